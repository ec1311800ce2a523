//! `shashki tiebreak`.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::event::{Edition, Event};
use crate::finding::codes::tiebreak as codes;
use crate::finding::{Finding, Severity};
use crate::render::{envelope, found};
use crate::report::cells::CellStyle;
use crate::report::standings::{Layout, standings};
use crate::tiebreak::{Criterion, Question, Table};

use super::event_input::{Loaded, Source, load};
use super::output::Target;
use super::{Common, Exit, Failure};

/// Standings, coefficients and crosstables of an event.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// The event: our event file, a table of results as JSON, TRF16 or TRF26; `-` is stdin
    #[arg(value_name = "EVENT")]
    event: PathBuf,
    /// Criteria after points, in order [default: the regulation's, then those of 3.15.3]
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    order: Vec<Criterion>,
    /// Standings after this round [default: the last one with a result]
    #[arg(long, value_name = "N")]
    after_round: Option<u32>,
    /// Rules for unplayed games [default: the event's]
    #[arg(long, value_name = "EDITION", value_enum)]
    edition: Option<EditionName>,
    /// Style of crosstable cells: da, chess-results, russian, toernooibase
    #[arg(long, value_name = "STYLE")]
    cells: Option<CellStyle>,
    /// Form of the answer
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: Format,
}

const HELP: &str = "\
Examples:
  shashki tiebreak open.json
  shashki tiebreak open.json --order buchholz,sonneborn-berger --explain
  shashki tiebreak open.trf --after-round 5 --format csv
  shashki tiebreak final.json --format html --lang ru --output final.html

Exit codes: 0 answered, 1 a finding of severity error stands, 2 could not answer.";

#[derive(Clone, Copy, Debug, ValueEnum)]
enum EditionName {
    Seed,
    Fide2009,
    Fide2024,
    Fide2026,
}

impl From<EditionName> for Edition {
    fn from(name: EditionName) -> Edition {
        match name {
            EditionName::Seed => Edition::Seed,
            EditionName::Fide2009 => Edition::Fide2009,
            EditionName::Fide2024 => Edition::Fide2024,
            EditionName::Fide2026 => Edition::Fide2026,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    let target = Target::open(common)?;
    let loaded = load(&args.event, common)?;
    let (named, unknown) = criteria(&loaded)?;
    let question = Question {
        after_round: args.after_round,
        edition: args.edition.map(Edition::from),
        order: (!args.order.is_empty()).then_some(args.order),
    };
    let mut table = Table::new(&loaded.event, &named, &question);
    table.findings.extend(unknown);
    let language = common.language();
    let layout = Layout {
        cells: args.cells.unwrap_or_default(),
    };
    let told = |finding: &Finding| found(finding, language);
    let report = standings(&table, &layout, &told);
    let bytes = match args.format {
        Format::Json | Format::Text => {
            let mut text = serde_json::to_string_pretty(&envelope("tiebreak", &report)?)?;
            text.push('\n');
            text.into_bytes()
        }
    };
    target.write(&bytes)?;
    let wrong = table.findings.iter().any(|f| f.severity == Severity::Error);
    Ok(Exit::wrong_if(wrong))
}

/// The criteria that the regulation names. Our own file is refused where it names an unknown one;
/// of a TRF file, which may name any of FIDE's, it is left out with a warning.
fn criteria(loaded: &Loaded) -> Result<(Vec<Criterion>, Vec<Finding>), Failure> {
    let event: &Event = &loaded.event;
    let mut named = Vec::new();
    let mut unknown = Vec::new();
    for (position, id) in event.regulation.tie_breaks.iter().enumerate() {
        match id.parse() {
            Ok(criterion) => named.push(criterion),
            Err(_) if matches!(loaded.source, Source::Trf16 | Source::Trf26) => {
                unknown
                    .push(Finding::new(codes::CRITERION_UNKNOWN).field("criterion", id.as_str()));
            }
            Err(error) => {
                return Err(Failure::Malformed(format!(
                    "regulation.tie_breaks[{position}]: {error}"
                )));
            }
        }
    }
    Ok((named, unknown))
}
