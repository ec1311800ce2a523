//! Team events: TRF tells them by the players' games; the matches follow from who meets whom.

use std::collections::BTreeMap;

use super::build::{Asked, announce};
use super::head::{Forfeited, Head};
use super::kind;
use super::line::place;
use super::team_slips;
use super::write_teams::{board_points, match_points};
use crate::event::counted::Field;
use crate::event::{
    Absence, Bye, ByeKind, Event, Game, GameResult, Number, Pairing, Round, matches,
};
use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// Makes a team event of one whose players all belong to teams, where every team meets one other
/// in a round, unless the file tells otherwise ([`kind`]). Otherwise it stays an individual event
/// whose players have teams.
///
/// A player with a plus and no opponent, whose team has a match, sat opposite an empty board.
pub(super) fn form(event: &mut Event, head: &Head, findings: &mut Vec<Finding>) {
    let Some(mut rounds) = kind::matches(event, head) else {
        team_slips::unformed(event, head, findings);
        unused(event, head, findings);
        byes_of_players(event, head, findings);
        return;
    };
    untold_rounds(event, head);
    rounds.resize_with(event.rounds.len(), Met::new);
    for forfeited in &head.forfeits {
        let at = |column| place(forfeited.line, column);
        for (team, column) in [(forfeited.white, 12), (forfeited.black, 16)] {
            if event.team(team).is_none() {
                let unknown = Finding::new(codes::TEAM_UNKNOWN).at(at(column));
                findings.push(unknown.field("number", team.to_string()));
            }
        }
        if forfeited.round == 0 || forfeited.round as usize > rounds.len() {
            let misread = Finding::new(codes::FIELD_MISREAD).at(at(8));
            findings.push(
                misread
                    .field("field", "round")
                    .field("text", forfeited.round.to_string()),
            );
        }
    }
    for (index, met) in rounds.iter_mut().enumerate() {
        // Matches of which no game tells.
        for forfeited in (head.forfeits.iter()).filter(|f| f.round as usize == index + 1) {
            let pair = [forfeited.white, forfeited.black];
            let meets = |team: &Number| met.keys().any(|(one, two)| one == team || two == team);
            if pair[0] != pair[1] && !pair.iter().any(meets) {
                met.insert((pair[0].min(pair[1]), pair[0].max(pair[1])), Vec::new());
            }
        }
        empty_boards(event, index, met);
        met.retain(|_, games| !games.is_empty());
    }
    let boards = kind::boards(&rounds).max(head.boards());
    event.regulation.boards = u32::try_from(boards).ok();
    for line_up in &head.orders {
        let mut line_up = line_up.clone();
        line_up.boards.resize(boards, None);
        event.line_ups.push(line_up);
    }
    event
        .line_ups
        .sort_by_key(|line_up| (line_up.round, line_up.team));
    for (index, met) in rounds.into_iter().enumerate() {
        let round = index as u32 + 1;
        let mut pairings = Vec::new();
        for ((one, two), mut games) in met {
            let seat = |game: &Game| {
                let of = |team| board(event, round, team, game);
                of(one).min(of(two))
            };
            games.sort_by_key(seat);
            // Board 1 of the team named first has white (3.16.3).
            let first_white = games.iter().enumerate().find_map(|(at, game)| {
                let whole = game.white.0 > 0 && game.black.0 > 0;
                whole.then(|| (team(event, game.white) == Some(one)) == at.is_multiple_of(2))
            });
            let named = |f: &&Forfeited| {
                f.round == round && [(one, two), (two, one)].contains(&(f.white, f.black))
            };
            let named = head.forfeits.iter().find(named);
            let first_white = first_white.or(named.map(|f| f.white == one));
            let (white, black) = if first_white.unwrap_or(true) {
                (one, two)
            } else {
                (two, one)
            };
            for (at, game) in games.iter_mut().enumerate() {
                seat_alone(event, white, at, game);
            }
            pairings.push(Pairing {
                board: pairings.len() as u32 + 1,
                white,
                black,
                games,
                ..Pairing::default()
            });
        }
        let known = |f: &&Forfeited| event.team(f.white).is_some() && event.team(f.black).is_some();
        let forfeits = head.forfeits.iter().filter(known);
        for forfeited in forfeits.filter(|f| f.round == round) {
            let (white, black) = (forfeited.white, forfeited.black);
            let met = pairings.iter_mut().find(|p| {
                (p.white, p.black) == (white, black) || (p.white, p.black) == (black, white)
            });
            let pairing = match met {
                Some(pairing) => pairing,
                None => {
                    let board = pairings.len() as u32 + 1;
                    pairings.push(Pairing {
                        board,
                        white,
                        black,
                        ..Pairing::default()
                    });
                    let Some(new) = pairings.last_mut() else {
                        continue;
                    };
                    new
                }
            };
            forfeit(pairing, white, forfeited.result, boards);
        }
        pairings.sort_by_key(|pairing| pairing.white.min(pairing.black));
        for (board, pairing) in (1..).zip(&mut pairings) {
            pairing.board = board;
        }
        for pairing in &mut pairings {
            pairing.result = matches::result(event, pairing);
        }
        let paired = |team: Number| pairings.iter().any(|p| p.white == team || p.black == team);
        let byes = event
            .teams
            .iter()
            .map(|team| team.number)
            .filter(|team| !paired(*team))
            .map(|team| Bye {
                player: team,
                kind: if head.free_teams.get(index) == Some(&team) {
                    ByeKind::Pairing
                } else {
                    granted(head, round, team).unwrap_or(ByeKind::Zero)
                },
            })
            .collect();
        for (kind, _, team, line, column) in head.byes.iter().filter(|bye| bye.1 == round) {
            let contradicted = paired(*team)
                || head.free_teams.get(index) == Some(team)
                || granted(head, round, *team) != Some(*kind);
            if contradicted {
                let finding = Finding::new(codes::BYE_CONTRADICTED).at(place(*line, *column));
                let finding = finding.field("player", team.to_string());
                let finding = finding.field("round", round);
                findings.push(finding.field("kind", letter(*kind)));
            }
        }
        event.rounds[index].pairings = pairings;
        event.rounds[index].byes = byes;
    }
    let free = if event.regulation.counts_matches() {
        head.free_points.0
    } else {
        head.free_points.1
    };
    if free.is_some() && free != Some(event.bye_points(ByeKind::Pairing)) {
        event.regulation.scoring.bye = free;
    }
    let boards = head
        .free_points
        .1
        .filter(|_| event.regulation.counts_matches());
    let usual = event.bye_points(ByeKind::Pairing);
    event.regulation.scoring.bye_boards = boards.filter(|boards| *boards != usual);
    // Absences of single players are a matter of line-ups.
    event.absences.clear();
    absences(event, head, findings);
    totals(event, head, findings);
    team_slips::contradicted(event, head, findings);
}

