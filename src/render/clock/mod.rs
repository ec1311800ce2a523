//! The answer of `clock-check` laid out: text, CSV, HTML.

pub mod html;
mod say;
pub mod table;
pub mod text;
