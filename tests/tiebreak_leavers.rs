//! Leavers of round robins and what has no result of its own: begun micro-matches, rounds of leavers
//! alone, rounds not paired yet, matches and byes without games, carried games, the bracket.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;

use shashki::event::{Event, Game, Number, System, Team};
use shashki::tiebreak::{Criterion as C, Field, Question, Table, measures};
use standings::{event, people, withdraw};

fn asked<'a>(event: &'a Event, order: &[C]) -> Table<'a> {
    let question = Question {
        order: Some(order.to_vec()),
        ..Question::default()
    };
    Table::new(event, &[], &question)
}

fn points(event: &Event, player: u32) -> String {
    let field = Field::new(event, Field::last_round(event));
    let index = field.index(Number(player)).unwrap();
    field.rows()[index].points.to_string()
}

fn value(event: &Event, criterion: C, player: u32) -> String {
    let table = asked(event, &[criterion]);
    let all = measures(&table.field, &table.sheet, criterion).unwrap();
    let index = table.field.index(Number(player)).unwrap();
    match &all[index] {
        shashki::tiebreak::Measure::One(value) => value.to_string(),
        many => panic!("{many:?}"),
    }
}

fn codes(event: &Event, order: &[C]) -> Vec<&'static str> {
    let table = asked(event, order);
    table.findings.iter().map(|found| found.code.id).collect()
}

/// Games of the pairing on `board` of `round`, White of the first one's side first.
fn games(event: &mut Event, round: usize, board: usize, results: &[&str]) {
    let pairing = &mut event.rounds[round - 1].pairings[board - 1];
    for (number, result) in results.iter().enumerate() {
        let (white, black) = if number % 2 == 0 {
            (pairing.white, pairing.black)
        } else {
            (pairing.black, pairing.white)
        };
        let result = (!result.is_empty()).then(|| result.parse().unwrap());
        pairing.games.push(Game {
            white,
            black,
            result,
        });
    }
}

fn micro(rounds: &[&str]) -> Event {
    let mut event = event(System::RoundRobin, 4, rounds);
    event.regulation.micro_match = Some(2);
    event
}

/// "Несыгранные партии этого игрока … отмечаются минусом (-), а его партнеров — плюсом (+)"
/// (3.13.3): those of a micro-match that he had begun as well.
#[test]
fn article_3_13_3_closes_a_micro_match_begun_by_a_leaver() {
    let mut event = micro(&["1-4 1-0, 2-3 1-0", "4-3, 1-2 1-0", "2-4 0-1, 3-1 0-1"]);
    games(&mut event, 2, 1, &["1-0", ""]);
    withdraw(&mut event, 4, 2);
    // 4 won the first game; the second is a plus for 3: one all.
    assert_eq!(
        (points(&event, 3), points(&event, 4)),
        ("0.5".into(), "1.5".into())
    );
    assert_eq!(value(&event, C::GamePoints, 3), "1");
    assert!(!codes(&event, &[]).contains(&"T005"));
    // An adjourned game is to be adjudicated (3.13.4).
    event.rounds[1].pairings[0].games.pop();
    games(&mut event, 2, 1, &["pending"]);
    event.rounds[1].pairings[0].games[1].white = Number(3);
    event.rounds[1].pairings[0].games[1].black = Number(4);
    assert!(codes(&event, &[]).contains(&"T005"));
    // Below half all of it is annulled, the begun match struck out as it stands.
    event.rounds[0].pairings[0].result = None;
    event.rounds[1].pairings[0].games.clear();
    games(&mut event, 2, 1, &["1-0", ""]);
    event.rounds[2].pairings[0].result = None;
    event.withdrawals[0].after_round = 2;
    assert_eq!(points(&event, 3), "0");
}

/// A last round in which nothing is missing but games of leavers is a round of the standings.
#[test]
fn a_round_of_leavers_alone_counts() {
    let rounds = ["2-3 1-0, 1 bye", "3-1 0-1, 2 bye", "1-2, 3 bye"];
    let mut event = event(System::RoundRobin, 3, &rounds);
    event.regulation.scoring.bye = Some("0".parse().unwrap());
    assert_eq!(Field::last_round(&event), 2);
    withdraw(&mut event, 2, 2);
    assert_eq!(Field::last_round(&event), 3);
    assert_eq!(points(&event, 1), "2");
    // In a Swiss a game without a result is missing, whoever left.
    event.regulation.system = System::SwissRating;
    assert_eq!(Field::last_round(&event), 2);
}

