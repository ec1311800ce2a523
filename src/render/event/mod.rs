//! What `event` says.

mod changes;

pub use changes::change;
