//! The Swiss systems (3.17).
//!
//! All four share one procedure: score group by score group from the top, everybody takes the
//! first of his choices that leaves a completion. They differ in the classification inside a score
//! group and in the order of choice. [`pair`] answers for an event; [`pair_field`] is the
//! procedure itself, on a [`Field`] of anybody in any order.
//!
//! ```
//! use shashki::event::{Event, Number, Player, Regulation, System};
//! use shashki::pairing::{Options, pair};
//! let player = |number| Player { number: Number(number), ..Player::default() };
//! let event = Event {
//!     regulation: Regulation { system: System::SwissRating, ..Regulation::default() },
//!     seed: Some("00".to_owned()),
//!     players: (1..=6).map(player).collect(),
//!     ..Event::default()
//! };
//! let draft = pair(&event, 1, &Options::default()).unwrap();
//! let boards: Vec<_> = draft.pairings.iter().map(|p| p.white.max(p.black).0).collect();
//! assert_eq!(boards, [4, 5, 6]);
//! ```

mod bits;
mod choice;
mod colours;
mod complete;
mod explain;
mod field;
mod impossible;
mod judge;
mod least;
mod matching;
mod outlook;
mod procedure;
mod round;
mod setup;
pub mod simulate;
mod witness;

pub use choice::{Choice, Halves};
pub use colours::{ColourRule, colour_of_higher};
pub use complete::{ByeLog, ByeOrder, Outcome, Request, pair_field};
pub use field::{Bar, Entrant, Field};
pub(super) use impossible::absolute;
pub(super) use outlook::warnings;
pub use outlook::{most_rounds, sure_rounds};
pub use procedure::{Formed, GroupLog, Passed, WentDown};
pub use setup::{Readings, Setup};
pub use witness::Witness;

use crate::event::Event;

use super::repair::Published;
use super::{Draft, Options, PairError};

/// Pairs `round` by the Swiss system that the regulation names, from what was known before it.
///
/// # Errors
/// [`PairError::Impossible`] if no legal pairing exists; the others if the question cannot be
/// answered.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    Ok(round::pair(event, round, options, None)?.draft(event, round, options))
}

/// Pairs a published round again, keeping as much of it as possible.
///
/// # Errors
/// As [`pair`].
pub(super) fn repair(
    event: &Event,
    round: u32,
    options: &Options,
    published: &Published,
) -> Result<Draft, PairError> {
    Ok(round::pair(event, round, options, Some(published))?.draft(event, round, options))
}
