//! What a criterion makes of a player.

use crate::exact::Ratio;

use super::{
    Criterion, Field, Sheet, buchholz, progress, riga, shmulyan, solkoff_plus, sonneborn, wins,
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
    let by_addends = |of: &dyn Fn(&[super::Addend]) -> Ratio| {
        sheet
            .addends
            .iter()
            .map(|addends| Measure::One(of(addends)))
            .collect::<Vec<_>>()
    };
    let by_row = |of: &dyn Fn(&super::Row) -> Ratio| {
        field
            .rows()
            .iter()
            .map(|row| Measure::One(of(row)))
            .collect::<Vec<_>>()
    };
    Some(match criterion {
        C::PlayOff | C::Direct | C::DirectFide | C::BestByPlace => return None,
        C::Points => by_row(&|row| Ratio::from(row.points)),
        C::Shmulyan => by_addends(&shmulyan::shmulyan),
        C::SonnebornBerger => by_addends(&sonneborn::sonneborn_berger),
        C::SonnebornBergerFide => by_addends(&sonneborn::fide),
        C::SonnebornBergerFideCut1 => by_addends(&sonneborn::fide_cut_1),
        C::Buchholz => by_addends(&buchholz::buchholz),
        C::BuchholzCut1 => by_addends(&buchholz::cut_1),
        C::Solkoff => by_addends(&buchholz::solkoff),
        C::TruncatedSolkoff => sheet
            .addends
            .iter()
            .map(|addends| Measure::Many(buchholz::truncated_vector(addends, field.rounds())))
            .collect(),
        C::TruncatedSolkoff1 => by_addends(&|addends| buchholz::truncated(addends, 1)),
        C::Riga => by_addends(&riga::riga),
        C::Wins => by_row(&|row| wins::wins(&row.lines)),
        C::WinsOtb => by_row(&|row| wins::wins_otb(&row.lines)),
        C::Beaten => by_addends(&wins::beaten),
        C::SolkoffPlus => solkoff_plus::all(sheet)
            .into_iter()
            .map(Measure::One)
            .collect(),
        C::GamePoints => by_row(&|row| {
            let counted = row.lines.iter().filter(|line| !line.annulled);
            Ratio::from(
                counted
                    .map(|line| line.game_points)
                    .sum::<crate::exact::Points>(),
            )
        }),
        C::Progressive => by_row(&|row| progress::progressive(field, row)),
        C::ProgressiveCut1 => by_row(&|row| progress::progressive_cut_1(field, row)),
        C::Koya => by_row(&|row| progress::koya(field, row)),
    })
}
