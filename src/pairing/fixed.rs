//! What round robins, Scheveningen events and matches share: pairs that a table gives, and what
//! becomes of them when somebody has left or is absent.

use std::collections::BTreeSet;

use crate::event::counted::{Field, How};
use crate::event::{Event, Game, GameResult, Number, System};
use crate::finding::{Article, Book, Finding, codes::pairing as codes};

use super::{Draft, Drawn, Unpaired, UnpairedReason, presence};

/// Pairs of a table, White first, made into a draft: games of those who have left get their
/// result (3.13.2, 3.13.3), absences are told. `scheduled` is how many games everybody has in the
/// whole event.
pub fn fill(
    event: &Event,
    draft: &mut Draft,
    pairs: &[(Number, Number)],
    free: &[Number],
    scheduled: u32,
    explain: bool,
) {
    let round = draft.round;
    for (board, &(white, black)) in (1..).zip(pairs) {
        if let Some(game) = carried(event, round, white, black) {
            draft.explanation.push(
                Finding::new(codes::CARRIED_OVER)
                    .article(Article::new(Book::Ru2011, "3.2*"))
                    .field("white", game.white.0)
                    .field("black", game.black.0)
                    .field(
                        "result",
                        game.result.map(|r| r.to_string()).unwrap_or_default(),
                    ),
            );
            draft.pairings.push(Drawn {
                result: game.result,
                ..Drawn::new(board, game.white, game.black)
            });
            continue;
        }
        let mut drawn = Drawn::new(board, white, black);
        let gone = [white, black].map(|unit| presence::left_after(event, unit, round));
        if gone.iter().any(Option::is_some) {
            let result = unplayed(event, round, (white, black), gone, scheduled);
            drawn.result = Some(result);
            let leaver = if gone[0].is_some() { 0 } else { 1 };
            let (player, opponent) = if leaver == 0 {
                (white, black)
            } else {
                (black, white)
            };
            draft.explanation.push(
                Finding::new(codes::LEAVER_GAME)
                    .article(Article::new(Book::Ru2011, "3.13.2"))
                    .field("player", player.0)
                    .field("opponent", opponent.0)
                    .field("after", gone[leaver].unwrap_or(0))
                    .field("result", result.to_string()),
            );
        } else {
            for (unit, other) in [(white, black), (black, white)] {
                let missing = presence::missing(event, unit, round);
                if missing.is_some() {
                    draft.explanation.push(
                        Finding::new(codes::ABSENT_GAME)
                            .article(Article::new(Book::Ru2011, "3.13.1"))
                            .field("player", unit.0)
                            .field("opponent", other.0),
                    );
                }
            }
        }
        if forbidden(event, round, white, black) {
            draft.explanation.push(
                Finding::new(codes::FORBIDDEN_BY_TABLE)
                    .field("white", white.0)
                    .field("black", black.0),
            );
        }
        draft.pairings.push(drawn);
    }
    for &player in free {
        let reason = match presence::left_after(event, player, round) {
            Some(_) => UnpairedReason::Withdrawn,
            None => UnpairedReason::Free,
        };
        draft.unpaired.push(Unpaired { player, reason });
        if explain && reason == UnpairedReason::Free {
            draft.explanation.push(
                Finding::new(codes::FREE)
                    .article(Article::new(Book::Ru2011, "Appendix 1"))
                    .field("player", player.0),
            );
        }
    }
}

/// The game of the previous stage that stands for the pair; where they have played there more
/// often, one game for each time they meet here, in the order they were played.
fn carried(event: &Event, round: u32, one: Number, other: Number) -> Option<&Game> {
    let same = |white, black| (white, black) == (one, other) || (white, black) == (other, one);
    let games = event.carried.iter();
    let mut games = games.filter(|game| same(game.white, game.black)).peekable();
    // Hardly ever are there any: then nobody looks through all earlier rounds.
    games.peek()?;
    let met = event
        .rounds
        .iter()
        .filter(|earlier| earlier.number < round)
        .flat_map(|earlier| &earlier.pairings)
        .filter(|pairing| same(pairing.white, pairing.black))
        .count();
    games.nth(met)
}

/// The result of a game that is not played because one or both have left.
fn unplayed(
    event: &Event,
    round: u32,
    (white, black): (Number, Number),
    gone: [Option<u32>; 2],
    scheduled: u32,
) -> GameResult {
    let field = Field::new(event, round - 1);
    // A team's matches are lost one by one; whether to annul them all is the jury's choice
    // (3.16.5). In a round robin the standings have decided already.
    let annulled = |unit: Number| {
        let Some(row) = field.index(unit).map(|index| &field.rows()[index]) else {
            return false;
        };
        let played = row.lines.iter().filter(|line| line.how == How::Played);
        match event.regulation.system {
            _ if event.is_team_event() => false,
            System::RoundRobin => row.annulled,
            _ => 2 * played.count() < scheduled as usize,
        }
    };
    let (white_gone, black_gone) = (gone[0].is_some(), gone[1].is_some());
    let nobody = if white_gone {
        black_gone || annulled(white)
    } else {
        black_gone && annulled(black)
    };
    GameResult::Forfeit {
        white: !nobody && black_gone,
        black: !nobody && white_gone,
    }
}

/// Whether the regulation keeps the two apart in `round` (H4).
pub fn forbidden(event: &Event, round: u32, one: Number, other: Number) -> bool {
    event.regulation.forbidden.iter().any(|rule| {
        rule.from_round.is_none_or(|from| from <= round)
            && rule.to_round.is_none_or(|to| round <= to)
            && rule.players.contains(&one)
            && rule.players.contains(&other)
    })
}

/// The units that a table is made for: all who had not left before the event began; once it has
/// begun, those who stand in its rounds. Who is written into the file later changes no table.
pub fn field(event: &Event) -> Vec<Number> {
    let mut units = event.units();
    if event.rounds.is_empty() {
        units.retain(|&unit| presence::left_after(event, unit, 1).is_none());
        return units;
    }
    let mut missing: BTreeSet<Number> = units.iter().copied().collect();
    for round in &event.rounds {
        for pairing in &round.pairings {
            missing.remove(&pairing.white);
            missing.remove(&pairing.black);
        }
        for bye in &round.byes {
            missing.remove(&bye.player);
        }
        // Mostly the first round has them all.
        if missing.is_empty() {
            break;
        }
    }
    units.retain(|unit| !missing.contains(unit));
    units
}

/// Tells who is in the list and neither in the table nor gone.
pub fn outsiders(event: &Event, draft: &mut Draft) {
    let field = field(event);
    let outside = event
        .units()
        .into_iter()
        .filter(|unit| field.binary_search(unit).is_err())
        .filter(|&unit| presence::left_after(event, unit, 1).is_none());
    draft.unpaired.extend(outside.map(|player| Unpaired {
        player,
        reason: UnpairedReason::NotInTable,
    }));
}
