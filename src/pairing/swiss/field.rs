//! Who is to be paired in a round, in classification order, and who may meet whom.

use crate::board::Colour;
use crate::event::Number;
use crate::exact::Points;

use super::bits::{Bits, Relation};

/// Why two may not meet (3.17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// H1: they have played each other, in this round.
    Met(u32),
    /// H2: both must have this colour.
    Colour(Colour),
    /// H4: the regulation forbids it, by this rule (place in the list of rules).
    Forbidden(usize),
    /// H3: he has received a point without play and does not get the bye.
    PointWithoutPlay,
}

/// What is known before the round of one player (or team) who is to be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// His number.
    pub number: Number,
    /// His points, which make the score group.
    pub points: Points,
    /// His colours in played games, the earliest first.
    pub colours: Vec<Colour>,
    /// Whom he has played, and in which round.
    pub met: Vec<(Number, u32)>,
    /// Whether H3 allows him the bye.
    pub may_have_bye: bool,
    /// The rules of the regulation (H4) that name him: nobody meets another named by the same.
    pub forbidden: Vec<usize>,
}

impl Entrant {
    /// The colour he must have, because he had the other one three times running (H2).
    pub fn must_have(&self) -> Option<Colour> {
        match self.colours.as_slice() {
            [.., a, b, c] if a == b && b == c => Some(!*c),
            _ => None,
        }
    }

    /// Whether he may have this colour (H2).
    pub fn may_have(&self, colour: Colour) -> bool {
        self.must_have().is_none_or(|due| due == colour)
    }

    /// The first rule that keeps the two apart; `None` if they may meet.
    pub fn bar(&self, other: &Entrant) -> Option<Bar> {
        let met = |one: &Entrant, other: &Entrant| {
            one.met
                .iter()
                .find(|(number, _)| *number == other.number)
                .map(|(_, round)| Bar::Met(*round))
        };
        let forbidden = || {
            self.forbidden
                .iter()
                .find(|rule| other.forbidden.contains(rule))
                .map(|rule| Bar::Forbidden(*rule))
        };
        let due = || {
            self.must_have()
                .filter(|colour| other.must_have() == Some(*colour))
                .map(Bar::Colour)
        };
        met(self, other)
            .or_else(|| met(other, self))
            .or_else(forbidden)
            .or_else(due)
    }

    /// How many games he has had white in.
    pub fn whites(&self) -> usize {
        self.colours
            .iter()
            .filter(|colour| **colour == Colour::White)
            .count()
    }
}

/// Everybody who is to be paired, the highest in the classification first, in score groups.
/// Players are named by their place in it, from 0; where their number is odd, the place after
/// the last stands for the bye.
#[derive(Clone, Debug, Default)]
pub struct Field {
    entrants: Vec<Entrant>,
    /// Where two may not meet; everybody with himself included.
    barred: Relation,
}

impl Field {
    /// The field of these entrants, in classification order.
    pub fn new(entrants: Vec<Entrant>) -> Self {
        let count = entrants.len();
        let size = count + count % 2;
        let mut barred = Relation::new(size);
        let mut places: Vec<(Number, usize)> = entrants
            .iter()
            .enumerate()
            .map(|(place, entrant)| (entrant.number, place))
            .collect();
        places.sort_unstable();
        for (place, entrant) in entrants.iter().enumerate() {
            barred.relate(place, place);
            if count < size && !entrant.may_have_bye {
                barred.relate(place, count);
            }
            for (opponent, _) in &entrant.met {
                if let Ok(found) = places.binary_search_by_key(opponent, |(number, _)| *number) {
                    barred.relate(place, places[found].1);
                }
            }
        }
        if count < size {
            barred.relate(count, count);
        }
        let sets = Colour::BOTH
            .map(|colour| {
                let members = (0..count).filter(|&i| entrants[i].must_have() == Some(colour));
                Bits::of(size, members)
            })
            .into_iter()
            .chain(
                (0..entrants
                    .iter()
                    .flat_map(|entrant| &entrant.forbidden)
                    .max()
                    .map_or(0, |last| last + 1))
                    .map(|rule| {
                        let members = (0..count).filter(|&i| entrants[i].forbidden.contains(&rule));
                        Bits::of(size, members)
                    }),
            );
        for set in sets {
            for member in set.iter() {
                barred.relate_all(member, &set);
            }
        }
        Field { entrants, barred }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.entrants.len()
    }

    /// How many there are, the bye of an odd number counted.
    pub fn len_with_bye(&self) -> usize {
        self.entrants.len() + self.entrants.len() % 2
    }

    /// The place that stands for the bye, where the number is odd.
    pub fn bye(&self) -> Option<usize> {
        (self.entrants.len() % 2 == 1).then_some(self.entrants.len())
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.entrants.is_empty()
    }

    /// The entrant in this place.
    pub fn entrant(&self, place: usize) -> &Entrant {
        &self.entrants[place]
    }

    /// Everybody, the highest first.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The place of the player with this number.
    pub fn place_of(&self, number: Number) -> Option<usize> {
        self.entrants
            .iter()
            .position(|entrant| entrant.number == number)
    }

    /// Whether two may meet.
    pub fn may_meet(&self, a: usize, b: usize) -> bool {
        !self.barred.has(a, b)
    }

    /// The first rule that keeps two apart; `None` if they may meet.
    pub fn bar(&self, a: usize, b: usize) -> Option<Bar> {
        if self.may_meet(a, b) {
            return None;
        }
        match (self.entrants.get(a), self.entrants.get(b)) {
            (Some(one), Some(other)) => one.bar(other),
            _ => Some(Bar::PointWithoutPlay),
        }
    }

    /// Those whom `place` may not meet, himself included, 64 places a word.
    pub(super) fn barred_row(&self, place: usize) -> &[u64] {
        self.barred.row(place)
    }

    /// The score groups of some places (ascending), the highest first.
    pub fn groups(&self, places: &[usize]) -> Vec<Vec<usize>> {
        places
            .chunk_by(|a, b| self.entrants[*a].points == self.entrants[*b].points)
            .map(<[usize]>::to_vec)
            .collect()
    }
}
