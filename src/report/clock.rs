//! The answer of `clock-check`.

use schemars::JsonSchema;
use serde::Serialize;

use super::Found;
use crate::board::Colour;
use crate::clock::VerdictKind;

/// The answer of `clock-check`: all games, in the order of the files.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct ClockReport {
    /// The games.
    pub games: Vec<GameClocks>,
}

/// One game's clocks.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameClocks {
    /// The file, `-` for standard input.
    pub file: String,
    /// The game's number in the file, from 1.
    pub index: usize,
    /// The line at which it begins, from 1.
    pub line: usize,
    /// The game's title, where a log gives one.
    pub title: Option<String>,
    /// White's name, where the record gives one.
    pub white_player: Option<String>,
    /// Black's name.
    pub black_player: Option<String>,
    /// Who made the first half-move of the record.
    pub first_to_move: Colour,
    /// The number of the record's first move.
    pub first_move: u32,
    /// The recorded result as `2-0`, `1-1`, `0-2`, `0-0`; null while there is none.
    pub result: Option<&'static str>,
    /// The control it was judged by (White's, if they differ); null if none is known.
    pub control: Option<String>,
    /// Black's control, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control_black: Option<String>,
    /// White's time.
    pub white: SideClocks,
    /// Black's time.
    pub black: SideClocks,
    /// The half-moves.
    pub moves: Vec<MoveClock>,
    /// What the clocks decide.
    pub verdict: ClockVerdict,
    /// The ledger of penalties.
    pub penalties: Vec<PenaltyEntry>,
    /// The clocks after the move that `--at` names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<ClocksAt>,
    /// What `--what-if` asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIf>,
    /// What was found.
    pub findings: Vec<Found>,
}

/// One side's time, as of the last reading, in milliseconds.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct SideClocks {
    /// Time used; null where it is not known. Under a delay, what left the main time.
    pub used_ms: Option<i64>,
    /// Time left; negative after a fall.
    pub remaining_ms: Option<i64>,
    /// Time given so far: used and left together.
    pub given_ms: Option<i64>,
    /// The half-move of the last reading.
    pub as_of_ply: Option<u32>,
    /// How long he thought, where every move says so.
    pub thought_ms: Option<i64>,
    /// The periods he came to.
    pub periods: Vec<PeriodClock>,
    /// His longest thought.
    pub longest: Option<LongestThought>,
}

/// One side's time in one period.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PeriodClock {
    /// How many moves were to be made in it; null to the end of the game.
    pub moves: Option<u32>,
    /// How many were made.
    pub made: u32,
    /// The time they took; null where it is not known.
    pub used_ms: Option<i64>,
    /// Whether the control was met; null where the game did not come so far.
    pub met: Option<bool>,
}

/// A side's longest thought.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LongestThought {
    /// The half-move.
    pub ply: u32,
    /// What it took.
    pub used_ms: i64,
}

/// One half-move on the mover's clock.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct MoveClock {
    /// The half-move, from 1.
    pub ply: u32,
    /// What it took; null where it is not known.
    pub used_ms: Option<i64>,
    /// The time left after it; null where nothing was read.
    pub shown_ms: Option<i64>,
    /// How long the mover thought, where that is more than the use (a delay).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thought_ms: Option<i64>,
}

/// What the clocks decide.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct ClockVerdict {
    /// What.
    pub kind: VerdictKind,
    /// By which article (`ru2011 3.7.9`).
    pub article: Option<String>,
    /// The side that loses; for `win_stands` it wins; for `flag_not_claimed` its flag fell.
    pub side: Option<Colour>,
    /// The half-move; it may be one more than were played.
    pub ply: Option<u32>,
}

/// An entry of the ledger of penalties.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PenaltyEntry {
    /// The half-move.
    pub ply: u32,
    /// Whose.
    pub side: Colour,
    /// The how-manieth of this player, over all kinds.
    pub count: u32,
    /// The measure due.
    pub due: &'static str,
    /// The measure taken, if one was written down.
    pub taken: Option<&'static str>,
}

/// The clocks as they stood after a move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClocksAt {
    /// The move as asked (`35w`).
    pub asked: String,
    /// Its half-move; null if the game ends before it.
    pub ply: Option<u32>,
    /// White's time left.
    pub white_ms: Option<i64>,
    /// The half-move at which White's was read (0: as set at the start).
    pub white_as_of: Option<u32>,
    /// Black's time left.
    pub black_ms: Option<i64>,
    /// The half-move at which Black's was read.
    pub black_as_of: Option<u32>,
}

/// Whether a correction may be made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WhatIf {
    /// Whose clock.
    pub side: Colour,
    /// The time left before it; null where it is not known.
    pub from_ms: Option<i64>,
    /// The time left after it.
    pub to_ms: i64,
    /// Whether it is allowed; null where that hangs on a time that is not known.
    pub allowed: Option<bool>,
    /// The least that a cut may leave.
    pub least_ms: Option<i64>,
    /// By which article.
    pub article: String,
}
