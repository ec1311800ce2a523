//! Points of a game or a tournament, counted in halves.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

/// Points, stored as a whole number of half-points (`1` = ½ point).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(1);
    /// One point.
    pub const ONE: Points = Points(2);

    /// Points from a number of half-points.
    pub const fn from_halves(halves: i32) -> Self {
        Points(halves)
    }

    /// Points from a number of whole points.
    pub const fn whole(points: i32) -> Self {
        Points(points * 2)
    }

    /// The number of half-points.
    pub const fn halves(self) -> i32 {
        self.0
    }
}

/// Why a text is not a number of points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a number of points (whole or half, for example 3, 3.5, 3,5 or 3½)")]
pub struct ParsePointsError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Reads `3`, `3.5`, `3,5`, `3½`, `½`, `3.0`, `1/2`, `-1`; surrounding spaces are ignored.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fail = || ParsePointsError {
            text: text.to_owned(),
        };
        let trimmed = text.trim();
        let (negative, rest) = match trimmed.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, trimmed),
        };
        let (whole, half) = if rest == "1/2" {
            ("", true)
        } else if let Some(whole) = rest.strip_suffix('½') {
            (whole, true)
        } else {
            match rest.split_once(['.', ',']) {
                Some((whole, fraction)) => match fraction.trim_end_matches('0') {
                    "" if !fraction.is_empty() && !whole.is_empty() => (whole, false),
                    "5" => (whole, true),
                    _ => return Err(fail()),
                },
                None => (rest, false),
            }
        };
        if whole.is_empty() && !half {
            return Err(fail());
        }
        if !whole.bytes().all(|b| b.is_ascii_digit()) {
            return Err(fail());
        }
        let whole: i32 = if whole.is_empty() {
            0
        } else {
            whole.parse().map_err(|_| fail())?
        };
        if whole > 1_000_000 {
            return Err(fail());
        }
        let halves = whole * 2 + i32::from(half);
        Ok(Points(if negative { -halves } else { halves }))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let tail = if halves % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{tail}", halves / 2))
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Points) {
        self.0 -= other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(iter: I) -> Points {
        iter.fold(Points::ZERO, Add::add)
    }
}

impl serde::Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Points {
    /// Reads a string (`"0.5"`) or a JSON number (`1`, `0.5`).
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Points;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("points as text (\"0.5\") or a number")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Points, E> {
                text.parse().map_err(E::custom)
            }
            fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Points, E> {
                value.to_string().parse().map_err(E::custom)
            }
            fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Points, E> {
                value.to_string().parse().map_err(E::custom)
            }
            fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Points, E> {
                value.to_string().parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

impl schemars::JsonSchema for Points {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Points".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "points, whole or half, as text (\"1\", \"0.5\") or a number",
            "type": ["string", "number"],
            "minimum": -1_000_000,
            "maximum": 1_000_000,
            "multipleOf": 0.5,
            "pattern": "^\\s*[-−]?([0-9]+([.,]50*|[.,]0+|½)?|[.,]50*|½|1/2)\\s*$"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_points() {
        for (text, halves) in [
            ("0", 0),
            ("3", 6),
            ("3.5", 7),
            ("3,5", 7),
            ("3½", 7),
            ("½", 1),
            (".5", 1),
            ("1/2", 1),
            ("3.0", 6),
            (" 12 ", 24),
            ("-1.5", -3),
        ] {
            assert_eq!(
                text.parse::<Points>().map(Points::halves),
                Ok(halves),
                "{text}"
            );
        }
        for text in ["", "-", ".", "x", "3.25", "3.", "1e3", "+1", "99999999999"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
        assert_eq!(Points::from_halves(-3).to_string(), "-1.5");
        assert_eq!(Points::from_halves(7).to_string(), "3.5");
    }
}
