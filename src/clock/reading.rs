//! Readings of clocks as game records write them into comments.
//!
//! | written | meaning |
//! |---|---|
//! | `[%clk h:mm:ss]` | what the mover's clock shows after the move: time left |
//! | `[%emt h:mm:ss]` | time taken for this move |
//! | `[%egt h:mm:ss]` | time the mover has taken so far |
//! | `[%mct h:mm:ss]` | the mover's mechanical clock: time elapsed, or its dial's face |
//! | `[%clock w0:10:00 B0:09:00]` | both clocks, upper case for the one that runs; one time without a letter is the mover's |

use super::time::{self, Time, Written};
use crate::board::Colour;

/// One clock as `[%clock]` shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The time left on it.
    pub time: Time,
    /// Whether it is shown as running.
    pub running: bool,
}

/// What a reading says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The mover's time left (`%clk`, or `%clock` with one time and no letter).
    Remaining(Time),
    /// The time the mover took for this move (`%emt`).
    Thought(Time),
    /// The time the mover has taken so far (`%egt`).
    Taken(Time),
    /// The face of the mover's mechanical clock (`%mct`).
    Face(Time),
    /// Both clocks (`%clock`), White's and Black's, at least one of them.
    Both([Option<Shown>; 2]),
}

/// A reading of one half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The half-move after which it was taken, from 1.
    pub ply: u32,
    /// What it says.
    pub what: What,
    /// The unit of its last digit.
    pub unit: Time,
}

/// A clock command that says nothing that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadReading {
    /// The half-move it stands at.
    pub ply: u32,
    /// The command as written.
    pub text: String,
}

/// The clock commands in a comment after half-move `ply`; other commands and words are passed
/// over. `dial` says that `%mct` is a dial's face, where two numbers are hours and minutes.
pub fn read_comment(
    ply: u32,
    comment: &str,
    dial: bool,
    mut each: impl FnMut(Result<Reading, BadReading>),
) {
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        rest = &rest[start..];
        let (command, closed) = match rest.find(']') {
            Some(end) => (&rest[2..end], true),
            None => (&rest[2..], false),
        };
        let whole = if closed {
            &rest[..command.len() + 3]
        } else {
            rest
        };
        let (name, value) = command
            .split_once(|c: char| c.is_whitespace())
            .unwrap_or((command, ""));
        if let Some(read) = value_reader(name) {
            let found = if closed {
                read(value.trim(), dial)
            } else {
                None
            };
            each(match found {
                Some((what, unit)) => Ok(Reading { ply, what, unit }),
                None => Err(BadReading {
                    ply,
                    text: whole.chars().take(60).collect(),
                }),
            });
        }
        rest = &rest[whole.len()..];
    }
}

type ReadValue = fn(&str, bool) -> Option<(What, Time)>;

fn value_reader(name: &str) -> Option<ReadValue> {
    const READERS: [(&str, ReadValue); 5] = [
        ("clk", |value, _| {
            single(value).map(|w| (What::Remaining(w.time), w.unit))
        }),
        ("emt", |value, _| {
            elapsed(single(value)).map(|w| (What::Thought(w.time), w.unit))
        }),
        ("egt", |value, _| {
            elapsed(single(value)).map(|w| (What::Taken(w.time), w.unit))
        }),
        ("mct", |value, dial| {
            let read = if dial { time::read_dial } else { time::read };
            elapsed(read(value)).map(|w| (What::Face(w.time), w.unit))
        }),
        ("clock", |value, _| both(value)),
    ];
    READERS
        .into_iter()
        .find_map(|(known, read)| known.eq_ignore_ascii_case(name).then_some(read))
}

fn single(value: &str) -> Option<Written> {
    time::read(value)
}

/// Time that has passed cannot be below zero.
fn elapsed(written: Option<Written>) -> Option<Written> {
    written.filter(|written| !written.time.is_negative())
}

/// `w0:10:00 B0:09:00`, one of them, or one time without a letter.
fn both(value: &str) -> Option<(What, Time)> {
    if let Some(written) = time::read(value) {
        return Some((What::Remaining(written.time), written.unit));
    }
    let mut shown = [None; 2];
    let mut unit: Option<Time> = None;
    let mut rest = value.trim();
    while !rest.is_empty() {
        let letter = rest.chars().next()?;
        let (colour, running) = match letter {
            'w' => (Colour::White, false),
            'W' => (Colour::White, true),
            'b' => (Colour::Black, false),
            'B' => (Colour::Black, true),
            _ => return None,
        };
        let after = rest[1..].trim_start();
        // The times may follow each other without a space.
        let end = after
            .find(|c: char| c.is_whitespace() || c.is_ascii_alphabetic())
            .unwrap_or(after.len());
        let written = time::read(&after[..end])?;
        let slot = &mut shown[colour.index()];
        if slot.is_some() {
            return None;
        }
        *slot = Some(Shown {
            time: written.time,
            running,
        });
        unit = Some(unit.map_or(written.unit, |unit| unit.min(written.unit)));
        rest = after[end..].trim_start();
    }
    unit.map(|unit| (What::Both(shown), unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(comment: &str) -> Vec<Result<What, String>> {
        let mut found = Vec::new();
        read_comment(7, comment, false, |reading| {
            found.push(match reading {
                Ok(reading) => Ok(reading.what),
                Err(bad) => Err(bad.text),
            });
        });
        found
    }

    fn seconds(seconds: i64) -> Time {
        Time::from_seconds(seconds)
    }

    #[test]
    fn every_command_is_read() {
        assert_eq!(
            all("good [%clk 1:55:21] [%emt 0:00:42][%egt 1:25:42] [%eval 0.3] [%mct 0:04:39]"),
            [
                Ok(What::Remaining(seconds(6_921))),
                Ok(What::Thought(seconds(42))),
                Ok(What::Taken(seconds(5_142))),
                Ok(What::Face(seconds(279))),
            ]
        );
    }

    #[test]
    fn both_clocks() {
        let both = |white: Option<(i64, bool)>, black: Option<(i64, bool)>| {
            let shown = |side: Option<(i64, bool)>| {
                side.map(|(time, running)| Shown {
                    time: seconds(time),
                    running,
                })
            };
            Ok(What::Both([shown(white), shown(black)]))
        };
        assert_eq!(
            all("[%clock w0:10:00 B0:09:00]"),
            [both(Some((600, false)), Some((540, true)))]
        );
        assert_eq!(
            all("[%clock B0:09:00w0:10:00]"),
            [both(Some((600, false)), Some((540, true)))]
        );
        assert_eq!(all("[%clock W0:10:00]"), [both(Some((600, true)), None)]);
        assert_eq!(all("[%clock 0:10:00]"), [Ok(What::Remaining(seconds(600)))]);
    }

    #[test]
    fn what_is_no_reading_is_bad() {
        for bad in [
            "[%clk]",
            "[%clk 10 minutes]",
            "[%clk 1:75:00]",
            "[%clk 0:10:00",
            "[%emt -0:00:01]",
            "[%clock w0:10:00 w0:09:00]",
            "[%clock x0:10:00]",
            "[%clock]",
        ] {
            assert_eq!(all(bad), [Err(bad.to_owned())], "{bad}");
        }
        assert_eq!(all("no clock here [%cal Ga1b2] [% clk]"), []);
    }
}
