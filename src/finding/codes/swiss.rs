//! Codes of findings about Swiss pairings (`P050` and up).

use crate::finding::Code;
use crate::finding::Severity::{Error, Information, Warning};

/// A score group in its classification.
pub const SCORE_GROUP: Code = Code::new("P050", "score_group", Information);
/// A pair, and which choice it was.
pub const PAIR_CHOSEN: Code = Code::new("P051", "pair_chosen", Information);
/// Two have played each other (H1).
pub const MET: Code = Code::new("P052", "met", Information);
/// Two must both have the same colour (H2).
pub const SAME_COLOUR_DUE: Code = Code::new("P053", "same_colour_due", Information);
/// The regulation keeps two apart (H4).
pub const PAIR_FORBIDDEN: Code = Code::new("P054", "pair_forbidden", Information);
/// With this pair the rest could not be completed as well.
pub const REST_NOT_PAIRABLE: Code = Code::new("P055", "rest_not_pairable", Information);
/// A player goes down to the next score group.
pub const GOES_DOWN: Code = Code::new("P056", "goes_down", Information);
/// A player who came down finds nobody and goes down again.
pub const GOES_DOWN_AGAIN: Code = Code::new("P057", "goes_down_again", Information);
/// A player does not go down because nobody of the next group may meet him.
pub const NO_OPPONENT_BELOW: Code = Code::new("P058", "no_opponent_below", Information);
/// A player does not go down because the rest could not be completed.
pub const STAYS: Code = Code::new("P059", "stays", Information);
/// Colours: one must have the other colour than the last three times.
pub const COLOUR_DUE: Code = Code::new("P060", "colour_due", Information);
/// Colours: White has had white less often.
pub const COLOUR_FEWER_WHITES: Code = Code::new("P061", "colour_fewer_whites", Information);
/// Colours: White had black where the two last had different colours.
pub const COLOUR_LAST_DIFFERED: Code = Code::new("P062", "colour_last_differed", Information);
/// Colours: the same as far as both go back, White has played more.
pub const COLOUR_LONGER_HISTORY: Code = Code::new("P063", "colour_longer_history", Information);
/// Colours: the same in all games, White stands higher.
pub const COLOUR_HIGHER: Code = Code::new("P064", "colour_higher", Information);
/// Colours of the first round by board.
pub const COLOUR_BY_BOARD: Code = Code::new("P065", "colour_by_board", Information);
/// Colours as published.
pub const COLOUR_PUBLISHED: Code = Code::new("P066", "colour_published", Information);
/// The bye.
pub const BYE_GIVEN: Code = Code::new("P067", "bye_given", Information);
/// No bye for somebody who has received a point without play (H3).
pub const BYE_REFUSED: Code = Code::new("P068", "bye_refused", Information);
/// Without him the rest could not be completely paired.
pub const BYE_LEAVES_NO_PAIRING: Code = Code::new("P069", "bye_leaves_no_pairing", Information);
/// A pair was forced (3.17.9).
pub const PAIR_FORCED: Code = Code::new("P070", "pair_forced", Information);
/// The classification of the round is a lot (3.17.4).
pub const ORDER_BY_LOT: Code = Code::new("P071", "order_by_lot", Information);
/// The numbers stand in descending order (3.17.5.3).
pub const DESCENDING: Code = Code::new("P072", "descending", Information);
/// Several players together have too few possible opponents.
pub const TOO_FEW_OPPONENTS: Code = Code::new("P073", "too_few_opponents", Error);
/// Several odd groups together have too few possible opponents outside.
pub const TOO_FEW_OUTSIDE: Code = Code::new("P074", "too_few_outside", Error);
/// One of the odd groups of such a proof.
pub const ODD_PART: Code = Code::new("P075", "odd_part", Information);
/// Nobody may have the bye.
pub const NOBODY_FOR_BYE: Code = Code::new("P076", "nobody_for_bye", Error);
/// A forced pair breaks a rule.
pub const FORCED_BARRED: Code = Code::new("P077", "forced_barred", Error);
/// Several pairing groups have an odd number of players.
pub const ODD_GROUPS: Code = Code::new("P078", "odd_groups", Error);
/// An odd number of players may meet only each other.
pub const ODD_ISLAND: Code = Code::new("P079", "odd_island", Error);
/// A repeated pair could be allowed.
pub const ALLOW_REPEAT: Code = Code::new("P080", "allow_repeat", Information);
/// A fourth equal colour could be allowed.
pub const ALLOW_COLOUR: Code = Code::new("P081", "allow_colour", Information);
/// A forbidden pair could be allowed.
pub const ALLOW_FORBIDDEN: Code = Code::new("P082", "allow_forbidden", Information);
/// A second point without play could be allowed.
pub const ALLOW_BYE: Code = Code::new("P083", "allow_bye", Information);
/// All that is listed would have to be allowed.
pub const ALL_NEEDED: Code = Code::new("P084", "all_needed", Information);
/// A forced pair could be given up.
pub const GIVE_UP_FORCED: Code = Code::new("P085", "give_up_forced", Information);
/// The number of rounds cannot be completed for sure.
pub const ROUNDS_NOT_SURE: Code = Code::new("P086", "rounds_not_sure", Warning);
/// The number of rounds is more than there can be.
pub const ROUNDS_TOO_MANY: Code = Code::new("P087", "rounds_too_many", Warning);
/// How many published pairs a repair keeps.
pub const PAIRS_KEPT: Code = Code::new("P088", "pairs_kept", Information);
/// Whom a repair touches.
pub const TOUCHED: Code = Code::new("P089", "touched", Information);
/// A past round differs because a result was corrected after it was paired.
pub const CORRECTED_LATER: Code = Code::new("P090", "corrected_later", Information);
/// A past round differs because somebody's absence or leaving was entered after it was paired.
pub const GONE_LATER: Code = Code::new("P091", "gone_later", Information);
/// A past round was paired again and published pairs were kept.
pub const PAIRED_AGAIN: Code = Code::new("P092", "paired_again", Information);
/// More players go down than the group's parity asks for.
pub const MORE_GO_DOWN: Code = Code::new("P093", "more_go_down", Information);
/// A player has no possible opponent left.
pub const NO_OPPONENT: Code = Code::new("P094", "no_opponent", Error);
/// The bye is one more that needs somebody.
pub const BYE_NEEDS_PLAYER: Code = Code::new("P095", "bye_needs_player", Information);
/// The bye is one of the few possibilities.
pub const BYE_POSSIBLE: Code = Code::new("P096", "bye_possible", Information);

