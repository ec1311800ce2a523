//! What the answer says beyond the values: addends and cuts, cells, categories, what CSV and TRF
//! cannot hold, names of criteria.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;
mod tiebreak_runs;

use serde_json::{Value, json};
use shashki::event::counted::Field;
use shashki::event::trf::{self, Dialect};
use shashki::event::{Edition, Number, System};
use shashki::exact::Ratio;
use shashki::tiebreak::{Criterion as C, Measure, Sheet, cut, measures};
use standings::{event, random_event, withdraw};
use tiebreak_runs::{root, run, stdout};

fn stderr(arguments: &[&str]) -> String {
    String::from_utf8(run(arguments).stderr).unwrap()
}

/// A file of the examples changed by `change`.
fn changed(name: &str, change: impl Fn(&mut Value)) -> (tempfile::TempDir, String) {
    let text = std::fs::read_to_string(root().join("examples/standings").join(name)).unwrap();
    let mut event: Value = serde_json::from_str(&text).unwrap();
    change(&mut event);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, event.to_string()).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

/// What is said to be cut accounts for the value, in every edition.
#[test]
fn what_is_cut_is_what_the_value_lacks() {
    let one = |measure: &Measure| match measure {
        Measure::One(value) => *value,
        Measure::Many(_) => panic!("one value"),
    };
    let editions = [
        Edition::Seed,
        Edition::Fide2009,
        Edition::Fide2024,
        Edition::Fide2026,
    ];
    let mut cuts = 0;
    for seed in 0..300 {
        let event = random_event(seed, standings::ALL_KINDS);
        let field = Field::new(&event, Field::last_round(&event));
        let edition = editions[seed as usize % editions.len()];
        let sheet = Sheet::new(&field, edition);
        for (whole, less) in [
            (C::Buchholz, C::Solkoff),
            (C::Buchholz, C::TruncatedSolkoff1),
            (C::Buchholz, C::BuchholzCut1),
            (C::SonnebornBergerFide, C::SonnebornBergerFideCut1),
        ] {
            let all = measures(&field, &sheet, whole).unwrap();
            let left = measures(&field, &sheet, less).unwrap();
            for (index, addends) in sheet.addends.iter().enumerate() {
                let found = cut(less, addends);
                let lacks: Ratio = found.iter().map(|(_, value)| *value).sum();
                assert_eq!(one(&all[index]) - lacks, one(&left[index]), "{seed} {less}");
                cuts += found.len();
            }
        }
    }
    assert!(cuts > 1_000, "{cuts}");
}