/// The points of the teams in record 310 against those of their matches, after the last round with a
/// result or after all that have been paired.
fn totals(event: &Event, head: &Head, findings: &mut Vec<Finding>) {
    let last = Field::last_round(event);
    let fields = [last, event.rounds.len() as u32].map(|rounds| Field::new(event, rounds));
    for line in &head.teams {
        let Some(number) = line.number else { continue };
        let rows = fields.iter();
        let rows = rows.filter_map(|field| Some(&field.rows()[field.index(number)?]));
        let made: Vec<(Points, Points)> = rows
            .map(|row| (match_points(event, row), board_points(event, row)))
            .collect();
        let of_match = line.points.0.filter(|_| !head.other_match_points);
        for (column, said, made) in [
            (55, of_match, made.iter().map(|made| made.0).collect()),
            (
                62,
                line.points.1,
                made.iter().map(|made| made.1).collect::<Vec<_>>(),
            ),
        ] {
            if let (Some(said), Some(first)) = (said, made.first())
                && !made.contains(&said)
            {
                let finding = Finding::new(codes::TOTAL_WRONG).at(place(line.line, column));
                let finding = finding.field("player", line.name.as_str());
                let finding = finding.field("said", said.to_string());
                findings.push(finding.field("made", first.to_string()));
            }
        }
    }
}

