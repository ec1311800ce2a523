//! Laws of moves, positions and their texts, over random set-ups and random play.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use proptest::prelude::*;
use shashki::board::{Colour, Square, SquareSet, Variant};
use shashki::moves::{
    Attempt, History, Judged, Move, filled, has_legal_move, judge, legal_moves, path, paths, perft,
    perft_of_ways, play, quiet_move,
};
use shashki::notation::{Numbering, fen, moves, verdict};
use shashki::position::{Kind, Piece, Position, Setup};
use shashki::render::{Language, words};

fn variant() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::Russian), Just(Variant::International)]
}

/// A valid position with up to 24 pieces anywhere.
fn scattered() -> impl Strategy<Value = Position> {
    let piece = (0..50_u8, any::<bool>(), 0..4_u8);
    (
        variant(),
        any::<bool>(),
        prop::collection::vec(piece, 0..24),
    )
        .prop_map(|(variant, white, pieces)| {
            let to_move = if white { Colour::White } else { Colour::Black };
            let mut setup = Setup::empty(variant, to_move);
            for (index, white, kind) in pieces {
                let colour = if white { Colour::White } else { Colour::Black };
                let kind = if kind == 0 { Kind::King } else { Kind::Man };
                let Some(square) = Square::new(variant, index) else {
                    continue;
                };
                let mut with = setup;
                with.clear(square);
                with.put(square, Piece { colour, kind });
                if with.position().is_ok() {
                    setup = with;
                }
            }
            setup.position().expect("made valid")
        })
}

/// A position after some random moves of a game.
fn played() -> impl Strategy<Value = Position> {
    (
        variant(),
        prop::collection::vec(any::<prop::sample::Index>(), 0..90),
    )
        .prop_map(|(variant, choices)| {
            let mut position = Position::start(variant);
            for choice in choices {
                let legal = legal_moves(&position);
                if legal.is_empty() {
                    break;
                }
                position = play(&position, &legal[choice.index(legal.len())]);
            }
            position
        })
}

fn any_position() -> impl Strategy<Value = Position> {
    prop_oneof![scattered(), played()]
}

fn judged(position: &Position, attempt: &Attempt) -> Option<Vec<Move>> {
    match judge(position, attempt, History::default()) {
        Ok(Judged::Move(mv)) => Some(vec![mv]),
        Ok(Judged::Ambiguous(list)) => Some(list),
        Err(_) => None,
    }
}

/// Leaves counted by making every move.
fn plain_perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    legal_moves(position)
        .iter()
        .map(|mv| plain_perft(&play(position, mv), depth - 1))
        .sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn a_position_is_read_as_written(position in any_position()) {
        let text = fen::write(&position);
        prop_assert_eq!(fen::parse(&text, Some(position.variant())), Ok(position));
    }

    #[test]
    fn a_move_is_read_as_written(position in any_position()) {
        for mv in &legal_moves(&position) {
            let text = moves::write(&position, mv);
            let written = moves::parse(&text).unwrap();
            let attempt = written.attempt(position.variant(), Numbering::TopLeft);
            prop_assert_eq!(judged(&position, &attempt), Some(vec![*mv]), "{}", text);
        }
    }

    #[test]
    fn every_way_of_a_move_leads_to_it(position in any_position()) {
        for mv in &legal_moves(&position) {
            prop_assert!(paths(&position, mv).contains(&path(&position, mv)));
            for way in paths(&position, mv).iter().take(8) {
                for squares in [way.clone(), filled(&position, way)] {
                    let text = moves::join(position.variant(), mv.is_capture(), &squares);
                    let written = moves::parse(&text).unwrap();
                    let attempt = written.attempt(position.variant(), Numbering::TopLeft);
                    let found = judged(&position, &attempt).unwrap_or_default();
                    prop_assert!(found.contains(mv), "{}", text);
                    prop_assert!(found.len() == 1 || squares.len() == 2, "{}", text);
                }
            }
        }
    }

    #[test]
    fn what_is_judged_legal_is_what_is_generated(position in any_position()) {
        let variant = position.variant();
        let legal = legal_moves(&position);
        prop_assert!(legal.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert_eq!(has_legal_move(&position), !legal.is_empty());
        let squares = || (0..variant.squares()).filter_map(move |n| Square::new(variant, n));
        for from in squares() {
            for to in squares() {
                let expected: Vec<Move> = legal
                    .iter()
                    .filter(|mv| mv.from == from && mv.to == to)
                    .copied()
                    .collect();
                let quiet = expected.iter().find(|mv| !mv.is_capture()).copied();
                prop_assert_eq!(quiet_move(&position, from, to), quiet);
                let found = judged(&position, &Attempt::ends(from, to)).unwrap_or_default();
                prop_assert_eq!(found, expected);
            }
        }
    }

    #[test]
    fn the_board_turned_round_turns_the_moves(position in any_position()) {
        let variant = position.variant();
        let turned = position.turned();
        prop_assert_eq!(turned.turned(), position);
        let mut expected: Vec<Move> = legal_moves(&position)
            .iter()
            .map(|mv| Move {
                from: mv.from.turned(variant),
                to: mv.to.turned(variant),
                captured: mv.captured.turned(variant),
            })
            .collect();
        expected.sort();
        prop_assert_eq!(&legal_moves(&turned)[..], &expected[..]);
        for mv in &legal_moves(&position) {
            let mirror = Move {
                from: mv.from.turned(variant),
                to: mv.to.turned(variant),
                captured: mv.captured.turned(variant),
            };
            let after = play(&position, mv);
            prop_assert_eq!(play(&turned, &mirror), after.turned());
            prop_assert!(after.setup().position().is_ok());
        }
    }

    #[test]
    fn counting_agrees_with_making_the_moves(position in any_position()) {
        prop_assert_eq!(perft(&position, 3), plain_perft(&position, 3));
        prop_assert!(perft_of_ways(&position, 2) >= perft(&position, 2));
    }

    #[test]
    fn whatever_is_written_has_an_answer(
        position in any_position(),
        text in "[a-hxXа-х0-9:*×–-]{0,9}|[1-5]?[0-9][-x:][1-5]?[0-9]([x:][1-5]?[0-9])?|[a-h][1-8][-:][a-h][1-8]",
        repeats_side in any::<bool>(),
        captured in any::<Option<u64>>(),
    ) {
        if let Ok(written) = moves::parse(&text) {
            let mut attempt = written.attempt(position.variant(), Numbering::BottomLeft);
            let board = (1_u64 << position.variant().squares()) - 1;
            attempt.captured = captured.map(|bits| SquareSet(bits & board));
            let history = History { previous: Some(!position.to_move()), repeats_side };
            if let Err(fault) = judge(&position, &attempt, history) {
                let finding = verdict::illegal(&position, &text, &written, &fault);
                for language in [Language::English, Language::Russian] {
                    let message = words::message(&finding, language);
                    prop_assert!(!message.contains(['{', '}']), "{}", message);
                }
            }
        }
        let _ = fen::parse(&text, None);
    }
}
