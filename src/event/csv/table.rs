//! Lines, fields and their places.

use crate::finding::codes::event as codes;
use crate::finding::{Code, Finding, Place};

use super::heading::{Column, columns};

/// A table under its heading.
pub(super) struct Table {
    /// What each column is.
    pub(super) columns: Vec<Column>,
    /// The heading.
    pub(super) head: Line,
    /// The rows with a name.
    pub(super) rows: Vec<Line>,
    /// The rows without one.
    pub(super) nameless: Vec<Line>,
    delimiter: char,
}

/// A row.
pub(super) struct Line {
    /// Its line in the file.
    pub(super) number: usize,
    fields: Vec<String>,
    raw: String,
}

const DELIMITERS: [char; 4] = [';', '\t', '|', ','];

impl Table {
    /// Finds delimiter and heading.
    pub(super) fn read(text: &str) -> Result<Table, Finding> {
        let text = text
            .trim_start_matches('\u{feff}')
            .replace("\r\n", "\n")
            .replace('\r', "\n");
        let delimiter = delimiter(&text);
        if let Some(place) = open_quote(&text, delimiter) {
            return Err(Finding::new(codes::QUOTE_OPEN).at(place));
        }
        let mut lines = split(&text, delimiter).into_iter();
        let heading = lines.find_map(|line| Some((columns(&line.fields)?, line)));
        let Some((columns, head)) = heading else {
            return Err(Finding::new(codes::NO_NAMES).at(Place {
                line: Some(1),
                column: Some(1),
                ..Place::default()
            }));
        };
        let mut table = Table {
            columns,
            head,
            rows: Vec::new(),
            nameless: Vec::new(),
            delimiter,
        };
        let name = table.position(&Column::Name).unwrap_or_default();
        let given = table.position(&Column::GivenName);
        (table.rows, table.nameless) = lines.partition(|line| {
            line.field(name).is_some() || given.is_some_and(|given| line.field(given).is_some())
        });
        Ok(table)
    }

    /// Whether some column is of a kind.
    pub(super) fn has(&self, kind: impl Fn(&Column) -> bool) -> bool {
        self.columns.iter().any(kind)
    }

    /// Where a column stands.
    pub(super) fn position(&self, column: &Column) -> Option<usize> {
        self.columns.iter().position(|other| other == column)
    }

    /// Where the clubs stand; the towns, where nothing else is a club.
    pub(super) fn club(&self) -> Option<usize> {
        self.position(&Column::Club)
            .or_else(|| self.position(&Column::City))
    }

    /// The columns of rounds, or of the opponents by place: number and position, in order.
    pub(super) fn rounds(&self) -> Vec<(u32, usize)> {
        let of = |number: fn(&Column) -> Option<u32>| {
            let columns = self.columns.iter().enumerate();
            let mut found: Vec<(u32, usize)> = columns
                .filter_map(|(at, column)| Some((number(column)?, at)))
                .collect();
            found.sort_unstable();
            found
        };
        let rounds = of(|column| match column {
            Column::Round(round) => Some(*round),
            _ => None,
        });
        if !rounds.is_empty() {
            return rounds;
        }
        of(|column| match column {
            Column::Against(place) => Some(*place),
            _ => None,
        })
    }

    /// A finding at a field.
    pub(super) fn finding(&self, code: Code, line: &Line, field: usize) -> Finding {
        let mut quoted = false;
        let mut left = field;
        let mut column = 1;
        for c in line.raw.chars() {
            if left == 0 {
                break;
            }
            column += 1;
            match c {
                '"' => quoted = !quoted,
                c if c == self.delimiter && !quoted => left -= 1,
                _ => {}
            }
        }
        Finding::new(code).at(Place {
            line: Some(line.number),
            column: Some(column),
            ..Place::default()
        })
    }
}

impl Line {
    /// How many fields it has.
    pub(super) fn width(&self) -> usize {
        self.fields.len()
    }

    /// A field without surrounding spaces; `None` if it is empty.
    pub(super) fn field(&self, at: usize) -> Option<&str> {
        self.fields
            .get(at)
            .map(|text| text.trim())
            .filter(|text| !text.is_empty())
    }
}

/// The delimiter that parts most lines alike; among equals the one that gives more fields.
fn delimiter(text: &str) -> char {
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .take(50)
        .collect();
    let judged = DELIMITERS.map(|delimiter| {
        let counts: Vec<usize> = lines.iter().map(|line| count(line, delimiter)).collect();
        let usual = counts
            .iter()
            .filter(|count| **count > 0)
            .map(|count| {
                (
                    counts.iter().filter(|other| *other == count).count(),
                    *count,
                )
            })
            .max();
        (usual.unwrap_or_default(), delimiter)
    });
    // Written first wins among equals, so the last maximum must not.
    judged
        .into_iter()
        .rev()
        .max_by_key(|(judged, _)| *judged)
        .map_or(';', |(_, delimiter)| delimiter)
}

fn count(line: &str, delimiter: char) -> usize {
    let mut quoted = false;
    line.chars()
        .filter(|c| {
            if *c == '"' {
                quoted = !quoted;
            }
            *c == delimiter && !quoted
        })
        .count()
}

/// Where a quoted field begins that nothing ends: all that follows would be one field.
fn open_quote(text: &str, delimiter: char) -> Option<Place> {
    let (mut line, mut column) = (1, 0);
    let mut open = None;
    let mut field_begins = true;
    let mut signs = text.chars().peekable();
    while let Some(c) = signs.next() {
        column += 1;
        match (c, open) {
            ('"', None) if field_begins => open = Some((line, column)),
            // Two quotes inside a quoted field are one of its signs.
            ('"', Some(_)) if signs.peek() == Some(&'"') => {
                signs.next();
                column += 1;
            }
            ('"', Some(_)) => open = None,
            _ => {}
        }
        field_begins = c == delimiter || c == '\n';
        if c == '\n' {
            (line, column) = (line + 1, 0);
        }
    }
    open.map(|(line, column)| Place {
        line: Some(line),
        column: Some(column),
        ..Place::default()
    })
}

/// A cell without the apostrophe that keeps a spreadsheet from reading it as a formula.
fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest,
        _ => cell,
    }
}

fn split(text: &str, delimiter: char) -> Vec<Line> {
    let raw: Vec<&str> = text.lines().collect();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(u8::try_from(delimiter).unwrap_or(b';'))
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    reader
        .records()
        .filter_map(Result::ok)
        .map(|record| {
            let at = record.position().map_or(1, csv::Position::line);
            let number = usize::try_from(at).unwrap_or(1).max(1);
            Line {
                number,
                fields: record
                    .iter()
                    .map(|text| unguarded(text).to_owned())
                    .collect(),
                raw: raw.get(number - 1).copied().unwrap_or_default().to_owned(),
            }
        })
        .collect()
}
