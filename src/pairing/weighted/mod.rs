//! The complete pairing of greatest weight: maximum-weight perfect matching in any graph.
//!
//! Two systems ask for it. The articles' procedure, where a group must let more go down than its
//! parity asks for or a published round is to be kept, has weights of one machine word; the Dutch
//! system has one long number a pair, with a field of bits for every criterion. Both go through
//! the same search, which knows of a weight only what [`Number`] says.
//!
//! The method is Edmonds' primal and dual one with whole numbers: every vertex has a price, odd
//! cycles of equal standing are contracted and carry a price of their own; the prices of two who
//! may meet together never fall below the fourfold weight of their pair, and pairs are made where
//! they just reach it. For every vertex the nearest vertex of the search trees is remembered, so
//! that a change of prices looks at vertices and not at pairs.

mod forest;
mod search;
#[cfg(test)]
mod tests;
mod wide;

pub(super) use wide::{Wide, double};

use forest::Forest;

/// Nobody.
pub(super) const NONE: usize = usize::MAX;

/// What weights, prices and the differences between them are made of. `Default` is nought.
pub(super) trait Number: Clone + Default + Ord {
    /// Becomes the same number as `other`, in the room it has.
    fn set(&mut self, other: &Self);
    /// `self += by`.
    fn increase(&mut self, by: &Self);
    /// `self -= by`.
    fn decrease(&mut self, by: &Self);
    /// Twice the number.
    fn double(&mut self);
    /// Half of a number that is even.
    fn halve(&mut self);
    /// Whether it is nought.
    fn is_zero(&self) -> bool;
}

impl Number for i64 {
    fn set(&mut self, other: &Self) {
        *self = *other;
    }

    fn increase(&mut self, by: &Self) {
        *self += by;
    }

    fn decrease(&mut self, by: &Self) {
        *self -= by;
    }

    fn double(&mut self) {
        *self *= 2;
    }

    fn halve(&mut self) {
        *self /= 2;
    }

    fn is_zero(&self) -> bool {
        *self == 0
    }
}

/// The pairs that may be made, with their weights.
pub(super) trait Weights {
    /// What a weight is.
    type Number: Number;

    /// How many there are to be paired, from 0.
    fn size(&self) -> usize;

    /// Whether these two may be paired.
    fn allowed(&self, a: usize, b: usize) -> bool;

    /// Nought, as long as a weight.
    fn zero(&self) -> Self::Number;

    /// Sets `to` to four times the weight of an allowed pair: halves of prices and of differences
    /// of prices then stay whole.
    fn fourfold(&self, a: usize, b: usize, to: &mut Self::Number);

    /// Takes four times the weight of an allowed pair from a number.
    fn decrease_by_fourfold(&self, a: usize, b: usize, number: &mut Self::Number);
}

/// A complete pairing of greatest weight, with the prices that prove it.
#[derive(Clone, Debug)]
pub(super) struct Heaviest<N> {
    forest: Forest<N>,
    price: Vec<N>,
}

/// The complete pairing of greatest weight; `None` if there is no complete pairing.
pub(super) fn heaviest<W: Weights>(weights: &W) -> Option<Heaviest<W::Number>> {
    search::Search::new(weights).run()
}

impl<N: Number> Heaviest<N> {
    /// Who is paired with `v`.
    pub(super) fn mate(&self, v: usize) -> usize {
        self.forest.mate[v]
    }

    /// Whether the prices prove that every complete pairing in which these two meet has less
    /// weight. `weights` are those that were asked about.
    pub(super) fn proves_lighter<W>(&self, weights: &W, a: usize, b: usize) -> bool
    where
        W: Weights<Number = N>,
    {
        if self.forest.top[a] == self.forest.top[b] || !weights.allowed(a, b) {
            return false;
        }
        let mut slack = self.price[a].clone();
        slack.increase(&self.price[b]);
        weights.decrease_by_fourfold(a, b, &mut slack);
        !slack.is_zero()
    }

    /// Whether the prices still prove the weight of the rest after these two are taken out: no
    /// cycle with a price contains just one of them.
    pub(super) fn proof_survives_without(&self, a: usize, b: usize) -> bool {
        self.forest
            .cycles_around(a)
            .eq(self.forest.cycles_around(b))
    }
}
