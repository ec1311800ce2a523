//! The answer of `perft`.

use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Variant;

/// Leaves of the tree of legal moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Perft {
    /// The game.
    pub variant: Variant,
    /// The position, as FEN.
    pub fen: String,
    /// Half-moves counted.
    pub depth: u32,
    /// All leaves.
    pub nodes: u64,
    /// Leaves below each legal move, in ascending order of moves.
    pub moves: Vec<PerftMove>,
}

/// Leaves below one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PerftMove {
    /// The move.
    pub r#move: String,
    /// Its leaves.
    pub nodes: u64,
}
