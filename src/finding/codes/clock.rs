//! Codes of findings about clocks (`C…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
