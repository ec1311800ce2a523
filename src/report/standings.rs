//! The answer of `tiebreak`.

use std::collections::BTreeMap;

use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;

use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::tiebreak as codes;
use crate::tiebreak::{
    Criterion, Measure, NormRule, Standing, Table, TeamTotal, measures, norms, of_category,
    shared_places, team_totals,
};

use super::Found;
use super::cells::CellStyle;
use super::crosstable::{self, Crosstable};
use super::explained::Explained;

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
    /// The criteria in order, `points` first; in a knock-out `advanced` before them.
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
    /// The other table of 3.16.5, with the matches of teams that left annulled; `standings` is the
    /// one with losses. The jury chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub annulled_matches: Option<OtherTable>,
    /// Totals of teams in a personal-team event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_totals: Option<Vec<TeamLine>>,
    /// What everybody made for norms (3.14.2), with `--norms`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub norms: Option<Vec<NormLine>>,
    /// The addends of the values, with `--explain` or `--player`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<Vec<Explained>>,
    /// The only player whom people asked to have explained.
    #[serde(skip)]
    pub explained_only: Option<u32>,
    /// Whether teams stand in the table: nobody asks for their points without pluses.
    #[serde(skip)]
    pub of_teams: bool,
    /// What there is to say.
    pub findings: Vec<Found>,
}

/// A second table of the same event.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OtherTable {
    /// Its lines.
    pub standings: Vec<Line>,
    /// Its games.
    pub crosstable: Crosstable,
    /// The addends of its values, with `--explain` or `--player`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<Vec<Explained>>,
    /// What there is to say of it alone: places shared in it, the right to a match.
    pub findings: Vec<Found>,
}

/// The total of a team in a personal-team event.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TeamLine {
    /// The place.
    pub place: Place,
    /// Number of the team.
    pub team: u32,
    /// Name.
    pub name: String,
    /// The total.
    #[schemars(with = "String")]
    pub points: Points,
    /// Whose points it is made of.
    pub counted: Vec<Member>,
}

/// A member who counts for a team's total.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Member {
    /// Number of the player.
    pub player: u32,
    /// Name.
    pub name: String,
    /// Points.
    #[schemars(with = "String")]
    pub points: Points,
}

/// What a player made for norms.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct NormLine {
    /// Number.
    pub player: u32,
    /// Name.
    pub name: String,
    /// Games that count.
    pub games: usize,
    /// Points in them.
    #[schemars(with = "String")]
    pub points: Points,
    /// Average rating of the opponents met over the board, exact.
    pub average: Option<String>,
    /// Percentage, exact.
    pub percent: Option<String>,
    /// The norm reached.
    pub norm: Option<String>,
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
    pub values: BTreeMap<&'static str, Shown>,
    /// Id of the criterion that separated this line from the one above; null for the first line
    /// and for shared places.
    pub separated_by: Option<&'static str>,
    /// Which of several values compared in turn separated them, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separated_at: Option<usize>,
    /// Whether the results are annulled (3.13.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
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
    /// Their numbers and names, for people.
    #[serde(skip)]
    pub names: Vec<String>,
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
    let event = table.field.event();
    Standings {
        event: event.id.clone(),
        name: event.name.clone(),
        after_round: table.field.rounds(),
        edition: edition_id(table.sheet.edition).to_owned(),
        order: table
            .ranking
            .criteria
            .iter()
            .map(|criterion| criterion.id().to_owned())
            .collect(),
        category: None,
        standings: lines(table),
        crosstable: crosstable::crosstable(table, layout.cells),
        annulled_matches: table.annulled.as_ref().map(|other| OtherTable {
            standings: lines(other),
            crosstable: crosstable::crosstable(other, layout.cells),
            explanation: None,
            findings: other
                .findings
                .iter()
                .filter(|finding| {
                    [codes::PLACE_SHARED, codes::RIGHT_TO_MATCH].contains(&finding.code)
                })
                .map(told)
                .collect(),
        }),
        team_totals: None,
        norms: None,
        explanation: None,
        explained_only: None,
        of_teams: event.is_team_event(),
        least: least(table),
        findings: table.findings.iter().map(told).collect(),
    }
}

