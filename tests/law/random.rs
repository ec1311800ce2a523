//! Random endings of every rulebook under every reading, against the independent count.

use shashki::board::{Colour, Square, Variant};
use shashki::finding::Book;
use shashki::game::Outcome;
use shashki::moves::{Move, legal_moves, play};
use shashki::position::{Kind, Piece, Position, Setup};
use shashki::rules::{RowName, Rulebook};

use super::help::{IN, RU, Random, verdict};
use super::oracle::Game;

/// An ending with a few pieces, kings more often than men.
pub fn ending(random: &mut Random, variant: Variant) -> Option<Position> {
    let to_move = Colour::BOTH[random.below(2) as usize];
    let mut setup = Setup::empty(variant, to_move);
    let sides = match random.below(5) {
        0 => [1 + random.below(2), 1],
        1 => [3 + random.below(2), 1],
        2 => [1, 3],
        3 => [5, 2],
        _ => [1 + random.below(4), 1 + random.below(4)],
    };
    for (colour, count) in Colour::BOTH.into_iter().zip(sides) {
        for _ in 0..count {
            let square =
                Square::new(variant, random.below(u64::from(variant.squares())) as u8).unwrap();
            if setup.piece_at(square).is_none() {
                let kind = if random.below(4) == 0 {
                    Kind::Man
                } else {
                    Kind::King
                };
                setup.put(square, Piece { colour, kind });
            }
        }
    }
    setup.position().ok()
}

/// Legal half-moves; mostly such as lose nothing, so that counts get far.
pub fn play_out(random: &mut Random, start: &Position, plies: usize) -> Vec<Move> {
    let mut position = *start;
    let mut moves = Vec::new();
    while moves.len() < plies {
        let list = legal_moves(&position);
        if list.is_empty() {
            break;
        }
        let calm: Vec<Move> = list
            .iter()
            .filter(|mv| {
                let replies = legal_moves(&play(&position, mv));
                !replies.first().is_some_and(Move::is_capture)
            })
            .copied()
            .collect();
        let quiet: Vec<Move> = calm
            .iter()
            .filter(|mv| position.kings(position.to_move()).contains(mv.from))
            .copied()
            .collect();
        let choice: &[Move] = match random.below(24) {
            0 => &list,
            1..=3 if !calm.is_empty() => &calm,
            _ if !quiet.is_empty() => &quiet,
            _ if !calm.is_empty() => &calm,
            _ => &list,
        };
        let mv = choice[random.below(choice.len() as u64) as usize];
        position = play(&position, &mv);
        moves.push(mv);
    }
    moves
}

#[derive(Clone, Copy, Default, Debug)]
struct Read {
    side: bool,
    all: bool,
    total: bool,
    always: bool,
    material: bool,
}

/// The rows that have run out after half-move `t`, by the articles.
fn run_out(game: &Game, t: usize, book: Book, variant: Variant, read: Read) -> Vec<RowName> {
    let each = |n: usize| if read.all { n } else { 2 * n };
    let mut rows = Vec::new();
    let mut add = |row, holds: bool| {
        if holds {
            rows.push(row);
        }
    };
    match (book, variant) {
        (Book::Ru2011 | Book::Idf, Variant::Russian) => {
            let idf = book == Book::Idf;
            add(RowName::ThreeKings, game.three_kings(t, 15, read.material));
            add(
                RowName::MainRoad,
                game.main_road(t, 5, usize::from(idf), read.total, read.material),
            );
            add(
                RowName::Pieces2To3,
                game.band(t, each(5), 2, 3, read.side, !idf),
            );
            add(
                RowName::Pieces4To5,
                game.band(t, each(30), 4, 5, read.side, true),
            );
            add(
                RowName::Pieces6To7,
                game.band(t, each(60), 6, 7, read.side, true),
            );
            let long = game.is_band(t, 4, 5, read.side) || game.is_band(t, 6, 7, read.side);
            add(
                RowName::KingsOnly,
                game.kings_only(t, each(15)) && (read.always || !long),
            );
        }
        (Book::Ru2011, Variant::International) => {
            add(RowName::ThreeVOne, game.three_v_one(t, 5, read.material));
            add(RowName::FiveVTwo, game.five_v_two(t, 50, read.material));
            add(
                RowName::KingsOnly,
                game.kings_only(t, each(25)) && (read.always || !game.is_any_five_v_two(t)),
            );
        }
        (Book::Fmjd, Variant::International) => {
            add(
                RowName::Pieces2To3,
                game.while_of_the_kind(t, each(5), 1, 2),
            );
            add(RowName::ThreeVOne, game.since_first(t, each(16), 3, 3));
            add(RowName::KingsOnly, game.kings_only(t, each(25)));
        }
        _ => {}
    }
    rows
}

