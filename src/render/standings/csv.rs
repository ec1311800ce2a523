//! The standings as a table for programs.

use std::borrow::Cow;

use super::tables::{after_points, cross_cells};
use crate::render::grid::{Grid, GridCell};
use crate::report::standings::{Line, Shown, Standings};

/// The standings with their rounds as CSV: one line a player, ids as headings; where there are two
/// tables (3.16.5), the one with losses first, then the values of the other (`annulled_…`).
///
/// # Errors
/// None in practice: the writer fills memory.
pub fn csv(report: &Standings) -> Result<Vec<u8>, csv::Error> {
    let mut head: Vec<String> = ["place", "number", "name", "federation", "rating"]
        .map(str::to_owned)
        .to_vec();
    if report.category.is_some() {
        head.push("overall".to_owned());
    }
    head.extend(["points", "norm_points"].map(str::to_owned));
    let criteria: Vec<&String> = after_points(&report.order).collect();
    head.extend(criteria.iter().map(|id| (*id).clone()));
    head.push("separated_by".to_owned());
    if report.norms.is_some() {
        head.extend(["norm_games", "norm_average", "norm_percent", "norm"].map(str::to_owned));
    }
    if report.annulled_matches.is_some() {
        head.extend(["place", "points"].map(|id| format!("annulled_{id}")));
        head.extend(criteria.iter().map(|id| format!("annulled_{id}")));
        head.push("annulled_separated_by".to_owned());
    }
    let prefix = if report.crosstable.kind == "matrix" {
        "P"
    } else {
        "R"
    };
    let columns = report.crosstable.columns.iter();
    head.extend(columns.map(|column| format!("{prefix}{column}")));
    let rows = report.standings.iter().zip(&report.crosstable.rows);
    let rows = rows.map(|(line, cross)| {
        let mut row: Vec<String> = vec![
            line.place.to_string(),
            line.player.to_string(),
            line.name.clone(),
            line.federation.clone().unwrap_or_default(),
            line.rating.map(|r| r.to_string()).unwrap_or_default(),
        ];
        if report.category.is_some() {
            row.push(
                line.overall
                    .as_ref()
                    .map(ToString::to_string)
                    .unwrap_or_default(),
            );
        }
        row.push(line.points.map(|p| p.to_string()).unwrap_or_default());
        row.push(line.norm_points.map(|p| p.to_string()).unwrap_or_default());
        row.extend(criteria.iter().map(|id| value(line, id)));
        row.push(line.separated_by.unwrap_or_default().to_owned());
        if let Some(norms) = &report.norms {
            let norm = norms.iter().find(|norm| norm.player == line.player);
            row.extend(match norm {
                Some(norm) => [
                    norm.games.to_string(),
                    norm.average.clone().unwrap_or_default(),
                    norm.percent.clone().unwrap_or_default(),
                    norm.norm.clone().unwrap_or_default(),
                ],
                None => Default::default(),
            });
        }
        if let Some(other) = &report.annulled_matches {
            let other = other.standings.iter();
            match other.into_iter().find(|other| other.player == line.player) {
                Some(other) => {
                    row.push(other.place.to_string());
                    row.push(other.points.map(|p| p.to_string()).unwrap_or_default());
                    row.extend(criteria.iter().map(|id| value(other, id)));
                    row.push(other.separated_by.unwrap_or_default().to_owned());
                }
                None => row.resize(row.len() + criteria.len() + 3, String::new()),
            }
        }
        let mut cells: Vec<GridCell<'_>> = row.into_iter().map(GridCell::from).collect();
        cells.extend(cross_cells(&cross.cells, &cross.struck));
        cells
    });
    Grid {
        title: None,
        head: head.into_iter().map(Cow::from).collect(),
        left: Vec::new(),
        key: 0,
        rows: rows.collect(),
    }
    .csv()
}

fn value(line: &Line, id: &str) -> String {
    match line.values.get(id) {
        Some(Shown::One(value)) => value.clone(),
        Some(Shown::Many(values)) => values.join("; "),
        None => String::new(),
    }
}
