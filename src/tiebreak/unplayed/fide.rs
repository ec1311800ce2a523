//! Unplayed games by FIDE's editions.

use crate::event::Edition;

use super::super::{Field, Sheet};

pub(in crate::tiebreak) fn fide(field: &Field<'_>, _edition: Edition) -> Sheet {
    Sheet::new(field, Edition::Seed)
}
