//! Settings that are lists: scores, players, pairs.

use crate::event::change::find::{self, Names};
use crate::event::change::{Refused, presence};
use crate::event::{Event, Forbidden, Forced, Number, Scoring};
use crate::exact::Points;
use crate::finding::codes::event as codes;

use super::bad;
use super::write::extend;

/// `2,1,0` (also `2-1-0`), the points for the bye, `12-0,8-4`.
pub(super) fn scoring(
    event: &mut Event,
    key: &str,
    value: &str,
    more: bool,
) -> Result<(), Refused> {
    // A result is written `1-0`: there is no room for a sign.
    let points = |text: &str| {
        let points = text.trim().parse::<Points>().ok();
        points.filter(|points| *points >= Points::ZERO)
    };
    let mut scoring: Scoring = event.regulation.scoring.clone();
    match key {
        "bye" | "bye-boards" => {
            let given = match value {
                "" => None,
                text => Some(points(text).ok_or_else(|| bad(key, value, "1, 0.5, 2 …"))?),
            };
            if key == "bye" {
                scoring.bye = given;
            } else {
                scoring.bye_boards = given;
            }
        }
        "scoring" => {
            let parts: Option<Vec<Points>> = if value.contains(',') || value.contains('/') {
                value.split([',', '/']).map(points).collect()
            } else {
                value.split('-').map(points).collect()
            };
            match parts.as_deref() {
                Some([win, draw, loss]) if win >= draw && draw >= loss && win > loss => {
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

pub(super) fn units(event: &Event, value: &str) -> Result<Vec<Number>, Refused> {
    let names = Names::of_units(event);
    value
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .map(|text| names.find(text))
        .collect()
}

/// `3-7`, `3-7-9@1-3`: who may not meet, and in which rounds.
pub(super) fn forbidden(event: &Event, key: &str, text: &str) -> Result<Forbidden, Refused> {
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
pub(super) fn forced(event: &Event, key: &str, text: &str) -> Result<Forced, Refused> {
    let fault = || bad(key, text, "ROUND:3-7");
    let (round, pair) = text.split_once(':').ok_or_else(fault)?;
    let round: u32 = round.trim().parse().map_err(|_| fault())?;
    let (one, two) = pair.split_once('-').ok_or_else(fault)?;
    let players = (find::unit(event, one)?, find::unit(event, two)?);
    if round == 0 || players.0 == players.1 {
        return Err(fault());
    }
    presence::within(event, round)?;
    Ok(Forced { round, players })
}
