//! Team events: a whole one played from the shell, with values worked out by hand; the records of
//! teams in TRF26.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use shashki::event::trf::{self, Dialect};
use shashki::event::{ByeKind, Event, Number};

fn shashki(folder: &Path, line: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(line.split(' '))
        .current_dir(folder)
        .env("SOURCE_DATE_EPOCH", "1770000000")
        .env("LANG", "C")
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!(
        output.status.code(),
        Some(0),
        "{line}: {}",
        text(&output.stderr)
    );
    text(&output.stdout)
}

/// Four teams of three boards; 13 is a reserve of the first.
fn league() -> Value {
    let names = ["Dynamo", "Spartak", "Torpedo", "Zenit"];
    let players = (1..=13).map(|n: u32| {
        let team = if n == 13 { 1 } else { n.div_ceil(3) };
        json!({"number": n, "id": format!("p{n}"), "name": format!("Player {n}"), "team": team})
    });
    let teams = (1..=4).zip(names).map(|(t, name)| {
        json!({"number": t, "id": format!("t{t}"), "name": name,
               "members": [3 * t - 2, 3 * t - 1, 3 * t]})
    });
    json!({
        "format": "shashki-event", "version": 1, "id": "league", "name": "League", "seed": "s",
        "numbers_fixed": true,
        "regulation": {"system": "round-robin", "boards": 3, "tie_breaks": ["wins"]},
        "players": players.collect::<Vec<_>>(), "teams": teams.collect::<Vec<_>>()
    })
}

/// Berger for four: 1–4, 2–3; 4–3, 1–2; 2–4, 3–1. Round 2: Dynamo's reserve on board 2, Spartak
/// has nobody on board 3. After round 2 Zenit leaves.
///
/// | | Dynamo | Spartak | Torpedo | Zenit | sum | without Zenit |
/// |---|---|---|---|---|---|---|
/// | Dynamo | | 2 | 1½ | 2½ | 6 | 3½ |
/// | Spartak | 1 | | ½ | +++ | 4½ | 1½ |
/// | Torpedo | 1½ | 2½ | | 1½ | 5½ | 4 |
/// | Zenit | ½ | − | 1½ | | 2 | |
fn played(folder: &Path) {
    fs::write(folder.join("league.json"), league().to_string()).unwrap();
    for line in [
        "pair-round league.json --write",
        "event result league.json 1 1 1-0,0-1,= 2 =,1-0,0-1",
        "event lineup league.json 2 Dynamo 1 13 3",
        "event lineup league.json 2 Spartak 4 5 -",
        "pair-round league.json --write",
        "event result league.json 2 1 1-0,=,0-1 2.1 0-1 2.2 0-1",
        "event withdraw league.json Zenit",
        "pair-round league.json --write",
        "event result league.json 3 2 =,=,=",
    ] {
        shashki(folder, line);
    }
}

fn table(standings: &Value) -> Vec<(u64, String, String)> {
    let rows = standings.as_array().unwrap().iter();
    rows.map(|row| {
        let text = |key: &str| row[key].as_str().unwrap_or_default().to_owned();
        (
            row["place"].as_u64().unwrap_or(0),
            text("name"),
            text("points"),
        )
    })
    .collect()
}

