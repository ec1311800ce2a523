//! Teams in the four Swiss systems: whole events with boards, line-ups, byes, a team that leaves.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod systems_support;

use std::collections::{BTreeMap, BTreeSet};

use shashki::board::Colour;
use shashki::event::{
    ByeKind, Event, GameResult, LineUp, Number, Player, Regulation, Round, System, Withdrawal,
};
use shashki::exact::Points;
use shashki::pairing::{Options, PairError, WhatIf, check, pair, repair, what_if};
use systems_support::teams;

const BOARDS: u32 = 4;

/// Seven teams of five, the fifth a reserve.
fn league(system: System) -> Event {
    Event {
        id: "league".to_owned(),
        seed: Some("league".to_owned()),
        numbers_fixed: true,
        regulation: Regulation {
            system,
            rounds: 5,
            boards: Some(BOARDS),
            ..Regulation::default()
        },
        teams: teams(&[5; 7]),
        players: (1..=35)
            .map(|number| Player {
                number: Number(number),
                id: format!("p{number}"),
                name: format!("Player {number}"),
                team: Some(Number((number - 1) / 5 + 1)),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    }
}

/// The match's points for its first team, as everybody's boards give them.
fn score(round: &Round, board: u32) -> (Points, Points) {
    let pairing = round.pairings.iter().find(|p| p.board == board).unwrap();
    let mut sums = (Points::ZERO, Points::ZERO);
    for (index, game) in pairing.games.iter().enumerate() {
        let (white, black) = match game.result.unwrap() {
            GameResult::Played { white, black } => (white, black),
            GameResult::Forfeit { white, black } => {
                let points = |won| if won { Points::ONE } else { Points::ZERO };
                (points(white), points(black))
            }
            other => panic!("{other:?}"),
        };
        // Board 1 of the team named first has white, its even boards black (3.16.3).
        if index % 2 == 0 {
            sums = (sums.0 + white, sums.1 + black);
        } else {
            sums = (sums.0 + black, sums.1 + white);
        }
    }
    sums
}

/// The player of the lower team number wins board 1 and 3, the other board 2, board 4 is drawn.
fn play(event: &mut Event) {
    let round = event.rounds.last_mut().unwrap();
    for pairing in &mut round.pairings {
        let first_is_lower = pairing.white < pairing.black;
        for (index, game) in pairing.games.iter_mut().enumerate() {
            if game.result.is_some() {
                continue;
            }
            let white_is_first = index % 2 == 0;
            let lower_has_white = white_is_first == first_is_lower;
            game.result = Some(match (index, lower_has_white) {
                (3, _) => "0.5-0.5".parse().unwrap(),
                (1, true) | (0 | 2, false) => "0-1".parse().unwrap(),
                _ => "1-0".parse().unwrap(),
            });
        }
    }
    let boards: Vec<u32> = round.pairings.iter().map(|p| p.board).collect();
    let scores: Vec<(Points, Points)> = boards.iter().map(|&b| score(round, b)).collect();
    for (pairing, (white, black)) in round.pairings.iter_mut().zip(scores) {
        pairing
            .result
            .get_or_insert(GameResult::Played { white, black });
    }
}

#[test]
fn whole_events_of_teams() {
    for system in [
        System::SwissRandom,
        System::SwissRating,
        System::SwissSolkoff,
        System::SwissBuchholz,
    ] {
        let mut event = league(system);
        // In round 2 team 3 comes with its reserve on board 4 and nobody on board 3.
        let numbers = |list: [u32; 4]| list.map(|n| (n > 0).then_some(Number(n))).to_vec();
        event.line_ups.push(LineUp {
            round: 2,
            team: Number(3),
            boards: numbers([11, 12, 0, 15]),
        });
        let mut met = BTreeSet::new();
        let mut byes = BTreeSet::new();
        let mut colours: BTreeMap<Number, Vec<Colour>> = BTreeMap::new();
        for number in 1..=5 {
            if number == 4 {
                event.withdrawals.push(Withdrawal {
                    player: Number(7),
                    after_round: 3,
                    excluded: false,
                });
            }
            let draft = pair(&event, number, &Options::default()).unwrap();
            let mut named: Vec<Number> = draft.pairing_bye().into_iter().collect();
            for drawn in &draft.pairings {
                let (one, other) = (drawn.white, drawn.black);
                named.extend([one, other]);
                // H1 and H2 for teams; everybody of a board is of its team.
                assert!(met.insert((one.min(other), one.max(other))), "{system}");
                for (team, colour) in [(one, Colour::White), (other, Colour::Black)] {
                    let row = colours.entry(team).or_default();
                    row.push(colour);
                    assert!(!row.ends_with(&[colour; 4]), "{system} {team}");
                }
                assert_eq!(drawn.games.len(), BOARDS as usize);
                for (index, game) in drawn.games.iter().enumerate() {
                    let (first, second) = if index % 2 == 0 {
                        (game.white, game.black)
                    } else {
                        (game.black, game.white)
                    };
                    for (player, team) in [(first, one), (second, other)] {
                        let empty = number == 2 && team == Number(3) && index == 2;
                        assert_eq!(player == Number(0), empty);
                        assert!(empty || (player.0 - 1) / 5 + 1 == team.0);
                    }
                    assert_eq!(
                        game.result.is_some(),
                        number == 2 && index == 2 && (one == Number(3) || other == Number(3))
                    );
                }
            }
            if let Some(bye) = draft.pairing_bye() {
                assert!(byes.insert(bye), "H3: {system} {bye}");
            }
            named.sort_unstable();
            let there = if number < 4 { 7 } else { 6 };
            assert_eq!(named, (1..=there).map(Number).collect::<Vec<_>>());
            event.rounds.push(draft.to_round());
            play(&mut event);
        }
        let checked = check::check(&event, true);
        assert_eq!(
            (checked.rounds, checked.differences),
            (5, vec![]),
            "{system}"
        );
    }
}

#[test]
fn what_if_and_repair_of_team_matches() {
    let mut event = league(System::SwissRating);
    let draft = pair(&event, 1, &Options::default()).unwrap();
    let bye = draft.pairing_bye().unwrap();
    assert!(
        draft
            .byes
            .iter()
            .any(|b| b.player == bye && b.kind == ByeKind::Pairing)
    );
    event.rounds.push(draft.to_round());
    play(&mut event);
    let met = draft
        .pairings
        .iter()
        .map(|drawn| (drawn.white, drawn.black));
    let met: Vec<(Number, Number)> = met.collect();
    assert!(matches!(
        what_if(&event, 2, met[0], &Options::default()),
        Ok(WhatIf::Barred(_))
    ));
    let draft = pair(&event, 2, &Options::default()).unwrap();
    event.rounds.push(draft.to_round());
    // The team with the bye leaves: nothing else changes.
    let gone = draft.pairing_bye().unwrap();
    event.withdrawals.push(Withdrawal {
        player: gone,
        after_round: 1,
        excluded: false,
    });
    let repaired = repair(&event, 2, &Options::default()).unwrap();
    assert_eq!((repaired.kept, repaired.published), (3, 3));
    assert_eq!(repaired.draft.pairings[0].games.len(), BOARDS as usize);
    // A forced match between two who have met is refused.
    let forced = Options {
        forced: met
            .into_iter()
            .filter(|(a, b)| *a != gone && *b != gone)
            .collect(),
        ..Options::default()
    };
    assert!(matches!(
        pair(&event, 2, &forced),
        Err(PairError::Impossible(_))
    ));
}
