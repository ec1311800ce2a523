//! The answers of `event`.

use std::path::Path;

use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{ByeKind, Cards, Change, Event, GameResult, Number, PenaltyKind};
use crate::exact::Points;
use crate::finding::Finding;

use super::Found;

/// What a command changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Changed {
    /// The event file.
    pub file: String,
    /// The changes, in order.
    pub changes: Vec<Told>,
    /// What is worth knowing about them.
    pub findings: Vec<Found>,
}

/// A change with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Told {
    /// The words, in the language of the run.
    pub text: String,
    /// The change.
    #[serde(flatten)]
    pub change: Change,
}

impl Changed {
    /// The changes, told by `words`.
    pub fn new(
        file: &Path,
        changes: &[Change],
        words: impl Fn(&Change) -> String,
        findings: &[Finding],
        found: impl Fn(&Finding) -> Found,
    ) -> Changed {
        Changed {
            file: file.display().to_string(),
            changes: changes
                .iter()
                .map(|change| Told {
                    text: words(change),
                    change: change.clone(),
                })
                .collect(),
            findings: findings.iter().map(found).collect(),
        }
    }
}

/// Who changed what when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Log {
    /// The entries, the oldest first.
    pub log: Vec<LogLine>,
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LogLine {
    /// When, `YYYY-MM-DDThh:mm:ssZ`.
    pub at: String,
    /// Who.
    pub by: Option<String>,
    /// What, in the language of the run.
    pub text: String,
}

impl Log {
    /// The log of an event, told by `words`.
    pub fn new(event: &Event, words: impl Fn(&Change) -> String) -> Log {
        Log {
            log: lines(&event.log, &words),
        }
    }
}

fn lines(log: &[crate::event::LogEntry], words: &impl Fn(&Change) -> String) -> Vec<LogLine> {
    log.iter()
        .map(|entry| LogLine {
            at: entry.at.clone(),
            by: entry.by.clone(),
            text: entry
                .change
                .as_ref()
                .map_or_else(|| entry.what.clone(), words),
        })
        .collect()
}

/// What an undo took back, or brought back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Undone {
    /// The event file.
    pub file: String,
    /// Entries of the log that no longer hold.
    pub undone: Vec<LogLine>,
    /// Entries of the log that hold again.
    pub redone: Vec<LogLine>,
}

impl Undone {
    /// What differs between two versions' logs.
    pub fn new(
        file: &Path,
        before: &Event,
        after: &Event,
        words: impl Fn(&Change) -> String,
    ) -> Undone {
        let pairs = before.log.iter().zip(&after.log);
        let same = pairs.take_while(|(one, other)| one == other).count();
        Undone {
            file: file.display().to_string(),
            undone: lines(&before.log[same..], &words),
            redone: lines(&after.log[same..], &words),
        }
    }
}

/// An event as `event show` tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Shown {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How it is paired.
    pub system: crate::event::System,
    /// Rounds planned; 0 while not decided.
    pub rounds_planned: u32,
    /// Rounds paired.
    pub rounds_paired: u32,
    /// The seed of its lots.
    pub seed: Option<String>,
    /// Whether the numbers are final.
    pub numbers_fixed: bool,
    /// The settings that are set, as `event set` takes them.
    pub settings: Vec<(String, String)>,
    /// The players (in a team event: the teams), by number.
    pub units: Vec<Unit>,
    /// The members of the teams, in a team event.
    pub members: Vec<Unit>,
    /// The rounds asked for.
    pub rounds: Vec<ShownRound>,
    /// Adjourned games, penalties, play-offs and absences to come.
    pub notes: Notes,
    /// What is odd in the event.
    pub findings: Vec<Found>,
}

