//! One plain answer struct per command.

mod found;

pub use found::Found;
