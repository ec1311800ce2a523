//! Round robin, Scheveningen, knock-out, match, micro-matches, teams: pairings of whole events.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod systems_support;

use std::collections::BTreeMap;

use proptest::prelude::*;
use shashki::event::{
    Absence, ByeKind, Event, Game, GameResult, LineUp, Number, Opening, OpeningList, Stage, System,
    Withdrawal,
};
use shashki::finding::codes::pairing as codes;
use shashki::pairing::stages::{self, StageError};
use shashki::pairing::{self, Draft, Options, PairError, Table, UnpairedReason, Unsuitable};
use systems_support::{enter, event, pair, play_all, read, teams};

fn has(draft: &Draft, code: shashki::finding::Code) -> bool {
    draft.explanation.iter().any(|finding| finding.code == code)
}

fn pairs(draft: &Draft) -> Vec<(u32, u32)> {
    let pair = |drawn: &pairing::Drawn| (drawn.white.0, drawn.black.0);
    draft.pairings.iter().map(pair).collect()
}

fn reading(event: &mut Event, name: &str, value: &str) {
    let readings = &mut event.regulation.readings;
    readings.insert(name.to_owned(), value.to_owned());
}

#[test]
fn appendix_1_equal_to_the_published_berger_tables() {
    let mut tables = 0;
    for (size, rounds) in read("berger.txt") {
        let number = |text: &str| text.parse::<u32>().unwrap();
        let published: Vec<Vec<(u32, u32)>> = rounds
            .iter()
            .map(|round| round.iter().map(|(w, b)| (number(w), number(b))).collect())
            .collect();
        let ours: Vec<_> = Table::berger(size)
            .rounds()
            .iter()
            .map(|round| round.pairs.clone())
            .collect();
        assert_eq!(ours, published, "{size} players");
        // With one player fewer, whoever meets the last is free.
        for (round, full) in Table::berger(size - 1).rounds().iter().zip(&published) {
            let last = full.iter().find(|(w, b)| *w == size || *b == size).unwrap();
            assert_eq!(round.free, Some(last.0.min(last.1)));
        }
        tables += 1;
    }
    assert_eq!(tables, 11);
}

#[test]
fn article_3_2_equal_to_the_published_scheveningen_tables() {
    let mut tables = 0;
    for (size, rounds) in read("scheveningen.txt") {
        let ours: Vec<Vec<(String, String)>> = pairing::scheveningen::table(size)
            .iter()
            .map(|round| {
                round
                    .iter()
                    .map(|game| {
                        let (a, b) = (format!("A{}", game.first), format!("B{}", game.second));
                        if game.first_is_white { (a, b) } else { (b, a) }
                    })
                    .collect()
            })
            .collect();
        assert_eq!(ours, rounds, "{size} boards");
        tables += 1;
    }
    assert_eq!(tables, 8);
}

#[test]
fn round_robins_of_3_to_40_are_complete() {
    for size in 3..=40 {
        for cycles in 1..=3 {
            let mut event = event(System::RoundRobin, size);
            event.regulation.cycles = Some(cycles);
            let rounds = play_all(&mut event);
            assert_eq!(rounds, (size - 1 + size % 2) * cycles);
            let mut met: BTreeMap<(Number, Number), (u32, i32)> = BTreeMap::new();
            for pairing in event.rounds.iter().flat_map(|round| &round.pairings) {
                let (white, black) = (pairing.white, pairing.black);
                let entry = met.entry((white.min(black), white.max(black))).or_default();
                entry.0 += 1;
                entry.1 += if white < black { 1 } else { -1 };
            }
            assert_eq!(met.len() as u32, size * (size - 1) / 2);
            for (games, colours) in met.values() {
                assert_eq!(*games, cycles);
                assert!(
                    colours.unsigned_abs() <= cycles % 2,
                    "colours are reversed each cycle"
                );
            }
        }
    }
}

#[test]
fn nobody_has_three_equal_colours_where_the_last_rounds_are_exchanged() {
    for size in (4..=20).step_by(2) {
        let mut event = event(System::RoundRobin, size);
        event.regulation.cycles = Some(2);
        reading(&mut event, "swap-last-rounds", "yes");
        play_all(&mut event);
        for unit in event.units() {
            let colours: Vec<bool> = event
                .rounds
                .iter()
                .flat_map(|round| &round.pairings)
                .filter(|pairing| pairing.white == unit || pairing.black == unit)
                .map(|pairing| pairing.white == unit)
                .collect();
            assert!(
                colours
                    .windows(3)
                    .all(|three| three[0] != three[1] || three[1] != three[2]),
                "{unit} of {size}: {colours:?}"
            );
        }
    }
}

