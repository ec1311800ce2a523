//! Positions as text: FEN of draughts.
//!
//! ```
//! use shashki::notation::fen;
//! let position = fen::parse("W:Wa1,Kb2:Bc3", None).unwrap();
//! assert_eq!(fen::write(&position), "W:Wa1,Kb2:Bc3");
//! let error = fen::parse("W:W31,51:B1", None).unwrap_err();
//! assert_eq!(error.span.start, 6);
//! ```

use crate::board::{Colour, Square, Variant};
use crate::finding::Span;
use crate::position::{Kind, Piece, Position, Setup, SetupFault};

use super::square::{Numbering, by_file_and_rank, by_number, file_letter, listing_key};

/// Why a text is no position, and which bytes of it are to blame.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct FenError {
    /// What is wrong.
    pub kind: FenErrorKind,
    /// Where, in bytes of the text.
    pub span: Span,
}

/// What is wrong with a text that should be a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenErrorKind {
    /// There is no position at all.
    #[error("the position is empty")]
    Empty,
    /// It ends too soon.
    #[error("the position breaks off")]
    Incomplete,
    /// A character that has no place there.
    #[error("`{0}` is not expected here")]
    Unexpected(char),
    /// A square that the board does not have.
    #[error("there is no such square on the board")]
    NoSuchSquare,
    /// A range that runs backwards.
    #[error("the range runs backwards")]
    BadRange,
    /// The pieces of one colour are given twice.
    #[error("the pieces of one side are given twice")]
    SideTwice,
    /// A square named twice, or a man on his last row.
    #[error("{0}")]
    Setup(SetupFault),
}

/// How to read a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The game; found from the squares if `None` (letters: Russian; a number above 32, a file
    /// after `h` or a rank after 8: international; numbers up to 32 only: international).
    pub variant: Option<Variant>,
    /// From which corner numbers count.
    pub numbering: Numbering,
}

/// The position that `text` describes, numbers counted from the top left; see [`parse_setup`] for
/// what is understood.
///
/// # Errors
/// [`FenError`] with the bytes that cannot be understood.
pub fn parse(text: &str, variant: Option<Variant>) -> Result<Position, FenError> {
    let reading = Reading {
        variant,
        numbering: Numbering::TopLeft,
    };
    parse_as(text, reading)
}

/// As [`parse`], with every option.
///
/// # Errors
/// As [`parse`].
pub fn parse_as(text: &str, reading: Reading) -> Result<Position, FenError> {
    let setup = parse_setup(text, reading)?;
    setup.position().map_err(|faults| FenError {
        kind: faults
            .first()
            .map_or(FenErrorKind::Empty, |fault| FenErrorKind::Setup(*fault)),
        span: Span::new(0, text.len()),
    })
}

/// One square or range of a side, as written.
struct Item {
    colour: Colour,
    kind: Kind,
    from: Name,
    to: Option<Name>,
    span: Span,
}

#[derive(Clone, Copy)]
enum Name {
    Number(u32),
    Letters(u8, u32),
}

/// The arrangement that `text` describes.
///
/// Understood: a side to move (`W`, `B`, `Б`, `Ч`; White if missing) and the pieces of each side in
/// either order (White's first where the letter is missing), separated by `:` (or `;`); squares as numbers or as letter and number, in Latin or
/// Cyrillic letters, separated by commas or spaces; `K` (or `К`, `Д`, `D`) before a king or a range
/// of kings; ranges (`31-50`) of numbers; a side without pieces, empty or left out; either case;
/// spaces anywhere between; a final dot; quotation marks around the whole; leading zeros; the
/// counters that some servers add (`:H0:F1`, `:+0+0`), which are passed over.
///
/// # Errors
/// [`FenError`] with the bytes that cannot be understood.
pub fn parse_setup(text: &str, reading: Reading) -> Result<Setup, FenError> {
    let mut scan = Scan { text, at: 0 };
    let (to_move, items) = scan.position()?;
    if items.is_empty() && text.matches([':', ';']).count() < 2 {
        // `W`, `?`: not even sides without pieces.
        return Err(FenError {
            kind: FenErrorKind::Empty,
            span: Span::new(0, text.len()),
        });
    }
    let variant = reading.variant.unwrap_or_else(|| guess(&items));
    let mut setup = Setup::empty(variant, to_move);
    for item in &items {
        place(&mut setup, item, reading.numbering)?;
    }
    Ok(setup)
}

