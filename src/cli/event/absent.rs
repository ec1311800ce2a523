//! `shashki event absent`.

use std::path::PathBuf;

use crate::event::ByeKind;
use crate::event::change::presence;

use super::{Common, Done, Exit, Failure, Rounds, Said, change, refused, units};

/// Announce an absence: not paired in these rounds, no points for them (3.17.2).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki event absent cup.json Ivanov                 the next round
  shashki event absent cup.json Ivanov --rounds 3,5-6
  shashki event absent open.json 14 --rounds 1 --half  a half-point bye

Exit codes: 0 done, 2 refused (he has played in one of the rounds).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// Who: number, id or part of the name
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// The rounds, such as 3,5-6 [default: the next]
    #[arg(long, value_name = "LIST")]
    rounds: Option<Rounds>,
    /// The regulation gives half a point
    #[arg(long, conflicts_with = "full")]
    half: bool,
    /// The regulation gives a full point
    #[arg(long)]
    full: bool,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let gives = match (args.half, args.full) {
        (true, _) => ByeKind::Half,
        (_, true) => ByeKind::Full,
        _ => ByeKind::Zero,
    };
    change(&args.event, &args.said, common, |event| {
        let next = vec![event.rounds.len() as u32 + 1];
        let rounds = args.rounds.as_ref().map_or(next, |rounds| rounds.0.clone());
        let mut changes = Vec::new();
        for who in units(event, &args.players)? {
            let made = presence::absent(event, who, &rounds, gives);
            changes.extend(made.map_err(refused(""))?);
        }
        Ok(Done::from(changes))
    })
}
