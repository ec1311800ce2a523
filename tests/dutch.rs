//! FIDE's Dutch system: rounds with known answers, what no pairing may break, and what the command
//! says about it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use shashki::event::{ByeKind, Event, Game, GameResult, Number, Pairing, Round, System, trf};
use shashki::exact::Points;
use shashki::finding::codes::dutch as codes;
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::{Draft, Options, PairError, check, pair};

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/dutch")
        .join(name)
}

fn event(name: &str) -> Event {
    let text = fs::read_to_string(data(name)).unwrap();
    let mut event = trf::read(&text).unwrap().event;
    event.numbers_fixed = true;
    event
}

fn seats(draft: &Draft) -> String {
    let mut seats: Vec<String> = draft
        .pairings
        .iter()
        .map(|drawn| format!("{}-{}", drawn.white, drawn.black))
        .collect();
    seats.extend(draft.pairing_bye().map(|player| format!("{player} bye")));
    seats.join(" ")
}

fn explained() -> Options {
    Options {
        explain: true,
        ..Options::default()
    }
}

/// Small events of our own making; the answers are those of FIDE's reference program too.
#[test]
fn rounds_with_known_answers() {
    for (name, round, expected) in FACTS {
        let draft = pair(&event(name), *round, &Options::default()).unwrap();
        assert_eq!(seats(&draft), *expected, "{name}");
    }
}

const FACTS: &[(&str, u32, &str)] = &[
    ("nine_last_round.trf", 4, "2-7 3-8 1-4 5-9 6 bye"),
    ("seven_bye.trf", 5, "4-5 1-6 7-3 2 bye"),
    ("eight_floats.trf", 5, "6-4 2-7"),
    ("nine_unplayed.trf", 3, "5-2 7-4 8-1"),
    ("five_late.trf", 5, "3-4 5-2 1 bye"),
];

/// C1, C2, C3 and everybody once, looked at without the pairing's own eyes.
#[test]
fn absolute_criteria_are_never_broken() {
    let mut rounds = 0;
    for number in 1..=24 {
        let mix = Mix {
            players: (4, 24),
            rounds: (4, 9),
            forfeits: 80,
            absences: 60,
            late: 80,
            forbidden: 0,
            ..Mix::usual(System::SwissDutch)
        };
        let made = trial(&mix, "absolute", number).unwrap();
        assert_eq!(made.broken, 0);
        let event = made.event;
        let total = event.regulation.rounds;
        let mut met = BTreeSet::new();
        let mut no_bye = BTreeSet::new();
        let mut colours: BTreeMap<Number, Vec<i32>> = BTreeMap::new();
        for round in &event.rounds {
            rounds += 1;
            let mut named = BTreeSet::new();
            for pairing in &round.pairings {
                let (white, black) = (pairing.white, pairing.black);
                assert!(named.insert(white) && named.insert(black));
                assert!(!met.contains(&(white.min(black), white.max(black))), "C1");
                if round.number < total {
                    for (unit, gets) in [(white, 1), (black, -1)] {
                        let had = colours.get(&unit).cloned().unwrap_or_default();
                        assert!((had.iter().sum::<i32>() + gets).abs() <= 2, "C3");
                        assert!(!had.ends_with(&[gets, gets]), "C3");
                    }
                }
            }
            for bye in round.byes.iter().filter(|bye| bye.kind == ByeKind::Pairing) {
                assert!(named.insert(bye.player));
                assert!(no_bye.insert(bye.player), "C2");
            }
            for pairing in &round.pairings {
                let (white, black) = (pairing.white, pairing.black);
                match pairing.result {
                    Some(GameResult::Forfeit {
                        white: plus,
                        black: other,
                    }) => {
                        no_bye.extend(plus.then_some(white));
                        no_bye.extend(other.then_some(black));
                    }
                    _ => {
                        met.insert((white.min(black), white.max(black)));
                        colours.entry(white).or_default().push(1);
                        colours.entry(black).or_default().push(-1);
                    }
                }
            }
        }
    }
    assert!(rounds > 60, "{rounds}");
}

#[test]
fn past_rounds_are_paired_as_they_were() {
    for number in 1..=6 {
        let mix = Mix {
            players: (6, 20),
            rounds: (4, 6),
            late: 0,
            ..Mix::usual(System::SwissDutch)
        };
        let made = trial(&mix, "again", number).unwrap();
        assert_eq!(check::check(&made.event, true).differences, []);
    }
}

