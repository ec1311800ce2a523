//! Entries of an event file that do not agree with each other are told with their place.
#![allow(clippy::unwrap_used, clippy::panic)]

use serde_json::{Value, json};
use shashki::event::{check, file};

/// An event of two teams of two, with one round and one opening.
fn base() -> Value {
    json!({
        "format": "shashki-event", "version": 1, "id": "cup", "name": "Cup", "seed": "s",
        "start": "2026-05-01", "end": "2026-05-03", "numbers_fixed": true,
        "regulation": {"system": "swiss-rating", "rounds": 3},
        "players": [
            {"number": 1, "id": "p1", "name": "Ivanov", "team": 1},
            {"number": 2, "id": "p2", "name": "Petrov", "team": 1},
            {"number": 3, "id": "p3", "name": "Sidorov", "team": 2},
            {"number": 4, "id": "p4", "name": "Orlov", "team": 2}
        ],
        "teams": [
            {"number": 1, "id": "t1", "name": "Dynamo", "members": [1, 2]},
            {"number": 2, "id": "t2", "name": "Spartak", "members": [3, 4]}
        ],
        "openings": {"source": "list", "openings": [{"id": "City", "text": "1. c3-d4"}]},
        "rounds": [
            {"number": 1, "date": "2026-05-01", "opening": "City", "pairings": [
                {"board": 1, "white": 1, "black": 3, "result": "1-0"},
                {"board": 2, "white": 4, "black": 2, "result": "1-0"}
            ]},
            {"number": 2, "date": "2026-05-02", "pairings": [
                {"board": 1, "white": 4, "black": 1},
                {"board": 2, "white": 3, "black": 2}
            ]}
        ]
    })
}

/// What is odd with this value at this place (a JSON pointer).
fn told(pointer: &str, value: Value) -> Vec<(&'static str, String)> {
    let mut event = base();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = event.pointer_mut(parent).unwrap();
    match key.parse::<usize>() {
        Ok(index) => parent[index] = value,
        Err(_) => parent[key] = value,
    }
    let event = file::read(&event.to_string()).unwrap();
    check::oddities(&event)
        .into_iter()
        .map(|finding| (finding.code.id, finding.place.path.unwrap_or_default()))
        .collect()
}

#[test]
fn an_event_that_agrees() {
    assert_eq!(told("/name", json!("Cup")), []);
    assert_eq!(told("/regulation/time_control", json!("15+10")), []);
    // A table seats from the first round on whoever is on the list.
    let mut table = base();
    table["regulation"]["system"] = json!("round-robin");
    table["players"][2]["from_round"] = json!(2);
    let table = file::read(&table.to_string()).unwrap();
    assert_eq!(check::oddities(&table), []);
    let games = json!([{"white": 4, "black": 1}, {"white": 1, "black": 4}]);
    let odd = told("/rounds/1/pairings/0/games", games);
    assert!(odd.iter().all(|(code, _)| *code != "E145"), "{odd:?}");
}

#[test]
fn what_does_not_agree_has_its_place() {
    let absent = |kind: &str| json!({"player": 4, "rounds": [3], "kind": kind});
    let white = json!([
        {"white": 1, "black": 3, "result": "1-0"},
        {"white": 1, "black": 3, "result": "1-0"}
    ]);
    let same = json!({"board": 1, "white": 1, "black": 3, "games": white});
    for (pointer, value, code, place) in [
        (
            "/absences",
            json!([absent("half"), absent("full")]),
            "E140",
            "absences[1].rounds[0]",
        ),
        (
            "/absences",
            json!([absent("pairing")]),
            "E140",
            "absences[0].rounds[0]",
        ),
        ("/players/0/team", json!(2), "E141", "players[0].team"),
        (
            "/teams/1/members",
            json!([1, 3, 4]),
            "E141",
            "players[0].team",
        ),
        (
            "/teams/1/members",
            json!([3, 3, 4]),
            "E141",
            "players[2].team",
        ),
        ("/teams/1/name", json!("Dynamo"), "E142", "teams[1].name"),
        (
            "/players/2/from_round",
            json!(2),
            "E143",
            "players[2].from_round",
        ),
        (
            "/rounds/0/opening",
            json!("Cross"),
            "E144",
            "rounds[0].opening",
        ),
        (
            "/rounds/1/pairings/0/opening",
            json!("Cross"),
            "E144",
            "rounds[1].pairings[0].opening",
        ),
        (
            "/rounds/0/pairings/0",
            same,
            "E145",
            "rounds[0].pairings[0].games",
        ),
        (
            "/rounds/1/date",
            json!("2026-04-30"),
            "E146",
            "rounds[1].date",
        ),
        (
            "/rounds/1/date",
            json!("2026-06-01"),
            "E146",
            "rounds[1].date",
        ),
        (
            "/play_offs",
            json!([{"white": 1, "black": 2}]),
            "E147",
            "play_offs[0]",
        ),
        (
            "/play_offs",
            json!([{"white": 1, "black": 1, "result": "1-0"}]),
            "E147",
            "play_offs[0]",
        ),
        (
            "/regulation/time_control",
            json!("zzz"),
            "E148",
            "regulation.time_control",
        ),
    ] {
        assert_eq!(
            told(pointer, value),
            [(code, place.to_owned())],
            "{pointer}"
        );
    }
}

/// What an opening's log entry called `text` before is still read.
#[test]
fn log_entries_of_older_files() {
    let mut event = base();
    event["log"] = json!([
        {"at": "2026-05-01T10:00:00Z", "change":
            {"kind": "opening", "round": 1, "opening": "City", "text": "1. c3-d4"}},
        {"at": "2026-05-01T10:00:00Z", "change": {"kind": "other", "text": "hall changed"}}
    ]);
    let read = file::read(&event.to_string()).unwrap();
    let again = file::write(&read).unwrap();
    assert!(
        again.contains("\"moves\": \"1. c3-d4\"") && again.contains("\"words\": \"hall changed\"")
    );
    assert_eq!(file::read(&again).as_ref(), Ok(&read));
}
