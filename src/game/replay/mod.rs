//! From a record as written to positions: which game it is, from which corner squares count, every
//! move judged, the law followed, the result compared with the board.

mod alike;
mod as_played;
mod drawn;
mod interpret;
mod lookahead;
mod opening;
mod run;
mod set_up;
mod tags;
mod tell;

use crate::board::Variant;
use crate::finding::{Book, Finding, Place, Severity, Span};
use crate::moves::Move;
use crate::notation::Numbering;
use crate::notation::pdn::{Game, Score};
use crate::position::Position;
use crate::rules::Rulebook;

use super::{AskedClaim, Claim, History, Outcome, Ruling};

pub use alike::MicroMatches;
pub use drawn::{DrawnOpening, same_person};
pub use interpret::squares_named;
pub use opening::{Opening, OpeningError, Openings};

/// The law in force for one of the two games.
#[derive(Clone, Debug)]
pub struct Law {
    /// The rulebook with its limits and readings.
    pub rulebook: Rulebook,
    /// The book that was asked for, where it has no law for this game and another is used.
    pub instead_of: Option<Book>,
}

/// What is asked about a record.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game asked for. It goes before what a tag says; a record that can be followed only as one
    /// of the other game is read so, and that is told.
    pub variant: Option<Variant>,
    /// The law for Russian and for international draughts.
    pub russian: Law,
    /// The law for international draughts.
    pub international: Law,
    /// Read on past irregular moves as they were played (1.10.3).
    pub as_played: bool,
    /// Moves after a drawn end, and results that contradict it, are errors.
    pub strict: bool,
    /// Keep every counter after every half-move.
    pub history: bool,
    /// Claims to rule on.
    pub claims: Vec<AskedClaim>,
    /// What every game must begin with.
    pub openings: Option<Openings>,
}

impl Question {
    /// The law for `variant`.
    pub fn law(&self, variant: Variant) -> &Law {
        match variant {
            Variant::Russian => &self.russian,
            Variant::International => &self.international,
        }
    }
}

/// How far a record could be treated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// Its moves were checked.
    #[default]
    Checked,
    /// It has no moves.
    Empty,
    /// Dashes in place of moves: not played.
    Unplayed,
    /// Another game, or none that can be told: not checked.
    Skipped,
    /// No record at all, only text.
    Text,
}

/// What became of a record.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    /// How far it could be treated.
    pub status: Status,
    /// The game, where it is one of the two.
    pub variant: Option<Variant>,
    /// From which corner numbers counted, where they name Russian squares.
    pub numbering: Option<Numbering>,
    /// The first position.
    pub start: Option<Position>,
    /// The last position that could be reached.
    pub end: Option<Position>,
    /// Half-moves that could be followed.
    pub plies: u32,
    /// The legal moves, each with the index of its element.
    pub moves: Vec<(u32, Move)>,
    /// The positions set up on the way, each with the number of moves before it and the number that
    /// the record gives to the move after it.
    pub set_ups: Vec<(usize, Position, Option<u32>)>,
    /// The irregular moves that were read as played, each with the position after it, by the index of
    /// its element.
    pub as_played: Vec<(u32, Position)>,
    /// Whether the record was followed to its end.
    pub complete: bool,
    /// What board and counters decide.
    pub outcome: Outcome,
    /// When a draw could be claimed.
    pub claims: Vec<Claim>,
    /// The counters, if they were asked for.
    pub history: History,
    /// The rulings asked for.
    pub rulings: Vec<Ruling>,
    /// Which opening of [`Openings::List`] the game begins with.
    pub opening: Option<usize>,
    /// The result the record gives.
    pub result: Option<Score>,
    /// What was found, in the order of the record.
    pub findings: Vec<Finding>,
}

impl Replay {
    /// Whether a finding of severity error stands.
    pub fn has_errors(&self) -> bool {
        self.worst() == Some(Severity::Error)
    }

    /// The gravest severity among the findings.
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(|finding| finding.severity).max()
    }
}

/// Checks a record.
pub fn replay(game: &Game<'_>, question: &Question) -> Replay {
    let mut replay = interpret::replay(game, question);
    tags::faults(game, &mut replay);
    tags::compare(game, question, &mut replay);
    if let Some(openings) = &question.openings {
        opening::compare(game, openings, &mut replay);
    }
    replay
        .findings
        .sort_by_key(|finding| finding.place.span.map_or(0, |span| span.start));
    replay
}

/// The finding at `span` of the record's text.
fn at(finding: Finding, span: Span) -> Finding {
    let place = Place {
        span: Some(span),
        ..finding.place.clone()
    };
    finding.at(place)
}
