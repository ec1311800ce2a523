//! `shashki adjourn` as an arbiter uses it: every article of 3.10, 3.11 and 3.12.2 as a decision.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// Four moves each, White to move: Ivanov – Petrov.
const GAME: &str = r#"[Event "Cup"]
[White "Ivanov"]
[Black "Petrov"]
[GameType "25"]
1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4xd6 e7xc5 *
"#;

/// What a run printed and how it ended.
struct Run {
    out: String,
    err: String,
    code: i32,
}

impl Run {
    fn json(&self) -> serde_json::Value {
        let all: serde_json::Value = serde_json::from_str(&self.out)
            .unwrap_or_else(|error| panic!("{error}\n{}\n{}", self.out, self.err));
        all["report"].clone()
    }

    fn names(&self) -> Vec<String> {
        self.json()["findings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|finding| finding["name"].as_str().unwrap().to_owned())
            .collect()
    }
}

fn shashki(folder: &Path, input: &str, args: &[&str]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(args)
        .current_dir(folder)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads no slip may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.pdn"), GAME).unwrap();
    folder
}

const SEAL: [&str; 12] = [
    "adjourn",
    "seal",
    "--record",
    "game.pdn",
    "--envelope",
    "game.json",
    "--white-clock",
    "0:50:00",
    "--black-clock",
    "0:48:10",
    "--format",
    "json",
];

/// Seals `slip` with the control moves made and the session over, and whatever else is said.
fn seal(folder: &Path, slip: &str, more: &[&str]) -> Run {
    let mut args = SEAL.to_vec();
    args.extend(["--control", "70m/4+15m", "--session-left", "over"]);
    args.extend(more);
    shashki(folder, slip, &args)
}

/// Seals in a position given by FEN, as move 40.
fn seal_fen(folder: &Path, fen: &str, slip: &str) -> Run {
    let run = shashki(
        folder,
        slip,
        &[
            "adjourn",
            "seal",
            "--fen",
            fen,
            "--move-number",
            "40",
            "--white",
            "Ivanov",
            "--black",
            "Petrov",
            "--white-clock",
            "1:05:00",
            "--black-clock",
            "1:04:00",
            "--control",
            "70m/35+15m",
            "--session-left",
            "over",
            "--envelope",
            "game.json",
            "--format",
            "json",
        ],
    );
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    run
}

fn open(folder: &Path, more: &[&str]) -> Run {
    let mut args = vec![
        "adjourn",
        "open",
        "--envelope",
        "game.json",
        "--format",
        "json",
    ];
    args.extend(more);
    shashki(folder, "", &args)
}

fn decision(run: &Run) -> (String, String, Option<String>) {
    let report = run.json();
    let decision = &report["decision"];
    (
        decision["kind"].as_str().unwrap().to_owned(),
        decision["article"].as_str().unwrap().to_owned(),
        decision["winner"].as_str().map(str::to_owned),
    )
}

#[track_caller]
fn expect(run: &Run, kind: &str, article: &str, winner: Option<&str>) {
    assert_eq!(
        decision(run),
        (
            kind.to_owned(),
            article.to_owned(),
            winner.map(str::to_owned)
        ),
        "{}{}",
        run.out,
        run.err
    );
}

#[test]
fn article_3_10_2_before_the_control_only_with_the_chief_arbiters_leave() {
    let folder = folder();
    let with = |control: &str, more: &[&str]| {
        let mut args = SEAL.to_vec();
        args.extend(["--control", control]);
        args.extend(more);
        shashki(folder.path(), "d4-e5", &args)
    };
    let run = with("70m/35+15m", &["--session-left", "over"]);
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["control_moves_missing".to_owned()])
    );
    assert_eq!(run.json()["article"], "ru2011 3.10.2");
    let run = with("45m", &["--session-left", "over"]);
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["no_control_move".to_owned()])
    );
    assert!(!folder.path().join("game.json").exists());
    let run = with("45m", &["--chief-leave", "--reason", "a player fell ill"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert_eq!(
        run.json()["envelope"]["grounds"]["reason"],
        "a player fell ill"
    );
    let run = with("45m", &["--chief-leave"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("--reason"), "{}", run.err);
}

#[test]
fn article_3_10_3_the_envelope_says_everything_but_the_move() {
    let folder = folder();
    let run = seal(
        folder.path(),
        "d4-e5",
        &[
            "--draw-offer",
            "white",
            "--resume-at",
            "2026-12-01 10:00",
            "--place",
            "Hall 2",
        ],
    );
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let envelope: serde_json::Value =
        serde_json::from_slice(&fs::read(folder.path().join("game.json")).unwrap()).unwrap();
    assert_eq!(envelope["game"]["white"], "Ivanov");
    assert_eq!(envelope["sealed"]["move_number"], 5);
    assert_eq!(envelope["sealed"]["by"], "white");
    assert_eq!(envelope["position"]["white_men"][0], "a1");
    assert_eq!(envelope["clocks"]["black_ms"], 2_890_000);
    assert_eq!(envelope["draw_offer"], "white");
    assert_eq!(envelope["commitment"].as_str().unwrap().len(), 64);
    let run = shashki(
        folder.path(),
        "",
        &[&SEAL[..], &["--control", "70m/4+15m"]].concat(),
    );
    assert_eq!(run.names(), ["session_unknown"]);
}

#[test]
fn article_3_10_3_full_notation_or_nothing_is_sealed() {
    let folder = folder();
    for (slip, name) in [
        ("de5", "sealed_short"),
        ("d4", "sealed_not_two_squares"),
        ("", "sealed_not_two_squares"),
        ("what a game", "sealed_not_two_squares"),
    ] {
        let run = seal(folder.path(), slip, &[]);
        assert_eq!(
            (run.code, run.names()),
            (1, vec![name.to_owned()]),
            "{slip}"
        );
        assert!(!folder.path().join("game.json").exists());
        assert!(!folder.path().join("game.secret").exists());
    }
    // Of legality nothing is said unless it is asked for.
    let run = seal(folder.path(), "a1-h8", &[]);
    assert_eq!((run.code, run.names().len()), (0, 0));
    let run = seal(folder.path(), "a1-h8", &["--check-legal"]);
    assert_eq!(
        (run.code, run.names()),
        (0, vec!["sealed_not_clear".to_owned()])
    );
    let run = seal(folder.path(), "d4-e5", &["--check-legal"]);
    assert_eq!(
        (run.code, run.names()),
        (0, vec!["sealed_clear".to_owned()])
    );
    assert!(!run.out.contains("d4-e5"));
}

#[test]
fn article_3_10_3_changeable_until_the_clock_is_stopped() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let reseal = |slip| {
        shashki(
            folder.path(),
            slip,
            &[
                "adjourn",
                "reseal",
                "--envelope",
                "game.json",
                "--format",
                "json",
            ],
        )
    };
    let run = reseal("g3-f4");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert_eq!(open(folder.path(), &[]).json()["move"], "g3-f4");
    let stop = [
        "adjourn",
        "seal",
        "--clock-stopped",
        "--envelope",
        "game.json",
        "--format",
        "json",
    ];
    assert_eq!(shashki(folder.path(), "", &stop).code, 0);
    let run = reseal("d4-e5");
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["clock_was_stopped".to_owned()])
    );
    assert_eq!(open(folder.path(), &[]).json()["move"], "g3-f4");
}

