//! Pairings: who meets whom in a round, with which colour, on which board, and why.
//!
//! Every system answers with a [`Draft`]; nothing changes the event.

mod causes;
pub mod check;
pub mod colours;
mod draft;
pub mod duel;
pub mod dutch;
mod fixed;
mod forced;
mod games;
mod groups;
pub mod knock_out;
pub mod presence;
pub mod readings;
mod repair;
pub mod round_robin;
pub mod scheveningen;
pub mod stages;
pub mod swiss;
mod table;
mod weighted;
mod what_if;

use crate::event::{Event, GameResult, PendingCounts, System};

pub use draft::{
    Draft, Drawn, ForcedFault, Impossible, Options, PairError, Unpaired, UnpairedReason, Unsuitable,
};
pub use fixed::forbidden;
pub use games::{has_begun, line_up, reseat};
pub use repair::{Repaired, repair};
pub use table::{Table, TableError, TableRound, TableText};
pub use what_if::{WhatIf, what_if};

/// Pairs `round` by the system of the event's regulation, from what was known before that round:
/// later rounds, results and withdrawals are left out of account. Numbers are taken as final.
///
/// # Errors
/// [`PairError::Impossible`] if no legal pairing exists; the others if the question cannot be
/// answered.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    let next = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX) + 1;
    // Rounds of a table can be looked at beforehand.
    if round == 0 || (round > next && !is_fixed(event)) {
        return Err(PairError::OutOfOrder { round, next });
    }
    let mut draft = match event.regulation.system {
        System::SwissRandom
        | System::SwissRating
        | System::SwissSolkoff
        | System::SwissBuchholz => {
            results_known(event, round)?;
            swiss::pair(event, round, options)?
        }
        System::SwissDutch => {
            results_known(event, round)?;
            dutch::pair(event, round, options)?
        }
        System::RoundRobin => round_robin::pair(event, round, options)?,
        System::Scheveningen => scheveningen::pair(event, round, options)?,
        System::KnockOut => knock_out::pair(event, round, options)?,
        System::Match => duel::pair(event, round, options)?,
    };
    if !event.regulation.system.is_swiss() {
        fixed::outsiders(event, &mut draft);
    }
    draft.seed.clone_from(&event.seed);
    games::lay_out(event, &mut draft)?;
    games::draw_openings(event, &mut draft)?;
    Ok(draft)
}

/// How many rounds the event has by its system; `None` where only the regulation could say and
/// does not.
///
/// # Errors
/// If the event does not suit its system.
pub fn rounds(event: &Event) -> Result<Option<u32>, PairError> {
    let stated = Some(event.regulation.rounds).filter(|rounds| *rounds > 0);
    match event.regulation.system {
        System::RoundRobin => round_robin::Plan::new(event).map(|plan| Some(plan.rounds())),
        System::Scheveningen => scheveningen::rounds(event).map(Some),
        System::KnockOut => Ok(Some(knock_out::rounds(fixed::field(event).len()))),
        System::Match
        | System::SwissRandom
        | System::SwissRating
        | System::SwissSolkoff
        | System::SwissBuchholz
        | System::SwissDutch => Ok(stated),
    }
}

/// Whether the system's pairs do not depend on results, so that all rounds can be paired at once.
pub fn is_fixed(event: &Event) -> bool {
    match event.regulation.system {
        System::RoundRobin | System::Scheveningen => true,
        System::Match => readings::stop_when_decided(event) == Ok(false),
        _ => false,
    }
}

/// That every game before `round` has a result, or the regulation says what it counts.
///
/// # Errors
/// [`PairError::ResultMissing`] with the first game that has none.
pub fn results_known(event: &Event, round: u32) -> Result<(), PairError> {
    if event.regulation.pending_counts_as != PendingCounts::Refuse {
        return Ok(());
    }
    let mut open = event
        .rounds
        .iter()
        .filter(|earlier| earlier.number < round)
        .flat_map(|earlier| {
            earlier
                .pairings
                .iter()
                .filter(|pairing| matches!(pairing.result, None | Some(GameResult::Pending)))
                .map(|pairing| (earlier.number, pairing.board))
        });
    match open.next() {
        None => Ok(()),
        Some((round, board)) => Err(PairError::ResultMissing {
            round,
            board,
            count: 1 + open.count(),
        }),
    }
}
