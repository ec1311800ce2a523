//! Who is there: leavers, those who come back, announced absences.

use super::{Change, Refused, Who};
use crate::event::{Absence, ByeKind, Event, GameResult, Number, Pairing, Withdrawal};
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// Somebody leaves. `after_round`: the last round he took part in; the last paired one where it
/// is not said.
///
/// # Errors
/// [`Refused`] if he has left already, or has played in a later round.
pub fn withdraw(
    event: &mut Event,
    who: Number,
    after_round: Option<u32>,
    excluded: bool,
) -> Result<Change, Refused> {
    let name = Who::unit(event, who);
    if let Some(gone) = event.withdrawals.iter().find(|gone| gone.player == who) {
        return Err(has_left(event, gone));
    }
    let paired = event.rounds.len() as u32;
    let after_round = after_round.unwrap_or(paired);
    if after_round > paired {
        return Err(Refused::new(codes::ROUND_NOT_PAIRED)
            .field("round", after_round)
            .field("last", paired));
    }
    if let Some(round) = played_after(event, who, after_round) {
        return Err(has_result(who, name, round));
    }
    event.withdrawals.push(Withdrawal {
        player: who,
        after_round,
        excluded,
    });
    Ok(Change::Withdrawn {
        who: name,
        after_round,
        excluded,
    })
}

/// He is a leaver.
pub(super) fn has_left(event: &Event, gone: &Withdrawal) -> Refused {
    Refused::new(codes::ALREADY_WITHDRAWN)
        .field("player", gone.player.to_string())
        .field("name", event.unit_name(gone.player))
        .field("round", gone.after_round)
}

/// He has played in the round.
pub(super) fn has_result(who: Number, name: Who, round: u32) -> Refused {
    Refused::new(codes::HAS_RESULT)
        .field("player", who.to_string())
        .field("name", name.name)
        .field("round", round)
}

/// The first round after `round` in which a player or team has really played, if any.
pub(in crate::event) fn played_after(event: &Event, who: Number, round: u32) -> Option<u32> {
    event
        .rounds
        .iter()
        .filter(|later| later.number > round)
        .find(|later| played_in(event, who, later.number))
        .map(|later| later.number)
}

/// Whether a player or team has really played in the round.
pub(super) fn played_in(event: &Event, who: Number, round: u32) -> bool {
    let pairings = event.round(round).map(|round| round.pairings.as_slice());
    pairings.unwrap_or_default().iter().any(|pairing| {
        (pairing.white == who || pairing.black == who)
            && (pairing.result.is_some_and(GameResult::is_played)
                || pairing
                    .games
                    .iter()
                    .any(|g| g.result.is_some_and(GameResult::is_played)))
    })
}

/// A remark that rounds were paired without a leaver who is about to come back: his games there
/// have results without play, which stand.
pub fn unplayed(event: &Event, who: Number) -> Option<Finding> {
    let gone = event.withdrawals.iter().find(|gone| gone.player == who)?;
    let minus = |pairing: &Pairing| match pairing.result {
        Some(GameResult::Forfeit { white, black }) => {
            (pairing.white == who && !white) || (pairing.black == who && !black)
        }
        _ => false,
    };
    let later = event.rounds.iter();
    let later = later.filter(|round| round.number > gone.after_round);
    let rounds: Vec<String> = later
        .filter(|round| round.pairings.iter().any(minus))
        .map(|round| round.number.to_string())
        .collect();
    (!rounds.is_empty()).then(|| {
        Finding::new(codes::UNPLAYED_STANDS)
            .field("player", who.to_string())
            .field("name", event.unit_name(who))
            .field("rounds", rounds.join(", "))
    })
}

