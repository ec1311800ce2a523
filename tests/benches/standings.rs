//! How long standings take: 10,000 players, 11 rounds, every coefficient.

#![allow(clippy::unwrap_used)]

use shashki::event::{
    Edition, Event, GameResult, Number, Pairing, Player, Regulation, Round, System,
};
use shashki::exact::Points;
use shashki::tiebreak::{Criterion, Field, Question, Sheet, Table, measures};

fn main() {
    divan::main();
}

/// A Swiss of 10,000 players in which everybody meets eleven others, with byes, forfeits and a
/// hundred leavers.
fn open() -> Event {
    let players: u32 = 10_000;
    let mut state: u64 = 2026;
    let mut dice = move |sides: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % sides
    };
    let mut event = Event {
        regulation: Regulation {
            system: System::SwissRating,
            rounds: 11,
            ..Regulation::default()
        },
        players: (1..=players)
            .map(|number| Player {
                number: Number(number),
                id: format!("p{number}"),
                name: format!("Player {number}"),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    };
    for leaver in 1..=100 {
        event.withdrawals.push(shashki::event::Withdrawal {
            player: Number(leaver * 97),
            after_round: 5,
            excluded: false,
        });
    }
    for number in 1..=11 {
        let mut order: Vec<u32> = (1..=players)
            .filter(|player| number <= 5 || player % 97 != 0 || *player > 9_700)
            .collect();
        for position in (1..order.len()).rev() {
            order.swap(position, dice(position as u64 + 1) as usize);
        }
        let pairings = order
            .chunks_exact(2)
            .zip(1..)
            .map(|(pair, board)| Pairing {
                board,
                white: Number(pair[0]),
                black: Number(pair[1]),
                result: Some(match dice(40) {
                    0 => GameResult::Forfeit {
                        white: true,
                        black: false,
                    },
                    1..=13 => GameResult::Played {
                        white: Points::HALF,
                        black: Points::HALF,
                    },
                    _ => GameResult::Played {
                        white: Points::ONE,
                        black: Points::ZERO,
                    },
                }),
                ..Pairing::default()
            })
            .collect();
        event.rounds.push(Round {
            number,
            pairings,
            ..Round::default()
        });
    }
    event
}

/// The field, the addends and every coefficient of everybody.
#[divan::bench(sample_count = 20)]
fn every_coefficient(bencher: divan::Bencher<'_, '_>) {
    let event = open();
    bencher.bench(|| {
        let field = Field::new(&event, 11);
        let sheet = Sheet::new(&field, Edition::Seed);
        let all = Criterion::ALL.iter();
        all.filter_map(|criterion| measures(&field, &sheet, *criterion))
            .map(|values| values.len())
            .sum::<usize>()
    });
}

/// The whole table with places by the default order.
#[divan::bench(sample_count = 20)]
fn places(bencher: divan::Bencher<'_, '_>) {
    let event = open();
    bencher.bench(|| {
        let table = Table::new(&event, &[Criterion::TruncatedSolkoff], &Question::default());
        table.ranking.standings.len()
    });
}
