//! FIDE's progressive score (C.07, 7.5) and Koya system (9.2).

use crate::exact::{Points, Ratio};

use super::{Field, Row};

/// The sum of the scores after each round.
pub fn progressive(field: &Field<'_>, row: &Row) -> Ratio {
    (1..=field.rounds()).map(|round| after(row, round)).sum()
}

/// The same without the score after the first round.
pub fn progressive_cut_1(field: &Field<'_>, row: &Row) -> Ratio {
    (2..=field.rounds()).map(|round| after(row, round)).sum()
}

fn after(row: &Row, round: u32) -> Ratio {
    let points: Points = row
        .lines
        .iter()
        .filter(|line| line.round <= round && !line.annulled)
        .map(|line| line.points)
        .sum();
    Ratio::from(points)
}

/// The points made against those who have at least half of what could be made.
pub fn koya(field: &Field<'_>, row: &Row) -> Ratio {
    let win = field.event().regulation.scoring.win.halves();
    let possible = |other: &Row| {
        let games = other.lines.iter().filter(|line| !line.annulled).count();
        i32::try_from(games).unwrap_or(i32::MAX).saturating_mul(win)
    };
    let points: Points = row
        .lines
        .iter()
        .filter(|line| !line.annulled)
        .filter(|line| {
            line.opponent.is_some_and(|opponent| {
                let other = &field.rows()[opponent];
                2 * other.points.halves() >= possible(other)
            })
        })
        .map(|line| line.points)
        .sum();
    Ratio::from(points)
}
