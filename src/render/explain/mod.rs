//! `explain`: finding what is asked, and telling it.

mod entries;
mod text;

pub use entries::{Unknown, all_articles, all_codes, look_up};
pub use text::{list_text, text};
