//! Personal-team events (3.1*): a team's total from its members' own results.

use std::str::FromStr;

use crate::event::Number;
use crate::exact::Points;

use super::{Field, Ranking};

/// Whose points make a team's total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TeamTotal {
    /// All members'.
    #[default]
    All,
    /// The best few members'.
    Best(usize),
    /// Those of the first few members in the team's list, whatever they made.
    Boards(usize),
}

/// Why a text names no way to total teams.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a way to total teams; known: all, best:K, boards:K")]
pub struct ParseTeamTotalError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for TeamTotal {
    type Err = ParseTeamTotalError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fail = || ParseTeamTotalError {
            text: text.to_owned(),
        };
        if text == "all" {
            return Ok(TeamTotal::All);
        }
        let (way, count) = text.split_once(':').ok_or_else(fail)?;
        let count: usize = count.parse().ok().filter(|c| *c > 0).ok_or_else(fail)?;
        match way {
            "best" => Ok(TeamTotal::Best(count)),
            "boards" => Ok(TeamTotal::Boards(count)),
            _ => Err(fail()),
        }
    }
}

/// A team's total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// The team.
    pub team: Number,
    /// First and last of the places it has or shares.
    pub places: (u32, u32),
    /// The total.
    pub points: Points,
    /// The members who count, as indices in the field, in the order of the standings.
    pub counted: Vec<usize>,
}

/// The totals of all teams, the best first; equal totals share the place.
pub fn team_totals(field: &Field<'_>, ranking: &Ranking, way: TeamTotal) -> Vec<Total> {
    let event = field.event();
    let mut totals: Vec<Total> = event
        .teams
        .iter()
        .map(|team| {
            let plays = |number: Number| {
                team.members.contains(&number)
                    || event
                        .player(number)
                        .is_some_and(|p| p.team == Some(team.number))
            };
            let mut members: Vec<usize> = ranking
                .standings
                .iter()
                .filter(|line| line.places.is_some() && plays(field.rows()[line.index].unit))
                .map(|line| line.index)
                .collect();
            match way {
                TeamTotal::All => {}
                TeamTotal::Best(count) => members.truncate(count),
                TeamTotal::Boards(count) => {
                    let mut listed: Vec<Number> = team.members.clone();
                    if listed.is_empty() {
                        listed = members.iter().map(|&m| field.rows()[m].unit).collect();
                        listed.sort_unstable();
                    }
                    listed.truncate(count);
                    members.retain(|&member| listed.contains(&field.rows()[member].unit));
                }
            }
            Total {
                team: team.number,
                places: (0, 0),
                points: members.iter().map(|&m| field.rows()[m].points).sum(),
                counted: members,
            }
        })
        .collect();
    totals.sort_by(|a, b| b.points.cmp(&a.points).then(a.team.cmp(&b.team)));
    let points: Vec<Points> = totals.iter().map(|total| total.points).collect();
    for total in &mut totals {
        let above = points.iter().filter(|other| **other > total.points).count();
        let equal = points
            .iter()
            .filter(|other| **other == total.points)
            .count();
        total.places = (
            u32::try_from(above + 1).unwrap_or(u32::MAX),
            u32::try_from(above + equal).unwrap_or(u32::MAX),
        );
    }
    totals
}
