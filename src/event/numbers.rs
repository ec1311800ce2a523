//! Starting numbers: drawn, given out, and every reference rewritten.

use std::collections::BTreeMap;

use super::lots::Purpose;
use super::{Event, Number};

/// Why numbers cannot be given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartNumbersError {
    /// The lot needs a seed and the event has none.
    #[error("the event has no seed for the lot")]
    NoSeed,
}

/// Gives out the final numbers, once, before the first round: in a Swiss and for the seeds of a
/// knock-out the rated by rating (equal ratings by lot), then the unrated by lot (3.17.5.1); else
/// all by lot. In a team event
/// the teams are numbered, by lot. Those who come in later rounds (`from_round`) stay behind all
/// others, in their order. Does nothing where the numbers are final already.
///
/// # Errors
/// [`StartNumbersError::NoSeed`] if the event has no seed; nothing is changed then.
pub fn start_numbers(event: &mut Event) -> Result<(), StartNumbersError> {
    if event.numbers_fixed {
        return Ok(());
    }
    let lots = event.lots().ok_or(StartNumbersError::NoSeed)?;
    let rated = event.regulation.numbers_by_rating();
    let mut order: Vec<_> = if event.is_team_event() {
        event
            .teams
            .iter()
            .map(|team| {
                let drawn = lots.hash(Purpose::Numbers, &team.id);
                ((1, 0, drawn, 0), team.number)
            })
            .collect()
    } else {
        event
            .players
            .iter()
            .map(|player| {
                let from = player.from_round.unwrap_or(1).max(1);
                let key = if from > 1 {
                    (from, 0, String::new(), player.number.0)
                } else {
                    let rating = if rated { player.rating.unwrap_or(0) } else { 0 };
                    let drawn = lots.hash(Purpose::Numbers, &player.id);
                    (1, u32::MAX - rating, drawn, 0)
                };
                (key, player.number)
            })
            .collect()
    };
    order.sort();
    let new: BTreeMap<Number, Number> = (1..)
        .map(Number)
        .zip(&order)
        .map(|(new, (_, old))| (*old, new))
        .collect();
    if event.is_team_event() {
        renumber_teams(event, &new);
    } else {
        renumber_players(event, &new);
    }
    event.numbers_fixed = true;
    Ok(())
}

/// The number of the next late entry: one more than the highest.
pub fn next_number(event: &Event) -> Number {
    let highest = event.players.iter().map(|player| player.number.0).max();
    Number(highest.unwrap_or(0) + 1)
}

/// The number of the next team.
pub fn next_team_number(event: &Event) -> Number {
    let highest = event.teams.iter().map(|team| team.number.0).max();
    Number(highest.unwrap_or(0) + 1)
}

/// Changes players' numbers everywhere; numbers that `new` lacks stay.
pub fn renumber_players(event: &mut Event, new: &BTreeMap<Number, Number>) {
    let change = |number: &mut Number| {
        if let Some(to) = new.get(number) {
            *number = *to;
        }
    };
    event.players.iter_mut().for_each(|p| change(&mut p.number));
    event.players.sort_by_key(|player| player.number);
    for team in &mut event.teams {
        team.members.iter_mut().for_each(change);
    }
    for line_up in &mut event.line_ups {
        line_up.boards.iter_mut().flatten().for_each(change);
    }
    event
        .penalties
        .iter_mut()
        .for_each(|p| change(&mut p.player));
    for adjourned in &mut event.adjourned {
        adjourned.sealed_by.iter_mut().for_each(change);
    }
    for round in &mut event.rounds {
        for game in round.pairings.iter_mut().flat_map(|p| &mut p.games) {
            change(&mut game.white);
            change(&mut game.black);
        }
    }
    if !event.is_team_event() {
        renumber_units(event, new);
    }
}

/// Changes teams' numbers everywhere; numbers that `new` lacks stay.
pub fn renumber_teams(event: &mut Event, new: &BTreeMap<Number, Number>) {
    let change = |number: &mut Number| {
        if let Some(to) = new.get(number) {
            *number = *to;
        }
    };
    event
        .teams
        .iter_mut()
        .for_each(|team| change(&mut team.number));
    event.teams.sort_by_key(|team| team.number);
    for player in &mut event.players {
        player.team.iter_mut().for_each(change);
    }
    event.line_ups.iter_mut().for_each(|l| change(&mut l.team));
    if event.is_team_event() {
        renumber_units(event, new);
    }
}

