//! The law of a game as it was played: draw counters, repetition and claims, how the game ended,
//! irregular moves.
//!
//! ```
//! use shashki::board::Variant;
//! use shashki::finding::Book;
//! use shashki::game::{Course, Options};
//! use shashki::moves::{legal_moves, play};
//! use shashki::position::Position;
//! use shashki::rules::Rulebook;
//! let law = Rulebook::of(Book::Ru2011, Variant::Russian).unwrap();
//! let start = Position::start(Variant::Russian);
//! let mut course = Course::new(&start, &law, Options::default());
//! let first = legal_moves(&start)[0];
//! course.push(&first, &play(&start, &first));
//! let verdict = course.finish();
//! assert!(verdict.outcome.is_open());
//! assert!(verdict.claims.is_empty());
//! ```

mod claims;
mod counters;
mod course;
mod force;
mod irregular;
mod outcome;
mod repetition;
pub mod replay;
mod ruling;

pub use claims::{Claim, ClaimKind, Right, Way};
pub use counters::{Count, Unit};
pub use course::{Course, History, Options, Tick, Verdict, course};
pub use irregular::{AsPlayedError, Correction, Played, apply_as_played, read_as_played};
pub use outcome::{End, Outcome, Recorded, findings};
pub use ruling::{AskedClaim, Consequence, Ruling, RulingError, rule};
