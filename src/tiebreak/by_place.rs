//! "Лучшему результату во встречах с другими участниками в порядке занятых мест" (3.15.3).

use std::collections::BTreeMap;

use crate::event::System;
use crate::exact::{Points, Ratio};

use super::Field;

/// Who stands where after all criteria applied before, by index in the field.
///
/// Places are numbers that only sort, the first place first; those who share a place have the same.
#[derive(Debug)]
pub struct Places {
    of: Vec<Option<usize>>,
    /// How many stand on each place: counted once for all the groups that are tied.
    sizes: BTreeMap<usize, usize>,
}

impl Places {
    /// Everybody's place (`None`: out of the table), by index in the field.
    #[must_use]
    pub fn new(of: Vec<Option<usize>>) -> Places {
        let mut sizes = BTreeMap::new();
        for &place in of.iter().flatten() {
            *sizes.entry(place).or_default() += 1;
        }
        Places { of, sizes }
    }

    fn of(&self, index: usize) -> Option<usize> {
        self.of.get(index).copied().flatten()
    }

    fn size(&self, place: usize) -> usize {
        self.sizes.get(&place).copied().unwrap_or_default()
    }
}

/// What each of the tied made against 1st place, 2nd place, … outside the group, in turn.
///
/// Those who share a place are summed as one. Where not everybody meets everybody, a place counts
/// only if all the tied have met all of it.
pub fn best_by_place(field: &Field<'_>, group: &[usize], standing: &Places) -> Vec<Vec<Ratio>> {
    let own = group.first().and_then(|&index| standing.of(index));
    // Per member: place → (points, how many different members of that place he has met).
    let scores: Vec<BTreeMap<usize, (Points, usize)>> = group
        .iter()
        .map(|&index| against_places(field, index, standing, own))
        .collect();
    let places = counted(field, &scores, standing, own);
    scores
        .iter()
        .map(|score| {
            places
                .iter()
                .map(|place| {
                    score
                        .get(place)
                        .map_or(Ratio::ZERO, |(points, _)| Ratio::from(*points))
                })
                .collect()
        })
        .collect()
}

/// The places that count for a group, by their sorting number in `place_of`, the first place first.
pub(super) fn counted_places(field: &Field<'_>, group: &[usize], standing: &Places) -> Vec<usize> {
    let own = group.first().and_then(|&index| standing.of(index));
    let scores: Vec<BTreeMap<usize, (Points, usize)>> = group
        .iter()
        .map(|&index| against_places(field, index, standing, own))
        .collect();
    counted(field, &scores, standing, own)
}

fn counted(
    field: &Field<'_>,
    scores: &[BTreeMap<usize, (Points, usize)>],
    standing: &Places,
    own: Option<usize>,
) -> Vec<usize> {
    if field.event().regulation.system == System::RoundRobin {
        let places = standing.sizes.keys().copied();
        return places.filter(|place| Some(*place) != own).collect();
    }
    let met_by_all = |place: &usize| {
        let all_of_it = |score: &BTreeMap<usize, (Points, usize)>| {
            score
                .get(place)
                .is_some_and(|(_, met)| *met == standing.size(*place))
        };
        scores.iter().all(all_of_it)
    };
    let first = scores.iter().take(1).flat_map(BTreeMap::keys).copied();
    first.filter(met_by_all).collect()
}

fn against_places(
    field: &Field<'_>,
    index: usize,
    standing: &Places,
    own: Option<usize>,
) -> BTreeMap<usize, (Points, usize)> {
    let mut scores: BTreeMap<usize, (Points, usize)> = BTreeMap::new();
    let mut seen: Vec<usize> = Vec::new();
    for line in &field.rows()[index].lines {
        let Some(opponent) = line.opponent else {
            continue;
        };
        let Some(place) = standing.of(opponent).filter(|place| Some(*place) != own) else {
            continue;
        };
        if line.annulled || !line.how.is_met() {
            continue;
        }
        let entry = scores.entry(place).or_insert((Points::ZERO, 0));
        entry.0 += line.points;
        if !seen.contains(&opponent) {
            seen.push(opponent);
            entry.1 += 1;
        }
    }
    scores
}
