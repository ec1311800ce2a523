//! The articles of every book, in the order of its text, and how a number that somebody writes
//! is found among them.
//!
//! A number that ends in `*` is inferred: the text has lost it. Its damage besides: 3.17.x cites
//! itself as 3.18.x, 3.9.3 cites 3.10.1 for 3.9.1.

use crate::finding::{Article, Book};

use super::row::RowName;

#[rustfmt::skip]
/// 000, its draughts part.
const RU2011: &[&str] = &[
    "1.1*", "1.2*", "1.3*", "1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.5", "1.4.6", "1.4.7",
    "1.4.8", "1.4.9", "1.5.1", "1.5.2", "1.5.3", "1.5.4", "1.5.5", "1.5.6", "1.5.7", "1.5.8",
    "1.5.9", "1.5.10", "1.5.11", "1.5.12", "1.5.13", "1.5.14", "1.5.15", "1.5.16", "1.5.17",
    "1.6.1", "1.6.2", "1.7*", "1.8.1", "1.9.1", "1.9.1.1", "1.9.1.2", "1.9.1.3", "1.9.1.4",
    "1.9.1.5", "1.9.1.6", "1.9.1.7", "1.9.1.8", "1.9.1.9", "1.9.2", "1.9.3", "1.9.4", "1.10.1",
    "1.10.2", "1.10.3", "1.10.4", "2.1*", "2.2*", "2.3*", "2.4*", "2.5.1", "2.5.2", "2.5.2.1",
    "2.5.2.2", "2.6*", "2.6*(1)", "2.6*(2)", "2.6*(3)", "3.1*", "3.2*", "3.3.1", "3.3.2",
    "3.3.3", "3.4*", "3.5*", "3.6.1", "3.6.2", "3.6.3", "3.6.4", "3.7.1", "3.7.2", "3.7.3",
    "3.7.4", "3.7.5", "3.7.6", "3.7.7", "3.7.8", "3.7.9", "3.7.10", "3.7.11", "3.7.12", "3.7.13",
    "3.8.1", "3.8.2", "3.8.3", "3.8.4", "3.8.5", "3.8.6", "3.9.1", "3.9.2", "3.9.3", "3.9.4",
    "3.9.5", "3.9.6", "3.10.1", "3.10.2", "3.10.3", "3.10.4", "3.10.5", "3.10.6", "3.11.1",
    "3.11.2", "3.11.3", "3.11.4", "3.11.5", "3.11.6", "3.11.7", "3.11.8", "3.12.1", "3.12.2",
    "3.12.3", "3.13.1", "3.13.2", "3.13.3", "3.13.4", "3.13.5", "3.14.1", "3.14.2", "3.15.1",
    "3.15.2", "3.15.3", "3.15.4", "3.15.5", "3.15.6", "3.15.7", "3.15.8", "3.15.9", "3.15.10",
    "3.15.11", "3.15.12", "3.16.1", "3.16.2", "3.16.3", "3.16.4", "3.16.5", "3.16.6", "3.16.7",
    "3.17.1", "3.17.2", "3.17.3", "3.17.4", "3.17.5", "3.17.5.1", "3.17.5.2", "3.17.5.3",
    "3.17.5.4", "3.17.5.5", "3.17.5.6", "3.17.6", "3.17.6.1", "3.17.6.2", "3.17.7", "3.17.7.1",
    "3.17.7.2", "3.17.7.3", "3.17.7.4", "3.17.7.5", "3.17.7.6", "3.17.8", "3.17.9", "3.18*",
    "3.19.1", "3.19.2", "3.19.3", "3.19.4", "3.19.5", "3.19.6", "3.19.7", "3.19.8", "3.19.9",
    "Appendix 1", "Appendix 2",
];

#[rustfmt::skip]
/// 003.
const CODEX: &[&str] = &[
    "3.11.1", "3.11.2", "3.11.3", "3.11.4", "3.11.5", "3.11.6", "3.12.1", "3.12.2", "3.12.3",
    "3.12.4", "3.12.5", "3.12.6", "3.12.7", "3.12.8", "3.13.1", "3.13.2", "3.13.3", "3.14.1",
    "3.14.2", "3.14.3", "3.14.4", "3.14.5", "3.15.1", "3.15.2", "3.16.1", "3.16.2", "3.16.3",
    "3.16.4", "3.16.5", "3.16.6", "3.16.7", "3.16.8", "3.16.9", "3.16.10", "3.16.11", "3.16.12",
];

#[rustfmt::skip]
/// 004; its sub-letters, Cyrillic in the text, are written in Latin letters.
const DRAFT2002: &[&str] = &[
    "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4", "4.1", "4.2",
    "4.3", "4.3 a", "4.3 b", "4.4", "4.5", "4.6", "5.1", "5.1 a", "5.1 b", "5.2", "5.2 a",
    "5.2 b", "5.2 c", "5.2 e", "6.1", "6.2", "6.2 a", "6.2 b", "6.3", "6.4", "6.5", "6.6", "6.7",
    "6.8", "6.8 a", "6.8 b", "6.8 c", "6.8 d", "6.9", "6.10", "6.11", "6.12", "6.13", "6.13 a",
    "6.13 b", "6.13 c", "6.13 d", "6.14", "6.15",
];

