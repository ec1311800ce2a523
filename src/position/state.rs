//! Set-ups and positions.

use crate::board::{Colour, Square, SquareSet, Variant};

use super::{Kind, Piece};

/// Any arrangement of pieces with a side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The game.
    pub variant: Variant,
    /// The side to move.
    pub to_move: Colour,
    /// Men by [`Colour::index`].
    pub men: [SquareSet; 2],
    /// Kings by [`Colour::index`].
    pub kings: [SquareSet; 2],
}

/// What keeps a set-up from being a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Two pieces on one square.
    #[error("two pieces stand on square number {}", .0.number())]
    Overlap(Square),
    /// A man on the row where he becomes a king.
    #[error("a man stands on square number {}, where it would be a king", .0.number())]
    ManOnLastRow(Square),
    /// A piece on a square that the board does not have.
    #[error("a piece stands off the board")]
    OffBoard,
}

/// A valid position: no two pieces on a square, no man on his last row. A side may be without
/// pieces (it has then lost).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    setup: Setup,
}

impl Setup {
    /// An empty board.
    pub const fn empty(variant: Variant, to_move: Colour) -> Setup {
        Setup {
            variant,
            to_move,
            men: [SquareSet::EMPTY; 2],
            kings: [SquareSet::EMPTY; 2],
        }
    }

    /// Puts `piece` on `square`, without looking at what stands there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        let sets = match piece.kind {
            Kind::Man => &mut self.men,
            Kind::King => &mut self.kings,
        };
        let set = &mut sets[piece.colour.index()];
        *set = set.with(square);
    }

    /// Takes whatever stands on `square` off the board.
    pub fn clear(&mut self, square: Square) {
        for set in self.men.iter_mut().chain(&mut self.kings) {
            *set = set.without(square);
        }
    }

    /// The piece on `square`, if any.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Colour::BOTH.into_iter().find_map(|colour| {
            let kind = if self.men[colour.index()].contains(square) {
                Kind::Man
            } else if self.kings[colour.index()].contains(square) {
                Kind::King
            } else {
                return None;
            };
            Some(Piece { colour, kind })
        })
    }

    /// The position, or every fault that keeps the set-up from being one.
    pub fn position(self) -> Result<Position, Vec<SetupFault>> {
        let mut faults = Vec::new();
        let on_board = (1_u64 << self.variant.squares()) - 1;
        let sets = [self.men[0], self.men[1], self.kings[0], self.kings[1]];
        let mut seen = SquareSet::EMPTY;
        for set in sets {
            if set.0 & !on_board != 0 {
                faults.push(SetupFault::OffBoard);
            }
            faults.extend(set.intersection(seen).iter().map(SetupFault::Overlap));
            seen = seen.union(set);
        }
        for colour in Colour::BOTH {
            let last = match colour {
                Colour::White => 0,
                Colour::Black => self.variant.width() - 1,
            };
            faults.extend(
                self.men[colour.index()]
                    .iter()
                    .filter(|square| square.row(self.variant) == last)
                    .map(SetupFault::ManOnLastRow),
            );
        }
        if faults.is_empty() {
            Ok(Position { setup: self })
        } else {
            Err(faults)
        }
    }
}

impl Position {
    /// The position in which a game begins (1.3, 2.2*).
    pub const fn start(variant: Variant) -> Position {
        let rows: u32 = match variant {
            Variant::Russian => 3,
            Variant::International => 4,
        };
        let count = rows * (variant.width() as u32 / 2);
        let black = (1_u64 << count) - 1;
        let white = black << (variant.squares() as u32 - count);
        let mut setup = Setup::empty(variant, Colour::White);
        setup.men = [SquareSet(white), SquareSet(black)];
        Position { setup }
    }

    /// The position of a set-up that is valid because of how it came about (a legal move).
    pub(crate) const fn from_valid(setup: Setup) -> Position {
        Position { setup }
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn passed(&self) -> Position {
        let mut setup = self.setup;
        setup.to_move = match setup.to_move {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        };
        Position { setup }
    }

    /// The board turned by 180° with the colours exchanged: what the opponent sees.
    #[must_use]
    pub fn turned(&self) -> Position {
        let variant = self.variant();
        let turn = |set: SquareSet| set.turned(variant);
        let old = &self.setup;
        let mut setup = Setup::empty(variant, !old.to_move);
        setup.men = [turn(old.men[1]), turn(old.men[0])];
        setup.kings = [turn(old.kings[1]), turn(old.kings[0])];
        Position { setup }
    }

    /// The arrangement of this position.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game.
    pub const fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// The side to move.
    pub const fn to_move(&self) -> Colour {
        self.setup.to_move
    }

    /// Men of one side.
    pub const fn men(&self, colour: Colour) -> SquareSet {
        self.setup.men[colour.index()]
    }

    /// Kings of one side.
    pub const fn kings(&self, colour: Colour) -> SquareSet {
        self.setup.kings[colour.index()]
    }

    /// All pieces of one side.
    pub const fn pieces(&self, colour: Colour) -> SquareSet {
        self.men(colour).union(self.kings(colour))
    }

    /// The piece on `square`, if any.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.piece_at(square)
    }
}
