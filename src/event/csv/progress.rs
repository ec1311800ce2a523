//! Progress tables: a column per round, in it opponent, colour and score.

use std::collections::BTreeMap;

use super::cell::{Cell, Score, Unplayed, cell};
use super::heading::Column;
use super::players::newcomer;
use super::table::{Line, Table};
use crate::board::Colour;
use crate::event::{
    Bye, ByeKind, Event, GameResult, Number, Pairing, Regulation, Round, Scoring, System,
};
use crate::exact::Points;
use crate::finding::codes::event as codes;
use crate::finding::{Code, Finding, Severity};

/// Names under which programs enter the bye as a player.
const DUMMIES: [&str; 7] = [
    "dummy",
    "bye",
    "vrij",
    "freilos",
    "spielfrei",
    "свободен",
    "экзмпт",
];

pub(super) fn read(table: &Table, findings: &mut Vec<Finding>) -> Event {
    let rounds = table.rounds();
    let grid: Vec<Vec<Cell>> = table
        .rows
        .iter()
        .map(|line| {
            rounds
                .iter()
                .map(|(_, at)| entry(table, line, *at, findings))
                .collect()
        })
        .collect();
    findings.extend(skipped(table, &rounds));
    let numbers = numbers(table, &grid);
    let mut event = Event {
        id: "event".to_owned(),
        name: "Crosstable".to_owned(),
        numbers_fixed: true,
        regulation: Regulation {
            system: System::SwissRating,
            rounds: rounds.len() as u32,
            scoring: scale(&grid, &numbers),
            ..Regulation::default()
        },
        ..Event::default()
    };
    people(table, &numbers, &mut event, findings);
    let index: BTreeMap<Number, usize> = numbers
        .iter()
        .enumerate()
        .map(|(at, number)| (*number, at))
        .collect();
    let dummy = table.rows.iter().position(|line| is_dummy(table, line));
    for (column, (number, at)) in (1u32..).zip(&rounds).enumerate() {
        let mut round = Round {
            number,
            ..Round::default()
        };
        for (row, line) in table.rows.iter().enumerate() {
            if Some(row) == dummy {
                continue;
            }
            let spot = Spot {
                table,
                line,
                field: at.1,
                round: number,
                player: numbers[row],
            };
            match grid[row][column] {
                Cell::Empty | Cell::Met => {}
                Cell::Unplayed(why) => round.byes.push(Bye {
                    player: numbers[row],
                    kind: match why {
                        Unplayed::Bye => ByeKind::Pairing,
                        Unplayed::Half => ByeKind::Half,
                        Unplayed::Absent => ByeKind::Zero,
                    },
                }),
                Cell::Game {
                    opponent, score, ..
                } => {
                    let opponent = Number(opponent);
                    let Some(other) = index.get(&opponent).copied() else {
                        findings.push(spot.finding(codes::NUMBER_UNKNOWN, opponent));
                        continue;
                    };
                    if Some(other) == dummy {
                        let plus = points(score, &event.regulation.scoring)
                            .is_some_and(|points| points > Points::ZERO);
                        round.byes.push(Bye {
                            player: numbers[row],
                            kind: if plus {
                                ByeKind::Pairing
                            } else {
                                ByeKind::Zero
                            },
                        });
                        continue;
                    }
                    let back = match grid[other][column] {
                        Cell::Game { opponent, .. } => opponent,
                        _ => 0,
                    };
                    if Number(back) != numbers[row] || other == row {
                        findings.push(spot.finding(codes::NOT_POINTING_BACK, opponent));
                    } else if row < other {
                        let pair = (&grid[row][column], &grid[other][column]);
                        round.pairings.extend(spot.pairing(
                            pair,
                            (opponent, &table.rows[other]),
                            &mut event,
                            findings,
                        ));
                    }
                }
            }
        }
        for (board, pairing) in (1..).zip(&mut round.pairings) {
            pairing.board = board;
        }
        round.byes.sort_by_key(|bye| bye.player);
        event.rounds.push(round);
    }
    if let Some(row) = dummy {
        let name = event.unit_name(numbers[row]).to_owned();
        findings.push(Finding::new(codes::DUMMY_IS_BYE).field("name", name));
        event.players.retain(|player| player.number != numbers[row]);
    }
    // Where a game is left out, its points are missing anyway.
    if !super::wrong(findings) {
        totals(table, &numbers, dummy, &mut event, findings);
    }
    event
}

/// A round that has no column, though a later one has.
fn skipped(table: &Table, rounds: &[(u32, usize)]) -> Option<Finding> {
    let mut numbered = rounds.iter().zip(1u32..);
    let ((later, at), missing) = numbered.find(|((round, _), own)| round != own)?;
    let finding = table.finding(codes::ROUND_SKIPPED, &table.head, *at);
    let finding = finding.field("missing", missing).field("later", *later);
    Some(finding.field("columns", rounds.len()))
}

