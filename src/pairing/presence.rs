//! Who is there in a round.

use crate::event::{ByeKind, Event, Number};

use super::UnpairedReason;

/// Why `unit` is not there in `round`; `None` if it is.
pub fn missing(event: &Event, unit: Number, round: u32) -> Option<UnpairedReason> {
    if left_after(event, unit, round).is_some() {
        return Some(UnpairedReason::Withdrawn);
    }
    if absent(event, unit, round).is_some() {
        return Some(UnpairedReason::Absent);
    }
    let from = event.player(unit).and_then(|player| player.from_round);
    if !event.is_team_event() && from.is_some_and(|from| from > round) {
        return Some(UnpairedReason::NotYetEntered);
    }
    None
}

/// The last round in which `unit` took part, if it has left before `round`.
pub fn left_after(event: &Event, unit: Number, round: u32) -> Option<u32> {
    event
        .withdrawals
        .iter()
        .find(|left| left.player == unit && left.after_round < round)
        .map(|left| left.after_round)
}

/// What the round gives to `unit` if it has announced its absence.
pub fn absent(event: &Event, unit: Number, round: u32) -> Option<ByeKind> {
    event
        .absences
        .iter()
        .find(|absence| absence.player == unit && absence.rounds.contains(&round))
        .map(|absence| absence.kind)
}
