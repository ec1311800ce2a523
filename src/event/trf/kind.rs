//! Whether a file tells of teams that are paired, or of players who belong to teams: personal-team
//! events and Scheveningen (3.1*) have teams too.

use super::Dialect;
use super::head::Head;
use super::teams::{Met, matches_of};
use crate::event::{Event, Number, Pairing, System};
use crate::exact::Points;

/// What a file says, beside its games, of who is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Paired {
    /// Teams: by its type or by records that only team events have.
    Teams,
    /// Players: by its type, its system, or as its teams have no points.
    Players,
    /// Neither: the games tell.
    Untold,
}

/// The matches of a file in which teams are paired; `None` if players are.
pub(super) fn matches(event: &Event, head: &Head) -> Option<Vec<Met>> {
    let rounds = matches_of(event)?;
    let numbered = head.teams.iter().any(|team| team.number.is_some());
    let pointed = |points: &(Option<Points>, Option<Points>)| points.0.or(points.1).is_some();
    let pointed = head.teams.iter().any(|team| pointed(&team.points));
    let paired = if head.match_records {
        Paired::Teams
    } else {
        by_type(event, numbered && !pointed)
    };
    // A forbidden pair of a team event names teams.
    let team = |number: &Number| event.team(*number).is_some();
    let forbidden = &event.regulation.forbidden;
    let named = forbidden.iter().all(|f| f.players.iter().all(team));
    let teams = match paired {
        Paired::Teams => boards(&rounds).max(head.boards()) > 0,
        Paired::Players => false,
        Paired::Untold => boards(&rounds) >= 2 && named,
    };
    teams.then_some(rounds)
}

/// The most boards of a match.
pub(super) fn boards(rounds: &[Met]) -> usize {
    let met = rounds.iter().flat_map(Met::values);
    met.map(Vec::len).max().unwrap_or(0)
}

/// Whether a reader takes the event for what it is, teams or players, from what its kept lines say of
/// its type.
pub(super) fn kept_type_holds(event: &Event, dialect: Dialect) -> bool {
    if event.teams.is_empty() {
        return true;
    }
    let trf26 = dialect == Dialect::Trf26;
    if event.is_team_event() {
        let told = untold_boards(event).is_none_or(|boards| {
            let mut types = types(event);
            types.any(|line| boards_named(line) == Some(boards as usize))
        });
        return trf26
            || match by_type(event, false) {
                Paired::Teams => told,
                Paired::Players => false,
                Paired::Untold => told && event.regulation.boards.unwrap_or(0) >= 2,
            };
    }
    match by_type(event, trf26) {
        Paired::Teams => matches_of(event).is_none(),
        Paired::Players => true,
        Paired::Untold => matches_of(event).is_none_or(|rounds| boards(&rounds) < 2),
    }
}

/// The kept records of the type.
fn types(event: &Event) -> impl Iterator<Item = &String> {
    let lines = event.trf_lines.iter();
    lines.filter(|line| line.starts_with("092") || line.starts_with("192"))
}

/// The boards that a type names: `Team: Swiss rating, 4 boards`.
pub(super) fn boards_named(text: &str) -> Option<usize> {
    let words: Vec<&str> = text.split([' ', ',', ';', '(', ')']).collect();
    let mut pairs = words.windows(2);
    let named = pairs.find(|pair| pair[1].starts_with("board"))?;
    let boards = named[0].parse().ok();
    boards.filter(|boards| (1..=999).contains(boards))
}

/// The boards of a match, where in no match so many were played.
pub(super) fn untold_boards(event: &Event) -> Option<u32> {
    let pairings = event.rounds.iter().flat_map(|round| &round.pairings);
    let taken = |pairing: &Pairing| {
        let games = pairing.games.iter();
        games
            .filter(|game| game.white.0 > 0 && game.black.0 > 0)
            .count()
    };
    let most = pairings.map(taken).max().unwrap_or(0);
    event
        .regulation
        .boards
        .filter(|boards| most < *boards as usize)
}

/// What the type says, records 092 and 192; `no_points`: records 310 give the teams none.
fn by_type(event: &Event, no_points: bool) -> Paired {
    let text: String = types(event).map(|line| line.to_lowercase()).collect();
    let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
    match (
        says(&["team", "команд"]),
        says(&["individual", "личн", "индивид"]),
    ) {
        (true, false) => Paired::Teams,
        (false, true) => Paired::Players,
        _ if event.regulation.system == System::Scheveningen || no_points => Paired::Players,
        _ => Paired::Untold,
    }
}