/// The counters (`:H0:F1`) that end a position, as written, the colon before them included.
pub fn counters(text: &str) -> Option<&str> {
    let text = text.trim_end_matches(|c| is_space(c) || c == '.');
    let mut at = text.len();
    while let Some(colon) = text[..at].rfind(':') {
        let part = &text[colon + 1..at];
        let rest = part.strip_prefix(['H', 'h', 'F', 'f', '+']).unwrap_or("");
        if rest.is_empty() || !rest.bytes().all(|b| b.is_ascii_digit() || b == b'+') {
            break;
        }
        at = colon;
    }
    text.get(at..).filter(|counters| !counters.is_empty())
}

fn guess(items: &[Item]) -> Variant {
    let mut letters = false;
    for name in items
        .iter()
        .flat_map(|item| [Some(item.from), item.to])
        .flatten()
    {
        match name {
            Name::Number(number) if number > 32 => return Variant::International,
            Name::Letters(file, rank) if file > 7 || rank > 8 => return Variant::International,
            Name::Letters(..) => letters = true,
            Name::Number(_) => {}
        }
    }
    if letters {
        Variant::Russian
    } else {
        Variant::International
    }
}

fn place(setup: &mut Setup, item: &Item, numbering: Numbering) -> Result<(), FenError> {
    let variant = setup.variant;
    let error = |kind| FenError {
        kind,
        span: item.span,
    };
    let one = |name| {
        match name {
            Name::Number(number) => by_number(variant, numbering, number),
            Name::Letters(file, rank) => by_file_and_rank(variant, file, rank),
        }
        .ok_or(error(FenErrorKind::NoSuchSquare))
    };
    let piece = Piece {
        colour: item.colour,
        kind: item.kind,
    };
    let mut put = |square: Square| match setup.piece_at(square) {
        // Named twice for one side, too: one of the two may be meant for another square.
        Some(_) => Err(error(FenErrorKind::Setup(SetupFault::Overlap(square)))),
        _ => {
            setup.put(square, piece);
            Ok(())
        }
    };
    match (item.from, item.to) {
        (name, None) => put(one(name)?),
        (Name::Number(first), Some(Name::Number(last))) => {
            one(item.from)?;
            one(Name::Number(last))?;
            if first > last {
                return Err(error(FenErrorKind::BadRange));
            }
            (first..=last).try_for_each(|number| put(one(Name::Number(number))?))
        }
        _ => Err(error(FenErrorKind::BadRange)),
    }
}

/// A walk over the text.
struct Scan<'a> {
    text: &'a str,
    at: usize,
}

fn side_letter(letter: char) -> Option<Colour> {
    match letter {
        'W' | 'w' | 'Б' | 'б' => Some(Colour::White),
        'B' | 'b' | 'В' | 'в' | 'Ч' | 'ч' => Some(Colour::Black),
        _ => None,
    }
}

fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '"' | '\u{feff}')
}

