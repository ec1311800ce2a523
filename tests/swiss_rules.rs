//! The articles of 3.17 one by one, and every finding of the Swiss systems.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use shashki::event::{
    Absence, ByeKind, Event, FirstColour, Forbidden, Forced, Game, GameResult, Number, Pairing,
    Player, Regulation, Round, System, Withdrawal,
};
use shashki::exact::Points;
use shashki::finding::{Finding, codes::swiss as codes};
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::{Options, PairError, WhatIf, check, pair, repair, what_if};

fn event(system: System, players: u32) -> Event {
    Event {
        id: "e".to_owned(),
        seed: Some("s".to_owned()),
        numbers_fixed: true,
        regulation: Regulation {
            system,
            first_colour: FirstColour::White,
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
    }
}

fn explained() -> Options {
    Options {
        explain: true,
        ..Options::default()
    }
}

fn boards(event: &Event, round: u32) -> Vec<(u32, u32)> {
    pair(event, round, &Options::default())
        .unwrap()
        .pairings
        .iter()
        .map(|drawn| (drawn.white.0, drawn.black.0))
        .collect()
}

/// Adds a round: white, black, result of each board.
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
                result: (!result.is_empty()).then(|| result.parse().unwrap()),
                ..Pairing::default()
            })
            .collect(),
        ..Round::default()
    });
}

#[test]
fn article_3_17_4_neighbours_of_the_lot_odd_ones_white() {
    let event = event(System::SwissRandom, 6);
    let lots = event.lots().unwrap();
    let ids = event.players.iter().map(|player| player.id.as_str());
    let order: Vec<u32> = lots
        .order(shashki::event::lots::Purpose::Round(1), ids)
        .iter()
        .map(|id| id[1..].parse().unwrap())
        .collect();
    let expected: Vec<(u32, u32)> = order.chunks(2).map(|two| (two[0], two[1])).collect();
    assert_eq!(boards(&event, 1), expected);
}

#[test]
fn article_3_17_5_2_halves_and_alternating_colours() {
    let mut event = event(System::SwissRating, 8);
    assert_eq!(boards(&event, 1), [(1, 5), (6, 2), (3, 7), (8, 4)]);
    event.regulation.first_colour = FirstColour::Black;
    assert_eq!(boards(&event, 1), [(5, 1), (2, 6), (7, 3), (4, 8)]);
    // An absentee leaves no gap: 1, 3 | 4, 5 and so on.
    event.absences.push(Absence {
        player: Number(2),
        rounds: vec![1],
        kind: ByeKind::Zero,
    });
    let draft = pair(&event, 1, &Options::default()).unwrap();
    assert_eq!(draft.pairing_bye(), Some(Number(8)));
    assert_eq!(boards(&event, 1), [(5, 1), (3, 6), (7, 4)]);
}

#[test]
fn article_3_17_5_3_even_rounds_descend() {
    let mut event = event(System::SwissRating, 7);
    event.rounds.clear();
    add(&mut event, &[(1, 4, "1-0"), (5, 2, "0-1"), (3, 6, "1-0")]);
    event.rounds[0].byes.push(shashki::event::Bye {
        player: Number(7),
        kind: ByeKind::Pairing,
    });
    // One point: 7, 3, 2, 1; none: 6, 5, 4. The last of all is 4.
    let draft = pair(&event, 2, &Options::default()).unwrap();
    assert_eq!(draft.pairing_bye(), Some(Number(4)));
    event.regulation.readings = BTreeMap::from([("bye".to_owned(), "number".to_owned())]);
    let draft = pair(&event, 2, &Options::default()).unwrap();
    assert_eq!(draft.pairing_bye(), Some(Number(6)));
}

#[test]
fn article_3_17_5_4_the_last_goes_down_and_meets_the_first() {
    let mut event = event(System::SwissRating, 6);
    add(&mut event, &[(1, 4, "1-0"), (2, 5, "1-0"), (3, 6, "1-0")]);
    add(&mut event, &[(5, 1, "0-1"), (6, 2, "0-1"), (4, 3, "0-1")]);
    // Two points: 1, 2, 3; none: 4, 5, 6. The last, 3, has played 4 and 6 and meets 5.
    let pairs: BTreeSet<(u32, u32)> = boards(&event, 3)
        .into_iter()
        .map(|(a, b)| (a.min(b), a.max(b)))
        .collect();
    assert!(pairs.contains(&(1, 2)) && pairs.contains(&(3, 5)) && pairs.contains(&(4, 6)));
}

