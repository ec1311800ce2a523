//! What paired rounds leave open of the regulation.

use crate::event::change::Refused;
use crate::event::{Event, Regulation, System};
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// That the setting just changed leaves the paired rounds what they are: `before` is the
/// regulation as it was. What decided who met whom, with which colour and on how many boards
/// cannot change once a round is paired.
///
/// # Errors
/// [`Refused`] if it can no longer be set.
pub fn closed(event: &Event, key: &str, before: &Regulation) -> Result<(), Refused> {
    let paired = event.rounds.len() as u32;
    let open = match key {
        _ if paired == 0 => true,
        "system" | "boards" | "micro-match" | "first-colour" => false,
        "previous-stage" | "stage-top" | "stage-by-group" | "stage-carry-over" => false,
        // The rounds of these follow from the table; a cycle more can be played.
        "rounds" => derived(event.regulation.system).is_none(),
        // Where it has no meaning it would only look as if it had.
        "cycles" => derived(event.regulation.system).is_some() && more_cycles(event, before),
        "readings.table" | "readings.order" | "readings.swap-last-rounds" => !matches!(
            event.regulation.system,
            System::RoundRobin | System::Scheveningen
        ),
        "readings.bracket" => event.regulation.system != System::KnockOut,
        "forced" => {
            let past = |regulation: &Regulation| -> Vec<_> {
                let forced = regulation.forced.iter();
                forced.filter(|f| f.round <= paired).cloned().collect()
            };
            past(before) == past(&event.regulation)
        }
        _ => true,
    };
    if open {
        Ok(())
    } else {
        Err(Refused::new(codes::HAS_ROUNDS).field("key", key))
    }
}

/// The systems whose number of rounds follows from their players.
fn derived(system: System) -> Option<System> {
    Some(system).filter(|system| {
        matches!(
            system,
            System::RoundRobin | System::Scheveningen | System::KnockOut
        )
    })
}

/// Whether the cycles grew, and no paired round changes by it: where the last two rounds of every
/// cycle but the last are exchanged, one more cycle exchanges those of the one that was the last.
fn more_cycles(event: &Event, before: &Regulation) -> bool {
    let count = |regulation: &Regulation| regulation.cycles.unwrap_or(1);
    let swap = event.regulation.readings.get("swap-last-rounds");
    count(&event.regulation) > count(before) && swap.is_none_or(|swap| swap == "no")
}

/// A remark that the paired rounds stand as they are, where a setting bears on how they were
/// paired.
pub fn stand(event: &Event, key: &str) -> Option<Finding> {
    let last = event.rounds.len();
    let family = key.split_once('.').map_or(key, |(family, _)| family);
    let bears = match family {
        "forbidden" | "groups" | "groups-to-round" => true,
        "scoring" | "bye" | "pending" | "edition" => event.regulation.system.is_swiss(),
        "readings" => matches!(
            key,
            "readings.halves" | "readings.solkoff-ties" | "readings.bye"
        ),
        _ => false,
    };
    (last > 0 && bears).then(|| {
        Finding::new(codes::ROUNDS_STAND)
            .field("key", key)
            .field("last", last)
    })
}
