//! Time controls: the periods of a game and what each gives (3.8; 004 6.2).

use super::Time;

/// What a period gives with every move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Time added for every move.
    Increment(Time),
    /// Free time before the main time starts to run; what is not used of it is lost (004 6.2 b).
    Delay(Time),
}

impl Bonus {
    /// The time added for a move; none under a delay.
    pub fn increment(self) -> Time {
        match self {
            Bonus::Increment(time) => time,
            Bonus::None | Bonus::Delay(_) => Time::ZERO,
        }
    }

    /// The free time of a move.
    pub fn delay(self) -> Time {
        match self {
            Bonus::Delay(time) => time,
            Bonus::None | Bonus::Increment(_) => Time::ZERO,
        }
    }
}

/// One period of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves are to be made in it; `None` to the end of the game.
    pub moves: Option<u32>,
    /// The time it gives.
    pub base: Time,
    /// What every move of it gives besides.
    pub bonus: Bonus,
}

impl Period {
    /// A period to the end of the game.
    pub const fn to_the_end(base: Time) -> Period {
        Period {
            moves: None,
            base,
            bonus: Bonus::None,
        }
    }

    /// A period of so many moves.
    pub const fn of_moves(moves: u32, base: Time) -> Period {
        Period {
            moves: Some(moves),
            base,
            bonus: Bonus::None,
        }
    }
}

/// Where a move stands in a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its period as played, from 0; a last period that repeats counts on.
    pub round: u32,
    /// The period it is a playing of.
    pub period: Period,
    /// How many moves come before this period.
    pub before: u32,
}

impl Place {
    /// The last move of the period, its control move; `None` to the end of the game.
    pub fn control_move(&self) -> Option<u32> {
        self.period
            .moves
            .map(|moves| self.before.saturating_add(moves))
    }
}

/// A time control: one period or more. Only the last can do without a number of moves; a last
/// period with one repeats to the end of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    periods: Vec<Period>,
}

/// What periods cannot be put together to a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlFault {
    /// There is none.
    #[error("a control needs at least one period")]
    Empty,
    /// A period that is not the last has no number of moves.
    #[error("period {0} has no number of moves, but another follows; write it as `time/moves`")]
    OpenPeriodBeforeLast(usize),
    /// A period of no moves.
    #[error("period {0} has no moves")]
    NoMoves(usize),
    /// A period that gives neither time nor increment.
    #[error("period {0} gives no time")]
    NoTime(usize),
    /// A time below zero.
    #[error("period {0} gives less than no time")]
    Negative(usize),
    /// So long that sums of it would mean nothing.
    #[error("period {0} is too long: at most 999 hours and 100000 moves")]
    TooLong(usize),
}

impl Control {
    const LONGEST: Time = Time::from_minutes(1_000 * 60);
    const MOST_MOVES: u32 = 100_000;

    /// A control of these periods.
    ///
    /// # Errors
    /// The first [`ControlFault`], with the number of the period from 1.
    pub fn new(periods: Vec<Period>) -> Result<Control, ControlFault> {
        if periods.is_empty() {
            return Err(ControlFault::Empty);
        }
        for (index, period) in periods.iter().enumerate() {
            let number = index + 1;
            let extra = match period.bonus {
                Bonus::None => Time::ZERO,
                Bonus::Increment(time) | Bonus::Delay(time) => time,
            };
            if period.moves.is_none() && number < periods.len() {
                return Err(ControlFault::OpenPeriodBeforeLast(number));
            }
            if period.moves == Some(0) {
                return Err(ControlFault::NoMoves(number));
            }
            if period.base.is_negative() || extra.is_negative() {
                return Err(ControlFault::Negative(number));
            }
            if period.base == Time::ZERO && extra == Time::ZERO {
                return Err(ControlFault::NoTime(number));
            }
            if period.base >= Self::LONGEST
                || extra >= Self::LONGEST
                || period.moves.is_some_and(|moves| moves > Self::MOST_MOVES)
            {
                return Err(ControlFault::TooLong(number));
            }
        }
        Ok(Control { periods })
    }

    /// The periods, in order.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The time of the first period, which lateness is measured by (3.12.1).
    pub fn first_length(&self) -> Time {
        self.periods
            .first()
            .map_or(Time::ZERO, |period| period.base)
    }

    /// Where a player's move `number` (from 1) stands.
    pub fn place(&self, number: u32) -> Place {
        let number = number.max(1);
        let mut before = 0u32;
        let last = self.periods.len().saturating_sub(1);
        for (index, period) in self.periods.iter().enumerate() {
            let round = u32::try_from(index).unwrap_or(u32::MAX);
            let Some(moves) = period.moves else {
                return Place {
                    round,
                    period: *period,
                    before,
                };
            };
            if number <= before.saturating_add(moves) {
                return Place {
                    round,
                    period: *period,
                    before,
                };
            }
            if index == last {
                let repeats = (number - before - 1) / moves;
                return Place {
                    round: round.saturating_add(repeats),
                    period: *period,
                    before: before.saturating_add(repeats.saturating_mul(moves)),
                };
            }
            before = before.saturating_add(moves);
        }
        // Not reached: a control has a period, and the last one returns.
        Place {
            round: 0,
            period: Period::to_the_end(Time::ZERO),
            before: 0,
        }
    }

