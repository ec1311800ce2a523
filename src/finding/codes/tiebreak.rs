//! Codes of findings about tie-breaks and standings (`T…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
