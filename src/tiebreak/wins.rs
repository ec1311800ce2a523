//! Wins, and what was made against those beaten (3.15.3).

use crate::exact::Ratio;

use super::{Addend, How, Line, Outcome, shmulyan::sum};

fn count(lines: &[Line], counts: impl Fn(&Line) -> bool) -> Ratio {
    let wins = lines
        .iter()
        .filter(|line| !line.annulled && line.outcome == Some(Outcome::Win))
        .filter(|line| counts(line))
        .count();
    Ratio::from(i128::try_from(wins).unwrap_or(i128::MAX))
}

/// "Наибольшему количеству побед" (3.15.3): wins, pluses and the bye's plus included (3.14.2).
pub fn wins(lines: &[Line]) -> Ratio {
    count(lines, |_| true)
}

/// Wins over the board.
pub fn wins_otb(lines: &[Line]) -> Ratio {
    count(lines, |line| line.how == How::Played)
}

/// "Наибольшей сумме очков участников, над которыми одержаны победы" (3.15.3): ΣW.
pub fn beaten(addends: &[Addend]) -> Ratio {
    sum(addends, Outcome::Win)
}
