//! Squares, moves and positions as text; game files.

pub mod fen;
pub mod square;

pub use square::Numbering;
