//! From an event to a field: who is there, what each has behind him, in which order they stand.

use std::collections::BTreeMap;

use crate::event::lots::Purpose;
use crate::event::{ByeKind, Cards, Event, GameResult, Number, System};
use crate::exact::{Points, Ratio};
use crate::pairing::colours::unit_id;
use crate::pairing::{PairError, Unpaired, UnpairedReason, presence, readings};
use crate::tiebreak::{Running, so_far};

use super::choice::{Choice, Halves};
use super::complete::ByeOrder;
use super::field::Entrant;

/// How an event reads the text where it can be read in several ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readings {
    /// `halves=fresh|kept`.
    pub halves: Halves,
    /// `solkoff-ties=ascending|parity`: whether equal Solkoff is ordered by descending numbers in
    /// even rounds.
    pub ties_by_parity: bool,
    /// `bye=classification|number`.
    pub bye: ByeOrder,
}

impl Readings {
    /// The readings of an event.
    ///
    /// # Errors
    /// [`PairError::Unsuitable`] for a value that is not known.
    pub fn of(event: &Event) -> Result<Readings, PairError> {
        let halves = [("fresh", Halves::Fresh), ("kept", Halves::Kept)];
        let ties = [("ascending", false), ("parity", true)];
        let bye = [
            ("classification", ByeOrder::Classification),
            ("number", ByeOrder::Number),
        ];
        Ok(Readings {
            halves: readings::reading(event, "halves", &halves, "fresh, kept")?,
            ties_by_parity: readings::reading(event, "solkoff-ties", &ties, "ascending, parity")?,
            bye: readings::reading(event, "bye", &bye, "classification, number")?,
        })
    }

    /// The order of first choice of a system.
    pub fn choice(self, system: System) -> Choice {
        Choice::of(system, self.halves)
    }
}

/// A round that is to be paired: who is there, in classification order.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Those to be paired, the highest first.
    pub entrants: Vec<Entrant>,
    /// Who is not there, and why.
    pub unpaired: Vec<Unpaired>,
    /// Those among them who are recorded, with what the round gives them.
    pub absent: Vec<(Number, ByeKind)>,
    /// The coefficients by which the classification was made, where it was.
    pub coefficients: BTreeMap<Number, Ratio>,
    /// Whether numbers stand in descending order in this round (3.17.5.3).
    pub descending: bool,
    /// The rules of the regulation (H4) that hold in this round: places in `forbidden`.
    pub rules: Vec<usize>,
}

impl Setup {
    /// What was known of an event before `round`.
    ///
    /// # Errors
    /// [`PairError::NoSeed`] where the order is by lot and there is no seed.
    pub fn new(event: &Event, round: u32, readings: Readings) -> Result<Setup, PairError> {
        let mut setup = Setup {
            rules: (0..event.regulation.forbidden.len())
                .filter(|&rule| {
                    let forbidden = &event.regulation.forbidden[rule];
                    forbidden.from_round.is_none_or(|from| from <= round)
                        && forbidden.to_round.is_none_or(|to| to >= round)
                })
                .collect(),
            ..Setup::default()
        };
        let mut entrants = histories(event, round);
        for (index, &rule) in setup.rules.iter().enumerate() {
            for player in &event.regulation.forbidden[rule].players {
                if let Some(entrant) = entrants.get_mut(player)
                    && !entrant.forbidden.contains(&index)
                {
                    entrant.forbidden.push(index);
                }
            }
        }
        for (unit, entrant) in entrants {
            match presence::missing(event, unit, round) {
                None => setup.entrants.push(entrant),
                Some(reason) => {
                    setup.unpaired.push(Unpaired {
                        player: unit,
                        reason,
                    });
                    if reason == UnpairedReason::Absent
                        && let Some(kind) = presence::absent(event, unit, round)
                    {
                        setup.absent.push((unit, kind));
                    }
                }
            }
        }
        setup.classify(event, round, readings)?;
        Ok(setup)
    }

    /// Puts the entrants into the classification of the round: by points, inside a score group
    /// as the system says.
    fn classify(&mut self, event: &Event, round: u32, readings: Readings) -> Result<(), PairError> {
        let system = event.regulation.system;
        let even = round.is_multiple_of(2);
        let running = match system {
            System::SwissSolkoff if round >= 3 => Some(Running::TruncatedSolkoff),
            System::SwissBuchholz if round >= 3 => Some(Running::Buchholz),
            _ => None,
        };
        if let Some(running) = running {
            self.coefficients = so_far(event, round - 1, running);
        }
        self.descending = even
            && match system {
                System::SwissRating => true,
                System::SwissSolkoff => round == 2 || readings.ties_by_parity,
                _ => false,
            };
        let mut lots: BTreeMap<Number, String> = BTreeMap::new();
        if system == System::SwissRandom {
            let drawn = event.lots().ok_or(PairError::NoSeed)?;
            lots = self
                .entrants
                .iter()
                .map(|entrant| {
                    let id = unit_id(event, entrant.number);
                    (entrant.number, drawn.hash(Purpose::Round(round), id))
                })
                .collect();
        }
        let coefficient = |number: &Number| self.coefficients.get(number).copied();
        self.entrants.sort_by(|a, b| {
            let numbers = a.number.cmp(&b.number);
            b.points
                .cmp(&a.points)
                .then_with(|| lots.get(&a.number).cmp(&lots.get(&b.number)))
                .then_with(|| coefficient(&b.number).cmp(&coefficient(&a.number)))
                .then(if self.descending {
                    numbers.reverse()
                } else {
                    numbers
                })
        });
        Ok(())
    }
}

/// What everybody has behind him before `round`.
fn histories(event: &Event, round: u32) -> BTreeMap<Number, Entrant> {
    let mut entrants: BTreeMap<Number, Entrant> = Cards::after(event, round.saturating_sub(1))
        .iter()
        .map(|card| {
            let entrant = Entrant {
                number: card.unit,
                points: card.points,
                may_have_bye: true,
                ..Entrant::default()
            };
            (card.unit, entrant)
        })
        .collect();
    for earlier in event.rounds.iter().filter(|earlier| earlier.number < round) {
        for pairing in &earlier.pairings {
            // A micro-match or a team match counts as played if one of its games was.
            let game_played = pairing
                .games
                .iter()
                .any(|game| game.result.is_some_and(GameResult::is_played));
            let forfeit = match pairing.result {
                Some(GameResult::Forfeit { white, black }) if !game_played => Some((white, black)),
                _ => None,
            };
            for (unit, other, colour, plus) in [
                (
                    pairing.white,
                    pairing.black,
                    crate::board::Colour::White,
                    forfeit.map(|(white, _)| white),
                ),
                (
                    pairing.black,
                    pairing.white,
                    crate::board::Colour::Black,
                    forfeit.map(|(_, black)| black),
                ),
            ] {
                let Some(entrant) = entrants.get_mut(&unit) else {
                    continue;
                };
                match plus {
                    None => {
                        entrant.colours.push(colour);
                        entrant.met.push((other, earlier.number));
                    }
                    Some(true) => entrant.may_have_bye = false,
                    Some(false) => {}
                }
            }
        }
        for bye in &earlier.byes {
            let point = matches!(bye.kind, ByeKind::Pairing | ByeKind::Full)
                && event.bye_points(bye.kind) > Points::ZERO;
            if point && let Some(entrant) = entrants.get_mut(&bye.player) {
                entrant.may_have_bye = false;
            }
        }
    }
    entrants
}
