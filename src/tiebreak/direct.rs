//! Games among the tied: the draughts articles' rule (3.15.3) and FIDE's (C.07, 6).

use std::collections::BTreeMap;

use crate::exact::{Points, Ratio};

use super::{Criterion, Field, How, Line};

/// "Результату встреч между этими участниками" (3.15.3): what each of the tied made against the
/// others, where all of them have met; `None` where somebody has not, and the criterion is
/// skipped. Applied once: whom it leaves equal goes on to the next criterion.
pub fn direct(field: &Field<'_>, group: &[usize]) -> Option<Vec<Ratio>> {
    let members = membership(field, group);
    let mut values = Vec::with_capacity(group.len());
    for &index in group {
        let mut met: BTreeMap<usize, ()> = BTreeMap::new();
        let mut points = Points::ZERO;
        for line in &field.rows()[index].lines {
            let Some(opponent) = line.opponent.filter(|&opponent| members[opponent]) else {
                continue;
            };
            if counts(field, Criterion::Direct, line) {
                met.insert(opponent, ());
                points += line.points;
            }
        }
        if met.len() + 1 < group.len() {
            return None;
        }
        values.push(Ratio::from(points));
    }
    Some(values)
}

/// Whether a game among the tied counts as a meeting by the draughts articles (`direct`), which leave
/// out annulled games and `-`/`-`, or by FIDE's (`direct-fide`), which count forfeits only where
/// pairings are fixed beforehand.
pub(super) fn counts(field: &Field<'_>, criterion: Criterion, line: &Line) -> bool {
    let met = if criterion == Criterion::DirectFide {
        let swiss = field.event().regulation.system.is_swiss();
        line.how != How::Pending && (line.how == How::Played || !swiss)
    } else {
        line.how.is_met()
    };
    met && !line.annulled
}

fn membership(field: &Field<'_>, group: &[usize]) -> Vec<bool> {
    let mut members = vec![false; field.rows().len()];
    for &index in group {
        members[index] = true;
    }
    members
}

/// FIDE's direct encounter: the tied in the order it leaves, those still equal together. Where not
/// all have met, whoever would come first however the missing games end is first, and so on; then
/// the rule is applied afresh to those left equal. Forfeits count only where pairings are fixed
/// beforehand; of repeated games the mean counts.
pub fn direct_fide(field: &Field<'_>, group: &[usize]) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let win = Ratio::from(field.event().regulation.scoring.win);
    let table: Vec<Among> = among(field, group);
    let complete = table.iter().all(|entry| entry.missing == 0);
    if complete {
        let mut parts: Vec<Vec<usize>> = Vec::new();
        let mut order: Vec<&Among> = table.iter().collect();
        order.sort_by_key(|entry| std::cmp::Reverse(entry.points));
        for (position, entry) in order.iter().enumerate() {
            let same = position > 0 && order[position - 1].points == entry.points;
            match parts.last_mut() {
                Some(part) if same => part.push(entry.index),
                _ => parts.push(vec![entry.index]),
            }
        }
        if parts.len() == 1 {
            return parts;
        }
        return parts
            .iter()
            .flat_map(|part| direct_fide(field, part))
            .collect();
    }
    let best = |entry: &Among| entry.points + win * entry.missing;
    let mut first: Vec<Vec<usize>> = Vec::new();
    let mut rest: Vec<&Among> = table.iter().collect();
    while rest.len() > 1 {
        let ahead = rest.iter().position(|entry| {
            rest.iter()
                .all(|other| other.index == entry.index || entry.points > best(other))
        });
        match ahead {
            Some(position) => first.push(vec![rest.remove(position).index]),
            None => break,
        }
    }
    let rest: Vec<usize> = rest.iter().map(|entry| entry.index).collect();
    if first.is_empty() {
        return vec![rest];
    }
    first.extend(direct_fide(field, &rest));
    first
}

/// What one of the tied made among them.
struct Among {
    index: usize,
    points: Ratio,
    /// How many of the others he has not met.
    missing: i128,
}

fn among(field: &Field<'_>, group: &[usize]) -> Vec<Among> {
    let members = membership(field, group);
    group
        .iter()
        .map(|&index| {
            let mut met: BTreeMap<usize, (Ratio, i128)> = BTreeMap::new();
            for line in &field.rows()[index].lines {
                let Some(opponent) = line.opponent.filter(|&opponent| members[opponent]) else {
                    continue;
                };
                if counts(field, Criterion::DirectFide, line) {
                    let entry = met.entry(opponent).or_insert((Ratio::ZERO, 0));
                    entry.0 += Ratio::from(line.points);
                    entry.1 += 1;
                }
            }
            let others = i128::try_from(group.len()).unwrap_or(i128::MAX) - 1;
            Among {
                index,
                points: met
                    .values()
                    .map(|(sum, games)| sum.divided_by(*games))
                    .sum(),
                missing: others - i128::try_from(met.len()).unwrap_or(0),
            }
        })
        .collect()
}

/// What each of the tied made against the others by FIDE's rule, for display.
pub(super) fn direct_fide_points(field: &Field<'_>, group: &[usize]) -> Vec<Ratio> {
    among(field, group)
        .into_iter()
        .map(|entry| entry.points)
        .collect()
}
