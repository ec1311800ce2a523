//! Entries of the explanation, made from the catalogue and the rulebooks.

use crate::board::Variant;
use crate::finding::{Article, Book, Code, codes, nearest};
use crate::render::Language;
use crate::render::words::articles::{self as article_words, Tool};
use crate::render::words::readings::{self, ReadingWords};
use crate::render::words::{said, words};
use crate::report::explain::{
    ArticleEntry, CodeEntry, Entry, Explanation, LimitEntry, ReadingEntry, RowEntry, Texts,
    ValueEntry,
};
use crate::rules::{Counting, DrawRow, Effect, RowName, Rulebook, articles};

/// Nothing has the name that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// What was asked.
    pub asked: String,
    /// The nearest names, nearest first.
    pub nearest: Vec<String>,
}

/// Every book whose articles are explained, in the order in which a bare number is looked up.
const BOOKS: [Book; 5] = [
    Book::Ru2011,
    Book::Draft2002,
    Book::Codex,
    Book::Fmjd,
    Book::Idf,
];

/// What `asked` names: a code, an article (`1.5.3`, `codex 3.12.5`, a chapter `3.15`), a book, a
/// row of the draw table or a reading. A bare number is looked up in `book` first.
///
/// # Errors
/// [`Unknown`], with the nearest names.
pub fn look_up(asked: &str, book: Option<Book>) -> Result<Explanation, Unknown> {
    let asked = asked.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut entries: Vec<Entry> = Vec::new();
    entries.extend(
        codes::all()
            .filter(|code| names(*code, &asked))
            .map(code_entry),
    );
    if entries.is_empty() {
        entries.extend(articles_asked(&asked, book));
    }
    let reading_name = asked.split('=').next().unwrap_or_default();
    if let Ok(row) = asked.parse::<RowName>()
        && book.is_none()
    {
        // A bare row name is the row of all books, not the article of one.
        entries = vec![Entry::Row(row_entry(row))];
    }
    if let Some(reading) = readings::reading(reading_name)
        && (asked == reading_name
            || reading.values.iter().any(|(value, ..)| {
                asked
                    .strip_prefix(reading_name)
                    .and_then(|rest| rest.strip_prefix('='))
                    == Some(value)
            }))
    {
        entries.push(Entry::Reading(reading_entry(reading)));
    }
    if entries.is_empty() {
        return Err(Unknown {
            nearest: nearest(&asked, candidates(&asked, book), 3),
            asked,
        });
    }
    Ok(Explanation {
        asked: Some(asked),
        entries,
    })
}

fn names(code: Code, asked: &str) -> bool {
    code.id.eq_ignore_ascii_case(asked) || code.name.eq_ignore_ascii_case(&asked.replace('-', "_"))
}

fn articles_asked(asked: &str, book: Option<Book>) -> Vec<Entry> {
    let (named, number) = split_book(asked);
    if let Some(named) = named
        && number.is_empty()
    {
        return of_book(named);
    }
    let books: Vec<Book> = match named {
        Some(named) => vec![named],
        None => book.into_iter().chain(BOOKS).collect(),
    };
    let found = books.iter().find_map(|&book| {
        let entries: Vec<Entry> = match articles::find(book, number) {
            Some(article) => article_entry(article).into_iter().collect(),
            None => articles::below(book, number)
                .into_iter()
                .filter_map(article_entry)
                .collect(),
        };
        (!entries.is_empty()).then_some(entries)
    });
    found.unwrap_or_default()
}

/// The book that a text begins with, and the rest.
fn split_book(asked: &str) -> (Option<Book>, &str) {
    let (first, rest) = asked.split_once(' ').unwrap_or((asked, ""));
    match first.to_lowercase().parse::<Book>() {
        Ok(book) => (Some(book), rest),
        Err(_) => (None, asked),
    }
}

fn of_book(book: Book) -> Vec<Entry> {
    articles::articles(book)
        .into_iter()
        .filter_map(article_entry)
        .collect()
}

/// Every code, room by room.
pub fn all_codes() -> Explanation {
    Explanation {
        asked: None,
        entries: codes::all().map(code_entry).collect(),
    }
}

/// Every article of a book, in the order of its text.
pub fn all_articles(book: Book) -> Explanation {
    Explanation {
        asked: None,
        entries: of_book(book),
    }
}

