//! The ways in which a piece can make a move: presentation, not identity.

use crate::board::grid::{Grid64, Grid100};
use crate::board::grid::{NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, step};
use crate::board::{Square, SquareSet, Variant};
use crate::position::{Kind, Position};

use super::list::Move;
use super::movement::Movement;
use super::state::State;

/// How many steps a search for ways may take; captures of played games need a few dozen.
const STEPS: u32 = 200_000;

/// The square the move begins on, those where it changes direction and the one it ends on, for
/// the way with the fewest turns; of several such, the first by square.
pub fn path(position: &Position, mv: &Move) -> Vec<Square> {
    paths(position, mv)
        .into_iter()
        .min_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)))
        .unwrap_or_else(|| vec![mv.from, mv.to])
}

/// Every way of making the move, as [`path`] tells it, sorted and each once.
///
/// A search that grows beyond all measure (a set-up made for it) ends early with the ways found.
pub fn paths(position: &Position, mv: &Move) -> Vec<Vec<Square>> {
    let mut found = Vec::new();
    ways(position, mv, |way| {
        found.push(way.turns.to_vec());
        false
    });
    found.sort();
    found.dedup();
    found
}

/// A path with every empty square that the piece touches on it, not only the turning points.
pub fn filled(position: &Position, path: &[Square]) -> Vec<Square> {
    let variant = position.variant();
    let mut squares: Vec<Square> = path.iter().take(1).copied().collect();
    for pair in path.windows(2) {
        let empty =
            |square: &Square| position.piece_at(*square).is_none() || path.first() == Some(square);
        let between = between(variant, pair[0], pair[1]).unwrap_or_default();
        squares.extend(between.into_iter().filter(empty));
        squares.push(pair[1]);
    }
    squares
}

/// A path with every square on it, those of the pieces jumped too.
pub fn stepped(variant: Variant, path: &[Square]) -> Vec<Square> {
    let mut squares: Vec<Square> = path.iter().take(1).copied().collect();
    for pair in path.windows(2) {
        squares.extend(between(variant, pair[0], pair[1]).unwrap_or_default());
        squares.push(pair[1]);
    }
    squares
}

/// The squares strictly between two squares of one diagonal; `None` if they are the same or on no
/// common diagonal.
pub(super) fn between(variant: Variant, a: Square, b: Square) -> Option<Vec<Square>> {
    let row = |square: Square| square.row(variant) as i8;
    let column = |square: Square| square.column(variant) as i8;
    let (down, right) = (row(b) - row(a), column(b) - column(a));
    if down == 0 || down.abs() != right.abs() {
        return None;
    }
    (1..down.abs())
        .map(|n| {
            Square::at(
                variant,
                row(a) + n * down.signum(),
                column(a) + n * right.signum(),
            )
        })
        .collect()
}

/// One way of making a move.
pub(super) struct Way<'a> {
    /// First square, turning points, last square.
    pub turns: &'a [Square],
    /// Every empty square touched, from the first to the last.
    pub squares: &'a [Square],
}

