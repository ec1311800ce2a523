//! The answers of `pair-round`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{ByeKind, Cards, Event, GameResult, Number, System};
use crate::exact::Points;
use crate::finding::{Finding, Severity, Value};
use crate::pairing::{Draft, Impossible, UnpairedReason};

use super::Found;

/// What `pair-round` answers for one round.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PairRound {
    /// The event.
    pub event: EventHead,
    /// The round.
    pub round: u32,
    /// How many rounds the event has, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds_total: Option<u32>,
    /// The system.
    pub system: System,
    /// The seed of the lots, where one was needed or is stored.
    pub seed: Option<String>,
    /// Whether the event file now has the round.
    pub written: bool,
    /// The system that the event file had before, where another was stored with the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub system_before: Option<System>,
    /// Whether a round made again is the published one, so that there was nothing to store.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub untouched: bool,
    /// The pairs by board.
    pub pairings: Vec<PairReport>,
    /// Who has no opponent and gets something for it, or is recorded as absent.
    pub byes: Vec<ByeReport>,
    /// Who is not in the round, and why.
    pub unpaired: Vec<UnpairedReport>,
    /// Why the round is as it is.
    pub explanation: Vec<Told>,
    /// The opening drawn for the whole round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningReport>,
    /// Why there is no legal pairing, where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impossible: Option<ImpossibleReport>,
    /// What is odd in the event file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<Found>,
    /// All rounds that were paired, where several were asked for (`--all`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<PairRound>,
}

/// Which event it is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct EventHead {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Whether teams are paired.
    pub teams: bool,
}

/// A pair.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PairReport {
    /// Board, from 1.
    pub board: u32,
    /// Number of the player (team) with white: in a team match on board 1.
    pub white: Number,
    /// Number of the player (team) with black.
    pub black: Number,
    /// His name.
    pub white_name: String,
    /// His name.
    pub black_name: String,
    /// His points before the round.
    pub white_points: Points,
    /// His points before the round.
    pub black_points: Points,
    /// Whether the pair was forced (3.17.9).
    pub forced: bool,
    /// A result that stands before play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The games of a micro-match or the boards of a team match.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GameReport>,
    /// The opening drawn for this board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningReport>,
}

/// A game of a micro-match or a board of a team match.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameReport {
    /// Which game, or which board of the team match, from 1.
    pub game: u32,
    /// Number of the player with white; absent where nobody is.
    pub white: Option<Number>,
    /// Number of the player with black; absent where nobody is.
    pub black: Option<Number>,
    /// His name.
    pub white_name: String,
    /// His name.
    pub black_name: String,
    /// A result that stands before play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// A drawn opening.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OpeningReport {
    /// Its name in the list.
    pub id: String,
    /// Its moves or position.
    pub text: String,
}

/// Somebody who has a bye.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ByeReport {
    /// His number.
    pub player: Number,
    /// His name.
    pub name: String,
    /// Which bye.
    pub kind: ByeKind,
    /// What it gives.
    pub points: Points,
}

/// Somebody who is not in the round.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UnpairedReport {
    /// His number.
    pub player: Number,
    /// His name.
    pub name: String,
    /// Why.
    pub reason: UnpairedReason,
}

/// A finding, told.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Told {
    /// Its code.
    pub code: &'static str,
    /// Its stable name.
    pub name: &'static str,
    /// How grave it is.
    pub severity: Severity,
    /// The article it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// What it says, in the language asked for.
    pub message: String,
    /// What it is made of: texts, numbers, lists.
    pub fields: BTreeMap<&'static str, Field>,
}

/// A value of a finding.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Field {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
    /// Several texts.
    List(Vec<String>),
}

/// Why there is no legal pairing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ImpossibleReport {
    /// The reasons, which can be checked.
    pub reasons: Vec<Told>,
    /// What could be allowed.
    pub could_allow: Vec<Told>,
}

/// What `pair-round --check` answers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CheckReport {
    /// The event.
    pub event: EventHead,
    /// The system.
    pub system: System,
    /// The seed of the lots.
    pub seed: Option<String>,
    /// How many rounds were paired again.
    pub checked: u32,
    /// Where the event file differs.
    pub differences: Vec<DifferenceReport>,
    /// The same in words, with causes.
    pub findings: Vec<Told>,
    /// What is odd in the event file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub oddities: Vec<Found>,
}

/// A place where a stored round is not what pairing it again gives.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DifferenceReport {
    /// The round.
    pub round: u32,
    /// The board; 0 for a bye.
    pub board: u32,
    /// What pairing again gives there.
    pub expected: Option<SeatReport>,
    /// What the file has there.
    pub found: Option<SeatReport>,
}