#[test]
fn article_3_16_a_league_from_the_first_round_to_both_tables() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    played(folder);
    let event: Event =
        shashki::event::file::read(&fs::read_to_string(folder.join("league.json")).unwrap())
            .unwrap();
    let boards = |round: u32, board: u32| -> Vec<(u32, u32)> {
        let games = &event.pairing(round, board).unwrap().games;
        games
            .iter()
            .map(|game| (game.white.0, game.black.0))
            .collect()
    };
    // 3.16.3: board 1 of the team named first has white, its even boards black.
    assert_eq!(boards(1, 1), [(1, 10), (11, 2), (3, 12)]);
    // 3.16.2 and 3.16.4: the reserve, and the board where nobody is.
    assert_eq!(boards(2, 2), [(1, 4), (5, 13), (3, 0)]);
    // 3.16.2: nothing entered for round 3: boards as in round 1.
    assert_eq!(boards(3, 2), [(7, 1), (2, 8), (9, 3)]);
    let results: Vec<String> = event
        .rounds
        .iter()
        .flat_map(|round| &round.pairings)
        .map(|pairing| pairing.result.unwrap().to_string())
        .collect();
    let expected = ["2.5-0.5", "0.5-2.5", "1.5-1.5", "2-1", "+ -", "1.5-1.5"];
    assert_eq!(results, expected);

    let answer = shashki(folder, "tiebreak league.json --format json");
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let row = |place, name: &str, points: &str| (place, name.to_owned(), points.to_owned());
    assert_eq!(
        table(&answer["report"]["standings"]),
        [
            row(1, "Dynamo", "6"),
            row(2, "Torpedo", "5.5"),
            row(3, "Spartak", "4.5"),
            row(4, "Zenit", "2"),
        ]
    );
    // 3.16.5: the other table, for the jury to choose.
    let text = shashki(folder, "tiebreak league.json");
    let rows = |from: &str| -> Vec<String> {
        let part = text.split(from).nth(1).unwrap();
        let lines = part.lines().skip(3).take_while(|line| !line.is_empty());
        lines
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect()
    };
    assert_eq!(
        rows("Table with annulled matches (3.16.5)"),
        [
            "1 3 Torpedo 4 1",
            "2 1 Dynamo 3.5 1 points",
            "3 2 Spartak 1.5 0 points",
            "4 Zenit"
        ]
    );
    // Every cell is what the team of the row made, the beaten team's too.
    assert!(
        text.contains("3    2   Spartak    1    ½    ×    +"),
        "{text}"
    );
    // The list counts a match that was not played as won at every board.
    let shown: Value =
        serde_json::from_str(&shashki(folder, "event show league.json --format json")).unwrap();
    let points = |index: usize| shown["report"]["units"][index]["points"].clone();
    assert_eq!([0, 1, 2, 3].map(points), ["6", "4.5", "5.5", "2"]);
}

#[test]
fn a_league_survives_trf26() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    played(folder);
    let first = shashki(folder, "event export league.json --format trf26");
    assert!(first.contains("\n352 WBW\n"), "{first}");
    assert!(
        first.contains("\n300   2   2   1    4    5    0\n"),
        "{first}"
    );
    let read = trf::read(&first).unwrap();
    let stored: Event =
        shashki::event::file::read(&fs::read_to_string(folder.join("league.json")).unwrap())
            .unwrap();
    assert_eq!(read.event.regulation.boards, Some(3));
    assert_eq!(read.event.line_ups, stored.line_ups);
    for (one, other) in read.event.rounds.iter().zip(&stored.rounds) {
        let matches = |round: &shashki::event::Round| {
            let mut all: Vec<_> = round
                .pairings
                .iter()
                .map(|p| (p.white, p.black, p.result, p.games.clone()))
                .collect();
            all.sort_by_key(|(white, ..)| *white);
            all
        };
        assert_eq!(matches(one), matches(other), "round {}", one.number);
    }
    assert_eq!(trf::write(&read.event, Dialect::Trf26).text, first);
}

const TEAMS: &str = "\
012 Match
001    1      Anna                                                               0.0    1     3 w 1
001    2      Boris                                                              0.0    2     4 b =
001    3      Clara                                                              0.0    3     1 b 0
001    4      Dmitri                                                             0.0    4     2 w =
001    5      Egor                                                               0.0    5
001    6      Fedor                                                              0.0    6
310   1 North                                                                 1    2
310   2 South                                                                 3    4
310   3 East                                                                  5    6
310   4 West
";

