//! Moves as text: reading what people write, writing what everybody can read.
//!
//! ```
//! use shashki::board::Variant;
//! use shashki::moves::{History, Judged, judge};
//! use shashki::notation::{Numbering, moves};
//! use shashki::position::Position;
//! let start = Position::start(Variant::Russian);
//! let written = moves::parse("ed4").unwrap();
//! let attempt = written.attempt(Variant::Russian, Numbering::TopLeft);
//! let Ok(Judged::Move(mv)) = judge(&start, &attempt, History::default()) else { panic!() };
//! assert_eq!(moves::write(&start, &mv), "e3-d4");
//! ```

use arrayvec::ArrayVec;

use crate::board::{Square, Variant};
use crate::finding::Span;
use crate::moves::{Attempt, MAX_POINTS, Move, Point, Sign, filled, legal_moves, paths, stepped};
use crate::position::Position;

use super::square::{Numbering, by_file_and_rank, by_number, file_letter};

/// A square as it is written, before the board and the direction of numbers are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Name {
    /// A number.
    Number(u16),
    /// A file (0 = `a`) and a rank.
    Square(u8, u8),
    /// Only a file, first in the short notation.
    File(u8),
}

/// A square as it is written, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// What is written.
    pub name: Name,
    start: u16,
    end: u16,
}

impl Place {
    /// Its bytes in the text of the move.
    pub fn span(&self) -> Span {
        Span::new(self.start.into(), self.end.into())
    }
}

/// A move as it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The squares named, in order; none for a lone dash.
    pub places: ArrayVec<Place, MAX_POINTS>,
    /// The sign between them.
    pub sign: Sign,
}

/// Why a text is not the writing of a move, and which bytes of it are to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct MoveTextError {
    /// What is wrong.
    pub kind: MoveTextErrorKind,
    /// Where, in bytes of the text.
    pub span: Span,
}

/// What is wrong with a text that should be a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextErrorKind {
    /// A character that has no place there.
    #[error("`{0}` is not expected in a move")]
    Unexpected(char),
    /// A square is missing at the end, or there is only one.
    #[error("the move is incomplete")]
    Incomplete,
    /// More squares than any move has.
    #[error("the move names more squares than any move has")]
    TooLong,
}

impl Written {
    /// The move on the squares of a board. Names of squares that it does not have become
    /// [`Point::Nowhere`].
    pub fn attempt(&self, variant: Variant, numbering: Numbering) -> Attempt {
        let square = |name| match name {
            Name::Number(number) => by_number(variant, numbering, number.into()),
            Name::Square(file, rank) => by_file_and_rank(variant, file, rank.into()),
            Name::File(_) => None,
        };
        Attempt {
            points: self
                .places
                .iter()
                .map(|place| match place.name {
                    Name::File(file) => Point::File(file),
                    name => square(name).map_or(Point::Nowhere, Point::Square),
                })
                .collect(),
            sign: self.sign,
            captured: None,
        }
    }

    /// Whether squares are written as numbers (else by letters); `None` for a lone dash.
    pub fn is_numeric(&self) -> Option<bool> {
        self.places
            .first()
            .map(|place| matches!(place.name, Name::Number(_)))
    }

    /// The highest number among the squares, 0 if there is none.
    pub fn highest_number(&self) -> u16 {
        self.places
            .iter()
            .map(|place| match place.name {
                Name::Number(number) => number,
                _ => 0,
            })
            .max()
            .unwrap_or(0)
    }
}

/// Reads a move.
///
/// Understood: squares as numbers (leading zeros too) or as letter and number, in Latin or
/// Cyrillic letters ([`file_letter`]) of either case; between them `-`, any longer dash, `x`, `:`,
/// `×`, `*`, Cyrillic `х`, spaces around these, or nothing between letters (`c3d4`); any number of
/// squares on the way; the short notation (`ed4`, `c:h4`); a lone dash.
///
/// # Errors
/// [`MoveTextError`] with the bytes that cannot be understood.
pub fn parse(text: &str) -> Result<Written, MoveTextError> {
    let mut scan = Scan { text, at: 0 };
    let mut written = Written::default();
    scan.spaces();
    if scan.only_dashes() {
        written.sign = Sign::Dash;
        return Ok(written);
    }
    loop {
        let place = scan.place(written.places.is_empty())?;
        written.places.try_push(place).map_err(|_| MoveTextError {
            kind: MoveTextErrorKind::TooLong,
            span: Span::new(0, text.len()),
        })?;
        scan.spaces();
        if scan.at == text.len() {
            break;
        }
        match scan.sign() {
            Some(Sign::Capture) => written.sign = Sign::Capture,
            Some(sign) if written.sign == Sign::None => written.sign = sign,
            Some(_) => {}
            // Letters need no sign between squares.
            None if !matches!(place.name, Name::Number(_)) && scan.letter_ahead() => {}
            None => return Err(scan.unexpected()),
        }
        scan.spaces();
    }
    let complete = written.places.len() > 1;
    if complete {
        Ok(written)
    } else {
        Err(MoveTextError {
            kind: MoveTextErrorKind::Incomplete,
            span: Span::new(0, text.len()),
        })
    }
}

