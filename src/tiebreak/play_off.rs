//! Play-offs: "по результату дополнительного матча или турнира" (3.15.2).

use std::collections::BTreeMap;

use crate::event::{Event, Game, GameResult};
use crate::exact::{Points, Ratio};

use super::Field;

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
