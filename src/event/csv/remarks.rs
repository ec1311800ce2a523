//! What a table holds that is not read, or holds twice.

use std::collections::BTreeMap;

use super::cell::{Cell, cell};
use super::heading::Column;
use super::table::{Line, Table};
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Severity};

/// Everything of the table that is left out, with its place: cells right of the heading, rows
/// without a name, columns that bear on nothing; and numbers and names that stand twice.
pub(super) fn remarks(table: &Table, crosstable: bool, findings: &mut Vec<Finding>) {
    findings.extend(unused(table, crosstable));
    for line in &table.rows {
        findings.extend(beyond(table, line, crosstable));
    }
    for line in &table.nameless {
        let mut texts = (0..line.width()).filter_map(|at| Some((at, line.field(at)?)));
        let Some((at, text)) = texts.next() else {
            continue;
        };
        // Programs write a line of their own under the table.
        let footer = at == 0 && texts.next().is_none();
        let finding = table.finding(codes::ROW_WITHOUT_NAME, line, at);
        findings.push(
            finding
                .severity(if footer {
                    Severity::Information
                } else {
                    Severity::Warning
                })
                .field("text", text),
        );
    }
    numbers(table, crosstable, findings);
    if crosstable {
        names(table, findings);
    }
}

/// The columns with something in them that is not taken, in one finding.
fn unused(table: &Table, crosstable: bool) -> Option<Finding> {
    let replaced = |column: &Column| match column {
        Column::City => table.position(&Column::Club).is_some(),
        Column::Team => crosstable && table.club().is_some(),
        _ => false,
    };
    let mut unused = table
        .columns
        .iter()
        .enumerate()
        .filter(|(_, column)| **column == Column::Other || replaced(column))
        .filter(|(at, _)| table.rows.iter().any(|line| line.field(*at).is_some()))
        .map(|(at, _)| at)
        .peekable();
    let first = *unused.peek()?;
    let called = |at: usize| match table.head.field(at) {
        Some(text) => text.to_owned(),
        None => format!("#{}", at + 1),
    };
    let columns: Vec<String> = unused.map(called).collect();
    Some(
        table
            .finding(codes::COLUMNS_UNUSED, &table.head, first)
            .severity(if crosstable {
                Severity::Information
            } else {
                Severity::Warning
            })
            .field("columns", columns.join(", ")),
    )
}

/// The first cell right of the last column; a game there is an error.
fn beyond(table: &Table, line: &Line, crosstable: bool) -> Option<Finding> {
    let mut cells = (table.columns.len()..line.width())
        .filter_map(|at| Some((at, line.field(at)?)))
        .peekable();
    let (at, text) = *cells.peek()?;
    let game = |text: &str| matches!(cell(text), Some(Cell::Game { .. }));
    let severity = if crosstable && cells.any(|(_, text)| game(text)) {
        Severity::Error
    } else {
        Severity::Warning
    };
    Some(
        table
            .finding(codes::CELL_BEYOND_HEADING, line, at)
            .severity(severity)
            .field("text", text)
            .field("columns", table.columns.len()),
    )
}

/// Numbers that stand twice: in a crosstable opponents are named by them; in a list they are given
/// anew.
fn numbers(table: &Table, crosstable: bool, findings: &mut Vec<Finding>) {
    let Some(at) = table.position(&Column::Number) else {
        return;
    };
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for line in &table.rows {
        let Some(number) = line.field(at).map(|text| text.trim_end_matches('.')) else {
            continue;
        };
        let first = *seen.entry(number).or_insert(line.number);
        if first != line.number {
            findings.push(
                table
                    .finding(codes::NUMBER_TWICE, line, at)
                    .severity(if crosstable {
                        Severity::Error
                    } else {
                        Severity::Warning
                    })
                    .field("number", number)
                    .field("first", format!("line {first}")),
            );
        }
    }
}

/// Namesakes of a crosstable; a list of players refuses them where they are entered.
fn names(table: &Table, findings: &mut Vec<Finding>) {
    let Some(at) = table.position(&Column::Name) else {
        return;
    };
    let given = table.position(&Column::GivenName);
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for line in &table.rows {
        let parts = [line.field(at), given.and_then(|given| line.field(given))];
        let name: Vec<&str> = parts.into_iter().flatten().collect();
        let name = name.join(" ");
        let first = *seen.entry(name.to_lowercase()).or_insert(line.number);
        if first != line.number {
            findings.push(
                table
                    .finding(codes::NAME_TWICE, line, at)
                    .field("name", name)
                    .field("first", first),
            );
        }
    }
}