#[test]
fn article_3_17_7_first_against_last() {
    let event = event(System::SwissBuchholz, 6);
    assert_eq!(boards(&event, 1), [(1, 6), (5, 2), (3, 4)]);
}

#[test]
fn article_3_17_2_no_second_meeting_but_an_unplayed_one_may_be_repeated() {
    let mut event = event(System::SwissRating, 4);
    add(&mut event, &[(1, 3, "+ -"), (4, 2, "1-0")]);
    // One point: 4, 1 (descending); none: 3, 2. 4–1 first, and 3–2.
    assert_eq!(boards(&event, 2).len(), 2);
    // 1 and 3 may meet again, though then 2 and 4, who have played, could not be paired.
    let legal = |pair| {
        matches!(
            what_if(&event, 2, pair, &Options::default()),
            Ok(WhatIf::Round(_) | WhatIf::Rest(_))
        )
    };
    assert!(legal((Number(1), Number(3))));
    assert!(!legal((Number(2), Number(4))));
}

#[test]
fn article_3_17_9_forced_pairs_and_groups() {
    let mut event = event(System::SwissRating, 8);
    event.regulation.forced.push(Forced {
        round: 1,
        players: (Number(7), Number(8)),
    });
    assert_eq!(boards(&event, 1)[0], (7, 8));
    event.regulation.forced.clear();
    let group = |numbers: [u32; 4]| numbers.map(Number).to_vec();
    event.regulation.pairing_groups = BTreeMap::from([
        ("a".to_owned(), group([1, 3, 5, 7])),
        ("b".to_owned(), group([2, 4, 6, 8])),
    ]);
    event.regulation.pairing_groups_to_round = Some(1);
    assert_eq!(boards(&event, 1), [(1, 5), (7, 3), (2, 6), (8, 4)]);
}

#[test]
fn late_entries_leavers_and_micro_matches() {
    let mut event = event(System::SwissRating, 6);
    event.players[5].from_round = Some(2);
    event.regulation.micro_match = Some(2);
    let draft = pair(&event, 1, &Options::default()).unwrap();
    assert_eq!(draft.pairing_bye(), Some(Number(5)));
    assert_eq!(draft.pairings[0].games.len(), 2);
    let mut round = draft.to_round();
    // A micro-match of which only the first game was played counts as played.
    for (pairing, forfeit) in round.pairings.iter_mut().zip([true, false]) {
        pairing.games[0].result = Some("1-0".parse().unwrap());
        pairing.games[1].result = Some(if forfeit { "- +" } else { "0-1" }.parse().unwrap());
        pairing.result = Some(if forfeit {
            GameResult::Forfeit {
                white: true,
                black: false,
            }
        } else {
            GameResult::Played {
                white: Points::HALF,
                black: Points::HALF,
            }
        });
    }
    let met = (round.pairings[0].white, round.pairings[0].black);
    event.rounds.push(round);
    assert!(matches!(
        what_if(&event, 2, met, &Options::default()),
        Ok(WhatIf::Barred(_))
    ));
    event.withdrawals.push(Withdrawal {
        player: Number(1),
        after_round: 1,
        excluded: false,
    });
    let draft = pair(&event, 2, &Options::default()).unwrap();
    assert!(draft.unpaired.iter().any(|gone| gone.player == Number(1)));
    let _: Option<&Game> = draft.pairings[0].games.first();
}

#[test]
fn article_3_17_8_a_repair_touches_few() {
    let mut event = trial(
        &Mix {
            players: (40, 40),
            rounds: (4, 4),
            ..Mix::usual(System::SwissRating)
        },
        "repair",
        1,
    )
    .unwrap()
    .event;
    for pairing in &mut event.rounds[3].pairings {
        pairing.result = None;
    }
    event.withdrawals.retain(|left| left.after_round < 3);
    let gone = event.rounds[3].pairings[4].white;
    event.withdrawals.push(Withdrawal {
        player: gone,
        after_round: 3,
        excluded: false,
    });
    let pairs = event.rounds[3].pairings.len();
    let repaired = repair(&event, 4, &Options::default()).unwrap();
    assert_eq!(repaired.published, pairs);
    assert!(repaired.kept >= pairs - 2, "{} of {pairs}", repaired.kept);
    assert!(repaired.touched.contains(&gone));
    // What has a result stands.
    event.rounds[3].pairings[0].result = Some("1-0".parse().unwrap());
    let stands = event.rounds[3].pairings[0].clone();
    let repaired = repair(&event, 4, &Options::default()).unwrap();
    let kept = repaired
        .draft
        .pairings
        .iter()
        .find(|drawn| drawn.white == stands.white)
        .unwrap();
    assert_eq!((kept.black, kept.result), (stands.black, stands.result));
}

