//! Unplayed games by FIDE's editions: the virtual opponent of 2009, the dummy of 2024, the capped
//! dummy of 2026 (handbook C.07, 15 and 16).

use crate::event::{ByeKind, Edition};
use crate::exact::{Points, Ratio};

use super::super::{Addend, Field, How, Line, Outcome, Row, Sheet, Source};
use super::seed;

/// Everybody's addends by a FIDE edition. Where the pairings are fixed beforehand (not a Swiss),
/// forfeits are regular games (C.07, 15).
pub(in crate::tiebreak) fn fide(field: &Field<'_>, edition: Edition) -> Sheet {
    if !field.event().regulation.system.is_swiss() {
        let counted: Vec<Ratio> = field
            .rows()
            .iter()
            .map(|row| Ratio::from(row.points))
            .collect();
        return Sheet {
            edition,
            addends: seed(field, &counted, None),
            counted,
            least: None,
            leavers: Vec::new(),
        };
    }
    let rounds: Vec<Vec<Round>> = field.rows().iter().map(|row| rounds(field, row)).collect();
    let counted: Vec<Ratio> = rounds
        .iter()
        .map(|rounds| adjusted(field, rounds, edition))
        .collect();
    let addends = field
        .rows()
        .iter()
        .zip(&rounds)
        .map(|(row, rounds)| {
            let mut before = Points::ZERO;
            let mut addends = Vec::with_capacity(rounds.len());
            for round in rounds {
                addends.extend(addend(field, row, round, before, &counted, edition));
                before += round.points;
            }
            addends
        })
        .collect();
    Sheet {
        edition,
        addends,
        counted,
        least: None,
        leavers: Vec::new(),
    }
}

/// A round as these rules see it; a round in which nothing is recorded is a zero-point bye.
struct Round {
    number: u32,
    how: How,
    opponent: Option<usize>,
    points: Points,
    outcome: Option<Outcome>,
}

impl Round {
    /// A half-point or zero-point bye (16.1.1).
    const fn is_requested(&self) -> bool {
        matches!(self.how, How::Bye(ByeKind::Half | ByeKind::Zero))
    }

    /// A requested bye or a forfeit loss (16.1.2).
    const fn is_voluntary(&self) -> bool {
        self.is_requested() || matches!(self.how, How::Minus | How::BothMinus)
    }

    const fn is_played(&self) -> bool {
        matches!(self.how, How::Played | How::Pending)
    }
}

fn rounds(field: &Field<'_>, row: &Row) -> Vec<Round> {
    let line_round = |line: &Line| Round {
        number: line.round,
        how: line.how,
        opponent: line.opponent,
        points: line.points,
        outcome: line.outcome,
    };
    let mut lines = row.lines.iter().peekable();
    let mut rounds = Vec::with_capacity(field.rounds() as usize);
    for number in 1..=field.rounds() {
        let mut found = false;
        while let Some(line) = lines.next_if(|line| line.round == number) {
            rounds.push(line_round(line));
            found = true;
        }
        if !found {
            rounds.push(Round {
                number,
                how: How::Bye(ByeKind::Zero),
                opponent: None,
                points: Points::ZERO,
                outcome: None,
            });
        }
    }
    rounds
}

/// A participant's score as it counts for his opponents: in 2009 every unplayed round is a draw;
/// later, requested byes that only voluntary unplayed rounds follow are (16.3).
fn adjusted(field: &Field<'_>, rounds: &[Round], edition: Edition) -> Ratio {
    let draw = field.event().regulation.scoring.draw;
    if edition == Edition::Fide2009 {
        let points = rounds.iter().map(|round| match round.is_played() {
            true => round.points,
            false => draw,
        });
        return Ratio::from(points.sum::<Points>());
    }
    let mut trailing = true;
    let points = rounds.iter().rev().map(|round| {
        trailing = trailing && round.is_voluntary();
        if trailing && round.is_requested() {
            draw
        } else {
            round.points
        }
    });
    Ratio::from(points.sum::<Points>())
}

fn addend(
    field: &Field<'_>,
    row: &Row,
    round: &Round,
    before: Points,
    counted: &[Ratio],
    edition: Edition,
) -> Option<Addend> {
    let scoring = &field.event().regulation.scoring;
    if let (true, Some(opponent)) = (round.is_played(), round.opponent) {
        return Some(Addend {
            round: round.number,
            source: Source::Opponent(opponent),
            outcome: round.outcome?,
            value: counted[opponent],
            voluntary: false,
        });
    }
    let draws = |rounds: u32| {
        Points::from_halves(
            scoring
                .draw
                .halves()
                .saturating_mul(i32::try_from(rounds).unwrap_or(i32::MAX)),
        )
    };
    let own = Ratio::from(row.points);
    let value = match (edition, round.opponent) {
        // As many points as he had, what he did not get in this round, and draws from then on.
        (Edition::Fide2009, _) => {
            Ratio::from(before + scoring.win - round.points + draws(field.rounds() - round.number))
        }
        // 16.4.1: not more than the scheduled opponent; 16.4.2: not more than draws all along.
        (Edition::Fide2026, Some(opponent)) => own.min(counted[opponent]),
        (Edition::Fide2026, None) => own.min(Ratio::from(draws(field.rounds()))),
        _ => own,
    };
    Some(Addend {
        round: round.number,
        source: Source::Dummy,
        outcome: Outcome::of(scoring, round.points, scoring.loss),
        value,
        voluntary: edition != Edition::Fide2009 && round.is_voluntary(),
    })
}
