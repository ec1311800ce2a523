//! The command line: one thin file per command, each read → model → one domain call → report →
//! render → exit.

mod adjourn;
mod batches;
mod clock_check;
mod common;
mod event;
mod event_input;
mod event_store;
mod exit;
mod explain;
mod hidden;
mod input;
mod output;
mod pair_round;
mod tiebreak;
mod usage;
mod validate_game;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

pub use common::Common;
pub use exit::{Exit, Failure};

/// A toolkit for draughts arbiters: game checks, pairings, standings, clocks, adjournments.
#[derive(Debug, Parser)]
#[command(name = "shashki", version, about, propagate_version = true)]
#[command(after_help = "\
Examples:
  shashki validate-game games.pdn
  shashki event new cup.json --name 'City Cup' --system swiss-rating
  shashki pair-round cup.json --write
  shashki tiebreak cup.json --format html -o standings.html
  shashki clock-check games.pdn --control ru64-45
  shashki explain 1.5.3

Exit codes: 0 clean, 1 answered and something is wrong, 2 could not answer.")]
pub struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    ValidateGame(validate_game::Args),
    PairRound(pair_round::Args),
    Tiebreak(tiebreak::Args),
    Adjourn(adjourn::Args),
    ClockCheck(clock_check::Args),
    Event(event::Args),
    Explain(explain::Args),
    #[command(hide = true)]
    Perft(hidden::PerftArgs),
    #[command(hide = true)]
    Completions(hidden::CompletionsArgs),
    #[command(hide = true)]
    Man(hidden::ManArgs),
}

/// The command-line grammar, for completions and the manual page.
pub fn grammar() -> clap::Command {
    Cli::command()
}

/// Runs the command line of this process.
pub fn run() -> ExitCode {
    let arguments = event::shielded(std::env::args_os().collect());
    let cli = match Cli::try_parse_from(&arguments) {
        Ok(cli) => cli,
        Err(error) => return exit::of_usage(&error, usage::language(&arguments)).into(),
    };
    let common = &cli.common;
    common.apply_colour();
    let answer = match cli.command {
        Command::ValidateGame(args) => validate_game::run(args, common),
        Command::PairRound(args) => pair_round::run(args, common),
        Command::Tiebreak(args) => tiebreak::run(args, common),
        Command::Adjourn(args) => adjourn::run(args, common),
        Command::ClockCheck(args) => clock_check::run(args, common),
        Command::Event(args) => event::run(args, common),
        Command::Explain(args) => explain::run(args, common),
        Command::Perft(args) => hidden::perft(args, common),
        Command::Completions(args) => hidden::completions(&args, common),
        Command::Man(args) => hidden::man(&args, common),
    };
    match answer {
        Ok(exit) => exit.into(),
        Err(failure) => failure.report(common).into(),
    }
}