impl Scan<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn after(&self) -> Option<char> {
        self.text[self.at..].chars().nth(1)
    }

    fn skip(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn spaces(&mut self) {
        while self.peek().is_some_and(is_space) {
            self.skip();
        }
    }

    fn unexpected(&self) -> FenError {
        FenError {
            kind: self
                .peek()
                .map_or(FenErrorKind::Incomplete, FenErrorKind::Unexpected),
            span: Span::new(self.at, self.at + self.peek().map_or(0, char::len_utf8)),
        }
    }

    /// Whether only spaces and dots are left.
    fn at_end(&self) -> bool {
        self.text[self.at..]
            .chars()
            .all(|c| is_space(c) || c == '.')
    }

    fn position(&mut self) -> Result<(Colour, Vec<Item>), FenError> {
        self.spaces();
        if self.at_end() {
            return Err(FenError {
                kind: FenErrorKind::Empty,
                span: Span::new(0, self.text.len()),
            });
        }
        let to_move = self.side_to_move()?;
        let mut items = Vec::new();
        let mut given = [false; 2];
        loop {
            self.spaces();
            while matches!(self.peek(), Some(':' | ';')) {
                self.skip();
                self.spaces();
            }
            if self.at_end() {
                return Ok((to_move, items));
            }
            let start = self.at;
            match self.peek() {
                Some('H' | 'h' | 'F' | 'f' | '+') => self.counter()?,
                Some(letter) if side_letter(letter).is_some() => {
                    let colour = side_letter(letter).unwrap_or(Colour::White);
                    self.skip();
                    if std::mem::replace(&mut given[colour.index()], true) {
                        return Err(FenError {
                            kind: FenErrorKind::SideTwice,
                            span: Span::new(start, self.at),
                        });
                    }
                    self.pieces(colour, &mut items)?;
                }
                Some('0'..='9' | 'K' | 'k' | 'К' | 'к') if !given[1] => {
                    // No side is named: White's pieces come first.
                    let colour = Colour::BOTH[usize::from(given[0])];
                    given[colour.index()] = true;
                    self.pieces(colour, &mut items)?;
                }
                _ => return Err(self.unexpected()),
            }
        }
    }

    /// A side letter that stands alone before `:`.
    fn side_to_move(&mut self) -> Result<Colour, FenError> {
        let start = self.at;
        if let Some(colour) = self.peek().and_then(side_letter) {
            self.skip();
            self.spaces();
            let alone = matches!(self.peek(), Some(':' | ';'));
            // `W:B1-20` after the letter: the first letter is the side to move. `W:` with nothing
            // more, too. `W31:B1` has no side to move.
            if alone {
                return Ok(colour);
            }
            self.at = start;
        } else if self.peek() == Some('?') {
            self.skip();
        } else if !matches!(self.peek(), Some(':' | '0'..='9' | 'K' | 'k' | 'К' | 'к')) {
            return Err(self.unexpected());
        }
        Ok(Colour::White)
    }

    /// A counter of moves, which says nothing about the position.
    fn counter(&mut self) -> Result<(), FenError> {
        let start = self.at;
        while let Some(c) = self.peek() {
            match c {
                'H' | 'h' | 'F' | 'f' if self.at == start => self.skip(),
                '+' | '0'..='9' => self.skip(),
                _ => break,
            }
        }
        if self
            .peek()
            .is_none_or(|c| matches!(c, ':' | '.') || is_space(c))
        {
            Ok(())
        } else {
            Err(self.unexpected())
        }
    }

    fn pieces(&mut self, colour: Colour, items: &mut Vec<Item>) -> Result<(), FenError> {
        loop {
            self.spaces();
            match self.peek() {
                None | Some(':' | ';') => return Ok(()),
                Some(',') => self.skip(),
                Some('.') if self.at_end() => return Ok(()),
                _ => items.push(self.item(colour)?),
            }
        }
    }

    fn item(&mut self, colour: Colour) -> Result<Item, FenError> {
        let start = self.at;
        let mut kind = Kind::Man;
        match self.peek() {
            Some('K' | 'k' | 'К' | 'к') => kind = Kind::King,
            // A `D` is a king (dame, дамка) unless it is the file of a square.
            Some('D' | 'd' | 'Д' | 'д')
                if self.after().is_some_and(|c| file_letter(c).is_some()) =>
            {
                kind = Kind::King;
            }
            _ => {}
        }
        if kind == Kind::King {
            self.skip();
            self.spaces();
        }
        let from = self.name()?;
        let mut end = self.at;
        self.spaces();
        let mut to = None;
        if matches!(self.peek(), Some('-' | '–' | '—' | '−')) {
            self.skip();
            self.spaces();
            to = Some(self.name()?);
            end = self.at;
        }
        Ok(Item {
            colour,
            kind,
            from,
            to,
            span: Span::new(start, end),
        })
    }

    fn name(&mut self) -> Result<Name, FenError> {
        let letter = self.peek().and_then(file_letter);
        if letter.is_some() {
            self.skip();
        }
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.skip();
        }
        if start == self.at {
            return Err(self.unexpected());
        }
        // Too long a number is no square; the largest one that fits is none either.
        let number = self.text[start..self.at].parse().unwrap_or(u32::MAX);
        Ok(match letter {
            Some(file) => Name::Letters(file, number),
            None => Name::Number(number),
        })
    }
}

/// The position as FEN: side to move, White's pieces, Black's; numbers on 100 squares, letters on
/// 64. [`parse`] reads it back.
pub fn write(position: &Position) -> String {
    let variant = position.variant();
    let mut out = String::with_capacity(160);
    out.push(position.to_move().letter());
    for colour in Colour::BOTH {
        out.push(':');
        out.push(colour.letter());
        let mut squares: Vec<Square> = position.pieces(colour).iter().collect();
        squares.sort_by_key(|square| listing_key(variant, *square));
        for (index, square) in squares.into_iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            if position.kings(colour).contains(square) {
                out.push('K');
            }
            out.push_str(&square.name(variant));
        }
    }
    out
}
