//! The schema of pair-round's answer (`examples/schema/pair-round.json`) is that of the code, and
//! answers keep to it. `SHASHKI_BLESS=1` writes it anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::Command;

use schemars::generate::SchemaSettings;
use shashki::report::pairing::PairRound;

#[test]
fn the_schema_is_that_of_the_code_and_answers_keep_to_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("examples/schema/pair-round.json");
    let schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<PairRound>();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), text);
    let schema = serde_json::to_value(schema).unwrap();
    for args in [&["--round", "1"][..], &["--explain"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_shashki"))
            .args(["pair-round", "examples/swiss/open.json", "--format", "json"])
            .args(args)
            .current_dir(root)
            .output()
            .unwrap();
        let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let validator = jsonschema::validator_for(&schema).unwrap();
        let faults: Vec<String> = validator
            .iter_errors(&answer["report"])
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{args:?}: {faults:?}");
    }
}
