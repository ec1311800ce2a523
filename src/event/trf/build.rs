//! Puts rows together: the two entries of a game make a pairing, the rest are byes and absences.

use std::collections::BTreeMap;

use crate::board::Colour;
use crate::finding::codes::event as codes;
use crate::finding::{Code, Finding, Severity};

use super::head::{Head, TeamLine};
use super::line::place;
use super::row::{Cell, FIRST, Row};
use super::scale;
use super::texts::date_line;
use crate::event::{
    Absence, Bye, ByeKind, Event, GameResult, Number, Pairing, Round, Scoring, Team,
};

/// The event of these records, as far as it can be put together.
pub(super) fn event(head: &Head, rows: &[Row], findings: &mut Vec<Finding>) -> Event {
    let mut event = head.event.clone();
    event.id = crate::event::text::slug(&event.name);
    event.regulation.system = head.system();
    event.numbers_fixed = true;
    let index = players(&mut event, rows, findings);
    let rows = &too_long(rows, event.regulation.rounds, findings);
    let paired = rows
        .iter()
        .flat_map(|row| row.cells.iter().enumerate())
        .filter(|(_, cell)| cell.as_ref().is_some_and(makes_round))
        .map(|(round, _)| round + 1)
        .max()
        .unwrap_or(0);
    let rows = &with_byes(rows, head, (&index, paired), findings);
    let scoring = scale::of_file(head, rows, paired, findings);
    event.regulation.scoring = scoring;
    event.rounds = (0..paired)
        .map(|round| Round {
            number: to_u32(round) + 1,
            pairings: pairings(&event.regulation.scoring, rows, &index, round, findings),
            byes: byes(rows, round),
            date: head
                .dates
                .get(round)
                .filter(|date| !date.is_empty())
                .cloned(),
            ..Round::default()
        })
        .collect();
    // Dates of rounds to come are kept for the day that these are written.
    if head.dates.iter().skip(paired).any(|date| !date.is_empty()) {
        event.trf_lines.push(date_line(&head.dates));
    }
    absences(&mut event, head, rows, paired, findings);
    teams(&mut event, head, findings);
    event
}

fn to_u32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

fn players(
    event: &mut Event,
    rows: &[Row],
    findings: &mut Vec<Finding>,
) -> BTreeMap<Number, usize> {
    let mut index = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        if let Some(first) = index.insert(row.player.number, at) {
            findings.push(
                Finding::new(codes::NUMBER_TWICE)
                    .at(place(row.line, 5))
                    .field("number", row.player.number.to_string())
                    .field("first", format!("line {}", rows[first].line)),
            );
        }
        let mut player = row.player.clone();
        if player.name.is_empty() {
            player.name = format!("Player {}", player.number);
            let finding = Finding::new(codes::NAME_MADE).at(place(row.line, 15));
            let finding = finding.field("number", player.number.to_string());
            findings.push(finding.field("name", player.name.as_str()));
        }
        event.players.push(player);
    }
    event.players.sort_by_key(|player| player.number);
    index
}

/// Entries of rounds after the last: a game there is an error, anything else is left out.
fn too_long(rows: &[Row], rounds: u32, findings: &mut Vec<Finding>) -> Vec<Row> {
    let mut rows = rows.to_vec();
    let rounds = rounds as usize;
    if rounds == 0 {
        return rows;
    }
    for row in &mut rows {
        if row.cells.len() <= rounds {
            continue;
        }
        let extra = row.cells.split_off(rounds);
        let game = extra.iter().flatten().any(|cell| cell.opponent.0 != 0);
        findings.push(
            Finding::new(codes::ROW_TOO_LONG)
                .severity(if game {
                    Severity::Error
                } else {
                    Severity::Warning
                })
                .at(place(row.line, FIRST + 10 * rounds))
                .field("player", row.player.number.to_string())
                .field("rounds", rounds),
        );
    }
    rows
}

