//! What can stand in an event file, but is odd: worth a warning where the event is shown.

use std::collections::{BTreeMap, BTreeSet};

use crate::event::change::conduct;
use crate::event::{Event, GameResult, Number, PenaltyKind, Round, System};
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Place};

use super::disagree;

/// What is odd in the event, each with the path of its place.
pub fn oddities(event: &Event) -> Vec<Finding> {
    let mut found = Vec::new();
    let rounds = event.regulation.rounds;
    let away = Away::of(event);
    for (index, round) in event.rounds.iter().enumerate() {
        if rounds > 0 && round.number > rounds {
            let finding = at(
                Finding::new(codes::ROUND_TOO_MANY),
                format!("rounds[{index}]"),
            );
            let finding = finding.field("round", round.number);
            found.push(finding.field("rounds", rounds));
        }
        if event.regulation.system.is_swiss() {
            paired(event, &away, index, round, &mut found);
            nowhere(event, &away, index, round, &mut found);
        }
    }
    found.extend(micro_matches(event));
    found.extend(penalties(event));
    found.extend(idle(event));
    found.extend(disagree::disagreements(event));
    if rounds > 0 {
        beyond(event, rounds, &mut found);
    }
    found
}

/// A finding with its place.
pub(super) fn at(finding: Finding, path: String) -> Finding {
    finding.at(Place {
        path: Some(path),
        ..Place::default()
    })
}

/// Who is not there, and when.
struct Away {
    absent: BTreeSet<(Number, u32)>,
    /// The last round of those who left.
    gone: BTreeMap<Number, u32>,
}

impl Away {
    fn of(event: &Event) -> Away {
        let absences = event.absences.iter();
        let gone = event.withdrawals.iter();
        Away {
            absent: absences
                .flat_map(|absence| absence.rounds.iter().map(|round| (absence.player, *round)))
                .collect(),
            gone: gone.map(|gone| (gone.player, gone.after_round)).collect(),
        }
    }

    fn in_round(&self, who: Number, round: u32) -> bool {
        self.gone.get(&who).is_some_and(|after| *after < round)
            || self.absent.contains(&(who, round))
    }
}

/// Absentees and leavers who are paired all the same.
fn paired(event: &Event, away: &Away, index: usize, round: &Round, found: &mut Vec<Finding>) {
    if away.absent.is_empty() && away.gone.is_empty() {
        return;
    }
    for (place, pairing) in round.pairings.iter().enumerate() {
        for (side, who) in [("white", pairing.white), ("black", pairing.black)] {
            if away.in_round(who, round.number) {
                let path = format!("rounds[{index}].pairings[{place}].{side}");
                found.push(
                    at(Finding::new(codes::AWAY_BUT_PAIRED), path)
                        .field("player", who.to_string())
                        .field("name", event.unit_name(who))
                        .field("round", round.number),
                );
            }
        }
    }
}

/// Those of whom the round says nothing.
fn nowhere(event: &Event, away: &Away, index: usize, round: &Round, found: &mut Vec<Finding>) {
    let mut listed: Vec<Number> = round.byes.iter().map(|bye| bye.player).collect();
    let paired = round.pairings.iter().flat_map(|p| [p.white, p.black]);
    listed.extend(paired);
    listed.sort_unstable();
    let late = |who: Number| {
        let from = event.player(who).and_then(|player| player.from_round);
        !event.is_team_event() && from.is_some_and(|from| from > round.number)
    };
    let missing: Vec<String> = event
        .units()
        .into_iter()
        .filter(|who| listed.binary_search(who).is_err())
        .filter(|who| !late(*who) && !away.in_round(*who, round.number))
        .map(|who| format!("{who} {}", event.unit_name(who)))
        .collect();
    if !missing.is_empty() {
        found.push(
            at(
                Finding::new(codes::NOWHERE_IN_ROUND),
                format!("rounds[{index}]"),
            )
            .field("round", round.number)
            .field("players", missing.join(", ")),
        );
    }
}

