//! `adjourn print`.

use std::path::PathBuf;

use crate::cli::output::Target;
use crate::cli::{Common, Exit, Failure};
use crate::render::adjourn as pages;

use super::files;

/// Print the envelope's face, or the resumption sheet, with a board. Never the sealed move.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki adjourn print --envelope game.json
  shashki adjourn print --envelope game.json --resumption --format html -o sheet.html

Exit codes: 0 printed, 2 could not answer.")]
pub(super) struct PrintArgs {
    /// The public envelope
    #[arg(long, value_name = "FILE")]
    envelope: PathBuf,
    /// The resumption sheet instead of the envelope's face
    #[arg(long)]
    resumption: bool,
    /// How to lay it out
    #[arg(long, value_enum, default_value = "text")]
    format: PageFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum PageFormat {
    /// For a terminal or a plain printer.
    Text,
    /// One self-contained page for a browser's print.
    Html,
}

pub(super) fn print(args: &PrintArgs, common: &Common) -> Result<Exit, Failure> {
    let envelope = files::envelope(&args.envelope, common)?;
    let language = common.language();
    let target = Target::sparing(common, &[&args.envelope])?;
    let page = match (args.format, args.resumption) {
        (PageFormat::Text, false) => pages::face(&envelope, language),
        (PageFormat::Text, true) => pages::resumption_sheet(&envelope, language),
        (PageFormat::Html, false) => pages::face_html(&envelope, language),
        (PageFormat::Html, true) => pages::resumption_html(&envelope, language),
    };
    target.write(page.as_bytes())?;
    Ok(Exit::Clean)
}
