//! Moves and lists of them.

use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::board::{Square, SquareSet};

/// A legal move: where from, where to, and which pieces it takes off. Two ways of capturing the
/// same pieces between the same squares are one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stood.
    pub from: Square,
    /// Where it stands afterwards; a capture may end where it began.
    pub to: Square,
    /// The squares of the pieces it takes; empty for a quiet move.
    pub captured: SquareSet,
}

impl Move {
    /// Whether the move takes anything.
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }
}

/// Moves that fit without touching the heap: more than any position of a played game has.
const INLINE: usize = 96;

/// A list of moves, in ascending order and without duplicates once it is generated.
///
/// Up to 96 moves are kept in place, so that listing the moves of a position does not allocate;
/// a set-up with more of them (an empty board with twenty kings has some 200, a capture over a
/// lattice of pieces can have thousands of ends) moves to the heap, and nothing is lost.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    near: ArrayVec<Move, INLINE>,
    far: Vec<Move>,
}

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    #[inline]
    pub(super) fn push(&mut self, mv: Move) {
        if !self.far.is_empty() {
            self.far.push(mv);
        } else if let Err(full) = self.near.try_push(mv) {
            self.far.extend(self.near.drain(..));
            self.far.push(full.element());
        }
    }

    pub(super) fn clear(&mut self) {
        self.near.clear();
        self.far.clear();
    }

    pub(super) fn sort_and_dedup(&mut self) {
        if self.far.is_empty() {
            self.near.sort_unstable();
            let mut kept = 0;
            for index in 0..self.near.len() {
                if index == 0 || self.near[index] != self.near[kept - 1] {
                    self.near[kept] = self.near[index];
                    kept += 1;
                }
            }
            self.near.truncate(kept);
        } else {
            self.far.sort_unstable();
            self.far.dedup();
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        if self.far.is_empty() {
            &self.near
        } else {
            &self.far
        }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