fn impossible(event: &Event, round: u32, options: &Options) -> Vec<Finding> {
    match pair(event, round, options) {
        Err(PairError::Impossible(found)) => [found.reasons, found.could_allow].concat(),
        other => panic!("{other:?}"),
    }
}

/// Six players of whom three have met the other three.
fn islands() -> Event {
    let mut event = event(System::SwissRating, 6);
    add(&mut event, &[(1, 4, "1-0"), (5, 2, "1-0"), (3, 6, "1-0")]);
    add(&mut event, &[(5, 1, "1-0"), (2, 6, "1-0"), (4, 3, "1-0")]);
    add(&mut event, &[(1, 6, "1-0"), (4, 2, "1-0"), (3, 5, "1-0")]);
    event
}

#[test]
fn every_finding_is_found() {
    let mut found: BTreeSet<&str> = BTreeSet::new();
    let mut take = |findings: &[Finding]| found.extend(findings.iter().map(|f| f.code.id));
    for (system, index) in [
        System::SwissRandom,
        System::SwissRating,
        System::SwissSolkoff,
        System::SwissBuchholz,
    ]
    .into_iter()
    .flat_map(|system| (1..=12).map(move |index| (system, index)))
    {
        let mix = Mix {
            players: (6, 14),
            rounds: (6, 6),
            forbidden: 150,
            ..Mix::usual(system)
        };
        let event = trial(&mix, "codes", index).unwrap().event;
        for round in 1..=event.rounds.len() as u32 {
            take(&pair(&event, round, &explained()).unwrap().explanation);
        }
    }
    let event_of_islands = islands();
    take(&impossible(&event_of_islands, 4, &explained()));
    // Forced pairs: refused, and given up.
    let mut options = explained();
    options.forced.push((Number(1), Number(4)));
    take(&impossible(&event_of_islands, 4, &options));
    let mut four = event(System::SwissRating, 4);
    add(&mut four, &[(1, 3, "1-0"), (4, 2, "1-0")]);
    four.regulation.forbidden.push(Forbidden {
        players: vec![Number(2), Number(3)],
        from_round: None,
        to_round: None,
        reason: None,
    });
    let mut options = explained();
    options.forced.push((Number(1), Number(4)));
    take(&impossible(&four, 2, &options));
    options.forced = vec![(Number(1), Number(2))];
    take(&pair(&four, 2, &options).unwrap().explanation);
    // Pairing groups of an odd number.
    let mut groups = event(System::SwissRating, 6);
    groups.regulation.pairing_groups =
        BTreeMap::from([("a".to_owned(), [1, 2, 3].map(Number).to_vec())]);
    take(&impossible(&groups, 1, &explained()));
    // Nobody for the bye; a player without opponents; too few opponents.
    let mut three = event(System::SwissRating, 3);
    for (white, black, bye) in [(1, 2, 3), (3, 1, 2), (2, 3, 1)] {
        add(&mut three, &[(white, black, "+ -")]);
        let byes = &mut three.rounds.last_mut().unwrap().byes;
        byes.push(shashki::event::Bye {
            player: Number(bye),
            kind: ByeKind::Pairing,
        });
    }
    take(&impossible(&three, 4, &explained()));
    let forbid = |event: &mut Event, players: &[u32]| {
        event.regulation.forbidden.push(Forbidden {
            players: players.iter().copied().map(Number).collect(),
            from_round: None,
            to_round: None,
            reason: Some("club".to_owned()),
        });
    };
    let mut lonely = event(System::SwissRating, 4);
    for other in 2..=4 {
        forbid(&mut lonely, &[1, other]);
    }
    take(&impossible(&lonely, 1, &explained()));
    let mut club = event(System::SwissRating, 6);
    forbid(&mut club, &[1, 2, 3, 4]);
    take(&impossible(&club, 1, &explained()));
    let mut club = event(System::SwissRating, 7);
    forbid(&mut club, &[1, 2, 3, 4, 5]);
    take(&impossible(&club, 1, &explained()));
    // Six of a club of eight: one permission is not enough.
    let mut club = event(System::SwissRating, 8);
    forbid(&mut club, &[1, 2, 3, 4, 5, 6]);
    take(&impossible(&club, 1, &explained()));
    // 2 can meet only 1, and only 1 may have the bye.
    let mut few = event(System::SwissRating, 5);
    few.rounds.push(Round {
        number: 1,
        byes: (2..=5)
            .map(|number| shashki::event::Bye {
                player: Number(number),
                kind: ByeKind::Full,
            })
            .collect(),
        ..Round::default()
    });
    for one in [1, 2] {
        for other in 3..=5 {
            forbid(&mut few, &[one, other]);
        }
    }
    take(&impossible(&few, 2, &explained()));
    // Two families of three and one between them.
    let mut families = event(System::SwissRating, 10);
    for family in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] {
        for member in family {
            for other in (1..=9).filter(|other| !family.contains(other)) {
                forbid(&mut families, &[member, other]);
            }
        }
    }
    take(&impossible(&families, 1, &explained()));
    // Fourth equal colours.
    let mut due = event(System::SwissRating, 8);
    for black in [[5, 6, 7], [6, 7, 8], [7, 8, 5]] {
        let games: Vec<(u32, u32, &str)> = (1..).zip(black).map(|(w, b)| (w, b, "1-0")).collect();
        add(&mut due, &games);
    }
    due.withdrawals = (4..=8)
        .map(|number| Withdrawal {
            player: Number(number),
            after_round: 3,
            excluded: false,
        })
        .collect();
    due.withdrawals
        .retain(|left| left.player.0 == 4 || left.player.0 > 5);
    take(&impossible(&due, 4, &explained()));
    // Too many rounds.
    let mut long = event(System::SwissRating, 8);
    for rounds in [6, 9] {
        long.regulation.rounds = rounds;
        take(&pair(&long, 1, &explained()).unwrap().explanation);
    }
    // Points for pairing only, in a system without them.
    long.trf_lines = vec!["250       1.0   1   2    1    4".to_owned()];
    take(&pair(&long, 1, &explained()).unwrap().explanation);
    // A repair.
    let mut published = event(System::SwissRating, 8);
    add(
        &mut published,
        &[(1, 5, ""), (6, 2, ""), (3, 7, ""), (8, 4, "")],
    );
    published.absences.push(Absence {
        player: Number(3),
        rounds: vec![1],
        kind: ByeKind::Zero,
    });
    take(
        &repair(&published, 1, &explained())
            .unwrap()
            .draft
            .explanation,
    );
    // Causes of differences.
    take(&causes());
    let all: BTreeSet<&str> = codes::ALL.iter().map(|code| code.id).collect();
    let missing: Vec<&&str> = all.difference(&found).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Differences whose causes the log tells: a correction, a leaver, a repair.
