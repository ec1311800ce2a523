//! An independent count of the draw rows, written from the articles: it looks backwards from
//! every half-move over the whole list of positions and shares no code with the machine.

use shashki::board::{Colour, Square, Variant};
use shashki::moves::Move;
use shashki::position::{Kind, Position};

/// What stands on the board: white men, white kings, black men, black kings, as names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub men: [Vec<String>; 2],
    pub kings: [Vec<String>; 2],
    pub white_to_move: bool,
}

pub fn board(position: &Position) -> Board {
    let variant = position.variant();
    let mut board = Board {
        men: [vec![], vec![]],
        kings: [vec![], vec![]],
        white_to_move: position.to_move() == Colour::White,
    };
    for index in 0..variant.squares() {
        let square = Square::new(variant, index).unwrap();
        if let Some(piece) = position.piece_at(square) {
            let side = usize::from(piece.colour == Colour::Black);
            let list = if piece.kind == Kind::King {
                &mut board.kings[side]
            } else {
                &mut board.men[side]
            };
            list.push(square.name(variant));
        }
    }
    board
}

/// A game as the oracle sees it.
pub struct Game {
    pub variant: Variant,
    pub boards: Vec<Board>,
    pub king_move: Vec<bool>,
    pub capture: Vec<bool>,
    pub promotion: Vec<bool>,
}

impl Game {
    pub fn new(start: &Position, moves: &[Move]) -> Game {
        let mut game = Game {
            variant: start.variant(),
            boards: vec![board(start)],
            king_move: vec![false],
            capture: vec![false],
            promotion: vec![false],
        };
        let mut position = *start;
        for mv in moves {
            let before = board(&position);
            position = shashki::moves::play(&position, mv);
            let after = board(&position);
            let side = usize::from(!before.white_to_move);
            let from = mv.from.name(game.variant);
            game.king_move.push(before.kings[side].contains(&from));
            let count = |b: &Board, s: usize| b.men[s].len() + b.kings[s].len();
            game.capture
                .push(count(&after, 1 - side) < count(&before, 1 - side));
            game.promotion
                .push(after.men[side].len() < before.men[side].len());
            game.boards.push(after);
        }
        game
    }

