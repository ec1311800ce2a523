//! A move as somebody wrote it: read as squares, not yet known to be legal.

use arrayvec::ArrayVec;

use crate::board::{Colour, Square, SquareSet};
use crate::position::Position;

/// More squares than a written move can sensibly name.
pub const MAX_POINTS: usize = 48;

/// A place that a written move names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// A playing square.
    Square(Square),
    /// Only a file (0 = `a`), as the first place of the short notation (`ed4`, 1.6.2).
    File(u8),
    /// Something that is no playing square of this board.
    Nowhere,
}

/// The sign between the squares of a written move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sign {
    /// None (`ed4`).
    #[default]
    None,
    /// A dash of any kind.
    Dash,
    /// `:`, `x`, `×` or `*` at least once.
    Capture,
}

/// A written move. Squares between the first and the last may be turning points or any squares on
/// the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The places named, in order; none for a lone dash in place of a forced capture (3.9.1).
    pub points: ArrayVec<Point, MAX_POINTS>,
    /// The sign between them.
    pub sign: Sign,
    /// The pieces that the record says were taken off, where it says so.
    pub captured: Option<SquareSet>,
}

impl Attempt {
    /// An attempt to go from `from` to `to`.
    pub fn ends(from: Square, to: Square) -> Attempt {
        Attempt {
            points: [Point::Square(from), Point::Square(to)]
                .into_iter()
                .collect(),
            ..Attempt::default()
        }
    }

    /// Whether this is a lone dash.
    pub fn is_dash(&self) -> bool {
        self.points.is_empty()
    }

    /// Whether the first place is or may be `square`, which lies on `file`.
    pub(super) fn starts_on(&self, square: Square, file: u8) -> bool {
        match self.points.first() {
            Some(Point::Square(first)) => *first == square,
            Some(Point::File(first)) => *first == file,
            _ => false,
        }
    }

    /// The same attempt read as the two ends and the pieces taken (`32x23x28`); `None` unless it is
    /// written as a capture and the opponent's pieces stand on all the squares after the second.
    pub(super) fn with_captures_listed(&self, position: &Position) -> Option<Attempt> {
        let [first, second, taken @ ..] = &self.points[..] else {
            return None;
        };
        if self.sign != Sign::Capture || taken.is_empty() || self.captured.is_some() {
            return None;
        }
        let foe = position.pieces(!position.to_move());
        let mut captured = SquareSet::EMPTY;
        for point in taken {
            match point {
                Point::Square(square) if foe.contains(*square) => {
                    captured = captured.with(*square);
                }
                _ => return None,
            }
        }
        Some(Attempt {
            points: [*first, *second].into_iter().collect(),
            sign: self.sign,
            captured: Some(captured),
        })
    }

    /// The squares between the first and the last.
    pub(super) fn between(&self) -> impl Iterator<Item = Square> + '_ {
        let end = self.points.len().saturating_sub(1);
        self.points
            .iter()
            .take(end)
            .skip(1)
            .filter_map(|point| match point {
                Point::Square(square) => Some(*square),
                _ => None,
            })
    }

    /// The last place, if it is a square.
    pub(super) fn target(&self) -> Option<Square> {
        match self.points.last() {
            Some(Point::Square(square)) => Some(*square),
            _ => None,
        }
    }
}

/// What the record tells beside the position: needed only to tell two moves in a row from a move
/// with the opponent's piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Who made the half-move before; `None` at the beginning.
    pub previous: Option<Colour>,
    /// Whether the record itself gives this move to the side that made the one before (`1. a b 1...
    /// c`, a column of the score sheet).
    pub repeats_side: bool,
}
