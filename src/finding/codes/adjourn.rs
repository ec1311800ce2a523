//! Codes of findings about adjournment (`A…`).

use crate::finding::{Code, Severity};

/// Control moves missing.
pub const CONTROL_MOVES_MISSING: Code = Code::new("A001", "control_moves_missing", Severity::Error);
/// No control move.
pub const NO_CONTROL_MOVE: Code = Code::new("A002", "no_control_move", Severity::Error);
/// Session unknown.
pub const SESSION_UNKNOWN: Code = Code::new("A003", "session_unknown", Severity::Error);
/// Nobody asked.
pub const NOBODY_ASKED: Code = Code::new("A004", "nobody_asked", Severity::Error);
/// Flag would fall.
pub const FLAG_WOULD_FALL: Code = Code::new("A005", "flag_would_fall", Severity::Error);
/// Insisted and lost.
pub const INSISTED_AND_LOST: Code = Code::new("A006", "insisted_and_lost", Severity::Error);
/// Clock overdrawn.
pub const CLOCK_OVERDRAWN: Code = Code::new("A007", "clock_overdrawn", Severity::Warning);
/// Sealed short.
pub const SEALED_SHORT: Code = Code::new("A010", "sealed_short", Severity::Error);
/// Sealed not two squares.
pub const SEALED_NOT_TWO_SQUARES: Code =
    Code::new("A011", "sealed_not_two_squares", Severity::Error);
/// Sealed not clear.
pub const SEALED_NOT_CLEAR: Code = Code::new("A012", "sealed_not_clear", Severity::Warning);
/// Clock was stopped.
pub const CLOCK_WAS_STOPPED: Code = Code::new("A013", "clock_was_stopped", Severity::Error);
/// Open move.
pub const OPEN_MOVE: Code = Code::new("A014", "open_move", Severity::Information);
/// No adjournment articles.
pub const NO_ADJOURNMENT_ARTICLES: Code =
    Code::new("A015", "no_adjournment_articles", Severity::Warning);
/// Sealed clear.
pub const SEALED_CLEAR: Code = Code::new("A016", "sealed_clear", Severity::Information);
/// Envelope position differs.
pub const ENVELOPE_POSITION_DIFFERS: Code =
    Code::new("A020", "envelope_position_differs", Severity::Error);
/// Envelope move number differs.
pub const ENVELOPE_MOVE_NUMBER_DIFFERS: Code =
    Code::new("A021", "envelope_move_number_differs", Severity::Error);
/// Envelope side differs.
pub const ENVELOPE_SIDE_DIFFERS: Code = Code::new("A022", "envelope_side_differs", Severity::Error);
/// Envelope clock too low.
pub const ENVELOPE_CLOCK_TOO_LOW: Code =
    Code::new("A023", "envelope_clock_too_low", Severity::Error);
/// Envelope face differs.
pub const ENVELOPE_FACE_DIFFERS: Code = Code::new("A024", "envelope_face_differs", Severity::Error);
/// Commitment mismatch.
pub const COMMITMENT_MISMATCH: Code = Code::new("A025", "commitment_mismatch", Severity::Error);
/// Envelope names differ.
pub const ENVELOPE_NAMES_DIFFER: Code =
    Code::new("A026", "envelope_names_differ", Severity::Warning);
