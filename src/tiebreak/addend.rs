//! Addends: who contributes what to a coefficient.

use crate::event::Edition;
use crate::exact::Ratio;

use super::{Field, Leaver, Outcome, leaver, unplayed};

/// Who an addend comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The opponent with this index in the field.
    Opponent(usize),
    /// The virtual opponent of a bye: the least points of anybody (3.15.11).
    Least,
    /// FIDE's virtual or dummy opponent of an unplayed round.
    Dummy,
}

/// One entry of the list that coefficients are computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addend {
    /// The round.
    pub round: u32,
    /// Who contributes.
    pub source: Source,
    /// Beaten, drawn with or lost to.
    pub outcome: Outcome,
    /// The contributor's points as they count for coefficients.
    pub value: Ratio,
    /// FIDE's voluntary unplayed round, which cuts take first.
    pub voluntary: bool,
}

/// The least points of anybody, for the bye's virtual opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Least {
    /// The points.
    pub points: Ratio,
    /// Who has them, as indices in the field.
    pub who: Vec<usize>,
}

/// Everybody's addends, and how opponents' points came to count as they do.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The edition.
    pub edition: Edition,
    /// By index in the field: the entries of that unit, by round.
    pub addends: Vec<Vec<Addend>>,
    /// By index in the field: the points as they count for opponents' coefficients.
    pub counted: Vec<Ratio>,
    /// The bye's virtual opponent, where somebody was paired at all.
    pub least: Option<Least>,
    /// Those whose points count otherwise because they left (3.15.11).
    pub leavers: Vec<Leaver>,
}

impl Sheet {
    /// The addends of everybody by the rules of `edition`.
    pub fn new(field: &Field<'_>, edition: Edition) -> Sheet {
        match edition {
            Edition::Seed => Sheet::seed(field),
            Edition::Fide2009 | Edition::Fide2024 | Edition::Fide2026 => {
                unplayed::fide(field, edition)
            }
        }
    }

    fn seed(field: &Field<'_>) -> Sheet {
        let mut counted: Vec<Ratio> = field
            .rows()
            .iter()
            .map(|row| Ratio::from(row.points))
            .collect();
        let leavers = if field.event().regulation.system.is_swiss() {
            leaver::all(field)
        } else {
            Vec::new()
        };
        for leaver in &leavers {
            counted[leaver.index] = leaver.counted;
        }
        let least = unplayed::least(field);
        let addends = unplayed::seed(field, &counted, least.as_ref());
        Sheet {
            edition: Edition::Seed,
            addends,
            counted,
            least,
            leavers,
        }
    }
}
