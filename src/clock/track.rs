//! What one player's clock did in a game: time used, time left, falls, contradictions.

use super::Time;
use crate::board::Colour;

/// One of a player's moves on his clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveUse {
    /// The half-move.
    pub ply: u32,
    /// His move's number, moves before the record included.
    pub number: u32,
    /// What it took from his time; `None` where that is not known, or the clock gained.
    pub used: Option<Time>,
    /// How long he thought, where a reading gives it: under a delay more than `used`.
    pub thought: Option<Time>,
    /// The time left after it, as shown or worked out; `None` where nothing was read.
    pub shown: Option<Time>,
}

/// A player's time in one period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodUse {
    /// How many moves were to be made in it; `None` to the end of the game.
    pub moves: Option<u32>,
    /// How many were made.
    pub made: u32,
    /// The time they took; `None` where that is not known.
    pub used: Option<Time>,
    /// Whether the control was met; `None` where the game did not come so far.
    pub met: Option<bool>,
    /// The first of his moves in it.
    pub(super) first: u32,
}

/// A fall that the readings prove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The last own half-move whose reading shows the flag still up; `None` before the first.
    pub good: Option<u32>,
    /// The first own half-move whose reading proves the fall.
    pub ply: u32,
    /// His move's number there.
    pub number: u32,
}

/// Something wrong between readings of one clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The clock shows more than it could.
    Gained {
        /// At which half-move.
        ply: u32,
        /// The most it could show.
        at_most: Time,
        /// What it shows.
        shown: Time,
    },
    /// One move has two readings of one kind that differ; the later one counts.
    Twice {
        /// At which half-move.
        ply: u32,
        /// The earlier reading.
        one: Time,
        /// The later reading.
        other: Time,
    },
    /// Two readings of one move do not fit each other.
    Contradiction {
        /// At which half-move.
        ply: u32,
        /// The time by one of them.
        one: Time,
        /// The time by the other.
        other: Time,
    },
}

/// One player's clock through a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// Whose.
    pub side: Colour,
    /// His moves.
    pub moves: Vec<MoveUse>,
    /// The time given him up to the last reading, corrections included.
    pub given: Option<Time>,
    /// The time used, as of the last reading.
    pub used: Option<Time>,
    /// The time left, as of the last reading.
    pub remaining: Option<Time>,
    /// The half-move of the last reading.
    pub as_of: Option<u32>,
    /// The time on the clock before the record's first move, where that is known.
    pub at_start: Option<Time>,
    /// How long he thought in all, where every move says so.
    pub thought: Option<Time>,
    /// The periods he came to.
    pub periods: Vec<PeriodUse>,
    /// The falls that readings prove, the first of each period.
    pub falls: Vec<Fall>,
    /// What is wrong between his readings.
    pub flaws: Vec<Flaw>,
    /// His half-moves of which nothing was read.
    pub missing: Vec<u32>,
}

impl Track {
    /// His longest thought: the half-move and what it took.
    pub fn longest(&self) -> Option<(u32, Time)> {
        let mut longest: Option<(u32, Time)> = None;
        for played in &self.moves {
            if let Some(used) = played.used
                && longest.is_none_or(|(_, most)| used > most)
            {
                longest = Some((played.ply, used));
            }
        }
        longest
    }

    /// His clock as it stood after half-move `ply`: the time left, and the half-move it was
    /// read at (0: as set at the start).
    pub fn at(&self, ply: u32) -> Option<(Time, u32)> {
        let read = self
            .moves
            .iter()
            .take_while(|played| played.ply <= ply)
            .filter_map(|played| played.shown.map(|shown| (shown, played.ply)))
            .last();
        read.or(self.at_start.map(|time| (time, 0)))
    }

    /// The last own half-move at or before `ply` after which his clock was read.
    pub fn last_read(&self, ply: u32) -> Option<(Time, u32)> {
        self.at(ply).filter(|(_, read_at)| *read_at > 0)
    }

    /// Notes that his flag fell during his move `number`: that control was not met.
    pub fn mark_fall(&mut self, number: u32) {
        if let Some(period) = self
            .periods
            .iter_mut()
            .rev()
            .find(|period| period.first <= number)
        {
            period.met = Some(false);
        }
    }
}
