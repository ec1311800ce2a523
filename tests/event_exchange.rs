//! Events given away and taken back as TRF and CSV: what changes is told, kept records come back as
//! they were read, and every finding is told once, with its place and severity.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::process::{Command, Output};

use shashki::event::trf::{self, Dialect};
use shashki::event::{Bye, ByeKind, Event, Number, Pairing, Player, Round, csv};
use shashki::finding::{Finding, Value};

fn told(findings: &[Finding]) -> Vec<(&'static str, usize, usize)> {
    let place = |number: Option<usize>| number.unwrap_or(0);
    let places = findings.iter();
    places
        .map(|f| (f.code.id, place(f.place.line), place(f.place.column)))
        .collect()
}

/// The fields that a format has no place for (E120).
fn fields(lost: &[Finding]) -> Vec<String> {
    let lost = lost.iter().filter(|finding| finding.code.id == "E120");
    lost.map(|finding| text(finding, "field")).collect()
}

fn text(finding: &Finding, field: &str) -> String {
    match finding.get(field) {
        Some(Value::Text(text)) => text.clone(),
        other => panic!("{field}: {other:?}"),
    }
}

const FOUR: &str = "\
012 Cup
XXR 3
001    1 m    Ann                               2000 RUS             1990/01/02  2.5    1     4 w 1     2 b =     3 b 1
001    2 m    Bob                                    RUS             1990/01/02  2.0    2     3 b =     1 w =     4 w 1
001    3 m    Cid                                    RUS             1990/01/02  1.5    3     2 w =     4 b 1     1 w 0
001    4 m    Dan                                    RUS             1990/01/02  0.0    4     1 b 0     3 w 0     2 b 0
";

fn event() -> Event {
    let mut event = trf::read(FOUR).unwrap().event;
    event.trf_lines.clear();
    event
}

#[test]
fn every_field_that_is_lost_is_told() {
    let mut event = event();
    let usual = csv::write(&event).lost;
    assert_eq!(
        fields(&usual),
        ["name", "regulation", "players[].born", "players[].sex"]
    );
    assert!(trf::write(&event, Dialect::Trf26).lost.is_empty());
    event.id = "other".to_owned();
    event.place = Some("Omsk".to_owned());
    event.federation = Some("RUS".to_owned());
    event.start = Some("2026-01-01".to_owned());
    event.end = Some("2026-01-05".to_owned());
    event.arbiter = Some("Orlov".to_owned());
    event.deputies = vec!["Petrov".to_owned()];
    event.players[0].id = "x".to_owned();
    event.players[0].from_round = Some(2);
    event.rounds[0].date = Some("2026-01-02".to_owned());
    event.rounds[1].pairings[0].unrated = true;
    event.trf_lines = vec!["801 x".to_owned()];
    event.numbers_fixed = false;
    for board in &mut event.rounds[2].pairings {
        board.board = 3 - board.board;
    }
    let table = csv::write(&event);
    for field in [
        "id",
        "place",
        "federation",
        "start",
        "end",
        "arbiter",
        "deputies",
        "numbers_fixed",
        "players[].id",
        "players[].from_round",
        "rounds[].date",
        "rounds[].pairings[].board",
        "rounds[].pairings[].unrated",
        "trf_lines",
    ] {
        assert!(fields(&table.lost).contains(&field.to_owned()), "{field}");
    }
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let lost = trf::write(&event, dialect).lost;
        assert_eq!(
            fields(&lost),
            [
                "id",
                "numbers_fixed",
                "players[].from_round",
                "players[].id",
                "rounds[].pairings[].board"
            ]
        );
    }
}

#[test]
fn a_full_bye_of_a_crosstable_is_read_as_another_and_said_to_be() {
    let mut event = event();
    event.players.push(Player {
        number: Number(5),
        id: "p5".to_owned(),
        name: "Eve".to_owned(),
        ..Player::default()
    });
    event.rounds[1].byes.push(Bye {
        player: Number(5),
        kind: ByeKind::Full,
    });
    let lost = csv::write(&event).lost;
    let changed: Vec<_> = lost.iter().filter(|f| f.code.id == "E121").collect();
    assert_eq!(changed.len(), 1);
    assert_eq!(text(changed[0], "place"), "round 2 player 5");
}

