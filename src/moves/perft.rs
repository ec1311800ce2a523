//! Perft: how many leaves the tree of legal moves has at a depth.
//!
//! The tree is walked on the grid's bits, the side to move as a type. The last half-move is
//! counted without making it.

use rayon::prelude::*;

use crate::board::grid::{Grid64, Grid100};
use crate::board::grid::{NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, step};
use crate::board::{Colour, Variant};
use crate::position::Position;

use super::bits::{each, ones, ones_of_two};
use super::list::Move;
use super::movement::{Black, Movement, Side, White};
use super::raw::{Captures, Raw};
use super::state::State;
use super::walker::{back, capturing_kings, jumps, walk_all, walk_on};
use super::{legal_moves, play};

/// The number of leaves `depth` half-moves below `position`; 1 at depth 0.
///
/// ```
/// use shashki::board::Variant;
/// use shashki::moves::perft;
/// use shashki::position::Position;
/// assert_eq!(perft(&Position::start(Variant::Russian), 6), 37_986);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.variant() {
        Variant::Russian => by_side::<Grid64, false>(position, depth),
        Variant::International => by_side::<Grid100, false>(position, depth),
    }
}

/// As [`perft`], but with every way of making a capture counted: the convention of some published
/// tables. Squares passed on one straight line make no difference.
pub fn perft_of_ways(position: &Position, depth: u32) -> u64 {
    match position.variant() {
        Variant::Russian => by_side::<Grid64, true>(position, depth),
        Variant::International => by_side::<Grid100, true>(position, depth),
    }
}

/// The legal moves of `position`, each with the leaves below it when the whole depth is `depth`;
/// counted on all threads of the pool.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    legal_moves(position)
        .par_iter()
        .map(|mv| (*mv, perft(&play(position, mv), below)))
        .collect()
}

fn by_side<M: Movement, const WAYS: bool>(position: &Position, depth: u32) -> u64 {
    let state = State::of::<M>(position);
    if depth == 0 {
        return 1;
    }
    match position.to_move() {
        Colour::White => leaves::<M, White, WAYS>(&state, depth),
        Colour::Black => leaves::<M, Black, WAYS>(&state, depth),
    }
}

fn leaves<M: Movement, C: Side, const WAYS: bool>(state: &State, depth: u32) -> u64 {
    if depth == 1 {
        return count::<M, C, WAYS>(state);
    }
    let empty = state.empty::<M>();
    let jumps = jumps::<M>(empty, state.foe());
    let kings = capturing_kings::<M>(state.own_kings, &jumps, empty);
    if state.own_men & (jumps[0] | jumps[1] | jumps[2] | jumps[3]) | kings != 0 {
        return leaves_of_captures::<M, C, WAYS>(state, &jumps, kings, depth);
    }
    let mut sum = match C::COLOUR {
        Colour::White => {
            men::<M, C, NORTH_WEST, WAYS>(state, empty, depth)
                + men::<M, C, NORTH_EAST, WAYS>(state, empty, depth)
        }
        Colour::Black => {
            men::<M, C, SOUTH_WEST, WAYS>(state, empty, depth)
                + men::<M, C, SOUTH_EAST, WAYS>(state, empty, depth)
        }
    };
    if state.own_kings != 0 {
        sum += king_moves::<M, C, NORTH_WEST, WAYS>(state, empty, depth)
            + king_moves::<M, C, NORTH_EAST, WAYS>(state, empty, depth)
            + king_moves::<M, C, SOUTH_WEST, WAYS>(state, empty, depth)
            + king_moves::<M, C, SOUTH_EAST, WAYS>(state, empty, depth);
    }
    sum
}

