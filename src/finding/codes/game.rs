//! Codes of findings about games, the draw law and irregularities (`G…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
