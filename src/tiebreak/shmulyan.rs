//! Shmulyan's coefficient (3.15.4).

use crate::exact::Ratio;

use super::{Addend, Outcome};

/// ΣW − ΣL: "суммируются очки участников, у которых игрок выиграл; затем … которым он проиграл.
/// Разница между этими величинами является коэффициентом".
pub fn shmulyan(addends: &[Addend]) -> Ratio {
    sum(addends, Outcome::Win) - sum(addends, Outcome::Loss)
}

/// The counted points of those beaten, drawn with or lost to.
pub(super) fn sum(addends: &[Addend], outcome: Outcome) -> Ratio {
    addends
        .iter()
        .filter(|addend| addend.outcome == outcome)
        .map(|addend| addend.value)
        .sum()
}
