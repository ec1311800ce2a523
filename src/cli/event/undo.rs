//! `shashki event undo`.

use std::path::PathBuf;

use super::super::event_store::undo;
use super::{AnswerFormat, Common, Exit, Failure, Target};
use crate::finding::Severity;
use crate::render::{self, Told, severity};
use crate::report;

/// Go back to the version before (EVENT~); a second undo takes the first one back.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  shashki event undo cup.json

Exit codes: 0 done, 2 there is no version before.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: AnswerFormat,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[&args.event])?;
    let (before, after) = undo(&args.event, common)?;
    let language = common.language();
    let before = before.unwrap_or_else(|unreadable| {
        let why = unreadable.refusal().told(language);
        common.message(&format!("{}: {why}", severity(Severity::Warning, language)));
        // Of a log that cannot be read nothing can be said.
        after.clone()
    });
    let report = report::Undone::new(&args.event, &before, &after, |change| {
        render::event::change(change, language)
    });
    match args.format {
        AnswerFormat::Json => {
            target.write(render::document("event", &report)?.as_bytes())?;
        }
        AnswerFormat::Text if !common.quiet => {
            target.write(render::event::undone(&report, language).as_bytes())?;
        }
        AnswerFormat::Text => {}
    }
    Ok(Exit::Clean)
}
