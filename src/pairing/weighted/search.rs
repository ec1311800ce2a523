//! The search: trees grow from those without a partner, prices change where nothing can grow.

use std::cmp::Ordering;

use super::forest::{Forest, Label};
use super::{Heaviest, NONE, Number, Weights};

/// A pairing that is not complete yet, and the room to search in.
pub(super) struct Search<'w, W: Weights> {
    weights: &'w W,
    size: usize,
    price: Vec<W::Number>,
    forest: Forest<W::Number>,
    /// Of every vertex: the even vertex to which it has the least slack.
    nearest: Vec<usize>,
    scratch: (W::Number, W::Number),
}

impl<'w, W: Weights> Search<'w, W> {
    /// Nobody is paired; everybody's price is half of his greatest weight.
    pub(super) fn new(weights: &'w W) -> Self {
        let size = weights.size();
        let mut weight = weights.zero();
        let price = (0..size)
            .map(|v| {
                let mut most: Option<W::Number> = None;
                for u in (0..size).filter(|&u| weights.allowed(v, u)) {
                    weights.fourfold(v, u, &mut weight);
                    keep(&mut most, &weight, Ordering::Greater);
                }
                let mut most = most.unwrap_or_else(|| weights.zero());
                // Half of a fourfold weight is even: all prices of a search tree keep one parity.
                most.halve();
                most
            })
            .collect();
        Search {
            weights,
            size,
            price,
            forest: Forest::new(size),
            nearest: vec![NONE; size],
            scratch: (weights.zero(), weights.zero()),
        }
    }

    /// Pairs everybody; `None` if that cannot be done.
    pub(super) fn run(mut self) -> Option<Heaviest<W::Number>> {
        for a in 0..self.size {
            if self.forest.mate[a] != NONE {
                continue;
            }
            let mut slack = std::mem::take(&mut self.scratch.0);
            let partner = (0..self.size).find(|&b| {
                self.forest.mate[b] == NONE && self.weights.allowed(a, b) && {
                    self.slack_into(a, b, &mut slack);
                    slack.is_zero()
                }
            });
            self.scratch.0 = slack;
            if let Some(b) = partner {
                self.forest.mate[a] = b;
                self.forest.mate[b] = a;
            }
        }
        while self.forest.mate.contains(&NONE) {
            if !self.stage() {
                return None;
            }
        }
        Some(Heaviest {
            forest: self.forest,
            price: self.price,
        })
    }

    /// What the prices of two who may meet are above their fourfold weight.
    fn slack_into(&self, a: usize, b: usize, to: &mut W::Number) {
        to.set(&self.price[a]);
        to.increase(&self.price[b]);
        self.weights.decrease_by_fourfold(a, b, to);
    }

    /// One more pair. Answers whether there was a way to it.
    fn stage(&mut self) -> bool {
        self.forest.begin();
        self.nearest.fill(NONE);
        loop {
            while let Some(u) = self.forest.queue.pop() {
                if self.scan(u) {
                    return true;
                }
            }
            let Some(tight) = self.change_prices() else {
                return false;
            };
            for (u, v) in tight {
                if self.meet(u, v) {
                    return true;
                }
            }
        }
    }

    /// Looks from a new even vertex at all others.
    fn scan(&mut self, u: usize) -> bool {
        let (mut slack, mut least) = std::mem::take(&mut self.scratch);
        let mut found = false;
        for v in 0..self.size {
            if !self.weights.allowed(u, v) || self.forest.top[u] == self.forest.top[v] {
                continue;
            }
            self.slack_into(u, v, &mut slack);
            let near = self.nearest[v];
            if near == NONE {
                self.nearest[v] = u;
            } else if self.forest.top[near] != self.forest.top[v] {
                // Who was nearest and is in the same cycle now stays noted: then nobody else is
                // known to be the nearest, and `renew_nearest` looks at all of them.
                self.slack_into(near, v, &mut least);
                if slack < least {
                    self.nearest[v] = u;
                }
            }
            if slack.is_zero() && self.meet(u, v) {
                found = true;
                break;
            }
        }
        self.scratch = (slack, least);
        found
    }

