//! Where a game ended on the board, for the games in which a flag fell.

use crate::board::Variant;
use crate::clock::BoardEnd;
use crate::finding::Book;
use crate::game::Outcome;
use crate::game::replay::{Law, Question, replay};
use crate::notation::pdn;
use crate::render::Told;
use crate::rules::{LawError, Rulebook};

use crate::cli::{Common, Failure};

/// The law that games are followed by: the book's or, where it has none for a game, `ru2011`'s.
///
/// # Errors
/// [`Failure::Usage`] if no book has a law for one of the games.
pub(super) fn question(book: Book, common: &Common) -> Result<Question, Failure> {
    let law = |variant: Variant| -> Result<Law, LawError> {
        let (rulebook, instead_of) = match Rulebook::of(book, variant) {
            Ok(rulebook) => (rulebook, None),
            Err(_) => (Rulebook::of(Book::Ru2011, variant)?, Some(book)),
        };
        Ok(Law {
            rulebook,
            instead_of,
        })
    };
    let usage = |error: LawError| Failure::Usage(error.refusal());
    Ok(Question {
        variant: common.variant,
        russian: law(Variant::Russian).map_err(usage)?,
        international: law(Variant::International).map_err(usage)?,
        as_played: false,
        strict: false,
        history: false,
        claims: Vec::new(),
        openings: None,
    })
}

/// The end on the board, if there was one.
pub(super) fn board_end(game: &pdn::Game<'_>, question: &Question) -> Option<BoardEnd> {
    match replay(game, question).outcome {
        Outcome::Open => None,
        Outcome::Win {
            winner,
            article,
            ply,
            ..
        } => Some(BoardEnd {
            ply,
            winner: Some(winner),
            article: Some(article),
        }),
        Outcome::Draw { article, ply, .. } => Some(BoardEnd {
            ply,
            winner: None,
            article: Some(article),
        }),
    }
}
