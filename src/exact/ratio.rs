//! Exact fractions, for means and for coefficients that no decimal can hold.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

use super::Points;

/// An exact fraction in lowest terms with a positive denominator.
///
/// Sums and products saturate nowhere: tournaments stay many orders of magnitude below the
/// range of `i128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    numerator: i128,
    denominator: i128,
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if a >> 64 == 0 && b >> 64 == 0 {
            return gcd_small(a as u64, b as u64) as u128;
        }
        (a, b) = (b, a % b);
    }
    a
}

/// Nearly every number of a tournament fits here, where a division is several times cheaper.
const fn gcd_small(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Ratio {
    /// Zero.
    pub const ZERO: Ratio = Ratio {
        numerator: 0,
        denominator: 1,
    };

    /// The fraction `numerator / denominator`; a zero denominator counts as one.
    pub const fn new(numerator: i128, denominator: i128) -> Self {
        if denominator == 0 || denominator == 1 {
            return Ratio {
                numerator,
                denominator: 1,
            };
        }
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs()) as i128;
        let sign = if denominator < 0 { -1 } else { 1 };
        Ratio {
            numerator: sign * numerator / divisor,
            denominator: sign * denominator / divisor,
        }
    }

    /// So many halves: nearly every number of a tournament, made without a division.
    const fn halves(halves: i128) -> Self {
        if halves & 1 == 0 {
            Ratio {
                numerator: halves >> 1,
                denominator: 1,
            }
        } else {
            Ratio {
                numerator: halves,
                denominator: 2,
            }
        }
    }

    /// A fraction whose denominator is 1 or 2, in halves.
    const fn in_halves(self) -> i128 {
        if self.denominator == 1 {
            self.numerator * 2
        } else {
            self.numerator
        }
    }

    /// The fraction's numerator in lowest terms.
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The fraction's denominator in lowest terms, always positive.
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// This fraction divided by a whole number; divided by zero it stays as it is.
    pub const fn divided_by(self, divisor: i128) -> Ratio {
        if divisor == 0 {
            return self;
        }
        if divisor == 2 && self.denominator == 1 {
            return Ratio::halves(self.numerator);
        }
        Ratio::new(self.numerator, self.denominator * divisor)
    }
}

impl Default for Ratio {
    fn default() -> Self {
        Ratio::ZERO
    }
}

impl From<Points> for Ratio {
    fn from(points: Points) -> Self {
        Ratio::halves(i128::from(points.halves()))
    }
}

impl From<i128> for Ratio {
    fn from(value: i128) -> Self {
        Ratio::new(value, 1)
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for Ratio {
    type Output = Ratio;
    fn add(self, other: Ratio) -> Ratio {
        if self.denominator <= 2 && other.denominator <= 2 {
            return Ratio::halves(self.in_halves() + other.in_halves());
        }
        if self.denominator == other.denominator {
            return Ratio::new(self.numerator + other.numerator, self.denominator);
        }
        Ratio::new(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )
    }
}

impl Sub for Ratio {
    type Output = Ratio;
    fn sub(self, other: Ratio) -> Ratio {
        self + -other
    }
}

impl Neg for Ratio {
    type Output = Ratio;
    fn neg(self) -> Ratio {
        Ratio {
            numerator: -self.numerator,
            denominator: self.denominator,
        }
    }
}

impl Mul<i128> for Ratio {
    type Output = Ratio;
    fn mul(self, factor: i128) -> Ratio {
        if self.denominator <= 2 {
            return Ratio::halves(self.in_halves() * factor);
        }
        Ratio::new(self.numerator * factor, self.denominator)
    }
}

impl AddAssign for Ratio {
    fn add_assign(&mut self, other: Ratio) {
        *self = *self + other;
    }
}

impl Sum for Ratio {
    fn sum<I: Iterator<Item = Ratio>>(iter: I) -> Ratio {
        // Halves are added up as whole numbers; what else there is, rarely, as fractions.
        let (halves, rest) = iter.fold((0, Ratio::ZERO), |(halves, rest), ratio| {
            if ratio.denominator <= 2 {
                (halves + ratio.in_halves(), rest)
            } else {
                (halves, rest + ratio)
            }
        });
        Ratio::halves(halves) + rest
    }
}

impl fmt::Display for Ratio {
    /// `34`, `34.5`, `51.25`; where no finite decimal exists, `16 1/3` (or `-1/3`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nearly every number: small, in halves, not to be padded.
        if let (Ok(numerator), 1 | 2, None) =
            (i64::try_from(self.numerator), self.denominator, f.width())
        {
            return match self.denominator {
                1 => write!(f, "{numerator}"),
                _ => {
                    let sign = if numerator < 0 { "-" } else { "" };
                    write!(f, "{sign}{}.5", numerator.unsigned_abs() / 2)
                }
            };
        }
        let sign = if self.numerator < 0 { "-" } else { "" };
        let numerator = self.numerator.unsigned_abs();
        let denominator = self.denominator.unsigned_abs();
        let (whole, rest) = (numerator / denominator, numerator % denominator);
        let text = if rest == 0 {
            format!("{sign}{whole}")
        } else if let Some(digits) = finite_decimal(rest, denominator) {
            format!("{sign}{whole}.{digits}")
        } else if whole == 0 {
            format!("{sign}{rest}/{denominator}")
        } else {
            format!("{sign}{whole} {rest}/{denominator}")
        };
        f.pad(&text)
    }
}

/// The digits after the point of `rest / denominator` (a proper fraction), if they end.
fn finite_decimal(rest: u128, denominator: u128) -> Option<String> {
    let mut reduced = denominator;
    while reduced.is_multiple_of(2) {
        reduced /= 2;
    }
    while reduced.is_multiple_of(5) {
        reduced /= 5;
    }
    if reduced != 1 {
        return None;
    }
    let mut digits = String::new();
    let mut rest = rest;
    while rest != 0 {
        rest *= 10;
        digits.push(char::from(b'0' + (rest / denominator) as u8));
        rest %= denominator;
    }
    Some(digits)
}

impl serde::Serialize for Ratio {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prints_decimals_where_they_end_and_fractions_where_not() {
        for (numerator, denominator, text) in [
            (34, 1, "34"),
            (69, 2, "34.5"),
            (205, 4, "51.25"),
            (49, 3, "16 1/3"),
            (-1, 3, "-1/3"),
            (-7, 2, "-3.5"),
            (1, 8, "0.125"),
            (4, -3, "-1 1/3"),
            (0, 7, "0"),
        ] {
            assert_eq!(Ratio::new(numerator, denominator).to_string(), text);
        }
    }

    #[test]
    fn orders_and_adds_exactly() {
        assert!(Ratio::new(1, 3) < Ratio::new(34, 100));
        assert_eq!(Ratio::new(1, 3) + Ratio::new(2, 3), Ratio::new(1, 1));
        assert_eq!(Ratio::new(1, 3) - Ratio::new(1, 3), Ratio::ZERO);
        assert_eq!(Ratio::from(Points::HALF) * 3, Ratio::new(3, 2));
        for a in -7..8 {
            for b in -7..8 {
                let (one, two) = (Ratio::new(a, 2), Ratio::new(b, 2));
                assert_eq!(one + two, Ratio::new(a + b, 2));
                assert_eq!((one + two) - two, one);
            }
        }
    }
}