/// Nobody has a plus for a round that is not paired, whether the regulation names the number of
/// rounds or not.
#[test]
fn article_3_13_3_gives_no_pluses_for_rounds_to_come() {
    let rounds = ["1-4 1-0, 2-3 1-0", "4-3 0-1, 1-2 1-0"];
    let mut event = event(System::RoundRobin, 4, &rounds);
    withdraw(&mut event, 4, 2);
    for known in [3, 0] {
        event.regulation.rounds = known;
        assert_eq!(points(&event, 2), "1", "{known} rounds");
    }
    // With the third they are all paired.
    event.rounds.push(
        standings::event(System::RoundRobin, 4, &["3-1 0-1"])
            .rounds
            .remove(0),
    );
    event.rounds[2].number = 3;
    for known in [3, 0] {
        event.regulation.rounds = known;
        assert_eq!(points(&event, 2), "2", "{known} rounds");
    }
}

/// A match given or won as a whole counts all its games; what they made is not known.
#[test]
fn article_3_18_points_of_matches_without_games() {
    let mut event = micro(&["1-2 +:-, 3-4 ½:½", "1-3 1:0, 4-2 -:-"]);
    assert_eq!(value(&event, C::GamePoints, 1), "4");
    assert_eq!(value(&event, C::GamePoints, 3), "1");
    assert!(codes(&event, &[C::GamePoints]).contains(&"T014"));
    assert!(!codes(&event, &[C::Wins]).contains(&"T014"));
    // Entered game by game the plus has the same value.
    event.rounds[0].pairings[0].result = None;
    games(&mut event, 1, 1, &["+ -", "- +"]);
    assert_eq!(value(&event, C::GamePoints, 1), "4");
    // 3.13.3 gives as many.
    let mut left = micro(&["1-2 1:0, 3-4 1:0", "1-3 1:0, 4-2 0:1", "1-4, 2-3 1:0"]);
    withdraw(&mut left, 4, 2);
    assert_eq!(value(&left, C::GamePoints, 1), "6");
}

fn teams(rounds: &[&str], matches: bool) -> Event {
    let mut event = event(System::RoundRobin, 0, rounds);
    event.regulation.boards = Some(4);
    event.players = people(3);
    event.teams = (1..=3)
        .map(|number| Team {
            number: Number(number),
            name: format!("Team {number}"),
            ..Team::default()
        })
        .collect();
    if matches {
        let readings = &mut event.regulation.readings;
        readings.insert("team-points".to_owned(), "matches".to_owned());
    }
    event
}

/// "За победу в матче команда получает 2 очка" (note to 3.16.7): on any scale of single games.
#[test]
fn article_3_16_7_a_bye_has_the_points_of_a_match_won() {
    let mut matches = teams(&["1-2 +:-, 3 bye"], true);
    assert_eq!(
        (points(&matches, 1), points(&matches, 3)),
        ("2".into(), "2".into())
    );
    assert_eq!(value(&matches, C::Wins, 3), "1");
    matches.regulation.scoring.bye = Some("1".parse().unwrap());
    assert_eq!(points(&matches, 3), "1");
    // By boards the text says nothing: one win, which is told.
    let mut boards = teams(&["1-2 +:-, 3 bye"], false);
    assert_eq!(
        (points(&boards, 1), points(&boards, 3)),
        ("4".into(), "1".into())
    );
    assert!(codes(&boards, &[]).contains(&"T015"));
    assert!(!codes(&matches, &[]).contains(&"T015"));
    boards.regulation.scoring.bye = Some("4".parse().unwrap());
    assert!(!codes(&boards, &[]).contains(&"T015"));
}

/// Games of the stage before count in a round robin's table, once their round is paired.
#[test]
fn article_3_2_carried_games_are_told_of() {
    let mut event = event(System::RoundRobin, 4, &["1-4 1-0, 2-3 1-0"]);
    event.regulation.rounds = 3;
    let game = |white, black| Game {
        white: Number(white),
        black: Number(black),
        result: Some("1-0".parse().unwrap()),
    };
    event.carried = vec![game(4, 1), game(1, 2), game(3, 4)];
    let table = asked(&event, &[]);
    let later = table.findings.iter().find(|found| found.code.id == "T017");
    assert_eq!(later.unwrap().text("games"), "2");
    event.regulation.rounds = 1;
    assert!(!codes(&event, &[]).contains(&"T017"));
    event.regulation.system = System::SwissRating;
    assert!(codes(&event, &[]).contains(&"T016"));
}

