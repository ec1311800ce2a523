//! What a micro-match (3.18*) or a team match (3.16.6) counts, from its games.

use crate::exact::Points;

use super::{Event, GameResult, Number, Pairing, Scoring};

/// Points of both sides of a game: a plus is a win, a minus a loss; `None` while undecided.
pub fn game_points(scoring: &Scoring, result: Option<GameResult>) -> Option<(Points, Points)> {
    let side = |plus| if plus { scoring.win } else { scoring.loss };
    match result? {
        GameResult::Played { white, black } | GameResult::Adjudicated { white, black } => {
            Some((white, black))
        }
        GameResult::Forfeit { white, black } => Some((side(white), side(black))),
        GameResult::Pending => None,
    }
}

/// Sums of the game points that the two sides of a pairing have made so far, and whether every
/// game is decided. In a team match a game belongs to the teams of its players; a board where
/// nobody is, by its colour (3.16.3).
pub fn sums(event: &Event, pairing: &Pairing) -> (Points, Points, bool) {
    let scoring = &event.regulation.scoring;
    let (mut first, mut second, mut complete) = (Points::ZERO, Points::ZERO, true);
    for (index, game) in pairing.games.iter().enumerate() {
        let Some((white, black)) = game_points(scoring, game.result) else {
            complete = false;
            continue;
        };
        if first_has_white(event, pairing, index) {
            first += white;
            second += black;
        } else {
            first += black;
            second += white;
        }
    }
    (first, second, complete)
}

/// Whether the side named first in the pairing has white in this game.
pub fn first_has_white(event: &Event, pairing: &Pairing, index: usize) -> bool {
    let Some(game) = pairing.games.get(index) else {
        return index.is_multiple_of(2);
    };
    if !event.is_team_event() {
        return game.white == pairing.white;
    }
    let team = |number: Number| event.player(number).and_then(|player| player.team);
    match (team(game.white), team(game.black)) {
        (Some(team), _) if team == pairing.white || team == pairing.black => team == pairing.white,
        (_, Some(team)) if team == pairing.white || team == pairing.black => team == pairing.black,
        _ => index.is_multiple_of(2),
    }
}

/// What the pairing counts, from its games; `None` while one of them has no result, pending while
/// one is adjourned. A micro-match is a win, a draw or a loss by the sum of its games; a team
/// match counts the sum of its boards. It is unplayed if all its games are.
pub fn result(event: &Event, pairing: &Pairing) -> Option<GameResult> {
    let scoring = &event.regulation.scoring;
    let results: Vec<GameResult> = pairing
        .games
        .iter()
        .map(|g| g.result)
        .collect::<Option<_>>()?;
    if results.contains(&GameResult::Pending) {
        return Some(GameResult::Pending);
    }
    let (first, second, _) = sums(event, pairing);
    let unplayed = |result: &GameResult| matches!(result, GameResult::Forfeit { .. });
    if results.iter().all(unplayed) && (first != second || first == lost(event, pairing)) {
        return Some(GameResult::Forfeit {
            white: first > second,
            black: second > first,
        });
    }
    if event.is_team_event() {
        return Some(GameResult::Played {
            white: first,
            black: second,
        });
    }
    let (white, black) = match first.cmp(&second) {
        std::cmp::Ordering::Greater => (scoring.win, scoring.loss),
        std::cmp::Ordering::Less => (scoring.loss, scoring.win),
        std::cmp::Ordering::Equal if first == lost(event, pairing) => (scoring.loss, scoring.loss),
        std::cmp::Ordering::Equal => (scoring.draw, scoring.draw),
    };
    Some(GameResult::Played { white, black })
}

/// What the two sides of a match that made these sums on its boards count: the sums (3.16.6), or 2,
/// 1 and 0 where the regulation counts matches. In an individual event the points themselves.
pub fn counted(event: &Event, white: Points, black: Points) -> (Points, Points) {
    if !event.is_team_event() || !event.regulation.counts_matches() {
        return (white, black);
    }
    let of = |own: Points, other: Points| match own.cmp(&other) {
        std::cmp::Ordering::Greater => Points::whole(2),
        std::cmp::Ordering::Equal if own == Points::ZERO => Points::ZERO,
        std::cmp::Ordering::Equal => Points::whole(1),
        std::cmp::Ordering::Less => Points::ZERO,
    };
    (of(white, black), of(black, white))
}

