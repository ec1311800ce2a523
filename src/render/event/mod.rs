//! What `event` says.

mod changes;
mod sheet;
mod show;

pub use changes::change;
pub use sheet::{Grid, Sheet, cells};
pub use show::{changed, list, log, outcome, round, shown, undone};
