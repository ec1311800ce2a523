//! A position drawn as text: with letters (`w` and `b` are men, `W` and `B` kings, `.` an empty dark
//! square) or with figures.

use anstyle::{AnsiColor, Effects, Style};

use crate::board::{Colour, Square, SquareSet, Variant};
use crate::position::{Kind, Piece, Position};

/// How to draw a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// Squares to mark: in brackets, or inverted where there are colours.
    pub marked: SquareSet,
    /// Figures of draughts (⛀ ⛁ ⛂ ⛃) instead of letters.
    pub unicode: bool,
    /// Colours of a terminal.
    pub colours: bool,
}

/// The lines of the board in letters, White below, with its border of letters or numbers.
pub fn lines(position: &Position) -> Vec<String> {
    drawn(position, Drawing::default())
}

/// The lines of the board as `drawing` asks, White below. On 64 squares ranks and files stand at
/// the edges, on 100 squares the numbers of the first and last square of each row.
///
/// ```
/// use shashki::notation::fen;
/// use shashki::render::board::{Drawing, drawn};
/// let position = fen::parse("W:Wc3:BKd4", None).unwrap();
/// let c3 = position.men(shashki::board::Colour::White);
/// let lines = drawn(&position, Drawing { marked: c3, ..Drawing::default() });
/// assert_eq!(lines[4], "4    .   B   .   .");
/// assert_eq!(lines[5], "3  .  [w]  .   .");
/// ```
pub fn drawn(position: &Position, drawing: Drawing) -> Vec<String> {
    let variant = position.variant();
    let width = variant.width();
    let mut out: Vec<String> = (0..width)
        .map(|row| {
            let mut line = match variant {
                Variant::Russian => format!("{} ", width - row),
                Variant::International => format!("{:>2} ", row * 5 + 1),
            };
            let brackets = !drawing.colours;
            let mut after_marked = false;
            for column in 0..width {
                let square = Square::at(variant, row as i8, column as i8);
                let marked = square.is_some_and(|square| drawing.marked.contains(square));
                line.push(match (brackets, marked, after_marked) {
                    (true, true, _) => '[',
                    (true, false, true) => ']',
                    _ => ' ',
                });
                after_marked = marked;
                match square {
                    None => line.push(' '),
                    Some(square) => cell(&mut line, position.piece_at(square), marked, drawing),
                }
            }
            if brackets && after_marked {
                line.push(']');
            }
            if variant == Variant::International {
                let edge = if brackets && after_marked { " " } else { "  " };
                line.push_str(&format!("{edge}{}", row * 5 + 5));
            }
            line.trim_end().to_owned()
        })
        .collect();
    if variant == Variant::Russian {
        out.push("   a b c d e f g h".to_owned());
    }
    out
}

fn cell(line: &mut String, piece: Option<Piece>, marked: bool, drawing: Drawing) {
    let figure = match piece {
        None if drawing.unicode => '·',
        None => '.',
        Some(piece) => figure(piece, drawing.unicode),
    };
    if drawing.colours {
        let style = style(piece, marked);
        line.push_str(&format!("{style}{figure}{style:#}"));
    } else {
        line.push(figure);
    }
}

const fn figure(piece: Piece, unicode: bool) -> char {
    match (piece.colour, piece.kind, unicode) {
        (Colour::White, Kind::Man, true) => '⛀',
        (Colour::White, Kind::King, true) => '⛁',
        (Colour::Black, Kind::Man, true) => '⛂',
        (Colour::Black, Kind::King, true) => '⛃',
        (Colour::White, Kind::Man, false) => 'w',
        (Colour::White, Kind::King, false) => 'W',
        (Colour::Black, Kind::Man, false) => 'b',
        (Colour::Black, Kind::King, false) => 'B',
    }
}

fn style(piece: Option<Piece>, marked: bool) -> Style {
    let style = match piece.map(|piece| piece.colour) {
        Some(Colour::White) => Style::new().effects(Effects::BOLD),
        Some(Colour::Black) => Style::new().fg_color(Some(AnsiColor::Cyan.into())),
        None => Style::new().effects(Effects::DIMMED),
    };
    if marked {
        style.effects(style.get_effects() | Effects::INVERT)
    } else {
        style
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;

    #[test]
    fn both_boards() {
        let lines = super::lines(&Position::start(Variant::Russian));
        assert_eq!(lines[0], "8    b   b   b   b");
        assert_eq!(lines[7], "1  w   w   w   w");
        assert_eq!(lines[8], "   a b c d e f g h");
        let lines = super::lines(&Position::start(Variant::International));
        assert_eq!(lines[0], " 1    b   b   b   b   b  5");
        assert_eq!(lines[9], "46  w   w   w   w   w    50");
    }

    fn with(text: &str, numbers: &[u8], unicode: bool, colours: bool) -> Vec<String> {
        let position = fen::parse(text, None).unwrap();
        let marked = numbers
            .iter()
            .filter_map(|number| Square::from_number(position.variant(), *number))
            .collect();
        drawn(
            &position,
            Drawing {
                marked,
                unicode,
                colours,
            },
        )
    }

    #[test]
    fn marked_squares() {
        let lines = with("W:WK28,K5:B1,K6", &[28, 23, 5], false, false);
        assert_eq!(lines[0], " 1    b   .   .   .  [W] 5");
        assert_eq!(lines[4], "21    .   .  [.]  .   .  25");
        assert_eq!(lines[5], "26  .   .  [W]  .   .    30");
    }

    #[test]
    fn figures_and_colours() {
        let figures = with("W:WK28,50:B1,K6", &[], true, false);
        assert!(figures[0].starts_with(" 1    ⛂"));
        assert!(figures.concat().contains('⛁') && figures.concat().contains('⛃'));
        let coloured = with("W:WK28:B1", &[28], false, true).concat();
        assert!(coloured.contains('\u{1b}'));
        assert!(!coloured.contains(']'));
    }
}
