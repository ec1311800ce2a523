//! The addends behind the values: who contributed what.

use std::collections::BTreeMap;

use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;

use crate::exact::Ratio;
use crate::tiebreak::{Criterion, Line as RoundLine, Outcome, Source, Table, Ties};

use super::cells::{self, CellStyle};
pub use super::parts::Part;
use super::parts::Parts;
use super::standings::{Line, Place, Shown, Standings};
use super::tied::{TiedBy, tied_by};

/// What one player's values are made of.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Explained {
    /// Number.
    pub player: u32,
    /// Name.
    pub name: String,
    /// Place.
    pub place: Place,
    /// Points.
    pub points: String,
    /// The rounds, and what each adds to the list of opponents' points.
    pub addends: Vec<Contribution>,
    /// ΣW, ΣD, ΣL: the counted points of those beaten, drawn with, lost to.
    pub sums: Sums,
    /// The values of the criteria used, by id.
    pub values: BTreeMap<&'static str, Shown>,
    /// How the values come from the sums, by id, where a formula says it.
    pub formulas: BTreeMap<&'static str, &'static str>,
    /// What the values are made of beyond the addends, by id: points of single games, scores after each
    /// round, opponents' Solkoff; and what is cut.
    pub parts: BTreeMap<&'static str, Vec<Part>>,
    /// What lies behind the criteria that depend on who is tied, in their order; nothing of one that
    /// came up when he was tied with nobody.
    pub ties: Vec<TiedBy>,
    /// Id of the criterion that separated him from the line above.
    pub separated_by: Option<&'static str>,
    /// Which of several values compared in turn separated them, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub separated_at: Option<usize>,
    /// Who stands on the line above.
    pub above: Option<String>,
}

/// The three sums.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Sums {
    /// Of those beaten.
    pub win: String,
    /// Of those drawn with.
    pub draw: String,
    /// Of those lost to.
    pub loss: String,
}

/// What a round adds.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Contribution {
    /// The round.
    pub round: u32,
    /// `opponent`, `least` (the bye's virtual opponent), `dummy` (FIDE's), `none` (adds nothing).
    pub source: &'static str,
    /// The opponent's number.
    pub opponent: Option<u32>,
    /// The opponent's name; of a virtual opponent, whose points he has.
    pub name: String,
    /// The result as the crosstable shows it.
    pub cell: String,
    /// `win`, `draw`, `loss`.
    pub outcome: Option<&'static str>,
    /// The points that are added.
    pub value: Option<String>,
}

/// Explains all lines of the standings, or the one of `player`; where there are two tables (3.16.5),
/// those of both.
pub fn explain(table: &Table<'_>, report: &mut Standings, player: Option<u32>) {
    let explainers = Explainers::new(table, report, player);
    let main = explainers.main.all();
    let annulled = explainers.annulled.as_ref().map(Explainer::all);
    report.explanation = Some(main);
    report.explained_only = player;
    if let Some(other) = &mut report.annulled_matches {
        other.explanation = annulled;
    }
}

/// What explains the lines of the standings, of both tables where there are two (3.16.5).
pub struct Explainers<'a> {
    /// Of `standings`.
    pub main: Explainer<'a>,
    /// Of `annulled_matches`.
    pub annulled: Option<Explainer<'a>>,
}

impl<'a> Explainers<'a> {
    /// Of the lines of `report`, which is that of `table`; of the one of `player` where one is given.
    pub fn new(table: &'a Table<'a>, report: &'a Standings, player: Option<u32>) -> Explainers<'a> {
        let of = |table, lines| Explainer::new(table, report, lines, player);
        let other = table
            .annulled
            .as_deref()
            .zip(report.annulled_matches.as_ref());
        Explainers {
            main: of(table, &report.standings),
            annulled: other.map(|(table, other)| of(table, &other.standings)),
        }
    }
}

/// Explains the lines of one table, each when it is asked for: all together take much room.
pub struct Explainer<'a> {
    table: &'a Table<'a>,
    lines: &'a [Line],
    order: &'a [String],
    /// The only player to be explained.
    player: Option<u32>,
    style: CellStyle,
    ties: Ties<'a>,
    parts: Parts<'a>,
}

