//! Perft: how many leaves the tree of legal moves has at a depth.

use crate::position::Position;

use super::{legal_moves, play};

/// The number of leaves `depth` half-moves below `position`; 1 at depth 0.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = legal_moves(position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| perft(&play(position, mv), depth - 1))
        .sum()
}
