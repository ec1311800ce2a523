//! `pair-round --check`.

use crate::event::check::oddities;
use crate::event::{ByeKind, Event};
use crate::finding::Finding;
use crate::finding::codes::{event as event_codes, swiss as codes};
use crate::pairing::check::{self, Seat};
use crate::render::{self, Refusal, pairing as sheets};
use crate::report::pairing::{CheckReport, DifferenceReport, EventHead, SeatReport, Told};

use super::{Args, Common, Exit, Failure, Format, Target, answer, look};

/// Pairs every past round again and reports where the event differs. `boards`: whether its board
/// numbers mean anything.
///
/// # Errors
/// If the answer cannot be written, or there is nothing to check.
pub fn run(
    args: &Args,
    event: &Event,
    boards: bool,
    common: &Common,
    target: Target<'_>,
) -> Result<Exit, Failure> {
    let checked = check::check(event, boards);
    let language = common.language();
    let seat = |seat: Seat| match seat {
        Seat::Pair { white, black } => SeatReport::Pair { white, black },
        Seat::Bye { player } => SeatReport::Bye {
            player,
            kind: ByeKind::Pairing,
        },
    };
    // Who left after the round was paired is told with the difference that he makes.
    let told = |odd: &Finding| {
        odd.code == event_codes::AWAY_BUT_PAIRED
            && checked.findings.iter().any(|cause| {
                let same = |field| cause.text(field) == odd.text(field);
                cause.code == codes::GONE_LATER && same("player") && same("round")
            })
    };
    let mut odd = oddities(event);
    odd.retain(|finding| !told(finding));
    let report = CheckReport {
        event: EventHead::new(event),
        system: event.regulation.system,
        seed: event.seed.clone(),
        checked: checked.rounds,
        differences: checked
            .differences
            .iter()
            .map(|difference| DifferenceReport {
                round: difference.round,
                board: difference.board,
                expected: difference.expected.map(seat),
                found: difference.found.map(seat),
            })
            .collect(),
        findings: checked
            .findings
            .iter()
            .map(|finding| Told::new(finding, sheets::tell(event, finding, language)))
            .collect(),
        oddities: answer::odd(args, &odd, common),
    };
    let look = look(args, common);
    let bytes = match args.format {
        Format::Text => sheets::check_text(&report, look).into_bytes(),
        Format::Json => {
            let value = render::envelope("pair-round", &report)?;
            let mut text = serde_json::to_string_pretty(&value)?;
            text.push('\n');
            text.into_bytes()
        }
        Format::Csv => sheets::check_csv(&report).map_err(|error| Failure::Stream(error.into()))?,
        Format::Md | Format::Html => {
            return Err(Failure::Usage(Refusal::new("check-formats")));
        }
    };
    target.write(&bytes)?;
    Ok(Exit::wrong_if(!checked.findings.is_empty()))
}
