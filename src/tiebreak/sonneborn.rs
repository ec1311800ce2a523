//! Sonneborn-Berger: the draughts articles' (3.15.5) and FIDE's (C.07, 9.1).

use crate::exact::Ratio;

use super::{Addend, Outcome, shmulyan::sum};

/// 2ΣW + ΣD: "двойное количество очков, набранных участниками, у которых игрок выиграл, и очки,
/// набранные участниками, с которыми он сыграл вничью" (3.15.5): twice the usual value.
pub fn sonneborn_berger(addends: &[Addend]) -> Ratio {
    sum(addends, Outcome::Win) * 2 + sum(addends, Outcome::Draw)
}

/// ΣW + ½ΣD (FIDE).
pub fn fide(addends: &[Addend]) -> Ratio {
    sonneborn_berger(addends).divided_by(2)
}

/// FIDE's value without its least significant value: "the contribution (product) associated with the
/// opponent with the lowest score - if there is more than one such opponent, exclude the lowest
/// contribution associated with them" (C.07, 14.1.1). Where there are voluntary unplayed rounds, the
/// higher of that and of the lowest contribution coming from such a round is cut (16.5.1).
pub fn fide_cut_1(addends: &[Addend]) -> Ratio {
    let lowest_score = addends.iter().map(|addend| addend.value).min();
    let of_lowest = addends
        .iter()
        .filter(|addend| Some(addend.value) == lowest_score);
    let voluntary = addends.iter().filter(|addend| addend.voluntary);
    let least_significant = of_lowest.map(contribution).min();
    let cut = least_significant.max(voluntary.map(contribution).min());
    cut.map_or(Ratio::ZERO, |cut| fide(addends) - cut)
}

/// What one game adds: the opponent's score times the result (C.07, 9.1).
pub(super) fn contribution(addend: &Addend) -> Ratio {
    match addend.outcome {
        Outcome::Win => addend.value,
        Outcome::Draw => addend.value.divided_by(2),
        Outcome::Loss => Ratio::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiebreak::Source;

    fn addend(value: i128, outcome: Outcome, voluntary: bool) -> Addend {
        Addend {
            round: 1,
            source: Source::Dummy,
            outcome,
            value: Ratio::from(value),
            voluntary,
        }
    }

    /// "if there is more than one such opponent, exclude the lowest contribution associated with them"
    /// (14.1.1); "cut the higher of these two values" (16.5.1).
    #[test]
    fn what_fide_cuts() {
        use Outcome::{Draw, Loss, Win};
        let games = [
            addend(1, Win, false),
            addend(4, Draw, false),
            addend(3, Loss, false),
        ];
        assert_eq!(fide(&games).to_string(), "3");
        assert_eq!(fide_cut_1(&games).to_string(), "2");
        let twice = [games[0], games[1], addend(1, Loss, false)];
        assert_eq!(fide_cut_1(&twice).to_string(), "3");
        // Half a point for a requested bye: half of the dummy's 6, more than the 1 of the last.
        let high = [games[0], games[1], addend(6, Draw, true)];
        assert_eq!(fide_cut_1(&high).to_string(), "3");
        // A requested bye that contributes nothing: the least significant value is cut.
        let low = [games[0], games[1], addend(6, Loss, true)];
        assert_eq!(fide_cut_1(&low).to_string(), "2");
        assert_eq!(fide_cut_1(&[]).to_string(), "0");
    }
}