/// Rounds of which no player's row tells: with matches that were not played (330), or a free team (320).
fn untold_rounds(event: &mut Event, head: &Head) {
    let forfeits = head.forfeits.iter().map(|f| f.round as usize).max();
    let free = head.free_teams.iter().rposition(|team| team.0 > 0);
    let free = free.map_or(0, |index| index + 1);
    let told = forfeits.unwrap_or(0).max(free);
    // Every round up to the last of them is named; else the number is a slip.
    let named = |index: usize| {
        let round = index as u32 + 1;
        head.forfeits.iter().any(|f| f.round == round)
            || head.byes.iter().any(|bye| bye.1 == round)
            || head.free_teams.get(index).is_some_and(|team| team.0 > 0)
    };
    let rounds = event.regulation.rounds as usize;
    let within = rounds == 0 || told <= rounds;
    if !within || !(event.rounds.len()..told).all(named) {
        return;
    }
    for index in event.rounds.len()..told {
        let date = head.dates.get(index).filter(|date| !date.is_empty());
        event.rounds.push(Round {
            number: index as u32 + 1,
            date: date.cloned(),
            ..Round::default()
        });
    }
}

/// The bye that 240 gives a team in a round.
fn granted(head: &Head, round: u32, team: Number) -> Option<ByeKind> {
    let mut byes = head.byes.iter();
    let of = |bye: &&(ByeKind, u32, Number, usize, usize)| (bye.1, bye.2) == (round, team);
    byes.find(of).map(|bye| bye.0)
}

fn letter(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::Full | ByeKind::Pairing => "F",
        ByeKind::Half => "H",
        ByeKind::Zero => "Z",
    }
}

/// Byes that teams have asked for in rounds that have not been paired (240).
fn absences(event: &mut Event, head: &Head, findings: &mut Vec<Finding>) {
    let paired = event.rounds.len();
    let mut asked = Asked::new();
    for (kind, round, team, line, column) in &head.byes {
        if event.team(*team).is_none() {
            let unknown = Finding::new(codes::TEAM_UNKNOWN).at(place(*line, *column));
            findings.push(unknown.field("number", team.to_string()));
        } else if *round as usize > paired {
            asked.entry((*team, *kind)).or_default().push(*round);
        }
    }
    announce(event, asked);
}

/// Records of matches in an event that is no team event stay as remarks of the file.
fn unused(event: &mut Event, head: &Head, findings: &mut Vec<Finding>) {
    for (din, text, line) in &head.understood {
        event.trf_lines.push(text.clone());
        findings.push(
            Finding::new(codes::LINE_KEPT)
                .at(place(*line, 1))
                .field("din", din.as_str()),
        );
    }
    event.regulation.readings.remove("team-points");
}

/// Byes of 240 in a file whose players have teams but are paired one by one: where a round says
/// nothing of a player, the bye is entered.
fn byes_of_players(event: &mut Event, head: &Head, findings: &mut Vec<Finding>) {
    if head.teams.is_empty() {
        return;
    }
    for (kind, round, player, line, column) in &head.byes {
        let at = place(*line, *column);
        if event.player(*player).is_none() {
            let unknown = Finding::new(codes::NUMBER_UNKNOWN).at(at);
            findings.push(unknown.field("number", player.to_string()));
            continue;
        }
        let index = (*round as usize).wrapping_sub(1);
        let Some(stored) = event.rounds.get_mut(index) else {
            event.absences.push(Absence {
                player: *player,
                rounds: vec![*round],
                kind: *kind,
            });
            continue;
        };
        let plays = |p: &Pairing| p.white == *player || p.black == *player;
        let bye = stored.byes.iter().find(|bye| bye.player == *player);
        match bye.map(|bye| bye.kind) {
            Some(own) if own == *kind => {}
            None if !stored.pairings.iter().any(plays) => stored.byes.push(Bye {
                player: *player,
                kind: *kind,
            }),
            _ => {
                let finding = Finding::new(codes::BYE_CONTRADICTED).at(at);
                let finding = finding.field("player", player.to_string());
                let finding = finding.field("round", *round);
                findings.push(finding.field("kind", letter(*kind)));
            }
        }
        stored.byes.sort_by_key(|bye| bye.player);
    }
}