/// Boards in the order that a reader gives are no loss, in any round.
#[test]
fn usual_boards_are_not_told() {
    let mut event = event();
    event.rounds.push(Round {
        number: 4,
        pairings: vec![Pairing {
            board: 2,
            white: Number(1),
            black: Number(2),
            ..Pairing::default()
        }],
        ..Round::default()
    });
    assert!(
        fields(&trf::write(&event, Dialect::Trf26).lost)
            .contains(&"rounds[].pairings[].board".to_owned())
    );
    event.rounds[3].pairings[0].board = 1;
    assert!(fields(&trf::write(&event, Dialect::Trf26).lost).is_empty());
}

#[test]
fn head_records_come_back_as_they_were_read() {
    let head = "\
092 FIDE-TEAM-BAKU
142 3
152 W
192 FIDE_TEAM_BAKU
202 PTS,EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP,BH
222 40/6000+30:900+30
";
    let text = FOUR.replace("XXR 3\n", head);
    let read = trf::read(&text).unwrap();
    let written = trf::write(&read.event, Dialect::Trf26);
    assert!(written.lost.is_empty(), "{:?}", written.lost);
    let lines: Vec<&str> = written.text.lines().collect();
    for line in head.lines() {
        let count = lines.iter().filter(|other| **other == line).count();
        assert_eq!(count, 1, "{line}\n{}", written.text);
    }
    let again = trf::read(&written.text).unwrap();
    assert_eq!(again.event, read.event);
    // What the organisers changed since is not what the file said.
    let mut changed = read.event;
    changed.regulation.system = shashki::event::System::RoundRobin;
    changed.regulation.tie_breaks = vec!["buchholz".to_owned()];
    let text = trf::write(&changed, Dialect::Trf26).text;
    assert!(
        text.contains("\n092 Round robin\n") && text.contains("\n202 BH\n"),
        "{text}"
    );
    assert!(!text.contains("BAKU") && !text.contains("EDET"), "{text}");
    let again = trf::read(&text).unwrap().event.regulation;
    assert_eq!(again.tie_breaks, ["buchholz"]);
}

#[test]
fn the_time_control_comes_back() {
    let mut event = event();
    event.regulation.time_control = Some("40/7200+30:1800".to_owned());
    for dialect in [Dialect::Trf16, Dialect::Trf26] {
        let read = trf::read(&trf::write(&event, dialect).text).unwrap().event;
        assert_eq!(read.regulation.time_control, event.regulation.time_control);
        assert!(read.trf_lines.iter().all(|line| line.starts_with("092")));
    }
    let both = format!("122 2700\n{FOUR}222 3600\n122 an hour\n");
    let read = trf::read(&both).unwrap().event;
    assert_eq!(read.regulation.time_control.as_deref(), Some("3600"));
    assert_eq!(read.trf_lines, ["122 2700", "122 an hour"]);
}

