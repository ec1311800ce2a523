//! Errors of the event file.

use crate::event::change::Refused;
use crate::event::numbers::StartNumbersError;
use crate::event::{ParseFirstColourError, ParseResultError, ParseSystemError, ReadError};
use crate::render::Refusal;

use super::{Told, foreign};

impl Told for ParseSystemError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-system").with("text", &self.text)
    }
}

impl Told for ParseFirstColourError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-first-colour").with("text", &self.text)
    }
}

impl Told for ParseResultError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-result").with("text", &self.text)
    }
}

impl Told for StartNumbersError {
    fn refusal(&self) -> Refusal {
        match self {
            StartNumbersError::NoSeed => Refusal::new("numbers-no-seed"),
        }
    }
}

impl Told for Refused {
    fn refusal(&self) -> Refusal {
        Refusal::new("refused")
            .finding("finding", &self.0)
            .with("code", self.0.code.id)
    }
}

impl Told for ReadError {
    fn refusal(&self) -> Refusal {
        match self {
            ReadError::Json {
                path,
                line,
                column,
                message,
            } => {
                let place = if path.is_empty() {
                    Refusal::new("json-place")
                } else {
                    Refusal::new("json-path").with("path", path)
                };
                place
                    .with("line", line)
                    .with("column", column)
                    .because("why", &foreign::of(message))
            }
            ReadError::Empty => Refusal::new("file-empty"),
            ReadError::Unknown => Refusal::new("no-event"),
            ReadError::GameRecord => Refusal::new("game-record"),
            ReadError::List => Refusal::new("json-list"),
            ReadError::Faults(faults) => Refusal::new("faults").with("count", faults.len()),
        }
    }
}
