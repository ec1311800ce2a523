//! The draw tables of the rulebooks, each row with its number and article.
//!
//! Rows stand from the particular to the general: where two run out on the same half-move, the
//! first one named here is the one cited.

use crate::board::Variant;
use crate::finding::{Article, Book};

use super::row::{Counting, DrawRow, Effect, Lasting, RowName, Situation};

/// 000, Russian draughts (1.9.1). `codex` plays by the same.
const RU2011_RUSSIAN: &[DrawRow] = &[
    DrawRow {
        name: RowName::ThreeKings,
        article: Article::new(Book::Ru2011, "1.9.1.4"),
        three_kings_article: Some(Article::new(Book::Ru2011, "1.9.1.3")),
        situation: Situation::KingsAgainstLoneKing { kings: 3 },
        limit: 15,
        counting: Counting::Own,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::MainRoad,
        article: Article::new(Book::Ru2011, "1.9.1.7"),
        three_kings_article: None,
        situation: Situation::PiecesAgainstLoneKing {
            from: 3,
            to: 3,
            kings: 0,
            on_main_road: true,
        },
        limit: 5,
        counting: Counting::Own,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Pieces2To3,
        article: Article::new(Book::Ru2011, "1.9.1.5"),
        three_kings_article: None,
        situation: Situation::BothHaveKings { from: 2, to: 3 },
        limit: 5,
        counting: Counting::Each,
        lasting: Lasting::ForceUnchanged,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Pieces4To5,
        article: Article::new(Book::Ru2011, "1.9.1.5"),
        three_kings_article: None,
        situation: Situation::BothHaveKings { from: 4, to: 5 },
        limit: 30,
        counting: Counting::Each,
        lasting: Lasting::ForceUnchanged,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Pieces6To7,
        article: Article::new(Book::Ru2011, "1.9.1.5"),
        three_kings_article: None,
        situation: Situation::BothHaveKings { from: 6, to: 7 },
        limit: 60,
        counting: Counting::Each,
        lasting: Lasting::ForceUnchanged,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::KingsOnly,
        article: Article::new(Book::Ru2011, "1.9.1.8"),
        three_kings_article: None,
        situation: Situation::KingsOnly,
        limit: 15,
        counting: Counting::Each,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Repetition,
        article: Article::new(Book::Ru2011, "1.9.1.9"),
        three_kings_article: None,
        situation: Situation::Repetition,
        limit: 3,
        counting: Counting::Times,
        lasting: Lasting::WhileItHolds,
        effect: Effect::RightToClaim,
    },
];

/// 000, international draughts: the three clauses of part II, and what they refer to.
const RU2011_INTERNATIONAL: &[DrawRow] = &[
    DrawRow {
        name: RowName::ThreeVOne,
        article: Article::new(Book::Ru2011, "2.6*(3)"),
        three_kings_article: None,
        situation: Situation::PiecesAgainstLoneKing {
            from: 3,
            to: 3,
            kings: 0,
            on_main_road: false,
        },
        limit: 5,
        counting: Counting::Own,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::FiveVTwo,
        article: Article::new(Book::Ru2011, "2.6*(2)"),
        three_kings_article: None,
        situation: Situation::FiveAgainstTwoKings,
        limit: 50,
        counting: Counting::Own,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGameUnlessWon,
    },
    DrawRow {
        name: RowName::KingsOnly,
        article: Article::new(Book::Ru2011, "2.6*(1)"),
        three_kings_article: None,
        situation: Situation::KingsOnly,
        limit: 25,
        counting: Counting::Each,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Repetition,
        article: Article::new(Book::Ru2011, "1.9.1.9"),
        three_kings_article: None,
        situation: Situation::Repetition,
        limit: 3,
        counting: Counting::Times,
        lasting: Lasting::WhileItHolds,
        effect: Effect::RightToClaim,
    },
];

/// 004, Russian draughts: two rights to claim, no counter that ends the game by itself.
const DRAFT2002: &[DrawRow] = &[
    DrawRow {
        name: RowName::NoProgress,
        article: Article::new(Book::Draft2002, "5.2 e"),
        three_kings_article: None,
        situation: Situation::NoProgress,
        limit: 30,
        counting: Counting::Each,
        lasting: Lasting::ForceUnchanged,
        effect: Effect::RightToClaim,
    },
    DrawRow {
        name: RowName::Repetition,
        article: Article::new(Book::Draft2002, "5.2 c"),
        three_kings_article: None,
        situation: Situation::Repetition,
        limit: 3,
        counting: Counting::Times,
        lasting: Lasting::WhileItHolds,
        effect: Effect::RightToClaim,
    },
];

