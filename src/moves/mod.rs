//! Legal moves: generation, playing, paths, judging of a written move, perft.
//!
//! ```
//! use shashki::board::Variant;
//! use shashki::moves::legal_moves;
//! use shashki::position::Position;
//! assert_eq!(legal_moves(&Position::start(Variant::Russian)).len(), 7);
//! assert_eq!(legal_moves(&Position::start(Variant::International)).len(), 9);
//! ```

mod generate;
mod list;
mod movement;
mod perft;
mod state;
mod walker;

pub use generate::{has_legal_move, legal_moves, play};
pub use list::{Move, MoveList};
pub use perft::perft;
