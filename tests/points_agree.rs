//! The points of a player are the same wherever they are shown: which results count is decided in
//! one place (3.13.2, 3.13.3, 3.16.4).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use shashki::event::{Event, Number, PendingCounts, System, Team, csv, file};
use shashki::exact::Points;
use standings::{ALL_KINDS, event, game, random_event, withdraw};

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(arguments)
        .current_dir(folder)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .output()
        .unwrap()
}

fn text(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

type PointsOf = BTreeMap<u64, String>;

fn in_json(text: &str, list: &str, number: &str) -> PointsOf {
    let answer: Value = serde_json::from_str(text).unwrap();
    let lines = answer["report"][list].as_array().unwrap();
    lines
        .iter()
        .filter(|line| !line["points"].is_null())
        .map(|line| {
            let points = match &line["points"] {
                Value::String(points) => points.clone(),
                other => other.to_string(),
            };
            (line[number].as_u64().unwrap(), points)
        })
        .collect()
}

/// Columns 81–84 of the players' rows; of teams columns 62–67 of record 310, or 55–60 where matches
/// count.
fn in_trf(text: &str, event: &Event) -> PointsOf {
    let (din, number, points) = if !event.is_team_event() {
        ("001", 4..8, 80..84)
    } else if event.regulation.counts_matches() {
        ("310", 4..7, 54..60)
    } else {
        ("310", 4..7, 61..67)
    };
    text.lines()
        .filter(|line| line.starts_with(din))
        .map(|line| {
            let of = |columns: std::ops::Range<usize>| -> String {
                let characters = line.chars().skip(columns.start).take(columns.len());
                characters.collect::<String>().trim().to_owned()
            };
            let points = of(points.clone());
            let points = points.strip_suffix(".0").unwrap_or(&points).to_owned();
            (of(number.clone()).parse().unwrap(), points)
        })
        .collect()
}

fn in_csv(text: &str) -> PointsOf {
    let mut reader = ::csv::ReaderBuilder::new().from_reader(text.as_bytes());
    let head = reader.headers().unwrap().clone();
    let at = |name: &str| head.iter().position(|title| title == name).unwrap();
    let (number, points) = (at("No"), at("Points"));
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        (row[number].parse().unwrap(), row[points].to_owned())
    });
    rows.collect()
}

/// Those who meet in the round that would be paired next, with their points on its sheet.
fn on_sheet(text: &str) -> PointsOf {
    let answer: Value = serde_json::from_str(text).unwrap();
    let pairs = answer["report"]["pairings"].as_array().unwrap();
    let side = |pair: &Value, colour: &str| {
        let points = pair[format!("{colour}_points")].as_str().unwrap();
        (pair[colour].as_u64().unwrap(), points.to_owned())
    };
    pairs
        .iter()
        .flat_map(|pair| [side(pair, "white"), side(pair, "black")])
        .collect()
}

/// The points by `tiebreak`, after every other consumer was found to say the same of everybody it
/// tells of.
fn agreed(event: &Event) -> PointsOf {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("e.json"), file::write(event).unwrap()).unwrap();
    let standings = in_json(
        &text(folder, &["tiebreak", "e.json", "--format", "json"]),
        "standings",
        "player",
    );
    let teams = event.is_team_event();
    let mut others = vec![
        (
            "show json",
            in_json(
                &text(folder, &["event", "show", "e.json", "--format", "json"]),
                "units",
                "number",
            ),
        ),
        (
            "show csv",
            in_csv(&text(
                folder,
                &["event", "show", "e.json", "--format", "csv"],
            )),
        ),
        (
            "export csv",
            in_csv(&text(
                folder,
                &["event", "export", "e.json", "--format", "csv"],
            )),
        ),
    ];
    for dialect in ["trf16", "trf26"] {
        let exported = text(folder, &["event", "export", "e.json", "--format", dialect]);
        let ranked = text(folder, &["tiebreak", "e.json", "--format", dialect]);
        assert_eq!(exported, ranked, "one writer");
        if teams && dialect == "trf16" {
            continue;
        }
        others.push((dialect, in_trf(&exported, event)));
        // Our own reader takes it again, with warnings where the sums differ.
        std::fs::write(folder.join("again.trf"), &exported).unwrap();
        let again = run(folder, &["event", "show", "again.trf"]);
        let error = String::from_utf8_lossy(&again.stderr).into_owned();
        assert_eq!(again.status.code(), Some(0), "{error}");
    }
    let round = event.rounds.len() + 1;
    let next = run(
        folder,
        &[
            "pair-round",
            "e.json",
            "--format",
            "json",
            "--round",
            &round.to_string(),
        ],
    );
    if next.status.code() == Some(0) {
        let sheet = String::from_utf8(next.stdout).unwrap();
        others.push(("pair-round", on_sheet(&sheet)));
    }
    for (name, points) in &others {
        for (number, points) in points {
            // Who is out of the table has no points in the standings.
            let expected = standings.get(number).map_or("0", String::as_str);
            assert_eq!(points, expected, "{name}: {number}");
        }
    }
    for (number, points) in &standings {
        assert_eq!(others[0].1.get(number), Some(points), "{number}");
    }
    standings
}