/// A leaver comes back, or an absentee will play after all. Rounds that a leaver missed count as
/// announced absences (3.17.2): who came back is no leaver.
///
/// # Errors
/// [`Refused`] if he has neither left nor announced an absence.
pub fn back(event: &mut Event, who: Number, rounds: &[u32]) -> Result<Vec<Change>, Refused> {
    let mut changes = Vec::new();
    let name = Who::unit(event, who);
    let paired = event.rounds.len() as u32;
    if let Some(index) = event.withdrawals.iter().position(|gone| gone.player == who) {
        let gone = event.withdrawals.remove(index);
        let missed = (gone.after_round + 1..=paired)
            .filter(|round| !mentioned(event, who, *round))
            .collect();
        changes.push(Change::Returned {
            who: name.clone(),
            missed,
        });
    }
    let wanted = |round: u32| {
        if rounds.is_empty() {
            round > paired
        } else {
            rounds.contains(&round)
        }
    };
    let mut freed = Vec::new();
    for absence in event
        .absences
        .iter_mut()
        .filter(|absence| absence.player == who)
    {
        freed.extend(absence.rounds.iter().filter(|round| wanted(**round)));
        absence.rounds.retain(|round| !wanted(*round));
    }
    event.absences.retain(|absence| !absence.rounds.is_empty());
    if !freed.is_empty() {
        freed.sort_unstable();
        freed.dedup();
        changes.push(Change::Present {
            who: name.clone(),
            rounds: freed,
        });
    }
    if changes.is_empty() {
        return Err(Refused::new(codes::NOT_AWAY)
            .field("player", who.to_string())
            .field("name", name.name));
    }
    Ok(changes)
}

/// That the event has such a round, where its number of rounds is decided.
pub(super) fn within(event: &Event, round: u32) -> Result<(), Refused> {
    let paired = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX);
    let rounds = event.regulation.rounds;
    if rounds > 0 && round > rounds.max(paired) {
        return Err(Refused::new(codes::BEYOND_ROUNDS)
            .field("round", round)
            .field("rounds", rounds));
    }
    Ok(())
}

fn mentioned(event: &Event, who: Number, round: u32) -> bool {
    event.round(round).is_some_and(|round| {
        round
            .pairings
            .iter()
            .any(|p| p.white == who || p.black == who)
            || round.byes.iter().any(|bye| bye.player == who)
    })
}

/// Announces an absence from these rounds.
///
/// # Errors
/// [`Refused`] if he has played in one of them, or the event has no such round.
pub fn absent(
    event: &mut Event,
    who: Number,
    rounds: &[u32],
    gives: ByeKind,
) -> Result<Option<Change>, Refused> {
    let name = Who::unit(event, who);
    for round in rounds {
        if *round == 0 || *round > 999 {
            return Err(Refused::new(codes::SETTING_BAD)
                .field("key", "rounds")
                .field("value", *round)
                .field("expected", "1 … 999"));
        }
        within(event, *round)?;
        let gone = event.withdrawals.iter().find(|gone| gone.player == who);
        if let Some(gone) = gone.filter(|gone| gone.after_round < *round) {
            return Err(has_left(event, gone));
        }
        if played_in(event, who, *round) {
            return Err(has_result(who, name, *round));
        }
    }
    let mut new: Vec<u32> = rounds.to_vec();
    new.sort_unstable();
    new.dedup();
    let same = |absence: &Absence| absence.player == who && absence.kind == gives;
    let known: Vec<u32> = event
        .absences
        .iter()
        .filter(|absence| same(absence))
        .flat_map(|absence| absence.rounds.iter().copied())
        .collect();
    new.retain(|round| !known.contains(round));
    if new.is_empty() {
        return Ok(None);
    }
    // A round gives one thing: what was said of it before no longer holds.
    for absence in event
        .absences
        .iter_mut()
        .filter(|absence| absence.player == who)
    {
        absence.rounds.retain(|round| !new.contains(round));
    }
    match event.absences.iter_mut().find(|absence| same(absence)) {
        Some(absence) => {
            absence.rounds.extend(&new);
            absence.rounds.sort_unstable();
        }
        None => event.absences.push(Absence {
            player: who,
            rounds: new.clone(),
            kind: gives,
        }),
    }
    event.absences.retain(|absence| !absence.rounds.is_empty());
    Ok(Some(Change::Absent {
        who: name,
        rounds: new,
        gives,
    }))
}
