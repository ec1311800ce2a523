//! Places: the criteria in order, each splitting those whom the earlier ones left equal.

use std::collections::BTreeMap;

use crate::event::{Edition, Event, System};
use crate::exact::Ratio;

use super::by_place::Places;
use super::{
    Criterion, Field, Measure, ParseCriterionError, Sheet, by_place, direct, measures, play_off,
};

/// The criteria of an event in order, points first; before them, in a knock-out, how far everybody came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order(Vec<Criterion>);

impl Order {
    /// The order of `criteria` after points; in a knock-out first how far everybody came. A play-off whose results are entered comes right
    /// after points (3.15.2) unless it is named elsewhere.
    pub fn named(event: &Event, criteria: &[Criterion]) -> Order {
        let mut order = vec![Criterion::Points];
        if event.regulation.system == System::KnockOut {
            order.insert(0, Criterion::Advanced);
        }
        if !event.play_offs.is_empty() && !criteria.contains(&Criterion::PlayOff) {
            order.push(Criterion::PlayOff);
        }
        for criterion in criteria {
            if !order.contains(criterion) {
                order.push(*criterion);
            }
        }
        Order(order)
    }

    /// The order of the event's regulation.
    ///
    /// In a draughts event: points, play-off, the regulation's criteria, then those of 3.15.3
    /// (wins, games among the tied, points of those beaten, results by places), then the points of
    /// single games of micro-matches. In a team event 3.16.6: mutual match, matches won, then the
    /// regulation's. Where a FIDE edition is named: the regulation's alone.
    ///
    /// # Errors
    /// With the position in `tie_breaks` of the first id that is no criterion.
    pub fn of_event(event: &Event) -> Result<Order, (usize, ParseCriterionError)> {
        let mut named = Vec::new();
        for (position, id) in event.regulation.tie_breaks.iter().enumerate() {
            named.push(id.parse().map_err(|error| (position, error))?);
        }
        Ok(Order::regular(event, &named, event.regulation.edition))
    }

    /// The order of the event where its regulation names `named` and `edition` holds.
    pub fn regular(event: &Event, named: &[Criterion], edition: Edition) -> Order {
        let mut all = Vec::new();
        let draughts = edition == Edition::Seed;
        if draughts && event.is_team_event() {
            all.extend([Criterion::Direct, Criterion::Wins]);
        }
        all.extend(named);
        if draughts && !event.is_team_event() {
            all.extend([
                Criterion::Wins,
                Criterion::Direct,
                Criterion::Beaten,
                Criterion::BestByPlace,
            ]);
            if event.regulation.micro_match.is_some() {
                all.push(Criterion::GamePoints);
            }
        }
        Order::named(event, &all)
    }

    /// The criteria, points first.
    pub fn criteria(&self) -> &[Criterion] {
        &self.0
    }
}

/// What separated two neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Separator {
    /// The criterion.
    pub criterion: Criterion,
    /// Where it compares several numbers in turn: which of them differed, from 1.
    pub position: Option<usize>,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Index in the field.
    pub index: usize,
    /// First and last of the places he has or shares; `None` for who is out of the table.
    pub places: Option<(u32, u32)>,
    /// What separated him from the line above; `None` for the first line and shared places.
    pub separated_by: Option<Separator>,
}

/// Who was tied when a criterion that depends on it came up, and what it left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The criterion.
    pub criterion: Criterion,
    /// By index in the field: first and last of the places shared before it; `None` for who is out
    /// of the table.
    pub before: Vec<Option<(u32, u32)>>,
    /// The same after it. After a play-off among some of the tied: the places of those who played
    /// when all criteria have been applied.
    pub after: Vec<Option<(u32, u32)>>,
}

/// The standings, and the values they rest on.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// The criteria, points first.
    pub criteria: Vec<Criterion>,
    /// The lines from the first place on; those out of the table last.
    pub standings: Vec<Standing>,
    /// By criterion of `criteria`, by index in the field: the value, where it was applied.
    pub values: Vec<Vec<Option<Measure>>>,
    /// The criteria that depend on who is tied, in order.
    pub stages: Vec<Stage>,
}

/// Whom nothing has separated yet, and what separated them from the group above.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) members: Vec<usize>,
    pub(super) above: Option<Separator>,
}

impl Ranking {
    /// Ranks the field.
    pub fn new(field: &Field<'_>, sheet: &Sheet, order: &Order) -> Ranking {
        let everybody = (0..field.rows().len())
            .filter(|&index| !field.rows()[index].annulled)
            .collect();
        let mut groups = vec![Group {
            members: everybody,
            above: None,
        }];
        let mut values = Vec::new();
        let mut partial = Vec::new();
        let mut stages: Vec<Stage> = Vec::new();
        for &criterion in order.criteria() {
            let mut applied: Vec<Option<Measure>> = vec![None; field.rows().len()];
            match measures(field, sheet, criterion) {
                Some(all) => {
                    for (index, value) in all.into_iter().enumerate() {
                        if !field.rows()[index].annulled {
                            applied[index] = Some(value);
                        }
                    }
                    groups = split(groups, criterion, &applied);
                }
                None => {
                    let before = shared_places(&groups, field.rows().len());
                    apply_among_tied(field, criterion, &groups, &mut applied, &mut partial);
                    groups = if criterion == Criterion::DirectFide {
                        split_fide(field, groups, &applied)
                    } else {
                        let skip = |group: &Group| {
                            group.members.iter().any(|&index| applied[index].is_none())
                        };
                        split_where(groups, criterion, &applied, skip)
                    };
                    stages.push(Stage {
                        criterion,
                        before,
                        after: shared_places(&groups, field.rows().len()),
                    });
                }
            }
            values.push(applied);
        }
        for results in &partial {
            groups = play_off::among_some(groups, results);
        }
        if !partial.is_empty() {
            let last = shared_places(&groups, field.rows().len());
            let stage = |stage: &&mut Stage| stage.criterion == Criterion::PlayOff;
            for stage in stages.iter_mut().filter(stage) {
                for &index in partial.iter().flat_map(BTreeMap::keys) {
                    stage.after[index] = last[index];
                }
            }
        }
        let mut standings = lines(&groups);
        let out = (0..field.rows().len()).filter(|&index| field.rows()[index].annulled);
        standings.extend(out.map(|index| Standing {
            index,
            places: None,
            separated_by: None,
        }));
        Ranking {
            criteria: order.criteria().to_vec(),
            standings,
            values,
            stages,
        }
    }
}