/// Who sits at a board, or has the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum SeatReport {
    /// A pair.
    Pair {
        /// White.
        white: Number,
        /// Black.
        black: Number,
    },
    /// A bye.
    Bye {
        /// Who has it.
        player: Number,
        /// Which.
        kind: ByeKind,
    },
}

impl EventHead {
    /// The head of an event.
    pub fn new(event: &Event) -> Self {
        EventHead {
            id: event.id.clone(),
            name: event.name.clone(),
            place: event.place.clone(),
            teams: event.is_team_event(),
        }
    }
}

impl Told {
    /// A finding with its message.
    pub fn new(finding: &Finding, message: String) -> Self {
        Told {
            code: finding.code.id,
            name: finding.code.name,
            severity: finding.severity,
            article: finding.article.map(|article| article.to_string()),
            message,
            fields: finding
                .fields
                .iter()
                .map(|(name, value)| {
                    let value = match value {
                        Value::Number(number) => Field::Number(*number),
                        Value::Text(text) => Field::Text(text.clone()),
                        Value::List(list) => Field::List(list.clone()),
                    };
                    (*name, value)
                })
                .collect(),
        }
    }
}

impl PairRound {
    /// The answer for a draft of a round of `event`; `tell` gives a finding's message.
    pub fn new(event: &Event, draft: &Draft, tell: &dyn Fn(&Finding) -> String) -> Self {
        let cards = Cards::after(event, draft.round.saturating_sub(1));
        PairRound::with_points(event, draft, &cards, tell)
    }

    /// The same with the `cards` after the round before, for who has them already.
    pub fn with_points(
        event: &Event,
        draft: &Draft,
        cards: &Cards,
        tell: &dyn Fn(&Finding) -> String,
    ) -> Self {
        let points = |unit: Number| cards.get(unit).map_or(Points::ZERO, |card| card.points);
        let name = |unit: Number| event.unit_name(unit).to_owned();
        let opening = |id: &String| OpeningReport {
            id: id.clone(),
            text: event
                .openings
                .iter()
                .flat_map(|list| &list.openings)
                .find(|opening| opening.id == *id)
                .map(|opening| opening.text.clone())
                .unwrap_or_default(),
        };
        PairRound {
            event: EventHead::new(event),
            round: draft.round,
            rounds_total: None,
            system: draft.system,
            seed: draft.seed.clone(),
            written: false,
            system_before: None,
            untouched: false,
            pairings: draft
                .pairings
                .iter()
                .map(|drawn| PairReport {
                    board: drawn.board,
                    white: drawn.white,
                    black: drawn.black,
                    white_name: name(drawn.white),
                    black_name: name(drawn.black),
                    white_points: points(drawn.white),
                    black_points: points(drawn.black),
                    forced: drawn.forced,
                    result: drawn.result,
                    games: (1..)
                        .zip(&drawn.games)
                        .map(|(game, seats)| GameReport {
                            game,
                            white: Some(seats.white).filter(|number| number.0 > 0),
                            black: Some(seats.black).filter(|number| number.0 > 0),
                            white_name: player_name(event, seats.white),
                            black_name: player_name(event, seats.black),
                            result: seats.result,
                        })
                        .collect(),
                    opening: drawn.opening.as_ref().map(opening),
                })
                .collect(),
            byes: draft
                .byes
                .iter()
                .map(|bye| ByeReport {
                    player: bye.player,
                    name: name(bye.player),
                    kind: bye.kind,
                    points: event.bye_points(bye.kind),
                })
                .collect(),
            unpaired: draft
                .unpaired
                .iter()
                .map(|unpaired| UnpairedReport {
                    player: unpaired.player,
                    name: name(unpaired.player),
                    reason: unpaired.reason,
                })
                .collect(),
            explanation: draft
                .explanation
                .iter()
                .map(|finding| Told::new(finding, tell(finding)))
                .collect(),
            opening: draft.opening.as_ref().map(opening),
            impossible: None,
            findings: Vec::new(),
            rounds: Vec::new(),
        }
    }

    /// The answer that no legal pairing exists.
    pub fn impossible(
        event: &Event,
        impossible: &Impossible,
        tell: &dyn Fn(&Finding) -> String,
    ) -> Self {
        let told = |findings: &[Finding]| {
            findings
                .iter()
                .map(|finding| Told::new(finding, tell(finding)))
                .collect()
        };
        let mut draft = Draft::new(impossible.round, event.regulation.system);
        draft.seed.clone_from(&event.seed);
        PairRound {
            impossible: Some(ImpossibleReport {
                reasons: told(&impossible.reasons),
                could_allow: told(&impossible.could_allow),
            }),
            ..PairRound::new(event, &draft, tell)
        }
    }
}

/// The name of a player; empty for nobody.
fn player_name(event: &Event, number: Number) -> String {
    event
        .player(number)
        .map(|player| player.name.clone())
        .unwrap_or_default()
}
