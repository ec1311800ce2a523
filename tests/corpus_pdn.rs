//! The corpus of real game files against what is known of them. Where the numbers differ from the
//! list, the difference is named here with its reason.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn corpus() -> PathBuf {
    PathBuf::from(std::env::var_os("SHASHKI_CORPUS").expect("SHASHKI_CORPUS names the corpus"))
        .join("pdn")
}

fn report(path: &Path, arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["validate-game", "--format", "json", "--lang", "en"])
        .args(arguments)
        .arg(path)
        .output()
        .expect("the command runs");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("a JSON answer");
    answer["report"].clone()
}

/// Errors of the record's moves or set-up, by game number.
fn bad(report: &Value) -> Vec<u64> {
    report["games"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|game| {
            game["findings"]
                .as_array()
                .unwrap()
                .iter()
                .any(|finding| finding["severity"] == "error")
        })
        .map(|game| game["index"].as_u64().unwrap())
        .collect()
}

/// Files where we count other records than the list, and why ours is right.
const COUNTS: [(&str, u64, &str); 5] = [
    (
        "international/lidraughts-random-standard.pdn",
        0,
        "tags without moves, then an empty line and other tags: records of their own",
    ),
    ("russian/lidraughts-random-russian.pdn", 0, "as above"),
    ("other/lidraughts-frisian.pdn", 0, "as above"),
    (
        "international/bruno-polish-team.pdn",
        0,
        "`[` alone on a line is no record",
    ),
    (
        "international/bruno-france2021.pdn",
        0,
        "`[Empty]` alone is a record without moves",
    ),
];

/// Games that the list refuses and we accept.
const ACCEPTED: [(&str, &[u64], &str); 4] = [
    (
        "international/bruno-polish-team.pdn",
        &[17, 19, 28, 46, 48, 69],
        "a lone dash with [Result \"-\"] is the unknown result; `[Empty]` is a tag without a value",
    ),
    (
        "international/wiegerw-Cat.A1.pdn",
        &[30],
        "`8-3 . 1-0` is a move, a dot and a result",
    ),
    (
        "international/wiegerw-schildpad.pdn",
        &[3, 7],
        "bare captures that later moves settle",
    ),
    (
        "other/wiegerw-nested_comment.pdn",
        &[1],
        "nested comments are recovered from",
    ),
];

#[test]
#[ignore = "needs the corpus"]
fn expected_answers() {
    let corpus = corpus();
    let text = std::fs::read_to_string(corpus.join("expected.json")).unwrap();
    let expected: BTreeMap<String, Value> = serde_json::from_str(&text).unwrap();
    let mut wrong = Vec::new();
    for (name, known) in &expected {
        let report = report(&corpus.join(name), &[]);
        let bad = bad(&report);
        let games = report["summary"]["games"].as_u64().unwrap();
        let recounted = COUNTS.iter().any(|(file, ..)| file == name);
        if let Some(count) = known["games"].as_u64()
            && count != games
            && !recounted
        {
            wrong.push(format!("{name}: {games} records, {count} in the list"));
        }
        if name.starts_with("other/") || known.get("bad").is_none() {
            continue;
        }
        let accepted: &[u64] = ACCEPTED
            .iter()
            .find(|(file, ..)| file == name)
            .map_or(&[], |(_, games, _)| games);
        let refused: Vec<u64> = known["bad"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["game"].as_u64().unwrap())
            .filter(|game| !accepted.contains(game))
            .collect();
        if refused != bad && !recounted {
            wrong.push(format!("{name}: refused {bad:?}, in the list {refused:?}"));
        } else if refused.len() != bad.len() {
            wrong.push(format!(
                "{name}: {} refused, {} in the list",
                bad.len(),
                refused.len()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "needs the corpus"]
fn one_file_in_every_encoding() {
    let corpus = corpus();
    let source = report(&corpus.join("russian/wiegerw-ussr1947.pdn"), &[]);
    for (name, encoding) in [
        ("encodings/ussr1947.cp1251.pdn", "windows-1251"),
        ("encodings/ussr1947.koi8-r.pdn", "koi8-r"),
        ("encodings/ussr1947.utf16le-bom.pdn", "utf-16le"),
        ("encodings/ussr1947.short-notation.pdn", "utf-8"),
    ] {
        let other = report(&corpus.join(name), &[]);
        assert_eq!(other["files"][0]["encoding"], encoding, "{name}");
        let games = |report: &Value| -> Vec<(Value, Value, Value, Value)> {
            report["games"]
                .as_array()
                .unwrap()
                .iter()
                .map(|game| {
                    (
                        game["white"].clone(),
                        game["plies"].clone(),
                        game["final_fen"].clone(),
                        game["outcome"].clone(),
                    )
                })
                .collect()
        };
        assert_eq!(games(&source), games(&other), "{name}");
    }
}

#[test]
#[ignore = "needs the corpus"]
fn other_games_are_never_misread() {
    let corpus = corpus();
    for name in [
        "american",
        "antidraughts",
        "brazilian",
        "breakthrough",
        "frysk",
    ] {
        let report = report(&corpus.join(format!("other/lidraughts-{name}.pdn")), &[]);
        let summary = &report["summary"];
        assert_eq!(summary["skipped"], summary["games"], "{name}");
    }
    for name in [
        "lidraughts-frisian",
        "wiegerw-inferno-english",
        "wiegerw-mrcd2006-czech-tagged-25",
    ] {
        let report = report(&corpus.join(format!("other/{name}.pdn")), &[]);
        for game in report["games"].as_array().unwrap() {
            let told = game["status"] != "checked"
                || !game["findings"].as_array().unwrap().is_empty()
                // Games too short to break a rule are legal in both kinds of draughts.
                || game["variant"] == "russian";
            assert!(told, "{name}: {game}");
        }
    }
}

#[test]
#[ignore = "needs the corpus"]
fn the_clean_file_validates_clean_and_stays_as_it_is() {
    let corpus = corpus();
    let folder = std::env::temp_dir().join(format!("shashki-clean-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let clean = |from: &Path, to: &Path| {
        let status = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(["validate-game", "--normalize", "--quiet", "--output"])
            .arg(to)
            .arg(from)
            .output()
            .expect("the command runs")
            .status;
        assert!(status.code().unwrap() < 2, "{}", from.display());
    };
    for part in ["international", "russian", "encodings"] {
        for entry in std::fs::read_dir(corpus.join(part)).unwrap() {
            let path = entry.unwrap().path();
            let (once, twice) = (folder.join("once.pdn"), folder.join("twice.pdn"));
            clean(&path, &once);
            clean(&once, &twice);
            let (first, second) = (
                std::fs::read(&once).unwrap(),
                std::fs::read(&twice).unwrap(),
            );
            assert!(
                first == second,
                "{}: cleaning again changes it",
                path.display()
            );
            let (before, after) = (report(&path, &[]), report(&once, &[]));
            let plies = |report: &Value| -> u64 {
                report["games"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|game| game["plies"].as_u64().unwrap())
                    .sum()
            };
            assert_eq!(plies(&before), plies(&after), "{}", path.display());
            let faulty = report(&once, &[])["games"]
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|game| game["findings"].as_array().unwrap().clone())
                .filter(|finding| finding["severity"] == "error" && finding["code"] != "G001")
                .count();
            assert_eq!(faulty, 0, "{}", path.display());
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
