//! Leavers of a Swiss: what their opponents count them as (3.15.11).
//!
//! "В оставшихся партиях он набрал бы количество очков, равное среднему результату тех
//! участников, с которыми он находился в одной очковой группе в момент прекращения игры."

use std::collections::BTreeMap;

use crate::exact::{Points, Ratio};

use super::{Field, Row};

/// How a leaver counts for his opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaver {
    /// His index in the field.
    pub index: usize,
    /// k: the last round in which he has a result of any kind.
    pub after_round: u32,
    /// s: his points then.
    pub points: Points,
    /// G: the others of his score group then, as indices; of the nearest lower one where his own
    /// is empty.
    pub group: Vec<usize>,
    /// The points of that group then, where it is not his own.
    pub lower_group: Option<Points>,
    /// What the group made on average afterwards.
    pub mean: Ratio,
    /// c = s + mean.
    pub counted: Ratio,
}

/// All leavers, by index.
pub(super) fn all(field: &Field<'_>) -> Vec<Leaver> {
    let left: Vec<(usize, u32)> = field
        .rows()
        .iter()
        .enumerate()
        .filter_map(|(index, row)| row.left_after.map(|round| (index, round)))
        .filter(|(_, round)| *round < field.rounds())
        .collect();
    // Score groups after each round in which somebody left: one pass over the field per round.
    let mut groups: BTreeMap<u32, BTreeMap<Points, Vec<usize>>> = BTreeMap::new();
    for &(_, round) in &left {
        groups
            .entry(round)
            .or_insert_with(|| score_groups(field, round));
    }
    left.into_iter()
        .map(|(index, round)| one(field, index, round, &groups[&round]))
        .collect()
}

/// Everybody who had not left by then, by points after `round`.
fn score_groups(field: &Field<'_>, round: u32) -> BTreeMap<Points, Vec<usize>> {
    let mut groups: BTreeMap<Points, Vec<usize>> = BTreeMap::new();
    for (index, row) in field.rows().iter().enumerate() {
        // Who leaves later counts with what he really made; who had left by then is no measure.
        if row.left_after.is_none_or(|left| left > round) {
            groups
                .entry(points_after(row, round))
                .or_default()
                .push(index);
        }
    }
    groups
}

fn points_after(row: &Row, round: u32) -> Points {
    row.lines
        .iter()
        .filter(|line| line.round <= round)
        .map(|line| line.points)
        .sum()
}

fn one(
    field: &Field<'_>,
    index: usize,
    round: u32,
    groups: &BTreeMap<Points, Vec<usize>>,
) -> Leaver {
    let rows = field.rows();
    let points = points_after(&rows[index], round);
    let nearest = groups.range(..=points).next_back();
    let (lower_group, group) = match nearest {
        None => (None, Vec::new()),
        Some((at, group)) => ((*at != points).then_some(*at), group.clone()),
    };
    let made: Points = group
        .iter()
        .map(|&other| rows[other].points - points_after(&rows[other], round))
        .sum();
    let size = i128::try_from(group.len()).unwrap_or(1);
    let mean = Ratio::from(made).divided_by(size);
    Leaver {
        index,
        after_round: round,
        points,
        group,
        lower_group,
        mean,
        counted: Ratio::from(points) + mean,
    }
}
