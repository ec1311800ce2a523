//! The legal moves that come near to what was written.

use crate::board::{Square, Variant};
use crate::moves::{self, Move};
use crate::position::Position;

use super::slip::WrittenSquare;

/// The legal moves that come near to what is written: the same origin, one character's
/// difference, origin and destination interchanged, or the reflection in the main road.
pub(super) fn near(position: &Position, legal: &[Move], written: &[WrittenSquare]) -> Vec<Move> {
    let variant = position.variant();
    let ends = [written.first(), written.last()].map(|square| square.and_then(|s| s.square));
    let text = join(written.iter().map(|square| square.text.clone()));
    let short = join(
        [written.first(), written.last()]
            .into_iter()
            .flatten()
            .map(|square| square.text.clone()),
    );
    legal
        .iter()
        .filter(|mv| {
            let [from, to] = ends;
            let same_origin = from == Some(mv.from);
            let interchanged = from == Some(mv.to) && to == Some(mv.from);
            let reflected = from.is_some_and(|from| reflection(variant, from) == Some(mv.from))
                && to.is_some_and(|to| reflection(variant, to) == Some(mv.to));
            same_origin
                || interchanged
                || reflected
                || one_character(&short, &join([mv.from, mv.to].map(|s| s.name(variant))))
                || moves::paths(position, mv)
                    .iter()
                    .any(|path| one_character(&text, &join(path.iter().map(|s| s.name(variant)))))
        })
        .copied()
        .collect()
}

fn join(squares: impl IntoIterator<Item = String>) -> String {
    squares.into_iter().collect::<Vec<_>>().join("-")
}

/// The square reflected in the main road.
fn reflection(variant: Variant, square: Square) -> Option<Square> {
    let last = variant.width() - 1;
    Square::at(
        variant,
        (last - square.column(variant)) as i8,
        (last - square.row(variant)) as i8,
    )
}

/// Whether two texts differ in one character: one changed, missing or too many.
fn one_character(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let (short, long) = if one.len() <= other.len() {
        (&one, &other)
    } else {
        (&other, &one)
    };
    let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    match long.len() - short.len() {
        0 => same < short.len() && short[same + 1..] == long[same + 1..],
        1 => short[same..] == long[same + 1..],
        _ => false,
    }
}
