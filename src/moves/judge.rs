//! Judging a written move: the legal move it is, or what it breaks.

use crate::board::{Square, Variant};
use crate::position::Position;

use super::attempt::{Attempt, History, Point};
use super::diagnose::{captured_differ, diagnose};
use super::fault::{Fault, FaultKind};
use super::legal_moves;
use super::list::{Move, MoveList};
use super::path::{stepped, ways};

/// What a written move is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Exactly one legal move.
    Move(Move),
    /// Several legal moves, because the text does not say which pieces are taken (or, in short
    /// notation, which piece moves). In ascending order.
    Ambiguous(Vec<Move>),
}

/// The legal move that `attempt` is in `position`.
///
/// A text that names the ends of a capture stands for every capture between them; if they all
/// take the same pieces they are one move. Squares in between narrow the choice: they may be
/// turning points or any squares on the way, even those of the pieces taken, and a text that names
/// exactly the turning points of one capture means that one. A text that fits none in this way
/// may give the two ends and then the pieces taken (`32x23x28`), as draughts engines write.
///
/// # Errors
/// [`Fault`]: the first thing it breaks, in the order of [`FaultKind`].
pub fn judge(position: &Position, attempt: &Attempt, history: History) -> Result<Judged, Fault> {
    judge_among(position, &legal_moves(position), attempt, history)
}

/// As [`judge`], for a caller that has the legal moves of `position` already.
///
/// # Errors
/// As [`judge`].
pub fn judge_among(
    position: &Position,
    legal: &MoveList,
    attempt: &Attempt,
    history: History,
) -> Result<Judged, Fault> {
    if let Some(judged) = matching(position, legal, attempt) {
        return Ok(judged);
    }
    if let Some(listed) = attempt.with_captures_listed(position) {
        match matching(position, legal, &listed) {
            Some(judged) => return Ok(judged),
            None => {
                let kind = captured_differ(position, legal, &listed);
                if let Some(kind) = kind {
                    let nearest = nearest(position.variant(), legal, &listed);
                    return Err(Fault { kind, nearest });
                }
            }
        }
    }
    let kind = diagnose(position, legal, attempt, history);
    let nearest = match kind {
        FaultKind::DashNotForced(_) => Vec::new(),
        _ => nearest(position.variant(), legal, attempt),
    };
    Err(Fault { kind, nearest })
}

/// The legal moves that `attempt` can mean, if there is any.
pub(super) fn matching(position: &Position, legal: &MoveList, attempt: &Attempt) -> Option<Judged> {
    if attempt.is_dash() {
        return match &legal[..] {
            [only] if only.is_capture() => Some(Judged::Move(*only)),
            _ => None,
        };
    }
    let variant = position.variant();
    let target = attempt.target()?;
    if attempt.points.contains(&Point::Nowhere) || attempt.points.len() < 2 {
        return None;
    }
    let mut candidates = legal.iter().filter(|mv| {
        mv.to == target
            && attempt.starts_on(mv.from, mv.from.column(variant))
            && attempt.captured.is_none_or(|set| set == mv.captured)
    });
    let first = *candidates.next()?;
    if attempt.points.len() == 2 {
        let mut all: Vec<Move> = Vec::new();
        for other in candidates {
            if all.is_empty() {
                all.push(first);
            }
            all.push(*other);
        }
        return Some(one_or_more(first, all));
    }
    // Squares in between: those on the way, and better still exactly the turning points, exactly
    // all squares touched or those jumped as well; each of these decides which pieces are taken.
    let mut on_the_way = Vec::new();
    let mut exact = Vec::new();
    for mv in std::iter::once(&first).chain(candidates) {
        let mut fit = false;
        let turns = ways(position, mv, |way| {
            let steps = stepped(variant, way.turns);
            fit |= in_order(&steps[1..], attempt.between());
            let inner = |squares: &[Square]| {
                squares[1..squares.len() - 1]
                    .iter()
                    .copied()
                    .eq(attempt.between())
            };
            inner(way.turns) || inner(way.squares) || inner(&steps)
        });
        if turns {
            exact.push(*mv);
        }
        if fit || turns {
            on_the_way.push(*mv);
        }
    }
    if exact.len() == 1 {
        return Some(Judged::Move(exact[0]));
    }
    let first = *on_the_way.first()?;
    Some(one_or_more(first, on_the_way))
}

fn one_or_more(first: Move, all: Vec<Move>) -> Judged {
    if all.len() > 1 {
        Judged::Ambiguous(all)
    } else {
        Judged::Move(first)
    }
}

/// Whether `wanted` comes in `squares` in its own order, perhaps with others between.
pub(super) fn in_order(squares: &[Square], wanted: impl Iterator<Item = Square>) -> bool {
    let mut rest = squares.iter();
    let mut wanted = wanted;
    wanted.all(|square| rest.any(|passed| *passed == square))
}

/// The legal moves nearest to what was written: by how far their ends are from the ends written.
fn nearest(variant: Variant, legal: &MoveList, attempt: &Attempt) -> Vec<Move> {
    let first = attempt.points.first().copied();
    let last = attempt.points.last().copied();
    let mut ranked: Vec<(u32, Move)> = legal
        .iter()
        .map(|mv| {
            let from = distance(variant, first, mv.from);
            let to = distance(variant, last, mv.to);
            // One end right is nearer than both a little wrong.
            let both = u32::from(from > 0) * u32::from(to > 0) * 8;
            (from + to + both, *mv)
        })
        .collect();
    ranked.sort();
    ranked.into_iter().take(3).map(|(_, mv)| mv).collect()
}

fn distance(variant: Variant, point: Option<Point>, square: Square) -> u32 {
    match point {
        Some(Point::Square(other)) => {
            let rows = other.row(variant).abs_diff(square.row(variant));
            let columns = other.column(variant).abs_diff(square.column(variant));
            u32::from(rows.max(columns))
        }
        Some(Point::File(file)) => u32::from(file.abs_diff(square.column(variant))),
        _ => 10,
    }
}
