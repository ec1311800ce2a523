//! The schema of the event file in `examples/schema`, and the files of the examples against it.
//! `SHASHKI_BLESS=1` writes the schema anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

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
}
