//! The criteria of a bracket in their order, C6 to C21, as fields of a weight.
//!
//! Everything that is to be as small as possible is counted from the other side, as what is kept:
//! the number of pairs and of players is the same in all complete pairings that are compared.

use super::field::Field;
use super::person::Float;
use super::weight::{Shape, Slot, bits_for};

/// A bracket: those who came down, its own players, and those of the next score group.
#[derive(Clone, Debug, Default)]
pub(super) struct Bracket {
    /// Moved-down players, the highest first.
    pub(super) moved_down: Vec<usize>,
    /// The players of the score group.
    pub(super) residents: Vec<usize>,
    /// The players of the next score group.
    pub(super) next: Vec<usize>,
}

/// Where somebody is, seen from the bracket that is being paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// In the bracket, from the given higher score group (0 is the highest of them).
    MovedDown(usize),
    /// In the bracket, of its own score group.
    Resident,
    /// In the next score group.
    Next,
    /// Further below, or the bye.
    Below,
}

impl Standing {
    fn inside(self) -> bool {
        matches!(self, Standing::MovedDown(_) | Standing::Resident)
    }
}

/// The fields of the criteria and who stands where.
#[derive(Clone, Debug)]
pub(super) struct Criteria<'a> {
    field: &'a Field,
    standing: Vec<Standing>,
    last_round: bool,
    choose_bye: bool,
    pairs: Slot,
    paired_scores: Vec<Slot>,
    next_pairs: Slot,
    next_scores: Vec<Slot>,
    bye: Slot,
    colours: [Slot; 4],
    floats: [Slot; 4],
    float_scores: [Vec<Slot>; 4],
    /// Every field with its criterion and its bits, from the most important.
    named: Vec<(&'static str, Slot, usize)>,
}

impl<'a> Criteria<'a> {
    /// The criteria for a bracket. `choose_bye`: whether the one who goes down will have the bye
    /// (C9).
    pub(super) fn new(
        field: &'a Field,
        bracket: &Bracket,
        choose_bye: bool,
        last_round: bool,
        shape: &mut Shape,
    ) -> Self {
        let mut standing = vec![Standing::Below; field.persons.len() + 1];
        let mut scores = 0;
        let mut group = None;
        for &place in &bracket.moved_down {
            if group != Some(field.group[place]) {
                group = Some(field.group[place]);
                scores += 1;
            }
            standing[place] = Standing::MovedDown(scores - 1);
        }
        for &place in &bracket.residents {
            standing[place] = Standing::Resident;
        }
        for &place in &bracket.next {
            standing[place] = Standing::Next;
        }
        let size = bracket.moved_down.len() + bracket.residents.len() + bracket.next.len();
        let count = bits_for(size);
        let mut several =
            |number: usize| -> Vec<Slot> { (0..number).map(|_| shape.slot(count)).collect() };
        let pairs = several(1)[0];
        let paired_scores = several(scores);
        let next_pairs = several(1)[0];
        let next_scores = several(scores + 1);
        let most = field.persons.iter().map(|person| person.unplayed).max();
        let bye_bits = if choose_bye {
            bits_for(most.unwrap_or(0) as usize)
        } else {
            0
        };
        let bye = shape.slot(bye_bits);
        let in_last = if last_round { count } else { 0 };
        let colours = [
            shape.slot(in_last),
            shape.slot(in_last),
            shape.slot(count),
            shape.slot(count),
        ];
        let floats = std::array::from_fn(|_| shape.slot(count));
        let float_scores: [Vec<Slot>; 4] =
            std::array::from_fn(|_| (0..scores).map(|_| shape.slot(count)).collect());
        let mut named = vec![("C6", pairs, count)];
        named.extend(paired_scores.iter().map(|slot| ("C7", *slot, count)));
        named.push(("C8", next_pairs, count));
        named.extend(next_scores.iter().map(|slot| ("C8", *slot, count)));
        named.push(("C9", bye, bye_bits));
        let names = ["C10", "C11", "C12", "C13"];
        let bits = [in_last, in_last, count, count];
        named.extend((0..4).map(|index| (names[index], colours[index], bits[index])));
        let names = ["C14", "C15", "C16", "C17"];
        named.extend((0..4).map(|index| (names[index], floats[index], count)));
        for (name, slots) in ["C18", "C19", "C20", "C21"].into_iter().zip(&float_scores) {
            let slots: &Vec<Slot> = slots;
            named.extend(slots.iter().map(|slot| (name, *slot, count)));
        }
        Criteria {
            field,
            standing,
            last_round,
            choose_bye,
            pairs,
            paired_scores,
            next_pairs,
            next_scores,
            bye,
            colours,
            floats,
            float_scores,
            named,
        }
    }

    /// What pairs are worth together, criterion by criterion, from the most important.
    pub(super) fn worth(
        &self,
        shape: &Shape,
        pairs: &[(usize, usize)],
    ) -> Vec<(&'static str, usize)> {
        let mut sum = vec![0; shape.words()];
        for &(a, b) in pairs {
            self.add(shape, &mut sum, a, b);
        }
        self.named
            .iter()
            .map(|&(name, slot, bits)| (name, shape.value(&sum, slot, bits)))
            .collect()
    }

    /// Adds what a pair is worth to a weight.
    pub(super) fn add(&self, shape: &Shape, weight: &mut [u64], a: usize, b: usize) {
        let (a, b) = (a.min(b), a.max(b));
        if Some(b) == self.field.bye() {
            if self.choose_bye {
                let most = self.field.persons.iter().map(|p| p.unplayed).max();
                let kept = most.unwrap_or(0) - self.field.persons[a].unplayed;
                shape.add(weight, self.bye, 0, kept as usize);
            }
            return;
        }
        let (one, other) = (self.standing[a], self.standing[b]);
        if one.inside() && other.inside() {
            self.add_inside(shape, weight, a, b);
        } else if other == Standing::Next {
            shape.add(weight, self.next_pairs, 0, 1);
            let score = match one {
                Standing::MovedDown(score) => Some(score),
                Standing::Resident => Some(self.next_scores.len() - 1),
                _ => None,
            };
            if let Some(score) = score {
                shape.add(weight, self.next_scores[score], 0, 1);
            }
        }
    }

    fn add_inside(&self, shape: &Shape, weight: &mut [u64], a: usize, b: usize) {
        let mut add = |slot: Slot, value: usize| {
            if value > 0 {
                shape.add(weight, slot, 0, value);
            }
        };
        add(self.pairs, 1);
        let cost = self.field.colour_cost(a, b);
        if self.last_round {
            add(self.colours[0], 1 - cost.difference);
            add(self.colours[1], 1 - cost.row);
        }
        add(self.colours[2], 1 - cost.missed);
        add(self.colours[3], 1 - cost.strong);
        let persons = &self.field.persons;
        for ago in 0..2 {
            for place in [a, b] {
                let resident = self.standing[place] == Standing::Resident;
                let down = persons[place].floats[ago] == Float::Down;
                add(self.floats[2 * ago], usize::from(resident && down));
            }
        }
        if let Standing::MovedDown(score) = self.standing[a] {
            add(self.paired_scores[score], 1);
            for ago in 0..2 {
                let kept = usize::from(persons[b].floats[ago] != Float::Up);
                add(self.floats[2 * ago + 1], kept);
                let down = usize::from(persons[a].floats[ago] == Float::Down);
                add(self.float_scores[2 * ago][score], down);
                add(self.float_scores[2 * ago + 1][score], kept);
            }
        }
    }
}
