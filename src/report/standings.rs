//! The answer of `tiebreak`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::exact::Points;
use crate::finding::Finding;
use crate::tiebreak::{Criterion, Measure, Table, measures};

use super::Found;
use super::cells::CellStyle;
use super::crosstable::{self, Crosstable};

/// Standings of an event.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Standings {
    /// The event's id.
    pub event: String,
    /// The event's name.
    pub name: String,
    /// The round after which this holds.
    pub after_round: u32,
    /// The edition of the rules for unplayed games.
    pub edition: String,
    /// The criteria in order, `points` first.
    pub order: Vec<String>,
    /// The category whose standings these are; absent for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// The lines from the first place on; those out of the table (3.13.2) last.
    pub standings: Vec<Line>,
    /// The games.
    pub crosstable: Crosstable,
    /// The bye's virtual opponent (3.15.11), where somebody had a bye.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least: Option<Least>,
    /// What there is to say.
    pub findings: Vec<Found>,
}

/// One line of the standings.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Line {
    /// The place; `"3-4"` where it is shared; null for who is out of the table.
    pub place: Place,
    /// Number of the player (of the team in a team event).
    pub player: u32,
    /// Name.
    pub name: String,
    /// Federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// Place in the whole event, where these are the standings of a category.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overall: Option<Place>,
    /// Points; null for who is out of the table.
    #[schemars(with = "Option<String>")]
    pub points: Option<Points>,
    /// Points without pluses (3.14.2); null for who is out of the table.
    #[schemars(with = "Option<String>")]
    pub norm_points: Option<Points>,
    /// Values by criterion id: exact text, or several where they are compared in turn.
    pub values: BTreeMap<String, Shown>,
    /// Id of the criterion that separated this line from the one above; null for the first line
    /// and for shared places.
    pub separated_by: Option<String>,
    /// Which of several values compared in turn separated them, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separated_at: Option<usize>,
    /// Whether the results are annulled (3.13.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub annulled: bool,
}

/// A place: a number, a shared one (`"3-4"`), or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Place {
    /// A place of his own.
    Own(u32),
    /// Shared places, `first-last`.
    Shared(String),
    /// Out of the table.
    None,
}

impl Place {
    /// The place from the first and last that are held.
    pub fn new(places: Option<(u32, u32)>) -> Place {
        match places {
            Some((first, last)) if first == last => Place::Own(first),
            Some((first, last)) => Place::Shared(format!("{first}-{last}")),
            None => Place::None,
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Own(place) => f.pad(&place.to_string()),
            Place::Shared(places) => f.pad(places),
            Place::None => f.pad(""),
        }
    }
}

/// A value as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Shown {
    /// One number.
    One(String),
    /// Several numbers, compared in turn.
    Many(Vec<String>),
}

impl From<&Measure> for Shown {
    fn from(measure: &Measure) -> Self {
        match measure {
            Measure::One(value) => Shown::One(value.to_string()),
            Measure::Many(values) => Shown::Many(values.iter().map(ToString::to_string).collect()),
        }
    }
}

/// The bye's virtual opponent.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Least {
    /// The least points of anybody.
    pub points: String,
    /// Numbers of those who have them.
    pub players: Vec<u32>,
}

/// How the answer is laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Style of the crosstable's cells.
    pub cells: CellStyle,
}

/// The report of a table; `told` puts a finding into words.
pub fn standings(
    table: &Table<'_>,
    layout: &Layout,
    told: &dyn Fn(&Finding) -> Found,
) -> Standings {
    let field = &table.field;
    let event = field.event();
    let values = all_values(table);
    let lines: Vec<Line> = table
        .ranking
        .standings
        .iter()
        .map(|standing| {
            let row = &field.rows()[standing.index];
            let player = (!event.is_team_event())
                .then(|| event.player(row.unit))
                .flatten();
            Line {
                place: Place::new(standing.places),
                player: row.unit.0,
                name: event.unit_name(row.unit).to_owned(),
                federation: player.and_then(|player| player.federation.clone()),
                rating: player.and_then(|player| player.rating),
                overall: None,
                points: (!row.annulled).then_some(row.points),
                norm_points: (!row.annulled).then_some(row.norm_points),
                values: values
                    .iter()
                    .filter_map(|(id, values)| {
                        let value = values[standing.index].as_ref()?;
                        Some(((*id).to_owned(), Shown::from(value)))
                    })
                    .collect(),
                separated_by: standing
                    .separated_by
                    .map(|separator| separator.criterion.id().to_owned()),
                separated_at: standing.separated_by.and_then(|s| s.position),
                annulled: row.annulled,
            }
        })
        .collect();
    Standings {
        event: event.id.clone(),
        name: event.name.clone(),
        after_round: field.rounds(),
        edition: edition_id(table.sheet.edition).to_owned(),
        order: table
            .ranking
            .criteria
            .iter()
            .map(|criterion| criterion.id().to_owned())
            .collect(),
        category: None,
        standings: lines,
        crosstable: crosstable::crosstable(table, layout.cells),
        least: least(table),
        findings: table.findings.iter().map(told).collect(),
    }
}

/// The id of an edition.
pub fn edition_id(edition: crate::event::Edition) -> &'static str {
    use crate::event::Edition;
    match edition {
        Edition::Seed => "seed",
        Edition::Fide2009 => "fide2009",
        Edition::Fide2024 => "fide2024",
        Edition::Fide2026 => "fide2026",
    }
}

/// Every value that does not depend on who is tied, and the others where they were applied.
fn all_values(table: &Table<'_>) -> Vec<(&'static str, Vec<Option<Measure>>)> {
    Criterion::ALL
        .iter()
        .filter(|criterion| **criterion != Criterion::Points)
        .filter_map(|criterion| {
            let ranked = table.ranking.criteria.iter().position(|c| c == criterion);
            let values = match ranked {
                Some(position) => table.ranking.values[position].clone(),
                None => {
                    let rows = table.field.rows();
                    measures(&table.field, &table.sheet, *criterion)?
                        .into_iter()
                        .zip(rows)
                        .map(|(value, row)| (!row.annulled).then_some(value))
                        .collect()
                }
            };
            Some((criterion.id(), values))
        })
        .collect()
}

fn least(table: &Table<'_>) -> Option<Least> {
    use crate::tiebreak::Source;
    let used = table
        .sheet
        .addends
        .iter()
        .flatten()
        .any(|addend| addend.source == Source::Least);
    let least = table.sheet.least.as_ref().filter(|_| used)?;
    Some(Least {
        points: least.points.to_string(),
        players: least
            .who
            .iter()
            .map(|&index| table.field.rows()[index].unit.0)
            .collect(),
    })
}
