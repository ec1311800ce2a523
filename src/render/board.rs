//! A position drawn with letters: `w` and `b` are men, `W` and `B` kings, `.` an empty dark square.

use crate::board::{Colour, Square, Variant};
use crate::position::{Kind, Piece, Position};

/// The lines of the board, White below, with its border of letters or numbers.
pub fn lines(position: &Position) -> Vec<String> {
    let variant = position.variant();
    let width = variant.width() as i8;
    let mut out = Vec::new();
    for row in 0..width {
        let mut line = String::new();
        let squares: Vec<Option<Square>> = (0..width)
            .map(|column| Square::at(variant, row, column))
            .collect();
        match variant {
            Variant::Russian => line.push_str(&format!("{} ", 8 - row)),
            Variant::International => {
                let first = squares.iter().flatten().next().map_or(0, |s| s.number());
                line.push_str(&format!("{first:>2} "));
            }
        }
        for square in &squares {
            line.push(' ');
            line.push(square.map_or(' ', |square| letter(position.piece_at(square))));
        }
        if variant == Variant::International {
            let last = squares.iter().flatten().last().map_or(0, |s| s.number());
            line.push_str(&format!("  {last}"));
        }
        out.push(line.trim_end().to_owned());
    }
    if variant == Variant::Russian {
        out.push("   a b c d e f g h".to_owned());
    }
    out
}

const fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => '.',
        Some(Piece {
            colour: Colour::White,
            kind: Kind::Man,
        }) => 'w',
        Some(Piece {
            colour: Colour::White,
            kind: Kind::King,
        }) => 'W',
        Some(Piece {
            colour: Colour::Black,
            kind: Kind::Man,
        }) => 'b',
        Some(Piece {
            colour: Colour::Black,
            kind: Kind::King,
        }) => 'B',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
