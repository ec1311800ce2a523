//! The sum of the opponents' Solkoff (FMJD's lists).

use crate::exact::Ratio;

use super::{Addend, Sheet, Source, buchholz};

/// Everybody's sum of the opponents' Solkoff, by index in the field. Virtual opponents have met
/// nobody and contribute 0.
pub fn all(sheet: &Sheet) -> Vec<Ratio> {
    let solkoff: Vec<Ratio> = sheet
        .addends
        .iter()
        .map(|addends| buchholz::solkoff(addends))
        .collect();
    let one = |addend: &Addend| match addend.source {
        Source::Opponent(opponent) => solkoff[opponent],
        Source::Least | Source::Dummy => Ratio::ZERO,
    };
    sheet
        .addends
        .iter()
        .map(|addends| addends.iter().map(one).sum())
        .collect()
}
