//! Lists of players.

use super::heading::Column;
use super::table::{Line, Table};
use crate::event::{Number, Player};
use crate::finding::Finding;
use crate::finding::codes::event as codes;

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

pub(super) fn read(table: &Table, findings: &mut Vec<Finding>) -> Vec<Newcomer> {
    table
        .rows
        .iter()
        .map(|line| newcomer(table, line, findings))
        .collect()
}

/// The person of a row.
pub(super) fn newcomer(table: &Table, line: &Line, findings: &mut Vec<Finding>) -> Newcomer {
    let text = |column: Column| {
        table
            .position(&column)
            .and_then(|at| line.field(at))
            .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let mut number = |column: Column, name: &'static str| {
        let at = table.position(&column)?;
        let text = line.field(at)?;
        let digits = text
            .split(['.', '-', '/'])
            .find(|part| part.len() == 4)
            .unwrap_or(text);
        let value = if column == Column::Born { digits } else { text };
        match value.trim_end_matches('.').parse::<u32>() {
            Ok(number) => Some(number).filter(|number| *number > 0),
            Err(_) => {
                findings.push(
                    table
                        .finding(codes::FIELD_MISREAD, line, at)
                        .field("field", name)
                        .field("text", text),
                );
                None
            }
        }
    };
    let rating = number(Column::Rating, "rating");
    let born = number(Column::Born, "year of birth");
    let listed = number(Column::Number, "number");
    let from_round = number(Column::FromRound, "round");
    let name = match (text(Column::Name), text(Column::GivenName)) {
        (Some(name), Some(given)) => format!("{name} {given}"),
        (name, given) => name.or(given).unwrap_or_default(),
    };
    let sex = text(Column::Sex).and_then(|sex| match sex.to_lowercase().chars().next() {
        Some('m' | 'м') => Some("m".to_owned()),
        Some('w' | 'f' | 'ж') => Some("w".to_owned()),
        _ => None,
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
            rating: rating.filter(|rating| *rating <= 9999),
            title: text(Column::Title),
            federation: text(Column::Federation),
            federation_id: text(Column::FederationId).filter(|id| id != "0"),
            club: text(Column::Club),
            born,
            sex,
            categories: categories.filter(|word| !word.is_empty()).collect(),
            from_round,
            ..Player::default()
        },
        team: text(Column::Team),
        line: line.number,
    }
}
