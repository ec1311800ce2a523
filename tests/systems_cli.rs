//! `pair-round` as it is used: transcripts, formats, exit codes, bad input.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod systems_support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use shashki::event::{
    Absence, ByeKind, Event, FirstColour, Number, Opening, OpeningList, Stage, System, file,
};
use systems_support::{event, play_all, teams};

struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn put(&self, name: &str, event: &Event) -> PathBuf {
        fs::write(self.path(name), file::write(event).unwrap()).unwrap();
        self.path(name)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_shashki"))
            .arg("pair-round")
            .args(arguments)
            .current_dir(self.folder.path())
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .output()
            .unwrap()
    }

    /// Stdout of a run that must end with `code`.
    fn out(&self, code: i32, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {stderr}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Stderr of a run that cannot answer.
    fn refused(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        stderr
    }

    fn json(&self, code: i32, arguments: &[&str]) -> Value {
        let text = self.out(code, &[arguments, &["--format", "json"]].concat());
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["command"], "pair-round");
        value["report"].clone()
    }
}

fn read(path: &Path) -> Event {
    file::read(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn a_sheet_and_nothing_written() {
    let desk = Desk::new();
    let path = desk.put("cup.json", &event(System::RoundRobin, 5));
    let before = fs::read(&path).unwrap();
    let sheet = desk.out(0, &["cup.json", "--explain"]);
    let expected = "\
Cup
Round 1 of 5, round robin

 Board   White        Result   Black
------------------------------------------
     1   2 Player 2            5 Player 5
     2   3 Player 3            4 Player 4
Free: 1 Player 1
round 1 of the table for 5 (Berger), cycle 1 [P002, ru2011 Appendix 1]
1 Player 1 is free [P007, ru2011 Appendix 1]
Seed of the lots: seed
Nothing is written; --write puts the round into the event file.
";
    assert_eq!(sheet, expected);
    assert_eq!(fs::read(&path).unwrap(), before);
    let russian = desk.out(0, &["cup.json", "--lang", "ru"]);
    for words in [
        "Тур 1 из 5, круговая система",
        "Белые",
        "Свободны: 1 Player 1",
        "Ничего не записано",
    ] {
        assert!(russian.contains(words), "{words} in\n{russian}");
    }
    let quiet = desk.out(0, &["cup.json", "--quiet"]);
    assert!(quiet.starts_with(" Board") && !quiet.contains("Seed"));
    // What was asked for is no noise.
    let explained = desk.out(0, &["cup.json", "--quiet", "--explain"]);
    assert!(explained.contains("[P002"), "{explained}");
}

/// The article of a lot is that of the system: 3.17.5.2 and 3.17.7.2 draw for the first pair, 3.17.4
/// gives white to odd numbers, and no article says it of a match or a knock-out.
#[test]
fn the_first_colour_and_its_article() {
    let desk = Desk::new();
    for (system, drawn, by_board) in [
        (System::SwissRating, "[P017, ru2011 3.17.5.2]", "3.17.5.2"),
        (System::SwissSolkoff, "[P017, ru2011 3.17.5.2]", "3.17.5.2"),
        (System::SwissBuchholz, "[P017, ru2011 3.17.7.2]", "3.17.7.2"),
        (System::SwissRandom, "", "3.17.4"),
        (System::KnockOut, "[P017]", ""),
        (System::Match, "[P017]", ""),
    ] {
        let players = if system == System::Match { 2 } else { 8 };
        let mut event = event(system, players);
        event.regulation.rounds = 3;
        event.regulation.first_colour = FirstColour::Lot;
        desk.put("first.json", &event);
        let sheet = desk.out(0, &["first.json", "--explain"]);
        assert_eq!(sheet.contains("[P017"), !drawn.is_empty(), "{sheet}");
        assert!(sheet.contains(drawn), "{system}: {sheet}");
        let by_board = format!("[P065, ru2011 {by_board}]");
        assert_eq!(
            sheet.contains("[P065"),
            system.is_swiss(),
            "{system}: {sheet}"
        );
        assert!(!system.is_swiss() || sheet.contains(&by_board), "{sheet}");
    }
}

#[test]
fn the_fields_scripts_rely_on() {
    let desk = Desk::new();
    desk.put("cup.json", &event(System::RoundRobin, 5));
    let report = desk.json(0, &["cup.json", "--round", "2"]);
    assert_eq!(report["round"], 2);
    assert_eq!(report["system"], "round-robin");
    assert_eq!(report["seed"], "seed");
    assert_eq!(report["pairings"][0]["board"], 1);
    assert_eq!(report["pairings"][0]["white"], 5);
    assert_eq!(report["pairings"][0]["black"], 3);
    assert_eq!(report["byes"], json!([]));
    assert_eq!(report["unpaired"][0]["player"], 4);
    assert_eq!(report["unpaired"][0]["reason"], "free");
    assert_eq!(report["explanation"][0]["code"], "P002");
    let report = desk.json(0, &["cup.json", "--all"]);
    assert_eq!(report["rounds"].as_array().unwrap().len(), 5);
    desk.put("ko.json", &event(System::KnockOut, 6));
    let report = desk.json(0, &["ko.json"]);
    assert_eq!(report["byes"].as_array().unwrap().len(), 2);
    assert_eq!(report["byes"][0]["kind"], "pairing");
}

#[test]
fn every_format() {
    let desk = Desk::new();
    let mut cup = event(System::RoundRobin, 5);
    cup.players[0].name = "=HYPERLINK(\"x\")".to_owned();
    cup.players[1].name = "<b>|\u{202e}[2J".to_owned();
    desk.put("cup.json", &cup);
    let csv = desk.out(0, &["cup.json", "--all", "--format", "csv"]);
    assert!(
        csv.starts_with("round,kind,board,game,white,white_name,black,black_name,result,opening\n")
    );
    assert!(csv.contains(",1,\"'=HYPERLINK("));
    assert!(csv.contains("1,free,,,1,"));
    let html = desk.out(0, &["cup.json", "--format", "html"]);
    assert!(html.starts_with("<!DOCTYPE html><html lang=\"en\">"));
    assert!(html.contains("&lt;b&gt;|\\u{202e}[2J") && !html.contains("<b>|"));
    let markdown = desk.out(0, &["cup.json", "--format", "md"]);
    assert!(
        markdown.contains("\\<b\\>\\|\\\\u{202e}\\[2J"),
        "{markdown}"
    );
    let text = desk.out(0, &["cup.json"]);
    assert!(!text.contains('\u{202e}'));
    desk.out(
        0,
        &["cup.json", "--output", "sheet.html", "--format", "html"],
    );
    assert_eq!(fs::read_to_string(desk.path("sheet.html")).unwrap(), html);
}

#[test]
fn writing_numbers_seed_rounds_and_the_log() {
    let desk = Desk::new();
    let mut cup = event(System::RoundRobin, 10);
    cup.numbers_fixed = false;
    cup.seed = None;
    let path = desk.put("cup.json", &cup);
    desk.out(
        0,
        &[
            "cup.json",
            "--seed",
            "of the day",
            "--write",
            "--by",
            "Orlova",
        ],
    );
    let written = read(&path);
    assert_eq!(written.seed.as_deref(), Some("of the day"));
    assert!(written.numbers_fixed);
    assert_eq!((written.rounds.len(), written.regulation.rounds), (1, 9));
    assert_eq!(written.log.last().unwrap().by.as_deref(), Some("Orlova"));
    let refused = desk.refused(&["cup.json", "--seed", "another", "--write"]);
    assert!(refused.contains("another seed"), "{refused}");
    let refused = desk.refused(&["cup.json", "--round", "5", "--write"]);
    assert!(refused.contains("the next one is round 2"), "{refused}");
    let refused = desk.refused(&["cup.json", "--round", "1", "--write"]);
    assert!(refused.contains("round 1 is paired already"), "{refused}");
    desk.out(0, &["cup.json", "--all", "--write"]);
    assert_eq!(read(&path).rounds.len(), 9);
    let refused = desk.refused(&["cup.json"]);
    assert!(refused.contains("all 9 rounds are paired"), "{refused}");
    assert!(
        desk.out(0, &["cup.json", "--check"])
            .contains("no difference")
    );
    // Without a seed 128 random bits are drawn, and only --write keeps them.
    let path = desk.put("other.json", &cup);
    let one = desk.json(0, &["other.json"])["seed"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(one.len(), 32);
    assert_eq!(read(&path).seed, None);
    let two = desk.json(0, &["other.json", "--write"])["seed"].clone();
    assert_ne!(two.as_str().unwrap(), one);
    assert_eq!(read(&path).seed.as_deref(), two.as_str());
}

#[test]
fn checking_from_the_shell() {
    let desk = Desk::new();
    let mut cup = event(System::RoundRobin, 6);
    play_all(&mut cup);
    let pairing = &mut cup.rounds[1].pairings[0];
    std::mem::swap(&mut pairing.white, &mut pairing.black);
    pairing.result = Some("0-1".parse().unwrap());
    desk.put("cup.json", &cup);
    let report = desk.json(1, &["cup.json", "--check"]);
    assert_eq!(report["differences"][0]["round"], 2);
    assert_eq!(report["differences"][0]["board"], 1);
    assert_eq!(
        report["differences"][0]["expected"],
        json!({"white": 6, "black": 4})
    );
    assert_eq!(
        report["differences"][0]["found"],
        json!({"white": 4, "black": 6})
    );
    let text = desk.out(1, &["cup.json", "--check", "--lang", "ru"]);
    let told = "по жеребьёвке 6 Player 6 – 4 Player 4, в файле 4 Player 4 – 6 Player 6";
    assert!(text.contains(told), "{text}");
    let csv = desk.out(1, &["cup.json", "--check", "--format", "csv"]);
    assert_eq!(csv, "round,board,expected,found\n2,1,6-4,4-6\n");
}

#[test]
fn tables_and_orders_from_the_command_line() {
    let desk = Desk::new();
    let path = desk.put("cup.json", &event(System::RoundRobin, 4));
    fs::write(
        desk.path("table.txt"),
        "1: 1-2 3-4\n2: 3-1 4-2\n3: 1-4 2-3\n",
    )
    .unwrap();
    let report = desk.json(0, &["cup.json", "--table", "table.txt", "--write"]);
    assert_eq!(report["pairings"][0]["black"], 2);
    assert_eq!(read(&path).regulation.table.len(), 3);
    // The table is in the event now.
    let report = desk.json(0, &["cup.json"]);
    assert_eq!(report["pairings"][0]["white"], 3);
    fs::write(desk.path("bad.txt"), "1: 1-2 3-4\n2: 3-1 4-2\n").unwrap();
    let refused = desk.refused(&["cup.json", "--table", "bad.txt"]);
    assert!(
        refused.contains("has 3 rounds, this one has 2"),
        "{refused}"
    );
    fs::write(desk.path("bad.txt"), "1: 1-2 3/4\n").unwrap();
    let refused = desk.refused(&["cup.json", "--table", "bad.txt"]);
    assert!(refused.contains("bad.txt: line 1: `3/4`"), "{refused}");
    let halves = desk.out(0, &["cup.json", "--table", "halves"]);
    assert!(halves.contains("warning: the table inside the halves first is built here"));
    desk.put("six.json", &event(System::RoundRobin, 6));
    let refused = desk.refused(&["six.json", "--table", "halves"]);
    assert!(refused.contains("needs a multiple of 4"), "{refused}");
    assert!(
        desk.refused(&["six.json", "--order", "chance"])
            .contains("table, lot, lot-by-round")
    );
    desk.out(0, &["six.json", "--order", "lot-by-round"]);
    desk.out(
        0,
        &["six.json", "--cycles", "2", "--swap-last-rounds", "--all"],
    );
}

#[test]
fn stages_teams_openings() {
    let desk = Desk::new();
    let mut semi = event(System::RoundRobin, 6);
    play_all(&mut semi);
    desk.put("semi.json", &semi);
    let mut cup = event(System::KnockOut, 0);
    cup.stage = Some(Stage {
        previous: "semi.json".to_owned(),
        top: Some(4),
        by_group: false,
        carry_over: false,
    });
    let path = desk.put("final.json", &cup);
    let text = desk.out(0, &["final.json", "--write"]);
    assert!(text.contains("4 go on from semi.json: Player 1, Player 2, Player 3, Player 4 [P021"));
    assert_eq!(read(&path).players.len(), 4);
    // Those entered by hand stand behind; who is among those who go on is one person.
    let mut open = event(System::SwissRating, 3);
    (open.stage, open.regulation.rounds) = (cup.stage.clone(), 3);
    for (player, name) in open
        .players
        .iter_mut()
        .zip(["Wild 1", "Player 3", "Wild 2"])
    {
        player.name = name.to_owned();
    }
    let path = desk.put("open.json", &open);
    let text = desk.out(0, &["open.json", "--write"]);
    assert!(
        text.contains("3 go on from semi.json: Player 1, Player 2, Player 4 [P021"),
        "{text}"
    );
    let open = read(&path);
    let mut names: Vec<&str> = open
        .players
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    names.sort_unstable();
    let expected = [
        "Player 1", "Player 2", "Player 3", "Player 4", "Wild 1", "Wild 2",
    ];
    assert_eq!(names, expected);
    assert_eq!(open.rounds[0].pairings.len(), 3);
    semi.rounds[4].pairings[0].result = None;
    desk.put("semi.json", &semi);
    desk.put("final.json", &cup);
    let refused = desk.refused(&["final.json"]);
    assert!(
        refused.contains("semi.json: the previous stage has no result of round 5, board 1"),
        "{refused}"
    );

    let mut league = event(System::RoundRobin, 8);
    league.teams = teams(&[4, 4]);
    league.regulation.boards = Some(4);
    league.openings = Some(OpeningList {
        source: "list.csv".to_owned(),
        openings: vec![Opening {
            id: "City".to_owned(),
            text: "1. c3-d4 d6-c5".to_owned(),
        }],
    });
    desk.put("league.json", &league);
    let text = desk.out(0, &["league.json"]);
    let second = text
        .lines()
        .find(|line| line.trim_start().starts_with("1.2"));
    let second: Vec<&str> = second.unwrap().split_whitespace().collect();
    assert_eq!(second, ["1.2", "6", "Player", "6", "2", "Player", "2"]);
    assert!(
        text.contains("Opening of the round: City: 1. c3-d4 d6-c5"),
        "{text}"
    );
    let report = desk.json(0, &["league.json"]);
    assert_eq!(report["pairings"][0]["games"][3]["white"], 8);
    assert_eq!(report["opening"]["id"], "City");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    let desk = Desk::new();
    let path = desk.put("cup.json", &event(System::RoundRobin, 6));
    for arguments in [
        &["cup.json", "--force", "3-7"][..],
        &["cup.json", "--round", "99"],
        &["cup.json", "--round", "0"],
        &["cup.json", "--force", "x"],
        &["cup.json", "--force", "0-1"],
        &["cup.json", "--system", "swiss"],
        &["cup.json", "--first-colour", "red"],
        &["cup.json", "--seed", ""],
        &["cup.json", "--check", "--format", "html"],
        &["cup.json", "--check", "--write"],
        &["missing.json"],
        &["-", "--write"],
    ] {
        assert!(!desk.refused(arguments).is_empty());
    }
    for (name, content) in [
        ("empty", &b""[..]),
        ("binary", &[0, 159, 146, 150, 0, 255]),
        ("list", b"[1, 2, 3]"),
        ("object", b"{\"format\": \"shashki-event\"}"),
        ("text", b"hello"),
    ] {
        fs::write(desk.path(name), content).unwrap();
        assert!(desk.refused(&[name]).starts_with("error: "), "{name}");
    }
    let one = event(System::RoundRobin, 1);
    desk.put("one.json", &one);
    assert!(
        desk.refused(&["one.json"])
            .contains("at least two are needed")
    );
    assert_eq!(read(&path), event(System::RoundRobin, 6));
    // A name that could move the cursor is no name.
    let mut cup = event(System::KnockOut, 2);
    cup.players[0].name = "A\u{1b}[2J".to_owned();
    play_all(&mut cup);
    cup.regulation.system = System::KnockOut;
    desk.put("ko.json", &cup);
    assert!(
        desk.refused(&["ko.json"])
            .contains("players[0].name: the text is empty or has line breaks or control")
    );
}

#[test]
fn trf_is_read_and_never_written() {
    let desk = Desk::new();
    let line = |number: u32, name: &str| {
        let rating = 2100 - 100 * number;
        format!(
            "001 {number:>4}      {name:<33} {rating:>4}{:>28}{:>4} {number:>4}\n",
            "", "0.0"
        )
    };
    let trf = format!(
        "012 Small Open\n{}{}{}",
        line(1, "Ivanov"),
        line(2, "Petrov"),
        line(3, "Sidorov")
    );
    fs::write(desk.path("open.trf"), &trf).unwrap();
    let report = desk.json(0, &["open.trf", "--system", "round-robin"]);
    assert_eq!(report["pairings"][0]["white"], 2);
    let refused = desk.refused(&["open.trf", "--system", "round-robin", "--write"]);
    assert!(
        refused.contains("only an event file can be changed"),
        "{refused}"
    );
    assert_eq!(fs::read_to_string(desk.path("open.trf")).unwrap(), trf);
}

#[test]
fn a_russian_reader_is_refused_in_russian() {
    let desk = Desk::new();
    desk.put("one.json", &event(System::RoundRobin, 1));
    let refused = desk.refused(&["one.json", "--lang", "ru"]);
    assert!(refused.contains("нужно не меньше двух"), "{refused}");
}

/// Where there is nobody yet, it is that which is said, not that all rounds are over.
#[test]
fn nobody_to_pair() {
    let desk = Desk::new();
    for (system, players) in [
        (System::KnockOut, 0),
        (System::KnockOut, 1),
        (System::Scheveningen, 0),
        (System::RoundRobin, 0),
        (System::SwissRating, 1),
    ] {
        desk.put("few.json", &event(system, players));
        let refused = desk.refused(&["few.json"]);
        let said = format!("{players} to pair: at least two are needed");
        assert!(refused.contains(&said), "{system}: {refused}");
    }
}

/// Neither a table nor a bracket knows absences: the arbiter is told, with 3.13.1 in a round robin.
#[test]
fn an_absentee_has_a_game() {
    let desk = Desk::new();
    for (system, article) in [
        (System::RoundRobin, "[P006, ru2011 3.13.1]"),
        (System::KnockOut, "[P006]"),
    ] {
        let mut event = event(system, 4);
        event.absences.push(Absence {
            player: Number(4),
            rounds: vec![1],
            kind: ByeKind::Zero,
        });
        desk.put("away.json", &event);
        let sheet = desk.out(0, &["away.json"]);
        let said = "4 Player 4 is absent in this round and is to play 1 Player 1: enter the result";
        assert!(sheet.contains(said) && sheet.contains(article), "{sheet}");
    }
}
