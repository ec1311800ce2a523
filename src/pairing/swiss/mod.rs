//! The Swiss systems (3.17).

mod bits;
mod choice;
mod complete;
mod field;
mod judge;
mod least;
mod matching;
mod procedure;
mod witness;

pub use choice::{Choice, Halves};
pub use complete::{ByeLog, ByeOrder, Outcome, Request, pair_field};
pub use field::{Bar, Entrant, Field};
pub use procedure::{Formed, GroupLog, Passed, WentDown};
pub use witness::Witness;

use crate::event::Event;

use super::{Draft, Options, PairError};

/// Pairs `round` by the Swiss system that the regulation names, from what was known before it.
///
/// # Errors
/// [`PairError::Impossible`] if no legal pairing exists; the others if the question cannot be
/// answered.
pub fn pair(event: &Event, round: u32, _options: &Options) -> Result<Draft, PairError> {
    let _ = event;
    Err(PairError::NoSuchRound { round, rounds: 0 })
}
