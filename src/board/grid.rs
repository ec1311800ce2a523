//! The boards as bit masks with ghost squares, so that a step in one direction is the same shift
//! from every square.
//!
//! Two rows of the board take `2 × half + 1` bits (half = 4 or 5 playing squares a row); the last
//! of them is a ghost that belongs to no square. A step to the north-west is then a shift right by
//! `half + 1`, to the north-east by `half`, to the south-west a shift left by `half`, to the
//! south-east by `half + 1`; a step over the edge lands on a ghost or outside the board.
//!
//! ```
//! use shashki::board::grid::{Grid, Grid64, NORTH_EAST, step};
//! use shashki::board::{Square, SquareSet, Variant};
//! let c3 = Square::at(Variant::Russian, 5, 2).unwrap();
//! let d4 = step::<Grid64, NORTH_EAST>(Grid64::spread(c3.bit()));
//! assert_eq!(Grid64::square(d4).name(Variant::Russian), "d4");
//! ```

use super::{Colour, Square, SquareSet, Variant};

/// Towards Black's side and White's left.
pub const NORTH_WEST: usize = 0;
/// Towards Black's side and White's right.
pub const NORTH_EAST: usize = 1;
/// Towards White's side and White's left.
pub const SOUTH_WEST: usize = 2;
/// Towards White's side and White's right.
pub const SOUTH_EAST: usize = 3;

/// A board with ghost squares.
pub trait Grid: Copy + 'static {
    /// Whose board it is.
    const VARIANT: Variant;
    /// Playing squares in a row.
    const HALF: u32;
    /// All playing squares.
    const ALL: u64 = spread(u64::MAX, Self::HALF);

    /// The row on which a man of `colour` becomes a king (1.4.4).
    fn last_row(colour: Colour) -> u64 {
        row(
            match colour {
                Colour::White => 0,
                Colour::Black => 2 * Self::HALF - 1,
            },
            Self::HALF,
        )
    }

    /// The row before that.
    fn row_before_last(colour: Colour) -> u64 {
        row(
            match colour {
                Colour::White => 1,
                Colour::Black => 2 * Self::HALF - 2,
            },
            Self::HALF,
        )
    }

    /// A set of squares as bits of this grid.
    #[inline]
    fn spread(set: SquareSet) -> u64 {
        spread(set.0, Self::HALF)
    }

    /// Bits of this grid as a set of squares.
    #[inline]
    fn gather(bits: u64) -> SquareSet {
        SquareSet(gather(bits, Self::HALF))
    }

    /// The bit of a square.
    #[inline]
    fn bit(square: Square) -> u64 {
        let index = square.index() as u32;
        1 << (index + index / (2 * Self::HALF))
    }

    /// The square of the lowest bit; `bits` must have one on a playing square.
    #[inline]
    fn square(bits: u64) -> Square {
        let place = bits.trailing_zeros();
        Square::from_index_unchecked((place - place / (2 * Self::HALF + 1)) as u8)
    }
}

/// The grid of 64 squares.
#[derive(Clone, Copy, Debug)]
pub struct Grid64;

/// The grid of 100 squares.
#[derive(Clone, Copy, Debug)]
pub struct Grid100;

impl Grid for Grid64 {
    const VARIANT: Variant = Variant::Russian;
    const HALF: u32 = 4;
}

impl Grid for Grid100 {
    const VARIANT: Variant = Variant::International;
    const HALF: u32 = 5;
}

/// One step of every bit in the direction `D`; bits over the edge are not masked off.
#[inline(always)]
pub const fn step<G: Grid, const D: usize>(bits: u64) -> u64 {
    match D {
        NORTH_WEST => bits >> (G::HALF + 1),
        NORTH_EAST => bits >> G::HALF,
        SOUTH_WEST => bits << G::HALF,
        _ => bits << (G::HALF + 1),
    }
}

const fn spread(plain: u64, half: u32) -> u64 {
    let pair = (1 << (2 * half)) - 1;
    let mut bits = 0;
    let mut k = 0;
    while k < half {
        bits |= (plain >> (2 * half * k) & pair) << ((2 * half + 1) * k);
        k += 1;
    }
    bits
}

const fn gather(bits: u64, half: u32) -> u64 {
    let pair = (1 << (2 * half)) - 1;
    let mut plain = 0;
    let mut k = 0;
    while k < half {
        plain |= (bits >> ((2 * half + 1) * k) & pair) << (2 * half * k);
        k += 1;
    }
    plain
}

const fn row(row: u32, half: u32) -> u64 {
    spread(((1 << half) - 1) << (row * half), half)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps_agree_with_coordinates<G: Grid>() {
        let variant = G::VARIANT;
        for index in 0..variant.squares() {
            let square = Square::new(variant, index).unwrap();
            let bit = G::bit(square);
            assert_eq!(bit, G::spread(square.bit()));
            assert_eq!(G::square(bit), square);
            assert_eq!(G::gather(bit), square.bit());
            let (row, column) = (square.row(variant) as i8, square.column(variant) as i8);
            let to = |bits: u64| (bits & G::ALL != 0).then(|| G::square(bits));
            let at = |dr, dc| Square::at(variant, row + dr, column + dc);
            assert_eq!(to(step::<G, NORTH_WEST>(bit)), at(-1, -1));
            assert_eq!(to(step::<G, NORTH_EAST>(bit)), at(-1, 1));
            assert_eq!(to(step::<G, SOUTH_WEST>(bit)), at(1, -1));
            assert_eq!(to(step::<G, SOUTH_EAST>(bit)), at(1, 1));
        }
        assert_eq!(G::ALL.count_ones(), u32::from(variant.squares()));
    }

    #[test]
    fn steps() {
        steps_agree_with_coordinates::<Grid64>();
        steps_agree_with_coordinates::<Grid100>();
    }
}
