//! An event file outlives its commands: none puts something else in its place, none writes what
//! could not be read again, and going back never depends on what there is now.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use shashki::event::file;

fn run(folder: &Path, line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .current_dir(folder)
        .env("LANG", "C")
        .env("SHASHKI_BY", "Vera")
        .args(line.split(' '))
        .output()
        .unwrap()
}

fn done(folder: &Path, line: &str) {
    let output = run(folder, line);
    assert_eq!(output.status.code(), Some(0), "{line}: {output:?}");
}

/// Runs what is refused with `why`, after which all of `folder` is as it was.
fn refused(folder: &Path, line: &str, why: &str) {
    let files = || {
        let names = fs::read_dir(folder).unwrap();
        let mut files: Vec<_> = names
            .map(|entry| entry.unwrap().path())
            .map(|path| (fs::read(&path).unwrap(), path))
            .collect();
        files.sort();
        files
    };
    let before = files();
    let output = run(folder, line);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}: {said}");
    assert!(said.contains(why), "{line}: {said}");
    assert!(before == files(), "{line}: files have changed");
}

fn cup(folder: &Path) {
    done(folder, "event new cup.json --seed s");
    done(folder, "event add cup.json Anna Boris Clara Dina");
    done(folder, "pair-round cup.json --write");
}

#[test]
fn no_answer_takes_the_place_of_what_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    cup(folder);
    fs::write(folder.join("games.pdn"), "1. c3-d4 *\n").unwrap();
    fs::write(folder.join("list.csv"), "Name\nEva\n").unwrap();
    for line in [
        "event export cup.json --format csv -o cup.json",
        "event export cup.json --format json -o ./cup.json~",
        "event show cup.json -o cup.json",
        "event log cup.json -o cup.json",
        "event result cup.json 1 1 1-0 -o cup.json",
        "event undo cup.json -o cup.json~",
        "event new new.json -o new.json",
        "event import new.json list.csv -o list.csv",
        "event import new.json list.csv -o new.json",
        "pair-round cup.json -o cup.json",
        "pair-round cup.json --write -o cup.json",
        "tiebreak cup.json -o cup.json",
        "validate-game games.pdn -o games.pdn",
        "clock-check games.pdn -o games.pdn",
        "adjourn status cup.json -o cup.json",
    ] {
        refused(folder, line, "which this command reads");
    }
    // Games are made clean where they are.
    done(folder, "validate-game games.pdn --normalize -o games.pdn");
    done(folder, "event export cup.json --format csv -o cup.csv");
}

#[test]
fn the_version_before_comes_back_whatever_there_is_now() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    cup(folder);
    let before = fs::read(folder.join("cup.json~")).unwrap();
    fs::write(folder.join("cup.json"), "{\"format\": \"shashki-event\"").unwrap();
    let output = run(folder, "event undo cup.json");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.contains("cup.json: line 1, column"), "{said}");
    assert_eq!(fs::read(folder.join("cup.json")).unwrap(), before);
}

/// A table of more than 999 rounds and scores with a sign would make files that are refused.
#[test]
fn nothing_is_written_that_could_not_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let names: Vec<String> = (0..12).map(|number| format!("P{number}")).collect();
    done(folder, "event new long.json --cycles 99 --seed s");
    done(folder, &format!("event add long.json {}", names.join(" ")));
    refused(folder, "pair-round long.json --write", "between 0 and 999");
    for setting in ["scoring=1,0,-1", "scoring=-1,-2,-3", "other-scores=2--1"] {
        refused(
            folder,
            &format!("event set long.json {setting}"),
            setting.split('=').next().unwrap(),
        );
    }
}

#[test]
fn the_log_knows_who_paired() {
    let folder = tempfile::tempdir().unwrap();
    cup(folder.path());
    let text = fs::read_to_string(folder.path().join("cup.json")).unwrap();
    let event = file::read(&text).unwrap();
    assert!(
        event
            .log
            .iter()
            .all(|entry| entry.by.as_deref() == Some("Vera"))
    );
}
