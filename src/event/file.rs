//! The event file: JSON with `format` and `version`, read strictly and written prettily.

use memchr::memmem;
use rayon::prelude::*;

use crate::finding::Finding;

use super::layout::Layout;
use super::{Event, LogEntry, check, matches};

/// Why a file is not an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// Not JSON, or JSON of another shape: a field unknown, missing or of a wrong type.
    #[error("line {line}, column {column}{}: {message}", at(path))]
    Json {
        /// Path of the value, empty for the whole file.
        path: String,
        /// Line, from 1.
        line: usize,
        /// Column in bytes, from 1.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// The file is empty.
    #[error("the file is empty")]
    Empty,
    /// None of the known formats.
    #[error(
        "this is no event: neither JSON of an event (`\"format\": \"shashki-event\"`), nor TRF, nor a table of results"
    )]
    Unknown,
    /// A game record.
    #[error(
        "this is a game record (PDN), not an event: `shashki validate-game` and `shashki clock-check` read those; an event is a file of `shashki event`, TRF, or a table of results"
    )]
    GameRecord,
    /// A JSON list.
    #[error(
        "line 1, column 1: this is a JSON list; an event is one object, with `\"format\": \"shashki-event\"`"
    )]
    List,
    /// The shape is right, what it says is not: every fault with its place.
    #[error("{} fault(s) in what the file says", .0.len())]
    Faults(Vec<Finding>),
}

fn at(path: &str) -> String {
    if path.is_empty() {
        String::new()
    } else {
        format!(", {path}")
    }
}

/// Reads any JSON shape, with the path of what does not fit.
pub(super) fn from_json<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, ReadError> {
    // Keeping track of the path costs more than the reading: only what does not fit pays for it.
    if let Ok(value) = serde_json::from_str(text) {
        return Ok(value);
    }
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let fail = |path: String, error: &serde_json::Error| {
        // The place is in fields of its own; serde repeats it at the end of the message.
        let message = error.to_string();
        let tail = format!(" at line {} column {}", error.line(), error.column());
        ReadError::Json {
            path: if path == "." { String::new() } else { path },
            line: error.line(),
            column: error.column(),
            message: message.strip_suffix(&tail).unwrap_or(&message).to_owned(),
        }
    };
    let value = serde_path_to_error::deserialize(&mut deserializer)
        .map_err(|error| fail(error.path().to_string(), error.inner()))?;
    deserializer
        .end()
        .map_err(|error| fail(String::new(), &error))?;
    Ok(value)
}

/// A file longer than this many bytes is read with its log beside the rest.
const LONG: usize = 1 << 18;

/// An event as this program writes it, its log read beside the rest, a line for each entry: of a long
/// event it is the larger part. `None` where the file is laid out otherwise or something in it does
/// not fit: reading it from its beginning tells what.
fn with_log_beside(text: &str) -> Option<Event> {
    const LOG: &str = ",\n  \"log\": [\n";
    let at = memmem::find(text.as_bytes(), LOG.as_bytes())?;
    let (rest, log) = (&text[..at], &text[at + LOG.len()..]);
    if memmem::find(rest.as_bytes(), b"\"log\"").is_some() {
        return None;
    }
    let inside = |text: &'_ str, last: char| Some(text.trim_end().strip_suffix(last)?.len());
    let log = &log[..inside(log, '}')?];
    let log = log[..inside(log, ']')?].trim_end();
    let lines: Vec<&str> = log.lines().collect();
    let (last, others) = lines.split_last()?;
    let (event, entries) = rayon::join(
        || serde_json::from_str::<Event>(&format!("{rest}\n}}")).ok(),
        || {
            let lines = others.par_iter().map(|line| line.strip_suffix(','));
            let lines = lines.chain(rayon::iter::once(Some(*last)));
            let entries = lines.map(|line| serde_json::from_str(line?).ok());
            entries.collect::<Option<Vec<LogEntry>>>()
        },
    );
    let log = entries?;
    Some(Event { log, ..event? })
}

