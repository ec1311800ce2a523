//! Codes of findings about moves (`M…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
