//! Named readings of the regulation.

use crate::event::change::Refused;

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
pub(super) fn reading(key: &str, name: &str, value: &str) -> Result<String, Refused> {
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
