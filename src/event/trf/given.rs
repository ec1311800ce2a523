//! What 3.13.2–3.13.3 set without a result in the file: the `+` and `-` of a leaver's games.

use crate::exact::Points;

use crate::event::counted::{Field, How, Line};
use crate::event::{GameResult, Number, Pairing};

/// The result of a paired game that has none of its own; `None` where nothing was set.
pub(in crate::event) fn result(
    field: &Field<'_>,
    round: u32,
    pairing: &Pairing,
) -> Option<GameResult> {
    if pairing.result.is_some() {
        return None;
    }
    let own = field.index(pairing.white)?;
    let other = field.index(pairing.black)?;
    let lines = field.rows()[own].lines.iter();
    let mut games = lines.filter(|line| line.round == round && line.opponent == Some(other));
    let line = games.find(|line| line.given)?;
    match line.how {
        How::Plus => Some(forfeit(true, false)),
        How::Minus => Some(forfeit(false, true)),
        How::BothMinus => Some(forfeit(false, false)),
        How::Played => Some(GameResult::Played {
            white: line.points,
            black: line.opponent_points,
        }),
        How::Pending | How::Bye(_) => None,
    }
}

const fn forfeit(white: bool, black: bool) -> GameResult {
    GameResult::Forfeit { white, black }
}

/// Games that were never paired because one of the two had gone, where both have room for them:
/// round, player, opponent, sign and points, each game twice.
pub(in crate::event) fn unpaired(field: &Field<'_>) -> Vec<(u32, Number, Number, char, Points)> {
    let rows = field.rows();
    let alone = |index: usize, round: u32| {
        let lines = rows[index].lines.iter();
        lines.filter(|line| line.round == round).count() == 1
    };
    let sign = |line: &Line| match line.how {
        How::Plus => Some('+'),
        How::Minus | How::BothMinus => Some('-'),
        How::Played | How::Pending | How::Bye(_) => None,
    };
    let mut entries = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        for line in row
            .lines
            .iter()
            .filter(|line| line.given && line.board == 0)
        {
            if let (Some(opponent), Some(code)) = (line.opponent, sign(line))
                && alone(index, line.round)
                && alone(opponent, line.round)
            {
                let other = rows[opponent].unit;
                entries.push((line.round, row.unit, other, code, line.points));
            }
        }
    }
    entries
}
