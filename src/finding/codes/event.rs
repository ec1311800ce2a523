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
/// Result not of games.
pub const RESULT_NOT_OF_GAMES: Code = Code::new("E018", "result_not_of_games", Severity::Error);
/// Stands twice.
pub const STANDS_TWICE: Code = Code::new("E019", "stands_twice", Severity::Error);
/// Ban of one.
pub const BAN_OF_ONE: Code = Code::new("E020", "ban_of_one", Severity::Error);
/// Not pointing back.
pub const NOT_POINTING_BACK: Code = Code::new("E021", "not_pointing_back", Severity::Error);
/// Entries disagree.
pub const ENTRIES_DISAGREE: Code = Code::new("E022", "entries_disagree", Severity::Error);
/// Ends before.
pub const ENDS_BEFORE: Code = Code::new("E023", "ends_before", Severity::Error);
/// Adjourned twice.
pub const ADJOURNED_TWICE: Code = Code::new("E024", "adjourned_twice", Severity::Error);
/// Adjourned over.
pub const ADJOURNED_OVER: Code = Code::new("E025", "adjourned_over", Severity::Error);
/// Forced forbidden.
pub const FORCED_FORBIDDEN: Code = Code::new("E026", "forced_forbidden", Severity::Error);
/// Forced twice.
pub const FORCED_TWICE: Code = Code::new("E027", "forced_twice", Severity::Error);
/// Opening unplayable.
pub const OPENING_UNPLAYABLE: Code = Code::new("E028", "opening_unplayable", Severity::Error);
/// Swiss carries.
pub const SWISS_CARRIES: Code = Code::new("E029", "swiss_carries", Severity::Error);
/// Forced by table.
pub const FORCED_BY_TABLE: Code = Code::new("E030", "forced_by_table", Severity::Error);
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
pub const LINE_UNKNOWN: Code = Code::new("E109", "line_unknown", Severity::Warning);
/// Scale inferred.
pub const SCALE_INFERRED: Code = Code::new("E110", "scale_inferred", Severity::Information);
/// Encoding guessed.
pub const ENCODING_GUESSED: Code = Code::new("E111", "encoding_guessed", Severity::Information);
/// System guessed.
pub const SYSTEM_GUESSED: Code = Code::new("E112", "system_guessed", Severity::Information);
/// Bye contradicted.
pub const BYE_CONTRADICTED: Code = Code::new("E113", "bye_contradicted", Severity::Warning);
/// No player rows.
pub const NO_PLAYER_ROWS: Code = Code::new("E114", "no_player_rows", Severity::Warning);
/// Points not applied.
pub const POINTS_NOT_APPLIED: Code = Code::new("E115", "points_not_applied", Severity::Warning);
/// A report counts players or teams otherwise than its rows.
pub const COUNT_WRONG: Code = Code::new("E116", "count_wrong", Severity::Warning);
/// A record that can stand but once stands again and says something else.
pub const RECORD_AGAIN: Code = Code::new("E117", "record_again", Severity::Warning);
/// A player's row has no name.
pub const NAME_MADE: Code = Code::new("E118", "name_made", Severity::Warning);
/// A character stands in a blank column between the fields of a record.
pub const BETWEEN_FIELDS: Code = Code::new("E119", "between_fields", Severity::Warning);
/// Export loses.
pub const EXPORT_LOSES: Code = Code::new("E120", "export_loses", Severity::Warning);
/// Export changes.
pub const EXPORT_CHANGES: Code = Code::new("E121", "export_changes", Severity::Warning);
/// Export points.
pub const EXPORT_POINTS: Code = Code::new("E122", "export_points", Severity::Warning);
/// A number of a player or team has more digits than the format has columns for it.
pub const NUMBER_TOO_HIGH: Code = Code::new("E123", "number_too_high", Severity::Error);
/// Later rounds stand.
pub const LATER_ROUNDS_STAND: Code = Code::new("E130", "later_rounds_stand", Severity::Information);
/// Rounds stand.
pub const ROUNDS_STAND: Code = Code::new("E131", "rounds_stand", Severity::Information);
/// Round too many.
pub const ROUND_TOO_MANY: Code = Code::new("E132", "round_too_many", Severity::Warning);
/// Away but paired.
pub const AWAY_BUT_PAIRED: Code = Code::new("E133", "away_but_paired", Severity::Warning);
/// Nowhere in round.
pub const NOWHERE_IN_ROUND: Code = Code::new("E134", "nowhere_in_round", Severity::Warning);
/// Beyond event.
pub const BEYOND_EVENT: Code = Code::new("E135", "beyond_event", Severity::Warning);
/// Unplayed stands.
pub const UNPLAYED_STANDS: Code = Code::new("E136", "unplayed_stands", Severity::Warning);
/// Games of micro match.
pub const GAMES_OF_MICRO_MATCH: Code = Code::new("E137", "games_of_micro_match", Severity::Warning);
/// Setting idle.
pub const SETTING_IDLE: Code = Code::new("E138", "setting_idle", Severity::Warning);
/// Result against penalty.
pub const RESULT_AGAINST_PENALTY: Code =
    Code::new("E139", "result_against_penalty", Severity::Warning);
