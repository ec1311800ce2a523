//! What the text of a move says in a position.

use crate::board::Square;
use crate::moves::{
    Attempt, Fault, History, Judged, Move, MoveList, Sign, judge_among, quiet_move,
};
use crate::notation::moves::{MoveTextError, Written};
use crate::notation::{moves, square};
use crate::position::Position;

use super::run::Reading;

/// A move of the record as far as it can be told without looking ahead.
pub(super) enum Told {
    /// This one.
    Move(Move),
    /// One of these.
    Several(Written, Vec<Move>),
    /// None: what it breaks.
    Broken(Written, Attempt, Fault),
    /// Not a move at all.
    Unreadable(MoveTextError),
}

/// The quiet move that a text in the usual form (`32-28`, `c3-d4`) is, if it is one and legal.
#[inline]
pub(super) fn quiet(text: &[u8], position: &Position, reading: Reading) -> Option<Move> {
    let (from, sign, to) = ends(text, reading)?;
    match sign {
        Sign::Dash => quiet_move(position, from, to),
        _ => None,
    }
}

/// The move that a text in the usual form (`32-28`, `c3-d4`, `26x17`) is, if exactly one legal move
/// fits it.
#[inline]
pub(super) fn quick(text: &[u8], legal: &MoveList, reading: Reading) -> Option<Move> {
    let (from, sign, to) = ends(text, reading)?;
    let mut fitting = legal.iter().filter(|mv| mv.from == from && mv.to == to);
    let only = fitting.next()?;
    // The same capture can be listed once for every way of making it.
    if fitting.any(|other| other != only) || (sign == Sign::Capture && !only.is_capture()) {
        return None;
    }
    Some(*only)
}

#[inline]
fn ends(text: &[u8], reading: Reading) -> Option<(Square, Sign, Square)> {
    let variant = reading.variant;
    if let [a, b, sign, c, d] = text
        && a.is_ascii_lowercase()
        && c.is_ascii_lowercase()
    {
        let square = |file: &u8, rank: &u8| {
            square::by_file_and_rank(
                variant,
                file.wrapping_sub(b'a'),
                u32::from(rank.wrapping_sub(b'0')),
            )
        };
        return Some((square(a, b)?, sign_of(*sign)?, square(c, d)?));
    }
    let (from, rest) = number(text)?;
    let (sign, rest) = rest.split_first()?;
    let sign = sign_of(*sign)?;
    let (to, rest) = number(rest)?;
    if !rest.is_empty() {
        return None;
    }
    let square = |number| square::by_number(variant, reading.numbering, number);
    Some((square(from)?, sign, square(to)?))
}

#[inline]
fn sign_of(byte: u8) -> Option<Sign> {
    match byte {
        b'-' => Some(Sign::Dash),
        b'x' | b':' => Some(Sign::Capture),
        _ => None,
    }
}

#[inline]
fn number(text: &[u8]) -> Option<(u32, &[u8])> {
    match text {
        [a, b, rest @ ..] if a.is_ascii_digit() && b.is_ascii_digit() => {
            if rest.first().is_some_and(u8::is_ascii_digit) {
                return None;
            }
            Some((u32::from(a - b'0') * 10 + u32::from(b - b'0'), rest))
        }
        [a, rest @ ..] if a.is_ascii_digit() => Some((u32::from(a - b'0'), rest)),
        _ => None,
    }
}

/// What the text of a move says in a position.
pub(super) fn tell(
    text: &str,
    position: &Position,
    legal: &MoveList,
    reading: Reading,
    history: History,
) -> Told {
    if let Some(mv) = quick(text.as_bytes(), legal, reading) {
        return Told::Move(mv);
    }
    let written = match moves::parse(text) {
        Ok(written) => written,
        Err(error) => return Told::Unreadable(error),
    };
    let attempt = written.attempt(reading.variant, reading.numbering);
    match judge_among(position, legal, &attempt, history) {
        Ok(Judged::Move(mv)) => Told::Move(mv),
        Ok(Judged::Ambiguous(candidates)) => Told::Several(written, candidates),
        Err(fault) => Told::Broken(written, attempt, fault),
    }
}
