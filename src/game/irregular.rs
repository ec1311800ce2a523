//! Irregular moves (1.10.3): reading on past one as it was played, and who may still have it
//! corrected.

use crate::board::{Colour, Square, SquareSet, Variant};
use crate::finding::codes::game as codes;
use crate::finding::{Finding, Place};
use crate::position::{Kind, Piece, Position};
use crate::rules::Irregularity;

use super::outcome::Recorded;

/// A move as the record shows it, legal or not: the squares it names, and whether it is written
/// as a capture.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The squares named, the first and the last at least.
    pub path: &'a [Square],
    /// Whether it is written as a capture.
    pub capture: bool,
}

/// Why a move cannot be carried out as the record shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AsPlayedError {
    /// Nothing stands where the move begins.
    #[error("nothing stands on square number {}", .0.number())]
    OriginEmpty(Square),
    /// Something stands where the move ends.
    #[error("square number {} is occupied", .0.number())]
    TargetOccupied(Square),
    /// The move names fewer than two squares.
    #[error("the move names no two squares")]
    NotAMove,
}

/// The position after an irregular move, as the record shows it: the piece stands on the last
/// square named, a man on his last row is a king, a capture has taken the opponent's pieces on
/// the straight lines between the squares named, and `next` (the side of the record's next move)
/// is to move.
///
/// # Errors
/// If nothing stands on the first square or something stands on the last.
pub fn apply_as_played(
    position: &Position,
    played: Played<'_>,
    next: Colour,
) -> Result<Position, AsPlayedError> {
    let (Some(&from), Some(&to)) = (played.path.first(), played.path.last()) else {
        return Err(AsPlayedError::NotAMove);
    };
    if played.path.len() < 2 {
        return Err(AsPlayedError::NotAMove);
    }
    let variant = position.variant();
    let piece = position
        .piece_at(from)
        .ok_or(AsPlayedError::OriginEmpty(from))?;
    let mut setup = *position.setup();
    setup.clear(from);
    if setup.piece_at(to).is_some() {
        return Err(AsPlayedError::TargetOccupied(to));
    }
    if played.capture {
        let foes = position.pieces(!piece.colour);
        for pair in played.path.windows(2) {
            for square in between(variant, pair[0], pair[1]).intersection(foes).iter() {
                setup.clear(square);
            }
        }
    }
    let last_row = match piece.colour {
        Colour::White => 0,
        Colour::Black => variant.width() - 1,
    };
    let touched = match variant {
        // 1.5.15: crowned in passing; 2.5.2: only where he stops.
        Variant::Russian => &played.path[1..],
        Variant::International => &played.path[played.path.len() - 1..],
    };
    let crowned = touched.iter().any(|square| square.row(variant) == last_row);
    let kind = if crowned { Kind::King } else { piece.kind };
    setup.put(to, Piece { kind, ..piece });
    setup.to_move = next;
    // A valid position stays valid: one piece moved to an empty square, crowned where it must be.
    setup
        .position()
        .map_err(|_| AsPlayedError::TargetOccupied(to))
}

/// The squares strictly between two squares of one diagonal; none where they are not on one.
fn between(variant: Variant, a: Square, b: Square) -> SquareSet {
    let at = |square: Square| (square.row(variant) as i8, square.column(variant) as i8);
    let ((row, column), (to_row, to_column)) = (at(a), at(b));
    let (rows, columns) = (to_row - row, to_column - column);
    if rows.abs() != columns.abs() {
        return SquareSet::EMPTY;
    }
    (1..rows.abs())
        .filter_map(|n| {
            Square::at(
                variant,
                row + n * rows.signum(),
                column + n * columns.signum(),
            )
        })
        .collect()
}

/// Whether an irregular move may still be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// This side, the opponent of the mover, may still demand it, before replying (1.10.3).
    Open(Colour),
    /// The opponent replied (1.10.3).
    LostByReply(Colour),
    /// The game is over (1.10.4).
    LostByEnd(Colour),
}

impl Correction {
    /// Who may still have the irregular half-move `ply` of `mover` corrected, in a record of
    /// `plies` half-moves with this result.
    pub fn of(mover: Colour, ply: u32, plies: u32, recorded: Recorded) -> Correction {
        let opponent = !mover;
        if plies > ply {
            Correction::LostByReply(opponent)
        } else if recorded == Recorded::Open {
            Correction::Open(opponent)
        } else {
            Correction::LostByEnd(opponent)
        }
    }

    /// The answer as a finding about the half-move `ply`.
    pub fn finding(self, ply: u32) -> Finding {
        let (code, article, opponent, why) = match self {
            Correction::Open(side) => (codes::CORRECTION_OPEN, Irregularity::ARTICLE, side, ""),
            Correction::LostByReply(side) => (
                codes::CORRECTION_LOST,
                Irregularity::ARTICLE,
                side,
                "replied",
            ),
            Correction::LostByEnd(side) => (
                codes::CORRECTION_LOST,
                Irregularity::AFTER_THE_GAME,
                side,
                "game-over",
            ),
        };
        let finding = Finding::new(code)
            .article(article)
            .at(Place {
                ply: Some(ply),
                ..Place::default()
            })
            .field("ply", ply)
            .field("opponent", opponent.to_string());
        if why.is_empty() {
            finding
        } else {
            finding.field("why", why)
        }
    }
}

/// What happened to an irregular move under `--as-played`, as a finding; `text` is the move as
/// written.
pub fn read_as_played(
    ply: u32,
    text: &str,
    variant: Variant,
    outcome: Result<&Position, AsPlayedError>,
) -> Finding {
    let finding = |code| {
        Finding::new(code)
            .article(Irregularity::ARTICLE)
            .at(Place {
                ply: Some(ply),
                ..Place::default()
            })
            .field("ply", ply)
            .field("move", text)
    };
    let Err(error) = outcome else {
        return finding(codes::READ_AS_PLAYED);
    };
    let (why, square) = match error {
        AsPlayedError::OriginEmpty(square) => ("origin-empty", square.name(variant)),
        AsPlayedError::TargetOccupied(square) => ("target-occupied", square.name(variant)),
        AsPlayedError::NotAMove => ("not-a-move", text.to_owned()),
    };
    finding(codes::CANNOT_READ_AS_PLAYED)
        .field("why", why)
        .field("square", square)
}
