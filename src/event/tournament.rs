//! Tables of results as JSON: `{id, name, game, system, rounds, scoring, players[{id, name,
//! results[{round, opp, colour, score, kind}]}]}`, one entry per player and round.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::board::Variant;
use crate::exact::Points;
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Place};

use super::file::{ReadError, from_json};
use super::{
    Bye, ByeKind, Edition, Event, GameResult, Number, Pairing, Player, Regulation, Round, Scoring,
    System, Withdrawal, check,
};

#[derive(Deserialize)]
struct Table {
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    system: Option<String>,
    #[serde(default)]
    rounds: u32,
    #[serde(default)]
    rounds_known: Option<bool>,
    #[serde(default)]
    scoring: Option<Scale>,
    #[serde(default)]
    edition: Option<Edition>,
    players: Vec<Row>,
}

#[derive(Deserialize)]
struct Scale {
    win: Points,
    draw: Points,
    loss: Points,
}

#[derive(Deserialize)]
struct Row {
    id: u32,
    name: String,
    #[serde(default)]
    fed: Option<String>,
    #[serde(default)]
    rating: Option<serde_json::Value>,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    withdrawn: bool,
    #[serde(default)]
    withdrawn_after: Option<u32>,
    results: Vec<Cell>,
}

#[derive(Deserialize)]
struct Cell {
    round: u32,
    #[serde(default)]
    opp: Option<u32>,
    #[serde(default)]
    colour: Option<String>,
    #[serde(default)]
    score: Option<Points>,
    kind: Kind,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Played,
    Forfeit,
    Bye,
    Full,
    Half,
    Zero,
    Absent,
}

/// Reads a table of results.
///
/// # Errors
/// [`ReadError::Json`] where the shape does not fit, [`ReadError::Faults`] where the two entries
/// of a game contradict each other or what they say does not hold together.
pub fn read(text: &str) -> Result<(Event, Vec<Finding>), ReadError> {
    let table: Table = from_json(text)?;
    let mut faults = Vec::new();
    let (system, guessed) = system(&table)?;
    let mut event = head(&table, system);
    limits(&table, &mut faults);
    let mut games = pairs(&table, &event, &mut faults);
    if !faults.is_empty() {
        return Err(ReadError::Faults(faults));
    }
    if table.rounds_known == Some(false) {
        schedule(&mut games, table.players.len());
    }
    widen(&mut event.regulation.scoring, &games);
    fill(&table, &mut event, games);
    faults = check::faults(&event);
    if faults.is_empty() {
        Ok((event, Vec::from_iter(guessed)))
    } else {
        Err(ReadError::Faults(faults))
    }
}

fn at(path: String) -> Place {
    Place {
        path: Some(path),
        ..Place::default()
    }
}

/// The system; of a Swiss that is not named the one by rating, or FIDE's where the game is chess.
fn system(table: &Table) -> Result<(System, Option<Finding>), ReadError> {
    let said = table.system.as_deref().unwrap_or("round_robin");
    let chess = table.game.as_deref() == Some("chess");
    let guessed = match said {
        "swiss" if chess => System::SwissDutch,
        "swiss" => System::SwissRating,
        name => {
            let system = name.replace('_', "-").parse();
            return match system {
                Ok(system) => Ok((system, None)),
                Err(_) => Err(ReadError::Faults(vec![
                    Finding::new(codes::SETTING_BAD)
                        .at(at("system".to_owned()))
                        .field("key", "system")
                        .field("value", name)
                        .field("expected", System::ALL.map(System::id).join(", ")),
                ])),
            };
        }
    };
    let finding = Finding::new(codes::SYSTEM_GUESSED)
        .at(at("system".to_owned()))
        .field("said", said)
        .field("system", guessed.id());
    Ok((guessed, Some(finding)))
}

