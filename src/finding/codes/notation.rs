//! Codes of findings about notation and game files (`N…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
