//! Words of the codes in `finding::codes::game`.

use super::Words;

/// One entry per code.
pub(super) const WORDS: &[Words] = &[];
