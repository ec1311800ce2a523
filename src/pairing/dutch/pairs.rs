//! The pairs that may be made, with their weights.

use crate::pairing::weighted::{self, Wide, double};

/// The pairs that may be made, with their weights.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    size: usize,
    words: usize,
    allowed: Vec<bool>,
    /// Four times each weight.
    fourfold: Vec<u64>,
}

impl Weights {
    /// No pair may be made yet; weights have `words` words.
    pub(super) fn new(size: usize, words: usize) -> Self {
        Weights {
            size,
            words,
            allowed: vec![false; size * size],
            fourfold: vec![0; size * size * words],
        }
    }

    /// Allows a pair with its weight.
    pub(super) fn allow(&mut self, a: usize, b: usize, weight: &[u64]) {
        for at in [a * self.size + b, b * self.size + a] {
            self.allowed[at] = true;
            let place = &mut self.fourfold[at * self.words..(at + 1) * self.words];
            place.copy_from_slice(weight);
            double(place);
            double(place);
        }
    }

    fn of(&self, a: usize, b: usize) -> &[u64] {
        let at = (a * self.size + b) * self.words;
        &self.fourfold[at..at + self.words]
    }

    /// Everybody's partner in the complete pairing of greatest weight; `None` if there is no
    /// complete pairing.
    pub(super) fn heaviest(&self) -> Option<Vec<usize>> {
        let found = weighted::heaviest(self)?;
        Some((0..self.size).map(|v| found.mate(v)).collect())
    }
}

impl weighted::Weights for Weights {
    type Number = Wide;

    fn size(&self) -> usize {
        self.size
    }

    fn allowed(&self, a: usize, b: usize) -> bool {
        self.allowed[a * self.size + b]
    }

    fn zero(&self) -> Wide {
        Wide::zero(self.words)
    }

    fn fourfold(&self, a: usize, b: usize, to: &mut Wide) {
        to.copy_from(self.of(a, b));
    }

    fn decrease_by_fourfold(&self, a: usize, b: usize, number: &mut Wide) {
        number.decrease_by(self.of(a, b));
    }
}
