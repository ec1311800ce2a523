//! The event and its parts, as stored.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::exact::Points;

use super::patterns;
use super::strict::strict;
use super::{
    Adjourned, Change, Format, GameResult, LineUp, OpeningList, Penalty, Regulation, Stage, Version,
};

/// Number of a player (or, in a team event, of a team) in the event, from 1. It is the starting
/// number once the first round is paired (3.17.5.1) and stands for the player everywhere.
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
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(transparent)]
#[schemars(extend("maximum" = u32::MAX))]
pub struct Number(pub u32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Player {
    /// Number in the event.
    #[schemars(extend("minimum" = 1))]
    pub number: Number,
    /// Id that lots are drawn by; never changes.
    #[schemars(length(min = 1), regex(pattern = patterns::NAME))]
    pub id: String,
    /// Name.
    #[schemars(length(min = 1), regex(pattern = patterns::NAME))]
    pub name: String,
    /// Rating; absent for the unrated.
    #[schemars(range(max = 9999))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// Title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub title: Option<String>,
    /// Federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub federation: Option<String>,
    /// Club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub club: Option<String>,
    /// Number of the team he plays for, in team and personal-team events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("minimum" = 1))]
    pub team: Option<Number>,
    /// Year of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1800, max = 2200))]
    pub born: Option<u32>,
    /// Day of birth as a TRF file has it (`YYYY/MM/DD`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub born_on: Option<String>,
    /// `m` or `w`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["m", "w", null]))]
    pub sex: Option<String>,
    /// Federation id (FIDE, FMJD), as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub federation_id: Option<String>,
    /// Categories for separate standings (`women`, `youth`, `veterans` …).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(inner(regex(pattern = patterns::LINE)))]
    pub categories: Vec<String>,
    /// First round he can be paired in (a late entry); 1 where absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 999))]
    pub from_round: Option<u32>,
}

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Team {
    /// Number in the event.
    #[schemars(extend("minimum" = 1))]
    pub number: Number,
    /// Id that lots are drawn by.
    #[schemars(length(min = 1), regex(pattern = patterns::NAME))]
    pub id: String,
    /// Name.
    #[schemars(length(min = 1), regex(pattern = patterns::NAME))]
    pub name: String,
    /// Short name, of five letters at most in TRF26.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub nickname: Option<String>,
    /// Strength, as its players' ratings make it: a number such as 2587.5, of six characters at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::STRENGTH))]
    pub strength: Option<String>,
    /// Members in board order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Number>,
}

/// One game of a pairing: of a micro-match or of a board of a team match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Game {
    /// The player with white; 0 on a board of a team match where nobody is.
    pub white: Number,
    /// The player with black.
    pub black: Number,
    /// The result, absent while there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// Two units (players, or teams in a team event) who meet in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Pairing {
    /// Board, from 1.
    #[schemars(range(min = 1))]
    pub board: u32,
    /// Who has white (in a micro-match: in the first game; in a team match: on board 1).
    #[schemars(extend("minimum" = 1))]
    pub white: Number,
    /// Who has black.
    #[schemars(extend("minimum" = 1))]
    pub black: Number,
    /// The result; of a micro-match or team match, what it counts. Absent while there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// The single games of a micro-match or the boards of a team match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<Game>,
    /// The drawn opening, if this board has one of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// Whether the game was shorter than one move and is not rated (TRF `W`, `D`, `L`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
}

/// Why somebody has no opponent in a round.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(remote = "Self", rename_all = "lowercase")]
pub enum ByeKind {
    /// The bye of an odd number: a plus (3.17.2). TRF `U`.
    Pairing,
    /// A full point granted without play. TRF `F`.
    Full,
    /// Half a point granted without play. TRF `H`.
    Half,
    /// Announced absence: no points (3.17.2). TRF `Z`.
    Zero,
}

/// Somebody without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Bye {
    /// The player or team.
    #[schemars(extend("minimum" = 1))]
    pub player: Number,
    /// Why.
    pub kind: ByeKind,
}

