//! What a result counts: record 162, or the scale that the totals of a file fit.

use crate::event::{ByeKind, Event, Scoring};
use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

use super::build::bye_kind;
use super::columns::Record;
use super::head::{Head, misread};
use super::line::{Line, lines, place};
use super::lost;
use super::row::{Cell, Row};

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

/// What an entry counts on a scale.
fn worth(cell: &Cell, scoring: &Scoring) -> Points {
    if cell.opponent.0 == 0 {
        return match bye_kind(cell) {
            ByeKind::Pairing => scoring.bye.unwrap_or(scoring.win),
            ByeKind::Full => scoring.win,
            ByeKind::Half => scoring.draw,
            ByeKind::Zero => Points::ZERO,
        };
    }
    match cell.result {
        '1' | '+' | 'W' => scoring.win,
        '=' | 'D' => scoring.draw,
        _ => scoring.loss,
    }
}

/// The scale: the file's own, else the one among the usual whose totals are those of the file.
pub(super) fn of_file(
    head: &Head,
    rows: &[Row],
    paired: usize,
    findings: &mut Vec<Finding>,
) -> Scoring {
    let sum = |row: &Row, scoring: &Scoring, rounds: usize| -> Points {
        let cells = row.cells.iter().take(rounds).flatten();
        cells.map(|cell| worth(cell, scoring)).sum()
    };
    // Byes of the round to be paired are counted by some programs and not by others; so are those
    // of a round that has been paired and in which nobody has a result yet.
    let results = |row: &Row| {
        let has = |cell: &Option<Cell>| {
            (cell.as_ref()).is_some_and(|cell| cell.opponent.0 > 0 && cell.result != ' ')
        };
        row.cells.iter().rposition(has).map_or(0, |round| round + 1)
    };
    let held = rows.iter().map(results).max().unwrap_or(0);
    // The bye of a team is its own; some programs count it for its players, and some do not.
    let teams = !head.teams.is_empty();
    let free = |row: &Row, scoring: &Scoring, rounds: usize| -> Points {
        let cells = row.cells.iter().take(rounds).flatten();
        let free = cells.filter(|cell| teams && cell.opponent.0 == 0 && cell.result == 'U');
        free.map(|cell| worth(cell, scoring)).sum()
    };
    let fits = |row: &Row, scoring: &Scoring| {
        row.points.is_none_or(|said| {
            let counts = [paired, held, usize::MAX];
            counts.iter().any(|rounds| {
                let sum = sum(row, scoring, *rounds);
                said == sum || said == sum - free(row, scoring, *rounds)
            })
        })
    };
    let usual = |win, draw| Scoring {
        win: Points::whole(win),
        draw,
        ..Scoring::default()
    };
    let candidates = match &head.scoring {
        Some(own) => vec![own.clone()],
        None => vec![
            Scoring::default(),
            usual(2, Points::ONE),
            usual(3, Points::ONE),
        ],
    };
    // Points that do not count (3.13.2) or are given beside the results (3.13.3) leave some rows
    // apart on any scale: the one that most rows fit, the usual one first. What fits less than half of
    // them is no scale that the file speaks of.
    let fitting = |index: &usize| {
        let scoring = &candidates[*index];
        let fit = rows.iter().filter(|row| fits(row, scoring)).count();
        let fit = if *index > 0 && 2 * fit <= rows.len() {
            0
        } else {
            fit
        };
        (fit, std::cmp::Reverse(*index))
    };
    let found = (0..candidates.len()).max_by_key(fitting).unwrap_or(0);
    let scoring = candidates[found].clone();
    if found > 0 {
        let scale = format!("{}, {}, {}", scoring.win, scoring.draw, scoring.loss);
        findings.push(Finding::new(codes::SCALE_INFERRED).field("scale", scale));
    }
    for row in rows.iter().filter(|row| !fits(row, &scoring)) {
        findings.push(
            Finding::new(codes::TOTAL_WRONG)
                .at(place(row.line, 81))
                .field("player", row.player.number.to_string())
                .field("said", row.points.unwrap_or_default().to_string())
                .field("made", sum(row, &scoring, paired).to_string()),
        );
    }
    scoring
}
