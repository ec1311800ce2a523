//! The scale that the pairs of scores in a table follow.

use crate::event::{Event, GameResult, Scoring, check};
use crate::exact::Points;

/// The scale that most of the pairs fit: 1-½-0, 2-1-0, 3-1-0, or the one whose win is what the two
/// scores of a game add up to; the first of these among equals.
pub(super) fn infer(pairs: &[(Points, Points)]) -> Scoring {
    let scale = |win: Points, draw: Points| Scoring {
        win,
        draw,
        ..Scoring::default()
    };
    let two = Points::whole(2);
    let mut candidates = vec![
        Scoring::default(),
        scale(two, Points::ONE),
        scale(Points::whole(3), Points::ONE),
    ];
    let mut sums: Vec<Points> = pairs.iter().map(|(one, other)| *one + *other).collect();
    sums.sort_unstable();
    sums.dedup();
    let larger = sums.into_iter().filter(|sum| *sum > two);
    candidates.extend(larger.map(|sum| scale(sum, Points::from_halves(sum.halves() / 2))));
    let mut best = (0, Scoring::default());
    for scoring in candidates {
        let played = |(white, black): (Points, Points)| GameResult::Played { white, black };
        let exact = |pair: &&(Points, Points)| {
            check::on_scale(&scoring, played(**pair)) || shares(&scoring, **pair)
        };
        let fit = pairs.iter().filter(exact).count();
        if fit > best.0 {
            best = (fit, scoring);
        }
    }
    best.1
}

/// Whether a pair of scores off the scale shares a win between the two, as the sums of several
/// games or boards do: 8-4 where a win is 12, 1½-½ where it is 2.
fn shares(scoring: &Scoring, (one, other): (Points, Points)) -> bool {
    let whole = scoring.draw + scoring.draw == scoring.win;
    whole && scoring.win > Points::ONE && one + other == scoring.win
}

/// Whether two scores can be those of one game; a pair off the scale that can be is added to it.
/// Where a win is worth more than three, a match may have boards that nobody won.
pub(super) fn takes(scoring: &mut Scoring, (one, other): (Points, Points)) -> bool {
    let result = GameResult::Played {
        white: one,
        black: other,
    };
    if check::on_scale(scoring, result) {
        return true;
    }
    let several = scoring.win > Points::whole(3) && one + other < scoring.win;
    let takes = several || shares(scoring, (one, other));
    if takes {
        scoring.other.push((one.max(other), one.min(other)));
    }
    takes
}

/// Cells of one of the scales 2-1-0 and 1-½-0 whose totals are counted on the other, as our own
/// tables have them in some styles: where every total (`said`, `made`) is half of what the cells make,
/// or twice that, the results are told on the scale of the totals. Whether they were.
pub(super) fn follow_totals(event: &mut Event, totals: &[(Points, Points)]) -> bool {
    let two = infer(&[(Points::whole(2), Points::ZERO)]);
    let one = Scoring::default();
    let half = |(small, large): (Points, Points)| small + small == large;
    let (scoring, fits): (_, fn((Points, Points)) -> (Points, Points)) =
        match &event.regulation.scoring {
            scoring if *scoring == two => (one, |(said, made)| (said, made)),
            scoring if *scoring == one => (two, |(said, made)| (made, said)),
            _ => return false,
        };
    let played = totals.iter().any(|(_, made)| *made > Points::ZERO);
    if !played || !totals.iter().all(|pair| half(fits(*pair))) {
        return false;
    }
    let larger = scoring.win > event.regulation.scoring.win;
    let told = |points: Points| match larger {
        true => points + points,
        false => Points::from_halves(points.halves() / 2),
    };
    event.regulation.scoring = scoring;
    let rounds = event.rounds.iter_mut();
    for pairing in rounds.flat_map(|round| &mut round.pairings) {
        if let Some(GameResult::Played { white, black }) = &mut pairing.result {
            (*white, *black) = (told(*white), told(*black));
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(texts: &[&str]) -> Vec<(Points, Points)> {
        texts
            .iter()
            .map(|text| {
                let (one, other) = text.split_once('-').unwrap();
                (one.parse().unwrap(), other.parse().unwrap())
            })
            .collect()
    }

    #[test]
    fn the_usual_scales_and_those_of_several_games() {
        for (texts, win, draw) in [
            (&["1-0", "½-½", "1-1"][..], "1", "0.5"),
            (&["1-0", "1-1"], "1", "0.5"),
            (&["2-0", "1-1"], "2", "1"),
            (&["1-1"], "2", "1"),
            (&["2-0", "1½-½"], "2", "1"),
            (&["3-0", "1-1", "3-0"], "3", "1"),
            (&["12-0", "8-4", "6-6"], "12", "6"),
            (&[], "1", "0.5"),
        ] {
            let scoring = infer(&pairs(texts));
            let found = (scoring.win.to_string(), scoring.draw.to_string());
            assert_eq!(found, (win.to_owned(), draw.to_owned()), "{texts:?}");
        }
    }

    #[test]
    fn two_winners_and_a_draw_against_a_loss_are_no_game() {
        for (texts, wrong) in [
            (&["1-0"][..], &["1-1", "½-0", "1-½"][..]),
            (&["2-0", "1-1"], &["2-2", "2-1", "1-0"]),
            (&["12-0"], &["12-12", "12-4"]),
        ] {
            let mut scoring = infer(&pairs(texts));
            for pair in pairs(wrong) {
                assert!(!takes(&mut scoring, pair), "{texts:?} {pair:?}");
            }
            assert!(scoring.other.is_empty());
        }
        let mut twelve = infer(&pairs(&["12-0"]));
        assert!(takes(&mut twelve, pairs(&["8-4"])[0]));
        assert_eq!(twelve.other, pairs(&["8-4"]));
    }
}
