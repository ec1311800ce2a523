//! Every code, one file per room. Add a code here, its words in `render::words`, a test that
//! finds it and an example; `tests/house.rs` checks that none is missing.

use super::Code;

pub mod adjourn;
pub mod clock;
pub mod dutch;
pub mod event;
pub mod game;
pub mod moves;
pub mod notation;
pub mod pairing;
pub mod swiss;
pub mod tiebreak;

/// Every code of the product, room by room, in ascending order of id within a room.
pub fn all() -> impl Iterator<Item = Code> {
    [
        moves::ALL,
        notation::ALL,
        game::ALL,
        clock::ALL,
        adjourn::ALL,
        event::ALL,
        pairing::ALL,
        swiss::ALL,
        dutch::ALL,
        tiebreak::ALL,
    ]
    .into_iter()
    .flatten()
    .copied()
}
