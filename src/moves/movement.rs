//! What the two games let a piece do, as constants with their articles. Everything else about
//! moves and captures is common to both.

use crate::board::Colour;
use crate::board::grid::{Grid, Grid64, Grid100};

/// How the pieces of a game move and capture.
pub trait Movement: Grid {
    /// Of several captures one that takes the most pieces is obligatory (2.5.1); without this
    /// rule the choice is free (1.5.14).
    const MAJORITY: bool;
    /// A man that reaches the last row in the middle of a capture goes on as a king in the same
    /// move (1.5.15); without this rule he goes on as a man (2.5.2.1) or stops (2.5.2.2).
    const CROWNED_IN_PASSING: bool;
}

impl Movement for Grid64 {
    const MAJORITY: bool = false;
    const CROWNED_IN_PASSING: bool = true;
}

impl Movement for Grid100 {
    const MAJORITY: bool = true;
    const CROWNED_IN_PASSING: bool = false;
}

/// The side to move, as a type, so that its direction is known when the code is compiled.
pub trait Side: Copy + 'static {
    /// The opponent.
    type Other: Side<Other = Self>;
    /// Which colour it is.
    const COLOUR: Colour;
}

/// White to move.
#[derive(Clone, Copy, Debug)]
pub struct White;

/// Black to move.
#[derive(Clone, Copy, Debug)]
pub struct Black;

impl Side for White {
    type Other = Black;
    const COLOUR: Colour = Colour::White;
}

impl Side for Black {
    type Other = White;
    const COLOUR: Colour = Colour::Black;
}
