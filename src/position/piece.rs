//! A piece: its colour and whether it is a man or a king.

use crate::board::Colour;

/// Man or king (1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A man (простая).
    Man,
    /// A king (дамка).
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub colour: Colour,
    /// Man or king.
    pub kind: Kind,
}
