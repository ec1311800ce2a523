//! Line-ups of teams and the penalty ledger.

use super::{Change, Refused, Who, presence, results};
use crate::clock::Control;
use crate::event::{Event, GameResult, LineUp, Number, Penalty, PenaltyKind, Round};
use crate::finding::codes::event as codes;

/// Enters the line-up of a team for a round (3.16.2), board by board.
///
/// # Errors
/// [`Refused`] if the event has no boards or no such round, the team is free in it, there are more players than boards, somebody is no
/// member of the team or stands on two boards, or the round is paired already and played.
pub fn line_up(
    event: &mut Event,
    round: u32,
    team: Number,
    boards: &[Option<Number>],
) -> Result<Vec<Change>, Refused> {
    let Some(count) = event.regulation.boards else {
        return Err(Refused::new(codes::NO_TEAM_EVENT));
    };
    let team_name = event.unit_name(team).to_owned();
    presence::within(event, round)?;
    let plays = |paired: &Round| {
        let mut pairs = paired.pairings.iter();
        pairs.any(|pairing| pairing.white == team || pairing.black == team)
    };
    if event.round(round).is_some_and(|paired| !plays(paired)) {
        return Err(Refused::new(codes::NOT_PLAYING)
            .field("player", team.to_string())
            .field("name", team_name)
            .field("round", round));
    }
    let gone = event.withdrawals.iter().find(|gone| gone.player == team);
    if let Some(gone) = gone.filter(|gone| gone.after_round < round) {
        return Err(presence::has_left(event, gone));
    }
    if presence::played_in(event, team, round) {
        let who = Who::unit(event, team);
        return Err(presence::has_result(team, who, round));
    }
    if boards.len() > count as usize {
        return Err(Refused::new(codes::LINE_UP_LONG)
            .field("boards", count)
            .field("given", boards.len()));
    }
    for (index, number) in boards.iter().enumerate() {
        let Some(number) = *number else { continue };
        let member = event
            .player(number)
            .is_some_and(|player| player.team == Some(team))
            || event
                .team(team)
                .is_some_and(|team| team.members.contains(&number));
        let who = Who::player(event, number);
        if !member {
            return Err(Refused::new(codes::NO_MEMBER)
                .field("player", number.to_string())
                .field("name", who.name)
                .field("team", team_name));
        }
        if !event.may_sit(number, round) {
            return Err(Refused::new(codes::NOT_PLAYING)
                .field("player", number.to_string())
                .field("name", who.name)
                .field("round", round));
        }
        if boards[..index].contains(&Some(number)) {
            return Err(Refused::new(codes::TWICE_IN_LINE_UP)
                .field("player", number.to_string())
                .field("name", who.name));
        }
    }
    let mut full = boards.to_vec();
    full.resize(count as usize, None);
    event
        .line_ups
        .retain(|line_up| (line_up.round, line_up.team) != (round, team));
    event.line_ups.push(LineUp {
        round,
        team,
        boards: full.clone(),
    });
    event
        .line_ups
        .sort_by_key(|line_up| (line_up.round, line_up.team));
    Ok(vec![Change::LineUp {
        round,
        team: Who::unit(event, team),
        boards: full
            .iter()
            .map(|number| number.map(|number| Who::player(event, number)))
            .collect(),
    }])
}

/// The refusal of a line-up of a match of which something has been entered.
pub fn has_begun(event: &Event, round: u32, team: Number) -> Refused {
    presence::has_result(team, Who::unit(event, team), round)
}

