//! Codes of findings about FIDE's Dutch system (`P100` and up).

use crate::finding::Code;
use crate::finding::Severity::{Error, Information, Warning};

/// A bracket: who came down and who belongs to it.
pub const BRACKET: Code = Code::new("P100", "dutch_bracket", Information);
/// A pair of a moved-down player.
pub const PAIR_MOVED_DOWN: Code = Code::new("P101", "dutch_pair_moved_down", Information);
/// A pair of the upper and the lower half.
pub const PAIR: Code = Code::new("P102", "dutch_pair", Information);
/// Players exchanged between the halves.
pub const EXCHANGES: Code = Code::new("P103", "dutch_exchanges", Information);
/// A player goes down to the next bracket.
pub const DOWN: Code = Code::new("P104", "dutch_goes_down", Information);
/// The pairing-allocated bye.
pub const BYE: Code = Code::new("P105", "dutch_bye", Information);
/// Colours: both have what they should have.
pub const COLOUR_BOTH: Code = Code::new("P106", "dutch_colour_both", Information);
/// Colours: the stronger preference.
pub const COLOUR_STRONGER: Code = Code::new("P107", "dutch_colour_stronger", Information);
/// Colours: changed from the last time they differed.
pub const COLOUR_ALTERNATE: Code = Code::new("P108", "dutch_colour_alternate", Information);
/// Colours: what the higher should have.
pub const COLOUR_HIGHER: Code = Code::new("P109", "dutch_colour_higher", Information);
/// Colours: by the number of the higher.
pub const COLOUR_NUMBER: Code = Code::new("P110", "dutch_colour_number", Information);
/// No pairing meets the absolute criteria.
pub const NO_PAIRING: Code = Code::new("P111", "dutch_no_pairing", Error);
/// The number of rounds is not known.
pub const LAST_ROUND_UNKNOWN: Code = Code::new("P112", "dutch_last_round_unknown", Warning);
/// Somebody earlier in the order was not taken, and by which criterion.
pub const PASSED_OVER: Code = Code::new("P113", "dutch_passed_over", Information);
/// Somebody who stands lower does not go down, and by which criterion.
pub const STAYS: Code = Code::new("P114", "dutch_stays", Information);
/// A player who came down goes down again, and by which criterion.
pub const DOWN_AGAIN: Code = Code::new("P115", "dutch_goes_down_again", Information);
/// Not every choice that was passed over has been examined.
pub const NOT_EXAMINED: Code = Code::new("P116", "dutch_not_examined", Information);
/// What could be allowed: a pair against an absolute colour preference.
pub const ALLOW_COLOUR: Code = Code::new("P117", "dutch_allow_colour", Information);

/// Every code of this file.
pub const ALL: &[Code] = &[
    BRACKET,
    PAIR_MOVED_DOWN,
    PAIR,
    EXCHANGES,
    DOWN,
    BYE,
    COLOUR_BOTH,
    COLOUR_STRONGER,
    COLOUR_ALTERNATE,
    COLOUR_HIGHER,
    COLOUR_NUMBER,
    NO_PAIRING,
    LAST_ROUND_UNKNOWN,
    PASSED_OVER,
    STAYS,
    DOWN_AGAIN,
    NOT_EXAMINED,
    ALLOW_COLOUR,
];
