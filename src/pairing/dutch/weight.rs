//! Weights of pairs: one long whole number in which every criterion has its own field of bits, the
//! more important the higher, so that comparing sums of numbers compares criterion by criterion.
//!
//! A number is a slice of words, the lowest first, in two's complement; all numbers of one
//! question have the same length.

use std::cmp::Ordering;

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

/// `to += by`.
pub(super) fn increase(to: &mut [u64], by: &[u64]) {
    let mut carry = false;
    for (place, part) in to.iter_mut().zip(by) {
        let (sum, one) = place.overflowing_add(*part);
        let (sum, two) = sum.overflowing_add(u64::from(carry));
        *place = sum;
        carry = one || two;
    }
}

/// `to -= by`.
pub(super) fn decrease(to: &mut [u64], by: &[u64]) {
    let mut borrow = false;
    for (place, part) in to.iter_mut().zip(by) {
        let (rest, one) = place.overflowing_sub(*part);
        let (rest, two) = rest.overflowing_sub(u64::from(borrow));
        *place = rest;
        borrow = one || two;
    }
}

/// Twice a number.
pub(super) fn double(number: &mut [u64]) {
    let mut carry = 0;
    for place in number {
        let next = *place >> 63;
        *place = *place << 1 | carry;
        carry = next;
    }
}

/// Half of a number that is even and not negative.
pub(super) fn halve(number: &mut [u64]) {
    let mut carry = 0;
    for place in number.iter_mut().rev() {
        let next = *place << 63;
        *place = *place >> 1 | carry;
        carry = next;
    }
}

/// Whether a number is nought.
pub(super) fn is_zero(number: &[u64]) -> bool {
    number.iter().all(|place| *place == 0)
}

/// Compares two numbers that are not negative.
pub(super) fn compare(one: &[u64], other: &[u64]) -> Ordering {
    one.iter().rev().cmp(other.iter().rev())
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn sums_carry_over_words() {
        let mut number = vec![u64::MAX, u64::MAX, 0];
        increase(&mut number, &[1, 0, 0]);
        assert_eq!(number, [0, 0, 1]);
        decrease(&mut number, &[1, 0, 0]);
        assert_eq!(number, [u64::MAX, u64::MAX, 0]);
        double(&mut number);
        assert_eq!(number, [u64::MAX - 1, u64::MAX, 1]);
        halve(&mut number);
        assert_eq!(number, [u64::MAX, u64::MAX, 0]);
        assert!(is_zero(&[0, 0]) && !is_zero(&[0, 1]));
    }
}
