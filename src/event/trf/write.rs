//! Writing TRF.

use std::collections::BTreeMap;

use crate::board::Colour;
use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

use super::Dialect;
use super::columns::{Record, no_room};
use super::head::letter;
use super::row::FIRST;
use super::texts::{acronyms, kept_tie_breaks};
use super::{given, lost, scale};
use super::{write_head, write_teams as teams};
use crate::event::counted::Field;
use crate::event::{ByeKind, Event, FirstColour, GameResult, Number, Player, Round, Scoring};

/// A file as it is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its text; empty where a finding of `lost` is an error, as the format cannot hold the event.
    pub text: String,
    /// What the format has no place for, one finding each.
    pub lost: Vec<Finding>,
}

/// The standings that a file is to tell: points after a round, and places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Points are those after this round.
    pub rounds: u32,
    /// The first of the places that each player (in a team event: each team) has or shares; none
    /// for who is out of the table.
    pub of: BTreeMap<Number, u32>,
}

impl Places {
    /// Places by points alone after the last round with a result, equal points by number.
    pub fn by_points(event: &Event) -> Places {
        let rounds = Field::last_round(event);
        let field = Field::new(event, rounds);
        let mut rows: Vec<_> = field.rows().iter().filter(|row| !row.annulled).collect();
        rows.sort_by_key(|row| (-row.points, row.unit));
        Places {
            rounds,
            of: rows.iter().map(|row| row.unit).zip(1..).collect(),
        }
    }
}

/// Writes the event, with places by points.
pub fn write(event: &Event, dialect: Dialect) -> Written {
    write_placed(event, dialect, &Places::by_points(event))
}

/// Writes the event with the places of its standings: the players' in columns 86–89, in a team
/// event the teams' in record 310. Points are those that count ([`counted`](crate::event::counted)).
pub fn write_placed(event: &Event, dialect: Dialect, places: &Places) -> Written {
    let mut text = String::new();
    let mut lost = no_room(event, dialect);
    if !lost.is_empty() {
        return Written { text, lost };
    }
    lost.extend(lost::lost(event, dialect));
    write_head::write(event, dialect, &mut text);
    let table = Table::of(event, places, &mut lost);
    table.rows(&mut text, &mut lost);
    tail(event, dialect, places, &mut text, &mut lost);
    Written { text, lost }
}

pub(super) fn record(text: &mut String, din: &str, value: &str) {
    text.push_str(din);
    text.push(' ');
    // A line break in a text would start another record.
    text.extend(value.chars().map(|c| if c.is_control() { ' ' } else { c }));
    text.push('\n');
}

/// The players' entries, round by round.
struct Table<'a> {
    event: &'a Event,
    /// By player, then round: the entry, and the points it makes.
    cells: Vec<Vec<Option<(String, Points)>>>,
    points: Vec<Points>,
    ranks: Vec<Option<u32>>,
    /// The rounds that count.
    counted: usize,
}

impl<'a> Table<'a> {
    fn of(event: &'a Event, places: &Places, lost: &mut Vec<Finding>) -> Self {
        let rounds = event.rounds.len();
        let mut table = Table {
            event,
            cells: vec![vec![None; rounds + 1]; event.players.len()],
            points: Vec::new(),
            ranks: Vec::new(),
            counted: places.rounds as usize,
        };
        let team_event = event.is_team_event();
        let field = Field::new(event, places.rounds);
        for (index, round) in event.rounds.iter().enumerate() {
            for pairing in &round.pairings {
                let at = |game: Option<usize>| {
                    let game = game.map_or(String::new(), |game| format!(".games[{game}]"));
                    format!("rounds[{}].boards[{}]{game}", round.number, pairing.board)
                };
                if team_event {
                    for (number, game) in pairing.games.iter().enumerate() {
                        let result = game.result;
                        let pair = (game.white, game.black, result, pairing.unrated);
                        table.game(index, pair, || at(Some(number)), lost);
                    }
                } else {
                    let result = given::result(&field, round.number, pairing);
                    let pair = (
                        pairing.white,
                        pairing.black,
                        result.or(pairing.result),
                        pairing.unrated,
                    );
                    table.game(index, pair, || at(None), lost);
                }
            }
            if !team_event {
                for bye in &round.byes {
                    let points = event.bye_points(bye.kind);
                    table.enter(index, bye.player, bye_cell(bye.kind), points);
                }
            }
        }
        if !team_event {
            for absence in &event.absences {
                let next = rounds as u32 + 1;
                if absence.rounds.contains(&next) {
                    table.enter(rounds, absence.player, bye_cell(absence.kind), Points::ZERO);
                }
            }
        }
        if !team_event {
            for (round, player, opponent, code, points) in given::unpaired(&field) {
                let cell = format!("{:>4} - {code}", opponent.0);
                table.enter((round as usize).saturating_sub(1), player, cell, points);
            }
        }
        table.stand(&field, places, lost);
        table
    }

