//! Places in the input.

/// A range of bytes in the decoded text of an input, end excluded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The bytes from `start` up to `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Span { start, end }
    }
}

/// Where something was found: as much of it as is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Line in the file, from 1.
    pub line: Option<usize>,
    /// Column in that line in characters, from 1.
    pub column: Option<usize>,
    /// Half-move in the game, from 1.
    pub ply: Option<u32>,
    /// Bytes of the decoded text that it concerns.
    pub span: Option<Span>,
    /// Position at that moment, as FEN.
    pub fen: Option<String>,
    /// Path in a JSON file, such as `rounds[2].pairings[0].result`.
    pub path: Option<String>,
}
