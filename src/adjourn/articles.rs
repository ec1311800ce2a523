//! The articles of adjournment in each rulebook.

use crate::finding::{Article, Book};

/// The articles as numbered in `ru2011`, with their numbers in `codex`.
const IN_CODEX: [(&str, &str); 17] = [
    ("3.10.1", "3.11.1"),
    ("3.10.2", "3.11.2"),
    ("3.10.3", "3.11.3"),
    ("3.10.4", "3.11.4"),
    ("3.10.5", "3.11.5"),
    ("3.10.6", "3.11.6"),
    ("3.11.1", "3.12.1"),
    ("3.11.2", "3.12.2"),
    ("3.11.3", "3.12.3"),
    ("3.11.4", "3.12.4"),
    ("3.11.5", "3.12.5"),
    ("3.11.6", "3.12.6"),
    ("3.11.7", "3.12.7"),
    ("3.11.8", "3.12.8"),
    ("3.12.1", "3.13.1"),
    ("3.12.2", "3.13.2"),
    ("3.12.3", "3.13.3"),
];

/// The article that an event under `book` cites for what `ru2011` has under `number`: `codex`
/// its own for 3.10 to 3.12, every other book `ru2011`'s.
pub fn cite(book: Book, number: &'static str) -> Article {
    if book == Book::Codex
        && let Some((_, own)) = IN_CODEX.iter().find(|(ru2011, _)| *ru2011 == number)
    {
        return Article::new(Book::Codex, own);
    }
    Article::new(Book::Ru2011, number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codex_has_its_own_numbers_and_no_other_book_any() {
        assert_eq!(cite(Book::Codex, "3.11.5").to_string(), "codex 3.12.5");
        assert_eq!(cite(Book::Codex, "1.8.1").to_string(), "ru2011 1.8.1");
        for book in [Book::Ru2011, Book::Draft2002, Book::Fmjd, Book::Idf] {
            assert_eq!(cite(book, "3.11.5").to_string(), "ru2011 3.11.5");
        }
    }
}
