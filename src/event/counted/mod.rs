//! Which results count: the field, everybody's rounds as they count after some round. Whatever
//! shows or uses points takes them from here: leavers' annulled results (3.13.2), the pluses of
//! their opponents (3.13.3), boards lost without play (3.16.4), pending games.

pub(crate) mod annul;
mod count;
mod outcome;
pub(crate) mod teams;

use crate::board::Colour;
use crate::event::{ByeKind, Event, Number, Pairing, PendingCounts, System};
use crate::exact::Points;

pub use outcome::Outcome;

pub(super) use count::count;

/// How a round was for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// Played or adjudicated: met, and counts for colours and norms.
    Played,
    /// Not finished. Counts in coefficients only where the regulation says as what.
    Pending,
    /// `+`: not played, won (3.14.2).
    Plus,
    /// `-`: not played, lost; the opponent has the plus.
    Minus,
    /// `-` on both sides: each has lost to the other, they have not met.
    BothMinus,
    /// No opponent.
    Bye(ByeKind),
}

impl How {
    /// Whether the two count as having met in criteria of mutual games (`+`/`-` counts, `-`/`-`
    /// does not).
    pub const fn is_met(self) -> bool {
        matches!(self, How::Played | How::Plus | How::Minus)
    }
}

/// One round of one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The round, from 1.
    pub round: u32,
    /// The board; 0 without an opponent.
    pub board: u32,
    /// How it was.
    pub how: How,
    /// The opponent's index in the field; `None` without one.
    pub opponent: Option<usize>,
    /// The colour; `None` without an opponent.
    pub colour: Option<Colour>,
    /// Points made, as they would count were the game not annulled.
    pub points: Points,
    /// Points the opponent made.
    pub opponent_points: Points,
    /// Points of the single games of a micro-match or of the boards of a team match; the points
    /// of the game itself elsewhere.
    pub game_points: Points,
    /// Whether an unfinished game or micro-match has been begun (3.13.4).
    pub begun: bool,
    /// What it was for coefficients; `None` where it counts for nothing there.
    pub outcome: Option<Outcome>,
    /// Struck out by 3.13.2: stays in the table, counts for nothing.
    pub annulled: bool,
    /// Set by 3.13.2–3.13.3 rather than recorded: the `+` and `-` of a leaver's unplayed games.
    pub given: bool,
}

impl Line {
    /// A game that was to be played in `round` and is not recorded.
    pub(crate) const fn open(round: u32, opponent: usize) -> Line {
        Line {
            round,
            board: 0,
            how: How::Pending,
            opponent: Some(opponent),
            colour: None,
            points: Points::ZERO,
            opponent_points: Points::ZERO,
            game_points: Points::ZERO,
            begun: false,
            outcome: None,
            annulled: false,
            given: false,
        }
    }
}

impl Line {
    /// A round in which nothing is recorded: nothing made, nothing added.
    pub const fn nothing(round: u32) -> Line {
        Line {
            how: How::Bye(ByeKind::Zero),
            opponent: None,
            ..Line::open(round, 0)
        }
    }
}

/// All rounds of one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The player, or the team of a team event.
    pub unit: Number,
    /// The rounds in which it is mentioned, ascending.
    pub lines: Vec<Line>,
    /// Points that decide the place.
    pub points: Points,
    /// Points without pluses and byes (3.14.2), for norms.
    pub norm_points: Points,
    /// Out of the table by 3.13.2.
    pub annulled: bool,
    /// Left the event: the last round in which there is a result of any kind, 0 for none.
    pub left_after: Option<u32>,
}

/// What becomes of the matches of a team that left or missed the last round (3.16.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TeamLeavers {
    /// They stand, unplayed ones are lost.
    #[default]
    Lose,
    /// They are annulled.
    Annulled,
}

/// Everybody's rounds as they count, after some round.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    event: &'a Event,
    rounds: u32,
    rows: Vec<Row>,
}

