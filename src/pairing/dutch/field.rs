//! Everybody who is there, and who may meet whom (C1 to C3).

use crate::board::Colour;
use crate::event::Number;
use crate::pairing::repair::Published;

use super::barred::bar;
use super::colours::colour_of_higher;
use super::pairs::Weights;
use super::person::{Person, Strength, sign};
use super::weight::{Shape, Slot, bits_for};

/// The players of a round, the highest first; the place after the last stands for the bye where
/// their number is odd.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) persons: Vec<Person>,
    /// Colour of odd numbers in the first round.
    pub(super) initial: Colour,
    may_meet: Vec<bool>,
    /// The score group, from 0, of each.
    pub(super) group: Vec<usize>,
    /// How many score groups there are.
    pub(super) groups: usize,
    /// The score group from which the bye is taken.
    pub(super) bye_group: Option<usize>,
    /// With whom everybody was published, where a published round is to be kept.
    published: Option<Vec<Option<usize>>>,
}

/// What a pair costs in colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColourCost {
    /// C10: a colour difference beyond two.
    pub(super) difference: usize,
    /// C11: the same colour three times running.
    pub(super) row: usize,
    /// C12: somebody does not get his colour.
    pub(super) missed: usize,
    /// C13: somebody does not get a colour he strongly wants.
    pub(super) strong: usize,
}

impl Field {
    /// The field of these players, the highest first.
    pub(super) fn new(persons: Vec<Person>, initial: Colour) -> Field {
        let size = persons.len();
        let mut may_meet = vec![false; size * size];
        for a in 0..size {
            for b in 0..size {
                may_meet[a * size + b] = a != b && bar(&persons[a], &persons[b]).is_none();
            }
        }
        let mut group = Vec::with_capacity(size);
        let mut groups = 0;
        for (place, person) in persons.iter().enumerate() {
            if place == 0 || persons[place - 1].points != person.points {
                groups += 1;
            }
            group.push(groups - 1);
        }
        Field {
            persons,
            initial,
            may_meet,
            group,
            groups,
            bye_group: None,
            published: None,
        }
    }

    /// Has as many pairs as possible of a published round kept.
    pub(super) fn keep(&mut self, published: &Published) {
        let units: Vec<Number> = self.persons.iter().map(|person| person.number).collect();
        let partners =
            published.partners(&units, |place, colour| self.persons[place].may_have(colour));
        self.published = Some(partners);
    }

    /// The first field of a weight, where pairs of a published round are to be kept: how many
    /// are. `size`: how many there are to be paired.
    pub(super) fn kept_slot(&self, shape: &mut Shape, size: usize) -> Option<Slot> {
        self.published.is_some().then(|| shape.slot(bits_for(size)))
    }

    /// Whether the two were published against each other and can be kept.
    pub(super) fn was_published(&self, a: usize, b: usize) -> bool {
        self.published
            .as_ref()
            .is_some_and(|partners| partners.get(a).is_some_and(|partner| *partner == Some(b)))
    }

    /// The place of the bye, where the number of players is odd.
    pub(super) fn bye(&self) -> Option<usize> {
        (self.persons.len() % 2 == 1).then_some(self.persons.len())
    }

    /// Whether two may meet, or one may have the bye.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        let size = self.persons.len();
        if a.max(b) < size {
            return self.may_meet[a * size + b];
        }
        let one = a.min(b);
        one < size
            && self.persons[one].may_have_bye
            && self.bye_group.is_none_or(|group| group == self.group[one])
    }

    /// Fixes the score group of the bye: the lowest that leaves a complete pairing (C2, C4, C5).
    /// Answers whether there is a complete pairing at all.
    pub(super) fn settle_bye(&mut self) -> bool {
        let size = self.persons.len() + usize::from(self.bye().is_some());
        let mut shape = Shape::default();
        let kept = self.kept_slot(&mut shape, size);
        let slot = shape.slot(bits_for(self.groups));
        let mut weights = Weights::new(size, shape.words());
        for a in 0..size {
            for b in a + 1..size {
                if self.may_meet(a, b) {
                    let mut weight = vec![0; shape.words()];
                    if Some(b) == self.bye() {
                        shape.add(&mut weight, slot, 0, self.group[a]);
                    }
                    if let Some(kept) = kept {
                        shape.add(&mut weight, kept, 0, self.was_published(a, b).into());
                    }
                    weights.allow(a, b, &weight);
                }
            }
        }
        let Some(mates) = weights.heaviest() else {
            return false;
        };
        self.bye_group = self.bye().map(|bye| self.group[mates[bye]]);
        true
    }

    /// What a pair costs in colours.
    pub(super) fn colour_cost(&self, a: usize, b: usize) -> ColourCost {
        let (higher, lower) = (&self.persons[a.min(b)], &self.persons[a.max(b)]);
        let ((one, one_strength), (other, other_strength)) =
            (higher.preference(), lower.preference());
        if one.is_none() || one != other {
            return ColourCost::default();
        }
        let mut cost = ColourCost {
            missed: 1,
            strong: usize::from(one_strength.min(other_strength) == Strength::Strong),
            ..ColourCost::default()
        };
        if one_strength.min(other_strength) == Strength::Absolute {
            let (colour, _) = colour_of_higher(higher, lower, self.initial);
            let (loser, gets) = if Some(colour) == one {
                (lower, !colour)
            } else {
                (higher, colour)
            };
            cost.difference = usize::from((loser.difference() + sign(gets)).abs() > 2);
            cost.row = usize::from(loser.repeated() == Some(gets));
        }
        cost
    }
}
