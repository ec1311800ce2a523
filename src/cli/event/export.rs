//! `shashki event export`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::super::event_input::{load, writable};
use super::{Common, Exit, Failure, Target};
use crate::event::trf::{self, Dialect};
use crate::event::{csv, file};
use crate::render;
use crate::report::Shown;
use crate::tiebreak::{Criterion, Question, Table};

/// Write an event in another format.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
What the format has no place for is said on standard error.

Examples:
  shashki event export cup.json --format trf16 -o cup.trf
  shashki event export cup.json --format csv > crosstable.csv
  shashki event export cup.trf --format json -o cup.json

Exit codes: 0 done, 2 unreadable.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// The format
    #[arg(long, value_enum)]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Tournament report file of 2016.
    Trf16,
    /// Tournament report file of 2026.
    Trf26,
    /// Crosstable with a cell such as 12w1 per round.
    Csv,
    /// The event file.
    Json,
    /// A page to print, with all rounds.
    Html,
    /// Markdown, with all rounds.
    Md,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[&args.event])?;
    let event = load(&args.event, common)?.event;
    let language = common.language();
    let sheet = || {
        let rounds: Vec<u32> = event.rounds.iter().map(|round| round.number).collect();
        render::event::shown(&Shown::new(&event, &rounds), language)
    };
    let (text, lost) = match args.format {
        Format::Trf16 | Format::Trf26 => {
            let dialect = match args.format {
                Format::Trf16 => Dialect::Trf16,
                _ => Dialect::Trf26,
            };
            // A tie-break that is not offered leaves the places to the others, as `tiebreak` does.
            let ids = event.regulation.tie_breaks.iter();
            let named: Vec<Criterion> = ids.filter_map(|id| id.parse().ok()).collect();
            let table = Table::new(&event, &named, &Question::default());
            let written = trf::write_placed(&event, dialect, &table.places());
            writable(&args.event, &written.lost)?;
            (written.text, written.lost)
        }
        Format::Csv => {
            let written = csv::write(&event);
            (render::event::cells(&written.rows), written.lost)
        }
        Format::Json => (file::write(&event)?, Vec::new()),
        Format::Html => (sheet().html(language), Vec::new()),
        Format::Md => (sheet().markdown(), Vec::new()),
    };
    for finding in &lost {
        common.message(&render::found_line(finding, language));
    }
    target.write(text.as_bytes())?;
    Ok(Exit::Clean)
}