/// The leaves where a capture is obligatory. Apart, so that the quiet way stays short.
///
/// The first jumps of all men are looked at together: those that surely end the capture are
/// counted or made at once, the others walked.
#[inline(never)]
fn leaves_of_captures<M: Movement, C: Side, const WAYS: bool>(
    state: &State,
    jumps: &[u64; 4],
    kings: u64,
    depth: u32,
) -> u64 {
    let (empty, foe) = (state.empty::<M>(), state.foe());
    let mut list = Captures::<M, WAYS>::new();
    let first = |direction: usize| state.own_men & jumps[direction];
    // Men who can jump a second time, by the direction of their first jump.
    let on = [
        going_on::<M, C, NORTH_WEST>(first(0), jumps),
        going_on::<M, C, NORTH_EAST>(first(1), jumps),
        going_on::<M, C, SOUTH_WEST>(first(2), jumps),
        going_on::<M, C, SOUTH_EAST>(first(3), jumps),
    ];
    if on[0] | on[1] | on[2] | on[3] != 0 {
        walk_on::<M, C, _, NORTH_WEST>(on[0], empty, foe, &mut list);
        walk_on::<M, C, _, NORTH_EAST>(on[1], empty, foe, &mut list);
        walk_on::<M, C, _, SOUTH_WEST>(on[2], empty, foe, &mut list);
        walk_on::<M, C, _, SOUTH_EAST>(on[3], empty, foe, &mut list);
    }
    if kings != 0 {
        walk_all::<M, C, _>(state, 0, kings, &mut list);
    }
    list.finish();
    let mut sum = 0;
    if !M::MAJORITY || list.longest() <= 1 {
        let once = |direction: usize| first(direction) & !on[direction];
        let once = [once(0), once(1), once(2), once(3)];
        sum = if depth == 1 {
            u64::from(ones_of_two(once[0], once[1]) + ones_of_two(once[2], once[3]))
        } else {
            leaves_of_jumps::<M, C, NORTH_WEST, WAYS>(state, once[0], depth)
                + leaves_of_jumps::<M, C, NORTH_EAST, WAYS>(state, once[1], depth)
                + leaves_of_jumps::<M, C, SOUTH_WEST, WAYS>(state, once[2], depth)
                + leaves_of_jumps::<M, C, SOUTH_EAST, WAYS>(state, once[3], depth)
        };
    }
    if depth == 1 {
        return sum + list.len() as u64;
    }
    for raw in list.iter() {
        sum += leaves::<M, C::Other, WAYS>(&after::<M, C>(state, raw), depth - 1);
    }
    sum
}

/// Those of `men`, who all can jump along `D`, who perhaps can go on after that.
///
/// Going back is out of the question: it would be over the piece just captured. A man who becomes
/// a king in passing is taken for one who can go on.
#[inline(always)]
fn going_on<M: Movement, C: Side, const D: usize>(men: u64, jumps: &[u64; 4]) -> u64 {
    let landed = step::<M, D>(step::<M, D>(men));
    let sideways = match D {
        NORTH_WEST | SOUTH_EAST => jumps[NORTH_EAST] | jumps[SOUTH_WEST],
        _ => jumps[NORTH_WEST] | jumps[SOUTH_EAST],
    };
    let mut on = landed & (jumps[D] | sideways);
    if M::CROWNED_IN_PASSING {
        on |= landed & M::last_row(C::COLOUR);
    }
    back::<M, D>(back::<M, D>(on))
}

/// The leaves below the captures of one piece along `D`.
#[inline(always)]
fn leaves_of_jumps<M: Movement, C: Side, const D: usize, const WAYS: bool>(
    state: &State,
    men: u64,
    depth: u32,
) -> u64 {
    let mut sum = 0;
    for from in each(men) {
        let over = step::<M, D>(from);
        let to = step::<M, D>(over);
        let crowned = to & M::last_row(C::COLOUR);
        let child = State {
            own_men: state.foe_men & !over,
            own_kings: state.foe_kings & !over,
            foe_men: state.own_men ^ (from | to) ^ crowned,
            foe_kings: state.own_kings | crowned,
        };
        sum += leaves::<M, C::Other, WAYS>(&child, depth - 1);
    }
    sum
}

