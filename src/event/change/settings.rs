//! `KEY=VALUE`: what the organisers decided, and what the event is called.

use super::{Change, Refused, find};
use crate::event::{Event, Forbidden, Forced, Number, PendingCounts, Scoring, Stage};
use crate::exact::Points;
use crate::finding::codes::event as codes;

/// Every key, for help and messages. `readings.NAME`, `limits.NAME` and `groups.NAME` stand for
/// any name.
pub const KEYS: [&str; 33] = [
    "name",
    "place",
    "federation",
    "start",
    "end",
    "arbiter",
    "deputies",
    "seed",
    "game",
    "rulebook",
    "edition",
    "system",
    "rounds",
    "scoring",
    "bye",
    "other-scores",
    "tie-breaks",
    "first-colour",
    "cycles",
    "micro-match",
    "boards",
    "pending",
    "forbidden",
    "forced",
    "groups-to-round",
    "time-control",
    "previous-stage",
    "stage-top",
    "stage-by-group",
    "stage-carry-over",
    "readings.NAME",
    "limits.NAME",
    "groups.NAME",
];

/// Sets a key: `key=value`, `key=` takes the value away, `key+=value` adds to a list.
///
/// # Errors
/// [`Refused`] if there is no such key, the value does not fit it, or what it decides cannot be
/// changed any more.
pub fn set(event: &mut Event, text: &str) -> Result<Option<Change>, Refused> {
    let Some((key, value)) = text.split_once('=') else {
        return Err(unknown(text));
    };
    let (key, more) = match key.strip_suffix('+') {
        Some(key) => (key, true),
        None => (key, false),
    };
    let key = key.trim().replace('_', "-").to_lowercase();
    let value = value.trim();
    let from = get(event, &key)?;
    put(event, &key, value, more)?;
    let to = get(event, &key)?;
    Ok((from != to).then_some(Change::Set { key, from, to }))
}

fn unknown(key: &str) -> Refused {
    Refused::new(codes::SETTING_UNKNOWN)
        .field("key", key)
        .field("known", KEYS.join(", "))
}

fn bad(key: &str, value: &str, expected: &str) -> Refused {
    Refused::new(codes::SETTING_BAD)
        .field("key", key)
        .field("value", value)
        .field("expected", expected)
}

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

