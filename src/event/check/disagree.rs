//! Entries of an event file that do not agree with each other: each for itself could be.

use std::collections::BTreeMap;

use crate::clock::Control;
use crate::event::change::results::tie_is_drawn;
use crate::event::{ByeKind, Event, GameResult, Number, Opening, System};
use crate::finding::Finding;
use crate::finding::codes::event as codes;

use super::odd::at;

/// What does not agree, each with the path of its place.
pub(super) fn disagreements(event: &Event) -> Vec<Finding> {
    let mut found = Vec::new();
    absences(event, &mut found);
    members(event, &mut found);
    late(event, &mut found);
    openings(event, &mut found);
    colours(event, &mut found);
    dates(event, &mut found);
    play_offs(event, &mut found);
    let control = event.regulation.time_control.as_deref();
    if let Some(text) = control.filter(|text| text.parse::<Control>().is_err()) {
        let path = "regulation.time_control".to_owned();
        found.push(at(Finding::new(codes::CONTROL_UNREAD), path).field("text", text));
    }
    found
}

/// A round that one announcement gives one thing for, another something else (3.17.2), and those
/// that are given what only the pairing gives.
fn absences(event: &Event, found: &mut Vec<Finding>) {
    let mut known: BTreeMap<(Number, u32), ByeKind> = BTreeMap::new();
    for (index, absence) in event.absences.iter().enumerate() {
        for (place, round) in absence.rounds.iter().enumerate() {
            let before = known.insert((absence.player, *round), absence.kind);
            if before.is_none() && absence.kind != ByeKind::Pairing {
                continue;
            }
            let path = format!("absences[{index}].rounds[{place}]");
            found.push(
                at(Finding::new(codes::ABSENCE_UNCLEAR), path)
                    .field("player", absence.player.to_string())
                    .field("name", event.unit_name(absence.player))
                    .field("round", *round),
            );
        }
    }
}

/// Players whom the list puts into one team and the teams into another, or several.
fn members(event: &Event, found: &mut Vec<Finding>) {
    let mut of: BTreeMap<Number, Vec<Number>> = BTreeMap::new();
    for team in &event.teams {
        for member in &team.members {
            of.entry(*member).or_default().push(team.number);
        }
    }
    for (index, player) in event.players.iter().enumerate() {
        let listed = of.remove(&player.number).unwrap_or_default();
        let agree = match (player.team, listed.as_slice()) {
            (None, []) | (Some(_), []) => true,
            (own, [one]) => own == Some(*one) || own.is_none(),
            _ => false,
        };
        if !agree {
            let path = format!("players[{index}].team");
            found.push(
                at(Finding::new(codes::TEAM_UNCLEAR), path)
                    .field("player", player.number.to_string())
                    .field("name", player.name.as_str()),
            );
        }
    }
    let mut names: BTreeMap<&str, Number> = BTreeMap::new();
    for (index, team) in event.teams.iter().enumerate() {
        if let Some(first) = names.insert(&team.name, team.number) {
            found.push(
                at(
                    Finding::new(codes::TEAM_NAME_TWICE),
                    format!("teams[{index}].name"),
                )
                .field("name", team.name.as_str())
                .field("first", first.to_string())
                .field("second", team.number.to_string()),
            );
        }
    }
}

/// Late entries who stand in a round of a Swiss before they come; a table seats them from the first.
fn late(event: &Event, found: &mut Vec<Finding>) {
    if event.is_team_event() || !event.regulation.system.is_swiss() {
        return;
    }
    for (index, player) in event.players.iter().enumerate() {
        let Some(from) = player.from_round else {
            continue;
        };
        let before = event.rounds.iter().filter(|round| round.number < from);
        let stands = before.into_iter().find(|round| {
            let mut pairs = round.pairings.iter();
            pairs.any(|pair| pair.white == player.number || pair.black == player.number)
        });
        if let Some(round) = stands {
            found.push(
                at(
                    Finding::new(codes::PAIRED_BEFORE_ENTRY),
                    format!("players[{index}].from_round"),
                )
                .field("player", player.number.to_string())
                .field("name", player.name.as_str())
                .field("from", from)
                .field("round", round.number),
            );
        }
    }
}

/// Drawn openings that are in no list.
fn openings(event: &Event, found: &mut Vec<Finding>) {
    let list = event.openings.as_ref();
    let list: &[Opening] = list.map_or(&[], |list| &list.openings);
    let mut check = |id: &Option<String>, round: u32, path: String| {
        if let Some(id) = id.as_ref().filter(|id| list.iter().all(|o| o.id != **id)) {
            found.push(
                at(Finding::new(codes::OPENING_UNLISTED), path)
                    .field("id", id.as_str())
                    .field("round", round),
            );
        }
    };
    for (index, round) in event.rounds.iter().enumerate() {
        check(
            &round.opening,
            round.number,
            format!("rounds[{index}].opening"),
        );
        for (place, pairing) in round.pairings.iter().enumerate() {
            if pairing.opening.is_some() {
                let path = format!("rounds[{index}].pairings[{place}].opening");
                check(&pairing.opening, round.number, path);
            }
        }
    }
}

/// Micro-matches of two games in which one side has White twice (3.18*).
fn colours(event: &Event, found: &mut Vec<Finding>) {
    if event.is_team_event() {
        return;
    }
    for (index, round) in event.rounds.iter().enumerate() {
        for (place, pairing) in round.pairings.iter().enumerate() {
            let [one, other] = pairing.games.as_slice() else {
                continue;
            };
            if one.white == other.white {
                let path = format!("rounds[{index}].pairings[{place}].games");
                found.push(
                    at(Finding::new(codes::WHITE_TWICE), path)
                        .field("round", round.number)
                        .field("board", pairing.board)
                        .field("player", one.white.to_string())
                        .field("name", event.unit_name(one.white)),
                );
            }
        }
    }
}

/// Days of rounds that go back, or lie outside the event's.
fn dates(event: &Event, found: &mut Vec<Finding>) {
    let mut last = event.start.as_deref();
    for (index, round) in event.rounds.iter().enumerate() {
        let Some(date) = round.date.as_deref() else {
            continue;
        };
        // Dates of this form compare as their texts do.
        let early = last.is_some_and(|last| date < last);
        let late = event.end.as_deref().is_some_and(|end| date > end);
        if early || late {
            found.push(
                at(
                    Finding::new(codes::DATE_OUT_OF_ORDER),
                    format!("rounds[{index}].date"),
                )
                .field("round", round.number)
                .field("date", date),
            );
        }
        last = last.max(Some(date));
    }
}

/// Play-off games without a result, of a player with himself, or of a tie that is not drawn.
fn play_offs(event: &Event, found: &mut Vec<Finding>) {
    for (index, game) in event.play_offs.iter().enumerate() {
        let open = matches!(game.result, None | Some(GameResult::Pending));
        let knock_out = event.regulation.system == System::KnockOut;
        let idle = || knock_out && !tie_is_drawn(event, game.white, game.black);
        if open || game.white == game.black || idle() {
            let path = format!("play_offs[{index}]");
            found.push(
                at(Finding::new(codes::PLAY_OFF_IDLE), path)
                    .field("white", event.unit_name(game.white))
                    .field("black", event.unit_name(game.black)),
            );
        }
    }
}
