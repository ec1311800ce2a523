//! The JSON promise: one envelope round every command's report.

use serde::Serialize;
use serde_json::Value;

#[derive(Serialize)]
struct Envelope<'a, T> {
    schema: u32,
    tool: &'static str,
    version: &'static str,
    command: &'a str,
    report: &'a T,
}

fn round<'a, T>(command: &'a str, report: &'a T) -> Envelope<'a, T> {
    Envelope {
        schema: 1,
        tool: "shashki",
        version: env!("CARGO_PKG_VERSION"),
        command,
        report,
    }
}

/// The envelope of every JSON answer: `{"schema":1,"tool":"shashki","version":…,"command":…,"report":…}`.
///
/// # Errors
/// If the report cannot be expressed as JSON (a map with keys that are not text).
pub fn envelope<T: Serialize>(command: &str, report: &T) -> serde_json::Result<Value> {
    serde_json::to_value(round(command, report))
}

/// The same as text for people and programs, indented, with a newline at its end: for long reports,
/// which are not copied first.
///
/// # Errors
/// As [`envelope`].
pub fn document<T: Serialize>(command: &str, report: &T) -> serde_json::Result<String> {
    let mut text = serde_json::to_string_pretty(&round(command, report))?;
    text.push('\n');
    Ok(text)
}