/// Reads an event file: unknown fields are refused with their place, and what the file says must
/// hold together (numbers exist, nobody plays twice in a round, results are on the scale …). A pair
/// that states no result gets what its games make, once they are all there.
///
/// # Errors
/// [`ReadError::Json`] at the first thing that does not fit the format; [`ReadError::Faults`]
/// with everything that does not hold together.
pub fn read(text: &str) -> Result<Event, ReadError> {
    let long = text.len() > LONG;
    let mut event = match long.then(|| with_log_beside(text)).flatten() {
        Some(event) => event,
        None => from_json(text)?,
    };
    let faults = check::faults(&event);
    if faults.is_empty() {
        matches::settle(&mut event);
        Ok(event)
    } else {
        Err(ReadError::Faults(faults))
    }
}

/// The event as it is written: JSON with a line for every player, pair and log entry.
///
/// # Errors
/// None that an event can cause; serde's, passed on.
pub fn write(event: &Event) -> serde_json::Result<String> {
    let mut bytes = Vec::new();
    let mut serializer = serde_json::Serializer::with_formatter(&mut bytes, Layout::default());
    serde::Serialize::serialize(event, &mut serializer)?;
    bytes.push(b'\n');
    String::from_utf8(bytes).map_err(serde::ser::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"{
  "format": "shashki-event", "version": 1, "id": "e", "name": "E",
  "regulation": {"system": "round-robin"},
  "players": [{"number": 1, "id": "p1", "name": "Anna"}]
}"#;

    fn refused(text: &str) -> String {
        read(text).unwrap_err().to_string()
    }

    #[test]
    fn a_line_for_every_player() {
        let written = write(&read(SMALL).unwrap()).unwrap();
        assert!(
            written.contains("\n  \"players\": [\n    {\"number\": 1, \"id\": \"p1\", \"name\": \"Anna\"}\n  ],\n"),
            "{written}"
        );
    }

    #[test]
    fn reads_what_it_writes() {
        let event = read(SMALL).unwrap();
        assert_eq!(read(&write(&event).unwrap()), Ok(event));
    }

    fn with_log() -> (Event, String) {
        let mut event = read(SMALL).unwrap();
        for what in ["first", "said \"log\": [", "third"] {
            event.log.push(LogEntry {
                at: "2026-01-01T00:00:00Z".to_owned(),
                what: what.to_owned(),
                ..LogEntry::default()
            });
        }
        let written = write(&event).unwrap();
        (event, written)
    }

    #[test]
    fn the_log_is_read_beside_the_rest() {
        let (event, written) = with_log();
        assert_eq!(with_log_beside(&written), Some(event));
    }

    /// Whatever is not as it was written is read from the beginning, or refused there.
    #[test]
    fn other_layouts_are_read_from_the_beginning() {
        let (event, written) = with_log();
        let spread = written.replace("\"what\"", "\n\"what\"");
        let apart = written.replace("},\n    {\"at\"", "} ,\n    {\"at\"");
        for text in [&spread, &apart] {
            assert_ne!(*text, written);
            let beside = with_log_beside(text);
            assert!(beside.is_none_or(|beside| beside == event), "{text}");
            assert_eq!(read(text).as_ref(), Ok(&event), "{text}");
        }
        let second = written.replace("\"players\"", "\"log\": [], \"players\"");
        let inside = written.replace("\"players\"", "\"stage\": {\"players\"");
        let cut = written.replace("}\n  ]", "}\n  ");
        let comma = written.replace("}\n  ]", "},\n  ]");
        let field = written.replace("\"third\"", "\"third\", \"by\": 3");
        let behind = format!("{written} x");
        for text in [second, inside, cut, comma, field, behind] {
            assert_ne!(text, written);
            assert_eq!(with_log_beside(&text), None, "{text}");
            assert!(read(&text).is_err(), "{text}");
        }
    }

    #[test]
    fn unknown_fields_are_refused_with_their_place() {
        let text = refused(&SMALL.replace("\"name\": \"Anna\"", "\"nmae\": \"Anna\""));
        assert!(
            text.starts_with("line 4, column 46, players[0].nmae: unknown field `nmae`"),
            "{text}"
        );
        let text = refused(&SMALL.replace("round-robin", "round-robbing"));
        assert!(
            text.contains("regulation.system: unknown variant"),
            "{text}"
        );
        let text = refused(&SMALL.replace("\"version\": 1", "\"version\": 2"));
        assert!(text.contains("version 2 of the event format"), "{text}");
        assert!(refused("").contains("EOF"));
        assert!(refused(&format!("{SMALL} x")).contains("trailing characters"));
    }
}
