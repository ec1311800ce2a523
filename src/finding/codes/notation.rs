//! Codes of findings about notation and game files (`N…`).

use crate::finding::{Code, Severity};

/// A brace comment that never ends.
pub const UNCLOSED_COMMENT: Code = Code::new("N001", "unclosed_comment", Severity::Error);

/// Braces within a brace comment.
pub const NESTED_COMMENT: Code = Code::new("N002", "nested_comment", Severity::Warning);

/// `}` without `{`.
pub const STRAY_BRACE: Code = Code::new("N003", "stray_brace", Severity::Warning);

/// A variation that never ends.
pub const UNCLOSED_VARIATION: Code = Code::new("N004", "unclosed_variation", Severity::Error);

/// `)` without `(`.
pub const STRAY_PARENTHESIS: Code = Code::new("N005", "stray_parenthesis", Severity::Warning);

/// A tag without its closing quote or bracket.
pub const UNCLOSED_TAG: Code = Code::new("N006", "unclosed_tag", Severity::Error);

/// A tag without a value.
pub const TAG_WITHOUT_VALUE: Code = Code::new("N007", "tag_without_value", Severity::Warning);

/// Text that is no part of a record.
pub const NOT_PDN: Code = Code::new("N008", "not_pdn", Severity::Warning);

/// `\r` written out as two characters.
pub const LITERAL_ESCAPE: Code = Code::new("N009", "literal_escape", Severity::Information);

/// A NUL byte or another control character.
pub const CONTROL_CHARACTER: Code = Code::new("N010", "control_character", Severity::Error);

/// A record longer than is read.
pub const RECORD_TOO_LONG: Code = Code::new("N011", "record_too_long", Severity::Error);

/// A second result after the first.
pub const SECOND_RESULT: Code = Code::new("N012", "second_result", Severity::Warning);

/// A variation before any move.
pub const VARIATION_WITHOUT_MOVE: Code =
    Code::new("N013", "variation_without_move", Severity::Warning);

/// A move that cannot be read.
pub const MOVE_UNREADABLE: Code = Code::new("N014", "move_unreadable", Severity::Error);

/// A position that cannot be read.
pub const BAD_FEN: Code = Code::new("N015", "bad_fen", Severity::Error);

/// The tag and the end of the record give different results.
pub const RESULTS_DIFFER: Code = Code::new("N016", "results_differ", Severity::Warning);

/// A tag is given twice with different values.
pub const TAG_REPEATED: Code = Code::new("N017", "tag_repeated", Severity::Warning);

/// The GameType tag names the other game.
pub const VARIANT_CONTRADICTS_TAG: Code =
    Code::new("N018", "variant_contradicts_tag", Severity::Warning);

/// The game played cannot be told.
pub const VARIANT_UNKNOWN: Code = Code::new("N019", "variant_unknown", Severity::Warning);

/// A game of another kind, which is not checked.
pub const OTHER_GAME: Code = Code::new("N020", "other_game", Severity::Information);

/// From which corner numeric squares were counted.
pub const NUMBERING: Code = Code::new("N021", "numbering", Severity::Information);

/// Moves after the result.
pub const MOVES_AFTER_RESULT: Code = Code::new("N022", "moves_after_result", Severity::Warning);

/// A record without moves.
pub const NO_MOVES: Code = Code::new("N023", "no_moves", Severity::Information);

/// Dashes in place of moves: the game was not played.
pub const UNPLAYED: Code = Code::new("N024", "unplayed", Severity::Information);

/// A Result tag that is no result.
pub const RESULT_UNREADABLE: Code = Code::new("N025", "result_unreadable", Severity::Warning);

/// The result is given in points of another system.
pub const RESULT_IN_POINTS: Code = Code::new("N026", "result_in_points", Severity::Information);

/// A position is set up in the middle of the record.
pub const POSITION_SET_UP: Code = Code::new("N027", "position_set_up", Severity::Information);

/// A move number out of order.
pub const NUMBER_UNEXPECTED: Code = Code::new("N028", "number_unexpected", Severity::Warning);

/// The PlyCount tag has another number.
pub const PLY_COUNT_DIFFERS: Code = Code::new("N029", "ply_count_differs", Severity::Information);

/// The encoding was guessed from the bytes.
pub const ENCODING_GUESSED: Code =
    Code::new("N030", "record_encoding_guessed", Severity::Information);

/// The text may have been read in a wrong encoding.
pub const ENCODING_DOUBTFUL: Code =
    Code::new("N031", "record_encoding_doubtful", Severity::Warning);

/// Bytes that the encoding does not have.
pub const UNDECODABLE: Code = Code::new("N032", "undecodable", Severity::Warning);

/// The game does not begin with the opening that was drawn.
pub const OPENING_DIFFERS: Code = Code::new("N033", "opening_differs", Severity::Error);

/// No drawn opening is known for the game.
pub const OPENING_UNKNOWN: Code = Code::new("N034", "opening_unknown", Severity::Warning);

/// The game begins with none of the openings listed.
pub const OPENING_NOT_LISTED: Code = Code::new("N035", "opening_not_listed", Severity::Error);

/// The games of a micro-match do not begin alike.
pub const MICRO_MATCH_OPENINGS_DIFFER: Code =
    Code::new("N036", "micro_match_openings_differ", Severity::Error);

/// The game is not of the kind that was asked for.
pub const VARIANT_NOT_ASKED: Code = Code::new("N037", "variant_not_asked", Severity::Warning);

/// Every code of this file.
pub const ALL: &[Code] = &[
    UNCLOSED_COMMENT,
    NESTED_COMMENT,
    STRAY_BRACE,
    UNCLOSED_VARIATION,
    STRAY_PARENTHESIS,
    UNCLOSED_TAG,
    TAG_WITHOUT_VALUE,
    NOT_PDN,
    LITERAL_ESCAPE,
    CONTROL_CHARACTER,
    RECORD_TOO_LONG,
    SECOND_RESULT,
    VARIATION_WITHOUT_MOVE,
    MOVE_UNREADABLE,
    BAD_FEN,
    RESULTS_DIFFER,
    TAG_REPEATED,
    VARIANT_CONTRADICTS_TAG,
    VARIANT_UNKNOWN,
    OTHER_GAME,
    NUMBERING,
    MOVES_AFTER_RESULT,
    NO_MOVES,
    UNPLAYED,
    RESULT_UNREADABLE,
    RESULT_IN_POINTS,
    POSITION_SET_UP,
    NUMBER_UNEXPECTED,
    PLY_COUNT_DIFFERS,
    ENCODING_GUESSED,
    ENCODING_DOUBTFUL,
    UNDECODABLE,
    OPENING_DIFFERS,
    OPENING_UNKNOWN,
    OPENING_NOT_LISTED,
    MICRO_MATCH_OPENINGS_DIFFER,
    VARIANT_NOT_ASKED,
];
