//! Whole commands of the Swiss systems: every transcript of `tests/data/swiss/*.txt` is run in a
//! fresh copy of `tests/data/swiss/events`. A transcript holds `$ command` lines, each followed by
//! what it prints to stdout, then, behind `2> `, what it prints to stderr, and `[exit N]` where N
//! is not 0. Lines that begin with `# ` are remarks. `SHASHKI_BLESS=1` writes what was printed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/swiss")
}

/// What a command line prints and how it ends.
fn run(command: &str, folder: &Path) -> Vec<String> {
    let binary = Path::new(env!("CARGO_BIN_EXE_shashki"));
    let path = format!(
        "{}:{}",
        binary.parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env("PATH", path)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("NO_COLOR", "1")
        .env("SOURCE_DATE_EPOCH", "1767268800")
        .output()
        .unwrap();
    let lines = |bytes: &[u8]| -> Vec<String> {
        let text = std::str::from_utf8(bytes).unwrap();
        text.lines().map(str::to_owned).collect()
    };
    let mut shown = lines(&output.stdout);
    shown.extend(
        lines(&output.stderr)
            .iter()
            .map(|line| format!("2> {line}")),
    );
    match output.status.code() {
        Some(0) => {}
        code => shown.push(format!("[exit {}]", code.unwrap_or(-1))),
    }
    shown
}

/// The transcript as it is now.
fn again(text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(data().join("events")).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), folder.path().join(entry.file_name())).unwrap();
    }
    let mut out = String::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            out.push_str(&format!("{line}\n"));
            for shown in run(command, folder.path()) {
                out.push_str(shown.trim_end());
                out.push('\n');
            }
            out.push('\n');
        } else if line.starts_with("# ") {
            out.push_str(&format!("{line}\n"));
        }
    }
    out
}

fn check(name: &str) {
    let path = data().join(name);
    let text = fs::read_to_string(&path).unwrap();
    let found = again(&text);
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        fs::write(&path, &found).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    for (number, (expected, found)) in (1..).zip(text.lines().zip(found.lines())) {
        assert_eq!(expected, found, "{name}:{number}");
    }
    assert_eq!(text.lines().count(), found.lines().count(), "{name}");
}

/// Every transcript is named here.
#[test]
fn every_transcript_is_run() {
    let mut found: Vec<String> = fs::read_dir(data())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".txt"))
        .collect();
    found.sort();
    assert_eq!(found, TRANSCRIPTS);
}

const TRANSCRIPTS: [&str; 9] = [
    "check.txt",
    "dutch.txt",
    "forced.txt",
    "impossible.txt",
    "people.txt",
    "repair.txt",
    "rounds.txt",
    "simulate.txt",
    "teams.txt",
];

#[test]
fn check_of_past_rounds() {
    check(TRANSCRIPTS[0]);
}

#[test]
fn the_dutch_system() {
    check(TRANSCRIPTS[1]);
}

#[test]
fn forced_forbidden_groups_what_if() {
    check(TRANSCRIPTS[2]);
}

#[test]
fn impossible_requests() {
    check(TRANSCRIPTS[3]);
}

#[test]
fn byes_absences_late_entries_leavers() {
    check(TRANSCRIPTS[4]);
}

#[test]
fn repairs() {
    check(TRANSCRIPTS[5]);
}

#[test]
fn a_round_of_each_system() {
    check(TRANSCRIPTS[6]);
}

#[test]
fn simulations() {
    check(TRANSCRIPTS[7]);
}

#[test]
fn teams() {
    check(TRANSCRIPTS[8]);
}
