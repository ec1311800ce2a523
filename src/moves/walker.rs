//! The capture walker: every way in which a piece can capture to the end.
//!
//! Captured pieces stay on the board until the move is over (1.5.12): they block the way and are
//! not taken twice (1.5.9). So the walker keeps two sets that do not change on the way, the empty
//! squares (with the one the piece left) and the pieces captured so far.

use crate::board::grid::{NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, step};

use super::bits::each;
use super::movement::{Movement, Side};
use super::state::State;

/// Takes the complete captures as the walker finds them, possibly the same one several times.
pub(super) trait Sink {
    /// The piece on `from` can capture exactly `captured`, which are `taken` pieces, and end on
    /// `to` (single bits, a set).
    fn capture(&mut self, from: u64, to: u64, captured: u64, taken: u32);
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
    let jumps = jumps::<M>(empty, foe);
    let men = state.own_men & (jumps[0] | jumps[1] | jumps[2] | jumps[3]);
    (men, capturing_kings::<M>(state.own_kings, &jumps, empty))
}

/// By direction: the squares, empty or not, from which a neighbour in that direction can be jumped.
#[inline(always)]
pub(super) fn jumps<M: Movement>(empty: u64, foe: u64) -> [u64; 4] {
    [
        back::<M, NORTH_WEST>(back::<M, NORTH_WEST>(empty) & foe),
        back::<M, NORTH_EAST>(back::<M, NORTH_EAST>(empty) & foe),
        back::<M, SOUTH_WEST>(back::<M, SOUTH_WEST>(empty) & foe),
        back::<M, SOUTH_EAST>(back::<M, SOUTH_EAST>(empty) & foe),
    ]
}

/// One step against the direction `D`.
#[inline(always)]
pub(super) fn back<M: Movement, const D: usize>(bits: u64) -> u64 {
    match D {
        NORTH_WEST => step::<M, SOUTH_EAST>(bits),
        NORTH_EAST => step::<M, SOUTH_WEST>(bits),
        SOUTH_WEST => step::<M, NORTH_EAST>(bits),
        _ => step::<M, NORTH_WEST>(bits),
    }
}

/// The kings that can capture something, near or far.
#[inline(always)]
pub(super) fn capturing_kings<M: Movement>(kings: u64, jumps: &[u64; 4], empty: u64) -> u64 {
    if kings == 0 {
        return 0;
    }
    kings
        & (far::<M, NORTH_WEST>(jumps[0], empty)
            | far::<M, NORTH_EAST>(jumps[1], empty)
            | far::<M, SOUTH_WEST>(jumps[2], empty)
            | far::<M, SOUTH_EAST>(jumps[3], empty))
}

/// The squares from which an empty way along `D` leads to one of `near`, these included.
#[inline(always)]
fn far<M: Movement, const D: usize>(near: u64, empty: u64) -> u64 {
    let mut all = near;
    let mut front = near & empty;
    while front != 0 {
        let next = back::<M, D>(front);
        all |= next;
        front = next & empty;
    }
    all
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
    men: u64,
    kings: u64,
    sink: &mut S,
) {
    let (empty, foe) = (state.empty::<M>(), state.foe());
    for from in each(men) {
        let mut walk = Walk {
            from,
            empty: empty | from,
            foe,
            sink,
        };
        walk.man::<M, C>(from, 0, 0);
    }
    for from in each(kings) {
        let mut walk = Walk {
            from,
            empty: empty | from,
            foe,
            sink,
        };
        walk.king_from::<M>(from, 0, 0);
    }
}

/// Sends the captures that these men begin with a jump along `D`, each of whom can.
#[inline(always)]
pub(super) fn walk_on<M: Movement, C: Side, S: Sink, const D: usize>(
    men: u64,
    empty: u64,
    foe: u64,
    sink: &mut S,
) {
    for from in each(men) {
        let over = step::<M, D>(from);
        let mut walk = Walk {
            from,
            empty: empty | from,
            foe,
            sink,
        };
        walk.man_landed::<M, C>(step::<M, D>(over), over, 1);
    }
}

