//! Matrices: everybody against everybody, a column per opponent, a sign per game.

use super::heading::Column;
use super::progress::{people, totals};
use super::table::{Line, Table};
use crate::event::{Event, GameResult, Number, Pairing, Regulation, Round, Scoring, System};
use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// A sign of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Points(Points),
    /// A draw written `=`.
    Draw,
    Plus,
    Minus,
    /// A game without a result.
    Open,
}

/// What a table may have where a player would meet himself; nothing else means it.
pub(super) const DIAGONAL: [&str; 14] = [
    "", ".", "x", "х", "×", "✕", "*", "#", "■", "▒", "█", "—", "\\", "xx",
];

/// Whether the columns are opponents: as many as rows, one sign (or none) along the diagonal, and
/// no cell that names an opponent or a colour.
pub(super) fn is_matrix(table: &Table) -> bool {
    let columns = table.rounds();
    columns.len() == table.rows.len()
        && columns.len() > 1
        && diagonal(table, &columns).is_some()
        && table.rows.iter().any(|line| {
            columns
                .iter()
                .any(|(_, at)| line.field(*at).is_some_and(|text| signs(text).is_some()))
        })
        && !table.rows.iter().any(|line| {
            columns.iter().any(|(_, at)| {
                line.field(*at).is_some_and(|text| {
                    text.contains(|c: char| c.is_alphabetic() && !"xXхХoOоО".contains(c))
                })
            })
        })
}

/// The one sign along the diagonal that elsewhere would be a result; empty if there is none such.
/// `None` if the diagonal has different signs.
fn diagonal(table: &Table, columns: &[(u32, usize)]) -> Option<String> {
    let cells = table.rows.iter().zip(columns).map(|(line, (_, at))| {
        let text = line.field(*at).unwrap_or_default();
        text.to_lowercase()
    });
    let mut signs: Vec<String> = cells
        .filter(|text| !DIAGONAL.contains(&text.as_str()))
        .collect();
    signs.dedup();
    match signs.as_slice() {
        [] => Some(String::new()),
        [one] => Some(one.clone()),
        _ => None,
    }
}

/// The signs of a cell, a game each: `1`, `½`, `1=`, `0 ½`, `+`, `0.5`; `o` and `*` for a game
/// without a result, `.` for none. Brackets are those of results that do not count.
fn signs(text: &str) -> Option<Vec<Sign>> {
    let clean = text
        .replace("0.5", "½")
        .replace("0,5", "½")
        .replace("1/2", "½");
    clean
        .chars()
        .filter(|c| !c.is_whitespace() && !"/,;.()[]".contains(*c))
        .map(|c| match c {
            '½' => Some(Sign::Points(Points::HALF)),
            '=' => Some(Sign::Draw),
            '+' => Some(Sign::Plus),
            '-' | '−' | '–' => Some(Sign::Minus),
            '*' | 'o' | 'O' | 'о' | 'О' => Some(Sign::Open),
            c => c
                .to_digit(10)
                .map(|digit| Sign::Points(Points::whole(digit as i32))),
        })
        .collect()
}

/// The same where a score may have several characters (`12`, `1½`): one between spaces.
fn wide_signs(text: &str) -> Option<Vec<Sign>> {
    text.split_whitespace()
        .map(|word| {
            let word = word.trim_matches(['(', ')', '[', ']']);
            let points = word.parse().ok().filter(|points| *points >= Points::ZERO);
            points.map(Sign::Points).or_else(|| {
                signs(word)
                    .filter(|signs| signs.len() == 1)
                    .map(|signs| signs[0])
            })
        })
        .collect()
}

/// By row and column, the signs of the cell; `None` where it cannot be read.
type Grid = Vec<Vec<Option<Vec<Sign>>>>;

