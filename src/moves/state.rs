//! A position as the mover sees it, on the grid with ghost squares.

use crate::board::grid::Grid;
use crate::position::Position;

/// The pieces of the side to move and of its opponent, as bits of a [`Grid`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub own_men: u64,
    pub own_kings: u64,
    pub foe_men: u64,
    pub foe_kings: u64,
}

impl State {
    pub fn of<G: Grid>(position: &Position) -> State {
        let (own, foe) = (position.to_move(), !position.to_move());
        State {
            own_men: G::spread(position.men(own)),
            own_kings: G::spread(position.kings(own)),
            foe_men: G::spread(position.men(foe)),
            foe_kings: G::spread(position.kings(foe)),
        }
    }

    #[inline(always)]
    pub fn own(&self) -> u64 {
        self.own_men | self.own_kings
    }

    #[inline(always)]
    pub fn foe(&self) -> u64 {
        self.foe_men | self.foe_kings
    }

    #[inline(always)]
    pub fn empty<G: Grid>(&self) -> u64 {
        G::ALL & !(self.own() | self.foe())
    }
}