impl<S: Sink> Walk<'_, S> {
    /// A man stands on `at`, having captured `captured`. Ends the capture if he cannot go on.
    fn man<M: Movement, C: Side>(&mut self, at: u64, captured: u64, taken: u32) {
        let goes_on = self.man_jump::<M, C, NORTH_WEST>(at, captured, taken)
            | self.man_jump::<M, C, NORTH_EAST>(at, captured, taken)
            | self.man_jump::<M, C, SOUTH_WEST>(at, captured, taken)
            | self.man_jump::<M, C, SOUTH_EAST>(at, captured, taken);
        if !goes_on {
            self.sink.capture(self.from, at, captured, taken);
        }
    }

    #[inline(always)]
    fn man_jump<M: Movement, C: Side, const D: usize>(
        &mut self,
        at: u64,
        captured: u64,
        taken: u32,
    ) -> bool {
        let over = step::<M, D>(at) & self.foe & !captured;
        let to = step::<M, D>(over) & self.empty;
        if to == 0 {
            return false;
        }
        self.man_landed::<M, C>(to, captured | over, taken + 1);
        true
    }

    /// A man has just jumped to `to`.
    #[inline(always)]
    fn man_landed<M: Movement, C: Side>(&mut self, to: u64, captured: u64, taken: u32) {
        if M::CROWNED_IN_PASSING && to & M::last_row(C::COLOUR) != 0 {
            if !self.king_from::<M>(to, captured, taken) {
                self.sink.capture(self.from, to, captured, taken);
            }
        } else {
            self.man::<M, C>(to, captured, taken);
        }
    }

    /// A king stands on `at`: captures in every direction. Says whether there was any.
    fn king_from<M: Movement>(&mut self, at: u64, captured: u64, taken: u32) -> bool {
        self.king_look::<M, NORTH_WEST>(at, captured, taken)
            | self.king_look::<M, NORTH_EAST>(at, captured, taken)
            | self.king_look::<M, SOUTH_WEST>(at, captured, taken)
            | self.king_look::<M, SOUTH_EAST>(at, captured, taken)
    }

    /// Looks from `at` along `D` for a piece to capture, near or far, and captures it.
    fn king_look<M: Movement, const D: usize>(
        &mut self,
        at: u64,
        captured: u64,
        taken: u32,
    ) -> bool {
        let mut next = step::<M, D>(at);
        while next & self.empty != 0 {
            next = step::<M, D>(next);
        }
        let over = next & self.foe & !captured;
        let to = step::<M, D>(over) & self.empty;
        if to == 0 {
            return false;
        }
        self.king_landed::<M, D>(to, captured | over, taken + 1);
        true
    }

    /// A king has just captured along `D`; `to` is the first free square behind the piece. He
    /// must stop on a square from which he can go on, if there is one (1.5.6).
    fn king_landed<M: Movement, const D: usize>(&mut self, to: u64, captured: u64, taken: u32) {
        let mut goes_on = false;
        let mut at = to;
        let mut last = to;
        while at & self.empty != 0 {
            goes_on |= match D {
                NORTH_WEST | SOUTH_EAST => {
                    self.king_look::<M, NORTH_EAST>(at, captured, taken)
                        | self.king_look::<M, SOUTH_WEST>(at, captured, taken)
                }
                _ => {
                    self.king_look::<M, NORTH_WEST>(at, captured, taken)
                        | self.king_look::<M, SOUTH_EAST>(at, captured, taken)
                }
            };
            last = at;
            at = step::<M, D>(at);
        }
        // Straight on: the same from every landing square, so looked at once.
        goes_on |= self.king_look::<M, D>(last, captured, taken);
        if goes_on {
            return;
        }
        let mut at = to;
        while at & self.empty != 0 {
            self.sink.capture(self.from, at, captured, taken);
            at = step::<M, D>(at);
        }
    }
}
