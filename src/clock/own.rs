//! A player's own moves, each with the readings that speak of his clock.

use super::reading::What;
use super::{Record, Time};
use crate::board::Colour;

/// A reading's value and the unit of its last digit.
pub(super) type Measured = (Time, Time);

/// One of a player's moves and what was read of his clock after it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OwnMove {
    /// The half-move.
    pub ply: u32,
    /// Time left.
    pub remaining: Option<Measured>,
    /// The face of a mechanical clock.
    pub face: Option<Measured>,
    /// Time taken so far.
    pub taken: Option<Measured>,
    /// Time taken for this move.
    pub thought: Option<Measured>,
    /// Two readings of one kind that differ, the earlier first.
    pub twice: Option<(Time, Time)>,
}

impl OwnMove {
    /// Whether nothing at all was read.
    pub fn is_bare(&self) -> bool {
        self.remaining.is_none()
            && self.face.is_none()
            && self.taken.is_none()
            && self.thought.is_none()
    }
}

/// `side`'s moves in order.
pub(super) fn own_moves(record: &Record, side: Colour) -> Vec<OwnMove> {
    let count = record.own_moves(side, record.plies);
    let mut moves: Vec<OwnMove> = (1..=count)
        .map(|number| OwnMove {
            ply: record.ply_of(side, number),
            ..OwnMove::default()
        })
        .collect();
    for reading in &record.readings {
        if reading.ply == 0 || reading.ply > record.plies || record.mover(reading.ply) != side {
            continue;
        }
        let index = record.own_moves(side, reading.ply) as usize;
        let Some(own) = index.checked_sub(1).and_then(|index| moves.get_mut(index)) else {
            continue;
        };
        let (slot, value) = match reading.what {
            What::Remaining(time) => (&mut own.remaining, time),
            What::Face(time) => (&mut own.face, time),
            What::Taken(time) => (&mut own.taken, time),
            What::Thought(time) => (&mut own.thought, time),
            What::Both(shown) => match shown[side.index()] {
                Some(shown) => (&mut own.remaining, shown.time),
                None => continue,
            },
        };
        let before = slot.replace((value, reading.unit));
        if let Some((before, _)) = before.filter(|(before, _)| *before != value) {
            own.twice = Some((before, value));
        }
    }
    moves
}

/// How finely the clocks of a game were read: the last decimal where there are decimals, ten
/// seconds where at least eight readings are all multiples of ten seconds, else a second.
pub(super) fn resolution(record: &Record) -> Time {
    const TEN: Time = Time::from_seconds(10);
    let mut finest: Option<Time> = None;
    let mut count = 0usize;
    let mut all_tens = true;
    for reading in &record.readings {
        let value = match reading.what {
            What::Remaining(time) | What::Face(time) | What::Taken(time) | What::Thought(time) => {
                Some(time)
            }
            What::Both(shown) if reading.ply > 0 => {
                shown[record.mover(reading.ply).index()].map(|shown| shown.time)
            }
            What::Both(_) => None,
        };
        let Some(value) = value else { continue };
        count += 1;
        all_tens &= value.millis() % TEN.millis() == 0;
        finest = Some(finest.map_or(reading.unit, |finest| finest.min(reading.unit)));
    }
    match finest {
        Some(unit) if unit < Time::SECOND => unit,
        Some(unit) if unit > Time::SECOND => unit,
        _ if count >= 8 && all_tens => TEN,
        _ => Time::SECOND,
    }
}
