//! Speed of a late round of a large event. Ignored by default: figures belong to release builds.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::Instant;

use shashki::event::System;
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::{Options, pair};

#[test]
#[ignore = "long"]
fn round_8_of_9() {
    for system in [
        System::SwissRandom,
        System::SwissRating,
        System::SwissSolkoff,
        System::SwissBuchholz,
    ] {
        for players in [100, 300, 1000, 3000, 10_000] {
            let mix = Mix {
                players: (players, players),
                rounds: (7, 7),
                ..Mix::usual(system)
            };
            let mut event = trial(&mix, "speed", 1).unwrap().event;
            event.regulation.rounds = 9;
            let start = Instant::now();
            let draft = pair(&event, 8, &Options::default()).unwrap();
            println!(
                "{system:?} {players}: {} pairs in {:?}",
                draft.pairings.len(),
                start.elapsed()
            );
        }
    }
}
