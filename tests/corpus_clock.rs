//! `clock-check` over real records; the folder is named by SHASHKI_CORPUS.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

fn corpus() -> PathBuf {
    PathBuf::from(std::env::var_os("SHASHKI_CORPUS").expect("SHASHKI_CORPUS names the folder"))
}

fn games(path: &PathBuf) -> (Vec<Value>, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["clock-check", "--format", "jsonl"])
        .arg(path)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let games = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    (games, output.status.code())
}

#[test]
#[ignore = "needs the corpus"]
fn the_lidraughts_sample() {
    let path = corpus().join("pdn/international/lidraughts-clocks-and-variations.pdn");
    let (games, code) = games(&path);
    assert_eq!(code, Some(0));
    assert_eq!(games.len(), 2);
    let game = &games[0];
    assert_eq!(game["moves"].as_array().unwrap().len(), 301);
    assert_eq!(game["white"]["remaining_ms"], 414_000);
    assert_eq!(game["white"]["used_ms"], 186_000);
    assert_eq!(game["black"]["remaining_ms"], 43_000);
    assert_eq!(game["black"]["used_ms"], 557_000);
    assert_eq!(game["verdict"]["kind"], "none");
    let names: Vec<(&str, u64)> = game["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|f| (f["name"].as_str().unwrap(), f["ply"].as_u64().unwrap()))
        .collect();
    // The program writes Black's time as after his reply, and the clocks are exchanged at move 66.
    assert_eq!(
        names,
        [("readings_contradict", 3), ("clock_gained_time", 131)]
    );
}

#[test]
#[ignore = "needs the corpus"]
fn every_record_is_answered() {
    let mut files = 0;
    let mut all = 0;
    for folder in ["international", "russian", "other"] {
        for entry in std::fs::read_dir(corpus().join("pdn").join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "pdn") {
                continue;
            }
            let (games, code) = games(&path);
            assert!(matches!(code, Some(0..=2)), "{}: {code:?}", path.display());
            files += 1;
            all += games.len();
        }
    }
    println!("{files} files, {all} games");
}
