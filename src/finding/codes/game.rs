//! Codes of findings about games, the draw law and irregularities (`G…`).

use crate::finding::{Code, Severity};

/// The recorded result is not the one that the last position gives.
pub const RESULT_CONTRADICTS_BOARD: Code =
    Code::new("G001", "result_contradicts_board", Severity::Error);

/// Moves are recorded after a side had won.
pub const MOVES_AFTER_WIN: Code = Code::new("G002", "moves_after_win", Severity::Error);

/// The game is won on the board and the record has no result.
pub const RESULT_MISSING: Code = Code::new("G003", "result_missing", Severity::Information);

/// A counter ran out: the game is drawn.
pub const DRAW_BY_COUNTER: Code = Code::new("G004", "draw_by_counter", Severity::Information);

/// Moves are recorded after a counter had ended the game.
pub const MOVES_AFTER_DRAW: Code = Code::new("G005", "moves_after_draw", Severity::Warning);

/// A counter had ended the game and the recorded result is no draw.
pub const RESULT_CONTRADICTS_COUNTER: Code =
    Code::new("G006", "result_contradicts_counter", Severity::Warning);

/// The count of 50 own moves ran out in a game that somebody won.
pub const COUNT_RAN_OUT_BUT_WON: Code =
    Code::new("G007", "count_ran_out_but_won", Severity::Warning);

/// A draw by threefold repetition could be claimed.
pub const THREEFOLD_CLAIM_STOOD: Code =
    Code::new("G008", "threefold_claim_stood", Severity::Information);

/// A draw by thirty moves without progress could be claimed.
pub const NO_PROGRESS_CLAIM_STOOD: Code =
    Code::new("G009", "no_progress_claim_stood", Severity::Information);

/// A claim is true: draw.
pub const CLAIM_TRUE: Code = Code::new("G010", "claim_true", Severity::Information);

/// A claim with a written move is false: the move stands.
pub const CLAIM_FALSE_MOVE_STANDS: Code =
    Code::new("G011", "claim_false_move_stands", Severity::Warning);

/// A claim before the reply is false: play goes on.
pub const CLAIM_FALSE_PLAY_GOES_ON: Code =
    Code::new("G012", "claim_false_play_goes_on", Severity::Warning);

/// A claim is false and the claimant's flag fell during the check: loss.
pub const CLAIM_FALSE_FLAG_FELL: Code =
    Code::new("G013", "claim_false_flag_fell", Severity::Warning);

/// An irregular move can still be corrected: the opponent decides.
pub const CORRECTION_OPEN: Code = Code::new("G014", "correction_open", Severity::Information);

/// An irregular move stands: the opponent replied, or the game is over.
pub const CORRECTION_LOST: Code = Code::new("G015", "correction_lost", Severity::Information);

/// An irregular move was read as played, and the record validated on from there.
pub const READ_AS_PLAYED: Code = Code::new("G016", "read_as_played", Severity::Information);

/// An irregular move cannot be read as played.
pub const CANNOT_READ_AS_PLAYED: Code = Code::new("G017", "cannot_read_as_played", Severity::Error);

/// The rulebook has no law for this game; another was used.
pub const RULEBOOK_FOR_OTHER_GAME: Code =
    Code::new("G018", "rulebook_for_other_game", Severity::Warning);

/// A claim could not be ruled on: no such half-move, the game was over, or a claim the book does not know.
pub const CLAIM_NOT_RULED: Code = Code::new("G019", "claim_not_ruled", Severity::Error);

/// The recorded result is not the one that follows from a claim (1.9.2).
pub const RESULT_CONTRADICTS_CLAIM: Code =
    Code::new("G020", "result_contradicts_claim", Severity::Error);

/// Moves are recorded after a claim had ended the game.
pub const MOVES_AFTER_CLAIM: Code = Code::new("G021", "moves_after_claim", Severity::Warning);

/// Every code of this file.
pub const ALL: &[Code] = &[
    RESULT_CONTRADICTS_BOARD,
    MOVES_AFTER_WIN,
    RESULT_MISSING,
    DRAW_BY_COUNTER,
    MOVES_AFTER_DRAW,
    RESULT_CONTRADICTS_COUNTER,
    COUNT_RAN_OUT_BUT_WON,
    THREEFOLD_CLAIM_STOOD,
    NO_PROGRESS_CLAIM_STOOD,
    CLAIM_TRUE,
    CLAIM_FALSE_MOVE_STANDS,
    CLAIM_FALSE_PLAY_GOES_ON,
    CLAIM_FALSE_FLAG_FELL,
    CORRECTION_OPEN,
    CORRECTION_LOST,
    READ_AS_PLAYED,
    CANNOT_READ_AS_PLAYED,
    RULEBOOK_FOR_OTHER_GAME,
    CLAIM_NOT_RULED,
    RESULT_CONTRADICTS_CLAIM,
    MOVES_AFTER_CLAIM,
];
