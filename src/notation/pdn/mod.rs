//! Portable Draughts Notation and what people call so: a hand-written lexer (what a word is
//! depends on where it stands), a flat tree with places, a reader that recovers at the next record.

mod ast;
mod blocks;
mod lexer;
mod parser;
mod scan;
mod score;
mod tag;
mod writer;

#[cfg(test)]
mod tests;

pub use ast::{Annotated, CommentForm, Element, Fault, FaultKind, Game, Kind, Tag};
pub use blocks::{Block, BlockError, Blocks, column, line_ends, refuse_binary};
pub use parser::{Games, LONGEST_RECORD, parse};
pub use score::Score;
pub use writer::{Followed, write};