#[test]
fn article_3_10_4_a_move_on_the_board_is_open() {
    let folder = folder();
    let run = seal(folder.path(), "", &["--open-move", "d4-e5"]);
    assert_eq!((run.code, run.names()), (0, vec!["open_move".to_owned()]));
    assert!(!folder.path().join("game.secret").exists());
    let run = open(folder.path(), &[]);
    expect(&run, "continue", "ru2011 3.10.4", None);
    assert_eq!(run.json()["move"], "d4-e5");
    let fen = run.json()["fen"].clone();
    assert!(
        fen.as_str().is_some_and(|fen| fen.starts_with("B:")),
        "{fen}"
    );
    // An illegal one stands on the board for all to see: it is not gone on with.
    let run = seal(
        folder.path(),
        "",
        &["--open-move", "d4-h8", "--check-legal"],
    );
    assert_eq!(
        (run.code, run.names()),
        (
            0,
            vec!["open_move".to_owned(), "sealed_not_clear".to_owned()]
        )
    );
    let run = open(folder.path(), &[]);
    expect(&run, "arbiter", "ru2011 3.10.4", None);
    assert_eq!(run.names(), ["sealed_not_clear"]);
}

#[test]
fn article_3_10_5_who_asks_takes_the_rest_of_the_session() {
    let folder = folder();
    let with = |more: &[&str]| {
        let mut args = SEAL.to_vec();
        args.extend(["--control", "70m/4+15m"]);
        args.extend(more);
        shashki(folder.path(), "d4-e5", &args)
    };
    let run = with(&["--session-left", "0:12:00"]);
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["nobody_asked".to_owned()])
    );
    let run = with(&["--session-left", "0:12:00", "--asked-by", "black"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let report = run.json();
    assert_eq!(report["article"], "ru2011 3.10.5");
    assert_eq!(
        report["envelope"]["clocks"]["black_ms"],
        2_890_000 + 720_000
    );
    // Making it final keeps the article by which the game was stopped.
    let stop = [
        "adjourn",
        "seal",
        "--clock-stopped",
        "--envelope",
        "game.json",
        "--format",
        "json",
    ];
    for args in [
        &[
            "adjourn",
            "reseal",
            "--envelope",
            "game.json",
            "--format",
            "json",
        ][..],
        &stop,
    ] {
        let run = shashki(folder.path(), "g3-f4", args);
        assert_eq!(
            run.json()["article"],
            "ru2011 3.10.5",
            "{}{}",
            run.out,
            run.err
        );
    }
    // Black has 85 minutes in all and has used 48:10.
    let run = with(&["--session-left", "0:36:51", "--asked-by", "black"]);
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["flag_would_fall".to_owned()])
    );
    let run = with(&[
        "--session-left",
        "0:36:51",
        "--asked-by",
        "black",
        "--insist",
    ]);
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["insisted_and_lost".to_owned()])
    );
}