    /// Points and places. A player of a team event has what his boards make, and a place by it;
    /// anybody else the points that count, and a finding where his row makes something else.
    fn stand(&mut self, field: &Field<'_>, places: &Places, lost: &mut Vec<Finding>) {
        let players = self.event.players.iter();
        let counted = self.counted;
        let made = self.cells.iter().map(|cells| -> Points {
            let cells = cells.iter().take(counted).flatten();
            cells.map(|(_, points)| *points).sum()
        });
        let made: Vec<Points> = made.collect();
        if self.event.is_team_event() {
            self.points = made;
            let mut order: Vec<usize> = (0..self.points.len()).collect();
            order.sort_by_key(|place| (-self.points[*place], *place));
            self.ranks = vec![None; order.len()];
            for (rank, place) in (1..).zip(order) {
                self.ranks[place] = Some(rank);
            }
            return;
        }
        self.points = field.rows().iter().map(|row| row.points).collect();
        self.ranks = players.map(|p| places.of.get(&p.number).copied()).collect();
        for (player, (counted, made)) in
            (self.event.players.iter()).zip(self.points.iter().zip(&made))
        {
            if counted != made {
                lost.push(lost::apart(player, *counted, *made));
            }
        }
    }

    fn place(&self, number: Number) -> Option<usize> {
        self.event
            .players
            .binary_search_by_key(&number, |player| player.number)
            .ok()
    }

    fn enter(&mut self, round: usize, number: Number, cell: String, points: Points) {
        if let Some(entry) = self
            .place(number)
            .and_then(|place| self.cells[place].get_mut(round))
        {
            *entry = Some((cell, points));
        }
    }

    fn game(
        &mut self,
        round: usize,
        (white, black, result, unrated): (Number, Number, Option<GameResult>, bool),
        at: impl Fn() -> String,
        lost: &mut Vec<Finding>,
    ) {
        let scoring = &self.event.regulation.scoring;
        let (codes, points, exact) = codes(scoring, result, unrated);
        if !exact {
            lost.push(
                Finding::new(codes::EXPORT_CHANGES)
                    .field("place", at())
                    .field("what", result.map(|r| r.to_string()).unwrap_or_default())
                    .field("written", format!("{} {}", codes.0, codes.1)),
            );
        }
        let cell = |opponent: Number, colour, code: char| {
            format!("{:>4} {} {code}", opponent.0, letter(Some(colour)))
        };
        self.enter(round, white, cell(black, Colour::White, codes.0), points.0);
        self.enter(round, black, cell(white, Colour::Black, codes.1), points.1);
    }

    fn rows(&self, text: &mut String, lost: &mut Vec<Finding>) {
        for (place, player) in self.event.players.iter().enumerate() {
            let mut row = identity(player);
            let points = self.points[place];
            if !row.points((81, 84), points) {
                lost.push(lost::points(&format!("players[{}]", player.number), points));
            }
            if let Some(rank) = self.ranks[place] {
                row.number((86, 89), rank);
            }
            for (round, cell) in self.cells[place].iter().enumerate() {
                if let Some((entry, _)) = cell {
                    let first = FIRST + 10 * round;
                    row.left((first, first + 7), entry);
                }
            }
            row.end(text);
        }
    }
}

fn bye_cell(kind: ByeKind) -> String {
    let code = match kind {
        ByeKind::Pairing => 'U',
        ByeKind::Full => 'F',
        ByeKind::Half => 'H',
        ByeKind::Zero => 'Z',
    };
    format!("0000 - {code}")
}

