//! The languages of human output.

use std::str::FromStr;

/// The language of human output. JSON keys are English always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
}

impl FromStr for Language {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "en" => Ok(Language::English),
            "ru" => Ok(Language::Russian),
            _ => Err(format!("`{text}` is not a language; known: en, ru")),
        }
    }
}
