//! The JSON promise: one envelope round every command's report.

use serde::Serialize;
use serde_json::{Value, json};

/// The envelope of every JSON answer: `{"schema":1,"tool":"shashki","version":…,"command":…,"report":…}`.
///
/// # Errors
/// If the report cannot be expressed as JSON (a map with keys that are not text).
pub fn envelope<T: Serialize>(command: &str, report: &T) -> serde_json::Result<Value> {
    Ok(json!({
        "schema": 1,
        "tool": "shashki",
        "version": env!("CARGO_PKG_VERSION"),
        "command": command,
        "report": serde_json::to_value(report)?,
    }))
}
