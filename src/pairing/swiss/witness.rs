//! Why a field cannot be completely paired: a set of players who together have too few possible
//! opponents (Tutte's condition), and what would have to be allowed.

use super::bits::Bits;
use super::field::Field;
use super::matching::{Matching, NONE};

/// A proof that no complete pairing exists: there are more `parts` than `opponents`; each part
/// has an odd number of players, so one of each must meet somebody outside it; and nobody of a
/// part may meet anybody outside it but the `opponents`. The place after the last player stands
/// for the bye.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    /// The parts, the highest player first.
    pub parts: Vec<Vec<usize>>,
    /// All whom the players of the parts could meet outside their own part.
    pub opponents: Vec<usize>,
    /// Pairs that would have to be allowed, each of them alone enough; or, where no single one
    /// is, a list of which all are needed.
    pub could_allow: Vec<(usize, usize)>,
    /// Whether all of `could_allow` are needed.
    pub all_needed: bool,
}

/// At most this many ways out are offered.
const WAYS_OUT: usize = 6;

/// The proof that `matching`, which is as large as possible and leaves somebody out, cannot be
/// completed. The smallest one among those the search of each of the left out gives.
pub(super) fn witness(field: &Field, matching: &mut Matching<'_>) -> Witness {
    let free = matching.free();
    let trees: Vec<Vec<usize>> = free.iter().map(|&v| matching.exchangeable(v)).collect();
    let best = trees.iter().min_by_key(|tree| tree.len());
    let even: Vec<usize> = best.cloned().unwrap_or_default();
    let inside = Bits::of(field.len_with_bye(), even.iter().copied());
    let members: Vec<usize> = matching.members().collect();
    let opponents: Vec<usize> = members
        .iter()
        .copied()
        .filter(|&v| !inside.get(v) && even.iter().any(|&u| field.may_meet(u, v)))
        .collect();
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut seen = Bits::new(field.len_with_bye());
    for &start in &even {
        if seen.get(start) {
            continue;
        }
        seen.set(start);
        let mut part = vec![start];
        let mut next = 0;
        while next < part.len() {
            let v = part[next];
            next += 1;
            for &u in &even {
                if !seen.get(u) && field.may_meet(u, v) {
                    seen.set(u);
                    part.push(u);
                }
            }
        }
        part.sort_unstable();
        parts.push(part);
    }
    let (could_allow, all_needed) = ways_out(field, matching, &trees);
    Witness {
        parts,
        opponents,
        could_allow,
        all_needed,
    }
}

/// Pairs whose permission would complete the pairing: one end from the tree of one who is left
/// out, the other from that of another.
fn ways_out(
    field: &Field,
    matching: &Matching<'_>,
    trees: &[Vec<usize>],
) -> (Vec<(usize, usize)>, bool) {
    if let [one, other] = trees {
        let mut ways: Vec<(u32, usize, usize)> = Vec::new();
        for &a in one {
            for &b in other {
                if a != b && !field.may_meet(a, b) {
                    ways.push((harm(field, a, b), a.min(b), a.max(b)));
                }
            }
        }
        ways.sort_unstable();
        ways.dedup();
        let found = ways
            .into_iter()
            .map(|(_, a, b)| (a, b))
            .filter(|&(a, b)| completes(matching, a, b))
            .take(WAYS_OUT)
            .collect();
        return (found, false);
    }
    // Several are needed: those left out, put together with the least harm each.
    let mut left = matching.free();
    let mut all = Vec::new();
    while let Some(a) = left.pop() {
        let best = left.iter().copied().min_by_key(|&b| (harm(field, a, b), b));
        let Some(b) = best else {
            break;
        };
        left.retain(|v| *v != b);
        all.push((a.min(b), a.max(b)));
    }
    all.sort_unstable();
    (all, true)
}

/// Which permission would do less harm: what the regulation forbids, then the bye, then a fourth
/// equal colour, then the earliest of the games already played.
fn harm(field: &Field, a: usize, b: usize) -> u32 {
    use super::field::Bar;
    match field.bar(a, b) {
        None => 0,
        Some(Bar::Forbidden(_)) => 1,
        Some(Bar::PointWithoutPlay) => 2,
        Some(Bar::Colour(_)) => 3,
        Some(Bar::Met(round)) => 3 + round,
    }
}

fn completes(matching: &Matching<'_>, a: usize, b: usize) -> bool {
    let mut trial = matching.clone();
    for v in [a, b] {
        let mate = trial.remove(v);
        debug_assert!(mate != Some(NONE));
    }
    trial.grow() == 0
}
