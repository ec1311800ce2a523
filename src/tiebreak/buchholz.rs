//! Sums of all opponents' points: Buchholz (3.15.6), Solkoff (3.15.7), truncated Solkoff
//! (3.15.8).

use crate::exact::Ratio;

use super::Addend;

/// ΣW + ΣD + ΣL: "суммируются очки, набранные всеми соперниками игрока" (3.15.6).
pub fn buchholz(addends: &[Addend]) -> Ratio {
    addends.iter().map(|addend| addend.value).sum()
}

/// Buchholz "исключая самый лучший и самый худший результаты" (3.15.7); 0 where no opponent is
/// left.
pub fn solkoff(addends: &[Addend]) -> Ratio {
    let values = || addends.iter().map(|addend| addend.value);
    match (values().min(), values().max()) {
        (Some(worst), Some(best)) if addends.len() > 2 => buchholz(addends) - worst - best,
        _ => Ratio::ZERO,
    }
}

/// Buchholz without the `cut` worst results: T1, T2, … (3.15.8); 0 where no opponent is left.
pub fn truncated(addends: &[Addend], cut: usize) -> Ratio {
    if cut == 1 {
        let worst = addends.iter().map(|addend| addend.value).min();
        return worst.map_or(Ratio::ZERO, |worst| buchholz(addends) - worst);
    }
    sorted(addends).into_iter().skip(cut).sum()
}

/// Buchholz without its least significant value, "the opponent's lowest score" (FIDE, C.07, 14.1.1).
/// Of a participant with voluntary unplayed rounds "the lowest contribution coming from such rounds
/// shall be cut" (16.5.1). Where an edition knows no such rounds this is T1.
pub fn cut_1(addends: &[Addend]) -> Ratio {
    let voluntary = addends.iter().filter(|addend| addend.voluntary);
    let lowest = voluntary.map(|addend| addend.value).min();
    match lowest {
        Some(cut) => buchholz(addends) - cut,
        None => truncated(addends, 1),
    }
}

/// T1, T2, … T(rounds − 1), compared in turn "до определения места" (3.15.8). Entries that a
/// player does not have count 0.
pub fn truncated_vector(addends: &[Addend], rounds: u32) -> Vec<Ratio> {
    let length = rounds.saturating_sub(1) as usize;
    let mut vector = vec![Ratio::ZERO; length];
    let mut left = Ratio::ZERO;
    // From the best on: with n entries T(n−1) is the best, T(n−2) the best two, …
    for (cut, value) in sorted(addends).into_iter().enumerate().skip(1).rev() {
        left += value;
        if let Some(place) = vector.get_mut(cut - 1) {
            *place = left;
        }
    }
    vector
}

fn sorted(addends: &[Addend]) -> Vec<Ratio> {
    let mut values: Vec<Ratio> = addends.iter().map(|addend| addend.value).collect();
    values.sort_unstable();
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiebreak::{Outcome, Source};

    fn addend(value: i128, outcome: Outcome, voluntary: bool) -> Addend {
        Addend {
            round: 1,
            source: Source::Dummy,
            outcome,
            value: Ratio::from(value),
            voluntary,
        }
    }

    /// "For Buchholz, cut the lowest contribution coming from a VUR" (16.5.1).
    #[test]
    fn what_fide_cuts() {
        let loss = |value, voluntary| addend(value, Outcome::Loss, voluntary);
        let games = [loss(1, false), loss(4, false), loss(3, false)];
        assert_eq!(cut_1(&games).to_string(), "7");
        let voluntary = [games[0], games[1], loss(3, true), loss(2, true)];
        assert_eq!(cut_1(&voluntary).to_string(), "8");
        assert_eq!(cut_1(&[]).to_string(), "0");
    }

    #[test]
    fn cuts_from_the_worst_and_from_both_ends() {
        let list: Vec<Addend> = [5, 1, 3, 1]
            .map(|value| addend(value, Outcome::Win, false))
            .to_vec();
        let vector = |rounds| -> Vec<String> {
            let vector = truncated_vector(&list, rounds);
            vector.iter().map(ToString::to_string).collect()
        };
        assert_eq!(vector(7), ["9", "8", "5", "0", "0", "0"]);
        assert_eq!(vector(3), ["9", "8"]);
        assert_eq!(truncated(&list, 1).to_string(), "9");
        assert_eq!(truncated(&list, 2).to_string(), "8");
        assert_eq!(solkoff(&list).to_string(), "4");
        assert_eq!(solkoff(&list[..2]).to_string(), "0");
    }
}
