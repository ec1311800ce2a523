//! What would follow if two were paired.

use crate::event::{Event, Number};
use crate::finding::codes::swiss as codes;

use super::{Draft, Impossible, Options, PairError};

/// What would follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhatIf {
    /// The pair is legal, and this is the round with it.
    Round(Box<Draft>),
    /// A rule keeps the two apart.
    Barred(Box<Impossible>),
    /// The pair itself is legal, but the rest could not be completely paired.
    Rest(Box<Impossible>),
}

/// Pairs `round` with these two put together.
///
/// # Errors
/// As [`super::pair`], apart from the two ways in which the pair turns out impossible.
pub fn what_if(
    event: &Event,
    round: u32,
    pair: (Number, Number),
    options: &Options,
) -> Result<WhatIf, PairError> {
    let mut options = options.clone();
    options.forced.push(pair);
    match super::pair(event, round, &options) {
        Ok(draft) => Ok(WhatIf::Round(Box::new(draft))),
        Err(PairError::Impossible(impossible)) => {
            let barred = impossible
                .reasons
                .iter()
                .any(|reason| reason.code == codes::FORCED_BARRED);
            Ok(if barred {
                WhatIf::Barred(impossible)
            } else {
                WhatIf::Rest(impossible)
            })
        }
        Err(error) => Err(error),
    }
}