/// Every value has its addends, or what is cut, in text and in JSON.
#[test]
fn every_criterion_is_explained() {
    let order = "solkoff-plus,progressive,progressive-cut-1,koya,game-points,wins,buchholz-cut-1,\
                 sonneborn-berger-fide-cut-1,truncated-solkoff,solkoff";
    let arguments = ["swiss.json", "--player", "3", "--order", order];
    let text = stdout(&arguments);
    for said in [
        "Σ (Σ − max − min); 10 (6) + 8 (2) + 7.5 (1) + 6 (5) + 6.5 (7)",
        "P1 + P2 + …; 1 + 1.5 + 2 + 3 + 4",
        "P2 + P3 + …; 1.5 + 2 + 3 + 4; cut: 1 (rd 1)",
        "P (≥ ½); 0.5 (2) + 0.5 (1)",
        "1 (6) + 0.5 (2) + 0.5 (1) + 1 (5) + 1 (7)",
        "1 (6) + 1 (5) + 1 (7)",
        "Σ − 1; cut: 1 (6)",
        "ΣW + ½ΣD − 1; cut: 1 (6)",
        "T1/T2/…; cut: 1 (6), 1.5 (5), 1.5 (7), 3.5 (2), 4 (1)",
        "Σ − max − min; cut: 1 (6), 4 (1)",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
    let mut all = arguments.to_vec();
    all.extend(["--format", "json"]);
    let answer: Value = serde_json::from_str(&stdout(&all)).unwrap();
    let told = &answer["report"]["explanation"][0];
    for id in order.split(',') {
        assert!(!told["parts"][id].as_array().unwrap().is_empty(), "{id}");
    }
    assert_eq!(told["parts"]["buchholz-cut-1"][0]["cut"], true);
    assert_eq!(told["formulas"]["koya"], "P (≥ ½)");
    // FIDE's voluntary unplayed round is the one cut (16.5.1).
    let ru = [
        "swiss.json",
        "--edition",
        "fide2024",
        "--lang",
        "ru",
        "--player",
        "5",
    ];
    let mut ru = ru.to_vec();
    ru.extend(["--order", "buchholz-cut-1"]);
    assert!(stdout(&ru).contains("отброшено: 1.5 (тур 4)"));
}

/// Cells of explanations are those of the crosstable, and the heading says which of several values
/// separated.
#[test]
fn explanations_use_the_cells_of_the_crosstable() {
    let text = stdout(&["swiss.json", "--cells", "russian", "--player", "5"]);
    assert!(text.contains('−') && !text.contains("  -1 "), "{text}");
    let many = stdout(&["swiss.json", "--order", "truncated-solkoff", "--explain"]);
    let again = stdout(&["swiss.json", "--order", "truncated-solkoff"]);
    if again.contains("truncated Solkoff (") {
        assert!(many.contains(": truncated Solkoff ("), "{many}");
    }
}

/// In a category the matrix says whose columns are, and shared places are the category's.
#[test]
fn categories_have_their_own_places_in_matrix_and_notes() {
    let (_folder, path) = changed("round-robin.json", |event| {
        for player in event["players"].as_array_mut().unwrap() {
            let women = player["number"] != json!(2);
            player["categories"] = json!(if women { vec!["women"] } else { vec!["men"] });
        }
    });
    let text = stdout(&[&path, "--category", "women"]);
    assert!(
        text.contains(
            "Columns of the crosstable are places of the whole event; without a row here: 3 – 2 "
        ),
        "{text}"
    );
    assert!(
        text.lines()
            .filter(|line| line.contains("  All   No  "))
            .count()
            == 2,
        "{text}"
    );
    let ru = stdout(&[&path, "--category", "women", "--lang", "ru"]);
    assert!(ru.contains("категория женщины"), "{ru}");
    let answer = stdout(&[&path, "--category", "women", "--format", "json"]);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["report"]["crosstable"]["column_players"][2], 2);
    assert!(
        run(&[&path, "--category", "women", "--player", "2"])
            .status
            .code()
            == Some(2)
    );
    // Two share the places 3-4 of the event, one of them in the category: none is shared there.
    let (_folder, path) = changed("swiss.json", |event| {
        event["rounds"] = json!([]);
        for player in event["players"].as_array_mut().unwrap() {
            let young = player["number"].as_u64().unwrap() > 5;
            player["categories"] = json!(if young { vec!["youth"] } else { vec![] });
        }
        event["withdrawals"] = json!([]);
        event["absences"] = json!([]);
    });
    let text = stdout(&[&path, "--category", "youth"]);
    assert!(
        text.contains("places 1-2 are shared by Filip Holm, Greta Ivar:"),
        "{text}"
    );
    assert!(!text.contains("places 1-7"), "{text}");
}

/// What the table of one line a player cannot hold is told on stderr; the second table of 3.16.5 has
/// columns of its own.
#[test]
fn csv_says_what_it_leaves_out() {
    let explained = stderr(&["swiss.json", "--explain", "--format", "csv"]);
    assert!(
        explained.contains("no place for explanation"),
        "{explained}"
    );
    let (_folder, path) = changed("swiss.json", |event| {
        event["teams"] = json!([{"number": 1, "id": "t1", "name": "Club", "members": [1, 2]}]);
    });
    let totals = stderr(&[&path, "--team-totals", "best:2", "--format", "csv"]);
    assert!(totals.contains("no place for team_totals"), "{totals}");
    let table = stdout(&["teams.json", "--format", "csv"]);
    let head: Vec<&str> = table.lines().next().unwrap().split(',').collect();
    let at = |name: &str| head.iter().position(|cell| *cell == name).unwrap();
    let eagles = table
        .lines()
        .find(|line| line.contains(",Eagles,"))
        .unwrap();
    let cells: Vec<&str> = eagles.split(',').collect();
    assert_eq!(
        (cells[at("place")], cells[at("annulled_place")]),
        ("2", "1")
    );
    assert_eq!(cells[at("annulled_points")], "2.5");
    assert!(!stdout(&["swiss.json", "--format", "csv"]).contains("annulled"));
}

