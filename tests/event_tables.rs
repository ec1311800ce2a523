//! Crosstables and lists of players as CSV: contradictions and whatever is left out are told with
//! their place, and our own tables are read again.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::process::{Command, Output};

use shashki::event::{Cards, Event, ReadError, csv};
use shashki::finding::Finding;

/// Id, line and column of each finding, without the remark that a matrix has no rounds.
fn told(findings: &[Finding]) -> Vec<(&'static str, usize, usize)> {
    let place = |number: Option<usize>| number.unwrap_or(0);
    findings
        .iter()
        .filter(|finding| finding.code.id != "E303")
        .map(|f| (f.code.id, place(f.place.line), place(f.place.column)))
        .collect()
}

fn refused(text: &str) -> Vec<(&'static str, usize, usize)> {
    match csv::read(text) {
        Err(ReadError::Faults(faults)) => told(&faults),
        other => panic!("{text}: {other:?}"),
    }
}

fn table(text: &str) -> (Event, Vec<(&'static str, usize, usize)>) {
    let read = csv::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    match read.content {
        csv::Content::Crosstable(event) => (*event, told(&read.findings)),
        csv::Content::Players(_) => panic!("{text}: a list of players"),
    }
}

fn people(text: &str) -> (Vec<csv::Newcomer>, Vec<(&'static str, usize, usize)>) {
    let read = csv::read(text).unwrap();
    match read.content {
        csv::Content::Players(people) => (people, told(&read.findings)),
        csv::Content::Crosstable(_) => panic!("{text}: a crosstable"),
    }
}

fn games(event: &Event) -> usize {
    event.rounds.iter().map(|round| round.pairings.len()).sum()
}

fn shashki(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(args)
        .output()
        .unwrap()
}

#[test]
fn scores_of_a_progress_table_that_no_game_has() {
    for (text, place) in [
        (
            "No;Name;R1;R2;R3;Points\n1;A;2w1;3b1;;2\n2;B;1b0;;3w1;1\n3;C;;1w0;2b1;1\n",
            (3, 10),
        ),
        (
            "No;Name;R1\n1;A;4w1\n2;B;3b½\n3;C;2w0\n4;D;1b0\n5;E;6w1\n6;F;5b0\n",
            (3, 5),
        ),
        ("No;Name;R1\n1;A;+W2\n2;B;+B1\n", (2, 5)),
        (
            "Pl;Name;1;2\n1;A;2/2w;2/3b\n2;B;0/1b;2/4w\n3;C;2/4w;0/1w\n4;D;0/3b;2/2b\n",
            (3, 10),
        ),
    ] {
        assert_eq!(refused(text), [("E306", place.0, place.1)], "{text}");
    }
    let twelve = "No;Name;R1;R2\n1;A;2w12;3b8\n2;B;1b0;4w6\n3;C;4w12;1w4\n4;D;3b0;2b6\n";
    let (event, _) = table(twelve);
    assert_eq!(event.regulation.scoring.win.to_string(), "12");
    assert_eq!(games(&event), 4);
}

#[test]
fn any_one_sign_along_the_diagonal_makes_a_matrix() {
    for sign in [
        "", "x", "Х", "×", "-", "–", "--", "—", "0", "1", "=", "*", "#", "■", "\\",
    ] {
        let text = format!(
            "No;Name;1;2;3;Points\n1;A;{sign};1;=;1,5\n2;B;0;{sign};1;1\n3;C;=;0;{sign};0,5\n"
        );
        let (event, told) = table(&text);
        assert_eq!((games(&event), event.rounds.len()), (3, 3), "{sign}");
        assert!(told.is_empty(), "{sign}: {told:?}");
    }
    let one = "No;Name;1;2;3;Points\n1;A;1;1;½;2,5\n2;B;0;;1;1\n3;C;½;0;;0,5\n";
    assert_eq!(refused(one), [("E302", 2, 5)]);
}

#[test]
fn cells_of_the_team_tool_name_who_has_met() {
    let (event, told) = table("Nr;Name;1;2;3\n1;A;.;o;2\n2;B;o;.;.\n3;C;0;.;.\n");
    assert!(told.is_empty(), "{told:?}");
    let results = event.rounds.iter().flat_map(|round| &round.pairings);
    let results: Vec<_> = results.map(|p| p.result.is_some()).collect();
    assert_eq!(results.len(), 2);
    assert!(results.contains(&true) && results.contains(&false));
}

#[test]
fn our_own_tables_come_back_whole() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let made = at("e.json");
    let run = |args: &[&str]| {
        let output = shashki(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
        output.stdout
    };
    for (cycles, players, results) in [
        (1, 5, ["1-0", "0.5-0.5", "- +"]),
        (2, 4, ["0-1", "1-0", "0.5-0.5"]),
        (1, 6, ["2-0", "1-1", "0-2"]),
    ] {
        let _ = fs::remove_file(&made);
        let cycles_set = format!("cycles={cycles}");
        run(&[
            "event",
            "new",
            &made,
            "--name",
            "T",
            "--set",
            "system=round-robin",
        ]);
        run(&["event", "set", &made, &cycles_set]);
        if results[0] == "2-0" {
            run(&["event", "set", &made, "scoring=2-1-0"]);
        }
        for player in 1..=players {
            run(&["event", "add", &made, &format!("Player {player}")]);
        }
        run(&["pair-round", &made, "--all", "--write"]);
        let event: Event = serde_json::from_slice(&fs::read(&made).unwrap()).unwrap();
        for (index, round) in event.rounds.iter().enumerate() {
            for pairing in &round.pairings {
                let result = results[(index + pairing.board as usize) % 3];
                let (round, board) = (round.number.to_string(), pairing.board.to_string());
                run(&["event", "result", &made, &round, &board, result]);
            }
        }
        let event: Event = serde_json::from_slice(&fs::read(&made).unwrap()).unwrap();
        for style in ["da", "chess-results", "russian", "toernooibase"] {
            let text = run(&["tiebreak", &made, "--format", "csv", "--cells", style]);
            let (back, told) = table(&String::from_utf8(text).unwrap());
            let known = |code: &str| ["E310", "E110"].contains(&code);
            assert!(told.iter().all(|(code, ..)| known(code)), "{told:?}");
            assert_eq!(games(&back), games(&event), "{style}");
            assert_eq!(back.rounds.len(), event.rounds.len());
            for player in &event.players {
                let points = |event: &Event| {
                    let cards = Cards::so_far(event);
                    cards.get(player.number).unwrap().points
                };
                assert_eq!(points(&back), points(&event), "{style} {}", player.name);
            }
            for (one, other) in event.rounds.iter().zip(&back.rounds) {
                let pairs = |round: &shashki::event::Round| {
                    let mut pairs: Vec<_> =
                        round.pairings.iter().map(|p| (p.white, p.black)).collect();
                    pairs.sort_unstable();
                    pairs
                };
                assert_eq!(pairs(one), pairs(other), "{style} round {}", one.number);
            }
        }
    }
}

#[test]
fn longer_rows_doubled_numbers_and_names_are_told() {
    let head = "No;Name;R1;R2;R3;Points\n";
    let rows = "2;B;1b0;;3w1;1\n3;C;;1w0;2b0;0\n";
    let (_, told) = table(&format!("{head}1;A;2w1;3b1;;2;9;9\n{rows}"));
    assert_eq!(told, [("E308", 2, 16)]);
    let (_, told) = table("No;Name;1;2;Points\n1;A;;1;1;7\n2;B;0;;0\n");
    assert_eq!(told, [("E308", 2, 10)]);
    let game = "No;Name;R1;R2\n1;A;2w1;;2w1\n2;B;1b0;;1b0\n";
    assert_eq!(refused(game), [("E308", 2, 10), ("E308", 3, 10)]);
    let twice = format!("{head}1;A;2w1;3b1;;2\n1;B;1b0;;3w1;1\n3;C;;1w0;2b0;0\n");
    assert!(refused(&twice).contains(&("E003", 3, 1)));
    let (event, told) = table(&format!("{head}1;B;2w1;3b1;;2\n{rows}"));
    assert_eq!((event.players.len(), told), (3, vec![("E307", 3, 3)]));
}

#[test]
fn lists_tell_what_they_leave_out() {
    let (list, told) = people("Фамилия;Имя;Рейтинг;Город;Клуб\nИванов;Иван;2000;Омск;Динамо\n");
    assert_eq!(list[0].player.club.as_deref(), Some("Динамо"));
    assert_eq!(told, [("E310", 1, 21)]);
    let (list, told) = people("Фамилия;Город\nИванов;Омск\n");
    assert_eq!(list[0].player.club.as_deref(), Some("Омск"));
    assert!(told.is_empty());
    for heading in ["Эло", "Elo", "Рейтинг", "Rtg", "Rat."] {
        let (list, told) = people(&format!("№;Фамилия;{heading};Страна\n1;Ива;2000;RUS\n"));
        assert_eq!(
            (list[0].player.rating, told.len()),
            (Some(2000), 0),
            "{heading}"
        );
    }
    let (list, told) = people("Name;Rating;Foo\nIvan;2000;bar;9\n;1\nB;5;x\nfooter\n");
    assert_eq!(list.len(), 3);
    assert_eq!(told, [("E310", 1, 13), ("E308", 2, 15), ("E309", 3, 2)]);
    assert_eq!(
        refused("Name;Sex;Born\nB;x;90\n"),
        [("E101", 2, 5), ("E101", 2, 3)]
    );
    let (_, told) = people("No;Name\n1;A\n1;B\n");
    assert_eq!(told, [("E003", 3, 1)]);
}

#[test]
fn a_fault_of_a_table_file_has_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (made, rounds) = (at("e.json"), at("rounds.txt"));
    shashki(&[
        "event",
        "new",
        &made,
        "--name",
        "T",
        "--set",
        "system=round-robin",
    ]);
    for player in ["Anna", "Boris", "Carl"] {
        shashki(&["event", "add", &made, player]);
    }
    let pair = |text: &str| {
        fs::write(&rounds, text).unwrap();
        let output = shashki(&["pair-round", &made, "--table", &rounds]);
        let told = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), told.replace(&rounds, "rounds.txt"))
    };
    assert_eq!(pair("2-3 1\n1-2 3\n3-1 2\n"), (Some(0), String::new()));
    for (text, told) in [
        (
            "2-3 1\n1-2 16\n3-1 2\n",
            "error: rounds.txt: line 2: round 2: there is no number 16\n",
        ),
        (
            "2-3 1\n1-2 3\n\n1-2 3\n",
            "error: rounds.txt: line 4: 1 and 2 meet in rounds 2 and 3\n",
        ),
        (
            "2-3\n1-2\n",
            "error: rounds.txt: a table for 3 has 3 rounds, this one has 2\n",
        ),
    ] {
        assert_eq!(pair(text), (Some(2), told.to_owned()));
    }
}

