//! `pair-round --repair` (3.17.8).

use std::path::Path;

use crate::event::check::oddities;
use crate::event::{Change, Event};
use crate::finding::Finding;
use crate::pairing::{self, Options, PairError, Repaired};
use crate::render::{Refusal, pairing as sheets};
use crate::report::pairing::PairRound;
use crate::report::swiss::{Kept, RepairReport};

use crate::cli::event_store;

use super::{Args, Common, Exit, Failure, Target, answer, failure, look, plan};

/// Makes a published round again, touching as few players as possible.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(
    args: &Args,
    path: &Path,
    mut event: Event,
    common: &Common,
    target: Target<'_>,
) -> Result<Exit, Failure> {
    let made = if args.write {
        event_store::update(path, common, |event| {
            let made = again(args, event, common)?;
            let stored = match &made {
                Ok((round, repaired)) => store(args, event, *round, repaired),
                Err(_) => false,
            };
            Ok((event.clone(), made, stored))
        })?
    } else {
        let made = again(args, &mut event, common)?;
        (event, made, false)
    };
    let (event, made, stored) = made;
    let language = common.language();
    let tell = |finding: &Finding| sheets::tell(&event, finding, language);
    let total = pairing::rounds(&event).ok().flatten();
    // The published round may be odd, that is why it is made again; the new one counts.
    let mut after = event.clone();
    if let Ok((round, repaired)) = &made {
        after.rounds.retain(|old| old.number < *round);
        after.rounds.push(repaired.draft.to_round());
    }
    let findings = answer::odd(args, &oddities(&after), common);
    let report = match &made {
        Ok((_, repaired)) => RepairReport {
            repair: Kept {
                kept: repaired.kept,
                published: repaired.published,
                touched: repaired.touched.clone(),
            },
            round: PairRound {
                rounds_total: total,
                written: stored,
                untouched: args.write && !stored,
                findings,
                ..PairRound::new(&event, &repaired.draft, &tell)
            },
        },
        Err(impossible) => RepairReport {
            repair: Kept::default(),
            round: PairRound {
                rounds_total: total,
                findings,
                ..PairRound::impossible(&event, impossible, &tell)
            },
        },
    };
    let bytes = answer::lay_out(args, &report.round, &report, look(args, common))?;
    target.write(&bytes)?;
    Ok(Exit::wrong_if(made.is_err()))
}

/// The round made again, or why that is impossible.
type Again = Result<(u32, Repaired), Box<pairing::Impossible>>;

fn again(args: &Args, event: &mut Event, common: &Common) -> Result<Again, Failure> {
    plan::apply(args, event, common)?;
    if !event.regulation.system.is_swiss() {
        return Err(Failure::Usage(
            Refusal::new("repair-swiss").with("system", event.regulation.system),
        ));
    }
    let last = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX);
    let round = args.round.unwrap_or(last);
    if last == 0 {
        return Err(Failure::Usage(Refusal::new("repair-no-round")));
    }
    if round != last {
        return Err(Failure::Usage(
            Refusal::new("repair-last-round").with("round", last),
        ));
    }
    let options = Options {
        forced: args.force.clone(),
        first_colour: args.first_colour,
        explain: args.explain,
    };
    match pairing::repair(event, round, &options) {
        Ok(repaired) => Ok(Ok((round, repaired))),
        Err(PairError::Impossible(impossible)) => Ok(Err(impossible)),
        Err(error) => Err(failure(event, &error)),
    }
}

/// Puts the round into the event in place of the published one; says whether it differs.
fn store(args: &Args, event: &mut Event, round: u32, repaired: &Repaired) -> bool {
    let Some(stored) = event
        .rounds
        .iter_mut()
        .find(|stored| stored.number == round)
    else {
        return false;
    };
    let mut new = repaired.draft.to_round();
    new.date.clone_from(&stored.date);
    if *stored == new {
        return false;
    }
    *stored = new;
    let forced = args
        .force
        .iter()
        .map(|&players| crate::event::Forced { round, players });
    event.regulation.forced.extend(forced);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let change = Change::Repaired {
        round,
        kept: count(repaired.kept),
        pairs: count(repaired.published),
    };
    event_store::record(event, args.by.as_deref(), &[change]);
    true
}
