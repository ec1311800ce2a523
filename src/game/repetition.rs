//! How often a position stands. Men only go forward and captured pieces stay away, so a position
//! can return only within a row of quiet moves by kings; all else is forgotten.

use std::collections::BTreeMap;

use crate::board::Colour;
use crate::position::Position;

/// What can differ between two positions of one row of quiet king moves.
type Key = (u64, u64, Colour);

fn key(position: &Position) -> Key {
    (
        position.kings(Colour::White).0,
        position.kings(Colour::Black).0,
        position.to_move(),
    )
}

/// The positions that can still return, with the number of times each has stood.
#[derive(Clone, Debug)]
pub(super) struct Repetition {
    /// The position after the last move that cannot be undone; entered when it is followed by one
    /// that can, so that openings cost nothing.
    anchor: Key,
    times: BTreeMap<Key, u32>,
}

impl Repetition {
    pub(super) fn new(start: &Position) -> Repetition {
        Repetition {
            anchor: key(start),
            times: BTreeMap::new(),
        }
    }

    /// Enters the position reached by a move; gives the times it has now stood.
    pub(super) fn step(&mut self, reversible: bool, after: &Position) -> u32 {
        if !reversible {
            self.restart(after);
            return 1;
        }
        if self.times.is_empty() {
            self.times.insert(self.anchor, 1);
        }
        let times = self.times.entry(key(after)).or_insert(0);
        *times += 1;
        *times
    }

    /// Forgets everything before this position.
    pub(super) fn restart(&mut self, position: &Position) {
        self.anchor = key(position);
        self.times.clear();
    }
}
