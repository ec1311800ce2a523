//! The schemas of the answers of `event` and of pair-round's other questions in `examples/schema`
//! are those of the code, and answers keep to them. `SHASHKI_BLESS=1` writes them anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod answer_schema;

use std::fs;
use std::path::Path;
use std::process::Command;

use schemars::JsonSchema;
use shashki::report::pairing::CheckReport;
use shashki::report::swiss::{RepairReport, SimulateReport, WhatIfReport};
use shashki::report::{Changed, Log, Shown, Undone};

/// The schema of the answers to `asked`, compared with the stored one; then the answers of these
/// calls.
fn keeps<T: JsonSchema>(name: &str, asked: &str, folder: &Path, calls: &[&str]) {
    let schema = answer_schema::of::<T>(asked, None);
    answer_schema::shipped(name, &schema);
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
        let faults = answer_schema::faults(&schema, &answer);
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
        "event-change.json",
        "event new|add|remove|set|result|penalty|withdraw|return|absent|import",
        folder,
        &[
            "event new cup.json --seed s --system match --rounds 2",
            "event add cup.json Anna Boris",
            "event set cup.json place=Tver tie-breaks=wins",
            "event absent open.json 1 --rounds 6",
            "event withdraw open.json 2",
        ],
    );
    keeps::<Shown>(
        "event-show.json",
        "event show",
        folder,
        &["event show open.json --all", "event show cup.json"],
    );
    keeps::<Log>(
        "event-log.json",
        "event log",
        folder,
        &["event log open.json", "event log cup.json"],
    );
    keeps::<Undone>(
        "event-undo.json",
        "event undo",
        folder,
        &["event undo open.json", "event undo cup.json"],
    );
    keeps::<CheckReport>(
        "pair-round-check.json",
        "pair-round --check",
        folder,
        &["pair-round open.json --check"],
    );
    keeps::<RepairReport>(
        "pair-round-repair.json",
        "pair-round --repair",
        folder,
        &["pair-round open.json --repair"],
    );
    keeps::<WhatIfReport>(
        "pair-round-what-if.json",
        "pair-round --what-if",
        folder,
        &["pair-round open.json --what-if 3-7"],
    );
    keeps::<SimulateReport>(
        "pair-round-simulate.json",
        "pair-round --simulate",
        folder,
        &["pair-round --simulate 2 --players 6 --rounds 3 --system swiss-rating --seed s"],
    );
}

/// CSV is for programs: its headings and words are English in every language.
#[test]
fn csv_of_show_is_english() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/standings");
    let show = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(["event", "show", "swiss.json", "--format", "csv"])
            .args(arguments)
            .current_dir(&root)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let list = show(&["--lang", "ru"]);
    assert_eq!(
        list.lines().next(),
        Some("No,Name,Rating,Games,Points,Remark")
    );
    assert!(list.contains(",left after 4\n"), "{list}");
    assert_eq!(list, show(&["--lang", "en"]));
    let round = show(&["--lang", "ru", "--round", "1"]);
    assert!(round.starts_with("Board,White,Black,Result\n"), "{round}");
    assert_eq!(round, show(&["--lang", "en", "--round", "1"]));
}
