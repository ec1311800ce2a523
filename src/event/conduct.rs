//! What happens beside the pairings: line-ups, adjourned games, penalties, drawn openings, stages.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Number;
use super::patterns;
use super::strict::strict;

/// Who plays on which board of a team in a round (3.16.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct LineUp {
    /// The round.
    #[schemars(range(min = 1, max = 999))]
    pub round: u32,
    /// The team.
    #[schemars(extend("minimum" = 1))]
    pub team: Number,
    /// The players from board 1 on; `null` where a board stays empty.
    pub boards: Vec<Option<Number>>,
}

/// The public data of an adjourned game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Adjourned {
    /// The round.
    #[schemars(range(min = 1, max = 999))]
    pub round: u32,
    /// Its board.
    #[schemars(range(min = 1))]
    pub board: u32,
    /// Which game of the micro-match or board of the team match, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub game: Option<u32>,
    /// When it goes on, `YYYY-MM-DD` or `YYYY-MM-DD hh:mm`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::TIME))]
    pub resumes: Option<String>,
    /// Where it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub place: Option<String>,
    /// Who sealed the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("minimum" = 1))]
    pub sealed_by: Option<Number>,
    /// The envelope's fingerprint (SHA-256, lower-case hex).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::SHA256))]
    pub commitment: Option<String>,
}

/// The measures of 3.3.3, from the mildest.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(remote = "Self", rename_all = "lowercase")]
pub enum PenaltyKind {
    /// Remark (замечание).
    #[default]
    Remark,
    /// Warning (предупреждение).
    Warning,
    /// Reprimand (выговор).
    Reprimand,
    /// Loss of the game; of both, if both are entered.
    Loss,
    /// Exclusion from the event.
    Exclusion,
}

/// A line of the penalty ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Penalty {
    /// The player.
    #[schemars(extend("minimum" = 1))]
    pub player: Number,
    /// The measure.
    pub kind: PenaltyKind,
    /// The round, absent outside the games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 999))]
    pub round: Option<u32>,
    /// What for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub reason: Option<String>,
}

/// An opening of a list: moves from the start position, or a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Opening {
    /// Its name or number in the list; lots are drawn by it.
    pub id: String,
    /// The moves (`1. c3-d4 d6-c5`) or a FEN.
    pub text: String,
}

/// The list that openings are drawn from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct OpeningList {
    /// The file it was read from, as named then.
    pub source: String,
    /// The openings in the order of the list.
    pub openings: Vec<Opening>,
}

/// Where the players of a later stage come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Stage {
    /// The file of the previous stage.
    #[schemars(regex(pattern = patterns::LINE))]
    pub previous: String,
    /// How many of its best go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 9999))]
    pub top: Option<u32>,
    /// Whether `top` counts inside each pairing group of the previous stage.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_group: bool,
    /// Whether games already played among those who go on are carried over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub carry_over: bool,
}

strict!(Object: LineUp, Adjourned, Penalty, Opening, OpeningList, Stage);
strict!(Name: PenaltyKind);
