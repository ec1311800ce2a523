//! Published columns and places of real events, FIDE's exercises, the synthetic events' hand-worked
//! values: reproduced exactly. Needs the folder named by `SHASHKI_CORPUS`.

#![allow(
    clippy::cmp_owned,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic
)]

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;
use shashki::exact::Ratio;

fn file(id: &str) -> PathBuf {
    let folder = std::env::var("SHASHKI_CORPUS").expect("SHASHKI_CORPUS names the corpus");
    PathBuf::from(folder)
        .join("tournaments")
        .join(format!("{id}.json"))
}

fn report(id: &str, options: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["tiebreak", "--format", "json"])
        .arg(file(id))
        .args(options)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{id}: {:?}", output.stderr);
    let answer: Value = serde_json::from_str(&text).unwrap();
    answer["report"].clone()
}

/// Reads `7`, `12.5`, `15/2`, `3 1/3`, `-1/3` exactly.
fn exact(text: &str) -> Ratio {
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let part = |text: &str| -> Ratio {
        if let Some((over, under)) = text.split_once('/') {
            return Ratio::new(over.parse().unwrap(), under.parse().unwrap());
        }
        let (whole, digits) = text.split_once('.').unwrap_or((text, ""));
        let scale = 10_i128.pow(digits.len() as u32);
        Ratio::new(format!("{whole}{digits}").parse().unwrap(), scale)
    };
    let sum: Ratio = text.split(' ').map(part).sum();
    sum * sign
}

