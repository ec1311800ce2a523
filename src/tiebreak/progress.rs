//! FIDE's progressive score (C.07, 7.5) and Koya system (9.2).

use crate::exact::{Points, Ratio};

use super::{Field, Row};

/// The sum of the scores after each round.
pub fn progressive(field: &Field<'_>, row: &Row) -> Ratio {
    sum_of_scores(row, field.rounds(), 1)
}

/// The same without the score after the first round.
pub fn progressive_cut_1(field: &Field<'_>, row: &Row) -> Ratio {
    sum_of_scores(row, field.rounds(), 2)
}

/// The sum of the scores after each of the rounds from `first` on: points of a round stand in the
/// scores after it and after every later one.
fn sum_of_scores(row: &Row, rounds: u32, first: u32) -> Ratio {
    let counted = row.lines.iter().filter(|line| !line.annulled);
    counted
        .map(|line| {
            let scores = (rounds + 1).saturating_sub(line.round.max(first));
            Ratio::from(line.points) * i128::from(scores)
        })
        .sum()
}

/// Everybody's points against those who have at least half of what could be made, by index in the
/// field.
pub fn koya(field: &Field<'_>) -> Vec<Ratio> {
    let strong = has_half(field);
    let against_strong = |row: &Row| {
        let counted = row.lines.iter().filter(|line| !line.annulled);
        let games = counted.filter(|line| line.opponent.is_some_and(|opponent| strong[opponent]));
        Ratio::from(games.map(|line| line.points).sum::<Points>())
    };
    field.rows().iter().map(against_strong).collect()
}

/// Who has at least half of what could be made, by index in the field.
pub(crate) fn has_half(field: &Field<'_>) -> Vec<bool> {
    let win = field.event().regulation.scoring.win.halves();
    let has_half = |row: &Row| {
        let games = row.lines.iter().filter(|line| !line.annulled).count();
        let possible = i32::try_from(games).unwrap_or(i32::MAX).saturating_mul(win);
        2 * row.points.halves() >= possible
    };
    field.rows().iter().map(has_half).collect()
}