/// A round that has been paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Round {
    /// Number of the round, from 1, without gaps.
    #[schemars(range(min = 1))]
    pub number: u32,
    /// The pairs, by board.
    pub pairings: Vec<Pairing>,
    /// Who has no opponent, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Bye>,
    /// The opening drawn for the whole round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<String>,
    /// Date, `YYYY-MM-DD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::DATE))]
    pub date: Option<String>,
}

/// An announced absence: these rounds are not paired for him and give 0 (or what `kind` says).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Absence {
    /// The player or team.
    #[schemars(extend("minimum" = 1))]
    pub player: Number,
    /// The rounds.
    #[schemars(inner(range(min = 1, max = 999)))]
    pub rounds: Vec<u32>,
    /// What the rounds give.
    pub kind: ByeKind,
}

/// Somebody who left the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Withdrawal {
    /// The player or team.
    #[schemars(extend("minimum" = 1))]
    pub player: Number,
    /// The last round he took part in; 0 if in none.
    #[schemars(range(max = 999))]
    pub after_round: u32,
    /// Whether he was excluded (3.4*) rather than left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub excluded: bool,
}

/// One change of the event file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct LogEntry {
    /// When, `YYYY-MM-DDThh:mm:ssZ`.
    #[schemars(regex(pattern = patterns::MOMENT))]
    pub at: String,
    /// Who, as the arbiter named himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub by: Option<String>,
    /// What was changed, in words, where `change` does not say it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub what: String,
    /// What was changed, as fields, so that it can be told in any language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub change: Option<Change>,
}

/// An event: one file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Event {
    /// Says that the file is an event of this program.
    pub format: Format,
    /// The version of the format.
    pub version: Version,
    /// Id that lots are drawn by; never changes.
    #[schemars(length(min = 1), regex(pattern = patterns::NAME))]
    pub id: String,
    /// Name.
    #[schemars(regex(pattern = patterns::LINE))]
    pub name: String,
    /// Place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub place: Option<String>,
    /// Federation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub federation: Option<String>,
    /// First day, `YYYY-MM-DD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::DATE))]
    pub start: Option<String>,
    /// Last day, `YYYY-MM-DD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::DATE))]
    pub end: Option<String>,
    /// Chief arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = patterns::LINE))]
    pub arbiter: Option<String>,
    /// Deputy arbiters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(inner(regex(pattern = patterns::LINE)))]
    pub deputies: Vec<String>,
    /// The event whose best go on to this one, if it is a later stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage: Option<Stage>,
    /// What the organisers decided.
    pub regulation: Regulation,
    /// The seed of every lot, lower-case hex or any text without line breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(min = 1), regex(pattern = patterns::NAME))]
    pub seed: Option<String>,
    /// Whether the numbers are final: set when the first round is paired.
    #[serde(default)]
    pub numbers_fixed: bool,
    /// The players.
    #[serde(default)]
    pub players: Vec<Player>,
    /// The teams; empty in an individual event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
    /// Announced absences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absences: Vec<Absence>,
    /// Who left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawals: Vec<Withdrawal>,
    /// The paired rounds, in order.
    #[serde(default)]
    pub rounds: Vec<Round>,
    /// Games of the previous stage that count in this one (`stage.carry_over`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried: Vec<Game>,
    /// Line-ups of the teams (3.16.2), by round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line_ups: Vec<LineUp>,
    /// Adjourned games that have not been finished.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adjourned: Vec<Adjourned>,
    /// The penalty ledger (3.3.3, 3.19.6), in the order of the offences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// The list that openings are drawn from (3.6.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub openings: Option<OpeningList>,
    /// Play-off results (3.15.2), in the order they were played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play_offs: Vec<Game>,
    /// Lines of a TRF file that say something for which the event has no field, kept as they are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(inner(regex(pattern = r"^[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]*$")))]
    pub trf_lines: Vec<String>,
    /// Who changed what when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogEntry>,
}

