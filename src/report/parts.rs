//! What a criterion adds up where the list of opponents' points does not show it, and what it cuts.

use schemars::JsonSchema;
use serde::Serialize;

use crate::exact::{Points, Ratio};
use crate::tiebreak::{
    Addend, Criterion, How, Line, Measure, Outcome, Source, Table, came_through, cut, has_half,
    measures,
};

/// One addend of a criterion.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Part {
    /// The round it comes from.
    pub round: u32,
    /// The opponent's number, where it comes from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u32>,
    /// What it adds or, where it is cut, would have added.
    pub value: String,
    /// Whether the criterion leaves it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cut: bool,
}

/// What is the same for everybody.
pub(super) struct Parts<'t> {
    table: &'t Table<'t>,
    solkoff: Vec<Option<Measure>>,
    strong: Vec<bool>,
}

impl<'t> Parts<'t> {
    pub(super) fn new(table: &'t Table<'t>) -> Parts<'t> {
        let used = |criterion| table.ranking.criteria.contains(&criterion);
        let solkoff = used(Criterion::SolkoffPlus)
            .then(|| measures(&table.field, &table.sheet, Criterion::Solkoff))
            .flatten();
        Parts {
            table,
            solkoff: solkoff.into_iter().flatten().map(Some).collect(),
            strong: if used(Criterion::Koya) {
                has_half(&table.field)
            } else {
                Vec::new()
            },
        }
    }

    /// The parts of a player's value; nothing where the list of opponents' points shows it all.
    pub(super) fn of(&self, criterion: Criterion, index: usize) -> Vec<Part> {
        let field = &self.table.field;
        let lines = || {
            let lines = field.rows()[index].lines.iter();
            lines.filter(|line| !line.annulled)
        };
        let addends = &self.table.sheet.addends[index];
        match criterion {
            Criterion::Wins => self.each(lines().filter(|line| is_won(line)), |_| Points::ONE),
            Criterion::WinsOtb => {
                let won = lines().filter(|line| is_won(line) && line.how == How::Played);
                self.each(won, |_| Points::ONE)
            }
            Criterion::Advanced => {
                let through = lines().filter(|line| came_through(field, index, line));
                self.each(through, |_| Points::ONE)
            }
            Criterion::GamePoints => self.each(lines(), |line| line.game_points),
            Criterion::Koya => {
                let strong = |opponent| self.strong.get(opponent) == Some(&true);
                let games = lines().filter(|line| line.opponent.is_some_and(strong));
                self.each(games, |line| line.points)
            }
            Criterion::Progressive => self.scores(index, 0),
            Criterion::ProgressiveCut1 => self.scores(index, 1),
            Criterion::SolkoffPlus => addends
                .iter()
                .map(|addend| {
                    let solkoff = match addend.source {
                        Source::Opponent(opponent) => self.solkoff.get(opponent),
                        Source::Least | Source::Dummy => None,
                    };
                    let value = match solkoff {
                        Some(Some(Measure::One(value))) => value.to_string(),
                        _ => Ratio::ZERO.to_string(),
                    };
                    self.part(addend, value, false)
                })
                .collect(),
            _ => cut(criterion, addends)
                .into_iter()
                .map(|(at, value)| self.part(&addends[at], value.to_string(), true))
                .collect(),
        }
    }

    fn number(&self, index: usize) -> u32 {
        self.table.field.rows()[index].unit.0
    }

    fn part(&self, addend: &Addend, value: String, cut: bool) -> Part {
        Part {
            round: addend.round,
            opponent: match addend.source {
                Source::Opponent(opponent) => Some(self.number(opponent)),
                Source::Least | Source::Dummy => None,
            },
            value,
            cut,
        }
    }

    fn each<'l>(
        &self,
        lines: impl Iterator<Item = &'l Line>,
        value: impl Fn(&Line) -> Points,
    ) -> Vec<Part> {
        let part = |line: &Line| Part {
            round: line.round,
            opponent: line.opponent.map(|opponent| self.number(opponent)),
            value: value(line).to_string(),
            cut: false,
        };
        lines.map(part).collect()
    }

    /// The scores after each round, the first `cut` of them left out.
    fn scores(&self, index: usize, cut: u32) -> Vec<Part> {
        let field = &self.table.field;
        let mut score = Points::ZERO;
        (1..=field.rounds())
            .map(|round| {
                let lines = field.rows()[index].lines.iter();
                let made = lines.filter(|line| line.round == round && !line.annulled);
                score += made.map(|line| line.points).sum();
                Part {
                    round,
                    opponent: None,
                    value: score.to_string(),
                    cut: round <= cut,
                }
            })
            .collect()
    }
}

fn is_won(line: &Line) -> bool {
    line.outcome == Some(Outcome::Win)
}
