//! Results: entered by board or by player, corrected, taken back.

use super::{Change, Refused, Who};
use crate::event::{
    Adjourned, Event, Game, GameResult, Number, Pairing, Scoring, System, check, counted, matches,
    when,
};
use crate::finding::codes::event as codes;

/// Whose result is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The pair on a board.
    Board(u32),
    /// One game of a micro-match, or one board of a team match.
    Game {
        /// The board of the pair.
        board: u32,
        /// The game, from 1.
        game: u32,
    },
    /// The pair of a player (in a team event: his board); results are then from his side.
    Player(Number),
}

/// Reads a result as an arbiter types it: what [`GameResult`] reads, and `w`, `b`, `=` (White has
/// won, Black has won, draw) on the event's scale; `none` takes a result back.
///
/// # Errors
/// [`Refused`] if the text is no result.
#[allow(clippy::option_option)]
pub fn parse(scoring: &Scoring, text: &str) -> Result<Option<GameResult>, Refused> {
    let played = |white, black| Ok(Some(GameResult::Played { white, black }));
    let (win, draw, loss) = (scoring.win, scoring.draw, scoring.loss);
    match text.trim().to_lowercase().as_str() {
        "none" | "?" => Ok(None),
        "w" | "white" | "б" => played(win, loss),
        "b" | "black" | "ч" => played(loss, win),
        "=" | "draw" | "½" | "н" => played(draw, draw),
        _ => text
            .parse()
            .map(Some)
            .map_err(|_| Refused::new(codes::NOT_A_RESULT).field("text", text.trim())),
    }
}

/// Enters a result, `None` takes it back. With [`Target::Player`] the first score is his.
///
/// # Errors
/// [`Refused`] if the round has no such pair or game, the scale has no such result, or the pair
/// has several games and it is not said which.
pub fn result(
    event: &mut Event,
    round: u32,
    target: Target,
    result: Option<GameResult>,
) -> Result<Vec<Change>, Refused> {
    if let Some(result) = result
        && !check::on_scale(&event.regulation.scoring, result)
    {
        return Err(Refused::new(codes::RESULT_OFF_SCALE)
            .field("result", result.to_string())
            .field("scale", check::scale(&event.regulation.scoring).join(", ")));
    }
    let spot = find(event, round, target)?;
    let result = match (spot.turned, result) {
        (true, Some(result)) => Some(result.turned()),
        (_, result) => result,
    };
    if let (Some(game), Some(result)) = (spot.game, result) {
        seated(event, spot, game, result)?;
    }
    let mut changes = Vec::new();
    match spot.game {
        Some(game) => changes.extend(set_game(event, spot, game, result)),
        None => changes.extend(set_pairing(event, round, spot, result)?),
    }
    if changes.is_empty() {
        return Ok(changes);
    }
    let finished = !matches!(result, None | Some(GameResult::Pending));
    if finished {
        let number = spot.game.map(|game| game as u32 + 1);
        event.adjourned.retain(|adjourned| {
            (adjourned.round, adjourned.board) != (round, spot.board)
                || (number.is_some() && adjourned.game != number)
        });
    }
    Ok(changes)
}

/// That somebody sits on both sides of a board of a team match where a game was played.
fn seated(event: &Event, spot: Spot, game: usize, result: GameResult) -> Result<(), Refused> {
    let pairing = &event.rounds[spot.round].pairings[spot.pairing];
    let nobody = |game: &Game| game.white.0 == 0 || game.black.0 == 0;
    if event.is_team_event()
        && !matches!(result, GameResult::Forfeit { .. })
        && pairing.games.get(game).is_some_and(nobody)
    {
        return Err(Refused::new(codes::BOARD_UNMANNED)
            .field("board", spot.board)
            .field("game", game + 1));
    }
    Ok(())
}

/// The board of a player in a round, and which of its games is his alone (his board of a team
/// match).
///
/// # Errors
/// [`Refused`] if he has no game there.
pub fn place(event: &Event, round: u32, player: Number) -> Result<(u32, Option<u32>), Refused> {
    let spot = find(event, round, Target::Player(player))?;
    let game = spot.game.and_then(|game| u32::try_from(game + 1).ok());
    Ok((spot.board, game))
}

