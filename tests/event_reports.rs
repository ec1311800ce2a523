//! Tournament report files at their limits: columns that cannot hold a value, and individual events
//! whose players have teams.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::process::{Command, Output};

use proptest::prelude::*;
use shashki::event::trf::{self, Dialect};
use shashki::event::{Event, Forbidden, Number, Pairing, Player, Round, System, Team, file, text};
use shashki::exact::Points;
use shashki::finding::{Finding, Severity, Value};

const BOTH: [Dialect; 2] = [Dialect::Trf16, Dialect::Trf26];

fn shashki(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .args(["--lang", "en"])
        .args(args)
        .output()
        .unwrap()
}

fn field(finding: &Finding, name: &str) -> String {
    match finding.get(name) {
        Some(Value::Text(text)) => text.clone(),
        other => format!("{other:?}"),
    }
}

/// Players 1, 2, … of these names.
fn people(count: u32) -> Vec<Player> {
    let person = |number| Player {
        number: Number(number),
        id: format!("p{number}"),
        name: format!("Player {number}"),
        ..Player::default()
    };
    (1..=count).map(person).collect()
}

/// A round of these games, `white black result`, on boards by the lower number.
fn round(number: u32, games: &[(u32, u32, &str)]) -> Round {
    let mut pairings: Vec<Pairing> = games
        .iter()
        .map(|(white, black, result)| Pairing {
            white: Number(*white),
            black: Number(*black),
            result: result.parse().ok(),
            ..Pairing::default()
        })
        .collect();
    pairings.sort_by_key(|pairing| pairing.white.min(pairing.black));
    for (board, pairing) in (1..).zip(&mut pairings) {
        pairing.board = board;
    }
    Round {
        number,
        pairings,
        ..Round::default()
    }
}

fn event(name: &str, system: System, count: u32) -> Event {
    let mut event = Event {
        id: text::slug(name),
        name: name.to_owned(),
        numbers_fixed: true,
        players: people(count),
        ..Event::default()
    };
    event.regulation.system = system;
    event
}

/// One player of ten wins `rounds` games of `win` points each.
fn winner(win: i32, draw: Points, rounds: u32) -> Event {
    let mut event = event("Twelve", System::Match, 2);
    event.regulation.scoring.win = Points::whole(win);
    event.regulation.scoring.draw = draw;
    event.regulation.rounds = rounds;
    let result = format!("{win}-0");
    let games = (1..=rounds).map(|number| round(number, &[(1, 2, result.as_str())]));
    event.rounds = games.collect();
    event
}

#[test]
fn points_of_a_hundred_do_not_move_the_row() {
    for dialect in BOTH {
        let event = winner(12, Points::whole(6), 12);
        let written = trf::write(&event, dialect);
        let row = written
            .text
            .lines()
            .find(|line| line.starts_with("001    1"));
        let row = row.unwrap();
        assert_eq!(
            &row[79..],
            "  144    1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1     2 w 1"
        );
        let read = trf::read(&written.text).unwrap();
        assert_eq!(read.event.rounds.len(), 12);
        if dialect == Dialect::Trf26 {
            assert_eq!(read.event.rounds, event.rounds, "{}", written.text);
            assert!(read.findings.is_empty(), "{:?}", read.findings);
        }
    }
}

#[test]
fn points_that_no_column_holds_are_left_out_and_told() {
    let mut event = winner(12, Points::HALF, 9);
    event.rounds[0].pairings[0].result = "0.5-0.5".parse().ok();
    event.rounds.push(round(10, &[(2, 1, "0-12")]));
    for dialect in BOTH {
        let mut event = event.clone();
        event.rounds.push(round(11, &[(1, 2, "12-0")]));
        event.regulation.rounds = 11;
        let written = trf::write(&event, dialect);
        let told = written.lost.iter().map(|lost| field(lost, "field"));
        assert!(
            told.into_iter().any(|told| told == "players[1]: 120.5"),
            "{:?}",
            written.lost
        );
        let row = written
            .text
            .lines()
            .find(|line| line.starts_with("001    1"));
        assert_eq!(&row.unwrap()[79..99], "         1     2 w =");
        assert!(trf::read(&written.text).is_ok());
    }
    // A scale of a hundred points a game, in record 162 and in a team's bye.
    let big = winner(100, Points::whole(50), 2);
    let written = trf::write(&big, Dialect::Trf26);
    assert!(
        written.text.contains("\n162  W 100    D50.0    L 0.0\n"),
        "{}",
        written.text
    );
    assert_eq!(trf::read(&written.text).unwrap().event.rounds, big.rounds);
}

