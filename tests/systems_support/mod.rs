//! Events and published tables for the tests of pairing systems.
#![allow(dead_code)]

use shashki::event::{Event, GameResult, Number, Player, Regulation, System, Team};
use shashki::exact::Points;
use shashki::pairing::{self, Draft, Options, PairError};

/// An event of `size` players whose numbers are final.
pub fn event(system: System, size: u32) -> Event {
    Event {
        id: "cup".to_owned(),
        name: "Cup".to_owned(),
        seed: Some("seed".to_owned()),
        numbers_fixed: true,
        regulation: Regulation {
            system,
            ..Regulation::default()
        },
        players: (1..=size)
            .map(|number| Player {
                number: Number(number),
                id: format!("p{number}"),
                name: format!("Player {number}"),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    }
}

/// Teams of these sizes, players in a row.
pub fn teams(sizes: &[u32]) -> Vec<Team> {
    let mut next = 1;
    (1..)
        .zip(sizes)
        .map(|(number, size)| {
            let members = (next..next + size).map(Number).collect();
            next += size;
            Team {
                number: Number(number),
                id: format!("t{number}"),
                name: format!("Team {number}"),
                members,
                ..Team::default()
            }
        })
        .collect()
}

/// Pairs a round without any wishes.
pub fn pair(event: &Event, round: u32) -> Result<Draft, PairError> {
    pairing::pair(event, round, &Options::default())
}

/// Pairs the next round and enters it; the lower number wins every game that is played.
pub fn enter(event: &mut Event, round: u32) {
    let draft = pair(event, round).unwrap();
    let mut stored = draft.to_round();
    for pairing in &mut stored.pairings {
        if pairing.result.is_none() {
            let white = pairing.white < pairing.black;
            let points = |won| if won { Points::ONE } else { Points::ZERO };
            pairing.result = Some(GameResult::Played {
                white: points(white),
                black: points(!white),
            });
        }
    }
    event.rounds.push(stored);
}

/// Plays the whole event; says how many rounds it had.
pub fn play_all(event: &mut Event) -> u32 {
    let rounds = pairing::rounds(event).unwrap().unwrap();
    for round in 1..=rounds {
        enter(event, round);
    }
    assert!(matches!(
        pair(event, rounds + 1),
        Err(PairError::NoSuchRound { .. })
    ));
    rounds
}

/// Published tables: size, rounds of pairs as they are printed.
pub fn read(name: &str) -> Vec<(u32, Vec<Vec<(String, String)>>)> {
    let path = format!("{}/tests/data/systems/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let mut tables: Vec<(u32, Vec<Vec<(String, String)>>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("players" | "boards", size)) => {
                tables.push((size.parse().unwrap(), Vec::new()));
            }
            _ => {
                let pairs = line.split_whitespace().map(|pair| {
                    let (white, black) = pair.split_once('-').unwrap();
                    (white.to_owned(), black.to_owned())
                });
                tables.last_mut().unwrap().1.push(pairs.collect());
            }
        }
    }
    tables
}