/// TRF tells the `+` and `-` that 3.13.3 sets: read again, the points are the same.
#[test]
fn article_3_13_3_signs_are_written_as_trf() {
    let rounds = ["1-4 1-0, 2-3 1-0", "4-3 1-0, 1-2 1-0", "2-4, 3-1 0-1"];
    let mut paired = event(System::RoundRobin, 4, &rounds);
    withdraw(&mut paired, 4, 2);
    let mut free = event(System::RoundRobin, 4, &[rounds[0], rounds[1], "3-1 0-1"]);
    withdraw(&mut free, 4, 2);
    let mut below = event(
        System::RoundRobin,
        4,
        &["1-4, 2-3 1-0", "4-3 1-0, 1-2 1-0", rounds[2]],
    );
    withdraw(&mut below, 4, 2);
    for (event, apart) in [(&paired, 0), (&free, 0), (&below, 1)] {
        for dialect in [Dialect::Trf16, Dialect::Trf26] {
            let written = trf::write(event, dialect);
            let told = written.lost.iter().filter(|found| found.code.id == "E122");
            // What was played against who is annulled stands in the row and does not count.
            assert_eq!(told.count(), apart, "{}", written.text);
            let back = trf::read(&written.text).unwrap().event;
            let signs = |event: &shashki::event::Event| -> Vec<String> {
                let field = Field::new(event, 3);
                let lines = field.rows().iter().map(|row| row.points.to_string());
                lines.collect()
            };
            if apart == 0 {
                assert_eq!(signs(&back), signs(event));
            } else {
                let last = back.rounds[2].pairings.iter();
                let mut last = last.filter(|game| game.white == Number(2));
                assert_eq!(last.next().unwrap().result.unwrap().to_string(), "- -");
            }
        }
    }
}

/// The order under a FIDE edition is the regulation's alone: shared places cite no article of 3.15.3.
/// In Russian a criterion is named, not its id.
#[test]
fn articles_and_names_fit_edition_and_language() {
    let (_folder, path) = changed("round-robin.json", |event| {
        event["rounds"] = json!([]);
        event["withdrawals"] = json!([]);
    });
    let draughts = stdout(&[&path]);
    assert!(draughts.contains("[T004, ru2011 3.15.3]"), "{draughts}");
    let fide = stdout(&[&path, "--edition", "fide2024"]);
    assert!(fide.contains("[T004, fide C.07]"), "{fide}");
    let ru = stdout(&[&path, "--order", "buchholz", "--lang", "ru"]);
    assert!(
        ru.contains("показатель «Бухгольц»") && !ru.contains("buchholz"),
        "{ru}"
    );
    let help = stdout(&["--help"]);
    assert!(
        help.contains("FIDE edition") && help.contains("advanced"),
        "{help}"
    );
    let teams = stdout(&["teams.json", "--lang", "ru"]);
    assert!(
        teams.contains("№   Команда") && !teams.contains("Участник"),
        "{teams}"
    );
}

/// Where only some of the tied played it off, all of them are told.
#[test]
fn article_3_15_2_a_play_off_of_some_is_told_to_all() {
    let (_folder, path) = changed("swiss.json", |event| {
        event["rounds"] = json!([]);
        event["withdrawals"] = json!([]);
        event["absences"] = json!([]);
        event["play_offs"] = json!([{"white": 1, "black": 2, "result": "1-0"}]);
    });
    for player in ["2", "3"] {
        let text = stdout(&[&path, "--player", player]);
        assert!(
            text.contains("only some played: they share out their places"),
            "{text}"
        );
    }
}