#[test]
fn numbers_that_no_column_holds_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("big.json");
    let mut event = event("Big", System::SwissRating, 3);
    event.players[2].number = Number(10_001);
    fs::write(&path, file::write(&event).unwrap()).unwrap();
    let path = path.to_str().unwrap();
    for arguments in [
        ["event", "export", path, "--format", "trf16"],
        ["event", "export", path, "--format", "trf26"],
    ] {
        let output = shashki(&arguments);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty());
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.contains("numbers up to 9999 fit into the columns"),
            "{told}"
        );
    }
    let output = shashki(&["tiebreak", path, "--format", "trf26"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    // Teams have three columns in TRF26, none in TRF16.
    let mut teams = event;
    teams.players[2].number = Number(3);
    teams.teams.push(Team {
        number: Number(1000),
        id: "t1000".to_owned(),
        name: "T".to_owned(),
        ..Team::default()
    });
    let refused = |dialect| {
        let lost = trf::write(&teams, dialect).lost;
        lost.iter().any(|lost| lost.severity == Severity::Error)
    };
    assert!(refused(Dialect::Trf26) && !refused(Dialect::Trf16));
}

/// Numbers that follow from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        u32::try_from((self.0 >> 33) % u64::from(end)).unwrap()
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            list.swap(place, self.below(place as u32 + 1) as usize);
        }
    }
}

/// An individual event of players in teams, with pairs and bans inside teams or across.
fn personal_team(seed: u64) -> Event {
    let mut draw = Numbers(seed);
    let count = 2 + draw.below(9);
    let system = System::ALL[draw.below(System::ALL.len() as u32) as usize];
    let mut event = event("Personal and team", system, count);
    let teams = 1 + draw.below(3);
    for number in 1..=teams {
        event.teams.push(Team {
            number: Number(number),
            id: format!("t{number}"),
            name: format!("Team {number}"),
            ..Team::default()
        });
    }
    for index in 0..count as usize {
        if draw.below(9) > 0 {
            let team = draw.below(teams);
            event.players[index].team = Some(Number(team + 1));
            event.teams[team as usize]
                .members
                .push(Number(index as u32 + 1));
        }
    }
    for team in &mut event.teams {
        draw.shuffle(&mut team.members);
    }
    event.teams.retain(|team| !team.members.is_empty());
    let across = draw.below(2) == 0;
    let rounds = draw.below(4);
    event.regulation.rounds = rounds + draw.below(2);
    for number in 1..=rounds {
        let mut order: Vec<u32> = (1..=count).collect();
        draw.shuffle(&mut order);
        if across {
            // As in Scheveningen: one team on each side of the board.
            order.sort_by_key(|number| event.players[*number as usize - 1].team);
            let half = order.len().div_ceil(2);
            let (one, two) = order.split_at(half);
            let pairs = one.iter().zip(two).flat_map(|(one, two)| [*one, *two]);
            order = pairs.collect();
        }
        let results = ["1-0", "0-1", "0.5-0.5", "+ -", "- -", ""];
        let games: Vec<_> = order
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1], results[draw.below(6) as usize]))
            .collect();
        event.rounds.push(round(number, &games));
    }
    if draw.below(2) == 0 {
        let mut pair: Vec<u32> = (1..=count).collect();
        draw.shuffle(&mut pair);
        event.regulation.forbidden.push(Forbidden {
            players: pair[..2].iter().copied().map(Number).collect(),
            from_round: None,
            to_round: None,
            reason: None,
        });
    }
    event
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn players_in_teams_come_back_as_players(seed in any::<u64>()) {
        let event = personal_team(seed);
        for dialect in BOTH {
            let written = trf::write(&event, dialect);
            let read = trf::read(&written.text);
            prop_assert!(read.is_ok(), "{:?}\n{}", read, written.text);
            let mut read = read.unwrap().event;
            read.trf_lines.clear();
            if dialect == Dialect::Trf16 {
                // Records 013 have no numbers: teams are counted through.
                let numbers: Vec<Number> = event.teams.iter().map(|team| team.number).collect();
                for (team, number) in read.teams.iter_mut().zip(&numbers) {
                    team.number = *number;
                    team.id = format!("t{number}");
                }
                for player in &mut read.players {
                    player.team = player.team.map(|team| numbers[team.0 as usize - 1]);
                }
                for team in &mut read.teams {
                    team.name.clone_from(&event.team(team.number).unwrap().name);
                }
            }
            prop_assert_eq!(&read, &event, "{}", written.text);
        }
    }
}

