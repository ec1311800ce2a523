//! The forms of the answer of `shashki tiebreak`: foreign strings, guards, remarks, wide tables.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod tiebreak_runs;

use std::process::Command;

use serde_json::{Value, json};
use tiebreak_runs::{root, run, stdout};

#[test]
fn foreign_names_are_made_safe() {
    let text = std::fs::read_to_string(root().join("examples/standings/swiss.json")).unwrap();
    let text = text.replace("Anna Berg", "=cmd()\\u202e<b>|");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("names.json");
    std::fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    assert!(!stdout(&[path]).contains('\u{202e}'));
    assert!(stdout(&[path, "--format", "csv"]).contains("'=cmd()"));
    assert!(!stdout(&[path, "--format", "html"]).contains("<b>"));
    assert!(stdout(&[path, "--format", "md"]).contains("\\|"));
}

/// What guards a cell from a spreadsheet is taken off again when such a table is imported.
#[test]
fn guarded_cells_of_csv_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let text = std::fs::read_to_string(root().join("examples/standings/swiss.json")).unwrap();
    let names = ["=SUM(A1)", "+Plus", "-Minus", "@at"];
    let mut event: Value = serde_json::from_str(&text).unwrap();
    for (player, name) in names.iter().enumerate() {
        event["players"][player]["name"] = json!(name);
    }
    std::fs::write(at("names.json"), event.to_string()).unwrap();
    let table = stdout(&[&at("names.json"), "--format", "csv"]);
    let whole = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(arguments)
            .env("LANG", "C")
            .output()
            .unwrap()
    };
    let written = whole(&["event", "export", &at("names.json"), "--format", "csv"]);
    let written = String::from_utf8(written.stdout).unwrap();
    for name in names {
        assert!(table.contains(&format!("'{name}")), "{table}");
        assert!(written.contains(&format!("'{name}")), "{written}");
    }
    std::fs::write(at("names.csv"), &written).unwrap();
    let read = whole(&["event", "import", &at("back.json"), &at("names.csv")]);
    assert_eq!(read.status.code(), Some(0), "{read:?}");
    let back: Value =
        serde_json::from_str(&std::fs::read_to_string(at("back.json")).unwrap()).unwrap();
    for (player, name) in names.iter().enumerate() {
        assert_eq!(back["players"][player]["name"], json!(name));
    }
}

/// The name of an event and those in the remarks are no markup.
#[test]
fn markdown_has_a_safe_title_and_safe_remarks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.json");
    let text = std::fs::read_to_string(root().join("examples/standings/round-robin.json")).unwrap();
    let mut event: Value = serde_json::from_str(&text).unwrap();
    event["name"] = json!("# Cup *of* [all]");
    for player in event["players"].as_array_mut().unwrap() {
        player["name"] = json!(format!("<b>{}*", player["number"]));
    }
    std::fs::write(&path, event.to_string()).unwrap();
    let page = stdout(&[path.to_str().unwrap(), "--format", "md", "--explain"]);
    let title = page.lines().next().unwrap();
    assert!(
        title.starts_with("# \\# Cup \\*of\\* \\[all\\]: standings"),
        "{title}"
    );
    assert!(page.contains("T006") && !page.contains("<b>"), "{page}");
    let page = stdout(&[path.to_str().unwrap(), "--format", "html", "--explain"]);
    assert!(!page.contains("<b>"), "{page}");
}

/// What TRF has no place for is said beside it, as by `event export`; the ids that are not offered
/// too.
#[test]
fn trf_says_what_it_cannot_hold() {
    let output = run(&["round-robin.json", "--format", "trf26"]);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stderr).unwrap();
    for code in ["E120", "E122"] {
        assert!(said.contains(code), "{code}: {said}");
    }
    let export = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["event", "export", "round-robin.json", "--format", "trf26"])
        .current_dir(root().join("examples/standings"))
        .env("LANG", "C")
        .output()
        .unwrap();
    assert_eq!(export.stdout, output.stdout);
    let exported = String::from_utf8(export.stderr).unwrap();
    for line in exported.lines() {
        assert!(said.contains(line), "{line}");
    }
}

