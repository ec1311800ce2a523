//! `shashki event` from the shell: what it says, what it refuses, what it leaves behind.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    /// Exit code, standard output, standard error.
    fn run_with(&self, arguments: &[&str], input: &str) -> (i32, String, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(arguments)
            .current_dir(self.folder.path())
            .env("SOURCE_DATE_EPOCH", "1770000000")
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .env_remove("SHASHKI_BY")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(input.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (
            output.status.code().unwrap(),
            text(output.stdout),
            text(output.stderr),
        )
    }

    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        self.run_with(arguments, "")
    }

    fn says(&self, arguments: &[&str], expected: &str) {
        let (code, out, err) = self.run(arguments);
        assert_eq!(
            (code, out.as_str(), err.as_str()),
            (0, expected, ""),
            "{arguments:?}"
        );
    }

    /// Refused with this message, and the file is as it was.
    fn refuses(&self, arguments: &[&str], message: &str) {
        let file = self.path("cup.json");
        let before = fs::read(&file).ok();
        let (code, out, err) = self.run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?} {err}");
        assert!(err.contains(message), "{arguments:?}: {err}");
        assert_eq!(fs::read(&file).ok(), before, "{arguments:?}");
    }

    /// An event of four with one round paired: 1–4, 2–3.
    fn paired() -> Desk {
        let desk = Desk::new();
        fs::write(desk.path("cup.trf"), TRF).unwrap();
        desk.says(
            &["event", "import", "cup.json", "cup.trf", "--set", "seed=s"],
            "read from cup.trf: players: 4, rounds: 1\nseed = s\n",
        );
        desk
    }
}

const TRF: &str = "\
012 Cup
001    1      Ivanov Ivan                       2400                             0.0    1     4 w
001    2      Petrov Pyotr                      2300                             0.0    2     3 b
001    3      Ivanova Anna                      2200                             0.0    3     2 w
001    4      Sidorov Semyon                    2100                             0.0    4     1 b
XXR 3
";

