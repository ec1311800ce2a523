//! A match: two players (or teams), a number of games, alternating colours.

use crate::board::Colour;
use crate::event::{Cards, Event, System};
use crate::finding::{Finding, codes::pairing as codes};

use super::{
    Draft, ForcedFault, Options, PairError, Unpaired, UnpairedReason, Unsuitable, colours, fixed,
    readings,
};

/// Pairs game `round` of the match. Where the regulation says that a match stops when it is
/// decided and it is, the draft has no pair and says who cannot be caught.
///
/// # Errors
/// If there are not exactly two, the match has fewer games, an earlier result that matters is
/// missing, or pairs are forced.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    super::forced::refuse(event, round, options, ForcedFault::FixedTable)?;
    let units = fixed::field(event);
    let &[first, second] = units.as_slice() else {
        return Err(Unsuitable::Count {
            system: "a match",
            needs: "two",
            count: units.len(),
        }
        .into());
    };
    let rounds = event.regulation.rounds;
    if rounds == 0 {
        return Err(Unsuitable::NoRounds.into());
    }
    if round == 0 || round > rounds {
        return Err(PairError::NoSuchRound { round, rounds });
    }
    let mut draft = Draft::new(round, System::Match);
    if readings::stop_when_decided(event)? {
        super::results_known(event, round)?;
        let cards = Cards::after(event, round - 1);
        let points = |unit| cards.get(unit).map(|card| card.points).unwrap_or_default();
        let scoring = &event.regulation.scoring;
        let left = i32::try_from(rounds - round + 1).unwrap_or(i32::MAX);
        let gain = (scoring.win - scoring.loss).halves().saturating_mul(left);
        for (leader, other) in [(first, second), (second, first)] {
            if points(leader).halves() - points(other).halves() > gain {
                draft.explanation.push(
                    Finding::new(codes::MATCH_DECIDED)
                        .field("player", leader.0)
                        .field("score", format!("{}-{}", points(leader), points(other))),
                );
                for player in [first, second] {
                    draft.unpaired.push(Unpaired {
                        player,
                        reason: UnpairedReason::Decided,
                    });
                }
                return Ok(draft);
            }
        }
    }
    let mut drawn = Vec::new();
    let start = colours::first(event, first, options, &mut drawn)?;
    if round == 1 || options.explain {
        draft.explanation.append(&mut drawn);
    }
    let white_first = (start == Colour::White) == (round % 2 == 1);
    let pair = if white_first {
        (first, second)
    } else {
        (second, first)
    };
    fixed::fill(event, &mut draft, &[pair], &[], rounds, options.explain);
    Ok(draft)
}
