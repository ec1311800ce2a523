//! How controls are written: our own way, PDN's way, and by name.
//!
//! * Ours: `45m`, `70m/35+15m`, `1h30m/50, 30m`, `5m+3s`, `20m d5s`. A comma opens a period. After
//!   a period with a number of moves, `+` with hours or minutes opens the last period and with
//!   seconds alone is an increment; elsewhere `+` is an increment. `d` is a delay.
//! * PDN: digits, `/`, `+` and `:` only, in seconds: `35/4200:900`, `4800+60`.
//! * Names: [`NAMES`], `blitz-3` to `blitz-5`, `rapid-10` to `rapid-30`.
//!
//! Spaces and letter case do not matter. `?`, `-` and an empty text are no control.

use std::str::FromStr;

use super::Time;
use super::control::{Bonus, Control, ControlFault, Period};

/// The names with a fixed control, each with what it stands for (3.8.1, 3.8.2; FMJD's usual one).
pub const NAMES: [(&str, &str); 5] = [
    ("ru64-45", "45m"),
    ("ru64-60", "1h"),
    ("ru64-70-35-15", "1h10m/35, 15m"),
    ("ru100-90-50-30", "1h30m/50, 30m"),
    ("fmjd-80-60s", "1h20m+60s"),
];

/// Names with the number of minutes in them: blitz of 3.8.3 and rapid of 3.8.4.
pub const NAMED_RANGES: [(&str, i64, i64); 2] = [("blitz-", 3, 5), ("rapid-", 10, 30)];

/// Why a text is no control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// `*120`: both clocks of a sandclock run against each other, which no article knows.
    #[error("`{text}` is a sandclock; no rulebook here has one")]
    Sandclock {
        /// The text as it was given.
        text: String,
    },
    /// Something stands where nothing of the kind can.
    #[error(
        "`{text}` is not a time control (character {column}); write 45m, 70m/35+15m, 5m+3s, 20m d5s, 35/4200:900 or a name such as ru64-45"
    )]
    Syntax {
        /// The text as it was given.
        text: String,
        /// The character at which it fails, from 1.
        column: usize,
    },
    /// The periods cannot be put together.
    #[error("`{text}` is not a time control: {fault}")]
    Fault {
        /// The text as it was given.
        text: String,
        /// What is wrong.
        fault: ControlFault,
    },
}

impl Control {
    /// Reads a control in any of the three ways; `Ok(None)` where the text says that there is
    /// none or that it is not known (`?`, `-`, empty).
    ///
    /// # Errors
    /// [`ControlError`] for a sandclock and for what is no control.
    pub fn read(text: &str) -> Result<Option<Control>, ControlError> {
        let trimmed = text.trim();
        if matches!(trimmed, "" | "?" | "-") {
            return Ok(None);
        }
        if trimmed.contains('*') {
            return Err(ControlError::Sandclock {
                text: text.to_owned(),
            });
        }
        let lower = trimmed.to_lowercase();
        if let Some(control) = named(&lower) {
            return Ok(Some(control));
        }
        let pdn = trimmed
            .bytes()
            .all(|b| b.is_ascii_digit() || matches!(b, b'/' | b'+' | b':'));
        let mut cursor = Cursor::new(&lower);
        let periods = if pdn { cursor.pdn() } else { cursor.ours() }.map_err(|column| {
            ControlError::Syntax {
                text: text.to_owned(),
                column,
            }
        })?;
        Control::new(periods)
            .map(Some)
            .map_err(|fault| ControlError::Fault {
                text: text.to_owned(),
                fault,
            })
    }
}

/// What was probably meant by a control of plain numbers, which are seconds as in PDN, that gives
/// less than blitz does (3.8.3): the same numbers as minutes. `None` where there is no such doubt.
pub fn meant_as_minutes(text: &str) -> Option<Control> {
    let plain = |b: u8| b.is_ascii_digit() || matches!(b, b'/' | b'+' | b':' | b' ');
    let control = Control::read(text).ok().flatten()?;
    let short = control.periods().first()?.base < Time::from_minutes(3);
    if !short || !text.trim().bytes().all(plain) {
        return None;
    }
    let minutes = control.periods().iter().map(|period| Period {
        base: period.base * 60,
        ..*period
    });
    Control::new(minutes.collect()).ok()
}

impl FromStr for Control {
    type Err = ControlError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Control::read(text)?.ok_or_else(|| ControlError::Syntax {
            text: text.to_owned(),
            column: 1,
        })
    }
}

fn named(text: &str) -> Option<Control> {
    for (name, meaning) in NAMES {
        if text == name {
            return meaning.parse().ok();
        }
    }
    for (prefix, least, most) in NAMED_RANGES {
        if let Some(number) = text.strip_prefix(prefix)
            && let Ok(minutes) = number.parse::<i64>()
            && (least..=most).contains(&minutes)
            && number == minutes.to_string()
        {
            return Control::new(vec![Period::to_the_end(Time::from_minutes(minutes))]).ok();
        }
    }
    None
}

