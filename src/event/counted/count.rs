//! What a pairing counts: a game, a micro-match (3.18*) or a team match (3.16).

use std::cmp::Ordering;

use crate::event::{Event, GameResult, Pairing, PendingCounts, matches};
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
                games: games.sum_or(points),
            }
        }
        Some(GameResult::Forfeit { white, black }) => {
            let points = (sign(event, white), sign(event, black));
            Count {
                how: signs(white, black),
                points,
                games: games.sum_or(points),
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
                games: games.sum_or((points, points)),
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

    /// The sum, or `points` where there are no games.
    fn sum_or(&self, points: (Points, Points)) -> (Points, Points) {
        if self.any { self.sum } else { points }
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