/// Two teams of two, one round of two games across.
fn two_teams(system: System) -> Event {
    let mut event = event("Two", system, 4);
    for (number, members) in [(1, [1, 2]), (2, [3, 4])] {
        event.teams.push(Team {
            number: Number(number),
            id: format!("t{number}"),
            name: format!("Team {number}"),
            members: members.map(Number).to_vec(),
            ..Team::default()
        });
        for member in members {
            event.players[member as usize - 1].team = Some(Number(number));
        }
    }
    event.rounds = vec![round(1, &[(1, 3, "1-0"), (4, 2, "1-0")])];
    event
}

#[test]
fn the_type_says_who_is_paired() {
    let read = |event: &Event, dialect| {
        let written = trf::write(event, dialect);
        (trf::read(&written.text).unwrap().event, written.text)
    };
    for dialect in BOTH {
        let (back, text) = read(&two_teams(System::Scheveningen), dialect);
        assert!(text.contains("\n092 Individual: Scheveningen\n"), "{text}");
        assert!(!back.is_team_event());
        assert_eq!(back.regulation.system, System::Scheveningen);
        assert_eq!(back.rounds[0].pairings.len(), 2);
        // A team event of one board, too.
        let mut teams = two_teams(System::SwissRating);
        teams.regulation.boards = Some(1);
        for team in &mut teams.teams {
            team.members.truncate(1);
        }
        teams.players.retain(|player| player.number.0 % 2 == 1);
        teams.rounds[0].pairings.truncate(1);
        let pairing = &mut teams.rounds[0].pairings[0];
        let result = pairing.result;
        pairing.games = vec![shashki::event::Game {
            white: Number(1),
            black: Number(3),
            result,
        }];
        pairing.black = Number(2);
        let (back, text) = read(&teams, dialect);
        assert!(text.contains("\n092 Team: Swiss rating\n"), "{text}");
        assert!(back.is_team_event(), "{text}");
        assert_eq!(back.rounds, teams.rounds);
    }
    // A file of another program that only has 013, and matches in its rows, tells of teams.
    let written = trf::write(&two_teams(System::SwissDutch), Dialect::Trf16).text;
    let foreign = written.replace("092 Individual: Swiss Dutch\n", "");
    assert!(trf::read(&foreign).unwrap().event.is_team_event());
    // Not if a forbidden pair names players.
    let banned = format!("{foreign}XXP 3 4\n");
    assert!(!trf::read(&banned).unwrap().event.is_team_event());
    // A kept type that would mislead gives way.
    let mut event = two_teams(System::SwissDutch);
    event.trf_lines = vec!["092 Team Swiss Dutch".to_owned()];
    for dialect in BOTH {
        let (back, text) = read(&event, dialect);
        assert!(!back.is_team_event(), "{text}");
    }
}

