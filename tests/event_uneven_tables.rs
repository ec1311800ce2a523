//! Tables with a row or a column too few, and lists of players as people write them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::process::Command;

use shashki::event::csv::{self, Content};
use shashki::event::{ByeKind, ReadError};
use shashki::finding::Finding;

fn told(findings: &[Finding]) -> Vec<String> {
    let place = |f: &Finding| {
        let (line, column) = (f.place.line.unwrap_or(0), f.place.column.unwrap_or(0));
        format!("{} {line}:{column}", f.code.id)
    };
    findings.iter().map(place).collect()
}

fn refused(text: &str) -> Vec<String> {
    match csv::read(text) {
        Err(ReadError::Faults(found)) => told(&found),
        other => panic!("{other:?}\n{text}"),
    }
}

#[test]
fn a_matrix_without_one_of_its_rows_or_columns_is_refused() {
    let whole = "Pl;Name;1;2;3;4;Pts\n1;A;x;1;1;1;3\n2;B;0;x;½;½;1\n3;C;0;½;x;½;1\n4;D;0;½;½;x;1\n";
    assert!(csv::read(whole).is_ok());
    let row = whole.replace("4;D;0;½;½;x;1\n", "");
    assert_eq!(refused(&row), ["E312 1:15"]);
    let two = row.replace("3;C;0;½;x;½;1\n", "");
    assert_eq!(refused(&two), ["E312 1:13"]);
    // A column cut off, with and without signs along the diagonal.
    let column = "Pl;Name;1;2;3;Pts\n1;A;x;1;1;3\n2;B;0;x;½;1\n3;C;0;½;x;1\n4;D;0;½;½;1\n";
    assert_eq!(refused(column), ["E312 5:1"]);
    assert_eq!(refused(&column.replace(";x;", ";;")), ["E312 5:1"]);
    // Our own columns of opponents.
    let own = "Place;Name;P1;P2;P3\n1;A;;1;1\n2;B;0;;½\n";
    assert_eq!(refused(own), ["E312 1:18"]);
    // Somebody has a result against himself.
    let himself = whole
        .replace("2;B;0;x", "2;B;0;1")
        .replace("3;C;0;½;x", "3;C;0;½;0");
    assert_eq!(refused(&himself), ["E312 3:7"]);
}

#[test]
fn rounds_of_byes_alone_are_rounds() {
    let table = "No;Name;R1;R2\n1;A;-1;0\n2;B;0;+\n3;C;0;\n";
    let Content::Crosstable(event) = csv::read(table).unwrap().content else {
        panic!("a crosstable")
    };
    assert_eq!(event.rounds[0].byes[0].kind, ByeKind::Pairing);
    let games = "No;Name;R1;R2\n1;A;2w1;1\n2;B;1b0;1\n";
    assert!(csv::read(games).is_ok());
}

#[test]
fn a_round_without_a_column_is_told() {
    let table = "No;Name;R1;R2;R10\n1;A;2w1;2b1;2w1\n2;B;1b0;1w0;1b0\n";
    assert_eq!(told(&csv::read(table).unwrap().findings), ["E313 1:15"]);
    let usual = table.replace("R10", "R3");
    assert_eq!(told(&csv::read(&usual).unwrap().findings), [""; 0]);
}

#[test]
fn an_encoding_can_be_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // In Windows-1250 the same byte is an accent of its own.
    fs::write(path("list.csv"), b"No;Name\n1;Ji\xf8\xed Nov\xe1k\n").unwrap();
    for (encoding, name) in [
        ("windows-1250", "Jiří Novák"),
        ("windows-1252", "Jiøí Novák"),
    ] {
        let event = path(&format!("{encoding}.json"));
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args([
                "event",
                "import",
                &event,
                &path("list.csv"),
                "--encoding",
                encoding,
            ])
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        assert!(fs::read_to_string(event).unwrap().contains(name));
    }
}

#[test]
fn numbers_that_name_nobody_are_told() {
    let table = "No;Name;R1\n1;A;3w1\n13;B;\n3;C;1b0\n";
    assert_eq!(told(&csv::read(table).unwrap().findings), [""; 0]);
    let table = "No;Name;R1\n1;A;3w1\n2;B;\n13;C;1b0\n";
    assert_eq!(told(&csv::read(table).unwrap().findings), ["E314 4:1"]);
}

#[test]
fn a_total_that_is_none_is_told() {
    let table = "No;Name;R1;Pts\n1;A;2w1;1 x\n2;B;1b0;\n";
    assert_eq!(told(&csv::read(table).unwrap().findings), ["E101 2:9"]);
}

#[test]
fn lists_as_people_write_them() {
    let list = "No;Name;Rtg;Born\n1;A;-;1990-05-06\n2;B;—;06.05.1991\n3;C;0;1992\n";
    let read = csv::read(list).unwrap();
    assert_eq!(told(&read.findings), [""; 0]);
    let Content::Players(people) = read.content else {
        panic!("a list")
    };
    let born: Vec<_> = people
        .iter()
        .map(|p| (p.player.rating, p.player.born, p.player.born_on.as_deref()))
        .collect();
    assert_eq!(
        born,
        [
            (None, Some(1990), Some("1990/05/06")),
            (None, Some(1991), Some("1991/05/06")),
            (None, Some(1992), None)
        ]
    );
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("list.csv"), "No;Name\n1;A\n7;B\n8;C\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args([
            "--lang",
            "en",
            "event",
            "import",
            &path("e.json"),
            &path("list.csv"),
        ])
        .output()
        .unwrap();
    assert!(output.status.success());
    let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(told.contains("B has 7 there and gets 2 here"), "{told}");
    assert!(!told.contains("C has 8"), "{told}");
}
