//! "Лучшему результату во встречах с другими участниками в порядке занятых мест" (3.15.3).

use std::collections::BTreeMap;

use crate::event::System;
use crate::exact::{Points, Ratio};

use super::Field;

/// What each of the tied made against 1st place, 2nd place, … outside the group, in turn.
///
/// `place_of` gives everybody's place after all earlier criteria (`None`: out of the table), by
/// index in the field; those who share a place are summed as one. Where not everybody meets
/// everybody, a place counts only if all the tied have met all of it.
pub fn best_by_place(
    field: &Field<'_>,
    group: &[usize],
    place_of: &[Option<usize>],
) -> Vec<Vec<Ratio>> {
    let own = group.first().and_then(|&index| place_of[index]);
    // Per member: place → (points, how many different members of that place he has met).
    let scores: Vec<BTreeMap<usize, (Points, usize)>> = group
        .iter()
        .map(|&index| against_places(field, index, place_of, own))
        .collect();
    let places: Vec<usize> = if field.event().regulation.system == System::RoundRobin {
        let mut places: Vec<usize> = place_of.iter().flatten().copied().collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|place| Some(*place) != own);
        places
    } else {
        let sizes = sizes(&scores, place_of);
        scores[0]
            .keys()
            .copied()
            .filter(|place| {
                scores.iter().all(|score| {
                    score
                        .get(place)
                        .is_some_and(|(_, met)| *met == sizes[place])
                })
            })
            .collect()
    };
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

fn against_places(
    field: &Field<'_>,
    index: usize,
    place_of: &[Option<usize>],
    own: Option<usize>,
) -> BTreeMap<usize, (Points, usize)> {
    let mut scores: BTreeMap<usize, (Points, usize)> = BTreeMap::new();
    let mut seen: Vec<usize> = Vec::new();
    for line in &field.rows()[index].lines {
        let Some(opponent) = line.opponent else {
            continue;
        };
        let Some(place) = place_of[opponent].filter(|place| Some(*place) != own) else {
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

/// How many stand on each of the places that anybody of the group has met.
fn sizes(
    scores: &[BTreeMap<usize, (Points, usize)>],
    place_of: &[Option<usize>],
) -> BTreeMap<usize, usize> {
    let mut sizes: BTreeMap<usize, usize> = scores
        .iter()
        .flat_map(|score| score.keys().map(|place| (*place, 0)))
        .collect();
    for place in place_of.iter().flatten() {
        if let Some(size) = sizes.get_mut(place) {
            *size += 1;
        }
    }
    sizes
}
