//! `shashki event lineup`.

use std::path::PathBuf;

use crate::event::Number;
use crate::event::change::{conduct, find};
use crate::pairing;

use super::{Common, Done, Exit, Failure, Said, change, refused};

/// Enter the line-up of a team for a round (3.16.2).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Players from board 1 on; `-` where a board stays empty. Without a line-up the boards are those of
round 1. One that comes after the round was paired seats the team anew, unless it has played.

Examples:
  shashki event lineup league.json 2 Dynamo Ivanov Petrov Sidorov Orlov
  shashki event lineup league.json 3 Spartak 11 - 12 14

Exit codes: 0 done, 2 refused (no member of the team, twice, too many, the team has played or left).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// The round
    #[arg(value_parser = clap::value_parser!(u32).range(1..=999))]
    round: u32,
    /// The team: number, id or part of the name
    team: String,
    /// The players from board 1 on; - for nobody
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    change(&args.event, &args.said, common, |event| {
        let team = find::team(event, &args.team).map_err(refused(""))?;
        let boards: Result<Vec<Option<Number>>, Failure> = args
            .players
            .iter()
            .map(|text| match text.as_str() {
                "-" | "–" => Ok(None),
                text => find::player(event, text).map(Some).map_err(refused("")),
            })
            .collect();
        if pairing::has_begun(event, args.round, team) {
            return Err(refused("")(conduct::has_begun(event, args.round, team)));
        }
        let made = conduct::line_up(event, args.round, team, &boards?);
        let done = Done::from(made.map_err(refused(""))?);
        // A round that is paired already is seated by the new line-up.
        pairing::reseat(event, args.round, team);
        Ok(done)
    })
}
