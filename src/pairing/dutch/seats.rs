//! Boards and colours of a round.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::board::Colour;
use crate::event::Number;
use crate::pairing::repair::Published;

use super::Part;
use super::colours::{self, Rule};
use super::person::Person;

/// A pair with its board and colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) board: u32,
    pub(super) white: Number,
    pub(super) black: Number,
    /// The higher of the two, by points and number.
    pub(super) higher: Number,
    /// Whether White has the colour he should have.
    pub(super) white_wants_it: bool,
    pub(super) rule: Rule,
    pub(super) forced: bool,
}

/// The boards: forced pairs and those that stand first, then part by part; each of these by the
/// points of the higher of the two, then of both together, then his number.
pub(super) fn seats(
    persons: &[Person],
    parts: &[Part],
    (forced, stand): (&[(Number, Number)], &[(Number, Number)]),
    published: Option<&Published>,
    initial: Colour,
) -> Vec<Seat> {
    let by_number: BTreeMap<Number, (usize, &Person)> = persons
        .iter()
        .enumerate()
        .map(|(place, person)| (person.number, (place, person)))
        .collect();
    let settled: Vec<(Number, Number)> = forced.iter().chain(stand).copied().collect();
    let of_part = |part: &Part| -> Vec<(Number, Number)> {
        let number = |place: usize| part.field.persons[place].number;
        let pairs = part.done.iter().flat_map(|done| &done.outcome.pairs);
        pairs.map(|&(a, b)| (number(a), number(b))).collect()
    };
    let mut seats = Vec::new();
    for (index, pairs) in std::iter::once(settled)
        .chain(parts.iter().map(of_part))
        .enumerate()
    {
        let mut pairs: Vec<_> = pairs
            .iter()
            .filter_map(|(a, b)| {
                let (one, other) = (*by_number.get(a)?, *by_number.get(b)?);
                Some(if one.0 < other.0 {
                    (one, other)
                } else {
                    (other, one)
                })
            })
            .collect();
        pairs.sort_by_key(|((place, one), (_, other))| {
            (Reverse((one.points, one.points + other.points)), *place)
        });
        for ((_, one), (_, other)) in pairs {
            let kept = published.and_then(|published| {
                published.colour_of(one.number, other.number, |of_one, colour| {
                    (if of_one { one } else { other }).may_have(colour)
                })
            });
            let (colour, rule) = match kept {
                Some(colour) => (colour, Rule::Published),
                None => colours::colour_of_higher(one, other, initial),
            };
            let (white, black) = match colour {
                Colour::White => (one, other),
                Colour::Black => (other, one),
            };
            let pair = (one.number, other.number);
            seats.push(Seat {
                board: u32::try_from(seats.len())
                    .unwrap_or(u32::MAX)
                    .saturating_add(1),
                white: white.number,
                black: black.number,
                higher: one.number,
                white_wants_it: white.preference().0 == Some(Colour::White),
                rule,
                forced: index == 0
                    && forced
                        .iter()
                        .any(|&(a, b)| (a, b) == pair || (b, a) == pair),
            });
        }
    }
    seats
}
