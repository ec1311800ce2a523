//! Codes of findings about moves (`M…`).

use crate::finding::{Code, Severity};

/// A place named in a move that is no playing square of the board.
pub const NOT_A_SQUARE: Code = Code::new("M001", "not_a_square", Severity::Error);
/// A move that begins on a square where no piece stands.
pub const EMPTY_SQUARE: Code = Code::new("M002", "empty_square", Severity::Error);
/// A quiet move where a capture was obligatory (1.5.3).
pub const CAPTURE_OBLIGATORY: Code = Code::new("M003", "capture_obligatory", Severity::Error);
/// A move with a piece of the opponent (1.10.3).
pub const OPPONENTS_PIECE: Code = Code::new("M004", "opponents_piece", Severity::Error);
/// A second move of the side that has just moved (1.10.3).
pub const TWO_MOVES_IN_A_ROW: Code = Code::new("M005", "two_moves_in_a_row", Severity::Error);
/// A capture of fewer pieces than must be taken (2.5.1).
pub const LONGER_CAPTURE_OBLIGATORY: Code =
    Code::new("M006", "longer_capture_obligatory", Severity::Error);
/// A capture that stops where it could go on (1.5.5, 1.5.6).
pub const CAPTURE_STOPPED_SHORT: Code = Code::new("M007", "capture_stopped_short", Severity::Error);
/// A king that captures passes over the square from which it could go on (1.5.6).
pub const CAPTURE_SQUARE_PASSED_OVER: Code =
    Code::new("M008", "capture_square_passed_over", Severity::Error);
/// A capture that jumps a piece a second time (1.5.9).
pub const PIECE_JUMPED_TWICE: Code = Code::new("M009", "piece_jumped_twice", Severity::Error);
/// A piece of one's own is jumped (1.5.8, 1.4.5).
pub const OWN_PIECE_JUMPED: Code = Code::new("M010", "own_piece_jumped", Severity::Error);
/// The way or the target of a move is occupied.
pub const WAY_BLOCKED: Code = Code::new("M011", "way_blocked", Severity::Error);
/// A man moves backwards without capturing (1.4.3).
pub const MAN_MOVED_BACKWARDS: Code = Code::new("M012", "man_moved_backwards", Severity::Error);
/// A man moves farther than to the next square (1.4.3).
pub const MAN_MOVED_TOO_FAR: Code = Code::new("M013", "man_moved_too_far", Severity::Error);
/// Two squares of a move lie on no common diagonal.
pub const NOT_ON_A_DIAGONAL: Code = Code::new("M014", "not_on_a_diagonal", Severity::Error);
/// A capture is written where nothing can be captured.
pub const NOTHING_TO_CAPTURE: Code = Code::new("M015", "nothing_to_capture", Severity::Error);
/// The pieces that the record says were taken are not those that the move takes.
pub const CAPTURED_SQUARES_DIFFER: Code =
    Code::new("M016", "captured_squares_differ", Severity::Error);
/// A text that can mean several legal moves.
pub const AMBIGUOUS_MOVE: Code = Code::new("M017", "ambiguous_move", Severity::Error);
/// A text that can mean several legal moves, of which one lets the rest of the game be legal.
pub const AMBIGUITY_SETTLED: Code = Code::new("M018", "ambiguity_settled", Severity::Information);
/// A lone dash where there is no single forced capture (3.9.1).
pub const DASH_NOT_FORCED: Code = Code::new("M019", "dash_not_forced", Severity::Error);
/// A quiet move written with the sign of a capture.
pub const CAPTURE_SIGN_WITHOUT_CAPTURE: Code =
    Code::new("M020", "capture_sign_without_capture", Severity::Warning);
/// Pieces were removed though the move captures nothing (1.10.3).
pub const REMOVED_WITHOUT_REASON: Code =
    Code::new("M021", "removed_without_reason", Severity::Error);
/// Fewer pieces were removed than captured (1.10.3).
pub const REMOVED_WRONG_NUMBER: Code = Code::new("M022", "removed_wrong_number", Severity::Error);
/// Pieces of the opponent were removed that were not captured (1.10.3).
pub const REMOVED_NOT_CAPTURED: Code = Code::new("M023", "removed_not_captured", Severity::Error);
/// Pieces of one's own were removed (1.10.3).
pub const REMOVED_OWN_PIECES: Code = Code::new("M024", "removed_own_pieces", Severity::Error);

/// Every code of this file.
pub const ALL: &[Code] = &[
    NOT_A_SQUARE,
    EMPTY_SQUARE,
    CAPTURE_OBLIGATORY,
    OPPONENTS_PIECE,
    TWO_MOVES_IN_A_ROW,
    LONGER_CAPTURE_OBLIGATORY,
    CAPTURE_STOPPED_SHORT,
    CAPTURE_SQUARE_PASSED_OVER,
    PIECE_JUMPED_TWICE,
    OWN_PIECE_JUMPED,
    WAY_BLOCKED,
    MAN_MOVED_BACKWARDS,
    MAN_MOVED_TOO_FAR,
    NOT_ON_A_DIAGONAL,
    NOTHING_TO_CAPTURE,
    CAPTURED_SQUARES_DIFFER,
    AMBIGUOUS_MOVE,
    AMBIGUITY_SETTLED,
    DASH_NOT_FORCED,
    CAPTURE_SIGN_WITHOUT_CAPTURE,
    REMOVED_WITHOUT_REASON,
    REMOVED_WRONG_NUMBER,
    REMOVED_NOT_CAPTURED,
    REMOVED_OWN_PIECES,
];
