//! What is wrong with a written move, as a finding.

use crate::board::{Colour, Square, SquareSet, Variant};
use crate::finding::codes::moves as codes;
use crate::finding::{Article, Book, Finding, Place};
use crate::moves::{Fault, FaultKind, Move, play};
use crate::position::{Position, Setup};

use super::moves::Written;
use super::square::listing_key;
use super::{fen, moves};

/// The most moves a finding lists.
const LISTED: usize = 40;

/// The finding for a written move that is not legal in `position`. `text` is the move as written;
/// the place has its position and, for a bad square, the bytes of `text` to blame.
pub fn illegal(position: &Position, text: &str, written: &Written, fault: &Fault) -> Finding {
    let variant = position.variant();
    let name = |square: &Square| square.name(variant);
    let code = match &fault.kind {
        FaultKind::NotASquare(_) => codes::NOT_A_SQUARE,
        FaultKind::EmptySquare(_) | FaultKind::EmptyFile(_) => codes::EMPTY_SQUARE,
        FaultKind::OpponentsPiece(_) => codes::OPPONENTS_PIECE,
        FaultKind::TwoMovesInARow(..) => codes::TWO_MOVES_IN_A_ROW,
        FaultKind::CaptureObligatory(_) => codes::CAPTURE_OBLIGATORY,
        FaultKind::LongerCapture { .. } => codes::LONGER_CAPTURE_OBLIGATORY,
        FaultKind::StoppedShort { .. } => codes::CAPTURE_STOPPED_SHORT,
        FaultKind::PassedOver { .. } => codes::CAPTURE_SQUARE_PASSED_OVER,
        FaultKind::JumpedTwice(_) => codes::PIECE_JUMPED_TWICE,
        FaultKind::OwnPieceJumped { .. } => codes::OWN_PIECE_JUMPED,
        FaultKind::Blocked { .. } => codes::WAY_BLOCKED,
        FaultKind::ManBackwards => codes::MAN_MOVED_BACKWARDS,
        FaultKind::ManTooFar => codes::MAN_MOVED_TOO_FAR,
        FaultKind::NotADiagonal { .. } => codes::NOT_ON_A_DIAGONAL,
        FaultKind::NothingToCapture { .. } => codes::NOTHING_TO_CAPTURE,
        FaultKind::CapturedDiffer { .. } => codes::CAPTURED_SQUARES_DIFFER,
        FaultKind::DashNotForced(_) => codes::DASH_NOT_FORCED,
    };
    let mut finding = Finding::new(code)
        .article(fault.kind.article(variant == Variant::International))
        .at(here(position))
        .field("written", text);
    let mut offered: &[Move] = &fault.nearest;
    let listed: Vec<Move>;
    finding = match &fault.kind {
        FaultKind::NotASquare(index) => {
            let span = written.places.get(*index).map(|place| place.span());
            let square = span
                .and_then(|span| text.get(span.start..span.end))
                .unwrap_or(text);
            finding.place.span = span;
            finding.field("square", square)
        }
        FaultKind::EmptySquare(square) | FaultKind::OpponentsPiece(square) => {
            finding.field("square", name(square))
        }
        FaultKind::EmptyFile(file) => finding.field("square", char::from(b'a' + file).to_string()),
        FaultKind::TwoMovesInARow(square, colour) => finding
            .field("square", name(square))
            .field("side", colour.to_string()),
        FaultKind::CaptureObligatory(captures) => {
            listed = in_listing_order(variant, captures);
            offered = &listed;
            finding
        }
        FaultKind::LongerCapture {
            taken,
            needed,
            captures,
        } => {
            listed = in_listing_order(variant, captures);
            offered = &listed;
            finding.field("taken", *taken).field("needed", *needed)
        }
        FaultKind::StoppedShort {
            at,
            taken,
            captures,
            ..
        } => {
            listed = in_listing_order(variant, captures);
            offered = &listed;
            finding.field("square", name(at)).field("taken", *taken)
        }
        FaultKind::PassedOver { at, captures } => {
            listed = in_listing_order(variant, captures);
            offered = &listed;
            finding.field("square", name(at))
        }
        FaultKind::JumpedTwice(over) => {
            finding.field("square", over.as_ref().map(name).unwrap_or_default())
        }
        FaultKind::OwnPieceJumped { over: at, .. } | FaultKind::Blocked { at, .. } => {
            finding.field("square", name(at))
        }
        FaultKind::ManBackwards | FaultKind::ManTooFar => finding,
        FaultKind::NotADiagonal { from, to, .. } | FaultKind::NothingToCapture { from, to, .. } => {
            finding.field("from", name(from)).field("to", name(to))
        }
        FaultKind::CapturedDiffer { written, captured } => finding
            .field("stated", names(variant, *written))
            .field("captured", names(variant, *captured)),
        FaultKind::DashNotForced(count) => finding.field("count", *count),
    };
    finding.field("legal", texts(position, offered))
}

