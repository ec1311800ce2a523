//! Setting a key.

use crate::clock::Control;
use crate::event::change::Refused;
use crate::event::{Event, Forbidden, Forced, PendingCounts, Stage, when};
use crate::finding::codes::event as codes;

use super::lists::{forbidden, forced, scoring, units};
use super::readings::{limit, reading};
use super::{bad, unknown};

/// Sets `key` to `value`; `more` adds to a list.
///
/// # Errors
/// [`Refused`] if there is no such key or the value does not fit it.
pub(super) fn put(event: &mut Event, key: &str, value: &str, more: bool) -> Result<(), Refused> {
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
        text if when::is_date(text) => Ok(Some(text.to_owned())),
        _ => Err(bad(key, value, "YYYY-MM-DD")),
    };
    let words = || {
        value
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty())
    };
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
        "time-control" => {
            if set
                .as_ref()
                .is_some_and(|text| text.parse::<Control>().is_err())
            {
                return Err(bad(key, value, "45m, 15+10, 40/2h,1h …"));
            }
            event.regulation.time_control = set;
        }
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
                return Err(Refused::new(codes::SETTING_FIRST)
                    .field("key", key)
                    .field("needs", "previous-stage=FILE"));
            };
            match key {
                "stage-top" => stage.top = top,
                "stage-by-group" => stage.by_group = yes,
                _ => stage.carry_over = yes,
            }
        }
        "scoring" | "bye" | "bye-boards" | "other-scores" => scoring(event, key, value, more)?,
        _ => named(event, key, value)?,
    }
    Ok(())
}

pub(super) fn extend<T>(list: &mut Vec<T>, new: Vec<T>, more: bool) {
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
                let value = reading(key, name, value)?;
                regulation.readings.insert(name.to_owned(), value);
            }
            Some(("limits", name)) if value.is_empty() => {
                regulation.limits.remove(name);
            }
            Some(("limits", name)) => {
                let (row, limit) = limit(key, name, value)?;
                regulation.limits.insert(row.id().to_owned(), limit);
            }
            Some(("groups", name)) if name.trim().is_empty() => return Err(unknown(key)),
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
