//! The schema of the event file in `examples/schema`, and the files of the examples against it.
//! `SHASHKI_BLESS=1` writes the schema anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

use serde_json::json;
use shashki::event::{Event, file, trf};

#[test]
fn the_schema_is_that_of_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/schema/event.json");
    let schema = serde_json::to_value(schemars::schema_for!(Event)).unwrap();
    let text = format!("{}\n", serde_json::to_string_pretty(&schema).unwrap());
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap();
    assert!(
        stored == text,
        "run with SHASHKI_BLESS=1 to write the schema anew"
    );

    let validator = jsonschema::validator_for(&schema).unwrap();
    let rows = "\
001    1      Anna                              2400                             1.0    1     2 w 1
001    2      Boris                             2300                             0.0    2     1 b 0
";
    let event = trf::read(rows).unwrap().event;
    let written: serde_json::Value = serde_json::from_str(&file::write(&event).unwrap()).unwrap();
    assert!(validator.is_valid(&written), "{written}");
    let mut unknown = written.clone();
    unknown["colour"] = serde_json::json!("green");
    assert!(!validator.is_valid(&unknown), "unknown fields are refused");
    let mut version = written;
    version["version"] = serde_json::json!(2);
    assert!(!validator.is_valid(&version), "another version is refused");
    same_verdicts(&validator);
}

/// Single fields of a whole event file are right or wrong for the schema and for the program alike.
fn same_verdicts(validator: &jsonschema::Validator) {
    let whole = json!({
        "format": "shashki-event", "version": 1, "id": "e", "name": "E", "start": "2026-05-01",
        "seed": "s", "numbers_fixed": true, "deputies": ["D"],
        "stage": {"previous": "x.json", "top": 2},
        "regulation": {
            "system": "swiss-rating", "game": "russian", "rounds": 3, "cycles": 1, "micro_match": 2,
            "scoring": {"win": 1, "draw": "0.5", "loss": 0, "bye": 1, "other": [["12", "0"]]},
            "forbidden": [{"players": [1, 4], "from_round": 1, "to_round": 2}],
            "pairing_groups": {"a": [1, 2]}, "pairing_groups_to_round": 1,
            "readings": {"halves": "kept"}, "limits": {"kings-only": 20}
        },
        "players": [
            {"number": 1, "id": "p1", "name": "A", "sex": "m", "rating": 2000, "born": 1990, "title": "MS", "from_round": 1},
            {"number": 2, "id": "p2", "name": "B"}, {"number": 3, "id": "p3", "name": "C"},
            {"number": 4, "id": "p4", "name": "D"}
        ],
        "absences": [{"player": 3, "rounds": [3], "kind": "zero"}],
        "withdrawals": [{"player": 4, "after_round": 2}],
        "rounds": [{"number": 1, "date": "2026-05-01", "pairings": [
            {"board": 1, "white": 1, "black": 2, "result": "1-0"},
            {"board": 2, "white": 3, "black": 4, "result": "pending"}
        ]}],
        "adjourned": [{"round": 1, "board": 2, "resumes": "2026-05-02 10:00"}],
        "penalties": [{"player": 1, "kind": "remark", "round": 1}],
        "log": [{"at": "2026-05-01T10:00:00Z", "change": {"kind": "removed", "who": {"number": 1, "name": "A"}}}]
    });
    let others = [
        json!(null),
        json!(true),
        json!(""),
        json!("x"),
        json!("a\nb"),
        json!(0),
        json!(-1),
        json!(1000),
        json!(1.5),
        json!([]),
        json!([[[1]]]),
        json!({}),
        json!("1/2"),
    ];
    let mut compared = 0;
    for pointer in [
        "/id",
        "/name",
        "/start",
        "/seed",
        "/deputies/0",
        "/stage",
        "/stage/top",
        "/regulation/system",
        "/regulation/game",
        "/regulation/rounds",
        "/regulation/cycles",
        "/regulation/micro_match",
        "/regulation/scoring/bye",
        "/regulation/forbidden",
        "/regulation/forbidden/0",
        "/regulation/forbidden/0/players",
        "/regulation/forbidden/0/to_round",
        "/regulation/pairing_groups_to_round",
        "/regulation/readings/halves",
        "/regulation/readings",
        "/regulation/limits/kings-only",
        "/players/1",
        "/players/0/rating",
        "/players/0/sex",
        "/players/0/born",
        "/players/0/title",
        "/players/0/from_round",
        "/absences/0",
        "/absences/0/kind",
        "/absences/0/rounds/0",
        "/withdrawals/0/after_round",
        "/rounds/0/date",
        "/rounds/0/pairings/0/result",
        "/adjourned/0/resumes",
        "/penalties/0",
        "/penalties/0/kind",
        "/penalties/0/round",
        "/log/0/at",
        "/log/0/change",
        "/log/0/change/who",
    ] {
        for other in &others {
            // A scale that gives nothing or less for a draw is one of several fields.
            if pointer.ends_with("/bye") && other == &json!(-1) {
                continue;
            }
            let mut event = whole.clone();
            *event.pointer_mut(pointer).unwrap() = other.clone();
            let read = file::read(&event.to_string());
            let schema = validator.is_valid(&event);
            assert_eq!(schema, read.is_ok(), "{pointer} {other}: {read:?}");
            compared += 1;
        }
    }
    assert!(file::read(&whole.to_string()).is_ok() && validator.is_valid(&whole) && compared > 400);
}