fn with(book: Book, variant: Variant, read: Read) -> Rulebook {
    let mut law = Rulebook::of(book, variant).unwrap();
    for (name, value) in [
        ("pieces", ["total", "side"][usize::from(read.side)]),
        ("moves", ["each", "all"][usize::from(read.all)]),
        ("main-road", ["run", "total"][usize::from(read.total)]),
        (
            "kings-only",
            ["outside", "always"][usize::from(read.always)],
        ),
        ("own-count", ["row", "material"][usize::from(read.material)]),
    ] {
        law.readings.set(name, value).unwrap();
    }
    law
}

/// Compares `games` random endings; gives how often each row ended a game.
pub fn compare(games: u32, seed: u64) -> Vec<(Book, RowName, u32)> {
    let books = [
        (Book::Ru2011, RU),
        (Book::Idf, RU),
        (Book::Draft2002, RU),
        (Book::Ru2011, IN),
        (Book::Fmjd, IN),
    ];
    let mut random = Random(seed);
    let mut tally: Vec<(Book, RowName, u32)> = Vec::new();
    let mut done = 0;
    while done < games {
        let (book, variant) = books[random.below(5) as usize];
        let Some(start) = ending(&mut random, variant) else {
            continue;
        };
        done += 1;
        let moves = play_out(&mut random, &start, 150);
        let bits = if random.below(2) == 0 {
            0
        } else {
            random.below(32)
        };
        let read = Read {
            side: bits & 1 != 0,
            all: bits & 2 != 0,
            total: bits & 4 != 0,
            always: bits & 8 != 0,
            material: bits & 16 != 0,
        };
        let law = with(book, variant, read);
        let found = verdict(&start, &moves, &law);
        let game = Game::new(&start, &moves);
        let over = |t: usize| {
            let position = moves[..t]
                .iter()
                .fold(start, |position, mv| play(&position, mv));
            legal_moves(&position).is_empty()
        };
        let expected = (1..=moves.len())
            .map(|t| (t, run_out(&game, t, book, variant, read)))
            .find(|(t, rows)| !rows.is_empty() && !over(*t));
        let fen = shashki::notation::fen::write(&start);
        match (found.outcome, &expected) {
            (Outcome::Draw { row, ply, .. }, Some((t, rows))) => {
                assert_eq!(ply as usize, *t, "{book} {read:?} {fen} {moves:?}");
                assert!(
                    rows.contains(&row),
                    "{book} {read:?} {fen}: {row} not in {rows:?}"
                );
                match tally.iter_mut().find(|(b, r, _)| (*b, *r) == (book, row)) {
                    Some((_, _, count)) => *count += 1,
                    None => tally.push((book, row, 1)),
                }
            }
            (Outcome::Draw { row, ply, .. }, None) => {
                panic!("{book} {read:?} {fen}: {row} at {ply}, the articles say nothing; {moves:?}")
            }
            (_, Some((t, rows))) => {
                panic!("{book} {read:?} {fen}: the articles say {rows:?} at {t}; {moves:?}")
            }
            (Outcome::Win { ply, .. }, None) => assert_eq!(ply as usize, moves.len()),
            (Outcome::Open, None) => {}
        }
        // Claims: every half-move, up to the end by a counter.
        let last = expected.map_or(moves.len(), |(t, _)| t);
        for t in 1..=last {
            let stood = found.claims.iter().any(|claim| {
                claim.kind.id() == "threefold"
                    && (claim.from_ply as usize..=claim.to_ply as usize).contains(&t)
            });
            assert_eq!(stood, game.times(t) >= 3, "{book} {fen} {t}");
            if book == Book::Draft2002 {
                let each = if read.all { 30 } else { 60 };
                let stood = found.claims.iter().any(|claim| {
                    claim.kind.id() == "no-progress"
                        && (claim.from_ply as usize..=claim.to_ply as usize).contains(&t)
                });
                assert_eq!(stood, game.no_progress(t, each), "{fen} {t}");
            }
        }
    }
    tally
}
