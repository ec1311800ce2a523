//! What a game was for the one who played it: beaten, drawn with, lost to.

use crate::event::Scoring;
use crate::exact::Points;

/// How a game counts in coefficients, seen by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The opponent was beaten.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

impl Outcome {
    /// The outcome for the side that made `own` points against `other`.
    ///
    /// Each side's points are read on the event's scale for themselves, so that a played 0-0 is
    /// a loss of both (3.4*, 3.9.4). Pairs off the scale (8-4 where a win is 12) are compared.
    pub fn of(scoring: &Scoring, own: Points, other: Points) -> Outcome {
        let on_scale = |points: Points| {
            if points == scoring.win {
                Some(Outcome::Win)
            } else if points == scoring.draw {
                Some(Outcome::Draw)
            } else if points == scoring.loss {
                Some(Outcome::Loss)
            } else {
                None
            }
        };
        match (on_scale(own), on_scale(other)) {
            (Some(outcome), Some(_)) => outcome,
            _ => match own.cmp(&other) {
                std::cmp::Ordering::Greater => Outcome::Win,
                std::cmp::Ordering::Equal => Outcome::Draw,
                std::cmp::Ordering::Less => Outcome::Loss,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_are_read_for_themselves() {
        let scoring = Scoring::default();
        let of = |own, other| {
            Outcome::of(
                &scoring,
                Points::from_halves(own),
                Points::from_halves(other),
            )
        };
        assert_eq!(of(2, 0), Outcome::Win);
        assert_eq!(of(1, 1), Outcome::Draw);
        // A played 0-0: "проигранной обоими партнерами" (3.9.4).
        assert_eq!(of(0, 0), Outcome::Loss);
        assert_eq!((of(1, 0), of(0, 1)), (Outcome::Draw, Outcome::Loss));
    }

    #[test]
    fn pairs_off_the_scale_are_compared() {
        let scoring = Scoring {
            win: Points::whole(12),
            draw: Points::whole(6),
            ..Scoring::default()
        };
        let of = |own, other| Outcome::of(&scoring, Points::whole(own), Points::whole(other));
        assert_eq!((of(8, 4), of(4, 8)), (Outcome::Win, Outcome::Loss));
        assert_eq!((of(6, 4), of(4, 6)), (Outcome::Win, Outcome::Loss));
        assert_eq!(of(5, 5), Outcome::Draw);
        assert_eq!(of(12, 0), Outcome::Win);
    }
}