/// Changes the numbers of what is paired.
fn renumber_units(event: &mut Event, new: &BTreeMap<Number, Number>) {
    let change = |number: &mut Number| {
        if let Some(to) = new.get(number) {
            *number = *to;
        }
    };
    for round in &mut event.rounds {
        for pairing in &mut round.pairings {
            change(&mut pairing.white);
            change(&mut pairing.black);
        }
        round
            .byes
            .iter_mut()
            .for_each(|bye| change(&mut bye.player));
    }
    for game in event.carried.iter_mut().chain(&mut event.play_offs) {
        change(&mut game.white);
        change(&mut game.black);
    }
    event
        .absences
        .iter_mut()
        .for_each(|a| change(&mut a.player));
    event
        .withdrawals
        .iter_mut()
        .for_each(|w| change(&mut w.player));
    let regulation = &mut event.regulation;
    for forbidden in &mut regulation.forbidden {
        forbidden.players.iter_mut().for_each(change);
    }
    for forced in &mut regulation.forced {
        change(&mut forced.players.0);
        change(&mut forced.players.1);
    }
    for members in regulation.pairing_groups.values_mut() {
        members.iter_mut().for_each(change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Forced, Player, Regulation, System};

    fn event(system: System) -> Event {
        let player = |number: u32, rating: Option<u32>, from_round| Player {
            number: Number(number),
            id: format!("p{number}"),
            name: format!("Player {number}"),
            rating,
            from_round,
            ..Player::default()
        };
        Event {
            id: "e".to_owned(),
            seed: Some("00".to_owned()),
            regulation: Regulation {
                system,
                forced: vec![Forced {
                    round: 1,
                    players: (Number(2), Number(6)),
                }],
                ..Regulation::default()
            },
            players: vec![
                player(1, None, None),
                player(2, Some(2000), None),
                player(3, Some(2400), Some(2)),
                player(4, Some(2300), None),
                player(5, Some(2000), None),
                player(6, None, None),
            ],
            ..Event::default()
        }
    }

    fn ids(event: &Event) -> Vec<&str> {
        event.players.iter().map(|p| p.id.as_str()).collect()
    }

    #[test]
    fn article_3_17_5_1_rating_then_lot_then_the_unrated() {
        let mut event = event(System::SwissRating);
        start_numbers(&mut event).unwrap();
        let lots = event.lots().unwrap();
        let equal = lots.order(Purpose::Numbers, ["p2", "p5"]);
        let unrated = lots.order(Purpose::Numbers, ["p1", "p6"]);
        let expected = [&["p4"][..], &equal, &unrated, &["p3"]].concat();
        assert_eq!(ids(&event), expected);
        let pair = event.regulation.forced[0].players;
        assert_eq!(event.player(pair.0).unwrap().id, "p2");
        assert_eq!(event.player(pair.1).unwrap().id, "p6");
        let again = event.clone();
        start_numbers(&mut event).unwrap();
        assert_eq!(event, again);
        assert_eq!(next_number(&event), Number(7));
    }

    #[test]
    fn a_round_robin_is_numbered_by_lot() {
        let mut event = event(System::RoundRobin);
        event.players[2].from_round = None;
        let all = ["p1", "p2", "p3", "p4", "p5", "p6"];
        let expected: Vec<String> = event
            .lots()
            .unwrap()
            .order(Purpose::Numbers, all)
            .into_iter()
            .map(str::to_owned)
            .collect();
        start_numbers(&mut event).unwrap();
        assert_eq!(ids(&event), expected);
    }

    #[test]
    fn no_seed_no_numbers() {
        let mut event = event(System::SwissRating);
        event.seed = None;
        assert_eq!(start_numbers(&mut event), Err(StartNumbersError::NoSeed));
        assert!(!event.numbers_fixed);
    }
}
