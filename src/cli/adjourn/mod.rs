//! `shashki adjourn`: envelopes, sealed moves, resumption.

mod check;
mod clocks;
mod files;
mod open;
mod permit;
mod print;
mod record;
mod seal;
mod status;
mod verdict;

use clap::{Subcommand, ValueEnum};

use crate::adjourn::Envelope;
use crate::board::Colour;
use crate::clock::{Allowance, Control, ControlError, ParseTimeError, Time};
use crate::finding::{Book, Finding, Severity};
use crate::render::{self, Language};
use crate::report::Found;

use super::{Common, Exit, Failure};

/// Adjourned games: envelopes, sealed moves, resumption (3.10, 3.11, 3.12.2).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  echo 'c3-d4' | shashki adjourn seal --record game.pdn --control 70m/35+15m \\
      --white-clock 1:10:00 --black-clock 1:08:30 --session-left over --envelope game.json
  shashki adjourn check --envelope game.json --record game.pdn
  shashki adjourn open --envelope game.json --secret game.secret --present both

Exit codes: 0 clean; 1 refused, or a finding of severity error stands (a lost sealed move, an
envelope that does not match); 2 could not answer.")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Seal(seal::SealArgs),
    Reseal(seal::ResealArgs),
    Check(check::CheckArgs),
    Open(Box<open::OpenArgs>),
    Print(print::PrintArgs),
    Status(status::StatusArgs),
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    match args.command {
        Command::Seal(args) => seal::seal(&args, common),
        Command::Reseal(args) => seal::reseal(&args, common),
        Command::Check(args) => check::check(&args, common),
        Command::Open(args) => open::open(&args, common),
        Command::Print(args) => print::print(&args, common),
        Command::Status(args) => status::status(&args, common),
    }
}

/// How to answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    #[default]
    Text,
    /// For scripts.
    Json,
}

/// A side as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Side {
    White,
    Black,
}

impl From<Side> for Colour {
    fn from(side: Side) -> Colour {
        match side {
            Side::White => Colour::White,
            Side::Black => Colour::Black,
        }
    }
}

/// A time as written on the command line, in milliseconds. No clock of an adjourned game stands
/// below zero, nor has run for less than nothing.
fn milliseconds(text: &str) -> Result<i64, ParseTimeError> {
    let ms = text.parse::<Time>()?.millis();
    if ms < 0 {
        return Err(ParseTimeError {
            text: text.to_owned(),
        });
    }
    Ok(ms)
}

/// What a control gives: the increment before the first move, no time besides.
fn allowance(control: &Control) -> Allowance<'_> {
    Allowance {
        control,
        first_increment: true,
        extra: Time::ZERO,
    }
}

/// The control that stands on an envelope.
fn control_of(envelope: &Envelope) -> Result<Option<Control>, Failure> {
    let Some(text) = &envelope.control else {
        return Ok(None);
    };
    text.parse().map(Some).map_err(|error: ControlError| {
        Failure::Malformed(
            render::Refusal::new("envelope-control")
                .with("text", text)
                .because("why", &error),
        )
    })
}

/// The findings as a report tells them.
fn told(findings: &[Finding], language: Language) -> Vec<Found> {
    findings
        .iter()
        .map(|finding| render::found(finding, language))
        .collect()
}

/// `Wrong` if one of the findings is an error.
fn exit_of(findings: &[Finding]) -> Exit {
    Exit::wrong_if(
        findings
            .iter()
            .any(|finding| finding.severity == Severity::Error),
    )
}

/// The rulebook whose articles are cited, and the finding that it has none of its own.
fn book(common: &Common, otherwise: Book) -> (Book, Option<Finding>) {
    let book = common.rules.unwrap_or(otherwise);
    let finding = (book == Book::Draft2002).then(|| {
        Finding::new(crate::finding::codes::adjourn::NO_ADJOURNMENT_ARTICLES)
            .field("book", book.id())
    });
    (book, finding)
}

/// An answer as text, or as JSON in its envelope.
fn answer<T: serde::Serialize>(
    format: Format,
    command: &str,
    report: &T,
    text: impl FnOnce() -> String,
) -> Result<Vec<u8>, Failure> {
    Ok(match format {
        Format::Text => text().into_bytes(),
        Format::Json => {
            let mut bytes = serde_json::to_vec_pretty(&render::envelope(command, report)?)?;
            bytes.push(b'\n');
            bytes
        }
    })
}
