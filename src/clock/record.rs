//! What is known of the clocks of one game: readings, events, the result, the end on the board.

use super::{BadReading, Reading, Time};
use crate::board::Colour;
use crate::finding::Article;

/// A moment of the game: during a half-move before the move is on the board, or after it
/// (while the clock is pressed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// The half-move, from 1; one more than were played while the next is thought about.
    pub ply: u32,
    /// Whether its move is on the board.
    pub after: bool,
}

impl Moment {
    /// While half-move `ply` is being thought about.
    pub const fn before(ply: u32) -> Moment {
        Moment { ply, after: false }
    }

    /// Right after the move of half-move `ply`.
    pub const fn after(ply: u32) -> Moment {
        Moment { ply, after: true }
    }

    /// How many half-moves are on the board.
    pub const fn made(self) -> u32 {
        if self.after {
            self.ply
        } else {
            self.ply.saturating_sub(1)
        }
    }
}

/// Who saw a flag fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness {
    /// The arbiter: the fall is established (3.7.9, 004 6.9).
    Arbiter,
    /// The opponent, by a correct claim: the fall is established.
    Opponent,
    /// Nobody who may: a spectator, a log alone. It establishes nothing.
    Nobody,
}

/// Why a player stopped the clocks; the arbiter's words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    /// He had a theoretically won position (3.7.13).
    pub won_position: bool,
    /// He offered a draw (3.19.8).
    pub offered_draw: bool,
    /// It was a misunderstanding (3.7.11).
    pub misunderstanding: bool,
    /// He called the arbiter (004 6.13 b).
    pub called_arbiter: bool,
}

/// A measure against a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// Remark.
    Remark,
    /// Warning.
    Warning,
    /// Reprimand (3.4* only).
    Reprimand,
    /// Loss of the game.
    Loss,
    /// Exclusion from the event.
    Exclusion,
}

impl Measure {
    /// Its name in logs and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Remark => "remark",
            Measure::Warning => "warning",
            Measure::Reprimand => "reprimand",
            Measure::Loss => "loss",
            Measure::Exclusion => "exclusion",
        }
    }

    /// The measure of this name.
    pub fn named(name: &str) -> Option<Measure> {
        [
            Measure::Remark,
            Measure::Warning,
            Measure::Reprimand,
            Measure::Loss,
            Measure::Exclusion,
        ]
        .into_iter()
        .find(|measure| measure.name() == name)
    }
}

/// What happened beside the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A flag is down: that of `side`, or both.
    Flag(Witness),
    /// `side` stopped the clocks.
    Stop(Stop),
    /// The game was to start at this time of day; zero if it was not written down.
    Start(Time),
    /// The adjourned game was to go on at this time of day; zero if it was not written down.
    Resume(Time),
    /// `side` came to the board at this time of day or, without an announced start, so late.
    Arrival(Time),
    /// `side` did not come at all.
    Absent,
    /// The arbiter accepts the reason of `side` (of both) for coming late (3.12.3).
    ValidReason,
    /// The arbiter set the clock of `side` to this time left (3.7.8).
    Correction(Time),
    /// `side` made a wrong move and pressed the clock; mending it took this time, on the clock
    /// of the side named (3.19.3).
    WrongMove {
        /// How long it took, if that was written down.
        time: Option<Time>,
        /// Whose clock ran meanwhile, if that was written down.
        charged: Option<Colour>,
    },
    /// `side` broke a rule; the measure taken, if one was written down (3.19.6, 3.4*).
    Penalty(Option<Measure>),
    /// So many moves are missing on the score sheet of `side` (3.9.2).
    Unrecorded(u32),
    /// Restoring the record took this time (3.9.2; 3.9.4 for both).
    Restored(Time),
    /// The record cannot be restored (3.9.4).
    RecordLost,
}

/// Something that happened beside the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// When.
    pub moment: Moment,
    /// Whom it concerns; `None` for both.
    pub side: Option<Colour>,
    /// What.
    pub what: What,
}

impl Event {
    /// Whether it concerns `side`.
    pub fn concerns(&self, side: Colour) -> bool {
        self.side.is_none_or(|of| of == side)
    }
}

/// How a record says that the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This side won.
    Win(Colour),
    /// A draw.
    Draw,
    /// Both lost (`0-0`).
    LossOfBoth,
}

impl Ending {
    /// The only side that lost.
    pub fn loser(self) -> Option<Colour> {
        match self {
            Ending::Win(winner) => Some(!winner),
            Ending::Draw | Ending::LossOfBoth => None,
        }
    }

    /// As results are written, `2-0` for a win of White.
    pub const fn text(self) -> &'static str {
        match self {
            Ending::Win(Colour::White) => "2-0",
            Ending::Win(Colour::Black) => "0-2",
            Ending::Draw => "1-1",
            Ending::LossOfBoth => "0-0",
        }
    }
}

/// The end of a game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardEnd {
    /// The half-move that made it.
    pub ply: u32,
    /// The winner, by capturing or blocking everything; `None` for a draw by a counter.
    pub winner: Option<Colour>,
    /// The article it rests on.
    pub article: Option<Article>,
}

/// What is known of the clocks of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Who made the first half-move of the record.
    pub first: Colour,
    /// How many half-moves there are.
    pub plies: u32,
    /// The readings, by half-move.
    pub readings: Vec<Reading>,
    /// Clock commands that could not be read.
    pub bad_readings: Vec<BadReading>,
    /// What happened beside the moves, in order.
    pub events: Vec<Event>,
    /// The result; `None` while the game is not over or nothing is said of it.
    pub result: Option<Ending>,
    /// Whether the record's `Termination` is "time forfeit".
    pub time_forfeit: bool,
    /// The end on the board, if there was one.
    pub board_end: Option<BoardEnd>,
    /// The time used by White and by Black as the tags `WhiteTime` and `BlackTime` say.
    pub time_tags: [Option<Time>; 2],
}

impl Default for Record {
    fn default() -> Self {
        Record {
            first: Colour::White,
            plies: 0,
            readings: Vec::new(),
            bad_readings: Vec::new(),
            events: Vec::new(),
            result: None,
            time_forfeit: false,
            board_end: None,
            time_tags: [None; 2],
        }
    }
}

impl Record {
    /// Who makes half-move `ply`.
    pub fn mover(&self, ply: u32) -> Colour {
        if ply % 2 == 1 {
            self.first
        } else {
            !self.first
        }
    }

    /// How many of the first `plies` half-moves are `side`'s.
    pub fn own_moves(&self, side: Colour, plies: u32) -> u32 {
        if side == self.first {
            plies.div_ceil(2)
        } else {
            plies / 2
        }
    }

    /// `side`'s own move `number` (from 1, in the record) as a half-move.
    pub fn ply_of(&self, side: Colour, number: u32) -> u32 {
        let number = number.max(1);
        if side == self.first {
            (number * 2).saturating_sub(1)
        } else {
            number * 2
        }
    }

    /// Whether a `Termination` tag says that a flag fell. Letter case does not matter.
    pub fn is_time_forfeit(termination: &str) -> bool {
        termination.trim().eq_ignore_ascii_case("time forfeit")
    }
}

/// Reads the tags `WhiteTime` and `BlackTime`: `[H]H:MM[:SS]`, also with a point for the colon.
pub fn read_time_tag(text: &str) -> Option<Time> {
    let text = text.trim().replace('.', ":");
    super::time::read_dial(&text)
        .map(|written| written.time)
        .filter(|time| !time.is_negative())
}
