//! Answers of `pair-round` that only Swiss systems give.

use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{Number, System};

use super::pairing::{PairRound, Told};

/// What `pair-round --what-if` answers: the question, and the round with the pair in it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WhatIfReport {
    /// The question and its answer.
    pub what_if: Asked,
    /// The round with the pair; without pairs where it cannot be made.
    #[serde(flatten)]
    pub round: PairRound,
}

/// A pair that was asked about.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Asked {
    /// One of the two.
    pub player: Number,
    /// The other.
    pub opponent: Number,
    /// His name.
    pub player_name: String,
    /// The other's name.
    pub opponent_name: String,
    /// Whether no rule keeps the two apart.
    pub legal: bool,
    /// Whether the rest could be completely paired.
    pub possible: bool,
    /// Why not.
    pub reasons: Vec<Told>,
}

/// What `pair-round --repair` answers: the round, and what the repair kept.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RepairReport {
    /// What was kept.
    pub repair: Kept,
    /// The round as it is now.
    #[serde(flatten)]
    pub round: PairRound,
}

/// What a repair kept.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Kept {
    /// Published pairs that are kept with their colours.
    pub kept: usize,
    /// Pairs that were published.
    pub published: usize,
    /// Whose opponent, colour or bye has changed, those who came or went included.
    pub touched: Vec<Number>,
}

/// What `pair-round --simulate` answers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SimulateReport {
    /// The system.
    pub system: System,
    /// The seed everything is made from.
    pub seed: String,
    /// How many events.
    pub events: usize,
    /// Rounds paired.
    pub rounds: usize,
    /// Pairs formed.
    pub pairs: usize,
    /// Byes given.
    pub byes: usize,
    /// Breaches of the rules that always hold: none, or this program is at fault.
    pub broken: usize,
    /// Rounds without a legal pairing.
    pub impossible: Vec<ImpossibleRound>,
    /// How many players ended with a difference of white and black games of 0, 1, 2, 3 or more.
    pub balance: [usize; 4],
    /// The longest row of one colour that anybody had.
    pub longest_row: usize,
}

/// A round of a random event that has no legal pairing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ImpossibleRound {
    /// The event's id.
    pub event: String,
    /// How many players it has.
    pub players: usize,
    /// The round.
    pub round: u32,
}
