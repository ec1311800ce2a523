//! Events: regulation, players, rounds, results; the file on disk; TRF and CSV.

mod cards;
pub mod change;
pub mod check;
mod conduct;
pub mod counted;
pub mod csv;
pub mod file;
mod header;
mod layout;
pub mod lots;
pub mod matches;
mod model;
pub mod numbers;
mod patterns;
mod regulation;
mod result;
mod strict;
pub mod text;
pub mod tournament;
pub mod trf;
mod when;

pub use cards::{Card, Cards, Entry, Played};
pub use change::{Change, Refused, Who};
pub use conduct::{Adjourned, LineUp, Opening, OpeningList, Penalty, PenaltyKind, Stage};
pub use file::ReadError;
pub use header::{FORMAT, Format, VERSION, Version};
pub use model::{
    Absence, Bye, ByeKind, Event, Game, LogEntry, Number, Pairing, Player, Round, Team, Withdrawal,
};
pub use numbers::start_numbers;
pub use regulation::{
    Edition, FirstColour, Forbidden, Forced, ParseFirstColourError, ParseSystemError,
    PendingCounts, Regulation, Scoring, System,
};
pub use result::{GameResult, ParseResultError};
