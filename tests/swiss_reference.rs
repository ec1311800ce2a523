//! Whole rounds of random events against a brute-force reference that reads the event on its own:
//! points, colours, who met whom, classification, boards, colours of pairs. (The coefficients of
//! two systems are taken from `tiebreak`, which has its own tests.) The long run is ignored by
//! default: `cargo test --release --test swiss_reference -- --ignored`.
#![allow(
    clippy::nonminimal_bool,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

mod swiss_brute;

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};
use shashki::event::{
    Absence, Bye, ByeKind, Event, FirstColour, Forbidden, Forced, GameResult, Number, Pairing,
    Player, Regulation, Round, Scoring, System, Withdrawal,
};
use shashki::exact::Points;
use shashki::pairing::{Options, PairError, pair};
use shashki::tiebreak::{Running, so_far};
use swiss_brute::{Dice, Order, World, pair as brute_pair};

const SYSTEMS: [System; 4] = [
    System::SwissRandom,
    System::SwissRating,
    System::SwissSolkoff,
    System::SwissBuchholz,
];

/// What one player has behind him, read from the rounds.
#[derive(Default, Clone)]
struct Past {
    halves: i32,
    /// `w` and `b`, the earliest first, played games only.
    colours: String,
    met: BTreeSet<u32>,
    point_without_play: bool,
}

fn past(event: &Event, round: u32) -> BTreeMap<u32, Past> {
    let mut all: BTreeMap<u32, Past> = event
        .players
        .iter()
        .map(|player| (player.number.0, Past::default()))
        .collect();
    let scale = &event.regulation.scoring;
    for earlier in event.rounds.iter().filter(|earlier| earlier.number < round) {
        for game in &earlier.pairings {
            for (me, you, letter, first) in [
                (game.white.0, game.black.0, 'w', true),
                (game.black.0, game.white.0, 'b', false),
            ] {
                let past = all.get_mut(&me).unwrap();
                match game.result.unwrap() {
                    GameResult::Played { white, black }
                    | GameResult::Adjudicated { white, black } => {
                        past.halves += if first { white } else { black }.halves();
                        past.colours.push(letter);
                        past.met.insert(you);
                    }
                    GameResult::Forfeit { white, black } => {
                        let plus = if first { white } else { black };
                        past.halves += if plus { scale.win } else { scale.loss }.halves();
                        past.point_without_play |= plus;
                    }
                    GameResult::Pending => unreachable!(),
                }
            }
        }
        for bye in &earlier.byes {
            let past = all.get_mut(&bye.player.0).unwrap();
            match bye.kind {
                ByeKind::Pairing | ByeKind::Full => {
                    past.halves += scale.win.halves();
                    past.point_without_play = true;
                }
                ByeKind::Half => past.halves += scale.draw.halves(),
                ByeKind::Zero => {}
            }
        }
    }
    all
}

fn due(past: &Past) -> Option<char> {
    if past.colours.ends_with("www") {
        Some('b')
    } else if past.colours.ends_with("bbb") {
        Some('w')
    } else {
        None
    }
}

fn lot(event: &Event, purpose: &str, number: u32) -> String {
    let id = &event
        .players
        .iter()
        .find(|p| p.number.0 == number)
        .unwrap()
        .id;
    let text = format!(
        "{}\n{}\n{purpose}\n{id}",
        event.seed.as_ref().unwrap(),
        event.id
    );
    Sha256::digest(text)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn reading<'e>(event: &'e Event, name: &str) -> &'e str {
    event
        .regulation
        .readings
        .get(name)
        .map_or("", String::as_str)
}

