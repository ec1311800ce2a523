//! Exit codes and the failures that lead to the last of them.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::render::safe;

use super::Common;

/// How a command ended. Turned into a number once, in `main`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Clean.
    Clean,
    /// Answered, and something is wrong: a finding of severity error stands.
    Wrong,
    /// Could not answer: usage, unreadable or malformed input.
    NoAnswer,
}

impl Exit {
    /// `Wrong` if `wrong`, else `Clean`.
    pub fn wrong_if(wrong: bool) -> Exit {
        if wrong { Exit::Wrong } else { Exit::Clean }
    }

    pub(super) fn from_usage(error: &clap::Error) -> Exit {
        if error.use_stderr() {
            Exit::NoAnswer
        } else {
            Exit::Clean
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Clean => 0,
            Exit::Wrong => 1,
            Exit::NoAnswer => 2,
        })
    }
}

/// Why a command could not answer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file could not be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file could not be written; the earlier version, if any, is untouched.
    #[error("{}: cannot be written: {source}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Standard output or input failed.
    #[error("{0}")]
    Stream(#[from] io::Error),
    /// The command line asks for something that cannot be done; says what to do.
    #[error("{0}")]
    Usage(String),
    /// The input is malformed; the text names the place and what to do.
    #[error("{0}")]
    Malformed(String),
}

impl Failure {
    /// Says the failure on stderr and gives its exit: a closed pipe is clean.
    pub(super) fn report(&self, common: &Common) -> Exit {
        if let Failure::Stream(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            return Exit::Clean;
        }
        let text = self
            .to_string()
            .lines()
            .map(safe::terminal)
            .collect::<Vec<_>>()
            .join("\n");
        common.message(&format!("error: {text}"));
        Exit::NoAnswer
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Failure::Stream(error.into())
    }
}
