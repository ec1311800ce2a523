//! The answers of `adjourn`.

use schemars::JsonSchema;
use serde::Serialize;

use crate::adjourn::{ClockRuns, Decision, Envelope, Reading};
use crate::board::Colour;
use crate::finding::Book;

use super::Found;

/// The answer of `adjourn seal` and `adjourn reseal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SealReport {
    /// Whether an envelope was made or changed.
    pub sealed: bool,
    /// The article that allows or refuses it.
    pub article: String,
    /// The public envelope, if one was made. It never holds the move.
    pub envelope: Option<Envelope>,
    /// What was found.
    pub findings: Vec<Found>,
}

/// The answer of `adjourn check`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CheckReport {
    /// Whether everything that was looked at agrees.
    pub ok: bool,
    /// Whether a secret file was looked at, and fits.
    pub secret_fits: Option<bool>,
    /// Whether a record was looked at, and fits.
    pub record_fits: Option<bool>,
    /// The fingerprint on the envelope.
    pub commitment: Option<String>,
    /// A line for a shell that works the fingerprint out again from the two files.
    pub sha256sum: Option<String>,
    /// What was found.
    pub findings: Vec<Found>,
}

/// What `adjourn open` decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decided {
    /// `continue`, `closed`, `win`, `loss`, `arbiter`, `no_show`, `draw`, `resignation`,
    /// `loss_on_time`, `restored`, `replayed`, `annulled` or `secret_missing`.
    pub kind: &'static str,
    /// The article it rests on.
    pub article: String,
    /// Who wins by it.
    pub winner: Option<Colour>,
}

/// The clocks at the resumption.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ResumedClocks {
    /// Whether the readings are time used or time left.
    pub reading: Reading,
    /// White's clock in milliseconds; absent where the arbiter sets it.
    pub white_ms: Option<i64>,
    /// Black's clock in milliseconds; absent where the arbiter sets it.
    pub black_ms: Option<i64>,
    /// Whose clock runs.
    pub runs: Option<Colour>,
    /// From when: `move` (the sealed move is made on the board), `start` (the announced time) or
    /// `reply` (the reply was given, on the board or sealed).
    pub since: Option<&'static str>,
}

/// The answer of `adjourn open`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OpenReport {
    /// The decision.
    pub decision: Decided,
    /// The sealed move as it is to be played, where it was opened and stands.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Whether that move was made on the board and not sealed (3.10.4).
    pub open_move: bool,
    /// What was written, where an evident slip was corrected.
    pub corrected_from: Option<String>,
    /// The counter-sealed reply, where it is to be played.
    pub reply: Option<String>,
    /// The moves that come into question, where the arbiter has to read the sealed move.
    pub candidates: Vec<String>,
    /// The position after the moves to be made, as FEN; before the irregular move where the game is
    /// replayed, before the sealed move where the envelope is lost.
    pub fen: Option<String>,
    /// The clocks.
    pub clocks: ResumedClocks,
    /// What was found.
    pub findings: Vec<Found>,
}

impl Decided {
    /// A decision as the report tells it, cited as `book` does.
    pub fn new(decision: &Decision, book: Book) -> Decided {
        Decided {
            kind: decision.kind(),
            article: crate::adjourn::cite(book, decision.article()).to_string(),
            winner: decision.winner(),
        }
    }
}

impl ResumedClocks {
    /// The readings of the envelope and whose clock runs.
    pub fn new(reading: Reading, ms: Option<[i64; 2]>, runs: ClockRuns) -> ResumedClocks {
        let (side, since) = match runs {
            ClockRuns::Neither => (None, None),
            ClockRuns::AfterMove(side) => (Some(side), Some("move")),
            ClockRuns::FromStart(side) => (Some(side), Some("start")),
            ClockRuns::AfterReply(side) => (Some(side), Some("reply")),
        };
        ResumedClocks {
            reading,
            white_ms: ms.map(|ms| ms[0]),
            black_ms: ms.map(|ms| ms[1]),
            runs: side,
            since,
        }
    }
}

/// One adjourned game of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AdjournedGame {
    /// Round.
    pub round: u32,
    /// Board.
    pub board: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// When it goes on, as announced.
    pub resume_at: Option<String>,
    /// Where.
    pub place: Option<String>,
    /// Who sealed the move.
    pub sealed_by: Option<String>,
    /// The envelope's fingerprint.
    pub commitment: Option<String>,
}

/// The answer of `adjourn status`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StatusReport {
    /// The games that are adjourned, by round and board.
    pub games: Vec<AdjournedGame>,
}
