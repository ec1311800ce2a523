//! Sets of small numbers as bits, and a square table of them.

/// A set of numbers below a fixed size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// The empty set of numbers below `size`.
    pub(super) fn new(size: usize) -> Self {
        Bits {
            words: vec![0; size.div_ceil(64)],
        }
    }

    /// The set of these numbers, all below `size`.
    pub(super) fn of(size: usize, members: impl IntoIterator<Item = usize>) -> Self {
        let mut bits = Bits::new(size);
        for member in members {
            bits.set(member);
        }
        bits
    }

    pub(super) fn get(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    pub(super) fn set(&mut self, index: usize) {
        self.words[index / 64] |= 1 << (index % 64);
    }

    pub(super) fn clear(&mut self, index: usize) {
        self.words[index / 64] &= !(1 << (index % 64));
    }

    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }

    /// Takes over the members of another set of the same size.
    pub(super) fn copy_from(&mut self, other: &Bits) {
        self.words.copy_from_slice(&other.words);
    }

    /// The members, ascending.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(index, &word)| {
            std::iter::successors((word != 0).then_some(word), |word| {
                let rest = word & (word - 1);
                (rest != 0).then_some(rest)
            })
            .map(move |word| index * 64 + word.trailing_zeros() as usize)
        })
    }
}

/// A symmetric relation on the numbers below a fixed size.
#[derive(Clone, Debug, Default)]
pub(super) struct Relation {
    width: usize,
    words: Vec<u64>,
}

impl Relation {
    /// The empty relation.
    pub(super) fn new(size: usize) -> Self {
        let width = size.div_ceil(64);
        Relation {
            width,
            words: vec![0; width * size],
        }
    }

    pub(super) fn has(&self, a: usize, b: usize) -> bool {
        self.words[a * self.width + b / 64] >> (b % 64) & 1 == 1
    }

    /// Relates `a` to `b` and `b` to `a`.
    pub(super) fn relate(&mut self, a: usize, b: usize) {
        self.words[a * self.width + b / 64] |= 1 << (b % 64);
        self.words[b * self.width + a / 64] |= 1 << (a % 64);
    }

    /// Relates `a` to all members of a set (one way only).
    pub(super) fn relate_all(&mut self, a: usize, members: &Bits) {
        let row = &mut self.words[a * self.width..(a + 1) * self.width];
        for (word, more) in row.iter_mut().zip(members.words()) {
            *word |= more;
        }
    }

    /// Those related to `a`, as words of 64 numbers each.
    pub(super) fn row(&self, a: usize) -> &[u64] {
        &self.words[a * self.width..(a + 1) * self.width]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_come_back_in_order() {
        let bits = Bits::of(200, [199, 0, 64, 63, 128]);
        assert_eq!(bits.iter().collect::<Vec<_>>(), [0, 63, 64, 128, 199]);
        assert_eq!(bits.iter().count(), 5);
        let mut relation = Relation::new(130);
        relation.relate(1, 129);
        assert!(relation.has(129, 1) && relation.has(1, 129) && !relation.has(1, 128));
    }
}