/// Calls `visit` with every way of making `mv`, until it says `true`; says whether it did.
pub(super) fn ways(position: &Position, mv: &Move, visit: impl FnMut(&Way<'_>) -> bool) -> bool {
    match position.variant() {
        Variant::Russian => ways_on::<Grid64>(position, mv, visit),
        Variant::International => ways_on::<Grid100>(position, mv, visit),
    }
}

fn ways_on<M: Movement>(
    position: &Position,
    mv: &Move,
    visit: impl FnMut(&Way<'_>) -> bool,
) -> bool {
    let state = State::of::<M>(position);
    let from = M::bit(mv.from);
    let man = position
        .piece_at(mv.from)
        .is_none_or(|piece| piece.kind == Kind::Man);
    let mut search = Search {
        empty: state.empty::<M>() | from,
        foe: state.foe(),
        goal: M::spread(mv.captured),
        to: M::bit(mv.to),
        last_row: M::last_row(position.to_move()),
        squares: vec![mv.from],
        turns: vec![mv.from],
        steps: STEPS,
        visit,
    };
    if mv.captured == SquareSet::EMPTY {
        search.slide::<M>(from)
    } else if man {
        search.man::<M>(from, 0, None)
    } else {
        search.king_turns::<M>(from, 0, None)
    }
}

struct Search<V> {
    empty: u64,
    foe: u64,
    /// The pieces to be captured, all of them.
    goal: u64,
    to: u64,
    last_row: u64,
    squares: Vec<Square>,
    turns: Vec<Square>,
    steps: u32,
    visit: V,
}

const DIRECTIONS: [usize; 4] = [NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST];

fn go<M: Movement>(bits: u64, direction: usize) -> u64 {
    match direction {
        NORTH_WEST => step::<M, NORTH_WEST>(bits),
        NORTH_EAST => step::<M, NORTH_EAST>(bits),
        SOUTH_WEST => step::<M, SOUTH_WEST>(bits),
        _ => step::<M, SOUTH_EAST>(bits),
    }
}

impl<V: FnMut(&Way<'_>) -> bool> Search<V> {
    fn report(&mut self, at: Square) -> bool {
        self.turns.push(at);
        let stop = (self.visit)(&Way {
            turns: &self.turns,
            squares: &self.squares,
        });
        self.turns.pop();
        stop
    }

    /// Whether the search has run out of steps.
    fn tired(&mut self) -> bool {
        self.steps = self.steps.saturating_sub(1);
        self.steps == 0
    }

    fn slide<M: Movement>(&mut self, from: u64) -> bool {
        for direction in DIRECTIONS {
            self.squares.truncate(1);
            let mut at = go::<M>(from, direction);
            while at & self.empty != 0 {
                let square = M::square(at);
                self.squares.push(square);
                if at == self.to {
                    return self.report(square);
                }
                at = go::<M>(at, direction);
            }
        }
        false
    }

    fn man<M: Movement>(&mut self, at: u64, captured: u64, came: Option<usize>) -> bool {
        if self.tired() {
            return false;
        }
        for direction in DIRECTIONS {
            let over = go::<M>(at, direction) & self.goal & !captured;
            let to = go::<M>(over, direction) & self.empty;
            if to == 0 {
                continue;
            }
            let taken = captured | over;
            let turned = came.is_some_and(|came| came != direction);
            if turned {
                self.turns.push(M::square(at));
            }
            let square = M::square(to);
            self.squares.push(square);
            let stop = if taken == self.goal && to == self.to {
                self.report(square)
            } else if M::CROWNED_IN_PASSING && to & self.last_row != 0 {
                self.king_turns::<M>(to, taken, Some(direction))
            } else {
                self.man::<M>(to, taken, Some(direction))
            };
            self.squares.pop();
            if turned {
                self.turns.pop();
            }
            if stop {
                return true;
            }
        }
        false
    }

    /// A king on `at` sets out in any direction, having come along `came`.
    fn king_turns<M: Movement>(&mut self, at: u64, captured: u64, came: Option<usize>) -> bool {
        DIRECTIONS.into_iter().any(|direction| {
            let turned = came.is_some_and(|came| came != direction);
            if turned {
                self.turns.push(M::square(at));
            }
            let stop = self.king_along::<M>(at, captured, direction);
            if turned {
                self.turns.pop();
            }
            stop
        })
    }

    /// A king on `at` captures the next piece along `direction`, and goes on.
    fn king_along<M: Movement>(&mut self, at: u64, captured: u64, direction: usize) -> bool {
        if self.tired() {
            return false;
        }
        let length = self.squares.len();
        let mut next = go::<M>(at, direction);
        while next & self.empty != 0 {
            self.squares.push(M::square(next));
            next = go::<M>(next, direction);
        }
        let over = next & self.goal & !captured;
        let first = go::<M>(over, direction) & self.empty;
        let stop = first != 0 && self.king_lands::<M>(first, captured | over, direction);
        self.squares.truncate(length);
        stop
    }

    fn king_lands<M: Movement>(&mut self, first: u64, captured: u64, direction: usize) -> bool {
        let mut at = first;
        let mut last = first;
        while at & self.empty != 0 {
            let square = M::square(at);
            self.squares.push(square);
            let ends = captured == self.goal && at == self.to;
            if ends && !self.run_goes_on::<M>(first, captured, direction) && self.report(square) {
                return true;
            }
            for sideways in DIRECTIONS {
                if sideways == direction || sideways == 3 - direction {
                    continue;
                }
                self.turns.push(square);
                let stop = self.king_along::<M>(at, captured, sideways);
                self.turns.pop();
                if stop {
                    return true;
                }
            }
            last = at;
            at = go::<M>(at, direction);
        }
        self.king_along::<M>(last, captured, direction)
    }

    /// Whether a king that has just jumped along `direction` to `first` or beyond could go on from
    /// one of those squares: then he may not end the capture on another of them (1.5.6).
    fn run_goes_on<M: Movement>(&self, first: u64, captured: u64, direction: usize) -> bool {
        let mut at = first;
        while at & self.empty != 0 {
            if can_capture::<M>(at, self.empty, self.foe & !captured) {
                return true;
            }
            at = go::<M>(at, direction);
        }
        false
    }
}

/// Whether a king on `at` can capture one of `targets`.
pub(super) fn can_capture<M: Movement>(at: u64, empty: u64, targets: u64) -> bool {
    DIRECTIONS.into_iter().any(|direction| {
        let mut next = go::<M>(at, direction);
        while next & empty != 0 {
            next = go::<M>(next, direction);
        }
        go::<M>(next & targets, direction) & empty != 0
    })
}
