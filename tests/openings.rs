//! `validate-game --opening`: an opening, a list, and what an event has drawn (3.6.4, 3.18).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const EVENT: &str = r#"{
  "format": "shashki-event", "version": 1, "id": "cup", "name": "Cup", "seed": "s",
  "regulation": {"system": "round-robin"},
  "openings": {"source": "list.csv", "openings": [
    {"id": "City", "text": "1. c3-d4 d6-c5"},
    {"id": "Village", "text": "1. a3-b4 f6-g5"},
    {"id": "Stake", "text": "1. g3-f4 h6-g5"}
  ]},
  "players": [
    {"number": 1, "id": "1", "name": "Иванов Иван"}, {"number": 2, "id": "2", "name": "Петров Пётр"},
    {"number": 3, "id": "3", "name": "Сидоров Сидор"}, {"number": 4, "id": "4", "name": "Кузнецов Кузьма"}
  ],
  "rounds": [
    {"number": 1, "opening": "City", "pairings": [
      {"board": 1, "white": 1, "black": 4}, {"board": 2, "white": 2, "black": 3}]},
    {"number": 2, "pairings": [
      {"board": 1, "white": 4, "black": 3, "opening": "Village"},
      {"board": 2, "white": 1, "black": 2, "opening": "Stake",
       "games": [{"white": 1, "black": 2}, {"white": 2, "black": 1}]}]}
  ]
}"#;

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["validate-game", "--lang", "en"])
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

/// The exit code, and the codes of every game.
fn check(games: &str, opening: &str) -> (Option<i32>, Vec<Vec<String>>) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cup.json"), EVENT).unwrap();
    fs::write(
        folder.path().join("list.csv"),
        "name;moves\nCity;1. c3-d4 d6-c5\nVillage;1. a3-b4 f6-g5\n",
    )
    .unwrap();
    fs::write(folder.path().join("one.txt"), "1. c3-d4\nd6-c5\n").unwrap();
    fs::write(folder.path().join("games.pdn"), games).unwrap();
    let output = run(
        folder.path(),
        &["--format", "json", "--opening", opening, "games.pdn"],
    );
    let Ok(answer) = serde_json::from_slice::<Value>(&output.stdout) else {
        assert!(output.stdout.is_empty(), "no half of an answer");
        return (output.status.code(), Vec::new());
    };
    let report = &answer["report"];
    let games: Vec<Vec<String>> = report["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let findings = game["findings"].as_array().unwrap();
            let codes = findings.iter().map(|one| one["code"].as_str().unwrap());
            codes.map(str::to_owned).collect()
        })
        .collect();
    let wrong = games
        .iter()
        .filter(|codes| {
            codes
                .iter()
                .any(|code| ["N033", "N035", "N036"].contains(&code.as_str()))
        })
        .count();
    assert_eq!(report["summary"]["with_errors"], wrong, "{report}");
    (output.status.code(), games)
}

fn game(tags: &[(&str, &str)], moves: &str) -> String {
    let tags: String = tags
        .iter()
        .map(|(name, value)| format!("[{name} \"{value}\"]\n"))
        .collect();
    format!("[Event \"Cup\"]\n{tags}[GameType \"25\"]\n\n{moves} *\n\n")
}

const CITY: &str = "1. c3-d4 d6-c5 2. b2-c3 f6-g5";
const VILLAGE: &str = "1. a3-b4 f6-g5 2. b2-a3";
const STAKE: &str = "1. g3-f4 h6-g5";

#[test]
fn what_an_event_has_drawn() {
    let of = |round: &str, white: &str, black: &str, moves: &str| {
        game(
            &[("White", white), ("Black", black), ("Round", round)],
            moves,
        )
    };
    for (games, codes) in [
        (of("1", "Иванов И.", "Кузнецов К.", CITY), &[][..]),
        (of("1", "Иванов И.", "Кузнецов К.", VILLAGE), &["N033"]),
        // The whole round has one opening: the round alone is enough.
        (of("1", "?", "?", CITY), &[]),
        // In round 2 every board has its own.
        (of("2", "Кузнецов", "Сидоров", VILLAGE), &[]),
        (of("2", "Кузнецов", "Сидоров", STAKE), &["N033"]),
        (of("2.2", "?", "?", STAKE), &[]),
        (of("2", "?", "?", STAKE), &["N034"]),
        (of("3", "Иванов", "Петров", STAKE), &["N034"]),
        // Both games of a micro-match, colours turned.
        (of("2.1", "Иванов Иван", "Петров Пётр", STAKE), &[]),
        (of("2.2", "Петров Пётр", "Иванов Иван", STAKE), &[]),
        (of("2.2", "Петров Пётр", "Иванов Иван", CITY), &["N033"]),
        // Without a round the players tell it.
        (
            game(&[("White", "Кузнецов"), ("Black", "Сидоров")], VILLAGE),
            &[],
        ),
    ] {
        let (status, found) = check(&games, "cup.json");
        assert_eq!(found, [codes], "{games}");
        assert_eq!(status, Some(i32::from(codes == ["N033"])), "{games}");
    }
}

#[test]
fn the_round_and_the_board_named() {
    let plain = |moves: &str| game(&[("White", "A"), ("Black", "B"), ("Round", "7")], moves);
    assert_eq!(check(&plain(CITY), "cup.json:1"), (Some(0), vec![vec![]]));
    assert_eq!(
        check(&plain(STAKE), "cup.json:2:2"),
        (Some(0), vec![vec![]])
    );
    let wrong = check(&plain(STAKE), "cup.json:2:1");
    assert_eq!(wrong, (Some(1), vec![vec!["N033".to_owned()]]));
    for nothing in ["cup.json:3", "cup.json:2:9", "nothing.json:1", "list.csv:1"] {
        assert_eq!(
            check(&plain(CITY), nothing),
            (Some(2), Vec::new()),
            "{nothing}"
        );
    }
}

#[test]
fn a_list_and_the_games_of_a_micro_match() {
    let of = |round: &str, white: &str, black: &str, moves: &str| {
        game(
            &[("White", white), ("Black", black), ("Round", round)],
            moves,
        )
    };
    let games = [
        of("1.1", "A", "B", CITY),
        of("1.2", "B", "A", CITY),
        of("1.1", "C", "D", CITY),
        of("1.2", "D", "C", VILLAGE),
        of("2.1", "C", "D", VILLAGE),
        of("2", "A", "C", STAKE),
    ]
    .concat();
    let (status, found) = check(&games, "list.csv");
    assert_eq!(status, Some(1));
    assert_eq!(
        found,
        [&[][..], &[], &[], &["N036"], &[], &["N035"]].map(|codes: &[&str]| codes
            .iter()
            .map(|code| (*code).to_owned())
            .collect::<Vec<_>>())
    );
}

#[test]
fn an_opening_over_several_lines() {
    let plain = game(&[], CITY);
    assert_eq!(check(&plain, "one.txt"), (Some(0), vec![vec![]]));
    assert_eq!(check(&plain, "1. c3-d4 d6-c5"), (Some(0), vec![vec![]]));
    let wrong = check(&plain, "1. c3-b4");
    assert_eq!(wrong, (Some(1), vec![vec!["N033".to_owned()]]));
}
