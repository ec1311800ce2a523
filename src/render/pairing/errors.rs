//! Why a round could not be paired, with names beside the numbers.

use crate::event::{Event, Number};
use crate::pairing::{ForcedFault, PairError};
use crate::render::{Refusal, Told};

/// The error as a refusal that names the players as well.
pub fn error(event: &Event, error: &PairError) -> Refusal {
    let named = |number: Number| format!("{number} {}", event.unit_name(number));
    match error {
        PairError::TieMissing {
            round,
            white,
            black,
        } => Refusal::new("pair-tie-missing-named")
            .with("round", round)
            .with("white", named(*white))
            .with("black", named(*black)),
        PairError::TieDrawn {
            round,
            white,
            black,
        } => Refusal::new("pair-tie-drawn-named")
            .with("round", round)
            .with("white", named(*white))
            .with("black", named(*black)),
        PairError::ResultMissing {
            round,
            board,
            count,
        } if *count > 1 => Refusal::new("pair-results-missing")
            .with("round", round)
            .with("board", board)
            .with("more", count - 1),
        PairError::Forced { white, black, why } => {
            let why = match why {
                ForcedFault::Twice(number) => {
                    Refusal::new("forced-twice").with("who", named(*number))
                }
                ForcedFault::NotThere(number) => {
                    Refusal::new("forced-not-there").with("who", named(*number))
                }
                why => why.refusal(),
            };
            Refusal::new("pair-forced")
                .with("white", white)
                .with("black", black)
                .because("why", &why)
        }
        error => error.refusal(),
    }
}
