//! Complete pairing of least cost: the heaviest one where costs are taken off. It is used where a
//! group must let more go down than its parity asks for, and for repairs.

use crate::pairing::weighted::{Heaviest, Weights, heaviest};

/// What pairs cost; negative where two may not meet.
#[derive(Clone, Debug)]
struct Costs {
    size: usize,
    cost: Vec<i32>,
}

impl Costs {
    fn of(&self, a: usize, b: usize) -> i64 {
        i64::from(self.cost[a * self.size + b])
    }
}

impl Weights for Costs {
    type Number = i64;

    fn size(&self) -> usize {
        self.size
    }

    fn allowed(&self, a: usize, b: usize) -> bool {
        self.of(a, b) >= 0
    }

    fn zero(&self) -> i64 {
        0
    }

    fn fourfold(&self, a: usize, b: usize, to: &mut i64) {
        *to = -4 * self.of(a, b);
    }

    fn decrease_by_fourfold(&self, a: usize, b: usize, number: &mut i64) {
        *number += 4 * self.of(a, b);
    }
}

/// A complete pairing of least cost, with the prices that prove it.
#[derive(Clone, Debug)]
pub(super) struct Least {
    costs: Costs,
    found: Heaviest<i64>,
}

impl Least {
    /// The complete pairing of `0..size` of least cost; `None` if there is no complete pairing.
    /// `cost` answers `None` for two who may not meet; costs are not negative.
    pub(super) fn solve(size: usize, cost: impl Fn(usize, usize) -> Option<i32>) -> Option<Self> {
        let mut table = vec![-1; size * size];
        for a in 0..size {
            for b in a + 1..size {
                if let Some(cost) = cost(a, b) {
                    table[a * size + b] = cost;
                    table[b * size + a] = cost;
                }
            }
        }
        let costs = Costs { size, cost: table };
        let found = heaviest(&costs)?;
        Some(Least { costs, found })
    }

    /// Who is paired with `v`.
    pub(super) fn mate(&self, v: usize) -> usize {
        self.found.mate(v)
    }

    /// The cost of the pairing.
    pub(super) fn total(&self) -> i64 {
        (0..self.costs.size)
            .map(|v| self.costs.of(v, self.mate(v)))
            .sum::<i64>()
            / 2
    }

    /// Whether the prices prove that every complete pairing in which these two meet costs more.
    pub(super) fn proves_dearer(&self, a: usize, b: usize) -> bool {
        self.found.proves_lighter(&self.costs, a, b)
    }

    /// Whether the prices still prove the cost of the rest after these two are taken out.
    pub(super) fn proof_survives_without(&self, a: usize, b: usize) -> bool {
        self.found.proof_survives_without(a, b)
    }
}

#[cfg(test)]
mod tests;