/// The characters of a control, spaces left out, each with its column.
struct Cursor {
    rest: std::vec::IntoIter<(usize, char)>,
    end: usize,
}

/// A time as written in a control, and whether hours or minutes stand in it.
struct Stretch {
    time: Time,
    long: bool,
}

/// The column at which a text fails.
type At = usize;

impl Cursor {
    fn new(text: &str) -> Cursor {
        let characters: Vec<(usize, char)> = text
            .chars()
            .enumerate()
            .filter(|(_, c)| !c.is_whitespace())
            .map(|(index, c)| (index + 1, c))
            .collect();
        Cursor {
            rest: characters.into_iter(),
            end: text.chars().count() + 1,
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.as_slice().first().map(|(_, c)| *c)
    }

    fn column(&self) -> At {
        self.rest.as_slice().first().map_or(self.end, |(at, _)| *at)
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.rest.next();
        }
        found
    }

    /// A whole number of at most nine digits.
    fn number(&mut self) -> Result<u32, At> {
        let start = self.column();
        let mut digits = String::new();
        while let Some(c) = self.peek().filter(char::is_ascii_digit) {
            digits.push(c);
            self.rest.next();
        }
        if digits.len() > 9 {
            return Err(start);
        }
        digits.parse().map_err(|_| start)
    }

    /// `moves/seconds+increment` joined by `:`.
    fn pdn(&mut self) -> Result<Vec<Period>, At> {
        let mut periods = Vec::new();
        loop {
            let first = self.number()?;
            let (moves, base) = if self.take('/') {
                (Some(first), self.number()?)
            } else {
                (None, first)
            };
            let increment = if self.take('+') { self.number()? } else { 0 };
            periods.push(Period {
                moves,
                base: Time::from_seconds(base.into()),
                bonus: bonus(Bonus::Increment, Time::from_seconds(increment.into())),
            });
            if !self.take(':') {
                return self.finish(periods);
            }
        }
    }

    fn finish(&self, periods: Vec<Period>) -> Result<Vec<Period>, At> {
        match self.peek() {
            None => Ok(periods),
            Some(_) => Err(self.column()),
        }
    }

    fn ours(&mut self) -> Result<Vec<Period>, At> {
        let mut periods = Vec::new();
        let mut open = self.period()?;
        loop {
            let at = self.column();
            if self.take(',') {
                periods.push(open);
                open = self.period()?;
            } else if self.take('+') {
                let stretch = self.stretch()?;
                if open.moves.is_some() && stretch.long {
                    periods.push(open);
                    open = self.period_of(stretch.time)?;
                } else if open.bonus == Bonus::None {
                    open.bonus = bonus(Bonus::Increment, stretch.time);
                } else {
                    return Err(at);
                }
            } else if self.take('d') {
                let stretch = self.stretch()?;
                if open.bonus != Bonus::None {
                    return Err(at);
                }
                open.bonus = bonus(Bonus::Delay, stretch.time);
            } else {
                periods.push(open);
                return self.finish(periods);
            }
        }
    }

    fn period(&mut self) -> Result<Period, At> {
        let base = self.stretch()?.time;
        self.period_of(base)
    }

    fn period_of(&mut self, base: Time) -> Result<Period, At> {
        let moves = if self.take('/') {
            Some(self.number()?)
        } else {
            None
        };
        Ok(Period {
            moves,
            base,
            bonus: Bonus::None,
        })
    }

    /// `1h30m`, `45m`, `90s`, `2.5s`: hours, minutes and seconds in this order, at least one.
    fn stretch(&mut self) -> Result<Stretch, At> {
        let mut stretch = Stretch {
            time: Time::ZERO,
            long: false,
        };
        // Units already used, so that each stands once and in order.
        let mut next_unit = 0;
        loop {
            let start = self.column();
            let value = self.number()?;
            let mut decimals = Time::ZERO;
            let point = self.take('.');
            if point {
                let mut unit = 100;
                let mut any = false;
                while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
                    decimals += Time::from_millis(unit * i64::from(digit));
                    if unit == 0 && digit != 0 {
                        return Err(self.column());
                    }
                    unit /= 10;
                    any = true;
                    self.rest.next();
                }
                if !any {
                    return Err(self.column());
                }
            }
            let at = self.column();
            let (order, one) = match self.rest.next().map(|(_, c)| c) {
                Some('h' | 'ч') => (1, Time::HOUR),
                Some('m' | 'м') => (2, Time::MINUTE),
                Some('s' | 'с') => (3, Time::SECOND),
                _ => return Err(at),
            };
            if order <= next_unit {
                return Err(at);
            }
            if point && order != 3 {
                return Err(start);
            }
            next_unit = order;
            stretch.time += one * i64::from(value) + decimals;
            stretch.long |= order < 3;
            if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
                return Ok(stretch);
            }
        }
    }
}

