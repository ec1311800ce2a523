//! `shashki pair-round`.

mod answer;
mod check;
mod plan;
mod repair;
mod simulate;
mod stage;
mod what_if;

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::event::{Event, FirstColour, Number, System};
use crate::pairing::PairError;
use crate::render::Refusal;
use crate::render::pairing::{self as sheets, Look};

use super::event_input::{self, Source};
use super::event_store;
use super::output::Target;
use super::{Common, Exit, Failure};

/// Pair the next round of an event, check or explain pairings.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Without --write nothing is changed. EVENT is an event file, TRF16 or TRF26; only an event file
can be written to. Lots can be repeated with sha256sum and the printed seed.

Examples:
  shashki pair-round cup.json                       the next round, as a sheet
  shashki pair-round cup.json --write               the same, put into the event file
  shashki pair-round cup.json --all --write         every round of a round robin
  shashki pair-round cup.json --round 3 --explain   why round 3 is what it is
  shashki pair-round cup.json --check               pair every past round again and compare
  shashki pair-round open.trf --system swiss-rating --format json
  shashki pair-round open.json --what-if 3-7        may 3 and 7 meet, and what of the rest?
  shashki pair-round open.json --repair --write     somebody left after the round was published
  shashki pair-round --simulate 100 --system swiss-solkoff --seed abc

Exit codes: 0 paired, 1 no legal pairing or --check found differences, 2 could not answer.")]
pub struct Args {
    /// Event file, TRF16 or TRF26; - is standard input
    #[arg(value_name = "EVENT")]
    event: Option<PathBuf>,
    /// Round to pair, from what was known before it [default: the next]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    round: Option<u32>,
    /// Pair all rounds that are left, where they do not depend on results
    #[arg(long, conflicts_with = "round")]
    all: bool,
    /// Put the round into the event file
    #[arg(long)]
    write: bool,
    /// Who writes, for the event's log
    #[arg(long, value_name = "NAME", env = "SHASHKI_BY", hide_env_values = true)]
    by: Option<String>,
    /// System: round-robin, swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz,
    /// swiss-dutch, scheveningen, knock-out, match [default: the event's]
    #[arg(long, value_name = "SYSTEM")]
    system: Option<System>,
    /// Seed of the lots [default: the event's, else 128 random bits]
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    /// Colour of the higher player of board 1 in round 1: white, black or lot [default: the event's]
    #[arg(long, value_name = "COLOUR", alias = "first-color")]
    first_colour: Option<FirstColour>,
    /// A pair that must meet, for example 3-7 (may be given several times)
    #[arg(long, value_name = "A-B", value_parser = pair_of_numbers)]
    force: Vec<(Number, Number)>,
    /// Cycles of a round robin or a Scheveningen
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=99))]
    cycles: Option<u32>,
    /// Table of a round robin: berger, halves, or a file with a line of pairs for each round
    #[arg(long, value_name = "TABLE")]
    table: Option<String>,
    /// Order of the rounds of a round robin: table, lot (all at once), lot-by-round
    #[arg(long, value_name = "ORDER")]
    order: Option<String>,
    /// Exchange the last two rounds of every cycle but the last
    #[arg(long)]
    swap_last_rounds: bool,
    /// Say for every pair why
    #[arg(long)]
    explain: bool,
    /// Pair every past round again and report where the event differs
    #[arg(long, conflicts_with_all = ["round", "all", "write", "force"])]
    check: bool,
    /// Make the round again after changes, keeping as many published pairs as possible
    #[arg(long, conflicts_with_all = ["all", "check"])]
    repair: bool,
    /// Say what would follow if these two were paired, for example 3-7
    #[arg(long, value_name = "A-B", value_parser = pair_of_numbers, conflicts_with_all = ["all", "check", "repair", "write"])]
    what_if: Option<(Number, Number)>,
    /// Generate and pair this many random tournaments of the system
    #[arg(long, value_name = "N", conflicts_with_all = ["round", "all", "write", "check", "repair", "what_if", "force"])]
    simulate: Option<u32>,
    /// With --simulate: this many players [default: 5 to 200]
    #[arg(long, value_name = "N", requires = "simulate", value_parser = clap::value_parser!(u32).range(2..=20_000))]
    players: Option<u32>,
    /// With --simulate: this many rounds [default: 5 to 11]
    #[arg(long, value_name = "N", requires = "simulate", value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: Option<u32>,
    /// With --simulate: put the events into this folder, a file each (made where there is none)
    #[arg(long, value_name = "FOLDER", requires = "simulate")]
    events_to: Option<PathBuf>,
    /// Format of the answer
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Formats of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A sheet.
    Text,
    /// For scripts.
    Json,
    /// For spreadsheets.
    Csv,
    /// Markdown.
    Md,
    /// A printable page.
    Html,
}

/// Reads `3-7`.
fn pair_of_numbers(text: &str) -> Result<(Number, Number), Refusal> {
    let fail = || Refusal::new("not-a-pair").with("text", text);
    let (one, other) = text.split_once(['-', '–', ':']).ok_or_else(fail)?;
    let number = |text: &str| {
        let number: u32 = text.trim().parse().map_err(|_| fail())?;
        if number == 0 {
            Err(fail())
        } else {
            Ok(Number(number))
        }
    };
    Ok((number(one)?, number(other)?))
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    let read: Vec<&Path> = args.event.iter().map(PathBuf::as_path).collect();
    let target = Target::sparing(common, &read)?;
    if args.simulate.is_some() {
        return simulate::run(&args, common, target);
    }
    let path = match &args.event {
        Some(path) => path.clone(),
        None if !std::io::stdin().is_terminal() => PathBuf::from("-"),
        None => {
            return Err(Failure::Usage(Refusal::new("no-event-named")));
        }
    };
    if args.write && path.as_os_str() == "-" {
        return Err(Failure::Usage(Refusal::new("write-needs-file")));
    }
    if args.write && !args.repair {
        let made = event_store::update(&path, common, |event| {
            plan::pair(&args, &path, event, common)
        })?;
        return answer::give(&args, &made, common, target);
    }
    let loaded = event_input::load(&path, common)?;
    let mut event = loaded.event;
    if loaded.source != Source::Event {
        // Numbers of a foreign file are its starting numbers.
        event.numbers_fixed = true;
        if args.write {
            return Err(Failure::Usage(
                Refusal::new("write-needs-event-file").with("path", path.display()),
            ));
        }
    }
    if args.check {
        plan::apply(&args, &mut event, common)?;
        return check::run(
            &args,
            &event,
            loaded.source == Source::Event,
            common,
            target,
        );
    }
    if args.repair {
        return repair::run(&args, &path, event, common, target);
    }
    if let Some(pair) = args.what_if {
        plan::apply(&args, &mut event, common)?;
        return what_if::run(&args, &event, pair, common, target);
    }
    let made = plan::pair(&args, &path, &mut event, common)?;
    answer::give(&args, &made, common, target)
}

/// How sheets look in this run.
fn look(args: &Args, common: &Common) -> Look {
    let on_terminal = common.output.is_none() && std::io::stdout().is_terminal();
    Look {
        language: common.language(),
        width: (args.format == Format::Text && on_terminal)
            .then(|| comfy_table::Table::new().width())
            .flatten(),
        quiet: common.quiet,
        explain: args.explain,
    }
}

/// The failure of a question that could not be answered.
fn failure(event: &Event, error: &PairError) -> Failure {
    Failure::Malformed(sheets::error(event, error))
}