fn team(event: &Event, number: Number) -> Option<Number> {
    event.player(number)?.team
}

/// The board at which a game's player sits for a team: by the line-up of the round, else by the
/// team's list; last, if neither has him.
fn board(event: &Event, round: u32, number: Number, game: &Game) -> usize {
    let is = |member: Number| member.0 > 0 && (member == game.white || member == game.black);
    let entered = event
        .line_ups
        .iter()
        .find(|line_up| (line_up.round, line_up.team) == (round, number));
    let seat = match entered {
        Some(line_up) => line_up.boards.iter().position(|seat| seat.is_some_and(is)),
        None => {
            let members = event.team(number).map(|team| team.members.as_slice());
            members
                .unwrap_or_default()
                .iter()
                .position(|member| is(*member))
        }
    };
    seat.unwrap_or(usize::MAX)
}

/// Boards at which only one side was there: its player has a plus without an opponent.
fn empty_boards(event: &Event, index: usize, met: &mut Met) {
    let pluses = event.rounds[index].byes.iter();
    let pluses = pluses.filter(|bye| matches!(bye.kind, ByeKind::Pairing | ByeKind::Full));
    for bye in pluses {
        let own = team(event, bye.player);
        let games = met
            .iter_mut()
            .find(|((one, two), _)| own == Some(*one) || own == Some(*two));
        if let Some((_, games)) = games {
            games.push(Game {
                white: bye.player,
                black: Number(0),
                result: Some(GameResult::Forfeit {
                    white: true,
                    black: false,
                }),
            });
        }
    }
}

/// Gives who sat alone the colour of his board: `white` has white at the boards of even index.
fn seat_alone(event: &Event, white: Number, at: usize, game: &mut Game) {
    let alone = game.white.0 == 0 || game.black.0 == 0;
    let someone = Number(game.white.0.max(game.black.0));
    let has_white = (team(event, someone) == Some(white)) == at.is_multiple_of(2);
    if alone && has_white != (game.white == someone) {
        std::mem::swap(&mut game.white, &mut game.black);
        game.result = game.result.map(GameResult::turned);
    }
}

/// A match not played: every board that has no result of its own ends as the match.
fn forfeit(pairing: &mut Pairing, white: Number, result: GameResult, boards: usize) {
    let first = if pairing.white == white {
        result
    } else {
        result.turned()
    };
    let nobody = Game::default();
    pairing
        .games
        .resize(boards.max(pairing.games.len()), nobody);
    for (at, game) in pairing.games.iter_mut().enumerate() {
        let own = if at.is_multiple_of(2) {
            first
        } else {
            first.turned()
        };
        game.result.get_or_insert(own);
    }
}

/// The games of a round by the two teams that meet.
pub(super) type Met = BTreeMap<(Number, Number), Vec<Game>>;

/// A pair of players that is part of no match of two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stray {
    pub(super) round: u32,
    pub(super) white: Number,
    pub(super) black: Number,
}

/// The games of every round by the two teams that meet; `None` if they are no team matches.
pub(super) fn matches_of(event: &Event) -> Option<Vec<Met>> {
    if event.teams.is_empty() {
        return None;
    }
    met(event).ok()
}

/// The first pair that keeps the rounds from being team matches.
pub(super) fn stray(event: &Event) -> Option<Stray> {
    met(event).err()
}

fn met(event: &Event) -> Result<Vec<Met>, Stray> {
    let mut rounds = Vec::new();
    for round in &event.rounds {
        let mut met = Met::new();
        let mut opponents: BTreeMap<Number, Number> = BTreeMap::new();
        for pairing in &round.pairings {
            let stray = Stray {
                round: round.number,
                white: pairing.white,
                black: pairing.black,
            };
            let of = |player| team(event, player).ok_or(stray);
            let (one, two) = (of(pairing.white)?, of(pairing.black)?);
            for (team, other) in [(one, two), (two, one)] {
                if team == other || *opponents.entry(team).or_insert(other) != other {
                    return Err(stray);
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
    Ok(rounds)
}
