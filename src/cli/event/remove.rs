//! `shashki event remove`.

use std::path::PathBuf;

use crate::event::change::{find, roster};

use super::{Common, Done, Exit, Failure, Said, change, refused};

/// Take players off the list before the first round.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Once numbers are final nobody is taken off any more: who does not play has left (event withdraw).

Example:
  shashki event remove cup.json Sidorov

Exit codes: 0 done, 2 refused.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// The players: number, id or part of the name
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    change(&args.event, &args.said, common, |event| {
        // All are found before the first goes, since the numbers after him move up.
        let found: Result<Vec<String>, Failure> = args
            .players
            .iter()
            .map(|text| {
                let number = find::player(event, text).map_err(refused(""))?;
                Ok(event
                    .player(number)
                    .map(|player| player.id.clone())
                    .unwrap_or_default())
            })
            .collect();
        let mut changes = Vec::new();
        for id in found? {
            let number = find::player(event, &id).map_err(refused(""))?;
            changes.extend(roster::remove(event, number).map_err(refused(""))?);
        }
        Ok(Done::from(changes))
    })
}
