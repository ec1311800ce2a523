//! Codes of findings about pairings (`P…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
