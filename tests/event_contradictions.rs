//! What contradicts itself in an event file or on the command line is refused with its place; what
//! is only odd is told.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::process::Command;

use serde_json::{Value, json};
use shashki::event::{ReadError, check, file};

/// An event of four players with one paired round.
fn base() -> Value {
    json!({
        "format": "shashki-event", "version": 1, "id": "cup", "name": "Cup", "seed": "s",
        "numbers_fixed": true,
        "regulation": {"system": "swiss-rating", "rounds": 3, "game": "russian"},
        "players": [
            {"number": 1, "id": "p1", "name": "Ivanov"},
            {"number": 2, "id": "p2", "name": "Petrov"},
            {"number": 3, "id": "p3", "name": "Sidorov"},
            {"number": 4, "id": "p4", "name": "Orlov"}
        ],
        "rounds": [{"number": 1, "pairings": [
            {"board": 1, "white": 1, "black": 2, "result": "1-0"},
            {"board": 2, "white": 3, "black": 4}
        ]}]
    })
}

/// The faults of the base file with this value at this place (a JSON pointer).
fn faults(pointer: &str, value: Value) -> Vec<(&'static str, String)> {
    let mut event = base();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    event.pointer_mut(parent).unwrap()[key] = value;
    match file::read(&event.to_string()) {
        Ok(_) => Vec::new(),
        Err(ReadError::Faults(found)) => found
            .into_iter()
            .map(|fault| (fault.code.id, fault.place.path.unwrap_or_default()))
            .collect(),
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn contradictions_of_the_file_have_their_place() {
    let board = |list: Value| json!({"source": "x", "openings": list});
    for (pointer, value, code, place) in [
        (
            "/regulation/limits",
            json!({"zzz": 3}),
            "E216",
            "regulation.limits.zzz",
        ),
        (
            "/regulation/limits",
            json!({"kings-only": 0}),
            "E008",
            "regulation.limits.kings-only",
        ),
        (
            "/regulation/readings",
            json!({"zzz": "a"}),
            "E216",
            "regulation.readings.zzz",
        ),
        (
            "/regulation/readings",
            json!({"halves": "zzz"}),
            "E223",
            "regulation.readings.halves",
        ),
        (
            "/regulation/tie_breaks",
            json!(["wins", "wins"]),
            "E019",
            "regulation.tie_breaks[1]",
        ),
        (
            "/regulation/pairing_groups",
            json!({"a": [1, 2], "b": [2]}),
            "E019",
            "regulation.pairing_groups.b[0]",
        ),
        (
            "/regulation/pairing_groups",
            json!({"a": [1, 1]}),
            "E019",
            "regulation.pairing_groups.a[1]",
        ),
        (
            "/regulation/forbidden",
            json!([{"players": [3]}]),
            "E020",
            "regulation.forbidden[0].players",
        ),
        (
            "/regulation/forbidden",
            json!([{"players": [3, 3]}]),
            "E020",
            "regulation.forbidden[0].players",
        ),
        (
            "/regulation/forbidden",
            json!([{"players": [1, 3], "from_round": 3, "to_round": 2}]),
            "E023",
            "regulation.forbidden[0].to_round",
        ),
        (
            "/regulation/forced",
            json!([{"round": 0, "players": [1, 2]}]),
            "E008",
            "regulation.forced[0].round",
        ),
        (
            "/regulation/forced",
            json!([{"round": 2, "players": [1, 3]}, {"round": 2, "players": [4, 3]}]),
            "E027",
            "regulation.forced[1].players",
        ),
        (
            "/regulation/forced",
            json!([{"round": 2, "players": [1, 1]}]),
            "E011",
            "regulation.forced[0].players",
        ),
        (
            "/adjourned",
            json!([{"round": 1, "board": 1}]),
            "E025",
            "adjourned[0]",
        ),
        (
            "/adjourned",
            json!([{"round": 1, "board": 2}, {"round": 1, "board": 2}]),
            "E024",
            "adjourned[1]",
        ),
        (
            "/openings",
            board(json!([{"id": "a", "text": "1. c3-d4"}, {"id": "a", "text": "1. c3-b4"}])),
            "E019",
            "openings.openings[1].id",
        ),
        (
            "/openings",
            board(json!([{"id": "a", "text": "1. a1-h8"}])),
            "E028",
            "openings.openings[0].text",
        ),
        ("/players/0/sex", json!("x"), "E223", "players[0].sex"),
        (
            "/players/0/name",
            json!("Iva\u{1b}nov"),
            "E006",
            "players[0].name",
        ),
        ("/name", json!("Cup\nof"), "E006", "name"),
        ("/start", json!("2026-5-1"), "E007", "start"),
        (
            "/log",
            json!([{"at": "2026-05-01T10:00:00Z"}, {"at": "yesterday"}]),
            "E223",
            "log[1].at",
        ),
        (
            "/penalties",
            json!([{"player": 1, "kind": "remark", "round": 0}]),
            "E008",
            "penalties[0].round",
        ),
        (
            "/penalties",
            json!([{"player": 1, "kind": "remark", "round": 1000, "reason": "x"}]),
            "E008",
            "penalties[0].round",
        ),
        (
            "/penalties",
            json!([{"player": 1, "kind": "remark", "reason": "x\ny"}]),
            "E006",
            "penalties[0].reason",
        ),
        (
            "/players/0/from_round",
            json!(0),
            "E008",
            "players[0].from_round",
        ),
        ("/players/0/born", json!(5), "E008", "players[0].born"),
        (
            "/players/0/title",
            json!("M\nS"),
            "E006",
            "players[0].title",
        ),
        ("/deputies", json!(["A\nB"]), "E006", "deputies[0]"),
        (
            "/absences",
            json!([{"player": 2, "rounds": [2, 0], "kind": "zero"}]),
            "E008",
            "absences[0].rounds[1]",
        ),
        (
            "/withdrawals",
            json!([{"player": 2, "after_round": 1000}]),
            "E008",
            "withdrawals[0].after_round",
        ),
        (
            "/regulation/pairing_groups_to_round",
            json!(0),
            "E008",
            "regulation.pairing_groups_to_round",
        ),
        (
            "/regulation/forbidden",
            json!([{"players": [1, 3], "from_round": 0}]),
            "E008",
            "regulation.forbidden[0].from_round",
        ),
        (
            "/regulation/scoring",
            json!({"win": 1, "draw": 0.5, "loss": 0, "bye": -1}),
            "E223",
            "regulation.scoring.bye",
        ),
        (
            "/stage",
            json!({"previous": "x", "top": 0}),
            "E008",
            "stage.top",
        ),
        (
            "/adjourned",
            json!([{"round": 1, "board": 2, "resumes": "tomorrow"}]),
            "E223",
            "adjourned[0].resumes",
        ),
        (
            "/adjourned",
            json!([{"round": 1, "board": 2, "commitment": "ABC"}]),
            "E223",
            "adjourned[0].commitment",
        ),
        (
            "/adjourned",
            json!([{"round": 1, "board": 2, "sealed_by": 9}]),
            "E001",
            "adjourned[0].sealed_by",
        ),
        (
            "/adjourned",
            json!([{"round": 1, "board": 2, "game": 2}]),
            "E206",
            "adjourned[0].game",
        ),
    ] {
        let found = faults(pointer, value);
        assert_eq!(found, [(code, place.to_owned())], "{pointer}");
    }
    let mut event = base();
    event["start"] = json!("2026-05-04");
    event["end"] = json!("2026-05-01");
    assert!(file::read(&event.to_string()).is_err());
}

#[test]
fn objects_are_objects_and_names_are_texts() {
    for (pointer, value, place) in [
        (
            "/regulation/forbidden",
            json!([[[1]]]),
            "regulation.forbidden[0]",
        ),
        (
            "/regulation/forced",
            json!([[2, [1, 3]]]),
            "regulation.forced[0]",
        ),
        (
            "/regulation/scoring",
            json!([1, 0.5, 0]),
            "regulation.scoring",
        ),
        (
            "/regulation/game",
            json!({"russian": null}),
            "regulation.game",
        ),
        (
            "/regulation/rulebook",
            json!({"ru2011": null}),
            "regulation.rulebook",
        ),
        (
            "/regulation/system",
            json!({"match": null}),
            "regulation.system",
        ),
        ("/players/0", json!([1, "p1", "Ivanov"]), "players[0]"),
        (
            "/rounds/0/pairings/1",
            json!([2, 3, 4]),
            "rounds[0].pairings[1]",
        ),
        ("/absences", json!([[3, [3], "zero"]]), "absences[0]"),
        (
            "/absences",
            json!([{"player": 3, "rounds": [3], "kind": {"zero": null}}]),
            "absences[0].kind",
        ),
        ("/penalties", json!([[1, "remark"]]), "penalties[0]"),
        ("/stage", json!(["x.json"]), "stage"),
        ("/log", json!([["2026-05-01T10:00:00Z"]]), "log[0]"),
        (
            "/log",
            json!([{"at": "2026-05-01T10:00:00Z", "change": ["other", "x"]}]),
            "log[0].change",
        ),
        (
            "/log",
            json!([{"at": "2026-05-01T10:00:00Z", "change": {"kind": "removed", "who": [1, "A"]}}]),
            "log[0].change",
        ),
    ] {
        let mut event = base();
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        match key.parse::<usize>() {
            Ok(index) => event.pointer_mut(parent).unwrap()[index] = value,
            Err(_) => event.pointer_mut(parent).unwrap()[key] = value,
        }
        match file::read(&event.to_string()) {
            Err(ReadError::Json { path, message, .. }) => {
                assert_eq!(path, place, "{pointer}");
                assert!(message.starts_with("invalid type"), "{pointer}: {message}");
            }
            other => panic!("{pointer}: {other:?}"),
        }
    }
}

#[test]
fn a_forced_pair_may_not_be_forbidden_in_its_round() {
    let with = |round: u32, ban: Value| {
        let mut event = base();
        event["regulation"]["forced"] = json!([{"round": round, "players": [1, 3]}]);
        event["regulation"]["forbidden"] = json!([ban]);
        match file::read(&event.to_string()) {
            Ok(_) => None,
            Err(ReadError::Faults(faults)) => Some(faults[0].code.id),
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!(with(2, json!({"players": [3, 1]})), Some("E026"));
    assert_eq!(with(2, json!({"players": [3, 1], "from_round": 3})), None);
    // A ban may be decided after the pair has met.
    assert_eq!(with(1, json!({"players": [3, 1]})), None);
}

#[test]
fn what_has_a_meaning_stays() {
    for (pointer, value) in [
        // A flying opening sets a man on an empty square.
        (
            "/openings",
            json!({"source": "x", "openings": [{"id": "a", "text": "1. c3-e5"}, {"id": "b", "text": "W:Wa1,c3:Bh8"}]}),
        ),
        (
            "/regulation/forced",
            json!([{"round": 2, "players": [1, 3]}, {"round": 2, "players": [3, 1]}]),
        ),
        ("/regulation/limits", json!({"kings-only": 20})),
        ("/adjourned", json!([{"round": 1, "board": 2}])),
        ("/players/0/sex", json!("w")),
    ] {
        assert_eq!(faults(pointer, value), [], "{pointer}");
    }
}

#[test]
fn what_is_odd_is_told() {
    let mut event = base();
    event["regulation"]["rounds"] = json!(2);
    event["withdrawals"] = json!([{"player": 4, "after_round": 0}]);
    event["absences"] = json!([{"player": 2, "rounds": [99], "kind": "zero"}]);
    event["rounds"].as_array_mut().unwrap().extend([
        json!({"number": 2, "pairings": [{"board": 1, "white": 1, "black": 3}]}),
        json!({"number": 3, "pairings": [{"board": 1, "white": 2, "black": 3}]}),
    ]);
    let event = file::read(&event.to_string()).unwrap();
    let told: Vec<_> = check::oddities(&event)
        .into_iter()
        .map(|finding| (finding.code.id, finding.place.path.unwrap_or_default()))
        .collect();
    let expected = [
        ("E133", "rounds[0].pairings[1].black"),
        ("E134", "rounds[1]"),
        ("E132", "rounds[2]"),
        ("E134", "rounds[2]"),
        ("E135", "absences[0].rounds"),
    ];
    assert_eq!(told, expected.map(|(id, path)| (id, path.to_owned())));
}

#[test]
fn a_swiss_that_carries_games_over_is_refused_where_it_is_set() {
    let stage = json!({"previous": "x.json", "carry_over": true});
    let expected = [("E029", "stage.carry_over".to_owned())];
    assert_eq!(faults("/stage", stage), expected);
    let mut event = base();
    event["rounds"] = json!([]);
    let desk = Desk::with(&event);
    desk.refuses(
        "event|set|cup.json|previous-stage=x.json|stage-carry-over=yes",
        "games of the previous stage cannot count: set stage-carry-over=no",
    );
    desk.does("event|set|cup.json|previous-stage=x.json|stage-carry-over=yes|system=round-robin");
    desk.refuses("event|set|cup.json|system=swiss-dutch", "swiss-dutch");
    let new = [
        "event",
        "new",
        "final.json",
        "--system",
        "swiss-rating",
        "--set",
        "previous-stage=cup.json",
        "--set",
        "stage-carry-over=yes",
    ];
    let (code, _, err) = desk.run(&new);
    assert!(code == 2 && err.contains("E029"), "{err}");
    assert!(!desk.0.path().join("final.json").exists());
}

#[test]
fn settings_of_other_systems_are_refused_or_told_where_they_are_set() {
    let mut event = base();
    event["rounds"] = json!([]);
    event["regulation"]["system"] = json!("round-robin");
    let desk = Desk::with(&event);
    desk.refuses(
        "event|set|cup.json|forced=1:1-3",
        "1 and 3 must meet in round 1, but in this system (round-robin) a table says who meets whom",
    );
    desk.does("event|set|cup.json|forced=1:1-3|system=swiss-rating");
    desk.refuses(
        "event|set|cup.json|system=knock-out",
        "a table says who meets whom",
    );
    let told = desk.does("event|set|cup.json|cycles=2|readings.halves=kept");
    let idle = "warning[E138] cycles has no meaning in this system (swiss-rating): it is not used";
    assert!(
        told.contains(idle) && !told.contains("halves has"),
        "{told}"
    );
    assert!(desk.does("event|show|cup.json").contains(idle));
    assert!(desk.does("pair-round|cup.json").contains(idle));
    // What is mended in the same breath is no matter.
    let told = desk.does("event|set|cup.json|forced=|readings.bracket=lot|system=knock-out");
    assert!(
        told.contains("readings.halves has no meaning") && !told.contains("bracket has"),
        "{told}"
    );
    let (code, _, err) = desk.run(&[
        "event", "new", "x.json", "--system", "match", "--cycles", "2",
    ]);
    assert!(
        code == 0 && err.contains("cycles has no meaning in this system (match)"),
        "{err}"
    );
}

#[test]
fn pairing_tells_what_is_odd_too() {
    let mut event = base();
    event["regulation"]["rounds"] = json!(4);
    event["rounds"][0]["pairings"][1]["result"] = json!("0-1");
    event["absences"] = json!([{"player": 3, "rounds": [1, 99], "kind": "zero"}]);
    let desk = Desk::with(&event);
    let asked = [
        "event|show|cup.json",
        "pair-round|cup.json",
        "pair-round|cup.json|--check",
        "pair-round|cup.json|--what-if|1-3",
    ];
    for line in asked {
        let arguments: Vec<&str> = line.split('|').collect();
        let (_, _, err) = desk.run(&arguments);
        assert!(
            err.contains("warning[E133]") && err.contains("warning[E135]"),
            "{line}: {err}"
        );
        let (_, out, err) = desk.run(&[&arguments[..], &["--format", "json"]].concat());
        assert_eq!(err, "", "{line}");
        let answer: Value = serde_json::from_str(&out).unwrap();
        let place = if line.contains("check") {
            "oddities"
        } else {
            "findings"
        };
        let codes: Vec<&Value> = answer["report"][place]
            .as_array()
            .unwrap()
            .iter()
            .map(|found| &found["code"])
            .collect();
        assert_eq!(codes, [&json!("E133"), &json!("E135")], "{line}");
    }
    // A round made again has no more of what was odd in it.
    let (_, _, err) = desk.run(&["pair-round", "cup.json", "--repair"]);
    assert!(!err.contains("E133") && err.contains("E135"), "{err}");
    let (code, _, err) = desk.run(&["pair-round", "cup.json", "--write"]);
    assert!(code == 0 && err.contains("warning[E133]"), "{err}");
}

#[test]
fn a_micro_match_of_too_few_games_is_told() {
    let mut event = base();
    event["regulation"]["micro_match"] = json!(2);
    event["rounds"][0]["pairings"] = json!([
        {"board": 1, "white": 1, "black": 2, "games": [{"white": 1, "black": 2, "result": "1-0"}]},
        {"board": 2, "white": 3, "black": 4, "games": [{"white": 3, "black": 4}, {"white": 4, "black": 3}]}
    ]);
    let desk = Desk::with(&event);
    let told = "warning[E137] round 1, board 1: the micro-match is of 2 games, 1 are in the file";
    for line in ["event|show|cup.json", "event|result|cup.json|1|1.1|0-1"] {
        assert!(desk.does(line).contains(told), "{line}");
    }
    assert!(
        !desk
            .does("event|result|cup.json|1|2.1|0-1")
            .contains("E137")
    );
}

/// A folder with the event, and the command line.
struct Desk(tempfile::TempDir);

impl Desk {
    fn with(event: &Value) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("cup.json"), event.to_string()).unwrap();
        Desk(folder)
    }

    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(arguments)
            .current_dir(self.0.path())
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .output()
            .unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        let code = output.status.code().unwrap();
        (code, text(output.stdout), text(output.stderr))
    }

    fn refuses(&self, line: &str, message: &str) {
        let file = self.0.path().join("cup.json");
        let before = fs::read(&file).unwrap();
        let arguments: Vec<&str> = line.split('|').collect();
        let (code, out, err) = self.run(&arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{line}: {err}");
        assert!(err.contains(message), "{line}: {err}");
        assert_eq!(fs::read(&file).unwrap(), before, "{line}");
    }

    fn does(&self, line: &str) -> String {
        let arguments: Vec<&str> = line.split('|').collect();
        let (code, out, err) = self.run(&arguments);
        assert_eq!(code, 0, "{line}: {err}");
        out + &err
    }
}

#[test]
fn set_refuses_what_the_file_may_not_hold() {
    let mut event = base();
    event["start"] = json!("2026-05-01");
    event["openings"] = json!({"source": "x", "openings": [{"id": "a", "text": "1. c3-d4"}]});
    let desk = Desk::with(&event);
    desk.refuses(
        "event|set|cup.json|forbidden=1-1",
        "fewer than two different players",
    );
    desk.refuses("event|set|cup.json|forbidden+=1-2@5-2", "2 comes before 5");
    desk.refuses(
        "event|set|cup.json|end=2025-01-01",
        "2025-01-01 comes before 2026-05-01",
    );
    desk.refuses("event|set|cup.json|time-control=xxx", "does not fit");
    desk.refuses("event|set|cup.json|bye=-1", "does not fit");
    desk.refuses(
        "event|set|cup.json|tie-breaks=wins,wins",
        "wins stands twice",
    );
    desk.refuses("event|set|cup.json|cycles=2", "cycles cannot change");
    desk.refuses("event|set|cup.json|groups.b=1,1", "1 stands twice");
    desk.refuses(
        "event|set|cup.json|game=international",
        "opening a cannot be played",
    );
    desk.refuses(
        "event|set|cup.json|limits.zzz=3",
        "there is no setting limits.zzz",
    );
    desk.refuses(
        "event|set|cup.json|limits.kings-only=0",
        "0 is not between 1 and 1000000",
    );
    desk.refuses(
        "event|set|cup.json|forbidden=1-3|forced=2:1-3",
        "1 and 3 must meet in round 2, and may not",
    );
    // What contradicts itself only half way through is no contradiction.
    desk.does("event|set|cup.json|start=2027-05-01|end=2027-05-02");
    desk.does("event|set|cup.json|groups.A=1,2");
    assert!(desk.does("event|show|cup.json").contains("groups.A=1,2"));
}

#[test]
fn impossible_entries_are_refused() {
    let desk = Desk::with(&base());
    desk.refuses(
        "event|result|cup.json|1|2|pending|--resumes|gestern",
        "YYYY-MM-DD hh:mm",
    );
    desk.refuses(
        "event|result|cup.json|1|2|pending|--resumes|2026-13-01",
        "2026-13-01",
    );
    desk.refuses(
        "event|result|cup.json|1|2|1-0|--resumes|2026-05-03",
        "--resumes does not go with the result 1-0",
    );
    desk.refuses(
        "event|result|cup.json|1|2|+/-|--adjudicated",
        "--adjudicated does not go with the result +/-",
    );
    desk.refuses(
        "event|result|cup.json|1|2|1-0|2|0-1",
        "the result of 2 is entered twice",
    );
    desk.refuses(
        "event|absent|cup.json|3|--rounds|99",
        "round 99: the event has 3 rounds",
    );
    desk.does(
        "event|result|cup.json|1|--player|Sidorov|pending|--resumes|2026-05-03 10:00"
            .replace("1|--player", "--round|1|--player")
            .as_str(),
    );
    assert!(
        desk.does("event|show|cup.json")
            .contains("goes on 2026-05-03 10:00")
    );
}

#[test]
fn a_loss_does_not_play_an_unplayed_game() {
    let mut event = base();
    event["rounds"][0]["pairings"][1]["result"] = json!("- -");
    let desk = Desk::with(&event);
    desk.does("event|penalty|cup.json|3|loss|--round|1");
    assert!(desk.does("event|show|cup.json").contains("- -"));
}

#[test]
fn drawn_openings_keep_their_moves() {
    let mut event = base();
    event["openings"] = json!({"source": "x", "openings": [{"id": "Stake", "text": "1. c3-d4"}]});
    event["rounds"][0]["opening"] = json!("Stake");
    let desk = Desk::with(&event);
    let list = |text: &str| fs::write(desk.0.path().join("new.csv"), text).unwrap();
    list("Other;1. c3-b4\n");
    desk.refuses(
        "event|openings|cup.json|--list|new.csv",
        "opening Stake was drawn in round 1",
    );
    list("Other;1. c3-b4\nStake;1. e3-f4\n");
    desk.refuses(
        "event|openings|cup.json|--list|new.csv",
        "opening Stake was drawn in round 1",
    );
    list("Other;1. a1-h8\nStake;1. c3-d4\n");
    desk.refuses(
        "event|openings|cup.json|--list|new.csv",
        "opening Other cannot be played",
    );
    list("Other;1. c3-b4\nStake;1. c3-d4\n");
    desk.does("event|openings|cup.json|--list|new.csv");
}

#[test]
fn show_tells_free_players_play_offs_and_games_over() {
    let mut event = base();
    event["regulation"]["system"] = json!("round-robin");
    event["players"]
        .as_array_mut()
        .unwrap()
        .push(json!({"number": 5, "id": "p5", "name": "Free"}));
    event["rounds"][0]["byes"] = json!([{"player": 5, "kind": "zero"}]);
    event["play_offs"] = json!([{"white": 1, "black": 3, "result": "0-1"}]);
    let shown = Desk::with(&event).does("event|show|cup.json");
    assert!(shown.contains("5 Free: free\n"), "{shown}");
    assert!(
        shown.contains("play-off: 1 Ivanov – 3 Sidorov 0-1"),
        "{shown}"
    );
    let games = |name: &str| {
        let line = shown.lines().find(|line| line.contains(name)).unwrap();
        line.split_whitespace().nth(2).unwrap().to_owned()
    };
    assert_eq!(
        (games("Ivanov"), games("Sidorov")),
        ("1".to_owned(), "0".to_owned())
    );
    event["absences"] = json!([{"player": 5, "rounds": [1], "kind": "zero"}]);
    let shown = Desk::with(&event).does("event|show|cup.json");
    assert!(shown.contains("5 Free: absent\n"), "{shown}");
}

#[test]
fn a_player_enters_all_games_of_his_micro_match() {
    let mut event = base();
    event["regulation"]["micro_match"] = json!(2);
    event["rounds"][0]["pairings"] = json!([
        {"board": 1, "white": 1, "black": 2, "games": [{"white": 1, "black": 2}, {"white": 2, "black": 1}]},
        {"board": 2, "white": 3, "black": 4, "games": [{"white": 3, "black": 4}, {"white": 4, "black": 3}]}
    ]);
    let desk = Desk::with(&event);
    let told = desk.does("event|result|cup.json|--round|1|--player|Petrov|1-0,1-0");
    assert!(told.contains("0-1") && told.contains("1-0"), "{told}");
    assert!(desk.does("tiebreak|cup.json").contains("Petrov"));
    let stored: Value =
        serde_json::from_str(&fs::read_to_string(desk.0.path().join("cup.json")).unwrap()).unwrap();
    let games = &stored["rounds"][0]["pairings"][0]["games"];
    assert_eq!(
        (&games[0]["result"], &games[1]["result"]),
        (&json!("0-1"), &json!("1-0"))
    );
}

#[test]
fn provisional_standings_say_what_open_games_count() {
    for (says, expected) in [
        ("refuse", "counted: 1; the standings"),
        (
            "draw",
            "counted: 1; for now they count as draws, each side 0.5; the standings",
        ),
        (
            "loss",
            "counted: 1; for now they count as losses of both, each side 0; the standings",
        ),
    ] {
        let mut event = base();
        event["regulation"]["pending_counts_as"] = json!(says);
        let told = Desk::with(&event).does("tiebreak|cup.json");
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn options_of_other_systems_are_refused() {
    let desk = Desk::with(&base());
    for option in [
        "--cycles|2",
        "--swap-last-rounds",
        "--table|halves",
        "--order|lot",
    ] {
        let line = format!("pair-round|cup.json|{option}");
        let name = option.split('|').next().unwrap();
        let message = format!("{name} has no meaning in the system swiss-rating");
        desk.refuses(&line, &message);
        desk.refuses(
            &format!("{line}|--lang|ru"),
            "в системе swiss-rating ничего не значит",
        );
    }
    desk.refuses(
        "pair-round|cup.json|--system|scheveningen|--table|halves",
        "it is for round-robin",
    );
}

#[test]
fn a_stored_system_is_said_on_the_sheet_and_in_the_log() {
    let mut event = base();
    event["rounds"] = json!([]);
    event["regulation"]["system"] = json!("round-robin");
    let desk = Desk::with(&event);
    let sheet = desk.does("pair-round|cup.json|--system|knock-out|--write");
    assert!(
        sheet.contains("The event's system has changed: "),
        "{sheet}"
    );
    let log = desk.does("event|log|cup.json");
    assert!(log.contains("system") && log.contains("knock-out"), "{log}");
    let same = desk.does("pair-round|cup.json|--round|1");
    assert!(!same.contains("has changed"), "{same}");
}

#[test]
fn a_repair_that_touches_nobody_says_so() {
    let mut event = base();
    event["rounds"] = json!([]);
    let desk = Desk::with(&event);
    desk.does("pair-round|cup.json|--write");
    let sheet = desk.does("pair-round|cup.json|--repair|--write");
    assert!(
        sheet.contains("Nobody is touched; the event file stands"),
        "{sheet}"
    );
    assert!(!sheet.contains("Written to the event file"), "{sheet}");
}

#[test]
fn who_returns_hears_of_games_without_play() {
    let mut event = base();
    event["regulation"]["system"] = json!("round-robin");
    event["rounds"][0]["pairings"][0]["result"] = json!("- -");
    event["withdrawals"] = json!([{"player": 1, "after_round": 0}]);
    let told = Desk::with(&event).does("event|return|cup.json|1");
    assert!(
        told.contains("1 Ivanov: the results without play of rounds 1 stand"),
        "{told}"
    );
}

#[test]
fn a_leaver_of_a_bracket_is_told_once() {
    let mut event = base();
    event["regulation"]["system"] = json!("knock-out");
    event["rounds"][0]["pairings"] = json!([
        {"board": 1, "white": 1, "black": 4, "result": "1-0"},
        {"board": 2, "white": 2, "black": 3, "result": "1-0"}
    ]);
    event["withdrawals"] = json!([{"player": 2, "after_round": 1}]);
    let sheet = Desk::with(&event).does("pair-round|cup.json");
    assert!(sheet.contains("left after round 1"), "{sheet}");
    assert!(!sheet.contains("is absent in this round"), "{sheet}");
}

#[test]
fn refusals_say_what_is_missing_and_who_is_meant() {
    let desk = Desk::with(&base());
    desk.refuses(
        "event|set|cup.json|stage-top=2",
        "stage-top needs previous-stage=FILE; set that first",
    );
    let mut event = base();
    event["regulation"] = json!({"system": "round-robin", "boards": 2});
    event["rounds"] = json!([]);
    event["teams"] = json!([
        {"number": 1, "id": "t1", "name": "Alfa", "members": [1, 2]},
        {"number": 2, "id": "t2", "name": "Beta", "members": [3, 4]}
    ]);
    Desk::with(&event).refuses("event|withdraw|cup.json|Petrov", "2 Petrov is a player");
    let mut event = base();
    event["regulation"]["system"] = json!("scheveningen");
    event["rounds"] = json!([]);
    event["teams"] = json!([{"number": 1, "id": "t1", "name": "Alfa", "members": [1, 2, 3, 4]}]);
    let desk = Desk::with(&event);
    desk.refuses(
        "pair-round|cup.json|--lang|ru",
        "схевенингенская система: нужны две команды, а здесь их 1",
    );
}

#[test]
fn the_schema_has_the_lower_bounds_of_the_program() {
    let schema: Value =
        serde_json::from_str(include_str!("../examples/schema/event.json")).unwrap();
    let at = |kind: &str, field: &str, bound: &str| {
        schema["$defs"][kind]["properties"][field][bound].clone()
    };
    for (kind, field) in [
        ("Player", "number"),
        ("Pairing", "board"),
        ("Round", "number"),
    ] {
        assert_eq!(at(kind, field, "minimum"), json!(1), "{kind}.{field}");
    }
    assert_eq!(at("Player", "name", "minLength"), json!(1));
    assert_eq!(schema["properties"]["id"]["minLength"], json!(1));
}

#[test]
fn an_export_names_places_in_no_language() {
    let mut event = base();
    event["rounds"][0]["pairings"][0]["result"] = json!("adjudicated 1-0");
    let desk = Desk::with(&event);
    let told = desk.does("event|export|cup.json|--format|trf16|--lang|ru");
    assert!(told.contains("rounds[1].boards[1]: "), "{told}");
}
