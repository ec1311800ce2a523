//! The answer: from drafts to a report to the format asked for.

use serde::Serialize;

use crate::event::Cards;
use crate::finding::Finding;
use crate::pairing::{self, Drawn};
use crate::render::pairing::Look;
use crate::render::{self, pairing as sheets};
use crate::report::Found;
use crate::report::pairing::PairRound;

use super::plan::Made;
use super::{Args, Common, Exit, Failure, Format, Target, look};

/// Gives the answer.
///
/// # Errors
/// If it cannot be written.
pub fn give(
    args: &Args,
    made: &Made,
    common: &Common,
    target: Target<'_>,
) -> Result<Exit, Failure> {
    let language = common.language();
    let tell = |finding: &Finding| sheets::tell(&made.event, finding, language);
    let total = pairing::rounds(&made.event).ok().flatten();
    let mut rounds: Vec<PairRound> = Vec::with_capacity(made.drafts.len());
    let mut cards = Cards::default();
    // Rounds without results leave the points as they are: of a long table they need not be counted
    // for every one of its rounds.
    let mut stale = true;
    for draft in &made.drafts {
        if stale {
            cards = Cards::after(&made.event, draft.round.saturating_sub(1));
        }
        stale = !draft.byes.is_empty() || draft.pairings.iter().any(gives_points);
        rounds.push(PairRound {
            rounds_total: total,
            written: args.write && made.changed,
            system_before: made.system_before.filter(|_| args.write && made.changed),
            ..PairRound::with_points(&made.event, draft, &cards, &tell)
        });
    }
    if let Some(impossible) = &made.impossible {
        rounds.push(PairRound {
            rounds_total: total,
            ..PairRound::impossible(&made.event, impossible, &tell)
        });
    }
    let mut report = match rounds.first() {
        Some(first) if args.all => PairRound {
            rounds: rounds.clone(),
            ..first.clone()
        },
        Some(first) => first.clone(),
        None => return Ok(Exit::Clean),
    };
    report.findings = odd(args, &made.before, common);
    let look = look(args, common);
    let bytes = lay_out(args, &report, &report, look)?;
    target.write(&bytes)?;
    Ok(Exit::wrong_if(made.impossible.is_some()))
}

/// Whether a pair has points before anybody has played.
fn gives_points(drawn: &Drawn) -> bool {
    drawn.result.is_some() || drawn.games.iter().any(|seats| seats.result.is_some())
}

/// What is odd in the event: for a report, and, where that is not for scripts, told beside it.
pub fn odd(args: &Args, oddities: &[Finding], common: &Common) -> Vec<Found> {
    let language = common.language();
    if args.format != Format::Json {
        for finding in oddities {
            common.message(&render::found_line(finding, language));
        }
    }
    let found = oddities.iter();
    found
        .map(|finding| render::found(finding, language))
        .collect()
}

/// A round in the format asked for; `json` is what a script gets.
///
/// # Errors
/// If the answer cannot be laid out.
pub fn lay_out<T: Serialize>(
    args: &Args,
    report: &PairRound,
    json: &T,
    look: Look,
) -> Result<Vec<u8>, Failure> {
    Ok(match args.format {
        Format::Text => sheets::text(report, look).into_bytes(),
        Format::Json => as_json(json)?,
        Format::Csv => sheets::csv(report).map_err(|error| Failure::Stream(error.into()))?,
        Format::Md => sheets::markdown(report, look).into_bytes(),
        Format::Html => sheets::html(report, look).into_bytes(),
    })
}

/// A report in its envelope.
///
/// # Errors
/// If it cannot be expressed as JSON.
pub fn as_json<T: Serialize>(report: &T) -> Result<Vec<u8>, Failure> {
    let value = render::envelope("pair-round", report)?;
    let mut text = serde_json::to_string_pretty(&value)?;
    text.push('\n');
    Ok(text.into_bytes())
}