/// In which order opponents are chosen.
pub const ORDER_OF_CHOICE: Code = Code::new("P097", "order_of_choice", Information);
/// The file has accelerated rounds, and the system knows none.
pub const NOT_ACCELERATED: Code = Code::new("P098", "not_accelerated", Warning);

/// Every code of this file.
pub const ALL: &[Code] = &[
    SCORE_GROUP,
    PAIR_CHOSEN,
    MET,
    SAME_COLOUR_DUE,
    PAIR_FORBIDDEN,
    REST_NOT_PAIRABLE,
    GOES_DOWN,
    GOES_DOWN_AGAIN,
    NO_OPPONENT_BELOW,
    STAYS,
    COLOUR_DUE,
    COLOUR_FEWER_WHITES,
    COLOUR_LAST_DIFFERED,
    COLOUR_LONGER_HISTORY,
    COLOUR_HIGHER,
    COLOUR_BY_BOARD,
    COLOUR_PUBLISHED,
    BYE_GIVEN,
    BYE_REFUSED,
    BYE_LEAVES_NO_PAIRING,
    PAIR_FORCED,
    ORDER_BY_LOT,
    DESCENDING,
    TOO_FEW_OPPONENTS,
    TOO_FEW_OUTSIDE,
    ODD_PART,
    NOBODY_FOR_BYE,
    FORCED_BARRED,
    ODD_GROUPS,
    ODD_ISLAND,
    ALLOW_REPEAT,
    ALLOW_COLOUR,
    ALLOW_FORBIDDEN,
    ALLOW_BYE,
    ALL_NEEDED,
    GIVE_UP_FORCED,
    ROUNDS_NOT_SURE,
    ROUNDS_TOO_MANY,
    PAIRS_KEPT,
    TOUCHED,
    CORRECTED_LATER,
    GONE_LATER,
    PAIRED_AGAIN,
    MORE_GO_DOWN,
    NO_OPPONENT,
    BYE_NEEDS_PLAYER,
    BYE_POSSIBLE,
    ORDER_OF_CHOICE,
    NOT_ACCELERATED,
];
