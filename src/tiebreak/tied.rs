//! What lies behind the values of the criteria that depend on who is tied: whom a player was tied with
//! when they came up, the games that counted, why they applied or did not, and the places they left.

use std::collections::{BTreeMap, BTreeSet};

use crate::event::System;
use crate::exact::Points;
use crate::finding::{Article, Book};

use super::by_place::Places;
use super::{Criterion, Field, Line, Measure, Ranking, by_place, direct, play_off, remarks};

/// A game that a player had with somebody of interest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The game; in a play-off its number stands in place of a round.
    pub line: Line,
    /// The opponent, as index in the field.
    pub opponent: usize,
    /// Whether it counts for the criterion.
    pub counts: bool,
}

/// What a player made against those on one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceScore {
    /// First and last of the places that they have or share.
    pub places: (u32, u32),
    /// The games against them.
    pub meetings: Vec<Meeting>,
    /// The points in these games.
    pub points: Points,
    /// Whether the place counts: in a Swiss only where all the tied have met all who stand on it.
    pub counts: bool,
}

/// Why a criterion applied to the tied, or did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// All of them have met (3.15.3).
    AllMet,
    /// Not all of them have met: skipped.
    NotAllMet,
    /// Not all have met, yet somebody is ahead however the missing games end (FIDE, C.07, 6).
    AheadAnyhow,
    /// All of them played in the play-off (3.15.2).
    AllPlayed,
    /// Only some of them played in it: they share out the places that they hold by the other criteria.
    SomePlayed,
    /// None of them played in it.
    NonePlayed,
    /// The results against the others are compared in the order of places (3.15.3).
    InTurn,
    /// There is no place that all of them have met.
    NothingCounts,
}

impl Reason {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::AllMet => "all-met",
            Reason::NotAllMet => "not-all-met",
            Reason::AheadAnyhow => "ahead-anyhow",
            Reason::AllPlayed => "all-played",
            Reason::SomePlayed => "some-played",
            Reason::NonePlayed => "none-played",
            Reason::InTurn => "in-turn",
            Reason::NothingCounts => "nothing-counts",
        }
    }

    /// Whether the criterion applied.
    pub const fn applies(self) -> bool {
        !matches!(
            self,
            Reason::NotAllMet | Reason::NonePlayed | Reason::NothingCounts
        )
    }
}

/// What lies behind a player's value of a criterion that depends on who is tied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tied {
    /// The criterion.
    pub criterion: Criterion,
    /// The article that defines it.
    pub article: Option<Article>,
    /// Whom he was tied with, as indices in the field.
    pub others: Vec<usize>,
    /// First and last of the places that they shared before it.
    pub shared: (u32, u32),
    /// First and last of the places that it left him.
    pub left: (u32, u32),
    /// Why it applied, or did not.
    pub reason: Reason,
    /// The first pairs of the tied who have not met, at most [`Tied::PAIRS`].
    pub not_met: Vec<(usize, usize)>,
    /// How many pairs of the tied have not met.
    pub not_met_count: usize,
    /// His games against the tied; of a play-off, all that he has in it.
    pub meetings: Vec<Meeting>,
    /// What he made against the others, place by place (`best-by-place`).
    pub places: Vec<PlaceScore>,
    /// His value, where the criterion was applied.
    pub value: Option<Measure>,
}

impl Tied {
    /// So many pairs who have not met are named.
    pub const PAIRS: usize = 12;
}

/// Those who were tied, by criterion that depends on it.
#[derive(Debug)]
pub struct Ties<'a> {
    field: &'a Field<'a>,
    ranking: &'a Ranking,
    /// By stage of the ranking, by first place shared.
    groups: Vec<BTreeMap<u32, Group>>,
}

/// Some who are tied when a criterion comes up.
#[derive(Debug)]
struct Group {
    members: Vec<usize>,
    reason: Reason,
    not_met: Vec<(usize, usize)>,
    not_met_count: usize,
    /// Numbers of the places that count, by which `best-by-place` goes.
    counted: Vec<usize>,
}