/// Games that a penalty has lost and whose result says otherwise.
fn penalties(event: &Event) -> Vec<Finding> {
    let losses = event.penalties.iter().enumerate();
    let losses = losses.filter(|(_, penalty)| penalty.kind == PenaltyKind::Loss);
    let mut found = Vec::new();
    for (index, penalty) in losses {
        let Some(round) = penalty.round else { continue };
        let result = conduct::of(event, round, penalty.player);
        let lost = match result {
            Some(GameResult::Played { white, .. } | GameResult::Adjudicated { white, .. }) => {
                white == event.regulation.scoring.loss
            }
            Some(GameResult::Forfeit { white, .. }) => !white,
            Some(GameResult::Pending) | None => false,
        };
        if !lost {
            found.push(
                at(
                    Finding::new(codes::RESULT_AGAINST_PENALTY),
                    format!("penalties[{index}]"),
                )
                .field("player", penalty.player.to_string())
                .field(
                    "name",
                    event
                        .player(penalty.player)
                        .map_or("", |player| player.name.as_str()),
                )
                .field("round", round),
            );
        }
    }
    found
}

/// Settings that the event's system does not know, each with its key as `event set` takes it.
fn idle(event: &Event) -> Vec<Finding> {
    use System::{KnockOut, Match, RoundRobin, Scheveningen};
    let regulation = &event.regulation;
    let system = regulation.system;
    let by_articles = [
        System::SwissRandom,
        System::SwissRating,
        System::SwissSolkoff,
        System::SwissBuchholz,
    ];
    let readings: [(&str, &[System]); 8] = [
        ("table", &[RoundRobin]),
        ("order", &[RoundRobin]),
        ("swap-last-rounds", &[RoundRobin]),
        ("bracket", &[KnockOut]),
        ("stop", &[Match]),
        ("halves", &[System::SwissRating, System::SwissSolkoff]),
        ("solkoff-ties", &[System::SwissSolkoff]),
        ("bye", &by_articles),
    ];
    let mut keys = Vec::new();
    if regulation.cycles.is_some() && ![RoundRobin, Scheveningen].contains(&system) {
        keys.push(("cycles".to_owned(), "regulation.cycles".to_owned()));
    }
    for (name, systems) in readings {
        if regulation.readings.contains_key(name) && !systems.contains(&system) {
            keys.push((
                format!("readings.{name}"),
                format!("regulation.readings.{name}"),
            ));
        }
    }
    keys.into_iter()
        .map(|(key, path)| {
            at(Finding::new(codes::SETTING_IDLE), path)
                .field("key", key)
                .field("system", system.to_string())
        })
        .collect()
}

/// Micro-matches that have another number of games than the regulation says (3.18*).
fn micro_matches(event: &Event) -> Vec<Finding> {
    let length = event.regulation.micro_match;
    let Some(length) = length.filter(|_| !event.is_team_event()) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (index, round) in event.rounds.iter().enumerate() {
        for (place, pairing) in round.pairings.iter().enumerate() {
            let games = pairing.games.len();
            if games > 0 && games != length as usize {
                let path = format!("rounds[{index}].pairings[{place}].games");
                found.push(
                    at(Finding::new(codes::GAMES_OF_MICRO_MATCH), path)
                        .field("round", round.number)
                        .field("board", pairing.board)
                        .field("length", length)
                        .field("games", games),
                );
            }
        }
    }
    found
}

/// Rounds that the event does not have.
fn beyond(event: &Event, rounds: u32, found: &mut Vec<Finding>) {
    let last = rounds.max(u32::try_from(event.rounds.len()).unwrap_or(u32::MAX));
    let mut said = |round: u32, path: String| {
        if round > last {
            found.push(
                at(Finding::new(codes::BEYOND_EVENT), path)
                    .field("round", round)
                    .field("rounds", rounds),
            );
        }
    };
    for (index, absence) in event.absences.iter().enumerate() {
        if let Some(round) = absence.rounds.iter().max() {
            said(*round, format!("absences[{index}].rounds"));
        }
    }
    for (index, gone) in event.withdrawals.iter().enumerate() {
        said(
            gone.after_round,
            format!("withdrawals[{index}].after_round"),
        );
    }
    for (index, penalty) in event.penalties.iter().enumerate() {
        said(
            penalty.round.unwrap_or(0),
            format!("penalties[{index}].round"),
        );
    }
    for (index, line_up) in event.line_ups.iter().enumerate() {
        said(line_up.round, format!("line_ups[{index}].round"));
    }
}
