//! What is set, as text.

use crate::event::change::Refused;
use crate::event::{Event, Forbidden, Forced, Number};

use super::{KEYS, unknown};

/// The value of a key as text; `None` where it is not set.
///
/// # Errors
/// [`Refused`] if there is no such key.
pub fn get(event: &Event, key: &str) -> Result<Option<String>, Refused> {
    let regulation = &event.regulation;
    let number = |value: Option<u32>| value.map(|value| value.to_string());
    let list = |texts: &[String]| (!texts.is_empty()).then(|| texts.join(","));
    let stage = event.stage.as_ref();
    let id = |value: serde_json::Value| value.as_str().map(str::to_owned);
    Ok(match key {
        "name" => Some(event.name.clone()),
        "place" => event.place.clone(),
        "federation" => event.federation.clone(),
        "start" => event.start.clone(),
        "end" => event.end.clone(),
        "arbiter" => event.arbiter.clone(),
        "deputies" => list(&event.deputies),
        "seed" => event.seed.clone(),
        "game" => regulation.game.map(|game| game.to_string()),
        "rulebook" => Some(regulation.rulebook.to_string()),
        "edition" => id(serde_json::json!(regulation.edition)),
        "system" => Some(regulation.system.to_string()),
        "rounds" => number(Some(regulation.rounds).filter(|rounds| *rounds > 0)),
        "scoring" => {
            let scoring = &regulation.scoring;
            Some(format!("{},{},{}", scoring.win, scoring.draw, scoring.loss))
        }
        "bye" => regulation.scoring.bye.map(|points| points.to_string()),
        "bye-boards" => regulation
            .scoring
            .bye_boards
            .map(|points| points.to_string()),
        "other-scores" => {
            let pairs = regulation.scoring.other.iter();
            list(&pairs.map(|(a, b)| format!("{a}-{b}")).collect::<Vec<_>>())
        }
        "tie-breaks" => list(&regulation.tie_breaks),
        "first-colour" => Some(regulation.first_colour.to_string()),
        "cycles" => number(regulation.cycles),
        "micro-match" => number(regulation.micro_match),
        "boards" => number(regulation.boards),
        "pending" => id(serde_json::json!(regulation.pending_counts_as)),
        "forbidden" => list(
            &regulation
                .forbidden
                .iter()
                .map(forbidden_text)
                .collect::<Vec<_>>(),
        ),
        "forced" => {
            let forced = regulation.forced.iter();
            let text = |f: &Forced| format!("{}:{}-{}", f.round, f.players.0, f.players.1);
            list(&forced.map(text).collect::<Vec<_>>())
        }
        "groups-to-round" => number(regulation.pairing_groups_to_round),
        "time-control" => regulation.time_control.clone(),
        "previous-stage" => stage.map(|stage| stage.previous.clone()),
        "stage-top" => number(stage.and_then(|stage| stage.top)),
        "stage-by-group" => stage.map(|stage| yes_no(stage.by_group)),
        "stage-carry-over" => stage.map(|stage| yes_no(stage.carry_over)),
        _ => match key.split_once('.') {
            Some(("readings", name)) => regulation.readings.get(name).cloned(),
            Some(("limits", name)) => number(regulation.limits.get(name).copied()),
            Some(("groups", name)) => regulation.pairing_groups.get(name).map(|members| {
                let texts: Vec<String> = members.iter().map(Number::to_string).collect();
                texts.join(",")
            }),
            _ => return Err(unknown(key)),
        },
    })
}

fn yes_no(value: bool) -> String {
    if value { "yes" } else { "no" }.to_owned()
}

fn forbidden_text(forbidden: &Forbidden) -> String {
    let numbers: Vec<String> = forbidden.players.iter().map(Number::to_string).collect();
    let range = match (forbidden.from_round, forbidden.to_round) {
        (None, None) => String::new(),
        (from, to) => {
            let text = |round: Option<u32>| round.map_or_else(String::new, |r| r.to_string());
            format!("@{}-{}", text(from), text(to))
        }
    };
    format!("{}{range}", numbers.join("-"))
}

/// Every setting that is set, as `event set` takes it.
pub fn all(event: &Event) -> Vec<(String, String)> {
    let regulation = &event.regulation;
    let named = |family: &str, names: Vec<&String>| -> Vec<String> {
        names.into_iter().map(|n| format!("{family}.{n}")).collect()
    };
    let mut keys: Vec<String> = KEYS.iter().map(|key| (*key).to_owned()).collect();
    keys.retain(|key| !key.ends_with(".NAME"));
    keys.extend(named("readings", regulation.readings.keys().collect()));
    keys.extend(named("limits", regulation.limits.keys().collect()));
    keys.extend(named("groups", regulation.pairing_groups.keys().collect()));
    keys.into_iter()
        .filter_map(|key| {
            let value = get(event, &key).ok()??;
            Some((key, value))
        })
        .collect()
}
