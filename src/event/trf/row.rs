//! Players' rows (001): columns 5–89 say who he is, then ten columns per round.

use crate::board::Colour;
use crate::exact::Points;
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Severity};

use super::line::Line;
use crate::event::{Number, Player};

/// First column of the first round; every round has ten columns.
pub(super) const FIRST: usize = 92;

/// What a row says of one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    /// The opponent; 0 for none.
    pub(super) opponent: Number,
    /// The colour, if any.
    pub(super) colour: Option<Colour>,
    /// The code of the result; a space for none.
    pub(super) result: char,
    /// First column of the entry.
    pub(super) column: usize,
}

/// A player's row.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) player: Player,
    pub(super) points: Option<Points>,
    /// By round; `None` where the entry is blank.
    pub(super) cells: Vec<Option<Cell>>,
}

pub(super) fn read(line: &Line, findings: &mut Vec<Finding>) -> Row {
    let mut field = |from: usize, to: usize, name: &'static str| {
        let text = line.text(from, to)?;
        let value = text.parse::<u32>();
        if value.is_err() {
            findings.push(misread(line, from, name, &text));
        }
        value.ok()
    };
    let number = field(5, 8, "starting number");
    let rating = field(49, 52, "rating").filter(|rating| *rating > 0);
    let points = line.text(80, 84).and_then(|text| {
        let points = text.parse().ok();
        if points.is_none() {
            findings.push(misread(line, 81, "points", &text));
        }
        points
    });
    findings.extend(line.between(&[4, 9, 14, 48, 53, 57, 69, 85, 90, 91]));
    if let Some(text) = line.text(86, 89)
        && text.parse::<u32>().is_err()
    {
        findings.push(misread(line, 86, "rank", &text).severity(Severity::Warning));
    }
    let number = Number(number.unwrap_or(0));
    if number.0 == 0 {
        findings.push(line.finding(codes::NUMBER_ZERO, 5));
    }
    let born = line.text(70, 79);
    let unknown = |text: &&String| !is_birth(text);
    if let Some(text) = born.as_ref().filter(unknown) {
        findings.push(misread(line, 70, "birth date", text).severity(Severity::Warning));
    }
    let year = born.as_deref().and_then(|text| text.get(..4)?.parse().ok());
    let sex = line.text(10, 10).map(|sex| match sex.as_str() {
        "f" | "F" | "w" | "W" => "w".to_owned(),
        other => other.to_lowercase(),
    });
    Row {
        line: line.number,
        player: Player {
            number,
            id: format!("p{number}"),
            name: line.text(15, 47).unwrap_or_default(),
            rating,
            title: line.text(11, 13),
            federation: line.text(54, 56),
            born: year.filter(|year| (1800..=2200).contains(year)),
            born_on: born.filter(|text| full_date(text) && is_birth(text)),
            sex,
            federation_id: line.text(58, 68),
            ..Player::default()
        },
        points,
        cells: cells(line, findings),
    }
}

/// Whether a text can be somebody's birth date: a year, or year, month and day in either order, with
/// zeros or blanks for what is not known.
fn is_birth(text: &str) -> bool {
    let parts = text.split(['/', '-', '.']).map(str::trim);
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = parts.collect();
    if !parts.iter().all(|part| digits(part)) {
        return false;
    }
    let within = |part: &str, most: u32| part.parse().unwrap_or(0) <= most;
    match parts.as_slice() {
        [year] => year.len() == 4,
        [year, month] => year.len() == 4 && within(month, 12),
        [one, month, three] => {
            let day = if one.len() == 4 { three } else { one };
            within(month, 12) && within(day, 31)
        }
        _ => false,
    }
}

/// Whether a birth date says more than the year.
fn full_date(text: &str) -> bool {
    text.len() > 4 && !text.ends_with("00/00")
}

fn misread(line: &Line, column: usize, field: &'static str, text: &str) -> Finding {
    line.finding(codes::FIELD_MISREAD, column)
        .field("field", field)
        .field("text", text)
}

fn cells(line: &Line, findings: &mut Vec<Finding>) -> Vec<Option<Cell>> {
    let mut cells = Vec::new();
    for start in (FIRST..=line.width()).step_by(10) {
        // Two columns between entries belong to none of them, nor do those between its parts.
        for (from, to) in [
            (start + 8, start + 9),
            (start + 4, start + 4),
            (start + 6, start + 6),
        ] {
            if let Some(text) = line.text(from, to) {
                findings.push(misread(line, from, "round entry", &text));
            }
        }
        cells.push(cell(line, start, findings));
    }
    while cells.last().is_some_and(Option::is_none) {
        cells.pop();
    }
    cells
}

fn cell(line: &Line, start: usize, findings: &mut Vec<Finding>) -> Option<Cell> {
    line.text(start, start + 7)?;
    let opponent = match line.text(start, start + 3) {
        None => 0,
        Some(text) => text.parse().unwrap_or_else(|_| {
            findings.push(misread(line, start, "opponent", &text));
            0
        }),
    };
    let colour = match line.field(start + 5, start + 5).as_str() {
        "w" | "W" => Some(Colour::White),
        "b" | "B" => Some(Colour::Black),
        "-" | " " | "" => None,
        other => {
            findings.push(misread(line, start + 5, "colour", other));
            None
        }
    };
    let result = line
        .field(start + 7, start + 7)
        .chars()
        .next()
        .unwrap_or(' ');
    let result = match result {
        '½' => '=',
        '−' | '–' => '-',
        'w' | 'd' | 'l' | 'h' | 'f' | 'u' | 'z' => result.to_ascii_uppercase(),
        '*' => ' ',
        other => other,
    };
    let fits = if opponent == 0 {
        "HFUZ+-= "
    } else {
        "10=+-WDL "
    };
    if !fits.contains(result) {
        findings.push(
            line.finding(codes::RESULT_CODE, start + 7)
                .field("code", result.to_string())
                .field("known", fits.trim()),
        );
        return None;
    }
    Some(Cell {
        opponent: Number(opponent),
        colour,
        result,
        column: start,
    })
}
