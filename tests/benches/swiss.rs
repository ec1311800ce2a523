//! Cost of pairing round 8 of 9 against the number of players: `cargo bench --bench swiss`.
#![allow(clippy::unwrap_used)]

use shashki::event::{Event, System};
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::{Draft, Options, pair};

fn main() {
    divan::main();
}

fn event(system: System, players: u32) -> Event {
    let mix = Mix {
        players: (players, players),
        rounds: (7, 7),
        ..Mix::usual(system)
    };
    let mut event = trial(&mix, "speed", 1).unwrap().event;
    event.regulation.rounds = 9;
    event
}

/// Pairs the round again and again.
fn cost(bencher: divan::Bencher<'_, '_>, system: System, players: u32) {
    let event = event(system, players);
    bencher.bench(|| -> Draft { pair(&event, 8, &Options::default()).unwrap() });
}

#[divan::bench(args = [30, 100, 300, 1000, 3000, 10_000], sample_count = 5)]
fn random(bencher: divan::Bencher<'_, '_>, players: u32) {
    cost(bencher, System::SwissRandom, players);
}

#[divan::bench(args = [30, 100, 300, 1000, 3000, 10_000], sample_count = 5)]
fn rating(bencher: divan::Bencher<'_, '_>, players: u32) {
    cost(bencher, System::SwissRating, players);
}

#[divan::bench(args = [30, 100, 300, 1000, 3000, 10_000], sample_count = 5)]
fn solkoff(bencher: divan::Bencher<'_, '_>, players: u32) {
    cost(bencher, System::SwissSolkoff, players);
}

#[divan::bench(args = [30, 100, 300, 1000, 3000, 10_000], sample_count = 5)]
fn buchholz(bencher: divan::Bencher<'_, '_>, players: u32) {
    cost(bencher, System::SwissBuchholz, players);
}

#[divan::bench(args = [30, 100, 300], sample_count = 5)]
fn dutch(bencher: divan::Bencher<'_, '_>, players: u32) {
    cost(bencher, System::SwissDutch, players);
}