fn event(path: &Path) -> shashki::event::Event {
    shashki::event::file::read(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn results_by_board_by_player_and_from_a_list() {
    let desk = Desk::paired();
    desk.says(
        &[
            "event", "result", "cup.json", "1", "1", "1-0", "2", "=", "--by", "Judge",
        ],
        "round 1, board 1: 1 Ivanov Ivan – 4 Sidorov Semyon: 1-0\n\
         round 1, board 2: 3 Ivanova Anna – 2 Petrov Pyotr: 0.5-0.5\n",
    );
    desk.says(
        &["event", "result", "cup.json", "--player", "petrov", "1-0"],
        "round 1, board 2: 3 Ivanova Anna – 2 Petrov Pyotr: 0-1 (was 0.5-0.5)\n",
    );
    desk.says(
        &["event", "result", "cup.json", "1", "2", "-/+"],
        "round 1, board 2: 3 Ivanova Anna – 2 Petrov Pyotr: - + (was 0-1)\n",
    );
    desk.says(
        &["event", "result", "cup.json", "1", "2", "- -"],
        "round 1, board 2: 3 Ivanova Anna – 2 Petrov Pyotr: - - (was - +)\n",
    );
    desk.says(
        &["event", "result", "cup.json", "1", "2", "-/-"],
        "nothing changed\n",
    );
    let list = "# late\n2 adjudicated 1-0\nIvanov Ivan: 0-1\n";
    let (code, out, err) = desk.run_with(&["event", "result", "cup.json", "1", "-"], list);
    assert_eq!(
        (code, out.as_str(), err.as_str()),
        (
            0,
            "round 1, board 2: 3 Ivanova Anna – 2 Petrov Pyotr: adjudicated 1-0 (was - -)\n\
             round 1, board 1: 1 Ivanov Ivan – 4 Sidorov Semyon: 0-1 (was 1-0)\n",
            ""
        )
    );
    let (_, out, _) = desk.run(&["event", "log", "cup.json"]);
    assert!(
        out.contains("2026-02-02T02:40:00Z Judge: round 1, board 1"),
        "{out}"
    );
    desk.says(
        &[
            "event",
            "result",
            "cup.json",
            "1",
            "1",
            "pending",
            "--resumes",
            "2026-05-03 10:00",
            "--lang",
            "ru",
        ],
        "тур 1, доска 1: 1 Ivanov Ivan – 4 Sidorov Semyon: отложена (было 0-1)\n\
         тур 1, доска 1: отложена, доигрывание 2026-05-03 10:00\n",
    );
    assert_eq!(event(&desk.path("cup.json")).adjourned.len(), 1);
    desk.says(
        &["event", "result", "cup.json", "1", "1", "none"],
        "round 1, board 1: 1 Ivanov Ivan – 4 Sidorov Semyon: no result (was pending)\n",
    );
    desk.says(
        &["event", "result", "cup.json", "1", "1", "1-0"],
        "round 1, board 1: 1 Ivanov Ivan – 4 Sidorov Semyon: 1-0\n",
    );
    assert!(event(&desk.path("cup.json")).adjourned.is_empty());
    desk.says(
        &[
            "event",
            "result",
            "cup.json",
            "--play-off",
            "Petrov",
            "Sidorov",
            "1-0",
        ],
        "play-off: 2 Petrov Pyotr – 4 Sidorov Semyon: 1-0\n",
    );
}

#[test]
fn impossible_entries_are_refused() {
    let desk = Desk::paired();
    let result = |rest: &[&'static str]| [&["event", "result", "cup.json"], rest].concat();
    desk.refuses(
        &result(&["1", "5", "1-0"]),
        "round 1 has no board 5; it has 1-2 [E012]",
    );
    desk.refuses(
        &result(&["2", "1", "1-0"]),
        "round 2 has not been paired; the last is 1 [E203]",
    );
    desk.refuses(
        &result(&["1", "1", "2-0"]),
        "no result 2-0; it has 1-0, 0.5-0.5, 0-1, 0-0 [E016]",
    );
    desk.refuses(
        &result(&["1", "1", "1-0", "2", "x"]),
        "2 x: “x” is no result",
    );
    desk.refuses(&result(&["1", "1"]), "give a result for every board");
    desk.refuses(&result(&["one", "1", "1-0"]), "`one` is no round");
    desk.refuses(
        &result(&["1", "1.2", "1-0"]),
        "has 0 games and no game 2 [E206]",
    );
    desk.refuses(
        &result(&["--player", "ivan", "1-0"]),
        "“ivan” may be 1 Ivanov Ivan, 3 Ivanova Anna",
    );
    desk.refuses(
        &["event", "add", "cup.json", "petrov pyotr"],
        "is on the list already, with number 2 [E207]",
    );
    desk.refuses(&["event", "add", "cup.json", " "], "[E006]");
    desk.refuses(&["event", "remove", "cup.json", "1"], "[E211]");
    desk.refuses(
        &["event", "withdraw", "cup.json", "9"],
        "nobody is called “9” [E201]",
    );
    desk.refuses(&["event", "return", "cup.json", "1"], "[E209]");
    desk.refuses(&["event", "set", "cup.json", "rounds=x"], "[E223]");
    desk.refuses(
        &["event", "set", "cup.json", "nonsense=1"],
        "there is no setting nonsense",
    );
    desk.refuses(&["event", "new", "cup.json"], "exists already");
    desk.refuses(
        &["event", "import", "cup.json", "cup.trf"],
        "exists already",
    );
    desk.refuses(
        &["event", "import", "cup.trf", "cup.jsonx"],
        "the event file comes first",
    );
    desk.refuses(
        &["event", "lineup", "cup.json", "1", "Dynamo", "1"],
        "[E201]",
    );
    desk.refuses(
        &["event", "result", "cup.trf", "1", "1", "1-0"],
        "only an event file can be changed",
    );
    desk.refuses(
        &["event", "add", "none.json", "A"],
        "there is no such event file",
    );
}

#[test]
fn leaving_coming_back_and_absences() {
    let desk = Desk::paired();
    desk.says(
        &["event", "withdraw", "cup.json", "Sidorov"],
        "4 Sidorov Semyon has left after round 1\n",
    );
    desk.refuses(
        &["event", "withdraw", "cup.json", "Sidorov"],
        "has left already, after round 1",
    );
    desk.says(
        &["event", "return", "cup.json", "4"],
        "4 Sidorov Semyon is back\n",
    );
    desk.says(
        &["event", "absent", "cup.json", "2", "--rounds", "2-3"],
        "2 Petrov Pyotr will be absent, rounds: 2, 3 (no points)\n",
    );
    desk.says(
        &[
            "event", "absent", "cup.json", "2", "--rounds", "3", "--half",
        ],
        "2 Petrov Pyotr will be absent, rounds: 3 (half-point bye)\n",
    );
    desk.says(
        &[
            "event", "return", "cup.json", "2", "--rounds", "3", "--lang", "ru",
        ],
        "2 Petrov Pyotr всё же играет, туры: 3\n",
    );
    desk.says(
        &["event", "add", "cup.json", "Late Comer"],
        "player added: 5 Late Comer, from round 2 on\n",
    );
    desk.says(
        &[
            "event", "edit", "cup.json", "Late", "--rating", "2250", "--title", "ms",
        ],
        "5 Late Comer: rating = 2250 (was none)\n5 Late Comer: title = ms (was none)\n",
    );
    desk.says(
        &[
            "event", "penalty", "cup.json", "Ivanova", "--reason", "talking",
        ],
        "round 1, 3 Ivanova Anna: remark (penalty no. 1): talking\n",
    );
    let (code, out, err) = desk.run(&[
        "event",
        "set",
        "cup.json",
        "forbidden+=1-3@2-3",
        "readings.halves=kept",
    ]);
    assert_eq!(
        (code, out.as_str()),
        (0, "forbidden = 1-3@2-3\nreadings.halves = kept\n")
    );
    assert!(
        err.contains("forbidden holds from now on; what was paired up to round 1 stands"),
        "{err}"
    );
}

#[test]
fn answers_as_json() {
    let desk = Desk::paired();
    let (_, out, _) = desk.run(&[
        "event", "result", "cup.json", "1", "1", "1-0", "--format", "json",
    ]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["command"], "event");
    let change = &answer["report"]["changes"][0];
    assert_eq!(
        (change["kind"].as_str(), change["to"].as_str()),
        (Some("result"), Some("1-0"))
    );
    let (_, out, _) = desk.run(&["event", "show", "cup.json", "--format", "json"]);
    let answer: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(answer["report"]["units"][0]["points"], "1");
    assert_eq!(answer["report"]["rounds"][0]["boards"][0]["result"], "1-0");
}

#[test]
fn broken_files_are_refused_with_their_place() {
    let desk = Desk::paired();
    let path = desk.path("cup.json");
    let good = fs::read_to_string(&path).unwrap();
    for (text, message) in [
        ("", "cup.json: the file is empty"),
        ("\u{1}\u{2}\u{3}", "cup.json: this is no event"),
        ("{\"format\": \"shashki-event\"", "EOF"),
        (
            good.replace("\"black\": 4", "\"black\": 1").as_str(),
            "1 is paired with himself [E011]",
        ),
        (
            good.replace("\"board\"", "\"bord\"").as_str(),
            "rounds[0].pairings[0].bord: unknown field",
        ),
    ] {
        fs::write(&path, text).unwrap();
        let (code, out, err) = desk.run(&["event", "show", "cup.json"]);
        assert_eq!((code, out.as_str()), (2, ""), "{text}");
        assert!(err.contains(message), "{err}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn what_an_export_loses_is_said() {
    let desk = Desk::paired();
    desk.run(&["event", "withdraw", "cup.json", "4"]);
    let (code, out, err) = desk.run(&["event", "export", "cup.json", "--format", "trf16"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("012 Cup\n"), "{out}");
    assert!(
        err.contains("the format has no place for withdrawals"),
        "{err}"
    );
    let (_, out, _) = desk.run(&["event", "export", "cup.json", "--format", "csv"]);
    assert!(out.contains("1,,Ivanov Ivan,,2400,4w,0"), "{out}");
    for format in ["trf26", "json", "html", "md"] {
        let (code, out, _) = desk.run(&["event", "export", "cup.json", "--format", format]);
        assert_eq!(code, 0);
        assert!(out.contains("Ivanov Ivan"), "{format}");
    }
}

#[test]
fn a_late_correction_is_remarked() {
    let desk = Desk::new();
    let row =
        |number, games: &str| format!("{:<91}{games}\n", format!("001 {number:>4}      P{number}"));
    let text = [
        row(1, "   2 w 1     3 b"),
        row(2, "   1 b 0     4 w"),
        row(3, "   4 w 1     1 w"),
        row(4, "   3 b 0     2 b"),
    ]
    .concat();
    fs::write(desk.path("cup.trf"), text).unwrap();
    let (code, _, err) = desk.run(&["event", "import", "cup.json", "cup.trf"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let (code, out, err) = desk.run(&["event", "result", "cup.json", "1", "1", "0-1"]);
    assert_eq!(code, 0);
    assert!(out.contains("(was 1-0)"), "{out}");
    assert!(err.contains("[E130]"), "{err}");
}

#[test]
fn openings_are_drawn_by_the_checkable_lot() {
    let desk = Desk::paired();
    fs::write(desk.path("list.csv"), "A;1. cd4\nB;1. ed4\nC;1. gf4\n").unwrap();
    desk.says(
        &["event", "openings", "cup.json", "--list", "list.csv"],
        "openings read from list.csv: 3\n",
    );
    let (_, out, _) = desk.run(&[
        "event",
        "openings",
        "cup.json",
        "--round",
        "1",
        "--every-board",
    ]);
    assert_eq!(out.lines().count(), 2, "{out}");
    let event = event(&desk.path("cup.json"));
    let lots = event.lots().unwrap();
    for pairing in &event.rounds[0].pairings {
        let board = pairing.board;
        let purpose = shashki::event::lots::Purpose::Opening { round: 1, board };
        let drawn = lots.order(purpose, ["A", "B", "C"])[0];
        assert_eq!(pairing.opening.as_deref(), Some(drawn));
    }
}

#[test]
fn what_is_misspelt_is_refused_with_what_comes_nearest() {
    let desk = Desk::paired();
    let set = |setting: &'static str| ["event", "set", "cup.json", setting];
    desk.refuses(
        &set("tie-breaks=wins,bucholz"),
        "there is no criterion “bucholz”; nearest: buchholz",
    );
    desk.refuses(&set("tie-break=wins"), "nearest: tie-breaks");
    desk.refuses(&set("readings.halfs=kept"), "nearest: readings.halves");
    desk.refuses(&set("readings.halves=old"), "it takes fresh, kept [E223]");
    desk.refuses(&set("limits.king=3"), "[E216]");
    desk.refuses(
        &["event", "new", "new.json", "--tie-breaks", "rigga"],
        "nearest: riga",
    );
    assert!(!desk.path("new.json").exists());
    desk.refuses(
        &["event", "withdraw", "cup.json", "Sidorof"],
        "nobody is called “Sidorof”; nearest: 4 Sidorov Semyon [E201]",
    );
    desk.says(&set("tie-breaks=BH,wins"), "tie-breaks = BH,wins\n");
}

#[test]
fn a_table_that_is_drawn_stays() {
    let desk = Desk::new();
    desk.run(&["event", "new", "cup.json", "--seed", "s"]);
    for name in ["Anna", "Boris", "Clara", "Dmitri"] {
        desk.run(&["event", "add", "cup.json", name]);
    }
    let (code, ..) = desk.run(&["pair-round", "cup.json", "--write"]);
    assert_eq!(code, 0);
    desk.refuses(
        &["event", "add", "cup.json", "Egor"],
        "round 1 of the round-robin is paired for 4; nobody can be added to it [E227]",
    );
    for setting in [
        "system=swiss-rating",
        "micro-match=2",
        "boards=2",
        "first-colour=white",
        "rounds=7",
        "readings.table=halves",
        "readings.order=lot",
        "readings.swap-last-rounds=yes",
        "forced=1:1-2",
    ] {
        desk.refuses(&["event", "set", "cup.json", setting], "[E225]");
    }
    for flag in [["--order", "lot"], ["--table", "halves"]] {
        let arguments = [&["pair-round", "cup.json", "--write"][..], &flag].concat();
        desk.refuses(&arguments, "[E225]");
    }
    desk.says(&["event", "set", "cup.json", "cycles=2"], "cycles = 2\n");
    let (code, ..) = desk.run(&["pair-round", "cup.json", "--all", "--write"]);
    assert_eq!(code, 0);
    let paired = event(&desk.path("cup.json"));
    assert_eq!((paired.rounds.len(), paired.regulation.rounds), (6, 6));
    desk.refuses(&["event", "set", "cup.json", "cycles=1"], "[E225]");
    desk.refuses(&["event", "add", "cup.json", "Egor"], "[E227]");
    // Who is written into the file by hand changes no table.
    let path = desk.path("cup.json");
    let text = fs::read_to_string(&path).unwrap();
    let player = "\"players\": [\n    {\"number\": 9, \"id\": \"x\", \"name\": \"Egor\"},";
    fs::write(&path, text.replacen("\"players\": [", player, 1)).unwrap();
    let (code, out, err) = desk.run(&["pair-round", "cup.json", "--check"]);
    assert_eq!(code, 0, "{out}{err}");
    let (_, out, _) = desk.run(&["pair-round", "cup.json", "--round", "1"]);
    assert!(out.contains("Not in the table: 9 Egor"), "{out}");
    let (code, _, err) = desk.run(&["pair-round", "cup.json", "--write"]);
    assert_eq!(code, 2);
    assert!(err.contains("all 6 rounds are paired"), "{err}");
}

#[test]
fn two_dashes_are_a_result_behind_a_board() {
    let desk = Desk::paired();
    let both = "round 1, board 1: 1 Ivanov Ivan – 4 Sidorov Semyon: - -";
    let result = |rest: &[&'static str]| [&["event", "result", "cup.json"], rest].concat();
    desk.says(&result(&["1", "1", "--"]), &format!("{both}\n"));
    desk.says(
        &result(&["1", "1", "1-0"]),
        "round 1, board 1: 1 Ivanov Ivan – 4 Sidorov Semyon: 1-0 (was - -)\n",
    );
    desk.says(
        &result(&["1", "1", "--", "2", "="]),
        &format!("{both} (was 1-0)\nround 1, board 2: 3 Ivanova Anna – 2 Petrov Pyotr: 0.5-0.5\n"),
    );
    desk.says(&result(&["--", "1", "1", "- -"]), "nothing changed\n");
    desk.says(&result(&["--player", "Sidorov", "--"]), "nothing changed\n");
}

#[test]
fn files_of_another_kind_are_told_apart() {
    let desk = Desk::paired();
    fs::write(desk.path("games.pdn"), "[Event \"Cup\"]\n\n1. c3-d4 *\n").unwrap();
    for arguments in [
        &["pair-round", "games.pdn"][..],
        &["event", "import", "new.json", "games.pdn"],
        &["tiebreak", "games.pdn"],
    ] {
        desk.refuses(
            arguments,
            "this is a game record (PDN), not an event: `shashki validate-game`",
        );
    }
    fs::write(desk.path("list.csv"), "Name;Rating\n\"Anna;2000\n=x;2000\n").unwrap();
    desk.refuses(
        &["event", "import", "new.json", "list.csv"],
        "list.csv:2:1: a quoted field begins here and nothing ends it [E305]",
    );
    fs::write(desk.path("empty.json"), "").unwrap();
    desk.refuses(
        &["event", "new", "empty.json"],
        "exists already and is empty",
    );
    desk.run(&["event", "new", "new.json"]);
    desk.refuses(&["event", "undo", "new.json"], "nothing to undo");
    desk.refuses(
        &["event", "undo", "none.json"],
        "there is no such event file",
    );
}
