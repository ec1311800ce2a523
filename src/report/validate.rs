//! The answer of `validate-game`.

use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Variant;
use crate::notation::encoding::Source;

use super::Found;

/// The whole answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ValidateReport {
    /// Every record, in the order of the input.
    pub games: Vec<GameReport>,
    /// Every file.
    pub files: Vec<FileReport>,
    /// The sums.
    pub summary: Summary,
}

/// The sums over all files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Summary {
    /// Records found; the sum of the four numbers that follow.
    pub games: usize,
    /// Checked records without warnings and errors.
    pub ok: usize,
    /// Records with warnings but no errors.
    pub with_warnings: usize,
    /// Records with errors.
    pub with_errors: usize,
    /// Records that were not checked (other games) and have no warnings or errors.
    pub skipped: usize,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FileReport {
    /// Its name as given; `-` is standard input.
    pub file: String,
    /// The encoding it was read in.
    pub encoding: String,
    /// How the encoding is known.
    pub encoding_from: EncodingFrom,
    /// How many records it has.
    pub games: usize,
    /// What was found about the file as a whole.
    pub findings: Vec<Found>,
}

/// How the encoding of a file is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct EncodingFrom(pub Source);

/// A record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GameReport {
    /// The file.
    pub file: String,
    /// Its number in the file, from 1.
    pub index: usize,
    /// The line on which it begins.
    pub line: usize,
    /// White's name, if the record gives it.
    pub white: Option<String>,
    /// Black's name, if the record gives it.
    pub black: Option<String>,
    /// `checked`, `empty`, `unplayed` or `skipped`.
    pub status: &'static str,
    /// The game; `null` where the record was not checked.
    pub variant: Option<Variant>,
    /// The rulebook by which it was checked.
    pub rulebook: Option<&'static str>,
    /// From which corner Russian squares were numbered (`b8` or `a1`), where they are numbers.
    pub numbering: Option<&'static str>,
    /// Half-moves that could be followed.
    pub plies: u32,
    /// The result as the record gives it.
    pub result: Option<String>,
    /// The last position that could be reached.
    pub final_fen: Option<String>,
    /// What board and counters decide.
    pub outcome: OutcomeReport,
    /// When a draw could be claimed.
    pub claims: Vec<ClaimReport>,
    /// The rulings asked for with `--claim`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub rulings: Vec<RulingReport>,
    /// The counters half-move by half-move, with `--counters`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    pub counters: Vec<TickReport>,
    /// What was found.
    pub findings: Vec<Found>,
}

/// What board and counters decide.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OutcomeReport {
    /// `win`, `draw` or `none`.
    pub kind: &'static str,
    /// Who won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// The article that decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// The half-move after which the game was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
}

/// A stretch of the game during which a draw could be claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClaimReport {
    /// `threefold` or `no-progress`.
    pub kind: &'static str,
    /// By which article.
    pub article: String,
    /// The first half-move after which the claim stood.
    pub from_ply: u32,
    /// The last half-move after which it stood.
    pub to_ply: u32,
    /// Who could claim (`white`, `black`).
    pub by: Vec<String>,
    /// Each right: after which half-move, by whom, in which way.
    pub rights: Vec<RightReport>,
}

/// A right to claim at one half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RightReport {
    /// The half-move.
    pub ply: u32,
    /// Who could claim.
    pub by: String,
    /// `before-reply`: the move was played; `written-move`: the mover writes it and claims.
    pub way: &'static str,
}

/// A ruling on a claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RulingReport {
    /// `threefold` or `no-progress`.
    pub kind: &'static str,
    /// The half-move it rests on.
    pub ply: u32,
    /// Who claimed.
    pub claimant: String,
    /// `before-reply` or `written-move`.
    pub way: &'static str,
    /// Whether the claim is true.
    pub valid: bool,
    /// After which half-moves the position stood.
    pub stood_after: Vec<u32>,
    /// What follows: `draw`, `move-stands`, `play-goes-on`, `loss-on-time`.
    pub consequence: &'static str,
    /// What follows if the claimant's flag falls during the check.
    pub if_flag_falls: &'static str,
    /// The article it rests on.
    pub article: String,
    /// The article by which it is made and checked.
    pub procedure: String,
}

/// The counters after one half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TickReport {
    /// The half-move; 0 is the first position.
    pub ply: u32,
    /// How many times the position has stood.
    pub times: u32,
    /// The counts that run.
    pub counts: Vec<CountReport>,
}

/// A count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CountReport {
    /// The row of the draw table.
    pub row: &'static str,
    /// Its article.
    pub article: String,
    /// How far it has got.
    pub made: u32,
    /// Where it runs out.
    pub of: u32,
    /// `own-moves` or `plies`.
    pub unit: &'static str,
    /// The half-move after which it began.
    pub since: u32,
}
