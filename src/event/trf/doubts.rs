//! What a file says beside its results that cannot be so: counts, rounds that will not be, slips in
//! records that are only kept. None of it keeps the file from being read.

use crate::event::Event;
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Severity};

use super::head::misread;
use super::line::Line;
use super::scale;

/// The columns between the fields of a record; those between the numbers of a list are seen to where
/// the list is read.
const BLANKS: [(&str, &[usize]); 9] = [
    ("162", &SCALE),
    ("362", &SCALE),
    ("240", &[6, 10]),
    ("250", &[9, 14, 18, 22, 27]),
    ("260", &[8, 12]),
    ("300", &[8, 12, 16]),
    ("310", &[8, 41, 47, 54, 61, 68, 72, 73]),
    ("320", &[9, 14]),
    ("330", &[7, 11, 15, 19, 20, 21]),
];

/// The blanks behind the values of a scale.
const SCALE: [usize; 12] = [11, 12, 13, 20, 21, 22, 29, 30, 31, 38, 39, 40];

/// Everything doubtful in these records of the event; `dates`: as many as record 132 has.
pub(super) fn find(event: &Event, records: &[Line], dates: usize, findings: &mut Vec<Finding>) {
    let rounds = event.regulation.rounds;
    let mut of_dates = records.iter().filter(|line| line.din() == "132");
    if let Some(line) = of_dates.next_back() {
        let column = line.words(4).last().map_or(1, |(column, _)| *column);
        beyond(line, column, dates, rounds, findings);
    }
    for line in records {
        let din = line.din();
        let mut blanks = BLANKS.iter().filter(|(own, _)| *own == din);
        findings.extend(blanks.next().and_then(|(_, blank)| line.between(blank)));
        match din.as_str() {
            "062" => count(line, event.players.len(), findings),
            "072" => {
                let rated = event.players.iter().filter(|p| p.rating.is_some());
                count(line, rated.count(), findings);
            }
            "082" => count(line, event.teams.len(), findings),
            "162" => {
                if let Some(text) = scale::not_applied(line, &event.regulation.scoring) {
                    let finding = line.finding(codes::POINTS_NOT_APPLIED, 5);
                    findings.push(finding.field("din", "162").field("text", text));
                }
            }
            "240" => {
                let round = line.field(7, 9).trim().parse().unwrap_or(0);
                beyond(line, 7, round, rounds, findings);
            }
            "250" => acceleration(line, findings),
            _ => {}
        }
    }
}

/// A count that the rows do not make. Some programs write more behind it: `26 (25)`.
fn count(line: &Line, found: usize, findings: &mut Vec<Finding>) {
    let said = line.rest();
    let number = said.split(|c: char| !c.is_ascii_digit()).next();
    if let Some(number) = number.and_then(|text| text.parse::<usize>().ok())
        && number != found
    {
        let finding = line.finding(codes::COUNT_WRONG, 5);
        let finding = finding.field("din", line.din()).field("said", said);
        findings.push(finding.field("found", found));
    }
}

/// A round after the last.
fn beyond(line: &Line, column: usize, round: usize, rounds: u32, findings: &mut Vec<Finding>) {
    if rounds > 0 && round > rounds as usize {
        let finding = line.finding(codes::BEYOND_EVENT, column);
        findings.push(finding.field("round", round).field("rounds", rounds));
    }
}

/// 250: points, first and last round, first and last player.
fn acceleration(line: &Line, findings: &mut Vec<Finding>) {
    let mut told = |column: usize, field: &'static str, text: &str| {
        let found = misread(line, column, field, text);
        findings.push(found.severity(Severity::Warning));
    };
    for (from, to) in [(5, 8), (10, 13)] {
        let unread = |text: &String| text.parse::<crate::exact::Points>().is_err();
        if let Some(text) = line.text(from, to).filter(unread) {
            told(from, "points", &text);
        }
    }
    for (name, one, two) in [
        ("round", (15, 17), (19, 21)),
        ("starting number", (23, 26), (28, 31)),
    ] {
        let mut number = |(from, to): (usize, usize)| {
            let text = line.text(from, to)?;
            let number = text.parse::<u32>();
            if number.is_err() {
                told(from, name, &text);
            }
            number.ok()
        };
        if let (Some(first), Some(last)) = (number(one), number(two))
            && last < first
        {
            told(two.0, name, &last.to_string());
        }
    }
}
