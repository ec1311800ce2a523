//! One machine for the counters of every rulebook.
//!
//! A count begins with the position in which its situation arises: the move that made it is not
//! counted, a set-up position counts as the place where it arose. Rows run side by side.

use arrayvec::ArrayVec;

use crate::board::Colour;
use crate::finding::Article;
use crate::rules::{
    Counting, DrawRow, Effect, KingsOnly, Lasting, MainRoad, Moves, OwnCount, Readings, RowName,
    Rulebook, Situation,
};

use super::force::{Force, Step};

/// What a count is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Moves of the side that must win.
    OwnMoves,
    /// Half-moves of both sides.
    Plies,
}

/// A count as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The row.
    pub row: RowName,
    /// Its article.
    pub article: Article,
    /// How far it has got.
    pub made: u32,
    /// Where it runs out.
    pub of: u32,
    /// What is counted.
    pub unit: Unit,
    /// The half-move after which it began; 0 for the first position.
    pub since: u32,
    /// The side that must win, for own moves.
    pub stronger: Option<Colour>,
}

/// A counter of one row.
#[derive(Clone, Copy, Debug)]
struct Counter {
    row: DrawRow,
    of: u32,
    made: u32,
    /// The half-move after which the count began; `None` while the situation does not hold.
    since: Option<u32>,
    stronger: Colour,
    /// Whether this count has run out without ending the game.
    noted: bool,
}

/// The counters of a game.
#[derive(Clone, Debug)]
pub(super) struct Counters {
    counters: ArrayVec<Counter, 10>,
    readings: Readings,
    force: Force,
    ply: u32,
    /// Whether only the rows that need no king can be running.
    asleep: bool,
}

impl Counters {
    pub(super) fn new(force: Force, law: &Rulebook) -> Counters {
        let counters = law
            .rows
            .iter()
            .filter(|row| row.counting != Counting::Times)
            .map(|row| Counter {
                row: *row,
                of: match (row.counting, law.readings.moves) {
                    (Counting::Each, Moves::Each) => row.limit.saturating_mul(2),
                    _ => row.limit,
                },
                made: 0,
                since: None,
                stronger: Colour::White,
                noted: false,
            })
            .collect();
        let mut counters = Counters {
            counters,
            readings: law.readings,
            force,
            ply: 0,
            asleep: false,
        };
        counters.begin();
        counters
    }

    /// Begins every count afresh in this position, which an irregular move or an arbiter made.
    pub(super) fn restart(&mut self, force: Force, ply: u32) {
        self.force = force;
        self.ply = ply;
        for counter in &mut self.counters {
            counter.stop();
        }
        self.begin();
    }

    fn begin(&mut self) {
        let (force, ply, readings) = (self.force, self.ply, self.readings);
        for counter in &mut self.counters {
            match counter.row.situation {
                Situation::KingsOnly | Situation::NoProgress => counter.since = Some(ply),
                _ => counter.arise(&force, ply, readings),
            }
        }
        self.asleep = force.no_kings();
    }

    /// Counts one half-move that leads to `after`.
    pub(super) fn step(&mut self, step: Step, after: Force) {
        self.ply += 1;
        let (before, ply, readings) = (self.force, self.ply, self.readings);
        self.force = after;
        let sleeping = self.asleep && after.no_kings();
        self.asleep = after.no_kings();
        for counter in &mut self.counters {
            match counter.row.situation {
                Situation::KingsOnly => counter.run(step.is_reversible(), ply),
                Situation::NoProgress => counter.run(!step.changes_force(), ply),
                _ if sleeping => {}
                _ => {
                    counter.count(step, &before, readings.main_road);
                    counter.settle(step, &after, readings);
                    counter.arise(&after, ply, readings);
                }
            }
        }
    }

    /// The row that ends the game here, if one has run out; of several, the first of the table.
    pub(super) fn run_out(&self) -> Option<Count> {
        // Without kings a man has just moved, and no row that ends the game can be running.
        if self.asleep {
            return None;
        }
        let held_off = self.readings.kings_only == KingsOnly::Outside
            && self.counters.iter().any(|counter| {
                counter.since.is_some()
                    && matches!(
                        counter.row.name,
                        RowName::Pieces4To5 | RowName::Pieces6To7 | RowName::FiveVTwo
                    )
            });
        self.counters
            .iter()
            .filter(|counter| counter.since.is_some() && counter.made >= counter.of)
            .filter(|counter| !counter.noted && counter.row.effect != Effect::RightToClaim)
            .find(|counter| !(held_off && counter.row.name == RowName::KingsOnly))
            .map(|counter| counter.count_now(&self.force))
    }

