//! Matrices: everybody against everybody, a column per opponent, a sign per game.

use std::collections::BTreeMap;

use super::heading::Column;
use super::progress::{people, totals};
use super::table::Table;
use crate::event::{Event, GameResult, Number, Pairing, Regulation, Round, Scoring, System, check};
use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// A sign of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Points(Points),
    Plus,
    Minus,
}

/// Whether the columns are opponents: as many as rows, in order, and nothing on the diagonal.
pub(super) fn is_matrix(table: &Table) -> bool {
    let columns = table.rounds();
    columns.len() == table.rows.len()
        && columns.len() > 1
        && table.rows.iter().enumerate().all(|(row, line)| {
            let on_diagonal = line.field(columns[row].1).unwrap_or_default();
            let lower = on_diagonal.to_lowercase();
            matches!(
                lower.as_str(),
                "" | "x" | "х" | "*" | "#" | "■" | "▒" | "█" | "—" | "\\" | "xx"
            )
        })
        && table.rows.iter().any(|line| {
            columns
                .iter()
                .any(|(_, at)| line.field(*at).is_some_and(|text| signs(text).is_some()))
        })
        && !table.rows.iter().any(|line| {
            columns.iter().any(|(_, at)| {
                line.field(*at).is_some_and(|text| {
                    text.contains(|c: char| c.is_alphabetic() && !"xXхХ".contains(c))
                })
            })
        })
}

/// The signs of a cell, a game each: `1`, `½`, `1=`, `0 ½`, `+`, `0.5`.
fn signs(text: &str) -> Option<Vec<Sign>> {
    let clean = text
        .replace("0.5", "½")
        .replace("0,5", "½")
        .replace("1/2", "½");
    clean
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '/' | ',' | ';'))
        .map(|c| match c {
            '½' => Some(Sign::Points(Points::HALF)),
            '=' => None.or(Some(Sign::Points(Points::from_halves(-1)))),
            '+' => Some(Sign::Plus),
            '-' | '−' | '–' => Some(Sign::Minus),
            c => c
                .to_digit(10)
                .map(|digit| Sign::Points(Points::whole(digit as i32))),
        })
        .collect()
}

/// A draw written `=`, before the scale is known.
const DRAW: Points = Points::from_halves(-1);

pub(super) fn read(table: &Table, findings: &mut Vec<Finding>) -> Event {
    let size = table.rows.len();
    let numbers: Vec<Number> = (1..=size as u32).map(Number).collect();
    let columns = table.rounds();
    let mut grid: Vec<Vec<Vec<Sign>>> = vec![vec![Vec::new(); size]; size];
    for (row, line) in table.rows.iter().enumerate() {
        for (other, (_, at)) in columns
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != row)
        {
            let text = line.field(*at).unwrap_or_default();
            grid[row][other] = signs(text).unwrap_or_else(|| {
                findings.push(
                    table
                        .finding(codes::CELL_MISREAD, line, *at)
                        .field("text", text),
                );
                Vec::new()
            });
        }
    }
    let scoring = scale(&grid);
    let even = size + size % 2;
    let single = even - 1;
    let games = grid.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let mut event = Event {
        id: "event".to_owned(),
        name: "Crosstable".to_owned(),
        numbers_fixed: true,
        regulation: Regulation {
            system: System::RoundRobin,
            rounds: (single * games) as u32,
            cycles: (games > 1).then_some(games as u32),
            scoring,
            ..Regulation::default()
        },
        rounds: (1..=(single * games) as u32)
            .map(|number| Round {
                number,
                ..Round::default()
            })
            .collect(),
        ..Event::default()
    };
    people(table, &numbers, &mut event, findings);
    for low in 0..size {
        for high in low + 1..size {
            let (one, two) = (&grid[low][high], &grid[high][low]);
            let disagree = || {
                let cell = |row: usize, column: usize| {
                    let text = table.rows[row].field(columns[column].1);
                    text.unwrap_or_default().to_owned()
                };
                table
                    .finding(codes::CELLS_DISAGREE, &table.rows[low], columns[high].1)
                    .field("player", low + 1)
                    .field("opponent", high + 1)
                    .field("one", cell(low, high))
                    .field("two", cell(high, low))
            };
            if one.len() != two.len() {
                findings.push(disagree());
                continue;
            }
            let (round, low_white) = berger(low as u32 + 1, high as u32 + 1, even as u32);
            for (cycle, (one, two)) in one.iter().zip(two).enumerate() {
                let Some(result) = result(*one, *two, &mut event.regulation.scoring) else {
                    findings.push(disagree());
                    continue;
                };
                let white_is_low = low_white == (cycle % 2 == 0);
                let (low, high) = (numbers[low], numbers[high]);
                let round = &mut event.rounds[round as usize - 1 + cycle * single];
                round.pairings.push(Pairing {
                    board: round.pairings.len() as u32 + 1,
                    white: if white_is_low { low } else { high },
                    black: if white_is_low { high } else { low },
                    result: Some(if white_is_low {
                        result
                    } else {
                        result.turned()
                    }),
                    ..Pairing::default()
                });
            }
        }
    }
    findings.push(Finding::new(codes::MATRIX_WITHOUT_ROUNDS));
    // Where a game is left out, its points are missing anyway.
    if !super::wrong(findings) && table.has(|column| *column == Column::Points) {
        totals(table, &numbers, None, &event, findings);
    }
    event
}

