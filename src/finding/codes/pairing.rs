//! Codes of findings about pairings (`P…`): P001–P049 shared by all systems and of those that
//! follow a table or a bracket, P050 and up of the Swiss systems.

use crate::finding::Code;
use crate::finding::Severity::{Error, Information, Warning};

/// Numbers were given out by lot or rating before the first round.
pub const NUMBERS_DRAWN: Code = Code::new("P001", "numbers_drawn", Information);
/// A round of a published table.
pub const TABLE_ROUND: Code = Code::new("P002", "table_round", Information);
/// The table inside the halves first is not the printed one.
pub const HALVES_TABLE: Code = Code::new("P003", "halves_table", Warning);
/// The order of the rounds was drawn.
pub const ROUND_ORDER: Code = Code::new("P004", "round_order", Information);
/// A game with somebody who has left is not played.
pub const LEAVER_GAME: Code = Code::new("P005", "leaver_game", Warning);
/// Somebody absent has a game by the table.
pub const ABSENT_GAME: Code = Code::new("P006", "absent_game", Warning);
/// Somebody is free in this round.
pub const FREE: Code = Code::new("P007", "free_round", Information);
/// The table makes a pair that the regulation forbids.
pub const FORBIDDEN_BY_TABLE: Code = Code::new("P008", "forbidden_by_table", Warning);
/// A seed goes on to the second round of a knock-out without play.
pub const BRACKET_BYE: Code = Code::new("P009", "bracket_bye", Information);
/// Who won a tie of a knock-out, and how.
pub const ADVANCED: Code = Code::new("P010", "advanced", Information);
/// Nobody came through a tie of a knock-out.
pub const NOBODY_ADVANCED: Code = Code::new("P011", "nobody_advanced", Warning);
/// A match is decided before its last game.
pub const MATCH_DECIDED: Code = Code::new("P012", "match_decided", Information);
/// A team has entered no line-up.
pub const LINE_UP_KEPT: Code = Code::new("P013", "line_up_kept", Information);
/// A team with fewer than half its players is not admitted.
pub const TEAM_NOT_ADMITTED: Code = Code::new("P014", "team_not_admitted", Warning);
/// A board of a team stays empty.
pub const BOARD_EMPTY: Code = Code::new("P015", "board_empty", Warning);
/// An opening was drawn.
pub const OPENING_DRAWN: Code = Code::new("P016", "opening_drawn", Information);
/// A colour was drawn.
pub const COLOUR_DRAWN: Code = Code::new("P017", "colour_drawn", Information);
/// A past round is not what pairing it again gives.
pub const ROUND_DIFFERS: Code = Code::new("P018", "round_differs", Error);
/// A past round cannot be paired again.
pub const ROUND_UNCHECKED: Code = Code::new("P019", "round_unchecked", Error);
/// A game of the previous stage stands for this pair.
pub const CARRIED_OVER: Code = Code::new("P020", "carried_over", Information);
/// The players of this stage were taken from the previous one.
pub const STAGE_ENTERED: Code = Code::new("P021", "stage_entered", Information);

/// Every code of this file.
pub const ALL: &[Code] = &[
    NUMBERS_DRAWN,
    TABLE_ROUND,
    HALVES_TABLE,
    ROUND_ORDER,
    LEAVER_GAME,
    ABSENT_GAME,
    FREE,
    FORBIDDEN_BY_TABLE,
    BRACKET_BYE,
    ADVANCED,
    NOBODY_ADVANCED,
    MATCH_DECIDED,
    LINE_UP_KEPT,
    TEAM_NOT_ADMITTED,
    BOARD_EMPTY,
    OPENING_DRAWN,
    COLOUR_DRAWN,
    ROUND_DIFFERS,
    ROUND_UNCHECKED,
    CARRIED_OVER,
    STAGE_ENTERED,
];
