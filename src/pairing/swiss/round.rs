//! A round of a Swiss event: forced pairs, pairing groups, boards, colours, the draft.

use std::collections::BTreeSet;

use crate::board::Colour;
use crate::event::{Bye, ByeKind, Event, Number, System};
use crate::finding::Finding;
use crate::pairing::{Draft, Drawn, ForcedFault, Options, PairError, colours as shared};

use super::colours::{self, ColourRule};
use super::complete::{Outcome, Request, pair_field};
use super::field::{Entrant, Field};
use super::repair::Published;
use super::setup::{Readings, Setup};
use super::{explain, impossible};

/// A part of the entrants that is paired on its own, and how: everybody, or a pairing group.
#[derive(Debug)]
pub(super) struct Part {
    /// The pairing group's name.
    pub(super) group: Option<String>,
    pub(super) field: Field,
    pub(super) outcome: Outcome,
}

/// A pair with its board and colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) board: u32,
    /// The higher in the classification.
    pub(super) higher: Number,
    pub(super) lower: Number,
    pub(super) colour_of_higher: Colour,
    pub(super) rule: ColourRule,
    pub(super) forced: bool,
}

impl Seat {
    pub(super) fn white_black(self) -> (Number, Number) {
        match self.colour_of_higher {
            Colour::White => (self.higher, self.lower),
            Colour::Black => (self.lower, self.higher),
        }
    }
}

/// A round as it was paired, with everything that explains it.
#[derive(Debug)]
pub(super) struct Paired {
    pub(super) setup: Setup,
    pub(super) parts: Vec<Part>,
    pub(super) seats: Vec<Seat>,
    pub(super) bye: Option<Number>,
    /// Lots that were drawn for it.
    pub(super) lots: Vec<Finding>,
}

/// Pairs a round; where one is published, as much of it as possible is kept.
pub(super) fn pair(
    event: &Event,
    round: u32,
    options: &Options,
    published: Option<&Published>,
) -> Result<Paired, PairError> {
    let readings = Readings::of(event)?;
    let setup = Setup::new(event, round, readings)?;
    if setup.entrants.len() < 2 {
        return Err(PairError::TooFew {
            count: setup.entrants.len(),
        });
    }
    let forced = forced_pairs(event, round, options, &setup)?;
    // Pairs of a published round that have a result stand, where both are there and not forced
    // into another pair.
    let stand: Vec<(Number, Number)> = published
        .iter()
        .flat_map(|published| &published.stand)
        .copied()
        .filter(|&(a, b)| {
            let free = |unit: Number| {
                setup.entrants.iter().any(|entrant| entrant.number == unit)
                    && !forced
                        .iter()
                        .any(|&(one, other)| unit == one || unit == other)
            };
            free(a) && free(b)
        })
        .collect();
    let settled: BTreeSet<Number> = forced
        .iter()
        .chain(&stand)
        .flat_map(|&(a, b)| [a, b])
        .collect();
    let open: Vec<Entrant> = setup
        .entrants
        .iter()
        .filter(|entrant| !settled.contains(&entrant.number))
        .cloned()
        .collect();
    let parts = split(event, round, open);
    let odd: Vec<&(Option<String>, Vec<Entrant>)> = parts
        .iter()
        .filter(|(_, entrants)| entrants.len() % 2 == 1)
        .collect();
    if odd.len() > 1 {
        return Err(impossible::odd_groups(round, &odd).into());
    }
    let mut paired = Vec::new();
    for (group, entrants) in parts {
        let field = Field::new(entrants);
        let partners = published.map(|published| published.partners(&field));
        let request = Request {
            choice: readings.choice(event.regulation.system),
            bye: readings.bye,
            published: partners.as_deref(),
        };
        match pair_field(&field, &request) {
            Ok(outcome) => paired.push(Part {
                group,
                field,
                outcome,
            }),
            Err(witness) => {
                let without = !forced.is_empty() && {
                    let mut rest = setup.entrants.clone();
                    rest.retain(|entrant| {
                        !stand
                            .iter()
                            .any(|&(a, b)| entrant.number == a || entrant.number == b)
                    });
                    split(event, round, rest).into_iter().all(|(_, entrants)| {
                        let field = Field::new(entrants);
                        let request = Request {
                            published: None,
                            ..request.clone()
                        };
                        pair_field(&field, &request).is_ok()
                    })
                };
                let given_up = if without { &forced[..] } else { &[] };
                return Err(impossible::no_pairing(
                    event, round, &setup, &field, &witness, given_up,
                )
                .into());
            }
        }
    }
    let bye = paired.iter().find_map(|part| {
        part.outcome
            .bye
            .as_ref()
            .map(|bye| part.field.entrant(bye.who).number)
    });
    let mut lots = Vec::new();
    let seats = seats(
        event,
        round,
        options,
        &setup,
        &paired,
        (&forced, &stand),
        published,
        &mut lots,
    )?;
    if event.regulation.system == System::SwissRandom {
        lots.push(explain::order_by_lot(round));
    }
    Ok(Paired {
        setup,
        parts: paired,
        seats,
        bye,
        lots,
    })
}

