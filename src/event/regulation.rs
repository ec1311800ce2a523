//! The regulation of an event: what its organisers decided before it began.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Variant;
use crate::exact::Points;
use crate::finding::Book;

use super::Number;
use super::change::settings::{limits_schema, readings_schema};
use super::patterns;
use super::strict::{self, strict};

/// How an event is paired (`system`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", rename_all = "kebab-case")]
pub enum System {
    /// Everybody meets everybody (3.2*, Appendix 1).
    #[default]
    RoundRobin,
    /// Swiss by blind lot (3.17.4).
    SwissRandom,
    /// Swiss by individual coefficients (ratings) alone, through starting numbers (3.17.5).
    SwissRating,
    /// Swiss by truncated Solkoff (3.17.6).
    SwissSolkoff,
    /// Swiss by running Buchholz (3.17.7).
    SwissBuchholz,
    /// Swiss by FIDE's Dutch system, C.04.3.
    SwissDutch,
    /// Every member of one team meets every member of the other (3.2*).
    Scheveningen,
    /// The loser of a tie is out (3.2*).
    KnockOut,
    /// Two players, a number of games.
    Match,
}

impl System {
    /// Every system, the default first.
    pub const ALL: [System; 9] = [
        System::RoundRobin,
        System::SwissRandom,
        System::SwissRating,
        System::SwissSolkoff,
        System::SwissBuchholz,
        System::SwissDutch,
        System::Scheveningen,
        System::KnockOut,
        System::Match,
    ];

    /// The id used on the command line and in files.
    pub const fn id(self) -> &'static str {
        match self {
            System::RoundRobin => "round-robin",
            System::SwissRandom => "swiss-random",
            System::SwissRating => "swiss-rating",
            System::SwissSolkoff => "swiss-solkoff",
            System::SwissBuchholz => "swiss-buchholz",
            System::SwissDutch => "swiss-dutch",
            System::Scheveningen => "scheveningen",
            System::KnockOut => "knock-out",
            System::Match => "match",
        }
    }

    /// Whether this is one of the Swiss systems.
    pub const fn is_swiss(self) -> bool {
        matches!(
            self,
            System::SwissRandom
                | System::SwissRating
                | System::SwissSolkoff
                | System::SwissBuchholz
                | System::SwissDutch
        )
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// Why a text names no system.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{text}` is not a system; known: round-robin, swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz, swiss-dutch, scheveningen, knock-out, match"
)]
pub struct ParseSystemError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for System {
    type Err = ParseSystemError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        System::ALL
            .into_iter()
            .find(|system| system.id() == text)
            .ok_or_else(|| ParseSystemError {
                text: text.to_owned(),
            })
    }
}

impl fmt::Display for FirstColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            FirstColour::White => "white",
            FirstColour::Black => "black",
            FirstColour::Lot => "lot",
        })
    }
}

/// Why a text names no way to give the first colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a colour for board 1; known: white, black, lot")]
pub struct ParseFirstColourError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for FirstColour {
    type Err = ParseFirstColourError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "white" => Ok(FirstColour::White),
            "black" => Ok(FirstColour::Black),
            "lot" => Ok(FirstColour::Lot),
            _ => Err(ParseFirstColourError {
                text: text.to_owned(),
            }),
        }
    }
}

/// Whose rules hold for unplayed games in coefficients.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", rename_all = "lowercase")]
pub enum Edition {
    /// The draughts articles (3.15.11 and `tiebreaks`): the default.
    #[default]
    Seed,
    /// FIDE's virtual opponent of 2009.
    Fide2009,
    /// FIDE's dummy opponent of 2024.
    Fide2024,
    /// FIDE's rules of 2026.
    Fide2026,
}

/// Points for a win, a draw and a loss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Scoring {
    /// Points for a win (3.14.1; in FMJD events 2).
    pub win: Points,
    /// Points for a draw.
    pub draw: Points,
    /// Points for a loss.
    pub loss: Points,
    /// Points for the bye; as a win where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<Points>,
    /// Where matches of teams count (`team-points=matches`): what the bye counts in the sum of the
    /// boards; as its points where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_boards: Option<Points>,
    /// Other pairs of scores that a game can end in (12-0, 8-4 …), each with the other way round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub other: Vec<(Points, Points)>,
}

