//! The schemas of the answers of `event` and of pair-round's other questions in `examples/schema`
//! are those of the code, and answers keep to them. `SHASHKI_BLESS=1` writes them anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::Command;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use shashki::report::pairing::CheckReport;
use shashki::report::swiss::{RepairReport, SimulateReport, WhatIfReport};
use shashki::report::{Changed, Log, Shown, Undone};

/// The schema of a report, compared with the stored one; then the answers of these calls.
fn keeps<T: JsonSchema>(name: &str, folder: &Path, calls: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join(format!("examples/schema/{name}.json"));
    let schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<T>();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap_or_default() == text,
        "{name}: run with SHASHKI_BLESS=1 to write the schema anew"
    );
    let validator = jsonschema::validator_for(&serde_json::to_value(schema).unwrap()).unwrap();
    for call in calls {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(call.split(' '))
            .args(["--format", "json"])
            .current_dir(folder)
            .output()
            .unwrap();
        let answer: serde_json::Value =
            serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
                panic!(
                    "{call}: {error}: {}",
                    String::from_utf8_lossy(&output.stderr)
                )
            });
        let faults: Vec<String> = validator
            .iter_errors(&answer["report"])
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{call}: {faults:?}");
    }
}

#[test]
fn the_schemas_are_those_of_the_code_and_answers_keep_to_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::copy(
        root.join("examples/swiss/open.json"),
        folder.join("open.json"),
    )
    .unwrap();
    keeps::<Changed>(
        "event-change",
        folder,
        &[
            "event new cup.json --seed s --system match --rounds 2",
            "event add cup.json Anna Boris",
            "event set cup.json place=Tver tie-breaks=wins",
            "event absent open.json 1 --rounds 9",
            "event withdraw open.json 2",
        ],
    );
    keeps::<Shown>(
        "event-show",
        folder,
        &["event show open.json --all", "event show cup.json"],
    );
    keeps::<Log>(
        "event-log",
        folder,
        &["event log open.json", "event log cup.json"],
    );
    keeps::<Undone>(
        "event-undo",
        folder,
        &["event undo open.json", "event undo cup.json"],
    );
    keeps::<CheckReport>(
        "pair-round-check",
        folder,
        &["pair-round open.json --check"],
    );
    keeps::<RepairReport>(
        "pair-round-repair",
        folder,
        &["pair-round open.json --repair"],
    );
    keeps::<WhatIfReport>(
        "pair-round-what-if",
        folder,
        &["pair-round open.json --what-if 3-7"],
    );
    keeps::<SimulateReport>(
        "pair-round-simulate",
        folder,
        &["pair-round --simulate 2 --players 6 --rounds 3 --system swiss-rating --seed s"],
    );
}
