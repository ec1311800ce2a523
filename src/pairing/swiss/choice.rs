//! In which order a player chooses his opponent, and who goes down, in each system.

use crate::event::System;

/// What happens to the halves of a group when a pair leaves it (a named reading of 3.17.5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Halves {
    /// The remaining list is halved afresh.
    #[default]
    Fresh,
    /// The old halves stand.
    Kept,
}

/// The order of first choice in a group of an even number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The nearest below (3.17.4).
    Nearest,
    /// The first of the lower half, the second of it, …; then the last of the upper half, the
    /// last but one, … (3.17.5.5).
    Halves(Halves),
    /// The last, the last but one, … (3.17.7.5).
    Last,
}

impl Choice {
    /// The choice of a system.
    pub fn of(system: System, halves: Halves) -> Choice {
        match system {
            System::SwissRandom => Choice::Nearest,
            System::SwissBuchholz => Choice::Last,
            _ => Choice::Halves(halves),
        }
    }

    /// Its name in answers.
    pub fn id(self) -> &'static str {
        match self {
            Choice::Nearest => "nearest",
            Choice::Halves(Halves::Fresh) => "halves",
            Choice::Halves(Halves::Kept) => "halves-kept",
            Choice::Last => "last",
        }
    }

    /// Whether those who come down take their opponents from the bottom of the group, and those
    /// who go down are looked for from its top (3.17.7.4); the other way round otherwise.
    pub fn from_the_bottom(self) -> bool {
        self == Choice::Last
    }
}

/// The list of those in a group who are still to be paired among themselves.
#[derive(Clone, Debug)]
pub(super) struct List {
    choice: Choice,
    places: Vec<usize>,
    /// How many of them are the upper half, where the old halves stand.
    upper: usize,
}

impl List {
    /// The list in classification order; an even number.
    pub(super) fn new(choice: Choice, places: Vec<usize>) -> Self {
        let upper = places.len() / 2;
        List {
            choice,
            places,
            upper,
        }
    }

    /// The first in the list, whose choice it is.
    pub(super) fn first(&self) -> Option<usize> {
        self.places.first().copied()
    }

    /// Places in the list in the order in which the first of it chooses.
    pub(super) fn order(&self) -> Vec<usize> {
        let count = self.places.len();
        match self.choice {
            Choice::Nearest => (1..count).collect(),
            Choice::Last => (1..count).rev().collect(),
            Choice::Halves(_) => (self.upper..count).chain((1..self.upper).rev()).collect(),
        }
    }

    /// Who stands at a place of the list.
    pub(super) fn at(&self, index: usize) -> usize {
        self.places[index]
    }

    /// The first and the one at this place of the list leave it.
    pub(super) fn leave(&mut self, index: usize) {
        let in_upper = index < self.upper;
        self.places.remove(index);
        self.places.remove(0);
        self.upper = match self.choice {
            Choice::Halves(Halves::Kept) => self.upper - if in_upper { 2 } else { 1 },
            _ => self.places.len() / 2,
        };
        // Where nobody of the upper half is left, what remains is halved afresh.
        if self.upper == 0 {
            self.upper = self.places.len() / 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_3_17_5_5_order_of_choice() {
        let list = List::new(Choice::Halves(Halves::Fresh), (1..=8).collect());
        let order: Vec<usize> = list.order().iter().map(|&i| list.at(i)).collect();
        assert_eq!(order, [5, 6, 7, 8, 4, 3, 2]);
    }

    #[test]
    fn article_3_17_7_5_order_of_choice() {
        let list = List::new(Choice::Last, (1..=6).collect());
        let order: Vec<usize> = list.order().iter().map(|&i| list.at(i)).collect();
        assert_eq!(order, [6, 5, 4, 3, 2]);
    }

    #[test]
    fn halves_stand_or_are_made_afresh() {
        for (halves, expected) in [
            (Halves::Fresh, [6, 7, 8, 4, 3]),
            (Halves::Kept, [5, 6, 7, 8, 3]),
        ] {
            let mut list = List::new(Choice::Halves(halves), (1..=8).collect());
            list.leave(3); // 1 takes 4
            assert_eq!(list.first(), Some(2));
            let order: Vec<usize> = list.order().iter().map(|&i| list.at(i)).collect();
            assert_eq!(
                order,
                match halves {
                    Halves::Fresh => vec![6, 7, 8, 5, 3],
                    Halves::Kept => expected.to_vec(),
                }
            );
        }
    }
}
