//! Pairs that must meet (3.17.9): from the regulation and from the arbiter.

use std::collections::BTreeSet;

use crate::event::{Event, Number};
use crate::finding::{Finding, codes::swiss as codes};

use super::{ForcedFault, Impossible, Options, PairError};

/// The pairs asked for in `round`, the regulation's first.
pub fn stated(
    event: &Event,
    round: u32,
    options: &Options,
) -> impl Iterator<Item = (Number, Number)> {
    event
        .regulation
        .forced
        .iter()
        .filter(move |forced| forced.round == round)
        .map(|forced| forced.players)
        .chain(options.forced.iter().copied())
}

/// Refuses forced pairs for `round` in a system that has none.
///
/// # Errors
/// [`PairError::Forced`] with the first of them.
pub fn refuse(
    event: &Event,
    round: u32,
    options: &Options,
    why: ForcedFault,
) -> Result<(), PairError> {
    match stated(event, round, options).next() {
        None => Ok(()),
        Some((white, black)) => Err(PairError::Forced { white, black, why }),
    }
}

/// The forced pairs of the round; each may be made. `there`: whether somebody is to be paired in
/// this round; `bar`: what keeps two of those apart.
///
/// # Errors
/// [`PairError::Forced`] for a pair that names somebody who cannot be in it,
/// [`PairError::Impossible`] for one that a rule keeps apart.
pub fn pairs(
    event: &Event,
    round: u32,
    options: &Options,
    there: impl Fn(Number) -> bool,
    bar: impl Fn(Number, Number) -> Option<Finding>,
) -> Result<Vec<(Number, Number)>, PairError> {
    let units = event.units();
    let mut pairs: Vec<(Number, Number)> = Vec::new();
    let mut named = BTreeSet::new();
    for (white, black) in stated(event, round, options) {
        if pairs.contains(&(white, black)) || pairs.contains(&(black, white)) {
            continue;
        }
        let fail = |why| PairError::Forced { white, black, why };
        if white == black {
            return Err(fail(ForcedFault::Himself));
        }
        for unit in [white, black] {
            if units.binary_search(&unit).is_err() {
                return Err(fail(ForcedFault::Unknown(unit)));
            }
            if !there(unit) {
                return Err(fail(ForcedFault::NotThere(unit)));
            }
            if !named.insert(unit) {
                return Err(fail(ForcedFault::Twice(unit)));
            }
        }
        if let Some(why) = bar(white, black) {
            let mut barred = Finding::new(codes::FORCED_BARRED)
                .field("player", white.0)
                .field("opponent", black.0);
            barred.article = why.article;
            return Err(Impossible {
                round,
                reasons: vec![barred, why],
                could_allow: Vec::new(),
            }
            .into());
        }
        pairs.push((white, black));
    }
    Ok(pairs)
}
