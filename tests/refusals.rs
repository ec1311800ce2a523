//! Every failure is told in the language asked for: the catalogue of refusals and the sources
//! agree, and no English reaches a reader who asked for Russian.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use shashki::render::words::refusals;

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The source of `cli` and `render` without its tests.
fn code() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut code = String::new();
    for room in ["cli", "render"] {
        for file in sources(&root.join(room)) {
            let text = fs::read_to_string(&file).unwrap();
            code.push_str(text.split("#[cfg(test)]").next().unwrap());
        }
    }
    code
}

/// The text between `{` and `}` of every field of a template.
fn placeholders(template: &str) -> BTreeSet<&str> {
    template
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}'))
        .map(|(name, _)| name)
        .collect()
}

/// The first string of a call's arguments, and what follows the call; `text` begins after `(`.
fn call(text: &str) -> Option<(&str, &str)> {
    let first = text.trim_start().strip_prefix('"')?.split('"').next()?;
    let (mut depth, mut quoted, mut escaped) = (1, false, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
        if depth == 0 {
            return Some((first, &text[at + 1..]));
        }
    }
    None
}

/// Every key that the sources use, with the fields given to it where it is named.
fn uses(code: &str) -> Vec<(&str, BTreeSet<&str>)> {
    let mut uses = Vec::new();
    for after in code.split("Refusal::new(").skip(1) {
        let Some((key, mut rest)) = call(after) else {
            continue;
        };
        let mut fields = BTreeSet::new();
        while let Some((method, arguments)) = rest
            .trim_start()
            .strip_prefix('.')
            .and_then(|chained| chained.split_once('('))
        {
            let given = ["with", "phrase", "because", "finding", "lines"];
            match call(arguments) {
                Some((field, next)) if given.contains(&method) => {
                    fields.insert(field);
                    rest = next;
                }
                _ => break,
            }
        }
        uses.push((key, fields));
    }
    uses
}

/// Refusals that get some of their fields in another place of the source.
const COMPLETED_ELSEWHERE: [&str; 10] = [
    "no-law",
    "row-not-in-book",
    "json-place",
    "json-path",
    "usage-possible-values",
    "usage-subcommands",
    "usage-similar-subcommand",
    "usage-similar-argument",
    "usage-similar-value",
    "foreign-other",
];