/// The loser of a tie is out (3.2*): the winner of the final is first, whatever the points.
#[test]
fn article_3_2_a_knock_out_is_ordered_by_the_rounds_come_through() {
    let rounds = ["1-4 1-0, 3-2 ½:½", "1-3 ½:½"];
    let mut event = event(System::KnockOut, 4, &rounds);
    let game = |white, black| Game {
        white: Number(white),
        black: Number(black),
        result: Some("1-0".parse().unwrap()),
    };
    event.play_offs = vec![game(3, 2), game(3, 1)];
    let told = |event: &Event, order: &[C]| -> Vec<(u32, Option<&'static str>)> {
        let table = asked(event, order);
        let lines = table.ranking.standings.iter();
        lines
            .map(|line| {
                let by = line.separated_by.map(|by| by.criterion.id());
                (table.field.rows()[line.index].unit.0, by)
            })
            .collect()
    };
    let by = Some("advanced");
    let expected = [(3, None), (1, by), (2, by), (4, Some("points"))];
    assert_eq!(told(&event, &[]), expected);
    assert_eq!(told(&event, &[C::Wins]), expected);
    // Before the final both finalists are ahead of those who are out.
    event.play_offs.pop();
    event.rounds.pop();
    assert_eq!(told(&event, &[])[2], (2, by));
    // A bye is a round come through.
    let bye = standings::event(System::KnockOut, 3, &["2-3 0-1, 1 bye", "1-3 0-1"]);
    assert_eq!(told(&bye, &[]), [(3, None), (1, by), (2, by)]);
}

/// "Партия в зачет не принимается, и на этой доске команде засчитывается поражение" (3.16.4): of a
/// player on a board that the line-up leaves empty too; the remark says why he had no right.
#[test]
fn article_3_16_4_nobody_plays_on_an_empty_board_of_the_line_up() {
    let mut event = teams(&["1-2"], false);
    event.regulation.boards = Some(2);
    event.players = people(4);
    for player in &mut event.players {
        player.team = Some(Number(player.number.0.div_ceil(2)));
    }
    let game = |white, black| Game {
        white: Number(white),
        black: Number(black),
        result: Some("1-0".parse().unwrap()),
    };
    event.rounds[0].pairings[0].games = vec![game(1, 3), game(4, 2)];
    let reasons = |event: &Event| -> Vec<String> {
        let table = asked(event, &[]);
        let found = table
            .findings
            .iter()
            .filter(|found| found.code.id == "T011");
        found.map(|found| found.text("why")).collect()
    };
    assert_eq!(
        (points(&event, 1), points(&event, 2)),
        ("1".into(), "1".into())
    );
    event.line_ups = vec![shashki::event::LineUp {
        round: 1,
        team: Number(1),
        boards: vec![None, Some(Number(2))],
    }];
    assert_eq!(
        (points(&event, 1), points(&event, 2)),
        ("0".into(), "2".into())
    );
    assert_eq!(reasons(&event), ["nobody-named"]);
    event.line_ups[0].boards = vec![Some(Number(2)), None];
    assert_eq!(reasons(&event), ["another-named", "nobody-named"]);
    event.line_ups.clear();
    event.rounds[0].pairings[0].games[0].white = Number(4);
    assert_eq!(reasons(&event), ["not-in-team"]);
}

/// Where nobody is in the leaver's score group the remark names the lower group, or says that there is
/// none (3.15.11).
#[test]
fn article_3_15_11_the_remark_on_a_leaver_says_which_group() {
    let told = |rounds: &[&str], leaver: u32, after: u32| {
        let mut event = event(System::SwissRating, 4, rounds);
        withdraw(&mut event, leaver, after);
        let table = asked(&event, &[C::Buchholz]);
        let found = table.findings.iter().find(|found| found.code.id == "T007");
        shashki::render::words::message(found.unwrap(), shashki::render::Language::English)
    };
    let lower = told(&["1-2 1:0, 3-4 ½:½", "3-4 1:0"], 1, 1);
    assert!(
        lower.contains("counts 1.5 for opponents: 1 + mean 0.5 of Player 3, Player 4, the nearest lower score group, with 0.5"),
        "{lower}"
    );
    let none = told(&["1-2 1:0, 3-4 ½:½", "3-4 1:0, 1 bye"], 2, 1);
    assert!(
        none.ends_with("nobody else had as many or fewer, so his points stand, 0"),
        "{none}"
    );
}
