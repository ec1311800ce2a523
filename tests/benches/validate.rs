//! How long it takes to read and to check a file of games: `cargo bench --bench validate`.
//! `lex` is the floor: the same text decoded, cut and read as words.
#![allow(clippy::unwrap_used)]

use shashki::board::Variant;
use shashki::finding::Book;
use shashki::game::replay::{Law, Question, replay};
use shashki::moves::{legal_moves, play};
use shashki::notation::moves::write;
use shashki::notation::pdn::{Blocks, Game, parse};
use shashki::position::Position;
use shashki::rules::Rulebook;

fn main() {
    divan::main();
}

/// Games of one kind, made by a fixed sequence of choices.
fn games(variant: Variant, count: u32) -> String {
    let mut seed: u32 = 2026;
    let mut next = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) as usize
    };
    let mut out = String::new();
    for number in 1..=count {
        out.push_str(&format!(
            "[Event \"Game {number}\"]\n[Result \"*\"]\n[GameType \"{}\"]\n\n",
            variant.game_type()
        ));
        let mut position = Position::start(variant);
        for ply in 0..100 {
            let legal = legal_moves(&position);
            if legal.is_empty() {
                break;
            }
            let mv = legal[next() % legal.len()];
            if ply % 2 == 0 {
                out.push_str(&format!("{}. ", ply / 2 + 1));
            }
            out.push_str(&write(&position, &mv));
            out.push(if ply % 16 == 15 { '\n' } else { ' ' });
            position = play(&position, &mv);
        }
        out.push_str("*\n\n");
    }
    out
}

fn question() -> Question {
    let law = |variant| Law {
        rulebook: Rulebook::of(Book::Ru2011, variant).unwrap(),
        instead_of: None,
    };
    Question {
        variant: None,
        russian: law(Variant::Russian),
        international: law(Variant::International),
        as_played: false,
        strict: false,
        history: false,
        claims: Vec::new(),
        openings: None,
    }
}

const COUNT: u32 = 1000;

#[divan::bench(args = [Variant::Russian, Variant::International])]
fn lex(bencher: divan::Bencher<'_, '_>, variant: Variant) {
    let text = games(variant, COUNT);
    bencher
        .counter(divan::counter::ItemsCount::new(COUNT))
        .bench_local(|| {
            let mut blocks = Blocks::new(text.as_bytes(), None);
            let mut elements = 0;
            while let Some(block) = blocks.next_block().unwrap() {
                let mut games = parse(&block.text);
                let mut game = Game::default();
                while games.read(&mut game) {
                    elements += game.elements.len();
                }
            }
            elements
        });
}

#[divan::bench(args = [Variant::Russian, Variant::International])]
fn validate(bencher: divan::Bencher<'_, '_>, variant: Variant) {
    let text = games(variant, COUNT);
    let question = question();
    bencher
        .counter(divan::counter::ItemsCount::new(COUNT))
        .bench_local(|| {
            let mut blocks = Blocks::new(text.as_bytes(), None);
            let mut plies = 0;
            while let Some(block) = blocks.next_block().unwrap() {
                let mut games = parse(&block.text);
                let mut game = Game::default();
                while games.read(&mut game) {
                    plies += replay(&game, &question).plies;
                }
            }
            plies
        });
}
