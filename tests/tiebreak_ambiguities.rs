//! What the articles on results leave open: every decision has a test (the list is
//! `tests/data/tiebreak/ambiguities.txt`), and those that no article's test shows are here.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;

use std::path::Path;

use shashki::event::{Event, Number, System, Team};
use shashki::tiebreak::{Criterion as C, Measure, Question, Reason, Table, Ties, measures};
use standings::{event, game, withdraw};

/// Every line names a test that exists.
#[test]
fn every_decision_has_its_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let list = std::fs::read_to_string(root.join("data/tiebreak/ambiguities.txt")).unwrap();
    let mut count = 0;
    for line in list
        .lines()
        .filter(|l| !l.is_empty() && !l.starts_with('#'))
    {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [article, words, reading, test] = parts[..] else {
            panic!("{line}");
        };
        assert!(article.starts_with("3."), "{line}");
        assert!(!words.is_empty() && !reading.is_empty(), "{line}");
        let (file, name) = test.split_once("::").unwrap();
        let source = std::fs::read_to_string(root.join(format!("{file}.rs"))).unwrap();
        assert!(source.contains(&format!("fn {name}(")), "no test: {line}");
        count += 1;
    }
    assert!(count >= 50, "{count}");
}

fn asked<'a>(event: &'a Event, order: &[C]) -> Table<'a> {
    let question = Question {
        order: Some(order.to_vec()),
        ..Question::default()
    };
    Table::new(event, &[], &question)
}

/// `1 2 3=4`: players on a shared place are joined.
fn told(table: &Table<'_>) -> String {
    let mut text = String::new();
    let mut last = None;
    let placed = table.ranking.standings.iter();
    for line in placed.filter(|line| line.places.is_some()) {
        if !text.is_empty() {
            text.push(if last == line.places { '=' } else { ' ' });
        }
        last = line.places;
        text.push_str(&table.field.rows()[line.index].unit.to_string());
    }
    text
}

fn value(event: &Event, criterion: C, player: u32) -> String {
    let table = asked(event, &[]);
    let index = table.field.index(Number(player)).unwrap();
    let all = measures(&table.field, &table.sheet, criterion).unwrap();
    match &all[index] {
        Measure::One(value) => value.to_string(),
        Measure::Many(list) => list.iter().map(|v| format!("{v} ")).collect(),
    }
}

/// 3.13.2: 5 left after two of four games, one of them against 4, who had left after one and is
/// annulled: two are half.
#[test]
fn games_against_the_annulled_are_half_of_the_games() {
    let mut event = event(
        System::RoundRobin,
        5,
        &["5-4 1-0, 1-2 ½-½", "5-3 1-0, 2-1", "1-3 1-0", "2-3 1-0"],
    );
    event.regulation.cycles = Some(1);
    event.rounds[1].pairings.pop();
    withdraw(&mut event, 4, 1);
    withdraw(&mut event, 5, 2);
    let table = asked(&event, &[]);
    let annulled = |player: u32| table.field.rows()[player as usize - 1].annulled;
    assert!(annulled(4));
    assert!(!annulled(5));
    // His win over 4 does not count, the one over 3 does.
    assert_eq!(table.field.rows()[4].points.to_string(), "1");
}

/// 3.13.5: whoever played one game of five and left a Swiss keeps its result.
#[test]
fn a_leaver_of_a_swiss_keeps_his_results() {
    let mut event = event(
        System::SwissRandom,
        4,
        &["1-2 1-0, 3-4 1-0", "3-1 ½-½, 4 zero", "1-4 1-0", "3-1 1-0"],
    );
    event.regulation.rounds = 5;
    withdraw(&mut event, 2, 1);
    let table = asked(&event, &[C::Wins]);
    let rows = table.field.rows();
    assert!(rows.iter().all(|row| !row.annulled));
    assert_eq!(rows[0].points.to_string(), "2.5");
    assert_eq!(value(&event, C::Wins, 1), "2");
}

/// 3.15.1: places 2 and 3 are `2-3` for both, and a remark says that nothing separates them.
#[test]
fn a_shared_place_is_spelled_as_a_range() {
    let event = event(System::RoundRobin, 3, &["1-2 1-0", "1-3 1-0", "2-3 ½-½"]);
    let table = asked(&event, &[C::Wins]);
    assert_eq!(told(&table), "1 2=3");
    let shared: Vec<_> = (table.ranking.standings.iter())
        .map(|line| shashki::report::standings::Place::new(line.places).to_string())
        .collect();
    assert_eq!(shared, ["1", "2-3", "2-3"]);
    let remark = table.findings.iter().find(|f| f.code.id == "T004").unwrap();
    assert!(format!("{remark:?}").contains("2-3"));
}

