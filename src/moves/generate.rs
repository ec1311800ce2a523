//! The legal moves of a position, and the position after one of them.

use crate::board::grid::{Grid, Grid64, Grid100};
use crate::board::grid::{NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, step};
use crate::board::{Colour, Square, SquareSet, Variant};
use crate::position::{Kind, Piece, Position};

use super::list::{Move, MoveList};
use super::movement::{Black, Movement, Side, White};
use super::state::State;
use super::walker::{Sink, capturers, captures};

/// Every legal move of the side to move (1.4, 1.5, 2.5), sorted and each once.
///
/// A capture, where there is one, is obligatory (1.5.3); in international draughts one that takes
/// the most pieces (2.5.1).
///
/// The work has a bound that no set-up breaks: over all arrangements tried (hill climbing over set-ups
/// of either board) a king has at most 3,321 ways of capturing on 100 squares and 62 on 64.
pub fn legal_moves(position: &Position) -> MoveList {
    let mut list = MoveList::new();
    match position.variant() {
        Variant::Russian => by_side::<Grid64>(position, &mut list),
        Variant::International => by_side::<Grid100>(position, &mut list),
    }
    list
}

/// The moves of [`legal_moves`] in no particular order; a capture can be there more than once, as
/// often as there are ways of making it. For callers who look for one move among them.
pub fn legal_moves_unsorted(position: &Position) -> MoveList {
    let mut list = MoveList::new();
    match position.variant() {
        Variant::Russian => unsorted::<Grid64>(position, &mut list),
        Variant::International => unsorted::<Grid100>(position, &mut list),
    }
    list
}

/// The quiet move from `from` to `to`, if that is a legal move. Most moves of a game are found so
/// without listing the others.
pub fn quiet_move(position: &Position, from: Square, to: Square) -> Option<Move> {
    let legal = match position.variant() {
        Variant::Russian => is_quiet_move::<Grid64>(position, from, to),
        Variant::International => is_quiet_move::<Grid100>(position, from, to),
    };
    legal.then_some(Move {
        from,
        to,
        captured: SquareSet::EMPTY,
    })
}

fn is_quiet_move<M: Movement>(position: &Position, from: Square, to: Square) -> bool {
    let state = State::of::<M>(position);
    let (from, to) = (M::bit(from), M::bit(to));
    let empty = state.empty::<M>();
    if to & empty == 0 {
        return false;
    }
    let reached = if state.own_men & from != 0 {
        match position.to_move() {
            Colour::White => step::<M, NORTH_WEST>(from) | step::<M, NORTH_EAST>(from),
            Colour::Black => step::<M, SOUTH_WEST>(from) | step::<M, SOUTH_EAST>(from),
        }
    } else if state.own_kings & from != 0 {
        slide::<M, NORTH_WEST>(from, empty)
            | slide::<M, NORTH_EAST>(from, empty)
            | slide::<M, SOUTH_WEST>(from, empty)
            | slide::<M, SOUTH_EAST>(from, empty)
    } else {
        return false;
    };
    reached & to != 0 && capturers::<M>(&state) == (0, 0)
}

/// The empty squares along `D` up to the first piece.
fn slide<M: Movement, const D: usize>(from: u64, empty: u64) -> u64 {
    let mut reached = 0;
    let mut front = step::<M, D>(from) & empty;
    while front != 0 {
        reached |= front;
        front = step::<M, D>(front) & empty;
    }
    reached
}

/// Whether the side to move has a legal move; if not, it has lost (1.8.1).
pub fn has_legal_move(position: &Position) -> bool {
    match position.variant() {
        Variant::Russian => movable::<Grid64>(position),
        Variant::International => movable::<Grid100>(position),
    }
}

/// The position after a legal move: the piece moved, what it captured taken off, a man who
/// reached the last row made a king (1.4.4, 1.5.15, 2.5.2).
pub fn play(position: &Position, mv: &Move) -> Position {
    let mut setup = *position.setup();
    let mover = setup.to_move;
    let own = mover.index();
    let foe = (!mover).index();
    if setup.kings[own].contains(mv.from) {
        setup.kings[own] = setup.kings[own].without(mv.from).with(mv.to);
    } else {
        setup.men[own] = setup.men[own].without(mv.from);
        let kind = if promotes(position.variant(), mover, mv) {
            Kind::King
        } else {
            Kind::Man
        };
        setup.put(
            mv.to,
            Piece {
                colour: mover,
                kind,
            },
        );
    }
    setup.men[foe] = setup.men[foe].minus(mv.captured);
    setup.kings[foe] = setup.kings[foe].minus(mv.captured);
    setup.to_move = !mover;
    Position::from_valid(setup)
}

