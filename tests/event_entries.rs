//! Entries that cannot be, or that take more along than they say: refused or told, the file as it was.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::Command;

use shashki::event::{Event, Number, file};

/// A folder with one event file, `cup.json`.
struct Desk(tempfile::TempDir);

impl Desk {
    fn new(lines: &[&str]) -> Desk {
        let desk = Desk(tempfile::tempdir().unwrap());
        for line in lines {
            desk.done(line);
        }
        desk
    }

    fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Exit code, standard output, standard error.
    fn run(&self, line: &str) -> (Option<i32>, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .current_dir(self.folder())
            .env("LANG", "C")
            .args(line.split(' '))
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (
            output.status.code(),
            text(output.stdout),
            text(output.stderr),
        )
    }

    fn done(&self, line: &str) -> String {
        let (code, out, err) = self.run(line);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{line}");
        out
    }

    fn event(&self) -> Event {
        let text = fs::read_to_string(self.folder().join("cup.json")).unwrap();
        file::read(&text).unwrap()
    }

    fn number(&self, name: &str) -> Number {
        let event = self.event();
        let player = event.players.iter().find(|player| player.name == name);
        player.unwrap().number
    }

    fn refused(&self, line: &str, why: &str) {
        let file = || fs::read_to_string(self.folder().join("cup.json")).unwrap();
        let before = file();
        let (code, out, err) = self.run(line);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{line}: {err}");
        assert!(err.contains(why), "{line}: {err}");
        assert_eq!(file(), before, "{line}");
    }
}

const SWISS: [&str; 4] = [
    "event new cup.json --system swiss-rating --rounds 5 --seed s",
    "event add cup.json Anna Boris Clara Dina Egor Fima",
    "pair-round cup.json --write --quiet",
    "event result cup.json 1 1 1-0 2 1-0 3 1-0",
];

#[test]
fn a_late_entry_comes_in_a_round_that_can_still_be_paired() {
    let desk = Desk::new(&SWISS);
    desk.done("pair-round cup.json --write --quiet");
    desk.refused(
        "event add cup.json Late --from-round 99",
        "the event has 5 rounds [E233]",
    );
    desk.refused(
        "event add cup.json Late --from-round 1",
        "it takes 2 … [E223]",
    );
    // The last round can be made again.
    desk.done("event add cup.json Late --from-round 2");
}

#[test]
fn two_players_of_one_name_are_meant() {
    let desk = Desk::new(&SWISS);
    desk.refused("event edit cup.json Anna --name BORIS", "[E207]");
    desk.done("event edit cup.json Anna --name BORIS --again");
    // He keeps his name, spelt better.
    let number = desk.number("BORIS");
    desk.done(&format!("event edit cup.json {number} --name Boris"));
}

#[test]
fn who_is_taken_off_the_list_leaves_the_regulation_aloud() {
    let desk = Desk::new(&[
        "event new cup.json --system swiss-rating --rounds 5 --seed s",
        "event add cup.json Anna Boris Clara Dina",
        "event set cup.json forbidden=1-2,3-4 forced=1:1-3 groups.A=1 groups.B=2,3",
    ]);
    let said = desk.done("event remove cup.json Anna");
    assert_eq!(
        said,
        "player removed: 1 Anna\n\
         forbidden = 2-3 (was 1-2,3-4)\n\
         forced = not set (was 1:1-3)\n\
         groups.A = not set (was 1)\n"
    );
}

const TEAMS: [&str; 6] = [
    "event new cup.json --system round-robin --cycles 4 --seed s --set boards=2",
    "event add cup.json Anna Boris Clara --team Alfa",
    "event add cup.json Dina Egor Fima --team Beta",
    "event lineup cup.json 1 Alfa Anna Boris",
    "event lineup cup.json 1 Beta Dina -",
    "pair-round cup.json --write --quiet",
];

