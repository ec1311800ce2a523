//! `shashki event return`.

use std::path::PathBuf;

use crate::event::change::presence;

use super::{Common, Done, Exit, Failure, Rounds, Said, change, refused, units};

/// A leaver is back, or an absentee will play after all.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki event return cup.json Ivanov
  shashki event return cup.json 7 --rounds 4

Exit codes: 0 done, 2 refused (he was not away).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// Who: number, id or part of the name
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// The announced absences to take back [default: all rounds to come]
    #[arg(long, value_name = "LIST")]
    rounds: Option<Rounds>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let rounds = args.rounds.as_ref().map(|rounds| rounds.0.as_slice());
    change(&args.event, &args.said, common, |event| {
        let mut changes = Vec::new();
        let mut findings = Vec::new();
        for who in units(event, &args.players)? {
            findings.extend(presence::unplayed(event, who));
            let made = presence::back(event, who, rounds.unwrap_or_default());
            changes.extend(made.map_err(refused(""))?);
        }
        Ok(Done {
            changes,
            findings,
            ..Done::default()
        })
    })
}
