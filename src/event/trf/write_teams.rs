//! Writing the records of teams in TRF26: 300, 310, 320, 330, 352, 362.

use super::write::{decimal, record};
use crate::event::{ByeKind, Event, GameResult, Number, Pairing, Team};

/// The teams, and what their event says beside the players' rows.
pub(super) fn write(event: &Event, text: &mut String) {
    for team in &event.teams {
        let mut line = format!(
            "310 {:>3} {:<32}",
            team.number.0,
            team.name.chars().take(32).collect::<String>()
        );
        line = format!("{line:<73}");
        for member in members(event, team) {
            line.push_str(&format!("{:>4} ", member.0));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    if !event.is_team_event() {
        return;
    }
    let boards = event.regulation.boards.unwrap_or(0);
    let pattern: String = "WB".chars().cycle().take(boards as usize).collect();
    record(text, "352", &pattern);
    if event.regulation.counts_matches() {
        record(text, "362", "TW 2.0   TD 1.0   TL 0.0");
    }
    free_teams(event, text);
    for line_up in &event.line_ups {
        let opponent = event.round(line_up.round).and_then(|round| {
            let of = |p: &&Pairing| p.white == line_up.team || p.black == line_up.team;
            let pairing = round.pairings.iter().find(of)?;
            let white = pairing.white == line_up.team;
            Some(if white { pairing.black } else { pairing.white })
        });
        let mut value = format!(
            "{:>3} {:>3} {:>3} ",
            line_up.round,
            line_up.team.0,
            opponent.unwrap_or_default().0
        );
        for seat in &line_up.boards {
            value.push_str(&format!("{:>4} ", seat.unwrap_or_default().0));
        }
        record(text, "300", value.trim_end());
    }
    for round in &event.rounds {
        for pairing in &round.pairings {
            if let Some(signs) = nobody_played(pairing) {
                let (white, black) = (pairing.white.0, pairing.black.0);
                let value = format!("{signs} {:>3} {white:>3} {black:>3}", round.number);
                record(text, "330", &value);
            }
        }
    }
}

/// The members of a team in the order of its list, then those who only name it.
pub(super) fn members(event: &Event, team: &Team) -> Vec<Number> {
    let named = event.players.iter();
    let named = named.filter(|player| player.team == Some(team.number));
    let named = named.map(|player| player.number);
    let named = named.filter(|number| !team.members.contains(number));
    team.members.iter().copied().chain(named).collect()
}

/// The signs of a match that no player's row tells of: not played, with boards where nobody is.
fn nobody_played(pairing: &Pairing) -> Option<&'static str> {
    let empty = |number: Number| number.0 == 0;
    let untold = pairing
        .games
        .iter()
        .any(|game| empty(game.white) && empty(game.black));
    match pairing.result {
        Some(GameResult::Forfeit { white, black }) if untold || pairing.games.is_empty() => {
            Some(match (white, black) {
                (true, _) => "+-",
                (_, true) => "-+",
                _ => "--",
            })
        }
        _ => None,
    }
}

/// 320: the team with the bye, round by round.
fn free_teams(event: &Event, text: &mut String) {
    let free: Vec<u32> = event
        .rounds
        .iter()
        .map(|round| {
            let bye = round.byes.iter().find(|bye| bye.kind == ByeKind::Pairing);
            bye.map_or(0, |bye| bye.player.0)
        })
        .collect();
    if free.iter().any(|team| *team > 0) {
        let points = decimal(event.bye_points(ByeKind::Pairing));
        // Match points or the sum of the boards: whichever the event counts.
        let (match_points, game_points) = if event.regulation.counts_matches() {
            (points.as_str(), "")
        } else {
            ("", points.as_str())
        };
        let teams: Vec<String> = free.iter().map(|team| format!("{team:>3}")).collect();
        record(
            text,
            "320",
            &format!("{match_points:>4} {game_points:>4} {}", teams.join(" ")),
        );
    }
}