    /// A pair without slack from an even vertex: the tree grows, a cycle is contracted, or a way
    /// to one more pair is found.
    fn meet(&mut self, u: usize, v: usize) -> bool {
        let forest = &mut self.forest;
        let (one, other) = (forest.top[u], forest.top[v]);
        if one == other {
            return false;
        }
        match forest.label(v) {
            Label::Odd => {}
            Label::Unlabelled => forest.reach(u, v),
            Label::Even => match forest.common(one, other) {
                Some(common) => forest.contract(u, v, common, self.weights.zero()),
                None => {
                    forest.flip(u, v);
                    forest.flip(v, u);
                    return true;
                }
            },
        }
        false
    }

    /// The least slack of an even vertex to another outermost even node, and with whom.
    fn renew_nearest(&mut self, v: usize) {
        let near = self.nearest[v];
        if near == NONE || self.forest.top[near] != self.forest.top[v] {
            return;
        }
        let (mut slack, mut least) = std::mem::take(&mut self.scratch);
        let mut best = NONE;
        for u in 0..self.size {
            if self.forest.top[u] == self.forest.top[v]
                || !self.weights.allowed(u, v)
                || self.forest.label(u) != Label::Even
            {
                continue;
            }
            self.slack_into(u, v, &mut slack);
            if best == NONE || slack < least {
                best = u;
                std::mem::swap(&mut slack, &mut least);
            }
        }
        self.nearest[v] = best;
        self.scratch = (slack, least);
    }

    /// By how much prices can change until something more is free of slack; `None` without end.
    fn least_change(&mut self, cycles: &[usize]) -> Option<W::Number> {
        let mut by: Option<W::Number> = None;
        let mut slack = self.weights.zero();
        for v in 0..self.size {
            let label = self.forest.label(v);
            if label == Label::Odd {
                continue;
            }
            if label == Label::Even {
                self.renew_nearest(v);
            }
            if self.nearest[v] != NONE {
                self.slack_into(self.nearest[v], v, &mut slack);
                if label == Label::Even {
                    slack.halve();
                }
                keep(&mut by, &slack, Ordering::Less);
            }
        }
        for &id in cycles {
            let node = &self.forest.nodes[id];
            if node.label == Label::Odd {
                slack.set(&node.price);
                slack.halve();
                keep(&mut by, &slack, Ordering::Less);
            }
        }
        by
    }

    /// Changes prices until something more is free of slack, and answers which pairs are;
    /// `None` if nothing can be.
    fn change_prices(&mut self) -> Option<Vec<(usize, usize)>> {
        let cycles = self.forest.outermost_cycles();
        let mut by = self.least_change(&cycles)?;
        for v in 0..self.size {
            match self.forest.label(v) {
                Label::Even => self.price[v].decrease(&by),
                Label::Odd => self.price[v].increase(&by),
                Label::Unlabelled => {}
            }
        }
        by.double();
        for &id in &cycles {
            let node = &mut self.forest.nodes[id];
            match node.label {
                Label::Even => node.price.increase(&by),
                Label::Odd => node.price.decrease(&by),
                Label::Unlabelled => {}
            }
        }
        for id in cycles {
            let node = &self.forest.nodes[id];
            if node.label == Label::Odd && node.price.is_zero() {
                self.forest.expand(id);
            }
        }
        let mut slack = std::mem::take(&mut self.scratch.0);
        let tight = (0..self.size)
            .filter(|&v| self.forest.label(v) != Label::Odd && self.nearest[v] != NONE)
            .map(|v| (self.nearest[v], v))
            .filter(|&(u, v)| {
                self.forest.top[u] != self.forest.top[v] && {
                    self.slack_into(u, v, &mut slack);
                    slack.is_zero()
                }
            })
            .collect();
        self.scratch.0 = slack;
        Some(tight)
    }
}

/// Keeps the one of the two numbers that compares so with the other.
fn keep<N: Number>(kept: &mut Option<N>, found: &N, which: Ordering) {
    match kept {
        None => *kept = Some(found.clone()),
        Some(kept) if found.cmp(kept) == which => kept.set(found),
        Some(_) => {}
    }
}