fn told(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn lines(report: &Value) -> Vec<&Value> {
    report["standings"].as_array().unwrap().iter().collect()
}

/// Every value of a published column equals ours; returns how many were compared.
fn column(id: &str, options: &[&str], published: &str, ours: &str) -> usize {
    let source: Value = serde_json::from_str(&std::fs::read_to_string(file(id)).unwrap()).unwrap();
    let report = report(id, options);
    let column = source["published"][published].as_object().unwrap();
    for (player, expected) in column {
        let line = lines(&report)
            .into_iter()
            .find(|line| line["player"].to_string() == *player)
            .unwrap();
        let own = if ours == "points" {
            &line["points"]
        } else {
            &line["values"][ours]
        };
        assert_eq!(
            exact(own.as_str().unwrap()),
            exact(&told(expected)),
            "{id}, {published} of {player}"
        );
    }
    column.len()
}

/// The published places, read from the file, are ours; where ours are shared the published ones
/// lie within.
fn places(id: &str, order: &str, shared: usize) {
    let source: Value = serde_json::from_str(&std::fs::read_to_string(file(id)).unwrap()).unwrap();
    let report = report(id, &["--order", order]);
    let mut found = 0;
    for player in source["players"].as_array().unwrap() {
        let expected = player["place"].as_u64().unwrap();
        let line = lines(&report)
            .into_iter()
            .find(|line| line["player"] == player["id"])
            .unwrap();
        match &line["place"] {
            Value::Number(own) => assert_eq!(own.as_u64(), Some(expected), "{id}: {player}"),
            Value::String(own) => {
                let (first, last) = own.split_once('-').unwrap();
                let range = first.parse().unwrap()..=last.parse().unwrap();
                assert!(range.contains(&expected), "{id}: {player}");
                found += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(found, shared, "{id}: places shared");
}

#[test]
#[ignore = "needs the corpus"]
fn ouagadougou_2022() {
    let id = "draughts100_ouagadougou_open_2022";
    assert_eq!(column(id, &[], "points", "points"), 68);
    assert_eq!(column(id, &[], "buchholz_cut1", "truncated-solkoff-1"), 68);
    assert_eq!(column(id, &[], "buchholz_cut1", "buchholz-cut-1"), 68);
    places(id, "truncated-solkoff-1,solkoff-plus", 0);
}

#[test]
#[ignore = "needs the corpus"]
fn verona_2021() {
    let id = "draughts100_verona_rapid_2021";
    assert_eq!(column(id, &[], "points", "points"), 46);
    // The first two are equal in both coefficients; the source lists them in an order of its own.
    places(id, "buchholz,sonneborn-berger", 2);
}

#[test]
#[ignore = "needs the corpus"]
fn open_nl_1970() {
    let id = "draughts100_open_nl_1970";
    assert_eq!(column(id, &[], "points", "points"), 20);
    places(id, "sonneborn-berger,wins", 0);
}

#[test]
#[ignore = "needs the corpus"]
fn world_championship_1960() {
    let id = "draughts100_world_ch_1960";
    assert_eq!(column(id, &[], "points", "points"), 14);
    places(id, "wins", 0);
}

#[test]
#[ignore = "needs the corpus"]
fn other_round_robins() {
    assert_eq!(
        column("draughts100_delft_12point_2018", &[], "points", "points"),
        4
    );
    assert_eq!(column("chess_sinquefield_2014", &[], "points", "points"), 6);
    places("chess_sinquefield_2014", "direct", 0);
    places("draughts100_huizum_four_2005", "wins", 0);
}

#[test]
#[ignore = "needs the corpus"]
fn exercises_of_2024() {
    let id = "chess_tec_swiss5_rules2024";
    let edition = &["--edition", "fide2024"];
    for (published, ours) in [
        ("buchholz", "buchholz"),
        ("buchholz_cut1", "buchholz-cut-1"),
        ("sb", "sonneborn-berger-fide"),
        ("sb_cut1", "sonneborn-berger-fide-cut-1"),
        ("wins", "wins"),
        ("won_otb", "wins-otb"),
        ("progressive", "progressive"),
        ("progressive_cut1", "progressive-cut-1"),
    ] {
        assert_eq!(column(id, edition, published, ours), 16);
    }
}

#[test]
#[ignore = "needs the corpus"]
fn exercises_of_2026() {
    let id = "chess_tec_swiss5_rules2026";
    let edition = &["--edition", "fide2026"];
    for (published, ours, count) in [
        ("buchholz", "buchholz", 16),
        ("buchholz_cut1", "buchholz-cut-1", 13),
        ("sb", "sonneborn-berger-fide", 16),
        ("sb_cut1", "sonneborn-berger-fide-cut-1", 16),
    ] {
        assert_eq!(column(id, edition, published, ours), count);
    }
}

#[test]
#[ignore = "needs the corpus"]
fn exercise_of_the_round_robin() {
    let id = "chess_tec_round_robin";
    let options = &["--edition", "fide2024", "--order", "direct-fide"];
    assert_eq!(column(id, options, "sb", "sonneborn-berger-fide"), 6);
    assert_eq!(
        column(id, options, "sb_cut1", "sonneborn-berger-fide-cut-1"),
        6
    );
    let report = report(id, options);
    let koya = ["2", "0.5", "0.5", "1", "0.5", "0"];
    let rank = [1, 2, 2, 6, 5, 4];
    for line in lines(&report) {
        let player = line["player"].as_u64().unwrap() as usize;
        assert_eq!(line["values"]["koya"], koya[player - 1]);
        assert_eq!(first(&line["place"]), rank[player - 1], "{line}");
    }
}

fn first(place: &Value) -> u64 {
    match place {
        Value::Number(place) => place.as_u64().unwrap(),
        place => {
            let text = place.as_str().unwrap();
            text.split('-').next().unwrap().parse().unwrap()
        }
    }
}

#[test]
#[ignore = "needs the corpus"]
fn exercise_of_the_direct_encounter() {
    let options = &["--edition", "fide2024", "--order", "direct-fide"];
    let report = report("chess_tec_swiss9_direct", options);
    let ranks = [3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6];
    for line in lines(&report) {
        let player = line["player"].as_u64().unwrap() as usize;
        assert_eq!(first(&line["place"]), ranks[player - 1], "{line}");
    }
}

#[test]
#[ignore = "needs the corpus"]
fn a_bye_and_a_leaver_of_a_swiss() {
    let id = "synthetic_withdrawal_swiss";
    for (published, ours) in [
        ("buchholz", "buchholz"),
        ("buchholz_cut1", "truncated-solkoff-1"),
        ("buchholz_median1", "solkoff"),
        ("sb", "sonneborn-berger"),
        ("shmulyan", "shmulyan"),
        ("riga", "riga"),
    ] {
        assert_eq!(column(id, &[], published, ours), 2);
    }
}

#[test]
#[ignore = "needs the corpus"]
fn leavers_of_a_round_robin() {
    let report = report("synthetic_withdrawal_round_robin", &[]);
    let expected = ["2", "0", "2.5", "1.5"];
    for line in lines(&report) {
        let player = line["player"].as_u64().unwrap() as usize;
        match expected.get(player - 1) {
            Some(points) => assert_eq!(line["points"], *points),
            None => assert!(line["points"].is_null() && line["place"].is_null()),
        }
    }
}

/// In every event of the corpus the identities hold.
#[test]
#[ignore = "needs the corpus"]
fn identities_hold_in_every_event() {
    let mut compared = 0;
    for entry in std::fs::read_dir(file("x").parent().unwrap()).unwrap() {
        let id = entry.unwrap().path();
        let id = id.file_stem().unwrap().to_str().unwrap().to_owned();
        for line in lines(&report(&id, &[])) {
            if line["points"].is_null() {
                continue;
            }
            let value = |id: &str| exact(line["values"][id].as_str().unwrap());
            let (sb, buchholz) = (value("sonneborn-berger"), value("buchholz"));
            assert_eq!(value("shmulyan"), sb - buchholz);
            assert_eq!(value("riga"), value("sonneborn-berger-fide") + buchholz);
            compared += 1;
        }
    }
    assert!(compared > 200);
}

/// The words behind every decision stand in the text of the order (the file of the seeds that has
/// its articles of 3.15).
#[test]
#[ignore = "needs the corpus"]
fn the_words_of_the_ambiguities_are_in_the_order() {
    let corpus = std::env::var("SHASHKI_CORPUS").expect("SHASHKI_CORPUS names the corpus");
    let seeds = PathBuf::from(corpus).join("../seeds");
    let blanks = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let order = std::fs::read_dir(seeds)
        .unwrap()
        .map(|entry| blanks(&std::fs::read_to_string(entry.unwrap().path()).unwrap()))
        .find(|text| text.contains("3.15.11. Если участник соревнований по швейцарской системе"))
        .unwrap();
    let list = include_str!("data/tiebreak/ambiguities.txt");
    let lines: Vec<&str> = list
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    for line in &lines {
        let words = line.split(" | ").nth(1).unwrap();
        assert!(order.contains(&blanks(words)), "{words}");
    }
    assert!(lines.len() >= 50);
}
