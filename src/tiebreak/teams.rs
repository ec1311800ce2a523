//! Team matches (3.16): points from boards, teams below half, boards without a right, leavers.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::event::{Event, Game, GameResult, Number, Pairing};
use crate::exact::Points;
use crate::finding::codes::tiebreak as codes;
use crate::finding::{Article, Book, Finding};

use super::count::{Count, points, sign, signs};
use super::{Field, How, Outcome, Ranking, TeamLeavers};

/// A team match is won by more points (3.16.6); no points on either side are a loss of both.
pub(super) fn outcome(own: Points, other: Points) -> Outcome {
    match own.cmp(&other) {
        Ordering::Greater => Outcome::Win,
        Ordering::Less => Outcome::Loss,
        Ordering::Equal if own == Points::ZERO => Outcome::Loss,
        Ordering::Equal => Outcome::Draw,
    }
}

/// A team's points in a match: the sum of its boards (3.16.6) or, by the note to 3.16.7, 2-1-0
/// where the event's reading `team-points=matches` says so.
fn match_points(event: &Event, boards: (Points, Points)) -> (Points, Points) {
    let reading = event.regulation.readings.get("team-points");
    if reading.is_none_or(|reading| reading != "matches") {
        return boards;
    }
    let of = |own, other| match outcome(own, other) {
        Outcome::Win => Points::whole(2),
        Outcome::Draw => Points::whole(1),
        Outcome::Loss => Points::ZERO,
    };
    (of(boards.0, boards.1), of(boards.1, boards.0))
}

/// What a team match counts.
pub(super) fn count(event: &Event, round: u32, pairing: &Pairing) -> Count {
    let forfeit = match pairing.result {
        Some(GameResult::Forfeit { white, black }) => Some((white, black)),
        _ => below_half(event, pairing),
    };
    if let Some((first, second)) = forfeit {
        let boards = i32::try_from(event.regulation.boards.unwrap_or(1)).unwrap_or(1);
        let all = |plus| Points::from_halves(sign(event, plus).halves() * boards);
        let sums = (all(first), all(second));
        return Count {
            how: signs(first, second),
            points: match_points(event, sums),
            games: sums,
        };
    }
    let mut sums = (Points::ZERO, Points::ZERO);
    let (mut played, mut decided) = (false, false);
    for (board, game) in pairing.games.iter().enumerate() {
        if let Some((first, second)) = board_points(event, round, pairing, board, game) {
            sums.0 += first;
            sums.1 += second;
            decided = true;
            played |= game.result.is_some_and(GameResult::is_played);
        }
    }
    if let (true, Some(result)) = (pairing.games.is_empty(), pairing.result)
        && let Some((first, second)) = points(event, Some(result))
    {
        sums = (first, second);
        (played, decided) = (true, true);
    }
    let how = match (played, decided) {
        (true, _) => (How::Played, How::Played),
        (false, true) => signs(sums.0 > sums.1, sums.1 > sums.0),
        (false, false) => (How::Pending, How::Pending),
    };
    Count {
        how,
        points: if decided {
            match_points(event, sums)
        } else {
            (Points::ZERO, Points::ZERO)
        },
        games: sums,
    }
}

/// "Если в команде присутствует меньше половины ее состава … команда к игре не допускается и ей
/// засчитывается поражение" (3.16.4): who has the plus, where a side is below half (or has one
/// player only: our reading of "но не менее двух человек"). `None` where both are admitted.
fn below_half(event: &Event, pairing: &Pairing) -> Option<(bool, bool)> {
    let boards = event.regulation.boards.unwrap_or(1) as usize;
    if pairing.games.is_empty() {
        return None;
    }
    let there = present(event, pairing);
    let admitted = |count: usize| 2 * count >= boards && (count > 1 || boards == 1);
    let (first, second) = (admitted(there.0), admitted(there.1));
    (!(first && second)).then_some((first, second))
}

/// How many boards each side has filled.
fn present(event: &Event, pairing: &Pairing) -> (usize, usize) {
    let mut there = (0, 0);
    for (board, game) in pairing.games.iter().enumerate() {
        let (first, second) = sides(event, pairing, board, game);
        there.0 += usize::from(first.0 != 0);
        there.1 += usize::from(second.0 != 0);
    }
    there
}

