//! The first position of a record, and positions that it sets up on the way.

use crate::finding::codes::notation as codes;
use crate::finding::{Finding, Span};
use crate::notation::fen::{self, FenError, FenErrorKind};
use crate::notation::pdn::Game;
use crate::position::{Position, SetupFault};

use super::run::Reading;
use super::{Replay, at};

/// The first position of a record without moves, where it can be told.
pub(super) fn start_only(game: &Game<'_>, replay: &mut Replay) {
    let Some(tag) = game.set_up_tag() else {
        replay.start = replay.variant.map(Position::start);
        replay.end = replay.start;
        return;
    };
    let value = tag.value();
    match fen::parse(&value, replay.variant) {
        Ok(position) => {
            replay.variant = Some(position.variant());
            replay.start = Some(position);
            replay.end = Some(position);
        }
        Err(error) => replay
            .findings
            .push(bad_fen(game, &value, tag.span, &error)),
    }
}

pub(super) fn first_position(game: &Game<'_>, reading: Reading) -> Result<Position, Box<Finding>> {
    let Some(tag) = game.set_up_tag() else {
        return Ok(Position::start(reading.variant));
    };
    let value = tag.value();
    if value.trim().is_empty() {
        return Ok(Position::start(reading.variant));
    }
    parse_fen(&value, reading).map_err(|error| Box::new(bad_fen(game, &value, tag.span, &error)))
}

pub(super) fn parse_fen(text: &str, reading: Reading) -> Result<Position, FenError> {
    fen::parse_as(
        text,
        fen::Reading {
            variant: Some(reading.variant),
            numbering: reading.numbering,
        },
    )
}

/// The finding for a position that cannot be read; `span` is where the record has it. The part to
/// blame is pointed at where it can be told.
pub(super) fn bad_fen(game: &Game<'_>, text: &str, span: Span, error: &FenError) -> Finding {
    let part = error.span;
    let inside = game
        .slice(span)
        .find(text)
        .map(|begin| span.start + begin)
        .filter(|_| part.start < part.end && part.end - part.start < text.len())
        .map(|begin| Span::new(begin + part.start, begin + part.end));
    let finding = Finding::new(codes::BAD_FEN)
        .field("fen", text)
        .field("why", unplaceable(error.kind));
    let finding = match (error.kind, inside) {
        // The piece as written names its square.
        (FenErrorKind::Setup(SetupFault::Overlap(_)), Some(inside)) => {
            finding.field("square", game.slice(inside))
        }
        _ => finding,
    };
    at(finding, inside.unwrap_or(span))
}

const fn unplaceable(kind: FenErrorKind) -> &'static str {
    match kind {
        FenErrorKind::Empty => "fen-empty",
        FenErrorKind::Incomplete => "fen-incomplete",
        FenErrorKind::Unexpected(_) => "unexpected-character",
        FenErrorKind::NoSuchSquare | FenErrorKind::Setup(SetupFault::OffBoard) => "no-such-square",
        FenErrorKind::BadRange => "bad-range",
        FenErrorKind::SideTwice => "side-twice",
        FenErrorKind::Setup(SetupFault::Overlap(_)) => "overlap",
        FenErrorKind::Setup(SetupFault::ManOnLastRow(_)) => "man-on-last-row",
    }
}
