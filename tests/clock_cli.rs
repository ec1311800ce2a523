//! `clock-check` on the command line: formats, exit codes, bad input, schemas.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn example(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("examples")
        .join(name)
}

fn run(args: &[&str], stdin: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .arg("clock-check")
        .args(args)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The command may fail before it reads anything.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child.wait_with_output().unwrap()
}

fn json(args: &[&str], stdin: &str) -> (Value, Option<i32>) {
    let output = run(&[args, &["--format", "json"]].concat(), stdin.as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    let value = serde_json::from_str(&text).unwrap_or_else(|error| {
        panic!("{error}: {text}{}", String::from_utf8_lossy(&output.stderr))
    });
    (value, output.status.code())
}

fn finding_names(game: &Value) -> Vec<String> {
    game["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| finding["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn the_envelope_and_its_fields() {
    let (answer, code) = json(&[example("clocks.pdn").to_str().unwrap()], "");
    assert_eq!(code, Some(0));
    assert_eq!(answer["command"], "clock-check");
    let games = answer["report"]["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    let first = &games[0];
    assert_eq!(first["index"], 1);
    assert_eq!(first["control"], "10m/6, 5m");
    assert_eq!(first["verdict"]["kind"], "loss_on_time");
    assert_eq!(first["verdict"]["side"], "white");
    assert_eq!(first["verdict"]["ply"], 11);
    assert_eq!(first["verdict"]["article"], "ru2011 3.7.9");
    assert_eq!(first["white"]["used_ms"], 562_000);
    assert_eq!(first["white"]["remaining_ms"], 38_000);
    assert_eq!(first["white"]["periods"][0]["met"], false);
    assert_eq!(first["white"]["longest"]["ply"], 5);
    assert_eq!(first["moves"][1]["shown_ms"], 590_000);
    let second = &games[1];
    assert_eq!(second["verdict"]["kind"], "flag_not_claimed");
    assert_eq!(second["moves"][3]["shown_ms"], Value::Null);
    assert!(finding_names(second).contains(&"flag_fell_not_claimed".to_owned()));
}

#[test]
fn answers_fit_their_schema() {
    let text = std::fs::read_to_string(example("schema/clock-check.json")).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for input in ["clocks.pdn", "clock-log.csv", "clock-log.jsonl"] {
        let (answer, _) = json(
            &[
                example(input).to_str().unwrap(),
                "--at",
                "2",
                "--what-if",
                "b 0:10:00",
            ],
            "",
        );
        let errors: Vec<String> = validator
            .iter_errors(&answer)
            .map(|error| error.to_string())
            .collect();
        assert!(errors.is_empty(), "{input}: {errors:?}");
    }
    let log = std::fs::read_to_string(example("schema/clock-log.json")).unwrap();
    let validator = jsonschema::validator_for(&serde_json::from_str(&log).unwrap()).unwrap();
    for line in std::fs::read_to_string(example("clock-log.jsonl"))
        .unwrap()
        .lines()
    {
        assert!(
            validator.is_valid(&serde_json::from_str(line).unwrap()),
            "{line}"
        );
    }
}

/// The schema is made from the report's types: rewrite it with `SHASHKI_BLESS=1 cargo test`.
#[test]
fn the_schema_is_that_of_the_report() {
    let report = schemars::schema_for!(shashki::report::clock::ClockReport);
    let mut report = serde_json::to_value(report).unwrap();
    let definitions = report.as_object_mut().unwrap().remove("$defs").unwrap();
    report.as_object_mut().unwrap().remove("$schema");
    let whole = serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Answer of `shashki clock-check --format json`",
        "type": "object",
        "required": ["schema", "tool", "version", "command", "report"],
        "properties": {
            "schema": {"const": 1},
            "tool": {"const": "shashki"},
            "version": {"type": "string"},
            "command": {"const": "clock-check"},
            "report": report,
        },
        "$defs": definitions,
    });
    let text = serde_json::to_string_pretty(&whole).unwrap() + "\n";
    let path = example("schema/clock-check.json");
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}

#[test]
fn exit_codes() {
    let game = |rest: &str| format!("[TimeControl \"600\"]\n{rest}");
    let code = |text: &str| run(&[], text.as_bytes()).status.code();
    let clean = "[Result \"0-2\"] 1. c3-d4 {[%clk -0:00:03]} d6-c5 {[%clk 0:09:00]} 0-2";
    assert_eq!(
        code(&game(clean)),
        Some(0),
        "a confirmed loss on time is clean"
    );
    let wrong =
        "[Result \"1-1\"] [Termination \"Time forfeit\"]\n1. c3-d4 {[%clk 0:09:03]} d6-c5 1-1";
    assert_eq!(code(&game(wrong)), Some(1));
    for bad in [
        "",
        "no game here, only words",
        "\u{0}\u{1}\u{2}",
        "ply,event\n1,fly\n",
    ] {
        assert_eq!(code(bad), Some(2), "{bad:?}");
    }
    for args in [
        &["--control", "45x"][..],
        &["--control", "*120"],
        &["--at", "x"],
        &["--what-if", "w"],
        &["--micro-match=7"],
        &["/nonexistent.pdn"],
    ] {
        let output = run(args, game(clean).as_bytes());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty());
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn faults_of_a_log_name_file_and_line() {
    let output = run(
        &["-"],
        b"ply,side,event,reading\n1,w,move,0:10:00\n2,b,move,soon\n",
    );
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(
        message.contains("-: line 3: `soon` is not a reading"),
        "{message}"
    );
}

#[test]
fn every_format_has_every_game() {
    let path = example("clocks.pdn");
    let path = path.to_str().unwrap();
    let lines = |format: &str| {
        let output = run(&[path, "--format", format], b"");
        String::from_utf8(output.stdout).unwrap()
    };
    let jsonl = lines("jsonl");
    assert_eq!(jsonl.lines().count(), 2);
    for line in jsonl.lines() {
        serde_json::from_str::<Value>(line).unwrap();
    }
    let csv = lines("csv");
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    // A row for each game and for each half-move.
    assert_eq!(reader.records().map(Result::unwrap).count(), 2 + 10 + 8);
    let html = lines("html");
    assert_eq!(html.matches("<svg").count(), 2);
    assert!(html.ends_with("</body></html>\n"));
    let text = lines("text");
    assert!(
        text.contains("White lost on time, at move 6w (ru2011 3.7.9)"),
        "{text}"
    );
    let quiet = run(&[path, "--quiet"], b"");
    let quiet = String::from_utf8(quiet.stdout).unwrap();
    assert!(!quiet.contains("Orlova") && quiet.contains("Sokolov"));
    let russian = run(&[path, "--lang", "ru"], b"");
    let russian = String::from_utf8(russian.stdout).unwrap();
    assert!(
        russian.contains("белые просрочили время, ход 6б (ru2011 3.7.9)"),
        "{russian}"
    );
}

#[test]
fn control_of_the_line_wins_over_the_tag() {
    let text = "[TimeControl \"300\"]\n1. c3-d4 {[%clk 0:09:00]} *";
    let (answer, _) = json(&["--control", "10m"], text);
    let game = &answer["report"]["games"][0];
    assert_eq!(game["control"], "10m");
    assert_eq!(game["white"]["used_ms"], 60_000);
    assert!(finding_names(game).contains(&"control_differs".to_owned()));
    let (answer, _) = json(&[], "[TimeControl \"3 d/5\"]\n1. c3-d4 {[%clk 0:09:00]} *");
    let names = finding_names(&answer["report"]["games"][0]);
    assert!(names.contains(&"bad_control".to_owned()) && names.contains(&"no_control".to_owned()));
}

/// Digits alone are seconds, as in PDN: a control given so that is shorter than any game is doubted.
#[test]
fn minutes_written_as_plain_numbers() {
    let text = "1. c3-d4 {[%clk 0:44:00]} *";
    let (answer, _) = json(&["--control", "45"], text);
    let game = &answer["report"]["games"][0];
    assert_eq!(game["control"], "45s");
    let finding = &game["findings"][0];
    assert_eq!(finding["name"], "control_in_seconds");
    assert_eq!(
        finding["message"],
        "the control `45` is read as 45s: plain numbers are seconds, as in PDN; for minutes write 45m"
    );
    let (answer, _) = json(&["--control", "2700"], text);
    let names = finding_names(&answer["report"]["games"][0]);
    assert!(!names.contains(&"control_in_seconds".to_owned()));
}

/// The event's rulebook, control and micro-matches hold where the command line says nothing else.
#[test]
fn the_event_gives_control_book_and_micro_match() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.json");
    let event = serde_json::json!({
        "format": "shashki-event", "version": 1, "id": "cup", "name": "Cup",
        "regulation": {
            "system": "round-robin", "rulebook": "draft2002", "time_control": "45m",
            "micro_match": 2,
        },
        "players": [],
    });
    std::fs::write(&path, event.to_string()).unwrap();
    let path = path.to_str().unwrap();
    let game = |white: &str, black: &str, left: &str| {
        format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"0-2\"]\n1. c3-d4 {{[%clk {left}]}} 0-2\n\n"
        )
    };
    let text = game("A", "B", "-0:00:02") + &game("B", "A", "0:46:00");
    let (answer, _) = json(&["--event", path], &text);
    let games = answer["report"]["games"].as_array().unwrap();
    assert_eq!(games[0]["control"], "45m");
    assert_eq!(games[0]["verdict"]["article"], "draft2002 6.10");
    assert!(finding_names(&games[1]).contains(&"micro_match_break".to_owned()));
    let (answer, _) = json(
        &["--event", path, "--control", "1h", "--rules", "ru2011"],
        &text,
    );
    let games = answer["report"]["games"].as_array().unwrap();
    assert_eq!(games[0]["control"], "1h");
    assert_eq!(games[0]["verdict"]["article"], "ru2011 3.7.9");
    let output = run(&["--event", "/nonexistent.json"], text.as_bytes());
    assert_eq!(output.status.code(), Some(2));
}

/// Many blocks of games: every answer once, in the order of the games, with its line.
#[test]
fn a_long_file_is_answered_in_order() {
    let mut text = String::new();
    for index in 0..4_000 {
        let seconds = index % 60;
        text.push_str(&format!(
            "[White \"W{index}\"]\n[Black \"B\"]\n[TimeControl \"600\"]\n[Result \"*\"]\n\n1. c3-d4 {{[%clk 0:09:{seconds:02}]}} d6-c5 {{[%clk 0:0x]}} *\n\n"
        ));
    }
    assert!(text.len() > (300 << 10));
    for jobs in ["1", "3"] {
        let output = run(&["--format", "jsonl", "--jobs", jobs], text.as_bytes());
        let lines = String::from_utf8(output.stdout).unwrap();
        assert_eq!(lines.lines().count(), 4_000);
        for (index, line) in lines.lines().enumerate() {
            let game: Value = serde_json::from_str(line).unwrap();
            assert_eq!(game["index"], index + 1);
            assert_eq!(game["line"], index * 7 + 1);
            assert_eq!(game["white_player"], format!("W{index}"));
            assert_eq!(game["findings"][0]["line"], index * 7 + 6);
        }
    }
    let (answer, _) = json(&[], &text);
    assert_eq!(answer["report"]["games"].as_array().unwrap().len(), 4_000);
}

/// What cannot be read leaves no half of an answer.
#[test]
fn nothing_is_written_of_a_file_that_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("answer.json");
    for format in ["text", "json", "jsonl", "csv", "html"] {
        let output = run(&["--format", format], b"\x00\x01\x02\x00");
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty(), "{format}");
        let path = target.to_str().unwrap();
        let output = run(&["--format", format, "-o", path], b"no game");
        assert_eq!(output.status.code(), Some(2));
        assert!(!target.exists());
    }
}