    fn road(&self) -> &'static [&'static str] {
        match self.variant {
            Variant::Russian => &["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"],
            Variant::International => &["46", "41", "37", "32", "28", "23", "19", "14", "10", "5"],
        }
    }

    fn lone(&self, t: usize, side: usize) -> bool {
        let b = &self.boards[t];
        b.kings[side].len() == 1 && b.men[side].is_empty()
    }

    fn all(&self, t: usize, side: usize) -> usize {
        self.boards[t].kings[side].len() + self.boards[t].men[side].len()
    }

    fn on_road(&self, t: usize, side: usize) -> bool {
        self.boards[t].kings[side]
            .iter()
            .any(|name| self.road().contains(&name.as_str()))
    }

    fn mover(&self, t: usize) -> usize {
        usize::from(self.boards[t].white_to_move)
    }

    fn changed(&self, t: usize) -> bool {
        self.capture[t] || self.promotion[t]
    }

    /// The earliest position from which `holds` has held up to `t`.
    fn held_from(&self, t: usize, holds: &dyn Fn(usize) -> bool) -> Option<usize> {
        if !holds(t) {
            return None;
        }
        (0..=t).rev().take_while(|&s| holds(s)).last()
    }

    fn last_change(&self, t: usize) -> usize {
        (1..=t).rev().find(|&u| self.changed(u)).unwrap_or(0)
    }

    /// "His n-th move, counted from the moment the relation arose."
    fn own_row(
        &self,
        t: usize,
        n: usize,
        material: bool,
        relation: &dyn Fn(usize, usize) -> bool,
        counts: &dyn Fn(usize, usize) -> bool,
    ) -> bool {
        (0..2).any(|side| {
            let Some(mut from) = self.held_from(t, &|u| relation(u, side)) else {
                return false;
            };
            if material {
                from = from.max(self.last_change(t));
            }
            let made = (from + 1..=t)
                .filter(|&u| self.mover(u) == side && counts(u - 1, side))
                .count();
            made >= n
        })
    }

    pub fn three_kings(&self, t: usize, n: usize, material: bool) -> bool {
        self.own_row(
            t,
            n,
            material,
            &|u, side| self.lone(u, 1 - side) && self.boards[u].kings[side].len() >= 3,
            &|_, _| true,
        )
    }

    pub fn main_road(
        &self,
        t: usize,
        n: usize,
        least_kings: usize,
        total: bool,
        material: bool,
    ) -> bool {
        let three = |u: usize, side: usize| {
            self.lone(u, 1 - side)
                && self.all(u, side) == 3
                && self.boards[u].kings[side].len() >= least_kings
        };
        let road = |u: usize, side: usize| self.on_road(u, 1 - side);
        if total {
            self.own_row(t, n, material, &three, &road)
        } else {
            self.own_row(
                t,
                n,
                material,
                &|u, side| three(u, side) && road(u, side),
                &|_, _| true,
            )
        }
    }

    pub fn three_v_one(&self, t: usize, n: usize, material: bool) -> bool {
        self.own_row(
            t,
            n,
            material,
            &|u, side| self.lone(u, 1 - side) && self.all(u, side) == 3,
            &|_, _| true,
        )
    }

    pub fn five_v_two(&self, t: usize, n: usize, material: bool) -> bool {
        self.own_row(
            t,
            n,
            material,
            &|u, side| self.is_five_v_two(u, side),
            &|_, _| true,
        )
    }

    fn is_five_v_two(&self, u: usize, side: usize) -> bool {
        let (own, other) = (&self.boards[u], 1 - side);
        self.all(u, side) == 5
            && own.kings[side].len() >= 4
            && own.kings[other].len() == 2
            && own.men[other].is_empty()
    }

    pub fn is_any_five_v_two(&self, u: usize) -> bool {
        self.is_five_v_two(u, 0) || self.is_five_v_two(u, 1)
    }

    pub fn is_band(&self, u: usize, low: usize, high: usize, per_side: bool) -> bool {
        let (white, black) = (self.all(u, 0), self.all(u, 1));
        let number = if per_side {
            white.max(black).max(2)
        } else {
            white + black
        };
        !self.boards[u].kings[0].is_empty()
            && !self.boards[u].kings[1].is_empty()
            && number >= low
            && number <= high
    }

    /// 1.9.1.5: plies since the band holds and force last changed.
    pub fn band(
        &self,
        t: usize,
        plies: usize,
        low: usize,
        high: usize,
        per_side: bool,
        restarts: bool,
    ) -> bool {
        let Some(mut from) = self.held_from(t, &|u| self.is_band(u, low, high, per_side)) else {
            return false;
        };
        if restarts {
            from = from.max(self.last_change(t));
        }
        t - from >= plies
    }

    /// So many pieces, a king among them, against a lone king.
    fn king_and_more(&self, t: usize, low: usize, high: usize) -> bool {
        (0..2).any(|side| {
            self.lone(t, 1 - side)
                && (low..=high).contains(&self.all(t, side))
                && !self.boards[t].kings[side].is_empty()
        })
    }

    /// FMJD's 16: from the first position of the kind, whatever happens later.
    pub fn since_first(&self, t: usize, plies: usize, low: usize, high: usize) -> bool {
        (0..=t)
            .find(|&u| self.king_and_more(u, low, high))
            .is_some_and(|from| t - from >= plies)
    }

    /// FMJD's 5: as long as the position is of the kind, whatever is captured or promoted in it.
    pub fn while_of_the_kind(&self, t: usize, plies: usize, low: usize, high: usize) -> bool {
        self.held_from(t, &|u| self.king_and_more(u, low, high))
            .is_some_and(|from| t - from >= plies)
    }

    pub fn kings_only(&self, t: usize, plies: usize) -> bool {
        let run = (1..=t)
            .rev()
            .take_while(|&u| self.king_move[u] && !self.capture[u])
            .count();
        run >= plies
    }

    pub fn no_progress(&self, t: usize, plies: usize) -> bool {
        t - self.last_change(t) >= plies
    }

    /// How many times the position after `t` has stood so far.
    pub fn times(&self, t: usize) -> usize {
        (0..=t)
            .filter(|&u| self.boards[u] == self.boards[t])
            .count()
    }
}
