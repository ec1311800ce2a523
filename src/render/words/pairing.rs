//! Words of the codes in `finding::codes::pairing`.

use super::Words;

/// One entry per code.
pub(super) const WORDS: &[Words] = &[];
