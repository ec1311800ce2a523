//! Writing the records of teams in TRF26: 300, 310, 320, 330, 352, 362.

use super::write::{Places, decimal, record};
use crate::event::counted::{Field, How, Line, Outcome, Row};
use crate::event::{ByeKind, Event, GameResult, Number, Pairing, Team};
use crate::exact::Points;

/// The teams, and what their event says beside the players' rows.
pub(super) fn write(event: &Event, places: &Places, text: &mut String) {
    let field = event
        .is_team_event()
        .then(|| Field::new(event, places.rounds));
    for team in &event.teams {
        let mut line = format!(
            "310 {:>3} {:<32}",
            team.number.0,
            team.name.chars().take(32).collect::<String>()
        );
        let row = field
            .as_ref()
            .and_then(|field| Some(&field.rows()[field.index(team.number)?]));
        if team.nickname.is_some() || team.strength.is_some() {
            let nickname: String = team
                .nickname
                .iter()
                .flat_map(|text| text.chars())
                .take(5)
                .collect();
            let strength = team.strength.map(|strength| strength.to_string());
            line = format!(
                "{line:<41}{nickname:<5} {:>6}",
                strength.unwrap_or_default()
            );
        }
        if let Some(row) = row {
            let place = places.of.get(&team.number).map(u32::to_string);
            line = format!(
                "{line:<54}{:>6} {:>6} {:>3}",
                decimal(match_points(event, row)),
                decimal(board_points(event, row)),
                place.unwrap_or_default()
            );
        }
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
    // A pattern that this program does not follow is among the kept lines.
    if !event.trf_lines.iter().any(|line| line.starts_with("352")) {
        record(text, "352", &pattern);
    }
    if event.regulation.counts_matches() {
        record(text, "362", "TW 2.0   TD 1.0   TL 0.0");
    }
    free_teams(event, text);
    granted_byes(event, text);
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

/// What the event counts for matches or, where it counts boards: 2 for a match won, 1 for a drawn
/// one and for half a bye.
fn match_points(event: &Event, row: &Row) -> Points {
    if event.regulation.counts_matches() {
        return row.points;
    }
    let of = |line: &Line| match (line.how, line.outcome) {
        (How::Pending, _) => 0,
        (How::Bye(ByeKind::Half), _) | (_, Some(Outcome::Draw)) => 1,
        (_, Some(Outcome::Win)) => 2,
        (_, Some(Outcome::Loss) | None) => 0,
    };
    let counted = row.lines.iter().filter(|line| !line.annulled);
    counted.map(|line| Points::whole(of(line))).sum()
}

/// The sum of the boards.
fn board_points(event: &Event, row: &Row) -> Points {
    if !event.regulation.counts_matches() {
        return row.points;
    }
    let counted = row.lines.iter().filter(|line| !line.annulled);
    counted.map(|line| line.game_points).sum()
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

/// 240: byes of teams that give points, round by round; whom no record names has none.
fn granted_byes(event: &Event, text: &mut String) {
    for round in &event.rounds {
        for (kind, letter) in [(ByeKind::Full, 'F'), (ByeKind::Half, 'H')] {
            let byes = round.byes.iter().filter(|bye| bye.kind == kind);
            let teams: Vec<String> = byes.map(|bye| format!("{:>4}", bye.player.0)).collect();
            if !teams.is_empty() {
                record(
                    text,
                    "240",
                    &format!("{letter} {:>3} {}", round.number, teams.join(" ")),
                );
            }
        }
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
        let points = event.bye_points(ByeKind::Pairing);
        // The sum of the boards, and before it the points of the match where those count.
        let (match_points, game_points) = if event.regulation.counts_matches() {
            let boards = event.regulation.scoring.bye_boards;
            (decimal(points), decimal(boards.unwrap_or(points)))
        } else {
            (String::new(), decimal(points))
        };
        let teams: Vec<String> = free.iter().map(|team| format!("{team:>3}")).collect();
        record(
            text,
            "320",
            &format!("{match_points:>4} {game_points:>4} {}", teams.join(" ")),
        );
    }
}
