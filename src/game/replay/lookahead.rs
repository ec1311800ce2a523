//! Which of several moves the rest of a record allows.
//!
//! All choices are followed at once, position by position; positions that meet again are followed
//! once. The work grows with the length of the record, never with the number of choices in it.

use crate::moves::{History, Move, legal_moves, play};
use crate::notation::pdn::{Game, Kind};
use crate::position::Position;

use super::run::Reading;
use super::tell::{Told, tell};

/// The rest of a record.
pub(super) struct Rest<'r, 'a> {
    pub(super) game: &'r Game<'a>,
    pub(super) reading: Reading,
    /// The first element of the rest.
    pub(super) after: usize,
}

/// The most positions that are followed side by side.
const WIDEST: usize = 256;

/// A position that some of the choices lead to: bit *i* stands for choice *i*.
struct Line {
    position: Position,
    choices: u64,
}

/// The choice under which the rest of the record is legal, if it is only one. Where none makes it
/// legal to the end, the one that alone leads farthest.
pub(super) fn settle(
    rest: &Rest<'_, '_>,
    position: &Position,
    candidates: &[Move],
) -> Option<Move> {
    if candidates.len() > 64 {
        return None;
    }
    let mut lines: Vec<Line> = candidates
        .iter()
        .enumerate()
        .map(|(i, mv)| Line {
            position: play(position, mv),
            choices: 1 << i,
        })
        .collect();
    let mut index = rest.after;
    while let Some(element) = rest.game.elements.get(index) {
        index += 1;
        match element.kind {
            Kind::Open { close } => index = close as usize + 1,
            Kind::Setup => break,
            Kind::Move | Kind::Dash => {
                let text = rest.game.text_of(element);
                let next = advance(&lines, text, rest.reading);
                if next.is_empty() {
                    break;
                }
                if next.len() > WIDEST {
                    return None;
                }
                lines = next;
                // One choice is left: the rest can be read as usual.
                if one(&lines).is_some() {
                    break;
                }
            }
            _ => {}
        }
    }
    one(&lines).and_then(|i| candidates.get(i)).copied()
}

/// The only choice of all lines, if there is one.
fn one(lines: &[Line]) -> Option<usize> {
    let all = lines.iter().fold(0_u64, |all, line| all | line.choices);
    (all.count_ones() == 1).then(|| all.trailing_zeros() as usize)
}

fn advance(lines: &[Line], text: &str, reading: Reading) -> Vec<Line> {
    let mut next: Vec<Line> = Vec::new();
    for line in lines {
        let legal = legal_moves(&line.position);
        let moves = match tell(text, &line.position, &legal, reading, History::default()) {
            Told::Move(mv) => vec![mv],
            Told::Several(_, several) => several,
            Told::Broken(..) | Told::Unreadable(_) => continue,
        };
        for mv in moves {
            let position = play(&line.position, &mv);
            match next.iter_mut().find(|known| known.position == position) {
                Some(known) => known.choices |= line.choices,
                None => next.push(Line {
                    position,
                    choices: line.choices,
                }),
            }
            if next.len() > WIDEST {
                return next;
            }
        }
    }
    next
}