    /// The count of a row that gives a right to claim, while it has run out.
    pub(super) fn claimable(&self) -> Option<Count> {
        self.counters
            .iter()
            .find(|counter| {
                counter.row.effect == Effect::RightToClaim && counter.made >= counter.of
            })
            .map(|counter| counter.count_now(&self.force))
    }

    /// Every count that is running.
    pub(super) fn counts(&self) -> impl Iterator<Item = Count> {
        self.counters
            .iter()
            .filter(|counter| counter.since.is_some())
            .map(|counter| counter.count_now(&self.force))
    }

    /// What follows when this row runs out.
    pub(super) fn effect(&self, name: RowName) -> Option<Effect> {
        self.counters
            .iter()
            .find(|counter| counter.row.name == name)
            .map(|counter| counter.row.effect)
    }

    /// Notes that this row has run out and does not end the game; it still holds.
    pub(super) fn note_run_out(&mut self, name: RowName) {
        for counter in &mut self.counters {
            counter.noted |= counter.row.name == name;
        }
    }
}

impl Counter {
    /// A row that every half-move either continues or begins afresh.
    fn run(&mut self, continues: bool, ply: u32) {
        if continues {
            self.made += 1;
        } else {
            self.made = 0;
            self.since = Some(ply);
        }
    }

    /// Counts the half-move if the row was running before it.
    fn count(&mut self, step: Step, before: &Force, main_road: MainRoad) {
        if self.since.is_none() {
            return;
        }
        let counts = match self.row.counting {
            Counting::Own => {
                step.mover == self.stronger
                    && (main_road == MainRoad::Run
                        || !self.on_main_road()
                        || before.weaker_on_road(self.stronger))
            }
            Counting::Each | Counting::Times => true,
        };
        self.made += u32::from(counts);
    }

    /// Ends the count, or begins it afresh, as the half-move demands.
    fn settle(&mut self, step: Step, after: &Force, readings: Readings) {
        if self.since.is_none() {
            return;
        }
        let fresh = match self.row.lasting {
            Lasting::ToTheEnd => return,
            Lasting::ForceUnchanged => step.changes_force(),
            Lasting::WhileItHolds => {
                self.row.counting == Counting::Own
                    && readings.own_count == OwnCount::Material
                    && step.changes_force()
            }
        };
        let holds = after
            .relation(self.row.situation, readings.pieces)
            .filter(|&stronger| {
                !self.on_main_road()
                    || readings.main_road == MainRoad::Total
                    || after.weaker_on_road(stronger)
            });
        if fresh || holds.is_none() {
            self.stop();
        }
    }

    fn stop(&mut self) {
        self.made = 0;
        self.since = None;
        self.noted = false;
    }

    /// Begins the count if the situation has arisen.
    fn arise(&mut self, after: &Force, ply: u32, readings: Readings) {
        if self.since.is_some() {
            return;
        }
        if let Some(stronger) = after.relation(self.row.situation, readings.pieces)
            && (!self.on_main_road() || after.weaker_on_road(stronger))
        {
            self.made = 0;
            self.since = Some(ply);
            self.stronger = stronger;
        }
    }

    fn on_main_road(&self) -> bool {
        matches!(
            self.row.situation,
            Situation::PiecesAgainstLoneKing {
                on_main_road: true,
                ..
            }
        )
    }

    fn count_now(&self, force: &Force) -> Count {
        let own = self.row.counting == Counting::Own;
        let three_kings =
            force.just_three_kings(self.stronger) && !force.weaker_on_road(self.stronger);
        Count {
            row: self.row.name,
            article: self
                .row
                .three_kings_article
                .filter(|_| three_kings)
                .unwrap_or(self.row.article),
            made: self.made,
            of: self.of,
            unit: if own { Unit::OwnMoves } else { Unit::Plies },
            since: self.since.unwrap_or_default(),
            stronger: own.then_some(self.stronger),
        }
    }
}
