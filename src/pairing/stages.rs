//! Mixed events (3.2*): a later stage takes its players from the standings of an earlier one.

use std::collections::BTreeMap;

use crate::event::numbers::renumber_players;
use crate::event::{Event, Game, GameResult, Number, Player, Stage, System};
use crate::tiebreak::{Criterion, Field, Order, Ranking, Sheet};

/// Why a stage cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StageError {
    /// The previous stage is not finished.
    #[error("the previous stage has no result of round {round}, board {board}")]
    Unfinished {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// The previous stage has no rounds.
    #[error("the previous stage has no rounds")]
    NotBegun,
    /// Nothing separates those on both sides of the line.
    #[error(
        "nothing separates {} who share places {first}-{last}, and only {top} go on; enter their play-off or name a criterion", .players.join(", ")
    )]
    Shared {
        /// Their names.
        players: Vec<String>,
        /// The first of the places.
        first: usize,
        /// The last.
        last: usize,
        /// How many go on.
        top: usize,
    },
    /// By groups, and the previous stage has none.
    #[error("the best of each group go on, and the previous stage has no `pairing_groups`")]
    NoGroups,
    /// A criterion of the previous stage is not known.
    #[error("the previous stage's criterion `{text}` is not known")]
    Criterion {
        /// What stands there.
        text: String,
    },
    /// A Swiss has no table in which games of the previous stage could stand.
    #[error("a Swiss cannot count the games of the previous stage; set stage-carry-over=no")]
    SwissCarries,
    /// Teams are on the list already, and those of the previous stage cannot come beside them.
    #[error(
        "teams are on the list already; a later stage takes all of its teams from the previous one"
    )]
    TeamsEntered,
    /// Players or teams in one stage, the other in the other.
    #[error("one stage is for teams, the other for players")]
    Kind,
}

/// Who goes on from `previous`, best first (with groups: the winners of all groups, then the
/// seconds …, in the order of the groups' names).
///
/// # Errors
/// If the previous stage is not finished, or the line cannot be drawn.
pub fn qualified(previous: &Event, stage: &Stage) -> Result<Vec<Number>, StageError> {
    if previous.rounds.is_empty() {
        return Err(StageError::NotBegun);
    }
    for round in &previous.rounds {
        for pairing in &round.pairings {
            if matches!(pairing.result, None | Some(GameResult::Pending)) {
                return Err(StageError::Unfinished {
                    round: round.number,
                    board: pairing.board,
                });
            }
        }
    }
    let mut named: Vec<Criterion> = Vec::new();
    for id in &previous.regulation.tie_breaks {
        named.push(
            id.parse()
                .map_err(|_| StageError::Criterion { text: id.clone() })?,
        );
    }
    let edition = previous.regulation.edition;
    let field = Field::new(previous, Field::last_round(previous));
    let sheet = Sheet::new(&field, edition);
    let order = Order::regular(previous, &named, edition);
    let ranking = Ranking::new(&field, &sheet, &order);
    let placed: Vec<(Number, (u32, u32))> = ranking
        .standings
        .iter()
        .filter_map(|standing| Some((field.rows()[standing.index].unit, standing.places?)))
        .collect();
    let name = |unit: Number| previous.unit_name(unit).to_owned();
    if !stage.by_group {
        let top = stage.top.map_or(placed.len(), |top| top as usize);
        return best(&placed, top, &name);
    }
    let groups = &previous.regulation.pairing_groups;
    if groups.is_empty() {
        return Err(StageError::NoGroups);
    }
    let mut lists = Vec::new();
    for members in groups.values() {
        let inside: Vec<_> = placed
            .iter()
            .filter(|(unit, _)| members.contains(unit))
            .copied()
            .collect();
        let top = stage.top.map_or(inside.len(), |top| top as usize);
        lists.push(best(&inside, top, &name)?);
    }
    let longest = lists.iter().map(Vec::len).max().unwrap_or(0);
    Ok((0..longest)
        .flat_map(|place| {
            lists
                .iter()
                .filter_map(move |list| list.get(place).copied())
        })
        .collect())
}

/// The first `top`; refused where nothing separates the last of them from the next.
fn best(
    placed: &[(Number, (u32, u32))],
    top: usize,
    name: &dyn Fn(Number) -> String,
) -> Result<Vec<Number>, StageError> {
    if let (Some(last), Some(next)) = (
        top.checked_sub(1).and_then(|last| placed.get(last)),
        placed.get(top),
    ) && last.1 == next.1
    {
        let sharing: Vec<usize> = (0..placed.len())
            .filter(|&index| placed[index].1 == last.1)
            .collect();
        return Err(StageError::Shared {
            players: sharing.iter().map(|&index| name(placed[index].0)).collect(),
            first: sharing.first().map_or(1, |index| index + 1),
            last: sharing.last().map_or(1, |index| index + 1),
            top,
        });
    }
    Ok(placed.iter().take(top).map(|(unit, _)| *unit).collect())
}