#[test]
fn a_line_up_seats_a_match_that_is_not_played_yet() {
    let desk = Desk::new(&TEAMS);
    desk.refused(
        "event result cup.json 1 1.2 =",
        "so no game was played on it [E236]",
    );
    desk.done("event lineup cup.json 1 Alfa Clara Boris");
    let round = desk.done("event show cup.json --round 1");
    assert!(round.contains("Clara"), "{round}");
    desk.done("event result cup.json 1 1.1 1-0");
    desk.refused(
        "event lineup cup.json 1 Alfa Anna Boris",
        "has a result in round 1 [E210]",
    );
    desk.refused(
        "event lineup cup.json 1 Beta Fima -",
        "has a result in round 1 [E210]",
    );
    desk.done("event withdraw cup.json Alfa");
    desk.refused(
        "event lineup cup.json 2 Alfa Anna Boris",
        "has left already",
    );
}

#[test]
fn a_result_over_a_lost_game_is_told() {
    let desk = Desk::new(&SWISS);
    desk.refused(
        "event penalty cup.json Anna loss --round 4",
        "round 4 has not been paired",
    );
    desk.done("event penalty cup.json Anna loss");
    let shown = desk.run("event show cup.json");
    assert_eq!(shown.2, "");
    let number = desk.number("Anna");
    let line = format!("event result cup.json --round 1 --player {number} 1-0");
    let (code, _, err) = desk.run(&line);
    assert_eq!(code, Some(0), "{err}");
    assert!(
        err.contains("has lost his game of round 1 by the ledger"),
        "{err}"
    );
    let (code, shown, err) = desk.run("event show cup.json");
    assert_eq!(code, Some(0));
    assert!(format!("{shown}{err}").contains("E139"), "{shown}{err}");
}

#[test]
fn the_ledger_before_anything_is_paired() {
    let desk = Desk::new(&SWISS[..2]);
    desk.refused(
        "event penalty cup.json Anna loss",
        "round 1 has not been paired",
    );
    desk.refused("event penalty cup.json Anna --reason a\u{1b}b", "[E0");
    desk.done("event penalty cup.json Anna");
}

#[test]
fn a_leaver_announces_no_absence() {
    let desk = Desk::new(&SWISS);
    desk.done("event withdraw cup.json Anna");
    desk.refused(
        "event absent cup.json Anna --rounds 3",
        "has left already, after round 1",
    );
}

/// 3.15.2: in a knock-out a play-off decides a drawn tie, nothing else.
#[test]
fn a_play_off_needs_a_drawn_tie() {
    let desk = Desk::new(&[
        "event new cup.json --system knock-out --seed s",
        "event add cup.json Anna Boris Clara Dina",
        "pair-round cup.json --write --quiet",
    ]);
    let why = "no drawn tie that a play-off could decide [E237]";
    desk.refused("event result cup.json --play-off 1 4 1-0", why);
    desk.done("event result cup.json 1 1 1-0 2 =");
    let event = desk.event();
    let tie =
        |one: Number, other: Number| format!("event result cup.json --play-off {one} {other} 1-0");
    let [won, drawn] = [0, 1].map(|board| &event.rounds[0].pairings[board]);
    desk.refused(&tie(won.white, won.black), why);
    desk.refused(&tie(won.white, drawn.white), why);
    desk.done(&tie(drawn.white, drawn.black));
    let (_, _, err) = desk.run("event show cup.json");
    assert_eq!(err, "");
    // The tie was not drawn after all.
    desk.done(&format!("event result cup.json 1 {} 1-0", drawn.board));
    let (_, _, err) = desk.run("event show cup.json");
    assert!(err.contains("E147"), "{err}");
}

#[test]
fn a_list_of_openings_has_openings_only() {
    let desk = Desk::new(&SWISS);
    let put = |text: &str| fs::write(desk.folder().join("list.csv"), text).unwrap();
    let read = "event openings cup.json --list list.csv";
    // The heading is one line; what follows without moves is a mistake.
    put("name;moves\nA;\nB;1. c3-d4\n");
    desk.refused(read, "list.csv");
    // Players are no openings, nor are moves of neither game.
    for text in ["Name;Rating\nAnna;2400\n", "A;1. c3-d5\n"] {
        put(text);
        desk.refused(read, "list.csv");
    }
    put("name;moves\nA;1. c3-d4\nB;1. 32-28\n");
    desk.done(&format!("{read} --round 1"));
    assert!(desk.event().rounds[0].opening.is_some());
    // One for every board takes the place of one for all.
    desk.done("event openings cup.json --every-board --round 1");
    let round = &desk.event().rounds[0];
    assert!(round.opening.is_none());
    assert!(
        round
            .pairings
            .iter()
            .all(|pairing| pairing.opening.is_some())
    );
}

