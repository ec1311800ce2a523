//! What a team match made is one thing for every command (3.16, formats of TRF26).
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::process::Command;

fn shashki(arguments: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(arguments)
        .args(["--lang", "en"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/standings"))
        .output()
        .unwrap();
    assert!(run.status.success(), "{run:?}");
    String::from_utf8(run.stdout).unwrap()
}

#[test]
fn boards_without_a_stated_result_count_everywhere() {
    let table = shashki(&["event", "show", "teams.json", "--format", "json"]);
    let shown: serde_json::Value = serde_json::from_str(&table).unwrap();
    let points: Vec<&str> = shown["report"]["units"]
        .as_array()
        .unwrap()
        .iter()
        .map(|unit| unit["points"].as_str().unwrap())
        .collect();
    assert_eq!(points, ["4", "4.5", "2.5", "1"]);
    let csv = shashki(&["event", "export", "teams.json", "--format", "csv"]);
    let last: Vec<&str> = csv
        .lines()
        .skip(1)
        .map(|line| line.rsplit([';', ',']).next().unwrap())
        .collect();
    assert_eq!(last, ["4", "4.5", "2.5", "1"]);
}

#[test]
fn trf26_has_the_places_of_teams_in_their_record() {
    let trf = shashki(&["tiebreak", "teams.json", "--format", "trf26"]);
    let teams: Vec<(&str, &str, &str)> = trf
        .lines()
        .filter(|line| line.starts_with("310"))
        .map(|line| (&line[54..60], &line[61..67], &line[68..71]))
        .collect();
    let expected = [
        ("   5.0", "   4.0", "  2"),
        ("   4.0", "   4.5", "  1"),
        ("   3.0", "   2.5", "  3"),
        ("   0.0", "   1.0", "  4"),
    ];
    assert_eq!(teams, expected);
    // Players keep their own ranks: every one of 1 to 8 once.
    let mut ranks: Vec<u32> = trf
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| line[85..89].trim().parse().unwrap())
        .collect();
    ranks.sort_unstable();
    assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
}
