//! Drawn openings: whether a game begins with the one that the lot gave (3.6.4, 3.8.1, 3.18*).

use crate::board::Variant;
use crate::finding::codes::notation as codes;
use crate::finding::{Article, Book, Finding};
use crate::moves::{History, Judged, Move, judge, play};
use crate::notation::pdn::{Game, Kind, parse};
use crate::notation::{Numbering, fen, moves};
use crate::position::Position;

use super::drawn::{DrawnOpening, drawn_for};
use super::{Replay, Status, at};

/// An opening: a position, or moves from the first position of either game or from a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What it is told by: its name in a list, else its text.
    pub name: String,
    /// The position it begins with, where that is not the first position of the game.
    start: Option<String>,
    /// Its moves as written; none for a position.
    written: Vec<String>,
}

/// What the games of an input must begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Openings {
    /// Every game with this one.
    One(Opening),
    /// Every game with one of these; the games of a micro-match with the same one.
    List(Vec<Opening>),
    /// Every game with the one that was drawn for its round and board.
    Drawn {
        /// What was drawn.
        openings: Vec<DrawnOpening>,
        /// Whether the round is settled, whatever the record says.
        round_known: bool,
    },
}

impl From<Opening> for Openings {
    fn from(opening: Opening) -> Self {
        Openings::One(opening)
    }
}

/// Why a text is no opening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is no opening: give its moves (1. c3-d4 d6-c5), a position (W:Wa1:Bh8) or a file"
)]
pub struct OpeningError {
    /// The text as given.
    pub text: String,
}

impl Opening {
    /// Reads an opening: a FEN, moves as in a record, or a FEN and the moves from there.
    ///
    /// # Errors
    /// If the text is neither.
    pub fn parse(text: &str) -> Result<Opening, OpeningError> {
        let text = text.trim();
        let named = |start: Option<&str>, written| Opening {
            name: text.to_owned(),
            start: start.map(str::to_owned),
            written,
        };
        if fen::parse(text, None).is_ok() {
            return Ok(named(Some(text), Vec::new()));
        }
        // A position and moves: what stands before their first number.
        let split = text
            .char_indices()
            .filter(|(_, c)| c.is_whitespace())
            .map(|(place, _)| text.split_at(place))
            .find(|(start, rest)| begins_with_number(rest) && fen::parse(start, None).is_ok());
        if let Some((start, rest)) = split {
            let written = written(rest);
            if !written.is_empty() {
                return Ok(named(Some(start), written));
            }
        }
        let start = parse(text)
            .next()
            .and_then(|game| game.set_up_tag().map(|tag| tag.value().trim().to_owned()))
            .filter(|fen| !fen.is_empty());
        let written = written(text);
        if written.is_empty() && start.is_none() {
            return Err(OpeningError {
                text: text.to_owned(),
            });
        }
        Ok(named(start.as_deref(), written))
    }

