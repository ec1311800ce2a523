//! One bracket: the best pairing by the criteria, and among the equally good the first in the
//! order of the procedure (C.04.3 3 and 4).
//!
//! The order is fixed in three questions, each one matching over everybody who is still open: who
//! of the moved-down players is paired, and with whom; who stands in the upper half of the rest;
//! whom each of the upper half meets.

use super::criteria::{Bracket, Criteria};
use super::field::Field;
use super::pairs::Weights;
use super::weight::{Shape, bits_for};

/// What became of a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outcome {
    /// Pairs, the higher player first: those of moved-down players before the rest.
    pub(super) pairs: Vec<(usize, usize)>,
    /// How many of the pairs are of moved-down players.
    pub(super) of_moved_down: usize,
    /// Who goes down from here.
    pub(super) down: Vec<usize>,
    /// How many players were exchanged between the halves of the rest.
    pub(super) exchanges: usize,
}

/// One bracket while it is being paired.
pub(super) struct Work<'a> {
    pub(super) field: &'a Field,
    /// Everybody who has no opponent yet, the bye included.
    pub(super) open: Vec<usize>,
    pub(super) bracket: Bracket,
    pub(super) last_round: bool,
}

impl Work<'_> {
    /// Pairs the bracket; `None` if those who are open cannot be completely paired.
    pub(super) fn pair(mut self) -> Option<Outcome> {
        let pairs = self.most_pairs()?;
        let size = self.bracket.moved_down.len() + self.bracket.residents.len();
        let choose_bye = self.takes_bye() && size - 2 * pairs == 1;
        let mut outcome = Outcome::default();
        if !self.bracket.moved_down.is_empty() {
            outcome.pairs = self.pair_moved_down(choose_bye)?;
            outcome.of_moved_down = outcome.pairs.len();
            let paired = |place: &usize| {
                let mut both = outcome.pairs.iter().flat_map(|&(a, b)| [a, b]);
                both.any(|other| other == *place)
            };
            self.open.retain(|place| !paired(place));
            self.bracket.residents.retain(|place| !paired(place));
            // Who goes down again meets nobody here; C8 still counts him by his score.
            self.bracket.moved_down.retain(|place| !paired(place));
        }
        let rest = pairs - outcome.pairs.len();
        if rest > 0 {
            let upper = self.upper_half(rest, choose_bye)?;
            outcome.exchanges = upper
                .iter()
                .filter(|place| !self.bracket.residents[..rest].contains(place))
                .count();
            outcome.pairs.extend(self.opponents(&upper, choose_bye)?);
        }
        let (moved_down, residents) = (&self.bracket.moved_down, &self.bracket.residents);
        outcome.down = moved_down
            .iter()
            .chain(residents)
            .copied()
            .filter(|&place| !outcome.pairs.iter().any(|&(a, b)| a == place || b == place))
            .collect();
        Some(outcome)
    }

    pub(super) fn inside(&self, place: usize) -> bool {
        self.is_resident(place) || self.bracket.moved_down.contains(&place)
    }

    fn is_resident(&self, place: usize) -> bool {
        self.bracket.residents.contains(&place)
    }

    /// Whether the bye goes to somebody who is here already.
    pub(super) fn takes_bye(&self) -> bool {
        let here = self.bracket.residents.first();
        match (self.field.bye_group, here) {
            (Some(group), Some(&here)) => group <= self.field.group[here],
            _ => false,
        }
    }

    /// Everybody's partner in the best complete pairing of the open ones. `weigh` answers for a
    /// pair (the higher first) whether it may be made, and adds to its weight.
    pub(super) fn solve(
        &self,
        shape: &Shape,
        mut weigh: impl FnMut(usize, usize, &mut [u64]) -> bool,
    ) -> Option<Vec<(usize, usize)>> {
        let kept = self.field.kept_slot(&mut Shape::default(), self.open.len());
        let mut weights = Weights::new(self.open.len(), shape.words());
        let mut weight = vec![0; shape.words()];
        for (i, &a) in self.open.iter().enumerate() {
            for (j, &b) in self.open.iter().enumerate().skip(i + 1) {
                if self.field.may_meet(a, b) {
                    weight.fill(0);
                    if let Some(kept) = kept {
                        shape.add(&mut weight, kept, 0, self.field.was_published(a, b).into());
                    }
                    if weigh(a, b, &mut weight) {
                        weights.allow(i, j, &weight);
                    }
                }
            }
        }
        let mates = weights.heaviest()?;
        let pairs = mates.iter().enumerate().filter(|&(i, &j)| i < j);
        Some(pairs.map(|(i, &j)| (self.open[i], self.open[j])).collect())
    }

    /// The fields of a weight that come before all criteria.
    pub(super) fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        self.field.kept_slot(&mut shape, self.open.len());
        shape
    }

    /// How many pairs the bracket can have (C4, C6).
    fn most_pairs(&self) -> Option<usize> {
        let inside: Vec<bool> = self.marks(|place| self.inside(place));
        let mut shape = self.shape();
        let slot = shape.slot(bits_for(self.open.len()));
        let pairs = self.solve(&shape, |a, b, weight| {
            if inside[a] && inside[b] {
                shape.add(weight, slot, 0, 1);
            }
            true
        })?;
        Some(
            pairs
                .iter()
                .filter(|&&(a, b)| inside[a] && inside[b])
                .count(),
        )
    }

    /// For every place, and that of the bye, whether something holds.
    fn marks(&self, holds: impl Fn(usize) -> bool) -> Vec<bool> {
        (0..=self.field.persons.len()).map(holds).collect()
    }

    /// The moved-down players that are paired, the first possible set, and the first possible
    /// opponent of each, in their order.
    fn pair_moved_down(&self, choose_bye: bool) -> Option<Vec<(usize, usize)>> {
        let moved_down = &self.bracket.moved_down;
        let residents = &self.bracket.residents;
        let mut shape = self.shape();
        let criteria = self.criteria(choose_bye, &mut shape);
        let set = shape.slot(moved_down.len());
        let rank_bits = bits_for(residents.len());
        let ranks: Vec<_> = moved_down.iter().map(|_| shape.slot(rank_bits)).collect();
        let upper = self.places(moved_down);
        let lower = self.places(residents);
        let pairs = self.solve(&shape, |a, b, weight| {
            criteria.add(&shape, weight, a, b);
            match (upper[a], upper[b], lower[b]) {
                // Had they been able to meet, they would have met where the first came from.
                (Some(_), Some(_), _) => return false,
                (Some(one), _, Some(other)) => {
                    shape.add(weight, set, moved_down.len() - 1 - one, 1);
                    shape.add(weight, ranks[one], 0, residents.len() - other);
                }
                _ => {}
            }
            true
        })?;
        let formed = pairs
            .into_iter()
            .filter(|&(a, b)| upper[a].is_some() && lower[b].is_some());
        Some(formed.collect())
    }

    /// For every place its index in a list.
    fn places(&self, list: &[usize]) -> Vec<Option<usize>> {
        let mut places = vec![None; self.field.persons.len() + 1];
        for (index, &place) in list.iter().enumerate() {
            places[place] = Some(index);
        }
        places
    }

    pub(super) fn criteria(&self, choose_bye: bool, shape: &mut Shape) -> Criteria<'_> {
        Criteria::new(
            self.field,
            &self.bracket,
            choose_bye,
            self.last_round,
            shape,
        )
    }

    /// The upper half of the rest after the fewest and first exchanges, in order: the higher of
    /// every pair stands in it.
    fn upper_half(&self, pairs: usize, choose_bye: bool) -> Option<Vec<usize>> {
        let residents = &self.bracket.residents;
        let size = residents.len();
        let mut shape = self.shape();
        let criteria = self.criteria(choose_bye, &mut shape);
        let stay = shape.slot(bits_for(pairs));
        let sum = shape.slot(bits_for(size * size));
        let leave = shape.slot(pairs);
        let enter = shape.slot(size);
        let own = self.places(residents);
        let again = self.places(&self.bracket.moved_down);
        let solved = self.solve(&shape, |a, b, weight| {
            if again[a].is_some() && (own[b].is_some() || again[b].is_some()) {
                return false;
            }
            criteria.add(&shape, weight, a, b);
            if let (Some(higher), Some(lower)) = (own[a], own[b]) {
                shape.add(weight, stay, 0, usize::from(higher < pairs));
                shape.add(weight, sum, 0, size - higher);
                // The largest number that leaves the upper half, the smallest that enters it.
                if lower < pairs {
                    shape.add(weight, leave, lower, 1);
                }
                if higher >= pairs {
                    shape.add(weight, enter, size - 1 - higher, 1);
                }
            } else {
                for place in [own[a], own[b]].into_iter().flatten() {
                    if place < pairs {
                        shape.add(weight, leave, place, 1);
                    }
                }
            }
            true
        })?;
        let mut upper: Vec<usize> = solved
            .into_iter()
            .filter(|&(a, b)| own[a].is_some() && own[b].is_some())
            .map(|(a, _)| a)
            .collect();
        upper.sort_unstable();
        Some(upper)
    }

    /// The first possible opponent of each of the upper half, in its order.
    fn opponents(&self, upper: &[usize], choose_bye: bool) -> Option<Vec<(usize, usize)>> {
        let mut lower = self.bracket.residents.clone();
        lower.retain(|place| !upper.contains(place));
        let mut shape = self.shape();
        let criteria = self.criteria(choose_bye, &mut shape);
        let rank_bits = bits_for(lower.len());
        let ranks: Vec<_> = upper.iter().map(|_| shape.slot(rank_bits)).collect();
        let (heads, tails) = (self.places(upper), self.places(&lower));
        let again = self.places(&self.bracket.moved_down);
        let solved = self.solve(&shape, |a, b, weight| {
            let here = |place: usize| heads[place].is_some() || tails[place].is_some();
            if again[a].is_some() && (here(b) || again[b].is_some()) {
                return false;
            }
            if here(a) && here(b) {
                let pair = [(heads[a], tails[b]), (heads[b], tails[a])];
                let Some((head, tail)) = pair
                    .into_iter()
                    .find_map(|(head, tail)| Some((head?, tail?)))
                else {
                    return false;
                };
                shape.add(weight, ranks[head], 0, lower.len() - tail);
            }
            criteria.add(&shape, weight, a, b);
            true
        })?;
        let mut pairs: Vec<(usize, usize)> = solved
            .into_iter()
            .filter(|&(a, b)| {
                let here = |place: usize| heads[place].is_some() || tails[place].is_some();
                here(a) && here(b)
            })
            .collect();
        pairs.sort_unstable();
        Some(pairs)
    }
}
