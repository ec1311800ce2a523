//! Legal moves: generation, playing, paths, judging of a written move, perft.
//!
//! ```
//! use shashki::board::Variant;
//! use shashki::moves::legal_moves;
//! use shashki::position::Position;
//! assert_eq!(legal_moves(&Position::start(Variant::Russian)).len(), 7);
//! assert_eq!(legal_moves(&Position::start(Variant::International)).len(), 9);
//! ```

mod attempt;
mod bits;
mod diagnose;
mod fault;
mod generate;
mod judge;
mod list;
mod movement;
mod partial;
mod path;
mod perft;
mod raw;
mod state;
mod walker;

pub use attempt::{Attempt, History, MAX_POINTS, Point, Sign};
pub use fault::{Fault, FaultKind};
pub use generate::{has_legal_move, legal_moves, legal_moves_unsorted, play, quiet_move};
pub use judge::{Judged, judge, judge_among};
pub use list::{Move, MoveList};
pub use path::{filled, path, paths, stepped};
pub use perft::{divide, perft, perft_of_ways};