#[test]
fn appendix_1_note_the_order_of_rounds_by_lot() {
    let table = Table::berger(10);
    for order in ["lot", "lot-by-round"] {
        let mut event = event(System::RoundRobin, 10);
        event.regulation.cycles = Some(2);
        reading(&mut event, "order", order);
        event.seed = None;
        assert_eq!(pair(&event, 1).unwrap_err(), PairError::NoSeed);
        event.seed = Some("seed".to_owned());
        play_all(&mut event);
        let round_of = |round: &shashki::event::Round, cycle: usize| {
            let pairs: Vec<(u32, u32)> = round
                .pairings
                .iter()
                .map(|pairing| match cycle {
                    0 => (pairing.white.0, pairing.black.0),
                    _ => (pairing.black.0, pairing.white.0),
                })
                .collect();
            table
                .rounds()
                .iter()
                .position(|r| r.pairs == pairs)
                .unwrap()
        };
        for cycle in 0..2 {
            let played: Vec<usize> = event.rounds[cycle * 9..cycle * 9 + 9]
                .iter()
                .map(|round| round_of(round, cycle))
                .collect();
            let mut sorted = played.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, (0..9).collect::<Vec<_>>());
            assert_ne!(played, sorted);
        }
        assert!(has(&pair(&event, 3).unwrap(), codes::ROUND_ORDER));
    }
    // By hand: printf 'seed\ncup\norder\n1' | sha256sum, and so on.
    let mut event = event(System::RoundRobin, 10);
    reading(&mut event, "order", "lot");
    let lots = event.lots().unwrap();
    let ids: Vec<String> = (1..=9).map(|round| round.to_string()).collect();
    let order = lots.order(
        shashki::event::lots::Purpose::Order,
        ids.iter().map(String::as_str),
    );
    let first: usize = order[0].parse().unwrap();
    assert_eq!(
        pairs(&pair(&event, 1).unwrap()),
        table.rounds()[first - 1].pairs
    );
    reading(&mut event, "swap-last-rounds", "yes");
    assert_eq!(
        pair(&event, 1).unwrap_err(),
        PairError::Unsuitable(Unsuitable::SwapWithLot)
    );
}

#[test]
fn appendix_1_a_table_from_a_file_and_the_halves() {
    let mut event = event(System::RoundRobin, 4);
    event.regulation.table = vec![
        vec![(1, 2), (3, 4)],
        vec![(3, 1), (4, 2)],
        vec![(1, 4), (2, 3)],
    ];
    assert_eq!(pairs(&pair(&event, 2).unwrap()), [(3, 1), (4, 2)]);
    event.regulation.table.pop();
    assert!(matches!(pair(&event, 1), Err(PairError::Table(_))));
    event.regulation.table.clear();
    reading(&mut event, "table", "halves");
    let draft = pair(&event, 1).unwrap();
    assert_eq!(pairs(&draft), [(1, 2), (3, 4)]);
    assert!(has(&draft, codes::HALVES_TABLE));
    let mut event = systems_support::event(System::RoundRobin, 6);
    reading(&mut event, "table", "halves");
    assert!(matches!(
        pair(&event, 1),
        Err(PairError::Unsuitable(Unsuitable::Count { count: 6, .. }))
    ));
    reading(&mut event, "table", "printed");
    assert!(matches!(
        pair(&event, 1),
        Err(PairError::Unsuitable(Unsuitable::Reading {
            name: "table",
            ..
        }))
    ));
}

