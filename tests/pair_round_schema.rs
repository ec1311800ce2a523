//! The schema of pair-round's answer (`examples/schema/pair-round.json`) is that of the code, and
//! answers keep to it. `SHASHKI_BLESS=1` writes it anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod answer_schema;

use std::path::Path;
use std::process::Command;

use shashki::report::pairing::PairRound;

#[test]
fn the_schema_is_that_of_the_code_and_answers_keep_to_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let schema = answer_schema::of::<PairRound>(
        "pair-round",
        Some("Answers to --check, --repair, --simulate and --what-if have schemas of their own."),
    );
    answer_schema::shipped("pair-round.json", &schema);
    for call in [
        "swiss/open.json --round 1",
        "swiss/open.json --explain",
        "swiss/open.json --lang ru --explain",
        "standings/round-robin.json --round 2",
        "standings/teams.json --round 1",
        "standings/swiss.json --round 3 --explain",
        "../tests/data/tiebreak/play-off.json --round 1",
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .arg("pair-round")
            .args(call.split(' '))
            .args(["--format", "json"])
            .current_dir(root.join("examples"))
            .output()
            .unwrap();
        let answer = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
            panic!(
                "{call}: {error}: {}",
                String::from_utf8_lossy(&output.stderr)
            )
        });
        let faults = answer_schema::faults(&schema, &answer);
        assert!(faults.is_empty(), "{call}: {faults:?}");
    }
    // Several rounds stand inside one answer.
    let folder = tempfile::tempdir().unwrap();
    let asked = [
        "event new cup.json --seed s",
        "event add cup.json Anna Boris Clara Dina",
        "pair-round cup.json --all --format json",
    ];
    let answers = asked.map(|line| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_shashki"));
        command.args(line.split(' ')).current_dir(&folder);
        command.output().unwrap().stdout
    });
    let answer = serde_json::from_slice(&answers[2]).unwrap();
    let faults = answer_schema::faults(&schema, &answer);
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(answer["report"]["rounds"].as_array().unwrap().len(), 3);
    // The envelope is part of the promise.
    let bare = serde_json::json!({"report": {}});
    assert!(!answer_schema::faults(&schema, &bare).is_empty());
}