/// The round: boards in order (white, black), and the bye; `None` if there is none.
fn reference(event: &Event, round: u32) -> Option<(Vec<(u32, u32)>, Option<u32>)> {
    let pasts = past(event, round);
    let system = event.regulation.system;
    let mut there: Vec<u32> = event
        .players
        .iter()
        .filter(|player| player.from_round.unwrap_or(1) <= round)
        .map(|player| player.number.0)
        .filter(|number| {
            !event
                .withdrawals
                .iter()
                .any(|left| left.player.0 == *number && left.after_round < round)
                && !event
                    .absences
                    .iter()
                    .any(|absence| absence.player.0 == *number && absence.rounds.contains(&round))
        })
        .collect();
    // The classification.
    let coefficient = match system {
        System::SwissSolkoff if round > 2 => so_far(event, round - 1, Running::TruncatedSolkoff),
        System::SwissBuchholz if round > 2 => so_far(event, round - 1, Running::Buchholz),
        _ => BTreeMap::new(),
    };
    let even = round.is_multiple_of(2);
    let descending = match system {
        System::SwissRating => even,
        System::SwissSolkoff => round == 2 || (even && reading(event, "solkoff-ties") == "parity"),
        _ => false,
    };
    there.sort_by(|a, b| {
        let points = pasts[b].halves.cmp(&pasts[a].halves);
        let inside = match system {
            System::SwissRandom => {
                let purpose = format!("round-{round}");
                lot(event, &purpose, *a).cmp(&lot(event, &purpose, *b))
            }
            _ => coefficient
                .get(&Number(*b))
                .cmp(&coefficient.get(&Number(*a))),
        };
        points
            .then(inside)
            .then(if descending { b.cmp(a) } else { a.cmp(b) })
    });
    let higher_of = |a: u32, b: u32| {
        let place = |number| there.iter().position(|other| *other == number).unwrap();
        if place(a) < place(b) { (a, b) } else { (b, a) }
    };
    let may_meet = |a: u32, b: u32| {
        let (one, other) = (&pasts[&a], &pasts[&b]);
        a != b
            && !one.met.contains(&b)
            && !(due(one).is_some() && due(one) == due(other))
            && !event.regulation.forbidden.iter().any(|rule| {
                rule.from_round.unwrap_or(1) <= round
                    && rule.to_round.unwrap_or(99) >= round
                    && rule.players.contains(&Number(a))
                    && rule.players.contains(&Number(b))
            })
    };
    let mut boards: Vec<(u32, u32)> = Vec::new();
    for forced in event
        .regulation
        .forced
        .iter()
        .filter(|forced| forced.round == round)
    {
        let (a, b) = (forced.players.0.0, forced.players.1.0);
        if !may_meet(a, b) {
            return None;
        }
        boards.push((a, b));
    }
    let open: Vec<u32> = there
        .iter()
        .copied()
        .filter(|number| !boards.iter().any(|(a, b)| a == number || b == number))
        .collect();
    let world = World {
        points: open.iter().map(|number| pasts[number].halves).collect(),
        number: open.clone(),
        may_meet: open
            .iter()
            .map(|a| open.iter().map(|b| may_meet(*a, *b)).collect())
            .collect(),
        may_have_bye: open
            .iter()
            .map(|number| !pasts[number].point_without_play)
            .collect(),
        published: Vec::new(),
    };
    let order = match system {
        System::SwissRandom => Order::Nearest,
        System::SwissBuchholz => Order::Last,
        _ if reading(event, "halves") == "kept" => Order::HalvesKept,
        _ => Order::HalvesFresh,
    };
    let answer = brute_pair(&world, order, reading(event, "bye") == "number")?;
    boards.extend(answer.pairs.iter().map(|&(a, b)| (open[a], open[b])));
    // The colours.
    let first = match event.regulation.first_colour {
        FirstColour::White => 'w',
        FirstColour::Black => 'b',
        FirstColour::Lot => {
            let (higher, _) = higher_of(boards[0].0, boards[0].1);
            let digit = lot(event, "colour-1", higher).chars().last().unwrap();
            if "02468ace".contains(digit) { 'w' } else { 'b' }
        }
    };
    let seated = boards.iter().enumerate().map(|(index, &(a, b))| {
        let (higher, lower) = higher_of(a, b);
        let higher_has_white = if round > 1 {
            has_white(&pasts[&higher], &pasts[&lower])
        } else if system == System::SwissRandom {
            true
        } else {
            (first == 'w') == (index % 2 == 0)
        };
        if higher_has_white {
            (higher, lower)
        } else {
            (lower, higher)
        }
    });
    Some((seated.collect(), answer.bye.map(|bye| open[bye])))
}

/// Whether the higher of two has white (3.17.2).
fn has_white(higher: &Past, lower: &Past) -> bool {
    match (due(higher), due(lower)) {
        (Some(colour), _) => return colour == 'w',
        (None, Some(colour)) => return colour == 'b',
        (None, None) => {}
    }
    let whites = |past: &Past| past.colours.matches('w').count();
    if whites(higher) != whites(lower) {
        return whites(higher) < whites(lower);
    }
    let (mut one, mut other) = (higher.colours.clone(), lower.colours.clone());
    loop {
        match (one.pop(), other.pop()) {
            (Some('b'), Some('w')) | (Some(_), None) | (None, None) => return true,
            (Some('w'), Some('b')) | (None, Some(_)) => return false,
            _ => {}
        }
    }
}