#[test]
fn article_3_10_6_the_envelope_is_checked_against_record_and_secret() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let check = |more: &[&str]| {
        let mut args = vec![
            "adjourn",
            "check",
            "--envelope",
            "game.json",
            "--format",
            "json",
        ];
        args.extend(more);
        shashki(folder.path(), "", &args)
    };
    let run = check(&["--record", "game.pdn", "--secret", "game.secret"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert_eq!(run.json()["secret_fits"], true);
    let shorter = GAME.replace(" e7xc5", "").replace("Petrov", "Sidorov");
    fs::write(folder.path().join("other.pdn"), shorter).unwrap();
    let run = check(&["--record", "other.pdn"]);
    assert_eq!(
        run.names(),
        [
            "envelope_position_differs",
            "envelope_side_differs",
            "envelope_move_number_differs",
            "envelope_names_differ"
        ]
    );
    assert_eq!(run.code, 1);
    let clocked = GAME.replace("c3-d4", "c3-d4 {[%egt 0:51:00]}");
    fs::write(folder.path().join("clocked.pdn"), clocked).unwrap();
    assert_eq!(
        check(&["--record", "clocked.pdn"]).names(),
        ["envelope_clock_too_low"]
    );
}

#[test]
fn article_3_10_6_used_clocks_against_clocks_that_show_what_is_left() {
    let folder = folder();
    let clocked = GAME
        .replace("c3-b4", "c3-b4 {[%clk 0:25:00]}")
        .replace("g5-h4", "g5-h4 {[%clk 0:26:00]}");
    fs::write(folder.path().join("game.pdn"), &clocked).unwrap();
    let low = |more: &[&str]| {
        let mut args = SEAL.to_vec();
        args.extend(["--control", "70m/4+15m", "--session-left", "over"]);
        args.extend(more);
        for arg in &mut args {
            if *arg == "0:50:00" {
                *arg = "0:00:01";
            }
        }
        shashki(folder.path(), "d4-e5", &args)
    };
    let run = low(&[]);
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["envelope_clock_too_low".to_owned()])
    );
    assert!(run.out.contains("0:45:00"), "{}", run.out);
    assert!(!folder.path().join("game.json").exists());
    // The envelope made without the readings is found out by the check.
    fs::write(folder.path().join("bare.pdn"), GAME).unwrap();
    fs::rename(
        folder.path().join("game.pdn"),
        folder.path().join("clocked.pdn"),
    )
    .unwrap();
    fs::write(folder.path().join("game.pdn"), GAME).unwrap();
    assert_eq!(low(&[]).code, 0);
    let args = [
        "adjourn",
        "check",
        "--envelope",
        "game.json",
        "--format",
        "json",
    ];
    let run = shashki(
        folder.path(),
        "",
        &[&args[..], &["--record", "clocked.pdn"]].concat(),
    );
    assert_eq!(
        (run.code, run.names()),
        (1, vec!["envelope_clock_too_low".to_owned()])
    );
}

#[test]
fn article_3_7_9_a_clock_holds_no_more_than_it_was_given_and_no_less_than_nothing() {
    let folder = folder();
    let with = |clock: &str| {
        let mut args = SEAL.to_vec();
        args.extend(["--control", "70m/4+15m", "--session-left", "over"]);
        args.retain(|arg| !matches!(*arg, "--white-clock" | "0:50:00"));
        args.push(clock);
        shashki(folder.path(), "d4-e5", &args)
    };
    let run = with("--white-clock=-0:00:01");
    assert_eq!(run.code, 2, "{}", run.out);
    assert_eq!(with("--white-clock=1:25:00").names(), [""; 0]);
    assert_eq!(with("--white-clock=2:00:00").names(), ["clock_overdrawn"]);
}

#[test]
fn the_commitment_binds_every_field_the_nonce_and_the_move() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let path = folder.path().join("game.json");
    let envelope = fs::read_to_string(&path).unwrap();
    for (from, to) in [
        ("\"white_ms\": 3000000", "\"white_ms\": 2999000"),
        ("\"move_number\": 5", "\"move_number\": 6"),
        ("\"Ivanov\"", "\"Ivanow\""),
        ("\"clock_stopped\": false", "\"clock_stopped\": true"),
    ] {
        assert!(envelope.contains(from), "{from}");
        fs::write(&path, envelope.replace(from, to)).unwrap();
        let run = shashki(
            folder.path(),
            "",
            &[
                "adjourn",
                "check",
                "--envelope",
                "game.json",
                "--secret",
                "game.secret",
                "--format",
                "json",
            ],
        );
        assert!(
            run.names().contains(&"commitment_mismatch".to_owned()),
            "{from}"
        );
        let run = open(folder.path(), &[]);
        assert_eq!(run.code, 2, "{from}: {}", run.out);
        assert!(
            !run.err.contains("d4") && !run.err.contains("e5"),
            "{}",
            run.err
        );
    }
    fs::write(&path, envelope.replace("\"a1\",", "")).unwrap();
    let run = shashki(
        folder.path(),
        "",
        &[
            "adjourn",
            "check",
            "--envelope",
            "game.json",
            "--format",
            "json",
        ],
    );
    assert_eq!(run.names(), ["envelope_face_differs"]);
    fs::write(&path, &envelope).unwrap();
    let secret_path = folder.path().join("game.secret");
    let secret = fs::read_to_string(&secret_path).unwrap();
    for (from, to) in [("d4-e5", "d4-e3"), ("\"nonce\":\"", "\"nonce\":\"0")] {
        let mut changed = secret.replace(from, to);
        if from.contains("nonce") {
            let at = changed.find("\",\"move\"").unwrap();
            changed.remove(at - 1);
        }
        fs::write(&secret_path, changed).unwrap();
        let run = shashki(
            folder.path(),
            "",
            &[
                "adjourn",
                "check",
                "--envelope",
                "game.json",
                "--secret",
                "game.secret",
                "--format",
                "json",
            ],
        );
        assert_eq!(run.names(), ["commitment_mismatch"], "{from}");
    }
}

