//! How far everybody came in a knock-out: the loser of a tie is out (the Olympic system, 3.2*).

use crate::event::{ByeKind, System};
use crate::exact::Ratio;

use super::{Field, How, Line, play_off};

/// Everybody's number of rounds come through, by index in the field: ties won, by the play-off of the
/// two where the tie was drawn, and byes. The winner of the final has the most, its loser one
/// fewer, and those who went out in the same round have as many as each other. Nothing in
/// events of other systems.
pub(super) fn all(field: &Field<'_>) -> Vec<Ratio> {
    let knock_out = field.event().regulation.system == System::KnockOut;
    let rows = field.rows().iter().enumerate();
    rows.map(|(index, row)| {
        let won = row
            .lines
            .iter()
            .filter(|line| came_through(field, index, line));
        Ratio::from(if knock_out { won.count() as i128 } else { 0 })
    })
    .collect()
}

/// Whether he came through this round.
pub(crate) fn came_through(field: &Field<'_>, index: usize, line: &Line) -> bool {
    match (line.how, line.opponent) {
        (How::Bye(kind), _) => matches!(kind, ByeKind::Pairing | ByeKind::Full),
        (How::Plus, _) => true,
        (How::Minus | How::BothMinus | How::Pending, _) | (_, None) => false,
        (How::Played, Some(opponent)) => {
            if line.points != line.opponent_points {
                return line.points > line.opponent_points;
            }
            let results = play_off::play_off(field, &[index, opponent]);
            results.get(&index) > results.get(&opponent)
        }
    }
}