fn put(event: &mut Event, key: &str, value: &str, more: bool) -> Result<(), Refused> {
    let set = (!value.is_empty()).then(|| value.to_owned());
    let whole = |low: u32, high: u32, expected: &str| match value {
        "" => Ok(None),
        text => match text.parse::<u32>() {
            Ok(number) if (low..=high).contains(&number) => Ok(Some(number)),
            _ => Err(bad(key, value, expected)),
        },
    };
    let date = || match value {
        "" => Ok(None),
        text => match chrono::NaiveDate::parse_from_str(text, "%Y-%m-%d") {
            Ok(_) => Ok(Some(text.to_owned())),
            Err(_) => Err(bad(key, value, "YYYY-MM-DD")),
        },
    };
    let words = || {
        value
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
    };
    let started = !event.rounds.is_empty();
    match key {
        "name" => event.name = set.ok_or_else(|| bad(key, value, "a name"))?,
        "place" => event.place = set,
        "federation" => event.federation = set,
        "start" => event.start = date()?,
        "end" => event.end = date()?,
        "arbiter" => event.arbiter = set,
        "deputies" => extend(
            &mut event.deputies,
            words().map(str::to_owned).collect(),
            more,
        ),
        "seed" => {
            if event.numbers_fixed && event.seed.is_some() && event.seed != set {
                return Err(Refused::new(codes::SEED_USED));
            }
            if value.contains(char::is_control) {
                return Err(Refused::new(codes::TEXT_NOT_ALLOWED));
            }
            event.seed = set;
        }
        "forbidden" => {
            let new = value
                .split(',')
                .map(str::trim)
                .filter(|text| !text.is_empty());
            let new: Result<Vec<Forbidden>, Refused> =
                new.map(|text| forbidden(event, key, text)).collect();
            extend(&mut event.regulation.forbidden, new?, more);
        }
        "forced" => {
            let new = value
                .split(',')
                .map(str::trim)
                .filter(|text| !text.is_empty());
            let new: Result<Vec<Forced>, Refused> =
                new.map(|text| forced(event, key, text)).collect();
            extend(&mut event.regulation.forced, new?, more);
        }
        "system" if started && get(event, key)? != set => {
            return Err(Refused::new(codes::HAS_ROUNDS).field("key", key));
        }
        "boards" if started && get(event, key)? != set => {
            return Err(Refused::new(codes::HAS_ROUNDS).field("key", key));
        }
        "rounds" => {
            let rounds = whole(0, 999, "1 … 999")?.unwrap_or(0);
            if rounds > 0 && (rounds as usize) < event.rounds.len() {
                return Err(bad(key, value, &format!("{} …", event.rounds.len())));
            }
            event.regulation.rounds = rounds;
        }
        "cycles" => event.regulation.cycles = whole(1, 99, "1 … 99")?,
        "micro-match" => event.regulation.micro_match = whole(2, 4, "2 … 4")?,
        "boards" => event.regulation.boards = whole(1, 999, "1 … 999")?,
        "groups-to-round" => {
            event.regulation.pairing_groups_to_round = whole(1, 999, "1 … 999")?;
        }
        "time-control" => event.regulation.time_control = set,
        "tie-breaks" => {
            let ids = words().map(str::to_owned).collect();
            extend(&mut event.regulation.tie_breaks, ids, more);
        }
        "previous-stage" => {
            event.stage = set.map(|previous| Stage {
                previous,
                ..event.stage.take().unwrap_or_default()
            });
        }
        "stage-top" | "stage-by-group" | "stage-carry-over" => {
            let top = if key == "stage-top" {
                whole(1, 9999, "1 … 9999")?
            } else {
                None
            };
            let yes = match value {
                "yes" => true,
                "no" | "" => false,
                _ if key == "stage-top" => false,
                _ => return Err(bad(key, value, "yes, no")),
            };
            let Some(stage) = &mut event.stage else {
                return Err(bad(key, value, "previous-stage=FILE"));
            };
            match key {
                "stage-top" => stage.top = top,
                "stage-by-group" => stage.by_group = yes,
                _ => stage.carry_over = yes,
            }
        }
        "scoring" | "bye" | "other-scores" => scoring(event, key, value, more)?,
        _ => named(event, key, value)?,
    }
    Ok(())
}

fn extend<T>(list: &mut Vec<T>, new: Vec<T>, more: bool) {
    if !more {
        list.clear();
    }
    list.extend(new);
}

/// Keys whose values are names of something.
fn named(event: &mut Event, key: &str, value: &str) -> Result<(), Refused> {
    let members = match key.strip_prefix("groups.") {
        Some(_) => units(event, value)?,
        None => Vec::new(),
    };
    let regulation = &mut event.regulation;
    match key {
        "game" => {
            regulation.game = match value {
                "" => None,
                text => Some(
                    text.parse()
                        .map_err(|_| bad(key, value, "russian, international"))?,
                ),
            };
        }
        "rulebook" => {
            let known = "ru2011, codex, draft2002, fmjd, idf";
            regulation.rulebook = value.parse().map_err(|_| bad(key, value, known))?;
        }
        "edition" => {
            let known = "seed, fide2009, fide2024, fide2026";
            regulation.edition = serde_json::from_value(serde_json::json!(value))
                .map_err(|_| bad(key, value, known))?;
        }
        "system" => {
            regulation.system = value.parse().map_err(|_| {
                let known = crate::event::System::ALL.map(crate::event::System::id);
                bad(key, value, &known.join(", "))
            })?;
        }
        "first-colour" => {
            regulation.first_colour = value
                .parse()
                .map_err(|_| bad(key, value, "white, black, lot"))?;
        }
        "pending" => {
            regulation.pending_counts_as = match value {
                "refuse" | "" => PendingCounts::Refuse,
                "draw" => PendingCounts::Draw,
                "loss" => PendingCounts::Loss,
                _ => return Err(bad(key, value, "refuse, draw, loss")),
            };
        }
        _ => match key.split_once('.') {
            Some(("readings", name)) if value.is_empty() => {
                regulation.readings.remove(name);
            }
            Some(("readings", name)) => {
                regulation
                    .readings
                    .insert(name.to_owned(), value.to_owned());
            }
            Some(("limits", name)) if value.is_empty() => {
                regulation.limits.remove(name);
            }
            Some(("limits", name)) => {
                let limit = value.parse().map_err(|_| bad(key, value, "1 …"))?;
                regulation.limits.insert(name.to_owned(), limit);
            }
            Some(("groups", name)) if members.is_empty() => {
                regulation.pairing_groups.remove(name);
            }
            Some(("groups", name)) => {
                regulation.pairing_groups.insert(name.to_owned(), members);
            }
            _ => return Err(unknown(key)),
        },
    }
    Ok(())
}

