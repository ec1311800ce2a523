//! `shashki explain`.

use clap::ValueEnum;

use crate::render::{Refusal, envelope, explain};

use super::output::Target;
use super::{Common, Exit, Failure};

/// How the answer is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// What a finding or an article means.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki explain                     every finding
  shashki explain --rules draft2002   every article of a rulebook
  shashki explain M003                a finding, by code or name
  shashki explain 1.5.3               an article of the default rulebook
  shashki explain codex 3.12.5        an article of another one
  shashki explain 3.15                the articles of a chapter
  shashki explain three-kings         a row of the draw table
  shashki explain pieces=side         a reading that the text leaves open

Exit codes: 0 explained, 2 nothing has this name (the nearest are offered).")]
pub struct Args {
    /// A code or its name, an article (with its rulebook before it), a row, a reading
    #[arg(value_name = "CODE|ARTICLE")]
    asked: Vec<String>,
    /// Layout of the answer
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs the command.
///
/// # Errors
/// [`Failure::Usage`] if nothing has the name that was asked for.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    let language = common.language();
    let asked = args.asked.join(" ");
    let (explanation, list) = match (asked.trim(), common.rules) {
        ("", None) => (explain::all_codes(), true),
        ("", Some(book)) => (explain::all_articles(book), true),
        (asked, book) => {
            let found = explain::look_up(asked, book);
            let known = found.map_err(|unknown| Failure::Usage(refusal(&unknown)))?;
            (known, false)
        }
    };
    let target = Target::open(common)?;
    let answer = match args.format {
        Format::Json => {
            let mut json = serde_json::to_string_pretty(&envelope("explain", &explanation)?)?;
            json.push('\n');
            json
        }
        Format::Text if list => explain::list_text(&explanation, language),
        Format::Text => explain::text(&explanation, language),
    };
    target.write(answer.as_bytes())?;
    Ok(Exit::Clean)
}

fn refusal(unknown: &explain::Unknown) -> Refusal {
    if unknown.nearest.is_empty() {
        Refusal::new("explain-unknown").with("asked", &unknown.asked)
    } else {
        Refusal::new("explain-nearest")
            .with("asked", &unknown.asked)
            .with("near", unknown.nearest.join(", "))
    }
}
