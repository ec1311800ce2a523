//! Squares as text: numbers in both directions, letters of two alphabets.

use crate::board::{Square, Variant};

/// From which corner numeric squares of a file count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Numbering {
    /// From the top left as White sees it: `b8` = 1 on 64 squares. What files do, and always so
    /// on 100 squares.
    #[default]
    TopLeft,
    /// From the bottom left: `a1` = 1 on 64 squares, as PDN 3.0 asks. On 100 squares the same as
    /// [`Numbering::TopLeft`].
    BottomLeft,
}

/// The square with this number, from 1; `None` off the board.
pub fn by_number(variant: Variant, numbering: Numbering, number: u32) -> Option<Square> {
    let square = Square::from_number(variant, u8::try_from(number).ok()?)?;
    match (variant, numbering) {
        (Variant::Russian, Numbering::BottomLeft) => Some(flipped(square)),
        _ => Some(square),
    }
}

/// The number of a square in this direction.
pub fn number(variant: Variant, numbering: Numbering, square: Square) -> u8 {
    match (variant, numbering) {
        (Variant::Russian, Numbering::BottomLeft) => flipped(square).number(),
        _ => square.number(),
    }
}

/// The square that has the number of `square` when rows are counted from the other side.
fn flipped(square: Square) -> Square {
    let index = square.index() as u8;
    let row = 7 - index / 4;
    Square::new(Variant::Russian, row * 4 + index % 4).unwrap_or(square)
}

/// The square on this file (0 = `a`) and rank (from 1, White's side); `None` off the board and for
/// light squares.
pub fn by_file_and_rank(variant: Variant, file: u8, rank: u32) -> Option<Square> {
    let rank = i8::try_from(rank).ok()?;
    let row = (variant.width() as i8).checked_sub(rank)?;
    Square::at(variant, row, i8::try_from(file).ok()?)
}

/// The file (0 = `a`) that a letter names, in either case.
///
/// Latin `a`–`j` (`i` and `j` exist on 100 squares only); Cyrillic `а б ц д е ф г х`, also `ж` for
/// `g` and `ш` for `h` (after their sound), and letters that look like Latin ones: `с` for `c`,
/// `в` and `ь` for `b`, `н` for `h`.
pub fn file_letter(letter: char) -> Option<u8> {
    Some(match letter {
        'a' | 'A' | 'а' | 'А' => 0,
        'b' | 'B' | 'б' | 'Б' | 'в' | 'В' | 'ь' | 'Ь' => 1,
        'c' | 'C' | 'ц' | 'Ц' | 'с' | 'С' => 2,
        'd' | 'D' | 'д' | 'Д' => 3,
        'e' | 'E' | 'е' | 'Е' => 4,
        'f' | 'F' | 'ф' | 'Ф' => 5,
        'g' | 'G' | 'г' | 'Г' | 'ж' | 'Ж' => 6,
        'h' | 'H' | 'х' | 'Х' | 'ш' | 'Ш' | 'н' | 'Н' => 7,
        'i' | 'I' => 8,
        'j' | 'J' => 9,
        _ => return None,
    })
}

/// The order in which squares are listed: by number on 100 squares, by file and then by rank on
/// 64 (as 1.6.2 lists them).
pub fn listing_key(variant: Variant, square: Square) -> (u8, u8) {
    match variant {
        Variant::International => (0, square.number()),
        Variant::Russian => (square.column(variant), 8 - square.row(variant)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_directions() {
        let name = |numbering, number| {
            by_number(Variant::Russian, numbering, number).map(|s| s.name(Variant::Russian))
        };
        assert_eq!(name(Numbering::TopLeft, 1).as_deref(), Some("b8"));
        assert_eq!(name(Numbering::TopLeft, 32).as_deref(), Some("g1"));
        assert_eq!(name(Numbering::BottomLeft, 1).as_deref(), Some("a1"));
        assert_eq!(name(Numbering::BottomLeft, 5).as_deref(), Some("b2"));
        assert_eq!(name(Numbering::BottomLeft, 32).as_deref(), Some("h8"));
        assert_eq!(name(Numbering::BottomLeft, 33), None);
        for n in 1..=32 {
            let square = by_number(Variant::Russian, Numbering::BottomLeft, n).unwrap();
            assert_eq!(
                u32::from(number(Variant::Russian, Numbering::BottomLeft, square)),
                n
            );
        }
    }

    #[test]
    fn letters_of_both_alphabets() {
        let files = |text: &str| text.chars().map(file_letter).collect::<Vec<_>>();
        let all: Vec<_> = (0..8).map(Some).collect();
        assert_eq!(files("abcdefgh"), all);
        assert_eq!(files("абцдефгх"), all);
        assert_eq!(files("АВСДЕФЖШ"), all);
        assert_eq!(file_letter('k'), None);
    }
}
