//! Sums of all opponents' points: Buchholz (3.15.6), Solkoff (3.15.7), truncated Solkoff
//! (3.15.8).

use crate::exact::Ratio;

use super::Addend;

/// ΣW + ΣD + ΣL: "суммируются очки, набранные всеми соперниками игрока" (3.15.6).
pub fn buchholz(addends: &[Addend]) -> Ratio {
    addends.iter().map(|addend| addend.value).sum()
}

/// Buchholz "исключая самый лучший и самый худший результаты" (3.15.7); 0 where no opponent is
/// left.
pub fn solkoff(addends: &[Addend]) -> Ratio {
    let values = sorted(addends);
    match values.len() {
        0..=2 => Ratio::ZERO,
        length => values[1..length - 1].iter().copied().sum(),
    }
}

/// Buchholz without the `cut` worst results: T1, T2, … (3.15.8); 0 where no opponent is left.
pub fn truncated(addends: &[Addend], cut: usize) -> Ratio {
    if cut == 1 {
        let worst = addends.iter().map(|addend| addend.value).min();
        return worst.map_or(Ratio::ZERO, |worst| buchholz(addends) - worst);
    }
    sorted(addends).into_iter().skip(cut).sum()
}

/// Buchholz without its least significant value (FIDE, C.07, 14.1.1): the smallest of the
/// voluntary unplayed rounds where there are any (16.5), else the smallest. Where an edition knows
/// no such rounds this is T1.
pub fn cut_1(addends: &[Addend]) -> Ratio {
    let cut = addends
        .iter()
        .map(|addend| (!addend.voluntary, addend.value))
        .min();
    cut.map_or(Ratio::ZERO, |(_, cut)| buchholz(addends) - cut)
}

/// T1, T2, … T(rounds − 1), compared in turn "до определения места" (3.15.8). Entries that a
/// player does not have count 0.
pub fn truncated_vector(addends: &[Addend], rounds: u32) -> Vec<Ratio> {
    let length = rounds.saturating_sub(1) as usize;
    let mut values = sorted(addends);
    values.reverse();
    let mut vector = Vec::with_capacity(length);
    let mut sum = Ratio::ZERO;
    // Built from the end: with n entries T(n) is 0, T(n−1) the best, T(n−2) the best two, …
    let mut tails = vec![Ratio::ZERO];
    for value in &values {
        sum += *value;
        tails.push(sum);
    }
    for cut in 1..=length {
        vector.push(match values.len().checked_sub(cut) {
            Some(left) => tails[left],
            None => Ratio::ZERO,
        });
    }
    vector
}

fn sorted(addends: &[Addend]) -> Vec<Ratio> {
    let mut values: Vec<Ratio> = addends.iter().map(|addend| addend.value).collect();
    values.sort_unstable();
    values
}