/// Absence unclear.
pub const ABSENCE_UNCLEAR: Code = Code::new("E140", "absence_unclear", Severity::Warning);
/// Team unclear.
pub const TEAM_UNCLEAR: Code = Code::new("E141", "team_unclear", Severity::Warning);
/// Team name twice.
pub const TEAM_NAME_TWICE: Code = Code::new("E142", "team_name_twice", Severity::Warning);
/// Paired before entry.
pub const PAIRED_BEFORE_ENTRY: Code = Code::new("E143", "paired_before_entry", Severity::Warning);
/// Opening unlisted.
pub const OPENING_UNLISTED: Code = Code::new("E144", "opening_unlisted", Severity::Warning);
/// White twice.
pub const WHITE_TWICE: Code = Code::new("E145", "white_twice", Severity::Warning);
/// Date out of order.
pub const DATE_OUT_OF_ORDER: Code = Code::new("E146", "date_out_of_order", Severity::Warning);
/// Play off idle.
pub const PLAY_OFF_IDLE: Code = Code::new("E147", "play_off_idle", Severity::Warning);
/// Control unread.
pub const CONTROL_UNREAD: Code = Code::new("E148", "control_unread", Severity::Warning);
/// Matches unformed.
pub const MATCHES_UNFORMED: Code = Code::new("E149", "matches_unformed", Severity::Warning);
/// Record contradicted.
pub const RECORD_CONTRADICTED: Code = Code::new("E150", "record_contradicted", Severity::Warning);
/// Nobody called.
pub const NOBODY_CALLED: Code = Code::new("E201", "nobody_called", Severity::Error);
/// Name ambiguous.
pub const NAME_AMBIGUOUS: Code = Code::new("E202", "name_ambiguous", Severity::Error);
/// Round not paired.
pub const ROUND_NOT_PAIRED: Code = Code::new("E203", "round_not_paired", Severity::Error);
/// Not a result.
pub const NOT_A_RESULT: Code = Code::new("E204", "not_a_result", Severity::Error);
/// Not playing.
pub const NOT_PLAYING: Code = Code::new("E205", "not_playing", Severity::Error);
/// Game unknown.
pub const GAME_UNKNOWN: Code = Code::new("E206", "game_unknown", Severity::Error);
/// Name exists.
pub const NAME_EXISTS: Code = Code::new("E207", "name_exists", Severity::Error);
/// Already withdrawn.
pub const ALREADY_WITHDRAWN: Code = Code::new("E208", "already_withdrawn", Severity::Error);
/// Not away.
pub const NOT_AWAY: Code = Code::new("E209", "not_away", Severity::Error);
/// Has result.
pub const HAS_RESULT: Code = Code::new("E210", "has_result", Severity::Error);
/// Has number.
pub const HAS_NUMBER: Code = Code::new("E211", "has_number", Severity::Error);
/// No team event.
pub const NO_TEAM_EVENT: Code = Code::new("E212", "no_team_event", Severity::Error);
/// No member.
pub const NO_MEMBER: Code = Code::new("E213", "no_member", Severity::Error);
/// Twice in line up.
pub const TWICE_IN_LINE_UP: Code = Code::new("E214", "twice_in_line_up", Severity::Error);
/// Line up long.
pub const LINE_UP_LONG: Code = Code::new("E215", "line_up_long", Severity::Error);
/// Setting unknown.
pub const SETTING_UNKNOWN: Code = Code::new("E216", "setting_unknown", Severity::Error);
/// Openings none.
pub const OPENINGS_NONE: Code = Code::new("E217", "openings_none", Severity::Error);
/// Opening empty.
pub const OPENING_EMPTY: Code = Code::new("E218", "opening_empty", Severity::Error);
/// Opening twice.
pub const OPENING_TWICE: Code = Code::new("E219", "opening_twice", Severity::Error);
/// No seed.
pub const NO_SEED: Code = Code::new("E220", "no_seed", Severity::Error);
/// Setting bad.
pub const SETTING_BAD: Code = Code::new("E223", "setting_bad", Severity::Error);
/// Seed used.
pub const SEED_USED: Code = Code::new("E224", "seed_used", Severity::Error);
/// Has rounds.
pub const HAS_ROUNDS: Code = Code::new("E225", "has_rounds", Severity::Error);
/// Result of games.
pub const RESULT_OF_GAMES: Code = Code::new("E226", "result_of_games", Severity::Error);
/// Field closed.
pub const FIELD_CLOSED: Code = Code::new("E227", "field_closed", Severity::Error);
/// Criterion misspelt.
pub const CRITERION_MISSPELT: Code = Code::new("E228", "criterion_misspelt", Severity::Error);
/// Team of games.
pub const TEAM_OF_GAMES: Code = Code::new("E229", "team_of_games", Severity::Error);
/// Entered twice.
pub const ENTERED_TWICE: Code = Code::new("E230", "entered_twice", Severity::Error);
/// Option idle.
pub const OPTION_IDLE: Code = Code::new("E231", "option_idle", Severity::Error);
/// Drawn opening lost.
pub const DRAWN_OPENING_LOST: Code = Code::new("E232", "drawn_opening_lost", Severity::Error);
/// Beyond rounds.
pub const BEYOND_ROUNDS: Code = Code::new("E233", "beyond_rounds", Severity::Error);
/// Setting first.
pub const SETTING_FIRST: Code = Code::new("E234", "setting_first", Severity::Error);
/// Teams only.
pub const TEAMS_ONLY: Code = Code::new("E235", "teams_only", Severity::Error);
/// Board unmanned.
pub const BOARD_UNMANNED: Code = Code::new("E236", "board_unmanned", Severity::Error);
/// Tie not drawn.
pub const TIE_NOT_DRAWN: Code = Code::new("E237", "tie_not_drawn", Severity::Error);
/// No names.
pub const NO_NAMES: Code = Code::new("E301", "no_names", Severity::Error);
/// Cell misread.
pub const CELL_MISREAD: Code = Code::new("E302", "cell_misread", Severity::Error);
/// Matrix without rounds.
pub const MATRIX_WITHOUT_ROUNDS: Code =
    Code::new("E303", "matrix_without_rounds", Severity::Warning);
