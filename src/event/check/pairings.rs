//! What must hold in one pairing.

use crate::event::{Event, GameResult, Number, Pairing, matches};
use crate::finding::codes::event as codes;

use super::{Faults, Known, on_scale, scale};

/// Results on the scale, and a match that its games make.
pub(super) fn results(
    event: &Event,
    pairing: &Pairing,
    path: impl Fn() -> String,
    faults: &mut Faults,
) {
    let scoring = &event.regulation.scoring;
    let mut judge = |result: Option<GameResult>, path: &dyn Fn() -> String| {
        if let Some(result) = result
            && !on_scale(scoring, result)
        {
            faults.add(
                codes::RESULT_OFF_SCALE,
                path(),
                vec![
                    ("result", result.to_string()),
                    ("scale", scale(scoring).join(", ")),
                ],
            );
        }
    };
    // What a match of several games counts is the sum, or what the regulation makes of it.
    if pairing.games.is_empty() && !event.is_team_event() {
        judge(pairing.result, &|| format!("{}.result", path()));
    }
    for (index, game) in pairing.games.iter().enumerate() {
        judge(game.result, &|| format!("{}.games[{index}].result", path()));
    }
    if let (Some(stated), Some(counted)) = (pairing.result, matches::contradicted(event, pairing)) {
        faults.add(
            codes::RESULT_NOT_OF_GAMES,
            format!("{}.result", path()),
            vec![
                ("stated", stated.to_string()),
                ("counted", counted.to_string()),
            ],
        );
    }
}

/// The games of a match are those of its players.
pub(super) fn games(
    event: &Event,
    known: &Known,
    pairing: &Pairing,
    path: impl Fn() -> String,
    faults: &mut Faults,
) {
    for (index, game) in pairing.games.iter().enumerate() {
        let path = || format!("{}.games[{index}]", path());
        // Number 0: nobody is there on that board, which is lost without play (3.16.4).
        let unplayed = matches!(game.result, Some(GameResult::Forfeit { .. }));
        let empty = |number: Number| event.is_team_event() && unplayed && number.0 == 0;
        for (side, number) in [("white", game.white), ("black", game.black)] {
            if !empty(number) {
                known.player(number, || format!("{}.{side}", path()), faults);
            }
        }
        let same_two = |a, b| (game.white, game.black) == (a, b);
        let right = if event.is_team_event() {
            game.white != game.black || empty(game.white)
        } else {
            same_two(pairing.white, pairing.black) || same_two(pairing.black, pairing.white)
        };
        if !right {
            faults.add(
                codes::GAME_OF_OTHERS,
                path(),
                vec![
                    ("white", game.white.to_string()),
                    ("black", game.black.to_string()),
                ],
            );
        }
    }
}
