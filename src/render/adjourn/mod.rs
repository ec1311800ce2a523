//! The pages and texts of adjournment.

mod answers;
mod face;
mod html;

pub use answers::{check, opened, sealed, status};
pub use face::{face, resumption_sheet};
pub use html::{face_html, resumption_html};

use crate::board::Colour;
use crate::clock::Time;

use super::Language;

/// One of two texts.
fn say<'a>(language: Language, english: &'a str, russian: &'a str) -> &'a str {
    match language {
        Language::English => english,
        Language::Russian => russian,
    }
}

/// A side's name.
fn side(language: Language, colour: Colour) -> &'static str {
    match (language, colour) {
        (Language::English, Colour::White) => "White",
        (Language::English, Colour::Black) => "Black",
        (Language::Russian, Colour::White) => "белые",
        (Language::Russian, Colour::Black) => "чёрные",
    }
}

/// Milliseconds as `h:mm:ss`.
fn time(ms: i64) -> String {
    Time::from_millis(ms).to_string()
}
