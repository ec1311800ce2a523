//! The parts of the answer, laid out one under the other.

use maud::{DOCTYPE, PreEscaped, html};
use rayon::prelude::*;

use super::explain;
use super::labels::{self, Label, heading, label, name};
use super::legend::{Over, legend};
use super::notes::notes;
use crate::render::Language;
use crate::render::grid::{Grid, GridCell};
use crate::render::safe;
use crate::render::wrap::wrapped;
use crate::report::crosstable::Crosstable;
use crate::report::standings::{Line, Shown, Standings};
use crate::tiebreak::Criterion;

/// The answer as text for a terminal `width` columns wide (no limit where absent).
pub fn text(
    report: &Standings,
    language: Language,
    width: Option<u16>,
    colours: bool,
    quiet: bool,
) -> String {
    let mut out = wrapped(&safe::terminal(&title(report, language)), "", width);
    let tables: Vec<String> = grids(report, language, quiet)
        .par_iter()
        .map(|grid| grid.text(width, colours))
        .collect();
    out.push_str(&tables.join("\n"));
    let over = if quiet {
        Over::Standings
    } else {
        Over::Bracketed
    };
    for line in legend(report, over, language) {
        out.push_str(&wrapped(&safe::terminal(&line), "", width));
    }
    let notes: Vec<String> = notes(report, language, quiet);
    if !notes.is_empty() {
        out.push_str(&format!("\n{}:\n", label(Label::Notes, language)));
        for note in notes {
            out.push_str(&wrapped(&format!("- {note}"), "  ", width));
        }
    }
    out
}

/// The answer as Markdown.
pub fn markdown(report: &Standings, language: Language) -> String {
    let mut out = format!("# {}\n", safe::markdown(&title(report, language)));
    for grid in grids(report, language, false) {
        out.push('\n');
        out.push_str(&grid.markdown());
    }
    for line in legend(report, Over::Crosstables, language) {
        out.push_str(&format!("\n{}\n", safe::markdown(&line)));
    }
    let notes = notes(report, language, false);
    if !notes.is_empty() {
        out.push_str(&format!("\n## {}\n\n", label(Label::Notes, language)));
        for note in notes {
            out.push_str(&format!("- {}\n", safe::markdown(&note)));
        }
    }
    out
}

const STYLE: &str = "body{font:14px/1.4 sans-serif;margin:2em;color:#000;background:#fff}\
h1{font-size:1.4em}h2{font-size:1.1em;margin-top:1.5em}\
table{border-collapse:collapse}th,td{border:1px solid #999;padding:2px 6px;text-align:left;\
white-space:nowrap}th{background:#eee}.n{text-align:right}tr{break-inside:avoid}\
thead{display:table-header-group}\
@page{size:landscape;margin:12mm}@media print{body{margin:0;font-size:10px}}";

/// The answer as one self-contained page that prints.
pub fn html(report: &Standings, language: Language) -> String {
    let title = safe::terminal(&title(report, language));
    let lang = match language {
        Language::English => "en",
        Language::Russian => "ru",
    };
    let notes = notes(report, language, false);
    let page = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                @for grid in grids(report, language, false) { (grid.html()) }
                @for line in legend(report, Over::Crosstables, language) { p { (safe::terminal(&line)) } }
                @if !notes.is_empty() {
                    h2 { (label(Label::Notes, language)) }
                    ul { @for note in &notes { li { (note) } } }
                }
            }
        }
    };
    let mut text = page.into_string();
    text.push('\n');
    text
}

fn title(report: &Standings, language: Language) -> String {
    let mut text = format!(
        "{}: {} {} {}",
        report.name,
        label(Label::Standings, language).to_lowercase(),
        label(Label::AfterRound, language),
        report.after_round
    );
    if let Some(category) = &report.category {
        text.push_str(&format!(
            ", {} {}",
            label(Label::Category, language),
            labels::category(category, language)
        ));
    }
    if report.edition != "seed" {
        text.push_str(&format!(
            " ({} {})",
            label(Label::Edition, language),
            report.edition
        ));
    }
    text
}

