//! What a written move breaks.

use crate::board::{Colour, Square, SquareSet};
use crate::finding::{Article, Book};

use super::list::Move;

/// Why a written move is not a legal one, with the legal moves nearest to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What it breaks.
    pub kind: FaultKind,
    /// Legal moves that come nearest to what was written, the nearest first, at most three.
    pub nearest: Vec<Move>,
}

/// What a written move breaks, in the order in which it is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The place with this number (from 0) is no playing square.
    NotASquare(usize),
    /// Nothing stands on the square it begins with.
    EmptySquare(Square),
    /// No piece of the mover stands on the file it begins with.
    EmptyFile(u8),
    /// It begins with a piece of the opponent.
    OpponentsPiece(Square),
    /// It is a legal move of the side that has just moved (1.10.3).
    TwoMovesInARow(Square, Colour),
    /// It captures nothing, but a capture was obligatory (1.5.3).
    CaptureObligatory(Vec<Move>),
    /// It captures fewer pieces than it must (2.5.1).
    LongerCapture {
        /// How many it captures.
        taken: u32,
        /// How many it must capture.
        needed: u32,
        /// The captures that do.
        captures: Vec<Move>,
    },
    /// The capture stops where it could go on (1.5.5, 1.5.6).
    StoppedShort {
        /// Where it stops.
        at: Square,
        /// How many pieces it captures.
        taken: u32,
        /// Whether the piece is a king by then.
        king: bool,
        /// The legal captures that begin with these pieces.
        captures: Vec<Move>,
    },
    /// A king that captured passed over a square from which it could go on (1.5.6).
    PassedOver {
        /// Where it stops.
        at: Square,
        /// The legal captures that begin with these pieces.
        captures: Vec<Move>,
    },
    /// A piece is jumped a second time (1.5.9).
    JumpedTwice(Option<Square>),
    /// An own piece is jumped (1.5.8, 1.4.5).
    OwnPieceJumped {
        /// The piece that is jumped.
        over: Square,
        /// Whether in a quiet move of a king.
        quiet_king: bool,
    },
    /// The way or the target is occupied.
    Blocked {
        /// By the piece on this square.
        at: Square,
        /// Whether the piece that moves is a king.
        king: bool,
    },
    /// A man moves backwards without capturing (1.4.3).
    ManBackwards,
    /// A man moves farther than to the next square without capturing (1.4.3).
    ManTooFar,
    /// The squares do not lie on one diagonal.
    NotADiagonal {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// Whether the piece that moves is a king.
        king: bool,
    },
    /// A capture is written, but nothing can be captured between these squares.
    NothingToCapture {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// Whether the piece that moves is a king.
        king: bool,
    },
    /// The record says that other pieces were taken off than the move captures.
    CapturedDiffer {
        /// The pieces it says were taken off.
        written: SquareSet,
        /// The pieces that the move between these squares captures.
        captured: SquareSet,
    },
    /// A lone dash, but not exactly one legal move that is a capture (3.9.1).
    DashNotForced(usize),
}

impl FaultKind {
    /// Its place in the order of explanation: of several faults the one with the least counts.
    pub(super) const fn rank(&self) -> u8 {
        match self {
            FaultKind::NotASquare(_) => 0,
            FaultKind::EmptySquare(_) | FaultKind::EmptyFile(_) => 1,
            FaultKind::OpponentsPiece(_) => 2,
            FaultKind::TwoMovesInARow(..) => 3,
            FaultKind::CaptureObligatory(_) | FaultKind::DashNotForced(_) => 4,
            FaultKind::LongerCapture { .. } => 5,
            FaultKind::StoppedShort { .. } => 6,
            FaultKind::PassedOver { .. } => 7,
            FaultKind::JumpedTwice(_) => 8,
            FaultKind::OwnPieceJumped { .. } => 9,
            FaultKind::Blocked { .. } => 10,
            FaultKind::NothingToCapture { .. } => 11,
            FaultKind::ManBackwards => 12,
            FaultKind::ManTooFar => 13,
            FaultKind::NotADiagonal { .. } => 14,
            FaultKind::CapturedDiffer { .. } => 15,
        }
    }

    /// The article it breaks. Moves and captures are judged by `ru2011` in every rulebook.
    pub fn article(&self, hundred: bool) -> Article {
        let number = match self {
            FaultKind::NotASquare(_) if hundred => "2.4*",
            FaultKind::NotASquare(_) => "1.6.1",
            FaultKind::EmptySquare(_) | FaultKind::EmptyFile(_) => "1.4.1",
            FaultKind::OpponentsPiece(_) | FaultKind::TwoMovesInARow(..) => "1.10.3",
            FaultKind::CaptureObligatory(_) => "1.5.3",
            FaultKind::LongerCapture { .. } => "2.5.1",
            FaultKind::StoppedShort { king: false, .. } => "1.5.5",
            FaultKind::StoppedShort { king: true, .. } | FaultKind::PassedOver { .. } => "1.5.6",
            FaultKind::JumpedTwice(_) => "1.5.9",
            FaultKind::OwnPieceJumped {
                quiet_king: false, ..
            } => "1.5.8",
            FaultKind::OwnPieceJumped {
                quiet_king: true, ..
            } => "1.4.5",
            FaultKind::Blocked { king: false, .. }
            | FaultKind::ManBackwards
            | FaultKind::ManTooFar
            | FaultKind::NotADiagonal { king: false, .. } => "1.4.3",
            FaultKind::Blocked { king: true, .. } | FaultKind::NotADiagonal { king: true, .. } => {
                "1.4.5"
            }
            FaultKind::NothingToCapture { king: false, .. } => "1.5.1",
            FaultKind::NothingToCapture { king: true, .. } => "1.5.2",
            FaultKind::CapturedDiffer { .. } => "1.10.3",
            FaultKind::DashNotForced(_) => "3.9.1",
        };
        Article::new(Book::Ru2011, number)
    }
}
