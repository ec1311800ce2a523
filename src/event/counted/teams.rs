//! Team matches (3.16): points from boards, teams below half, boards without a right, leavers.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::event::{ByeKind, Event, Game, GameResult, Number, Pairing, PendingCounts, matches};
use crate::exact::Points;

use super::count::{Count, sign, signs};
use super::{Field, How, Outcome, TeamLeavers};

/// A team match is won by more points (3.16.6); no points on either side are a loss of both.
pub(super) fn outcome(own: Points, other: Points) -> Outcome {
    match own.cmp(&other) {
        Ordering::Greater => Outcome::Win,
        Ordering::Less => Outcome::Loss,
        Ordering::Equal if own == Points::ZERO => Outcome::Loss,
        Ordering::Equal => Outcome::Draw,
    }
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
            points: matches::counted(event, sums.0, sums.1),
            games: sums,
        };
    }
    let mut sums = (Points::ZERO, Points::ZERO);
    let (mut played, mut decided) = (false, false);
    let open = open_board(event);
    for (board, game) in pairing.games.iter().enumerate() {
        let made = board_points(event, round, pairing, board, game);
        if made.is_some() {
            decided = true;
            played |= game.result.is_some_and(GameResult::is_played);
        }
        let (first, second) = made.unwrap_or((open, open));
        sums.0 += first;
        sums.1 += second;
    }
    if pairing.games.is_empty() {
        let made = matches::game_points(&event.regulation.scoring, pairing.result);
        (played, decided) = (made.is_some(), made.is_some());
        let open = event.of_boards(open);
        sums = made.unwrap_or((open, open));
    }
    let how = match (played, decided) {
        (true, _) => (How::Played, How::Played),
        (false, true) => signs(sums.0 > sums.1, sums.1 > sums.0),
        (false, false) => (How::Pending, How::Pending),
    };
    Count {
        how,
        points: matches::counted(event, sums.0, sums.1),
        games: sums,
    }
}

/// What a bye counts in the sum of a team's boards, where matches count and that is something else
/// than its points: what the regulation says; granted, all boards won or drawn (as the byes of TRF26
/// do).
pub(super) fn bye_boards(event: &Event, kind: ByeKind) -> Option<Points> {
    let regulation = &event.regulation;
    let boards = regulation.boards.filter(|_| regulation.counts_matches())?;
    let each = match kind {
        ByeKind::Pairing => return regulation.scoring.bye_boards,
        ByeKind::Full => regulation.scoring.win,
        ByeKind::Half => regulation.scoring.draw,
        ByeKind::Zero => return None,
    };
    let boards = i32::try_from(boards).unwrap_or(i32::MAX);
    Some(Points::from_halves(each.halves().saturating_mul(boards)))
}

/// What each side has of a board that is not decided: as the regulation says
/// (`pending_counts_as`), else nothing.
fn open_board(event: &Event) -> Points {
    match event.regulation.pending_counts_as {
        PendingCounts::Draw => event.regulation.scoring.draw,
        PendingCounts::Loss => event.regulation.scoring.loss,
        PendingCounts::Refuse => Points::ZERO,
    }
}

/// "Если в команде присутствует меньше половины ее состава … команда к игре не допускается и ей
/// засчитывается поражение" (3.16.4): who has the plus, where a side is below half (or has one
/// player only: our reading of "но не менее двух человек"). `None` where both are admitted.
pub(crate) fn below_half(event: &Event, pairing: &Pairing) -> Option<(bool, bool)> {
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
pub(crate) fn present(event: &Event, pairing: &Pairing) -> (usize, usize) {
    let mut there = (0, 0);
    for (board, game) in pairing.games.iter().enumerate() {
        let (first, second) = sides(event, pairing, board, game);
        there.0 += usize::from(first.0 != 0);
        there.1 += usize::from(second.0 != 0);
    }
    there
}

/// The players of the side named first and of the other.
pub(crate) fn sides(
    event: &Event,
    pairing: &Pairing,
    board: usize,
    game: &Game,
) -> (Number, Number) {
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

/// Why a player had no right to the board he sat at (3.16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoRight {
    /// He is not in the team.
    NotMember,
    /// The line-up names another for the board.
    OtherNamed,
    /// The line-up leaves the board empty.
    NobodyNamed,
}

/// Whether `player` may play this board for `team` in `round`: a member and, where a line-up was
/// entered for the round, on the board it says (3.16.2); nobody plays on a board that it leaves
/// empty. `None` where he may.
pub(crate) fn no_right(
    event: &Event,
    round: u32,
    team: Number,
    board: usize,
    player: Number,
) -> Option<NoRight> {
    if player.0 == 0 || !is_known(event, team) {
        return None;
    }
    if !plays_for(event, team, player) {
        return Some(NoRight::NotMember);
    }
    let entered = event
        .line_ups
        .iter()
        .find(|line_up| line_up.round == round && line_up.team == team)
        .and_then(|line_up| line_up.boards.get(board).copied());
    match entered {
        Some(Some(named)) if named != player => Some(NoRight::OtherNamed),
        Some(None) => Some(NoRight::NobodyNamed),
        _ => None,
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
        no_right(event, round, pairing.white, board, first).is_none(),
        no_right(event, round, pairing.black, board, second).is_none(),
    );
    if rights != (true, true) {
        return Some((sign(event, rights.0), sign(event, rights.1)));
    }
    let (white, black) = matches::game_points(&event.regulation.scoring, game.result)?;
    Some(
        if first == game.white && (first.0 != 0 || second == game.black) {
            (white, black)
        } else {
            (black, white)
        },
    )
}

/// The teams that left, or did not come to the last round (3.16.5).
pub(crate) fn gone(field: &Field<'_>) -> BTreeSet<usize> {
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
    let (full, none) = matches::counted(event, all, Points::ZERO);
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
                if line.how == How::Pending && !line.begun {
                    line.how = How::BothMinus;
                    line.points = Points::ZERO;
                    line.opponent_points = Points::ZERO;
                    line.game_points = Points::ZERO;
                    line.given = true;
                }
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
