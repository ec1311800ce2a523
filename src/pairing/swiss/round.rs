//! A round of a Swiss event: forced pairs, pairing groups, boards, colours, the draft.

use std::collections::BTreeSet;

use crate::board::Colour;
use crate::event::{Bye, ByeKind, Event, Number, System};
use crate::finding::{Finding, codes::swiss as codes};
use crate::pairing::repair::Published;
use crate::pairing::{Draft, Drawn, Options, PairError, colours as shared, forced, groups};

use super::choice::Choice;
use super::colours::{self, ColourRule};
use super::complete::{Outcome, Request, pair_field};
use super::field::{Entrant, Field};
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
    /// The order of first choice.
    pub(super) choice: Choice,
    /// Whether a published round was made again.
    pub(super) repaired: bool,
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
    let find = |unit: Number| setup.entrants.iter().find(|entrant| entrant.number == unit);
    let there = |unit: Number| find(unit).is_some();
    let forced = forced::pairs(event, round, options, there, |one, other| {
        let bar = find(one)?.bar(find(other)?)?;
        Some(explain::apart(event, &setup.rules, one, other, bar))
    })?;
    let stand = published.map_or_else(Vec::new, |published| published.standing(&forced, there));
    let without = |settled: &[&[(Number, Number)]]| -> Vec<Entrant> {
        let settled: BTreeSet<Number> = settled
            .iter()
            .flat_map(|pairs| pairs.iter())
            .flat_map(|&(a, b)| [a, b])
            .collect();
        setup
            .entrants
            .iter()
            .filter(|entrant| !settled.contains(&entrant.number))
            .cloned()
            .collect()
    };
    let number = |entrant: &Entrant| entrant.number;
    let parts = groups::split(event, round, without(&[&forced, &stand]), number)?;
    let mut paired = Vec::new();
    for (group, entrants) in parts {
        let field = Field::new(entrants);
        let units: Vec<Number> = field.entrants().iter().map(number).collect();
        let partners = published.map(|published| {
            published.partners(&units, |place, colour| {
                field.entrant(place).may_have(colour)
            })
        });
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
                let unforced = groups::split(event, round, without(&[&stand]), number);
                let without = !forced.is_empty()
                    && unforced.is_ok_and(|parts| {
                        parts.into_iter().all(|(_, entrants)| {
                            let request = Request {
                                published: None,
                                ..request.clone()
                            };
                            pair_field(&Field::new(entrants), &request).is_ok()
                        })
                    });
                let given_up = if without { &forced[..] } else { &[] };
                return Err(impossible::no_pairing(
                    event,
                    round,
                    &setup.rules,
                    &field,
                    &witness,
                    given_up,
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
        choice: readings.choice(event.regulation.system),
        repaired: published.is_some(),
        lots,
    })
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
        let kept = published.and_then(|published| {
            published.colour_of(higher, lower, |of_higher, colour| {
                (if of_higher { one } else { other }).may_have(colour)
            })
        });
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
        draft.explanation = super::warnings(
            event,
            round,
            self.setup.entrants.len(),
            explain::article("3.17.2"),
        );
        if event.trf_lines.iter().any(|line| line.starts_with("250 ")) {
            draft.explanation.push(Finding::new(codes::NOT_ACCELERATED));
        }
        draft.explanation.extend(self.lots.iter().cloned());
        if options.explain {
            draft
                .explanation
                .extend(explain::explain(event, round, &self));
        }
        draft
    }
}
