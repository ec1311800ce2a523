//! What must hold in the regulation, and what it draws from: criteria, readings, limits, pairs,
//! groups, openings.

use std::collections::BTreeMap;

use crate::event::change::settings::{limit, reading};
use crate::event::{Event, Number};
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Place};
use crate::game::replay;

use super::Faults;

pub(super) fn regulation(event: &Event, faults: &mut Faults) {
    let regulation = &event.regulation;
    let mut ids = BTreeMap::new();
    for (index, id) in regulation.tie_breaks.iter().enumerate() {
        let path = format!("regulation.tie_breaks[{index}]");
        once(&mut ids, id.as_str(), id, path, faults);
    }
    for (name, value) in &regulation.readings {
        let path = format!("regulation.readings.{name}");
        if let Err(refused) = reading(&format!("readings.{name}"), name, value) {
            faults.found.push(placed(refused.0, path));
        }
    }
    for (name, value) in &regulation.limits {
        let path = format!("regulation.limits.{name}");
        if let Err(refused) = limit(&format!("limits.{name}"), name, &value.to_string()) {
            faults.found.push(placed(refused.0, path));
        }
    }
    let mut members = BTreeMap::new();
    for (name, group) in &regulation.pairing_groups {
        for (index, number) in group.iter().enumerate() {
            let path = format!("regulation.pairing_groups.{name}[{index}]");
            once(&mut members, *number, &number.to_string(), path, faults);
        }
    }
    for (index, ban) in regulation.forbidden.iter().enumerate() {
        let path = format!("regulation.forbidden[{index}]");
        if let (Some(from), Some(to)) = (ban.from_round, ban.to_round)
            && from > to
        {
            backwards(from, to, format!("{path}.to_round"), faults);
        }
        let mut different = ban.players.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() < 2 {
            faults.add(codes::BAN_OF_ONE, format!("{path}.players"), Vec::new());
        }
    }
    let carries = event.stage.as_ref().is_some_and(|stage| stage.carry_over);
    if carries && regulation.system.is_swiss() {
        let fields = vec![("system", regulation.system.to_string())];
        faults.add(codes::SWISS_CARRIES, "stage.carry_over".to_owned(), fields);
    }
    forced(event, faults);
}

/// A pair that must meet: in a round, with one opponent, and not one whom it may not meet. Of
/// paired rounds nothing is asked: a ban may be later than they are.
fn forced(event: &Event, faults: &mut Faults) {
    let regulation = &event.regulation;
    let mut opponents: BTreeMap<(u32, Number), Number> = BTreeMap::new();
    for (index, forced) in regulation.forced.iter().enumerate() {
        let path = format!("regulation.forced[{index}]");
        let (one, two) = forced.players;
        for (who, opponent) in [(one, two), (two, one)] {
            let before = opponents.insert((forced.round, who), opponent);
            if before.is_some_and(|before| before != opponent) {
                faults.add(
                    codes::FORCED_TWICE,
                    format!("{path}.players"),
                    vec![
                        ("player", who.to_string()),
                        ("name", event.unit_name(who).to_owned()),
                        ("round", forced.round.to_string()),
                    ],
                );
            }
        }
        let to_come = event.round(forced.round).is_none();
        if to_come && !regulation.system.is_swiss() {
            faults.add(
                codes::FORCED_BY_TABLE,
                path.clone(),
                vec![
                    ("one", one.to_string()),
                    ("two", two.to_string()),
                    ("round", forced.round.to_string()),
                    ("system", regulation.system.to_string()),
                ],
            );
        }
        let banned = regulation.forbidden.iter().any(|ban| {
            ban.from_round.is_none_or(|from| from <= forced.round)
                && ban.to_round.is_none_or(|to| forced.round <= to)
                && ban.players.contains(&one)
                && ban.players.contains(&two)
        });
        if to_come && banned && one != two {
            faults.add(
                codes::FORCED_FORBIDDEN,
                format!("{path}.players"),
                vec![
                    ("one", one.to_string()),
                    ("two", two.to_string()),
                    ("round", forced.round.to_string()),
                ],
            );
        }
    }
}

/// The list of openings: names that are their own, lines that can be played.
pub(super) fn openings(event: &Event, faults: &mut Faults) {
    let Some(list) = &event.openings else { return };
    let mut ids = BTreeMap::new();
    for (index, opening) in list.openings.iter().enumerate() {
        let path = format!("openings.openings[{index}]");
        let id = opening.id.as_str();
        once(&mut ids, id, id, format!("{path}.id"), faults);
        if let Some(game) = event.regulation.game
            && !replay::Opening::parse(&opening.text).is_ok_and(|line| line.can_be_set_up(game))
        {
            faults.add(
                codes::OPENING_UNPLAYABLE,
                format!("{path}.text"),
                vec![("id", id.to_owned()), ("text", opening.text.clone())],
            );
        }
    }
}

/// Adjourned games: each once, and without a result.
pub(super) fn adjourned(event: &Event, faults: &mut Faults) {
    let mut seen = BTreeMap::new();
    for (index, adjourned) in event.adjourned.iter().enumerate() {
        let path = format!("adjourned[{index}]");
        let place = || {
            vec![
                ("round", adjourned.round.to_string()),
                ("board", adjourned.board.to_string()),
            ]
        };
        let key = (adjourned.round, adjourned.board, adjourned.game);
        if seen.insert(key, index).is_some() {
            faults.add(codes::ADJOURNED_TWICE, path.clone(), place());
        }
        let Some(pairing) = event.pairing(adjourned.round, adjourned.board) else {
            continue;
        };
        let result = match adjourned.game.and_then(|game| game.checked_sub(1)) {
            Some(game) => pairing
                .games
                .get(game as usize)
                .and_then(|game| game.result),
            // Of a match that is over, nothing goes on; of one with a game to come, perhaps that.
            None if pairing.games.iter().any(|game| !over(game.result)) => None,
            None => pairing.result,
        };
        if over(result)
            && let Some(result) = result
        {
            let mut fields = place();
            fields.push(("result", result.to_string()));
            faults.add(codes::ADJOURNED_OVER, path, fields);
        }
    }
}

fn over(result: Option<crate::event::GameResult>) -> bool {
    result.is_some_and(|result| result != crate::event::GameResult::Pending)
}

/// `first` must not come after `last`.
pub(super) fn backwards(
    first: impl ToString,
    last: impl ToString,
    path: String,
    faults: &mut Faults,
) {
    let fields = vec![("first", first.to_string()), ("last", last.to_string())];
    faults.add(codes::ENDS_BEFORE, path, fields);
}

fn placed(finding: Finding, path: String) -> Finding {
    finding.at(Place {
        path: Some(path),
        ..Place::default()
    })
}

/// Reports what stands twice.
fn once<K: Ord>(
    seen: &mut BTreeMap<K, String>,
    key: K,
    text: &str,
    path: String,
    faults: &mut Faults,
) {
    if let Some(first) = seen.get(&key) {
        let fields = vec![("text", text.to_owned()), ("first", first.clone())];
        faults.add(codes::STANDS_TWICE, path, fields);
    } else {
        seen.insert(key, path);
    }
}
