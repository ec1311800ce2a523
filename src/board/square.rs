//! Playing squares and sets of them.

use std::fmt;

use super::Variant;

/// A playing square, counted from 0 row by row from the top left as White sees the board:
/// `b8` = 0 … `g1` = 31 on 64 squares, `1` = 0 … `50` = 49 on 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this index; `None` off the board.
    pub const fn new(variant: Variant, index: u8) -> Option<Square> {
        if index < variant.squares() {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square with an index that is known to be on the board.
    pub(super) const fn from_index_unchecked(index: u8) -> Square {
        Square(index)
    }

    /// The square with this number (from 1, top left); `None` off the board.
    pub const fn from_number(variant: Variant, number: u8) -> Option<Square> {
        match number.checked_sub(1) {
            Some(index) => Square::new(variant, index),
            None => None,
        }
    }

    /// The square in this row and column, both from 0 at the top left; `None` where the
    /// square is light or off the board.
    pub const fn at(variant: Variant, row: i8, column: i8) -> Option<Square> {
        let width = variant.width() as i8;
        if row < 0 || column < 0 || row >= width || column >= width || (row + column) % 2 == 0 {
            return None;
        }
        Some(Square((row * (width / 2) + column / 2) as u8))
    }

    /// Index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Number from 1, counted from the top left.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Row from 0 at the top (Black's side).
    pub const fn row(self, variant: Variant) -> u8 {
        self.0 / (variant.width() / 2)
    }

    /// Column from 0 at White's left.
    pub const fn column(self, variant: Variant) -> u8 {
        let half = variant.width() / 2;
        2 * (self.0 % half) + (self.row(variant) + 1) % 2
    }

    /// The square on which this one falls when the board is turned by 180°.
    pub const fn turned(self, variant: Variant) -> Square {
        Square(variant.squares() - 1 - self.0)
    }

    /// The square's usual name: `c3` on 64 squares, `28` on 100.
    pub fn name(self, variant: Variant) -> String {
        match variant {
            Variant::International => self.number().to_string(),
            Variant::Russian => format!(
                "{}{}",
                char::from(b'a' + self.column(variant)),
                8 - self.row(variant)
            ),
        }
    }

    /// The square alone, as a set.
    pub const fn bit(self) -> SquareSet {
        SquareSet(1 << self.0)
    }
}

/// A set of squares: bit *i* is the square with index *i*.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet(pub u64);

impl SquareSet {
    /// No squares.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// How many squares the set has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no squares.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// This set with `square` too.
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// This set without `square`.
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    /// What is in either set.
    #[must_use]
    pub const fn union(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn intersection(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }

    /// The squares on which these fall when the board is turned by 180°.
    #[must_use]
    pub const fn turned(self, variant: Variant) -> SquareSet {
        SquareSet(self.0.reverse_bits() >> (64 - variant.squares()))
    }

    /// What is in this set and not in `other`.
    #[must_use]
    pub const fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// The squares of the set, by ascending index.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Square(index))
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(iter: I) -> Self {
        iter.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Square::number))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers() {
        let name = |index| Square::new(Variant::Russian, index).map(|s| s.name(Variant::Russian));
        assert_eq!(name(0).as_deref(), Some("b8"));
        assert_eq!(name(4).as_deref(), Some("a7"));
        assert_eq!(name(28).as_deref(), Some("a1"));
        assert_eq!(name(31).as_deref(), Some("g1"));
        assert_eq!(name(32), None);
        for variant in [Variant::Russian, Variant::International] {
            for index in 0..variant.squares() {
                let square = Square::new(variant, index).unwrap();
                let (row, column) = (square.row(variant), square.column(variant));
                assert_eq!(Square::at(variant, row as i8, column as i8), Some(square));
                assert_eq!(square.turned(variant).turned(variant), square);
            }
        }
    }
}
