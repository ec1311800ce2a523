//! What forces stand on the board: all that a draw row looks at, and the moves that change it.

use crate::board::{Colour, SquareSet, Variant};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{Pieces, Situation};

/// The squares of the main road: a1–h8, on 100 squares 5–46.
const fn main_road(variant: Variant) -> SquareSet {
    let (first, step) = match variant {
        // h8 is square 4 from the top left, and each row further down the road stands 3 or 4 on.
        Variant::Russian => (3, [4, 3]),
        Variant::International => (4, [5, 4]),
    };
    let mut set = 0_u64;
    let mut index = first;
    let mut row = 0;
    while row < variant.width() as usize {
        set |= 1 << index;
        index += step[row % 2];
        row += 1;
    }
    SquareSet(set)
}

const ROAD_64: SquareSet = main_road(Variant::Russian);
const ROAD_100: SquareSet = main_road(Variant::International);

/// How many men and kings each side has, and whether a lone king stands on the main road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Force {
    men: [u32; 2],
    kings: [u32; 2],
    on_road: [bool; 2],
}

impl Force {
    pub(super) fn of(position: &Position) -> Force {
        let road = match position.variant() {
            Variant::Russian => ROAD_64,
            Variant::International => ROAD_100,
        };
        let kings = Colour::BOTH.map(|colour| position.kings(colour));
        Force {
            men: Colour::BOTH.map(|colour| position.men(colour).len()),
            kings: kings.map(SquareSet::len),
            on_road: kings.map(|set| !set.intersection(road).is_empty()),
        }
    }

    fn pieces(&self, colour: Colour) -> u32 {
        self.men[colour.index()] + self.kings[colour.index()]
    }

    /// Whether this side has one king and nothing else.
    fn is_lone_king(&self, colour: Colour) -> bool {
        self.men[colour.index()] == 0 && self.kings[colour.index()] == 1
    }

    pub(super) fn no_kings(&self) -> bool {
        self.kings == [0, 0]
    }

    /// Whether the side against `stronger` has a king on the main road.
    pub(super) fn weaker_on_road(&self, stronger: Colour) -> bool {
        self.on_road[(!stronger).index()]
    }

    /// Whether this side has three kings and nothing else.
    pub(super) fn just_three_kings(&self, colour: Colour) -> bool {
        self.men[colour.index()] == 0 && self.kings[colour.index()] == 3
    }

    /// The side that must win where the relation of forces of `situation` holds (White where
    /// there is no such side). The place of a lone king is left aside.
    pub(super) fn relation(&self, situation: Situation, pieces: Pieces) -> Option<Colour> {
        let against_lone = |fits: &dyn Fn(usize, u32) -> bool| {
            Colour::BOTH.into_iter().find(|&colour| {
                self.is_lone_king(!colour) && fits(colour.index(), self.pieces(colour))
            })
        };
        match situation {
            Situation::KingsAgainstLoneKing { kings } => {
                against_lone(&|side, _| self.kings[side] >= kings)
            }
            Situation::PiecesAgainstLoneKing {
                from, to, kings, ..
            } => against_lone(&|side, count| {
                (from..=to).contains(&count) && self.kings[side] >= kings
            }),
            Situation::FiveAgainstTwoKings => Colour::BOTH.into_iter().find(|&colour| {
                let (own, other) = (colour.index(), (!colour).index());
                matches!((self.kings[own], self.men[own]), (5, 0) | (4, 1))
                    && (self.kings[other], self.men[other]) == (2, 0)
            }),
            Situation::BothHaveKings { from, to } => {
                let [white, black] = Colour::BOTH.map(|colour| self.pieces(colour));
                let fits = match pieces {
                    Pieces::Total => (from..=to).contains(&(white + black)),
                    // King against king has no side with two pieces: it belongs to the least row.
                    Pieces::Side => {
                        let more = white.max(black);
                        (from..=to).contains(&more) || from == 2 && more == 1
                    }
                };
                (fits && self.kings[0] > 0 && self.kings[1] > 0).then_some(Colour::White)
            }
            Situation::KingsOnly | Situation::NoProgress | Situation::Repetition => None,
        }
    }
}

/// What a half-move did, as far as the counters ask.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) mover: Colour,
    pub(super) by_king: bool,
    pub(super) capture: bool,
    pub(super) promotion: bool,
}

impl Step {
    pub(super) fn of(before: &Position, mv: &Move, after: &Position) -> Step {
        let mover = before.to_move();
        let by_king = before.kings(mover).contains(mv.from);
        Step {
            mover,
            by_king,
            capture: !mv.captured.is_empty(),
            promotion: !by_king && after.kings(mover).contains(mv.to),
        }
    }

    /// Whether men stand where they stood and nothing was taken: only then can a position return.
    pub(super) fn is_reversible(self) -> bool {
        self.by_king && !self.capture
    }

    /// Whether the force on the board changed.
    pub(super) fn changes_force(self) -> bool {
        self.capture || self.promotion
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_road() {
        let names = |set: SquareSet, variant| {
            set.iter()
                .map(|square| square.name(variant))
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(names(ROAD_64, Variant::Russian), "h8 g7 f6 e5 d4 c3 b2 a1");
        assert_eq!(
            names(ROAD_100, Variant::International),
            "5 10 14 19 23 28 32 37 41 46"
        );
    }
}