#[test]
fn a_team_event_that_has_not_begun_has_its_boards() {
    let mut event = two_teams(System::SwissRating);
    event.rounds.clear();
    event.regulation.boards = Some(2);
    let written = trf::write(&event, Dialect::Trf26);
    assert!(written.lost.is_empty(), "{:?}", written.lost);
    let mut read = trf::read(&written.text).unwrap().event;
    read.trf_lines.clear();
    assert_eq!(read, event);
    let written = trf::write(&event, Dialect::Trf16);
    assert!(
        written
            .text
            .contains("\n092 Team: Swiss rating, 2 boards\n")
    );
    let mut read = trf::read(&written.text).unwrap().event;
    assert!(trf::write(&read, Dialect::Trf16).text == written.text);
    read.trf_lines.clear();
    assert_eq!(read, event);
}

/// Matches of which no row of two players tells, rounds of which no row tells at all, and whatever of
/// them a format cannot say.
#[test]
fn matches_that_nobody_played_come_back() {
    use shashki::event::{Bye, ByeKind, Game, matches};
    let mut event = two_teams(System::SwissRating);
    event.regulation.boards = Some(2);
    let nobody = Number(0);
    let game = |white, black, result: &str| Game {
        white,
        black,
        result: result.parse().ok(),
    };
    let boards = [
        vec![
            game(Number(1), Number(3), "1-0"),
            game(Number(4), Number(2), "0.5-0.5"),
        ],
        // Team 2 has not come; team 1 sat there.
        vec![
            game(Number(1), nobody, "+ -"),
            game(nobody, Number(2), "- +"),
        ],
        // Nobody has come.
        vec![game(nobody, nobody, "- -"), game(nobody, nobody, "- -")],
    ];
    event.rounds.clear();
    for (number, games) in (1..).zip(boards) {
        let mut pairing = Pairing {
            board: 1,
            white: Number(1),
            black: Number(2),
            games,
            ..Pairing::default()
        };
        pairing.result = matches::result(&event, &pairing);
        event.rounds.push(Round {
            number,
            pairings: vec![pairing],
            ..Round::default()
        });
    }
    let written = trf::write(&event, Dialect::Trf26);
    assert!(written.lost.is_empty(), "{:?}", written.lost);
    let mut read = trf::read(&written.text).unwrap();
    assert!(read.findings.is_empty(), "{:?}", read.findings);
    read.event.trf_lines.clear();
    assert_eq!(read.event, event, "{}", written.text);
    let told = |event: &Event, dialect| -> Vec<String> {
        let lost = trf::write(event, dialect).lost;
        lost.iter().map(|lost| field(lost, "field")).collect()
    };
    assert_eq!(told(&event, Dialect::Trf16), ["rounds[].pairings[].games"]);
    // Byes of teams: none in TRF16, and a last round of byes alone is one to be paired.
    let bye = |player, kind| Bye {
        player: Number(player),
        kind,
    };
    event.rounds.truncate(1);
    event.rounds[0].byes = vec![bye(3, ByeKind::Half)];
    event.teams.push(Team {
        number: Number(3),
        id: "t3".to_owned(),
        name: "Team 3".to_owned(),
        ..Team::default()
    });
    assert_eq!(told(&event, Dialect::Trf26), [""; 0]);
    assert_eq!(told(&event, Dialect::Trf16), ["rounds[].byes"]);
    event.rounds[0].byes.clear();
    event.rounds.push(Round {
        number: 2,
        byes: vec![bye(1, ByeKind::Half), bye(2, ByeKind::Zero)],
        ..Round::default()
    });
    assert_eq!(told(&event, Dialect::Trf26), ["rounds[].byes"]);
    // A name of a team that is cut is told.
    event.rounds.pop();
    event.teams[0].name = "A team with a name of more than thirty-two letters".to_owned();
    let lost = trf::write(&event, Dialect::Trf26).lost;
    assert_eq!(field(&lost[0], "place"), "teams[1].name");
}