/// Every code of the explanation is found in some random round, and its words in both languages
/// name the players.
#[test]
fn every_reason_is_given() {
    let explain = explained();
    let mut found = BTreeSet::new();
    for number in 1..=20 {
        let mix = Mix {
            players: (9, 19),
            rounds: (6, 8),
            ..Mix::usual(System::SwissDutch)
        };
        let event = trial(&mix, "reasons", number).unwrap().event;
        for round in &event.rounds {
            let draft = pair(&event, round.number, &explain).unwrap();
            found.extend(draft.explanation.iter().map(|finding| finding.code.id));
        }
    }
    for code in [
        codes::BRACKET,
        codes::PAIR_MOVED_DOWN,
        codes::PAIR,
        codes::EXCHANGES,
        codes::DOWN,
        codes::BYE,
        codes::COLOUR_BOTH,
        codes::COLOUR_STRONGER,
        codes::COLOUR_ALTERNATE,
        codes::COLOUR_HIGHER,
        codes::COLOUR_NUMBER,
        codes::PASSED_OVER,
        codes::STAYS,
        codes::DOWN_AGAIN,
    ] {
        // P100 dutch_bracket, P101 dutch_pair_moved_down, P102 dutch_pair, P103 dutch_exchanges,
        // P104 dutch_goes_down, P105 dutch_bye, P106 dutch_colour_both, P107 dutch_colour_stronger,
        // P108 dutch_colour_alternate, P109 dutch_colour_higher, P110 dutch_colour_number,
        // P113 dutch_passed_over, P114 dutch_stays, P115 dutch_goes_down_again.
        assert!(found.contains(code.id), "{}", code.name);
    }
}

#[test]
fn two_who_have_met_have_no_pairing() {
    let mut event = event("four.trf");
    event.players.truncate(2);
    event.rounds = vec![Round {
        number: 1,
        pairings: vec![Pairing {
            board: 1,
            white: Number(1),
            black: Number(2),
            result: Some(GameResult::Played {
                white: Points::ONE,
                black: Points::ZERO,
            }),
            ..Pairing::default()
        }],
        ..Round::default()
    }];
    event.absences.clear();
    match pair(&event, 2, &Options::default()) {
        Err(PairError::Impossible(impossible)) => {
            // P111 dutch_no_pairing.
            assert_eq!(impossible.reasons[0].code, codes::NO_PAIRING);
        }
        other => panic!("{other:?}"),
    }
    // A game that was not played may be paired again.
    event.rounds[0].pairings[0].result = Some(GameResult::Forfeit {
        white: true,
        black: false,
    });
    event.rounds[0].pairings[0].games = Vec::<Game>::new();
    assert!(pair(&event, 2, &Options::default()).is_ok());
}

#[test]
fn an_unknown_number_of_rounds_is_told() {
    let mut event = event("four.trf");
    event.regulation.rounds = 0;
    let draft = pair(&event, 1, &Options::default()).unwrap();
    // P112 dutch_last_round_unknown.
    assert_eq!(draft.explanation[0].code, codes::LAST_ROUND_UNKNOWN);
}

/// Where number 1 has never been there, number 2 is the first of those who count (5.2.5).
#[test]
fn colours_of_round_1_count_those_who_are_there() {
    let mut event = event("four.trf");
    assert_eq!(
        seats(&pair(&event, 1, &Options::default()).unwrap()),
        "1-3 4-2"
    );
    event.absences.push(shashki::event::Absence {
        player: Number(1),
        rounds: vec![1],
        kind: ByeKind::Zero,
    });
    assert_eq!(
        seats(&pair(&event, 1, &Options::default()).unwrap()),
        "2-3 4 bye"
    );
}

fn shashki(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(arguments)
        .output()
        .unwrap()
}

#[test]
fn the_command_explains_and_refuses() {
    let file = data(FACTS[0].0);
    let file = file.to_str().unwrap();
    for language in ["en", "ru"] {
        let out = shashki(&["pair-round", file, "--explain", "--lang", language]);
        let text = String::from_utf8(out.stdout).unwrap();
        assert_eq!(out.status.code(), Some(0), "{text}");
        assert!(text.contains("C.04.3") && text.contains("C12"), "{text}");
        assert!(!text.contains('{'), "{text}");
    }
    // The two have not met; the pair is made and marked.
    let forced = shashki(&["pair-round", file, "--force", "1-2"]);
    assert_eq!(forced.status.code(), Some(0));
    let told = String::from_utf8(forced.stdout).unwrap();
    assert!(told.contains("(forced)"), "{told}");
}
