//! Every code of events is found in some input, at its place.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use serde_json::{Value, json};
use shashki::event::change::{conduct, find, openings, presence, results, roster, settings};
use shashki::event::trf::{self, Dialect};
use shashki::event::{
    ByeKind, Event, LineUp, Number, Penalty, PenaltyKind, Player, ReadError, System, csv, file,
    text, tournament,
};
use shashki::finding::{Finding, codes};

/// An event of four players with one paired round.
fn base() -> Value {
    json!({
        "format": "shashki-event", "version": 1, "id": "cup", "name": "Cup", "seed": "s",
        "numbers_fixed": true,
        "regulation": {"system": "swiss-rating", "rounds": 3},
        "players": [
            {"number": 1, "id": "p1", "name": "Ivanov Ivan"},
            {"number": 2, "id": "p2", "name": "Ivanova Anna"},
            {"number": 3, "id": "p3", "name": "Petrov"},
            {"number": 4, "id": "p4", "name": "Sidorov"}
        ],
        "rounds": [{"number": 1, "pairings": [
            {"board": 1, "white": 1, "black": 2, "result": "1-0"},
            {"board": 2, "white": 3, "black": 4}
        ]}]
    })
}

fn event() -> Event {
    file::read(&base().to_string()).unwrap()
}

/// Places of the faults that a change of the base file makes.
fn faults(change: impl FnOnce(&mut Value)) -> Vec<(&'static str, String)> {
    let mut value = base();
    change(&mut value);
    match file::read(&value.to_string()) {
        Err(ReadError::Faults(faults)) => told(&faults),
        other => panic!("{other:?}"),
    }
}

fn told(findings: &[Finding]) -> Vec<(&'static str, String)> {
    findings
        .iter()
        .map(|finding| {
            let place = &finding.place;
            let at = match (&place.path, place.line, place.column) {
                (Some(path), ..) => path.clone(),
                (_, Some(line), Some(column)) => format!("{line}:{column}"),
                _ => String::new(),
            };
            (finding.code.id, at)
        })
        .collect()
}

/// Findings of a TRF text, whether it was read or not.
fn in_trf(text: &str) -> Vec<(&'static str, String)> {
    match trf::read(text) {
        Ok(read) => told(&read.findings),
        Err(ReadError::Faults(faults)) => told(&faults),
        Err(other) => panic!("{other:?}"),
    }
}

fn in_csv(text: &str) -> Vec<(&'static str, String)> {
    match csv::read(text) {
        Ok(read) => told(&read.findings),
        Err(ReadError::Faults(faults)) => told(&faults),
        Err(other) => panic!("{other:?}"),
    }
}

const TWO: &str = "\
001    1      Anna                              2400                             1.0    1     2 w 1
001    2      Boris                             2300                             0.0    2     1 b 0
";