#[test]
fn micro_match_games_in_order() {
    let game = |white: &str, black: &str, left: &str| {
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n1. c3-d4 {{[%clk {left}]}} *\n\n")
    };
    let text = game("A", "B", "0:44:00") + &game("B", "A", "0:46:00") + &game("C", "D", "0:44:00");
    let (answer, _) = json(&["--control", "45m", "--micro-match"], &text);
    let games = answer["report"]["games"].as_array().unwrap();
    let early: Vec<bool> = games
        .iter()
        .map(|game| finding_names(game).contains(&"micro_match_break".to_owned()))
        .collect();
    assert_eq!(early, [false, true, false]);
    assert_eq!(games[1]["white"]["used_ms"], 240_000);
}

#[test]
fn at_and_what_if() {
    let path = example("clocks.pdn");
    let path = path.to_str().unwrap();
    let (answer, code) = json(&[path, "--at", "4w", "--what-if", "w 0:02:00"], "");
    assert_eq!(code, Some(1), "the cut is refused");
    let game = &answer["report"]["games"][0];
    assert_eq!(game["at"]["ply"], 7);
    assert_eq!(game["at"]["white_ms"], 165_000);
    assert_eq!(game["at"]["black_ms"], 450_000);
    assert_eq!(game["what_if"]["allowed"], false);
    assert_eq!(game["what_if"]["least_ms"], 165_000);
    assert_eq!(game["what_if"]["article"], "ru2011 3.7.8");
    let (answer, code) = json(
        &[
            path,
            "--at",
            "4w",
            "--what-if",
            "w 0:02:00",
            "--rules",
            "draft2002",
        ],
        "",
    );
    assert_eq!(code, Some(0));
    assert_eq!(answer["report"]["games"][0]["what_if"]["allowed"], true);
}

