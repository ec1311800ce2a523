//! Laws of game files: what is written is read back, and no input breaks the reader.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use proptest::prelude::*;

use shashki::board::Variant;
use shashki::finding::Book;
use shashki::game::replay::{Law, Question, replay};
use shashki::moves::{Move, legal_moves, play};
use shashki::notation::pdn::{Followed, Kind, parse, write};
use shashki::notation::{Numbering, moves};
use shashki::position::Position;
use shashki::rules::Rulebook;

fn question(as_played: bool) -> Question {
    let law = |variant| Law {
        rulebook: Rulebook::of(Book::Ru2011, variant).unwrap(),
        instead_of: None,
    };
    Question {
        variant: None,
        russian: law(Variant::Russian),
        international: law(Variant::International),
        as_played,
        strict: true,
        history: false,
        claims: Vec::new(),
        openings: None,
    }
}

/// A game of legal moves chosen by numbers.
fn line(variant: Variant, choices: &[u16]) -> Vec<(Position, Move)> {
    let mut position = Position::start(variant);
    let mut out = Vec::new();
    for choice in choices {
        let legal = legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        let mv = legal[usize::from(*choice) % legal.len()];
        out.push((position, mv));
        position = play(&position, &mv);
    }
    out
}

fn variants() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::Russian), Just(Variant::International)]
}

fn normal(text: &str) -> String {
    let mut out = String::new();
    for game in parse(text) {
        let replay = replay(&game, &question(false));
        let (Some(variant), Some(start)) = (replay.variant, replay.start) else {
            continue;
        };
        out.push_str(&write(&Followed {
            game: &game,
            variant,
            numbering: replay.numbering.unwrap_or(Numbering::TopLeft),
            start,
            moves: &replay.moves,
            as_played: &[],
            complete: replay.complete,
            result: replay.result,
        }));
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn games_are_read_back(variant in variants(), choices in prop::collection::vec(any::<u16>(), 0..120), comment in "[a-zа-я {}%\\[\\];()0-9-]{0,40}") {
        let line = line(variant, &choices);
        let mut text = format!("[GameType \"{}\"]\n", variant.game_type());
        for (index, (position, mv)) in line.iter().enumerate() {
            if index % 2 == 0 {
                text.push_str(&format!("{}. ", index / 2 + 1));
            }
            text.push_str(&moves::write(position, mv));
            text.push(' ');
            if index == 3 {
                text.push_str(&format!("{{{}}} ", comment.replace(['{', '}'], "")));
            }
        }
        text.push('*');
        let games: Vec<_> = parse(&text).collect();
        prop_assert_eq!(games.len(), 1);
        let read = replay(&games[0], &question(false));
        let played: Vec<Move> = read.moves.iter().map(|(_, mv)| *mv).collect();
        let wanted: Vec<Move> = line.iter().map(|(_, mv)| *mv).collect();
        prop_assert_eq!(&played, &wanted, "{}", text);
        // Clean output is the same game, and cleaning it again changes nothing.
        let once = normal(&text);
        let again = normal(&once);
        prop_assert_eq!(&once, &again);
        let clean: Vec<_> = parse(&once).collect();
        prop_assert_eq!(clean.len(), 1);
        let reread = replay(&clean[0], &question(false));
        let replayed: Vec<Move> = reread.moves.iter().map(|(_, mv)| *mv).collect();
        prop_assert_eq!(replayed, wanted);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "(\\PC|[0-9a-hx:*\\-. \n\\[\\]\"{}();!?$/\\\\+½–]|1\\. |c3-d4|32-28|\\[FEN \"|\\[Event \"x\"\\]\n|/FEN ){0,200}") {
        for game in parse(&text) {
            for element in &game.elements {
                let span = element.span();
                prop_assert!(game.text.get(span.start..span.end).is_some());
                if let Kind::Open { close } = element.kind {
                    prop_assert!(close as usize <= game.elements.len());
                }
            }
            for asked in [false, true] {
                let replay = replay(&game, &question(asked));
                for finding in &replay.findings {
                    if let Some(span) = finding.place.span {
                        prop_assert!(game.text.get(span.start..span.end).is_some(), "{:?}", finding);
                    }
                }
            }
        }
        let once = normal(&text);
        let twice = normal(&once);
        prop_assert_eq!(once, twice);
    }
}

/// What fuzzing found: cleaned once, these stay as they are.
#[test]
fn what_was_cleaned_stays() {
    for text in [
        "[–_a– \"с3-д4 [White \\\"A\"]\n\n1. c3-d4 b:d6 x *",
        "[½x \"a\"]\n1. 32-28 *",
        "®[Event \"x\"]\n1. ;1. \n[FEN \"",
        "[Result \"19-23\"]\n[GameType \"25\"]\n\n{x} 19-23\n\n1... {y",
        "[Result \"8-4\"]\n[GameType \"25\"]\n\n{x} 8-4\n\n*\n",
        "[GameType \"20\"]\n\n1. 32-28 (! 2* ( ) ) (17-21 3*) *",
    ] {
        let once = normal(text);
        let twice = normal(&once);
        assert_eq!(once, twice, "{text}");
    }
}
