//! Exit codes and the failures that lead to the last of them.

use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::render::{Language, Refusal, Told, safe};

use super::common::message;
use super::{Common, usage};

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
}

/// Says what the parser of arguments has to say, help or an error, in `language`.
pub(super) fn of_usage(error: &clap::Error, language: Language) -> Exit {
    let told = match language {
        Language::Russian if error.use_stderr() => usage::russian(error),
        _ => None,
    };
    if let Some(text) = told {
        message(&text);
        return Exit::NoAnswer;
    }
    let printed = error.print().and_then(|()| io::stdout().flush());
    match printed {
        _ if error.use_stderr() => Exit::NoAnswer,
        Ok(()) => Exit::Clean,
        // Help that could not be written is no help; a closed pipe has had enough of it.
        Err(failed) => Failure::Stream(failed).tell(language),
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
    Usage(Refusal),
    /// The input is malformed; the text names the place and what to do.
    #[error("{0}")]
    Malformed(Refusal),
}

impl Failure {
    /// Says the failure on stderr and gives its exit: a closed pipe is clean.
    pub(super) fn report(&self, common: &Common) -> Exit {
        self.tell(common.language())
    }

    fn tell(&self, language: Language) -> Exit {
        if let Failure::Stream(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            return Exit::Clean;
        }
        let text = Refusal::new("error").because("why", self).told(language);
        let lines: Vec<String> = text.lines().map(safe::terminal).collect();
        message(&lines.join("\n"));
        Exit::NoAnswer
    }

    /// A file that is malformed, and why.
    pub(super) fn in_file(file: impl fmt::Display, why: &impl Told) -> Failure {
        Failure::Malformed(
            Refusal::new("in-file")
                .with("file", file)
                .because("why", why),
        )
    }
}

impl Told for Failure {
    fn refusal(&self) -> Refusal {
        match self {
            Failure::Read { path, source } => Refusal::new("read")
                .with("path", path.display())
                .because("why", source),
            Failure::Write { path, source } => Refusal::new("write")
                .with("path", path.display())
                .because("why", source),
            Failure::Stream(error) => Refusal::new("stream").because("why", error),
            Failure::Usage(refusal) | Failure::Malformed(refusal) => refusal.clone(),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Failure::Stream(error.into())
    }
}
