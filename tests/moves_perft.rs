//! The hidden command `perft`, and counts that everybody publishes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(args)
        .args(["--lang", "en"])
        .output()
        .expect("the command runs")
}

fn out(args: &[&str]) -> String {
    String::from_utf8(run(args).stdout).expect("UTF-8")
}

#[test]
fn sub_totals_and_the_sum() {
    let text = out(&["perft", "--variant", "russian", "--depth", "4"]);
    let sum: u64 = text
        .lines()
        .take(7)
        .map(|line| line.split(": ").nth(1).unwrap().parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, 1469);
    assert_eq!(text.lines().last(), Some("total: 1469"));
    let text = out(&["perft", "--depth", "5"]);
    assert_eq!(text.lines().last(), Some("total: 27117"));
}

#[test]
fn speed_is_told_apart_from_the_answer() {
    let output = run(&["perft", "--fen", "W:Wc1:Bd2,d4"]);
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        "c1:c5: 1\ntotal: 1\n"
    );
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .ends_with("nodes/s\n")
    );
    assert!(run(&["perft", "-q"]).stderr.is_empty());
}

#[test]
fn json() {
    let text = out(&["perft", "--depth", "2", "--format", "json"]);
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["command"], "perft");
    assert_eq!(value["report"]["nodes"], 81);
    assert_eq!(value["report"]["moves"].as_array().unwrap().len(), 9);
}

#[test]
fn a_position_that_is_none() {
    let output = run(&["perft", "--fen", "W:W55:B1"]);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(
        message.contains("no such square") && message.contains("`55`"),
        "{message}"
    );
}

/// The set-ups with the most ways of capturing that a search found: listing them takes no time.
#[test]
fn set_ups_with_the_most_ways_of_capturing() {
    for (fen, variant) in [
        (
            "W:WK24:B8,9,10,11,12,19,20,21,22,28,30,31,33,34,41,42,43,44",
            "international",
        ),
        (
            "W:WKf6:Bf8,c7,e7,g7,d6,h6,c5,e5,g5,b4,e3,g3,b2,d2",
            "russian",
        ),
    ] {
        let text = out(&["perft", "--variant", variant, "--fen", fen, "--depth", "2"]);
        assert!(text.contains("total: "), "{text}");
    }
}