/// The players of the side named first and of the other.
fn sides(event: &Event, pairing: &Pairing, board: usize, game: &Game) -> (Number, Number) {
    let white_is_first = if plays_for(event, pairing.white, game.white) {
        true
    } else if plays_for(event, pairing.black, game.white) {
        false
    } else if plays_for(event, pairing.black, game.black) {
        true
    } else if plays_for(event, pairing.white, game.black) {
        false
    } else {
        // 3.16.3: odd boards of the side named first have white.
        board.is_multiple_of(2)
    };
    if white_is_first {
        (game.white, game.black)
    } else {
        (game.black, game.white)
    }
}

fn plays_for(event: &Event, team: Number, player: Number) -> bool {
    player.0 != 0
        && (event
            .team(team)
            .is_some_and(|team| team.members.contains(&player))
            || event
                .player(player)
                .is_some_and(|player| player.team == Some(team)))
}

/// Whether a team's members are known at all.
fn is_known(event: &Event, team: Number) -> bool {
    event.team(team).is_some_and(|t| !t.members.is_empty())
        || event.players.iter().any(|p| p.team == Some(team))
}

/// Whether `player` may play this board for `team` in `round`: a member and, where a line-up was
/// entered for the round, on the board it says (3.16.2).
fn has_right(event: &Event, round: u32, team: Number, board: usize, player: Number) -> bool {
    if player.0 == 0 || !is_known(event, team) {
        return true;
    }
    let entered = event
        .line_ups
        .iter()
        .find(|line_up| line_up.round == round && line_up.team == team)
        .and_then(|line_up| line_up.boards.get(board).copied());
    plays_for(event, team, player)
        && match entered {
            Some(Some(named)) => named == player,
            _ => true,
        }
}

/// The points of a board, first side's first; `None` while it is undecided. "Партия в зачет не
/// принимается, и на этой доске команде засчитывается поражение" (3.16.4).
fn board_points(
    event: &Event,
    round: u32,
    pairing: &Pairing,
    board: usize,
    game: &Game,
) -> Option<(Points, Points)> {
    let (first, second) = sides(event, pairing, board, game);
    let rights = (
        has_right(event, round, pairing.white, board, first),
        has_right(event, round, pairing.black, board, second),
    );
    if rights != (true, true) {
        return Some((sign(event, rights.0), sign(event, rights.1)));
    }
    let (white, black) = points(event, game.result)?;
    Some(
        if first == game.white && (first.0 != 0 || second == game.black) {
            (white, black)
        } else {
            (black, white)
        },
    )
}

/// The teams that left, or did not come to the last round (3.16.5).
pub(super) fn gone(field: &Field<'_>) -> BTreeSet<usize> {
    let event = field.event();
    let complete = event.regulation.rounds > 0 && field.rounds() >= event.regulation.rounds;
    field
        .rows()
        .iter()
        .enumerate()
        .filter(|(_, row)| {
            let missed_last = complete
                && row.lines.iter().any(|line| {
                    line.round == field.rounds() && matches!(line.how, How::Minus | How::BothMinus)
                });
            row.left_after.is_some() || missed_last
        })
        .map(|(index, _)| index)
        .collect()
}

/// Settles the matches of teams that are gone: unplayed ones are lost, or all are annulled.
pub(super) fn settle(field: &mut Field<'_>, choice: TeamLeavers) {
    let gone = gone(field);
    if gone.is_empty() {
        return;
    }
    let event = field.event();
    let boards = i32::try_from(event.regulation.boards.unwrap_or(1)).unwrap_or(1);
    let all = Points::from_halves(sign(event, true).halves() * boards);
    let (full, none) = match_points(event, (all, Points::ZERO));
    for index in 0..field.rows.len() {
        let own_gone = gone.contains(&index);
        for line in &mut field.rows[index].lines {
            let Some(opponent) = line.opponent else {
                continue;
            };
            let other_gone = gone.contains(&opponent);
            if !own_gone && !other_gone {
                continue;
            }
            if choice == TeamLeavers::Annulled {
                line.annulled = true;
                line.outcome = None;
            } else if line.how == How::Pending && !line.begun {
                line.how = signs(!own_gone, !other_gone).0;
                line.points = if own_gone { none } else { full };
                line.opponent_points = if other_gone { none } else { full };
                line.game_points = if own_gone { Points::ZERO } else { all };
                line.outcome = Some(if own_gone {
                    Outcome::Loss
                } else {
                    Outcome::Win
                });
                line.given = true;
            }
        }
        field.rows[index].annulled = own_gone && choice == TeamLeavers::Annulled;
    }
}