/// Sealed missing.
pub const SEALED_MISSING: Code = Code::new("A030", "sealed_missing", Severity::Error);
/// Sealed illegible.
pub const SEALED_ILLEGIBLE: Code = Code::new("A031", "sealed_illegible", Severity::Error);
/// Sealed ambiguous.
pub const SEALED_AMBIGUOUS: Code = Code::new("A032", "sealed_ambiguous", Severity::Error);
/// Sealed illegal.
pub const SEALED_ILLEGAL: Code = Code::new("A033", "sealed_illegal", Severity::Error);
/// Sealed corrected.
pub const SEALED_CORRECTED: Code = Code::new("A034", "sealed_corrected", Severity::Warning);
/// Sealed doubtful.
pub const SEALED_DOUBTFUL: Code = Code::new("A035", "sealed_doubtful", Severity::Warning);
/// Sealed claim.
pub const SEALED_CLAIM: Code = Code::new("A036", "sealed_claim", Severity::Warning);
/// Reply by analogy.
pub const REPLY_BY_ANALOGY: Code = Code::new("A037", "reply_by_analogy", Severity::Information);
/// Draw offered with the sealed move.
pub const DRAW_OFFERED: Code = Code::new("A038", "draw_offered", Severity::Information);
/// Wrong clocks corrected.
pub const WRONG_CLOCKS_CORRECTED: Code =
    Code::new("A040", "wrong_clocks_corrected", Severity::Warning);
/// Wrong clocks too late.
pub const WRONG_CLOCKS_TOO_LATE: Code =
    Code::new("A041", "wrong_clocks_too_late", Severity::Warning);
/// Clocks set wrongly.
pub const CLOCKS_SET_WRONGLY: Code = Code::new("A042", "clocks_set_wrongly", Severity::Warning);
/// Both absent.
pub const BOTH_ABSENT: Code = Code::new("A043", "both_absent", Severity::Warning);
/// Agreement void.
pub const AGREEMENT_VOID: Code = Code::new("A044", "agreement_void", Severity::Warning);
/// Secret is the envelope.
pub const SECRET_IS_THE_ENVELOPE: Code =
    Code::new("A045", "secret_is_the_envelope", Severity::Information);
/// Clock correction.
pub const CLOCK_CORRECTION: Code = Code::new("A046", "clock_correction", Severity::Warning);
/// Clock correction unknown.
pub const CLOCK_CORRECTION_UNKNOWN: Code =
    Code::new("A047", "clock_correction_unknown", Severity::Warning);
/// Clocks not wrong.
pub const CLOCKS_NOT_WRONG: Code = Code::new("A048", "clocks_not_wrong", Severity::Information);
/// Resignation void.
pub const RESIGNATION_VOID: Code = Code::new("A049", "resignation_void", Severity::Warning);

/// Every code of this file.
pub const ALL: &[Code] = &[
    CONTROL_MOVES_MISSING,
    NO_CONTROL_MOVE,
    SESSION_UNKNOWN,
    NOBODY_ASKED,
    FLAG_WOULD_FALL,
    INSISTED_AND_LOST,
    CLOCK_OVERDRAWN,
    SEALED_SHORT,
    SEALED_NOT_TWO_SQUARES,
    SEALED_NOT_CLEAR,
    CLOCK_WAS_STOPPED,
    OPEN_MOVE,
    NO_ADJOURNMENT_ARTICLES,
    SEALED_CLEAR,
    ENVELOPE_POSITION_DIFFERS,
    ENVELOPE_MOVE_NUMBER_DIFFERS,
    ENVELOPE_SIDE_DIFFERS,
    ENVELOPE_CLOCK_TOO_LOW,
    ENVELOPE_FACE_DIFFERS,
    COMMITMENT_MISMATCH,
    ENVELOPE_NAMES_DIFFER,
    SEALED_MISSING,
    SEALED_ILLEGIBLE,
    SEALED_AMBIGUOUS,
    SEALED_ILLEGAL,
    SEALED_CORRECTED,
    SEALED_DOUBTFUL,
    SEALED_CLAIM,
    REPLY_BY_ANALOGY,
    DRAW_OFFERED,
    WRONG_CLOCKS_CORRECTED,
    WRONG_CLOCKS_TOO_LATE,
    CLOCKS_SET_WRONGLY,
    BOTH_ABSENT,
    AGREEMENT_VOID,
    SECRET_IS_THE_ENVELOPE,
    CLOCK_CORRECTION,
    CLOCK_CORRECTION_UNKNOWN,
    CLOCKS_NOT_WRONG,
    RESIGNATION_VOID,
];
