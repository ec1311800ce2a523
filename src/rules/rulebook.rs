//! A rulebook in force for a game: its draw table, with an event's own limits and readings.

use arrayvec::ArrayVec;

use crate::board::Variant;
use crate::finding::{Article, Book};

use super::books;
use super::reading::Readings;
use super::row::{DrawRow, RowName};

/// Why a law cannot be set as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LawError {
    /// The book has no draw law for this game.
    #[error("the rulebook {book} has no law for {variant} draughts")]
    NoLaw {
        /// The book.
        book: Book,
        /// The game.
        variant: Variant,
    },
    /// No row has this name.
    #[error(
        "`{text}` is not a row of the draw table; known: {}",
        RowName::ALL.map(RowName::id).join(", ")
    )]
    UnknownRow {
        /// The name as given.
        text: String,
    },
    /// The book has no such row for this game.
    #[error("{book} has no row `{row}` for {variant} draughts; its rows: {known}")]
    RowNotInBook {
        /// The row.
        row: RowName,
        /// The book.
        book: Book,
        /// The game.
        variant: Variant,
        /// The rows it has.
        known: String,
    },
    /// A limit that is no number from 1 up.
    #[error("`{text}` is not a limit; write NAME=N with N from 1 to 1000000, as kings-only=20")]
    BadLimit {
        /// The text as given.
        text: String,
    },
    /// No such reading, or no such value of it.
    #[error(
        "`{text}` is not a reading; known: {}",
        super::READINGS.map(|reading| reading.to_string()).join(", ")
    )]
    UnknownReading {
        /// The text as given.
        text: String,
    },
}

/// The greatest limit that can be set: far beyond any game.
pub const GREATEST_LIMIT: u32 = 1_000_000;

/// The draw law of one book for one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The book.
    pub book: Book,
    /// The game.
    pub variant: Variant,
    /// Its rows, the particular before the general.
    pub rows: ArrayVec<DrawRow, 10>,
    /// The readings in force.
    pub readings: Readings,
    /// Who has no piece or no move has lost.
    pub win: Article,
    /// How a claim is made and checked.
    pub claim_procedure: Article,
    /// What a claim of repetition rests on.
    pub repetition_claim: Article,
}

impl Rulebook {
    /// The law of `book` for `variant`, as the book has it.
    ///
    /// # Errors
    /// [`LawError::NoLaw`] where the book does not treat the game (`draft2002` and `idf` know
    /// only Russian draughts, `fmjd` only international draughts).
    pub fn of(book: Book, variant: Variant) -> Result<Rulebook, LawError> {
        let rows = books::rows(book, variant).ok_or(LawError::NoLaw { book, variant })?;
        Ok(Rulebook {
            book,
            variant,
            rows: rows.iter().copied().collect(),
            readings: Readings::default(),
            win: match book {
                Book::Draft2002 => Article::new(Book::Draft2002, "5.1 a"),
                _ => Article::new(Book::Ru2011, "1.8.1"),
            },
            // 004 refers to its articles 9.2 and 9.3, which the text we have breaks off before.
            claim_procedure: Article::new(Book::Ru2011, "1.9.2"),
            repetition_claim: match book {
                Book::Draft2002 => Article::new(Book::Draft2002, "5.2 c"),
                Book::Fmjd => Article::new(Book::Fmjd, "repetition"),
                Book::Idf => Article::new(Book::Idf, "repetition"),
                _ => Article::new(Book::Ru2011, "1.9.2"),
            },
        })
    }

    /// The row of this name, if the book has one for the game.
    pub fn row(&self, name: RowName) -> Option<&DrawRow> {
        self.rows.iter().find(|row| row.name == name)
    }

    /// Sets a limit as a regulation does.
    ///
    /// # Errors
    /// If the book has no such row, or the limit is not from 1 to 1,000,000.
    pub fn set_limit(&mut self, name: RowName, limit: u32) -> Result<(), LawError> {
        if !(1..=GREATEST_LIMIT).contains(&limit) {
            return Err(LawError::BadLimit {
                text: format!("{name}={limit}"),
            });
        }
        let known = self.row_names();
        let error = LawError::RowNotInBook {
            row: name,
            book: self.book,
            variant: self.variant,
            known,
        };
        let row = self.rows.iter_mut().find(|row| row.name == name);
        row.ok_or(error)?.limit = limit;
        Ok(())
    }

    fn row_names(&self) -> String {
        let names: Vec<_> = self.rows.iter().map(|row| row.name.id()).collect();
        names.join(", ")
    }
}

/// Reads `NAME=N`, as `--limit` takes it.
///
/// # Errors
/// If the row is unknown or the number is not from 1 to 1,000,000.
pub fn parse_limit(text: &str) -> Result<(RowName, u32), LawError> {
    let bad = || LawError::BadLimit {
        text: text.to_owned(),
    };
    let (name, number) = text.split_once('=').ok_or_else(bad)?;
    let name = name.trim().parse()?;
    let limit = number.trim().parse().map_err(|_| bad())?;
    if (1..=GREATEST_LIMIT).contains(&limit) {
        Ok((name, limit))
    } else {
        Err(bad())
    }
}

/// Reads `NAME=VALUE`, as `--reading` takes it, and checks that both are known.
///
/// # Errors
/// If the name or the value is unknown.
pub fn parse_reading(text: &str) -> Result<(String, String), LawError> {
    let unknown = || LawError::UnknownReading {
        text: text.to_owned(),
    };
    let (name, value) = text.split_once('=').ok_or_else(unknown)?;
    let (name, value) = (name.trim(), value.trim());
    Readings::default().set(name, value)?;
    Ok((name.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_and_games() {
        for (book, variant, rows) in [
            (Book::Ru2011, Variant::Russian, 7),
            (Book::Ru2011, Variant::International, 4),
            (Book::Codex, Variant::Russian, 7),
            (Book::Codex, Variant::International, 4),
            (Book::Draft2002, Variant::Russian, 2),
            (Book::Fmjd, Variant::International, 4),
            (Book::Idf, Variant::Russian, 7),
        ] {
            assert_eq!(Rulebook::of(book, variant).unwrap().rows.len(), rows);
        }
        for (book, variant) in [
            (Book::Draft2002, Variant::International),
            (Book::Fmjd, Variant::Russian),
            (Book::Idf, Variant::International),
            (Book::Fide, Variant::Russian),
        ] {
            assert_eq!(
                Rulebook::of(book, variant),
                Err(LawError::NoLaw { book, variant })
            );
        }
    }

    #[test]
    fn limits_and_readings_are_read() {
        assert_eq!(parse_limit("kings-only=20"), Ok((RowName::KingsOnly, 20)));
        for bad in ["kings-only", "kings-only=0", "kings-only=x", "kings=3", ""] {
            assert!(parse_limit(bad).is_err(), "{bad}");
        }
        assert!(parse_reading("pieces=side").is_ok());
        for bad in ["pieces", "pieces=none", "piece=side"] {
            assert!(parse_reading(bad).is_err(), "{bad}");
        }
        let mut book = Rulebook::of(Book::Draft2002, Variant::Russian).unwrap();
        assert!(book.set_limit(RowName::NoProgress, 40).is_ok());
        let error = book.set_limit(RowName::KingsOnly, 20).unwrap_err();
        assert_eq!(
            error.to_string(),
            "draft2002 has no row `kings-only` for russian draughts; its rows: no-progress, repetition"
        );
    }
}
