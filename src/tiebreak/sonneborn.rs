//! Sonneborn-Berger: the draughts articles' (3.15.5) and FIDE's (C.07, 9.1).

use crate::exact::Ratio;

use super::{Addend, Outcome, shmulyan::sum};

/// 2ΣW + ΣD: "двойное количество очков, набранных участниками, у которых игрок выиграл, и очки,
/// набранные участниками, с которыми он сыграл вничью" (3.15.5): twice the usual value.
pub fn sonneborn_berger(addends: &[Addend]) -> Ratio {
    sum(addends, Outcome::Win) * 2 + sum(addends, Outcome::Draw)
}

/// ΣW + ½ΣD (FIDE).
pub fn fide(addends: &[Addend]) -> Ratio {
    sonneborn_berger(addends).divided_by(2)
}

/// FIDE's value without its least significant addend (C.07, 14.1.1): the one of the opponent with
/// the fewest points, the smallest of them if there are several. A voluntary unplayed round that
/// contributes at least as much is cut instead (16.5).
pub fn fide_cut_1(addends: &[Addend]) -> Ratio {
    let contribution = |addend: &Addend| match addend.outcome {
        Outcome::Win => addend.value,
        Outcome::Draw => addend.value.divided_by(2),
        Outcome::Loss => Ratio::ZERO,
    };
    let least = addends
        .iter()
        .map(|addend| (addend.value, contribution(addend)))
        .min();
    let Some((_, least)) = least else {
        return Ratio::ZERO;
    };
    let voluntary = addends
        .iter()
        .filter(|addend| addend.voluntary)
        .map(contribution)
        .min();
    let cut = voluntary.map_or(least, |voluntary| voluntary.max(least));
    fide(addends) - cut
}
