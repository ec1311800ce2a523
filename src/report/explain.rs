//! The answer of `explain`.

use schemars::JsonSchema;
use serde::Serialize;

use crate::finding::Severity;

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Texts {
    /// In English.
    pub en: &'static str,
    /// In Russian.
    pub ru: &'static str,
}

/// What `explain` answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Explanation {
    /// What was asked; absent for the lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// What it is; several where one word names several things.
    pub entries: Vec<Entry>,
}

/// Something that is explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Entry {
    /// A finding.
    Code(CodeEntry),
    /// An article.
    Article(ArticleEntry),
    /// A row of the draw table.
    Row(RowEntry),
    /// A named reading.
    Reading(ReadingEntry),
}

/// A finding explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CodeEntry {
    /// Id, a letter and three digits.
    pub code: &'static str,
    /// Name for scripts.
    pub name: &'static str,
    /// Severity it usually has.
    pub severity: Severity,
    /// Its message, with `{field}` where fields stand.
    pub message: Texts,
    /// What it means and what to do.
    pub meaning: Texts,
    /// An input in which it is found.
    pub example: &'static str,
}

/// An article explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ArticleEntry {
    /// Book and number, as findings cite them.
    pub article: String,
    /// Id of the book.
    pub book: &'static str,
    /// Number in the book.
    pub number: &'static str,
    /// Whether the number is inferred because the text has lost it.
    pub inferred: bool,
    /// For the Code: the article of ru2011 that it repeats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeats: Option<String>,
    /// For ru2011: the article of the Code that repeats it, under a number of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated_by: Option<String>,
    /// Whether it is the arbiter's alone.
    pub arbiter_alone: bool,
    /// What it asks.
    pub asks: Texts,
    /// What the tool does about it.
    pub tool: Texts,
    /// The rows of the draw table that come from it.
    pub rows: Vec<LimitEntry>,
    /// Other books that have an article of this number; it is about something else.
    pub also_in: Vec<String>,
}

/// A row of the draw table explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RowEntry {
    /// Name in `--limit NAME=N` and in reports.
    pub row: &'static str,
    /// What must hold.
    pub situation: Texts,
    /// Its number in every book that has it.
    pub limits: Vec<LimitEntry>,
}

/// The number of a row in one book and game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LimitEntry {
    /// The row.
    pub row: &'static str,
    /// The book.
    pub book: &'static str,
    /// The game.
    pub variant: String,
    /// The article.
    pub article: String,
    /// The number.
    pub limit: u32,
    /// `own` moves of the stronger side, moves by `each`, or `times`.
    pub counting: &'static str,
    /// `ends-game`, `ends-game-unless-won` or `right-to-claim`.
    pub effect: &'static str,
}

/// A named reading explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReadingEntry {
    /// Name in `--reading NAME=VALUE`.
    pub reading: &'static str,
    /// What the text leaves open.
    pub open: Texts,
    /// Its values, the default first.
    pub values: Vec<ValueEntry>,
    /// The articles it concerns.
    pub articles: &'static str,
}

/// A value of a reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ValueEntry {
    /// The value.
    pub value: &'static str,
    /// Whether it is the default.
    pub default: bool,
    /// What it means.
    pub means: Texts,
}
