//! One plain answer struct per command.

pub mod cells;
pub mod crosstable;
mod found;
pub mod pairing;
pub mod standings;

pub use found::Found;
