//! The schema of whole answers, the envelope included, and answers held against it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// The schema of the whole answer of `shashki {asked} --format json`, whose report is a `T`.
pub fn of<T: JsonSchema>(asked: &str, description: Option<&str>) -> Value {
    let report = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<T>();
    let mut report = serde_json::to_value(report).unwrap();
    let fields = report.as_object_mut().unwrap();
    let mut definitions = fields.remove("$defs").unwrap_or_else(|| json!({}));
    let dialect = fields.remove("$schema").unwrap();
    // A report that holds others of its kind refers to the root, where the whole answer will stand.
    let name = fields["title"].as_str().unwrap().to_owned();
    let itself = format!("#/$defs/{name}");
    if refers_to_root(&mut report, &itself) {
        definitions[name] = report;
        report = json!({"$ref": itself});
    }
    let command = asked.split(' ').next().unwrap();
    let mut whole = json!({
        "$schema": dialect,
        "title": format!("Answer of `shashki {asked} --format json`"),
        "type": "object",
        "required": ["schema", "tool", "version", "command", "report"],
        "properties": {
            "schema": {"const": 1},
            "tool": {"const": "shashki"},
            "version": {"type": "string"},
            "command": {"const": command},
            "report": report,
        },
        "$defs": definitions,
    });
    if let Some(description) = description {
        whole["description"] = description.into();
    }
    whole
}

/// Makes references to the root references to `itself`; says whether there were any.
fn refers_to_root(schema: &mut Value, itself: &str) -> bool {
    match schema {
        Value::Object(fields) => {
            let mut found = false;
            for (key, value) in fields {
                if key == "$ref" && value == "#" {
                    *value = itself.into();
                    found = true;
                } else {
                    found |= refers_to_root(value, itself);
                }
            }
            found
        }
        Value::Array(list) => {
            let mut found = false;
            for value in list {
                found |= refers_to_root(value, itself);
            }
            found
        }
        _ => false,
    }
}

/// The schema of one part of the answer: `part` is the name of its definition.
#[allow(dead_code)]
pub fn part(schema: &Value, part: &str) -> Value {
    assert!(schema["$defs"].get(part).is_some(), "no {part}");
    json!({
        "$schema": schema["$schema"],
        "$ref": format!("#/$defs/{part}"),
        "$defs": schema["$defs"],
    })
}

/// Compares the schema with the shipped file `name`; `SHASHKI_BLESS=1` writes that anew.
pub fn shipped(name: &str, schema: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("examples/schema")
        .join(name);
    let text = serde_json::to_string_pretty(schema).unwrap() + "\n";
    if std::env::var_os("SHASHKI_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert!(
        fs::read_to_string(&path).unwrap_or_default() == text,
        "{name}: run with SHASHKI_BLESS=1 to write the schema anew"
    );
}

/// What in an answer does not keep to the schema. Users' schemas allow fields that later versions
/// add; here a field that the schema does not describe is a fault.
pub fn faults(schema: &Value, answer: &Value) -> Vec<String> {
    let mut strict = schema.clone();
    let mut parts = BTreeSet::new();
    collect(schema, &mut parts);
    close(&mut strict, "", &parts);
    let validator = jsonschema::validator_for(&strict).unwrap();
    validator
        .iter_errors(answer)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect()
}

const TOGETHER: [&str; 3] = ["allOf", "anyOf", "oneOf"];

/// Whether the schema describes an object of which other schemas describe a part.
fn composed(fields: &Map<String, Value>) -> bool {
    fields.contains_key("properties")
        && (fields.contains_key("$ref") || TOGETHER.iter().any(|key| fields.contains_key(*key)))
}

/// The definitions that are parts of larger objects, which have further fields.
fn collect(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            if composed(fields) {
                let listed = TOGETHER
                    .iter()
                    .filter_map(|key| fields.get(*key)?.as_array());
                let parts = listed.flatten().filter_map(|part| part.get("$ref"));
                for part in parts.chain(fields.get("$ref")) {
                    found.extend(part.as_str().map(str::to_owned));
                }
            }
            fields.values().for_each(|value| collect(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, found)),
        _ => {}
    }
}

/// Lets no object have fields that are not described; a part of a larger one may have others.
fn close(schema: &mut Value, path: &str, parts: &BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            let whole = !parts.contains(path) && path != "part";
            let composed = composed(fields);
            if composed && whole {
                fields.insert("unevaluatedProperties".into(), false.into());
            } else if fields.get("properties").is_some_and(Value::is_object)
                && fields.contains_key("type")
                && !fields.contains_key("additionalProperties")
                && whole
            {
                fields.insert("additionalProperties".into(), false.into());
            }
            for (name, value) in fields {
                let below = match (path, name.as_str()) {
                    ("", "$defs") => "#/$defs".to_owned(),
                    ("#/$defs", name) => format!("#/$defs/{name}"),
                    (_, name) if composed && TOGETHER.contains(&name) => "part".to_owned(),
                    _ => "-".to_owned(),
                };
                close(value, &below, parts);
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| close(value, path, parts)),
        _ => {}
    }
}
