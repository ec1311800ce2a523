//! What a pair consists of: the games of a micro-match (3.18*), the boards of a team match
//! (3.16), the drawn opening (3.6.4, 3.8.1).

use crate::event::lots::Purpose;
use crate::event::{Event, Game, GameResult, Number, Pairing, Team};
use crate::finding::{Article, Book, Finding, codes::pairing as codes};

use super::{Draft, Drawn, PairError, Unsuitable, presence, readings};

/// Fills in the games of every pair: of a micro-match, of a team match.
///
/// # Errors
/// If a micro-match has other than 2 to 4 games or is asked for between teams.
pub fn lay_out(event: &Event, draft: &mut Draft) -> Result<(), PairError> {
    let regulation = &event.regulation;
    match (regulation.boards, regulation.micro_match) {
        (None, None | Some(1)) => Ok(()),
        (None, Some(games @ 2..=4)) => {
            for drawn in &mut draft.pairings {
                drawn.games = micro_match(drawn.white, drawn.black, games, drawn.result);
            }
            Ok(())
        }
        (None, Some(games)) => Err(Unsuitable::MicroMatch { games }.into()),
        (Some(_), Some(2..)) => Err(Unsuitable::MicroMatchOfTeams.into()),
        (Some(boards), _) => {
            team_matches(event, draft, boards);
            Ok(())
        }
    }
}

/// The games of a micro-match, colours changing; `result` where it is not played at all.
fn micro_match(white: Number, black: Number, games: u32, result: Option<GameResult>) -> Vec<Game> {
    (0..games)
        .map(|game| {
            let (white, black, result) = if game % 2 == 0 {
                (white, black, result)
            } else {
                (black, white, result.map(turned))
            };
            Game {
                white,
                black,
                result,
            }
        })
        .collect()
}

/// A result seen from the other side.
fn turned(result: GameResult) -> GameResult {
    match result {
        GameResult::Played { white, black } => GameResult::Played {
            white: black,
            black: white,
        },
        GameResult::Adjudicated { white, black } => GameResult::Adjudicated {
            white: black,
            black: white,
        },
        GameResult::Forfeit { white, black } => GameResult::Forfeit {
            white: black,
            black: white,
        },
        GameResult::Pending => GameResult::Pending,
    }
}

/// The line-up of a team in `round`, one entry a board, and the round it was entered for (0: the
/// order of the team's list).
pub fn line_up(event: &Event, team: Number, round: u32, boards: u32) -> (Vec<Option<Number>>, u32) {
    let entered = |round: u32| {
        event
            .line_ups
            .iter()
            .find(|line_up| line_up.team == team && line_up.round == round)
    };
    let (mut players, from) = match entered(round).or_else(|| entered(1)) {
        // Who is no longer there, or not yet, leaves his board empty: only his team may fill it.
        Some(line_up) => {
            let seats = line_up.boards.iter();
            let seats = seats.map(|seat| seat.filter(|player| event.may_sit(*player, round)));
            (seats.collect::<Vec<_>>(), line_up.round)
        }
        None => {
            let listed = event.teams.iter().find(|listed| listed.number == team);
            let mut members = listed.map(|team| members(event, team)).unwrap_or_default();
            members.retain(|player| event.may_sit(*player, round));
            (members.into_iter().map(Some).collect(), 0)
        }
    };
    players.resize(boards as usize, None);
    (players, from)
}

/// The members of a team in the order of its list, then those who only name it.
fn members(event: &Event, team: &Team) -> Vec<Number> {
    let named = event
        .players
        .iter()
        .filter(|player| player.team == Some(team.number))
        .map(|player| player.number)
        .filter(|number| !team.members.contains(number));
    team.members.iter().copied().chain(named).collect()
}

/// The boards of every team match: board 1 of the team named first has white, its odd boards too,
/// its even boards black (3.16.3).
fn team_matches(event: &Event, draft: &mut Draft, boards: u32) {
    let round = draft.round;
    for drawn in &mut draft.pairings {
        let sides = [drawn.white, drawn.black].map(|team| {
            let (players, from) = line_up(event, team, round, boards);
            if from != round && !(round == 1 && from == 0) {
                draft.explanation.push(
                    Finding::new(codes::LINE_UP_KEPT)
                        .article(Article::new(Book::Ru2011, "3.16.2"))
                        .field("team", team.0)
                        .field("from", from.max(1)),
                );
            }
            let count = players.iter().flatten().count();
            let admitted = 2 * count >= boards as usize && (count > 1 || boards == 1);
            if drawn.result.is_none() {
                if !admitted {
                    draft.explanation.push(
                        Finding::new(codes::TEAM_NOT_ADMITTED)
                            .article(Article::new(Book::Ru2011, "3.16.4"))
                            .field("team", team.0)
                            .field("count", count)
                            .field("boards", boards),
                    );
                } else {
                    for (board, _) in (1..).zip(&players).filter(|(_, player)| player.is_none()) {
                        draft.explanation.push(
                            Finding::new(codes::BOARD_EMPTY)
                                .article(Article::new(Book::Ru2011, "3.16.4"))
                                .field("team", team.0)
                                .field("board", board as u32),
                        );
                    }
                }
            }
            (players, admitted)
        });
        let [(first, first_there), (second, second_there)] = sides;
        if drawn.result.is_none() && !(first_there && second_there) {
            drawn.result = Some(GameResult::Forfeit {
                white: first_there,
                black: second_there,
            });
        }
        drawn.games = (1..=boards)
            .zip(first.into_iter().zip(second))
            .map(|(board, (one, other))| {
                let forfeit = match drawn.result {
                    Some(result) => Some(result),
                    None if one.is_none() || other.is_none() => Some(GameResult::Forfeit {
                        white: one.is_some(),
                        black: other.is_some(),
                    }),
                    None => None,
                };
                // Number 0 stands for nobody.
                let (one, other) = (one.unwrap_or_default(), other.unwrap_or_default());
                if board % 2 == 1 {
                    Game {
                        white: one,
                        black: other,
                        result: forfeit,
                    }
                } else {
                    Game {
                        white: other,
                        black: one,
                        result: forfeit.map(turned),
                    }
                }
            })
            .collect();
    }
}