/// What there is to say of teams.
pub(super) fn remarks(field: &Field<'_>, ranking: &Ranking) -> Vec<Finding> {
    let event = field.event();
    let mut findings = Vec::new();
    if !event.is_team_event() {
        return findings;
    }
    for round in event.rounds.iter().filter(|r| r.number <= field.rounds()) {
        for pairing in &round.pairings {
            line_ups(event, round.number, pairing, &mut findings);
            boards(event, round.number, pairing, &mut findings);
        }
    }
    for &index in &gone(field) {
        let team = field.rows()[index].unit;
        findings.push(said(codes::TEAM_LEFT, "3.16.5").field("team", event.unit_name(team)));
    }
    findings.extend(right_to_match(field, ranking));
    findings
}

fn said(code: crate::finding::Code, article: &'static str) -> Finding {
    Finding::new(code).article(Article::new(Book::Ru2011, article))
}

/// "Если такая заявка не подана, то распределение участников по доскам определяется по первому
/// туру" (3.16.2): told only where the event keeps line-ups at all.
fn line_ups(event: &Event, round: u32, pairing: &Pairing, findings: &mut Vec<Finding>) {
    if round == 1 || event.line_ups.is_empty() {
        return;
    }
    for team in [pairing.white, pairing.black] {
        let entered = event
            .line_ups
            .iter()
            .any(|line_up| line_up.round == round && line_up.team == team);
        if !entered {
            findings.push(
                said(codes::LINE_UP_AS_IN_ROUND_1, "3.16.2")
                    .field("round", round)
                    .field("team", event.unit_name(team)),
            );
        }
    }
}

fn boards(event: &Event, round: u32, pairing: &Pairing, findings: &mut Vec<Finding>) {
    let recorded = matches!(pairing.result, Some(GameResult::Forfeit { .. }));
    if let Some((first, second)) = below_half(event, pairing).filter(|_| !recorded) {
        let there = present(event, pairing);
        let sides = [
            (pairing.white, first, there.0),
            (pairing.black, second, there.1),
        ];
        for (team, admitted, count) in sides {
            if !admitted {
                findings.push(
                    said(codes::TEAM_BELOW_HALF, "3.16.4")
                        .field("round", round)
                        .field("team", event.unit_name(team))
                        .field("present", count)
                        .field("boards", event.regulation.boards.unwrap_or(1)),
                );
            }
        }
    }
    for (board, game) in pairing.games.iter().enumerate() {
        let (first, second) = sides(event, pairing, board, game);
        for (team, player) in [(pairing.white, first), (pairing.black, second)] {
            if !has_right(event, round, team, board, player) {
                let name = event.player(player).map(|player| player.name.as_str());
                findings.push(
                    said(codes::NO_RIGHT_TO_BOARD, "3.16.4")
                        .field("round", round)
                        .field("board", board + 1)
                        .field("player", name.unwrap_or("?"))
                        .field("team", event.unit_name(team)),
                );
            }
        }
    }
}

/// "Если команда в финале заняла 2-е место, выиграв при этом все матчи, то … она имеет право
/// сыграть дополнительный матч за 1-е место" (3.16.6).
fn right_to_match(field: &Field<'_>, ranking: &Ranking) -> Option<Finding> {
    let event = field.event();
    if event.regulation.rounds == 0 || field.rounds() < event.regulation.rounds {
        return None;
    }
    let at = |place| {
        ranking
            .standings
            .iter()
            .find(|line| line.places == Some((place, place)))
    };
    let (first, second) = (at(1)?, at(2)?);
    let matches = || {
        let lines = &field.rows()[second.index].lines;
        lines
            .iter()
            .filter(|line| line.opponent.is_some() && !line.annulled)
    };
    let won_all = matches().count() > 0 && matches().all(|l| l.outcome == Some(Outcome::Win));
    let name = |index: usize| event.unit_name(field.rows()[index].unit);
    won_all.then(|| {
        said(codes::RIGHT_TO_MATCH, "3.16.6")
            .field("team", name(second.index))
            .field("first", name(first.index))
    })
}
