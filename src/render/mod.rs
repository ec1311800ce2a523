//! The only place that lays out text, tables, JSON, CSV, HTML and the formats of CI tools.

pub mod adjourn;
pub mod board;
pub mod clock;
pub mod event;
pub mod explain;
mod found;
pub mod grid;
mod json;
mod language;
pub mod pairing;
mod perft;
pub mod safe;
pub mod standings;
pub mod validate;
pub mod words;

pub use found::{found, found_line};
pub use json::envelope;
pub use language::Language;
pub use perft::perft;