fn list(points: &PointsOf) -> String {
    let pairs: Vec<String> = points.iter().map(|(n, p)| format!("{n}:{p}")).collect();
    pairs.join(" ")
}

/// "…его результаты остаются в турнирной таблице для подсчета рейтинга, но при окончательном
/// подведении итогов не засчитываются" (3.13.2).
#[test]
fn annulled_results_count_nowhere() {
    let mut event = event(
        System::RoundRobin,
        6,
        &["1-6 1-0, 2-5 1-0, 3-4 1-0", "6-4 1-0, 5-3 1-0, 1-2 1-0"],
    );
    event.regulation.rounds = 5;
    withdraw(&mut event, 6, 2);
    assert_eq!(list(&agreed(&event)), "1:1 2:1 3:1 4:0 5:1");
}

/// With half of the games played "…его партнеров — плюсом (+)" (3.13.3), also where the round
/// holds no pairing for them.
#[test]
fn pluses_given_for_a_leaver_count_everywhere() {
    let mut event = event(
        System::RoundRobin,
        4,
        &["1-4 1-0, 2-3 1-0", "4-3 1-0, 1-2 ½-½", "3-1 0-1"],
    );
    withdraw(&mut event, 4, 2);
    // 2 was to meet 4 in round 3.
    assert_eq!(list(&agreed(&event)), "1:2.5 2:2.5 3:0 4:1");
}

/// The crosstable shows the signs of 3.13.3 as TRF does, with or without a pairing, and they come back.
#[test]
fn the_crosstable_has_the_signs_of_a_leaver() {
    let mut event = event(
        System::RoundRobin,
        4,
        &["1-4 1-0, 2-3 1-0", "4-3 1-0, 1-2 ½-½", "3-1 0-1"],
    );
    withdraw(&mut event, 4, 2);
    let cells = |event: &Event| -> Vec<String> {
        let written = csv::write(event);
        assert!(
            !written.lost.iter().any(|lost| lost.code.id == "E122"),
            "{:?}",
            written.lost
        );
        written.rows[1..].iter().map(|row| row[7].clone()).collect()
    };
    assert_eq!(cells(&event), ["3b1", "+F4", "1w0", "-F2"]);
    let mut paired = event.clone();
    let game = shashki::event::Pairing {
        board: 2,
        white: Number(4),
        black: Number(2),
        ..shashki::event::Pairing::default()
    };
    paired.rounds[2].pairings.push(game);
    assert_eq!(cells(&paired), ["3b1", "4b+", "1w0", "2w-"]);
    for event in [&event, &paired] {
        let table = csv::write(event).rows;
        let lines: Vec<String> = table.iter().map(|row| row.join(";")).collect();
        let csv::Content::Crosstable(read) = csv::read(&lines.join("\n")).unwrap().content else {
            panic!("a list");
        };
        let last = &read.rounds[2].pairings;
        let results: Vec<String> = last
            .iter()
            .map(|p| format!("{}-{} {}", p.white, p.black, p.result.unwrap()))
            .collect();
        assert!(results.contains(&"3-1 0-1".to_owned()), "{results:?}");
        assert!(
            results.contains(&"4-2 - +".to_owned()) || results.contains(&"2-4 + -".to_owned()),
            "{results:?}"
        );
        assert_eq!(csv::write(&read).rows[2].last(), table[2].last());
    }
}

#[test]
fn a_scale_of_two_points_survives_annulled_results() {
    let mut event = event(
        System::RoundRobin,
        6,
        &["1-6 2-0, 2-5 2-0, 3-4 1-1", "6-4 2-0, 5-3 2-0, 1-2 1-1"],
    );
    event.regulation.rounds = 5;
    event.regulation.scoring.win = Points::whole(2);
    event.regulation.scoring.draw = Points::ONE;
    withdraw(&mut event, 6, 2);
    assert_eq!(list(&agreed(&event)), "1:1 2:3 3:1 4:1 5:2");
    let written = shashki::event::trf::write(&event, shashki::event::trf::Dialect::Trf16);
    let read = shashki::event::trf::read(&written.text).unwrap();
    assert_eq!(read.event.regulation.scoring.win.to_string(), "2");
}

