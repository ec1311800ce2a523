//! `shashki event penalty`.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::event::change::{conduct, find};
use crate::event::{Penalty, PenaltyKind};

use super::{Common, Done, Exit, Failure, Said, change, refused};

/// Enter a penalty in the ledger (3.3.3, 3.19.6).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
The ledger counts over kinds of offences. Without a measure the one that is due is entered: remark,
warning, reprimand, loss, exclusion; in blitz remark, warning, loss (3.19.6). A loss sets the
result of the game: entered for both players, both have lost. An exclusion ends his event.

Examples:
  shashki event penalty cup.json Ivanov --reason 'talking during play'
  shashki event penalty cup.json 7 loss --round 3
  shashki event penalty blitz.json 7 --blitz

Exit codes: 0 done, 2 refused (a loss without a game, an exclusion of somebody who has left).")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// The player: number, id or part of the name
    player: String,
    /// The measure [default: the one that is due]
    #[arg(value_enum)]
    measure: Option<Measure>,
    /// The round [default: the last paired]
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// What for
    #[arg(long)]
    reason: Option<String>,
    /// The measures of blitz are due, whatever the event's time control
    #[arg(long)]
    blitz: bool,
    #[command(flatten)]
    said: Said,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Measure {
    /// Remark.
    Remark,
    /// Warning.
    Warning,
    /// Reprimand.
    Reprimand,
    /// Loss of the game.
    Loss,
    /// Exclusion from the event.
    Exclusion,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    change(&args.event, &args.said, common, |event| {
        let player = find::player(event, &args.player).map_err(refused(""))?;
        let kind = match args.measure {
            Some(Measure::Remark) => PenaltyKind::Remark,
            Some(Measure::Warning) => PenaltyKind::Warning,
            Some(Measure::Reprimand) => PenaltyKind::Reprimand,
            Some(Measure::Loss) => PenaltyKind::Loss,
            Some(Measure::Exclusion) => PenaltyKind::Exclusion,
            None => conduct::due(event, player, args.blitz),
        };
        let last = Some(event.rounds.len() as u32).filter(|round| *round > 0);
        let entry = Penalty {
            player,
            kind,
            round: args.round.or(last),
            reason: args.reason.clone(),
        };
        let made = conduct::penalty(event, entry);
        Ok(Done::from(made.map_err(refused(""))?))
    })
}
