//! Geometry of the two boards: squares, sets of squares, colours. No rules.

mod colour;
pub mod grid;
mod square;
mod variant;

pub use colour::Colour;
pub use square::{Square, SquareSet};
pub use variant::{ParseVariantError, Variant};