fn collect() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    let at = |path: &str| path.to_owned();
    let mut expect = |found: Vec<(&'static str, String)>, code: &'static str, place: &str| {
        assert!(
            found.contains(&(code, at(place))),
            "{code} {place}: {found:?}"
        );
        all.extend(found);
    };
    let r = "rounds[0].pairings[0]";
    expect(
        faults(|v| {
            v["regulation"]["system"] = json!("swiss-rating");
            v["stage"] = json!({"previous": "x.json", "carry_over": true});
        }),
        "E029",
        "stage.carry_over",
    );
    expect(
        faults(|v| v["rounds"][0]["pairings"][0]["black"] = json!(9)),
        "E001",
        &format!("{r}.black"),
    );
    expect(
        faults(|v| v["players"][0]["team"] = json!(5)),
        "E002",
        "players[0].team",
    );
    expect(
        faults(|v| v["players"][1]["number"] = json!(1)),
        "E003",
        "players[1].number",
    );
    expect(
        faults(|v| v["players"][3]["number"] = json!(0)),
        "E004",
        "players[3].number",
    );
    expect(
        faults(|v| v["players"][1]["id"] = json!("p1")),
        "E005",
        "players[1].id",
    );
    expect(
        faults(|v| v["players"][1]["name"] = json!("a\nb")),
        "E006",
        "players[1].name",
    );
    expect(
        faults(|v| v["start"] = json!("14.02.2026")),
        "E007",
        "start",
    );
    expect(
        faults(|v| v["regulation"]["micro_match"] = json!(7)),
        "E008",
        "regulation.micro_match",
    );
    let upside_down = json!({"win": "0", "draw": "1", "loss": "2"});
    expect(
        faults(|v| v["regulation"]["scoring"] = upside_down),
        "E009",
        "regulation.scoring",
    );
    let gone = json!([{"player": 3, "after_round": 0}, {"player": 3, "after_round": 1}]);
    expect(
        faults(|v| v["withdrawals"] = gone),
        "E010",
        "withdrawals[1].player",
    );
    expect(
        faults(|v| v["rounds"][0]["pairings"][0]["black"] = json!(1)),
        "E011",
        r,
    );
    expect(
        faults(|v| v["adjourned"] = json!([{"round": 1, "board": 9}])),
        "E012",
        "adjourned[0]",
    );
    expect(
        faults(|v| v["rounds"][0]["number"] = json!(2)),
        "E013",
        "rounds[0].number",
    );
    let twice = "rounds[0].pairings[1].white";
    expect(
        faults(|v| v["rounds"][0]["pairings"][1]["white"] = json!(1)),
        "E014",
        twice,
    );
    let board = "rounds[0].pairings[1].board";
    expect(
        faults(|v| v["rounds"][0]["pairings"][1]["board"] = json!(1)),
        "E015",
        board,
    );
    expect(
        faults(|v| v["rounds"][0]["pairings"][0]["result"] = json!("2-0")),
        "E016",
        &format!("{r}.result"),
    );
    let games = json!([{"white": 1, "black": 3}]);
    expect(
        faults(|v| v["rounds"][0]["pairings"][0]["games"] = games),
        "E017",
        &format!("{r}.games[0]"),
    );

    // A result that its own games contradict; an absent one is worked out (3.18).
    let games = json!([
        {"white": 1, "black": 2, "result": "0-1"}, {"white": 2, "black": 1, "result": "1-0"}
    ]);
    expect(
        faults(|v| v["rounds"][0]["pairings"][0]["games"] = games),
        "E018",
        &format!("{r}.result"),
    );
    let left = json!([{"player": 1, "after_round": 0}]);
    expect(
        faults(|v| v["withdrawals"] = left),
        "E210",
        "withdrawals[0].after_round",
    );
    let stranger = json!([{"round": 1, "team": 1, "boards": [3]}]);
    expect(
        faults(|v| {
            v["teams"] = json!([{"number": 1, "id": "t1", "name": "A", "members": [1, 2]}]);
            v["line_ups"] = stranger;
        }),
        "E213",
        "line_ups[0].boards[0]",
    );

    expect(in_trf(&TWO.replace("     1 b 0", "")), "E021", "1:92");
    expect(
        in_trf(&TWO.replace("     1 b 0", "     1 b 1")),
        "E022",
        "1:99",
    );
    expect(in_trf(&TWO.replace("001    1", "001   x1")), "E101", "1:5");
    expect(
        in_trf(&TWO.replace("     2 w 1", "     2 w H")),
        "E102",
        "1:99",
    );
    expect(
        in_trf(&TWO.replace(" w 1", " - 1").replace(" b 0", " - 0")),
        "E103",
        "1:97",
    );
    expect(in_trf(&TWO.replace(" w 1", " - 1")), "E104", "1:97");
    expect(in_trf(&TWO.replace("1.0    1", "4.5    1")), "E105", "1:81");
    expect(
        in_trf(&format!("{}XXR 1\n", TWO.replace(" w 1", " w 1  0000 - Z"))),
        "E106",
        "1:102",
    );
    expect(in_trf(&format!("{TWO}999  1.0\n")), "E107", "3:1");
    expect(in_trf(&format!("{TWO}299  1.0\n")), "E115", "3:1");
    expect(in_trf(&format!("{TWO}062 3\n")), "E116", "3:5");
    expect(in_trf(&format!("{TWO}XXR 3\n142 4\n")), "E117", "4:1");
    expect(in_trf(&TWO.replace("Anna", "    ")), "E118", "1:15");
    expect(in_trf(&TWO.replace(" Anna", "xAnna")), "E119", "1:14");
    expect(in_trf(&format!("{TWO}XXA    1  1.0\n")), "E108", "3:1");
    expect(in_trf(&format!("Rank Name\n{TWO}")), "E109", "1:1");
    expect(in_trf(&TWO.replace("1.0    1", "2.0    1")), "E110", "");
    expect(in_trf(&format!("{TWO}240 H   1    1\n")), "E113", "3:11");
    expect(in_trf("012 Cup\n"), "E114", "1:1");
    let bytes = encoding_rs::WINDOWS_1251.encode("Иванов Иван Иванович").0;
    let russian = text::decode(&bytes);
    expect(told(&Vec::from_iter(russian.guessed())), "E111", "");
    let mut odd = event();
    odd.players[0].name = "A name that is much too long for its columns".to_owned();
    let written = trf::write(&odd, Dialect::Trf16);
    expect(told(&written.lost), "E120", "");
    expect(told(&written.lost), "E121", "");
    let mut annulled = event();
    annulled.regulation.system = System::RoundRobin;
    annulled.regulation.rounds = 3;
    annulled.withdrawals.push(shashki::event::Withdrawal {
        player: Number(1),
        after_round: 1,
        excluded: false,
    });
    expect(
        told(&trf::write(&annulled, Dialect::Trf26).lost),
        "E122",
        "",
    );
    expect(told(&csv::write(&annulled).lost), "E122", "");
    let mut many = event();
    many.players[0].number = Number(10_000);
    expect(told(&trf::write(&many, Dialect::Trf16).lost), "E123", "");

    expect(in_csv("a;b\n1;2\n"), "E301", "1:1");
    expect(in_csv("Name;R1\nAnna;12q1\n"), "E302", "2:6");
    expect(in_csv("Name;1;2\nAnna;;1\nBoris;0;\n"), "E303", "1:6");
    expect(
        in_csv("No;Name;R1;R2\n1;Anna;2w1;o\n2;Boris;1b0;.\n3;Carl;;\n"),
        "E311",
        "2:12",
    );
    expect(in_csv("No;Name;R1\n1;Anna;2w1\n2;Dummy;1b0\n"), "E304", "");

    expect(
        in_csv("No;Name;1;2;3;Pts\n1;Aa;x;1;½;1,5\n2;Bb;1;x;1;2\n3;Cc;½;0;x;0,5\n"),
        "E306",
        "2:8",
    );

    expect(in_csv("Name;R1\nAnna;0\nAnna;0\n"), "E307", "3:1");
    expect(in_csv("Name;R1\nAnna;0;7\n"), "E308", "2:8");
    expect(in_csv("Name;Born\nAnna;1990\n;1991\n"), "E309", "3:2");
    let uneven = "Name;1;2;3\nAnna;x;1;1\nBoris;0;x;1\n";
    expect(in_csv(uneven), "E312", "1:10");
    expect(in_csv("Name;R1;R3\nAnna;0;0\n"), "E313", "1:9");
    let list = csv::read("No;Name\n7;Anna\n").unwrap().content;
    let csv::Content::Players(people) = list else {
        panic!("a list")
    };
    let anew = people[0].numbered_anew(Number(1)).unwrap();
    expect(told(&[anew]), "E314", "2:1");
    expect(in_csv("Name;Shoe\nAnna;38\n"), "E310", "1:6");

    let mut refuse = |refused: Result<(), shashki::event::Refused>, code: &'static str| {
        let finding = refused.unwrap_err().0;
        assert_eq!(finding.code.id, code);
        all.push((finding.code.id, String::new()));
    };
    let who = |text: &str| find::player(&event(), text).map(drop);
    refuse(who("Smirnof"), "E201");
    refuse(who("Iva"), "E202");
    let result = |round, target, text: &str| {
        let mut event = event();
        let result = results::parse(&event.regulation.scoring, text)?;
        results::result(&mut event, round, target, result).map(drop)
    };
    use results::Target;
    refuse(result(4, Target::Board(1), "1-0"), "E203");
    refuse(result(1, Target::Board(1), "won"), "E204");
    refuse(result(1, Target::Board(7), "1-0"), "E012");
    refuse(result(1, Target::Board(1), "2-0"), "E016");
    refuse(result(1, Target::Game { board: 1, game: 2 }, "1-0"), "E206");
    let mut bye = event();
    roster::add(
        &mut bye,
        Player {
            name: "Late".to_owned(),
            ..Player::default()
        },
        false,
    )
    .unwrap();
    let late = results::result(&mut bye, 1, Target::Player(Number(5)), "1-0".parse().ok());
    refuse(late.map(drop), "E205");
    let again = Player {
        name: "PETROV".to_owned(),
        ..Player::default()
    };
    refuse(roster::add(&mut event(), again, false).map(drop), "E207");
    let mut left = event();
    presence::withdraw(&mut left, Number(3), None, false).unwrap();
    refuse(
        presence::withdraw(&mut left, Number(3), None, false).map(drop),
        "E208",
    );
    refuse(
        presence::back(&mut event(), Number(3), &[]).map(drop),
        "E209",
    );
    refuse(
        presence::absent(&mut event(), Number(1), &[1], ByeKind::Zero).map(drop),
        "E210",
    );
    refuse(roster::remove(&mut event(), Number(1)).map(drop), "E211");
    refuse(
        conduct::line_up(&mut event(), 1, Number(1), &[]).map(drop),
        "E212",
    );
    let mut team = event();
    team.rounds.clear();
    team.regulation.boards = Some(1);
    let (dynamo, _) = roster::team(&mut team, "Dynamo").unwrap();
    let boards = |event: &mut Event, who: &[u32]| {
        let boards: Vec<_> = who.iter().map(|n| Some(Number(*n))).collect();
        conduct::line_up(event, 1, dynamo, &boards).map(drop)
    };
    refuse(boards(&mut team, &[1]), "E213");
    team.players[0].team = Some(dynamo);
    refuse(boards(&mut team, &[1, 1]), "E215");
    team.regulation.boards = Some(2);
    refuse(boards(&mut team, &[1, 1]), "E214");
    let set = |event: &mut Event, text: &str| settings::set(event, text).map(drop);
    refuse(set(&mut event(), "ronds=7"), "E216");
    refuse(set(&mut event(), "edition=x"), "E223");
    refuse(set(&mut event(), "seed=other"), "E224");
    refuse(set(&mut event(), "boards=4"), "E225");
    let stand = settings::stand(&event(), "forbidden").unwrap();
    let mut table = event();
    table.regulation.system = System::RoundRobin;
    let late = Player {
        name: "Late Comer".to_owned(),
        ..Player::default()
    };
    refuse(roster::add(&mut table, late, false).map(drop), "E227");
    let mut played = event();
    played.regulation.boards = Some(2);
    roster::team(&mut played, "Dynamo").unwrap();
    roster::team(&mut played, "Spartak").unwrap();
    played.players[0].team = Some(Number(1));
    let to = roster::edit(
        &mut played,
        Number(1),
        roster::Field::Team,
        Some("Spartak"),
        false,
    );
    refuse(to.map(drop), "E229");
    let Err(ReadError::Faults(open)) = csv::read("Name;Rating\nA;1\n\"B;2000\n=x;2000\n") else {
        panic!("read")
    };
    let (_, guessed) = tournament::read(r#"{"system":"swiss","players":[]}"#).unwrap();
    refuse(openings::list("", "x").map(drop), "E217");
    refuse(openings::list("City;1\nEmpty;", "x").map(drop), "E218");
    refuse(openings::list("a;1. x\na;2. y", "x").map(drop), "E219");
    let mut no_seed = event();
    no_seed.seed = None;
    no_seed.openings = openings::list("a;1. cd4", "x").ok();
    refuse(openings::draw(&mut no_seed, 1, false).map(drop), "E220");
    let mut micro = event();
    micro.regulation.micro_match = Some(2);
    let game = |white, black| shashki::event::Game {
        white: Number(white),
        black: Number(black),
        result: None,
    };
    micro.rounds[0].pairings[1].games = vec![game(3, 4), game(4, 3)];
    let whole = results::result(&mut micro, 1, Target::Board(2), "1-0".parse().ok());
    refuse(whole.map(drop), "E226");
    assert_eq!((stand.code.id, guessed[0].code.id), ("E131", "E112"));
    all.extend(told(&[stand]));
    all.extend(told(&open));
    all.extend(told(&guessed));
    all
}

