//! Codes of findings about tie-breaks and standings (`T…`).

use crate::finding::{Code, Severity};

/// The regulation relies on a coefficient that cannot separate anybody in a full round robin.
pub const COEFFICIENT_CANNOT_SEPARATE: Code =
    Code::new("T001", "coefficient_cannot_separate", Severity::Warning);
/// The edition was not in force when the event was played.
pub const EDITION_OUT_OF_DATE: Code = Code::new("T002", "edition_out_of_date", Severity::Warning);
/// Somebody missed games of a round robin and did not leave (3.13.1).
pub const ARBITER_TO_DECIDE: Code = Code::new("T003", "arbiter_to_decide", Severity::Warning);
/// Nothing separates some players.
pub const PLACE_SHARED: Code = Code::new("T004", "place_shared", Severity::Information);
/// Games of the rounds counted have no result yet.
pub const RESULTS_MISSING: Code = Code::new("T005", "results_missing", Severity::Warning);
/// A leaver's results are annulled (3.13.2).
pub const RESULTS_ANNULLED: Code = Code::new("T006", "results_annulled", Severity::Information);
/// A leaver of a Swiss counts otherwise than his points (3.15.11).
pub const LEAVER_COUNTED: Code = Code::new("T007", "leaver_counted", Severity::Information);
/// A file names a tie-break that is not offered; it was left out.
pub const CRITERION_UNKNOWN: Code = Code::new("T008", "criterion_unknown", Severity::Warning);
/// No line-up was entered: boards as in round 1 (3.16.2).
pub const LINE_UP_AS_IN_ROUND_1: Code =
    Code::new("T009", "line_up_as_in_round_1", Severity::Information);
/// A team played with fewer than half its boards (3.16.4).
pub const TEAM_BELOW_HALF: Code = Code::new("T010", "team_below_half", Severity::Warning);
/// A player had no right to the board he played on (3.16.4).
pub const NO_RIGHT_TO_BOARD: Code = Code::new("T011", "no_right_to_board", Severity::Warning);
/// A team left or missed the last round: the jury chooses between two tables (3.16.5).
pub const TEAM_LEFT: Code = Code::new("T012", "team_left", Severity::Warning);
/// The second team has the right to a match for the first place (3.16.6).
pub const RIGHT_TO_MATCH: Code = Code::new("T013", "right_to_match", Severity::Information);
/// Micro-matches are entered without their games, whose points are a criterion (3.18*).
pub const GAME_POINTS_UNKNOWN: Code = Code::new("T014", "game_points_unknown", Severity::Warning);
/// A team's bye counts as much as one board that is won.
pub const TEAM_BYE: Code = Code::new("T015", "team_bye", Severity::Information);
/// Games of the stage before do not count in a Swiss (3.2*).
pub const CARRIED_NOT_COUNTED: Code = Code::new("T016", "carried_not_counted", Severity::Warning);
/// Games of the stage before are not in the table yet (3.2*).
pub const CARRIED_LATER: Code = Code::new("T017", "carried_later", Severity::Information);

/// Every code of this file.
pub const ALL: &[Code] = &[
    COEFFICIENT_CANNOT_SEPARATE,
    EDITION_OUT_OF_DATE,
    ARBITER_TO_DECIDE,
    PLACE_SHARED,
    RESULTS_MISSING,
    RESULTS_ANNULLED,
    LEAVER_COUNTED,
    CRITERION_UNKNOWN,
    LINE_UP_AS_IN_ROUND_1,
    TEAM_BELOW_HALF,
    NO_RIGHT_TO_BOARD,
    TEAM_LEFT,
    RIGHT_TO_MATCH,
    GAME_POINTS_UNKNOWN,
    TEAM_BYE,
    CARRIED_NOT_COUNTED,
    CARRIED_LATER,
];