#[inline(always)]
fn men<M: Movement, C: Side, const D: usize, const WAYS: bool>(
    state: &State,
    empty: u64,
    depth: u32,
) -> u64 {
    let last_row = M::last_row(C::COLOUR);
    let mut sum = 0;
    for to in each(step::<M, D>(state.own_men) & empty) {
        let from = back::<M, D>(to);
        let crowned = to & last_row;
        let child = State {
            own_men: state.foe_men,
            own_kings: state.foe_kings,
            foe_men: state.own_men ^ (from | to) ^ crowned,
            foe_kings: state.own_kings | crowned,
        };
        sum += leaves::<M, C::Other, WAYS>(&child, depth - 1);
    }
    sum
}

#[inline(always)]
fn king_moves<M: Movement, C: Side, const D: usize, const WAYS: bool>(
    state: &State,
    empty: u64,
    depth: u32,
) -> u64 {
    let mut sum = 0;
    for from in each(state.own_kings) {
        let mut to = step::<M, D>(from) & empty;
        while to != 0 {
            let child = State {
                own_men: state.foe_men,
                own_kings: state.foe_kings,
                foe_men: state.own_men,
                foe_kings: state.own_kings ^ (from | to),
            };
            sum += leaves::<M, C::Other, WAYS>(&child, depth - 1);
            to = step::<M, D>(to) & empty;
        }
    }
    sum
}

/// The state after a capture, as the opponent sees it.
fn after<M: Movement, C: Side>(state: &State, raw: &Raw) -> State {
    let (from, to) = (1 << raw.from, 1 << raw.to);
    let (mut men, mut kings) = (state.own_men, state.own_kings);
    if kings & from != 0 {
        kings = kings & !from | to;
    } else {
        men &= !from;
        let last = M::last_row(C::COLOUR);
        let before = M::row_before_last(C::COLOUR);
        if to & last != 0 || M::CROWNED_IN_PASSING && raw.captured & before != 0 {
            kings |= to;
        } else {
            men |= to;
        }
    }
    State {
        own_men: state.foe_men & !raw.captured,
        own_kings: state.foe_kings & !raw.captured,
        foe_men: men,
        foe_kings: kings,
    }
}

/// The number of legal moves.
#[inline]
fn count<M: Movement, C: Side, const WAYS: bool>(state: &State) -> u64 {
    let empty = state.empty::<M>();
    let jumps = jumps::<M>(empty, state.foe());
    let kings = capturing_kings::<M>(state.own_kings, &jumps, empty);
    if state.own_men & (jumps[0] | jumps[1] | jumps[2] | jumps[3]) | kings != 0 {
        return leaves_of_captures::<M, C, WAYS>(state, &jumps, kings, 1);
    }
    let men = state.own_men;
    let steps = match C::COLOUR {
        Colour::White => ones_of_two(
            step::<M, NORTH_WEST>(men) & empty,
            step::<M, NORTH_EAST>(men) & empty,
        ),
        Colour::Black => ones_of_two(
            step::<M, SOUTH_WEST>(men) & empty,
            step::<M, SOUTH_EAST>(men) & empty,
        ),
    };
    let mut sum = u64::from(steps);
    if state.own_kings != 0 {
        sum += slides::<M, NORTH_WEST>(state.own_kings, empty)
            + slides::<M, NORTH_EAST>(state.own_kings, empty)
            + slides::<M, SOUTH_WEST>(state.own_kings, empty)
            + slides::<M, SOUTH_EAST>(state.own_kings, empty);
    }
    sum
}

/// How many squares all kings together can reach along `D`: their ways never meet, since a king
/// bars the way of the one behind it.
#[inline(always)]
fn slides<M: Movement, const D: usize>(kings: u64, empty: u64) -> u64 {
    let mut reached = 0;
    let mut front = step::<M, D>(kings) & empty;
    while front != 0 {
        reached |= front;
        front = step::<M, D>(front) & empty;
    }
    u64::from(ones(reached))
}
