//! Why a past round is not what pairing it again gives: what the log says was changed after it
//! was paired.

use crate::event::{Change, Event, Round};
use crate::finding::codes::swiss as codes;
use crate::finding::{Article, Book, Finding};

use super::{Options, check, pair};

/// The causes of a difference in `stored`, where the log gives them: that it was made by a
/// repair; or what was entered later, if without that the round comes out as it is stored.
pub fn causes(event: &Event, stored: &Round, boards: bool) -> Vec<Finding> {
    let round = stored.number;
    let finding = |code| {
        Finding::new(code)
            .article(Article::new(Book::Ru2011, "3.17.8"))
            .field("round", round)
    };
    let made = event.log.iter().rposition(|entry| {
        matches!(&entry.change,
            Some(Change::Paired { round: of, .. } | Change::Repaired { round: of, .. }) if *of == round)
    });
    let Some(made) = made else {
        return Vec::new();
    };
    if matches!(event.log[made].change, Some(Change::Repaired { .. })) {
        return vec![finding(codes::PAIRED_AGAIN)];
    }
    let mut before = event.clone();
    let mut found = Vec::new();
    for change in event.log[made + 1..]
        .iter()
        .rev()
        .filter_map(|entry| entry.change.as_ref())
    {
        match change {
            Change::Result {
                round: earlier,
                board,
                game,
                from: Some(from),
                to,
                ..
            } if *earlier < round => {
                let pairing = before
                    .rounds
                    .iter_mut()
                    .filter(|round| round.number == *earlier)
                    .flat_map(|round| &mut round.pairings)
                    .find(|pairing| pairing.board == *board);
                if let Some(pairing) = pairing {
                    match game {
                        None => pairing.result = Some(*from),
                        Some(game) => {
                            let index = (*game as usize).saturating_sub(1);
                            if let Some(game) = pairing.games.get_mut(index) {
                                game.result = Some(*from);
                            }
                        }
                    }
                    let to = to.map_or("pending".to_owned(), |to| to.to_string());
                    found.push(
                        finding(codes::CORRECTED_LATER)
                            .field("earlier", *earlier)
                            .field("board", *board)
                            .field("from", from.to_string())
                            .field("to", to),
                    );
                }
            }
            Change::Withdrawn {
                who, after_round, ..
            } if *after_round < round => {
                before.withdrawals.retain(|left| left.player != who.number);
                found.push(finding(codes::GONE_LATER).field("player", who.number.0));
            }
            Change::Absent { who, rounds, .. } if rounds.contains(&round) => {
                for absence in &mut before.absences {
                    if absence.player == who.number {
                        absence.rounds.retain(|of| *of != round);
                    }
                }
                found.push(finding(codes::GONE_LATER).field("player", who.number.0));
            }
            _ => {}
        }
    }
    found.reverse();
    let explained = !found.is_empty()
        && pair(&before, round, &Options::default())
            .is_ok_and(|draft| check::compare(&draft.to_round(), stored, boards).is_empty());
    if explained { found } else { Vec::new() }
}
