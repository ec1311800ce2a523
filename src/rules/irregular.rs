//! The irregularities of 1.10.3, and which of them a record can show.

use crate::finding::{Article, Book};

/// What a record of moves can tell about an irregularity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The moves alone show it.
    ByMoves,
    /// It shows only against a stated position or a stated list of captured pieces.
    AgainstPosition,
    /// It never shows: the arbiter's alone.
    Never,
}

/// One of the fourteen kinds of 1.10.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Irregularity {
    /// Its place in the list of 1.10.3, from 1.
    pub clause: u8,
    /// Stable name.
    pub name: &'static str,
    /// What a record can show of it.
    pub shown: Shown,
}

impl Irregularity {
    /// The article of all of them.
    pub const ARTICLE: Article = Article::new(Book::Ru2011, "1.10.3");
    /// After the end of the game nothing can be claimed.
    pub const AFTER_THE_GAME: Article = Article::new(Book::Ru2011, "1.10.4");
}

const fn kind(clause: u8, name: &'static str, shown: Shown) -> Irregularity {
    Irregularity {
        clause,
        name,
        shown,
    }
}

/// The fourteen kinds, in the order of 1.10.3.
pub const IRREGULARITIES: [Irregularity; 14] = [
    kind(1, "impossible-move", Shown::ByMoves),
    kind(2, "two-moves-in-a-row", Shown::ByMoves),
    kind(3, "touched-another-piece", Shown::Never),
    kind(4, "move-taken-back", Shown::Never),
    kind(5, "opponents-piece-moved", Shown::ByMoves),
    kind(6, "capture-missed", Shown::ByMoves),
    kind(7, "pieces-removed-without-reason", Shown::AgainstPosition),
    kind(8, "wrong-number-captured", Shown::ByMoves),
    kind(9, "capture-stopped-short", Shown::ByMoves),
    kind(10, "removed-during-capture", Shown::Never),
    kind(11, "wrong-number-removed", Shown::AgainstPosition),
    kind(12, "uncaptured-pieces-removed", Shown::AgainstPosition),
    kind(13, "removal-stopped", Shown::Never),
    kind(14, "own-pieces-removed", Shown::AgainstPosition),
];
