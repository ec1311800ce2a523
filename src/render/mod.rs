//! The only place that lays out text, tables, JSON, CSV, HTML and the formats of CI tools.

pub mod adjourn;
pub mod board;
pub mod clock;
mod columns;
pub mod event;
pub mod explain;
mod found;
pub mod grid;
mod json;
mod language;
pub mod pairing;
mod perft;
mod refusal;
pub mod safe;
pub mod standings;
mod told;
pub mod validate;
pub mod words;
mod wrap;

pub use found::{found, found_line, severity};
pub use json::{document, envelope, write_document};
pub use language::{Language, ParseLanguageError};
pub use perft::perft;
pub use refusal::Refusal;
pub use told::{Told, told_error, told_message};
