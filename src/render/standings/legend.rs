//! Lines under the tables: what is struck out, and whose points the bye counts.

use super::labels::{Label, label};
use crate::render::Language;
use crate::report::crosstable::Crosstable;
use crate::report::standings::Standings;

/// So many of those with the least points are named.
const NAMES: usize = 8;

/// Which tables stand over the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    /// The standings alone.
    Standings,
    /// Crosstables with struck results as they are.
    Crosstables,
    /// Crosstables with struck results in brackets.
    Bracketed,
}

/// The lines.
pub(super) fn legend(report: &Standings, over: Over, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    // Who alone is explained has all that in his own tables.
    if report.explained_only.is_some() {
        return lines;
    }
    if over != Over::Standings {
        let struck = |table: &Crosstable| table.rows.iter().any(|row| row.struck.contains(&true));
        let line = |article: &str, end: &str| {
            let brackets = if over == Over::Bracketed {
                label(Label::InBrackets, language)
            } else {
                ""
            };
            let (out, by) = (Label::StruckOut, Label::AnnulledBy);
            let (out, by) = (label(out, language), label(by, language));
            format!("{out}{brackets}: {by} {article}{end}.")
        };
        if struck(&report.crosstable) {
            let article = annulling_article(report);
            let kept = format!(", {}", label(Label::KeptForRating, language));
            lines.push(line(article, &kept));
        }
        if let Some(other) = &report.annulled_matches
            && struck(&other.crosstable)
        {
            lines.push(line("3.16.5", ""));
        }
    }
    if over != Over::Standings {
        lines.extend(columns(&report.crosstable, language));
    }
    lines.extend(least(report, language));
    lines
}

/// The article by which results were annulled, without the name of its book: the Code has another
/// number for it.
fn annulling_article(report: &Standings) -> &str {
    let mut found = report.findings.iter();
    let annulled = found.find(|found| found.name == "results_annulled");
    let article = annulled.and_then(|found| found.article.as_deref());
    article.map_or("3.13.2", |article| {
        article.rsplit(' ').next().unwrap_or(article)
    })
}

/// Whose points the bye counts: "плюс: наименьшее количество очков, 0 (6 Иванов)" (3.15.11).
fn least(report: &Standings, language: Language) -> Option<String> {
    let least = report.least.as_ref()?;
    let mut names: Vec<&str> = least.names.iter().take(NAMES).map(String::as_str).collect();
    let more = least.names.len().saturating_sub(NAMES);
    let rest = format!("… (+{more})");
    if more > 0 {
        names.push(&rest);
    }
    Some(format!(
        "{}: {} ({}).",
        label(Label::Least, language),
        least.points,
        names.join(", ")
    ))
}

/// In the standings of a category: what the columns of the matrix are, and whose are those without a row.
fn columns(table: &Crosstable, language: Language) -> Option<String> {
    if table.column_names.is_empty() {
        return None;
    }
    let mut line = label(Label::ColumnsAre, language).to_owned();
    let columns = table.columns.iter().zip(&table.column_players);
    let without = columns.zip(&table.column_names).filter(|((_, player), _)| {
        let mut rows = table.rows.iter();
        !rows.any(|row| row.player == **player)
    });
    let all: Vec<String> = without
        .map(|((column, _), name)| format!("{column} – {name}"))
        .collect();
    if !all.is_empty() {
        let mut named: Vec<&str> = all.iter().take(NAMES).map(String::as_str).collect();
        let rest = format!("… (+{})", all.len().saturating_sub(NAMES));
        if all.len() > NAMES {
            named.push(&rest);
        }
        let without = label(Label::NoRow, language);
        line.push_str(&format!("; {without}: {}", named.join(", ")));
    }
    line.push('.');
    Some(line)
}