/// A player or team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unit {
    /// The number.
    pub number: Number,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<u32>,
    /// The title.
    pub title: Option<String>,
    /// The federation.
    pub federation: Option<String>,
    /// The club, or the team he plays for.
    pub club: Option<String>,
    /// Points so far.
    pub points: Points,
    /// Games with a result so far.
    pub games: u32,
    /// The last round of a leaver.
    pub left_after: Option<u32>,
    /// The first round of a late entry.
    pub from_round: Option<u32>,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ShownRound {
    /// Its number.
    pub number: u32,
    /// The drawn opening, if it is one for all.
    pub opening: Option<String>,
    /// Its boards; games of a match follow their pair with `game`.
    pub boards: Vec<Board>,
    /// Who has no opponent.
    pub byes: Vec<(Number, String, ByeKind)>,
    /// Those of them whom the table leaves free: they have announced no absence.
    pub free: Vec<Number>,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Board {
    /// Its number.
    pub board: u32,
    /// Which game of a micro-match or board of a team match.
    pub game: Option<u32>,
    /// White's number.
    pub white: Number,
    /// White's name.
    pub white_name: String,
    /// Black's number.
    pub black: Number,
    /// Black's name.
    pub black_name: String,
    /// The result, if there is one.
    pub result: Option<GameResult>,
    /// The drawn opening, if the board has one of its own.
    pub opening: Option<String>,
}

/// What stands beside the rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Notes {
    /// Absences from rounds to come.
    pub absences: Vec<(Number, String, Vec<u32>, ByeKind)>,
    /// Adjourned games: round, board, when, where.
    pub adjourned: Vec<(u32, u32, Option<String>, Option<String>)>,
    /// The penalty ledger: who, measure, round, what for.
    pub penalties: Vec<(Number, String, PenaltyKind, Option<u32>, Option<String>)>,
    /// Play-off games (3.15.2): White, Black, the result.
    pub play_offs: Vec<(Number, String, Number, String, Option<GameResult>)>,
}

impl Shown {
    /// The event with these rounds.
    pub fn new(event: &Event, rounds: &[u32]) -> Shown {
        let settings = crate::event::change::settings::all(event);
        let paired = event.rounds.len() as u32;
        let name = |number| event.unit_name(number).to_owned();
        Shown {
            id: event.id.clone(),
            name: event.name.clone(),
            system: event.regulation.system,
            rounds_planned: event.regulation.rounds,
            rounds_paired: paired,
            seed: event.seed.clone(),
            numbers_fixed: event.numbers_fixed,
            settings,
            units: units(event),
            members: if event.is_team_event() {
                members(event)
            } else {
                Vec::new()
            },
            rounds: event
                .rounds
                .iter()
                .filter(|round| rounds.contains(&round.number))
                .map(|round| shown_round(event, round))
                .collect(),
            notes: Notes {
                absences: event
                    .absences
                    .iter()
                    .filter_map(|absence| {
                        let coming = absence.rounds.iter().copied().filter(|r| *r > paired);
                        let coming: Vec<u32> = coming.collect();
                        let entry = (absence.player, name(absence.player), coming, absence.kind);
                        (!entry.2.is_empty()).then_some(entry)
                    })
                    .collect(),
                adjourned: event
                    .adjourned
                    .iter()
                    .map(|a| (a.round, a.board, a.resumes.clone(), a.place.clone()))
                    .collect(),
                penalties: event
                    .penalties
                    .iter()
                    .map(|p| {
                        let who = event.player(p.player).map(|player| player.name.clone());
                        let who = who.unwrap_or_default();
                        (p.player, who, p.kind, p.round, p.reason.clone())
                    })
                    .collect(),
                play_offs: event
                    .play_offs
                    .iter()
                    .map(|game| {
                        let (white, black) = (game.white, game.black);
                        (white, name(white), black, name(black), game.result)
                    })
                    .collect(),
            },
            findings: Vec::new(),
        }
    }
}

