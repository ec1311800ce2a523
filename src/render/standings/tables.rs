//! What stands in which table of the standings.

use std::borrow::Cow;

use rayon::prelude::*;

use super::labels::{Label, heading, label, name};
use crate::render::Language;
use crate::render::grid::{Grid, GridCell};
use crate::report::crosstable::Crosstable;
use crate::report::standings::{Line, Shown, Standings};
use crate::tiebreak::Criterion;

/// The tables of the answer: standings and crosstables, teams, norms. Not the explanations.
pub(super) fn grids(report: &Standings, language: Language, quiet: bool) -> Vec<Grid<'_>> {
    let mut main = standings_grid(&report.standings, report, language);
    if report.annulled_matches.is_some() {
        main.title = Some(label(Label::LossTable, language).to_owned());
    }
    let mut grids = vec![main];
    if !quiet {
        grids.push(cross_grid(&report.crosstable, report, language));
    }
    if let Some(other) = &report.annulled_matches {
        let mut grid = standings_grid(&other.standings, report, language);
        grid.title = Some(label(Label::AnnulledTable, language).to_owned());
        grids.push(grid);
        if !quiet {
            grids.push(cross_grid(&other.crosstable, report, language));
        }
    }
    if let Some(totals) = &report.team_totals {
        grids.push(Grid {
            title: Some(label(Label::Teams, language).to_owned()),
            head: [
                Label::Place,
                Label::Number,
                Label::Name,
                Label::Points,
                Label::Members,
            ]
            .map(|l| label(l, language).into())
            .to_vec(),
            left: vec![2, 4],
            key: 3,
            rows: totals
                .iter()
                .map(|team| {
                    let counted: Vec<String> = team
                        .counted
                        .iter()
                        .map(|member| format!("{} {}", member.name, member.points))
                        .collect();
                    vec![
                        team.place.to_string().into(),
                        team.team.to_string().into(),
                        team.name.as_str().into(),
                        team.points.to_string().into(),
                        counted.join(", ").into(),
                    ]
                })
                .collect(),
        });
    }
    if let Some(norms) = &report.norms {
        grids.push(Grid {
            title: Some(label(Label::Norms, language).to_owned()),
            head: [
                Label::Number,
                Label::Name,
                Label::Games,
                Label::NormPoints,
                Label::Average,
                Label::Percent,
                Label::Norm,
            ]
            .map(|l| label(l, language).into())
            .to_vec(),
            left: vec![1, 6],
            key: 2,
            rows: norms
                .iter()
                .map(|norm| {
                    vec![
                        norm.player.to_string().into(),
                        norm.name.as_str().into(),
                        norm.games.to_string().into(),
                        norm.points.to_string().into(),
                        norm.average.as_deref().unwrap_or("–").into(),
                        norm.percent.as_deref().unwrap_or("–").into(),
                        norm.norm.as_deref().unwrap_or("–").into(),
                    ]
                })
                .collect(),
        });
    }
    grids
}

