//! `shashki event show`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::super::event_input::load;
use super::{Common, Exit, Failure, Rounds, Target};
use crate::event::check;
use crate::render::{self, Language, Refusal};
use crate::report::Shown;

/// Show an event: its settings, its list, its rounds.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Any file of an event is read: ours, TRF16, TRF26.

Examples:
  shashki event show cup.json                 the list and the last round
  shashki event show cup.json --round 2
  shashki event show cup.json --all
  shashki event show cup.json --format html -o cup.html

Exit codes: 0 done, 2 unreadable.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// Which rounds [default: the last paired]
    #[arg(long = "round", value_name = "LIST")]
    rounds: Option<Rounds>,
    /// All rounds
    #[arg(long, conflicts_with = "rounds")]
    all: bool,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Text.
    Text,
    /// JSON.
    Json,
    /// The list as CSV; with --round the boards of one round.
    Csv,
    /// Markdown.
    Md,
    /// A page to print.
    Html,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[&args.event])?;
    let loaded = load(&args.event, common)?;
    let event = loaded.event;
    let last = event.rounds.len() as u32;
    let rounds: Vec<u32> = match &args.rounds {
        Some(rounds) => rounds.0.clone(),
        None if args.all => (1..=last).collect(),
        None => vec![last],
    };
    if let (Some(_), Some(round)) = (&args.rounds, rounds.iter().find(|round| **round > last)) {
        return Err(Failure::Usage(
            Refusal::new("event-round-not-paired")
                .with("round", round)
                .with("last", last),
        ));
    }
    let mut report = Shown::new(&event, &rounds);
    let language = common.language();
    for finding in &check::oddities(&event) {
        // A report (TRF) has told some of it already, with line and column.
        let told = loaded.findings.iter().any(|told| told.code == finding.code);
        if args.format != Format::Json && !told {
            common.message(&render::found_line(finding, language));
        }
        report.findings.push(render::found(finding, language));
    }
    let text = match args.format {
        Format::Text => render::event::shown(&report, language).text(),
        Format::Md => render::event::shown(&report, language).markdown(),
        Format::Html => render::event::shown(&report, language).html(language),
        Format::Json => render::document("event", &report)?,
        Format::Csv => match (&args.rounds, report.rounds.as_slice()) {
            // A table for programs: English whatever the language.
            (Some(_), [round]) => render::event::round(round, Language::English).csv(),
            (Some(_), _) => {
                return Err(Failure::Usage(Refusal::new("event-csv-one-round")));
            }
            (None, _) => render::event::list(&report.units, Language::English, true).csv(),
        },
    };
    target.write(text.as_bytes())?;
    Ok(Exit::Clean)
}
