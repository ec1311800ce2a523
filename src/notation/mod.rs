//! Squares, moves and positions as text; game files.

pub mod encoding;
pub mod fen;
pub mod moves;
pub mod pdn;
mod plausible;
pub mod square;
pub mod verdict;

pub use square::Numbering;
