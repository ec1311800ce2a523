//! Standings for people: text, CSV, Markdown, one printable page of HTML.

mod csv;
mod document;
mod explain;
mod labels;
mod legend;
mod notes;
mod tables;
mod tied;

pub use csv::csv;
pub use document::{html, markdown, text};
pub(crate) use labels::name as criterion_name;
