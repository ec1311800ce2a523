//! Which addends a criterion leaves out.

use crate::exact::Ratio;

use super::sonneborn::contribution;
use super::{Addend, Criterion};

/// The addends that the criterion leaves out, as positions in the list with what they would have
/// contributed; those that are cut one after the other in that order. Nothing for a criterion that
/// cuts nothing.
pub fn cut(criterion: Criterion, addends: &[Addend]) -> Vec<(usize, Ratio)> {
    let value = |at: usize| (at, addends[at].value);
    let mut ascending: Vec<usize> = (0..addends.len()).collect();
    ascending.sort_by_key(|&at| (addends[at].value, at));
    match criterion {
        Criterion::TruncatedSolkoff1 => ascending.first().copied().map(value).into_iter().collect(),
        Criterion::TruncatedSolkoff => ascending.into_iter().map(value).collect(),
        // Of one or two opponents nobody is left.
        Criterion::Solkoff if addends.len() <= 2 => ascending.into_iter().map(value).collect(),
        Criterion::Solkoff => {
            let ends = [ascending.first(), ascending.last()];
            ends.into_iter().flatten().copied().map(value).collect()
        }
        Criterion::BuchholzCut1 => {
            let voluntary = ascending.iter().find(|&&at| addends[at].voluntary);
            let least = voluntary.or(ascending.first());
            least.copied().map(value).into_iter().collect()
        }
        Criterion::SonnebornBergerFideCut1 => {
            let contributed = |at: usize| (at, contribution(&addends[at]));
            let lowest = ascending.first().map(|&at| addends[at].value);
            let all = 0..addends.len();
            let least = all
                .clone()
                .filter(|&at| Some(addends[at].value) == lowest)
                .map(contributed)
                .min_by_key(|(_, value)| *value);
            let voluntary = all
                .filter(|&at| addends[at].voluntary)
                .map(contributed)
                .min_by_key(|(_, value)| *value);
            // The higher of the two (C.07, 16.5.1).
            [least, voluntary]
                .into_iter()
                .flatten()
                .max_by_key(|(_, value)| *value)
                .into_iter()
                .collect()
        }
        _ => Vec::new(),
    }
}
