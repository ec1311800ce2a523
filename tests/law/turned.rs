//! Laws that hold for every game: the board turned round gives the same draws, and a longer
//! limit never ends a game sooner.

use proptest::prelude::*;
use shashki::board::{SquareSet, Variant};
use shashki::finding::Book;
use shashki::game::Outcome;
use shashki::moves::Move;
use shashki::position::Position;
use shashki::rules::{RowName, Rulebook};

use super::help::{IN, RU, verdict};
use super::random::{ending, play_out};

fn turned(variant: Variant, mv: &Move) -> Move {
    Move {
        from: mv.from.turned(variant),
        to: mv.to.turned(variant),
        captured: mv
            .captured
            .iter()
            .map(|square| square.turned(variant))
            .collect::<SquareSet>(),
    }
}

fn game(seed: u64, variant: Variant) -> Option<(Position, Vec<Move>)> {
    let mut random = super::help::Random(seed);
    let start = (0..20).find_map(|_| ending(&mut random, variant))?;
    Some((start, play_out(&mut random, &start, 140)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn the_board_turned_round(seed: u64, which in 0..5_usize) {
        let (book, variant) = [
            (Book::Ru2011, RU), (Book::Idf, RU), (Book::Draft2002, RU),
            (Book::Ru2011, IN), (Book::Fmjd, IN),
        ][which];
        let law = Rulebook::of(book, variant).unwrap();
        if let Some((start, moves)) = game(seed, variant) {
            let other: Vec<Move> = moves.iter().map(|mv| turned(variant, mv)).collect();
            let here = verdict(&start, &moves, &law);
            let there = verdict(&start.turned(), &other, &law);
            prop_assert_eq!(here.outcome.kind(), there.outcome.kind());
            prop_assert_eq!(here.outcome.article(), there.outcome.article());
            prop_assert_eq!(here.outcome.ply(), there.outcome.ply());
            let stretches = |verdict: &shashki::game::Verdict| -> Vec<(u32, u32)> {
                verdict.claims.iter().map(|claim| (claim.from_ply, claim.to_ply)).collect()
            };
            prop_assert_eq!(stretches(&here), stretches(&there));
        }
    }

    #[test]
    fn longer_limits_never_end_a_game_sooner(seed: u64, row in 0..6_usize, more in 1..30_u32) {
        let mut law = Rulebook::of(Book::Ru2011, RU).unwrap();
        if let Some((start, moves)) = game(seed, RU) {
            let ply = |law: &Rulebook| match verdict(&start, &moves, law).outcome {
                Outcome::Draw { ply, .. } => ply,
                _ => u32::MAX,
            };
            let before = ply(&law);
            let row = law.rows[row];
            prop_assume!(row.name != RowName::Repetition);
            law.set_limit(row.name, row.limit + more).unwrap();
            prop_assert!(ply(&law) >= before);
        }
    }

    #[test]
    fn a_prefix_says_the_same(seed: u64, cut in 0..140_usize) {
        let law = Rulebook::of(Book::Ru2011, RU).unwrap();
        if let Some((start, moves)) = game(seed, RU) {
            let part = &moves[..cut.min(moves.len())];
            let (whole, part) = (verdict(&start, &moves, &law), verdict(&start, part, &law));
            if let Outcome::Draw { ply, .. } = part.outcome {
                prop_assert_eq!(whole.outcome.ply(), Some(ply));
            }
        }
    }
}
