//! The course of a game through the law, half-move by half-move.

use crate::moves::{Move, has_legal_move, play};
use crate::position::Position;
use crate::rules::{RowName, Rulebook};

use super::claims::{Claim, ClaimKind};
use super::counters::{Count, Counters};
use super::force::{Force, Step};
use super::outcome::{End, Outcome, Recorded, claimed, drawn, ends};
use super::repetition::Repetition;
use super::ruling::{AskedClaim, Facts, Ruling, RulingError, ruled};

/// What the law is asked to do besides judging.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The recorded result, where it is known beforehand: the row of 50 own moves ends no game
    /// that somebody won.
    pub recorded: Recorded,
    /// Whether to keep every counter after every half-move (`--counters`).
    pub history: bool,
}

/// The counters after one half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// The half-move; 0 is the position before the first.
    pub ply: u32,
    /// The counts that are running.
    pub counts: Vec<Count>,
    /// How many times the position has now stood.
    pub times: u32,
}

/// The counters half-move by half-move.
pub type History = Vec<Tick>;

/// What the law says of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// What the board and the counters decide.
    pub outcome: Outcome,
    /// When a draw could be claimed.
    pub claims: Vec<Claim>,
    /// The count of 50 own moves that ran out in a game which somebody won, and after which
    /// half-move: whether a won position had been reached is the arbiter's.
    pub unless_won: Option<(Count, u32)>,
    /// The counters, if they were asked for.
    pub history: History,
    /// What is ruled on the claims asked about ([`Course::claims`]), in their order.
    pub rulings: Vec<Result<Ruling, RulingError>>,
}

/// The law following a game. Nothing after an end by a counter is counted.
#[derive(Clone, Debug)]
pub struct Course<'l> {
    law: &'l Rulebook,
    options: Options,
    position: Position,
    ply: u32,
    counters: Counters,
    repetition: Repetition,
    /// How many times a position must stand to be claimed.
    times_limit: u32,
    verdict: Verdict,
    /// The claims to rule on.
    asked: &'l [AskedClaim],
    /// Where there are claims to rule on, the positions that can have been repeated, each with the
    /// half-move after which it stood.
    stood: Vec<(u32, Position)>,
}

