//! FIDE's Dutch system (C.04.3, the edition in force since 1 February 2026).
//!
//! Score group by score group from the top, every bracket is paired as well as the criteria C6 to
//! C21 allow, in their order, so that everybody below can still be paired (C4); among equally good
//! pairings the first in the order of the procedure is taken. The best is found by matchings of
//! greatest weight, not by trying candidates one after another.

mod bracket;
mod colours;
mod criteria;
mod explain;
mod field;
mod matching;
mod pairs;
mod person;
mod weight;

use crate::board::Colour;
use crate::event::{Bye, ByeKind, Event, FirstColour, Number};
use crate::finding::codes::dutch as codes;
use crate::finding::{Finding, Severity};

use super::{
    Draft, Drawn, ForcedFault, Impossible, Options, PairError, Unpaired, UnpairedReason,
    Unsuitable, colours as shared, presence, refuse_forced,
};
use bracket::{Outcome, Work};
use criteria::Bracket;
use field::Field;

/// A bracket with what became of it.
#[derive(Clone, Debug)]
struct Done {
    bracket: Bracket,
    outcome: Outcome,
}

/// A pair with its colours.
#[derive(Clone, Copy, Debug)]
struct Seat {
    board: u32,
    white: usize,
    black: usize,
    rule: colours::Rule,
}

/// Pairs `round` by the Dutch system, from what was known before it.
///
/// # Errors
/// [`PairError::Impossible`] if no pairing meets C1 to C3; the others if the question cannot be
/// answered.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    suits(event, round)?;
    refuse_forced(event, round, options, ForcedFault::Dutch)?;
    let mut draft = Draft::new(round, event.regulation.system);
    absentees(event, round, &mut draft);
    let initial = initial_colour(event, round, options, &mut draft.explanation)?;
    let mut field = Field::new(event, round, initial);
    if field.persons.len() < 2 {
        return Err(PairError::TooFew {
            count: field.persons.len(),
        });
    }
    if event.regulation.rounds == 0 {
        draft
            .explanation
            .push(Finding::new(codes::LAST_ROUND_UNKNOWN));
    }
    if !field.settle_bye() {
        return Err(none_possible(round, &field).into());
    }
    let (done, bye) = brackets(&field, event.regulation.rounds == round)
        .ok_or_else(|| none_possible(round, &field))?;
    let seats = seats(&field, &done);
    draft.pairings = seats
        .iter()
        .map(|seat| {
            let number = |place: usize| field.persons[place].number;
            Drawn::new(seat.board, number(seat.white), number(seat.black))
        })
        .collect();
    if let Some(place) = bye {
        draft.byes.insert(
            0,
            Bye {
                player: field.persons[place].number,
                kind: ByeKind::Pairing,
            },
        );
    }
    if options.explain {
        let told = explain::explain(&field, &done, &seats, bye);
        draft.explanation.extend(told);
    }
    Ok(draft)
}

/// That the event asks for nothing that the Dutch system does not know.
fn suits(event: &Event, round: u32) -> Result<(), Unsuitable> {
    let regulation = &event.regulation;
    let groups_hold = regulation
        .pairing_groups_to_round
        .is_none_or(|last| round <= last);
    if !regulation.pairing_groups.is_empty() && groups_hold {
        return Err(Unsuitable::NotInDutch {
            what: "pairing groups",
        });
    }
    let accelerated = |line: &String| line.starts_with("XXA") || line.starts_with("250");
    if event.trf_lines.iter().any(accelerated) {
        return Err(Unsuitable::NotInDutch {
            what: "accelerated rounds",
        });
    }
    Ok(())
}

fn absentees(event: &Event, round: u32, draft: &mut Draft) {
    for player in event.units() {
        let Some(reason) = presence::missing(event, player, round) else {
            continue;
        };
        draft.unpaired.push(Unpaired { player, reason });
        if reason == UnpairedReason::Absent
            && let Some(kind) = presence::absent(event, player, round)
        {
            draft.byes.push(Bye { player, kind });
        }
    }
}