/// A matrix has no rounds: they are taken from the Berger table, the boards too.
#[test]
fn a_matrix_is_the_berger_table() {
    for size in 2..=12 {
        for games in [1, 2] {
            let head: Vec<String> = (1..=size).map(|number| number.to_string()).collect();
            let mut text = format!("No;Name;{}\n", head.join(";"));
            for row in 1..=size {
                let cell = |column: u32| match column.cmp(&row) {
                    std::cmp::Ordering::Less => "0".repeat(games),
                    std::cmp::Ordering::Equal => "×".to_owned(),
                    std::cmp::Ordering::Greater => "1".repeat(games),
                };
                let cells: Vec<String> = (1..=size).map(cell).collect();
                text.push_str(&format!("{row};P{row};{}\n", cells.join(";")));
            }
            let (event, told) = table(&text);
            assert_eq!(told, [], "{text}");
            let checked = shashki::pairing::check::check(&event, true);
            assert_eq!(checked.differences, [], "{size} players, {games} games");
            assert_eq!(checked.rounds as usize, event.rounds.len());
        }
    }
}

/// The byes of a round without results stand in the totals of some tables, and not of others.
#[test]
fn byes_of_an_open_round_may_count() {
    for total in ["1", "1½"] {
        let text = format!("No;Name;1;2;Pts\n1;A;2w1;-½;{total}\n2;B;1b0;3w;0\n3;C;-1;2b;1\n");
        let (event, told) = table(&text);
        assert_eq!((event.rounds.len(), told), (2, vec![]), "{text}");
    }
}

/// Games of a matrix that are still to be played stand in the rounds of the table, without a result.
#[test]
fn an_unfinished_matrix_has_all_its_pairs() {
    let text = "No;Name;1;2;3;4\n1;A;x;1;;½\n2;B;0;x;1;0\n3;C;;0;x;\n4;D;½;1;;x\n";
    let (event, told) = table(text);
    assert_eq!(told, []);
    assert_eq!(event.rounds.len(), 3);
    assert!(event.rounds.iter().all(|round| round.pairings.len() == 2));
    let pairings = event.rounds.iter().flat_map(|round| &round.pairings);
    assert_eq!(
        pairings.filter(|pairing| pairing.result.is_none()).count(),
        2
    );
    let checked = shashki::pairing::check::check(&event, true);
    assert_eq!(checked.differences, []);
    // Rounds in which nobody has played yet have not been paired.
    let (event, _) = table("No;Name;1;2;3;4\n1;A;x;;;½\n2;B;;x;1;\n3;C;;0;x;\n4;D;½;;;x\n");
    assert_eq!(event.rounds.len(), 1);
}
