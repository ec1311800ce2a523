//! Play-offs: "по результату дополнительного матча или турнира" (3.15.2).

use std::collections::BTreeMap;

use crate::board::Colour;
use crate::event::{Event, Game, GameResult};
use crate::exact::{Points, Ratio};

use super::rank::Group;
use super::{Criterion, Field, How, Line, Meeting, Separator};

/// What those of the tied who played a play-off made in it against each other.
pub fn play_off(field: &Field<'_>, group: &[usize]) -> BTreeMap<usize, Ratio> {
    let mut points: BTreeMap<usize, Ratio> = BTreeMap::new();
    for game in &field.event().play_offs {
        let (Some(white), Some(black)) = (field.index(game.white), field.index(game.black)) else {
            continue;
        };
        if !group.contains(&white) || !group.contains(&black) {
            continue;
        }
        if let Some((first, second)) = score(field.event(), game) {
            *points.entry(white).or_default() += Ratio::from(first);
            *points.entry(black).or_default() += Ratio::from(second);
        }
    }
    points
}

fn score(event: &Event, game: &Game) -> Option<(Points, Points)> {
    let scoring = &event.regulation.scoring;
    let sign = |plus: bool| if plus { scoring.win } else { scoring.loss };
    match game.result? {
        GameResult::Played { white, black } | GameResult::Adjudicated { white, black } => {
            Some((white, black))
        }
        GameResult::Forfeit { white, black } => Some((sign(white), sign(black))),
        GameResult::Pending => None,
    }
}

/// The games that a player has in the play-off, in order, the number of each in place of a round. Those
/// against somebody of `group` that have a result count.
pub(super) fn games(field: &Field<'_>, group: &[usize], index: usize) -> Vec<Meeting> {
    let mut games = Vec::new();
    for (number, game) in (1..).zip(&field.event().play_offs) {
        let (Some(white), Some(black)) = (field.index(game.white), field.index(game.black)) else {
            continue;
        };
        let (colour, opponent) = match index {
            _ if index == white => (Colour::White, black),
            _ if index == black => (Colour::Black, white),
            _ => continue,
        };
        let own = |pair: (Points, Points)| match colour {
            Colour::White => pair,
            Colour::Black => (pair.1, pair.0),
        };
        let (points, opponent_points) = score(field.event(), game).map(own).unwrap_or_default();
        games.push(Meeting {
            line: Line {
                how: how(game, colour),
                colour: Some(colour),
                points,
                opponent_points,
                game_points: points,
                ..Line::open(number, opponent)
            },
            opponent,
            counts: group.contains(&opponent) && score(field.event(), game).is_some(),
        });
    }
    games
}

fn how(game: &Game, colour: Colour) -> How {
    match game.result {
        Some(GameResult::Played { .. } | GameResult::Adjudicated { .. }) => How::Played,
        Some(GameResult::Forfeit { white, black }) => {
            let (own, other) = match colour {
                Colour::White => (white, black),
                Colour::Black => (black, white),
            };
            match (own, other) {
                (true, _) => How::Plus,
                (false, true) => How::Minus,
                (false, false) => How::BothMinus,
            }
        }
        Some(GameResult::Pending) | None => How::Pending,
    }
}

const BY_PLAY_OFF: Option<Separator> = Some(Separator {
    criterion: Criterion::PlayOff,
    position: None,
});

/// The order after a play-off among some of those on equal points. 3.15.2 speaks of all of them; where
/// only some played, the result distributes the places that these hold by the other criteria, and
/// of those whom nothing else separates the ones who played stand first.
pub(super) fn among_some(groups: Vec<Group>, results: &BTreeMap<usize, Ratio>) -> Vec<Group> {
    let slots: Vec<(usize, usize)> = groups
        .iter()
        .enumerate()
        .flat_map(|(group, held)| held.members.iter().map(move |&index| (group, index)))
        .filter(|(_, index)| results.contains_key(index))
        .collect();
    let mut order = slots.clone();
    // Who made the same in the play-off keeps his order by the other criteria.
    order.sort_by(|a, b| results[&b.1].cmp(&results[&a.1]).then(a.0.cmp(&b.0)));
    let same =
        |a: &(usize, usize), b: &(usize, usize)| a.0 == b.0 && results[&a.1] == results[&b.1];

    let mut groups = groups;
    for group in &mut groups {
        group.members.retain(|index| !results.contains_key(index));
    }
    for (&(group, _), &(from, index)) in slots.iter().zip(&order) {
        groups[group].members.push(index);
        if from < group {
            groups[group].above = BY_PLAY_OFF;
        }
    }
    // Equals whom the places would tear apart share them all.
    for (position, pair) in order.windows(2).enumerate().rev() {
        let (upper, lower) = (slots[position].0, slots[position + 1].0);
        if upper < lower && same(&pair[0], &pair[1]) {
            let joined: Vec<Group> = groups.drain(upper + 1..=lower).collect();
            let members = joined.into_iter().flat_map(|group| group.members);
            groups[upper].members.extend(members);
        }
    }
    groups
        .into_iter()
        .flat_map(|group| those_who_played_first(group, results))
        .collect()
}

fn those_who_played_first(group: Group, results: &BTreeMap<usize, Ratio>) -> Vec<Group> {
    let (mut played, rest): (Vec<usize>, Vec<usize>) = group
        .members
        .iter()
        .partition(|index| results.contains_key(index));
    let settled = played
        .iter()
        .any(|index| results[index] != results[&played[0]]);
    if !settled {
        return vec![Group {
            members: sorted(group.members),
            above: group.above,
        }];
    }
    played.sort_by(|a, b| results[b].cmp(&results[a]).then(a.cmp(b)));
    let mut parts: Vec<Vec<usize>> = played
        .chunk_by(|a, b| results[a] == results[b])
        .map(<[usize]>::to_vec)
        .collect();
    if !rest.is_empty() {
        parts.push(sorted(rest));
    }
    parts
        .into_iter()
        .enumerate()
        .map(|(position, members)| Group {
            members,
            above: if position == 0 {
                group.above
            } else {
                BY_PLAY_OFF
            },
        })
        .collect()
}

fn sorted(mut members: Vec<usize>) -> Vec<usize> {
    members.sort_unstable();
    members
}