impl<'a> Field<'a> {
    /// The field after `rounds` rounds. In a round robin the results of those who left are
    /// settled by 3.13.2–3.13.3.
    pub fn new(event: &'a Event, rounds: u32) -> Field<'a> {
        Field::with(event, rounds, TeamLeavers::Lose)
    }

    /// The same with a choice about teams that left or missed the last round (3.16.5).
    pub fn with(event: &'a Event, rounds: u32, choice: TeamLeavers) -> Field<'a> {
        // Nothing has been played, missed or given in rounds that are not paired.
        let paired = event.rounds.iter().map(|round| round.number).max();
        let rounds = rounds.min(paired.unwrap_or(0));
        let held = event.rounds.len().min(rounds as usize);
        let rows = event
            .units()
            .into_iter()
            .map(|unit| Row {
                unit,
                lines: Vec::with_capacity(held),
                points: Points::ZERO,
                norm_points: Points::ZERO,
                annulled: false,
                left_after: None,
            })
            .collect();
        let mut field = Field {
            event,
            rounds,
            rows,
        };
        field.fill();
        field.mark_leavers();
        if event.is_team_event() {
            teams::settle(&mut field, choice);
        } else if event.regulation.system == System::RoundRobin {
            annul::settle(&mut field);
        }
        field.add_up();
        field
    }

    /// The last round with a result: the standings of an event are those after it. A round that
    /// has only just been paired does not count, nor does its bye; one in which nothing is missing but
    /// games of those who have left does, where these are settled without a result (3.13.2–3.13.3,
    /// 3.16.5).
    pub fn last_round(event: &Event) -> u32 {
        let settled = event.is_team_event() || event.regulation.system == System::RoundRobin;
        let gone = |unit: Number, round: u32| {
            let mut leavers = event.withdrawals.iter();
            leavers.any(|leaver| leaver.player == unit && leaver.after_round < round)
        };
        let recorded = |pairing: &Pairing| {
            pairing.result.is_some() || pairing.games.iter().any(|game| game.result.is_some())
        };
        event
            .rounds
            .iter()
            .rev()
            .find(|round| {
                let left = |pairing: &Pairing| {
                    [pairing.white, pairing.black]
                        .into_iter()
                        .any(|unit| gone(unit, round.number))
                };
                round.pairings.is_empty()
                    || round.pairings.iter().any(recorded)
                    || (settled && round.pairings.iter().all(left))
            })
            .map_or(0, |round| round.number)
    }

    /// The event.
    pub fn event(&self) -> &'a Event {
        self.event
    }

    /// The number of rounds counted.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Everybody, by ascending number.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The index of a player or team.
    pub fn index(&self, unit: Number) -> Option<usize> {
        self.rows.binary_search_by_key(&unit, |row| row.unit).ok()
    }

    fn fill(&mut self) {
        let event = self.event;
        for round in event.rounds.iter().filter(|r| r.number <= self.rounds) {
            for pairing in &round.pairings {
                // Numbers that nobody has are refused when the file is read.
                let (Some(white), Some(black)) =
                    (self.index(pairing.white), self.index(pairing.black))
                else {
                    continue;
                };
                let (first, second) = sides(event, round.number, pairing, white, black);
                self.rows[white].lines.push(first);
                self.rows[black].lines.push(second);
            }
            for bye in &round.byes {
                let Some(index) = self.index(bye.player) else {
                    continue;
                };
                self.rows[index]
                    .lines
                    .push(bye_line(event, round.number, bye.kind));
            }
        }
    }

    fn mark_leavers(&mut self) {
        for withdrawal in &self.event.withdrawals {
            if withdrawal.after_round > self.rounds {
                continue;
            }
            if let Some(index) = self.index(withdrawal.player) {
                let row = &mut self.rows[index];
                // An announced absence is no result; neither is a game that nobody has begun.
                let last = row
                    .lines
                    .iter()
                    .filter(|line| line.how != How::Bye(ByeKind::Zero))
                    .filter(|line| line.how != How::Pending || line.begun)
                    .map(|line| line.round)
                    .max();
                row.left_after = Some(last.unwrap_or(0).min(withdrawal.after_round));
            }
        }
    }

    fn add_up(&mut self) {
        for row in &mut self.rows {
            let counted = row.lines.iter().filter(|line| !line.annulled);
            row.points = counted.clone().map(|line| line.points).sum();
            row.norm_points = counted
                .filter(|line| line.how == How::Played)
                .map(|line| line.points)
                .sum();
        }
    }
}

/// The line of a round without an opponent.
fn bye_line(event: &Event, round: u32, kind: ByeKind) -> Line {
    let points = event.bye_points(kind);
    let scoring = &event.regulation.scoring;
    let outcome = match kind {
        ByeKind::Zero | ByeKind::Half => None,
        ByeKind::Pairing | ByeKind::Full if points == Points::ZERO => None,
        ByeKind::Pairing | ByeKind::Full => Some(Outcome::of(scoring, points, scoring.loss)),
    };
    Line {
        round,
        board: 0,
        how: How::Bye(kind),
        opponent: None,
        colour: None,
        points,
        opponent_points: Points::ZERO,
        game_points: teams::bye_boards(event, kind)
            .unwrap_or_else(|| count::all_games(event, points)),
        begun: false,
        outcome,
        annulled: false,
        given: false,
    }
}

/// Both sides' lines of a pairing.
fn sides(event: &Event, round: u32, pairing: &Pairing, white: usize, black: usize) -> (Line, Line) {
    let count = count(event, round, pairing);
    let scoring = &event.regulation.scoring;
    let pending_counts = event.regulation.pending_counts_as != PendingCounts::Refuse;
    let line = |how: How, opponent, colour, own: Points, other: Points, game_points| Line {
        round,
        board: pairing.board,
        how,
        opponent: Some(opponent),
        colour: Some(colour),
        points: own,
        opponent_points: other,
        game_points,
        begun: pairing.result.is_some() || pairing.games.iter().any(|game| game.result.is_some()),
        outcome: match how {
            How::Plus => Some(Outcome::Win),
            How::Minus | How::BothMinus => Some(Outcome::Loss),
            How::Pending if !pending_counts => None,
            _ if event.is_team_event() => Some(teams::outcome(own, other)),
            _ => Some(Outcome::of(scoring, own, other)),
        },
        annulled: false,
        given: false,
    };
    let (own, other) = count.points;
    (
        line(count.how.0, black, Colour::White, own, other, count.games.0),
        line(count.how.1, white, Colour::Black, other, own, count.games.1),
    )
}
