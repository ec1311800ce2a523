//! Weights of pairs: one long whole number in which every criterion has its own field of bits, the
//! more important the higher, so that comparing sums of numbers compares criterion by criterion.
//!
//! A number is a slice of words, the lowest first; all numbers of one question have the same
//! length.

/// Bits at the top that no field uses: for the sign and for sums of prices.
const HEADROOM: usize = 40;

/// The bits that a number up to `most` needs.
pub(super) fn bits_for(most: usize) -> usize {
    (usize::BITS - most.leading_zeros()) as usize
}

/// A field of a [`Shape`], counted from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot(usize);

/// Which fields the weights of a question have, from the most important down.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape {
    bits: usize,
}

impl Shape {
    /// The next field below; `bits` must hold its sum over all pairs of a pairing.
    pub(super) fn slot(&mut self, bits: usize) -> Slot {
        self.bits += bits;
        Slot(self.bits)
    }

    /// How many words a weight has.
    pub(super) fn words(&self) -> usize {
        (self.bits + HEADROOM).div_ceil(64)
    }

    /// What stands in a field of so many bits (64 at most) of a sum of weights.
    pub(super) fn value(&self, weight: &[u64], slot: Slot, bits: usize) -> usize {
        let offset = self.bits - slot.0;
        let (word, bit) = (offset / 64, offset % 64);
        let part = |index: usize| u128::from(weight.get(index).copied().unwrap_or(0));
        let wide = (part(word) | part(word + 1) << 64) >> bit;
        (wide as u64 & u64::MAX.checked_shr(64 - bits as u32).unwrap_or(0)) as usize
    }

    /// Adds `value` times 2 to the power of `shift` to a field of a weight.
    pub(super) fn add(&self, weight: &mut [u64], slot: Slot, shift: usize, value: usize) {
        let offset = self.bits - slot.0 + shift;
        let (word, bit) = (offset / 64, offset % 64);
        let wide = (value as u128) << bit;
        let mut carry = false;
        let parts = [wide as u64, (wide >> 64) as u64];
        for (index, place) in weight.iter_mut().enumerate().skip(word) {
            let part = parts.get(index - word).copied().unwrap_or(0);
            if part == 0 && !carry && index > word + 1 {
                break;
            }
            let (sum, one) = place.overflowing_add(part);
            let (sum, two) = sum.overflowing_add(u64::from(carry));
            *place = sum;
            carry = one || two;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    fn compare(one: &[u64], other: &[u64]) -> Ordering {
        one.iter().rev().cmp(other.iter().rev())
    }

    #[test]
    fn fields_compare_from_the_top() {
        let mut shape = Shape::default();
        let (high, mask, low) = (shape.slot(8), shape.slot(150), shape.slot(7));
        let make = |h, shift, m, l| {
            let mut weight = vec![0; shape.words()];
            shape.add(&mut weight, high, 0, h);
            shape.add(&mut weight, mask, shift, m);
            shape.add(&mut weight, low, 0, l);
            weight
        };
        let weight = make(200, 149, 1, 99);
        assert_eq!(shape.value(&weight, high, 8), 200);
        assert_eq!(shape.value(&weight, low, 7), 99);
        assert_eq!(
            compare(&make(1, 0, 0, 0), &make(0, 149, 1, 99)),
            Ordering::Greater
        );
        assert_eq!(
            compare(&make(1, 0, 1, 0), &make(1, 0, 0, 127)),
            Ordering::Greater
        );
        assert_eq!(
            compare(&make(1, 60, 9, 5), &make(1, 60, 9, 6)),
            Ordering::Less
        );
    }
}