/// The finding for a written move that can mean several legal moves.
pub fn ambiguous(position: &Position, text: &str, candidates: &[Move]) -> Finding {
    Finding::new(codes::AMBIGUOUS_MOVE)
        .article(notation_article(position.variant()))
        .at(here(position))
        .field("written", text)
        .field("legal", texts(position, candidates))
}

/// The finding for a written move that can mean several legal moves, of which the rest of the game
/// allows only `chosen`.
pub fn settled(position: &Position, text: &str, candidates: &[Move], chosen: &Move) -> Finding {
    Finding::new(codes::AMBIGUITY_SETTLED)
        .article(notation_article(position.variant()))
        .at(here(position))
        .field("written", text)
        .field("chosen", moves::write(position, chosen))
        .field("legal", texts(position, candidates))
}

/// The finding for a quiet move written with the sign of a capture.
pub fn sign_without_capture(position: &Position, text: &str) -> Finding {
    Finding::new(codes::CAPTURE_SIGN_WITHOUT_CAPTURE)
        .article(notation_article(position.variant()))
        .at(here(position))
        .field("written", text)
}

/// What was taken off wrongly, where the arrangement after a legal move is stated (1.10.3): pieces
/// removed after a quiet move, own pieces removed, pieces removed that were not captured, fewer
/// removed than captured. An arrangement with a piece that the move leaves nowhere is another
/// position (an arbiter's correction, say), and nothing is said of it.
pub fn removal(position: &Position, text: &str, mv: &Move, stated: &Setup) -> Vec<Finding> {
    let variant = position.variant();
    let after = play(position, mv);
    let mover = position.to_move();
    let stated_pieces =
        |colour: Colour| stated.men[colour.index()].union(stated.kings[colour.index()]);
    let left = |colour: Colour, before: SquareSet, after: SquareSet| match colour == mover {
        true => after,
        false => after.union(before.intersection(mv.captured)),
    };
    let another = Colour::BOTH.into_iter().any(|colour| {
        let men = left(colour, position.men(colour), after.men(colour));
        let kings = left(colour, position.kings(colour), after.kings(colour));
        let extra_men = stated.men[colour.index()].minus(men);
        let extra_kings = stated.kings[colour.index()].minus(kings);
        !extra_men.is_empty() || !extra_kings.is_empty()
    });
    if another {
        return Vec::new();
    }
    let own = after.pieces(mover).minus(stated_pieces(mover));
    let foe = position.pieces(!mover).minus(stated_pieces(!mover));
    let extra = foe.minus(mv.captured);
    let make = |code| {
        Finding::new(code)
            .article(Article::new(Book::Ru2011, "1.10.3"))
            .at(here(position))
            .field("written", text)
    };
    let mut findings = Vec::new();
    if !own.is_empty() {
        findings.push(make(codes::REMOVED_OWN_PIECES).field("squares", names(variant, own)));
    }
    if !extra.is_empty() {
        let code = if mv.is_capture() {
            codes::REMOVED_NOT_CAPTURED
        } else {
            codes::REMOVED_WITHOUT_REASON
        };
        findings.push(make(code).field("squares", names(variant, extra)));
    }
    let removed = foe.intersection(mv.captured);
    if removed != mv.captured {
        findings.push(
            make(codes::REMOVED_WRONG_NUMBER)
                .field("captured", mv.captured.len())
                .field("removed", removed.len()),
        );
    }
    findings
}

fn here(position: &Position) -> Place {
    Place {
        fen: Some(fen::write(position)),
        ..Place::default()
    }
}

fn notation_article(variant: Variant) -> Article {
    Article::new(
        Book::Ru2011,
        match variant {
            Variant::Russian => "1.6.2",
            Variant::International => "2.4*",
        },
    )
}

fn names(variant: Variant, set: SquareSet) -> Vec<String> {
    set.iter().map(|square| square.name(variant)).collect()
}

/// Captures as one would list them: by the notation's own order of squares.
fn in_listing_order(variant: Variant, captures: &[Move]) -> Vec<Move> {
    let mut list = captures.to_vec();
    let key = |square| listing_key(variant, square);
    list.sort_by_key(|mv| (key(mv.from), key(mv.to), mv.captured));
    list
}

fn texts(position: &Position, list: &[Move]) -> Vec<String> {
    list.iter()
        .take(LISTED)
        .map(|mv| moves::write(position, mv))
        .collect()
}
