//! `shashki tiebreak` as its users meet it: answers in every form, options, mistakes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod tiebreak_runs;

use std::path::Path;

use serde_json::{Value, json};
use shashki::report::standings::Standings;
use tiebreak_runs::{root, run, stdout};

fn json(arguments: &[&str]) -> Value {
    let mut all = arguments.to_vec();
    all.extend(["--format", "json"]);
    serde_json::from_str(&stdout(&all)).unwrap()
}

fn failure(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The schema of the whole answer.
fn schema() -> Value {
    let mut report = schemars::schema_for!(Standings).to_value();
    let parts = report.as_object_mut().unwrap();
    let definitions = parts.remove("$defs").unwrap();
    let dialect = parts.remove("$schema").unwrap();
    json!({
        "$schema": dialect,
        "title": "Answer of shashki tiebreak --format json",
        "type": "object",
        "required": ["schema", "tool", "version", "command", "report"],
        "properties": {
            "schema": {"const": 1},
            "tool": {"const": "shashki"},
            "version": {"type": "string"},
            "command": {"const": "tiebreak"},
            "report": report,
        },
        "$defs": definitions,
    })
}

/// The published schema is that of the code (`SHASHKI_BLESS=1` writes it anew), and every answer
/// fits it.
#[test]
fn answers_fit_the_published_schema() {
    let path = root().join("examples/schema/tiebreak.json");
    let text = format!("{}\n", serde_json::to_string_pretty(&schema()).unwrap());
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    let validator = jsonschema::validator_for(&schema()).unwrap();
    for arguments in [
        &["swiss.json"][..],
        &["swiss.json", "--explain", "--norms", "norms.csv"],
        &["swiss.json", "--category", "women", "--edition", "fide2009"],
        &["round-robin.json", "--cells", "russian"],
        &["teams.json", "--explain"],
        &["../../tests/data/tiebreak/play-off.json", "--explain"],
    ] {
        let answer = json(arguments);
        let faults: Vec<String> = validator
            .iter_errors(&answer)
            .map(|error| error.to_string())
            .collect();
        assert!(faults.is_empty(), "{arguments:?}: {faults:?}");
    }
}

#[test]
fn the_fields_that_scripts_rely_on() {
    let answer = json(&["swiss.json"]);
    assert_eq!(answer["schema"], 1);
    assert_eq!(answer["command"], "tiebreak");
    let report = &answer["report"];
    let lines = report["standings"].as_array().unwrap();
    assert_eq!(lines.len(), 7);
    for field in [
        "place",
        "player",
        "name",
        "points",
        "norm_points",
        "values",
        "separated_by",
    ] {
        for line in lines {
            assert!(line.get(field).is_some(), "{field}");
        }
    }
    assert!(lines[0]["separated_by"].is_null());
    assert!(lines[0]["values"]["buchholz"].is_string());
    assert_eq!(
        lines[0]["values"]["truncated-solkoff"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
    assert_eq!(report["crosstable"]["kind"], "progress");
    assert_eq!(report["after_round"], 5);
}

#[test]
fn a_matrix_shows_struck_results() {
    let text = stdout(&["round-robin.json"]);
    assert!(text.contains("[2]") && text.contains("3.13.2"), "{text}");
    let page = stdout(&["round-robin.json", "--format", "html"]);
    assert!(page.starts_with("<!DOCTYPE html>"));
    assert!(page.contains("<s>2</s>"), "{page}");
    assert!(!page.contains("<script") && !page.contains("http"));
    let text = stdout(&["round-robin.json", "--format", "md"]);
    assert!(text.contains("~~2~~"), "{text}");
    let text = stdout(&["round-robin.json", "--format", "csv", "--cells", "da"]);
    assert!(text.contains("[2]"), "{text}");
    let answer = json(&["round-robin.json"]);
    let last = answer["report"]["standings"]
        .as_array()
        .unwrap()
        .last()
        .unwrap();
    assert!(last["place"].is_null() && last["points"].is_null());
    assert_eq!(last["annulled"], true);
}

#[test]
fn cells_as_people_publish_them() {
    let row = |style: &str| {
        let text = stdout(&["swiss.json", "--format", "csv", "--cells", style]);
        let line = text.lines().find(|line| line.contains("Clara")).unwrap();
        let cells: Vec<String> = line.split(',').map(str::to_owned).collect();
        cells[cells.len() - 5..].join(" ")
    };
    assert_eq!(row("chess-results"), "6w1 2b½ 1b½ 5w+ 7b1");
    assert_eq!(row("da"), "6w2 2b1 1b1 5w+ 7b2");
    assert_eq!(row("russian"), "6б1 2ч½ 1ч½ 5б+ 7ч1");
    assert_eq!(row("toernooibase"), "2/6w 1/2b 1/1b '+/5w 2/7b");
}

#[test]
fn orders_rounds_and_editions() {
    let report = &json(&["swiss.json", "--order", "riga,wins", "--after-round", "3"])["report"];
    assert_eq!(report["order"], json!(["points", "riga", "wins"]));
    assert_eq!(report["after_round"], 3);
    let report = &json(&["swiss.json", "--edition", "fide2026"])["report"];
    assert_eq!(report["edition"], "fide2026");
    // May 2025 is before the edition of 2026.
    let names: Vec<&str> = report["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|found| found["name"].as_str().unwrap())
        .collect();
    assert!(names.contains(&"edition_out_of_date"), "{names:?}");
}

#[test]
fn both_languages() {
    let text = stdout(&["swiss.json", "--lang", "ru"]);
    for word in ["Участник", "Очки", "после тура 5", "Примечания"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert!(!text.contains("separated"), "{text}");
    let english = json(&["swiss.json"]);
    let russian = json(&["swiss.json", "--lang", "ru"]);
    assert_eq!(
        english["report"]["standings"],
        russian["report"]["standings"]
    );
    assert_eq!(
        english["report"]["crosstable"],
        russian["report"]["crosstable"]
    );
}

#[test]
fn explanations_name_the_virtual_opponent() {
    let text = stdout(&["swiss.json", "--player", "7"]);
    assert!(text.contains("bye: the least points of anybody"), "{text}");
    let report = &json(&["swiss.json", "--explain"])["report"];
    let all = report["explanation"].as_array().unwrap();
    assert_eq!(all.len(), 7);
    let seven = all.iter().find(|player| player["player"] == 7).unwrap();
    assert_eq!(seven["addends"][0]["source"], "least");
    // The announced absence of round 4 adds nothing.
    assert_eq!(seven["addends"][3]["source"], "none");
}

/// The criteria that depend on who is tied: a play-off among some, a full and an incomplete table of
/// mutual games, results by places, in both languages (`SHASHKI_BLESS=1` writes the transcript anew).
#[test]
fn explanations_of_ties() {
    let data = root().join("tests/data/tiebreak");
    let mut told = String::new();
    for language in ["en", "ru"] {
        for arguments in [
            &["play-off.json", "--player", "2"][..],
            &["play-off.json", "--player", "3"],
            &[
                "swiss.json",
                "--player",
                "3",
                "--order",
                "direct,best-by-place",
            ],
        ] {
            let path = data.join(arguments[0]);
            let mut all = vec![path.to_str().unwrap()];
            all.extend(&arguments[1..]);
            all.extend(["--lang", language]);
            let text = stdout(&all);
            let command = arguments.join(" ");
            told.push_str(&format!("$ tiebreak {command} --lang {language}\n{text}\n"));
        }
    }
    let path = data.join("ties.txt");
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        std::fs::write(&path, &told).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), told);
}

#[test]
fn teams_right_to_a_match_and_both_tables() {
    let report = &json(&["teams.json"])["report"];
    assert_eq!(
        report["order"],
        json!(["points", "direct", "wins", "sonneborn-berger"])
    );
    // 1½ against ½ on two boards: the sums stand in the table, not a loss of one game.
    for style in ["chess-results", "russian"] {
        let text = stdout(&["teams.json", "--format", "csv", "--cells", style]);
        let cells = |name: &str| {
            let line = text.lines().find(|line| line.contains(name)).unwrap();
            line.rsplit(',')
                .take(4)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert!(cells("Eagles").contains(&"1½".to_owned()), "{text}");
        assert!(cells("Falcons").contains(&"½".to_owned()), "{text}");
    }
    let mut event: Value = serde_json::from_str(
        &std::fs::read_to_string(root().join("examples/standings/teams.json")).unwrap(),
    )
    .unwrap();
    event["withdrawals"] = json!([{"player": 4, "after_round": 2}]);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("left.json");
    std::fs::write(&path, event.to_string()).unwrap();
    let path = path.to_str().unwrap();
    let report = &json(&[path])["report"];
    let other = &report["annulled_matches"]["standings"];
    assert_eq!(other.as_array().unwrap().len(), 4);
    assert!(other[3]["place"].is_null());
    both_tables_are_explained(path);
}

/// Addends and separating criteria of both tables of 3.16.5, in every form.
fn both_tables_are_explained(path: &str) {
    let report = &json(&[path, "--explain"])["report"];
    let other = &report["annulled_matches"];
    assert_eq!(report["explanation"].as_array().unwrap().len(), 4);
    // The team whose matches are annulled is out of that table.
    let players = other["explanation"].as_array().unwrap();
    assert_eq!(players.len(), 3);
    for (line, player) in other["standings"].as_array().unwrap().iter().zip(players) {
        assert_eq!(line["player"], player["player"]);
        assert_eq!(line["separated_by"], player["separated_by"]);
        for (id, value) in player["values"].as_object().unwrap() {
            assert_eq!(&line["values"][id], value);
        }
        let rounds = player["addends"].as_array().unwrap();
        let against = rounds.iter().find(|round| round["opponent"] == 4).unwrap();
        assert_eq!(against["source"], "none");
    }
    let validator = jsonschema::validator_for(&schema()).unwrap();
    assert!(validator.is_valid(&json(&[path, "--explain"])));
    let one = &json(&[path, "--player", "2"])["report"];
    assert_eq!(one["explanation"].as_array().unwrap().len(), 1);
    let second = one["annulled_matches"]["explanation"].as_array().unwrap();
    assert_eq!(second.len(), 1);
    assert_eq!(second[0]["player"], 2);
    for format in ["text", "md", "html"] {
        for (language, losses, annulled) in [
            (
                "en",
                "Table with losses (3.16.5): ",
                "Table with annulled matches (3.16.5): ",
            ),
            (
                "ru",
                "Таблица с поражениями (3.16.5): ",
                "Таблица с аннулированными матчами (3.16.5): ",
            ),
        ] {
            let form = ["--format", format, "--lang", language];
            let whole = stdout(&[&[path, "--explain"][..], &form].concat());
            assert_eq!(whole.matches(losses).count(), 4, "{whole}");
            assert_eq!(whole.matches(annulled).count(), 3, "{whole}");
            let one = stdout(&[&[path, "--player", "2"][..], &form].concat());
            assert_eq!(one.matches(losses).count(), 1, "{one}");
            assert_eq!(one.matches(annulled).count(), 1, "{one}");
        }
    }
}

#[test]
fn trf_with_ranks() {
    let text = stdout(&["swiss.json", "--format", "trf16"]);
    let report = &json(&["swiss.json"])["report"];
    for line in text.lines().filter(|line| line.starts_with("001")) {
        let number: u64 = line[4..8].trim().parse().unwrap();
        let rank: u64 = line[85..89].trim().parse().unwrap();
        let lines = report["standings"].as_array().unwrap();
        let own = lines.iter().find(|l| l["player"] == number).unwrap();
        assert_eq!(own["place"].as_u64().unwrap_or(rank), rank);
    }
    // What is written reads back to the same table.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("swiss.trf");
    std::fs::write(&path, text).unwrap();
    let back = &json(&[path.to_str().unwrap(), "--edition", "seed"])["report"];
    assert_eq!(back["standings"].as_array().unwrap().len(), 7);
}

#[test]
fn mistakes_are_told_and_nothing_is_written() {
    assert!(failure(&["swiss.json", "--order", "bucholz"]).contains("bucholz"));
    assert!(failure(&["swiss.json", "--player", "99"]).contains("99"));
    assert!(failure(&["swiss.json", "--after-round", "9"]).contains("5 rounds"));
    assert!(failure(&["swiss.json", "--category", "men2"]).contains("women"));
    assert!(failure(&["swiss.json", "--norms", "swiss.json"]).contains("norm,games"));
    assert!(failure(&["nothing.json"]).contains("nothing.json"));
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    for (name, bytes) in [
        ("empty.json", &b""[..]),
        ("binary.json", &b"\x00\xff\xfe\x01"[..]),
        ("list.json", &b"[1,2,3]"[..]),
        (
            "half.json",
            &b"{\"format\":\"shashki-event\",\"version\":1"[..],
        ),
    ] {
        let path = write(name, bytes);
        assert!(failure(&[&path]).contains(name), "{name}");
    }
    for (bytes, said) in [
        (&b"[]"[..], "a JSON list"),
        (b"{}", "this is no event"),
        (b"{\"a\": 1}", "this is no event"),
        (b"[Event \"x\"]\n1. c3-d4 *\n", "a game record (PDN)"),
        (b"1. c3-d4 *\n", "this is no event"),
    ] {
        let path = write("other.txt", bytes);
        let told = failure(&[&path]);
        assert!(told.contains(said) && !told.contains("struct"), "{told}");
    }
    let text = std::fs::read_to_string(root().join("examples/standings/swiss.json")).unwrap();
    let path = write(
        "tie.json",
        text.replace("truncated-solkoff", "bucholz").as_bytes(),
    );
    assert!(failure(&[&path]).contains("tie_breaks[0]"));
    let target = folder.path().join("out.json");
    let output = target.to_str().unwrap();
    failure(&[&path, "--output", output]);
    assert!(!Path::new(output).exists());
}