/// The measure that is due next: remark, warning, then in blitz the loss of the game (3.19.6),
/// else reprimand, loss, exclusion (3.3.3). It is blitz where the event's time control says so, or
/// `blitz`.
pub fn due(event: &Event, player: Number, blitz: bool) -> PenaltyKind {
    let control = event.regulation.time_control.as_deref();
    let control = control.and_then(|text| text.parse::<Control>().ok());
    let blitz = blitz || control.is_some_and(|control| control.is_blitz());
    let count = event
        .penalties
        .iter()
        .filter(|p| p.player == player)
        .count();
    match (count, blitz) {
        (0, _) => PenaltyKind::Remark,
        (1, _) => PenaltyKind::Warning,
        (2, true) => PenaltyKind::Loss,
        (2, false) => PenaltyKind::Reprimand,
        (3, false) => PenaltyKind::Loss,
        _ => PenaltyKind::Exclusion,
    }
}

/// Enters a penalty. A loss sets the result of the player's game of that round (of both, where
/// both are given one: 0-0); an exclusion ends his event.
///
/// # Errors
/// [`Refused`] if a loss is given outside a round he plays in, or he cannot be excluded again.
pub fn penalty(event: &mut Event, penalty: Penalty) -> Result<Vec<Change>, Refused> {
    let player = penalty.player;
    let who = Who::player(event, player);
    let reason = penalty.reason.as_deref().unwrap_or_default();
    if reason.contains(char::is_control) {
        return Err(Refused::new(codes::TEXT_NOT_ALLOWED));
    }
    let mut changes = Vec::new();
    let count = event
        .penalties
        .iter()
        .filter(|p| p.player == player)
        .count();
    changes.push(Change::Penalty {
        who,
        measure: penalty.kind,
        count: count as u32 + 1,
        round: penalty.round,
        reason: penalty.reason.clone(),
    });
    if penalty.kind == PenaltyKind::Loss {
        let last = u32::try_from(event.rounds.len()).unwrap_or(u32::MAX);
        let round = penalty.round.unwrap_or(last.max(1));
        let opponent_too = opponent(event, round, player).is_some_and(|opponent| {
            event.penalties.iter().any(|other| {
                (other.player, other.kind, other.round)
                    == (opponent, PenaltyKind::Loss, Some(round))
            })
        });
        let scoring = &event.regulation.scoring;
        // What was decided without play stays so: his plus, if he had one, becomes a minus.
        let lost = match of(event, round, player) {
            Some(GameResult::Forfeit { black, .. }) => GameResult::Forfeit {
                white: false,
                black,
            },
            _ => GameResult::Played {
                white: scoring.loss,
                black: if opponent_too {
                    scoring.loss
                } else {
                    scoring.win
                },
            },
        };
        changes.extend(results::result(
            event,
            round,
            results::Target::Player(player),
            Some(lost),
        )?);
    }
    if penalty.kind == PenaltyKind::Exclusion && !event.is_team_event() {
        changes.push(presence::withdraw(event, player, None, true)?);
    }
    event.penalties.push(penalty);
    Ok(changes)
}

/// The result of a player's game in a round, his side first.
pub(in crate::event) fn of(event: &Event, round: u32, player: Number) -> Option<GameResult> {
    let (board, game) = results::place(event, round, player).ok()?;
    let pairing = event.pairing(round, board)?;
    let index = game.and_then(|game| (game as usize).checked_sub(1));
    let (black, result) = match index.and_then(|index| pairing.games.get(index)) {
        Some(game) => (game.black, game.result),
        None => (pairing.black, pairing.result),
    };
    if black == player {
        result.map(GameResult::turned)
    } else {
        result
    }
}

fn opponent(event: &Event, round: u32, player: Number) -> Option<Number> {
    event.round(round)?.pairings.iter().find_map(|pairing| {
        let pairs = pairing
            .games
            .iter()
            .map(|game| (game.white, game.black))
            .chain([(pairing.white, pairing.black)]);
        let team_event = event.is_team_event();
        let single = if team_event {
            pairing.games.len()
        } else {
            usize::MAX
        };
        pairs.take(single).find_map(|(white, black)| {
            if white == player {
                Some(black)
            } else if black == player {
                Some(white)
            } else {
                None
            }
        })
    })
}
