//! `shashki event log`.

use std::path::PathBuf;

use super::super::event_input::load;
use super::{AnswerFormat, Common, Exit, Failure, Target};
use crate::render;
use crate::report;

/// Who changed what when.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  shashki event log cup.json

Exit codes: 0 done, 2 unreadable.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: AnswerFormat,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[&args.event])?;
    let event = load(&args.event, common)?.event;
    let language = common.language();
    let report = report::Log::new(&event, |change| render::event::change(change, language));
    let text = match args.format {
        AnswerFormat::Text => render::event::log(&report),
        AnswerFormat::Json => render::document("event", &report)?,
    };
    target.write(text.as_bytes())?;
    Ok(Exit::Clean)
}