#[test]
fn keys_of_the_sources_and_of_the_catalogue_are_the_same() {
    let code = code();
    let uses = uses(&code);
    assert!(uses.len() > 150, "{} uses found", uses.len());
    let known: BTreeMap<&str, _> = refusals::all().map(|said| (said.key, said)).collect();
    assert_eq!(known.len(), refusals::all().count(), "a key stands twice");
    let mut wrong = Vec::new();
    for (key, given) in &uses {
        let Some(said) = known.get(key) else {
            wrong.push(format!("`{key}` is not in the catalogue"));
            continue;
        };
        let wanted = placeholders(said.en);
        let fits = if COMPLETED_ELSEWHERE.contains(key) {
            given.is_subset(&wanted)
        } else {
            *given == wanted
        };
        if !fits {
            wrong.push(format!("`{key}` wants {wanted:?} and is given {given:?}"));
        }
    }
    let used: BTreeSet<&str> = uses.iter().map(|(key, _)| *key).collect();
    for key in known.keys() {
        // What others say in English is looked up by its text.
        if !used.contains(key) && !key.starts_with("foreign-") && !key.starts_with("part-") {
            wrong.push(format!("nothing uses `{key}`"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn both_languages_have_the_same_fields() {
    let mut wrong = Vec::new();
    for said in refusals::all() {
        if placeholders(said.en) != placeholders(said.ru) {
            wrong.push(format!("`{}`: {} / {}", said.key, said.en, said.ru));
        }
        if english(said.en) && !said.ru.contains(|c| matches!(c, 'а'..='я' | 'А'..='Я')) {
            wrong.push(format!("`{}` has no Russian: {}", said.key, said.ru));
        }
        if english(said.ru) {
            wrong.push(format!("`{}` has English in it: {}", said.key, said.ru));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether two English words follow one another in a text, not counting what is quoted: names,
/// commands, options.
fn english(text: &str) -> bool {
    let mut plain = String::new();
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '`' => quoted = !quoted,
            '«' | '{' | '<' | '[' => quoted = true,
            '»' | '}' | '>' | ']' => quoted = false,
            _ if !quoted => plain.push(c),
            _ => {}
        }
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    let word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    words
        .windows(2)
        .any(|pair| word(pair[0]) && word(pair[1].trim_end_matches([',', ':', ';', '.'])))
}

/// What a command says on standard error under `--lang ru`, and how it ends.
fn told(arguments: &[&str], input: &str, folder: &Path) -> (String, Option<i32>) {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(arguments)
        .args(["--lang", "ru"])
        .current_dir(folder)
        .env_remove("SHASHKI_BY")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who refuses at once does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    (
        String::from_utf8(output.stderr).unwrap(),
        output.status.code(),
    )
}

#[test]
fn failures_are_russian_under_lang_ru() {
    let folder = tempfile::tempdir().unwrap();
    let cup = |arguments: &[&str]| {
        let all = [&["event"], arguments].concat();
        assert_eq!(told(&all, "", folder.path()).1, Some(0), "{arguments:?}");
    };
    cup(&[
        "new",
        "cup.json",
        "--name",
        "Кубок",
        "--system",
        "swiss-rating",
    ]);
    cup(&["add", "cup.json", "Иванов", "Петров", "Сидоров"]);
    for (name, text) in [
        ("typo.json", "{\"format\": \"shashki-event\", \"nmae\": 1}"),
        ("wrong.json", "{\"format\": \"shashki-event\", \"name\": 7}"),
        ("cut.json", "{\"format\": \"shashki-event\", \"name\": \"E"),
        ("words.txt", "hello world\n"),
        ("empty.txt", ""),
        ("norms.csv", "norm,games\n,x\n"),
        ("bad.log", "game,ply,side,event\n1,x,w,move\n"),
        ("nul.pdn", "\0\0\0\0"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    for arguments in [
        // The command line itself.
        "evnt",
        "tiebreak --bogus x",
        "event shwo cup.json",
        "pair-round cup.json --rules fide",
        "pair-round cup.json --variant polish",
        "pair-round cup.json --color sometimes",
        "pair-round cup.json --jobs 0",
        "pair-round cup.json --round x",
        "pair-round cup.json --check --all",
        "pair-round cup.json --round 1 --round 2",
        "pair-round cup.json --force 3",
        "pair-round cup.json --system dutch",
        "pair-round cup.json --players 9",
        "tiebreak cup.json --order buchholtz",
        "tiebreak cup.json --cells big",
        "tiebreak cup.json --team-totals none",
        "clock-check x.pdn --at zz",
        "clock-check x.pdn --dial-start zz",
        "clock-check x.pdn --what-if zz",
        "clock-check x.pdn --lateness zz",
        "event absent cup.json Иванов --rounds 5-3",
        "event result",
        "validate-game x.pdn --encoding ebcdic",
        "adjourn seal --white-clock zz --envelope e.json",
        // Files.
        "tiebreak missing.json",
        "tiebreak typo.json",
        "tiebreak wrong.json",
        "tiebreak cut.json",
        "tiebreak words.txt",
        "tiebreak empty.txt",
        "tiebreak .",
        "validate-game missing.pdn",
        "validate-game words.txt",
        "validate-game empty.txt",
        "validate-game nul.pdn",
        "clock-check bad.log",
        "clock-check words.txt",
        "adjourn open --envelope cup.json",
        "event show cup.json -o missing/show.txt",
        // What is asked for.
        "tiebreak cup.json --player 99",
        "tiebreak cup.json --after-round 9",
        "tiebreak cup.json --category women",
        "tiebreak cup.json --norms norms.csv",
        "pair-round cup.json --round 5",
        "pair-round cup.json --write --round 5",
        "pair-round cup.json --force 1-9",
        "pair-round cup.json --force 1-1",
        "pair-round cup.json --all",
        "pair-round cup.json --repair",
        "pair-round cup.json --order sideways",
        "pair-round cup.json --check --format md",
        "pair-round --simulate 3",
        "event new cup.json",
        "event edit cup.json 1",
        "event undo missing.json",
        "event result cup.json 1 1 1-0",
        "event result cup.json x",
        "event result cup.json 1 2",
        "event result cup.json --player Иванов",
        "event result cup.json 1 -",
        "event add cup.json Иванов",
        "event show cup.json --round 3",
        "event import cup.json missing.csv",
        "event set cup.json colour=blue",
        "validate-game --limit kings-only=x words.txt",
        "validate-game --limit queens=3 words.txt",
        "validate-game --reading pieces=x words.txt",
        "validate-game --claim 45 words.txt",
        "validate-game --opening zz words.txt",
        "clock-check words.txt --control 45",
        "clock-check words.txt --control *120",
        "clock-check words.txt --control 45m/0",
        "clock-check words.txt --micro-match=7",
        "adjourn seal --envelope e.json",
        "adjourn seal --fen zz --envelope e.json",
        "adjourn seal --record words.txt --envelope e.json",
        "perft --fen zz",
        "explain nosuch",
        "explain M0O3",
    ] {
        let split: Vec<&str> = arguments.split(' ').collect();
        let (text, code) = told(&split, "каша\n", folder.path());
        assert_eq!(code, Some(2), "{arguments}: {text}");
        assert!(text.starts_with("ошибка: "), "{arguments}: {text}");
        for line in text.lines().filter(|line| !line.starts_with("Вызов: ")) {
            assert!(!english(line), "{arguments}: {line}");
        }
    }
}

#[test]
fn help_that_cannot_be_written_is_a_failure() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    for arguments in [&["--help"][..], &["--version"], &["explain", "M001"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(arguments)
            .stdout(full)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{arguments:?}");
    }
}
