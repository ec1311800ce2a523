//! A row of the draw table: what must hold, how many moves, whose, and what follows.

use std::fmt;
use std::str::FromStr;

use crate::finding::Article;

/// The stable name of a row, as `--limit` and reports use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RowName {
    /// Only kings move and nothing is captured.
    KingsOnly,
    /// Three kings or more (and any further pieces) against a lone king.
    ThreeKings,
    /// Exactly three pieces against a lone king on the main road.
    MainRoad,
    /// Exactly three pieces against a lone king, wherever it stands.
    ThreeVOne,
    /// Five kings, or four kings and a man, against two kings.
    FiveVTwo,
    /// Both have kings, two or three pieces.
    Pieces2To3,
    /// Both have kings, four or five pieces.
    Pieces4To5,
    /// Both have kings, six or seven pieces.
    Pieces6To7,
    /// No promotion and no change of force.
    NoProgress,
    /// The same position with the same side to move.
    Repetition,
}

impl RowName {
    /// Every row, in the order of the draw table.
    pub const ALL: [RowName; 10] = [
        RowName::KingsOnly,
        RowName::ThreeKings,
        RowName::MainRoad,
        RowName::ThreeVOne,
        RowName::FiveVTwo,
        RowName::Pieces2To3,
        RowName::Pieces4To5,
        RowName::Pieces6To7,
        RowName::NoProgress,
        RowName::Repetition,
    ];

    /// The name in options and reports.
    pub const fn id(self) -> &'static str {
        match self {
            RowName::KingsOnly => "kings-only",
            RowName::ThreeKings => "three-kings",
            RowName::MainRoad => "main-road",
            RowName::ThreeVOne => "three-v-one",
            RowName::FiveVTwo => "five-v-two",
            RowName::Pieces2To3 => "pieces-2-3",
            RowName::Pieces4To5 => "pieces-4-5",
            RowName::Pieces6To7 => "pieces-6-7",
            RowName::NoProgress => "no-progress",
            RowName::Repetition => "repetition",
        }
    }
}

impl fmt::Display for RowName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for RowName {
    type Err = super::LawError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        RowName::ALL
            .into_iter()
            .find(|name| name.id() == text)
            .ok_or_else(|| super::LawError::UnknownRow {
                text: text.to_owned(),
            })
    }
}

impl serde::Serialize for RowName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// What must hold for a row to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// Every move is a king's and takes nothing.
    KingsOnly,
    /// One side has at least this many kings and any further pieces, the other a lone king.
    KingsAgainstLoneKing {
        /// Least number of kings.
        kings: u32,
    },
    /// One side has this many pieces, the other a lone king.
    PiecesAgainstLoneKing {
        /// Least number of pieces of the stronger side.
        from: u32,
        /// Greatest number of its pieces.
        to: u32,
        /// How many of them must be kings at least.
        kings: u32,
        /// Whether the lone king must stand on the main road.
        on_main_road: bool,
    },
    /// Five kings, or four kings and a man, against two kings and nothing else.
    FiveAgainstTwoKings,
    /// Both sides have a king and the board has this many pieces (reading `pieces`).
    BothHaveKings {
        /// Least number of pieces.
        from: u32,
        /// Greatest number of pieces.
        to: u32,
    },
    /// No capture and no promotion.
    NoProgress,
    /// The position stood before with the same side to move.
    Repetition,
}

/// Whose moves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Moves of the side that must win; the draw falls right after its last one.
    Own,
    /// Moves of each side; the draw falls after twice as many half-moves.
    Each,
    /// Times that a position stands.
    Times,
}

/// How long a count that has begun goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasting {
    /// Until the situation ends; what is captured or promoted inside it changes nothing.
    WhileItHolds,
    /// As above, and any capture or promotion begins it afresh.
    ForceUnchanged,
    /// To the end of the game.
    ToTheEnd,
}

/// What follows when a count runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The game is drawn at once.
    EndsGame,
    /// It is drawn unless the stronger side has reached a won position, which an arbiter judges.
    EndsGameUnlessWon,
    /// A player may claim a draw.
    RightToClaim,
}

/// One row of a rulebook's draw table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRow {
    /// Its name.
    pub name: RowName,
    /// The article it comes from.
    pub article: Article,
    /// The article instead of it where the stronger side has exactly three kings and nothing
    /// else, and the lone king does not hold the main road (1.9.1.3).
    pub three_kings_article: Option<Article>,
    /// What must hold.
    pub situation: Situation,
    /// How many moves, or times.
    pub limit: u32,
    /// Whose moves.
    pub counting: Counting,
    /// How long a count goes on.
    pub lasting: Lasting,
    /// What follows.
    pub effect: Effect,
}
