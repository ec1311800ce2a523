//! Why a question could not be answered: a key of the catalogue and the fields of its sentence.
//!
//! Like a finding, a refusal never holds a sentence; it is told in the language of the reader.

use std::fmt;

use crate::finding::Finding;

use super::words::{self, fill, refusals};
use super::{Language, Told};

/// A refusal: what went wrong, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    key: &'static str,
    fields: Vec<(&'static str, Part)>,
}

/// What stands for a field.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    /// The same in every language: a name, a number, a path.
    Text(String),
    /// A word or phrase of ours, in English and in Russian.
    Phrase([&'static str; 2]),
    /// What lies behind it.
    Cause(Refusal),
    /// What was found.
    Found(Box<Finding>),
    /// Several, a line each.
    Lines(Vec<Refusal>),
}

impl Refusal {
    /// The refusal that the catalogue has under `key`.
    pub const fn new(key: &'static str) -> Refusal {
        Refusal {
            key,
            fields: Vec::new(),
        }
    }

    fn part(mut self, name: &'static str, part: Part) -> Refusal {
        self.fields.push((name, part));
        self
    }

    /// With a field that reads the same in every language.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl fmt::Display) -> Refusal {
        self.part(name, Part::Text(value.to_string()))
    }

    /// With a field for which each language has its own phrase.
    #[must_use]
    pub fn phrase(self, name: &'static str, en: &'static str, ru: &'static str) -> Refusal {
        self.part(name, Part::Phrase([en, ru]))
    }

    /// With what lies behind it.
    #[must_use]
    pub fn because(self, name: &'static str, cause: &(impl Told + ?Sized)) -> Refusal {
        self.part(name, Part::Cause(cause.refusal()))
    }

    /// With what was found.
    #[must_use]
    pub fn finding(self, name: &'static str, finding: &Finding) -> Refusal {
        self.part(name, Part::Found(Box::new(finding.clone())))
    }

    /// With several refusals, a line each.
    #[must_use]
    pub fn lines(self, name: &'static str, lines: Vec<Refusal>) -> Refusal {
        self.part(name, Part::Lines(lines))
    }

    /// The key in the catalogue.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    fn shown(&self, name: &str, language: Language) -> String {
        let Some((_, part)) = self.fields.iter().find(|(field, _)| *field == name) else {
            return String::new();
        };
        match part {
            Part::Text(text) => text.clone(),
            Part::Phrase([en, ru]) => match language {
                Language::English => (*en).to_owned(),
                Language::Russian => (*ru).to_owned(),
            },
            Part::Cause(cause) => cause.told(language),
            Part::Found(finding) => words::message(finding, language),
            Part::Lines(lines) => {
                let told: Vec<String> = lines.iter().map(|line| line.told(language)).collect();
                told.join("\n")
            }
        }
    }
}

impl Told for Refusal {
    fn refusal(&self) -> Refusal {
        self.clone()
    }

    fn told(&self, language: Language) -> String {
        let Some(said) = refusals::refusal(self.key) else {
            return self.key.replace('-', " ");
        };
        let template = match language {
            Language::English => said.en,
            Language::Russian => said.ru,
        };
        fill(template, |name| self.shown(name, language))
    }
}

/// In English, as every error of the library.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(Language::English))
    }
}

impl std::error::Error for Refusal {}
