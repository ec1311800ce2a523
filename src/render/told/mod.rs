//! Errors of every room in the reader's language.
//!
//! An error shows itself in English (`Display`), for those who use the library. What a person reads
//! is told by the catalogue of refusals, which says the same in both languages.

mod clock;
mod event;
mod foreign;
mod game;
mod known;
mod pairing;
mod standings;
#[cfg(test)]
mod tests;

use super::{Language, Refusal};

pub use known::{told_error, told_message};

/// What can be told in the reader's language.
pub trait Told {
    /// Its key in the catalogue and the fields of its sentence.
    fn refusal(&self) -> Refusal;

    /// The sentence.
    fn told(&self, language: Language) -> String {
        self.refusal().told(language)
    }
}