/// Whether `c` is a dash of any kind.
pub fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}' | '\u{fe58}' | '\u{ff0d}'
    )
}

/// Whether `c` is a sign of capture. The Cyrillic `х` is one only where it names no file.
pub fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | ':' | '×' | '*' | 'х' | 'Х' | '✕' | '⨯')
}

/// A file that no board has.
const NO_FILE: u8 = u8::MAX;

struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl Scan<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn second(&self) -> Option<char> {
        self.text[self.at..].chars().nth(1)
    }

    fn skip(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    fn spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.skip();
        }
    }

    fn only_dashes(&self) -> bool {
        let rest = self.text[self.at..].trim_end();
        !rest.is_empty() && rest.chars().all(is_dash)
    }

    /// Whether a square in letters, not a sign of capture, comes next.
    fn letter_ahead(&self) -> bool {
        self.peek().is_some_and(|c| file_letter(c).is_some())
    }

    fn unexpected(&self) -> MoveTextError {
        MoveTextError {
            kind: self
                .peek()
                .map_or(MoveTextErrorKind::Incomplete, MoveTextErrorKind::Unexpected),
            span: Span::new(self.at, self.at + self.peek().map_or(0, char::len_utf8)),
        }
    }

    fn sign(&mut self) -> Option<Sign> {
        let c = self.peek()?;
        if is_dash(c) {
            // `c3--d4` is typed for a long dash.
            while self.peek().is_some_and(is_dash) {
                self.skip();
            }
            return Some(Sign::Dash);
        }
        // `c3х4` names the file h; `c3хd4` and `15х24` do not.
        let names_file = matches!(c, 'х' | 'Х')
            && self.second().is_some_and(|c| c.is_ascii_digit())
            && !self.text[..self.at].ends_with(char::is_whitespace)
            && self.text[..self.at].contains(|c| file_letter(c).is_some());
        if is_capture_sign(c) && !names_file {
            self.skip();
            return Some(Sign::Capture);
        }
        None
    }

    fn place(&mut self, first: bool) -> Result<Place, MoveTextError> {
        let start = self.at;
        let mut file = self.peek().and_then(file_letter);
        // Another letter before a number names a file that no board has.
        let nowhere = self.peek().is_some_and(char::is_alphabetic)
            && self.second().is_some_and(|c| c.is_ascii_digit());
        if file.is_none() && nowhere {
            file = Some(NO_FILE);
        }
        if file.is_some() {
            self.skip();
        }
        let digits = self.at;
        let mut number: u16 = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = number.saturating_mul(10).saturating_add(digit as u16);
            self.skip();
        }
        let name = match file {
            None if digits == self.at => return Err(self.unexpected()),
            None => Name::Number(number),
            Some(file) if digits == self.at => {
                if !first {
                    return Err(self.unexpected());
                }
                Name::File(file)
            }
            Some(file) => Name::Square(file, u8::try_from(number).unwrap_or(u8::MAX)),
        };
        let end = u16::try_from(self.at).map_err(|_| MoveTextError {
            kind: MoveTextErrorKind::TooLong,
            span: Span::new(0, self.text.len()),
        })?;
        Ok(Place {
            name,
            start: start as u16,
            end,
        })
    }
}

/// The canonical text of a legal move: squares by letters with `-` and `:` on 64 squares, by
/// numbers with `-` and `x` on 100; only the ends, or every turning point where another capture
/// has the same ends (1.6.2).
///
/// [`parse`] and [`crate::moves::judge`] lead back to the same move.
pub fn write(position: &Position, mv: &Move) -> String {
    let rivals = mv.is_capture()
        && legal_moves(position)
            .iter()
            .any(|other| other.from == mv.from && other.to == mv.to && other != mv);
    write_among(position, mv, rivals)
}

/// As [`write()`], for a caller that knows whether another legal move has the same ends.
pub fn write_among(position: &Position, mv: &Move, rivals: bool) -> String {
    let variant = position.variant();
    if !rivals {
        return join(variant, mv.is_capture(), &[mv.from, mv.to]);
    }
    // The turning points decide which pieces are taken, so any way will do.
    let ways = paths(position, mv);
    let best = ways
        .iter()
        .min_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    match best {
        // A straight capture beside one with turns: its ends do not tell it, its squares do.
        // A jump over a neighbour has none; the piece jumped must do.
        Some(way) if way.len() == 2 => {
            let squares = filled(position, way);
            if squares.len() > 2 {
                join(variant, true, &squares)
            } else {
                join(variant, true, &stepped(variant, way))
            }
        }
        Some(way) => join(variant, true, way),
        None => join(variant, true, &[mv.from, mv.to]),
    }
}

/// Squares joined by the sign of a capture or of a quiet move in the notation of the game.
pub fn join(variant: Variant, capture: bool, squares: &[Square]) -> String {
    let sign = match (variant, capture) {
        (_, false) => '-',
        (Variant::Russian, true) => ':',
        (Variant::International, true) => 'x',
    };
    let mut out = String::with_capacity(squares.len() * 3);
    for (index, square) in squares.iter().enumerate() {
        if index > 0 {
            out.push(sign);
        }
        out.push_str(&square.name(variant));
    }
    out
}
