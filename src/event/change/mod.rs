//! Changes of an event, one function per kind of entry: each refuses what cannot be and says
//! what it changed.

pub mod conduct;
pub mod find;
pub mod openings;
pub mod presence;
pub mod results;
pub mod roster;
pub mod settings;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::finding::{Code, Finding, Value};

use super::strict::strict;
use super::{ByeKind, Event, GameResult, Number, PenaltyKind};

/// A player or team as a change names him: the name stays readable when numbers change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Who {
    /// His number then.
    pub number: Number,
    /// His name.
    pub name: String,
}

impl Who {
    /// A player.
    pub fn player(event: &Event, number: Number) -> Who {
        let name = event.player(number).map(|player| player.name.clone());
        Who {
            number,
            name: name.unwrap_or_default(),
        }
    }

    /// A player or, in a team event, a team.
    pub fn unit(event: &Event, number: Number) -> Who {
        Who {
            number,
            name: event.unit_name(number).to_owned(),
        }
    }
}

/// Something that was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    remote = "Self",
    tag = "kind",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Change {
    /// The event was made.
    Made {
        /// Its name.
        name: String,
    },
    /// An event was read from another file.
    Imported {
        /// The file's name.
        source: String,
        /// How many players.
        players: u32,
        /// How many rounds.
        rounds: u32,
    },
    /// A value of the event or its regulation was set.
    Set {
        /// The key, as `event set` takes it.
        key: String,
        /// The value before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The value now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
    },
    /// A player was added.
    Added {
        /// Who.
        who: Who,
        /// The first round he can be paired in, if he is late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from_round: Option<u32>,
    },
    /// A team was added.
    TeamAdded {
        /// Which.
        who: Who,
    },
    /// A player's data were changed.
    Edited {
        /// Who.
        who: Who,
        /// The field.
        field: String,
        /// The value before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The value now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<String>,
    },
    /// A player was taken off the list before he played.
    Removed {
        /// Who.
        who: Who,
    },
    /// The starting numbers were given out.
    Numbered {
        /// How many.
        count: u32,
    },
    /// A round was paired.
    Paired {
        /// Which.
        round: u32,
        /// How many pairs.
        pairs: u32,
    },
    /// A round was paired again, published pairs being kept (3.17.8).
    Repaired {
        /// Which.
        round: u32,
        /// How many published pairs were kept.
        kept: u32,
        /// How many pairs there are.
        pairs: u32,
    },
    /// A round was taken back.
    Unpaired {
        /// Which.
        round: u32,
    },
    /// A result was entered, corrected or taken back.
    Result {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// Which game of a micro-match or board of a team match.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<u32>,
        /// Who has white.
        white: Who,
        /// Who has black.
        black: Who,
        /// The result before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<GameResult>,
        /// The result now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<GameResult>,
    },
    /// A play-off game was entered (3.15.2).
    PlayOff {
        /// Who has white.
        white: Who,
        /// Who has black.
        black: Who,
        /// Its result.
        result: GameResult,
    },
    /// A game goes on later.
    Adjourned {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// When it goes on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resumes: Option<String>,
    },
    /// Somebody left the event.
    Withdrawn {
        /// Who.
        who: Who,
        /// The last round he took part in.
        after_round: u32,
        /// Whether he was excluded.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        excluded: bool,
    },
    /// A leaver came back.
    Returned {
        /// Who.
        who: Who,
        /// The rounds he missed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        missed: Vec<u32>,
    },
    /// An absence was announced.
    Absent {
        /// Who.
        who: Who,
        /// The rounds.
        rounds: Vec<u32>,
        /// What they give.
        gives: ByeKind,
    },
    /// An announced absence was taken back.
    Present {
        /// Who.
        who: Who,
        /// The rounds.
        rounds: Vec<u32>,
    },
    /// A line-up was entered.
    LineUp {
        /// The round.
        round: u32,
        /// The team.
        team: Who,
        /// The players by board; absent where a board stays empty.
        boards: Vec<Option<Who>>,
    },
    /// A penalty was entered.
    Penalty {
        /// Who.
        who: Who,
        /// The measure.
        measure: PenaltyKind,
        /// How many penalties he has now.
        count: u32,
        /// The round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u32>,
        /// What for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A list of openings was read.
    Openings {
        /// The file's name.
        source: String,
        /// How many.
        count: u32,
    },
    /// An opening was drawn.
    Opening {
        /// The round.
        round: u32,
        /// The board; absent for the whole round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<u32>,
        /// Its id in the list.
        opening: String,
        /// Its moves, or its position as FEN. Older files call it `text`.
        #[serde(alias = "text")]
        moves: String,
    },
    /// Something else, in words.
    Other {
        /// The words. Older files call them `text`.
        #[serde(alias = "text")]
        words: String,
    },
}

strict!(Object: Who, Change);

/// Why an entry is refused. Nothing is changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused: {}", .0.code.name)]
pub struct Refused(pub Finding);

impl Refused {
    /// A refusal of this code.
    pub fn new(code: Code) -> Refused {
        Refused(Finding::new(code))
    }

    /// The same with one more field.
    #[must_use]
    pub fn field(self, name: &'static str, value: impl Into<Value>) -> Refused {
        Refused(self.0.field(name, value))
    }
}