#[test]
fn names_from_a_file_cannot_move_the_cursor() {
    let text = "[White \"A\u{1b}[2J\"]\n[Black \"=1+1\"]\n[TimeControl \"5\u{7}\"]\n1. c3-d4 {[%clk \u{1b}[31m]} *";
    for format in ["text", "html", "csv"] {
        let output = run(&["--format", format], text.as_bytes());
        let shown = String::from_utf8(output.stdout).unwrap();
        assert!(
            !shown.contains('\u{1b}') && !shown.contains('\u{7}'),
            "{format}: {shown}"
        );
    }
}

#[test]
fn a_log_of_a_game() {
    let (answer, code) = json(&[example("clock-log.csv").to_str().unwrap()], "");
    assert_eq!(
        code,
        Some(1),
        "the correction leaves less than fifteen minutes"
    );
    let game = &answer["report"]["games"][0];
    assert_eq!(game["verdict"]["kind"], "loss_on_time");
    assert_eq!(game["verdict"]["ply"], 7);
    assert_eq!(
        finding_names(game),
        [
            "late_arrival",
            "stopped_by_mistake",
            "correction_not_allowed"
        ]
    );
    let (answer, code) = json(&[example("clock-log.jsonl").to_str().unwrap()], "");
    assert_eq!(code, Some(0));
    let game = &answer["report"]["games"][0];
    assert_eq!(game["verdict"]["article"], "ru2011 3.19.8");
    assert_eq!(game["penalties"][1]["due"], "warning");
}