/// The rows with the byes of record 240 in rounds that have been paired: where a row says nothing
/// the bye is entered, where it says something else that is told. In a file of teams 240 names teams.
fn with_byes(
    rows: &[Row],
    head: &Head,
    (index, paired): (&BTreeMap<Number, usize>, usize),
    findings: &mut Vec<Finding>,
) -> Vec<Row> {
    let mut rows = rows.to_vec();
    for (kind, round, player, line, column) in &head.byes {
        let entry = (*round as usize)
            .checked_sub(1)
            .filter(|entry| *entry < paired);
        let (Some(entry), Some(at)) = (entry, index.get(player)) else {
            continue;
        };
        if !head.teams.is_empty() {
            continue;
        }
        let code = match kind {
            ByeKind::Full | ByeKind::Pairing => 'F',
            ByeKind::Half => 'H',
            ByeKind::Zero => 'Z',
        };
        let cells = &mut rows[*at].cells;
        if cells.len() <= entry {
            cells.resize(entry + 1, None);
        }
        match &cells[entry] {
            None => {
                cells[entry] = Some(Cell {
                    opponent: Number(0),
                    colour: None,
                    result: code,
                    column: FIRST + 10 * entry,
                });
            }
            Some(cell) if cell.opponent.0 == 0 && bye_kind(cell) == *kind => {}
            Some(_) => findings.push(
                Finding::new(codes::BYE_CONTRADICTED)
                    .at(place(*line, *column))
                    .field("player", player.to_string())
                    .field("round", *round)
                    .field("kind", code.to_string()),
            ),
        }
    }
    rows
}

/// Whether an entry can only stand in a round that has been paired.
fn makes_round(cell: &Cell) -> bool {
    cell.opponent.0 != 0 || matches!(cell.result, 'U' | '+')
}

/// The bye that an entry without an opponent means.
pub(super) fn bye_kind(cell: &Cell) -> ByeKind {
    match cell.result {
        'U' | '+' => ByeKind::Pairing,
        'F' => ByeKind::Full,
        'H' | '=' => ByeKind::Half,
        _ => ByeKind::Zero,
    }
}

fn pairings(
    scoring: &Scoring,
    rows: &[Row],
    index: &BTreeMap<Number, usize>,
    round: usize,
    findings: &mut Vec<Finding>,
) -> Vec<Pairing> {
    let mut pairings: Vec<Pairing> = Vec::new();
    for row in rows {
        let Some(cell) = row.cells.get(round).and_then(Option::as_ref) else {
            continue;
        };
        if cell.opponent.0 == 0 {
            continue;
        }
        let mut found = |code: Code, column: usize| {
            findings.push(
                Finding::new(code)
                    .at(place(row.line, column))
                    .field("number", cell.opponent.to_string())
                    .field("player", row.player.number.to_string())
                    .field("opponent", cell.opponent.to_string())
                    .field("round", round + 1),
            );
        };
        if cell.opponent == row.player.number {
            found(codes::PLAYS_HIMSELF, cell.column);
            continue;
        }
        let Some(other) = index.get(&cell.opponent).map(|at| &rows[*at]) else {
            found(codes::NUMBER_UNKNOWN, cell.column);
            continue;
        };
        let back = other
            .cells
            .get(round)
            .and_then(Option::as_ref)
            .filter(|back| back.opponent == row.player.number);
        let Some(back) = back else {
            found(codes::NOT_POINTING_BACK, cell.column);
            continue;
        };
        if row.player.number > other.player.number {
            continue;
        }
        let Some(result) = result(scoring, cell.result, back.result) else {
            found(codes::ENTRIES_DISAGREE, cell.column + 7);
            continue;
        };
        let played = result.is_some_and(GameResult::is_played);
        let white_first = match (cell.colour, back.colour) {
            (Some(one), Some(two)) if one == two => {
                found(codes::ENTRIES_DISAGREE, cell.column + 5);
                continue;
            }
            (Some(colour), None) if played => {
                found(codes::COLOUR_INFERRED, back.column + 5);
                colour == Colour::White
            }
            (None, Some(colour)) if played => {
                found(codes::COLOUR_INFERRED, cell.column + 5);
                colour == Colour::Black
            }
            (None, None) if played => {
                found(codes::COLOUR_MISSING, cell.column + 5);
                continue;
            }
            // Without play the colour bears on nothing.
            (one, two) => one != Some(Colour::Black) && two != Some(Colour::White),
        };
        let result = result.map(|result| if white_first { result } else { result.turned() });
        let (white, black) = if white_first {
            (row.player.number, other.player.number)
        } else {
            (other.player.number, row.player.number)
        };
        pairings.push(Pairing {
            white,
            black,
            result,
            unrated: matches!(cell.result, 'W' | 'D' | 'L'),
            ..Pairing::default()
        });
    }
    pairings.sort_by_key(|pairing| pairing.white.min(pairing.black));
    for (board, pairing) in (1..).zip(&mut pairings) {
        pairing.board = board;
    }
    pairings
}

