//! The games of an event as a crosstable: a matrix for round robins, a progress table elsewhere.

use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Colour;
use crate::event::System;
use crate::exact::Points;
use crate::tiebreak::{How, Line, Outcome, Row, Table};

use super::cells::{self, CellStyle};
use super::standings::Place;

/// A crosstable.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Crosstable {
    /// `matrix` (columns are places) or `progress` (columns are rounds).
    pub kind: String,
    /// Style of the cells.
    pub style: String,
    /// Headings of the columns of cells.
    pub columns: Vec<String>,
    /// In the standings of a category, by column of a matrix: whose it is. The columns are places of the
    /// whole event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub column_players: Vec<u32>,
    /// Their numbers and names, for people.
    #[serde(skip)]
    pub column_names: Vec<String>,
    /// The rows, in the order of the standings.
    pub rows: Vec<CrossRow>,
}

/// A row of a crosstable.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CrossRow {
    /// Place.
    pub place: Place,
    /// Number.
    pub player: u32,
    /// Name.
    pub name: String,
    /// The cells, one per column; a matrix has one sign per game, in the order of the games.
    pub cells: Vec<String>,
    /// By cell: whether it is struck out (3.13.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub struck: Vec<bool>,
    /// The rounds behind the cells.
    pub rounds: Vec<Entry>,
}

/// One round of a row.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Entry {
    /// The round.
    pub round: u32,
    /// The opponent's number; null without one.
    pub opponent: Option<u32>,
    /// `white` or `black`; null without an opponent.
    pub colour: Option<&'static str>,
    /// `played`, `pending`, `plus`, `minus`, `both-minus`, `bye`, `full`, `half`, `zero`.
    pub kind: &'static str,
    /// Points made.
    #[schemars(with = "String")]
    pub points: Points,
    /// `win`, `draw`, `loss` for coefficients; null where it counts for nothing there.
    pub outcome: Option<&'static str>,
    /// Struck out (3.13.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub annulled: bool,
    /// Set by 3.13.2–3.13.3, not recorded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given: bool,
}

/// The crosstable of a table.
pub fn crosstable(table: &Table<'_>, style: CellStyle) -> Crosstable {
    let event = table.field.event();
    let matrix = event.regulation.system == System::RoundRobin;
    let order: Vec<usize> = table
        .ranking
        .standings
        .iter()
        .map(|standing| standing.index)
        .collect();
    let columns = if matrix {
        (1..=order.len()).map(|place| place.to_string()).collect()
    } else {
        (1..=table.field.rounds())
            .map(|round| round.to_string())
            .collect()
    };
    let rows = table
        .ranking
        .standings
        .par_iter()
        .map(|standing| {
            let row = &table.field.rows()[standing.index];
            let (cells, struck): (Vec<String>, Vec<bool>) = if matrix {
                matrix_cells(table, style, row, standing.index, &order)
            } else {
                progress_cells(table, style, row)
            };
            CrossRow {
                place: Place::new(standing.places),
                player: row.unit.0,
                name: event.unit_name(row.unit).to_owned(),
                struck: if struck.contains(&true) {
                    struck
                } else {
                    Vec::new()
                },
                cells,
                rounds: row.lines.iter().map(|line| entry(table, line)).collect(),
            }
        })
        .collect();
    Crosstable {
        kind: if matrix { "matrix" } else { "progress" }.to_owned(),
        style: style.id().to_owned(),
        columns,
        column_players: Vec::new(),
        column_names: Vec::new(),
        rows,
    }
}

fn matrix_cells(
    table: &Table<'_>,
    style: CellStyle,
    row: &Row,
    own: usize,
    order: &[usize],
) -> (Vec<String>, Vec<bool>) {
    let scoring = &table.field.event().regulation.scoring;
    order
        .iter()
        .map(|&other| {
            if other == own {
                return ("×".to_owned(), false);
            }
            let games: Vec<&Line> = row
                .lines
                .iter()
                .filter(|line| line.opponent == Some(other))
                .collect();
            let signs: Vec<String> = games
                .iter()
                .map(|line| cells::result(style, scoring, line))
                .collect();
            // Signs of several games stand together unless one of them has two characters.
            let wide = signs.iter().any(|sign| sign.chars().count() > 1);
            let text = signs.join(if wide { " " } else { "" });
            (text, games.iter().any(|line| line.annulled))
        })
        .unzip()
}

fn progress_cells(table: &Table<'_>, style: CellStyle, row: &Row) -> (Vec<String>, Vec<bool>) {
    let scoring = &table.field.event().regulation.scoring;
    (1..=table.field.rounds())
        .map(|round| {
            let lines: Vec<&Line> = row.lines.iter().filter(|l| l.round == round).collect();
            let texts: Vec<String> = lines
                .iter()
                .map(|line| {
                    let opponent = line.opponent.map(|o| table.field.rows()[o].unit.0);
                    cells::progress(style, scoring, line, opponent)
                })
                .collect();
            (texts.join(" "), lines.iter().any(|line| line.annulled))
        })
        .unzip()
}

fn entry(table: &Table<'_>, line: &Line) -> Entry {
    use crate::event::ByeKind;
    Entry {
        round: line.round,
        opponent: line.opponent.map(|o| table.field.rows()[o].unit.0),
        colour: line.colour.map(|colour| match colour {
            Colour::White => "white",
            Colour::Black => "black",
        }),
        kind: match line.how {
            How::Played => "played",
            How::Pending => "pending",
            How::Plus => "plus",
            How::Minus => "minus",
            How::BothMinus => "both-minus",
            How::Bye(ByeKind::Pairing) => "bye",
            How::Bye(ByeKind::Full) => "full",
            How::Bye(ByeKind::Half) => "half",
            How::Bye(ByeKind::Zero) => "zero",
        },
        points: line.points,
        outcome: line.outcome.map(|outcome| match outcome {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
        }),
        annulled: line.annulled,
        given: line.given,
    }
}