/// The forced pairs of the round, the regulation's first; each may be made.
fn forced_pairs(
    event: &Event,
    round: u32,
    options: &Options,
    setup: &Setup,
) -> Result<Vec<(Number, Number)>, PairError> {
    let stated = event
        .regulation
        .forced
        .iter()
        .filter(|forced| forced.round == round)
        .map(|forced| forced.players);
    let mut pairs: Vec<(Number, Number)> = Vec::new();
    let mut named = BTreeSet::new();
    for (white, black) in stated.chain(options.forced.iter().copied()) {
        if pairs.contains(&(white, black)) || pairs.contains(&(black, white)) {
            continue;
        }
        let fail = |why| PairError::Forced { white, black, why };
        if white == black {
            return Err(fail(ForcedFault::Himself));
        }
        let units = event.units();
        let mut both = Vec::new();
        for unit in [white, black] {
            if units.binary_search(&unit).is_err() {
                return Err(fail(ForcedFault::Unknown(unit)));
            }
            let found = setup.entrants.iter().find(|entrant| entrant.number == unit);
            both.push(found.ok_or_else(|| fail(ForcedFault::NotThere(unit)))?);
            if !named.insert(unit) {
                return Err(fail(ForcedFault::Twice(unit)));
            }
        }
        if let Some(bar) = both[0].bar(both[1]) {
            return Err(impossible::forced_barred(event, round, setup, (white, black), bar).into());
        }
        pairs.push((white, black));
    }
    Ok(pairs)
}

/// The pairing groups that hold in this round (3.17.9), by name; those in no group are a group of
/// their own. One part where there are none.
fn split(event: &Event, round: u32, entrants: Vec<Entrant>) -> Vec<(Option<String>, Vec<Entrant>)> {
    let regulation = &event.regulation;
    let hold = regulation
        .pairing_groups_to_round
        .is_none_or(|last| round <= last);
    if regulation.pairing_groups.is_empty() || !hold {
        return vec![(None, entrants)];
    }
    let mut parts: Vec<(Option<String>, Vec<Entrant>)> = regulation
        .pairing_groups
        .keys()
        .map(|name| (Some(name.clone()), Vec::new()))
        .collect();
    parts.push((Some(String::new()), Vec::new()));
    let last = parts.len() - 1;
    for entrant in entrants {
        let group = regulation
            .pairing_groups
            .values()
            .position(|members| members.contains(&entrant.number))
            .unwrap_or(last);
        parts[group].1.push(entrant);
    }
    parts.retain(|(_, entrants)| !entrants.is_empty());
    parts
}

/// Boards in the order in which the pairs are formed (3.6.2): forced pairs first.
#[allow(clippy::too_many_arguments)]
fn seats(
    event: &Event,
    round: u32,
    options: &Options,
    setup: &Setup,
    parts: &[Part],
    (forced, stand): (&[(Number, Number)], &[(Number, Number)]),
    published: Option<&Published>,
    lots: &mut Vec<Finding>,
) -> Result<Vec<Seat>, PairError> {
    let mut order: Vec<Number> = setup
        .entrants
        .iter()
        .map(|entrant| entrant.number)
        .collect();
    let mut places: Vec<(Number, usize)> = order.drain(..).zip(0..).collect();
    places.sort_unstable();
    let place = |number: Number| {
        places
            .binary_search_by_key(&number, |(number, _)| *number)
            .map_or(usize::MAX, |index| places[index].1)
    };
    let mut pairs: Vec<(Number, Number, bool)> = Vec::new();
    pairs.extend(forced.iter().map(|&(a, b)| (a, b, true)));
    pairs.extend(stand.iter().map(|&(a, b)| (a, b, false)));
    for part in parts {
        for formed in part.outcome.groups.iter().flat_map(|log| &log.pairs) {
            let number = |place: usize| part.field.entrant(place).number;
            pairs.push((number(formed.chooser), number(formed.chosen), false));
        }
    }
    let mut first = None;
    let mut seats = Vec::with_capacity(pairs.len());
    for (board, (a, b, forced)) in (1..).zip(pairs) {
        let (higher, lower) = if place(a) < place(b) { (a, b) } else { (b, a) };
        let (one, other) = (
            &setup.entrants[place(higher)],
            &setup.entrants[place(lower)],
        );
        let kept = published.and_then(|published| published.colour_of(one, other));
        let (colour_of_higher, rule) = if let Some(colour) = kept {
            (colour, ColourRule::Published)
        } else if round == 1 {
            let colour = if event.regulation.system == System::SwissRandom {
                Colour::White
            } else {
                let first = match first {
                    Some(first) => first,
                    None => *first.insert(shared::first(event, higher, options, lots)?),
                };
                colours::first_round(first, board)
            };
            (colour, ColourRule::Board)
        } else {
            colours::colour_of_higher(one, other)
        };
        seats.push(Seat {
            board,
            higher,
            lower,
            colour_of_higher,
            rule,
            forced,
        });
    }
    Ok(seats)
}

impl Paired {
    /// The draft of the round.
    pub(super) fn draft(self, event: &Event, round: u32, options: &Options) -> Draft {
        let mut draft = Draft::new(round, event.regulation.system);
        draft.pairings = self
            .seats
            .iter()
            .map(|seat| {
                let (white, black) = seat.white_black();
                let drawn = Drawn::new(seat.board, white, black);
                if seat.forced { drawn.forced() } else { drawn }
            })
            .collect();
        draft.byes = self
            .bye
            .iter()
            .map(|&player| Bye {
                player,
                kind: ByeKind::Pairing,
            })
            .chain(
                self.setup
                    .absent
                    .iter()
                    .map(|&(player, kind)| Bye { player, kind }),
            )
            .collect();
        draft.unpaired.clone_from(&self.setup.unpaired);
        draft.explanation = super::outlook::warnings(event, round, self.setup.entrants.len());
        draft.explanation.extend(self.lots.iter().cloned());
        if options.explain {
            draft
                .explanation
                .extend(explain::explain(event, round, &self));
        }
        draft
    }
}
