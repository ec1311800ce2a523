//! `shashki event set`.

use std::path::PathBuf;

use super::{Common, Done, Exit, Failure, Said, change, idle, set};

/// Set what the organisers decided.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
KEY= takes a value away, KEY+=VALUE adds to a list. Keys:
  name place federation start end arbiter deputies seed
  game (russian, international), rulebook, edition (seed, fide2009, fide2024, fide2026)
  system, rounds, cycles, micro-match, boards, first-colour (white, black, lot), time-control
  scoring (2,1,0), bye (points), other-scores (12-0,8-4), tie-breaks (truncated-solkoff,wins)
  bye-boards (what the bye counts in the sum of the boards, where matches of teams count)
  pending (refuse, draw, loss): what an adjourned game counts when the next round is paired
  forbidden (3-7,4-5-6@1-3: may not meet, in rounds 1 to 3), forced (1:3-7: meet in round 1)
  groups.NAME (1,2,3), groups-to-round; readings.NAME, limits.NAME
  previous-stage (FILE), stage-top (K), stage-by-group, stage-carry-over (yes, no; not in a Swiss)

Examples:
  shashki event set cup.json rounds=9 tie-breaks=truncated-solkoff,wins
  shashki event set cup.json forbidden+=Ivanov-Ivanova readings.halves=kept

Exit codes: 0 done, 2 refused.")]
pub struct Args {
    /// The event file
    event: PathBuf,
    /// What to set
    #[arg(required = true, value_name = "KEY=VALUE")]
    settings: Vec<String>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    change(&args.event, &args.said, common, |event| {
        let mut done = Done::default();
        for setting in &args.settings {
            done.extend(set(event, setting)?);
        }
        done.findings.extend(idle(event, &done.changes));
        Ok(done)
    })
}
