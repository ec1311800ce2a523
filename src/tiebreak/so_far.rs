//! Coefficients so far, by which two Swiss systems classify players (3.17.6, 3.17.7).

use std::collections::BTreeMap;

use crate::event::{Event, Number};
use crate::exact::Ratio;

use super::{Field, Sheet, buchholz};
use crate::event::Edition;

/// Which coefficient so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Running {
    /// Truncated Solkoff so far: all opponents but the worst (3.17.6.2).
    TruncatedSolkoff,
    /// Buchholz so far (3.17.7.6).
    Buchholz,
}

/// Everybody's coefficient so far, after `rounds` rounds, with virtual opponents by the values
/// so far (3.15.11). Takes time proportional to the number of games.
pub fn so_far(event: &Event, rounds: u32, which: Running) -> BTreeMap<Number, Ratio> {
    let field = Field::new(event, rounds);
    let sheet = Sheet::new(&field, Edition::Seed);
    field
        .rows()
        .iter()
        .zip(&sheet.addends)
        .map(|(row, addends)| {
            let value = match which {
                Running::TruncatedSolkoff => buchholz::truncated(addends, 1),
                Running::Buchholz => buchholz::buchholz(addends),
            };
            (row.unit, value)
        })
        .collect()
}