impl<'a> Ties<'a> {
    /// The ties of a ranking.
    pub fn new(field: &'a Field<'a>, ranking: &'a Ranking) -> Ties<'a> {
        let mut groups = Vec::with_capacity(ranking.stages.len());
        for stage in &ranking.stages {
            let mut tied: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
            for (index, places) in stage.before.iter().enumerate() {
                if let Some((first, last)) = places
                    && first < last
                {
                    tied.entry(*first).or_default().push(index);
                }
            }
            let standing = standing(&stage.before);
            let group = |(first, members): (u32, Vec<usize>)| {
                let split = members.iter().any(|&i| stage.after[i] != stage.before[i]);
                let group = Group::new(field, stage.criterion, members, &standing, split);
                (first, group)
            };
            groups.push(tied.into_iter().map(group).collect());
        }
        Ties {
            field,
            ranking,
            groups,
        }
    }

    /// What lies behind the values of one player, in the order of the criteria; nothing for a criterion
    /// that came up when he was tied with nobody.
    pub fn of(&self, index: usize) -> Vec<Tied> {
        let stages = self.ranking.stages.iter().zip(&self.groups);
        stages
            .filter_map(|(stage, groups)| {
                let shared = stage.before[index]?;
                let group = groups.get(&shared.0)?;
                let criterion = stage.criterion;
                let position = self.ranking.criteria.iter().position(|c| *c == criterion)?;
                let places = match criterion {
                    Criterion::BestByPlace => {
                        place_by_place(self.field, index, group, &stage.before)
                    }
                    _ => Vec::new(),
                };
                Some(Tied {
                    criterion,
                    article: article(self.field, criterion),
                    others: group
                        .members
                        .iter()
                        .copied()
                        .filter(|&i| i != index)
                        .collect(),
                    shared,
                    left: stage.after[index]?,
                    reason: group.reason,
                    not_met: group.not_met.clone(),
                    not_met_count: group.not_met_count,
                    meetings: match criterion {
                        Criterion::BestByPlace => Vec::new(),
                        Criterion::PlayOff => play_off::games(self.field, &group.members, index),
                        _ => among(self.field, criterion, &group.members, index),
                    },
                    places,
                    value: self.ranking.values[position][index].clone(),
                })
            })
            .collect()
    }
}

impl Group {
    fn new(
        field: &Field<'_>,
        criterion: Criterion,
        members: Vec<usize>,
        standing: &Places,
        split: bool,
    ) -> Group {
        let mut group = Group {
            members,
            reason: Reason::InTurn,
            not_met: Vec::new(),
            not_met_count: 0,
            counted: Vec::new(),
        };
        group.reason = match criterion {
            Criterion::PlayOff => {
                let played = play_off::play_off(field, &group.members).len();
                match played {
                    0 => Reason::NonePlayed,
                    _ if played < group.members.len() => Reason::SomePlayed,
                    _ => Reason::AllPlayed,
                }
            }
            Criterion::BestByPlace => {
                group.counted = by_place::counted_places(field, &group.members, standing);
                if group.counted.is_empty() {
                    Reason::NothingCounts
                } else {
                    Reason::InTurn
                }
            }
            _ => {
                (group.not_met, group.not_met_count) = not_met(field, criterion, &group.members);
                match group.not_met_count {
                    0 => Reason::AllMet,
                    _ if criterion == Criterion::DirectFide && split => Reason::AheadAnyhow,
                    _ => Reason::NotAllMet,
                }
            }
        };
        group
    }
}

/// The first place that everybody shares, as the number by which `best-by-place` sorts places.
fn standing(places: &[Option<(u32, u32)>]) -> Places {
    let number = |places: &Option<(u32, u32)>| places.map(|(first, _)| first as usize);
    Places::new(places.iter().map(number).collect())
}

/// The article of a criterion in this event: 3.16.6 where teams are tied, the Code's where it is the
/// event's book.
fn article(field: &Field<'_>, criterion: Criterion) -> Option<Article> {
    if field.event().is_team_event() && criterion == Criterion::Direct {
        return Some(Article::new(Book::Ru2011, "3.16.6"));
    }
    match criterion {
        Criterion::PlayOff => Some(remarks::cited(field, "3.15.2")),
        Criterion::Direct | Criterion::BestByPlace => Some(remarks::cited(field, "3.15.3")),
        other => other.article(),
    }
}

/// A player's games against others of `members`.
fn among(field: &Field<'_>, criterion: Criterion, members: &[usize], index: usize) -> Vec<Meeting> {
    let members: BTreeSet<usize> = members.iter().copied().collect();
    let lines = field.rows()[index].lines.iter();
    lines
        .filter_map(|line| {
            let opponent = line
                .opponent
                .filter(|opponent| members.contains(opponent))?;
            Some(Meeting {
                line: *line,
                opponent,
                counts: direct::counts(field, criterion, line),
            })
        })
        .collect()
}

/// The first pairs of `members` who have not met, and how many there are.
fn not_met(
    field: &Field<'_>,
    criterion: Criterion,
    members: &[usize],
) -> (Vec<(usize, usize)>, usize) {
    let mut pairs = Vec::new();
    let mut missing = 0;
    for (position, &index) in members.iter().enumerate() {
        let games = among(field, criterion, members, index);
        let met: BTreeSet<usize> = games
            .iter()
            .filter(|game| game.counts)
            .map(|game| game.opponent)
            .collect();
        missing += members.len() - 1 - met.len();
        let later = members[position + 1..].iter();
        let unmet = later.filter(|other| !met.contains(other));
        pairs.extend(
            unmet
                .map(|&other| (index, other))
                .take(Tied::PAIRS - pairs.len()),
        );
    }
    (pairs, missing / 2)
}

/// What a player made against the others, the first place first: all places that count, and those on
/// which he has met somebody.
fn place_by_place(
    field: &Field<'_>,
    index: usize,
    group: &Group,
    places: &[Option<(u32, u32)>],
) -> Vec<PlaceScore> {
    let own = places[index];
    let mut scores: BTreeMap<(u32, u32), Vec<Meeting>> = BTreeMap::new();
    let counts = |places: &(u32, u32)| group.counted.contains(&(places.0 as usize));
    if field.event().regulation.system == System::RoundRobin {
        let others = places.iter().flatten().filter(|place| Some(**place) != own);
        scores.extend(others.map(|place| (*place, Vec::new())));
    }
    for line in &field.rows()[index].lines {
        let Some(opponent) = line.opponent else {
            continue;
        };
        if let Some(place) = places[opponent].filter(|place| Some(*place) != own) {
            scores.entry(place).or_default().push(Meeting {
                line: *line,
                opponent,
                counts: counts(&place) && !line.annulled && line.how.is_met(),
            });
        }
    }
    scores
        .into_iter()
        .map(|(places, meetings)| PlaceScore {
            places,
            points: meetings
                .iter()
                .filter(|meeting| meeting.counts)
                .map(|meeting| meeting.line.points)
                .sum(),
            counts: counts(&places),
            meetings,
        })
        .collect()
}

#[cfg(test)]
mod tests;
