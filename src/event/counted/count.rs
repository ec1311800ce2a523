//! What a pairing counts: a game, a micro-match (3.18*) or a team match (3.16).

use std::cmp::Ordering;

use crate::event::{Event, Game, GameResult, Pairing, PendingCounts, matches};
use crate::exact::Points;

use super::{How, teams};

/// What a pairing counts, White's side first.
pub(in crate::event) struct Count {
    /// How it was for each side.
    pub(in crate::event) how: (How, How),
    /// The points that decide places.
    pub(in crate::event) points: (Points, Points),
    /// The sum of the single games or boards.
    pub(in crate::event) games: (Points, Points),
}

/// What a pairing counts: by its result or, where a micro-match has none of its own, by its
/// games; a team match by its boards.
pub(in crate::event) fn count(event: &Event, round: u32, pairing: &Pairing) -> Count {
    if event.is_team_event() {
        return teams::count(event, round, pairing);
    }
    let games = Games::of(event, pairing);
    match pairing.result {
        Some(GameResult::Played { white, black } | GameResult::Adjudicated { white, black }) => {
            let points = (white, black);
            Count {
                how: (How::Played, How::Played),
                points,
                games: games.sum_or(event, points),
            }
        }
        Some(GameResult::Forfeit { white, black }) => {
            let points = (sign(event, white), sign(event, black));
            Count {
                how: signs(white, black),
                points,
                games: games.sum_or(event, points),
            }
        }
        Some(GameResult::Pending) | None if games.are_complete() => games.as_one(event),
        Some(GameResult::Pending) | None => {
            let scoring = &event.regulation.scoring;
            let points = match event.regulation.pending_counts_as {
                PendingCounts::Draw => scoring.draw,
                PendingCounts::Loss => scoring.loss,
                PendingCounts::Refuse => Points::ZERO,
            };
            Count {
                how: (How::Pending, How::Pending),
                points: (points, points),
                games: games.sum_or(event, (points, points)),
            }
        }
    }
}

/// The games of a micro-match, summed for the side named first.
struct Games {
    sum: (Points, Points),
    any: bool,
    played: bool,
    pending: bool,
}

impl Games {
    fn of(event: &Event, pairing: &Pairing) -> Games {
        let mut games = Games {
            sum: (Points::ZERO, Points::ZERO),
            any: !pairing.games.is_empty(),
            played: false,
            pending: false,
        };
        for game in &pairing.games {
            let Some((white, black)) = matches::game_points(&event.regulation.scoring, game.result)
            else {
                games.pending = true;
                continue;
            };
            games.played |= game.result.is_some_and(GameResult::is_played);
            let first_has_white = game.white == pairing.white;
            let (first, second) = if first_has_white {
                (white, black)
            } else {
                (black, white)
            };
            games.sum.0 += first;
            games.sum.1 += second;
        }
        games
    }

    fn are_complete(&self) -> bool {
        self.any && !self.pending
    }

    /// The sum; where no games are entered, as if each of them had ended as the match did.
    fn sum_or(&self, event: &Event, points: (Points, Points)) -> (Points, Points) {
        if self.any {
            self.sum
        } else {
            (all_games(event, points.0), all_games(event, points.1))
        }
    }

    /// A micro-match counts as one game (3.18*).
    fn as_one(&self, event: &Event) -> Count {
        let scoring = &event.regulation.scoring;
        let (first, second) = self.sum;
        let points = match first.cmp(&second) {
            Ordering::Greater => (scoring.win, scoring.loss),
            Ordering::Less => (scoring.loss, scoring.win),
            Ordering::Equal if first == Points::ZERO => (scoring.loss, scoring.loss),
            Ordering::Equal => (scoring.draw, scoring.draw),
        };
        Count {
            how: if self.played {
                (How::Played, How::Played)
            } else {
                signs(first > second, second > first)
            },
            points,
            games: self.sum,
        }
    }
}

/// The points of single games of a match that is entered as a whole: as many times what it counts as
/// it has games. Right for a plus, a minus, a bye and a drawn match; of a match that was won over the
/// board the most it can have been.
pub(super) fn all_games(event: &Event, points: Points) -> Points {
    let games = match event.regulation.micro_match {
        Some(games) if !event.is_team_event() => i32::try_from(games).unwrap_or(i32::MAX),
        _ => 1,
    };
    Points::from_halves(points.halves().saturating_mul(games.max(1)))
}

/// What a micro-match begun by somebody who has left makes once the games that he did not play are
/// `-` for him and `+` for the other (3.13.3); `None` where one of them was begun and is still to be
/// adjudicated (3.13.4), or where the match is no micro-match.
pub(super) fn closed(event: &Event, pairing: &Pairing, left: (bool, bool)) -> Option<Count> {
    let length = event.regulation.micro_match? as usize;
    let adjourned = |result: Option<GameResult>| result == Some(GameResult::Pending);
    if adjourned(pairing.result) || pairing.games.iter().any(|game| adjourned(game.result)) {
        return None;
    }
    let sign = |first_has_white: bool| {
        let (white, black) = if first_has_white {
            left
        } else {
            (left.1, left.0)
        };
        Some(GameResult::Forfeit {
            white: !white,
            black: !black,
        })
    };
    let mut whole = pairing.clone();
    for game in whole.games.iter_mut().filter(|game| game.result.is_none()) {
        game.result = sign(game.white == pairing.white);
    }
    while whole.games.len() < length {
        let first = whole.games.len().is_multiple_of(2);
        let (white, black) = if first {
            (pairing.white, pairing.black)
        } else {
            (pairing.black, pairing.white)
        };
        let result = sign(first);
        whole.games.push(Game {
            white,
            black,
            result,
        });
    }
    Some(Games::of(event, &whole).as_one(event))
}

/// "Плюс приравнивается к единице, а минус — к нулю" (3.14.2), on the event's scale.
pub(super) fn sign(event: &Event, plus: bool) -> Points {
    let scoring = &event.regulation.scoring;
    if plus { scoring.win } else { scoring.loss }
}

/// How a pairing with these signs was for each side.
pub(super) const fn signs(white: bool, black: bool) -> (How, How) {
    const fn of(plus: bool, other: bool) -> How {
        match (plus, other) {
            (true, _) => How::Plus,
            (false, true) => How::Minus,
            (false, false) => How::BothMinus,
        }
    }
    (of(white, black), of(black, white))
}
