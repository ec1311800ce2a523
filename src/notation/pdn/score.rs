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

/// Results in words, in small letters, as score sheets end (1.6.2: «Белые сдались»).
const WORDS: [(&str, Score); 19] = [
    ("белые сдались", Score::BlackWins),
    ("белые сдаются", Score::BlackWins),
    ("чёрные сдались", Score::WhiteWins),
    ("черные сдались", Score::WhiteWins),
    ("чёрные сдаются", Score::WhiteWins),
    ("черные сдаются", Score::WhiteWins),
    ("белые выиграли", Score::WhiteWins),
    ("чёрные выиграли", Score::BlackWins),
    ("черные выиграли", Score::BlackWins),
    ("ничья", Score::Draw),
    ("white resigns", Score::BlackWins),
    ("white resigned", Score::BlackWins),
    ("black resigns", Score::WhiteWins),
    ("black resigned", Score::WhiteWins),
    ("white wins", Score::WhiteWins),
    ("white won", Score::WhiteWins),
    ("black wins", Score::BlackWins),
    ("black won", Score::BlackWins),
    ("draw", Score::Draw),
];

/// No match in one record gives more points to both sides together: two games for 12. What is more is
/// a move between two numbers.
const MOST_POINTS: u16 = 24;

impl Score {
    /// The result in words that a text begins with, with the bytes it takes, a final stop included:
    /// `Белые сдались.`, `White resigns`, `Ничья`. The words must end there.
    pub fn in_words(text: &str) -> Option<(Score, usize)> {
        let begins = |words: &str| -> Option<usize> {
            let mut rest = text.char_indices();
            for wanted in words.chars() {
                let (_, c) = rest.next()?;
                let fits = match wanted {
                    ' ' => c.is_whitespace(),
                    _ => c.to_lowercase().eq(wanted.to_lowercase()),
                };
                if !fits {
                    return None;
                }
            }
            let (end, next) = rest
                .next()
                .map_or((text.len(), None), |(end, c)| (end, Some(c)));
            match next {
                Some('.' | '!') => Some(end + 1),
                Some(c) if c.is_alphanumeric() => None,
                _ => Some(end),
            }
        };
        WORDS
            .iter()
            .find_map(|(words, score)| Some((*score, begins(words)?)))
    }

    /// Reads a result as it is written in a tag or at the end of a record: `1-0`, `0–1`,
    /// `½-½`, `0.5-0.5`, `1/2-1/2`, `1/2`, `2-0`, `1:1`, `0-0`, `12-0`, `*`, `?`, `-`, `+ -`, `- +`,
    /// `- -`, `+/-`, `1+ - 1-`, `2+ - 0-`, with spaces anywhere, any dash and a full stop behind.
    /// `None` for anything else.
    pub fn parse(text: &str) -> Option<Score> {
        Score::usual(text).or_else(|| Score::unusual(text))
    }

    /// A result in one of the forms that nearly all records have.
    const fn usual(text: &str) -> Option<Score> {
        Some(match text.as_bytes() {
            b"1-0" | b"2-0" => Score::WhiteWins,
            b"0-1" | b"0-2" => Score::BlackWins,
            b"1-1" | b"1/2-1/2" => Score::Draw,
            b"0-0" => Score::BothLose,
            b"*" | b"?" => Score::Unknown,
            _ => return None,
        })
    }

    fn unusual(text: &str) -> Option<Score> {
        // Letters begin no result; most words that are looked at are moves.
        if text.starts_with(|c: char| c.is_alphabetic()) {
            return None;
        }
        let mut clean = String::with_capacity(text.len());
        // A score sheet ends like a sentence: `0-1.`
        for c in text.trim_end().trim_end_matches('.').chars() {
            match c {
                c if c.is_whitespace() => {}
                '–' | '—' | '−' | '‐' | '‑' | '\u{ad}' | ':' => clean.push('-'),
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
        let (white, black) = (points(white)?, points(black)?);
        (white + black <= MOST_POINTS).then_some(Score::Points { white, black })
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
            ("0-1.", Score::BlackWins),
            ("½ – ½ .", Score::Draw),
        ] {
            assert_eq!(Score::parse(text), Some(score), "{text}");
            assert_eq!(Score::parse(&score.to_string()), Some(score), "{text}");
        }
        for text in ["", "x", "1-", "1-0-0", "a-b", "+"] {
            assert_eq!(Score::parse(text), None, "{text}");
        }
    }
}