fn head(table: &Table, system: System) -> Event {
    let game = table.game.as_deref().and_then(|game| match game {
        "draughts-64" | "russian" | "64" => Some(Variant::Russian),
        "draughts-100" | "international" | "100" => Some(Variant::International),
        _ => None,
    });
    let scoring = table
        .scoring
        .as_ref()
        .map_or_else(Scoring::default, |s| Scoring {
            win: s.win,
            draw: s.draw,
            loss: s.loss,
            ..Scoring::default()
        });
    let size = u32::try_from(table.players.len()).unwrap_or(u32::MAX);
    let single = size.saturating_sub(1).saturating_add(size % 2).max(1);
    let cycles = (system == System::RoundRobin && table.rounds > single)
        .then(|| table.rounds.div_ceil(single));
    let id = table.id.clone().filter(|id| !id.is_empty());
    let mut players: Vec<Player> = table
        .players
        .iter()
        .map(|row| Player {
            number: Number(row.id),
            id: format!("p{}", row.id),
            name: row.name.clone(),
            rating: row.rating.as_ref().and_then(rating),
            title: row.title.clone().filter(|text| !text.is_empty()),
            federation: row.fed.clone().filter(|text| !text.is_empty()),
            ..Player::default()
        })
        .collect();
    players.sort_by_key(|player| player.number);
    Event {
        id: id.clone().unwrap_or_else(|| "event".to_owned()),
        name: table.name.clone().or(id).unwrap_or_default(),
        regulation: Regulation {
            game,
            system,
            rounds: table.rounds,
            scoring,
            cycles,
            edition: table.edition.unwrap_or_default(),
            ..Regulation::default()
        },
        numbers_fixed: true,
        players,
        ..Event::default()
    }
}

fn rating(value: &serde_json::Value) -> Option<u32> {
    let text = match value {
        serde_json::Value::Number(number) => number.to_string(),
        serde_json::Value::String(text) => text.trim().to_owned(),
        _ => return None,
    };
    text.parse().ok().filter(|rating| *rating > 0)
}

struct Meeting {
    round: u32,
    white: Number,
    black: Number,
    result: Option<GameResult>,
}

/// Rounds must be numbers that an event can have.
fn limits(table: &Table, faults: &mut Vec<Finding>) {
    for (row, player) in table.players.iter().enumerate() {
        for (index, cell) in player.results.iter().enumerate() {
            if !(1..=999).contains(&cell.round) {
                let path = format!("players[{row}].results[{index}].round");
                faults.push(
                    Finding::new(codes::VALUE_OUT_OF_RANGE)
                        .at(at(path))
                        .field("value", cell.round)
                        .field("low", 1u32)
                        .field("high", 999u32),
                );
            }
        }
    }
}

/// The games, each once, from the two entries that tell of it.
fn pairs(table: &Table, event: &Event, faults: &mut Vec<Finding>) -> Vec<Meeting> {
    // (lower, higher) → entries told by the lower and by the higher, in order.
    type Told<'a> = Vec<(String, Number, &'a Cell)>;
    let mut told: BTreeMap<(u32, u32, u32), Told<'_>> = BTreeMap::new();
    for (row, player) in table.players.iter().enumerate() {
        for (index, cell) in player.results.iter().enumerate() {
            let Some(opponent) = cell.opp else { continue };
            let path = format!("players[{row}].results[{index}]");
            let round = if table.rounds_known == Some(false) {
                0
            } else {
                cell.round
            };
            let key = (round, player.id.min(opponent), player.id.max(opponent));
            told.entry(key)
                .or_default()
                .push((path, Number(player.id), cell));
        }
    }
    let mut games = Vec::new();
    for entries in told.into_values() {
        let (first, second): (Vec<_>, Vec<_>) = {
            let lower = entries[0].1;
            entries.into_iter().partition(|(_, who, _)| *who == lower)
        };
        if first.len() != second.len() {
            let (path, who, cell) = if first.len() > second.len() {
                &first[second.len()]
            } else {
                &second[first.len()]
            };
            faults.push(contradiction(codes::NOT_POINTING_BACK, path, *who, cell));
            continue;
        }
        for (one, other) in first.iter().zip(&second) {
            match meeting(table, event, one, other) {
                Some(game) => games.push(game),
                None => faults.push(contradiction(codes::ENTRIES_DISAGREE, &one.0, one.1, one.2)),
            }
        }
    }
    games.sort_by_key(|game| game.round);
    games
}

