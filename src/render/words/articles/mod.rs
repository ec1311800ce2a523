//! What every article asks, in our own words, and what the tool does about it.

use crate::finding::{Article, Book};
use crate::render::Language;
use crate::rules::articles;

mod adjournment;
mod blitz;
mod captures;
mod clocks;
mod codex;
mod competition;
mod draft;
mod draft_clocks;
mod endings;
mod hundred;
mod moving;
mod practice;
mod results;
mod swiss;
mod teams;

/// What the tool does about an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Nothing: it is the arbiter's, or the organiser's, alone.
    Arbiter,
    /// This, in English and in Russian.
    Does(&'static str, &'static str),
}

impl Tool {
    /// The sentence about it.
    pub const fn said(self, language: Language) -> &'static str {
        match (self, language) {
            (Tool::Arbiter, Language::English) => {
                "Nothing: this is for the arbiter and the organiser alone."
            }
            (Tool::Arbiter, Language::Russian) => "Ничего: это дело только судьи и организатора.",
            (Tool::Does(en, _), Language::English) => en,
            (Tool::Does(_, ru), Language::Russian) => ru,
        }
    }
}

/// What is said of one article.
#[derive(Clone, Copy, Debug)]
pub struct ArticleWords {
    /// Its number.
    pub number: &'static str,
    /// What it asks, in English.
    pub en: &'static str,
    /// What it asks, in Russian.
    pub ru: &'static str,
    /// What the tool does about it.
    pub tool: Tool,
}

impl ArticleWords {
    /// What it asks.
    pub const fn asks(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.en,
            Language::Russian => self.ru,
        }
    }
}

/// An article that is the arbiter's alone.
const fn alone(number: &'static str, en: &'static str, ru: &'static str) -> ArticleWords {
    ArticleWords {
        number,
        en,
        ru,
        tool: Tool::Arbiter,
    }
}

/// An article about which the tool does something.
const fn done(
    number: &'static str,
    en: &'static str,
    ru: &'static str,
    does_en: &'static str,
    does_ru: &'static str,
) -> ArticleWords {
    ArticleWords {
        number,
        en,
        ru,
        tool: Tool::Does(does_en, does_ru),
    }
}

/// The words of one book, by article.
pub fn of_book(book: Book) -> impl Iterator<Item = &'static ArticleWords> {
    let parts: &[&'static [ArticleWords]] = match book {
        Book::Ru2011 => &[
            moving::WORDS,
            captures::WORDS,
            endings::WORDS,
            hundred::WORDS,
            competition::WORDS,
            clocks::WORDS,
            adjournment::WORDS,
            results::WORDS,
            teams::WORDS,
            swiss::WORDS,
            blitz::WORDS,
        ],
        Book::Draft2002 => &[draft::WORDS, draft_clocks::WORDS],
        Book::Fmjd => &[practice::FMJD],
        Book::Idf => &[practice::IDF],
        Book::Codex => &[codex::WORDS],
        Book::Fide => &[],
    };
    parts.iter().flat_map(|part| part.iter())
}

/// The words of an article: its own, or those of the `ru2011` article that a `codex` article
/// repeats under another number.
pub fn of_article(article: Article) -> Option<&'static ArticleWords> {
    let own = of_book(article.book).find(|words| words.number == article.number);
    if article.book != Book::Codex || own.is_some() {
        return own;
    }
    let number = articles::codex_in_ru2011(article.number)?;
    of_book(Book::Ru2011).find(|words| words.number == number)
}
