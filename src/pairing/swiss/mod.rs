//! The Swiss systems (3.17).

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