/// Rows of current FMJD practice, cited by name.
const FMJD: &[RowName] = &[
    RowName::Repetition,
    RowName::KingsOnly,
    RowName::ThreeVOne,
    RowName::Pieces2To3,
];

/// Rows of current IDF practice, cited by name.
const IDF: &[RowName] = &[
    RowName::Repetition,
    RowName::KingsOnly,
    RowName::ThreeKings,
    RowName::MainRoad,
    RowName::Pieces2To3,
    RowName::Pieces4To5,
    RowName::Pieces6To7,
];

/// The articles of a book, in the order of its text.
pub fn articles(book: Book) -> Vec<Article> {
    let numbers: &[&'static str] = match book {
        Book::Ru2011 => RU2011,
        Book::Codex => CODEX,
        Book::Draft2002 => DRAFT2002,
        Book::Fmjd => return named(book, FMJD),
        Book::Idf => return named(book, IDF),
        Book::Fide => &[],
    };
    numbers
        .iter()
        .map(|&number| Article::new(book, number))
        .collect()
}

fn named(book: Book, rows: &[RowName]) -> Vec<Article> {
    rows.iter()
        .map(|row| Article::new(book, row.id()))
        .collect()
}

/// The article of `book` that `text` names. The `*` of an inferred number may be left out, a
/// sub-letter may be Latin or Cyrillic, with or without a space.
pub fn find(book: Book, text: &str) -> Option<Article> {
    let wanted = key(text);
    articles(book)
        .into_iter()
        .find(|article| key(article.number) == wanted)
}

/// The articles of `book` below a chapter or an article: `3.15` gives 3.15.1 and so on.
pub fn below(book: Book, text: &str) -> Vec<Article> {
    let wanted = key(text);
    let numeric = wanted.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    if wanted.is_empty() || !numeric {
        return Vec::new();
    }
    articles(book)
        .into_iter()
        .filter(|article| {
            key(article.number)
                .strip_prefix(wanted.as_str())
                .is_some_and(|rest| rest.starts_with(['.', '(', 'a', 'b', 'c', 'd', 'e']))
        })
        .collect()
}

/// A number without what may be written in different ways.
fn key(text: &str) -> String {
    let mut key = String::new();
    for c in text.trim().to_lowercase().chars() {
        match c {
            '*' | ' ' => {}
            'а' => key.push('a'),
            'б' | 'в' => key.push('b'),
            'с' => key.push('c'),
            'д' => key.push('d'),
            'е' => key.push('e'),
            c => key.push(c),
        }
    }
    let key = key.trim_end_matches('.').to_owned();
    // `5.2.e` for `5.2e`.
    match key.rsplit_once('.') {
        Some((number, letter))
            if letter.len() == 1 && letter.starts_with(|c: char| c.is_ascii_alphabetic()) =>
        {
            format!("{number}{letter}")
        }
        _ => key,
    }
}

/// The article of 000 that an article of the Code repeats: its 3.11–3.16 are 000's 3.10–3.15.
pub fn codex_in_ru2011(number: &str) -> Option<&'static str> {
    let mut parts = number.split('.');
    let (Some("3"), Some(chapter), Some(rest), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    let chapter: u8 = chapter.parse().ok()?;
    let wanted = format!("3.{}.{rest}", chapter.checked_sub(1)?);
    let in_codex = CODEX.contains(&number);
    RU2011
        .iter()
        .find(|&&number| in_codex && number == wanted)
        .copied()
}

/// The article of the Code that repeats an article of 000.
pub fn ru2011_in_codex(number: &str) -> Option<&'static str> {
    CODEX
        .iter()
        .find(|&&candidate| codex_in_ru2011(candidate) == Some(number))
        .copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_however_they_are_written() {
        let number = |book, text| find(book, text).map(|article| article.number);
        assert_eq!(number(Book::Ru2011, "1.5.3"), Some("1.5.3"));
        assert_eq!(number(Book::Ru2011, "1.5.3."), Some("1.5.3"));
        assert_eq!(number(Book::Ru2011, "3.18"), Some("3.18*"));
        assert_eq!(number(Book::Ru2011, "2.6* (2)"), Some("2.6*(2)"));
        assert_eq!(number(Book::Ru2011, "2.6(2)"), Some("2.6*(2)"));
        assert_eq!(number(Book::Draft2002, "5.2 e"), Some("5.2 e"));
        assert_eq!(number(Book::Draft2002, "5.2е"), Some("5.2 e"));
        assert_eq!(number(Book::Draft2002, "5.2. в"), Some("5.2 b"));
        assert_eq!(number(Book::Fmjd, "three-v-one"), Some("three-v-one"));
        assert_eq!(number(Book::Ru2011, "1.5.30"), None);
        assert_eq!(below(Book::Ru2011, "3.15").len(), 12);
        assert_eq!(below(Book::Ru2011, "3.1").len(), 0);
        assert_eq!(below(Book::Draft2002, "5.2").len(), 4);
        assert_eq!(codex_in_ru2011("3.12.5"), Some("3.11.5"));
        assert_eq!(codex_in_ru2011("3.16.12"), Some("3.15.12"));
        assert_eq!(codex_in_ru2011("3.10.1"), None);
        assert_eq!(ru2011_in_codex("3.11.5"), Some("3.12.5"));
        assert_eq!(ru2011_in_codex("3.10.5"), Some("3.11.5"));
        assert_eq!(ru2011_in_codex("1.5.3"), None);
    }
}