/// 3.7.12: the record's own moves say that the win came before the flag.
#[test]
fn a_win_on_the_board_before_the_flag() {
    let game = |second: &str, result: &str| {
        format!(
            "[GameType \"25\"]\n[TimeControl \"60\"]\n[FEN \"W:Wc3:Bd4,h8\"]\n[Result \"{result}\"]\n1. c3xe5 {{[%clk 0:00:20]}} h8-g7 {{[%clk 0:00:40]}} {second} {result}"
        )
    };
    // Black wins the game on the board after White's flag fell, and the result is White's loss.
    let (answer, code) = json(&[], &game("2. e5-f6 {[%clk -0:00:02]} g7xe5", "0-2"));
    assert_eq!(code, Some(0));
    let verdict = &answer["report"]["games"][0]["verdict"];
    assert_eq!(verdict["kind"], "loss_on_time");
    // The last move takes the last piece, and the flag fell with it.
    let won = "[GameType \"25\"]\n[TimeControl \"60\"]\n[FEN \"W:Wc3:Bd4\"]\n[Result \"2-0\"]\n1. c3xe5 {[%clk -0:00:02]} 2-0";
    let (answer, code) = json(&[], won);
    assert_eq!(code, Some(0), "{answer}");
    let verdict = &answer["report"]["games"][0]["verdict"];
    assert_eq!(verdict["kind"], "win_stands");
    assert_eq!(verdict["side"], "white");
    assert_eq!(verdict["article"], "ru2011 3.7.12");
}

/// What a record cannot decide is the arbiter's, and `explain` says so.
#[test]
fn articles_for_the_arbiter_alone() {
    for article in [
        "3.7.3", "3.7.4", "3.7.6", "3.7.7", "3.9.5", "3.9.6", "3.19.2", "3.19.4", "3.19.5",
        "3.19.9",
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(["explain", article, "--lang", "en"])
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.contains("this is for the arbiter"),
            "{article}: {text}"
        );
    }
}

/// The ledger tells what was given, and what was due where that is another measure.
#[test]
fn the_ledger_tells_the_measure_given() {
    let log = "side,event,reading,detail\n,control,,5m\nb,penalty,,warning\nb,penalty,,warning\nw,penalty,,\n";
    let said = |language: &str| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(["clock-check", "--lang", language, "-"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .and_then(|mut child| {
                use std::io::Write;
                child.stdin.take().unwrap().write_all(log.as_bytes())?;
                child.wait_with_output()
            })
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let english = said("en");
    for line in [
        "1 – a warning (due: a remark)",
        "2 – a warning\n",
        "1 – due: a remark",
    ] {
        assert!(english.contains(line), "{line}: {english}");
    }
    assert!(said("ru").contains("1 – предупреждение (полагается замечание)"));
}