impl<'l> Course<'l> {
    /// The law at the first position of a game, which may be any.
    pub fn new(start: &Position, law: &'l Rulebook, options: Options) -> Course<'l> {
        let counters = Counters::new(Force::of(start), law);
        let mut course = Course {
            law,
            options,
            position: *start,
            ply: 0,
            counters,
            repetition: Repetition::new(start),
            times_limit: law.row(RowName::Repetition).map_or(3, |row| row.limit),
            verdict: Verdict::default(),
            asked: &[],
            stood: Vec::new(),
        };
        course.tick(1);
        course
    }

    /// The same course, ruling on these claims as it passes their half-moves. To be called before
    /// the first half-move. A true claim ends the game (1.9.2).
    #[must_use]
    pub fn claims(mut self, asked: &'l [AskedClaim]) -> Self {
        self.asked = asked;
        let unanswered = |claim: &AskedClaim| {
            Err(RulingError::NoSuchPly {
                ply: claim.ply,
                plies: 0,
            })
        };
        self.verdict.rulings = asked.iter().map(unanswered).collect();
        self.stand_afresh();
        self
    }

    /// Earlier positions count for no repetition any more.
    fn stand_afresh(&mut self) {
        self.stood.clear();
        self.stand();
    }

    fn stand(&mut self) {
        if !self.asked.is_empty() {
            self.stood.push((self.ply, self.position));
        }
    }

    /// Follows one legal half-move to the position `after` it.
    pub fn push(&mut self, mv: &Move, after: &Position) {
        let step = Step::of(&self.position, mv, after);
        self.position = *after;
        self.ply += 1;
        if !self.verdict.outcome.is_open() {
            return;
        }
        self.counters.step(step, Force::of(after));
        let times = self.repetition.step(step.is_reversible(), after);
        if times >= self.times_limit {
            Claim::note(
                &mut self.verdict.claims,
                ClaimKind::Threefold,
                self.law.repetition_claim,
                self.ply,
                step.mover,
                Some(times),
            );
        }
        if let Some(count) = self.counters.claimable() {
            Claim::note(
                &mut self.verdict.claims,
                ClaimKind::NoProgress,
                count.article,
                self.ply,
                step.mover,
                None,
            );
        }
        self.tick(times);
        self.stand();
        self.rule();
        if self.verdict.outcome.is_open() {
            self.end_by_counter();
        }
    }

    /// Rules on the claims that rest on this half-move.
    fn rule(&mut self) {
        for (claim, answer) in self.asked.iter().zip(&mut self.verdict.rulings) {
            if claim.ply != self.ply {
                continue;
            }
            // Of several claims the first true one has ended the game, and a game that is won is over.
            if !self.verdict.outcome.is_open() || !has_legal_move(&self.position) {
                *answer = Err(RulingError::GameOver {
                    ply: self.ply,
                    ended: self.ply,
                });
                continue;
            }
            let here = |(_, position): &&(u32, Position)| *position == self.position;
            let facts = Facts {
                mover: !self.position.to_move(),
                stood_after: self
                    .stood
                    .iter()
                    .filter(here)
                    .map(|(ply, _)| *ply)
                    .collect(),
                no_progress: self.counters.claimable().is_some(),
            };
            *answer = ruled(self.law, *claim, facts);
            if let Ok(ruling) = answer {
                self.verdict.outcome = claimed(ruling);
            }
        }
    }

    fn end_by_counter(&mut self) {
        while let Some(count) = self.counters.run_out() {
            // The end of the game on the board comes first.
            if !has_legal_move(&self.position) {
                return;
            }
            if ends(self.counters.effect(count.row), self.options.recorded) {
                self.verdict.outcome = drawn(count, self.ply);
                return;
            }
            self.verdict.unless_won.get_or_insert((count, self.ply));
            self.counters.note_run_out(count.row);
        }
    }

    /// Goes on from a position that no legal move made (an irregular move that stands, an
    /// arbiter's correction): it counts as one half-move, and all counts begin there.
    pub fn jump(&mut self, position: &Position) {
        self.position = *position;
        self.ply += 1;
        if self.verdict.outcome.is_open() {
            self.counters.restart(Force::of(position), self.ply);
            self.repetition.restart(position);
            self.tick(1);
            self.stand_afresh();
            self.rule();
        }
    }

    /// Goes on from a position that the record sets up between two half-moves: no half-move is
    /// counted, and all counts begin there.
    pub fn set_up(&mut self, position: &Position) {
        self.position = *position;
        if self.verdict.outcome.is_open() {
            self.counters.restart(Force::of(position), self.ply);
            self.repetition.restart(position);
            self.stand_afresh();
        }
    }

    /// Half-moves followed so far.
    pub fn plies(&self) -> u32 {
        self.ply
    }

    /// The position reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The counts that are running now.
    pub fn counts(&self) -> impl Iterator<Item = Count> {
        self.counters.counts()
    }

    fn tick(&mut self, times: u32) {
        if self.options.history {
            self.verdict.history.push(Tick {
                ply: self.ply,
                counts: self.counters.counts().collect(),
                times,
            });
        }
    }

    /// What the law says now that the record has ended.
    pub fn finish(mut self) -> Verdict {
        if self.verdict.outcome.is_open() && !has_legal_move(&self.position) {
            let loser = self.position.to_move();
            self.verdict.outcome = Outcome::Win {
                winner: !loser,
                end: if self.position.pieces(loser).is_empty() {
                    End::NoPieces
                } else {
                    End::Blocked
                },
                article: self.law.win,
                ply: self.ply,
            };
        }
        let (plies, ended) = (self.ply, self.verdict.outcome.ply());
        for (claim, ruling) in self.asked.iter().zip(&mut self.verdict.rulings) {
            if let Err(RulingError::NoSuchPly { ply, .. }) = ruling {
                let ply = *ply;
                *ruling = Err(match ended {
                    Some(ended) if ended < ply && ply <= plies => {
                        RulingError::GameOver { ply, ended }
                    }
                    _ => RulingError::NoSuchPly {
                        ply: claim.ply,
                        plies,
                    },
                });
            }
        }
        self.verdict
    }
}

/// What the law says of a game of legal moves from `start`.
pub fn course(start: &Position, moves: &[Move], law: &Rulebook, options: Options) -> Verdict {
    let mut course = Course::new(start, law, options);
    let mut position = *start;
    for mv in moves {
        position = play(&position, mv);
        course.push(mv, &position);
    }
    course.finish()
}
