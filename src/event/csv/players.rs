//! Lists of players.

use std::ops::RangeInclusive;

use super::heading::Column;
use super::table::{Line, Table};
use crate::event::{Number, Player};
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Place};

/// A player of a list, with the name of his team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Newcomer {
    /// His data; the number is the list's, or 0.
    pub player: Player,
    /// The name of his team.
    pub team: Option<String>,
    /// His line in the file.
    pub line: usize,
}

impl Newcomer {
    /// That the list gives him another number than he has got.
    pub fn numbered_anew(&self, number: Number) -> Option<Finding> {
        let listed = self.player.number;
        let place = Place {
            line: Some(self.line),
            column: Some(1),
            ..Place::default()
        };
        let finding = Finding::new(codes::NUMBERS_ANEW).at(place);
        let finding = finding.field("name", self.player.name.as_str());
        let finding = finding.field("listed", listed.to_string());
        (listed.0 > 0 && listed != number).then(|| finding.field("number", number.to_string()))
    }
}

pub(super) fn read(table: &Table, findings: &mut Vec<Finding>) -> Vec<Newcomer> {
    table
        .rows
        .iter()
        .map(|line| newcomer(table, line, findings))
        .collect()
}

/// The person of a row.
pub(super) fn newcomer(table: &Table, line: &Line, findings: &mut Vec<Finding>) -> Newcomer {
    let cell = |at: usize| {
        let text = line.field(at)?;
        Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let text = |column: Column| table.position(&column).and_then(cell);
    let misread = |at: usize, name: &'static str| {
        table
            .finding(codes::FIELD_MISREAD, line, at)
            .field("field", name)
            .field("text", line.field(at).unwrap_or_default())
    };
    let mut number = |column: Column, name: &'static str, known: RangeInclusive<u32>| {
        let at = table.position(&column)?;
        let text = line.field(at)?;
        let digits = text
            .split(['.', '-', '/'])
            .find(|part| part.len() == 4)
            .unwrap_or(text);
        let value = if column == Column::Born { digits } else { text };
        match value.trim_end_matches('.').parse::<u32>() {
            // Programs write 0 for what they do not know, people a dash.
            Ok(0) => None,
            Err(_) if text.chars().all(|c| "-−–—".contains(c)) => None,
            Ok(number) if known.contains(&number) => Some(number),
            _ => {
                findings.push(misread(at, name));
                None
            }
        }
    };
    let rating = number(Column::Rating, "rating", 1..=9999);
    let born = number(Column::Born, "year of birth", 1800..=2200);
    let born_on = text(Column::Born).and_then(|text| {
        let formats = [
            "%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%d.%m.%Y", "%d-%m-%Y", "%d/%m/%Y",
        ];
        let mut dates = formats.iter();
        let date = dates.find_map(|f| chrono::NaiveDate::parse_from_str(&text, f).ok())?;
        // As a tournament report has it.
        Some(date.format("%Y/%m/%d").to_string())
    });
    let listed = number(Column::Number, "number", 1..=9999);
    let from_round = number(Column::FromRound, "round", 1..=999);
    let name = match (text(Column::Name), text(Column::GivenName)) {
        (Some(name), Some(given)) => format!("{name} {given}"),
        (name, given) => name.or(given).unwrap_or_default(),
    };
    let sex = table.position(&Column::Sex).and_then(|at| {
        let sex = match line.field(at)?.to_lowercase().chars().next() {
            Some('m' | 'м') => "m",
            Some('w' | 'f' | 'ж') => "w",
            _ => {
                findings.push(misread(at, "sex"));
                return None;
            }
        };
        Some(sex.to_owned())
    });
    let categories = text(Column::Category).unwrap_or_default();
    let categories = categories
        .split([',', '/'])
        .map(|word| word.trim().to_owned());
    Newcomer {
        player: Player {
            number: Number(listed.unwrap_or(0)),
            id: text(Column::Id).unwrap_or_default(),
            name,
            rating,
            title: text(Column::Title),
            federation: text(Column::Federation),
            federation_id: text(Column::FederationId).filter(|id| id != "0"),
            club: table.club().and_then(cell),
            born,
            born_on: born_on.filter(|_| born.is_some()),
            sex,
            categories: categories.filter(|word| !word.is_empty()).collect(),
            from_round,
            ..Player::default()
        },
        team: text(Column::Team),
        line: line.number,
    }
}