/// A match of a round as its line-ups seat it, with the results that follow from empty boards.
fn seated(event: &Event, round: u32, pairing: &Pairing, boards: u32) -> Option<Drawn> {
    let mut draft = Draft::new(round, event.regulation.system);
    let drawn = Drawn::new(pairing.board, pairing.white, pairing.black);
    draft.pairings.push(drawn);
    team_matches(event, &mut draft, boards);
    draft.pairings.pop()
}

/// Whether something has been entered of a team's match of a round: a result that does not follow from
/// the line-ups, or that a game goes on later. Its line-up stands then.
pub fn has_begun(event: &Event, round: u32, team: Number) -> bool {
    let Some(boards) = event.regulation.boards else {
        return false;
    };
    let pairings = event.round(round).map(|round| round.pairings.as_slice());
    let mut pairings = pairings.unwrap_or_default().iter();
    let Some(pairing) = pairings.find(|pairing| pairing.white == team || pairing.black == team)
    else {
        return false;
    };
    let gone = |team| presence::left_after(event, team, round).is_some();
    if gone(pairing.white) || gone(pairing.black) {
        return false;
    }
    let adjourned = event.adjourned.iter();
    let mut adjourned = adjourned.map(|game| (game.round, game.board));
    let followed = seated(event, round, pairing, boards).map(|drawn| drawn.games);
    let followed = followed.unwrap_or_default();
    adjourned.any(|place| place == (round, pairing.board))
        || pairing.games.iter().enumerate().any(|(board, game)| {
            let own = followed.get(board).and_then(|seats| seats.result);
            game.result.is_some() && game.result != own
        })
}

/// Seats a team's match of a round again after its line-up was entered or changed, unless a board
/// has a result already; whether the boards are others now.
pub fn reseat(event: &mut Event, round: u32, team: Number) -> bool {
    let Some(boards) = event.regulation.boards else {
        return false;
    };
    let found = event
        .rounds
        .iter()
        .position(|stored| stored.number == round)
        .and_then(|index| {
            let pairings = &event.rounds[index].pairings;
            let of_team = |pairing: &Pairing| pairing.white == team || pairing.black == team;
            Some((index, pairings.iter().position(of_team)?))
        });
    let Some((index, place)) = found else {
        return false;
    };
    let pairing = &event.rounds[index].pairings[place];
    let gone = |team| presence::left_after(event, team, round).is_some();
    if gone(pairing.white) || gone(pairing.black) {
        return false;
    }
    let results = pairing.games.iter().map(|game| game.result);
    if results
        .chain([pairing.result])
        .flatten()
        .any(GameResult::is_played)
    {
        return false;
    }
    let Some(drawn) = seated(event, round, pairing, boards) else {
        return false;
    };
    let pairing = &mut event.rounds[index].pairings[place];
    let changed = pairing.games != drawn.games || pairing.result != drawn.result;
    pairing.games = drawn.games;
    pairing.result = drawn.result;
    changed
}

/// Draws the opening of the round, or one for every board, where the event has a list of them.
///
/// # Errors
/// If there is no seed, or the reading `openings` has an unknown value.
pub fn draw_openings(event: &Event, draft: &mut Draft) -> Result<(), PairError> {
    let Some(list) = event
        .openings
        .as_ref()
        .filter(|list| !list.openings.is_empty())
    else {
        return Ok(());
    };
    let lots = event.lots().ok_or(PairError::NoSeed)?;
    let round = draft.round;
    let drawn = |board: u32| {
        let purpose = Purpose::Opening { round, board };
        list.openings
            .iter()
            .min_by_key(|opening| lots.hash(purpose, &opening.id))
            .map(|opening| opening.id.clone())
            .unwrap_or_default()
    };
    let told = |board: u32, opening: &str| {
        Finding::new(codes::OPENING_DRAWN)
            .article(Article::new(Book::Ru2011, "3.6.4"))
            .field("board", board)
            .field("opening", opening)
    };
    if readings::opening_for_every_board(event)? {
        for pair in &mut draft.pairings {
            let opening = drawn(pair.board);
            draft.explanation.push(told(pair.board, &opening));
            pair.opening = Some(opening);
        }
    } else {
        let opening = drawn(0);
        draft.explanation.push(told(0, &opening));
        draft.opening = Some(opening);
    }
    Ok(())
}
