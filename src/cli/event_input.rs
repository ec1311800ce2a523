//! Events from files, told apart by content: our JSON, tables of results as JSON, TRF16, TRF26.

use std::path::Path;

use crate::event::trf::{self, Dialect};
use crate::event::{self, Event, ReadError};
use crate::finding::{Finding, Severity};
use crate::render::{Refusal, Told};

use super::{Common, Failure, input};

/// What kind of file an event came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Our own event file.
    Event,
    /// A table of results as JSON.
    Tournament,
    /// TRF16.
    Trf16,
    /// TRF26.
    Trf26,
}

/// An event as it was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The event.
    pub event: Event,
    /// What the file was.
    pub source: Source,
    /// What was found in it that did not keep it from being read.
    pub findings: Vec<Finding>,
}

/// Reads an event from `path` (`-`: standard input). Warnings go to stderr.
///
/// # Errors
/// [`Failure::Read`] if the file cannot be read, [`Failure::Malformed`] with the places of what is
/// wrong in it.
pub fn load(path: &Path, common: &Common) -> Result<Loaded, Failure> {
    from_bytes(path, &input::read(path, common)?, common)
}

/// Reads an event from the bytes of `path`. Warnings go to stderr.
///
/// # Errors
/// As [`load`].
pub(super) fn from_bytes(path: &Path, bytes: &[u8], common: &Common) -> Result<Loaded, Failure> {
    let loaded = read(path, bytes)?;
    for finding in &loaded.findings {
        if finding.severity > Severity::Information {
            common.message(&told(path, finding).told(common.language()));
        }
    }
    Ok(loaded)
}

/// Reads an event from the bytes of `path`; who asks tells the findings.
///
/// # Errors
/// As [`load`].
pub(super) fn read(path: &Path, bytes: &[u8]) -> Result<Loaded, Failure> {
    let fail = |error: ReadError| malformed(path, &error);
    let decoded = event::text::decode(bytes);
    let text = &*decoded.text;
    let mut findings = Vec::from_iter(decoded.guessed());
    let begin = text.trim_start();
    let (event, source) = if let Some(inside) = begin.strip_prefix('[') {
        let tag = inside.trim_start().starts_with(char::is_alphabetic);
        return Err(fail(if tag {
            ReadError::GameRecord
        } else {
            ReadError::List
        }));
    } else if begin.starts_with('{') {
        match shape(text) {
            Shape::Event => {
                let event = event::file::read(text).map_err(fail)?;
                findings.extend(trf::not_applied(&event));
                (event, Source::Event)
            }
            Shape::Tournament => {
                let (event, remarks) = event::tournament::read(text).map_err(fail)?;
                findings.extend(remarks);
                (event, Source::Tournament)
            }
            Shape::Other => return Err(fail(ReadError::Unknown)),
        }
    } else if text.trim().is_empty() {
        return Err(fail(ReadError::Empty));
    } else if trf::is_trf(text) {
        let read = trf::read(text).map_err(fail)?;
        findings.extend(read.findings);
        let source = match read.dialect {
            Dialect::Trf16 => Source::Trf16,
            Dialect::Trf26 => Source::Trf26,
        };
        (read.event, source)
    } else {
        return Err(fail(ReadError::Unknown));
    };
    Ok(Loaded {
        event,
        source,
        findings,
    })
}

/// What a JSON object claims to be.
enum Shape {
    Event,
    Tournament,
    Other,
}

/// An event file has `format` or a regulation, a table of results has players.
fn shape(text: &str) -> Shape {
    #[derive(serde::Deserialize)]
    struct Head {
        format: Option<serde::de::IgnoredAny>,
        regulation: Option<serde::de::IgnoredAny>,
        players: Option<serde::de::IgnoredAny>,
    }
    // As this program writes it: no need to read on.
    let first = text.trim_start().trim_start_matches('{').trim_start();
    if first.starts_with("\"format\"") {
        return Shape::Event;
    }
    match serde_json::from_str::<Head>(text) {
        Ok(head) if head.format.is_some() || head.regulation.is_some() => Shape::Event,
        Ok(head) if head.players.is_some() => Shape::Tournament,
        Ok(_) => Shape::Other,
        // What is wrong in it is told by the reader.
        Err(_) if text.contains("\"format\"") => Shape::Event,
        Err(_) => Shape::Tournament,
    }
}

/// The failure that tells why a file is no event, with every fault and its place.
pub(super) fn malformed(path: &Path, error: &ReadError) -> Failure {
    match error {
        ReadError::Faults(faults) => {
            let lines = faults.iter().map(|finding| told(path, finding)).collect();
            Failure::Malformed(Refusal::new("faults-told").lines("lines", lines))
        }
        error => Failure::in_file(path.display(), error),
    }
}

/// That a format can hold the event of `path` at all.
///
/// # Errors
/// [`Failure::Malformed`] if one of the findings is an error: nothing is written then.
pub(super) fn writable(path: &Path, lost: &[Finding]) -> Result<(), Failure> {
    let errors = lost.iter().filter(|lost| lost.severity == Severity::Error);
    let errors: Vec<Finding> = errors.cloned().collect();
    match errors.is_empty() {
        true => Ok(()),
        false => Err(malformed(path, &ReadError::Faults(errors))),
    }
}

/// One finding on a line: severity, unless it is an error, then file, place, message and code.
pub(super) fn told(path: &Path, finding: &Finding) -> Refusal {
    let place = match (&finding.place.path, finding.place.line) {
        (Some(path), _) => format!(": {path}"),
        (None, Some(line)) => match finding.place.column {
            Some(column) => format!(":{line}:{column}"),
            None => format!(":{line}"),
        },
        (None, None) => String::new(),
    };
    let place = format!("{}{place}", path.display());
    let code = finding.code.id;
    match finding.severity {
        Severity::Error => Refusal::new("fault-at")
            .with("place", place)
            .finding("finding", finding)
            .with("code", code),
        Severity::Warning => Refusal::new("warning-at")
            .with("place", place)
            .finding("finding", finding)
            .with("code", code),
        Severity::Information => Refusal::new("information-at")
            .with("place", place)
            .finding("finding", finding)
            .with("code", code),
    }
}
