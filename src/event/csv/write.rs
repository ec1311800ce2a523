//! Writing a crosstable.

use std::collections::BTreeMap;

use crate::event::counted::Field;
use crate::event::matches::game_points;
use crate::event::text::slug;
use crate::event::trf::{apart, boards_move, given};
use crate::event::{ByeKind, Cards, Event, GameResult, Number, Pairing, Played, Player, Round};
use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// A table as it is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its cells, the heading first.
    pub rows: Vec<Vec<String>>,
    /// What it has no place for, one finding each.
    pub lost: Vec<Finding>,
}

/// Writes the event as a progress table: opponent, colour, score (`12w1`, `7b½`, `3w+`); `+` for
/// the bye, `-1` and `-½` for points given without play, `0` for an absence, nothing for a round in
/// which somebody is not mentioned.
pub fn write(event: &Event) -> Written {
    let mut lost = lost(event);
    let rounds = event.rounds.len();
    let mut head: Vec<String> = ["No", "Title", "Name", "Fed", "Rating"]
        .map(str::to_owned)
        .into();
    head.extend((1..=rounds).map(|round| format!("R{round}")));
    head.push("Points".to_owned());
    let mut rows = vec![head];
    let counted = Field::last_round(event);
    let set = given(event, counted);
    for card in Cards::so_far(event).iter() {
        let player = if event.is_team_event() {
            None
        } else {
            event.player(card.unit)
        };
        let text = |field: fn(&crate::event::Player) -> Option<String>| {
            player.and_then(field).unwrap_or_default()
        };
        let mut row = vec![
            card.unit.to_string(),
            text(|player| player.title.clone()),
            event.unit_name(card.unit).to_owned(),
            text(|player| player.federation.clone()),
            text(|player| player.rating.map(|rating| rating.to_string())),
        ];
        row.resize(row.len() + rounds, String::new());
        for entry in &card.entries {
            let colour = entry.colour.map_or("", |colour| match colour {
                crate::board::Colour::White => "w",
                crate::board::Colour::Black => "b",
            });
            let opponent = entry
                .opponent
                .map(|opponent| opponent.to_string())
                .unwrap_or_default();
            row[4 + entry.round as usize] = match entry.played {
                Played::Pending if set.contains_key(&(card.unit, entry.round)) => {
                    let (how, _) = &set[&(card.unit, entry.round)];
                    format!("{opponent}{colour}{how}")
                }
                Played::OverTheBoard => format!("{opponent}{colour}{}", half(entry.points)),
                Played::Pending => format!("{opponent}{colour}"),
                Played::Forfeit(plus) => {
                    format!("{opponent}{colour}{}", if plus { '+' } else { '-' })
                }
                Played::Bye(ByeKind::Pairing) => "+".to_owned(),
                Played::Bye(ByeKind::Full) => "-1".to_owned(),
                Played::Bye(ByeKind::Half) => "-½".to_owned(),
                Played::Bye(ByeKind::Zero) => "0".to_owned(),
            };
        }
        let mut made: Points = Points::ZERO;
        for entry in card.entries.iter().filter(|entry| entry.round <= counted) {
            made += match set.get(&(card.unit, entry.round)) {
                Some((_, points)) => *points,
                None => entry.points,
            };
        }
        // Games that were never paired have no colour.
        let alone = set.range((card.unit, 0)..=(card.unit, u32::MAX));
        for ((_, round), (cell, points)) in alone {
            let place = 4 + *round as usize;
            if row.get(place).is_some_and(String::is_empty) {
                row[place].clone_from(cell);
                made += *points;
            }
        }
        row.push(card.points.to_string());
        rows.push(row);
        if let Some(player) = player.filter(|_| made != card.points) {
            lost.push(apart(player, card.points, made));
        }
    }
    for round in &event.rounds {
        for pairing in &round.pairings {
            let written = match pairing.result {
                Some(result @ GameResult::Adjudicated { white, black }) => {
                    Some((result, format!("{white}-{black}")))
                }
                Some(result @ GameResult::Pending) => Some((result, String::new())),
                _ => None,
            };
            if let Some((result, written)) = written {
                lost.push(
                    Finding::new(codes::EXPORT_CHANGES)
                        .field(
                            "place",
                            format!("rounds[{}].boards[{}]", round.number, pairing.board),
                        )
                        .field("what", result.to_string())
                        .field("written", written),
                );
            }
        }
    }
    // Programs write -1 for the bye of an odd number, so that is how it is read.
    for round in &event.rounds {
        for bye in round.byes.iter().filter(|bye| bye.kind == ByeKind::Full) {
            lost.push(
                Finding::new(codes::EXPORT_CHANGES)
                    .field(
                        "place",
                        format!("round {} player {}", round.number, bye.player),
                    )
                    .field("what", "full")
                    .field("written", "-1"),
            );
        }
    }
    Written { rows, lost }
}