/// The places that everybody has or shares, by index in the field.
fn shared_places(groups: &[Group], rows: usize) -> Vec<Option<(u32, u32)>> {
    let mut places = vec![None; rows];
    let mut before = 0;
    for group in groups {
        let last = before + u32::try_from(group.members.len()).unwrap_or(u32::MAX);
        for &index in &group.members {
            places[index] = Some((before + 1, last));
        }
        before = last;
    }
    places
}

/// Values of a criterion that depends on who is tied.
fn apply_among_tied(
    field: &Field<'_>,
    criterion: Criterion,
    groups: &[Group],
    applied: &mut [Option<Measure>],
    partial: &mut Vec<BTreeMap<usize, Ratio>>,
) {
    let standing = {
        let mut places = vec![None; field.rows().len()];
        for (place, group) in groups.iter().enumerate() {
            for &index in &group.members {
                places[index] = Some(place);
            }
        }
        Places::new(places)
    };
    for group in groups.iter().filter(|group| group.members.len() > 1) {
        let members = &group.members;
        match criterion {
            Criterion::PlayOff => {
                let results = play_off::play_off(field, members);
                for (index, points) in &results {
                    applied[*index] = Some(Measure::One(*points));
                }
                if !results.is_empty() && results.len() < members.len() {
                    partial.push(results);
                }
            }
            Criterion::Direct => {
                for (index, points) in members
                    .iter()
                    .zip(direct::direct(field, members).into_iter().flatten())
                {
                    applied[*index] = Some(Measure::One(points));
                }
            }
            Criterion::DirectFide => {
                let points = direct::direct_fide_points(field, members);
                for (index, points) in members.iter().zip(points) {
                    applied[*index] = Some(Measure::One(points));
                }
            }
            _ => {
                let vectors = by_place::best_by_place(field, members, &standing);
                for (index, vector) in members.iter().zip(vectors) {
                    applied[*index] = Some(Measure::Many(vector));
                }
            }
        }
    }
}

fn split(groups: Vec<Group>, criterion: Criterion, values: &[Option<Measure>]) -> Vec<Group> {
    split_where(groups, criterion, values, |_| false)
}

/// Splits every group that `skip` does not except, the greater value first (3.15.10).
fn split_where(
    groups: Vec<Group>,
    criterion: Criterion,
    values: &[Option<Measure>],
    skip: impl Fn(&Group) -> bool,
) -> Vec<Group> {
    let mut result: Vec<Group> = Vec::with_capacity(groups.len());
    for mut group in groups {
        if group.members.len() < 2 || skip(&group) {
            result.push(group);
            continue;
        }
        group
            .members
            .sort_by(|a, b| values[*b].cmp(&values[*a]).then(a.cmp(b)));
        let mut above = group.above;
        let mut members: Vec<usize> = Vec::new();
        for index in group.members {
            if let Some(&last) = members.last()
                && values[last] != values[index]
            {
                result.push(Group {
                    members: std::mem::take(&mut members),
                    above,
                });
                let position = match (&values[last], &values[index]) {
                    (Some(upper), Some(lower)) => upper.difference(lower),
                    _ => None,
                };
                above = Some(Separator {
                    criterion,
                    position,
                });
            }
            members.push(index);
        }
        result.push(Group { members, above });
    }
    result
}

fn split_fide(field: &Field<'_>, groups: Vec<Group>, values: &[Option<Measure>]) -> Vec<Group> {
    let separator = Separator {
        criterion: Criterion::DirectFide,
        position: None,
    };
    let mut result = Vec::with_capacity(groups.len());
    for group in groups {
        if group.members.len() < 2 || group.members.iter().any(|&index| values[index].is_none()) {
            result.push(group);
            continue;
        }
        for (position, mut members) in direct::direct_fide(field, &group.members)
            .into_iter()
            .enumerate()
        {
            members.sort_unstable();
            let above = if position == 0 {
                group.above
            } else {
                Some(separator)
            };
            result.push(Group { members, above });
        }
    }
    result
}

fn lines(groups: &[Group]) -> Vec<Standing> {
    let mut standings = Vec::new();
    for group in groups {
        let first = standings.len() + 1;
        let last = standings.len() + group.members.len();
        let places = (
            u32::try_from(first).unwrap_or(u32::MAX),
            u32::try_from(last).unwrap_or(u32::MAX),
        );
        for (position, &index) in group.members.iter().enumerate() {
            standings.push(Standing {
                index,
                places: Some(places),
                separated_by: group.above.filter(|_| position == 0),
            });
        }
    }
    standings
}
