//! Unplayed games in coefficients, by edition.

mod fide;
mod seed;

pub(super) use fide::fide;
pub(super) use seed::{least, seed};
