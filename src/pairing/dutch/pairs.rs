//! The pairs that may be made, with their weights.

use super::matching::Search;
use super::weight::double;

/// The pairs that may be made, with their weights.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    size: usize,
    words: usize,
    allowed: Vec<bool>,
    weight: Vec<u64>,
}

impl Weights {
    /// No pair may be made yet; weights have `words` words.
    pub(super) fn new(size: usize, words: usize) -> Self {
        Weights {
            size,
            words,
            allowed: vec![false; size * size],
            weight: vec![0; size * size * words],
        }
    }

    /// Allows a pair with its weight.
    pub(super) fn allow(&mut self, a: usize, b: usize, weight: &[u64]) {
        let mut fourfold = weight.to_vec();
        double(&mut fourfold);
        double(&mut fourfold);
        for at in [a * self.size + b, b * self.size + a] {
            self.allowed[at] = true;
            self.weight[at * self.words..(at + 1) * self.words].copy_from_slice(&fourfold);
        }
    }

    pub(super) fn of(&self, a: usize, b: usize) -> &[u64] {
        let at = (a * self.size + b) * self.words;
        &self.weight[at..at + self.words]
    }

    pub(super) fn allowed(&self, a: usize, b: usize) -> bool {
        self.allowed[a * self.size + b]
    }

    /// Everybody's partner in the complete pairing of greatest weight; `None` if there is no
    /// complete pairing.
    pub(super) fn heaviest(&self) -> Option<Vec<usize>> {
        Search::new(self).run()
    }

    /// How many there are to be paired.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// How many words a weight has.
    pub(super) fn words(&self) -> usize {
        self.words
    }
}
