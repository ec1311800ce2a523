//! Writing the records of teams in TRF26: 300, 310, 320, 330, 352, 362.

use super::Dialect;
use super::columns::Record;
use super::lost;
use super::write::{Places, record};
use crate::event::counted::{Field, How, Line, Outcome, Row};
use crate::event::matches;
use crate::event::{ByeKind, Event, Game, GameResult, LineUp, Number, Pairing, Team};
use crate::exact::Points;
use crate::finding::Finding;

/// The teams, and what their event says beside the players' rows.
pub(super) fn write(event: &Event, places: &Places, text: &mut String, lost: &mut Vec<Finding>) {
    let field = event
        .is_team_event()
        .then(|| Field::new(event, places.rounds));
    for team in &event.teams {
        let mut line = Record::new("310");
        line.number((5, 7), team.number.0);
        line.left((9, 40), &team.name);
        line.left((42, 46), team.nickname.as_deref().unwrap_or_default());
        // The event has none of more than six characters.
        let _ = line.right((48, 53), team.strength.as_deref().unwrap_or_default());
        let row = field
            .as_ref()
            .and_then(|field| Some(&field.rows()[field.index(team.number)?]));
        if let Some(row) = row {
            let sums = [
                ((55, 60), match_points(event, row)),
                ((62, 67), board_points(event, row)),
            ];
            for (columns, points) in sums {
                if !line.points(columns, points) {
                    lost.push(lost::points(&format!("teams[{}]", team.number), points));
                }
            }
            if let Some(place) = places.of.get(&team.number) {
                line.number((69, 71), *place);
            }
        }
        line.numbers(74, 4, &members(event, team));
        line.end(text);
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
    free_teams(event, text, lost);
    for round in &event.rounds {
        for (kind, letter) in [(ByeKind::Full, 'F'), (ByeKind::Half, 'H')] {
            let granted = round.byes.iter().filter(|bye| bye.kind == kind);
            let teams: Vec<u32> = granted.map(|bye| bye.player.0).collect();
            // Whom no record names has none.
            if !teams.is_empty() {
                byes(letter, round.number, &teams, text);
            }
        }
    }
    line_ups(event, text);
    for round in &event.rounds {
        for pairing in &round.pairings {
            if let Some(signs) = nobody_played(pairing) {
                let mut line = Record::new("330");
                line.left((5, 6), signs);
                line.numbers(8, 3, &[round.number, pairing.white.0, pairing.black.0]);
                line.end(text);
            }
        }
    }
}

/// 300: line-ups as they were entered; where none was, the boards of a match that are not in the order
/// of the team's list, for a reader knows no other.
fn line_ups(event: &Event, text: &mut String) {
    let mut write = |round: u32, team: Number, opponent: Number, seats: &[u32]| {
        let mut line = Record::new("300");
        line.numbers(5, 3, &[round, team.0, opponent.0]);
        line.numbers(17, 4, seats);
        line.end(text);
    };
    for line_up in &event.line_ups {
        let opponent = event.round(line_up.round).and_then(|round| {
            let of = |p: &&Pairing| p.white == line_up.team || p.black == line_up.team;
            let pairing = round.pairings.iter().find(of)?;
            let white = pairing.white == line_up.team;
            Some(if white { pairing.black } else { pairing.white })
        });
        let seats = line_up.boards.iter();
        let seats: Vec<u32> = seats.map(|seat| seat.unwrap_or_default().0).collect();
        write(
            line_up.round,
            line_up.team,
            opponent.unwrap_or_default(),
            &seats,
        );
    }
    for round in &event.rounds {
        for pairing in &round.pairings {
            let sides = [
                (pairing.white, pairing.black),
                (pairing.black, pairing.white),
            ];
            for (team, opponent) in sides {
                let entered =
                    |line_up: &LineUp| (line_up.round, line_up.team) == (round.number, team);
                if event.line_ups.iter().any(entered) {
                    continue;
                }
                let seats = seats(event, pairing, team);
                if !in_order(event, team, &seats) {
                    let seats: Vec<u32> = seats.iter().map(|seat| seat.0).collect();
                    write(round.number, team, opponent, &seats);
                }
            }
        }
    }
}

/// Who sat for a team at the boards of a match; 0 for nobody.
fn seats(event: &Event, pairing: &Pairing, team: Number) -> Vec<Number> {
    let games = pairing.games.iter().enumerate();
    games
        .map(|(at, game)| {
            let first_white = matches::first_has_white(event, pairing, at);
            if first_white == (pairing.white == team) {
                game.white
            } else {
                game.black
            }
        })
        .collect()
}

/// Whether the boards follow the order of the team's list, with nobody at the last ones only.
fn in_order(event: &Event, team: Number, seats: &[Number]) -> bool {
    let members = event
        .team(team)
        .map_or(&[] as &[Number], |team| &team.members);
    let places = seats.iter().map(|seat| {
        let place = members.iter().position(|member| member == seat);
        place.unwrap_or(usize::MAX)
    });
    let nobody = seats.iter().map(|seat| seat.0 == 0);
    places.is_sorted() && nobody.is_sorted()
}

/// 240: who has asked for a bye in a round.
pub(super) fn byes(letter: char, round: u32, who: &[u32], text: &mut String) {
    let mut line = Record::new("240");
    line.left((5, 5), letter.encode_utf8(&mut [0; 4]));
    line.number((7, 9), round);
    line.numbers(11, 4, who);
    line.end(text);
}

/// What the event counts for matches or, where it counts boards: 2 for a match won, 1 for a drawn
/// one and for half a bye.
pub(super) fn match_points(event: &Event, row: &Row) -> Points {
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
pub(super) fn board_points(event: &Event, row: &Row) -> Points {
    if !event.regulation.counts_matches() {
        return row.points;
    }
    let counted = row.lines.iter().filter(|line| !line.annulled);
    counted.map(|line| line.game_points).sum()
}

/// The members of a team in the order of its list, then those who only name it.
pub(super) fn members(event: &Event, team: &Team) -> Vec<u32> {
    let named = event.players.iter();
    let named = named.filter(|player| player.team == Some(team.number));
    let named = named.map(|player| player.number);
    let named = named.filter(|number| !team.members.contains(number));
    let all = team.members.iter().copied().chain(named);
    all.map(|number| number.0).collect()
}

/// The signs of a match that was not played and that no two players' rows tell of, or not of all its
/// boards.
fn nobody_played(pairing: &Pairing) -> Option<&'static str> {
    let empty = |number: Number| number.0 == 0;
    let games = &pairing.games;
    let nobody = games.iter().any(|g| empty(g.white) && empty(g.black));
    let met = games.iter().any(|g| !empty(g.white) && !empty(g.black));
    match pairing.result {
        Some(GameResult::Forfeit { white, black }) if nobody || !met => {
            Some(match (white, black) {
                (true, _) => "+-",
                (_, true) => "-+",
                _ => "--",
            })
        }
        _ => None,
    }
}

/// Whether rows and record 330 tell all boards of a match: who sat alone has the plus, boards where
/// nobody was stand last and end as the match does.
pub(super) fn told(pairing: &Pairing, dialect: Dialect) -> bool {
    let signs = nobody_played(pairing).filter(|_| dialect == Dialect::Trf26);
    let seated = |game: &Game| u32::from(game.white.0 > 0) + u32::from(game.black.0 > 0);
    let games = &pairing.games;
    let met = games.iter().any(|game| seated(game) == 2);
    let nobody = games.iter().map(|game| seated(game) == 0);
    let whole = signs.and(pairing.result);
    let boards = games
        .iter()
        .enumerate()
        .all(|(at, game)| match seated(game) {
            2 => true,
            1 => {
                let (white, black) = (game.white.0 > 0, game.black.0 > 0);
                game.result == Some(GameResult::Forfeit { white, black })
            }
            _ => {
                let own = whole.map(|result| if at % 2 == 0 { result } else { result.turned() });
                own.is_some() && game.result == own
            }
        });
    (met || signs.is_some()) && !games.is_empty() && nobody.is_sorted() && boards
}

/// 320: the team with the bye, round by round.
fn free_teams(event: &Event, text: &mut String, lost: &mut Vec<Finding>) {
    let free: Vec<u32> = event
        .rounds
        .iter()
        .map(|round| {
            let bye = round.byes.iter().find(|bye| bye.kind == ByeKind::Pairing);
            bye.map_or(0, |bye| bye.player.0)
        })
        .collect();
    if free.iter().all(|team| *team == 0) {
        return;
    }
    let points = event.bye_points(ByeKind::Pairing);
    // The sum of the boards, and before it the points of the match where those count.
    let (of_match, of_boards) = if event.regulation.counts_matches() {
        let boards = event.regulation.scoring.bye_boards;
        (Some(points), boards.unwrap_or(points))
    } else {
        (None, points)
    };
    let mut line = Record::new("320");
    for (columns, points) in [((5, 8), of_match), ((10, 13), Some(of_boards))] {
        if let Some(points) = points
            && !line.points(columns, points)
        {
            lost.push(lost::points("regulation.scoring.bye", points));
        }
    }
    line.numbers(15, 3, &free);
    line.end(text);
}