#[test]
fn the_fingerprint_cannot_be_guessed_without_the_nonce() {
    use shashki::adjourn::{Envelope, Secret};
    use shashki::moves::legal_moves;
    use shashki::notation::{fen, moves};
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let envelope: Envelope =
        serde_json::from_slice(&fs::read(folder.path().join("game.json")).unwrap()).unwrap();
    let position = fen::parse(&envelope.position.fen, None).unwrap();
    let known = envelope.canonical().unwrap();
    for mv in legal_moves(&position).iter() {
        let written = moves::write(&position, mv);
        for nonce in [[0; 32], [255; 32]] {
            let guess = Secret::new(nonce, &written).commitment(&known);
            assert_ne!(envelope.commitment.as_deref(), Some(guess.as_str()));
        }
    }
    // Sealing the same move twice gives two fingerprints.
    let first = envelope.commitment.clone();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let again: Envelope =
        serde_json::from_slice(&fs::read(folder.path().join("game.json")).unwrap()).unwrap();
    assert_ne!(first, again.commitment);
}

#[cfg(unix)]
#[test]
fn the_secret_file_is_its_owners_alone_and_of_one_size() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let path = folder.path().join("game.secret");
    let mut sizes = Vec::new();
    for slip in ["d4-e5", "d4:e5:f6:g7:h8"] {
        let run = seal(folder.path(), slip, &[]);
        assert_eq!(run.code, 0);
        assert!(!run.out.contains(slip) && !run.err.contains(slip));
        let metadata = fs::metadata(&path).unwrap();
        assert_eq!(metadata.permissions().mode() & 0o777, 0o600);
        sizes.push(metadata.len());
    }
    assert_eq!(sizes[0], sizes[1]);
    let envelope = fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(!envelope.contains("e5:f6"));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let run = open(folder.path(), &[]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("others can read"), "{}", run.err);
}

#[test]
fn articles_3_11_2_and_3_11_3_who_is_there() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let run = open(folder.path(), &["--present", "both"]);
    expect(&run, "continue", "ru2011 3.11.2", None);
    let report = run.json();
    assert_eq!(report["move"], "d4-e5");
    assert_eq!(report["clocks"]["runs"], "black");
    assert_eq!(report["clocks"]["since"], "move");
    let run = open(folder.path(), &["--present", "white"]);
    expect(&run, "closed", "ru2011 3.11.3", None);
    let report = run.json();
    assert!(report["move"].is_null());
    assert_eq!(report["clocks"]["since"], "start");
    assert!(!run.out.contains("d4-e5"));
    let run = open(folder.path(), &["--present", "none"]);
    expect(&run, "arbiter", "ru2011 3.12.2", None);
    assert_eq!(run.names(), ["both_absent"]);
    // The one who has to reply: his clock runs, the other's does not.
    let run = open(
        folder.path(),
        &[
            "--present",
            "none",
            "--white-away",
            "0:10:00",
            "--black-away",
            "0:10:00",
        ],
    );
    let clocks = &run.json()["clocks"];
    assert_eq!(
        (&clocks["runs"], &clocks["since"]),
        (&"black".into(), &"start".into())
    );
    assert_eq!(clocks["white_ms"], 3_000_000);
    assert_eq!(clocks["black_ms"], 2_890_000 + 600_000);
}

#[test]
fn article_3_11_4_a_counter_sealed_reply() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    fs::write(folder.path().join("reply.txt"), "c5-d4\n").unwrap();
    let run = open(folder.path(), &["--present", "black"]);
    expect(&run, "continue", "ru2011 3.11.2", None);
    let run = open(
        folder.path(),
        &["--present", "black", "--reply", "reply.txt"],
    );
    expect(&run, "continue", "ru2011 3.11.4", None);
    assert_eq!(run.json()["clocks"]["runs"], "white");
    assert!(run.json()["reply"].is_null());
    let run = open(
        folder.path(),
        &["--present", "both", "--reply", "reply.txt"],
    );
    expect(&run, "continue", "ru2011 3.11.4", None);
    assert_eq!(run.json()["reply"], "c5-d4");
    assert_eq!(run.names(), ["reply_by_analogy"]);
    fs::write(folder.path().join("reply.txt"), "nonsense").unwrap();
    let run = open(
        folder.path(),
        &["--present", "both", "--reply", "reply.txt"],
    );
    expect(&run, "loss", "ru2011 3.11.5", Some("white"));
    // A near miss in the reply goes to the arbiter with its moves, like one in the envelope.
    fs::write(folder.path().join("reply.txt"), "c5-d6").unwrap();
    let run = open(folder.path(), &["--reply", "reply.txt"]);
    expect(&run, "arbiter", "ru2011 3.11.5", None);
    let report = run.json();
    assert!(
        !report["candidates"].as_array().unwrap().is_empty(),
        "{}",
        run.out
    );
    assert_eq!(report["move"], "d4-e5");
}

