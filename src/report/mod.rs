//! One plain answer struct per command.

pub mod cells;
pub mod crosstable;
pub mod explained;
mod found;
pub mod pairing;
pub mod standings;
pub mod swiss;

pub use found::Found;
