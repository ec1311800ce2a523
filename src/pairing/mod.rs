//! Pairings: who meets whom in a round, with which colour, on which board, and why.
//!
//! Every system answers with a [`Draft`]; nothing changes the event.

mod draft;
pub mod swiss;

use crate::event::{Event, System};

pub use draft::{
    Draft, Drawn, ForcedFault, Impossible, Options, PairError, Unpaired, UnpairedReason, Unsuitable,
};

/// Pairs `round` by the system of the event's regulation, from what was known before that round:
/// later rounds, results and withdrawals are left out of account.
///
/// # Errors
/// [`PairError::Impossible`] if no legal pairing exists; the others if the question cannot be
/// answered.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    match event.regulation.system {
        System::SwissRandom
        | System::SwissRating
        | System::SwissSolkoff
        | System::SwissBuchholz
        | System::SwissDutch => swiss::pair(event, round, options),
        System::RoundRobin | System::Scheveningen | System::KnockOut | System::Match => {
            Err(PairError::NoSuchRound { round, rounds: 0 })
        }
    }
}