fn candidates(asked: &str, book: Option<Book>) -> Vec<String> {
    let (named, _) = split_book(asked);
    let mut list: Vec<String> = Vec::new();
    let numeric = asked.contains('.') || named.is_some();
    if !numeric {
        for code in codes::all() {
            list.extend([code.id.to_owned(), code.name.to_owned()]);
        }
        list.extend(RowName::ALL.map(|row| row.id().to_owned()));
        list.extend(
            readings::READINGS
                .iter()
                .map(|reading| reading.name.to_owned()),
        );
        list.extend(Book::RULEBOOKS.map(|book| book.id().to_owned()));
    }
    let books: Vec<Book> = named.or(book).into_iter().chain(BOOKS).collect();
    for book in books {
        list.extend(articles::articles(book).into_iter().map(|article| {
            if named.is_some() {
                article.to_string()
            } else {
                article.number.to_owned()
            }
        }));
    }
    list
}

fn code_entry(code: Code) -> Entry {
    let (message, meaning, example) = match words(code) {
        Some(words) => (
            Texts {
                en: words.en,
                ru: words.ru,
            },
            Texts {
                en: words.explain_en,
                ru: words.explain_ru,
            },
            words.example,
        ),
        None => (Texts { en: "", ru: "" }, Texts { en: "", ru: "" }, ""),
    };
    Entry::Code(CodeEntry {
        code: code.id,
        name: code.name,
        severity: code.severity,
        message,
        meaning,
        example,
    })
}

fn article_entry(article: Article) -> Option<Entry> {
    let words = article_words::of_article(article)?;
    let repeats = match article.book {
        Book::Codex => articles::codex_in_ru2011(article.number)
            .map(|number| Article::new(Book::Ru2011, number).to_string()),
        _ => None,
    };
    let repeated_by = match article.book {
        Book::Ru2011 => articles::ru2011_in_codex(article.number)
            .map(|number| Article::new(Book::Codex, number).to_string()),
        _ => None,
    };
    let also_in = BOOKS
        .into_iter()
        .filter(|&book| book != article.book)
        .filter(|&book| !matches!(book, Book::Fmjd | Book::Idf))
        .filter_map(|book| articles::find(book, article.number))
        .map(|other| other.to_string())
        .collect();
    Some(Entry::Article(ArticleEntry {
        article: article.to_string(),
        book: article.book.id(),
        number: article.number,
        inferred: article.is_inferred(),
        repeats,
        repeated_by,
        arbiter_alone: words.tool == Tool::Arbiter,
        asks: Texts {
            en: words.en,
            ru: words.ru,
        },
        tool: Texts {
            en: words.tool.said(Language::English),
            ru: words.tool.said(Language::Russian),
        },
        rows: limits(&|_, row| row.article == article || row.three_kings_article == Some(article)),
        also_in,
    }))
}

fn row_entry(row: RowName) -> RowEntry {
    let situation = |language| said(row.id(), language).unwrap_or_default();
    RowEntry {
        row: row.id(),
        situation: Texts {
            en: situation(Language::English),
            ru: situation(Language::Russian),
        },
        limits: limits(&|_, found| found.name == row),
    }
}

/// The numbers of the rows that `wanted` picks, in every book but the Code, which has ru2011's.
fn limits(wanted: &dyn Fn(Book, &DrawRow) -> bool) -> Vec<LimitEntry> {
    let mut list = Vec::new();
    for book in BOOKS {
        for variant in [Variant::Russian, Variant::International] {
            let Ok(rulebook) = Rulebook::of(book, variant) else {
                continue;
            };
            let rows = rulebook
                .rows
                .iter()
                .filter(|row| book != Book::Codex && wanted(book, row));
            list.extend(rows.map(|row| LimitEntry {
                row: row.name.id(),
                book: book.id(),
                variant: variant.to_string(),
                article: row.article.to_string(),
                limit: row.limit,
                counting: match row.counting {
                    Counting::Own => "own",
                    Counting::Each => "each",
                    Counting::Times => "times",
                },
                effect: match row.effect {
                    Effect::EndsGame => "ends-game",
                    Effect::EndsGameUnlessWon => "ends-game-unless-won",
                    Effect::RightToClaim => "right-to-claim",
                },
            }));
        }
    }
    list
}

fn reading_entry(reading: &ReadingWords) -> ReadingEntry {
    let values = reading.values.iter().enumerate();
    ReadingEntry {
        reading: reading.name,
        open: Texts {
            en: reading.en,
            ru: reading.ru,
        },
        values: values
            .map(|(place, &(value, en, ru))| ValueEntry {
                value,
                default: place == 0,
                means: Texts { en, ru },
            })
            .collect(),
        articles: reading.articles,
    }
}
