//! Laws of reading a sealed move, over every pair of squares in positions of random games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use shashki::adjourn::{Outcome, SealLoss, judge};
use shashki::board::{Square, Variant};
use shashki::moves::{Move, legal_moves, play};
use shashki::position::Position;

/// Positions of a game played by a fixed arithmetic sequence.
fn positions(variant: Variant, seed: u32) -> Vec<Position> {
    let (mut position, mut state, mut out) = (Position::start(variant), seed, Vec::new());
    for _ in 0..60 {
        let legal = legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        position = play(&position, &legal[(state >> 16) as usize % legal.len()]);
        out.push(position);
    }
    out
}

/// The moves that the article's two slips allow, counted straight from its words: nothing of his
/// on the origin, a piece that can go to the square written; or the board turned round.
fn by_the_article(position: &Position, from: Square, to: Square) -> BTreeSet<Move> {
    let variant = position.variant();
    let own = position.pieces(position.to_move());
    legal_moves(position)
        .iter()
        .filter(|mv| {
            let wrong_origin = !own.contains(from) && mv.to == to;
            let turned = mv.from == from.turned(variant) && mv.to == to.turned(variant);
            wrong_origin || turned
        })
        .copied()
        .collect()
}

#[test]
fn a_correction_never_chooses_for_the_player() {
    let (mut corrected, mut doubtful, mut lost) = (0, 0, 0);
    for variant in [Variant::Russian, Variant::International] {
        for position in positions(variant, 7).into_iter().step_by(6) {
            for from in (0..variant.squares()).filter_map(|i| Square::new(variant, i)) {
                for to in (0..variant.squares()).filter_map(|i| Square::new(variant, i)) {
                    let written = format!("{}-{}", from.name(variant), to.name(variant));
                    let allowed = by_the_article(&position, from, to);
                    let as_written = legal_moves(&position)
                        .iter()
                        .filter(|mv| mv.from == from && mv.to == to)
                        .count();
                    match judge(&position, &written).outcome {
                        Outcome::Legal(mv) => {
                            assert_eq!((mv.from, mv.to), (from, to), "{written}");
                            assert_eq!(as_written, 1, "{written}");
                        }
                        Outcome::Corrected { mv, .. } => {
                            corrected += 1;
                            assert_eq!(as_written, 0, "{written}");
                            assert_eq!(allowed, BTreeSet::from([mv]), "{written}");
                        }
                        Outcome::Arbiter { candidates, .. } => {
                            doubtful += 1;
                            let legal = legal_moves(&position);
                            assert!(!candidates.is_empty());
                            assert!(candidates.iter().all(|mv| legal.contains(mv)), "{written}");
                            let quiet = allowed.len() != 1 || legal[0].is_capture();
                            assert!(quiet, "{written}: {allowed:?}");
                        }
                        Outcome::Lost(SealLoss::Ambiguous(several)) => {
                            assert!(several.len() > 1 && as_written > 1, "{written}");
                        }
                        Outcome::Lost(_) => {
                            lost += 1;
                            assert!(allowed.is_empty(), "{written}: {allowed:?}");
                        }
                        other => panic!("{written}: {other:?}"),
                    }
                }
            }
        }
    }
    assert!(corrected > 100 && doubtful > 100 && lost > 100);
}

#[test]
fn no_slip_makes_the_reader_stumble() {
    let start = Position::start(Variant::Russian);
    for text in [
        "\0",
        "c",
        "3",
        "c3-",
        "-",
        "::::",
        "c3-d4-c3-d4",
        "99999999999-1",
        "ёё",
        "c3d4e5f6g7h8",
        "𝔠3-𝔡4",
        "c3 - - d4",
        "х3-х4",
    ] {
        let _ = judge(&start, text);
        let _ = judge(&Position::start(Variant::International), text);
    }
    let long = "c3-d4".repeat(50);
    assert!(matches!(
        judge(&start, &long).outcome,
        Outcome::Lost(_) | Outcome::Arbiter { .. }
    ));
}
