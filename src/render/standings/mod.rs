//! Standings for people: text, CSV, Markdown, one printable page of HTML.

mod document;
mod explain;
mod labels;
mod legend;
mod notes;
mod tied;

pub use document::{csv, html, markdown, text};
