//! Why somebody else was not taken: the first criterion by which a bracket would have been paired
//! worse.
//!
//! The question is asked again with the other choice in force, and the two best pairings are
//! compared criterion by criterion.

use super::bracket::Work;
use super::field::Field;
use super::{Done, Part};

/// So many pairs are looked at in all the questions of one round; of more players fewer choices
/// are examined.
const BUDGET: usize = 400_000_000;

/// Where another choice first falls short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Short {
    /// By a criterion: C4 where the others could not all be paired.
    By(&'static str),
    /// By none: what is as good comes later in the order of the procedure.
    Order,
}

/// What a bracket is worth, criterion by criterion, from the first.
type Worth = Vec<(&'static str, usize)>;

/// One bracket, asked again.
pub(super) struct Bracket<'a> {
    work: Work<'a>,
    choose_bye: bool,
    best: Option<Worth>,
}

/// How many questions may still be asked.
#[derive(Debug)]
pub(super) struct Budget {
    left: usize,
    /// Whether a question was left out.
    pub(super) spent: bool,
}

impl Budget {
    pub(super) fn new() -> Self {
        Budget {
            left: BUDGET,
            spent: false,
        }
    }

    fn take(&mut self, size: usize) -> bool {
        let price = size * size * size.div_ceil(16);
        let enough = self.left >= price;
        if enough {
            self.left -= price;
        } else {
            self.spent = true;
        }
        enough
    }
}

impl<'a> Bracket<'a> {
    /// The bracket `index` of a part, with everybody whom those above it have left.
    pub(super) fn new(part: &'a Part, index: usize, last_round: bool, budget: &mut Budget) -> Self {
        let field: &Field = &part.field;
        let done: &Done = &part.done[index];
        let mut open: Vec<usize> = (0..field.persons.len()).chain(field.bye()).collect();
        for above in &part.done[..index] {
            let pairs = &above.outcome.pairs;
            open.retain(|place| !pairs.iter().any(|&(a, b)| a == *place || b == *place));
        }
        let work = Work {
            field,
            open,
            bracket: done.bracket.clone(),
            last_round,
        };
        let choose_bye = work.takes_bye() && done.outcome.down.len() == 1;
        let mut bracket = Bracket {
            work,
            choose_bye,
            best: None,
        };
        if budget.take(bracket.work.open.len()) {
            bracket.best = bracket.worth(&|_, _| true);
        }
        bracket
    }

    fn worth(&self, allow: &dyn Fn(usize, usize) -> bool) -> Option<Worth> {
        let moved_down = &self.work.bracket.moved_down;
        let mut shape = self.work.shape();
        let criteria = self.work.criteria(self.choose_bye, &mut shape);
        let pairs = self.work.solve(&shape, |a, b, weight| {
            let both_down = moved_down.contains(&a) && moved_down.contains(&b);
            if both_down || !allow(a, b) {
                return false;
            }
            criteria.add(&shape, weight, a, b);
            true
        })?;
        let kept = pairs
            .iter()
            .filter(|&&(a, b)| self.work.field.was_published(a, b));
        let mut worth = vec![("kept", kept.count())];
        worth.extend(criteria.worth(&shape, &pairs));
        Some(worth)
    }

    /// Where the bracket falls short if only these pairs may be made; `None` if that was not
    /// examined.
    fn short(&self, budget: &mut Budget, allow: &dyn Fn(usize, usize) -> bool) -> Option<Short> {
        let best = self.best.as_ref()?;
        if !budget.take(self.work.open.len()) {
            return None;
        }
        let Some(found) = self.worth(allow) else {
            return Some(Short::By("C4"));
        };
        let differs = best.iter().zip(&found).find(|(best, found)| best != found);
        Some(differs.map_or(Short::Order, |((criterion, _), _)| Short::By(criterion)))
    }

    /// Where it falls short if these two meet, the pairs of `before` being made.
    pub(super) fn with_pair(
        &self,
        budget: &mut Budget,
        before: &[(usize, usize)],
        pair: (usize, usize),
    ) -> Option<Short> {
        self.short(budget, &|a, b| {
            let mut made = before.iter().chain([&pair]);
            made.all(|&(one, other)| {
                let named = a == one || a == other || b == one || b == other;
                !named || (a, b) == (one, other) || (b, a) == (one, other)
            })
        })
    }

    /// Where it falls short if `place` goes down.
    pub(super) fn with_down(&self, budget: &mut Budget, place: usize) -> Option<Short> {
        self.short(budget, &|a, b| {
            let other = if a == place {
                b
            } else if b == place {
                a
            } else {
                return true;
            };
            !self.work.inside(other)
        })
    }

    /// Where it falls short if `place`, who went down again, is paired here.
    pub(super) fn with_inside(&self, budget: &mut Budget, place: usize) -> Option<Short> {
        self.short(budget, &|a, b| {
            (a != place && b != place) || (self.work.inside(a) && self.work.inside(b))
        })
    }

    /// Where it falls short if nobody changes halves: `upper` meet only `lower`, the pairs of
    /// `before` being made.
    pub(super) fn with_halves(
        &self,
        budget: &mut Budget,
        before: &[(usize, usize)],
        (upper, lower): (&[usize], &[usize]),
    ) -> Option<Short> {
        self.short(budget, &|a, b| {
            let fixed = before.iter().all(|&(one, other)| {
                let named = a == one || a == other || b == one || b == other;
                !named || (a, b) == (one, other) || (b, a) == (one, other)
            });
            let half = |place: &usize| (upper.contains(place), lower.contains(place));
            fixed
                && match (half(&a), half(&b)) {
                    ((true, _), (true, _)) | ((_, true), (_, true)) => false,
                    // The upper half is paired completely, and inside the bracket.
                    ((true, _), (_, in_lower)) | ((_, in_lower), (true, _)) => in_lower,
                    _ => true,
                }
        })
    }
}
