//! One plain answer struct per command.

mod adjourn;
pub mod cells;
pub mod clock;
pub mod clock_build;
pub mod crosstable;
mod event;
pub mod explain;
pub mod explained;
mod found;
pub mod pairing;
mod parts;
mod perft;
pub mod standings;
pub mod swiss;
pub mod tied;
pub mod validate;

pub use adjourn::{
    AdjournedGame, CheckReport, Decided, OpenReport, ResumedClocks, SealReport, StatusReport,
};
pub use event::{Board, Changed, Log, LogLine, Notes, Shown, ShownRound, Told, Undone, Unit};
pub use found::Found;
pub use perft::{Perft, PerftMove};
