//! What an arbiter may ask of FIDE's Dutch system beyond a round: forced pairs, groups, a question
//! about a pair, a round made again, points for pairing only, why nothing is possible.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use shashki::event::{
    Absence, ByeKind, Event, FirstColour, Number, Pairing, Player, Regulation, Round, System,
    Withdrawal,
};
use shashki::finding::codes::{dutch as codes, swiss};
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::{Draft, Options, PairError, WhatIf, pair, repair, what_if};

fn event(players: u32) -> Event {
    Event {
        id: "e".to_owned(),
        seed: Some("s".to_owned()),
        numbers_fixed: true,
        regulation: Regulation {
            system: System::SwissDutch,
            rounds: 7,
            first_colour: FirstColour::White,
            ..Regulation::default()
        },
        players: (1..=players)
            .map(|number| Player {
                number: Number(number),
                id: format!("p{number}"),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    }
}

fn shown(draft: &Draft) -> String {
    let pairs = draft.pairings.iter();
    let mut words: Vec<String> = pairs
        .map(|drawn| format!("{}-{}", drawn.white, drawn.black))
        .collect();
    words.extend(draft.pairing_bye().map(|bye| format!("{bye} bye")));
    words.join(" ")
}

fn add(event: &mut Event, games: &[(u32, u32, &str)]) {
    let number = event.rounds.len() as u32 + 1;
    event.rounds.push(Round {
        number,
        pairings: (1..)
            .zip(games)
            .map(|(board, (white, black, result))| Pairing {
                board,
                white: Number(*white),
                black: Number(*black),
                result: Some(result.parse().unwrap()),
                ..Pairing::default()
            })
            .collect(),
        ..Round::default()
    });
}

fn explained(forced: &[(u32, u32)]) -> Options {
    Options {
        explain: true,
        forced: forced
            .iter()
            .map(|&(a, b)| (Number(a), Number(b)))
            .collect(),
        ..Options::default()
    }
}

#[test]
fn forced_pairs_are_made_and_the_rest_is_paired_without_them() {
    let mut event = event(8);
    // 1-5 2-6 3-7 4-8 without a wish; colours of the forced pair by the same rules.
    let draft = pair(&event, 1, &explained(&[(2, 3)])).unwrap();
    assert_eq!(shown(&draft), "3-2 1-6 4-7 5-8".replace("4-7", "7-4"));
    assert!(draft.pairings[0].forced && !draft.pairings[1].forced);
    let told = draft.explanation.iter();
    assert!(
        told.clone()
            .any(|finding| finding.code == swiss::PAIR_FORCED)
    );
    // From the event file as well.
    event.regulation.forced = vec![shashki::event::Forced {
        round: 1,
        players: (Number(1), Number(2)),
    }];
    assert!(shown(&pair(&event, 1, &Options::default()).unwrap()).starts_with("1-2 "));
    // A pair that has met is refused.
    add(
        &mut event,
        &[(1, 5, "1-0"), (6, 2, "0-1"), (3, 7, "1-0"), (8, 4, "0-1")],
    );
    let met = what_if(&event, 2, (Number(1), Number(5)), &Options::default()).unwrap();
    let WhatIf::Barred(why) = met else {
        panic!("{met:?}")
    };
    assert_eq!(why.reasons[0].code, swiss::FORCED_BARRED);
    assert_eq!(why.reasons[1].code, swiss::MET);
    let fine = what_if(&event, 2, (Number(1), Number(8)), &Options::default()).unwrap();
    assert!(matches!(fine, WhatIf::Round(draft) if draft.pairings[0].forced));
}

#[test]
fn groups_are_paired_on_their_own() {
    let mut event = event(8);
    event.regulation.pairing_groups = BTreeMap::from([
        (
            "a".to_owned(),
            vec![Number(1), Number(3), Number(5), Number(7)],
        ),
        (
            "b".to_owned(),
            vec![Number(2), Number(4), Number(6), Number(8)],
        ),
    ]);
    event.regulation.pairing_groups_to_round = Some(1);
    let draft = pair(&event, 1, &explained(&[])).unwrap();
    assert_eq!(shown(&draft), "1-5 3-7 6-2 8-4");
    add(
        &mut event,
        &[(1, 5, "1-0"), (3, 7, "1-0"), (6, 2, "0-1"), (8, 4, "0-1")],
    );
    // The groups have ended: 1 2 3 4 with a point are one bracket.
    let pairs = shown(&pair(&event, 2, &Options::default()).unwrap());
    assert!(pairs.starts_with("1-") || pairs.contains("-1"), "{pairs}");
    event.regulation.pairing_groups_to_round = Some(2);
    for player in [1, 2] {
        event.absences.push(Absence {
            player: Number(player),
            rounds: vec![2],
            kind: ByeKind::Zero,
        });
    }
    match pair(&event, 2, &Options::default()) {
        Err(PairError::Impossible(why)) => assert_eq!(why.reasons[0].code, swiss::ODD_GROUPS),
        other => panic!("{other:?}"),
    }
}

/// As many pairs as possible of any legal round, by trying everything; which pairs are legal is
/// asked of `--what-if`.
fn most_kept(event: &Event, round: u32, published: &BTreeSet<(Number, Number)>) -> Option<usize> {
    let there: Vec<Number> = event
        .units()
        .into_iter()
        .filter(|unit| {
            let absent = event.absences.iter();
            let gone = event.withdrawals.iter();
            !absent
                .clone()
                .any(|a| a.player == *unit && a.rounds.contains(&round))
                && !gone
                    .clone()
                    .any(|g| g.player == *unit && g.after_round < round)
                && event
                    .player(*unit)
                    .unwrap()
                    .from_round
                    .is_none_or(|from| from <= round)
        })
        .collect();
    let mut legal = BTreeSet::new();
    for (index, &a) in there.iter().enumerate() {
        for &b in &there[index + 1..] {
            let found = what_if(event, round, (a, b), &Options::default()).unwrap();
            if !matches!(found, WhatIf::Barred(_)) {
                legal.insert((a, b));
            }
        }
    }
    let no_bye: BTreeSet<Number> = event
        .rounds
        .iter()
        .filter(|earlier| earlier.number < round)
        .flat_map(|earlier| earlier.byes.iter().map(|bye| bye.player))
        .collect();
    fn go(
        left: &[Number],
        bye: bool,
        can: &dyn Fn(Number, Option<Number>) -> Option<usize>,
    ) -> Option<usize> {
        let Some((&a, rest)) = left.split_first() else {
            return Some(0);
        };
        let with_bye = (bye)
            .then(|| Some(can(a, None)? + go(rest, false, can)?))
            .flatten();
        let pairs = rest.iter().filter_map(|&b| {
            let left: Vec<Number> = rest.iter().copied().filter(|c| *c != b).collect();
            Some(can(a, Some(b))? + go(&left, bye, can)?)
        });
        pairs.chain(with_bye).max()
    }
    go(&there, there.len() % 2 == 1, &|a, b| match b {
        None => (!no_bye.contains(&a)).then_some(0),
        Some(b) => legal
            .contains(&(a, b))
            .then(|| usize::from(published.contains(&(a, b)))),
    })
}

#[test]
fn a_repair_keeps_as_many_pairs_as_can_be_kept() {
    let (mut repaired_rounds, mut touched) = (0, 0);
    for index in 1..=20 {
        let mix = Mix {
            players: (6, 9),
            rounds: (4, 4),
            forfeits: 0,
            leavers: 0,
            late: 0,
            ..Mix::usual(System::SwissDutch)
        };
        let mut event = trial(&mix, "wishes", index).unwrap().event;
        let round = event.rounds.len() as u32;
        let last = event.rounds.last_mut().unwrap();
        for pairing in &mut last.pairings {
            pairing.result = None;
        }
        let published: BTreeSet<(Number, Number)> = last
            .pairings
            .iter()
            .map(|p| (p.white.min(p.black), p.white.max(p.black)))
            .collect();
        let gone = last.pairings[last.pairings.len() / 2].black;
        event.withdrawals.push(Withdrawal {
            player: gone,
            after_round: round - 1,
            excluded: false,
        });
        let most = most_kept(&event, round, &published);
        match repair(&event, round, &explained(&[])) {
            Ok(repaired) => {
                assert_eq!(Some(repaired.kept), most, "{index}");
                assert!(repaired.touched.contains(&gone));
                repaired_rounds += 1;
                touched += repaired.touched.len();
            }
            Err(PairError::Impossible(_)) => assert_eq!(most, None, "{index}"),
            Err(error) => panic!("{error}"),
        }
    }
    assert!(repaired_rounds > 10, "{repaired_rounds} {touched}");
}

/// A record 250 of TRF26: points that count for pairing only.
#[test]
fn accelerated_rounds() {
    let mut event = event(8);
    event.trf_lines = vec!["250       1.0   1   2    1    4".to_owned()];
    // The upper four are a score group of their own in rounds 1 and 2.
    assert_eq!(
        shown(&pair(&event, 1, &Options::default()).unwrap()),
        "1-3 4-2 5-7 8-6"
    );
    add(
        &mut event,
        &[(1, 3, "1-0"), (4, 2, "1-0"), (5, 7, "1-0"), (8, 6, "1-0")],
    );
    // 1 and 4 with 2 points meet; 3 2 5 8 with 1; 6 7 with none.
    let pairs = shown(&pair(&event, 2, &Options::default()).unwrap());
    assert!(
        pairs.starts_with("4-1 ") || pairs.starts_with("1-4 "),
        "{pairs}"
    );
    assert!(pairs.contains("7-6") || pairs.contains("6-7"), "{pairs}");
}

#[test]
fn why_nothing_is_possible_and_what_could_be_allowed() {
    let mut event = event(4);
    add(&mut event, &[(1, 3, "1-0"), (2, 4, "1-0")]);
    add(&mut event, &[(1, 4, "1-0"), (2, 3, "1-0")]);
    for player in [3, 4] {
        event.withdrawals.push(Withdrawal {
            player: Number(player),
            after_round: 2,
            excluded: false,
        });
    }
    // Both have had white twice running.
    let Err(PairError::Impossible(why)) = pair(&event, 3, &Options::default()) else {
        panic!("a pair against C3");
    };
    assert_eq!(why.reasons[0].code, codes::NO_PAIRING);
    assert!(
        why.reasons
            .iter()
            .any(|reason| reason.code == swiss::SAME_COLOUR_DUE)
    );
    // P117 dutch_allow_colour.
    assert_eq!(why.could_allow[0].code, codes::ALLOW_COLOUR);
}

/// With very many players not every passed-over choice is examined, and that is said.
#[test]
#[ignore = "long"]
fn what_was_not_examined_is_told() {
    let mix = Mix {
        players: (300, 300),
        rounds: (5, 5),
        ..Mix::usual(System::SwissDutch)
    };
    let event = trial(&mix, "many", 1).unwrap().event;
    let draft = pair(&event, 5, &explained(&[])).unwrap();
    // P116 dutch_not_examined.
    let told = draft.explanation.last().unwrap();
    assert_eq!(told.code, codes::NOT_EXAMINED);
}
