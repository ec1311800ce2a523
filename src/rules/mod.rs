//! The law as data: rulebooks with every number beside its article, the readings that a text
//! leaves open, the list of articles, the irregularities of 1.10.3. Nothing is computed here.
//!
//! ```
//! use shashki::board::Variant;
//! use shashki::finding::Book;
//! use shashki::rules::{RowName, Rulebook};
//! let book = Rulebook::of(Book::Ru2011, Variant::Russian).unwrap();
//! let row = book.row(RowName::KingsOnly).unwrap();
//! assert_eq!((row.limit, row.article.to_string()), (15, "ru2011 1.9.1.8".to_owned()));
//! ```

pub mod articles;
mod books;
mod irregular;
mod reading;
mod row;
mod rulebook;

pub use irregular::{IRREGULARITIES, Irregularity, Shown};
pub use reading::{KingsOnly, MainRoad, Moves, OwnCount, Pieces, READINGS, Reading, Readings};
pub use row::{Counting, DrawRow, Effect, Lasting, RowName, Situation};
pub use rulebook::{GREATEST_LIMIT, LawError, Rulebook, parse_limit, parse_reading};
