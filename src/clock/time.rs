//! Stretches of time on a clock, in whole milliseconds.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

/// A stretch of time in milliseconds: a reading, a use, a remainder. Negative after a fall.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct Time(i64);

impl Time {
    /// No time at all.
    pub const ZERO: Time = Time(0);
    /// One second: what a clock shows at least.
    pub const SECOND: Time = Time(1_000);
    /// One minute.
    pub const MINUTE: Time = Time(60_000);
    /// One hour.
    pub const HOUR: Time = Time(3_600_000);

    /// So many milliseconds.
    pub const fn from_millis(millis: i64) -> Time {
        Time(millis)
    }

    /// So many seconds.
    pub const fn from_seconds(seconds: i64) -> Time {
        Time(seconds.saturating_mul(1_000))
    }

    /// So many minutes.
    pub const fn from_minutes(minutes: i64) -> Time {
        Time(minutes.saturating_mul(60_000))
    }

    /// The face of a dial, `h:mm` or `h:mm:ss`.
    pub fn dial(text: &str) -> Option<Time> {
        read_dial(text.trim())
            .map(|written| written.time)
            .filter(|time| !time.is_negative())
    }

    /// The number of milliseconds.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Whether it is below zero.
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// The same stretch without its sign.
    #[must_use]
    pub const fn abs(self) -> Time {
        Time(self.0.saturating_abs())
    }

    /// Half of it, as when elapsed time is shared between the players (3.6.3, 3.9.4); an odd
    /// millisecond is dropped.
    #[must_use]
    pub const fn half(self) -> Time {
        Time(self.0 / 2)
    }
}

impl Add for Time {
    type Output = Time;
    fn add(self, other: Time) -> Time {
        Time(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Time {
    fn add_assign(&mut self, other: Time) {
        *self = *self + other;
    }
}

impl Sub for Time {
    type Output = Time;
    fn sub(self, other: Time) -> Time {
        Time(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Time {
    fn sub_assign(&mut self, other: Time) {
        *self = *self - other;
    }
}

impl Neg for Time {
    type Output = Time;
    fn neg(self) -> Time {
        Time(self.0.saturating_neg())
    }
}

impl Mul<i64> for Time {
    type Output = Time;
    fn mul(self, times: i64) -> Time {
        Time(self.0.saturating_mul(times))
    }
}

impl Sum for Time {
    fn sum<I: Iterator<Item = Time>>(times: I) -> Time {
        times.fold(Time::ZERO, Add::add)
    }
}

/// Printed `h:mm:ss`, with as many decimals as it needs and a minus sign below zero.
impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.0.unsigned_abs();
        let (seconds, millis) = (all / 1_000, all % 1_000);
        let sign = if self.0 < 0 { "-" } else { "" };
        let mut text = format!(
            "{sign}{}:{:02}:{:02}",
            seconds / 3_600,
            seconds / 60 % 60,
            seconds % 60
        );
        if millis != 0 {
            let decimals = format!("{millis:03}");
            text.push('.');
            text.push_str(decimals.trim_end_matches('0'));
        }
        f.pad(&text)
    }
}

/// Why a text is no time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a time; write h:mm:ss, as in 0:14:30")]
pub struct ParseTimeError {
    /// The text as it was given.
    pub text: String,
}

/// A time as it was written: its value and the unit of its last digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The value.
    pub time: Time,
    /// What one unit of the last digit written is worth: a second, or the last decimal.
    pub unit: Time,
}

/// Reads `h:mm:ss`, `mm:ss`, each with a minus sign before or decimals behind if need be.
/// Decimals beyond the millisecond are cut off. Nothing else is a reading.
pub fn read(text: &str) -> Option<Written> {
    read_parts(text, Time::MINUTE)
}

/// Reads the face of a dial: `h:mm:ss`, or `h:mm` as on clocks without a second hand.
pub fn read_dial(text: &str) -> Option<Written> {
    read_parts(text, Time::HOUR)
}

/// `first_of_two`: what one of the first number is worth where only two are written.
fn read_parts(text: &str, first_of_two: Time) -> Option<Written> {
    let (negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, decimals) = match text.split_once('.') {
        Some((whole, decimals)) => (whole, Some(decimals)),
        None => (text, None),
    };
    let mut parts = [0i64; 3];
    let mut count = 0;
    for part in whole.split(':') {
        // The first number may have one to four digits, the others exactly two.
        let lengths = if count == 0 { 1..=4 } else { 2..=2 };
        if count == 3 || !lengths.contains(&part.len()) || !part.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let value: i64 = part.parse().ok()?;
        if count > 0 && value > 59 {
            return None;
        }
        parts[count] = value;
        count += 1;
    }
    let mut unit = Time::SECOND;
    let mut time = match count {
        3 => Time::HOUR * parts[0] + Time::from_minutes(parts[1]) + Time::from_seconds(parts[2]),
        2 if first_of_two == Time::HOUR => {
            unit = Time::MINUTE;
            Time::HOUR * parts[0] + Time::from_minutes(parts[1])
        }
        2 => Time::from_minutes(parts[0]) + Time::from_seconds(parts[1]),
        _ => return None,
    };
    if let Some(decimals) = decimals {
        if decimals.is_empty()
            || decimals.len() > 9
            || unit != Time::SECOND
            || !decimals.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        for digit in decimals.bytes().take(3) {
            unit = Time(unit.0 / 10);
            time += unit * i64::from(digit - b'0');
        }
    }
    if negative {
        time = -time;
    }
    Some(Written { time, unit })
}

impl FromStr for Time {
    type Err = ParseTimeError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text.trim())
            .map(|written| written.time)
            .ok_or_else(|| ParseTimeError {
                text: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_clocks_write() {
        let time = |text| read(text).map(|written| written.time.millis());
        assert_eq!(time("1:55:21"), Some(6_921_000));
        assert_eq!(time("01:55:21"), Some(6_921_000));
        assert_eq!(time("9:58"), Some(598_000));
        assert_eq!(time("75:00"), Some(4_500_000));
        assert_eq!(time("0:00:05.25"), Some(5_250));
        assert_eq!(time("-0:00:03"), Some(-3_000));
        for bad in [
            "",
            "5",
            "1:60:00",
            "0:1:1",
            "a:00:00",
            "1:00:00.",
            "--1:00:00",
            "1:2:3:4",
            "99999:00:00",
            "1:00:00.x",
        ] {
            assert_eq!(time(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_unit_is_that_of_the_last_digit() {
        assert_eq!(read("0:00:05").unwrap().unit, Time::SECOND);
        assert_eq!(read("0:00:05.2").unwrap().unit.millis(), 100);
        assert_eq!(read("0:00:05.250").unwrap().unit.millis(), 1);
        assert_eq!(read_dial("2:10").unwrap().unit, Time::MINUTE);
        assert_eq!(read_dial("2:10").unwrap().time.millis(), 7_800_000);
    }

    #[test]
    fn prints_hours_minutes_seconds() {
        assert_eq!(Time::from_millis(6_921_000).to_string(), "1:55:21");
        assert_eq!(Time::from_millis(-5_250).to_string(), "-0:00:05.25");
        assert_eq!(Time::ZERO.to_string(), "0:00:00");
    }

    proptest::proptest! {
        #[test]
        fn printed_times_read_back(millis in -30_000_000_000i64..30_000_000_000) {
            let time = Time::from_millis(millis);
            proptest::prop_assert_eq!(time.to_string().parse::<Time>(), Ok(time));
        }
    }
}
