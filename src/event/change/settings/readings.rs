//! Named readings of the regulation, and limits of its draw rows.

use schemars::{Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::event::change::Refused;
use crate::finding::codes::event as codes;
use crate::rules::{GREATEST_LIMIT, RowName, parse_limit};

use super::{bad, unknown_name};

/// Every reading that some command knows, with its values; no values: free text that the command
/// itself reads (`team-totals=best-3`).
const READINGS: [(&str, &[&str]); 16] = [
    ("pieces", &["total", "side"]),
    ("moves", &["each", "all"]),
    ("main-road", &["run", "total"]),
    ("kings-only", &["outside", "always"]),
    ("own-count", &["row", "material"]),
    ("halves", &["fresh", "kept"]),
    ("solkoff-ties", &["ascending", "parity"]),
    ("bye", &["classification", "number"]),
    ("table", &["berger", "halves", "file"]),
    ("order", &["table", "lot", "lot-by-round"]),
    ("swap-last-rounds", &["no", "yes"]),
    ("bracket", &["seeded", "lot", "lot-by-round"]),
    ("stop", &["last-game", "decided"]),
    ("openings", &["round", "board"]),
    ("team-points", &["boards", "matches"]),
    ("team-totals", &[]),
];

/// The value of a reading, if there is such a reading and it has that value.
///
/// # Errors
/// [`Refused`] with the names or values that are known.
pub(in crate::event) fn reading(key: &str, name: &str, value: &str) -> Result<String, Refused> {
    let Some((_, values)) = READINGS.iter().find(|(known, _)| *known == name) else {
        let names = READINGS.iter().map(|(name, _)| format!("readings.{name}"));
        return Err(unknown_name(key, names.collect()));
    };
    if values.is_empty() || values.contains(&value) {
        Ok(value.to_owned())
    } else {
        Err(bad(key, value, &values.join(", ")))
    }
}

/// The readings and their values, for the schema of the event file.
pub(in crate::event) fn readings_schema(_: &mut SchemaGenerator) -> Schema {
    let known: Map<String, Value> = READINGS
        .iter()
        .map(|(name, values)| {
            let values = if values.is_empty() {
                json!({ "type": "string" })
            } else {
                json!({ "enum": values })
            };
            ((*name).to_owned(), values)
        })
        .collect();
    json_schema!({ "type": "object", "properties": known, "additionalProperties": false })
}

/// The rows of draw law and their limits, for the schema of the event file.
pub(in crate::event) fn limits_schema(_: &mut SchemaGenerator) -> Schema {
    let limit = json!({ "type": "integer", "minimum": 1, "maximum": GREATEST_LIMIT });
    let known: Map<String, Value> = RowName::ALL
        .iter()
        .map(|row| (row.id().to_owned(), limit.clone()))
        .collect();
    json_schema!({ "type": "object", "properties": known, "additionalProperties": false })
}

/// The limit of a draw row, if there is such a row and the number has a meaning.
///
/// # Errors
/// [`Refused`] with the rows or the numbers that are known.
pub(in crate::event) fn limit(
    key: &str,
    name: &str,
    value: &str,
) -> Result<(RowName, u32), Refused> {
    if name.parse::<RowName>().is_err() {
        let rows = RowName::ALL.iter().map(|row| format!("limits.{row}"));
        return Err(unknown_name(key, rows.collect()));
    }
    parse_limit(&format!("{name}={value}")).map_err(|_| match value.parse::<u32>() {
        Ok(number) => Refused::new(codes::VALUE_OUT_OF_RANGE)
            .field("value", number)
            .field("low", 1u32)
            .field("high", GREATEST_LIMIT),
        Err(_) => bad(key, value, &format!("1 … {GREATEST_LIMIT}")),
    })
}