/// 3.15.3: of four who are equal the mutual games leave 1 ahead of 2 and 3, who are equal again; that
/// 2 beat 3 is not asked a second time.
#[test]
fn subgroups_of_mutual_games_go_on() {
    let event = event(
        System::RoundRobin,
        6,
        &[
            "1-2 1-0",
            "1-3 ½-½",
            "1-4 1-0",
            "2-3 1-0",
            "2-4 ½-½",
            "3-4 1-0",
            "1-5 0-1",
            "1-6 0-1",
            "2-5 0-1",
            "2-6 1-0",
            "3-5 1-0",
            "3-6 0-1",
            "4-5 1-0",
            "4-6 1-0",
            "5-6 1-0",
        ],
    );
    let table = asked(&event, &[C::Direct]);
    // Points: 5 has 3; 1, 2, 3, 4 have 2½; 6 has 2.
    assert_eq!(told(&table), "5 1 2=3 4 6");
    // FIDE's rule asks again.
    assert_eq!(told(&asked(&event, &[C::DirectFide])), "5 1 2 3 4 6");
}

/// 3.15.3: 3 and 4 are tied. They scored alike against the first; 1 and 2 share the places 1-2 by
/// points, but wins separate them before.
#[test]
fn places_are_those_of_the_earlier_criteria() {
    let rounds = [
        "1-2 ½-½, 3-4 ½-½",
        "1-3 1-0, 2-4 1-0",
        "4-1 ½-½, 3-2 ½-½",
        "1-5 ½-½, 2-5 ½-½",
        "3-5 ½-½, 4-5 ½-½",
    ];
    let event = event(System::RoundRobin, 5, &rounds);
    // 1 and 2 have 2½, 5 has 2, 3 and 4 have 1½. Against the shared places 1-2 both made ½.
    let table = asked(&event, &[C::BestByPlace]);
    let vector = |table: &Table<'_>, at: usize, player: u32| match &table.ranking.values[at]
        [player as usize - 1]
    {
        Some(Measure::Many(list)) => list.iter().map(|v| format!("{v} ")).collect::<String>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(vector(&table, 1, 3), "0.5 0.5 ");
    assert_eq!(vector(&table, 1, 4), "0.5 0.5 ");
    assert!(told(&table).ends_with("3=4"));
    // A play-off makes 1 the first: 4 drew with him, 3 lost.
    let mut played = event.clone();
    played.play_offs = vec![game(1, 2, "1-0")];
    let table = asked(&played, &[C::BestByPlace]);
    assert_eq!(vector(&table, 2, 3), "0 0.5 0.5 ");
    assert_eq!(vector(&table, 2, 4), "0.5 0 0.5 ");
    assert!(told(&table).ends_with("4 3"));
}

/// 3.15.10, of Shmulyan's signed coefficient: −½ is more than −1.
#[test]
fn the_greater_coefficient_is_better_below_zero() {
    let event = event(
        System::SwissRandom,
        6,
        &["1-3 1-0, 2-4 1-0, 5-6 ½-½", "1-5 1-0, 2-6 0-1, 3-4 ½-½"],
    );
    let of = |player| value(&event, C::Shmulyan, player);
    assert_eq!(
        (of(3), of(4), of(5)),
        ("-2".into(), "-1".into(), "-2".into())
    );
    let text = told(&asked(&event, &[C::Shmulyan]));
    assert!(text.find('4') < text.find('3'), "{text}");
    assert!(text.find('4') < text.find('5'), "{text}");
}

/// 3.15.11: the plus of an odd number counts the least points; the plus of a no-show his own.
#[test]
fn only_the_bye_has_a_virtual_opponent() {
    let event = event(
        System::SwissRandom,
        5,
        &["1-2 + -, 3-4 1-0, 5 bye", "2-1 1-0, 3-5 1-0, 4 zero"],
    );
    // 1: beat 2 (1 point) by a plus and lost to him; 5: beat the least (4 has 0), lost to 3 (2).
    assert_eq!(value(&event, C::Buchholz, 1), "2");
    assert_eq!(value(&event, C::Beaten, 1), "1");
    assert_eq!(value(&event, C::Buchholz, 5), "2");
    assert_eq!(value(&event, C::Beaten, 5), "0");
}

/// 3.15.11 speaks of the end; before it the least of those so far is taken.
#[test]
fn during_the_event_the_least_so_far() {
    let event = event(
        System::SwissRandom,
        3,
        &["1-2 1-0, 3 bye", "3-2 0-1, 1 bye", "1-3 0-1, 2 bye"],
    );
    let least = |round| {
        let question = Question {
            after_round: Some(round),
            ..Question::default()
        };
        let table = Table::new(&event, &[], &question);
        table.sheet.least.unwrap().points.to_string()
    };
    assert_eq!(
        (least(1), least(2), least(3)),
        ("0".into(), "1".into(), "2".into())
    );
}

/// 3.15.11: a no-show's minus is a result; he left after it, not after his last game.
#[test]
fn the_last_round_may_be_a_minus() {
    let mut event = event(
        System::SwissRandom,
        4,
        &["1-2 1-0, 3-4 1-0", "3-1 + -, 2-4 ½-½", "2-3 0-1, 4 zero"],
    );
    withdraw(&mut event, 1, 2);
    let table = asked(&event, &[]);
    let leaver = &table.sheet.leavers[0];
    assert_eq!(
        (leaver.after_round, leaver.points.to_string()),
        (2, "1".into())
    );
    // Nobody else has 1 after round 2: the nearest lower group, 2 and 4 with ½, made 0 afterwards.
    assert_eq!(leaver.group, vec![1, 3]);
    assert_eq!(leaver.counted.to_string(), "1");
}

/// 3.15.12: without a coefficient in the regulation the criteria of 3.15.3 alone.
#[test]
fn no_coefficient_unless_it_is_named() {
    let event = event(System::SwissRandom, 4, &["1-2 1-0, 3-4 ½-½"]);
    let table = Table::new(&event, &[], &Question::default());
    let order: Vec<&str> = table.ranking.criteria.iter().map(|c| c.id()).collect();
    assert_eq!(
        order,
        ["points", "wins", "direct", "beaten", "best-by-place"]
    );
}

/// 3.16.5: "…или не явилась на последний тур".
#[test]
fn a_team_that_missed_the_last_round_makes_two_tables() {
    let mut event = event(System::RoundRobin, 6, &["1-2", "2-3", "3-1 - +"]);
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
    event.rounds[0].pairings[0].games = vec![game(1, 3, "1-0"), game(4, 2, "½-½")];
    event.rounds[1].pairings[0].games = vec![game(3, 5, "0-1"), game(6, 4, "1-0")];
    let table = asked(&event, &[]);
    let points = |table: &Table<'_>| -> Vec<String> {
        let rows = table.field.rows().iter();
        rows.map(|row| row.points.to_string()).collect()
    };
    assert_eq!(points(&table), ["3.5", "0.5", "2"]);
    assert_eq!(told(&table), "1 3 2");
    let other = table.annulled.as_ref().unwrap();
    assert_eq!(points(other)[..2], ["1.5", "0.5"]);
    assert_eq!(told(other), "1 2");
    // After round 2 nobody has missed the last one.
    let question = Question {
        after_round: Some(2),
        ..Question::default()
    };
    assert!(Table::new(&event, &[], &question).annulled.is_none());
}