fn causes() -> Vec<Finding> {
    use shashki::event::{Change, LogEntry, Who};
    let log = |change| LogEntry {
        at: "2026-01-01T12:00:00Z".to_owned(),
        by: None,
        what: String::new(),
        change: Some(change),
    };
    let who = |number: u32| Who {
        number: Number(number),
        name: String::new(),
    };
    let paired = |round| Change::Paired { round, pairs: 4 };
    let mut first = event(System::SwissRating, 8);
    add(
        &mut first,
        &[(1, 5, "1-0"), (6, 2, "0-1"), (3, 7, "1-0"), (8, 4, "0-1")],
    );
    first.log.push(log(paired(1)));
    let second = pair(&first, 2, &Options::default()).unwrap().to_round();
    first.rounds.push(second);
    first.log.push(log(paired(2)));
    let mut found = Vec::new();
    let mut corrected = first.clone();
    corrected.rounds[0].pairings[0].result = Some("0-1".parse().unwrap());
    corrected.log.push(log(Change::Result {
        round: 1,
        board: 1,
        game: None,
        white: who(1),
        black: who(5),
        from: Some("1-0".parse().unwrap()),
        to: Some("0-1".parse().unwrap()),
    }));
    found.extend(check::check(&corrected, true).findings);
    let mut gone = first.clone();
    gone.withdrawals.push(Withdrawal {
        player: Number(2),
        after_round: 1,
        excluded: false,
    });
    gone.log.push(log(Change::Withdrawn {
        who: who(2),
        after_round: 1,
        excluded: false,
    }));
    found.extend(check::check(&gone, true).findings);
    let mut again = gone.clone();
    let repaired = repair(&again, 2, &Options::default()).unwrap();
    again.rounds[1] = repaired.draft.to_round();
    again.log.push(log(Change::Repaired {
        round: 2,
        kept: 3,
        pairs: 4,
    }));
    found.extend(check::check(&again, true).findings);
    found
}