/// What a pairing makes for its two sides: the sum of its boards in a team match, else what its
/// result gives; `None` while undecided. A match given without play counts all its boards.
pub fn points(event: &Event, pairing: &Pairing) -> Option<(Points, Points)> {
    if event.is_team_event() && !pairing.games.is_empty() {
        let (first, second, complete) = sums(event, pairing);
        if complete {
            return Some((first, second));
        }
    }
    game_points(&event.regulation.scoring, pairing.result)
}

/// What the games of a pairing make, where its stated result says something else.
pub fn contradicted(event: &Event, pairing: &Pairing) -> Option<GameResult> {
    if pairing.games.is_empty() {
        return None;
    }
    let scoring = &event.regulation.scoring;
    let made_result = result(event, pairing)?;
    let stated = game_points(scoring, pairing.result)?;
    let made = game_points(scoring, Some(made_result))?;
    let (first, second, _) = sums(event, pairing);
    // A team match may be stated as its boards' sum or as what the regulation counts for it.
    let boards = event.is_team_event()
        && (stated == (first, second) || stated == counted(event, first, second));
    (stated != made && !boards).then_some(made_result)
}

/// Gives every pairing without a result what its games make, once they are all there.
pub fn settle(event: &mut Event) {
    let mut found = Vec::new();
    for (round, stored) in event.rounds.iter().enumerate() {
        for (place, pairing) in stored.pairings.iter().enumerate() {
            let open = matches!(pairing.result, None | Some(GameResult::Pending));
            if open
                && !pairing.games.is_empty()
                && let Some(counted) = result(event, pairing)
            {
                found.push((round, place, counted));
            }
        }
    }
    for (round, place, counted) in found {
        event.rounds[round].pairings[place].result = Some(counted);
    }
}

/// The sum of a side that has lost every game.
fn lost(event: &Event, pairing: &Pairing) -> Points {
    pairing
        .games
        .iter()
        .map(|_| event.regulation.scoring.loss)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Game, Regulation};

    fn micro(results: &[&str]) -> Option<String> {
        let event = Event {
            regulation: Regulation {
                micro_match: Some(results.len() as u32),
                ..Regulation::default()
            },
            ..Event::default()
        };
        let games = results
            .iter()
            .enumerate()
            .map(|(index, text)| {
                let (one, two) = (Number(1), Number(2));
                Game {
                    white: if index % 2 == 0 { one } else { two },
                    black: if index % 2 == 0 { two } else { one },
                    result: text.parse().ok(),
                }
            })
            .collect();
        let pairing = Pairing {
            board: 1,
            white: Number(1),
            black: Number(2),
            games,
            ..Pairing::default()
        };
        result(&event, &pairing).map(|result| result.to_string())
    }

    #[test]
    fn article_3_18_the_sum_decides_the_micro_match() {
        assert_eq!(micro(&["1-0", "1-0"]).as_deref(), Some("0.5-0.5"));
        assert_eq!(micro(&["1-0", "½-½"]).as_deref(), Some("1-0"));
        assert_eq!(micro(&["½-½", "1-0"]).as_deref(), Some("0-1"));
        assert_eq!(micro(&["1-0", "?"]), None);
        assert_eq!(micro(&["1-0", "pending"]).as_deref(), Some("pending"));
        assert_eq!(micro(&["+ -", "- +"]).as_deref(), Some("+ -"));
        assert_eq!(micro(&["- -", "- -"]).as_deref(), Some("- -"));
        assert_eq!(micro(&["1-0", "- +"]).as_deref(), Some("1-0"));
        assert_eq!(micro(&["0-0", "0-0"]).as_deref(), Some("0-0"));
    }
}