#[test]
fn article_3_11_5_its_two_examples_and_what_is_near_them() {
    for (fen, slip, kind, mv, finding) in [
        (
            "W:Wc5,h2:Bh8,a7",
            "e5-d6",
            "continue",
            Some("c5-d6"),
            "sealed_corrected",
        ),
        (
            "B:Wg1,c1:Ba7",
            "h2-g3",
            "continue",
            Some("a7-b6"),
            "sealed_corrected",
        ),
        (
            "W:Wc5,e5,h2:Bh8,a7",
            "g5-d6",
            "arbiter",
            None,
            "sealed_doubtful",
        ),
        (
            "W:Wc3,g1:Bd4,a7",
            "g1-f2",
            "arbiter",
            None,
            "sealed_doubtful",
        ),
        ("W:Wc3,g1:Bh8,a7", "a1-h8", "loss", None, "sealed_illegal"),
        ("W:W48,50:B1,3", "48-1", "arbiter", None, "sealed_doubtful"),
    ] {
        let folder = folder();
        seal_fen(folder.path(), fen, slip);
        let run = open(folder.path(), &[]);
        assert_eq!(decision(&run).0, kind, "{slip}: {}", run.out);
        assert_eq!(run.json()["move"].as_str(), mv, "{slip}");
        assert_eq!(run.names(), [finding], "{slip}");
        assert_eq!(run.code, i32::from(kind == "loss"));
        if mv.is_some() {
            assert_eq!(run.json()["corrected_from"], slip);
        }
    }
}

#[test]
fn article_3_11_5_what_a_slip_cannot_be_read_as_loses() {
    use shashki::adjourn::{Envelope, Secret};
    // Sealing refuses these; an envelope of paper can hold them all the same.
    for (slip, finding) in [
        ("", "sealed_missing"),
        ("what a game", "sealed_illegible"),
        ("dc5", "sealed_illegal"),
    ] {
        let folder = folder();
        seal_fen(folder.path(), "W:Wc5,h2:Bh8,a7", "c5-d6");
        let path = folder.path().join("game.json");
        let envelope: Envelope = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let secret = Secret::new([3; 32], slip);
        let envelope = envelope.bound_to(&secret).unwrap();
        fs::write(&path, serde_json::to_vec(&envelope).unwrap()).unwrap();
        fs::write(
            folder.path().join("game.secret"),
            serde_json::to_vec(&secret).unwrap(),
        )
        .unwrap();
        let run = open(folder.path(), &[]);
        expect(&run, "loss", "ru2011 3.11.5", Some("black"));
        assert_eq!((run.code, run.names()), (1, vec![finding.to_owned()]));
    }
}

#[test]
fn article_3_11_5_an_ambiguous_capture_loses_and_a_claim_waits() {
    let folder = folder();
    // 2.4*, diagram 12: 47 to 6 can be taken two ways.
    seal_fen(folder.path(), "W:WK47:B29,19,12,11,30,40", "47-6");
    let run = open(folder.path(), &[]);
    expect(&run, "loss", "ru2011 3.11.5", Some("black"));
    assert_eq!(run.names(), ["sealed_ambiguous"]);
    seal_fen(folder.path(), "W:WK47:B29,19,12,11,30,40", "47:24:8:17:6");
    expect(&open(folder.path(), &[]), "continue", "ru2011 3.11.2", None);
    seal_fen(folder.path(), "W:WKd2:Bf6,d6,b6", "d2-h6, threefold");
    let run = open(folder.path(), &[]);
    expect(&run, "arbiter", "ru2011 1.9.2", None);
    assert_eq!(run.names(), ["sealed_claim"]);
    seal_fen(folder.path(), "W:Wc5,h2:Bh8,a7", "resigns");
    let run = open(folder.path(), &[]);
    expect(&run, "resignation", "ru2011 1.8.1", Some("black"));
}

#[test]
fn article_3_11_6_a_lost_envelope() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let run = open(folder.path(), &["--lost", "not-restorable"]);
    expect(&run, "continue", "ru2011 3.11.2", None);
    assert_eq!(run.names(), ["secret_is_the_envelope"]);
    fs::remove_file(folder.path().join("game.secret")).unwrap();
    let run = open(folder.path(), &["--lost", "restorable"]);
    expect(&run, "restored", "ru2011 3.11.6", None);
    assert!(run.json()["clocks"]["white_ms"].is_null());
    let envelope: serde_json::Value =
        serde_json::from_slice(&fs::read(folder.path().join("game.json")).unwrap()).unwrap();
    assert_eq!(run.json()["fen"], envelope["position"]["fen"]);
    let run = open(folder.path(), &["--lost", "not-restorable"]);
    expect(&run, "annulled", "ru2011 3.11.6", None);
    let run = open(folder.path(), &[]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("--lost"), "{}", run.err);
}

