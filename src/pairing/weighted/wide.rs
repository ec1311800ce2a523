//! Long whole numbers: words, the lowest first, in two's complement. All numbers of one question
//! have the same length.

use std::cmp::Ordering;

use super::Number;

/// A number of several words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::pairing) struct Wide(Box<[u64]>);

impl Wide {
    /// Nought in so many words.
    pub(in crate::pairing) fn zero(words: usize) -> Self {
        Wide(vec![0; words].into())
    }

    /// Becomes the number of these words.
    pub(in crate::pairing) fn copy_from(&mut self, words: &[u64]) {
        self.0.copy_from_slice(words);
    }

    /// `self -= by`.
    pub(in crate::pairing) fn decrease_by(&mut self, by: &[u64]) {
        let mut borrow = false;
        for (place, part) in self.0.iter_mut().zip(by) {
            let (rest, one) = place.overflowing_sub(*part);
            let (rest, two) = rest.overflowing_sub(u64::from(borrow));
            *place = rest;
            borrow = one || two;
        }
    }
}

impl Number for Wide {
    fn set(&mut self, other: &Self) {
        self.0.copy_from_slice(&other.0);
    }

    fn increase(&mut self, by: &Self) {
        increase(&mut self.0, &by.0);
    }

    fn decrease(&mut self, by: &Self) {
        self.decrease_by(&by.0);
    }

    fn double(&mut self) {
        double(&mut self.0);
    }

    fn halve(&mut self) {
        let mut carry = 0;
        for place in self.0.iter_mut().rev() {
            let next = *place << 63;
            *place = *place >> 1 | carry;
            carry = next;
        }
    }

    fn is_zero(&self) -> bool {
        self.0.iter().all(|place| *place == 0)
    }
}

/// Numbers that are not negative, by size.
impl Ord for Wide {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl PartialOrd for Wide {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Twice a number.
pub(in crate::pairing) fn double(number: &mut [u64]) {
    let mut carry = 0;
    for place in number {
        let next = *place >> 63;
        *place = *place << 1 | carry;
        carry = next;
    }
}

/// `to += by`.
fn increase(to: &mut [u64], by: &[u64]) {
    let mut carry = false;
    for (place, part) in to.iter_mut().zip(by) {
        let (sum, one) = place.overflowing_add(*part);
        let (sum, two) = sum.overflowing_add(u64::from(carry));
        *place = sum;
        carry = one || two;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(words: &[u64]) -> Wide {
        Wide(words.into())
    }

    #[test]
    fn sums_carry_over_words() {
        let mut number = wide(&[u64::MAX, u64::MAX, 0]);
        number.increase(&wide(&[1, 0, 0]));
        assert_eq!(number, wide(&[0, 0, 1]));
        number.decrease(&wide(&[1, 0, 0]));
        assert_eq!(number, wide(&[u64::MAX, u64::MAX, 0]));
        number.double();
        assert_eq!(number, wide(&[u64::MAX - 1, u64::MAX, 1]));
        number.halve();
        assert_eq!(number, wide(&[u64::MAX, u64::MAX, 0]));
        assert!(wide(&[0, 0]).is_zero() && !wide(&[0, 1]).is_zero());
        assert!(wide(&[0, 1]) > wide(&[9, 0]));
    }
}
