//! FIDE's Dutch system (C.04.3, the edition in force since 1 February 2026).
//!
//! Score group by score group from the top, every bracket is paired as well as the criteria C6 to
//! C21 allow, in their order, so that everybody below can still be paired (C4); among equally good
//! pairings the first in the order of the procedure is taken. The best is found by matchings of
//! greatest weight, not by trying candidates one after another.

mod acceleration;
mod barred;
mod bracket;
mod colours;
mod criteria;
mod explain;
mod field;
mod pairs;
mod passed;
mod person;
mod seats;
mod weight;

use crate::board::Colour;
use crate::event::{Bye, ByeKind, Event, FirstColour, Number};
use crate::finding::Finding;
use crate::finding::codes::dutch as codes;

use super::repair::Published;
use super::swiss::warnings;
use super::{
    Draft, Drawn, Options, PairError, Unpaired, UnpairedReason, colours as shared, forced, groups,
    presence, readings,
};
use bracket::{Outcome, Work};
use criteria::Bracket;
use field::Field;
use person::Person;

/// A bracket with what became of it.
#[derive(Clone, Debug)]
struct Done {
    bracket: Bracket,
    outcome: Outcome,
}

/// Those who are paired among themselves: everybody, or a pairing group.
#[derive(Clone, Debug)]
struct Part {
    group: Option<String>,
    field: Field,
    done: Vec<Done>,
    bye: Option<usize>,
}

/// Pairs `round` by the Dutch system, from what was known before it.
///
/// # Errors
/// [`PairError::Impossible`] if no pairing meets C1 to C3; the others if the question cannot be
/// answered.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    make(event, round, options, None)
}

/// Pairs a published round again: as many of its pairs as possible are kept with their colours,
/// before all criteria but the absolute ones; pairs that have a result stand.
///
/// # Errors
/// As [`pair`].
pub(super) fn repair(
    event: &Event,
    round: u32,
    options: &Options,
    published: &Published,
) -> Result<Draft, PairError> {
    make(event, round, options, Some(published))
}

fn make(
    event: &Event,
    round: u32,
    options: &Options,
    published: Option<&Published>,
) -> Result<Draft, PairError> {
    // The edition of the rules: only one is built in.
    readings::reading(event, "dutch", &[("2026", ())], "2026")?;
    let mut draft = Draft::new(round, event.regulation.system);
    absentees(event, round, &mut draft);
    let initial = initial_colour(event, round, options, &mut draft.explanation)?;
    let persons = person::present(event, round);
    if persons.len() < 2 {
        return Err(PairError::TooFew {
            count: persons.len(),
        });
    }
    if event.regulation.rounds == 0 {
        draft
            .explanation
            .push(Finding::new(codes::LAST_ROUND_UNKNOWN));
    }
    let article = explain::article("C.04.3 2.1");
    draft
        .explanation
        .extend(warnings(event, round, persons.len(), article));
    let find = |unit: Number| persons.iter().find(|person| person.number == unit);
    let there = |unit: Number| find(unit).is_some();
    let forced = forced::pairs(event, round, options, there, |one, other| {
        barred::apart(event, find(one)?, find(other)?)
    })?;
    let stand = published.map_or_else(Vec::new, |published| published.standing(&forced, there));
    let settled = |unit: Number| {
        let mut pairs = forced.iter().chain(&stand);
        pairs.any(|&(a, b)| a == unit || b == unit)
    };
    let open: Vec<Person> = persons
        .iter()
        .filter(|person| !settled(person.number))
        .cloned()
        .collect();
    let last_round = event.regulation.rounds == round;
    let mut parts = Vec::new();
    for (group, persons) in groups::split(event, round, open, |person| person.number)? {
        let mut field = Field::new(persons, initial);
        if let Some(published) = published {
            field.keep(published);
        }
        let made = field
            .settle_bye()
            .then(|| brackets(&field, last_round))
            .flatten();
        let Some((done, bye)) = made else {
            return Err(barred::impossible(event, round, &field, &forced).into());
        };
        parts.push(Part {
            group,
            field,
            done,
            bye,
        });
    }
    let seats = seats::seats(&persons, &parts, (&forced, &stand), published, initial);
    draft.pairings = seats
        .iter()
        .map(|seat| {
            let drawn = Drawn::new(seat.board, seat.white, seat.black);
            if seat.forced { drawn.forced() } else { drawn }
        })
        .collect();
    let bye = parts
        .iter()
        .find_map(|part| Some(part.field.persons[part.bye?].number));
    let bye = bye.map(|player| Bye {
        player,
        kind: ByeKind::Pairing,
    });
    draft.byes.splice(0..0, bye);
    if options.explain {
        let told = explain::explain(event, &parts, &seats, last_round);
        draft.explanation.extend(told);
    }
    Ok(draft)
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