fn standings_grid<'a>(lines: &'a [Line], report: &Standings, language: Language) -> Grid<'a> {
    let criteria: Vec<Criterion> = after_points(&report.order)
        .filter_map(|id| id.parse().ok())
        // A criterion that was applied to nobody needs no column.
        .filter(|criterion: &Criterion| {
            lines
                .iter()
                .any(|line| line.values.contains_key(criterion.id()))
        })
        .collect();
    let rated = lines.iter().any(|line| line.rating.is_some());
    let federated = lines.iter().any(|line| line.federation.is_some());
    let differs = |line: &Line| line.points != line.norm_points;
    let norm = !report.of_teams && lines.iter().any(differs);
    let mut head = vec![Label::Place];
    if report.category.is_some() {
        head.push(Label::Overall);
    }
    head.extend([Label::Number, who(report)]);
    let key = head.len();
    let mut left = vec![key - 1];
    if federated {
        left.push(head.len());
        head.push(Label::Federation);
    }
    if rated {
        head.push(Label::Rating);
    }
    head.push(Label::Points);
    if norm {
        head.push(Label::NormPoints);
    }
    let mut head: Vec<Cow<'_, str>> = head.iter().map(|l| label(*l, language).into()).collect();
    head.extend(criteria.iter().map(|c| Cow::from(heading(*c, language))));
    left.push(head.len());
    head.push(label(Label::SeparatedBy, language).into());
    let row = |(position, line): (usize, &'a Line)| {
        let text = |value: Option<String>| GridCell::from(value.unwrap_or_default());
        let mut row: Vec<GridCell<'a>> = Vec::with_capacity(head.len());
        row.push(line.place.to_string().into());
        if report.category.is_some() {
            row.push(text(line.overall.as_ref().map(ToString::to_string)));
        }
        row.push(line.player.to_string().into());
        row.push(line.name.as_str().into());
        if federated {
            row.push(line.federation.as_deref().unwrap_or_default().into());
        }
        if rated {
            row.push(text(line.rating.map(|rating| rating.to_string())));
        }
        row.push(text(line.points.map(|points| points.to_string())));
        if norm {
            row.push(text(line.norm_points.map(|points| points.to_string())));
        }
        for criterion in &criteria {
            let next = lines.get(position + 1);
            row.push(match line.values.get(criterion.id()) {
                None => "".into(),
                Some(Shown::One(value)) => value.as_str().into(),
                Some(Shown::Many(values)) => {
                    let shown = needed(*criterion, line, next).min(values.len());
                    values[..shown].join("; ").into()
                }
            });
        }
        row.push(separation(line.separated_by, line.separated_at, language).into());
        row
    };
    let rows = lines.par_iter().enumerate().map(row).collect();
    Grid {
        title: None,
        head,
        left,
        key,
        rows,
    }
}

/// The criteria that have columns of their own: all but points.
pub(super) fn after_points(order: &[String]) -> impl Iterator<Item = &String> {
    order.iter().filter(|id| *id != Criterion::Points.id())
}

/// How many of the values compared in turn the reader needs: as many as separated him from a
/// neighbour, at least one.
fn needed(criterion: Criterion, line: &Line, next: Option<&Line>) -> usize {
    let of = |line: &Line| {
        (line.separated_by == Some(criterion.id()))
            .then_some(line.separated_at)
            .flatten()
    };
    of(line).max(next.and_then(of)).unwrap_or(1)
}

pub(super) fn separation(id: Option<&str>, at: Option<usize>, language: Language) -> String {
    let Some(id) = id else {
        return String::new();
    };
    let Ok(criterion) = id.parse::<Criterion>() else {
        return id.to_owned();
    };
    match at {
        Some(position) if position > 1 => format!("{} ({position})", name(criterion, language)),
        _ => name(criterion, language).to_owned(),
    }
}

/// Cells of a crosstable, struck where games do not count.
pub(super) fn cross_cells<'a>(
    cells: &'a [String],
    struck: &'a [bool],
) -> impl Iterator<Item = GridCell<'a>> {
    cells.iter().enumerate().map(|(position, text)| GridCell {
        text: text.into(),
        struck: struck.get(position).copied().unwrap_or_default(),
    })
}

/// Whose names stand in the table.
fn who(report: &Standings) -> Label {
    if report.of_teams {
        Label::Team
    } else {
        Label::Name
    }
}

fn cross_grid<'a>(table: &'a Crosstable, report: &Standings, language: Language) -> Grid<'a> {
    // The columns of a category's matrix are places of the whole event.
    let overall = !table.column_names.is_empty();
    let mut head = vec![Label::Place];
    if overall {
        head.push(Label::Overall);
    }
    head.extend([Label::Number, who(report)]);
    let key = head.len();
    let mut head: Vec<Cow<'_, str>> = head.iter().map(|l| label(*l, language).into()).collect();
    head.extend(table.columns.iter().map(Cow::from));
    let rows = table.rows.par_iter().map(|row| {
        let mut cells: Vec<GridCell<'_>> = Vec::with_capacity(head.len());
        cells.push(row.place.to_string().into());
        if overall {
            let column = table.column_players.iter();
            let mut column = column.zip(&table.columns);
            let own = column.find(|(player, _)| **player == row.player);
            cells.push(own.map_or("", |(_, column)| column).into());
        }
        cells.push(row.player.to_string().into());
        cells.push(row.name.as_str().into());
        cells.extend(cross_cells(&row.cells, &row.struck));
        cells
    });
    let rows = rows.collect();
    Grid {
        title: Some(label(Label::Crosstable, language).to_owned()),
        head,
        left: vec![key - 1],
        key,
        rows,
    }
}
