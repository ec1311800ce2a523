//! Laws of the Swiss systems: renumbering changes nothing, a seed gives the same draw everywhere,
//! how many rounds are sure.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod swiss_brute;

use std::collections::BTreeSet;

use shashki::board::Colour;
use shashki::event::{Event, Number, Player, Regulation, System};
use shashki::exact::Points;
use shashki::finding::codes::swiss as codes;
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::swiss::{
    ByeOrder, Choice, Entrant, Field, Halves, Request, most_rounds, pair_field, sure_rounds,
};
use shashki::pairing::{Options, PairError, pair};
use swiss_brute::Dice;

const SYSTEMS: [System; 5] = [
    System::SwissRandom,
    System::SwissRating,
    System::SwissSolkoff,
    System::SwissBuchholz,
    System::SwissDutch,
];

/// The same event under other numbers.
fn renumbered(event: &Event, new: &dyn Fn(Number) -> Number) -> Event {
    let mut event = event.clone();
    for player in &mut event.players {
        player.number = new(player.number);
    }
    let forbidden = &mut event.regulation.forbidden;
    let named = forbidden.iter_mut().flat_map(|rule| &mut rule.players);
    let byes = event.rounds.iter_mut().flat_map(|round| &mut round.byes);
    let gone = event.withdrawals.iter_mut().map(|gone| &mut gone.player);
    let absent = event.absences.iter_mut().map(|absent| &mut absent.player);
    for number in named
        .chain(byes.map(|bye| &mut bye.player))
        .chain(gone)
        .chain(absent)
    {
        *number = new(*number);
    }
    for round in &mut event.rounds {
        for pairing in &mut round.pairings {
            pairing.white = new(pairing.white);
            pairing.black = new(pairing.black);
        }
    }
    event
}

