//! Captures on the grid's bits, each once, for counting.

use std::marker::PhantomData;

use arrayvec::ArrayVec;

use super::movement::Movement;
use super::walker::Sink;

/// A capture: places of bits and captured bits of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Raw {
    pub captured: u64,
    pub from: u8,
    pub to: u8,
}

/// Up to so many captures are compared one with another; beyond that they are sorted.
const NEAR: usize = 32;

/// The captures of a position, only the longest where the majority rule holds: each once, or, with
/// `WAYS`, as often as there are ways to make it.
pub(super) struct Captures<M, const WAYS: bool> {
    near: ArrayVec<Raw, NEAR>,
    far: Vec<Raw>,
    best: u32,
    game: PhantomData<M>,
}

impl<M: Movement, const WAYS: bool> Captures<M, WAYS> {
    #[inline(always)]
    pub fn new() -> Self {
        Captures {
            near: ArrayVec::new_const(),
            far: Vec::new(),
            best: 0,
            game: PhantomData,
        }
    }

    /// To be called when all captures have come, before they are counted.
    #[inline(always)]
    pub fn finish(&mut self) {
        if !WAYS && !self.far.is_empty() {
            self.far.sort_unstable();
            self.far.dedup();
        }
    }

    /// How many pieces the longest capture so far takes, where the majority rule holds.
    #[inline(always)]
    pub fn longest(&self) -> u32 {
        self.best
    }

    pub fn len(&self) -> usize {
        self.near.len() + self.far.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Raw> {
        self.near.iter().chain(&self.far)
    }
}

impl<M: Movement, const WAYS: bool> Sink for Captures<M, WAYS> {
    #[inline]
    fn capture(&mut self, from: u64, to: u64, captured: u64, taken: u32) {
        if M::MAJORITY && taken != self.best {
            if taken < self.best {
                return;
            }
            self.best = taken;
            self.near.clear();
            self.far.clear();
        }
        let raw = Raw {
            captured,
            from: from.trailing_zeros() as u8,
            to: to.trailing_zeros() as u8,
        };
        if !WAYS && self.near.contains(&raw) {
            return;
        }
        if let Err(full) = self.near.try_push(raw) {
            self.far.push(full.element());
        }
    }
}
