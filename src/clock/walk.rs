//! A clock followed through a game, reading by reading.
//!
//! All is reckoned in time *used*: what was given so far less what the clock shows, or the time
//! elapsed, or the sum of the moves' times. It never falls unless the clock gained.

use super::own::{OwnMove, own_moves};
use super::record::What as Happening;
use super::track::{Fall, Flaw, MoveUse, PeriodUse, Track};
use super::{Allowance, NextPeriod, Record, Settings, Time};
use crate::board::Colour;

/// Follows `side`'s clock through the record. `resolution` is how finely it was read.
pub(super) fn follow(
    record: &Record,
    settings: &Settings,
    side: Colour,
    resolution: Time,
) -> Track {
    let before = settings.moves_before(side, record.first);
    let allowance = settings.allowance(side);
    let own = own_moves(record, side);
    let states = own
        .iter()
        .any(|own| own.remaining.is_some() || own.face.is_some() || own.taken.is_some());
    let mut walk = Walk {
        settings,
        allowance,
        resolution,
        track: Track {
            side,
            moves: Vec::with_capacity(own.len()),
            given: None,
            used: None,
            remaining: None,
            as_of: None,
            at_start: allowance
                .filter(|_| before == 0)
                .map(|allowance| allowance.given(0)),
            thought: None,
            periods: Vec::new(),
            falls: Vec::new(),
            flaws: Vec::new(),
            missing: Vec::new(),
        },
        used: (before == 0 && (allowance.is_some() || !shows_time_left(&own)))
            .then_some(Time::ZERO),
        used_by: before,
        face_used: None,
        round: allowance.map_or(0, |a| a.control.place(before.max(1)).round),
        adjusted: Time::ZERO,
        slack: Time::ZERO,
        borders: vec![start_of_period(allowance, before, states)],
        states,
    };
    let mut events = record
        .events
        .iter()
        .filter(|event| event.concerns(side))
        .filter_map(|event| match event.what {
            Happening::Correction(time) => Some((event.moment, time)),
            _ => None,
        })
        .peekable();
    for (index, own_move) in own.iter().enumerate() {
        while let Some((moment, time)) = events.peek().copied() {
            if moment.ply > own_move.ply || (moment.ply == own_move.ply && moment.after) {
                break;
            }
            walk.correct(time);
            events.next();
        }
        let number = before.saturating_add(u32::try_from(index).unwrap_or(u32::MAX)) + 1;
        walk.step(own_move, number);
    }
    for (_, time) in events {
        walk.correct(time);
    }
    walk.finish(record, before)
}

/// The time used at the start of the period in which the record begins: none in the first,
/// unknown in a later one.
fn start_of_period(allowance: Option<Allowance<'_>>, before: u32, states: bool) -> Option<Time> {
    let first = allowance.is_some_and(|a| a.control.place(before + 1).round == 0);
    (before == 0 || (first && states)).then_some(Time::ZERO)
}

fn shows_time_left(own: &[OwnMove]) -> bool {
    own.iter().any(|own| own.remaining.is_some())
}

/// The state of following one clock.
struct Walk<'a> {
    settings: &'a Settings,
    allowance: Option<Allowance<'a>>,
    resolution: Time,
    track: Track,
    /// The time used as of move `used_by`; `None` where it is not known.
    used: Option<Time>,
    /// The number of the move that `used` is known by.
    used_by: u32,
    /// What `%egt` said last, and at which move.
    face_used: Option<(u32, Time)>,
    /// The period whose time has been added last, where it is added at zero.
    round: u32,
    /// What corrections have added to the time given.
    adjusted: Time,
    /// How much the rounding of added move times may have summed up to.
    slack: Time,
    /// The time used at the start of each period come to so far.
    borders: Vec<Option<Time>>,
    /// Whether his clock itself was read, not only the moves' times.
    states: bool,
}

