//! The capture walker: every way in which a piece can capture to the end.
//!
//! Captured pieces stay on the board until the move is over (1.5.12): they block the way and are
//! not taken twice (1.5.9). So the walker keeps two sets that do not change on the way, the empty
//! squares (with the one the piece left) and the pieces captured so far.

use crate::board::grid::{NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, step};

use super::movement::{Movement, Side};
use super::state::State;

/// Takes the complete captures as the walker finds them, possibly the same one several times.
pub(super) trait Sink {
    /// The piece on `from` can capture exactly `captured` and end on `to` (single bits, a set).
    fn capture(&mut self, from: u64, to: u64, captured: u64);
}

/// The walk of one piece.
struct Walk<'a, S> {
    from: u64,
    /// Empty squares, with the one the piece left.
    empty: u64,
    /// Every piece of the opponent, taken or not.
    foe: u64,
    sink: &'a mut S,
}

/// Men and kings of `state` that can capture something.
#[inline(always)]
pub(super) fn capturers<M: Movement>(state: &State) -> (u64, u64) {
    let (empty, foe) = (state.empty::<M>(), state.foe());
    let men = state.own_men
        & (before::<M, NORTH_WEST>(foe, empty)
            | before::<M, NORTH_EAST>(foe, empty)
            | before::<M, SOUTH_WEST>(foe, empty)
            | before::<M, SOUTH_EAST>(foe, empty));
    let mut kings = 0;
    if state.own_kings != 0 {
        kings = state.own_kings
            & (far_before::<M, NORTH_WEST, SOUTH_EAST>(foe, empty)
                | far_before::<M, NORTH_EAST, SOUTH_WEST>(foe, empty)
                | far_before::<M, SOUTH_WEST, NORTH_EAST>(foe, empty)
                | far_before::<M, SOUTH_EAST, NORTH_WEST>(foe, empty));
    }
    (men, kings)
}

/// Squares from which a neighbour in the direction `D` can be jumped.
#[inline(always)]
fn before<M: Movement, const D: usize>(foe: u64, empty: u64) -> u64 {
    match D {
        NORTH_WEST => step::<M, SOUTH_EAST>(step::<M, SOUTH_EAST>(empty) & foe),
        NORTH_EAST => step::<M, SOUTH_WEST>(step::<M, SOUTH_WEST>(empty) & foe),
        SOUTH_WEST => step::<M, NORTH_EAST>(step::<M, NORTH_EAST>(empty) & foe),
        _ => step::<M, NORTH_WEST>(step::<M, NORTH_WEST>(empty) & foe),
    }
}

/// Squares from which a piece in the direction `D`, near or far, can be jumped.
#[inline(always)]
fn far_before<M: Movement, const D: usize, const BACK: usize>(foe: u64, empty: u64) -> u64 {
    let mut front = before::<M, D>(foe, empty);
    let mut all = front;
    loop {
        front = step::<M, BACK>(front & empty);
        if front & M::ALL == 0 {
            return all;
        }
        all |= front;
    }
}

/// Sends every complete capture of the side to move to `sink`; says whether there is any.
#[inline]
pub(super) fn captures<M: Movement, C: Side, S: Sink>(state: &State, sink: &mut S) -> bool {
    let (men, kings) = capturers::<M>(state);
    if men | kings == 0 {
        return false;
    }
    walk_all::<M, C, S>(state, men, kings, sink);
    true
}

/// Sends the captures of these men and kings, each of whom has one, to `sink`.
pub(super) fn walk_all<M: Movement, C: Side, S: Sink>(
    state: &State,
    mut men: u64,
    mut kings: u64,
    sink: &mut S,
) {
    let (empty, foe) = (state.empty::<M>(), state.foe());
    while men != 0 {
        let from = men & men.wrapping_neg();
        men ^= from;
        let mut walk = Walk {
            from,
            empty: empty | from,
            foe,
            sink,
        };
        walk.man::<M, C>(from, 0);
    }
    while kings != 0 {
        let from = kings & kings.wrapping_neg();
        kings ^= from;
        let mut walk = Walk {
            from,
            empty: empty | from,
            foe,
            sink,
        };
        walk.king_from::<M>(from, 0);
    }
}

impl<S: Sink> Walk<'_, S> {
    /// A man stands on `at`, having captured `captured`. Ends the capture if he cannot go on.
    fn man<M: Movement, C: Side>(&mut self, at: u64, captured: u64) {
        let goes_on = self.man_jump::<M, C, NORTH_WEST>(at, captured)
            | self.man_jump::<M, C, NORTH_EAST>(at, captured)
            | self.man_jump::<M, C, SOUTH_WEST>(at, captured)
            | self.man_jump::<M, C, SOUTH_EAST>(at, captured);
        if !goes_on {
            self.sink.capture(self.from, at, captured);
        }
    }

    #[inline(always)]
    fn man_jump<M: Movement, C: Side, const D: usize>(&mut self, at: u64, captured: u64) -> bool {
        let over = step::<M, D>(at) & self.foe & !captured;
        let to = step::<M, D>(over) & self.empty;
        if to == 0 {
            return false;
        }
        let captured = captured | over;
        if M::CROWNED_IN_PASSING && to & M::last_row(C::COLOUR) != 0 {
            if !self.king_from::<M>(to, captured) {
                self.sink.capture(self.from, to, captured);
            }
        } else {
            self.man::<M, C>(to, captured);
        }
        true
    }

    /// A king stands on `at`: captures in every direction. Says whether there was any.
    fn king_from<M: Movement>(&mut self, at: u64, captured: u64) -> bool {
        self.king_look::<M, NORTH_WEST>(at, captured)
            | self.king_look::<M, NORTH_EAST>(at, captured)
            | self.king_look::<M, SOUTH_WEST>(at, captured)
            | self.king_look::<M, SOUTH_EAST>(at, captured)
    }

    /// Looks from `at` along `D` for a piece to capture, near or far, and captures it.
    fn king_look<M: Movement, const D: usize>(&mut self, at: u64, captured: u64) -> bool {
        let mut next = step::<M, D>(at);
        while next & self.empty != 0 {
            next = step::<M, D>(next);
        }
        let over = next & self.foe & !captured;
        let to = step::<M, D>(over) & self.empty;
        if to == 0 {
            return false;
        }
        self.king_landed::<M, D>(to, captured | over);
        true
    }

    /// A king has just captured along `D`; `to` is the first free square behind the piece. He
    /// must stop on a square from which he can go on, if there is one (1.5.6).
    fn king_landed<M: Movement, const D: usize>(&mut self, to: u64, captured: u64) {
        let mut goes_on = false;
        let mut at = to;
        let mut last = to;
        while at & self.empty != 0 {
            goes_on |= match D {
                NORTH_WEST | SOUTH_EAST => {
                    self.king_look::<M, NORTH_EAST>(at, captured)
                        | self.king_look::<M, SOUTH_WEST>(at, captured)
                }
                _ => {
                    self.king_look::<M, NORTH_WEST>(at, captured)
                        | self.king_look::<M, SOUTH_EAST>(at, captured)
                }
            };
            last = at;
            at = step::<M, D>(at);
        }
        // Straight on: the same from every landing square, so looked at once.
        goes_on |= self.king_look::<M, D>(last, captured);
        if goes_on {
            return;
        }
        let mut at = to;
        while at & self.empty != 0 {
            self.sink.capture(self.from, at, captured);
            at = step::<M, D>(at);
        }
    }
}