/// The lines of a table.
fn lines(table: &Table<'_>) -> Vec<Line> {
    let field = &table.field;
    let event = field.event();
    let values = all_values(table);
    let line = |standing: &Standing| {
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
                    Some((*id, Shown::from(value)))
                })
                .collect(),
            separated_by: standing
                .separated_by
                .map(|separator| separator.criterion.id()),
            separated_at: standing.separated_by.and_then(|s| s.position),
            annulled: row.annulled,
        }
    };
    table.ranking.standings.par_iter().map(line).collect()
}

/// Keeps the lines of a category, with places of their own.
pub fn only_category(
    report: &mut Standings,
    table: &Table<'_>,
    category: &str,
    told: &dyn Fn(&Finding) -> Found,
) {
    let kept = of_category(&table.field, &table.ranking, category);
    let shared = shared_places(&table.field, &kept, table.sheet.edition);
    let remarks = report.findings.iter();
    let before = remarks.take_while(|found| found.code < codes::PLACE_SHARED.id);
    let before = before.count();
    report
        .findings
        .retain(|found| found.code != codes::PLACE_SHARED.id);
    report
        .findings
        .splice(before..before, shared.iter().map(told));
    let mut standings = Vec::with_capacity(kept.len());
    let mut rows = Vec::with_capacity(kept.len());
    // Those kept stand in the same order as all.
    let mut kept = kept.into_iter().peekable();
    for (line, row) in report.standings.iter().zip(&report.crosstable.rows) {
        let own = |standing: &Standing| table.field.rows()[standing.index].unit.0 == line.player;
        if let Some(standing) = kept.next_if(own) {
            let mut line = line.clone();
            let mut row = row.clone();
            line.overall = Some(line.place);
            line.place = Place::new(standing.places);
            row.place = line.place.clone();
            line.separated_by = standing
                .separated_by
                .map(|separator| separator.criterion.id());
            line.separated_at = standing.separated_by.and_then(|s| s.position);
            standings.push(line);
            rows.push(row);
        }
    }
    if report.crosstable.kind == "matrix" {
        let all = report.standings.iter();
        let all = all.map(|line| format!("{} {}", line.player, line.name));
        report.crosstable.column_names = all.collect();
        report.crosstable.column_players =
            report.standings.iter().map(|line| line.player).collect();
    }
    report.standings = standings;
    report.crosstable.rows = rows;
    report.category = Some(category.to_owned());
}

/// Totals of the teams of a personal-team event.
pub fn totals(table: &Table<'_>, way: TeamTotal) -> Vec<TeamLine> {
    let event = table.field.event();
    let member = |index: usize| {
        let row = &table.field.rows()[index];
        Member {
            player: row.unit.0,
            name: event.unit_name(row.unit).to_owned(),
            points: row.points,
        }
    };
    team_totals(&table.field, &table.ranking, way)
        .into_iter()
        .map(|total| TeamLine {
            place: Place::new(Some(total.places)),
            team: total.team.0,
            name: event
                .team(total.team)
                .map(|team| team.name.clone())
                .unwrap_or_default(),
            points: total.points,
            counted: total.counted.into_iter().map(member).collect(),
        })
        .collect()
}

/// What everybody made for norms, in the order of the standings.
pub fn norm_lines(table: &Table<'_>, report: &Standings, rules: &[NormRule]) -> Vec<NormLine> {
    let all = norms(&table.field, rules);
    report
        .standings
        .iter()
        .filter_map(|line| {
            // Units stand in the order of their numbers.
            let index = all.binary_search_by_key(&line.player, |norm| norm.player.0);
            let norm = &all[index.ok()?];
            Some(NormLine {
                player: line.player,
                name: line.name.clone(),
                games: norm.games,
                points: norm.points,
                average: norm.average.map(|average| average.to_string()),
                percent: norm.percent.map(|percent| percent.to_string()),
                norm: norm.norm.clone(),
            })
        })
        .collect()
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
        .par_iter()
        .filter(|criterion| **criterion != Criterion::Points)
        // How far somebody came is asked in a knock-out only.
        .filter(|criterion| {
            **criterion != Criterion::Advanced || table.ranking.criteria.contains(criterion)
        })
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
        names: (least.who.iter())
            .map(|&index| {
                let unit = table.field.rows()[index].unit;
                format!("{unit} {}", table.field.event().unit_name(unit))
            })
            .collect(),
    })
}