/// Whether this move of a man of `mover` makes a king of him.
///
/// In Russian draughts a man is crowned in passing (1.5.15). He has touched the last row exactly
/// if he ends there or took a piece on the row before it: as a man he jumps two rows at a time,
/// so such a piece can be taken only by a jump to the last row.
fn promotes(variant: Variant, mover: Colour, mv: &Move) -> bool {
    let width = variant.width();
    let (last, before) = match mover {
        Colour::White => (0, 1),
        Colour::Black => (width - 1, width - 2),
    };
    let half = width / 2;
    let row = ((1_u64 << half) - 1) << (before * half);
    mv.to.row(variant) == last
        || variant == Variant::Russian && !mv.captured.intersection(SquareSet(row)).is_empty()
}

/// Collects complete captures, only the longest where the majority rule holds.
struct Collector<'a, M> {
    list: &'a mut MoveList,
    best: u32,
    game: std::marker::PhantomData<M>,
}

impl<M: Movement> Sink for Collector<'_, M> {
    #[inline]
    fn capture(&mut self, from: u64, to: u64, captured: u64, taken: u32) {
        if M::MAJORITY {
            if taken < self.best {
                return;
            }
            if taken > self.best {
                self.best = taken;
                self.list.clear();
            }
        }
        self.list.push(Move {
            from: M::square(from),
            to: M::square(to),
            captured: M::gather(captured),
        });
    }
}

fn by_side<M: Movement>(position: &Position, list: &mut MoveList) {
    unsorted::<M>(position, list);
    list.sort_and_dedup();
}

fn unsorted<M: Movement>(position: &Position, list: &mut MoveList) {
    let state = State::of::<M>(position);
    match position.to_move() {
        Colour::White => all_moves::<M, White>(&state, list),
        Colour::Black => all_moves::<M, Black>(&state, list),
    }
}

fn all_moves<M: Movement, C: Side>(state: &State, list: &mut MoveList) {
    let mut collector = Collector::<M> {
        list,
        best: 0,
        game: std::marker::PhantomData,
    };
    if captures::<M, C, _>(state, &mut collector) {
        return;
    }
    let empty = state.empty::<M>();
    match C::COLOUR {
        Colour::White => {
            men_steps::<M, NORTH_WEST, SOUTH_EAST>(state.own_men, empty, list);
            men_steps::<M, NORTH_EAST, SOUTH_WEST>(state.own_men, empty, list);
        }
        Colour::Black => {
            men_steps::<M, SOUTH_WEST, NORTH_EAST>(state.own_men, empty, list);
            men_steps::<M, SOUTH_EAST, NORTH_WEST>(state.own_men, empty, list);
        }
    }
    let mut kings = state.own_kings;
    while kings != 0 {
        let from = kings & kings.wrapping_neg();
        kings ^= from;
        king_slides::<M, NORTH_WEST>(from, empty, list);
        king_slides::<M, NORTH_EAST>(from, empty, list);
        king_slides::<M, SOUTH_WEST>(from, empty, list);
        king_slides::<M, SOUTH_EAST>(from, empty, list);
    }
}

fn quiet<G: Grid>(from: u64, to: u64) -> Move {
    Move {
        from: G::square(from),
        to: G::square(to),
        captured: SquareSet::EMPTY,
    }
}

fn men_steps<M: Movement, const D: usize, const BACK: usize>(
    men: u64,
    empty: u64,
    list: &mut MoveList,
) {
    let mut targets = step::<M, D>(men) & empty;
    while targets != 0 {
        let to = targets & targets.wrapping_neg();
        targets ^= to;
        list.push(quiet::<M>(step::<M, BACK>(to), to));
    }
}

fn king_slides<M: Movement, const D: usize>(from: u64, empty: u64, list: &mut MoveList) {
    let mut to = step::<M, D>(from) & empty;
    while to != 0 {
        list.push(quiet::<M>(from, to));
        to = step::<M, D>(to) & empty;
    }
}

fn movable<M: Movement>(position: &Position) -> bool {
    let state = State::of::<M>(position);
    let empty = state.empty::<M>();
    let north = step::<M, NORTH_WEST>(state.own()) | step::<M, NORTH_EAST>(state.own());
    let south = step::<M, SOUTH_WEST>(state.own()) | step::<M, SOUTH_EAST>(state.own());
    let kings = state.own_kings;
    let back = match position.to_move() {
        Colour::White => step::<M, SOUTH_WEST>(kings) | step::<M, SOUTH_EAST>(kings),
        Colour::Black => step::<M, NORTH_WEST>(kings) | step::<M, NORTH_EAST>(kings),
    };
    let forward = match position.to_move() {
        Colour::White => north,
        Colour::Black => south,
    };
    if (forward | back) & empty != 0 {
        return true;
    }
    let (men, kings) = capturers::<M>(&state);
    men | kings != 0
}