fn contradiction(code: crate::finding::Code, path: &str, who: Number, cell: &Cell) -> Finding {
    Finding::new(code)
        .at(at(path.to_owned()))
        .field("player", who.to_string())
        .field("opponent", cell.opp.unwrap_or(0))
        .field("round", cell.round)
}

fn meeting(
    table: &Table,
    event: &Event,
    one: &(String, Number, &Cell),
    other: &(String, Number, &Cell),
) -> Option<Meeting> {
    let is = |cell: &Cell, letter| cell.colour.as_deref() == Some(letter);
    let (white, black) = if is(one.2, "w") && is(other.2, "b") {
        (one, other)
    } else if is(one.2, "b") && is(other.2, "w") {
        (other, one)
    } else {
        return None;
    };
    if one.2.kind != other.2.kind {
        return None;
    }
    let scoring = &event.regulation.scoring;
    let gone = |number: Number| {
        table
            .players
            .iter()
            .any(|row| row.id == number.0 && (row.withdrawn || row.withdrawn_after.is_some()))
    };
    let result = match (one.2.kind, white.2.score, black.2.score) {
        (Kind::Played, Some(white), Some(black)) => Some(GameResult::Played { white, black }),
        (Kind::Played, None, None) => None,
        (Kind::Forfeit, Some(white), Some(black)) => {
            let plus = |score: Points| score == scoring.win && score != scoring.loss;
            Some(GameResult::Forfeit {
                white: plus(white),
                black: plus(black),
            })
        }
        // Not played because one of the two left: 3.13 decides what it counts.
        (Kind::Absent, ..) if gone(one.1) || gone(other.1) => None,
        (Kind::Absent, ..) => Some(GameResult::Forfeit {
            white: false,
            black: false,
        }),
        _ => return None,
    };
    Some(Meeting {
        round: one.2.round,
        white: white.1,
        black: black.1,
        result,
    })
}

/// Rounds for games whose rounds are not known: those of the Berger table.
fn schedule(games: &mut [Meeting], players: usize) {
    let even = u32::try_from(players + players % 2).unwrap_or(2).max(2);
    let modulus = even - 1;
    let mut met: BTreeMap<(Number, Number), u32> = BTreeMap::new();
    for game in games.iter_mut() {
        let (low, high) = (game.white.min(game.black), game.white.max(game.black));
        let times = met.entry((low, high)).or_insert(0);
        let sum = if high.0 == even {
            2 * low.0
        } else {
            low.0 + high.0
        };
        game.round = sum.saturating_sub(2) % modulus + 1 + *times * modulus;
        *times += 1;
    }
    games.sort_by_key(|game| game.round);
}