#[test]
fn settings_that_say_nothing() {
    let desk = Desk::new(&SWISS[..2]);
    desk.refused("event set cup.json groups.=1,2", "groups.");
    desk.refused(
        "event set cup.json forced=99:1-2",
        "the event has 5 rounds [E233]",
    );
    desk.refused("event set cup.json scoring=1,1,1", "scoring");
    desk.refused("event new new.json --name=", "an event has a name");
    assert!(!desk.folder().join("new.json").exists());
}

/// A forfeit entered and an adjourned game are no less of the match than a game played.
#[test]
fn a_line_up_wipes_no_result() {
    let desk = Desk::new(&TEAMS[..3]);
    desk.done("pair-round cup.json --write --quiet");
    desk.done("event result cup.json 1 1 +/-");
    desk.refused(
        "event lineup cup.json 1 Alfa Clara Boris",
        "has a result in round 1 [E210]",
    );
    desk.done("event result cup.json 1 1 none");
    desk.done("event result cup.json 1 1.2 pending --resumes 2026-05-03");
    desk.refused(
        "event lineup cup.json 1 Alfa Clara Boris",
        "has a result in round 1 [E210]",
    );
}

/// In a team event the regulation speaks of teams, not of the players who have their numbers.
#[test]
fn a_player_of_a_team_event_takes_no_team_along() {
    let desk = Desk::new(&TEAMS[..3]);
    desk.done("event set cup.json groups.A=1,2");
    desk.done("event lineup cup.json 1 Alfa Boris Anna");
    let said = desk.done("event remove cup.json Anna");
    assert_eq!(said, "player removed: 1 Anna\n");
    let event = desk.event();
    assert_eq!(event.regulation.pairing_groups["A"], [1, 2].map(Number));
    assert_eq!(event.line_ups[0].boards, [Some(Number(1)), None]);
    let twice = serde_json::to_string(&event)
        .unwrap()
        .replace("[1,null]", "[1,1]");
    let Err(faults) = file::read(&twice) else {
        panic!("{twice}")
    };
    assert!(format!("{faults:?}").contains("E214"), "{faults:?}");
}

/// 3.4*: an exclusion ends a player's event, in a team event too; who comes later does not sit before.
#[test]
fn who_is_excluded_or_not_yet_there_sits_at_no_board() {
    let desk = Desk::new(&TEAMS[..3]);
    desk.done("pair-round cup.json --write --quiet");
    desk.done("event result cup.json 1 1.1 1-0 1.2 1-0");
    // Whatever the line-up said before.
    desk.done("event lineup cup.json 2 Alfa Anna Boris");
    desk.done("event penalty cup.json Anna exclusion");
    let sheet = desk.run("pair-round cup.json --round 2").1;
    assert!(
        !sheet.contains("Anna") && sheet.contains("Boris"),
        "{sheet}"
    );
    let mut event = desk.event();
    event.line_ups.clear();
    fs::write(desk.folder().join("cup.json"), file::write(&event).unwrap()).unwrap();
    desk.done("event add cup.json Late --team Beta --from-round 3");
    let sheet = desk.run("pair-round cup.json --round 2").1;
    assert!(
        !sheet.contains("Anna") && sheet.contains("Boris") && sheet.contains("Clara"),
        "{sheet}"
    );
    desk.refused("event lineup cup.json 2 Alfa Anna Boris", "round 2");
    desk.refused("event lineup cup.json 2 Beta Late Dina", "round 2");
    desk.done("event lineup cup.json 2 Alfa Clara Boris");
}

/// Play-offs of teams keep to them when the teams get their numbers.
#[test]
fn play_offs_of_teams_follow_their_numbers() {
    let desk = Desk::new(&TEAMS[..3]);
    let name = |number: Number| desk.event().team(number).unwrap().name.clone();
    desk.done("event result cup.json --play-off Alfa Beta 1-0");
    desk.done("pair-round cup.json --write --quiet");
    let game = desk.event().play_offs[0].clone();
    assert_eq!(
        (name(game.white), name(game.black)),
        ("Alfa".to_owned(), "Beta".to_owned())
    );
}
