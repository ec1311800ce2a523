//! Team events: TRF tells them by the players' games; the matches follow from who meets whom.

use std::collections::BTreeMap;

use crate::event::{Bye, ByeKind, Event, Game, Number, Pairing, matches};

/// Makes a team event of one whose players all belong to teams, where every team meets one other
/// in a round, on several boards at least once. Otherwise it stays an individual event whose
/// players have teams. `free` are the teams with the bye, by round (record 320).
pub(super) fn form(event: &mut Event, free: &[Number]) {
    let Some(rounds) = matches_of(event) else {
        return;
    };
    let boards = rounds
        .iter()
        .flat_map(BTreeMap::values)
        .map(Vec::len)
        .max()
        .unwrap_or(0);
    if boards < 2 {
        return;
    }
    event.regulation.boards = u32::try_from(boards).ok();
    for (index, met) in rounds.into_iter().enumerate() {
        let mut pairings = Vec::new();
        for ((one, two), games) in met {
            let order = |game: &Game| place(event, one, game).min(place(event, two, game));
            let mut games = games;
            games.sort_by_key(order);
            // Board 1 of the team named first has white (3.16.3).
            let first_white = games
                .first()
                .is_some_and(|game| team(event, game.white) == Some(one));
            let (white, black) = if first_white { (one, two) } else { (two, one) };
            let mut pairing = Pairing {
                board: pairings.len() as u32 + 1,
                white,
                black,
                games,
                ..Pairing::default()
            };
            pairing.result = matches::result(event, &pairing);
            pairings.push(pairing);
        }
        let paired = |team: Number| pairings.iter().any(|p| p.white == team || p.black == team);
        let byes = event
            .teams
            .iter()
            .map(|team| team.number)
            .filter(|team| !paired(*team))
            .map(|team| Bye {
                player: team,
                kind: if free.get(index) == Some(&team) {
                    ByeKind::Pairing
                } else {
                    ByeKind::Zero
                },
            })
            .collect();
        event.rounds[index].pairings = pairings;
        event.rounds[index].byes = byes;
    }
    // Absences of single players are a matter of line-ups.
    event.absences.clear();
}

fn team(event: &Event, number: Number) -> Option<Number> {
    event.player(number)?.team
}

/// Where a game's player stands in the list of a team; last, if in none.
fn place(event: &Event, number: Number, game: &Game) -> usize {
    let members = event.team(number).map(|team| team.members.as_slice());
    members
        .unwrap_or_default()
        .iter()
        .position(|member| *member == game.white || *member == game.black)
        .unwrap_or(usize::MAX)
}

type Met = BTreeMap<(Number, Number), Vec<Game>>;

/// The games of every round by the two teams that meet; `None` if they are no team matches.
fn matches_of(event: &Event) -> Option<Vec<Met>> {
    if event.teams.is_empty() {
        return None;
    }
    let mut rounds = Vec::new();
    for round in &event.rounds {
        let mut met = Met::new();
        let mut opponents: BTreeMap<Number, Number> = BTreeMap::new();
        for pairing in &round.pairings {
            let (one, two) = (team(event, pairing.white)?, team(event, pairing.black)?);
            for (team, other) in [(one, two), (two, one)] {
                if team == other || *opponents.entry(team).or_insert(other) != other {
                    return None;
                }
            }
            met.entry((one.min(two), one.max(two)))
                .or_default()
                .push(Game {
                    white: pairing.white,
                    black: pairing.black,
                    result: pairing.result,
                });
        }
        rounds.push(met);
    }
    Some(rounds)
}