/// Codes and points of both sides; whether the codes say exactly what the result is.
fn codes(
    scoring: &Scoring,
    result: Option<GameResult>,
    unrated: bool,
) -> ((char, char), (Points, Points), bool) {
    let none = ((' ', ' '), (scoring.loss, scoring.loss), true);
    let (white, black, exact) = match result {
        None => return none,
        Some(GameResult::Pending) => return (none.0, none.1, false),
        Some(GameResult::Forfeit { white, black }) => {
            let side = |plus| {
                if plus {
                    ('+', scoring.win)
                } else {
                    ('-', scoring.loss)
                }
            };
            let (white, black) = (side(white), side(black));
            return ((white.0, black.0), (white.1, black.1), true);
        }
        Some(GameResult::Played { white, black }) => (white, black, true),
        Some(GameResult::Adjudicated { white, black }) => (white, black, false),
    };
    let (win, draw, loss) = (scoring.win, scoring.draw, scoring.loss);
    let (codes, known) = if (white, black) == (draw, draw) {
        (('=', '='), true)
    } else if (white, black) == (loss, loss) {
        (('0', '0'), true)
    } else {
        let known = [(win, loss), (loss, win)].contains(&(white, black));
        let codes = match white.cmp(&black) {
            std::cmp::Ordering::Greater => ('1', '0'),
            std::cmp::Ordering::Less => ('0', '1'),
            std::cmp::Ordering::Equal => ('=', '='),
        };
        (codes, known)
    };
    let unplayed = |code| match code {
        '1' => 'W',
        '=' => 'D',
        _ => 'L',
    };
    let codes = if unrated {
        (unplayed(codes.0), unplayed(codes.1))
    } else {
        codes
    };
    (codes, (white, black), exact && known)
}

/// Columns 1 to 79 of a player's row.
fn identity(player: &Player) -> Record {
    let mut row = Record::new("001");
    row.number((5, 8), player.number.0);
    let right = |row: &mut Record, (from, to): (usize, usize), text: Option<&str>| {
        let text = text.unwrap_or_default().chars();
        let cut: String = text.take(to + 1 - from).collect();
        // What is cut has been told as changed.
        let _ = row.right((from, to), &cut);
    };
    let rating = player.rating.map(|rating| rating.to_string());
    let born = player
        .born_on
        .clone()
        .or_else(|| player.born.map(|year| format!("{year:04}")));
    row.left((10, 10), player.sex.as_deref().unwrap_or_default());
    right(&mut row, (11, 13), player.title.as_deref());
    row.left((15, 47), &player.name);
    right(&mut row, (49, 52), rating.as_deref());
    right(&mut row, (54, 56), player.federation.as_deref());
    right(&mut row, (58, 68), player.federation_id.as_deref());
    row.left((70, 79), born.as_deref().unwrap_or_default());
    row
}

fn tail(
    event: &Event,
    dialect: Dialect,
    places: &Places,
    text: &mut String,
    lost: &mut Vec<Finding>,
) {
    let regulation = &event.regulation;
    let first = match regulation.first_colour {
        FirstColour::White => Some(("W", "white1")),
        FirstColour::Black => Some(("B", "black1")),
        FirstColour::Lot => None,
    };
    if dialect == Dialect::Trf16 {
        if regulation.rounds > 0 {
            record(text, "XXR", &regulation.rounds.to_string());
        }
        if let Some((_, colour)) = first {
            record(text, "XXC", colour);
        }
        for forbidden in &regulation.forbidden {
            let numbers: Vec<String> = forbidden.players.iter().map(Number::to_string).collect();
            record(text, "XXP", &numbers.join(" "));
        }
        for team in &event.teams {
            let mut line = Record::new("013");
            line.left((5, 36), &team.name);
            line.numbers(37, 4, &teams::members(event, team));
            line.end(text);
        }
        return;
    }
    if regulation.rounds > 0 {
        record(text, "142", &regulation.rounds.to_string());
    }
    if let Some((colour, _)) = first {
        record(text, "152", colour);
    }
    // The points of a team's bye stand in 320.
    let free = |round: &Round| round.byes.iter().any(|bye| bye.kind == ByeKind::Pairing);
    let told = event.is_team_event() && event.rounds.iter().any(free);
    let scoring = Scoring {
        bye: regulation.scoring.bye.filter(|_| !told),
        ..regulation.scoring.clone()
    };
    if scale::kept(event).is_none() {
        scale::write(&scoring, text, lost);
    }
    if kept_tie_breaks(event).is_none()
        && let Some(acronyms) = acronyms(&regulation.tie_breaks)
    {
        record(text, "202", &acronyms);
    }
    for absence in &event.absences {
        let code = match absence.kind {
            ByeKind::Full | ByeKind::Pairing => 'F',
            ByeKind::Half => 'H',
            ByeKind::Zero => 'Z',
        };
        for round in &absence.rounds {
            if *round as usize > event.rounds.len() {
                teams::byes(code, *round, &[absence.player.0], text);
            }
        }
    }
    for forbidden in &regulation.forbidden {
        let mut line = Record::new("260");
        let ranges = [
            ((5, 7), forbidden.from_round),
            ((9, 11), forbidden.to_round),
        ];
        for (columns, round) in ranges {
            if let Some(round) = round {
                line.number(columns, round);
            }
        }
        let players: Vec<u32> = forbidden.players.iter().map(|number| number.0).collect();
        line.numbers(13, 4, &players);
        line.end(text);
    }
    teams::write(event, places, text, lost);
}