#[test]
fn articles_3_13_2_and_3_13_3_games_of_leavers() {
    // Ten players, nine games each: four played is fewer than half, five is not.
    for (after, opponents_have_plus) in [(4, false), (5, true)] {
        let mut event = event(System::RoundRobin, 10);
        for round in 1..=after {
            enter(&mut event, round);
        }
        event.withdrawals.push(Withdrawal {
            player: Number(3),
            after_round: after,
            excluded: false,
        });
        for round in after + 1..=9 {
            let draft = pair(&event, round).unwrap();
            let game = draft
                .pairings
                .iter()
                .find(|drawn| drawn.white == Number(3) || drawn.black == Number(3))
                .unwrap();
            let white_left = game.white == Number(3);
            assert_eq!(
                game.result,
                Some(GameResult::Forfeit {
                    white: !white_left && opponents_have_plus,
                    black: white_left && opponents_have_plus,
                })
            );
            assert!(has(&draft, codes::LEAVER_GAME));
            let others = draft.pairings.iter().filter(|drawn| drawn.result.is_some());
            assert_eq!(others.count(), 1);
            enter(&mut event, round);
        }
    }
}

#[test]
fn two_leavers_and_one_who_never_came() {
    let mut event = event(System::RoundRobin, 6);
    let leave = |player, after_round| Withdrawal {
        player: Number(player),
        after_round,
        excluded: false,
    };
    // Known before the first round: the table is made for five.
    event.withdrawals.push(leave(6, 0));
    let draft = pair(&event, 1).unwrap();
    assert_eq!(draft.pairings.len(), 2);
    assert_eq!(draft.unpaired[0].reason, UnpairedReason::Free);
    enter(&mut event, 1);
    assert_eq!(event.rounds[0].byes[0].kind, ByeKind::Zero);
    // Known later: the table stays.
    event.withdrawals.push(leave(1, 0));
    event.withdrawals.push(leave(2, 1));
    for round in 2..=5 {
        let draft = pair(&event, round).unwrap();
        for drawn in &draft.pairings {
            if [drawn.white.0, drawn.black.0].iter().all(|unit| *unit <= 2) {
                let nobody = GameResult::Forfeit {
                    white: false,
                    black: false,
                };
                assert_eq!(drawn.result, Some(nobody));
            }
        }
        enter(&mut event, round);
    }
    assert!(matches!(
        pair(&event, 6),
        Err(PairError::NoSuchRound { rounds: 5, .. })
    ));
}

#[test]
fn absences_and_forbidden_pairs_are_told_in_a_table() {
    let mut event = event(System::RoundRobin, 4);
    event.absences.push(Absence {
        player: Number(2),
        rounds: vec![1],
        kind: ByeKind::Zero,
    });
    event.regulation.forbidden.push(shashki::event::Forbidden {
        players: vec![Number(1), Number(4)],
        from_round: None,
        to_round: None,
        reason: None,
    });
    let draft = pair(&event, 1).unwrap();
    assert_eq!(pairs(&draft), [(1, 4), (2, 3)]);
    assert!(has(&draft, codes::ABSENT_GAME));
    assert!(has(&draft, codes::FORBIDDEN_BY_TABLE));
    assert!(!has(&pair(&event, 1).unwrap(), codes::LEAVER_GAME));
}

#[test]
fn scheveningen_events() {
    for size in 2..=13 {
        let mut event = event(System::Scheveningen, 2 * size);
        event.teams = teams(&[size, size]);
        assert_eq!(play_all(&mut event), size);
        let first_team = |number: Number| number.0 <= size;
        for pairing in event.rounds.iter().flat_map(|round| &round.pairings) {
            assert_ne!(first_team(pairing.white), first_team(pairing.black));
        }
    }
    // Unequal teams: the larger one's members are free in turn.
    let mut event = event(System::Scheveningen, 5);
    event.teams = teams(&[3, 2]);
    let draft = pair(&event, 1).unwrap();
    assert_eq!(draft.pairings.len(), 2);
    assert_eq!(draft.unpaired.len(), 1);
    assert_eq!(play_all(&mut event), 3);
    event.teams.pop();
    assert!(matches!(pair(&event, 1), Err(PairError::Unsuitable(_))));
    // Somebody who plays for nobody.
    event.teams = teams(&[2, 2]);
    assert!(matches!(
        pair(&event, 1),
        Err(PairError::Unsuitable(Unsuitable::Sides {
            players: 5,
            members: 4
        }))
    ));
}

