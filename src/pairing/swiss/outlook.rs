//! What can be said before the start about the number of rounds.

use crate::event::Event;
use crate::finding::codes::swiss as codes;
use crate::finding::{Article, Finding};

/// Up to which round so many players can be paired for sure without a second meeting, whatever
/// has been played before (colours, leavers, forbidden pairs and points without play set aside).
///
/// Let 2m be the number of players, the bye of an odd number counted. While nobody has played m
/// of the others there is a complete pairing by Dirac's theorem: m rounds are sure. Where m is
/// even one more is: by Tutte's theorem, what could prevent it is a group of m − 1 or fewer cut
/// off from the rest, in which somebody has m − 1 possible opponents, or m + 1 players who have all
/// played each other, for which m rounds do not suffice, since m + 1 is odd. Where m is odd one
/// half may have played all of the other, and an odd half cannot be paired within itself.
pub fn sure_rounds(players: usize) -> u32 {
    let half = players.div_ceil(2);
    let sure = half + usize::from(half.is_multiple_of(2));
    u32::try_from(sure).unwrap_or(u32::MAX)
}

/// How many rounds so many players can have without a second meeting: one for every opponent, the
/// bye of an odd number counted.
pub fn most_rounds(players: usize) -> u32 {
    u32::try_from((players + players % 2).saturating_sub(1)).unwrap_or(u32::MAX)
}

/// Warnings before the first round: more rounds than there can be, or more than can be completed
/// for sure whatever the results are. `article` is the one that rules a second meeting out.
pub(in crate::pairing) fn warnings(
    event: &Event,
    round: u32,
    players: usize,
    article: Article,
) -> Vec<Finding> {
    let rounds = event.regulation.rounds;
    if round != 1 || rounds == 0 {
        return Vec::new();
    }
    let (sure, most) = (sure_rounds(players), most_rounds(players));
    let code = if rounds > most {
        codes::ROUNDS_TOO_MANY
    } else if rounds > sure {
        codes::ROUNDS_NOT_SURE
    } else {
        return Vec::new();
    };
    vec![
        Finding::new(code)
            .article(article)
            .field("rounds", rounds)
            .field("count", players)
            .field("sure", sure)
            .field("most", most),
    ]
}
