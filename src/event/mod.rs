//! Events: regulation, players, rounds, results; the file on disk; TRF and CSV.

mod cards;
mod model;
mod regulation;
mod result;

pub use cards::{Card, Cards, Entry, Played};
pub use model::{
    Absence, Bye, ByeKind, Event, Game, LogEntry, Number, Pairing, Player, Round, Team, Withdrawal,
};
pub use regulation::{
    Edition, FirstColour, Forbidden, Forced, PendingCounts, Regulation, Scoring, System,
};
pub use result::{GameResult, ParseResultError};