#[test]
fn articles_3_11_1_3_11_7_3_11_8_the_clocks() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let run = open(
        folder.path(),
        &["--set-white", "0:40:00", "--claimed-by", "white"],
    );
    assert_eq!(
        run.names(),
        ["clocks_set_wrongly", "wrong_clocks_corrected"]
    );
    let run = open(
        folder.path(),
        &[
            "--set-white",
            "0:40:00",
            "--claimed-by",
            "white",
            "--own-moves",
            "1",
        ],
    );
    assert_eq!(run.names(), ["clocks_set_wrongly", "wrong_clocks_too_late"]);
    assert_eq!(run.json()["clocks"]["white_ms"], 2_400_000);
    for more in [
        &["--claimed-by", "white"][..],
        &[
            "--claimed-by",
            "white",
            "--set-white",
            "0:50:00",
            "--set-black",
            "0:48:10",
        ],
    ] {
        assert_eq!(open(folder.path(), more).names(), ["clocks_not_wrong"]);
    }
    let run = open(folder.path(), &["--replayed-from", "7"]);
    assert_eq!(run.names(), ["clock_correction_unknown"]);
    let clocked = GAME
        .replace("b2-c3", "b2-c3 {[%egt 0:11:00]}")
        .replace("g5-h4", "g5-h4 {[%egt 0:09:30]}");
    fs::write(folder.path().join("clocked.pdn"), clocked).unwrap();
    let run = open(
        folder.path(),
        &["--replayed-from", "7", "--record", "clocked.pdn"],
    );
    assert_eq!(run.names(), ["clock_correction"]);
    assert!(
        run.out.contains("0:11:00") && run.out.contains("0:09:30"),
        "{}",
        run.out
    );
    let report = run.json();
    assert_eq!(report["decision"]["kind"], "replayed");
    assert_eq!(report["decision"]["article"], "ru2011 3.11.7");
    assert_eq!(report["clocks"]["white_ms"], 660_000);
    assert_eq!(report["clocks"]["black_ms"], 570_000);
    assert!(report["move"].is_null());
    let fen = report["fen"].as_str().unwrap();
    assert!(fen.starts_with("W:") && fen.contains("b4"), "{fen}");
    // What is shown as left is turned into what is used by the control of the envelope.
    let shown = GAME
        .replace("b2-c3", "b2-c3 {[%clk 0:50:00]}")
        .replace("f6-g5", "f6-g5 {[%clk 0:51:00]}");
    fs::write(folder.path().join("shown.pdn"), shown).unwrap();
    let run = open(
        folder.path(),
        &["--replayed-from", "5", "--record", "shown.pdn"],
    );
    assert_eq!(run.names(), ["clock_correction"]);
    assert_eq!(run.json()["clocks"]["white_ms"], 1_200_000);
    assert_eq!(run.json()["clocks"]["black_ms"], 1_140_000);
    for ply in ["0", "9", "99"] {
        let run = open(
            folder.path(),
            &["--replayed-from", ply, "--record", "shown.pdn"],
        );
        assert_eq!(run.code, 2, "{ply}: {}", run.out);
    }
}

#[test]
fn article_3_12_2_absence_loses_when_the_control_has_run_out() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    // Black has used 48:10 of 85 minutes.
    let run = open(
        folder.path(),
        &["--present", "white", "--black-away", "0:36:50"],
    );
    expect(&run, "closed", "ru2011 3.11.3", None);
    assert_eq!(run.json()["clocks"]["black_ms"], 5_100_000);
    let run = open(
        folder.path(),
        &["--present", "white", "--black-away", "0:36:51"],
    );
    expect(&run, "no_show", "ru2011 3.12.2", Some("white"));
    fs::write(folder.path().join("reply.txt"), "c5-d4").unwrap();
    let run = open(
        folder.path(),
        &[
            "--present",
            "black",
            "--reply",
            "reply.txt",
            "--white-away",
            "0:35:01",
        ],
    );
    expect(&run, "no_show", "ru2011 3.12.2", Some("black"));
}

#[test]
fn article_3_12_2_the_absent_sealer_loses_on_his_own_clock() {
    let folder = folder();
    seal_fen(folder.path(), "W:Wc3,e3,a1:Bd6,f6,h8", "c3-d4");
    // White has used 1:05:00 of 1:25:00.
    let with = |away| open(folder.path(), &["--present", "black", "--white-away", away]);
    let run = with("0:20:00");
    expect(&run, "continue", "ru2011 3.11.4", None);
    assert_eq!(run.json()["clocks"]["runs"], "white");
    for away in ["0:20:01", "5:00:00"] {
        expect(&with(away), "no_show", "ru2011 3.12.2", Some("black"));
    }
    // Until the reply is given it is Black's clock that runs.
    let run = open(folder.path(), &["--present", "black"]);
    expect(&run, "continue", "ru2011 3.11.2", None);
    assert_eq!(run.json()["clocks"]["runs"], "black");
    // While Black is away too, White's clock does not run.
    let run = open(
        folder.path(),
        &["--present", "white", "--white-away", "5:00:00"],
    );
    expect(&run, "closed", "ru2011 3.11.3", None);
    assert_eq!(run.json()["clocks"]["white_ms"], 3_900_000);
}

#[test]
fn article_1_9_1_1_an_offer_on_the_slip_is_no_claim() {
    for slip in [
        "c3-d4 предлагаю ничью",
        "c3-d4 draw",
        "40. c3-d4!",
        "c3-d4 ничья",
    ] {
        let folder = folder();
        seal_fen(folder.path(), "W:Wc3,e3,a1:Bd6,f6,h8", slip);
        let run = open(folder.path(), &[]);
        expect(&run, "continue", "ru2011 3.11.2", None);
        assert_eq!(run.json()["move"], "c3-d4");
        let offered = !slip.starts_with("40");
        assert_eq!(run.names() == ["draw_offered"], offered, "{slip}");
    }
}

