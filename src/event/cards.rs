//! Cards: every player's (or team's) rounds in a row, the common view of an event from which
//! pairings and coefficients are computed.

use crate::board::Colour;
use crate::exact::Points;

use super::counted::{Field, How, count};
use super::{ByeKind, Event, GameResult, Number, Pairing};

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
    /// Points made, as they would count were the game not annulled.
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
    /// The points that count: the sum of the entries' points but for what
    /// [`counted`](super::counted) strikes out (3.13.2) or gives (3.13.3).
    pub points: Points,
}

/// The cards of all units after some round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    cards: Vec<Card>,
}

impl Cards {
    /// The cards after `rounds` rounds (later rounds are left out), with the points that count
    /// then.
    pub fn after(event: &Event, rounds: u32) -> Cards {
        Cards::of(event, rounds, rounds)
    }

    /// The cards of all rounds, with the points of the standings so far: those after the last
    /// round with a result ([`Field::last_round`]).
    pub fn so_far(event: &Event) -> Cards {
        Cards::of(event, u32::MAX, Field::last_round(event))
    }

    fn of(event: &Event, rounds: u32, counted: u32) -> Cards {
        let field = Field::new(event, counted);
        let mut cards: Vec<Card> = event
            .units()
            .into_iter()
            .map(|unit| Card {
                unit,
                points: field
                    .index(unit)
                    .map_or(Points::ZERO, |index| field.rows()[index].points),
                ..Card::default()
            })
            .collect();
        for round in event.rounds.iter().filter(|round| round.number <= rounds) {
            for pairing in &round.pairings {
                let made = count(event, round.number, pairing);
                let (white, black) = made.points;
                for (unit, opponent, colour, how, points, opponent_points) in [
                    (
                        pairing.white,
                        pairing.black,
                        Colour::White,
                        made.how.0,
                        white,
                        black,
                    ),
                    (
                        pairing.black,
                        pairing.white,
                        Colour::Black,
                        made.how.1,
                        black,
                        white,
                    ),
                ] {
                    push(
                        &mut cards,
                        unit,
                        Entry {
                            round: round.number,
                            played: played(pairing, how),
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
        cards[index].entries.push(entry);
    }
}

/// How a pairing was for one side. A match of which something is still open is pending, whatever
/// its games have made so far.
fn played(pairing: &Pairing, how: How) -> Played {
    match how {
        How::Plus => Played::Forfeit(true),
        How::Minus | How::BothMinus => Played::Forfeit(false),
        How::Played if !matches!(pairing.result, None | Some(GameResult::Pending)) => {
            Played::OverTheBoard
        }
        How::Played | How::Pending | How::Bye(_) => Played::Pending,
    }
}
