//! One plain answer struct per command.

pub mod cells;
pub mod crosstable;
mod found;
pub mod standings;
pub mod pairing;

pub use found::Found;
