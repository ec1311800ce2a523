//! Results as records and `[Result]` tags write them.

use std::fmt;

/// What a written result says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0`, `2-0`: White won.
    WhiteWins,
    /// `0-1`, `0-2`: Black won.
    BlackWins,
    /// `1/2-1/2`, `1-1`: a draw.
    Draw,
    /// `0-0`: both lost.
    BothLose,
    /// `*` and `-`: not finished or not known.
    Unknown,
    /// `+ -`, `- +`, `- -`, `1+ - 1-`: not played; who has the plus.
    Unplayed {
        /// White has it.
        white: bool,
        /// Black has it.
        black: bool,
    },
    /// Points of another system: `12-0`, `8-4`, `4-6`.
    Points {
        /// White's points.
        white: u16,
        /// Black's points.
        black: u16,
    },
}

impl Score {
    /// Reads a result as it is written in a tag or at the end of a record: `1-0`, `0–1`,
    /// `½-½`, `0.5-0.5`, `1/2-1/2`, `1/2`, `2-0`, `1:1`, `0-0`, `12-0`, `*`, `?`, `-`, `+ -`, `- +`,
    /// `- -`, `+/-`, `1+ - 1-`, `2+ - 0-`, with spaces anywhere and any dash. `None` for anything else.
    pub fn parse(text: &str) -> Option<Score> {
        let mut clean = String::with_capacity(text.len());
        for c in text.chars() {
            match c {
                c if c.is_whitespace() => {}
                '–' | '—' | '−' | '‐' | '‑' | ':' => clean.push('-'),
                '½' => clean.push_str("1/2"),
                ',' => clean.push('.'),
                c => clean.push(c),
            }
        }
        match clean.as_str() {
            "1-0" | "2-0" | "1/1-0" => return Some(Score::WhiteWins),
            "0-1" | "0-2" => return Some(Score::BlackWins),
            "1/2-1/2" | "1/2" | "0.5-0.5" | "1-1" => return Some(Score::Draw),
            "0-0" => return Some(Score::BothLose),
            "*" | "?" | "-" | "?-?" => return Some(Score::Unknown),
            _ => {}
        }
        if clean.contains('+') || clean.bytes().all(|b| matches!(b, b'-' | b'/')) {
            let signs: String = clean
                .chars()
                .filter(|c| !c.is_ascii_digit() && !matches!(c, '/' | '.'))
                .collect();
            return match signs.as_str() {
                "+-" | "+--" => Some(Score::unplayed(true, false)),
                "-+" | "--+" => Some(Score::unplayed(false, true)),
                "--" | "---" => Some(Score::unplayed(false, false)),
                "++" | "+-+" => Some(Score::unplayed(true, true)),
                _ => None,
            };
        }
        let (white, black) = clean.split_once('-')?;
        let points = |part: &str| part.parse::<u16>().ok().filter(|points| *points < 1000);
        Some(Score::Points {
            white: points(white)?,
            black: points(black)?,
        })
    }

    const fn unplayed(white: bool, black: bool) -> Score {
        Score::Unplayed { white, black }
    }

    /// The result as PDN writes it: `2-0`, `0-2`, `1-1` on 100 squares or `1-0`, `0-1`,
    /// `1/2-1/2` are both in use; `two_points` chooses.
    pub fn pdn(self, two_points: bool) -> String {
        match (self, two_points) {
            (Score::WhiteWins, true) => "2-0".to_owned(),
            (Score::WhiteWins, false) => "1-0".to_owned(),
            (Score::BlackWins, true) => "0-2".to_owned(),
            (Score::BlackWins, false) => "0-1".to_owned(),
            (Score::Draw, true) => "1-1".to_owned(),
            (Score::Draw, false) => "1/2-1/2".to_owned(),
            (Score::BothLose, _) => "0-0".to_owned(),
            (Score::Unknown, _) => "*".to_owned(),
            (Score::Unplayed { white, black }, _) => {
                let sign = |plus| if plus { '+' } else { '-' };
                format!("{} {}", sign(white), sign(black))
            }
            (Score::Points { white, black }, _) => format!("{white}-{black}"),
        }
    }

    /// Whether two results say the same about the game: points are compared by who has more.
    pub fn agrees(self, other: Score) -> bool {
        self.verdict() == other.verdict() || self == Score::Unknown || other == Score::Unknown
    }

    /// The result with points of another system read as win, draw or loss.
    #[must_use]
    pub fn verdict(self) -> Score {
        match self {
            Score::Points { white: 0, black: 0 } => Score::BothLose,
            Score::Points { white, black } if white > black => Score::WhiteWins,
            Score::Points { white, black } if white < black => Score::BlackWins,
            Score::Points { .. } => Score::Draw,
            other => other,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.pdn(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling() {
        for (text, score) in [
            ("1-0", Score::WhiteWins),
            (" 0-1", Score::BlackWins),
            ("2 - 0", Score::WhiteWins),
            ("½–½", Score::Draw),
            ("1/2-1/2", Score::Draw),
            ("0,5:0,5", Score::Draw),
            ("1-1", Score::Draw),
            ("0-0", Score::BothLose),
            ("*", Score::Unknown),
            ("-", Score::Unknown),
            ("+ -", Score::unplayed(true, false)),
            ("-:+", Score::unplayed(false, true)),
            ("- -", Score::unplayed(false, false)),
            ("1+ - 1-", Score::unplayed(true, false)),
            ("0- - 2+", Score::unplayed(false, true)),
            (
                "12-0",
                Score::Points {
                    white: 12,
                    black: 0,
                },
            ),
            ("4-6", Score::Points { white: 4, black: 6 }),
        ] {
            assert_eq!(Score::parse(text), Some(score), "{text}");
            assert_eq!(Score::parse(&score.to_string()), Some(score), "{text}");
        }
        for text in ["", "x", "1-", "1-0-0", "a-b", "+"] {
            assert_eq!(Score::parse(text), None, "{text}");
        }
    }
}
