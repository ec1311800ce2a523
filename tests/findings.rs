//! Findings that no subject's own tests look for: the smallest input that has each.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::Command;

fn names(folder: &Path, args: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(args)
        .args(["--format", "json"])
        .current_dir(folder)
        .env("LANG", "C")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let answer: serde_json::Value = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{error}\n{text}{:?}", String::from_utf8(output.stderr)));
    let mut names = Vec::new();
    collect(&answer, &mut names);
    names
}

/// Every `name` that stands beside a `code`, at any depth.
fn collect(value: &serde_json::Value, names: &mut Vec<String>) {
    match value {
        serde_json::Value::Object(fields) => {
            if let (Some(_), Some(name)) = (fields.get("code"), fields.get("name")) {
                names.push(name.as_str().unwrap().to_owned());
            }
            fields.values().for_each(|field| collect(field, names));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
        _ => {}
    }
}

/// "Иванов Пётр" in KOI8-R.
const KOI8: [u8; 11] = [
    0xe9, 0xd7, 0xc1, 0xce, 0xcf, 0xd7, 0x20, 0xf0, 0xa3, 0xd4, 0xd2,
];

#[test]
fn each_is_found_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let koi8 = [
        b"[White \"",
        &KOI8[..],
        b"\"]\n[GameType \"25\"]\n1. c3-d4 d6-c5 *\n",
    ]
    .concat();
    for (file, bytes, args, expected) in [
        (
            "other.pdn",
            &b"[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n"[..],
            &["validate-game", "--rules", "idf", "other.pdn"][..],
            "rulebook_for_other_game",
        ),
        (
            "clock.pdn",
            b"[GameType \"25\"]\n1. c3-d4 {[%clk 0:59:00]} d6-c5 {[%clk abc]} *\n",
            &["clock-check", "--control", "60m", "clock.pdn"],
            "bad_reading",
        ),
        (
            "tag.pdn",
            b"[GameType \"25\"]\n[WhiteTime \"0:40:00\"]\n1. c3-d4 {[%clk 0:59:00]} d6-c5 {[%clk 0:58:00]} *\n",
            &["clock-check", "--control", "60m", "tag.pdn"],
            "time_tag_differs",
        ),
        (
            "koi8.pdn",
            &koi8,
            &["validate-game", "koi8.pdn"],
            "record_encoding_guessed",
        ),
        (
            "doubtful.pdn",
            b"[White \"\x81\x8d\"]\n[GameType \"25\"]\n1. c3-d4 d6-c5 *\n",
            &["validate-game", "doubtful.pdn"],
            "record_encoding_doubtful",
        ),
        (
            "claim.pdn",
            b"[GameType \"25\"]\n1. c3-d4 d6-c5 *\n",
            &["validate-game", "--claim", "99:threefold", "claim.pdn"],
            "claim_not_ruled",
        ),
        (
            "unknown.trf",
            b"012 X\n202 BH,NONSENSE\n142 1\n001    1      A                                                                  0.0    1\n",
            &["tiebreak", "unknown.trf"],
            "criterion_unknown",
        ),
        (
            "event.json",
            br#"{"format":"shashki-event","version":1,"id":"x","name":"X","seed":"s","regulation":{"system":"round-robin"},
                "players":[{"number":1,"id":"1","name":"A"},{"number":2,"id":"2","name":"B"}]}"#,
            &["pair-round", "event.json"],
            "numbers_drawn",
        ),
    ] {
        fs::write(folder.path().join(file), bytes).unwrap();
        let found = names(folder.path(), args);
        assert!(found.iter().any(|name| name == expected), "{file}: {found:?}");
    }
}

/// One square that the small board does not have makes no large board of a whole game.
#[test]
fn a_slip_of_the_pen_changes_no_game_into_another() {
    let folder = tempfile::tempdir().unwrap();
    for (last, ply) in [("e7xc9", 8), ("e7xi5", 8)] {
        for tag in ["[GameType \"25\"]\n", ""] {
            let text =
                format!("{tag}\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4xd6 {last} *\n");
            fs::write(folder.path().join("slip.pdn"), text).unwrap();
            let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
                .args(["validate-game", "--format", "json", "slip.pdn"])
                .current_dir(folder.path())
                .output()
                .unwrap();
            let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
            let game = &answer["report"]["games"][0];
            assert_eq!(game["variant"], "russian", "{last} {tag}");
            assert_eq!(game["plies"], ply - 1, "{last} {tag}");
            assert_eq!(game["findings"][0]["ply"], ply, "{last} {tag}");
        }
    }
}

#[test]
fn binary_data_is_no_record_of_clocks() {
    let folder = tempfile::tempdir().unwrap();
    let bytes: Vec<u8> = (0..4000_u32).map(|i| (i * i % 251) as u8).collect();
    fs::write(folder.path().join("noise"), bytes).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["clock-check", "noise"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("noise"));
}