#[test]
fn article_3_11_5_two_legal_moves_are_ambiguous() {
    let folder = folder();
    seal_fen(folder.path(), "W:Wc3,e3,a1:Bd6,f6,h8", "c3-d4 e3-f4");
    let run = open(folder.path(), &[]);
    expect(&run, "loss", "ru2011 3.11.5", Some("black"));
    assert_eq!(run.names(), ["sealed_ambiguous"]);
}

#[test]
fn settled_before_the_resumption() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &[]).code, 0);
    let run = open(folder.path(), &["--agreed-draw"]);
    expect(&run, "draw", "ru2011 1.9.1.1", None);
    assert!(run.json()["move"].is_null());
    let run = open(folder.path(), &["--resigned", "white"]);
    expect(&run, "resignation", "ru2011 1.8.1", Some("black"));
    let run = open(folder.path(), &["--agreed-draw", "--flag-fell", "white"]);
    expect(&run, "loss_on_time", "ru2011 3.7.9", Some("black"));
    assert_eq!(run.names(), ["agreement_void"]);
    let run = open(
        folder.path(),
        &["--resigned", "white", "--flag-fell", "black"],
    );
    expect(&run, "loss_on_time", "ru2011 3.7.9", Some("white"));
    assert_eq!(run.names(), ["resignation_void"]);
}

#[test]
fn books_cite_their_own_articles() {
    let folder = folder();
    assert_eq!(seal(folder.path(), "d4-e5", &["--rules", "codex"]).code, 0);
    expect(&open(folder.path(), &[]), "continue", "codex 3.12.2", None);
    let run = seal(folder.path(), "d4-e5", &["--rules", "draft2002"]);
    assert_eq!(run.names(), ["no_adjournment_articles"]);
    expect(&open(folder.path(), &[]), "continue", "ru2011 3.11.2", None);
}

#[test]
fn printed_pages_hold_everything_but_the_move() {
    let folder = folder();
    assert_eq!(
        seal(folder.path(), "d4-e5", &["--place", "Hall <2> & \"3\""]).code,
        0
    );
    for more in [
        &["--format", "text"][..],
        &["--format", "html"],
        &["--format", "text", "--resumption", "--lang", "ru"],
        &["--format", "html", "--resumption"],
    ] {
        let mut args = vec!["adjourn", "print", "--envelope", "game.json"];
        args.extend(more);
        let run = shashki(folder.path(), "", &args);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.out.contains("Ivanov") && run.out.contains("0:50:00"));
        assert!(!run.out.contains("d4-e5"));
        assert!(!run.out.contains("Hall <2>") || !more.contains(&"html"));
    }
}

