//! `shashki event withdraw`.

use std::path::PathBuf;

use crate::event::change::presence;

use super::{Common, Done, Exit, Failure, Said, change, refused, units};

/// Somebody leaves the event (3.13.2, 3.13.3, 3.17.2).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A leaver is not paired any more. What his games count is worked out by the standings.

Examples:
  shashki event withdraw cup.json Ivanov
  shashki event withdraw cup.json 7 --after-round 3
  shashki event withdraw cup.json 9 --excluded

Exit codes: 0 done, 2 refused (he has left already, or has played in a later round).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// Who: number, id or part of the name
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// The last round he took part in [default: the last paired]
    #[arg(long, value_name = "N")]
    after_round: Option<u32>,
    /// He was excluded (3.3.3)
    #[arg(long)]
    excluded: bool,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    change(&args.event, &args.said, common, |event| {
        let mut changes = Vec::new();
        for who in units(event, &args.players)? {
            let made = presence::withdraw(event, who, args.after_round, args.excluded);
            changes.push(made.map_err(refused(""))?);
        }
        Ok(Done::from(changes))
    })
}
