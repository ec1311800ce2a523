//! The Riga coefficient (3.15.9).

use crate::exact::Ratio;

use super::{Addend, Outcome, shmulyan::sum};

/// 2ΣW + 1.5ΣD + ΣL (3.15.9).
pub fn riga(addends: &[Addend]) -> Ratio {
    sum(addends, Outcome::Win) * 2
        + (sum(addends, Outcome::Draw) * 3).divided_by(2)
        + sum(addends, Outcome::Loss)
}
