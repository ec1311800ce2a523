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
    // Nor that of what is read beside it.
    fs::write(folder.join("openings.csv"), "City;1. c3-d4\n").unwrap();
    fs::write(
        folder.join("norms.csv"),
        "norm,games,average,percent\nM,3,2000,50\n",
    )
    .unwrap();
    fs::write(folder.join("table.txt"), "1-4 2-3\n4-3 1-2\n2-4 3-1\n").unwrap();
    done(folder, "event new final.json --system round-robin --seed s");
    done(
        folder,
        "event set final.json previous-stage=cup.json stage-top=2",
    );
    for line in [
        "validate-game games.pdn --opening openings.csv -o openings.csv",
        "event openings cup.json --list openings.csv -o openings.csv",
        "tiebreak cup.json --norms norms.csv -o norms.csv",
        "pair-round final.json --write -o cup.json",
        "clock-check games.pdn --event cup.json -o cup.json",
    ] {
        refused(folder, line, "which this command reads");
    }
    done(folder, "event new table.json --system round-robin --seed s");
    done(folder, "event add table.json Anna Boris Clara Dina");
    let line = "pair-round table.json --table table.txt -o table.txt";
    refused(folder, line, "which this command reads");
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
    assert!(
        said.starts_with("warning: cup.json: line 1, column"),
        "{said}"
    );
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
fn an_empty_variable_names_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let status = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .current_dir(&folder)
        .env("SHASHKI_BY", "")
        .args(["event", "new", "cup.json", "--quiet"])
        .status()
        .unwrap();
    assert!(status.success());
    let text = fs::read_to_string(folder.path().join("cup.json")).unwrap();
    assert_eq!(file::read(&text).unwrap().log[0].by, None);
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

#[cfg(unix)]
#[test]
fn nor_of_what_standard_input_is() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    cup(folder);
    let before = fs::read(folder.join("cup.json")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .current_dir(folder)
        .args(["tiebreak", "-", "-o", "cup.json"])
        .stdin(fs::File::open(folder.join("cup.json")).unwrap())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("would replace standard input"), "{said}");
    assert_eq!(fs::read(folder.join("cup.json")).unwrap(), before);
}

/// Whoever makes a change and whenever: the log must be readable again.
#[test]
fn a_log_that_could_not_be_read_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    cup(folder);
    for line in [
        "event edit cup.json 1 --club c --by V\u{1b}era",
        "event set cup.json place=x --by V\tera",
        "event new new.json --by V\tera",
        "pair-round cup.json --write --by V\tera",
    ] {
        refused(folder, line, "control characters");
    }
    done(folder, "event edit cup.json 1 --club c --by Vera\r");
    for seconds in ["1767268800000", "-1", "x"] {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .current_dir(folder)
            .env("SOURCE_DATE_EPOCH", seconds)
            .args(["event", "set", "cup.json", &format!("place={seconds}")])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{seconds}");
    }
    let text = fs::read_to_string(folder.join("cup.json")).unwrap();
    let log = file::read(&text).unwrap().log;
    let by = log.iter().rev().find_map(|entry| entry.by.as_deref());
    assert_eq!(by, Some("Vera"));
}

/// A player on the list of a later stage of teams, and those who come, are told apart by their ids.
#[test]
fn a_later_stage_of_teams_beside_a_player() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(
        folder,
        "event new semi.json --boards 1 --system round-robin --seed s",
    );
    for team in ["A", "B"] {
        done(
            folder,
            &format!("event add semi.json P{team} --team T{team}"),
        );
    }
    done(folder, "pair-round semi.json --write --quiet");
    done(folder, "event result semi.json 1 1.1 1-0");
    done(
        folder,
        "event new final.json --boards 1 --system round-robin --seed s",
    );
    done(
        folder,
        "event set final.json previous-stage=semi.json stage-top=2",
    );
    done(folder, "event add final.json Wild");
    done(folder, "pair-round final.json --write --quiet");
    let text = fs::read_to_string(folder.join("final.json")).unwrap();
    assert_eq!(file::read(&text).unwrap().players.len(), 3);
}
