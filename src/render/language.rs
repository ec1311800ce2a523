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

/// Why a text names no language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a language; known: en, ru")]
pub struct ParseLanguageError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for Language {
    type Err = ParseLanguageError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "en" => Ok(Language::English),
            "ru" => Ok(Language::Russian),
            _ => Err(ParseLanguageError {
                text: text.to_owned(),
            }),
        }
    }
}
