//! Captures that are begun but perhaps not finished: what a written move that is not legal may
//! have meant.

use crate::board::grid::{Grid64, Grid100};
use crate::board::grid::{NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, step};
use crate::board::{Square, SquareSet, Variant};
use crate::position::{Kind, Position};

use super::movement::Movement;
use super::path::can_capture;
use super::state::State;

/// How many steps a search may take.
const STEPS: u32 = 100_000;

/// A capture as far as it has come.
pub(super) struct Partial<'a> {
    /// Every empty square touched, from the first to the last.
    pub squares: &'a [Square],
    /// What has been captured.
    pub captured: SquareSet,
    /// Whether it can go on from where the piece stands.
    pub goes_on: bool,
    /// Whether it could go on from another square behind the piece captured last.
    pub passed_over: bool,
    /// Whether the piece is a king by now.
    pub king: bool,
}

/// How to look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// Captures as the rules allow them, stopped anywhere.
    Lawful,
    /// Pieces may be jumped a second time (against 1.5.9).
    Again,
}

/// Calls `visit` with every capture that the piece on `from` can begin, wherever it stops.
pub(super) fn partials(
    position: &Position,
    from: Square,
    mode: Mode,
    visit: impl FnMut(&Partial<'_>),
) {
    match position.variant() {
        Variant::Russian => on::<Grid64>(position, from, mode, visit),
        Variant::International => on::<Grid100>(position, from, mode, visit),
    }
}

fn on<M: Movement>(position: &Position, from: Square, mode: Mode, visit: impl FnMut(&Partial<'_>)) {
    let state = State::of::<M>(position);
    let bit = M::bit(from);
    let mut search = Search {
        empty: state.empty::<M>() | bit,
        foe: state.foe(),
        last_row: M::last_row(position.to_move()),
        squares: vec![from],
        jumps: 0,
        steps: STEPS,
        mode,
        visit,
    };
    let king = position
        .piece_at(from)
        .is_some_and(|piece| piece.kind == Kind::King);
    search.from::<M>(bit, 0, king);
}

struct Search<V> {
    empty: u64,
    foe: u64,
    last_row: u64,
    squares: Vec<Square>,
    jumps: u32,
    steps: u32,
    mode: Mode,
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

impl<V: FnMut(&Partial<'_>)> Search<V> {
    fn from<M: Movement>(&mut self, at: u64, captured: u64, king: bool) {
        self.steps = self.steps.saturating_sub(1);
        // Without the ban on jumping twice a capture never ends by itself.
        let too_long = self.mode == Mode::Again && self.jumps > captured.count_ones() + 1;
        if self.steps == 0 || too_long {
            return;
        }
        for direction in DIRECTIONS {
            let length = self.squares.len();
            let mut next = go::<M>(at, direction);
            while king && next & self.empty != 0 {
                self.squares.push(M::square(next));
                next = go::<M>(next, direction);
            }
            let over = match self.mode {
                Mode::Lawful => next & self.foe & !captured,
                Mode::Again => next & self.foe,
            };
            let first = go::<M>(over, direction) & self.empty;
            if first != 0 {
                self.jumps += 1;
                self.landed::<M>(first, captured | over, king, direction);
                self.jumps -= 1;
            }
            self.squares.truncate(length);
        }
    }

    fn landed<M: Movement>(&mut self, first: u64, captured: u64, king: bool, direction: usize) {
        let crowned = king || M::CROWNED_IN_PASSING && first & self.last_row != 0;
        let targets = self.foe & !captured;
        let run_goes_on = king && {
            let mut at = first;
            let mut any = false;
            while at & self.empty != 0 {
                any |= can_capture::<M>(at, self.empty, targets);
                at = go::<M>(at, direction);
            }
            any
        };
        let mut at = first;
        while at & self.empty != 0 {
            self.squares.push(M::square(at));
            let goes_on = if crowned {
                can_capture::<M>(at, self.empty, targets)
            } else {
                DIRECTIONS
                    .into_iter()
                    .any(|d| go::<M>(go::<M>(at, d) & targets, d) & self.empty != 0)
            };
            (self.visit)(&Partial {
                squares: &self.squares,
                captured: M::gather(captured),
                goes_on,
                passed_over: run_goes_on && !goes_on,
                king: crowned,
            });
            if goes_on || self.mode == Mode::Again {
                self.from::<M>(at, captured, crowned);
            }
            if !king {
                return;
            }
            at = go::<M>(at, direction);
        }
    }
}
