//! Standings for people: text, CSV, Markdown, one printable page of HTML.

mod document;
mod explain;
mod labels;
mod notes;
mod tied;
mod trf;

pub use document::{csv, html, markdown, text};
pub use trf::with_ranks;
