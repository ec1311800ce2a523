//! Record 162: what a result counts.

use crate::event::{Event, Scoring};
use crate::exact::Points;
use crate::finding::Finding;

use super::columns::Record;
use super::head::misread;
use super::line::{Line, lines};
use super::lost;

/// What a record says.
pub(super) struct Scale {
    /// Wins, draws, losses and the bye.
    pub(super) scoring: Scoring,
    /// Symbols that the event has no field for, with their points.
    pub(super) other: Vec<(String, Points)>,
}

/// Reads a record: nine columns per symbol, its value in the middle. What it does not say is as
/// before.
pub(super) fn read(line: &Line, before: Scoring, findings: &mut Vec<Finding>) -> Scale {
    let mut scoring = before;
    let mut other = Vec::new();
    for (column, entry) in line.repeated(5, 9, 9) {
        let symbol = line.field(column, column + 1);
        let value = line.text(column + 2, column + 5);
        let Some(points) = value.and_then(|text| text.parse::<Points>().ok()) else {
            findings.push(misread(line, column, "point system", &entry));
            continue;
        };
        match symbol.trim() {
            "W" => scoring.win = points,
            "D" => scoring.draw = points,
            "L" => scoring.loss = points,
            "P" => scoring.bye = Some(points),
            symbol => other.push((symbol.to_owned(), points)),
        }
    }
    if scoring.bye == Some(scoring.win) {
        scoring.bye = None;
    }
    Scale { scoring, other }
}

/// The symbols of a record that count something else here: who is absent has no points (3.17.2),
/// who did not come has lost (3.14.2). `None` if there is none such.
pub(super) fn not_applied(line: &Line, scoring: &Scoring) -> Option<String> {
    let scale = read(line, scoring.clone(), &mut Vec::new());
    let apart = scale.other.iter().filter(|(symbol, points)| {
        let counted = match symbol.as_str() {
            "A" => Some(Points::ZERO),
            "X" => Some(scoring.loss),
            _ => None,
        };
        counted != Some(*points)
    });
    let apart: Vec<String> = apart
        .map(|(symbol, points)| format!("{symbol} {points}"))
        .collect();
    (!apart.is_empty()).then(|| apart.join(", "))
}

/// A kept record that still says what the results count: it is written as it was read.
pub(super) fn kept(event: &Event) -> Option<&str> {
    let scoring = &event.regulation.scoring;
    let says = |text: &&String| {
        let mut misread = Vec::new();
        let mut lines = lines(text).filter(|line| line.din() == "162");
        lines.next().is_some_and(|line| {
            let usual = Scoring {
                other: scoring.other.clone(),
                bye_boards: scoring.bye_boards,
                ..Scoring::default()
            };
            read(&line, usual, &mut misread).scoring == *scoring && misread.is_empty()
        })
    };
    event.trf_lines.iter().find(says).map(String::as_str)
}

/// Writes the record, unless the scale is the usual one.
pub(super) fn write(scoring: &Scoring, text: &mut String, lost: &mut Vec<Finding>) {
    let usual = Scoring {
        other: scoring.other.clone(),
        bye_boards: scoring.bye_boards,
        ..Scoring::default()
    };
    if *scoring == usual {
        return;
    }
    let symbols = [
        ("win", "W", Some(scoring.win)),
        ("draw", "D", Some(scoring.draw)),
        ("loss", "L", Some(scoring.loss)),
        ("bye", "P", scoring.bye),
    ];
    let mut line = Record::new("162");
    let entries = symbols
        .into_iter()
        .filter_map(|(name, symbol, points)| Some((name, symbol, points?)));
    for (index, (name, symbol, points)) in entries.enumerate() {
        let first = 5 + 9 * index;
        line.left((first + 1, first + 1), symbol);
        if !line.points((first + 2, first + 5), points) {
            lost.push(lost::points(&format!("regulation.scoring.{name}"), points));
        }
    }
    line.end(text);
}