fn grid(table: &Table, columns: &[(u32, usize)], signs: fn(&str) -> Option<Vec<Sign>>) -> Grid {
    let cell = |row: usize, line: &Line, (other, (_, at)): (usize, &(u32, usize))| {
        if other == row {
            return Some(Vec::new());
        }
        signs(line.field(*at).unwrap_or_default())
    };
    let rows = table.rows.iter().enumerate();
    rows.map(|(row, line)| {
        let cells = columns.iter().enumerate();
        cells.map(|at| cell(row, line, at)).collect()
    })
    .collect()
}

/// Whether every cell has as many signs as the one across the diagonal.
fn even_across(grid: &Grid) -> bool {
    let length = |row: usize, column: usize| grid[row][column].as_ref().map(Vec::len);
    (0..grid.len()).all(|low| {
        (low + 1..grid.len())
            .all(|high| length(low, high).is_some() && length(low, high) == length(high, low))
    })
}

/// The players' numbers: the table's own where they are 1 to n, each once; else the order of rows.
fn numbers(table: &Table) -> Vec<Number> {
    let size = table.rows.len() as u32;
    let order: Vec<Number> = (1..=size).map(Number).collect();
    let own: Option<Vec<Number>> = table.position(&Column::Number).and_then(|at| {
        let number = |line: &Line| line.field(at)?.trim_end_matches('.').parse().ok();
        table
            .rows
            .iter()
            .map(|line| number(line).map(Number))
            .collect()
    });
    own.filter(|own| {
        let mut sorted = own.clone();
        sorted.sort_unstable();
        sorted == order
    })
    .unwrap_or(order)
}

pub(super) fn read(table: &Table, findings: &mut Vec<Finding>) -> Event {
    let size = table.rows.len();
    let numbers = numbers(table);
    let columns = table.rounds();
    let mut told = grid(table, &columns, signs);
    let wide = grid(table, &columns, wide_signs);
    if !even_across(&told) && even_across(&wide) {
        told = wide;
    }
    let misread = |row: usize, column: usize| {
        let (line, at) = (&table.rows[row], columns[column].1);
        table
            .finding(codes::CELL_MISREAD, line, at)
            .field("text", line.field(at).unwrap_or_default())
    };
    let mark = diagonal(table, &columns).unwrap_or_default();
    for row in 0..size {
        let own = table.rows[row].field(columns[row].1).unwrap_or_default();
        let alone = own.to_lowercase() == mark && signs(own).is_some();
        let bare = |row: usize| table.rows[row].field(columns[row].1).is_none();
        if alone && !mark.is_empty() && (0..size).any(bare) {
            findings.push(misread(row, row));
        }
        let unread = (0..size).filter(|column| told[row][*column].is_none());
        findings.extend(unread.map(|column| misread(row, column)));
    }
    let grid: Vec<Vec<Vec<Sign>>> = told
        .into_iter()
        .map(|row| row.into_iter().map(Option::unwrap_or_default).collect())
        .collect();
    let scoring = scale(&grid);
    let even = size + size % 2;
    let single = even - 1;
    let games = grid.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let signed = grid
        .iter()
        .flatten()
        .flatten()
        .any(|sign| *sign == Sign::Open);
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
                    .field("player", numbers[low].0)
                    .field("opponent", numbers[high].0)
                    .field("one", cell(low, high))
                    .field("two", cell(high, low))
            };
            if one.len() != two.len() {
                findings.push(disagree());
                continue;
            }
            let (own, other) = (numbers[low].0, numbers[high].0);
            let seat = berger(own.min(other), own.max(other), even as u32);
            let low_white = seat.lower_white == (own < other);
            // An empty cell is a game that is still to be played, unless the table has a sign for those:
            // then it says who has been paired.
            let cells = if signed { one.len() } else { games };
            for cycle in 0..cells {
                let open = Sign::Open;
                let sign = |signs: &[Sign]| signs.get(cycle).copied().unwrap_or(open);
                let (one, two) = (sign(one), sign(two));
                let Some(result) = result(one, two, &mut event.regulation.scoring) else {
                    findings.push(disagree());
                    continue;
                };
                let white_is_low = low_white == (cycle % 2 == 0);
                let (low, high) = (numbers[low], numbers[high]);
                let round = &mut event.rounds[seat.round as usize - 1 + cycle * single];
                round.pairings.push(Pairing {
                    board: seat.place,
                    white: if white_is_low { low } else { high },
                    black: if white_is_low { high } else { low },
                    result: result.map(|result| {
                        if white_is_low {
                            result
                        } else {
                            result.turned()
                        }
                    }),
                    ..Pairing::default()
                });
            }
        }
    }
    for round in &mut event.rounds {
        round.pairings.sort_by_key(|pairing| pairing.board);
        for (board, pairing) in (1..).zip(&mut round.pairings) {
            pairing.board = board;
        }
    }
    // Rounds after the last game with a result have not been paired.
    let open = |round: &Round| {
        round
            .pairings
            .iter()
            .all(|pairing| pairing.result.is_none())
    };
    while event.rounds.last().is_some_and(open) {
        event.rounds.pop();
    }
    let first = columns.first().map_or(0, |(_, at)| *at);
    findings.push(table.finding(codes::MATRIX_WITHOUT_ROUNDS, &table.head, first));
    // Where a game is left out, its points are missing anyway.
    if !super::wrong(findings) && table.has(|column| *column == Column::Points) {
        totals(table, &numbers, None, &mut event, findings);
    }
    event
}