#[test]
fn every_code_is_found() {
    let found: BTreeSet<&str> = collect().into_iter().map(|(code, _)| code).collect();
    // Said by the command line, and tested with it.
    let mut elsewhere = vec!["E130", "E228"];
    // Tested in `event_contradictions.rs`.
    elsewhere.extend(["E030", "E136", "E137", "E138", "E234", "E235"]);
    // Tested in `event_entries.rs`.
    elsewhere.extend(["E139", "E236", "E237"]);
    // Tested in `event_disagree.rs`.
    elsewhere.extend(["E140", "E141", "E142", "E143", "E144"]);
    elsewhere.extend(["E145", "E146", "E147", "E148"]);
    // Tested in `event_teams.rs`.
    elsewhere.extend(["E149", "E150"]);
    elsewhere.extend([
        "E019", "E020", "E023", "E024", "E025", "E026", "E027", "E028",
    ]);
    elsewhere.extend([
        "E132", "E133", "E134", "E135", "E230", "E231", "E232", "E233",
    ]);
    let missing: Vec<&str> = codes::event::ALL
        .iter()
        .map(|code| code.id)
        .filter(|id| !found.contains(id) && !elsewhere.contains(id))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn contradicting_entries_of_a_table_have_their_place() {
    let text = r#"{"players":[{"id":1,"name":"A","results":[{"round":1,"opp":2,"colour":"w","score":1,"kind":"played"}]},{"id":2,"name":"B","results":[]}]}"#;
    let Err(ReadError::Faults(faults)) = tournament::read(text) else {
        panic!("read")
    };
    assert_eq!(
        told(&faults),
        [("E021", "players[0].results[0]".to_owned())]
    );
}

#[test]
fn penalties_in_order_and_a_loss_of_both() {
    let mut event = event();
    let penalty = |event: &mut Event, player: u32, kind| {
        let entry = Penalty {
            player: Number(player),
            kind,
            round: Some(1),
            reason: None,
        };
        conduct::penalty(event, entry).unwrap()
    };
    let due = |event: &Event, blitz| conduct::due(event, Number(3), blitz);
    for (kind, blitz) in [
        (PenaltyKind::Remark, PenaltyKind::Remark),
        (PenaltyKind::Warning, PenaltyKind::Warning),
        (PenaltyKind::Reprimand, PenaltyKind::Loss),
    ] {
        assert_eq!((due(&event, false), due(&event, true)), (kind, blitz));
        penalty(&mut event, 3, kind);
    }
    // The event's own control says that it is blitz (3.19).
    for (control, kind) in [
        ("5m+3s", PenaltyKind::Loss),
        ("blitz-3", PenaltyKind::Loss),
        ("rapid-10", PenaltyKind::Reprimand),
    ] {
        let mut third = event.clone();
        third.penalties.truncate(2);
        third.regulation.time_control = Some(control.to_owned());
        assert_eq!(due(&third, false), kind, "{control}");
    }
    penalty(&mut event, 3, PenaltyKind::Loss);
    let result = |event: &Event| event.rounds[0].pairings[1].result.unwrap().to_string();
    assert_eq!(result(&event), "0-1");
    penalty(&mut event, 4, PenaltyKind::Loss);
    assert_eq!(result(&event), "0-0");
    assert_eq!(due(&event, false), PenaltyKind::Exclusion);
    penalty(&mut event, 3, PenaltyKind::Exclusion);
    assert!(event.withdrawals[0].excluded);
}

#[test]
fn line_ups_are_entered_by_board() {
    let mut event = event();
    event.rounds.clear();
    event.regulation.boards = Some(3);
    let (dynamo, _) = roster::team(&mut event, "Dynamo").unwrap();
    for player in &mut event.players {
        player.team = Some(dynamo);
    }
    conduct::line_up(&mut event, 2, dynamo, &[Some(Number(4)), None]).unwrap();
    let boards = vec![Some(Number(4)), None, None];
    assert_eq!(
        event.line_ups,
        [LineUp {
            round: 2,
            team: dynamo,
            boards
        }]
    );
}