/// Why FIDE's direct encounter applied: all have met; somebody is ahead however the missing games
/// end; or it did not.
#[test]
fn reasons_of_direct_encounters() {
    let reason = |event: &Event, player: u32| {
        let table = asked(event, &[C::DirectFide]);
        let ties = Ties::new(&table.field, &table.ranking);
        let index = table.field.index(Number(player)).unwrap();
        ties.of(index).first().map(|tied| tied.reason)
    };
    let met = event(System::SwissRandom, 3, &["1-2 1-0", "2-3 1-0", "3-1 1-0"]);
    assert_eq!(reason(&met, 1), Some(Reason::AllMet));
    // 1, 2, 3 have 2. 1 beat 2 and 3, who have not met: nobody can reach him.
    let ahead = event(
        System::SwissRandom,
        7,
        &[
            "1-2 1-0, 3-6 1-0",
            "1-3 1-0, 2-6 1-0",
            "4-1 1-0, 2-7 1-0",
            "5-1 1-0, 3-7 1-0",
        ],
    );
    assert_eq!(reason(&ahead, 1), Some(Reason::AheadAnyhow));
    assert_eq!(told(&asked(&ahead, &[C::DirectFide])), "1 2=3 4=5 6=7");
    assert_eq!(told(&asked(&ahead, &[C::Direct])), "1=2=3 4=5 6=7");
    let apart = event(System::SwissRandom, 4, &["1-3 1-0, 2-4 1-0"]);
    assert_eq!(reason(&apart, 1), Some(Reason::NotAllMet));
}