/// A terminal table wider than the terminal is broken into parts that repeat place and name.
#[test]
fn wide_tables_are_broken() {
    use shashki::render::grid::Grid;
    let grid = Grid {
        title: None,
        head: (0..30).map(|column| format!("c{column}").into()).collect(),
        left: vec![0],
        key: 1,
        rows: vec![(0..30).map(|c| format!("v{c}").into()).collect()],
    };
    let text = grid.text(Some(40), false);
    assert!(
        text.lines().all(|line| line.chars().count() <= 40),
        "{text}"
    );
    assert!(
        text.matches("c0 ").count() > 1 && text.contains("v29"),
        "{text}"
    );
    let whole = grid.text(None, false);
    assert_eq!(whole.lines().count(), 3);
}

/// Long tables are laid out a part at a time: the columns stand under each other all the way down.
#[test]
fn long_tables_keep_their_columns() {
    use shashki::render::grid::Grid;
    let mut rows: Vec<Vec<_>> = (0..1_000)
        .map(|row| vec![format!("{row}").into(), "x".to_owned().into()])
        .collect();
    rows[900][1] = "長い名前".to_owned().into();
    let grid = Grid {
        title: None,
        head: vec!["No".into(), "Name".into()],
        left: vec![1],
        key: 1,
        rows,
    };
    for width in [None, Some(40)] {
        let text = grid.text(width, false);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 1_002);
        assert_eq!(lines[0], "  No   Name");
        assert_eq!(lines[1], "────────────────");
        assert_eq!(lines[2], "   0   x");
        assert_eq!(lines[1_001], " 999   x");
    }
}

/// `--quiet` leaves out what nobody asked for, not the answer to `--explain`.
#[test]
fn quiet_keeps_what_was_asked_for() {
    let event = "round-robin.json";
    let whole = stdout(&[event]);
    let quiet = stdout(&[event, "--quiet"]);
    assert!(quiet.lines().count() < whole.lines().count());
    let explained = stdout(&[event, "--quiet", "--explain"]);
    assert!(quiet.lines().all(|line| explained.contains(line)));
    assert!(explained.contains("ΣW − ΣL"), "{explained}");
}

/// A line names whose points the bye counts (3.15.11), where the table is shown, not in the
/// explanation of one player.
#[test]
fn the_least_points_are_named_under_the_table() {
    for (language, line) in [
        ("en", "bye: the least points of anybody: 1 (6 Filip Holm)."),
        ("ru", "плюс: наименьшее количество очков: 1 (6 Filip Holm)."),
    ] {
        for format in ["text", "md", "html"] {
            let page = stdout(&["swiss.json", "--format", format, "--lang", language]);
            assert!(page.contains(line), "{page}");
        }
        let page = stdout(&["swiss.json", "--lang", language, "--player", "3"]);
        assert!(!page.contains(line), "{page}");
    }
}

/// What is struck out has its article; brackets only where they are.
#[test]
fn the_legend_tells_what_is_struck_out() {
    let legend = "Struck out (in brackets): annulled by 3.13.2, kept for ratings.";
    assert!(stdout(&["round-robin.json"]).contains(legend));
    assert!(!stdout(&["round-robin.json", "--quiet"]).contains("Struck out"));
    for format in ["md", "html"] {
        let page = stdout(&["round-robin.json", "--format", format]);
        assert!(page.contains("Struck out: annulled by 3.13.2"), "{page}");
    }
    let text = std::fs::read_to_string(root().join("examples/standings/round-robin.json")).unwrap();
    let mut event: Value = serde_json::from_str(&text).unwrap();
    event["regulation"]["rulebook"] = json!("codex");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("code.json");
    std::fs::write(&path, event.to_string()).unwrap();
    let page = stdout(&[path.to_str().unwrap()]);
    assert!(page.contains("annulled by 3.14.2"), "{page}");
}

/// The values of an explanation stand in the order in which they decide.
#[test]
fn explanations_follow_the_order_of_criteria() {
    let order = "riga,buchholz,wins,beaten";
    let page = stdout(&["swiss.json", "--order", order, "--player", "1"]);
    let at = |name: &str| page.lines().position(|line| line.contains(name)).unwrap();
    let (riga, buchholz) = (at(" Riga "), at(" Buchholz "));
    assert!(riga < buchholz && buchholz < at(" wins ") && at(" wins ") < at(" Beaten "));
}