/// White and Black board by board, then the bye.
fn answer(event: &Event, round: u32) -> Option<(Vec<(Number, Number)>, Option<Number>)> {
    match pair(event, round, &Options::default()) {
        Ok(draft) => {
            let pairs = draft
                .pairings
                .iter()
                .map(|drawn| (drawn.white, drawn.black));
            Some((pairs.collect(), draft.pairing_bye()))
        }
        Err(PairError::Impossible(_) | PairError::TooFew { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Numbers decide only by their order (by the blind lot not at all, for ids are drawn): other
/// numbers in the same order, a list in another order, give the same round.
#[test]
fn renumbering_with_the_same_classification_changes_nothing() {
    let mut dice = Dice(5);
    let mut compared = 0;
    for (system, index) in SYSTEMS
        .into_iter()
        .flat_map(|system| (1..=12).map(move |index| (system, index)))
    {
        let mix = Mix {
            players: (5, 24),
            rounds: (5, 7),
            forbidden: 100,
            absences: 60,
            forfeits: 60,
            ..Mix::usual(system)
        };
        let event = trial(&mix, "renumbered", index).unwrap().event;
        let count = event.players.len() as u32;
        let mut order: Vec<u32> = (1..=count).collect();
        if system == System::SwissRandom {
            for place in 0..order.len() {
                order.swap(place, dice.below(u64::from(count)) as usize);
            }
        }
        let (factor, step) = (1 + dice.below(5) as u32, dice.below(9) as u32);
        let new = |old: Number| Number(order[old.0 as usize - 1] * factor + step);
        let mut other = renumbered(&event, &new);
        for place in 0..other.players.len() {
            let with = dice.below(u64::from(count)) as usize;
            other.players.swap(place, with);
        }
        if system == System::SwissRandom {
            // Games of a round may stand in any order too.
            for round in &mut other.rounds {
                round.pairings.reverse();
            }
        }
        for round in 1..=event.rounds.len() as u32 {
            let expected = answer(&event, round).map(|(pairs, bye)| {
                let pairs = pairs
                    .into_iter()
                    .map(|(white, black)| (new(white), new(black)));
                (pairs.collect::<Vec<_>>(), bye.map(new))
            });
            assert_eq!(answer(&other, round), expected, "{system} {index} {round}");
            compared += 1;
        }
    }
    assert!(compared > 250, "{compared}");
}

/// The procedure itself sees numbers only as names.
#[test]
fn the_procedure_does_not_look_at_numbers() {
    let mut dice = Dice(6);
    for _ in 0..300 {
        let count = 4 + dice.below(30) as usize;
        let mut points: Vec<i32> = (0..count).map(|_| dice.below(4) as i32).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        let met: Vec<(usize, usize)> = (0..count)
            .map(|a| (a, dice.below(count as u64) as usize))
            .filter(|(a, b)| a != b)
            .collect();
        let field = |number: &dyn Fn(usize) -> u32| {
            let mut entrants: Vec<Entrant> = (0..count)
                .map(|place| Entrant {
                    number: Number(number(place)),
                    points: Points::whole(points[place]),
                    may_have_bye: place % 5 != 0,
                    colours: vec![Colour::White; if place % 7 == 0 { 3 } else { 1 }],
                    ..Entrant::default()
                })
                .collect();
            for &(a, b) in &met {
                entrants[a].met.push((Number(number(b)), 1));
                entrants[b].met.push((Number(number(a)), 1));
            }
            Field::new(entrants)
        };
        let step = 1 + dice.below(count as u64) as usize;
        for choice in [Choice::Nearest, Choice::Halves(Halves::Fresh), Choice::Last] {
            let request = Request {
                choice,
                bye: ByeOrder::Classification,
                published: None,
            };
            let plain = pair_field(&field(&|place| place as u32 + 1), &request);
            let turned = pair_field(
                &field(&|place| 1000 - ((place + step) % count) as u32),
                &request,
            );
            match (plain, turned) {
                (Ok(plain), Ok(turned)) => assert_eq!(plain, turned),
                (Err(_), Err(_)) => {}
                (one, other) => panic!("{one:?} {other:?}"),
            }
        }
    }
}

const ROUND_1: &str = "3-5 1-8 9-4 7-2 6 bye";
const ROUND_2: &str = "7-9 6-1 4-3 5-8 2 bye";

fn blitz() -> Event {
    Event {
        id: "blitz".to_owned(),
        seed: Some("2026".to_owned()),
        numbers_fixed: true,
        regulation: Regulation {
            system: System::SwissRandom,
            ..Regulation::default()
        },
        players: (1..=9)
            .map(|number| Player {
                number: Number(number),
                id: format!("p{number}"),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    }
}

fn shown(event: &Event, round: u32) -> String {
    let (pairs, bye) = answer(event, round).unwrap();
    let mut words: Vec<String> = pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect();
    words.extend(bye.map(|bye| format!("{bye} bye")));
    words.join(" ")
}

/// The orders were computed outside this program, as `sha256sum` does: the ids by the digests of
/// `2026 LF blitz LF round-N LF id`.
#[test]
fn the_same_seed_gives_the_same_draw() {
    let mut event = blitz();
    assert_eq!(shown(&event, 1), ROUND_1);
    let mut round = pair(&event, 1, &Options::default()).unwrap().to_round();
    // White wins on every board.
    for pairing in &mut round.pairings {
        pairing.result = Some("1-0".parse().unwrap());
    }
    event.rounds.push(round);
    assert_eq!(shown(&event, 2), ROUND_2);
    // Another seed, another draw.
    event.seed = Some("2027".to_owned());
    assert_ne!(shown(&event, 1), ROUND_1);
}

/// The bit of a pair among up to eleven players.
fn bit(a: u8, b: u8) -> u64 {
    1 << (a.max(b) * (a.max(b) - 1) / 2 + a.min(b))
}

/// Every complete pairing of `free` without a pair of `met`, as a set of bits.
fn pairings(met: u64, free: &[u8], made: u64, found: &mut Vec<u64>) {
    let Some((&a, rest)) = free.split_first() else {
        found.push(made);
        return;
    };
    for &b in rest {
        if met & bit(a, b) == 0 {
            let left: Vec<u8> = rest.iter().copied().filter(|v| *v != b).collect();
            pairings(met, &left, made | bit(a, b), found);
        }
    }
}

/// The first round that can turn out impossible after others that were paired somehow.
fn first_that_may_fail(size: u8) -> u32 {
    let everybody: Vec<u8> = (0..size).collect();
    let mut states = BTreeSet::from([0]);
    for round in 1.. {
        let mut next = BTreeSet::new();
        for &met in &states {
            let mut found = Vec::new();
            pairings(met, &everybody, 0, &mut found);
            if found.is_empty() {
                return round;
            }
            // By symmetry the first round can be any.
            found.truncate(if round == 1 { 1 } else { usize::MAX });
            next.extend(found.iter().map(|pairs| met | pairs));
        }
        states = next;
    }
    0
}

/// By trying every event of 4, 6 and 8 players: the number of sure rounds is right, and no larger
/// one would be.
#[test]
fn rounds_that_are_sure() {
    for size in [4_u8, 6, 8] {
        let fails = first_that_may_fail(size);
        let sure = sure_rounds(usize::from(size));
        assert_eq!(fails, sure + 1, "{size} players");
        assert_eq!(sure_rounds(usize::from(size) - 1), sure);
        assert_eq!(most_rounds(usize::from(size)), u32::from(size) - 1);
    }
    // Ten: after five rounds everybody of one half has played everybody of the other.
    assert_eq!(sure_rounds(10), 5);
}

#[test]
fn a_warning_where_rounds_are_not_sure() {
    for system in SYSTEMS {
        let mut event = blitz();
        event.regulation.system = system;
        // Nine and the bye: five rounds are sure, nine are the most.
        for (rounds, code) in [
            (5, None),
            (6, Some(codes::ROUNDS_NOT_SURE)),
            (9, Some(codes::ROUNDS_NOT_SURE)),
            (10, Some(codes::ROUNDS_TOO_MANY)),
        ] {
            event.regulation.rounds = rounds;
            let told = pair(&event, 1, &Options::default()).unwrap().explanation;
            let found = told
                .iter()
                .map(|finding| finding.code)
                .find(|code| [codes::ROUNDS_NOT_SURE, codes::ROUNDS_TOO_MANY].contains(code));
            assert_eq!(found, code, "{system} {rounds}");
        }
    }
}