fn entry(table: &Table, line: &Line, at: usize, findings: &mut Vec<Finding>) -> Cell {
    let text = line.field(at).unwrap_or_default();
    if cell(text) == Some(Cell::Met) {
        findings.push(
            table
                .finding(codes::MET_UNKNOWN, line, at)
                .field("text", text),
        );
        return Cell::Empty;
    }
    cell(text).unwrap_or_else(|| {
        findings.push(
            table
                .finding(codes::CELL_MISREAD, line, at)
                .field("text", text),
        );
        Cell::Empty
    })
}

fn is_dummy(table: &Table, line: &Line) -> bool {
    let name = table.position(&Column::Name).and_then(|at| line.field(at));
    name.is_some_and(|name| DUMMIES.contains(&name.to_lowercase().as_str()))
}

/// The numbers that opponents are named by: the column (numbers, places, or simply the lines in
/// order) under which most entries point back.
fn numbers(table: &Table, grid: &[Vec<Cell>]) -> Vec<Number> {
    let column = |column: Column| -> Option<Vec<Number>> {
        let at = table.position(&column)?;
        let numbers: Vec<Number> = table
            .rows
            .iter()
            .map(|line| {
                line.field(at)?
                    .trim_end_matches('.')
                    .parse()
                    .ok()
                    .map(Number)
            })
            .collect::<Option<_>>()?;
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        (sorted.len() == numbers.len() && sorted.first() > Some(&Number(0))).then_some(numbers)
    };
    let order = (1..=table.rows.len() as u32).map(Number).collect();
    let candidates = [column(Column::Number), column(Column::Place), Some(order)];
    let pointing_back = |numbers: &[Number]| -> usize {
        let index: BTreeMap<Number, usize> = numbers
            .iter()
            .enumerate()
            .map(|(at, number)| (*number, at))
            .collect();
        let mut count = 0;
        for (row, cells) in grid.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let Cell::Game { opponent, .. } = cell else {
                    continue;
                };
                let other = index.get(&Number(*opponent)).map(|at| grid[*at][column]);
                if let Some(Cell::Game { opponent, .. }) = other
                    && Number(opponent) == numbers[row]
                {
                    count += 1;
                }
            }
        }
        count
    };
    let mut best: (usize, Vec<Number>) = (0, Vec::new());
    for numbers in candidates.into_iter().flatten() {
        let count = pointing_back(&numbers);
        if best.1.is_empty() || count > best.0 {
            best = (count, numbers);
        }
    }
    best.1
}

/// The scale that most games follow whose two scores are points.
fn scale(grid: &[Vec<Cell>], numbers: &[Number]) -> Scoring {
    let index: BTreeMap<Number, usize> = numbers
        .iter()
        .enumerate()
        .map(|(at, number)| (*number, at))
        .collect();
    let mut pairs = Vec::new();
    for (row, cells) in grid.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let Cell::Game {
                opponent,
                score: Score::Points(one),
                ..
            } = cell
            else {
                continue;
            };
            let other = index.get(&Number(*opponent)).filter(|other| row < **other);
            if let Some(Cell::Game {
                score: Score::Points(two),
                ..
            }) = other.map(|at| grid[*at][column])
            {
                pairs.push((*one, two));
            }
        }
    }
    super::scale::infer(&pairs)
}

fn points(score: Score, scoring: &Scoring) -> Option<Points> {
    match score {
        Score::Points(points) => Some(points),
        Score::Sign(sign) => Some(match sign {
            1 => scoring.win,
            0 => scoring.draw,
            _ => scoring.loss,
        }),
        Score::Forfeit(plus) => Some(if plus { scoring.win } else { scoring.loss }),
        Score::None => None,
    }
}

/// The players of the rows, under these numbers.
pub(super) fn people(
    table: &Table,
    numbers: &[Number],
    event: &mut Event,
    findings: &mut Vec<Finding>,
) {
    let mut anew = None;
    for (line, number) in table.rows.iter().zip(numbers) {
        let read = newcomer(table, line, findings);
        anew = anew.or_else(|| read.numbered_anew(*number));
        let mut player = read.player;
        player.number = *number;
        player.id = format!("p{number}");
        if player.club.is_none() {
            player.club = read.team;
        }
        event.players.push(player);
    }
    findings.extend(anew);
    event.players.sort_by_key(|player| player.number);
}