    /// The period as played `round` (from 0), and how many moves come before it; `None` past a
    /// period that lasts to the end.
    pub fn round(&self, round: u32) -> Option<Place> {
        let mut before = 0u32;
        let last = self.periods.len().saturating_sub(1);
        for (index, period) in self.periods.iter().enumerate() {
            let current = u32::try_from(index).unwrap_or(u32::MAX);
            if current == round {
                return Some(Place {
                    round,
                    period: *period,
                    before,
                });
            }
            let moves = period.moves?;
            if index == last {
                return Some(Place {
                    round,
                    period: *period,
                    before: before.saturating_add((round - current).saturating_mul(moves)),
                });
            }
            before = before.saturating_add(moves);
        }
        None
    }

    /// Whether, with so many moves made, the period to the end of the game has begun. A last
    /// period that repeats counts as one from its first playing on.
    pub fn in_last_period(&self, made: u32) -> bool {
        let index = self.place(made.saturating_add(1)).round as usize;
        index + 1 >= self.periods.len()
    }

    /// Whether this is blitz (3.8.3): one period of 3 to 5 minutes, increments and delays left
    /// aside.
    pub fn is_blitz(&self) -> bool {
        matches!(self.periods.as_slice(), [only] if only.moves.is_none()
            && only.base >= Time::from_minutes(3)
            && only.base <= Time::from_minutes(5))
    }

    /// The time of both players, all periods in full, increments and free time for 60 moves
    /// (3.8.5).
    pub fn total(&self) -> Time {
        let bases: Time = self.periods.iter().map(|period| period.base).sum();
        let extras: Time = (1..=60)
            .map(|number| {
                let bonus = self.place(number).period.bonus;
                bonus.increment() + bonus.delay()
            })
            .sum();
        (bases + extras) * 2
    }

    /// Whether the total is over the six hours of 3.8.5.
    pub fn is_too_long(&self) -> bool {
        self.total() > Time::HOUR * 6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(minutes: i64) -> Time {
        Time::from_minutes(minutes)
    }

    #[test]
    fn moves_find_their_period() {
        let control = Control::new(vec![
            Period::of_moves(35, minutes(70)),
            Period::of_moves(20, minutes(15)),
        ])
        .unwrap();
        let at = |number| {
            let place = control.place(number);
            (place.round, place.before, place.control_move())
        };
        assert_eq!(at(1), (0, 0, Some(35)));
        assert_eq!(at(35), (0, 0, Some(35)));
        assert_eq!(at(36), (1, 35, Some(55)));
        assert_eq!(at(55), (1, 35, Some(55)));
        assert_eq!(at(56), (2, 55, Some(75)));
        assert_eq!(control.round(2).unwrap().before, 55);
        assert!(!control.in_last_period(34));
        assert!(control.in_last_period(35));
    }

    #[test]
    fn six_hours_of_3_8_5() {
        let exactly = Control::new(vec![Period::to_the_end(minutes(180))]).unwrap();
        assert_eq!(exactly.total(), Time::HOUR * 6);
        assert!(!exactly.is_too_long());
        let over = Control::new(vec![Period {
            bonus: Bonus::Delay(Time::SECOND),
            ..Period::to_the_end(minutes(180))
        }])
        .unwrap();
        assert!(over.is_too_long());
    }

    #[test]
    fn blitz_is_three_to_five_minutes() {
        let blitz = |base, bonus| {
            Control::new(vec![Period {
                moves: None,
                base,
                bonus,
            }])
            .unwrap()
            .is_blitz()
        };
        assert!(blitz(minutes(3), Bonus::Increment(Time::SECOND * 2)));
        assert!(blitz(minutes(5), Bonus::None));
        assert!(!blitz(minutes(5) + Time::SECOND, Bonus::None));
        assert!(!blitz(Time::from_seconds(179), Bonus::None));
    }

    #[test]
    fn faults_are_named() {
        assert_eq!(Control::new(vec![]), Err(ControlFault::Empty));
        assert_eq!(
            Control::new(vec![
                Period::to_the_end(minutes(5)),
                Period::to_the_end(minutes(5))
            ]),
            Err(ControlFault::OpenPeriodBeforeLast(1))
        );
        assert_eq!(
            Control::new(vec![Period::of_moves(0, minutes(5))]),
            Err(ControlFault::NoMoves(1))
        );
        assert_eq!(
            Control::new(vec![Period::to_the_end(Time::ZERO)]),
            Err(ControlFault::NoTime(1))
        );
    }
}
