//! Pieces and positions. A [`Setup`] is any arrangement; a [`Position`] is one a game can reach
//! a move from.

mod piece;
mod state;

pub use piece::{Kind, Piece};
pub use state::{Position, Setup, SetupFault};
