//! Events written and read again: JSON, TRF, crosstables; readers given anything.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use proptest::prelude::*;
use shashki::event::trf::{self, Dialect};
use shashki::event::{
    Absence, Bye, ByeKind, Event, FirstColour, Forbidden, GameResult, Number, Pairing, Player,
    Regulation, Round, Scoring, System, Withdrawal, csv, file, text, tournament,
};
use shashki::exact::Points;

/// Results on the usual scale, and none.
fn result() -> impl Strategy<Value = Option<GameResult>> {
    const TEXTS: [&str; 8] = ["1-0", "0-1", "0.5-0.5", "0-0", "+ -", "- +", "- -", ""];
    prop::sample::select(&TEXTS[..]).prop_map(|text| text.parse().ok())
}

fn bye() -> impl Strategy<Value = ByeKind> {
    const KINDS: [ByeKind; 4] = [
        ByeKind::Pairing,
        ByeKind::Full,
        ByeKind::Half,
        ByeKind::Zero,
    ];
    prop::sample::select(&KINDS[..])
}

fn name() -> impl Strategy<Value = String> {
    "[A-Za-zА-Яа-яё][A-Za-zА-Яа-яё'., -]{0,30}[A-Za-zА-Яа-яё]"
        .prop_map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A round of `size` players: some paired in a random order, the others with byes or unmentioned.
fn round(number: u32, size: u32) -> impl Strategy<Value = Round> {
    let order = Just((1..=size).map(Number).collect::<Vec<_>>()).prop_shuffle();
    let details = prop::collection::vec((result(), bye(), 0..5u8), size as usize);
    (order, 1..=size / 2, details).prop_map(move |(order, pairs, details)| {
        let mut pairings: Vec<Pairing> = order
            .chunks(2)
            .take(pairs as usize)
            .zip(&details)
            .filter(|(pair, _)| pair.len() == 2)
            .map(|(pair, (result, ..))| Pairing {
                white: pair[0],
                black: pair[1],
                result: *result,
                ..Pairing::default()
            })
            .collect();
        pairings.sort_by_key(|pairing| pairing.white.min(pairing.black));
        for (board, pairing) in (1..).zip(&mut pairings) {
            pairing.board = board;
        }
        let mut byes: Vec<Bye> = order
            .iter()
            .skip(2 * pairings.len())
            .zip(&details)
            .filter(|(_, (_, _, mentioned))| *mentioned > 0)
            .map(|(player, (_, kind, _))| Bye {
                player: *player,
                kind: *kind,
            })
            .collect();
        byes.sort_by_key(|bye| bye.player);
        Round {
            number,
            pairings,
            byes,
            ..Round::default()
        }
    })
}

/// An event that TRF26 can express.
fn event() -> impl Strategy<Value = Event> {
    (2u32..10, 0u32..6).prop_flat_map(|(size, rounds)| {
        let people = prop::collection::vec((name(), prop::option::of(1u32..3000)), size as usize);
        let rounds: Vec<_> = (1..=rounds)
            .map(|number| round(number, size).boxed())
            .collect();
        (
            people,
            rounds,
            name(),
            any::<bool>(),
            prop::option::of(1..=size),
        )
            .prop_map(|(people, rounds, name, white, absent)| {
                let paired = rounds.len() as u32;
                Event {
                    id: text::slug(&name),
                    name,
                    numbers_fixed: true,
                    regulation: Regulation {
                        system: System::SwissDutch,
                        rounds: paired + 2,
                        first_colour: if white {
                            FirstColour::White
                        } else {
                            FirstColour::Lot
                        },
                        forbidden: vec![Forbidden {
                            players: vec![Number(1), Number(2)],
                            from_round: Some(1),
                            to_round: None,
                            reason: None,
                        }],
                        ..Regulation::default()
                    },
                    players: (1..)
                        .zip(people)
                        .map(|(number, (name, rating))| Player {
                            number: Number(number),
                            id: format!("p{number}"),
                            name,
                            rating,
                            ..Player::default()
                        })
                        .collect(),
                    absences: absent
                        .map(|player| Absence {
                            player: Number(player),
                            rounds: vec![paired + 1, paired + 2],
                            kind: ByeKind::Half,
                        })
                        .into_iter()
                        .collect(),
                    rounds,
                    ..Event::default()
                }
            })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn json_says_everything(mut event in event(), left in any::<bool>()) {
        if left {
            // Nobody plays after he has left.
            let after_round = u32::try_from(event.rounds.len()).unwrap();
            event.withdrawals.push(Withdrawal { player: Number(1), after_round, excluded: true });
        }
        let written = file::write(&event).unwrap();
        prop_assert_eq!(file::read(&written).unwrap(), event);
    }

    #[test]
    fn trf26_says_what_it_can(event in event()) {
        let written = trf::write(&event, Dialect::Trf26);
        prop_assert!(written.lost.is_empty(), "{:?}", written.lost);
        let read = trf::read(&written.text).unwrap();
        prop_assert!(read.findings.is_empty(), "{:?}\n{}", read.findings, written.text);
        let mut expected = event;
        expected.regulation.system = read.event.regulation.system;
        let mut found = read.event;
        found.trf_lines.clear();
        prop_assert_eq!(found, expected, "{}", written.text);
    }

    #[test]
    fn line_ends_make_no_difference(event in event()) {
        let text = trf::write(&event, Dialect::Trf26).text;
        let expected = trf::read(&text).unwrap();
        for end in ["\r", "\r\n"] {
            let other = format!("\u{feff}{}", text.replace('\n', end));
            prop_assert_eq!(&trf::read(&other).unwrap(), &expected);
        }
    }

    #[test]
    fn crosstables_keep_results(event in event()) {
        let written = csv::write(&event);
        let lines: Vec<String> = written.rows.iter().map(|row| row.join(";")).collect();
        if event.rounds.is_empty() || event.players.iter().any(|p| p.name.contains(';')) {
            return Ok(());
        }
        let read = csv::read(&lines.join("\n")).unwrap();
        let csv::Content::Crosstable(found) = read.content else { panic!("a list of players") };
        for (one, two) in found.rounds.iter().zip(&event.rounds) {
            prop_assert_eq!(&one.pairings, &two.pairings);
        }
    }

    #[test]
    fn readers_take_anything(text in "(?s).{0,400}") {
        let _ = trf::read(&text);
        let _ = csv::read(&text);
        let _ = file::read(&text);
        let _ = tournament::read(&text);
    }

    #[test]
    fn readers_take_damaged_files(
        event in event(),
        cuts in prop::collection::vec((0usize..4000, any::<char>()), 1..6),
    ) {
        let trf_text = trf::write(&event, Dialect::Trf26).text;
        let table = csv::write(&event).rows.iter().map(|row| row.join(",")).collect::<Vec<_>>();
        for text in [trf_text, table.join("\n"), file::write(&event).unwrap()] {
            let mut chars: Vec<char> = text.chars().collect();
            for (at, c) in &cuts {
                let at = at % chars.len();
                if at.is_multiple_of(3) { chars.remove(at); } else { chars[at] = *c; }
                if chars.is_empty() { chars.push('x'); }
            }
            let damaged: String = chars.into_iter().collect();
            let _ = trf::read(&damaged);
            let _ = csv::read(&damaged);
            let _ = file::read(&damaged);
        }
    }
}

#[test]
fn scale_of_2_1_0_is_told_by_trf26_and_found_in_trf16() {
    let mut event = Event {
        id: "cup".to_owned(),
        name: "Cup".to_owned(),
        numbers_fixed: true,
        players: (1..=2)
            .map(|number| Player {
                number: Number(number),
                id: format!("p{number}"),
                name: format!("Player {number}"),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    };
    event.regulation.system = System::SwissDutch;
    event.regulation.scoring = Scoring {
        win: Points::whole(2),
        draw: Points::ONE,
        ..Scoring::default()
    };
    event.rounds.push(Round {
        number: 1,
        pairings: vec![Pairing {
            board: 1,
            white: Number(2),
            black: Number(1),
            result: "2-0".parse().ok(),
            ..Pairing::default()
        }],
        ..Round::default()
    });
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let written = trf::write(&event, dialect);
        let read = trf::read(&written.text).unwrap();
        assert_eq!(read.event.rounds, event.rounds, "{}", written.text);
        assert_eq!(read.event.regulation.scoring, event.regulation.scoring);
    }
}

#[test]
fn team_matches_follow_from_the_players_games() {
    use shashki::event::{Game, Team, matches};
    let number = Number;
    let teams = [(1, [1, 2]), (2, [3, 4]), (3, [5, 6])];
    let mut event = Event {
        id: "league".to_owned(),
        name: "League".to_owned(),
        numbers_fixed: true,
        teams: teams
            .iter()
            .map(|(team, members)| Team {
                number: Number(*team),
                id: format!("t{team}"),
                name: format!("Team {team}"),
                members: members.map(Number).to_vec(),
                ..Team::default()
            })
            .collect(),
        players: (1..=6)
            .map(|player| Player {
                number: number(player),
                id: format!("p{player}"),
                name: format!("Player {player}"),
                team: Some(number(player.div_ceil(2))),
                ..Player::default()
            })
            .collect(),
        ..Event::default()
    };
    event.regulation.system = System::SwissDutch;
    event.regulation.boards = Some(2);
    for (round, (one, two, free)) in (1..).zip([(1, 2, 3), (3, 1, 2)]) {
        let member = |team: u32, board: u32| Number(2 * team - 2 + board);
        let game = |white, black, result: &str| Game {
            white,
            black,
            result: result.parse().ok(),
        };
        let mut pairing = Pairing {
            board: 1,
            white: Number(one),
            black: Number(two),
            games: vec![
                game(member(one, 1), member(two, 1), "1-0"),
                game(member(two, 2), member(one, 2), "0.5-0.5"),
            ],
            ..Pairing::default()
        };
        pairing.result = matches::result(&event, &pairing);
        assert_eq!(pairing.result.unwrap().to_string(), "1.5-0.5");
        event.rounds.push(Round {
            number: round,
            pairings: vec![pairing],
            byes: vec![Bye {
                player: Number(free),
                kind: ByeKind::Pairing,
            }],
            ..Round::default()
        });
    }
    let written = trf::write(&event, Dialect::Trf26);
    assert!(written.lost.is_empty(), "{:?}", written.lost);
    let mut read = trf::read(&written.text).unwrap().event;
    read.trf_lines.clear();
    assert_eq!(read, event, "{}", written.text);
}

#[test]
fn tables_of_the_programs_in_use() {
    let cross = |text: &str| match csv::read(text).unwrap().content {
        csv::Content::Crosstable(event) => *event,
        csv::Content::Players(_) => panic!("a list of players"),
    };
    let results = |event: &Event| -> Vec<String> {
        event
            .rounds
            .iter()
            .flat_map(|round| &round.pairings)
            .map(|p| {
                let result = p.result.map(|result| result.to_string());
                format!("{}-{} {}", p.white, p.black, result.unwrap_or_default())
            })
            .collect()
    };
    // By number, not by place: the entries point back only so.
    let arbiter = "Place;S.No.;Title;Name;Fed.;FMJD;R1;R2;Total;SSolk\n\
                   1;2;GMI;Anna;NED;123;3w2;1b2;4;3\n\
                   2;3;;Boris;RUS;0;2b0;-;0;4\n\
                   3;1;;Carl;MLI;77;-1;2w0;2;4\n";
    let event = cross(arbiter);
    assert_eq!(results(&event), ["2-3 2-0", "1-2 0-2"]);
    assert_eq!(event.regulation.scoring.win, Points::whole(2));
    assert_eq!(event.rounds[0].byes[0].kind, ByeKind::Pairing);
    let base =
        "Pl\tName\t1\t2\tPt\n1\tAnna\t2/2w\t2/3b\t4\n2\tBoris\t0/1b\t\t0\n3\tDummy\t\t0/1w\t0\n";
    let event = cross(base);
    assert_eq!(results(&event), ["1-2 2-0"]);
    assert_eq!(event.rounds[1].byes[0].player, Number(1));
    assert_eq!(event.players.len(), 2);
    let chess = "Rk.;;Name;Rtg;FED;1.Rd;2.Rd;Pts.;TB1\n1;GM;Anna;2500;NED;2w1; 3b½;1,5;1,5\n\
                 2;;Boris;2400;RUS;1b0;3w+;1;2,5\n3;;Carl;;MLI;-½;1w½;1;3\n";
    let read = csv::read(chess);
    let codes: Vec<&str> = match &read {
        Err(shashki::event::ReadError::Faults(faults)) => {
            faults.iter().map(|f| f.code.id).collect()
        }
        _ => Vec::new(),
    };
    assert_eq!(codes, ["E021"], "{read:?}");
    let chess = chess.replace("3w+", "0");
    let event = cross(&chess);
    assert_eq!(results(&event), ["1-2 1-0", "3-1 0.5-0.5"]);
    let russian =
        "Место;Фамилия, имя;1;2;Очки\n1;Анна;2б1;3ч½;1½\n2;Борис;1ч0;+;1\n3;Карл;−;1б½;½\n";
    assert_eq!(results(&cross(russian)), ["1-2 1-0", "3-1 0.5-0.5"]);
    let paper = "Name,R1,R2\nAnna,+W2,=B3\nBoris,-B1,+F3\nCarl,=BYE,=W1\n";
    let faults = csv::read(paper).unwrap_err();
    assert!(
        format!("{faults:?}").contains("not_pointing_back"),
        "{faults:?}"
    );
    let matrix = "№;Имя;1;2;3;Очки\n1;Анна;;1=;½;2\n2;Борис;0=;;1;1,5\n3;Карл;½;0;;0,5\n";
    let faults = csv::read(matrix);
    assert!(faults.is_ok(), "{faults:?}");
    let matrix = "№;Имя;1;2;3;Очки\n1;Анна;;1=;½½;2½\n2;Борис;0=;;10;1½\n3;Карл;½½;01;;2\n";
    let event = cross(matrix);
    let cards = shashki::event::Cards::after(&event, u32::MAX);
    let points: Vec<String> = cards.iter().map(|card| card.points.to_string()).collect();
    assert_eq!(points, ["2.5", "1.5", "2"]);
    assert_eq!((event.rounds.len(), event.regulation.cycles), (6, Some(2)));
}

/// One contradictory cell neither changes the scale nor blames anybody else.
#[test]
fn a_contradiction_in_a_matrix_is_named_alone() {
    for (matrix, at) in [
        (
            "No;Name;1;2;3;Pts\n1;Aa;x;1;½;1,5\n2;Bb;1;x;1;2\n3;Cc;½;0;x;0,5\n",
            (2, 8),
        ),
        (
            "No;Name;1;2;3;Pts\n1;Aa;x;1;1;2\n2;Bb;0;x;1;1\n3;Cc;0;1;x;0\n",
            (3, 10),
        ),
        (
            "No;Name;1;2;3;Pts\n1;Aa;x;2;1;3\n2;Bb;2;x;2;2\n3;Cc;1;0;x;1\n",
            (2, 8),
        ),
        (
            "No;Name;1;2;3;Pts\n1;Aa;x;1;½½;1,5\n2;Bb;0;x;1;1\n3;Cc;½;0;x;0,5\n",
            (2, 10),
        ),
    ] {
        let Err(shashki::event::ReadError::Faults(faults)) = csv::read(matrix) else {
            panic!("{matrix}")
        };
        let told: Vec<_> = faults
            .iter()
            .filter(|fault| fault.code.id != "E303")
            .map(|fault| (fault.code.id, fault.place.line, fault.place.column))
            .collect();
        assert_eq!(told, [("E306", Some(at.0), Some(at.1))], "{matrix}");
    }
}