/// Notes that the game of a board goes on later.
///
/// # Errors
/// [`Refused`] if the round has no such pair, or the time is none.
pub fn adjourn(event: &mut Event, adjourned: Adjourned) -> Result<Change, Refused> {
    let target = Target::Board(adjourned.board);
    find(event, adjourned.round, target)?;
    if let Some(time) = adjourned
        .resumes
        .as_deref()
        .filter(|text| !when::is_date_or_time(text))
    {
        return Err(Refused::new(codes::SETTING_BAD)
            .field("key", "--resumes")
            .field("value", time)
            .field("expected", "YYYY-MM-DD, YYYY-MM-DD hh:mm"));
    }
    let same = |other: &Adjourned| {
        (other.round, other.board, other.game) == (adjourned.round, adjourned.board, adjourned.game)
    };
    event.adjourned.retain(|other| !same(other));
    let change = Change::Adjourned {
        round: adjourned.round,
        board: adjourned.board,
        resumes: adjourned.resumes.clone(),
    };
    event.adjourned.push(adjourned);
    Ok(change)
}

/// Enters a play-off game (3.15.2).
///
/// # Errors
/// [`Refused`] if it has no result, one off the scale, or both sides are the same.
pub fn play_off(event: &mut Event, game: Game) -> Result<Change, Refused> {
    let scoring = &event.regulation.scoring;
    let Some(result) = game.result.filter(|result| *result != GameResult::Pending) else {
        return Err(Refused::new(codes::NOT_A_RESULT).field("text", "none"));
    };
    if !check::on_scale(scoring, result) {
        return Err(Refused::new(codes::RESULT_OFF_SCALE)
            .field("result", result.to_string())
            .field("scale", check::scale(scoring).join(", ")));
    }
    if game.white == game.black {
        return Err(Refused::new(codes::PLAYS_HIMSELF).field("number", game.white.to_string()));
    }
    if event.regulation.system == System::KnockOut && !tie_is_drawn(event, game.white, game.black) {
        return Err(Refused::new(codes::TIE_NOT_DRAWN)
            .field("one", Who::unit(event, game.white).name)
            .field("other", Who::unit(event, game.black).name));
    }
    let change = Change::PlayOff {
        white: Who::unit(event, game.white),
        black: Who::unit(event, game.black),
        result,
    };
    event.play_offs.push(game);
    Ok(change)
}

/// Whether the two have met and the last of their ties is drawn: only that is decided by a play-off
/// in a knock-out.
pub(in crate::event) fn tie_is_drawn(event: &Event, one: Number, other: Number) -> bool {
    let of_both =
        |pairing: &&Pairing| [(one, other), (other, one)].contains(&(pairing.white, pairing.black));
    let mut rounds = event.rounds.iter().rev();
    let tie = rounds.find_map(|round| {
        let pairing = round.pairings.iter().find(of_both)?;
        Some((round.number, pairing))
    });
    tie.is_some_and(|(round, pairing)| {
        let (white, black) = counted::count(event, round, pairing).points;
        pairing.result.is_some_and(GameResult::is_played) && white == black
    })
}

/// Where a result belongs.
#[derive(Clone, Copy)]
struct Spot {
    round: usize,
    pairing: usize,
    game: Option<usize>,
    board: u32,
    /// Whether the result is told from Black's side.
    turned: bool,
}