/// Totals of the table against those of its results.
pub(super) fn totals(
    table: &Table,
    numbers: &[Number],
    dummy: Option<usize>,
    event: &mut Event,
    findings: &mut Vec<Finding>,
) {
    let Some(at) = table.position(&Column::Points) else {
        return;
    };
    let said = |line: &Line| line.field(at)?.parse::<Points>().ok();
    for line in table.rows.iter().filter(|line| said(line).is_none()) {
        if let Some(text) = line.field(at) {
            let finding = table.finding(codes::FIELD_MISREAD, line, at);
            let finding = finding.severity(Severity::Warning);
            findings.push(finding.field("field", "points").field("text", text));
        }
    }
    let cards = crate::event::Cards::so_far(event);
    let rows = table.rows.iter().zip(numbers);
    let totals: Vec<_> = rows
        .filter_map(|(line, number)| Some((said(line)?, cards.get(*number)?.points)))
        .collect();
    if super::scale::follow_totals(event, &totals) {
        let Scoring {
            win, draw, loss, ..
        } = &event.regulation.scoring;
        let scale = format!("{win}, {draw}, {loss}");
        findings.push(Finding::new(codes::SCALE_INFERRED).field("scale", scale));
    }
    let cards = crate::event::Cards::so_far(event);
    // Byes of a round in which nobody has a result yet: some tables count them, and some do not.
    let paired = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX);
    let with_byes = crate::event::Cards::after(event, paired);
    for (row, line) in table.rows.iter().enumerate() {
        let Some(said) = said(line) else {
            continue;
        };
        let made = cards.get(numbers[row]).map(|card| card.points);
        let also = with_byes.get(numbers[row]).map(|card| card.points);
        if Some(row) != dummy && made.is_some_and(|made| made != said) && also != Some(said) {
            findings.push(
                table
                    .finding(codes::TOTAL_WRONG, line, at)
                    .field("player", numbers[row].to_string())
                    .field("said", said.to_string())
                    .field("made", made.unwrap_or_default().to_string()),
            );
        }
    }
}

/// Where a game is told.
struct Spot<'a> {
    table: &'a Table,
    line: &'a Line,
    field: usize,
    round: u32,
    player: Number,
}

impl Spot<'_> {
    fn finding(&self, code: Code, opponent: Number) -> Finding {
        self.table
            .finding(code, self.line, self.field)
            .field("number", opponent.to_string())
            .field("player", self.player.to_string())
            .field("opponent", opponent.to_string())
            .field("round", self.round)
    }

    /// That his score and the one in the opponent's row cannot be those of one game.
    fn scores_disagree(&self, opponent: Number, other: &Line) -> Finding {
        let text = |line: &Line| line.field(self.field).unwrap_or_default().to_owned();
        self.finding(codes::CELLS_DISAGREE, opponent)
            .field("one", text(self.line))
            .field("two", text(other))
    }

    fn pairing(
        &self,
        cells: (&Cell, &Cell),
        (opponent, other): (Number, &Line),
        event: &mut Event,
        findings: &mut Vec<Finding>,
    ) -> Option<Pairing> {
        let (
            Cell::Game {
                colour: one,
                score: first,
                ..
            },
            Cell::Game {
                colour: two,
                score: second,
                ..
            },
        ) = cells
        else {
            return None;
        };
        let scoring = &mut event.regulation.scoring;
        let result = match (first, second) {
            (Score::Forfeit(white), Score::Forfeit(black)) if !(*white && *black) => {
                Some(GameResult::Forfeit {
                    white: *white,
                    black: *black,
                })
            }
            (Score::None, Score::None) => None,
            (Score::Forfeit(_) | Score::None, _) | (_, Score::Forfeit(_) | Score::None) => {
                findings.push(self.finding(codes::ENTRIES_DISAGREE, opponent));
                return None;
            }
            _ => {
                let (white, black) = (points(*first, scoring)?, points(*second, scoring)?);
                if !super::scale::takes(scoring, (white, black)) {
                    findings.push(self.scores_disagree(opponent, other));
                    return None;
                }
                Some(GameResult::Played { white, black })
            }
        };
        let white_first = match (one, two) {
            (Some(one), Some(two)) if one == two => {
                findings.push(self.finding(codes::ENTRIES_DISAGREE, opponent));
                return None;
            }
            (None, None) if result.is_some_and(GameResult::is_played) => {
                findings.push(self.finding(codes::COLOUR_MISSING, opponent));
                return None;
            }
            (one, two) => *one != Some(Colour::Black) && *two != Some(Colour::White),
        };
        Some(if white_first {
            Pairing {
                white: self.player,
                black: opponent,
                result,
                ..Pairing::default()
            }
        } else {
            Pairing {
                white: opponent,
                black: self.player,
                result: result.map(GameResult::turned),
                ..Pairing::default()
            }
        })
    }
}
