//! Codes of findings about adjournment (`A…`).

use crate::finding::Code;

/// Every code of this file.
pub const ALL: &[Code] = &[];
