//! Codes of findings about events and their files (`E…`).

use crate::finding::{Code, Severity};

/// Number unknown.
pub const NUMBER_UNKNOWN: Code = Code::new("E001", "number_unknown", Severity::Error);
/// Team unknown.
pub const TEAM_UNKNOWN: Code = Code::new("E002", "team_unknown", Severity::Error);
/// Number twice.
pub const NUMBER_TWICE: Code = Code::new("E003", "number_twice", Severity::Error);
/// Number zero.
pub const NUMBER_ZERO: Code = Code::new("E004", "number_zero", Severity::Error);
/// Id twice.
pub const ID_TWICE: Code = Code::new("E005", "id_twice", Severity::Error);
/// Text not allowed.
pub const TEXT_NOT_ALLOWED: Code = Code::new("E006", "text_not_allowed", Severity::Error);
/// Date malformed.
pub const DATE_MALFORMED: Code = Code::new("E007", "date_malformed", Severity::Error);
/// Value out of range.
pub const VALUE_OUT_OF_RANGE: Code = Code::new("E008", "value_out_of_range", Severity::Error);
/// Scale upside down.
pub const SCALE_UPSIDE_DOWN: Code = Code::new("E009", "scale_upside_down", Severity::Error);
/// Withdrawn twice.
pub const WITHDRAWN_TWICE: Code = Code::new("E010", "withdrawn_twice", Severity::Error);
/// Plays himself.
pub const PLAYS_HIMSELF: Code = Code::new("E011", "plays_himself", Severity::Error);
/// Pair unknown.
pub const PAIR_UNKNOWN: Code = Code::new("E012", "pair_unknown", Severity::Error);
/// Round number.
pub const ROUND_NUMBER: Code = Code::new("E013", "round_number", Severity::Error);
/// Twice in round.
pub const TWICE_IN_ROUND: Code = Code::new("E014", "twice_in_round", Severity::Error);
/// Board twice.
pub const BOARD_TWICE: Code = Code::new("E015", "board_twice", Severity::Error);
/// Result off scale.
pub const RESULT_OFF_SCALE: Code = Code::new("E016", "result_off_scale", Severity::Error);
/// Game of others.
pub const GAME_OF_OTHERS: Code = Code::new("E017", "game_of_others", Severity::Error);
/// Not pointing back.
pub const NOT_POINTING_BACK: Code = Code::new("E021", "not_pointing_back", Severity::Error);
/// Entries disagree.
pub const ENTRIES_DISAGREE: Code = Code::new("E022", "entries_disagree", Severity::Error);
/// Field misread.
pub const FIELD_MISREAD: Code = Code::new("E101", "field_misread", Severity::Error);
/// Result code.
pub const RESULT_CODE: Code = Code::new("E102", "result_code", Severity::Error);
/// Colour missing.
pub const COLOUR_MISSING: Code = Code::new("E103", "colour_missing", Severity::Error);
/// Colour inferred.
pub const COLOUR_INFERRED: Code = Code::new("E104", "colour_inferred", Severity::Warning);
/// Total wrong.
pub const TOTAL_WRONG: Code = Code::new("E105", "total_wrong", Severity::Warning);
/// Row too long.
pub const ROW_TOO_LONG: Code = Code::new("E106", "row_too_long", Severity::Warning);
/// Line kept.
pub const LINE_KEPT: Code = Code::new("E107", "line_kept", Severity::Warning);
/// Line refused.
pub const LINE_REFUSED: Code = Code::new("E108", "line_refused", Severity::Error);
/// Line unknown.
pub const LINE_UNKNOWN: Code = Code::new("E109", "line_unknown", Severity::Error);
/// Scale inferred.
pub const SCALE_INFERRED: Code = Code::new("E110", "scale_inferred", Severity::Information);
/// Encoding guessed.
pub const ENCODING_GUESSED: Code = Code::new("E111", "encoding_guessed", Severity::Information);
/// Export loses.
pub const EXPORT_LOSES: Code = Code::new("E120", "export_loses", Severity::Warning);
/// Export changes.
pub const EXPORT_CHANGES: Code = Code::new("E121", "export_changes", Severity::Warning);

/// Every code of this file.
pub const ALL: &[Code] = &[
    NUMBER_UNKNOWN,
    TEAM_UNKNOWN,
    NUMBER_TWICE,
    NUMBER_ZERO,
    ID_TWICE,
    TEXT_NOT_ALLOWED,
    DATE_MALFORMED,
    VALUE_OUT_OF_RANGE,
    SCALE_UPSIDE_DOWN,
    WITHDRAWN_TWICE,
    PLAYS_HIMSELF,
    PAIR_UNKNOWN,
    ROUND_NUMBER,
    TWICE_IN_ROUND,
    BOARD_TWICE,
    RESULT_OFF_SCALE,
    GAME_OF_OTHERS,
    NOT_POINTING_BACK,
    ENTRIES_DISAGREE,
    FIELD_MISREAD,
    RESULT_CODE,
    COLOUR_MISSING,
    COLOUR_INFERRED,
    TOTAL_WRONG,
    ROW_TOO_LONG,
    LINE_KEPT,
    LINE_REFUSED,
    LINE_UNKNOWN,
    SCALE_INFERRED,
    ENCODING_GUESSED,
    EXPORT_LOSES,
    EXPORT_CHANGES,
];
