//! The question asked over and over: with this pair made, or this player gone down, can the rest
//! still be completed as well as before?

use super::bits::Bits;
use super::field::Field;
use super::least::Least;
use super::matching::{Matching, NONE};

/// The pairs of a published round, by place; [`NONE`] where somebody had none.
pub(super) type Published = Vec<usize>;

/// Keeps a completion of what has been decided so far, and repairs it for every question.
#[derive(Debug)]
pub(super) enum Judge<'f> {
    /// Everybody may go down, and whoever does, those below can be completely paired with them:
    /// only the group itself is looked at.
    Free(Matching<'f>),
    /// The group and everybody below.
    Whole(Box<Whole<'f>>),
}

impl<'f> Judge<'f> {
    /// The judge of a group (`upper`) above `lower`, all of whom can be completely paired.
    pub(super) fn new(
        field: &'f Field,
        upper: &[usize],
        lower: &[usize],
        published: Option<&'f Published>,
    ) -> Self {
        if published.is_none() {
            let mut matching = Matching::new(field, upper.iter().copied());
            let down = matching.grow();
            if whoever_goes_down(field, upper, lower, down) {
                return Judge::Free(matching);
            }
        }
        Judge::Whole(Box::new(Whole::new(field, upper, lower, published)))
    }

    /// The judge of a group from which nobody goes down any more.
    pub(super) fn settled(self, rest: &[usize]) -> Self {
        match self {
            Judge::Free(_) => self,
            Judge::Whole(whole) if whole.published.is_some() => Judge::Whole(Box::new(Whole::new(
                whole.field,
                rest,
                &[],
                whole.published,
            ))),
            Judge::Whole(whole) => {
                let mut matching = Matching::new(whole.field, rest.iter().copied());
                for &v in rest {
                    matching.join(v, whole.mate[v]);
                }
                Judge::Free(matching)
            }
        }
    }

    /// How many must go down still.
    pub(super) fn to_go_down(&self) -> usize {
        match self {
            Judge::Free(matching) => matching.free().len(),
            Judge::Whole(whole) => whole.crossing(),
        }
    }

    /// Makes this pair if the rest can still be completed as well as before.
    pub(super) fn pair(&mut self, a: usize, b: usize) -> bool {
        match self {
            Judge::Free(matching) => pair_freely(matching, a, b),
            Judge::Whole(whole) => whole.pair(a, b),
        }
    }

    /// Lets `v` go down if the rest can still be completed as well as before.
    pub(super) fn go_down(&mut self, v: usize) -> bool {
        match self {
            Judge::Free(matching) => go_down_freely(matching, v),
            Judge::Whole(whole) => whole.go_down(v),
        }
    }
}

/// Whether, whichever `down` players of `upper` go down, those below can be completely paired
/// with them. By Dirac's theorem this is so where everybody below has so many possible opponents
/// there that at least half of the others are left to him when `down` are taken away, and
/// everybody above has `down` of them to choose from. (Not being sure is answered with `false`.)
fn whoever_goes_down(field: &Field, upper: &[usize], lower: &[usize], down: usize) -> bool {
    if down == 0 && lower.is_empty() {
        return true;
    }
    if lower.len() < down {
        return false;
    }
    let below = Bits::of(field.len_with_bye(), lower.iter().copied());
    let opponents = |v: usize| -> usize {
        below
            .words()
            .iter()
            .zip(field.barred_row(v))
            .map(|(below, barred)| (below & !barred).count_ones() as usize)
            .sum()
    };
    lower
        .iter()
        .all(|&v| 2 * opponents(v) >= lower.len() + down)
        && (down == 0 || upper.iter().all(|&v| opponents(v) >= down))
}

fn pair_freely(matching: &mut Matching<'_>, a: usize, b: usize) -> bool {
    if matching.mate(a) == b {
        matching.remove(a);
        matching.remove(b);
        return true;
    }
    let (left_a, left_b) = (matching.remove(a), matching.remove(b));
    let done = match (left_a, left_b) {
        (Some(x), Some(y)) => {
            if matching.may_meet(x, y) {
                matching.join(x, y);
                true
            } else {
                matching.augment(x) || matching.augment(y)
            }
        }
        (Some(_), None) | (None, Some(_)) => true,
        // Two free ones who may meet would have been paired: the matching is the largest.
        (None, None) => false,
    };
    if !done {
        for (v, mate) in [(a, left_a), (b, left_b)] {
            matching.restore(v);
            if let Some(mate) = mate {
                matching.join(v, mate);
            }
        }
    }
    done
}

fn go_down_freely(matching: &mut Matching<'_>, v: usize) -> bool {
    let Some(mate) = matching.remove(v) else {
        return true;
    };
    if matching.augment(mate) {
        return true;
    }
    matching.restore(v);
    matching.join(v, mate);
    false
}

/// A group and everybody below it, completely paired at the least cost: a pair of one above and
/// one below costs one; where a published round is to be kept, every new pair costs more than
/// all of those together.
#[derive(Debug)]
pub(super) struct Whole<'f> {
    field: &'f Field,
    published: Option<&'f Published>,
    upper: Bits,
    gone_down: Bits,
    rest: Vec<usize>,
    mate: Vec<usize>,
    total: i64,
    /// Prices that prove the total, where they still do.
    proof: Option<Least>,
    /// Place of a player in the proof.
    index: Vec<usize>,
}

