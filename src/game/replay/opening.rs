//! Drawn openings: whether a game begins with the one that the lot gave (3.6.4).

use crate::board::Variant;
use crate::finding::codes::notation as codes;
use crate::finding::{Article, Book, Finding};
use crate::moves::{History, Judged, Move, judge, play};
use crate::notation::pdn::{Game, Kind, parse};
use crate::notation::{Numbering, fen, moves};
use crate::position::Position;

use super::{Replay, Status, at};

/// An opening: a position, or moves from the first position of either game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The text it was given as.
    pub text: String,
    /// Its moves as written; none for a position.
    written: Vec<String>,
}

/// Why a text is no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no opening: give its moves (1. c3-d4 d6-c5) or a position (W:Wa1:Bh8)")]
pub struct OpeningError {
    /// The text as given.
    pub text: String,
}

impl Opening {
    /// Reads an opening: a FEN, or moves as in a record.
    ///
    /// # Errors
    /// If the text is neither.
    pub fn parse(text: &str) -> Result<Opening, OpeningError> {
        let text = text.trim();
        let written: Vec<String> = parse(text)
            .next()
            .map(|game| {
                game.annotated_moves()
                    .iter()
                    .map(|mv| mv.text.to_owned())
                    .collect()
            })
            .unwrap_or_default();
        let is_fen = fen::parse(text, None).is_ok();
        if written.is_empty() && !is_fen {
            return Err(OpeningError {
                text: text.to_owned(),
            });
        }
        Ok(Opening {
            text: text.to_owned(),
            written: if is_fen { Vec::new() } else { written },
        })
    }

    /// The first position and the moves of the opening on a board; `None` if they are not legal
    /// there (flying openings set men where no move takes them).
    fn line(&self, variant: Variant) -> Option<(Position, Vec<Move>)> {
        if self.written.is_empty() {
            return fen::parse(&self.text, Some(variant))
                .ok()
                .map(|position| (position, Vec::new()));
        }
        let start = Position::start(variant);
        let mut position = start;
        let mut line = Vec::new();
        for text in &self.written {
            let attempt = moves::parse(text)
                .ok()?
                .attempt(variant, Numbering::TopLeft);
            let Ok(Judged::Move(mv)) = judge(&position, &attempt, History::default()) else {
                return None;
            };
            position = play(&position, &mv);
            line.push(mv);
        }
        Some((start, line))
    }
}

/// Reports a game that does not begin with the opening.
pub(super) fn compare(game: &Game<'_>, opening: &Opening, replay: &mut Replay) {
    if replay.status != Status::Checked {
        return;
    }
    let Some(variant) = replay.variant else {
        return;
    };
    let mut wrong = None;
    match opening.line(variant) {
        Some((start, line)) => {
            if replay.start != Some(start) && !line_reaches(&start, &line, replay) {
                wrong = Some((0, opening.text.clone()));
            } else if replay.start == Some(start) {
                let mut position = start;
                for (index, mv) in line.iter().enumerate() {
                    if replay.moves.get(index).map(|(_, played)| played) != Some(mv) {
                        wrong = Some((index, moves::write(&position, mv)));
                        break;
                    }
                    position = play(&position, mv);
                }
            }
        }
        // No legal line: the moves are compared as squares.
        None => {
            let named = |text: &str| super::squares_named(text, variant, Numbering::TopLeft);
            let played: Vec<_> = game.annotated_moves();
            for (index, text) in opening.written.iter().enumerate() {
                let same = played
                    .get(index)
                    .is_some_and(|mv| named(mv.text) == named(text) && !named(text).is_empty());
                if !same {
                    wrong = Some((index, text.clone()));
                    break;
                }
            }
        }
    }
    let Some((index, expected)) = wrong else {
        return;
    };
    let finding = Finding::new(codes::OPENING_DIFFERS)
        .article(Article::new(Book::Ru2011, "3.6.4"))
        .field("opening", opening.text.as_str())
        .field("expected", expected);
    let span = game
        .main_line()
        .filter(|(_, element)| matches!(element.kind, Kind::Move | Kind::Dash))
        .nth(index)
        .map(|(_, element)| element.span());
    let mut finding = match span {
        Some(span) => at(finding, span),
        None => finding,
    };
    finding.place.ply = u32::try_from(index + 1).ok();
    replay.findings.push(finding);
}

/// Whether the record begins in the position that the opening leads to.
fn line_reaches(start: &Position, line: &[Move], replay: &Replay) -> bool {
    let end = line.iter().fold(*start, |position, mv| play(&position, mv));
    replay.start == Some(end)
}
