//! One plain answer struct per command.
