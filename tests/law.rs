//! The draw law: every row, every reading, claims and irregularities.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
