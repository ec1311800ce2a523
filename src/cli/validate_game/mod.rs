//! `shashki validate-game`.

mod ask;
mod openings;
mod sink;
mod stream;

use std::path::{Path, PathBuf};

use crate::notation::encoding::Encoding;

use super::output::spare;
use super::{Common, Exit, Failure, input};

const EXAMPLES: &str = "\
Examples:
  shashki validate-game games.pdn
  shashki validate-game --quiet --strict *.pdn
  shashki validate-game --format json games.pdn > report.json
  shashki validate-game --claim 45:threefold game.pdn
  shashki validate-game --opening cup.json round3.pdn
  shashki validate-game --normalize old.pdn > clean.pdn

Exit codes: 0 every game is sound, 1 a game has an error, 2 the input could not be read.";

/// What is said instead of the examples in Russian.
const HELP_RU: &str =
    "вызов: shashki validate-game ФАЙЛ…; подробнее: `shashki validate-game --help`";

/// How the answer is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// One JSON document
    Json,
    /// One JSON object per game, one on each line
    Jsonl,
    /// One line per game
    Csv,
    /// Markdown: a section per game with findings
    Md,
    /// One printable page: a section per game with findings
    Html,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// JUnit XML, for CI
    Junit,
    /// Workflow commands of GitHub Actions
    Github,
}

/// Check recorded games: legality, notation, draw rules, result.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game files; `-` is standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How the answer is written
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// Moves after a drawn end, and results against it, are errors
    #[arg(long)]
    strict: bool,
    /// Encoding of the files: utf-8, windows-1251, koi8-r, cp866, utf-16le, latin-1 … [default: guessed]
    #[arg(long, value_name = "NAME")]
    encoding: Option<Encoding>,
    /// Set a limit of the draw table, as kings-only=20 (may be repeated)
    #[arg(long, value_name = "NAME=N")]
    limit: Vec<String>,
    /// Choose a reading of the draw table, as pieces=side (may be repeated)
    #[arg(long, value_name = "NAME=VALUE")]
    reading: Vec<String>,
    /// Rule on a claim: 45:threefold by the opponent, 45w:threefold by the mover who wrote it
    #[arg(long, value_name = "PLY:KIND")]
    claim: Vec<String>,
    /// Show every draw counter half-move by half-move
    #[arg(long)]
    counters: bool,
    /// Read on past irregular moves as they were played (1.10.3)
    #[arg(long)]
    as_played: bool,
    /// Write the games as clean PDN 3.0; what was found goes to standard error
    #[arg(long, conflicts_with = "format")]
    normalize: bool,
    /// Every game must begin with this opening: moves, a position, a file with one or a list of them, or
    /// an event file, with the round and the board if the games do not name them: cup.json:2:5
    #[arg(long, value_name = "OPENING")]
    opening: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    let files = input::files(&args.files, [EXAMPLES, HELP_RU])?;
    let question = ask::question(&args, common)?;
    if !args.normalize {
        // Games may be made clean where they are; no report takes their place.
        let read: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
        spare(common, &read)?;
    }
    let sink = sink::Sink::open(&args, common)?;
    stream::run(&files, args.encoding, &question, sink, common)
}