fn grids(report: &Standings, language: Language, quiet: bool) -> Vec<Grid> {
    if report.explained_only.is_some() {
        return explanations(report, language);
    }
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
            .map(|l| label(l, language).to_owned())
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
                    [
                        team.place.to_string(),
                        team.team.to_string(),
                        team.name.clone(),
                        team.points.to_string(),
                        counted.join(", "),
                    ]
                    .map(GridCell::from)
                    .to_vec()
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
            .map(|l| label(l, language).to_owned())
            .to_vec(),
            left: vec![1, 6],
            key: 2,
            rows: norms
                .iter()
                .map(|norm| {
                    [
                        norm.player.to_string(),
                        norm.name.clone(),
                        norm.games.to_string(),
                        norm.points.to_string(),
                        norm.average.clone().unwrap_or_else(|| "–".to_owned()),
                        norm.percent.clone().unwrap_or_else(|| "–".to_owned()),
                        norm.norm.clone().unwrap_or_else(|| "–".to_owned()),
                    ]
                    .map(GridCell::from)
                    .to_vec()
                })
                .collect(),
        });
    }
    grids.extend(explanations(report, language));
    grids
}

/// What is explained of the table; of both tables where there are two (3.16.5).
fn explanations(report: &Standings, language: Language) -> Vec<Grid> {
    let other = report.annulled_matches.as_ref();
    let first = report.explanation.par_iter().flatten();
    let second = other.and_then(|other| other.explanation.as_ref());
    let second = second.into_par_iter().flatten();
    first
        .map(|player| (player, other.map(|_| Label::LossTable)))
        .chain(second.map(|player| (player, Some(Label::AnnulledTable))))
        .flat_map_iter(|(player, of)| explain::grids(player, &report.order, of, language))
        .collect()
}

fn standings_grid(lines: &[Line], report: &Standings, language: Language) -> Grid {
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
    let mut head: Vec<String> = head
        .iter()
        .map(|l| label(*l, language).to_owned())
        .collect();
    head.extend(criteria.iter().map(|c| heading(*c, language).to_owned()));
    left.push(head.len());
    head.push(label(Label::SeparatedBy, language).to_owned());
    let rows = lines
        .iter()
        .enumerate()
        .map(|(position, line)| {
            let text = |value: Option<String>| value.unwrap_or_default();
            let mut row = vec![line.place.to_string()];
            if report.category.is_some() {
                row.push(text(line.overall.as_ref().map(ToString::to_string)));
            }
            row.extend([line.player.to_string(), line.name.clone()]);
            if federated {
                row.push(text(line.federation.clone()));
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
                    None => String::new(),
                    Some(Shown::One(value)) => value.clone(),
                    Some(Shown::Many(values)) => {
                        let shown = needed(*criterion, line, next).min(values.len());
                        values[..shown].join("; ")
                    }
                });
            }
            row.push(separation(line.separated_by, line.separated_at, language));
            row.into_iter()
                .map(|text| GridCell {
                    text,
                    struck: false,
                })
                .collect()
        })
        .collect();
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

pub(super) fn cross_cells(cells: &[String], struck: &[bool]) -> Vec<GridCell> {
    cells
        .iter()
        .enumerate()
        .map(|(position, text)| GridCell {
            text: text.clone(),
            struck: struck.get(position).copied().unwrap_or_default(),
        })
        .collect()
}

/// Whose names stand in the table.
fn who(report: &Standings) -> Label {
    if report.of_teams {
        Label::Team
    } else {
        Label::Name
    }
}

fn cross_grid(table: &Crosstable, report: &Standings, language: Language) -> Grid {
    // The columns of a category's matrix are places of the whole event.
    let overall = !table.column_names.is_empty();
    let mut head = vec![Label::Place];
    if overall {
        head.push(Label::Overall);
    }
    head.extend([Label::Number, who(report)]);
    let key = head.len();
    let mut head: Vec<String> = head
        .iter()
        .map(|l| label(*l, language).to_owned())
        .collect();
    head.extend(table.columns.iter().cloned());
    let rows = table.rows.iter().map(|row| {
        let mut cells = vec![row.place.to_string()];
        if overall {
            let column = table.column_players.iter();
            let mut column = column.zip(&table.columns);
            let own = column.find(|(player, _)| **player == row.player);
            cells.push(own.map(|(_, column)| column.clone()).unwrap_or_default());
        }
        cells.extend([row.player.to_string(), row.name.clone()]);
        let mut cells: Vec<GridCell> = cells.into_iter().map(GridCell::from).collect();
        cells.extend(cross_cells(&row.cells, &row.struck));
        cells
    });
    Grid {
        title: Some(label(Label::Crosstable, language).to_owned()),
        head,
        left: vec![key - 1],
        key,
        rows: rows.collect(),
    }
}
