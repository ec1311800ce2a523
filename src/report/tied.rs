//! What lies behind the criteria that depend on who is tied: `play-off`, `direct`, `direct-fide`,
//! `best-by-place`.

use schemars::JsonSchema;
use serde::Serialize;

use crate::tiebreak::{Field, Meeting, PlaceScore, Reason, Table, Tied, Ties};

use super::cells::{self, CellStyle};
use super::standings::{Place, Shown};

/// How a player came by his value of a criterion that depends on who is tied.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TiedBy {
    /// Id of the criterion.
    pub criterion: String,
    /// The article that defines it.
    pub article: Option<String>,
    /// Numbers of those he was tied with when it came up.
    pub tied_with: Vec<u32>,
    /// The first of them with their names, for people.
    #[serde(skip)]
    pub names: Vec<String>,
    /// The places that they shared before it.
    pub shared: Place,
    /// The places that it left him.
    pub left: Place,
    /// Whether it applied to them.
    pub applied: bool,
    /// Why it did or did not: `all-met`, `not-all-met`, `ahead-anyhow` (FIDE: somebody is ahead
    /// however the missing games end), `all-played`, `some-played`, `none-played` (play-off), `in-turn`,
    /// `nothing-counts` (results by places).
    pub reason: String,
    /// Pairs of the tied who have not met, the first twelve.
    pub not_met: Vec<[u32; 2]>,
    /// How many such pairs there are.
    pub not_met_count: usize,
    /// His games with the tied; of a play-off, all his games in it.
    pub games: Vec<TiedGame>,
    /// His results against the others, place by place (`best-by-place`).
    pub places: Vec<PlaceResult>,
    /// His value, where the criterion applied.
    pub value: Option<Shown>,
}

/// A game that stands behind such a value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TiedGame {
    /// The round; in a play-off the number of the game.
    pub round: u32,
    /// The opponent's number.
    pub opponent: u32,
    /// The opponent's name.
    pub name: String,
    /// The result as the crosstable shows it.
    pub cell: String,
    /// The points made.
    pub points: String,
    /// Whether it counts: annulled games, games without a result and `-`/`-` do not, nor those of a
    /// place that not all the tied have met.
    pub counts: bool,
}

/// The result against those on one place.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlaceResult {
    /// The place they have or share.
    pub place: Place,
    /// Whether it counts: in a Swiss only where all the tied have met all who stand on it.
    pub counts: bool,
    /// The points of the games that count.
    pub points: String,
    /// The games.
    pub games: Vec<TiedGame>,
}

/// So many of those tied are named to people.
const NAMES: usize = 12;

/// What lies behind the values of the player with this index in the field.
pub(super) fn tied_by(
    table: &Table<'_>,
    ties: &Ties<'_>,
    index: usize,
    style: CellStyle,
) -> Vec<TiedBy> {
    let field = &table.field;
    ties.of(index)
        .iter()
        .map(|tied| told(field, tied, style))
        .collect()
}

fn told(field: &Field<'_>, tied: &Tied, style: CellStyle) -> TiedBy {
    let number = |index: usize| field.rows()[index].unit.0;
    let named = tied.others.iter().take(NAMES);
    TiedBy {
        criterion: tied.criterion.id().to_owned(),
        article: tied.article.map(|article| article.to_string()),
        tied_with: tied.others.iter().map(|&index| number(index)).collect(),
        names: named
            .map(|&index| format!("{} {}", number(index), name(field, index)))
            .collect(),
        shared: Place::new(Some(tied.shared)),
        left: Place::new(Some(tied.left)),
        applied: tied.reason.applies(),
        reason: Reason::id(tied.reason).to_owned(),
        not_met: tied
            .not_met
            .iter()
            .map(|&(one, other)| [number(one), number(other)])
            .collect(),
        not_met_count: tied.not_met_count,
        games: games(field, &tied.meetings, style),
        places: tied
            .places
            .iter()
            .map(|score: &PlaceScore| PlaceResult {
                place: Place::new(Some(score.places)),
                counts: score.counts,
                points: score.points.to_string(),
                games: games(field, &score.meetings, style),
            })
            .collect(),
        value: tied.value.as_ref().map(Shown::from),
    }
}

fn games(field: &Field<'_>, meetings: &[Meeting], style: CellStyle) -> Vec<TiedGame> {
    let scoring = &field.event().regulation.scoring;
    let game = |meeting: &Meeting| TiedGame {
        round: meeting.line.round,
        opponent: field.rows()[meeting.opponent].unit.0,
        name: name(field, meeting.opponent),
        cell: cells::result(style, scoring, &meeting.line),
        points: meeting.line.points.to_string(),
        counts: meeting.counts,
    };
    meetings.iter().map(game).collect()
}

fn name(field: &Field<'_>, index: usize) -> String {
    field.event().unit_name(field.rows()[index].unit).to_owned()
}