fn new_event(dice: &mut Dice, id: u32) -> Event {
    let count = 4 + dice.below(11) as u32;
    let mut readings = BTreeMap::new();
    for (name, value) in [
        ("halves", "kept"),
        ("solkoff-ties", "parity"),
        ("bye", "number"),
    ] {
        if dice.one_in(4) {
            readings.insert(name.to_owned(), value.to_owned());
        }
    }
    let scoring = if dice.one_in(4) {
        Scoring {
            win: Points::whole(2),
            draw: Points::whole(1),
            ..Scoring::default()
        }
    } else {
        Scoring::default()
    };
    let forbidden = (0..dice.below(4))
        .map(|_| Forbidden {
            players: (0..2 + dice.below(2))
                .map(|_| Number(1 + dice.below(u64::from(count)) as u32))
                .collect(),
            from_round: dice.one_in(3).then_some(2),
            to_round: dice.one_in(3).then_some(3),
            reason: None,
        })
        .collect();
    Event {
        id: format!("event-{id}"),
        seed: Some(format!("{:x}", dice.below(1 << 40))),
        numbers_fixed: true,
        regulation: Regulation {
            system: SYSTEMS[dice.below(4) as usize],
            scoring,
            readings,
            forbidden,
            first_colour: [FirstColour::White, FirstColour::Black, FirstColour::Lot]
                [dice.below(3) as usize],
            ..Regulation::default()
        },
        players: (1..=count)
            .map(|number| Player {
                number: Number(number),
                id: format!("player {number}"),
                from_round: dice.one_in(15).then(|| 2 + dice.below(2) as u32),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    }
}

fn play(dice: &mut Dice, event: &mut Event) {
    let scale = event.regulation.scoring.clone();
    let (win, draw, loss) = (scale.win, scale.draw, scale.loss);
    let round = event.rounds.last_mut().unwrap();
    for game in &mut round.pairings {
        let played = |white, black| GameResult::Played { white, black };
        let forfeit = |white, black| GameResult::Forfeit { white, black };
        game.result = Some(match dice.below(20) {
            0 => forfeit(true, false),
            1 => forfeit(false, true),
            2 => forfeit(false, false),
            3 => played(loss, loss),
            4..=7 => played(draw, draw),
            8..=13 => played(win, loss),
            _ => played(loss, win),
        });
    }
    let number = round.number;
    for player in 1..=event.players.len() as u32 {
        let player = Number(player);
        if dice.one_in(60) && !event.withdrawals.iter().any(|left| left.player == player) {
            event.withdrawals.push(Withdrawal {
                player,
                after_round: number,
                excluded: false,
            });
        }
        if dice.one_in(30) {
            event.absences.push(Absence {
                player,
                rounds: vec![number + 1],
                kind: if dice.one_in(3) {
                    ByeKind::Half
                } else {
                    ByeKind::Zero
                },
            });
        }
    }
}

/// A round that no system made: anybody against anybody.
fn chaos(dice: &mut Dice, event: &Event, number: u32, drawn: &Round) -> Round {
    let mut players: Vec<Number> = drawn
        .pairings
        .iter()
        .flat_map(|game| [game.white, game.black])
        .collect();
    for index in 0..players.len() {
        let other = dice.below(players.len() as u64) as usize;
        players.swap(index, other);
    }
    let _ = event;
    Round {
        number,
        pairings: (1..)
            .zip(players.chunks(2))
            .map(|(board, two)| Pairing {
                board,
                white: two[0],
                black: two[1],
                ..Pairing::default()
            })
            .collect(),
        byes: drawn.byes.clone(),
        ..Round::default()
    }
}

fn compare(seed: u64, rounds: u32) -> [u32; 3] {
    let mut dice = Dice(seed);
    let (mut paired, mut refused, mut events) = (0, 0, 0);
    while paired + refused < rounds {
        events += 1;
        let mut event = new_event(&mut dice, events);
        let wild = dice.one_in(3);
        for number in 1..=3 + dice.below(7) as u32 {
            if dice.one_in(8) {
                let mut two = || Number(1 + dice.below(event.players.len() as u64) as u32);
                let players = (two(), two());
                event.regulation.forced.push(Forced {
                    round: number,
                    players,
                });
            }
            let found = match pair(&event, number, &Options::default()) {
                Ok(draft) => draft,
                Err(PairError::Impossible(_)) => {
                    assert_eq!(
                        reference(&event, number),
                        None,
                        "round {number} of {event:?}"
                    );
                    refused += 1;
                    break;
                }
                // Few are left, or the forced pair names somebody who is not there.
                Err(PairError::TooFew { .. } | PairError::Forced { .. }) => break,
                Err(error) => panic!("{error}"),
            };
            let boards: Vec<(u32, u32)> = found
                .pairings
                .iter()
                .map(|drawn| (drawn.white.0, drawn.black.0))
                .collect();
            let bye = found.pairing_bye().map(|number| number.0);
            assert_eq!(
                Some((boards, bye)),
                reference(&event, number),
                "round {number} of {event:?}"
            );
            paired += 1;
            let mut round = found.to_round();
            if wild && dice.one_in(2) {
                round = chaos(&mut dice, &event, number, &round);
            }
            let recorded: BTreeSet<Number> =
                round.byes.iter().map(|bye: &Bye| bye.player).collect();
            assert_eq!(recorded.len(), round.byes.len());
            event.rounds.push(round);
            play(&mut dice, &mut event);
        }
    }
    [paired, refused, events]
}

#[test]
fn rounds_agree_with_brute_force() {
    let [paired, refused, events] = compare(11, 500);
    assert!(paired > 300 && refused > 10, "{paired} {refused} {events}");
}

#[test]
#[ignore = "long"]
fn rounds_agree_with_brute_force_at_length() {
    let [paired, refused, events] = compare(12, 25_000);
    println!("{paired} rounds paired, {refused} refused, {events} events");
}
