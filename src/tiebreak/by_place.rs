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
    let places = counted(field, &scores, place_of, own);
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
pub(super) fn counted_places(
    field: &Field<'_>,
    group: &[usize],
    place_of: &[Option<usize>],
) -> Vec<usize> {
    let own = group.first().and_then(|&index| place_of[index]);
    let scores: Vec<BTreeMap<usize, (Points, usize)>> = group
        .iter()
        .map(|&index| against_places(field, index, place_of, own))
        .collect();
    counted(field, &scores, place_of, own)
}

fn counted(
    field: &Field<'_>,
    scores: &[BTreeMap<usize, (Points, usize)>],
    place_of: &[Option<usize>],
    own: Option<usize>,
) -> Vec<usize> {
    if field.event().regulation.system == System::RoundRobin {
        let mut places: Vec<usize> = place_of.iter().flatten().copied().collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|place| Some(*place) != own);
        return places;
    }
    let sizes = sizes(scores, place_of);
    let met_by_all = |place: &usize| {
        let all_of_it = |score: &BTreeMap<usize, (Points, usize)>| {
            score
                .get(place)
                .is_some_and(|(_, met)| *met == sizes[place])
        };
        scores.iter().all(all_of_it)
    };
    let first = scores.iter().take(1).flat_map(BTreeMap::keys).copied();
    first.filter(met_by_all).collect()
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