fn units(event: &Event) -> Vec<Unit> {
    let cards = Cards::so_far(event);
    let mut games: std::collections::BTreeMap<Number, u32> = Default::default();
    let pairings = event.rounds.iter().flat_map(|round| &round.pairings);
    let ended = |result: &GameResult| *result != GameResult::Pending;
    for pairing in pairings.filter(|pairing| pairing.result.is_some_and(|r| ended(&r))) {
        for side in [pairing.white, pairing.black] {
            *games.entry(side).or_default() += 1;
        }
    }
    let left: std::collections::BTreeMap<Number, u32> = event
        .withdrawals
        .iter()
        .map(|w| (w.player, w.after_round))
        .collect();
    cards
        .iter()
        .map(|card| {
            let player = if event.is_team_event() {
                None
            } else {
                event.player(card.unit)
            };
            Unit {
                number: card.unit,
                name: event.unit_name(card.unit).to_owned(),
                rating: player.and_then(|p| p.rating),
                title: player.and_then(|p| p.title.clone()),
                federation: player.and_then(|p| p.federation.clone()),
                club: player.and_then(|p| {
                    let team = p.team.and_then(|team| event.team(team));
                    team.map(|team| team.name.clone())
                        .or_else(|| p.club.clone())
                }),
                points: card.points,
                games: games.get(&card.unit).copied().unwrap_or_default(),
                left_after: left.get(&card.unit).copied(),
                from_round: player.and_then(|p| p.from_round),
            }
        })
        .collect()
}

/// The members of teams with the points of their boards.
fn members(event: &Event) -> Vec<Unit> {
    let mut made: std::collections::BTreeMap<Number, (Points, u32)> = Default::default();
    for game in event
        .rounds
        .iter()
        .flat_map(|r| &r.pairings)
        .flat_map(|p| &p.games)
    {
        let points = crate::event::matches::game_points(&event.regulation.scoring, game.result);
        if let Some((white, black)) = points {
            for (number, points) in [(game.white, white), (game.black, black)] {
                let entry = made.entry(number).or_default();
                entry.0 += points;
                entry.1 += 1;
            }
        }
    }
    event
        .players
        .iter()
        .map(|player| {
            let (points, games) = made.get(&player.number).copied().unwrap_or_default();
            Unit {
                number: player.number,
                name: player.name.clone(),
                rating: player.rating,
                title: player.title.clone(),
                federation: player.federation.clone(),
                club: player
                    .team
                    .and_then(|team| event.team(team))
                    .map(|team| team.name.clone()),
                points,
                games,
                left_after: None,
                from_round: player.from_round,
            }
        })
        .collect()
}

fn shown_round(event: &Event, round: &crate::event::Round) -> ShownRound {
    let person = |number: Number| {
        event
            .player(number)
            .map_or_else(|| "–".to_owned(), |player| player.name.clone())
    };
    let mut boards = Vec::new();
    for pairing in &round.pairings {
        boards.push(Board {
            board: pairing.board,
            game: None,
            white: pairing.white,
            white_name: event.unit_name(pairing.white).to_owned(),
            black: pairing.black,
            black_name: event.unit_name(pairing.black).to_owned(),
            result: pairing.result,
            opening: pairing.opening.clone(),
        });
        for (game, number) in pairing.games.iter().zip(1..) {
            boards.push(Board {
                board: pairing.board,
                game: Some(number),
                white: game.white,
                white_name: person(game.white),
                black: game.black,
                black_name: person(game.black),
                result: game.result,
                opening: None,
            });
        }
    }
    ShownRound {
        number: round.number,
        opening: round.opening.clone(),
        boards,
        byes: round
            .byes
            .iter()
            .map(|bye| (bye.player, event.unit_name(bye.player).to_owned(), bye.kind))
            .collect(),
        free: {
            let swiss = event.regulation.system.is_swiss();
            let announced = |who: Number| {
                let mut absences = event.absences.iter();
                absences.any(|a| a.player == who && a.rounds.contains(&round.number))
                    || event
                        .withdrawals
                        .iter()
                        .any(|gone| gone.player == who && gone.after_round < round.number)
            };
            let byes = round.byes.iter();
            byes.filter(|bye| !swiss && bye.kind == ByeKind::Zero && !announced(bye.player))
                .map(|bye| bye.player)
                .collect()
        },
    }
}