#[test]
fn knock_outs_of_2_to_130() {
    for size in 2..=130 {
        let mut event = event(System::KnockOut, size);
        let rounds = play_all(&mut event);
        assert_eq!(1 << rounds, size.next_power_of_two());
        let byes = &event.rounds[0].byes;
        let free: Vec<u32> = byes.iter().map(|bye| bye.player.0).collect();
        assert_eq!(free.len() as u32, size.next_power_of_two() - size);
        let mut sorted = free.clone();
        sorted.sort_unstable();
        assert_eq!(
            sorted,
            (1..=free.len() as u32).collect::<Vec<_>>(),
            "byes to the top seeds"
        );
        // The lower number wins everywhere, so seeds meet as late as can be.
        let last = event.rounds.last().unwrap();
        assert_eq!(last.pairings.len(), 1);
        let finalists = [last.pairings[0].white.0, last.pairings[0].black.0];
        assert_eq!(finalists.iter().sum::<u32>(), 3);
        let out: usize = event.rounds.iter().map(|round| round.pairings.len()).sum();
        assert_eq!(out as u32, size - 1);
    }
}

#[test]
fn knock_outs_by_lot() {
    for bracket in ["lot", "lot-by-round"] {
        for size in 2..=40 {
            let mut event = event(System::KnockOut, size);
            reading(&mut event, "bracket", bracket);
            play_all(&mut event);
            let ties: usize = event.rounds.iter().map(|round| round.pairings.len()).sum();
            assert_eq!(ties as u32, size - 1);
            assert!(pairing::check::check(&event, true).findings.is_empty());
        }
    }
}

#[test]
fn knock_out_ties_play_offs_and_leavers() {
    let mut event = event(System::KnockOut, 4);
    enter(&mut event, 1);
    let draw = GameResult::Played {
        white: shashki::exact::Points::HALF,
        black: shashki::exact::Points::HALF,
    };
    event.rounds[0].pairings[0].result = Some(draw);
    assert!(matches!(
        pair(&event, 2),
        Err(PairError::TieDrawn { round: 1, .. })
    ));
    let tie = event.rounds[0].pairings[0].clone();
    event.play_offs.push(Game {
        white: tie.black,
        black: tie.white,
        result: Some("1-0".parse().unwrap()),
    });
    let options = Options {
        explain: true,
        ..Options::default()
    };
    let draft = pairing::pair(&event, 2, &options).unwrap();
    let through = [draft.pairings[0].white, draft.pairings[0].black];
    assert!(through.contains(&tie.black) && !through.contains(&tie.white));
    let out = draft
        .unpaired
        .iter()
        .find(|out| out.player == tie.white)
        .unwrap();
    assert_eq!(out.reason, UnpairedReason::Eliminated);
    assert!(has(&draft, codes::ADVANCED));
    let advanced = |f: &&shashki::finding::Finding| f.text("how") == "play-off";
    assert_eq!(draft.explanation.iter().filter(advanced).count(), 1);
    let six = systems_support::event(System::KnockOut, 6);
    let draft = pairing::pair(&six, 1, &options).unwrap();
    assert!(has(&draft, codes::BRACKET_BYE));
    event.rounds[0].pairings[1].result = None;
    assert!(matches!(
        pair(&event, 2),
        Err(PairError::ResultMissing {
            round: 1,
            board: 2,
            ..
        })
    ));
    // Both lost without play: whoever would have met the winner goes on.
    event.rounds[0].pairings[1].result = Some("- -".parse().unwrap());
    let draft = pair(&event, 2).unwrap();
    assert!(has(&draft, codes::NOBODY_ADVANCED));
    assert_eq!(draft.byes[0].player, tie.black);
    // The winner left: his opponent has the plus.
    event.rounds[0].pairings[1].result = Some("1-0".parse().unwrap());
    event.withdrawals.push(Withdrawal {
        player: tie.black,
        after_round: 1,
        excluded: false,
    });
    let draft = pair(&event, 2).unwrap();
    assert!(matches!(
        draft.pairings[0].result,
        Some(GameResult::Forfeit { .. })
    ));
    assert!(has(&draft, codes::LEAVER_GAME));
}