/// `2,1,0` (also `2-1-0`), the points for the bye, `12-0,8-4`.
fn scoring(event: &mut Event, key: &str, value: &str, more: bool) -> Result<(), Refused> {
    let points = |text: &str| text.trim().parse::<Points>().ok();
    let mut scoring: Scoring = event.regulation.scoring.clone();
    match key {
        "bye" => {
            scoring.bye = match value {
                "" => None,
                text => Some(points(text).ok_or_else(|| bad(key, value, "1, 0.5, 2 …"))?),
            };
        }
        "scoring" => {
            let parts: Option<Vec<Points>> = if value.contains(',') || value.contains('/') {
                value.split([',', '/']).map(points).collect()
            } else {
                value.split('-').map(points).collect()
            };
            match parts.as_deref() {
                Some([win, draw, loss]) if win >= draw && draw >= loss => {
                    (scoring.win, scoring.draw, scoring.loss) = (*win, *draw, *loss);
                }
                _ => return Err(bad(key, value, "1,0.5,0; 2,1,0; 12,6,0 …")),
            }
        }
        _ => {
            let pairs = value
                .split(',')
                .map(str::trim)
                .filter(|text| !text.is_empty());
            let pairs: Option<Vec<(Points, Points)>> = pairs
                .map(|text| {
                    let (a, b) = text.split_once(['-', ':'])?;
                    Some((points(a)?, points(b)?))
                })
                .collect();
            let pairs = pairs.ok_or_else(|| bad(key, value, "12-0,8-4 …"))?;
            extend(&mut scoring.other, pairs, more);
        }
    }
    let before = std::mem::replace(&mut event.regulation.scoring, scoring);
    // Results already entered must stay on the scale.
    let faults = crate::event::check::faults(event);
    if let Some(fault) = faults
        .into_iter()
        .find(|f| f.code == codes::RESULT_OFF_SCALE)
    {
        event.regulation.scoring = before;
        return Err(Refused(fault));
    }
    Ok(())
}

fn units(event: &Event, value: &str) -> Result<Vec<Number>, Refused> {
    value
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(|text| find::unit(event, text))
        .collect()
}

/// `3-7`, `3-7-9@1-3`: who may not meet, and in which rounds.
fn forbidden(event: &Event, key: &str, text: &str) -> Result<Forbidden, Refused> {
    let expected = "3-7, 3-7-9@1-3";
    let (who, range) = text
        .split_once('@')
        .map_or((text, None), |(w, r)| (w, Some(r)));
    let players: Vec<Number> = who
        .split('-')
        .map(|text| find::unit(event, text))
        .collect::<Result<_, _>>()?;
    if players.len() < 2 {
        return Err(bad(key, text, expected));
    }
    let round = |text: &str| match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| bad(key, text, expected)),
    };
    let (from_round, to_round) = match range {
        None => (None, None),
        Some(range) => match range.split_once('-') {
            Some((from, to)) => (round(from)?, round(to)?),
            None => (round(range)?, round(range)?),
        },
    };
    Ok(Forbidden {
        players,
        from_round,
        to_round,
        reason: None,
    })
}

/// `1:3-7`: round 1, 3 meets 7.
fn forced(event: &Event, key: &str, text: &str) -> Result<Forced, Refused> {
    let fault = || bad(key, text, "ROUND:3-7");
    let (round, pair) = text.split_once(':').ok_or_else(fault)?;
    let round: u32 = round.trim().parse().map_err(|_| fault())?;
    let (one, two) = pair.split_once('-').ok_or_else(fault)?;
    let players = (find::unit(event, one)?, find::unit(event, two)?);
    if round == 0 || players.0 == players.1 {
        return Err(fault());
    }
    Ok(Forced { round, players })
}