/// Puts games and byes into their rounds; boards follow the players' numbers.
fn fill(table: &Table, event: &mut Event, games: Vec<Meeting>) {
    let known = table.rounds_known != Some(false);
    let told = table.players.iter().flat_map(|row| &row.results);
    let last = if known {
        told.map(|cell| cell.round).max()
    } else {
        games.last().map(|game| game.round)
    };
    event.rounds = (1..=last.unwrap_or(0))
        .map(|number| Round {
            number,
            ..Round::default()
        })
        .collect();
    event.regulation.rounds = event.regulation.rounds.max(last.unwrap_or(0));
    for game in games {
        let round = &mut event.rounds[game.round as usize - 1];
        round.pairings.push(Pairing {
            board: round.pairings.len() as u32 + 1,
            white: game.white,
            black: game.black,
            result: game.result,
            ..Pairing::default()
        });
    }
    for row in &table.players {
        for cell in row.results.iter().filter(|cell| cell.opp.is_none()) {
            let kind = match cell.kind {
                Kind::Bye => ByeKind::Pairing,
                Kind::Full => ByeKind::Full,
                Kind::Half => ByeKind::Half,
                _ => ByeKind::Zero,
            };
            if kind == ByeKind::Pairing
                && let Some(score) = cell.score
                && score != event.regulation.scoring.win
            {
                event.regulation.scoring.bye = Some(score);
            }
            if known {
                event.rounds[cell.round as usize - 1].byes.push(Bye {
                    player: Number(row.id),
                    kind,
                });
            }
        }
        if row.withdrawn || row.withdrawn_after.is_some() {
            let after_round = row
                .withdrawn_after
                .unwrap_or_else(|| last_played(event, Number(row.id)));
            event.withdrawals.push(Withdrawal {
                player: Number(row.id),
                after_round,
                excluded: false,
            });
        }
    }
}

fn last_played(event: &Event, player: Number) -> u32 {
    let plays = |pairing: &Pairing| {
        pairing.result.is_some() && (pairing.white == player || pairing.black == player)
    };
    event
        .rounds
        .iter()
        .rev()
        .find(|round| round.pairings.iter().any(plays))
        .map_or(0, |round| round.number)
}

/// Pairs of scores outside the scale become part of it: such a table tells what its event allowed.
fn widen(scoring: &mut Scoring, games: &[Meeting]) {
    for game in games {
        if let Some(result @ GameResult::Played { white, black }) = game.result
            && !check::on_scale(scoring, result)
        {
            scoring.other.push((white.max(black), white.min(black)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = r#"{"id":"t","name":"T","game":"draughts-64","system":"round_robin",
"rounds":1,"scoring":{"win":2,"draw":1,"loss":0},"players":[
{"id":1,"name":"A","results":[{"round":1,"opp":2,"colour":"w","score":2,"kind":"played"}]},
{"id":2,"name":"B","results":[{"round":1,"opp":1,"colour":"b","score":0,"kind":"played"}]}]}"#;

    fn faults(text: &str) -> Vec<(&'static str, String)> {
        match read(text) {
            Err(ReadError::Faults(found)) => found
                .into_iter()
                .map(|finding| (finding.code.id, finding.place.path.unwrap_or_default()))
                .collect(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn both_entries_make_one_game() {
        let (event, _) = read(TWO).unwrap();
        assert_eq!(event.rounds.len(), 1);
        let pairing = &event.rounds[0].pairings[0];
        assert_eq!((pairing.white, pairing.black), (Number(1), Number(2)));
        assert_eq!(pairing.result.unwrap().to_string(), "2-0");
        assert_eq!(event.regulation.game, Some(Variant::Russian));
    }

    #[test]
    fn contradictions_have_a_place() {
        let lost = TWO.replace("\"opp\":1", "\"opp\":null");
        assert_eq!(
            faults(&lost)[0],
            ("E021", "players[0].results[0]".to_owned())
        );
        let colours = TWO.replace("\"b\"", "\"w\"");
        assert_eq!(
            faults(&colours)[0],
            ("E022", "players[0].results[0]".to_owned())
        );
        let round = TWO.replace("\"round\":1", "\"round\":0");
        assert_eq!(
            faults(&round)[0],
            ("E008", "players[0].results[0].round".to_owned())
        );
    }

    #[test]
    fn scores_off_the_scale_widen_it() {
        let (event, _) = read(&TWO.replace("\"score\":2", "\"score\":9")).unwrap();
        let other = &event.regulation.scoring.other;
        assert_eq!(other, &[(Points::whole(9), Points::ZERO)]);
    }
}