#[test]
fn matches_alternate_and_stop_when_decided() {
    let mut event = event(System::Match, 2);
    assert!(matches!(
        pair(&event, 1),
        Err(PairError::Unsuitable(Unsuitable::NoRounds))
    ));
    event.regulation.rounds = 6;
    let draft = pair(&event, 1).unwrap();
    assert!(has(&draft, codes::COLOUR_DRAWN));
    for round in 1..=6 {
        enter(&mut event, round);
        let (now, before) = (&event.rounds[round as usize - 1], round.checked_sub(2));
        if let Some(before) = before {
            let earlier = &event.rounds[before as usize].pairings[0];
            assert_eq!(now.pairings[0].white, earlier.black);
        }
    }
    // Number 1 won all: 4-0 with two games left.
    reading(&mut event, "stop", "decided");
    assert!(!pair(&event, 4).unwrap().pairings.is_empty());
    let draft = pair(&event, 5).unwrap();
    assert!(draft.pairings.is_empty());
    assert!(has(&draft, codes::MATCH_DECIDED));
    assert_eq!(draft.unpaired[0].reason, UnpairedReason::Decided);
    let mut three = systems_support::event(System::Match, 3);
    three.regulation.rounds = 6;
    assert!(matches!(pair(&three, 1), Err(PairError::Unsuitable(_))));
}

#[test]
fn article_3_18_micro_matches() {
    for games in 2..=4 {
        let mut event = event(System::RoundRobin, 6);
        event.regulation.micro_match = Some(games);
        let draft = pair(&event, 1).unwrap();
        for drawn in &draft.pairings {
            assert_eq!(drawn.games.len() as u32, games);
            for (index, game) in drawn.games.iter().enumerate() {
                let expected = if index % 2 == 0 {
                    (drawn.white, drawn.black)
                } else {
                    (drawn.black, drawn.white)
                };
                assert_eq!((game.white, game.black), expected);
            }
        }
    }
    let mut event = event(System::RoundRobin, 6);
    event.regulation.micro_match = Some(5);
    assert!(matches!(
        pair(&event, 1),
        Err(PairError::Unsuitable(Unsuitable::MicroMatch { games: 5 }))
    ));
}

#[test]
fn articles_3_16_2_to_3_16_4_team_matches() {
    let mut event = event(System::RoundRobin, 16);
    event.teams = teams(&[4, 4, 4, 4]);
    event.regulation.boards = Some(4);
    let draft = pair(&event, 1).unwrap();
    assert_eq!(pairs(&draft), [(1, 4), (2, 3)]);
    let seats: Vec<(u32, u32)> = draft.pairings[0]
        .games
        .iter()
        .map(|game| (game.white.0, game.black.0))
        .collect();
    assert_eq!(seats, [(1, 13), (14, 2), (3, 15), (16, 4)]);
    enter(&mut event, 1);
    let line_up = |round, team, boards: [u32; 4]| LineUp {
        round,
        team: Number(team),
        boards: boards
            .iter()
            .map(|n| Some(Number(*n)).filter(|n| n.0 > 0))
            .collect(),
    };
    // Team 4 meets team 3: one of them has a hole, the other too few.
    event.line_ups.push(line_up(2, 4, [14, 0, 13, 15]));
    event.line_ups.push(line_up(2, 1, [1, 0, 0, 0]));
    let draft = pair(&event, 2).unwrap();
    assert_eq!(pairs(&draft), [(4, 3), (1, 2)]);
    let games = &draft.pairings[0].games;
    assert_eq!((games[0].white.0, games[0].result), (14, None));
    assert_eq!((games[1].white.0, games[1].black.0), (10, 0));
    assert_eq!(games[1].result, Some("+ -".parse().unwrap()));
    assert_eq!(draft.pairings[1].result, Some("- +".parse().unwrap()));
    let lost: Vec<String> = draft.pairings[1]
        .games
        .iter()
        .map(|game| game.result.unwrap().to_string())
        .collect();
    assert_eq!(lost, ["- +", "+ -", "- +", "+ -"]);
    for code in [
        codes::BOARD_EMPTY,
        codes::TEAM_NOT_ADMITTED,
        codes::LINE_UP_KEPT,
    ] {
        assert!(has(&draft, code), "{}", code.name);
    }
    event.rounds.push(draft.to_round());
    assert!(shashki::event::check::faults(&event).is_empty());
    // The captains of teams 3 and 1 are late: the boards of the paired round follow.
    event.line_ups.push(line_up(2, 3, [12, 11, 10, 9]));
    assert!(pairing::reseat(&mut event, 2, Number(3)));
    let games = &event.rounds[1].pairings[0].games;
    assert_eq!((games[0].white.0, games[0].black.0), (14, 12));
    event.line_ups[1] = line_up(2, 1, [1, 2, 0, 0]);
    assert!(pairing::reseat(&mut event, 2, Number(1)));
    assert_eq!(event.rounds[1].pairings[1].result, None);
    event.rounds[1].pairings[1].games[0].result = Some("1-0".parse().unwrap());
    assert!(!pairing::reseat(&mut event, 2, Number(1)));
    assert!(!pairing::reseat(&mut event, 7, Number(1)));
    event.regulation.micro_match = Some(2);
    assert!(matches!(
        pair(&event, 3),
        Err(PairError::Unsuitable(Unsuitable::MicroMatchOfTeams))
    ));
}

