//! Rule texts and their articles, as cited by findings.

use std::fmt;
use std::str::FromStr;

/// A rule text. Where texts disagree each is its own book; nothing is averaged.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Book {
    /// Order No 83 of 11.02.2011, both games (the default).
    #[default]
    Ru2011,
    /// The Code's competition articles.
    Codex,
    /// The draft of 2002 for Russian draughts.
    Draft2002,
    /// Current FMJD practice, international draughts.
    Fmjd,
    /// Current FMJD-64/IDF practice, Russian draughts.
    Idf,
    /// FIDE's handbook, for its Dutch system and its tie-breaks.
    Fide,
}

impl Book {
    /// Every book that can be named as an event's rulebook, the default first.
    pub const RULEBOOKS: [Book; 5] = [
        Book::Ru2011,
        Book::Codex,
        Book::Draft2002,
        Book::Fmjd,
        Book::Idf,
    ];

    /// The id used on the command line and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Book::Ru2011 => "ru2011",
            Book::Codex => "codex",
            Book::Draft2002 => "draft2002",
            Book::Fmjd => "fmjd",
            Book::Idf => "idf",
            Book::Fide => "fide",
        }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Why a text names no rulebook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a rulebook; known: ru2011, codex, draft2002, fmjd, idf")]
pub struct ParseBookError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for Book {
    type Err = ParseBookError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Book::RULEBOOKS
            .into_iter()
            .find(|book| book.id() == text)
            .ok_or_else(|| ParseBookError {
                text: text.to_owned(),
            })
    }
}

/// An article of a book. A number that the text has lost and that was inferred ends in `*`
/// (`2.6*`); a clause follows in brackets (`2.6*(1)`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    /// The text it stands in.
    pub book: Book,
    /// Its number as cited.
    pub number: &'static str,
}

impl Article {
    /// An article of `book`.
    pub const fn new(book: Book, number: &'static str) -> Self {
        Article { book, number }
    }

    /// Whether the number is inferred because the text has lost it.
    pub fn is_inferred(self) -> bool {
        self.number.contains('*')
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.book, self.number)
    }
}

impl serde::Serialize for Article {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
