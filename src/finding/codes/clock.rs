//! Codes of findings about clocks (`C…`).

use crate::finding::{Code, Severity};

/// A clock shows more time than it could.
pub const CLOCK_GAINED_TIME: Code = Code::new("C001", "clock_gained_time", Severity::Warning);
/// Both clocks are shown as running.
pub const BOTH_RUNNING: Code = Code::new("C002", "both_running", Severity::Warning);
/// The mover's clock is shown as running after his move.
pub const WRONG_CLOCK_RUNNING: Code = Code::new("C003", "wrong_clock_running", Severity::Warning);
/// Two readings do not fit each other.
pub const READINGS_CONTRADICT: Code = Code::new("C004", "readings_contradict", Severity::Warning);
/// Moves without a reading.
pub const READING_MISSING: Code = Code::new("C005", "reading_missing", Severity::Information);
/// A clock command that cannot be read.
pub const BAD_READING: Code = Code::new("C006", "bad_reading", Severity::Warning);
/// A flag fell and nobody claimed it in time.
pub const FLAG_FELL_NOT_CLAIMED: Code =
    Code::new("C007", "flag_fell_not_claimed", Severity::Warning);
/// The result is not what the clocks decide.
pub const RESULT_CONTRADICTS_CLOCK: Code =
    Code::new("C008", "result_contradicts_clock", Severity::Error);
/// `Termination` says "time forfeit" and the clocks say otherwise.
pub const TERMINATION_CONTRADICTS_CLOCK: Code =
    Code::new("C009", "termination_contradicts_clock", Severity::Error);
/// `Termination` says "time forfeit" and the result is a draw.
pub const TERMINATION_CONTRADICTS_RESULT: Code =
    Code::new("C010", "termination_contradicts_result", Severity::Error);
/// The control is over six hours.
pub const CONTROL_TOO_LONG: Code = Code::new("C011", "control_too_long", Severity::Warning);
/// White moved before the break of a micro-match was over.
pub const MICRO_MATCH_BREAK: Code = Code::new("C012", "micro_match_break", Severity::Warning);
/// No control is known: no flag is judged.
pub const NO_CONTROL: Code = Code::new("C013", "no_control", Severity::Warning);
/// The record names another control than the one used.
pub const CONTROL_DIFFERS: Code = Code::new("C014", "control_differs", Severity::Information);
/// The players have different controls.
pub const CONTROLS_UNEQUAL: Code = Code::new("C015", "controls_unequal", Severity::Warning);
/// The record's control cannot be read.
pub const BAD_CONTROL: Code = Code::new("C016", "bad_control", Severity::Warning);
/// The record's time used is not what the readings give.
pub const TIME_TAG_DIFFERS: Code = Code::new("C017", "time_tag_differs", Severity::Information);
/// A player came late.
pub const LATE_ARRIVAL: Code = Code::new("C018", "late_arrival", Severity::Information);
/// The time of an absence is not on the clock.
pub const LATENESS_NOT_CHARGED: Code = Code::new("C019", "lateness_not_charged", Severity::Warning);
/// A correction that may not be made.
pub const CORRECTION_NOT_ALLOWED: Code =
    Code::new("C020", "correction_not_allowed", Severity::Error);
/// Mending a wrong move ran on the wrong clock.
pub const CHARGED_TO_WRONG_SIDE: Code = Code::new("C021", "charged_to_wrong_side", Severity::Error);
/// A measure out of order.
pub const PENALTY_OUT_OF_ORDER: Code = Code::new("C022", "penalty_out_of_order", Severity::Warning);
/// Moves missing on a score sheet are to be restored.
pub const RECORD_TO_RESTORE: Code = Code::new("C023", "record_to_restore", Severity::Warning);
/// Restoring the record is borne by both.
pub const RESTORATION_SHARED: Code = Code::new("C024", "restoration_shared", Severity::Information);
/// The clocks were stopped by a misunderstanding.
pub const STOPPED_BY_MISTAKE: Code = Code::new("C025", "stopped_by_mistake", Severity::Information);
/// A fall was claimed too late.
pub const CLAIM_TOO_LATE: Code = Code::new("C026", "claim_too_late", Severity::Warning);
/// A control given as plain numbers is shorter than any game: minutes were meant, seconds are read.
pub const CONTROL_IN_SECONDS: Code = Code::new("C027", "control_in_seconds", Severity::Warning);
/// A player came at a time of day, and the announced start is not known.
pub const ARRIVAL_WITHOUT_START: Code =
    Code::new("C028", "arrival_without_start", Severity::Information);

/// Every code of this file.
pub const ALL: &[Code] = &[
    CLOCK_GAINED_TIME,
    BOTH_RUNNING,
    WRONG_CLOCK_RUNNING,
    READINGS_CONTRADICT,
    READING_MISSING,
    BAD_READING,
    FLAG_FELL_NOT_CLAIMED,
    RESULT_CONTRADICTS_CLOCK,
    TERMINATION_CONTRADICTS_CLOCK,
    TERMINATION_CONTRADICTS_RESULT,
    CONTROL_TOO_LONG,
    MICRO_MATCH_BREAK,
    NO_CONTROL,
    CONTROL_DIFFERS,
    CONTROLS_UNEQUAL,
    BAD_CONTROL,
    TIME_TAG_DIFFERS,
    LATE_ARRIVAL,
    LATENESS_NOT_CHARGED,
    CORRECTION_NOT_ALLOWED,
    CHARGED_TO_WRONG_SIDE,
    PENALTY_OUT_OF_ORDER,
    RECORD_TO_RESTORE,
    RESTORATION_SHARED,
    STOPPED_BY_MISTAKE,
    CLAIM_TOO_LATE,
    CONTROL_IN_SECONDS,
    ARRIVAL_WITHOUT_START,
];