/// Current practice of FMJD events, international draughts. No text was read: a row's own name
/// stands where an article would.
const FMJD: &[DrawRow] = &[
    DrawRow {
        name: RowName::Pieces2To3,
        article: Article::new(Book::Fmjd, "pieces-2-3"),
        three_kings_article: None,
        situation: Situation::PiecesAgainstLoneKing {
            from: 1,
            to: 2,
            kings: 1,
            on_main_road: false,
        },
        limit: 5,
        counting: Counting::Each,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::ThreeVOne,
        article: Article::new(Book::Fmjd, "three-v-one"),
        three_kings_article: None,
        situation: Situation::PiecesAgainstLoneKing {
            from: 3,
            to: 3,
            kings: 1,
            on_main_road: false,
        },
        limit: 16,
        counting: Counting::Each,
        lasting: Lasting::ToTheEnd,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::KingsOnly,
        article: Article::new(Book::Fmjd, "kings-only"),
        three_kings_article: None,
        situation: Situation::KingsOnly,
        limit: 25,
        counting: Counting::Each,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Repetition,
        article: Article::new(Book::Fmjd, "repetition"),
        three_kings_article: None,
        situation: Situation::Repetition,
        limit: 3,
        counting: Counting::Times,
        lasting: Lasting::WhileItHolds,
        effect: Effect::RightToClaim,
    },
];

/// Current practice of FMJD-64/IDF events, Russian draughts; rows cited by name, as above.
const IDF: &[DrawRow] = &[
    DrawRow {
        name: RowName::ThreeKings,
        article: Article::new(Book::Idf, "three-kings"),
        three_kings_article: None,
        situation: Situation::KingsAgainstLoneKing { kings: 3 },
        limit: 15,
        counting: Counting::Own,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::MainRoad,
        article: Article::new(Book::Idf, "main-road"),
        three_kings_article: None,
        situation: Situation::PiecesAgainstLoneKing {
            from: 3,
            to: 3,
            kings: 1,
            on_main_road: true,
        },
        limit: 5,
        counting: Counting::Own,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Pieces2To3,
        article: Article::new(Book::Idf, "pieces-2-3"),
        three_kings_article: None,
        situation: Situation::BothHaveKings { from: 2, to: 3 },
        limit: 5,
        counting: Counting::Each,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Pieces4To5,
        article: Article::new(Book::Idf, "pieces-4-5"),
        three_kings_article: None,
        situation: Situation::BothHaveKings { from: 4, to: 5 },
        limit: 30,
        counting: Counting::Each,
        lasting: Lasting::ForceUnchanged,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Pieces6To7,
        article: Article::new(Book::Idf, "pieces-6-7"),
        three_kings_article: None,
        situation: Situation::BothHaveKings { from: 6, to: 7 },
        limit: 60,
        counting: Counting::Each,
        lasting: Lasting::ForceUnchanged,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::KingsOnly,
        article: Article::new(Book::Idf, "kings-only"),
        three_kings_article: None,
        situation: Situation::KingsOnly,
        limit: 15,
        counting: Counting::Each,
        lasting: Lasting::WhileItHolds,
        effect: Effect::EndsGame,
    },
    DrawRow {
        name: RowName::Repetition,
        article: Article::new(Book::Idf, "repetition"),
        three_kings_article: None,
        situation: Situation::Repetition,
        limit: 3,
        counting: Counting::Times,
        lasting: Lasting::WhileItHolds,
        effect: Effect::RightToClaim,
    },
];

/// The draw table of a book for a game; `None` where the book has no law for it.
pub(super) const fn rows(book: Book, variant: Variant) -> Option<&'static [DrawRow]> {
    match (book, variant) {
        (Book::Ru2011 | Book::Codex, Variant::Russian) => Some(RU2011_RUSSIAN),
        (Book::Ru2011 | Book::Codex, Variant::International) => Some(RU2011_INTERNATIONAL),
        (Book::Draft2002, Variant::Russian) => Some(DRAFT2002),
        (Book::Fmjd, Variant::International) => Some(FMJD),
        (Book::Idf, Variant::Russian) => Some(IDF),
        _ => None,
    }
}
