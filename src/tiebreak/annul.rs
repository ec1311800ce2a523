//! Leavers of a round robin: annulment or pluses (3.13.2–3.13.4).

use super::Field;

/// Settles the games of those who left.
pub(super) fn settle(_field: &mut Field<'_>) {}