/// A round that has only just been paired does not count, nor does its bye.
#[test]
fn a_bye_of_a_round_without_results_waits() {
    let swiss = event(
        System::SwissRating,
        5,
        &["1-3 1-0, 2-4 ½-½, 5 bye", "1-5, 2-3, 4 bye"],
    );
    assert_eq!(list(&agreed(&swiss)), "1:1 2:0.5 3:0 4:0.5 5:1");
}

#[test]
fn pending_games_count_what_the_regulation_says() {
    let mut swiss = event(
        System::SwissRating,
        4,
        &["1-3 1-0, 2-4 pending", "1-2 pending, 3-4 0-1"],
    );
    assert_eq!(list(&agreed(&swiss)), "1:1 2:0 3:0 4:1");
    swiss.regulation.pending_counts_as = PendingCounts::Draw;
    assert_eq!(list(&agreed(&swiss)), "1:1.5 2:1 3:0 4:1.5");
}

#[test]
fn random_events_agree() {
    for seed in 0..24 {
        let mut event = random_event(seed, ALL_KINDS);
        event.numbers_fixed = true;
        event.seed = Some("1".to_owned());
        let scoring = &mut event.regulation.scoring;
        if scoring.win == Points::whole(12) {
            scoring.other.push((Points::whole(8), Points::whole(4)));
        }
        agreed(&event);
    }
}

/// Three teams on two boards.
fn teams() -> Event {
    let mut event = event(System::RoundRobin, 6, &["1-2", "2-3", "3-1"]);
    event.regulation.boards = Some(2);
    event.teams = (1..=3)
        .map(|number| Team {
            number: Number(number),
            id: format!("t{number}"),
            name: format!("Team {number}"),
            members: vec![Number(2 * number - 1), Number(2 * number)],
            ..Team::default()
        })
        .collect();
    for player in &mut event.players {
        player.team = Some(Number(player.number.0.div_ceil(2)));
    }
    event.rounds[0].pairings[0].games = vec![game(1, 3, "1-0"), game(4, 2, "½-½")];
    event.rounds[1].pairings[0].games = vec![game(3, 5, "1-0"), game(6, 4, "0-1")];
    event.rounds[2].pairings[0].games = vec![game(5, 1, "½-½"), game(2, 6, "1-0")];
    event
}

#[test]
fn boards_and_matches_of_teams() {
    let mut event = teams();
    assert_eq!(list(&agreed(&event)), "1:3 2:2.5 3:0.5");
    event
        .regulation
        .readings
        .insert("team-points".to_owned(), "matches".to_owned());
    assert_eq!(list(&agreed(&event)), "1:4 2:2 3:0");
}

/// "…партия в зачет не принимается, и на этой доске команде засчитывается поражение" and "…команда
/// к игре не допускается и ей засчитывается поражение" (3.16.4).
#[test]
fn boards_without_right_and_teams_below_half() {
    let mut void = teams();
    void.rounds[0].pairings[0].games = vec![game(5, 3, "1-0"), game(4, 2, "½-½")];
    assert_eq!(list(&agreed(&void)), "1:2 2:3.5 3:0.5");
    let mut below = teams();
    below.rounds[0].pairings[0].games = vec![game(1, 3, "1-0"), game(4, 0, "+ -")];
    assert_eq!(list(&agreed(&below)), "1:1.5 2:4 3:0.5");
}

/// Teams that left lose what they have not played (the first table of 3.16.5).
#[test]
fn matches_of_a_team_that_left() {
    let mut event = teams();
    event.rounds[1].pairings[0].games.clear();
    event.rounds[2].pairings[0] = event.rounds[0].pairings[0].clone();
    withdraw(&mut event, 3, 1);
    assert_eq!(list(&agreed(&event)), "1:3 2:3 3:0");
}

/// Rounds that are not paired add nothing, however many are asked for.
#[test]
fn rounds_to_come_add_nothing() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/examples/standings/round-robin.json"
    );
    let text = std::fs::read_to_string(path).unwrap();
    let event = shashki::event::file::read(&text).unwrap();
    assert!(!event.withdrawals.is_empty());
    let points = |rounds: u32| -> Vec<String> {
        let cards = shashki::event::Cards::after(&event, rounds);
        let units = event.units().into_iter();
        units
            .map(|unit| cards.get(unit).unwrap().points.to_string())
            .collect()
    };
    let last = event.rounds.len() as u32;
    assert_eq!(points(u32::MAX), points(last));
}