impl<'a> Explainer<'a> {
    fn new(
        table: &'a Table<'a>,
        report: &'a Standings,
        lines: &'a [Line],
        player: Option<u32>,
    ) -> Explainer<'a> {
        Explainer {
            table,
            lines,
            order: &report.order,
            player,
            // Cells as in the crosstable.
            style: report.crosstable.style.parse().unwrap_or_default(),
            ties: Ties::new(&table.field, &table.ranking),
            parts: Parts::new(table),
        }
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// The explanation of the line at `position`, from 0; none of annulled results, and of others than
    /// the one who was asked for.
    pub fn line(&self, position: usize) -> Option<Explained> {
        let (table, line) = (self.table, self.lines.get(position)?);
        if line.annulled || self.player.is_some_and(|player| player != line.player) {
            return None;
        }
        let index = table.field.index(crate::event::Number(line.player))?;
        let of_order = |id: &String| {
            let (id, value) = line.values.get_key_value(id.as_str())?;
            Some((*id, value.clone()))
        };
        let values: BTreeMap<&'static str, Shown> =
            self.order.iter().filter_map(of_order).collect();
        let before = position.checked_sub(1);
        let above = before.and_then(|before| self.lines.get(before));
        Some(Explained {
            player: line.player,
            name: line.name.clone(),
            place: line.place.clone(),
            points: line.points.map(|p| p.to_string()).unwrap_or_default(),
            addends: contributions(table, index, self.style),
            sums: sums(table, index),
            formulas: values
                .keys()
                .filter_map(|id| Some((*id, formula(id.parse().ok()?)?)))
                .collect(),
            parts: values
                .keys()
                .map(|id| (*id, id.parse()))
                .filter_map(|(id, criterion)| Some((id, self.parts.of(criterion.ok()?, index))))
                .filter(|(_, parts)| !parts.is_empty())
                .collect(),
            values,
            ties: tied_by(table, &self.ties, index, self.style),
            separated_by: line.separated_by,
            separated_at: line.separated_at,
            above: above
                .filter(|_| line.separated_by.is_some())
                .map(|above| above.name.clone()),
        })
    }

    fn all(&self) -> Vec<Explained> {
        let lines = (0..self.lines.len()).into_par_iter();
        lines.filter_map(|position| self.line(position)).collect()
    }
}

const fn formula(criterion: Criterion) -> Option<&'static str> {
    use Criterion as C;
    Some(match criterion {
        C::Shmulyan => "ΣW − ΣL",
        C::SonnebornBerger => "2ΣW + ΣD",
        C::SonnebornBergerFide => "ΣW + ½ΣD",
        C::Buchholz => "ΣW + ΣD + ΣL",
        C::Solkoff => "Σ − max − min",
        C::TruncatedSolkoff => "T1/T2/…",
        C::TruncatedSolkoff1 => "Σ − min",
        C::Riga => "2ΣW + 1.5ΣD + ΣL",
        C::Beaten => "ΣW",
        C::SolkoffPlus => "Σ (Σ − max − min)",
        C::BuchholzCut1 => "Σ − 1",
        C::SonnebornBergerFideCut1 => "ΣW + ½ΣD − 1",
        C::Progressive => "P1 + P2 + …",
        C::ProgressiveCut1 => "P2 + P3 + …",
        C::Koya => "P (≥ ½)",
        _ => return None,
    })
}

fn sums(table: &Table<'_>, index: usize) -> Sums {
    let sum = |outcome: Outcome| {
        let addends = table.sheet.addends[index].iter();
        let sum: Ratio = addends
            .filter(|addend| addend.outcome == outcome)
            .map(|addend| addend.value)
            .sum();
        sum.to_string()
    };
    Sums {
        win: sum(Outcome::Win),
        draw: sum(Outcome::Draw),
        loss: sum(Outcome::Loss),
    }
}

fn contributions(table: &Table<'_>, index: usize, style: CellStyle) -> Vec<Contribution> {
    let field = &table.field;
    let row = &field.rows()[index];
    let scoring = &field.event().regulation.scoring;
    let name = |index: usize| field.event().unit_name(field.rows()[index].unit).to_owned();
    let mut addends = table.sheet.addends[index].iter().peekable();
    let mut all = Vec::new();
    let blank = RoundLine::nothing;
    for round in 1..=field.rounds() {
        let mut lines: Vec<RoundLine> = row
            .lines
            .iter()
            .filter(|line| line.round == round)
            .copied()
            .collect();
        if lines.is_empty() {
            lines.push(blank(round));
        }
        for line in lines {
            let counts = |addend: &&crate::tiebreak::Addend| {
                addend.round == round
                    && match addend.source {
                        Source::Opponent(opponent) => line.opponent == Some(opponent),
                        Source::Least | Source::Dummy => true,
                    }
            };
            let addend = addends.next_if(|addend| counts(addend));
            let cell = match line.opponent {
                Some(_) => cells::result(style, scoring, &line),
                None => cells::progress(style, scoring, &line, None),
            };
            let outcome = |outcome: Outcome| match outcome {
                Outcome::Win => "win",
                Outcome::Draw => "draw",
                Outcome::Loss => "loss",
            };
            let who = match addend.map(|addend| addend.source) {
                Some(Source::Least) => {
                    let who = table.sheet.least.iter().flat_map(|least| &least.who);
                    who.map(|&index| name(index)).collect::<Vec<_>>().join(", ")
                }
                _ => line.opponent.map(name).unwrap_or_default(),
            };
            all.push(Contribution {
                round,
                source: match addend.map(|addend| addend.source) {
                    Some(Source::Opponent(_)) => "opponent",
                    Some(Source::Least) => "least",
                    Some(Source::Dummy) => "dummy",
                    None => "none",
                },
                opponent: line.opponent.map(|opponent| field.rows()[opponent].unit.0),
                name: who,
                cell,
                outcome: addend.map(|addend| outcome(addend.outcome)),
                value: addend.map(|addend| addend.value.to_string()),
            });
        }
    }
    all
}