/// A round of the Berger table and whether the lower number has white in it.
fn berger(low: u32, high: u32, even: u32) -> (u32, bool) {
    let modulus = even - 1;
    if high == even {
        // The last number has white in even rounds.
        let round = (2 * (low - 1)) % modulus + 1;
        return (round, round % 2 == 1);
    }
    let round = (low + high - 2) % modulus + 1;
    // k + d is white, k - d black, with k the centre of the round.
    let centre = ((round - 1) * (even / 2)) % modulus;
    let ahead = (low - 1 + modulus - centre) % modulus;
    (round, ahead <= modulus / 2)
}

/// The two signs of a game added: most often a win's worth. A half stands only on the scale of one.
fn scale(grid: &[Vec<Vec<Sign>>]) -> Scoring {
    let mut sums: BTreeMap<Points, usize> = BTreeMap::new();
    let mut halves = false;
    for (low, rows) in grid.iter().enumerate() {
        for (high, cell) in rows.iter().enumerate() {
            for (one, two) in cell.iter().zip(&grid[high][low]) {
                halves |= *one == Sign::Points(Points::HALF);
                if let (Sign::Points(one), Sign::Points(two)) = (*one, *two)
                    && one != DRAW
                    && two != DRAW
                {
                    *sums.entry(one + two).or_default() += 1;
                }
            }
        }
    }
    let usual = sums.into_iter().max_by_key(|(sum, count)| (*count, *sum));
    match usual {
        Some((sum, _)) if sum > Points::ONE && !halves => Scoring {
            win: sum,
            draw: Points::from_halves(sum.halves() / 2),
            ..Scoring::default()
        },
        _ => Scoring::default(),
    }
}

fn result(one: Sign, two: Sign, scoring: &mut Scoring) -> Option<GameResult> {
    let plain =
        |points: Points, scoring: &Scoring| if points == DRAW { scoring.draw } else { points };
    match (one, two) {
        (Sign::Points(one), Sign::Points(two)) => {
            let (white, black) = (plain(one, scoring), plain(two, scoring));
            let result = GameResult::Played { white, black };
            check::on_scale(scoring, result).then_some(result)
        }
        (Sign::Plus, Sign::Minus) => Some(GameResult::Forfeit {
            white: true,
            black: false,
        }),
        (Sign::Minus, Sign::Plus) => Some(GameResult::Forfeit {
            white: false,
            black: true,
        }),
        (Sign::Minus, Sign::Minus) => Some(GameResult::Forfeit {
            white: false,
            black: false,
        }),
        _ => None,
    }
}
