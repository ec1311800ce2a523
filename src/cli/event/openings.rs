//! `shashki event openings`.

use std::path::PathBuf;

use crate::event::change::openings;
use crate::event::text;

use super::super::input;
use super::{Common, Done, Exit, Failure, Rounds, Said, change, file_name, refused};

/// Draw openings from a list (3.6.4, 3.8.1, 3.18).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The list is a small PDN, or a table with a name and moves (or a position) on a line. It is kept in
the event file; from then on pair-round draws an opening for every round, or for every board. The
lot is the smallest SHA-256 of `seed LF event-id LF opening-ROUND-board-BOARD LF opening-name`
(board 0: one opening for the whole round).

Examples:
  shashki event openings cup.json --list openings.csv
  shashki event openings cup.json --list openings.csv --every-board
  shashki event openings cup.json --round 2           draw for a round already paired

A new list keeps the openings that were drawn already.

Exit codes: 0 done, 2 refused (no list, an opening that cannot be played, without moves, named twice).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// The list of openings
    #[arg(long, value_name = "FILE", required_unless_present = "rounds")]
    list: Option<PathBuf>,
    /// Draw one for every board rather than for the whole round
    #[arg(long)]
    every_board: bool,
    /// Draw now, for these rounds
    #[arg(long = "round", value_name = "LIST")]
    rounds: Option<Rounds>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let list = match &args.list {
        None => None,
        Some(path) => {
            let bytes = input::read(path, common)?;
            let read = openings::list(&text::decode(&bytes).text, &file_name(path));
            Some(read.map_err(refused(&path.display().to_string()))?)
        }
    };
    change(&args.event, &args.said, common, |event| {
        let mut changes = Vec::new();
        if let Some(list) = list {
            let file = list.source.clone();
            changes.push(openings::install(event, list).map_err(refused(&file))?);
        }
        let readings = &mut event.regulation.readings;
        if args.every_board {
            readings.insert("openings".to_owned(), "board".to_owned());
        }
        let every_board = readings
            .get("openings")
            .is_some_and(|value| value == "board");
        for round in args.rounds.iter().flat_map(|rounds| &rounds.0) {
            let made = openings::draw(event, *round, every_board);
            changes.extend(made.map_err(refused(""))?);
        }
        Ok(Done::from(changes))
    })
}