#[test]
fn article_3_6_4_openings_are_drawn() {
    let mut event = event(System::RoundRobin, 8);
    event.openings = Some(OpeningList {
        source: "openings.csv".to_owned(),
        openings: (1..=20)
            .map(|id| Opening {
                id: id.to_string(),
                text: format!("moves {id}"),
            })
            .collect(),
    });
    let draft = pair(&event, 1).unwrap();
    let purpose = shashki::event::lots::Purpose::Opening { round: 1, board: 0 };
    let ids: Vec<String> = (1..=20).map(|id| id.to_string()).collect();
    let lots = event.lots().unwrap();
    let order = lots.order(purpose, ids.iter().map(String::as_str));
    assert_eq!(draft.opening.as_deref(), Some(order[0]));
    assert!(has(&draft, codes::OPENING_DRAWN));
    reading(&mut event, "openings", "board");
    let draft = pair(&event, 1).unwrap();
    assert_eq!(draft.opening, None);
    let drawn: std::collections::BTreeSet<_> = draft
        .pairings
        .iter()
        .map(|drawn| drawn.opening.clone().unwrap())
        .collect();
    assert!(drawn.len() > 1);
}

#[test]
fn checking_finds_what_was_changed_by_hand() {
    let mut event = event(System::RoundRobin, 8);
    play_all(&mut event);
    let checked = pairing::check::check(&event, true);
    assert_eq!((checked.rounds, checked.findings.len()), (7, 0));
    let pairing = &mut event.rounds[2].pairings[1];
    std::mem::swap(&mut pairing.white, &mut pairing.black);
    let checked = pairing::check::check(&event, true);
    assert_eq!(checked.differences.len(), 1);
    assert_eq!(
        (checked.differences[0].round, checked.differences[0].board),
        (3, 2)
    );
    assert_eq!(checked.findings[0].code, codes::ROUND_DIFFERS);
    let last = event.rounds[2].pairings.len() - 1;
    let (one, other) = (
        event.rounds[2].pairings[0].board,
        event.rounds[2].pairings[last].board,
    );
    event.rounds[2].pairings[0].board = other;
    event.rounds[2].pairings[last].board = one;
    assert_eq!(pairing::check::check(&event, true).differences.len(), 3);
    assert_eq!(pairing::check::check(&event, false).differences.len(), 1);
    reading(&mut event, "order", "lot");
    event.seed = None;
    let checked = pairing::check::check(&event, true);
    assert_eq!(checked.rounds, 0);
    assert_eq!(checked.findings[0].code, codes::ROUND_UNCHECKED);
}