impl Default for Scoring {
    fn default() -> Self {
        Scoring {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            bye: None,
            bye_boards: None,
            other: Vec::new(),
        }
    }
}

/// Who has which colour on board 1 of round 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", rename_all = "lowercase")]
pub enum FirstColour {
    /// The higher player of board 1 has white.
    White,
    /// The higher player of board 1 has black.
    Black,
    /// By lot, purpose `colour-1`.
    #[default]
    Lot,
}

/// What an unfinished game counts when the next round is paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", rename_all = "lowercase")]
pub enum PendingCounts {
    /// The next round is not paired before the game has a result.
    #[default]
    Refuse,
    /// As a draw.
    Draw,
    /// As a loss of both.
    Loss,
}

/// Players who are not to meet (H4), for all rounds or a range of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Forbidden {
    /// No two of these meet.
    #[schemars(length(min = 2))]
    pub players: Vec<Number>,
    /// First round for which it holds; from the first where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 999))]
    pub from_round: Option<u32>,
    /// Last round for which it holds; to the last where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 999))]
    pub to_round: Option<u32>,
    /// Why, for the explanation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub reason: Option<String>,
}

/// A pair that the regulation puts together in a round (3.17.9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Forced {
    /// The round.
    #[schemars(range(min = 1, max = 999))]
    pub round: u32,
    /// The two; colours by the colour rules.
    pub players: (Number, Number),
}

/// What the organisers decided.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Regulation {
    /// The game; absent for events of other games read from TRF files.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::name_or_null"
    )]
    pub game: Option<Variant>,
    /// The rulebook.
    #[serde(default, deserialize_with = "strict::name")]
    pub rulebook: Book,
    /// Whose rules hold for unplayed games.
    #[serde(default)]
    pub edition: Edition,
    /// How the event is paired.
    pub system: System,
    /// Number of rounds; 0 while not decided (a round robin works it out).
    #[serde(default)]
    #[schemars(range(max = 999))]
    pub rounds: u32,
    /// Points.
    #[serde(default)]
    pub scoring: Scoring,
    /// Ids of the criteria after points, in order (`tiebreaks`); none named: none used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<String>,
    /// Colour of board 1 in round 1.
    #[serde(default)]
    pub first_colour: FirstColour,
    /// Number of cycles of a round robin; 1 where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 99))]
    pub cycles: Option<u32>,
    /// Table of a round robin read from a file: for every round the pairs of numbers, White first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<Vec<(u32, u32)>>,
    /// Games of a micro-match (3.18*), 2 to 4; single games where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 2, max = 4))]
    pub micro_match: Option<u32>,
    /// Boards of a team match; individual event where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 999))]
    pub boards: Option<u32>,
    /// What a pending game counts for pairing.
    #[serde(default)]
    pub pending_counts_as: PendingCounts,
    /// Who may not meet (H4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<Forbidden>,
    /// Who must meet (3.17.9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forced: Vec<Forced>,
    /// Groups inside which players are paired in the first rounds (3.17.9): name → players.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pairing_groups: BTreeMap<String, Vec<Number>>,
    /// Last round in which `pairing_groups` hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 999))]
    pub pairing_groups_to_round: Option<u32>,
    /// Named readings of the text (`halves=kept`, `pieces=side` …).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(schema_with = "readings_schema")]
    pub readings: BTreeMap<String, String>,
    /// Limits of draw rows (`kings-only=20`).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(schema_with = "limits_schema")]
    pub limits: BTreeMap<String, u32>,
    /// Time control, as `clock-check --control` reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
}

strict!(Object: Scoring, Forbidden, Forced, Regulation);
strict!(Name: System, Edition, FirstColour, PendingCounts);

impl Regulation {
    /// Whether a team match counts 2, 1 or 0 rather than the sum of its boards (the note to
    /// 3.16.7): the reading `team-points=matches`.
    pub fn counts_matches(&self) -> bool {
        let reading = self.readings.get("team-points");
        reading.is_some_and(|reading| reading == "matches")
    }

    /// Whether starting numbers go by rating (a Swiss, the seeds of a knock-out) rather than all
    /// by lot.
    pub fn numbers_by_rating(&self) -> bool {
        let seeded = self
            .readings
            .get("bracket")
            .is_none_or(|bracket| bracket == "seeded");
        self.system.is_swiss() || (self.system == System::KnockOut && seeded)
    }
}