#[test]
fn byes_dates_and_unknown_records_are_told_with_their_place() {
    let of = |more: &str| {
        let read = trf::read(&format!("{FOUR}{more}")).unwrap();
        (read.event, told(&read.findings))
    };
    let (event, found) = of("240 H   1    1    2\n");
    assert_eq!(found, [("E113", 7, 11), ("E113", 7, 16)]);
    assert!(event.rounds[0].byes.is_empty());
    let date = format!("{:<91}26/01/02  26/13/01\n", "132");
    let (event, found) = of(&date);
    assert_eq!(found, [("E101", 7, 102)]);
    assert_eq!(event.rounds[0].date.as_deref(), Some("2026-01-02"));
    // A column off, as some programs write them: the day keeps both its figures.
    let (event, found) = of(&format!("{:<92}26/01/12  26/01/13\n", "132"));
    assert!(found.is_empty(), "{found:?}");
    let dates: Vec<_> = event
        .rounds
        .iter()
        .map(|round| round.date.as_deref())
        .collect();
    assert_eq!(dates, [Some("2026-01-12"), Some("2026-01-13"), None]);
    // A line for each round, as others do.
    let (event, found) = of("132 2026/01/12\n132                2026/01/13\n");
    assert!(found.is_empty(), "{found:?}");
    let dates: Vec<_> = event
        .rounds
        .iter()
        .map(|round| round.date.as_deref())
        .collect();
    assert_eq!(dates, [Some("2026-01-12"), Some("2026-01-13"), None]);
    let (_, found) = of(&format!("{:<95}26/01/12\n", "132"));
    assert_eq!(found, [("E101", 7, 96)]);
    let (event, found) = of("ZZZ foo\nZZZ bar\n999 x\n");
    assert_eq!(found, [("E107", 7, 1), ("E107", 9, 1)]);
    assert_eq!(event.trf_lines, ["ZZZ foo", "ZZZ bar", "999 x"]);
    let (_, found) = of("801 x\n122 90 min\nNED    1      Ann\nXXF 1\nXXC rank white1\n");
    assert!(found.is_empty(), "{found:?}");
    // A row that says nothing of a round leaves it to 240.
    let out = FOUR
        .replace("     2 b =     3 b 1", "               3 b 1")
        .replace("     1 w =     4 w 1", "               4 w 1")
        .replace("2.0    2", "1.5    2");
    let read = trf::read(&format!("{out}240 H   2    1\n")).unwrap();
    assert!(told(&read.findings).is_empty(), "{:?}", read.findings);
    let byes = &read.event.rounds[1].byes;
    assert_eq!((byes[0].player, byes[0].kind), (Number(1), ByeKind::Half));
}

fn shashki(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(args)
        .output()
        .unwrap()
}

#[test]
fn a_finding_of_an_import_is_one_line_with_place_and_severity() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    fs::write(at("a.trf"), FOUR.replace("2.5    1", "3.5    1")).unwrap();
    fs::write(
        at("a.csv"),
        "No;Name;R1;Points;TB\n1;A;2w1;3;7\n2;B;1b0;0;1\n",
    )
    .unwrap();
    fs::write(
        at("bad.csv"),
        "No;Name;1;2;3\n1;A;x;1;1\n2;B;1;x;½\n3;C;0;½;x\n",
    )
    .unwrap();
    let import = |file: &str, more: &[&str]| {
        let made = at(&format!("{file}.json"));
        let source = at(file);
        let _ = fs::remove_file(&made);
        let output = shashki(&[&["event", "import", &made, &source], more].concat());
        let text = String::from_utf8(output.stderr).unwrap();
        text.replace(&source, file)
    };
    assert_eq!(
        import("a.trf", &[]),
        "warning: a.trf:3:81: 1 has 3.5 points in the file, the results make 2.5 [E105]\n"
    );
    assert_eq!(
        import("a.csv", &[]),
        "information: a.csv:1:19: not used: TB [E310]\n\
         warning: a.csv:2:9: 1 has 3 points in the file, the results make 1 [E105]\n"
    );
    assert_eq!(import("a.csv", &["--format", "json"]), "");
    let refused = import("bad.csv", &["--lang", "ru"]);
    let lines: Vec<&str> = refused.lines().collect();
    assert_eq!(lines.len(), 2, "{refused}");
    assert!(lines[0].starts_with("ошибка: bad.csv:2:7: "), "{refused}");
    assert!(
        lines[1].starts_with("предупреждение: bad.csv:1:9: "),
        "{refused}"
    );
}

#[test]
fn an_empty_event_is_a_report_without_players() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (made, report, back) = (at("e.json"), at("e.trf"), at("b.json"));
    shashki(&["event", "new", &made, "--name", "Empty"]);
    shashki(&[
        "event", "export", &made, "--format", "trf16", "--output", &report,
    ]);
    let output = shashki(&["event", "import", &back, &report]);
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert!(
        text.contains("e.trf:1:1: the report has no player's row (001) [E114]"),
        "{text}"
    );
    let broken = "012 Cup\n001  x Ann\n";
    let faults = format!("{:?}", trf::read(broken).unwrap_err());
    assert!(
        trf::is_trf(broken) && faults.contains("field_misread"),
        "{faults}"
    );
}
