//! What can be said before the start about the number of rounds.

use crate::event::Event;
use crate::finding::Finding;
use crate::finding::codes::swiss as codes;

use super::explain::article;

/// Warnings before the first round: more rounds than there can be, or more than can be completed
/// for sure whatever the results are.
///
/// While everybody has played fewer than half of the others, whatever has been played, a pairing
/// without a repeated game exists (Dirac's theorem; the bye counts as one more player). Beyond that
/// it may not: after n/2 rounds everybody of one half may have played everybody of the other, and
/// an odd half cannot be paired within itself. With more rounds than opponents it cannot.
pub(super) fn warnings(event: &Event, round: u32, players: usize) -> Vec<Finding> {
    let rounds = event.regulation.rounds;
    if round != 1 || rounds == 0 {
        return Vec::new();
    }
    let with_bye = players + players % 2;
    let most = u32::try_from(with_bye)
        .unwrap_or(u32::MAX)
        .saturating_sub(1);
    let sure = u32::try_from(with_bye / 2).unwrap_or(u32::MAX);
    let code = if rounds > most {
        codes::ROUNDS_TOO_MANY
    } else if rounds > sure {
        codes::ROUNDS_NOT_SURE
    } else {
        return Vec::new();
    };
    vec![
        Finding::new(code)
            .article(article("3.17.2"))
            .field("rounds", rounds)
            .field("count", players)
            .field("sure", sure)
            .field("most", most),
    ]
}
