//! Whole-command transcripts of `validate-game`, and its answers read by independent readers' rules.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod answer_schema;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use shashki::report::validate::ValidateReport;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn command(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .arg("validate-game")
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .current_dir(root().join("examples"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The command may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the command ends");
    writer.join().unwrap();
    output
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// Every `*.txt` in tests/data/validate: a command line after `$`, then the exit code after `?`, then
/// what it prints. `SHASHKI_BLESS=1` writes them anew.
#[test]
fn transcripts() {
    let folder = root().join("tests/data/validate");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let bless = std::env::var_os("SHASHKI_BLESS").is_some();
    for path in files {
        let stored = fs::read_to_string(&path).unwrap();
        let mut actual = String::new();
        for line in stored.lines().filter(|line| line.starts_with("$ ")) {
            let arguments: Vec<&str> = line
                .strip_prefix("$ shashki validate-game ")
                .expect("a command line")
                .split(' ')
                .collect();
            let input = path.with_extension("pdn");
            let arguments: Vec<String> = arguments
                .iter()
                .map(|argument| argument.replace("INPUT", "-"))
                .collect();
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let output = command(&arguments, &fs::read(&input).unwrap_or_default());
            actual.push_str(&format!("{line}\n? {}\n", code(&output)));
            actual.push_str(&text(&output.stdout));
            actual.push_str(&text(&output.stderr));
            actual.push('\n');
        }
        if bless {
            fs::write(&path, &actual).unwrap();
            continue;
        }
        assert!(actual == stored, "{}:\n{actual}", path.display());
    }
}

#[test]
fn the_schema_is_that_of_the_code_and_answers_keep_to_it() {
    let schema = answer_schema::of::<ValidateReport>(
        "validate-game",
        Some("With --format jsonl every line is a game: $defs/GameReport."),
    );
    answer_schema::shipped("validate-game.json", &schema);
    let line = answer_schema::part(&schema, "GameReport");
    let dialects = fs::read(root().join("tests/data/validate/dialects.pdn")).unwrap();
    let kings =
        b"[GameType \"25\"] [FEN \"W:WKa1,Kc1,a3:BKf8,h6,a5\"] 1. c1-d2 f8-e7 2. d2-c1 e7-f8 \
        3. c1-d2 f8-e7 4. d2-c1 e7-f8 5. c1-d2 1-0";
    for (arguments, input) in [
        ("games.pdn", &b""[..]),
        ("games.pdn clocks.pdn adjourned.pdn --counters", b""),
        ("games.pdn --lang ru --strict", b""),
        ("games.pdn --as-played --rules fmjd", b""),
        ("games.pdn --opening openings.csv", b""),
        ("-", &dialects),
        ("- --as-played --counters --lang ru", &dialects),
        ("- --claim 8:threefold --counters", kings),
        (
            "- --claim 4:threefold,flag --claim 99:threefold --strict",
            kings,
        ),
        ("- --rules draft2002 --claim 8w:threefold", kings),
        (
            "-",
            b"[Empty]\n\n1. - - 2. - -\n\n[GameType \"21\"] 1. 11-15 *",
        ),
        ("-", b"[FEN \"W:W51:B1\"] 1. 51-46 *"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let with = |format| {
            let format = ["--format", format];
            command(&[&arguments[..], &format[..]].concat(), input)
        };
        let answer = json(&with("json"));
        let faults = answer_schema::faults(&schema, &answer);
        assert!(faults.is_empty(), "{arguments:?}: {faults:?}");
        let lines = text(&with("jsonl").stdout);
        assert_eq!(
            lines.lines().count(),
            answer["report"]["games"].as_array().unwrap().len()
        );
        for one in lines.lines() {
            let faults = answer_schema::faults(&line, &serde_json::from_str(one).unwrap());
            assert!(faults.is_empty(), "{arguments:?}: {faults:?}");
        }
    }
    let answer = json(&command(&["--format", "json", "games.pdn"], b""));
    let mut bare = answer.clone();
    bare.as_object_mut().unwrap().remove("version");
    assert!(!answer_schema::faults(&schema, &bare).is_empty());
    let report = &answer["report"];
    for key in ["games", "ok", "with_warnings", "with_errors"] {
        assert!(report["summary"][key].is_u64(), "{key}");
    }
    for key in [
        "file",
        "index",
        "line",
        "variant",
        "rulebook",
        "plies",
        "result",
        "final_fen",
        "outcome",
        "claims",
        "findings",
    ] {
        assert!(report["games"][0].get(key).is_some(), "{key}");
    }
    let finding = &report["games"][1]["findings"][0];
    for key in [
        "code", "name", "article", "severity", "message", "line", "column", "ply", "fen", "legal",
    ] {
        assert!(finding.get(key).is_some(), "{key}");
    }
}

#[test]
fn every_line_of_jsonl_is_a_game() {
    let output = command(&["--format", "jsonl", "games.pdn"], b"");
    let games: Vec<Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let whole = json(&command(&["--format", "json", "games.pdn"], b""));
    assert_eq!(Value::Array(games), whole["report"]["games"]);
    assert_eq!(code(&output), 1);
}

#[test]
fn input_that_is_no_game_file() {
    for (input, place) in [
        (&b""[..], "1:1"),
        (b"   \n\n", "1:1"),
        // A comment alone is not an empty file, and is not called one.
        (
            b"{\"format\":1}",
            "1:1: no game record in this file: it has neither",
        ),
        (b"\x00\x01\x02\x03\x04binary\xff\xfe\x00\x01", "byte 0"),
        (
            b"\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x03\x00",
            "byte",
        ),
        (b"Dear Sir,\nthis is a letter.\n", "1:1"),
    ] {
        let output = command(&["-"], input);
        assert_eq!(code(&output), 2, "{input:?}");
        assert!(
            output.stdout.is_empty(),
            "nothing is written: {}",
            text(&output.stdout)
        );
        let said = text(&output.stderr);
        assert!(
            said.starts_with("error: ") && said.contains(place),
            "{said}"
        );
    }
    let output = command(&["no-such-file.pdn"], b"");
    assert_eq!(code(&output), 2);
}

#[test]
fn hostile_input_has_a_place_and_an_end() {
    let deep = format!(
        "1. c3-d4 {}1. c3-b4{} d6-c5 *",
        "(".repeat(100_000),
        ")".repeat(100_000)
    );
    let output = command(&["-"], deep.as_bytes());
    assert_eq!(code(&output), 0, "{}", text(&output.stdout));
    let nul = command(
        &["--format", "json", "-"],
        b"1. c3-d4 \x00 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 1-0",
    );
    assert_eq!(code(&nul), 1);
    let report = json(&nul);
    let finding = &report["report"]["games"][0]["findings"][0];
    assert_eq!(
        (finding["code"].as_str(), finding["column"].as_u64()),
        (Some("N010"), Some(10))
    );
    let unclosed = command(
        &["--format", "json", "-"],
        b"[Event \"Cup\n[Site \"x\"]\n1. c3-d4 *",
    );
    assert_eq!(code(&unclosed), 1);
    assert_eq!(
        json(&unclosed)["report"]["games"][0]["findings"][0]["line"],
        1
    );
    let line = "1. c3-d4 ".to_owned() + &"x".repeat(9 << 20);
    let output = command(&["-"], line.as_bytes());
    assert_eq!(code(&output), 1);
    assert!(output.stdout.len() < 2000, "a long line is shown in part");
}

#[test]
fn the_order_is_that_of_the_input_whatever_the_number_of_threads() {
    let one = fs::read_to_string(root().join("examples/games.pdn")).unwrap();
    let many = one.repeat(2000);
    let with =
        |jobs: &str| command(&["--jobs", jobs, "--format", "jsonl", "-"], many.as_bytes()).stdout;
    let single = with("1");
    assert!(single == with("2") && single == with("7"));
    let lines: Vec<Value> = text(&single)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 6000);
    for (index, game) in lines.iter().enumerate() {
        assert_eq!(game["index"].as_u64(), Some(index as u64 + 1));
    }
    let last = lines.last().unwrap();
    let expected = many
        .lines()
        .enumerate()
        .filter(|(_, line)| line.starts_with("[Event"))
        .last();
    assert_eq!(
        last["line"].as_u64(),
        expected.map(|(line, _)| line as u64 + 1)
    );
}

#[test]
fn encodings_are_guessed_or_set() {
    let source = fs::read_to_string(root().join("examples/games.pdn")).unwrap();
    for name in ["windows-1251", "koi8-r", "cp866", "utf-8"] {
        let encoding = shashki::notation::encoding::Encoding::named(name).unwrap();
        let bytes = encoding.encode(&source);
        for arguments in [
            vec!["--format", "json", "-"],
            vec!["--format", "json", "--encoding", name, "-"],
        ] {
            let report = json(&command(&arguments, &bytes));
            assert_eq!(report["report"]["games"][0]["white"], "Иванов", "{name}");
            assert_eq!(report["report"]["files"][0]["encoding"], name);
        }
    }
    let sixteen: Vec<u8> = source.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let report = json(&command(&["--format", "json", "-"], &sixteen));
    assert_eq!(report["report"]["games"][0]["white"], "Иванов");
}

#[test]
fn ci_formats_are_well_formed() {
    let sarif = json(&command(&["--format", "sarif", "games.pdn"], b""));
    assert_eq!(sarif["version"], "2.1.0");
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!(
        result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
        "games.pdn"
    );
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"]
        .as_array()
        .unwrap();
    assert!(rules.iter().any(|rule| rule["id"] == result["ruleId"]));
    let junit = text(&command(&["--format", "junit", "games.pdn"], b"").stdout);
    assert!(junit.contains("tests=\"3\" failures=\"1\""), "{junit}");
    let github = text(&command(&["--format", "github", "games.pdn"], b"").stdout);
    assert!(
        github.starts_with("::error file=games.pdn,line="),
        "{github}"
    );
}

#[test]
fn an_answer_in_a_file_appears_whole_or_not_at_all() {
    let folder = std::env::temp_dir().join(format!("shashki-out-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("report.json");
    let name = path.to_str().unwrap();
    let output = command(&["--format", "json", "--output", name, "games.pdn"], b"");
    assert_eq!((code(&output), output.stdout.len()), (1, 0));
    let written: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(written["command"], "validate-game");
    let before = fs::read(&path).unwrap();
    let output = command(&["--format", "json", "--output", name, "-"], b"");
    assert_eq!(code(&output), 2);
    assert!(
        fs::read(&path).unwrap() == before,
        "a failure leaves the old file"
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    fs::remove_dir_all(&folder).unwrap();
    assert!(!Path::new(name).exists());
}