#[test]
fn article_3_2_stages_take_their_players_from_the_one_before() {
    let mut semi = event(System::RoundRobin, 8);
    play_all(&mut semi);
    let stage = |top, by_group, carry_over| Stage {
        previous: "semi.json".to_owned(),
        top,
        by_group,
        carry_over,
    };
    // The lower number won every game, so places are numbers.
    let through = stages::qualified(&semi, &stage(Some(4), false, false)).unwrap();
    assert_eq!(through, [1, 2, 3, 4].map(Number));
    assert_eq!(
        stages::qualified(&semi, &stage(Some(2), true, false)),
        Err(StageError::NoGroups)
    );
    let groups = &mut semi.regulation.pairing_groups;
    groups.insert("A".to_owned(), [2, 4, 6, 8].map(Number).to_vec());
    groups.insert("B".to_owned(), [1, 3, 5, 7].map(Number).to_vec());
    let through = stages::qualified(&semi, &stage(Some(2), true, false)).unwrap();
    assert_eq!(through, [2, 1, 4, 3].map(Number));
    // Games among those who go on count in the final's table and are not played again.
    let mut last = Event {
        id: "final".to_owned(),
        seed: Some("seed".to_owned()),
        ..Event::default()
    };
    stages::enter(&mut last, &semi, &stage(Some(4), false, true)).unwrap();
    assert_eq!(last.carried.len(), 6);
    shashki::event::start_numbers(&mut last).unwrap();
    last.regulation.cycles = Some(2);
    for round in 1..=6 {
        let draft = pair(&last, round).unwrap();
        assert_eq!(has(&draft, codes::CARRIED_OVER), round <= 3);
        let set = draft.pairings.iter().all(|drawn| drawn.result.is_some());
        assert_eq!(set, round <= 3);
        enter(&mut last, round);
    }
    assert!(shashki::event::check::faults(&last).is_empty());
    // A knock-out is seeded by the places.
    let mut cup = systems_support::event(System::KnockOut, 0);
    stages::enter(&mut cup, &semi, &stage(Some(4), false, false)).unwrap();
    assert_eq!(pairs(&pair(&cup, 1).unwrap()).len(), 2);
    assert_eq!(cup.player(Number(1)).unwrap().id, "p1");
    // Who has a wild card stands behind them.
    let mut wild = systems_support::event(System::KnockOut, 2);
    wild.players[0].name = "Wild".to_owned();
    let mut first = wild.players[1].clone();
    first.name = semi.players[0].name.clone();
    wild.players[1] = first;
    stages::enter(&mut wild, &semi, &stage(Some(3), false, false)).unwrap();
    let names: Vec<&str> = wild
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(names, ["Player 1", "Player 2", "Player 3", "Wild"]);
    assert!(shashki::event::check::faults(&wild).is_empty());
    // A Swiss has no table in which they could stand.
    let mut swiss = systems_support::event(System::SwissRating, 0);
    assert_eq!(
        stages::enter(&mut swiss, &semi, &stage(Some(4), false, true)),
        Err(StageError::SwissCarries)
    );
    stages::enter(&mut swiss, &semi, &stage(Some(4), false, false)).unwrap();
    // Refusals.
    for pairing in semi.rounds.iter_mut().flat_map(|round| &mut round.pairings) {
        pairing.result = Some("0.5-0.5".parse().unwrap());
    }
    assert!(matches!(
        stages::qualified(&semi, &stage(Some(4), false, false)),
        Err(StageError::Shared {
            first: 1,
            last: 8,
            top: 4,
            ..
        })
    ));
    assert!(stages::qualified(&semi, &stage(None, false, false)).is_ok());
    semi.rounds[1].pairings[0].result = None;
    assert!(matches!(
        stages::qualified(&semi, &stage(None, false, false)),
        Err(StageError::Unfinished { round: 2, board: 1 })
    ));
    semi.rounds.clear();
    assert_eq!(
        stages::qualified(&semi, &stage(None, false, false)),
        Err(StageError::NotBegun)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any system, any size, any seed: everybody is in the round exactly once, whatever leaves.
    #[test]
    fn everybody_is_somewhere_once(
        system in prop::sample::select(vec![System::RoundRobin, System::KnockOut, System::Scheveningen]),
        half in 1_u32..12,
        seed in "[a-z]{1,8}",
        leavers in prop::collection::vec((1_u32..24, 1_u32..6), 0..4),
    ) {
        let size = 2 * half;
        let mut event = event(system, size);
        event.seed = Some(seed);
        for (player, after_round) in leavers {
            let twice = event.withdrawals.iter().any(|left| left.player.0 == player);
            if player <= size && !twice {
                event.withdrawals.push(Withdrawal { player: Number(player), after_round, excluded: false });
            }
        }
        let total = pairing::rounds(&event).unwrap().unwrap();
        for round in 1..=total {
            let draft = pair(&event, round).unwrap();
            let mut seen: Vec<Number> = draft
                .pairings
                .iter()
                .flat_map(|drawn| [drawn.white, drawn.black])
                .chain(draft.byes.iter().map(|bye| bye.player))
                .chain(draft.unpaired.iter().map(|unpaired| unpaired.player))
                .collect();
            seen.sort_unstable();
            prop_assert_eq!(seen, event.units());
            let boards: Vec<u32> = draft.pairings.iter().map(|drawn| drawn.board).collect();
            prop_assert_eq!(boards, (1..=draft.pairings.len() as u32).collect::<Vec<_>>());
            enter(&mut event, round);
            prop_assert!(shashki::event::check::faults(&event).is_empty());
        }
        prop_assert!(pairing::check::check(&event, true).findings.is_empty());
    }
}
