//! Bits of a word, one at a time or counted.

/// The bits of `bits` as single bits, the lowest first.
#[inline(always)]
pub(super) fn each(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let lowest = bits & bits.wrapping_neg();
        bits ^= lowest;
        Some(lowest)
    })
}

/// How many bits are set.
#[inline(always)]
pub(super) fn ones(bits: u64) -> u32 {
    bits.count_ones()
}

/// How many bits are set in both words together.
///
/// Where the processor has an instruction for it that may be used, it is; elsewhere the halves of
/// the sum are added up side by side, which takes little longer than counting one word.
#[inline(always)]
pub(super) fn ones_of_two(a: u64, b: u64) -> u32 {
    if cfg!(any(target_feature = "popcnt", target_arch = "aarch64")) {
        return a.count_ones() + b.count_ones();
    }
    const TWOS: u64 = 0x5555_5555_5555_5555;
    const FOURS: u64 = 0x3333_3333_3333_3333;
    const EIGHTS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const ONES: u64 = 0x0101_0101_0101_0101;
    let pairs = |word: u64| word - (word >> 1 & TWOS);
    let fours = |word: u64| (word & FOURS) + (word >> 2 & FOURS);
    let sum = fours(pairs(a)) + fours(pairs(b));
    let bytes = (sum & EIGHTS) + (sum >> 4 & EIGHTS);
    (bytes.wrapping_mul(ONES) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_two_words() {
        let mut word: u64 = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..1000 {
            let other = word.rotate_left(17).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            assert_eq!(
                ones_of_two(word, other),
                word.count_ones() + other.count_ones()
            );
            word = word.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ other;
        }
        assert_eq!(ones_of_two(u64::MAX, u64::MAX), 128);
        assert_eq!(each(0b1_0110).collect::<Vec<_>>(), [2, 4, 16]);
    }
}