/// What 3.13.2–3.13.3 set without a result in the file, by player and round: the score of a paired
/// game (`+`), the whole cell of one that was never paired (`+F9`), and the points.
fn given(event: &Event, counted: u32) -> BTreeMap<(Number, u32), (String, Points)> {
    let mut set = BTreeMap::new();
    if event.is_team_event() {
        return set;
    }
    let scoring = &event.regulation.scoring;
    let field = Field::new(event, counted);
    for round in &event.rounds {
        for pairing in &round.pairings {
            let Some(result) = given::result(&field, round.number, pairing) else {
                continue;
            };
            let Some((white, black)) = game_points(scoring, Some(result)) else {
                continue;
            };
            let how = |plus: bool, points: Points| match result {
                GameResult::Forfeit { .. } => if plus { "+" } else { "-" }.to_owned(),
                _ => half(points),
            };
            let (first, second) = match result {
                GameResult::Forfeit { white, black } => (white, black),
                _ => (false, false),
            };
            set.insert((pairing.white, round.number), (how(first, white), white));
            set.insert((pairing.black, round.number), (how(second, black), black));
        }
    }
    for (round, player, opponent, sign, points) in given::unpaired(&field) {
        set.insert((player, round), (format!("{sign}F{opponent}"), points));
    }
    set
}

/// Points with `½`.
fn half(points: Points) -> String {
    let text = points.to_string();
    match text.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => text,
    }
}

/// The fields of the event that a crosstable has no place for.
fn lost(event: &Event) -> Vec<Finding> {
    let any = |has: fn(&Player) -> bool| event.players.iter().any(has);
    let pairings = || event.rounds.iter().flat_map(|round| &round.pairings);
    let rounds = |has: fn(&Round) -> bool| event.rounds.iter().any(has);
    let opening = |p: &Pairing| p.opening.is_some();
    let fields = [
        ("id", event.id != slug(&event.name)),
        ("name", true),
        ("place", event.place.is_some()),
        ("federation", event.federation.is_some()),
        ("start", event.start.is_some()),
        ("end", event.end.is_some()),
        ("arbiter", event.arbiter.is_some()),
        ("deputies", !event.deputies.is_empty()),
        ("stage", event.stage.is_some()),
        ("regulation", true),
        ("seed", event.seed.is_some()),
        ("numbers_fixed", !event.numbers_fixed),
        ("teams", !event.teams.is_empty()),
        (
            "players",
            event.is_team_event() && !event.players.is_empty(),
        ),
        ("players[].id", any(|p| p.id != format!("p{}", p.number))),
        ("players[].club", any(|p| p.club.is_some())),
        ("players[].team", any(|p| p.team.is_some())),
        (
            "players[].born",
            any(|p| p.born.is_some() || p.born_on.is_some()),
        ),
        ("players[].sex", any(|p| p.sex.is_some())),
        (
            "players[].federation_id",
            any(|p| p.federation_id.is_some()),
        ),
        ("players[].categories", any(|p| !p.categories.is_empty())),
        ("players[].from_round", any(|p| p.from_round.is_some())),
        ("absences", !event.absences.is_empty()),
        ("withdrawals", !event.withdrawals.is_empty()),
        ("rounds[].date", rounds(|round| round.date.is_some())),
        ("rounds[].pairings[].board", boards_move(event)),
        (
            "rounds[].pairings[].games",
            pairings().any(|p| !p.games.is_empty()),
        ),
        (
            "rounds[].pairings[].opening",
            rounds(|round| round.opening.is_some()) || pairings().any(opening),
        ),
        ("rounds[].pairings[].unrated", pairings().any(|p| p.unrated)),
        ("carried", !event.carried.is_empty()),
        ("line_ups", !event.line_ups.is_empty()),
        ("adjourned", !event.adjourned.is_empty()),
        ("penalties", !event.penalties.is_empty()),
        ("openings", event.openings.is_some()),
        ("play_offs", !event.play_offs.is_empty()),
        ("trf_lines", !event.trf_lines.is_empty()),
        ("log", !event.log.is_empty()),
    ];
    fields
        .into_iter()
        .filter(|(_, has)| *has)
        .map(|(field, _)| Finding::new(codes::EXPORT_LOSES).field("field", field))
        .collect()
}