#[test]
fn records_of_matches_are_applied() {
    let text = format!(
        "{TEAMS}330 -+   1   3   4\n362 TW 2.0   TD 1.0   TL 0.0\n300   1   1   2    1    2\n352 WB\n"
    );
    let text = text.replace(" 0.0 ", " ".repeat(5).as_str());
    let read = trf::read(&text).unwrap();
    assert!(read.findings.is_empty(), "{:?}", read.findings);
    let event = &read.event;
    assert_eq!(event.regulation.boards, Some(2));
    assert!(event.regulation.counts_matches());
    let results: Vec<String> = event.rounds[0]
        .pairings
        .iter()
        .map(|p| format!("{}-{} {}", p.white, p.black, p.result.unwrap()))
        .collect();
    assert_eq!(results, ["1-2 1.5-0.5", "3-4 - +"]);
    let line_up = &event.line_ups[0];
    assert_eq!((line_up.round, line_up.team), (1, Number(1)));
    let again = trf::read(&trf::write(event, Dialect::Trf26).text)
        .unwrap()
        .event;
    assert_eq!(again.rounds, event.rounds);
    assert_eq!(again.line_ups, event.line_ups);
}

/// Two rounds of five teams: in each somebody is free or was granted a bye.
const BYES: &str = "\
012 Match
001    1      Anna                                                               1.0    1     3 w 1
001    2      Boris                                                              0.5    2     4 b =
001    3      Clara                                                              0.0    3     1 b 0
001    4      Dmitri                                                             0.5    4     2 w =
362 TW 2.0   TD 1.0   TL 0.0
DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1
CCC SSS NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN FFFFF EEEEEE MMMMMM GGGGGG RRR  PPP1 PPP2 PPP3 PPP4 PPP5
310   1 North                            NORTH   2400                         1    2
310   2 South                            S       2100                         3    4
310   3 East
310   4 West
310   5 Centre
240 F   1    4
240 H   1    5
240 H   2    1    5
UUU MMMM GGGG 111 222 333 444 555 666 777 888 999 000 111 222 333 444
320  1.0  1.5   3
";

#[test]
fn byes_of_teams_and_what_the_teams_are_come_back() {
    let read = trf::read(BYES).unwrap();
    assert!(read.findings.is_empty(), "{:?}", read.findings);
    let event = &read.event;
    let byes = |event: &Event| -> Vec<(u32, ByeKind)> {
        event.rounds[0]
            .byes
            .iter()
            .map(|bye| (bye.player.0, bye.kind))
            .collect()
    };
    let expected = [
        (3, ByeKind::Pairing),
        (4, ByeKind::Full),
        (5, ByeKind::Half),
    ];
    assert_eq!(byes(event), expected);
    let asked: Vec<_> = event
        .absences
        .iter()
        .map(|a| (a.player.0, a.rounds.clone(), a.kind))
        .collect();
    assert_eq!(
        asked,
        [(1, vec![2], ByeKind::Half), (5, vec![2], ByeKind::Half)]
    );
    assert_eq!(event.teams[0].nickname.as_deref(), Some("NORTH"));
    assert_eq!(event.teams[1].strength.as_deref(), Some("2100"));
    let scoring = &event.regulation.scoring;
    assert_eq!(
        (scoring.bye, scoring.bye_boards),
        ("1".parse().ok(), "1.5".parse().ok())
    );
    let written = trf::write(event, Dialect::Trf26).text;
    // Match points and boards: the bye as 320 says, all boards won, all boards drawn.
    for (team, points) in [
        (1, "2.0    1.5"),
        (3, "1.0    1.5"),
        (4, "2.0    2.0"),
        (5, "1.0    1.0"),
    ] {
        let row = written
            .lines()
            .find(|line| line.starts_with(&format!("310   {team}")))
            .unwrap();
        assert_eq!(row[54..67].trim(), points, "{row}");
    }
    for line in ["240 F   1    4", "240 H   1    5", "320  1.0  1.5   3"] {
        assert!(
            written.lines().any(|written| written == line),
            "{line}: {written}"
        );
    }
    let again = trf::read(&written).unwrap();
    assert!(again.findings.is_empty(), "{:?}", again.findings);
    assert_eq!(
        (again.event.rounds, again.event.teams),
        (event.rounds.clone(), event.teams.clone())
    );
    assert_eq!(again.event.absences, event.absences);
    assert_eq!(again.event.regulation, event.regulation);
    let paired = BYES.replace("240 F   1    4", "240 F   1    2");
    let told: Vec<_> = trf::read(&paired)
        .unwrap()
        .findings
        .iter()
        .map(|f| (f.code.id, f.place.column))
        .collect();
    assert_eq!(told, [("E113", Some(11))]);
}