impl Walk<'_> {
    /// All time given up to the move `number` made, corrections included; zero without a
    /// control, where only differences matter.
    fn given(&self, number: u32) -> Time {
        let given = match self.allowance {
            None => Time::ZERO,
            Some(allowance) => match self.settings.next_period {
                NextPeriod::AtMove => allowance.given(number),
                NextPeriod::AtZero => allowance.given_in(self.round, number),
            },
        };
        given + self.adjusted
    }

    /// Whether some period has free time: then time taken is not time used.
    fn has_delay(&self) -> bool {
        self.allowance.is_some_and(|allowance| {
            let mut periods = allowance.control.periods().iter();
            periods.any(|period| period.bonus.delay() > Time::ZERO)
        })
    }

    /// The arbiter sets the clock to `time`.
    fn correct(&mut self, time: Time) {
        let now = match (self.track.remaining, self.track.at_start) {
            (Some(remaining), _) => remaining,
            (None, Some(start)) if self.track.moves.is_empty() => start,
            _ => return,
        };
        self.adjusted += time - now;
        if self.track.remaining.is_some() {
            self.track.remaining = Some(time);
            self.track.given = self.track.given.map(|given| given + time - now);
        } else {
            self.track.at_start = Some(time);
        }
    }

    fn step(&mut self, own: &OwnMove, number: u32) {
        let delay = self.allowance.map_or(Time::ZERO, |allowance| {
            allowance.control.place(number).period.bonus.delay()
        });
        if let Some((one, other)) = own.twice {
            let ply = own.ply;
            self.track.flaws.push(Flaw::Twice { ply, one, other });
        }
        let in_row = self.used_by + 1 == number;
        let mut thought = own.thought.map(|(time, _)| time);
        let by_thought = match (self.used, thought) {
            (Some(used), Some(thought)) if in_row => Some(used + main_time(thought, delay)),
            _ => None,
        };
        let by_face = own.face.map(|(time, _)| self.elapsed(time) + self.adjusted);
        let by_taken = match own.taken {
            Some((time, _)) if !self.has_delay() => Some(time + self.adjusted),
            Some((time, _)) => {
                let before = match self.face_used {
                    Some((by, before)) if by + 1 == number => Some(before),
                    None if number == 1 => Some(Time::ZERO),
                    _ => None,
                };
                self.face_used = Some((number, time));
                before
                    .zip(self.used)
                    .filter(|_| in_row)
                    .map(|(before, used)| {
                        thought = thought.or(Some((time - before).max(Time::ZERO)));
                        used + main_time(time - before, delay)
                    })
            }
            None => None,
        };
        let shown = own.remaining.map(|(time, _)| time);
        let by_clock = shown.map(|shown| self.by_clock(shown, number));
        let state = by_clock.or(by_face).or(by_taken);
        for other in [by_face, by_taken].into_iter().flatten() {
            if let Some(state) = state
                && self.allowance.is_some()
                && (state - other).abs() > self.resolution
            {
                self.contradiction(own.ply, state, other);
            }
        }
        let from_state = state.is_some();
        let now = state.or(by_thought);
        let tolerance = if from_state {
            self.resolution + self.slack
        } else {
            self.slack += own.thought.map_or(Time::ZERO, |_| self.resolution);
            self.slack
        };
        let gained = match (now, self.used) {
            (Some(now), Some(before)) => now < before - tolerance,
            _ => false,
        };
        let used = match (now, self.used) {
            (Some(now), Some(before)) if in_row && !gained => Some((now - before).max(Time::ZERO)),
            (None, _) => thought.map(|thought| main_time(thought, delay)),
            _ => None,
        };
        if let (Some(now), Some(before)) = (now, self.used)
            && gained
            && self.allowance.is_some()
        {
            let given = self.given(number);
            self.track.flaws.push(Flaw::Gained {
                ply: own.ply,
                at_most: given - before,
                shown: given - now,
            });
        }
        if let (Some(used), Some((thought, _)), true, false) =
            (used, own.thought, from_state, gained)
            && (used - main_time(thought, delay)).abs() > self.resolution * 2
        {
            self.contradiction(own.ply, used, main_time(thought, delay));
        }
        self.keep(own, number, now, from_state, tolerance, shown);
        self.track.moves.push(MoveUse {
            ply: own.ply,
            number,
            used,
            thought,
            shown: now.and(self.track.remaining),
        });
        if own.is_bare() {
            self.track.missing.push(own.ply);
        }
    }

    /// The time used as a clock that shows `shown` says; where periods are added at zero, a
    /// rise after the control move adds one.
    fn by_clock(&mut self, shown: Time, number: u32) -> Time {
        let used = self.given(number) - shown;
        if self.settings.next_period == NextPeriod::AtZero
            && let (Some(before), Some(allowance)) = (self.used, self.allowance)
            && used < before - self.resolution
            && let Some(control_move) = allowance
                .control
                .round(self.round)
                .and_then(|place| place.control_move())
            && number > control_move
        {
            self.round += 1;
            return self.given(number) - shown;
        }
        used
    }

    /// The time elapsed that a mechanical clock's face says (3.7.5).
    fn elapsed(&self, face: Time) -> Time {
        match self.settings.dial_start {
            None => face,
            Some(start) => {
                let dial = Time::HOUR.millis() * 12;
                Time::from_millis((face - start).millis().rem_euclid(dial))
            }
        }
    }

    /// Keeps what is known after the move: time used and left, a fall, the period's border.
    fn keep(
        &mut self,
        own: &OwnMove,
        number: u32,
        now: Option<Time>,
        from_state: bool,
        tolerance: Time,
        shown: Option<Time>,
    ) {
        if let Some(now) = now {
            if from_state {
                self.slack = Time::ZERO;
            }
            if let Some(allowance) = self.allowance {
                while self.settings.next_period == NextPeriod::AtZero
                    && shown.is_none()
                    && now >= self.given(number)
                    && let Some(control_move) = allowance
                        .control
                        .round(self.round)
                        .and_then(|place| place.control_move())
                    && number > control_move
                {
                    self.round += 1;
                }
                let over = now - self.adjusted - allowance.allowed(number);
                if over > tolerance || shown.is_some_and(Time::is_negative) {
                    self.fall(own.ply, number);
                }
                self.track.given = Some(self.given(number));
                self.track.remaining = Some(shown.unwrap_or(self.given(number) - now));
            } else {
                self.track.remaining = shown;
            }
            self.track.as_of = Some(own.ply);
            self.used_by = number;
        }
        // Where nothing was read the last state stands; `used_by` tells how old it is.
        self.used = now.or(self.used);
        if let Some(allowance) = self.allowance
            && allowance.control.place(number).control_move() == Some(number)
        {
            self.borders.push(now);
        }
    }

    fn fall(&mut self, ply: u32, number: u32) {
        let Some(allowance) = self.allowance else {
            return;
        };
        let round = |number| allowance.control.place(number).round;
        let known = self
            .track
            .falls
            .last()
            .is_some_and(|fall| round(fall.number) == round(number));
        if !known {
            self.track.falls.push(Fall {
                good: self.track.as_of,
                ply,
                number,
            });
        }
    }

    fn finish(mut self, record: &Record, before: u32) -> Track {
        let made = before.saturating_add(record.own_moves(self.track.side, record.plies));
        let moves = &self.track.moves;
        self.track.thought = moves
            .iter()
            .map(|played| played.thought)
            .sum::<Option<Time>>()
            .filter(|_| !moves.is_empty());
        // Added move times with one missing in between are no time used.
        let broken = self
            .track
            .as_of
            .zip(moves.iter().rev().find(|played| played.used.is_some()))
            .is_some_and(|(as_of, last)| !self.states && last.ply > as_of);
        if self.allowance.is_none() && !self.track.moves.is_empty() {
            let known: Vec<Time> = moves.iter().filter_map(|played| played.used).collect();
            self.track.used = (!known.is_empty()).then(|| known.into_iter().sum());
        } else if self.track.as_of.is_some() {
            self.track.used = self.used;
        }
        if broken {
            self.track.used = None;
            self.track.remaining = None;
            self.track.given = None;
            self.track.as_of = None;
        }
        if let Some(allowance) = self.allowance {
            self.track.periods = self.periods(allowance, before, made, record);
        }
        self.track
    }

    fn periods(
        &self,
        allowance: Allowance<'_>,
        before: u32,
        made: u32,
        record: &Record,
    ) -> Vec<PeriodUse> {
        let first_round = allowance.control.place(before + 1).round;
        let over = record.result.is_some() || record.board_end.is_some();
        let mut periods = Vec::with_capacity(self.borders.len());
        for (index, start) in self.borders.iter().enumerate() {
            let round = first_round.saturating_add(u32::try_from(index).unwrap_or(u32::MAX));
            let Some(place) = allowance.control.round(round) else {
                break;
            };
            let end = match self.borders.get(index + 1) {
                Some(border) => *border,
                None => self.track.used,
            };
            let control_move = place.control_move();
            let reached = control_move.map_or(made, |last| made.min(last));
            let fell = self
                .track
                .falls
                .iter()
                .any(|fall| allowance.control.place(fall.number).round == round);
            // A reading at the control move or later shows that the flag had not fallen.
            let done = match control_move {
                Some(last) => made >= last && self.read_by(last),
                None => over && self.read_by(place.before + 1),
            };
            periods.push(PeriodUse {
                moves: place.period.moves,
                made: reached.saturating_sub(place.before),
                used: end.zip(*start).map(|(end, start)| end - start),
                met: if fell {
                    Some(false)
                } else {
                    done.then_some(true)
                },
                first: place.before + 1,
            });
        }
        periods
    }

    /// Whether his clock was read after move `number` or later.
    fn read_by(&self, number: u32) -> bool {
        self.track
            .moves
            .iter()
            .rev()
            .take_while(|played| played.number >= number)
            .any(|played| played.shown.is_some())
    }

    fn contradiction(&mut self, ply: u32, one: Time, other: Time) {
        self.track
            .flaws
            .push(Flaw::Contradiction { ply, one, other });
    }
}

/// What a thought takes from the main time under a delay (004 6.2 b).
fn main_time(thought: Time, delay: Time) -> Time {
    (thought - delay).max(Time::ZERO)
}
