//! The two games, as far as their boards and names go.

use std::fmt;
use std::str::FromStr;

/// Which game is played.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Russian draughts on 64 squares (PDN GameType 25).
    Russian,
    /// International draughts on 100 squares (PDN GameType 20).
    International,
}

impl Variant {
    /// Rows and files of the board: 8 or 10.
    pub const fn width(self) -> u8 {
        match self {
            Variant::Russian => 8,
            Variant::International => 10,
        }
    }

    /// Number of playing squares: 32 or 50.
    pub const fn squares(self) -> u8 {
        match self {
            Variant::Russian => 32,
            Variant::International => 50,
        }
    }

    /// The PDN `GameType` number: 25 or 20.
    pub const fn game_type(self) -> u32 {
        match self {
            Variant::Russian => 25,
            Variant::International => 20,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Variant::Russian => "russian",
            Variant::International => "international",
        })
    }
}

/// Why a text names no variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a variant; known: russian (64, 25), international (100, 20)")]
pub struct ParseVariantError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for Variant {
    type Err = ParseVariantError;
    /// Reads `russian`, `64`, `25`, `international`, `100`, `20`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "russian" | "64" | "25" => Ok(Variant::Russian),
            "international" | "100" | "20" => Ok(Variant::International),
            _ => Err(ParseVariantError {
                text: text.to_owned(),
            }),
        }
    }
}