#[test]
fn nonsense_is_refused_with_its_place() {
    let folder = folder();
    for (name, bytes) in [
        ("empty.json", &b""[..]),
        ("binary.json", &[0, 159, 146, 150][..]),
        ("other.json", br#"{"format":"shashki-envelope-1"}"#),
    ] {
        fs::write(folder.path().join(name), bytes).unwrap();
        for command in ["check", "open", "print"] {
            let run = shashki(folder.path(), "", &["adjourn", command, "--envelope", name]);
            assert_eq!(run.code, 2, "{name} {command}: {}", run.out);
            assert!(run.err.contains(name), "{}", run.err);
        }
    }
    let run = shashki(
        folder.path(),
        "x",
        &[
            "adjourn",
            "seal",
            "--record",
            "gone.pdn",
            "--envelope",
            "g.json",
        ],
    );
    assert_eq!(run.code, 2);
    assert!(run.err.contains("gone.pdn"), "{}", run.err);
}

/// A record that begins in a set-up position goes on with the number and the side of its first move.
#[test]
fn article_3_10_3_the_number_of_the_sealed_move_is_the_records() {
    for (fen, moves, number, to_move) in [
        (
            "B:Wa1,c3,e3:Bd8,h8,f6",
            "27... d8-e7 28. c3-d4 h8-g7",
            29,
            "W",
        ),
        ("B:Wa1,c3,e3:Bd8,h8,f6", "27... d8-e7 28. c3-d4", 28, "B"),
        ("W:Wa1,c3,e3:Bd8,h8,f6", "31. c3-d4 d8-e7", 32, "W"),
        ("W:Wa1,c3,e3:Bd8,h8,f6", "31. c3-d4", 31, "B"),
        // Without a number a set-up begins at 1, and no control move is made.
        ("B:Wa1,c3,e3:Bd8,h8,f6", "d8-e7 c3-d4", 2, "B"),
    ] {
        let folder = folder();
        let text = format!(
            "[White \"Ivanov\"]\n[Black \"Petrov\"]\n[GameType \"25\"]\n[FEN \"{fen}\"]\n{moves} *\n"
        );
        fs::write(folder.path().join("game.pdn"), text).unwrap();
        let slip = if to_move == "W" { "e3-f4" } else { "h8-g7" };
        let mut args = SEAL.to_vec();
        args.extend(["--control", "70m/20+15m", "--session-left", "over"]);
        let run = shashki(folder.path(), slip, &args);
        if number < 20 {
            assert_eq!(run.names(), ["control_moves_missing"]);
            continue;
        }
        let report = run.json();
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
        let envelope = &report["envelope"];
        assert_eq!(envelope["sealed"]["move_number"], number, "{moves}");
        assert!(
            envelope["position"]
                .to_string()
                .contains(&format!("{to_move}:")),
            "{envelope}"
        );
        // The control move is counted by that number, too: what the session asks for is made.
        assert!(
            report["findings"].as_array().unwrap().is_empty(),
            "{moves}: {report}"
        );
    }
    // Move 40 of a control of 35 moves is made, though the record has only its end.
    let folder = folder();
    let game = "[White \"Ivanov\"]\n[Black \"Petrov\"]\n[GameType \"25\"]\n[FEN \"W:Wa1,c3,e3:Bd8,h8,f6\"]\n\
        40. c3-d4 {[%clk 0:10:00]} d8-e7 {[%clk 0:09:00]} *\n";
    fs::write(folder.path().join("game.pdn"), game).unwrap();
    let args: Vec<&str> = SEAL
        .iter()
        .copied()
        .filter(|arg| !arg.starts_with("0:") && !arg.ends_with("-clock"))
        .chain(["--control", "70m/35+15m", "--session-left", "over"])
        .collect();
    let run = shashki(folder.path(), "e3-f4", &args);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let envelope = &run.json()["envelope"];
    assert_eq!(envelope["sealed"]["move_number"], 41);
}

/// A game set back by the arbiter (`/FEN "…"/` among its moves) goes on from there: with the number
/// that its record gives, and what stood before counts for no repetition.
#[test]
fn article_3_10_6_a_game_set_back_goes_on_from_there() {
    let folder = folder();
    let game = "[White \"Ivanov\"]\n[Black \"Petrov\"]\n[GameType \"25\"]\n[FEN \"W:Wa1,c3,e3:Bd8,h8,f6\"]\n\
        30. c3-d4 d8-e7 /FEN \"W:Wa1,c3,e3:Bd8,h8,f6\"/ 30. c3-b4 d8-c7 31. a1-b2 h8-g7 *\n";
    fs::write(folder.path().join("game.pdn"), game).unwrap();
    let mut args = SEAL.to_vec();
    args.extend(["--control", "70m/20+15m", "--session-left", "over"]);
    let run = shashki(folder.path(), "e3-f4", &args);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let envelope = &run.json()["envelope"];
    assert_eq!(envelope["sealed"]["move_number"], 32);
    assert_eq!(envelope["moves"], "c3-d4 d8-e7 c3-b4 d8-c7 a1-b2 h8-g7");
    assert_eq!(
        envelope["repetition"],
        serde_json::json!([{"fen": "W:Wb2,b4,e3:Bc7,f6,g7", "times": 1}])
    );
}

/// The schema of a whole answer of `command`, made from its report's.
fn whole(command: &[&str], report: schemars::Schema) -> serde_json::Value {
    let mut report = serde_json::to_value(report).unwrap();
    let fields = report.as_object_mut().unwrap();
    let definitions = fields.remove("$defs").unwrap();
    fields.remove("$schema");
    serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Answer of `shashki {} --format json`", command[0]),
        "type": "object",
        "required": ["schema", "tool", "version", "command", "report"],
        "properties": {
            "schema": {"const": 1},
            "tool": {"const": "shashki"},
            "version": {"type": "string"},
            "command": {"enum": command},
            "report": report,
        },
        "$defs": definitions,
    })
}

#[test]
fn schemas_are_those_of_the_files_and_answers() {
    use schemars::schema_for;
    use shashki::{adjourn, report};
    let schemas = [
        (
            "envelope.json",
            serde_json::to_value(schema_for!(adjourn::Envelope)).unwrap(),
        ),
        (
            "adjourn-seal.json",
            whole(&["adjourn seal"], schema_for!(report::SealReport)),
        ),
        (
            "adjourn-check.json",
            whole(&["adjourn check"], schema_for!(report::CheckReport)),
        ),
        (
            "adjourn-open.json",
            whole(&["adjourn open"], schema_for!(report::OpenReport)),
        ),
        (
            "adjourn-status.json",
            whole(&["adjourn status"], schema_for!(report::StatusReport)),
        ),
    ];
    for (name, schema) in schemas {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("examples/schema")
            .join(name);
        let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        if std::env::var_os("SHASHKI_BLESS").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let shipped = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(
            shipped,
            text,
            "{}: write it again with SHASHKI_BLESS=1",
            path.display()
        );
    }
    // A sealed game's files and answers keep to them.
    let folder = folder();
    let run = seal(folder.path(), "d4-e5", &[]);
    let valid = |name: &str, value: &serde_json::Value| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("examples/schema")
            .join(name);
        let schema: serde_json::Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
        assert!(jsonschema::is_valid(&schema, value), "{name}: {value}");
    };
    let answer = |run: &Run| serde_json::from_str::<serde_json::Value>(&run.out).unwrap();
    valid("adjourn-seal.json", &answer(&run));
    valid("envelope.json", &run.json()["envelope"]);
    valid("adjourn-open.json", &answer(&open(folder.path(), &[])));
    let args = [
        "adjourn",
        "check",
        "--envelope",
        "game.json",
        "--format",
        "json",
    ];
    valid(
        "adjourn-check.json",
        &answer(&shashki(folder.path(), "", &args)),
    );
}