fn bonus(kind: fn(Time) -> Bonus, time: Time) -> Bonus {
    if time == Time::ZERO {
        Bonus::None
    } else {
        kind(time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn printed(text: &str) -> String {
        match Control::read(text) {
            Ok(Some(control)) => control.to_string(),
            Ok(None) => "none".to_owned(),
            Err(error) => format!("{error}"),
        }
    }

    #[test]
    fn our_way() {
        assert_eq!(printed("70m/35+15m"), "1h10m/35, 15m");
        assert_eq!(printed("1h30m/50, 30m"), "1h30m/50, 30m");
        assert_eq!(printed("45m"), "45m");
        assert_eq!(printed("5m+3s"), "5m+3s");
        assert_eq!(printed("5m+1m"), "5m+60s");
        assert_eq!(printed("20m d5s"), "20m d5s");
        assert_eq!(printed("90m/40+30s+15m+30s"), "1h30m/40+30s, 15m+30s");
        assert_eq!(printed("90m/40+30s,15m/20"), "1h30m/40+30s, 15m/20");
        assert_eq!(printed("70m/35+1m30s"), "1h10m/35, 1m30s");
        assert_eq!(printed("70m/35+90s"), "1h10m/35+90s");
        assert_eq!(printed("1Ч10М/35 + 15М"), "1h10m/35, 15m");
        assert_eq!(printed("0s+0.5s"), "0s+0.5s");
    }

    #[test]
    fn pdn_way() {
        assert_eq!(printed("2700"), "45m");
        assert_eq!(printed("35/4200:900"), "1h10m/35, 15m");
        assert_eq!(printed("50/5400:1800"), "1h30m/50, 30m");
        assert_eq!(printed("4800+60"), "1h20m+60s");
        assert_eq!(printed("600+0"), "10m");
        assert_eq!(printed("40/7200:20/2400:600+5"), "2h/40, 40m/20, 10m+5s");
        assert_eq!(printed("40/6000+30:900+30"), "1h40m/40+30s, 15m+30s");
    }

    #[test]
    fn plain_numbers_that_mean_minutes() {
        let meant = |text: &str| meant_as_minutes(text).map(|control| control.to_string());
        assert_eq!(meant("45").as_deref(), Some("45m"));
        assert_eq!(meant("5+3").as_deref(), Some("5m+3s"));
        assert_eq!(meant("35/70:15").as_deref(), Some("1h10m/35, 15m"));
        for sure in ["180", "45m", "90s", "4800+60", "blitz-3", "?", "x"] {
            assert_eq!(meant(sure), None, "{sure}");
        }
    }

    #[test]
    fn names() {
        for (name, meaning) in NAMES {
            assert_eq!(printed(name), meaning);
        }
        assert_eq!(printed("blitz-3"), "3m");
        assert_eq!(printed("rapid-30"), "30m");
        for wrong in ["blitz-2", "blitz-6", "rapid-9", "rapid-31", "blitz-03"] {
            assert!(Control::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn none_and_refused() {
        for none in ["?", "-", "", "  "] {
            assert_eq!(printed(none), "none");
        }
        assert!(matches!(
            Control::read("*120"),
            Err(ControlError::Sandclock { .. })
        ));
        assert_eq!(
            Control::read("45x"),
            Err(ControlError::Syntax {
                text: "45x".to_owned(),
                column: 3
            })
        );
        for wrong in [
            "3 d/5",
            "45m/",
            "/35",
            "45m+",
            "m",
            "45m 15m,",
            "5m+3s d2s",
            "1m1h",
            "1.5m",
            "45m,15m",
            "600::5",
            "40/",
            "+5",
            "99999999999",
            "0",
            "0/5:5",
            "1.0005s",
        ] {
            assert!(Control::read(wrong).is_err(), "{wrong}");
        }
    }

    fn any_control() -> impl Strategy<Value = Control> {
        let bonus = prop_oneof![
            Just(Bonus::None),
            (1i64..10_000_000).prop_map(|ms| Bonus::Increment(Time::from_millis(ms))),
            (1i64..10_000_000).prop_map(|ms| Bonus::Delay(Time::from_millis(ms))),
        ];
        let period = (1u32..200, 1i64..100_000_000, bonus);
        (prop::collection::vec(period, 1..5), any::<bool>()).prop_map(|(periods, open)| {
            let last = periods.len() - 1;
            let periods = periods
                .into_iter()
                .enumerate()
                .map(|(index, (moves, base, bonus))| Period {
                    moves: (index < last || !open).then_some(moves),
                    base: Time::from_millis(base),
                    bonus,
                })
                .collect();
            Control::new(periods).expect("periods that fit together")
        })
    }

    proptest! {
        #[test]
        fn printed_controls_read_back(control in any_control()) {
            let text = control.to_string();
            prop_assert_eq!(text.parse::<Control>(), Ok(control));
        }

        #[test]
        fn no_text_is_a_panic(text in "[0-9hmsd/+:., *?чмс-]{0,24}") {
            if let Ok(Some(control)) = Control::read(&text) {
                prop_assert_eq!(control.to_string().parse::<Control>(), Ok(control));
            }
        }
    }
}
