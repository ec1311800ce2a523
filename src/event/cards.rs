//! Cards: every player's (or team's) rounds in a row, the common view of an event from which
//! pairings and coefficients are computed.

use crate::board::Colour;
use crate::exact::Points;

use super::{ByeKind, Event, GameResult, Number, Pairing, PendingCounts, matches};

/// How a round was, seen by one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Played {
    /// Played (or adjudicated): counts as met and for colours.
    OverTheBoard,
    /// Unfinished; points are what `pending_counts_as` gives.
    Pending,
    /// Not played, decided by `+` or `-` (3.14.2): `true` = this unit has the plus.
    Forfeit(bool),
    /// No opponent.
    Bye(ByeKind),
}

/// One round on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The round, from 1.
    pub round: u32,
    /// How it was.
    pub played: Played,
    /// The opponent; `None` for a bye.
    pub opponent: Option<Number>,
    /// The colour (of the first game of a micro-match, of board 1 of a team); `None` for a bye.
    pub colour: Option<Colour>,
    /// Points made.
    pub points: Points,
    /// Points the opponent made; zero for a bye.
    pub opponent_points: Points,
    /// Board of the pairing; 0 for a bye.
    pub board: u32,
}

/// One unit's rounds in order. Rounds in which it is not mentioned at all have no entry (a late
/// entry, a leaver): they give 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The player or team.
    pub unit: Number,
    /// Its rounds, ascending.
    pub entries: Vec<Entry>,
    /// The sum of the entries' points.
    pub points: Points,
}

/// The cards of all units after some round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    cards: Vec<Card>,
}

impl Cards {
    /// The cards after `rounds` rounds (later rounds are left out).
    pub fn after(event: &Event, rounds: u32) -> Cards {
        let mut cards: Vec<Card> = event
            .units()
            .into_iter()
            .map(|unit| Card {
                unit,
                ..Card::default()
            })
            .collect();
        for round in event.rounds.iter().filter(|round| round.number <= rounds) {
            for pairing in &round.pairings {
                let (played, white, black) = outcome(event, pairing);
                for (unit, opponent, colour, points, opponent_points) in [
                    (pairing.white, pairing.black, Colour::White, white, black),
                    (pairing.black, pairing.white, Colour::Black, black, white),
                ] {
                    let played = match pairing.result {
                        Some(GameResult::Forfeit { white, black }) => {
                            Played::Forfeit(if colour == Colour::White {
                                white
                            } else {
                                black
                            })
                        }
                        _ => played,
                    };
                    push(
                        &mut cards,
                        unit,
                        Entry {
                            round: round.number,
                            played,
                            opponent: Some(opponent),
                            colour: Some(colour),
                            points,
                            opponent_points,
                            board: pairing.board,
                        },
                    );
                }
            }
            for bye in &round.byes {
                push(
                    &mut cards,
                    bye.player,
                    Entry {
                        round: round.number,
                        played: Played::Bye(bye.kind),
                        opponent: None,
                        colour: None,
                        points: event.bye_points(bye.kind),
                        opponent_points: Points::ZERO,
                        board: 0,
                    },
                );
            }
        }
        Cards { cards }
    }

    /// The cards, by ascending number.
    pub fn iter(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter()
    }

    /// The card of one unit.
    pub fn get(&self, unit: Number) -> Option<&Card> {
        self.cards
            .binary_search_by_key(&unit, |card| card.unit)
            .ok()
            .map(|index| &self.cards[index])
    }

    /// How many units there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

fn push(cards: &mut [Card], unit: Number, entry: Entry) {
    // A number that no player has is refused when the file is read; here it is left out.
    if let Ok(index) = cards.binary_search_by_key(&unit, |card| card.unit) {
        let card = &mut cards[index];
        card.points += entry.points;
        card.entries.push(entry);
    }
}

/// How a result counts: kind, White's points, Black's points. Forfeits are told apart by colour
/// in the caller.
fn outcome(event: &Event, pairing: &Pairing) -> (Played, Points, Points) {
    let scoring = &event.regulation.scoring;
    match pairing.result {
        Some(GameResult::Played { white, black } | GameResult::Adjudicated { white, black }) => {
            let (white, black) = matches::counted(event, white, black);
            (Played::OverTheBoard, white, black)
        }
        Some(GameResult::Forfeit { white, black }) => {
            let points = |plus| {
                if plus {
                    event.of_boards(scoring.win)
                } else {
                    event.of_boards(scoring.loss)
                }
            };
            (Played::Forfeit(white), points(white), points(black))
        }
        Some(GameResult::Pending) | None => {
            let points = match event.regulation.pending_counts_as {
                PendingCounts::Draw => event.of_boards(scoring.draw),
                PendingCounts::Loss | PendingCounts::Refuse => event.of_boards(scoring.loss),
            };
            (Played::Pending, points, points)
        }
    }
}
