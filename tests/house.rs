//! The house's own rules: imports only go down, every code has its words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, foundation first. A room imports only from rooms before it.
const ROOMS: [&str; 16] = [
    "exact", "finding", "board", "position", "rules", "moves", "notation", "game", "clock",
    "adjourn", "event", "tiebreak", "pairing", "report", "render", "cli",
];

fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            files.extend(files_below(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn imports_only_go_down() {
    let mut wrong = Vec::new();
    for (height, room) in ROOMS.iter().enumerate() {
        for file in files_below(&root().join("src").join(room), ".rs") {
            let text = fs::read_to_string(&file).expect("readable source");
            for (number, line) in text.lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                for (other_height, other) in ROOMS.iter().enumerate() {
                    let imports = [
                        format!("crate::{other}::"),
                        format!("crate::{other};"),
                        format!("crate::{{{other}"),
                    ]
                    .iter()
                    .any(|needle| code.contains(needle.as_str()));
                    if imports && other_height > height {
                        wrong.push(format!(
                            "{}:{}: {room} imports {other}",
                            file.display(),
                            number + 1
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_room_is_in_the_list() {
    let found: BTreeSet<String> = fs::read_dir(root().join("src"))
        .expect("a readable folder")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| {
            path.file_name()
                .map(|name| name.to_string_lossy().into_owned())
        })
        .collect();
    assert_eq!(found, ROOMS.iter().map(|room| (*room).to_owned()).collect());
}

/// Source files may not outgrow one sitting.
const LONGEST: usize = 500;

#[test]
fn files_stay_readable_in_one_go() {
    let long: Vec<String> = files_below(&root().join("src"), ".rs")
        .into_iter()
        .filter_map(|file| {
            let lines = fs::read_to_string(&file)
                .expect("readable source")
                .lines()
                .count();
            (lines > LONGEST).then(|| format!("{}: {lines} lines", file.display()))
        })
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// What tests are made of: test files, their data, and the test modules of the source.
fn test_text() -> String {
    let mut text = String::new();
    for file in files_below(&root().join("tests"), "") {
        if !file.ends_with("house.rs") {
            text.push_str(&String::from_utf8_lossy(
                &fs::read(&file).expect("a readable file"),
            ));
        }
    }
    for file in files_below(&root().join("src"), ".rs") {
        let source = fs::read_to_string(&file).expect("readable source");
        if file.ends_with("tests.rs") {
            text.push_str(&source);
        } else if let Some(at) = source.find("#[cfg(test)]") {
            text.push_str(&source[at..]);
        }
    }
    text
}

#[test]
fn every_code_has_a_test() {
    let text = test_text();
    // A room whose own test compares what it found with all its codes needs no names here.
    let swiss = files_below(&root().join("tests"), ".rs")
        .iter()
        .any(|file| {
            let text = fs::read_to_string(file).expect("readable source");
            text.contains("codes::swiss as codes") && text.contains("codes::ALL")
        });
    let compared =
        |code: &shashki::finding::Code| swiss && shashki::finding::codes::swiss::ALL.contains(code);
    let untested: Vec<String> = shashki::finding::codes::all()
        .filter(|code| !compared(code))
        .filter(|code| {
            !text.contains(code.id)
                && !text.contains(code.name)
                && !text.contains(&code.name.to_uppercase())
        })
        .map(|code| format!("{} {}", code.id, code.name))
        .collect();
    assert!(
        untested.is_empty(),
        "no test finds\n{}",
        untested.join("\n")
    );
}

#[test]
fn no_data_file_is_an_orphan() {
    let mut readers = String::new();
    for file in files_below(&root().join("tests"), ".rs") {
        readers.push_str(&fs::read_to_string(&file).expect("readable source"));
    }
    for file in files_below(&root().join("src"), ".rs") {
        readers.push_str(&fs::read_to_string(&file).expect("readable source"));
    }
    readers.push_str(&fs::read_to_string(root().join("README.md")).expect("a README"));
    for folder in ["tests/data", "examples"] {
        let base = root().join(folder);
        if !base.is_dir() {
            continue;
        }
        let orphans: Vec<String> = files_below(&base, "")
            .into_iter()
            .filter(|file| {
                let name = file
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                let parent = file
                    .parent()
                    .and_then(|parent| parent.strip_prefix(root().join("tests")).ok())
                    .map(|parent| parent.to_string_lossy().into_owned());
                !readers.contains(&name)
                    && !parent.is_some_and(|parent| parent != "data" && readers.contains(&parent))
            })
            .map(|file| file.display().to_string())
            .collect();
        assert!(orphans.is_empty(), "nobody reads\n{}", orphans.join("\n"));
    }
}

#[test]
fn only_the_command_line_prints() {
    let mut wrong = Vec::new();
    for room in ROOMS
        .iter()
        .filter(|room| !["cli", "render"].contains(room))
    {
        for file in files_below(&root().join("src").join(room), ".rs") {
            let text = fs::read_to_string(&file).expect("readable source");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for needle in [
                "println!",
                "eprintln!",
                "print!(",
                "std::env::",
                "SystemTime::now",
                "Utc::now",
            ] {
                for (number, line) in code.lines().enumerate() {
                    if line.split("//").next().unwrap_or_default().contains(needle) {
                        wrong.push(format!("{}:{}: {needle}", file.display(), number + 1));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn codes_and_words_match() {
    let codes: Vec<_> = shashki::finding::codes::all().collect();
    let ids: BTreeSet<_> = codes.iter().map(|code| code.id).collect();
    let names: BTreeSet<_> = codes.iter().map(|code| code.name).collect();
    assert_eq!(ids.len(), codes.len(), "an id is used twice");
    assert_eq!(names.len(), codes.len(), "a name is used twice");
    let words: BTreeSet<_> = shashki::render::words::all()
        .map(|words| words.id)
        .collect();
    assert_eq!(ids, words, "codes and words differ");
    for words in shashki::render::words::all() {
        for text in [
            words.en,
            words.ru,
            words.explain_en,
            words.explain_ru,
            words.example,
        ] {
            assert!(!text.is_empty(), "{}: an empty text", words.id);
        }
        for message in [words.en, words.ru] {
            assert!(
                !message.ends_with('.'),
                "{}: a message ends in a stop",
                words.id
            );
        }
    }
}

/// A command and all below it, with their full names.
fn commands(name: &str, command: &clap::Command) -> Vec<(String, clap::Command)> {
    let mut all = vec![(name.to_owned(), command.clone())];
    for below in command.get_subcommands() {
        all.extend(commands(&format!("{name} {}", below.get_name()), below));
    }
    all
}

#[test]
fn help_ends_with_examples_and_exit_codes() {
    let mut grammar = shashki::cli::grammar();
    grammar.build();
    let mut wrong = Vec::new();
    for (name, command) in commands("shashki", &grammar) {
        if name.split(' ').any(|word| word == "help") {
            continue;
        }
        let after = command.get_after_help().map(ToString::to_string);
        let after = after.unwrap_or_default();
        let last = after.rsplit("\n\n").next().unwrap_or_default();
        let last = last.replace('\n', " ");
        if !after.contains("Example") || !after.contains("  shashki ") {
            wrong.push(format!("{name}: no examples"));
        }
        if !last.starts_with("Exit codes: 0") || !last.contains(" 2 ") {
            wrong.push(format!("{name}: no exit codes at the end"));
        }
        for argument in command.get_arguments() {
            let heading = argument.get_help_heading();
            if argument.is_global_set() != (heading == Some("Common options")) {
                wrong.push(format!("{name}: {} under {heading:?}", argument.get_id()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
