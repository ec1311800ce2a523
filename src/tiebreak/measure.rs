//! What a criterion makes of a player.

use rayon::prelude::*;

use crate::exact::{Points, Ratio};

use super::{
    Addend, Criterion, Field, Row, Sheet, advanced, buchholz, progress, riga, shmulyan,
    solkoff_plus, sonneborn, wins,
};

/// The value of a criterion: one number, or several that are compared in turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// One number.
    One(Ratio),
    /// Several numbers, compared in turn.
    Many(Vec<Ratio>),
}

impl Measure {
    /// The first position, from 1, in which two vectors differ; `None` for single numbers.
    pub fn difference(&self, other: &Measure) -> Option<usize> {
        match (self, other) {
            (Measure::Many(own), Measure::Many(other)) => own
                .iter()
                .zip(other)
                .position(|(own, other)| own != other)
                .map(|position| position + 1),
            _ => None,
        }
    }
}

/// Everybody's value of a criterion that does not depend on who is tied, by index in the field;
/// `None` for one that does.
pub fn measures(field: &Field<'_>, sheet: &Sheet, criterion: Criterion) -> Option<Vec<Measure>> {
    use Criterion as C;
    Some(match criterion {
        C::PlayOff | C::Direct | C::DirectFide | C::BestByPlace => return None,
        C::Points => by_row(field, |row| Ratio::from(row.points)),
        C::Advanced => advanced::all(field).into_iter().map(Measure::One).collect(),
        C::Shmulyan => by_addends(sheet, shmulyan::shmulyan),
        C::SonnebornBerger => by_addends(sheet, sonneborn::sonneborn_berger),
        C::SonnebornBergerFide => by_addends(sheet, sonneborn::fide),
        C::SonnebornBergerFideCut1 => by_addends(sheet, sonneborn::fide_cut_1),
        C::Buchholz => by_addends(sheet, buchholz::buchholz),
        C::BuchholzCut1 => by_addends(sheet, buchholz::cut_1),
        C::Solkoff => by_addends(sheet, buchholz::solkoff),
        C::TruncatedSolkoff => {
            let rounds = field.rounds();
            let vector = |addends: &Vec<Addend>| buchholz::truncated_vector(addends, rounds);
            let all = sheet.addends.par_iter().with_min_len(PART);
            all.map(vector).map(Measure::Many).collect()
        }
        C::TruncatedSolkoff1 => by_addends(sheet, |addends| buchholz::truncated(addends, 1)),
        C::Riga => by_addends(sheet, riga::riga),
        C::Wins => by_row(field, |row| wins::wins(&row.lines)),
        C::WinsOtb => by_row(field, |row| wins::wins_otb(&row.lines)),
        C::Beaten => by_addends(sheet, wins::beaten),
        C::SolkoffPlus => solkoff_plus::all(sheet)
            .into_iter()
            .map(Measure::One)
            .collect(),
        C::GamePoints => by_row(field, |row| {
            let counted = row.lines.iter().filter(|line| !line.annulled);
            Ratio::from(counted.map(|line| line.game_points).sum::<Points>())
        }),
        C::Progressive => by_row(field, |row| progress::progressive(field, row)),
        C::ProgressiveCut1 => by_row(field, |row| progress::progressive_cut_1(field, row)),
        C::Koya => progress::koya(field)
            .into_iter()
            .map(Measure::One)
            .collect(),
    })
}

/// So many players at least are worth another thread.
const PART: usize = 1_024;

fn by_addends(sheet: &Sheet, of: impl Fn(&[Addend]) -> Ratio + Sync) -> Vec<Measure> {
    let all = sheet.addends.par_iter().with_min_len(PART);
    all.map(|addends| Measure::One(of(addends))).collect()
}

fn by_row(field: &Field<'_>, of: impl Fn(&Row) -> Ratio + Sync) -> Vec<Measure> {
    let all = field.rows().par_iter().with_min_len(PART);
    all.map(|row| Measure::One(of(row))).collect()
}