fn find(event: &Event, number: u32, target: Target) -> Result<Spot, Refused> {
    let Some(round) = event.round(number) else {
        return Err(Refused::new(codes::ROUND_NOT_PAIRED)
            .field("round", number)
            .field("last", event.rounds.len()));
    };
    let at = number as usize - 1;
    match target {
        Target::Board(board) | Target::Game { board, .. } => {
            let Some(pairing) = round.pairings.iter().position(|p| p.board == board) else {
                let boards = round.pairings.iter().map(|pairing| pairing.board);
                return Err(Refused::new(codes::PAIR_UNKNOWN)
                    .field("round", number)
                    .field("board", board)
                    .field("boards", ranges(boards.collect())));
            };
            let games = round.pairings[pairing].games.len();
            let game = match target {
                Target::Game { game, .. } => match (game as usize).checked_sub(1) {
                    Some(index) if index < games => Some(index),
                    _ => {
                        return Err(Refused::new(codes::GAME_UNKNOWN)
                            .field("round", number)
                            .field("board", board)
                            .field("game", game)
                            .field("games", games));
                    }
                },
                _ => None,
            };
            Ok(Spot {
                round: at,
                pairing,
                game,
                board,
                turned: false,
            })
        }
        Target::Player(player) => {
            let not_playing = || {
                Refused::new(codes::NOT_PLAYING)
                    .field("player", player.to_string())
                    .field("name", Who::player(event, player).name)
                    .field("round", number)
            };
            for (pairing, pair) in round.pairings.iter().enumerate() {
                let spot = |game, turned| Spot {
                    round: at,
                    pairing,
                    game,
                    board: pair.board,
                    turned,
                };
                if event.is_team_event() {
                    for (index, game) in pair.games.iter().enumerate() {
                        if game.white == player || game.black == player {
                            return Ok(spot(Some(index), game.black == player));
                        }
                    }
                } else if pair.white == player || pair.black == player {
                    return Ok(spot(None, pair.black == player));
                }
            }
            Err(not_playing())
        }
    }
}

/// Numbers as text, neighbours put together: `1-5, 7`.
fn ranges(mut numbers: Vec<u32>) -> String {
    numbers.sort_unstable();
    let mut parts: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match parts.last_mut() {
            Some((_, last)) if number == *last + 1 => *last = number,
            _ => parts.push((number, number)),
        }
    }
    let text = |(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    };
    parts.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// Sets one game and works out what its pair counts.
fn set_game(
    event: &mut Event,
    spot: Spot,
    index: usize,
    result: Option<GameResult>,
) -> Option<Change> {
    let number = event.rounds[spot.round].number;
    let pairing = &mut event.rounds[spot.round].pairings[spot.pairing];
    let game = pairing.games.get_mut(index)?;
    let from = game.result;
    if from == result {
        return None;
    }
    game.result = result;
    let Game { white, black, .. } = *game;
    let whole = {
        let pairing = &event.rounds[spot.round].pairings[spot.pairing];
        matches::result(event, pairing)
    };
    event.rounds[spot.round].pairings[spot.pairing].result = whole;
    Some(Change::Result {
        round: number,
        board: spot.board,
        game: Some(index as u32 + 1),
        white: Who::player(event, white),
        black: Who::player(event, black),
        from,
        to: result,
    })
}

/// Sets the result of a pair: of its one game, or of all its games where nobody played.
fn set_pairing(
    event: &mut Event,
    round: u32,
    spot: Spot,
    result: Option<GameResult>,
) -> Result<Vec<Change>, Refused> {
    let pairing = &event.rounds[spot.round].pairings[spot.pairing];
    if pairing.games.is_empty() {
        let (white, black, from) = (pairing.white, pairing.black, pairing.result);
        if from == result {
            return Ok(Vec::new());
        }
        let change = Change::Result {
            round,
            board: spot.board,
            game: None,
            white: Who::unit(event, white),
            black: Who::unit(event, black),
            from,
            to: result,
        };
        event.rounds[spot.round].pairings[spot.pairing].result = result;
        return Ok(vec![change]);
    }
    let whole = matches!(
        result,
        None | Some(GameResult::Forfeit { .. } | GameResult::Pending)
    );
    if !whole {
        return Err(Refused::new(codes::RESULT_OF_GAMES)
            .field("board", spot.board)
            .field("games", pairing.games.len()));
    }
    let mut changes = Vec::new();
    for index in 0..pairing.games.len() {
        let pairing = &event.rounds[spot.round].pairings[spot.pairing];
        let first = matches::first_has_white(event, pairing, index);
        let seen = if first {
            result
        } else {
            result.map(GameResult::turned)
        };
        // An adjourned match keeps the games that are over.
        let over = pairing.games[index].result.is_some();
        if !(result == Some(GameResult::Pending) && over) {
            changes.extend(set_game(event, spot, index, seen));
        }
    }
    Ok(changes)
}