/// Who is on no list of a team but sits at one of its boards (300) plays for it.
#[test]
fn a_seat_makes_a_member() {
    let text = BYES.replace(
        "S       2100                         3    4",
        "S       2100                         3",
    );
    let text = format!("{text}300   1   2   1    3    4\n352 WWBB\n");
    let read = trf::read(&text).unwrap();
    let told: Vec<_> = read.findings.iter().map(|f| f.code.id).collect();
    assert_eq!(told, ["E107"]);
    assert_eq!(read.event.regulation.boards, Some(2));
    assert_eq!(read.event.teams[1].members, [Number(3), Number(4)]);
    let written = trf::write(&read.event, Dialect::Trf26).text;
    let patterns: Vec<&str> = written
        .lines()
        .filter(|line| line.starts_with("352"))
        .collect();
    assert_eq!(patterns, ["352 WWBB"]);
}

/// In an event of players the records of teams stay as they are.
#[test]
fn a_bye_of_teams_in_an_event_of_players_is_kept() {
    let players: Vec<&str> = BYES.lines().take(5).collect();
    let read = trf::read(&format!("{}\n320  1.0  1.5   3\n", players.join("\n"))).unwrap();
    let told: Vec<_> = read.findings.iter().map(|f| f.code.id).collect();
    assert_eq!(told, ["E107"]);
    assert_eq!(read.event.trf_lines, ["320  1.0  1.5   3"]);
}

#[test]
fn points_beside_the_results_are_told_by_whatever_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = format!("{BYES}299 -  0.0  1.5\n");
    fs::write(folder.join("match.trf"), &text).unwrap();
    let run = |line: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(line.split(' '))
            .current_dir(folder)
            .output()
            .unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    for line in [
        "event show match.trf",
        "event import match.json match.trf",
        "tiebreak match.json",
    ] {
        let told = run(&format!("{line} --lang en"));
        assert!(
            told.contains("record 299 (-  0.0  1.5) gives points") && told.contains("[E115]"),
            "{line}: {told}"
        );
    }
}

#[test]
fn what_cannot_be_applied_is_kept_and_told() {
    let codes = |text: &str| -> Vec<(&'static str, Option<usize>)> {
        let findings = match trf::read(&text.replace(" 0.0 ", "     ")) {
            Ok(read) => read.findings,
            Err(shashki::event::ReadError::Faults(faults)) => faults,
            Err(other) => panic!("{other}"),
        };
        findings.iter().map(|f| (f.code.id, f.place.line)).collect()
    };
    // Acceleration is told of where a round is paired.
    assert_eq!(
        codes(&format!("{TEAMS}250 1.0  1.0    1   2    1    4\n")),
        []
    );
    assert_eq!(
        codes(&format!("{TEAMS}299 W 1.0  1.0    1    1\n")),
        [("E115", Some(12))]
    );
    assert_eq!(codes(&format!("{TEAMS}352 WWBB\n")), [("E107", Some(12))]);
    assert_eq!(
        codes(&format!("{TEAMS}362 TW 3.0   TD 1.0   TL 0.0\n")),
        [("E107", Some(12))]
    );
    assert_eq!(
        codes(&format!("{TEAMS}330 +-   1   3   9\n")),
        [("E002", Some(12))]
    );
    assert_eq!(
        codes(&format!("{TEAMS}330 +-   7   3   4\n")),
        [("E101", Some(12))]
    );
    assert_eq!(
        codes(&format!("{TEAMS}330 +=   1   3   4\n")),
        [("E101", Some(12))]
    );
    // In an event of players these records mean nothing.
    let players = TEAMS.lines().take(7).collect::<Vec<_>>().join("\n");
    let text = format!("{players}\n330 +-   1   3   4\n");
    assert_eq!(codes(&text), [("E107", Some(8))]);
    let kept = trf::read(&text.replace(" 0.0 ", "     ")).unwrap().event;
    assert_eq!(kept.trf_lines, ["330 +-   1   3   4"]);
}