/// The result for the side whose code comes first; `None` if the two contradict each other.
#[allow(clippy::option_option)]
fn result(scoring: &Scoring, one: char, two: char) -> Option<Option<GameResult>> {
    let played = |white, black| Some(Some(GameResult::Played { white, black }));
    let (win, draw, loss) = (scoring.win, scoring.draw, scoring.loss);
    match (one, two) {
        (' ', ' ') => Some(None),
        ('1', '0') | ('W', 'L') => played(win, loss),
        ('0', '1') | ('L', 'W') => played(loss, win),
        ('=', '=') | ('D', 'D') => played(draw, draw),
        ('0', '0') | ('L', 'L') => played(loss, loss),
        ('+' | '-', '+' | '-') if (one, two) != ('+', '+') => Some(Some(GameResult::Forfeit {
            white: one == '+',
            black: two == '+',
        })),
        _ => None,
    }
}

fn byes(rows: &[Row], round: usize) -> Vec<Bye> {
    let mut byes: Vec<Bye> = rows
        .iter()
        .filter_map(|row| {
            let cell = row.cells.get(round)?.as_ref()?;
            (cell.opponent.0 == 0).then(|| Bye {
                player: row.player.number,
                kind: bye_kind(cell),
            })
        })
        .collect();
    byes.sort_by_key(|bye| bye.player);
    byes
}

/// Requested byes of rounds that have not been paired: from the rows and from 240.
fn absences(
    event: &mut Event,
    head: &Head,
    rows: &[Row],
    paired: usize,
    findings: &mut Vec<Finding>,
) {
    let mut asked = Asked::new();
    for row in rows {
        for (round, cell) in row.cells.iter().enumerate().skip(paired) {
            if let Some(cell) = cell {
                asked
                    .entry((row.player.number, bye_kind(cell)))
                    .or_default()
                    .push(to_u32(round) + 1);
            }
        }
    }
    for (kind, round, player, line, column) in &head.byes {
        // In a file of teams the record names teams; they are seen to where their matches are.
        if !head.teams.is_empty() {
            continue;
        }
        if event.player(*player).is_none() {
            findings.push(
                Finding::new(codes::NUMBER_UNKNOWN)
                    .at(place(*line, *column))
                    .field("number", player.to_string()),
            );
        } else if *round as usize > paired {
            asked.entry((*player, *kind)).or_default().push(*round);
        }
    }
    announce(event, asked);
}

/// Byes by who has asked for them, player or team, and of what kind: the rounds.
pub(super) type Asked = BTreeMap<(Number, ByeKind), Vec<u32>>;

/// Enters byes that were asked for in rounds to come (240).
pub(super) fn announce(event: &mut Event, asked: Asked) {
    for ((player, kind), mut rounds) in asked {
        rounds.sort_unstable();
        rounds.dedup();
        event.absences.push(Absence {
            player,
            rounds,
            kind,
        });
    }
}

fn teams(event: &mut Event, head: &Head, findings: &mut Vec<Finding>) {
    // Some files have the teams twice, in the old records (whose columns differ from program to
    // program) and in the new: the new ones count.
    let new = head.teams.iter().any(|team| team.number.is_some());
    let (lines, old): (Vec<_>, Vec<_>) = head
        .teams
        .iter()
        .partition(|team| team.number.is_some() || !new);
    for line in old {
        let said = |team: &&TeamLine| !team.name.is_empty() && line.name.contains(&team.name);
        if !lines.iter().any(said) {
            findings.push(
                Finding::new(codes::FIELD_MISREAD)
                    .at(place(line.line, 5))
                    .field("field", "team")
                    .field("text", line.name.as_str()),
            );
        }
    }
    for (index, line) in lines.into_iter().enumerate() {
        let number = line.number.unwrap_or(Number(to_u32(index) + 1));
        for member in &line.members {
            if let Some(player) = event.players.iter_mut().find(|p| p.number == *member) {
                player.team = Some(number);
            }
        }
        event.teams.push(Team {
            number,
            id: format!("t{number}"),
            name: if line.name.is_empty() {
                format!("Team {number}")
            } else {
                line.name.clone()
            },
            nickname: line.nickname.clone(),
            strength: line.strength.clone(),
            members: line.members.clone(),
        });
    }
    event.teams.sort_by_key(|team| team.number);
    // Who is on no list, but sat at a board of a team, plays for it.
    for line_up in &head.orders {
        for seat in line_up.boards.iter().flatten() {
            let alone = event
                .players
                .iter_mut()
                .find(|p| p.number == *seat && p.team.is_none());
            let team = event
                .teams
                .iter_mut()
                .find(|team| team.number == line_up.team);
            if let (Some(player), Some(team)) = (alone, team) {
                player.team = Some(team.number);
                team.members.push(player.number);
            }
        }
    }
}