impl<'f> Whole<'f> {
    fn new(
        field: &'f Field,
        upper: &[usize],
        lower: &[usize],
        published: Option<&'f Published>,
    ) -> Self {
        let size = field.len_with_bye();
        let mut whole = Whole {
            field,
            published,
            upper: Bits::of(size, upper.iter().copied()),
            gone_down: Bits::new(size),
            rest: upper.iter().chain(lower).copied().collect(),
            mate: vec![NONE; size],
            total: 0,
            proof: None,
            index: vec![NONE; size],
        };
        if let Some(least) = whole.least(&[]) {
            whole.total = least.total();
            whole.take_over(least, &[]);
        }
        whole
    }

    fn dear(&self) -> i32 {
        i32::try_from(self.field.len_with_bye()).unwrap_or(i32::MAX / 4) + 1
    }

    fn crossing(&self) -> usize {
        usize::try_from(self.total % i64::from(self.dear())).unwrap_or(0)
    }

    fn cost(&self, a: usize, b: usize) -> Option<i32> {
        if !self.field.may_meet(a, b) {
            return None;
        }
        let crossing = self.upper.get(a) != self.upper.get(b);
        if crossing && (self.gone_down.get(a) || self.gone_down.get(b)) {
            return None;
        }
        let new = self.published.is_some_and(|published| published[a] != b);
        Some(i32::from(crossing) + if new { self.dear() } else { 0 })
    }

    fn least(&self, without: &[usize]) -> Option<Least> {
        let members: Vec<usize> = self.members(without).collect();
        Least::solve(members.len(), |a, b| self.cost(members[a], members[b]))
    }

    fn members(&self, without: &[usize]) -> impl Iterator<Item = usize> {
        self.rest.iter().copied().filter(|v| !without.contains(v))
    }

    fn take_over(&mut self, least: Least, without: &[usize]) {
        self.rest.retain(|v| !without.contains(v));
        for (index, &v) in self.rest.iter().enumerate() {
            self.index[v] = index;
            self.mate[v] = self.rest[least.mate(index)];
        }
        self.proof = Some(least);
    }

    fn pair(&mut self, a: usize, b: usize) -> bool {
        let Some(cost) = self.cost(a, b) else {
            return false;
        };
        let (x, y) = (self.mate[a], self.mate[b]);
        if x != b {
            let (place_a, place_b) = (self.index[a], self.index[b]);
            if let Some(proof) = &self.proof
                && proof.proves_dearer(place_a, place_b)
            {
                return false;
            }
            let sum = |one: Option<i32>, other: Option<i32>| Some(one? + other?);
            let swapped = sum(Some(cost), self.cost(x, y));
            if swapped.is_some() && swapped == sum(self.cost(a, x), self.cost(b, y)) {
                self.mate[x] = y;
                self.mate[y] = x;
            } else {
                match self.least(&[a, b]) {
                    Some(least) if least.total() + i64::from(cost) == self.total => {
                        self.take_over(least, &[a, b]);
                        self.total -= i64::from(cost);
                        return true;
                    }
                    _ => return false,
                }
            }
        }
        let holds = self
            .proof
            .as_ref()
            .is_some_and(|proof| proof.proof_survives_without(self.index[a], self.index[b]));
        if !holds {
            self.proof = None;
        }
        self.rest.retain(|v| *v != a && *v != b);
        self.total -= i64::from(cost);
        true
    }

    fn go_down(&mut self, v: usize) -> bool {
        if self.crossing() == 0 {
            return false;
        }
        if !self.upper.get(self.mate[v]) && !self.gone_down.get(self.mate[v]) {
            self.upper.clear(v);
            self.gone_down.set(v);
            // His pairs below have become cheaper by one, and the prices prove the new total with
            // his own lowered accordingly; he is not asked about again.
            self.total -= 1;
            return true;
        }
        self.upper.clear(v);
        self.gone_down.set(v);
        match self.least(&[]) {
            Some(least) if least.total() == self.total - 1 => {
                self.total -= 1;
                self.take_over(least, &[]);
                true
            }
            _ => {
                self.upper.set(v);
                self.gone_down.clear(v);
                false
            }
        }
    }
}
