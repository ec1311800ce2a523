//! `pair-round --what-if`.

use crate::event::check::oddities;
use crate::event::{Event, Number};
use crate::finding::Finding;
use crate::pairing::{self, Options, PairError, WhatIf};
use crate::render::{Refusal, pairing as sheets};
use crate::report::pairing::{PairRound, Told};
use crate::report::swiss::{Asked, WhatIfReport};

use super::{Args, Common, Exit, Failure, Format, Target, answer, failure, look, plan};

/// Says what would follow if the two were paired.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(
    args: &Args,
    event: &Event,
    pair: (Number, Number),
    common: &Common,
    target: Target<'_>,
) -> Result<Exit, Failure> {
    if !event.regulation.system.is_swiss() {
        return Err(Failure::Usage(
            Refusal::new("what-if-swiss").with("system", event.regulation.system),
        ));
    }
    let mut event = event.clone();
    plan::number(&mut event)?;
    let next = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX) + 1;
    let round = args.round.unwrap_or(next);
    let options = Options {
        forced: args.force.clone(),
        first_colour: args.first_colour,
        explain: args.explain,
    };
    let found = plan::with_seed(&mut event, |event| {
        pairing::what_if(event, round, pair, &options)
    })
    .map_err(|error: PairError| failure(&event, &error))?;
    let language = common.language();
    let tell = |finding: &Finding| sheets::tell(&event, finding, language);
    let (legal, possible, mut answered) = match &found {
        WhatIf::Round(draft) => (true, true, PairRound::new(&event, draft, &tell)),
        WhatIf::Barred(impossible) => (
            false,
            false,
            PairRound::impossible(&event, impossible, &tell),
        ),
        WhatIf::Rest(impossible) => (
            true,
            false,
            PairRound::impossible(&event, impossible, &tell),
        ),
    };
    answered.rounds_total = pairing::rounds(&event).ok().flatten();
    answered.findings = answer::odd(args, &oddities(&event), common);
    let reasons: Vec<Told> = answered
        .impossible
        .iter()
        .flat_map(|impossible| impossible.reasons.clone())
        .collect();
    let report = WhatIfReport {
        what_if: Asked {
            player: pair.0,
            opponent: pair.1,
            player_name: event.unit_name(pair.0).to_owned(),
            opponent_name: event.unit_name(pair.1).to_owned(),
            legal,
            possible,
            reasons,
        },
        round: answered,
    };
    let look = look(args, common);
    let bytes = if args.format == Format::Text {
        sheets::what_if(&report, look).into_bytes()
    } else {
        answer::lay_out(args, &report.round, &report, look)?
    };
    target.write(&bytes)?;
    Ok(Exit::wrong_if(!possible))
}
