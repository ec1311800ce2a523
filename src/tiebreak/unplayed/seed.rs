//! Unplayed games by the draughts articles: 3.14.2 (a plus is a win, a minus a loss), 3.15.11
//! (the bye), 3.17.2 (announced absences).

use crate::event::ByeKind;
use crate::exact::Ratio;

use super::super::{Addend, Field, How, Least, Line, Source};

/// "За этот плюс ему засчитывается наименьшее количество очков, набранное кем-либо в данном
/// турнире" (3.15.11): anybody who was paired or had the bye, leavers with their own points.
pub(in crate::tiebreak) fn least(field: &Field<'_>) -> Option<Least> {
    let took_part = |line: &Line| {
        line.opponent.is_some() || matches!(line.how, How::Bye(ByeKind::Pairing | ByeKind::Full))
    };
    let candidates = || {
        field
            .rows()
            .iter()
            .enumerate()
            .filter(|(_, row)| !row.annulled && row.lines.iter().any(took_part))
    };
    let points = candidates().map(|(_, row)| row.points).min()?;
    Some(Least {
        points: Ratio::from(points),
        who: candidates()
            .filter(|(_, row)| row.points == points)
            .map(|(index, _)| index)
            .collect(),
    })
}

/// Everybody's addends. A game against a real opponent counts whether played or not; a bye's
/// plus counts as a win against the virtual opponent; an announced absence adds nothing.
pub(in crate::tiebreak) fn seed(
    field: &Field<'_>,
    counted: &[Ratio],
    least: Option<&Least>,
) -> Vec<Vec<Addend>> {
    let addend = |line: &Line| {
        if line.annulled {
            return None;
        }
        let outcome = line.outcome?;
        let (source, value) = match line.opponent {
            Some(opponent) => (Source::Opponent(opponent), counted[opponent]),
            None => (Source::Least, least?.points),
        };
        Some(Addend {
            round: line.round,
            source,
            outcome,
            value,
            voluntary: false,
        })
    };
    field
        .rows()
        .iter()
        .map(|row| row.lines.iter().filter_map(addend).collect())
        .collect()
}
