//! Squares, moves and positions as text; game files.

pub mod fen;
pub mod pdn;
pub mod square;

pub use square::Numbering;