/// The colour of odd numbers in the first round: as stated, else as a stored first round shows,
/// else by lot.
fn initial_colour(
    event: &Event,
    round: u32,
    options: &Options,
    explanation: &mut Vec<Finding>,
) -> Result<Colour, PairError> {
    let by = options
        .first_colour
        .unwrap_or(event.regulation.first_colour);
    if by == FirstColour::Lot
        && round > 1
        && let Some(colour) = shown_colour(event)
    {
        return Ok(colour);
    }
    let first = |round: u32| -> Option<Number> {
        event
            .units()
            .into_iter()
            .find(|&unit| presence::missing(event, unit, round).is_none())
    };
    let highest = first(1).or_else(|| first(round)).unwrap_or_default();
    shared::first(event, highest, options, explanation)
}

/// The initial colour that the games of a stored first round show.
fn shown_colour(event: &Event) -> Option<Colour> {
    let stored = event.round(1)?;
    let mut there: Vec<Number> = stored
        .pairings
        .iter()
        .flat_map(|pairing| [pairing.white, pairing.black])
        .collect();
    let byes = stored
        .byes
        .iter()
        .filter(|bye| bye.kind == ByeKind::Pairing);
    there.extend(byes.map(|bye| bye.player));
    there.sort_unstable();
    let pairing = stored.pairings.first()?;
    let higher = pairing.white.min(pairing.black);
    let place = there.binary_search(&higher).ok()?;
    let has_white = higher == pairing.white;
    Some(if has_white == (place % 2 == 0) {
        Colour::White
    } else {
        Colour::Black
    })
}

/// All brackets from the top, and who has the bye.
fn brackets(field: &Field, last_round: bool) -> Option<(Vec<Done>, Option<usize>)> {
    let members = |group: usize| -> Vec<usize> {
        (0..field.persons.len())
            .filter(|&place| field.group[place] == group)
            .collect()
    };
    let mut open: Vec<usize> = (0..field.persons.len()).chain(field.bye()).collect();
    let mut down: Vec<usize> = Vec::new();
    let mut done = Vec::new();
    for group in 0..field.groups {
        down.sort_unstable();
        let bracket = Bracket {
            moved_down: std::mem::take(&mut down),
            residents: members(group),
            next: members(group + 1),
        };
        let work = Work {
            field,
            open: open.clone(),
            bracket: bracket.clone(),
            last_round,
        };
        let outcome = work.pair()?;
        open.retain(|place| {
            !outcome
                .pairs
                .iter()
                .any(|&(a, b)| a == *place || b == *place)
        });
        down.clone_from(&outcome.down);
        done.push(Done { bracket, outcome });
    }
    match (down.as_slice(), field.bye()) {
        ([], None) => Some((done, None)),
        ([one], Some(_)) => Some((done, Some(*one))),
        _ => None,
    }
}

/// The boards: by the points of the higher of the two, then of both together, then his number.
fn seats(field: &Field, done: &[Done]) -> Vec<Seat> {
    let points = |place: usize| field.persons[place].points;
    let mut pairs: Vec<(usize, usize)> = done
        .iter()
        .flat_map(|done| &done.outcome.pairs)
        .map(|&(a, b)| (a.min(b), a.max(b)))
        .collect();
    pairs.sort_by_key(|&(a, b)| {
        let (one, other) = (points(a), points(b));
        (std::cmp::Reverse((one, one + other)), a)
    });
    (1..)
        .zip(pairs)
        .map(|(board, (a, b))| {
            let (colour, rule) =
                colours::colour_of_higher(&field.persons[a], &field.persons[b], field.initial);
            let (white, black) = match colour {
                Colour::White => (a, b),
                Colour::Black => (b, a),
            };
            Seat {
                board,
                white,
                black,
                rule,
            }
        })
        .collect()
}

/// That no pairing meets the absolute criteria.
fn none_possible(round: u32, field: &Field) -> Impossible {
    let numbers = |places: Vec<usize>| -> Vec<String> {
        places
            .into_iter()
            .map(|place| field.persons[place].number.to_string())
            .collect()
    };
    let size = field.persons.len();
    let alone = (0..size)
        .filter(|&a| (0..size).all(|b| !field.may_meet(a, b)))
        .collect();
    let eligible = (0..size)
        .filter(|&place| field.persons[place].may_have_bye)
        .collect();
    let mut reason = Finding::new(codes::NO_PAIRING)
        .severity(Severity::Error)
        .article(explain::article("C.04.3 2.1"))
        .field("players", size)
        .field("without_opponent", numbers(alone));
    if field.bye().is_some() {
        reason = reason.field("may_have_bye", numbers(eligible));
    }
    Impossible {
        round,
        reasons: vec![reason],
        could_allow: Vec::new(),
    }
}
