//! Past rounds, paired again from what was known before them.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::event::{Bye, ByeKind, Event, Number, Round};
use crate::finding::{Finding, Place, codes::pairing as codes};

use super::{Options, causes, pair};

/// Who sits at a board, or has the bye of an odd number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seat {
    /// A pair.
    Pair {
        /// White.
        white: Number,
        /// Black.
        black: Number,
    },
    /// The bye.
    Bye {
        /// Who has it.
        player: Number,
    },
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Seat::Pair { white, black } => write!(f, "{white}-{black}"),
            Seat::Bye { player } => write!(f, "{player} bye"),
        }
    }
}

/// A place where a stored round is not what pairing it again gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The round.
    pub round: u32,
    /// The board; 0 for the bye.
    pub board: u32,
    /// What pairing again gives there.
    pub expected: Option<Seat>,
    /// What the event has there.
    pub found: Option<Seat>,
}

/// What checking found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many rounds were paired again.
    pub rounds: u32,
    /// Where they differ.
    pub differences: Vec<Difference>,
    /// One finding a difference, one a round that could not be paired again.
    pub findings: Vec<Finding>,
}

/// Pairs every stored round again and tells where the event differs. `boards`: whether the
/// event's board numbers mean anything; where they do not (a file that has none), only the pairs
/// and their colours are compared.
pub fn check(event: &Event, boards: bool) -> Checked {
    // No round needs another's pairing: each is paired from the results before it.
    let rounds = event.rounds.par_iter().enumerate();
    let checked: Vec<Checked> = rounds
        .map(|(index, stored)| check_round(event, index, stored, boards))
        .collect();
    let mut all = Checked::default();
    for round in checked {
        all.rounds += round.rounds;
        all.differences.extend(round.differences);
        all.findings.extend(round.findings);
    }
    all
}

fn check_round(event: &Event, index: usize, stored: &Round, boards: bool) -> Checked {
    let mut checked = Checked::default();
    let place = Place {
        path: Some(format!("rounds[{index}]")),
        ..Place::default()
    };
    let draft = match pair(event, stored.number, &Options::default()) {
        Ok(draft) => draft,
        Err(error) => {
            checked.findings.push(
                Finding::new(codes::ROUND_UNCHECKED)
                    .at(place)
                    .field("round", stored.number)
                    .field("why", error.to_string()),
            );
            return checked;
        }
    };
    checked.rounds = 1;
    let text = |seat: Option<Seat>| seat.map_or("-".to_owned(), |seat| seat.to_string());
    checked.differences = compare(&draft.to_round(), stored, boards);
    for difference in &checked.differences {
        checked.findings.push(
            Finding::new(codes::ROUND_DIFFERS)
                .at(place.clone())
                .field("round", difference.round)
                .field("board", difference.board)
                .field("expected", text(difference.expected))
                .field("found", text(difference.found)),
        );
    }
    if !checked.differences.is_empty() {
        let causes = causes::causes(event, stored, boards);
        let placed = causes.into_iter().map(|cause| cause.at(place.clone()));
        checked.findings.extend(placed);
    }
    checked
}

/// The places where `found` is not `expected`.
pub fn compare(expected: &Round, found: &Round, boards: bool) -> Vec<Difference> {
    let seats = |round: &Round| -> BTreeMap<u32, Seat> {
        round
            .pairings
            .iter()
            .map(|pairing| {
                let (white, black) = (pairing.white, pairing.black);
                (pairing.board, Seat::Pair { white, black })
            })
            .collect()
    };
    let (mut expected_seats, mut found_seats) = (seats(expected), seats(found));
    if !boards {
        // What both have stands; the rest is laid side by side in order.
        let there: BTreeSet<Seat> = found_seats.values().copied().collect();
        let mut both: BTreeSet<Seat> = expected_seats.values().copied().collect();
        both.retain(|seat| there.contains(seat));
        expected_seats.retain(|_, seat| !both.contains(seat));
        found_seats.retain(|_, seat| !both.contains(seat));
        found_seats = expected_seats
            .keys()
            .copied()
            .chain(expected_seats.keys().next_back().copied().unwrap_or(0) + 1..)
            .zip(found_seats.into_values())
            .collect();
    }
    let round = found.number;
    let mut differences = Vec::new();
    let all: BTreeSet<u32> = expected_seats
        .keys()
        .chain(found_seats.keys())
        .copied()
        .collect();
    for board in all {
        let (expected, found) = (
            expected_seats.get(&board).copied(),
            found_seats.get(&board).copied(),
        );
        if expected != found {
            differences.push(Difference {
                round,
                board,
                expected,
                found,
            });
        }
    }
    let byes = |round: &Round| {
        let paired: Vec<Bye> = round
            .byes
            .iter()
            .filter(|bye| bye.kind == ByeKind::Pairing)
            .copied()
            .collect();
        paired
    };
    let (expected_byes, found_byes) = (byes(expected), byes(found));
    let missing = expected_byes.iter().filter(|bye| !found_byes.contains(bye));
    let unexpected = found_byes.iter().filter(|bye| !expected_byes.contains(bye));
    let seat = |bye: &Bye| Seat::Bye { player: bye.player };
    let (missing, unexpected): (Vec<_>, Vec<_>) =
        (missing.map(seat).collect(), unexpected.map(seat).collect());
    for index in 0..missing.len().max(unexpected.len()) {
        differences.push(Difference {
            round,
            board: 0,
            expected: missing.get(index).copied(),
            found: unexpected.get(index).copied(),
        });
    }
    differences
}