/// 3.16.2: without a line-up the boards are those of round 1; TRF26 knows no such thing, so the seats of
/// every round are written (300).
#[test]
fn boards_inherited_from_round_1_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("league.json"), league().to_string()).unwrap();
    shashki(folder, "event lineup league.json 1 Dynamo 3 13 1");
    shashki(folder, "event lineup league.json 1 Torpedo 9 - 7");
    for round in 1..=3 {
        shashki(folder, "pair-round league.json --write --quiet");
        for board in ["1.1", "1.3", "2.1", "2.3"] {
            shashki(
                folder,
                &format!("event result league.json {round} {board} 1-0"),
            );
        }
    }
    shashki(
        folder,
        "event export league.json --format trf26 -o league.trf",
    );
    let trf = fs::read_to_string(folder.join("league.trf")).unwrap();
    let seats = |round: u32| trf.contains(&format!("300   {round}   1"));
    assert!(seats(1) && seats(2) && seats(3), "{trf}");
    assert!(
        !trf.contains("300   2   2"),
        "in the order of the list:\n{trf}"
    );
    shashki(folder, "event import again.json league.trf");
    let read = |name: &str| -> Event {
        shashki::event::file::read(&fs::read_to_string(folder.join(name)).unwrap()).unwrap()
    };
    let (own, again) = (read("league.json"), read("again.json"));
    let games = |event: &Event| -> Vec<_> {
        let pairs = event.rounds.iter().flat_map(|round| &round.pairings);
        let mut games: Vec<_> = pairs
            .map(|pair| (pair.white, pair.black, pair.games.clone()))
            .collect();
        games.sort_by_key(|(white, black, _)| (*white, *black));
        games
    };
    assert_eq!(games(&again), games(&own), "{trf}");
}

/// The rows hold where records of teams say something else, and it is told.
#[test]
fn records_that_the_rows_contradict() {
    let text = TEAMS.replace(" 0.0 ", " ".repeat(5).as_str());
    for (records, expected) in [
        ("330 +-   1   1   2\n", vec![("330", 5)]),
        ("300   1   1   3    1    2\n", vec![("300", 13)]),
        ("320           9\n", vec![("320", 15)]),
        ("320           1\n", vec![("320", 15)]),
        ("330 -+   1   3   4\n300   1   1   2    1    2\n", vec![]),
    ] {
        let read = trf::read(&format!("{text}{records}")).unwrap();
        let told = read.findings.iter().filter(|found| found.code.id == "E150");
        let told: Vec<_> = told
            .map(|found| (found.text("din"), found.place.column.unwrap()))
            .collect();
        let expected: Vec<_> = expected
            .into_iter()
            .map(|(din, column)| (din.to_owned(), column))
            .collect();
        assert_eq!(told, expected, "{records}");
    }
    // A player of no team: no match of teams, and that is said.
    let text = text.replace(
        "310   1 North                                                                 1    2",
        "310   1 North                                                                 1",
    );
    let read = trf::read(&format!("{text}362 TW 2.0   TD 1.0   TL 0.0\n")).unwrap();
    assert!(!read.event.is_team_event());
    assert!(
        read.findings.iter().any(|found| found.code.id == "E149"),
        "{:?}",
        read.findings
    );
}

/// Years of two digits in record 132.
#[test]
fn dates_of_the_last_century() {
    let line = "132".to_owned() + &" ".repeat(88) + "99/05/01  26/05/02";
    let rows = TEAMS.replace(" 0.0 ", " ".repeat(5).as_str());
    let read = trf::read(&format!("{rows}{line}\n")).unwrap();
    assert_eq!(read.event.rounds[0].date.as_deref(), Some("1999-05-01"));
}