    /// The same opening under this name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Opening {
        name.clone_into(&mut self.name);
        self
    }

    /// The positions and the moves of the opening on a board; `None` if they are not legal there
    /// (flying openings set men where no move takes them).
    fn line(&self, variant: Variant) -> Option<(Vec<Position>, Vec<Move>)> {
        let mut position = match &self.start {
            Some(start) => fen::parse(start, Some(variant)).ok()?,
            None => Position::start(variant),
        };
        let mut positions = vec![position];
        let mut line = Vec::new();
        for text in &self.written {
            let attempt = moves::parse(text)
                .ok()?
                .attempt(variant, Numbering::TopLeft);
            let Ok(Judged::Move(mv)) = judge(&position, &attempt, History::default()) else {
                return None;
            };
            position = play(&position, &mv);
            positions.push(position);
            line.push(mv);
        }
        Some((positions, line))
    }

    /// Whether the opening can be put on the board of this game: its position is one, and its moves
    /// are legal, or set a man of the side to move on an empty square (a flying opening; what
    /// follows that cannot be judged).
    pub fn can_be_set_up(&self, variant: Variant) -> bool {
        if self.line(variant).is_some() {
            return true;
        }
        let mut position = match &self.start {
            Some(start) => match fen::parse(start, Some(variant)) {
                Ok(position) => position,
                Err(_) => return false,
            },
            None => Position::start(variant),
        };
        for text in &self.written {
            let Ok(parsed) = moves::parse(text) else {
                return false;
            };
            let attempt = parsed.attempt(variant, Numbering::TopLeft);
            if let Ok(Judged::Move(mv)) = judge(&position, &attempt, History::default()) {
                position = play(&position, &mv);
                continue;
            }
            let squares = super::squares_named(text, variant, Numbering::TopLeft);
            return matches!(squares.as_slice(), [from, to]
                if position.pieces(position.to_move()).contains(*from)
                    && position.piece_at(*to).is_none());
        }
        true
    }

    /// Where the game leaves the opening: the half-move, from 0, and what the opening has there.
    /// `None` if the game begins with it.
    fn left_at(
        &self,
        game: &Game<'_>,
        variant: Variant,
        replay: &Replay,
    ) -> Option<(usize, String)> {
        let Some((positions, line)) = self.line(variant) else {
            return self.left_by_squares(game, variant);
        };
        // A record may begin anywhere in the opening: many give the position that was drawn.
        let Some(begin) = positions
            .iter()
            .position(|position| replay.start == Some(*position))
        else {
            return Some((0, "opening-position".to_owned()));
        };
        let rest = line.iter().zip(&positions).skip(begin);
        for (index, (mv, position)) in rest.enumerate() {
            if replay.moves.get(index).map(|(_, played)| played) != Some(mv) {
                return Some((index, moves::write(position, mv)));
            }
        }
        None
    }

    /// As [`Opening::left_at`] for a line that is not legal: the moves are compared as squares.
    fn left_by_squares(&self, game: &Game<'_>, variant: Variant) -> Option<(usize, String)> {
        let named = |text: &str| super::squares_named(text, variant, Numbering::TopLeft);
        let played = game.annotated_moves();
        self.written.iter().enumerate().find_map(|(index, text)| {
            let same = played
                .get(index)
                .is_some_and(|mv| named(mv.text) == named(text) && !named(text).is_empty());
            (!same).then(|| (index, text.clone()))
        })
    }
}

/// Whether a move number comes first: digits and a stop.
fn begins_with_number(text: &str) -> bool {
    let text = text.trim_start();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len() && rest.starts_with('.')
}

/// The moves of a text as written.
fn written(text: &str) -> Vec<String> {
    let Some(game) = parse(text).next() else {
        return Vec::new();
    };
    game.annotated_moves()
        .iter()
        .map(|mv| mv.text.to_owned())
        .collect()
}

/// Reports a game that does not begin with the opening asked for, or for which none is known.
pub(super) fn compare(game: &Game<'_>, openings: &Openings, replay: &mut Replay) {
    if replay.status != Status::Checked {
        return;
    }
    let Some(variant) = replay.variant else {
        return;
    };
    let wanted = match openings {
        Openings::One(opening) => opening,
        Openings::List(list) => {
            // Of several that fit the longest was drawn.
            let fitting = list
                .iter()
                .enumerate()
                .filter(|(_, opening)| opening.left_at(game, variant, replay).is_none())
                .max_by_key(|(_, opening)| opening.written.len());
            match (fitting, list.first()) {
                (Some((index, _)), _) => {
                    replay.opening = Some(index);
                    return;
                }
                (None, Some(only)) if list.len() == 1 => only,
                (None, _) => {
                    let names: Vec<&str> = list.iter().map(|one| one.name.as_str()).collect();
                    let finding = Finding::new(codes::OPENING_NOT_LISTED)
                        .article(article())
                        .field("openings", names.join("; "));
                    replay.findings.push(finding);
                    return;
                }
            }
        }
        Openings::Drawn {
            openings,
            round_known,
        } => match drawn_for(game, openings, *round_known) {
            Some(opening) => opening,
            None => {
                let finding = Finding::new(codes::OPENING_UNKNOWN).article(article());
                replay.findings.push(finding);
                return;
            }
        },
    };
    if let Some((index, expected)) = wanted.left_at(game, variant, replay) {
        let finding = differs(game, wanted, index, expected);
        replay.findings.push(finding);
    }
}

fn article() -> Article {
    Article::new(Book::Ru2011, "3.6.4")
}

fn differs(game: &Game<'_>, opening: &Opening, index: usize, expected: String) -> Finding {
    let finding = Finding::new(codes::OPENING_DIFFERS)
        .article(article())
        .field("opening", opening.name.as_str())
        .field("instead", expected);
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
    finding
}
