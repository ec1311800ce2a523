//! `KEY=VALUE`: what the organisers decided, and what the event is called.

mod closed;
mod lists;
mod read;
mod readings;
mod write;

use super::{Change, Refused};
use crate::event::Event;
use crate::finding::codes::event as codes;
use crate::finding::nearest;

pub use closed::{closed, stand};
pub use read::{all, get};
pub(in crate::event) use readings::{limit, limits_schema, reading, readings_schema};

/// Every key, for help and messages. `readings.NAME`, `limits.NAME` and `groups.NAME` stand for
/// any name.
pub const KEYS: [&str; 34] = [
    "name",
    "place",
    "federation",
    "start",
    "end",
    "arbiter",
    "deputies",
    "seed",
    "game",
    "rulebook",
    "edition",
    "system",
    "rounds",
    "scoring",
    "bye",
    "bye-boards",
    "other-scores",
    "tie-breaks",
    "first-colour",
    "cycles",
    "micro-match",
    "boards",
    "pending",
    "forbidden",
    "forced",
    "groups-to-round",
    "time-control",
    "previous-stage",
    "stage-top",
    "stage-by-group",
    "stage-carry-over",
    "readings.NAME",
    "limits.NAME",
    "groups.NAME",
];

/// Sets a key: `key=value`, `key=` takes the value away, `key+=value` adds to a list.
///
/// # Errors
/// [`Refused`] if there is no such key, the value does not fit it, or what it decides cannot be
/// changed any more.
pub fn set(event: &mut Event, text: &str) -> Result<Option<Change>, Refused> {
    let Some((key, value)) = text.split_once('=') else {
        return Err(unknown(text));
    };
    let (key, more) = match key.strip_suffix('+') {
        Some(key) => (key, true),
        None => (key, false),
    };
    // The name of a group is the organisers' own.
    let key = match key.trim().split_once('.') {
        Some((family, name)) if family.eq_ignore_ascii_case("groups") => format!("groups.{name}"),
        _ => key.trim().replace('_', "-").to_lowercase(),
    };
    let value = value.trim();
    if value.contains(char::is_control) {
        return Err(Refused::new(codes::TEXT_NOT_ALLOWED));
    }
    let from = get(event, &key)?;
    let before = (event.regulation.clone(), event.stage.clone());
    write::put(event, &key, value, more)?;
    let to = get(event, &key)?;
    if from == to {
        return Ok(None);
    }
    if let Err(refused) = closed(event, &key, &before.0) {
        (event.regulation, event.stage) = before;
        return Err(refused);
    }
    Ok(Some(Change::Set { key, from, to }))
}

/// The value of a setting as `event set` takes it; none where it is not set.
pub(super) fn text_of(event: &Event, key: &str) -> Option<String> {
    get(event, key).ok().flatten()
}

fn unknown(key: &str) -> Refused {
    unknown_name(key, KEYS.iter().map(|key| (*key).to_owned()).collect())
}

/// There is no `key` among those that are known.
fn unknown_name(key: &str, known: Vec<String>) -> Refused {
    let list = known.join(", ");
    Refused::new(codes::SETTING_UNKNOWN)
        .field("key", key)
        .field("nearest", nearest(key, known, 3))
        .field("known", list)
}

fn bad(key: &str, value: &str, expected: &str) -> Refused {
    Refused::new(codes::SETTING_BAD)
        .field("key", key)
        .field("value", value)
        .field("expected", expected)
}