strict!(Object: Player, Team, Game, Pairing, Bye, Round, Absence, Withdrawal, LogEntry, Event);
strict!(Name: ByeKind);

impl Team {
    /// Whether a text can be the strength of a team.
    pub fn is_strength(text: &str) -> bool {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        text.len() <= 6 && digits(whole) && digits(part) && part.len() <= 2
    }
}

impl Event {
    /// Whether teams are paired rather than players.
    pub fn is_team_event(&self) -> bool {
        self.regulation.boards.is_some()
    }

    /// Whether a player may sit at a board of his team in a round: he has come, and no exclusion has
    /// ended his event (3.4*).
    pub fn may_sit(&self, player: Number, round: u32) -> bool {
        let from = self.player(player).and_then(|player| player.from_round);
        let mut penalties = self.penalties.iter();
        from.is_none_or(|from| from <= round)
            && !penalties.any(|penalty| {
                penalty.player == player
                    && penalty.kind == super::PenaltyKind::Exclusion
                    && penalty.round.unwrap_or(0) < round
            })
    }

    /// The player with this number.
    pub fn player(&self, number: Number) -> Option<&Player> {
        // Players stand in the order of their numbers as a rule, so this is one look.
        let index = usize::try_from(number.0).ok()?.checked_sub(1)?;
        match self.players.get(index) {
            Some(player) if player.number == number => Some(player),
            _ => self.players.iter().find(|player| player.number == number),
        }
    }

    /// The round of this number, if it has been paired.
    pub fn round(&self, number: u32) -> Option<&Round> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.rounds
            .get(index)
            .filter(|round| round.number == number)
    }

    /// The pairing of a board in a round.
    pub fn pairing(&self, round: u32, board: u32) -> Option<&Pairing> {
        self.round(round)?
            .pairings
            .iter()
            .find(|pairing| pairing.board == board)
    }

    /// The numbers of what is paired: the teams of a team event, else the players; ascending.
    pub fn units(&self) -> Vec<Number> {
        let mut units: Vec<Number> = if self.is_team_event() {
            self.teams.iter().map(|team| team.number).collect()
        } else {
            self.players.iter().map(|player| player.number).collect()
        };
        units.sort_unstable();
        units
    }

    /// The team with this number.
    pub fn team(&self, number: Number) -> Option<&Team> {
        self.teams.iter().find(|team| team.number == number)
    }

    /// The name of a player or, in a team event, of a team.
    pub fn unit_name(&self, number: Number) -> &str {
        let name = if self.is_team_event() {
            self.team(number).map(|team| team.name.as_str())
        } else {
            self.player(number).map(|player| player.name.as_str())
        };
        name.unwrap_or("?")
    }

    /// What a match counts in which every board gives `points`: the sum of the boards (3.16.6), or
    /// twice `points` on the scale of one where `team-points=matches`; an individual's are his own.
    pub(super) fn of_boards(&self, points: Points) -> Points {
        let boards = match self.regulation.boards {
            Some(_) if self.regulation.counts_matches() => 2,
            Some(boards) => i32::try_from(boards).unwrap_or(i32::MAX),
            None => 1,
        };
        Points::from_halves(points.halves().saturating_mul(boards))
    }

    /// The points that the bye gives (3.17.2: one; the regulation may give a team more). Where
    /// matches count, those of a match won, for half a bye of a drawn one: "За победу в матче команда
    /// получает 2 очка" (note to 3.16.7).
    pub fn bye_points(&self, kind: ByeKind) -> Points {
        let scoring = &self.regulation.scoring;
        let (win, draw) = if self.is_team_event() && self.regulation.counts_matches() {
            (Points::whole(2), Points::whole(1))
        } else {
            (scoring.win, scoring.draw)
        };
        match kind {
            ByeKind::Pairing => scoring.bye.unwrap_or(win),
            ByeKind::Full => win,
            ByeKind::Half => draw,
            ByeKind::Zero => Points::ZERO,
        }
    }
}
