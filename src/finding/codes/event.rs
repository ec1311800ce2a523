//! Codes of findings about events and their files (`E…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