/// Enters those who go on from `previous` into `event`, numbered by their places, before any who
/// are on its list already (wild cards); who is among these by his name stays as he was written
/// there. Where the stage carries games over, those they played among each other come along. Gives
/// the ids of those who were not on the list.
///
/// # Errors
/// As [`qualified`]; also if one stage is for teams and the other is not, if teams are on the list
/// already, or if a Swiss is to carry games over.
pub fn enter(
    event: &mut Event,
    previous: &Event,
    stage: &Stage,
) -> Result<Vec<String>, StageError> {
    if event.is_team_event() != previous.is_team_event() {
        return Err(StageError::Kind);
    }
    if event.is_team_event() && !event.teams.is_empty() {
        return Err(StageError::TeamsEntered);
    }
    if stage.carry_over && event.regulation.system.is_swiss() {
        return Err(StageError::SwissCarries);
    }
    let through = qualified(previous, stage)?;
    let new: BTreeMap<Number, Number> = through.iter().copied().zip((1..).map(Number)).collect();
    let entered = if event.is_team_event() {
        enter_teams(event, previous, &through, &new);
        event
            .players
            .iter()
            .map(|player| player.id.clone())
            .collect()
    } else {
        enter_players(event, previous, &new)
    };
    // A bracket is seeded by the places just made; elsewhere numbers are given out as usual.
    event.numbers_fixed = event.regulation.system == System::KnockOut;
    if stage.carry_over {
        event.carried = carried(previous, &new);
    }
    Ok(entered)
}

/// Players of `previous` by their `new` numbers, before those on the list; gives the ids of those who
/// were not there.
fn enter_players(
    event: &mut Event,
    previous: &Event,
    new: &BTreeMap<Number, Number>,
) -> Vec<String> {
    let mut going: Vec<Player> = Vec::new();
    for (unit, number) in new {
        if let Some(player) = previous.player(*unit) {
            let mut player = player.clone();
            player.number = *number;
            player.team = None;
            player.from_round = None;
            going.push(player);
        }
    }
    let mut behind = (1..).map(Number).skip(new.len());
    let mut numbers = BTreeMap::new();
    for player in &event.players {
        let same = going.iter().position(|other| other.name == player.name);
        let number = match same {
            Some(position) => Some(going.remove(position).number),
            None => behind.next(),
        };
        numbers.extend(number.map(|number| (player.number, number)));
    }
    renumber_players(event, &numbers);
    for player in &mut going {
        own_id(event, previous, player);
    }
    let ids = going.iter().map(|player| player.id.clone()).collect();
    event.players.extend(going);
    event.players.sort_by_key(|player| player.number);
    ids
}

/// Gives a player who comes an id that nobody has: both lists may begin with `p1`.
fn own_id(event: &Event, previous: &Event, player: &mut Player) {
    while event.players.iter().any(|other| other.id == player.id) {
        player.id = format!("{}-{}", previous.id, player.id);
    }
}

/// Teams with their members, whose numbers run on from team to team.
fn enter_teams(
    event: &mut Event,
    previous: &Event,
    through: &[Number],
    new: &BTreeMap<Number, Number>,
) {
    for unit in through {
        let Some(team) = previous.teams.iter().find(|team| team.number == *unit) else {
            continue;
        };
        let mut team = team.clone();
        team.number = new[unit];
        for member in &mut team.members {
            if let Some(player) = previous.player(*member) {
                let mut player = player.clone();
                player.number = Number(u32::try_from(event.players.len()).unwrap_or(u32::MAX) + 1);
                player.team = Some(team.number);
                own_id(event, previous, &mut player);
                *member = player.number;
                event.players.push(player);
            }
        }
        event.teams.push(team);
    }
}

/// The games that those who go on have played among each other.
fn carried(previous: &Event, new: &BTreeMap<Number, Number>) -> Vec<Game> {
    previous
        .rounds
        .iter()
        .flat_map(|round| &round.pairings)
        .filter(|pairing| pairing.result.is_some_and(GameResult::is_played))
        .filter_map(|pairing| {
            Some(Game {
                white: *new.get(&pairing.white)?,
                black: *new.get(&pairing.black)?,
                result: pairing.result,
            })
        })
        .collect()
}
