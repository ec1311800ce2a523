//! Every example of the README is run: the `console` blocks of one `##` section share a fresh
//! copy of `examples/`, in order. A block holds `$ command` lines (continued by `> ` lines), each
//! followed by what it prints (stdout, then stderr) and, if it is not 0, by `[exit N]`. A line
//! `...` stands for any lines. `SHASHKI_BLESS=1` writes what was printed into the README instead.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Noon, 1 January 2026: the examples' today.
const TODAY: &str = "1767268800";

struct Step {
    /// Line of the command in the README, from 1.
    line: usize,
    shown: Vec<String>,
    command: String,
    expected: Vec<String>,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_tree(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

fn run(step: &Step, folder: &Path) -> Vec<String> {
    let binary = Path::new(env!("CARGO_BIN_EXE_shashki"));
    let path = format!(
        "{}:{}",
        binary.parent().unwrap().display(),
        std::env::var("PATH").unwrap()
    );
    let output = Command::new("sh")
        .args(["-c", &step.command])
        .current_dir(folder)
        .env("PATH", path)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("COLUMNS", "100")
        .env("NO_COLOR", "1")
        .env("SOURCE_DATE_EPOCH", TODAY)
        .output()
        .unwrap();
    let mut lines: Vec<String> = [output.stdout, output.stderr]
        .iter()
        .flat_map(|bytes| {
            String::from_utf8_lossy(bytes)
                .lines()
                .map(|line| line.trim_end().to_owned())
                .collect::<Vec<_>>()
        })
        .collect();
    match output.status.code() {
        Some(0) => {}
        code => lines.push(format!("[exit {}]", code.unwrap_or(-1))),
    }
    lines
}

/// Whether `found` is what `expected` shows, where `...` stands for any lines.
fn matches(expected: &[String], found: &[String]) -> bool {
    match expected.split_first() {
        None => found.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=found.len()).any(|skip| matches(rest, &found[skip..]))
        }
        Some((first, rest)) => found
            .split_first()
            .is_some_and(|(line, others)| first == line && matches(rest, others)),
    }
}

/// The steps of a block, whose first line has the number `line` (from 1).
fn steps(block: &[&str], line: usize) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (offset, text) in block.iter().enumerate() {
        if let Some(command) = text.strip_prefix("$ ") {
            steps.push(Step {
                line: line + offset,
                shown: vec![(*text).to_owned()],
                command: command.to_owned(),
                expected: Vec::new(),
            });
            continue;
        }
        let step = steps
            .last_mut()
            .unwrap_or_else(|| panic!("README.md:{}: output before a command", line + offset));
        match text.strip_prefix("> ") {
            Some(more) if step.expected.is_empty() => {
                step.shown.push((*text).to_owned());
                step.command.push('\n');
                step.command.push_str(more);
            }
            _ => step.expected.push(text.trim_end().to_owned()),
        }
    }
    steps
}

#[test]
fn every_example_prints_what_the_readme_shows() {
    let bless = std::env::var_os("SHASHKI_BLESS").is_some();
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let lines: Vec<&str> = readme.lines().collect();
    let mut folder = tempfile::tempdir().unwrap();
    let (mut blessed, mut wrong, mut count) = (String::new(), String::new(), 0);
    let mut at = 0;
    while at < lines.len() {
        let line = lines[at];
        writeln!(blessed, "{line}").unwrap();
        at += 1;
        if line.starts_with("## ") {
            folder = tempfile::tempdir().unwrap();
            copy_tree(&root().join("examples"), folder.path());
        }
        if line != "```console" {
            continue;
        }
        let end = at
            + lines[at..]
                .iter()
                .position(|l| *l == "```")
                .expect("a closed block");
        for step in steps(&lines[at..end], at + 1) {
            count += 1;
            let found = run(&step, folder.path());
            let fits = matches(&step.expected, &found);
            let shown = if fits { &step.expected } else { &found };
            for text in step.shown.iter().chain(shown) {
                writeln!(blessed, "{text}").unwrap();
            }
            if !fits {
                write!(
                    wrong,
                    "README.md:{}: `{}`\n--- shown\n{}\n--- printed\n{}\n\n",
                    step.line,
                    step.command,
                    step.expected.join("\n"),
                    found.join("\n")
                )
                .unwrap();
            }
        }
        at = end;
    }
    if bless {
        fs::write(root().join("README.md"), blessed).unwrap();
    } else {
        assert!(wrong.is_empty(), "{wrong}");
        assert!(count > 0, "the README has no examples");
    }
}