/// Dummy is bye.
pub const DUMMY_IS_BYE: Code = Code::new("E304", "dummy_is_bye", Severity::Information);
/// Quote open.
pub const QUOTE_OPEN: Code = Code::new("E305", "quote_open", Severity::Error);
/// Cells disagree.
pub const CELLS_DISAGREE: Code = Code::new("E306", "cells_disagree", Severity::Error);
/// Name twice.
pub const NAME_TWICE: Code = Code::new("E307", "name_twice", Severity::Warning);
/// Cell beyond heading.
pub const CELL_BEYOND_HEADING: Code = Code::new("E308", "cell_beyond_heading", Severity::Warning);
/// Row without name.
pub const ROW_WITHOUT_NAME: Code = Code::new("E309", "row_without_name", Severity::Warning);
/// Columns unused.
pub const COLUMNS_UNUSED: Code = Code::new("E310", "columns_unused", Severity::Information);
/// Met unknown.
pub const MET_UNKNOWN: Code = Code::new("E311", "met_unknown", Severity::Warning);
/// A matrix has not as many columns as rows, or somebody a result against himself.
pub const MATRIX_UNEVEN: Code = Code::new("E312", "matrix_uneven", Severity::Error);
/// A round has no column, though a later one has.
pub const ROUND_SKIPPED: Code = Code::new("E313", "round_skipped", Severity::Warning);
/// Numbers of a list are not those that its players are given.
pub const NUMBERS_ANEW: Code = Code::new("E314", "numbers_anew", Severity::Information);

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
    RESULT_NOT_OF_GAMES,
    STANDS_TWICE,
    BAN_OF_ONE,
    NOT_POINTING_BACK,
    ENTRIES_DISAGREE,
    ENDS_BEFORE,
    ADJOURNED_TWICE,
    ADJOURNED_OVER,
    FORCED_FORBIDDEN,
    FORCED_TWICE,
    OPENING_UNPLAYABLE,
    SWISS_CARRIES,
    FORCED_BY_TABLE,
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
    SYSTEM_GUESSED,
    BYE_CONTRADICTED,
    NO_PLAYER_ROWS,
    POINTS_NOT_APPLIED,
    COUNT_WRONG,
    RECORD_AGAIN,
    NAME_MADE,
    BETWEEN_FIELDS,
    EXPORT_LOSES,
    EXPORT_CHANGES,
    EXPORT_POINTS,
    NUMBER_TOO_HIGH,
    LATER_ROUNDS_STAND,
    ROUNDS_STAND,
    ROUND_TOO_MANY,
    AWAY_BUT_PAIRED,
    NOWHERE_IN_ROUND,
    BEYOND_EVENT,
    UNPLAYED_STANDS,
    GAMES_OF_MICRO_MATCH,
    SETTING_IDLE,
    RESULT_AGAINST_PENALTY,
    ABSENCE_UNCLEAR,
    TEAM_UNCLEAR,
    TEAM_NAME_TWICE,
    PAIRED_BEFORE_ENTRY,
    OPENING_UNLISTED,
    WHITE_TWICE,
    DATE_OUT_OF_ORDER,
    PLAY_OFF_IDLE,
    CONTROL_UNREAD,
    MATCHES_UNFORMED,
    RECORD_CONTRADICTED,
    NOBODY_CALLED,
    NAME_AMBIGUOUS,
    ROUND_NOT_PAIRED,
    NOT_A_RESULT,
    NOT_PLAYING,
    GAME_UNKNOWN,
    NAME_EXISTS,
    ALREADY_WITHDRAWN,
    NOT_AWAY,
    HAS_RESULT,
    HAS_NUMBER,
    NO_TEAM_EVENT,
    NO_MEMBER,
    TWICE_IN_LINE_UP,
    LINE_UP_LONG,
    SETTING_UNKNOWN,
    OPENINGS_NONE,
    OPENING_EMPTY,
    OPENING_TWICE,
    NO_SEED,
    SETTING_BAD,
    SEED_USED,
    HAS_ROUNDS,
    RESULT_OF_GAMES,
    FIELD_CLOSED,
    CRITERION_MISSPELT,
    TEAM_OF_GAMES,
    ENTERED_TWICE,
    OPTION_IDLE,
    DRAWN_OPENING_LOST,
    BEYOND_ROUNDS,
    SETTING_FIRST,
    TEAMS_ONLY,
    BOARD_UNMANNED,
    TIE_NOT_DRAWN,
    NO_NAMES,
    CELL_MISREAD,
    MATRIX_WITHOUT_ROUNDS,
    DUMMY_IS_BYE,
    QUOTE_OPEN,
    CELLS_DISAGREE,
    NAME_TWICE,
    CELL_BEYOND_HEADING,
    ROW_WITHOUT_NAME,
    COLUMNS_UNUSED,
    MET_UNKNOWN,
    MATRIX_UNEVEN,
    ROUND_SKIPPED,
    NUMBERS_ANEW,
];