/// Where a pair stands in the Berger table.
struct Seat {
    round: u32,
    /// Whether the lower number has white.
    lower_white: bool,
    /// Where among the pairs of the round, from 0: the last number first.
    place: u32,
}

fn berger(low: u32, high: u32, even: u32) -> Seat {
    let modulus = even - 1;
    if high == even {
        // The last number has white in even rounds.
        let round = (2 * (low - 1)) % modulus + 1;
        return Seat {
            round,
            lower_white: round % 2 == 1,
            place: 0,
        };
    }
    let round = (low + high - 2) % modulus + 1;
    // k + d is white, k - d black, with k the centre of the round, on board d + 1.
    let centre = ((round - 1) * (even / 2)) % modulus;
    let ahead = (low - 1 + modulus - centre) % modulus;
    Seat {
        round,
        lower_white: ahead <= modulus / 2,
        place: ahead.min(modulus - ahead),
    }
}

/// The scale that most games follow. A half stands only on the scale of one, or where a game is a
/// match whose scores have several characters.
fn scale(grid: &[Vec<Vec<Sign>>]) -> Scoring {
    let mut pairs = Vec::new();
    for (low, row) in grid.iter().enumerate() {
        for (high, cell) in row.iter().enumerate().skip(low + 1) {
            for (one, two) in cell.iter().zip(&grid[high][low]) {
                if let (Sign::Points(one), Sign::Points(two)) = (*one, *two) {
                    pairs.push((one, two));
                }
            }
        }
    }
    if pairs.contains(&(Points::HALF, Points::HALF)) {
        return Scoring::default();
    }
    super::scale::infer(&pairs)
}

/// What two signs make: `None` if they cannot be one game's, a result or none yet.
#[allow(clippy::option_option)]
fn result(one: Sign, two: Sign, scoring: &mut Scoring) -> Option<Option<GameResult>> {
    let plain = |sign: Sign, scoring: &Scoring| match sign {
        Sign::Points(points) => Some(points),
        Sign::Draw => Some(scoring.draw),
        _ => None,
    };
    let forfeit = |white, black| Some(Some(GameResult::Forfeit { white, black }));
    match (one, two) {
        (Sign::Open, Sign::Open) => Some(None),
        (Sign::Plus, Sign::Minus) => forfeit(true, false),
        (Sign::Minus, Sign::Plus) => forfeit(false, true),
        (Sign::Minus, Sign::Minus) => forfeit(false, false),
        (one, two) => {
            let (white, black) = (plain(one, scoring)?, plain(two, scoring)?);
            let takes = super::scale::takes(scoring, (white, black));
            takes.then_some(Some(GameResult::Played { white, black }))
        }
    }
}
