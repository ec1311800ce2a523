//! Positions, lines and walks for the tests of the law.

use shashki::board::Variant;
use shashki::finding::Book;
use shashki::game::{Options, Outcome, Verdict, course};
use shashki::moves::{Move, legal_moves, play};
use shashki::position::Position;
use shashki::rules::{RowName, Rulebook};

pub const RU: Variant = Variant::Russian;
pub const IN: Variant = Variant::International;

pub fn fen(variant: Variant, text: &str) -> Position {
    shashki::notation::fen::parse(text, Some(variant)).unwrap()
}

pub fn law(book: Book, variant: Variant) -> Rulebook {
    Rulebook::of(book, variant).unwrap()
}

/// The moves of `line`, written `c3-d4` or `c3:e5`, each the legal move between its squares.
pub fn line(start: &Position, line: &str) -> Vec<Move> {
    let mut position = *start;
    let mut moves = Vec::new();
    for text in line.split_whitespace() {
        let variant = position.variant();
        let (from, to) = text.split_once(['-', ':', 'x']).unwrap();
        let mv = *legal_moves(&position)
            .iter()
            .find(|mv| mv.from.name(variant) == from && mv.to.name(variant) == to)
            .unwrap_or_else(|| panic!("{text} is not legal"));
        position = play(&position, &mv);
        moves.push(mv);
    }
    moves
}

/// A walk of `plies` legal half-moves, each of which `keep` allows and none of which lets the
/// opponent capture, found by trying moves in order.
pub fn walk(
    start: &Position,
    plies: usize,
    keep: &dyn Fn(&Position, &Move, &Position) -> bool,
) -> Vec<Move> {
    fn go(
        position: &Position,
        left: usize,
        keep: &dyn Fn(&Position, &Move, &Position) -> bool,
        moves: &mut Vec<Move>,
        budget: &mut u32,
    ) -> bool {
        if left == 0 {
            return true;
        }
        *budget -= 1;
        assert!(*budget > 0, "no such walk found");
        for mv in &legal_moves(position) {
            let after = play(position, mv);
            let replies = legal_moves(&after);
            let calm = !mv.is_capture() && !replies.is_empty() && !replies[0].is_capture();
            if calm && keep(position, mv, &after) {
                moves.push(*mv);
                if go(&after, left - 1, keep, moves, budget) {
                    return true;
                }
                moves.pop();
            }
        }
        false
    }
    let mut moves = Vec::new();
    assert!(
        go(start, plies, keep, &mut moves, &mut 1_000_000),
        "no such walk"
    );
    moves
}

/// Keeps every move.
pub fn any(_: &Position, _: &Move, _: &Position) -> bool {
    true
}

/// Keeps moves of kings.
pub fn kings(before: &Position, mv: &Move, _: &Position) -> bool {
    before.kings(before.to_move()).contains(mv.from)
}

pub fn verdict(start: &Position, moves: &[Move], law: &Rulebook) -> Verdict {
    course(start, moves, law, Options::default())
}

/// The row and the half-move of a draw.
pub fn drawn(start: &Position, moves: &[Move], law: &Rulebook) -> Option<(RowName, u32)> {
    match verdict(start, moves, law).outcome {
        Outcome::Draw { row, ply, .. } => Some((row, ply)),
        _ => None,
    }
}

/// The article of a draw or win, as cited.
pub fn article(start: &Position, moves: &[Move], law: &Rulebook) -> String {
    let article = verdict(start, moves, law).outcome.article();
    article
        .map(|article| article.to_string())
        .unwrap_or_default()
}

/// Numbers that anybody can repeat.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % bound
    }
}
