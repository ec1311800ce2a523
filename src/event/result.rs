//! Results of games, micro-matches and team matches.

use std::fmt;
use std::str::FromStr;

use crate::exact::Points;

/// The result of a game (or, summed, of a micro-match or a team match). Both sides' points are
/// kept; neither is derived from the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Played over the board; `0-0` is a loss of both (3.4*, 3.9.4) that counts as met.
    Played {
        /// White's points.
        white: Points,
        /// Black's points.
        black: Points,
    },
    /// Adjudicated (3.13.4): counts as played.
    Adjudicated {
        /// White's points.
        white: Points,
        /// Black's points.
        black: Points,
    },
    /// Not played: `+ -`, `- +`, `- -` (3.14.2). `true` = plus. The plus is the event's points
    /// for a win.
    Forfeit {
        /// White has the plus.
        white: bool,
        /// Black has the plus.
        black: bool,
    },
    /// Adjourned or otherwise pending.
    Pending,
}

impl GameResult {
    /// Whether the game counts as met and for colours.
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            GameResult::Played { .. } | GameResult::Adjudicated { .. }
        )
    }

    /// The same result with the two sides exchanged.
    #[must_use]
    pub const fn turned(self) -> GameResult {
        match self {
            GameResult::Played { white, black } => GameResult::Played {
                white: black,
                black: white,
            },
            GameResult::Adjudicated { white, black } => GameResult::Adjudicated {
                white: black,
                black: white,
            },
            GameResult::Forfeit { white, black } => GameResult::Forfeit {
                white: black,
                black: white,
            },
            GameResult::Pending => GameResult::Pending,
        }
    }
}

/// Why a text is not a result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is not a result; known: 1-0, 0-1, 1/2-1/2, 2-0, 1-1, 12-0 and the like, `+ -`, `- +`, `- -`, `adjudicated 1-0`, `pending`"
)]
pub struct ParseResultError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for GameResult {
    type Err = ParseResultError;

    /// Reads `1-0`, `½-½`, `1/2-1/2`, `0.5-0.5`, `12-0`, `1:0`, `+ -`, `+-`, `+:-`, `+/-`, `- -`,
    /// `adjudicated 1-0`, `pending` (also `adjourned`, `*`); `−` and `–` count as `-`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fail = || ParseResultError {
            text: text.to_owned(),
        };
        // As our own files have it: nothing to clean.
        if let Some((white, black)) = text.split_once('-')
            && let (Ok(white), Ok(black)) = (white.parse(), black.parse())
        {
            return Ok(GameResult::Played { white, black });
        }
        let clean = text.trim().replace(['−', '–', '—'], "-");
        if matches!(clean.as_str(), "pending" | "adjourned" | "*") {
            return Ok(GameResult::Pending);
        }
        let signs: String = clean
            .chars()
            .filter(|c| !matches!(c, ' ' | ':' | '/'))
            .collect();
        match signs.as_str() {
            "+-" | "+--" => {
                return Ok(GameResult::Forfeit {
                    white: true,
                    black: false,
                });
            }
            "-+" | "--+" => {
                return Ok(GameResult::Forfeit {
                    white: false,
                    black: true,
                });
            }
            "--" | "---" => {
                return Ok(GameResult::Forfeit {
                    white: false,
                    black: false,
                });
            }
            _ => {}
        }
        let (adjudicated, scores) = match clean.strip_prefix("adjudicated ") {
            Some(rest) => (true, rest.trim()),
            None => (false, clean.as_str()),
        };
        let (white, black) = scores
            .split_once('-')
            .or_else(|| scores.split_once(':'))
            .ok_or_else(fail)?;
        let white: Points = white.parse().map_err(|_| fail())?;
        let black: Points = black.parse().map_err(|_| fail())?;
        Ok(if adjudicated {
            GameResult::Adjudicated { white, black }
        } else {
            GameResult::Played { white, black }
        })
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            GameResult::Played { white, black } => format!("{white}-{black}"),
            GameResult::Adjudicated { white, black } => format!("adjudicated {white}-{black}"),
            GameResult::Forfeit { white, black } => {
                let sign = |plus: &bool| if *plus { "+" } else { "-" };
                format!("{} {}", sign(white), sign(black))
            }
            GameResult::Pending => "pending".to_owned(),
        };
        f.pad(&text)
    }
}

impl serde::Serialize for GameResult {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for GameResult {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl schemars::JsonSchema for GameResult {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "GameResult".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "a result: \"1-0\", \"0.5-0.5\", \"12-0\", \"+ -\", \"- +\", \"- -\", \"adjudicated 1-0\", \"pending\"",
            "type": "string",
            "pattern": super::patterns::RESULT
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_read_and_print() {
        for (text, printed) in [
            ("1-0", "1-0"),
            ("½-½", "0.5-0.5"),
            ("1/2-1/2", "0.5-0.5"),
            ("0–1", "0-1"),
            ("12-0", "12-0"),
            ("1:0", "1-0"),
            ("+-", "+ -"),
            ("- +", "- +"),
            ("-/-", "- -"),
            ("adjudicated 1-0", "adjudicated 1-0"),
            ("*", "pending"),
        ] {
            let result: GameResult = text.parse().unwrap();
            assert_eq!(result.to_string(), printed, "{text}");
            assert_eq!(result.to_string().parse(), Ok(result));
        }
        for text in ["", "1", "1-", "x-0", "++", "1-0-0"] {
            assert!(text.parse::<GameResult>().is_err(), "{text}");
        }
    }
}
