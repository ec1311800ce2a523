//! Knock-out (the Olympic system, 3.2*): the loser of a tie is out.

use crate::board::Colour;
use crate::event::lots::Purpose;
use crate::event::{Bye, ByeKind, Cards, Event, GameResult, Number, Pairing, Round, System};
use crate::exact::Points;
use crate::finding::{Article, Book, Finding, codes::pairing as codes};

use super::{
    Draft, Drawn, ForcedFault, Options, PairError, Unpaired, UnpairedReason, colours, fixed,
    presence, readings,
};

/// A tie of a bracket, or what is left of it.
type Place = Option<Number>;

/// The order of seeds in a bracket of `size` places (a power of two), from 1: neighbours meet,
/// and the first two seeds can meet in the last round only, the first four in the last but one.
///
/// ```
/// use shashki::pairing::knock_out::seeding;
/// assert_eq!(seeding(8), [1, 8, 4, 5, 2, 7, 3, 6]);
/// ```
pub fn seeding(size: u32) -> Vec<u32> {
    let mut order = vec![1];
    while (order.len() as u64) < u64::from(size) {
        let sum = u32::try_from(2 * order.len()).unwrap_or(u32::MAX) + 1;
        order = order.iter().flat_map(|&seed| [seed, sum - seed]).collect();
    }
    order
}

/// How many rounds a knock-out of `count` has.
pub fn rounds(count: usize) -> u32 {
    count.max(1).next_power_of_two().trailing_zeros()
}

/// How a tie ended.
enum Winner {
    Of(Number, Number, String, bool),
    Nobody,
    Open,
}

/// Pairs `round` from the results of the rounds before it.
///
/// # Errors
/// If fewer than two are left, a tie is not decided, there is no such round, a lot needs a seed,
/// or pairs are forced.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    super::forced::refuse(event, round, options, ForcedFault::Bracket)?;
    let units = fixed::field(event);
    if units.len() < 2 {
        return Err(PairError::TooFew { count: units.len() });
    }
    let rounds = rounds(units.len());
    if round == 0 || round > rounds {
        return Err(PairError::NoSuchRound { round, rounds });
    }
    let mut draft = Draft::new(round, System::KnockOut);
    let bracket = readings::bracket(event)?;
    let mut places = first_places(event, &units, bracket)?;
    for earlier in 1..round {
        places = after(event, earlier, round, &places, options, &mut draft)?;
        if bracket == readings::Bracket::LotByRound {
            places = redrawn(event, earlier + 1, places)?;
        }
    }
    draw(event, &places, options, &mut draft)?;
    absentees(event, round, &mut draft);
    let in_play: Vec<Number> = places.iter().flatten().copied().collect();
    for unit in units {
        if !in_play.contains(&unit) {
            let reason = match presence::left_after(event, unit, round) {
                Some(_) => UnpairedReason::Withdrawn,
                None => UnpairedReason::Eliminated,
            };
            draft.unpaired.push(Unpaired {
                player: unit,
                reason,
            });
        }
    }
    Ok(draft)
}

/// A bracket waits for nobody: who has announced an absence is paired, and the arbiter is told.
fn absentees(event: &Event, round: u32, draft: &mut Draft) {
    for index in 0..draft.pairings.len() {
        let (white, black) = (draft.pairings[index].white, draft.pairings[index].black);
        for (unit, other) in [(white, black), (black, white)] {
            // Of a leaver it has been said that the game is not played.
            let unplayed = draft.pairings[index].result.is_some();
            if !unplayed && presence::missing(event, unit, round).is_some() {
                draft.explanation.push(
                    Finding::new(codes::ABSENT_GAME)
                        .field("player", unit.0)
                        .field("opponent", other.0),
                );
            }
        }
    }
}

/// The places of round 1.
fn first_places(
    event: &Event,
    units: &[Number],
    bracket: readings::Bracket,
) -> Result<Vec<Place>, PairError> {
    let size = units.len().next_power_of_two();
    let seeds = match bracket {
        readings::Bracket::Seeded => units.to_vec(),
        readings::Bracket::Lot | readings::Bracket::LotByRound => by_lot(event, 1, units)?,
    };
    // The lot, too, is laid out like seeds: the first drawn get the byes.
    Ok(seeding(u32::try_from(size).unwrap_or(u32::MAX))
        .into_iter()
        .map(|seed| seeds.get(seed as usize - 1).copied())
        .collect())
}

/// `units` in the order of the lot for `round`.
fn by_lot(event: &Event, round: u32, units: &[Number]) -> Result<Vec<Number>, PairError> {
    let lots = event.lots().ok_or(PairError::NoSeed)?;
    let mut drawn = units.to_vec();
    drawn.sort_by_cached_key(|unit| {
        (
            lots.hash(Purpose::Round(round), colours::unit_id(event, *unit)),
            *unit,
        )
    });
    Ok(drawn)
}

/// Those left, drawn afresh; empty places (nobody came through) go last.
fn redrawn(event: &Event, round: u32, places: Vec<Place>) -> Result<Vec<Place>, PairError> {
    let left: Vec<Number> = places.iter().flatten().copied().collect();
    let drawn = by_lot(event, round, &left)?;
    let empty = places.len() - drawn.len();
    // Empty places stand each beside somebody, the first drawn, as in round 1.
    let mut order = Vec::with_capacity(places.len());
    let mut rest = drawn.into_iter();
    for _ in 0..empty.min(places.len() / 2) {
        order.push(rest.next());
        order.push(None);
    }
    order.extend(rest.map(Some));
    order.resize(places.len(), None);
    Ok(order)
}

/// The places of the round after `earlier`: who won there.
fn after(
    event: &Event,
    earlier: u32,
    round: u32,
    places: &[Place],
    options: &Options,
    draft: &mut Draft,
) -> Result<Vec<Place>, PairError> {
    let stored = event.rounds.iter().find(|stored| stored.number == earlier);
    let mut next = Vec::with_capacity(places.len() / 2);
    for pair in places.chunks(2) {
        let (one, other) = match *pair {
            [Some(one), Some(other)] => (one, other),
            [Some(one), None] | [None, Some(one)] => {
                next.push(Some(one));
                continue;
            }
            _ => {
                next.push(None);
                continue;
            }
        };
        let Some(tie) = stored.and_then(|stored| tie_of(stored, one, other)) else {
            return Err(PairError::TieMissing {
                round: earlier,
                white: one,
                black: other,
            });
        };
        match winner(event, tie) {
            Winner::Of(player, opponent, score, play_off) => {
                if options.explain && earlier + 1 == round {
                    draft.explanation.push(
                        Finding::new(codes::ADVANCED)
                            .article(Article::new(Book::Ru2011, "3.2*"))
                            .field("player", player.0)
                            .field("opponent", opponent.0)
                            .field("round", earlier)
                            .field("score", score)
                            .field("how", if play_off { "play-off" } else { "" }),
                    );
                }
                next.push(Some(player));
            }
            Winner::Nobody => {
                draft.explanation.push(
                    Finding::new(codes::NOBODY_ADVANCED)
                        .field("white", tie.white.0)
                        .field("black", tie.black.0)
                        .field("round", earlier),
                );
                next.push(None);
            }
            Winner::Open => {
                let (white, black) = (tie.white, tie.black);
                return Err(match tie.result {
                    Some(result) if result != GameResult::Pending => PairError::TieDrawn {
                        round: earlier,
                        white,
                        black,
                    },
                    _ => PairError::ResultMissing {
                        round: earlier,
                        board: tie.board,
                        count: 1,
                    },
                });
            }
        }
    }
    Ok(next)
}

/// The stored tie of the two.
fn tie_of(round: &Round, one: Number, other: Number) -> Option<&Pairing> {
    round.pairings.iter().find(|pairing| {
        (pairing.white, pairing.black) == (one, other)
            || (pairing.white, pairing.black) == (other, one)
    })
}

/// Who came through a tie: by its result, by the points of its games where the result is equal,
/// by the play-off entered for the two.
fn winner(event: &Event, tie: &Pairing) -> Winner {
    let (white, black) = (tie.white, tie.black);
    let of = |white_points: Points, black_points: Points, play_off| {
        if white_points > black_points {
            Winner::Of(
                white,
                black,
                format!("{white_points}-{black_points}"),
                play_off,
            )
        } else {
            Winner::Of(
                black,
                white,
                format!("{black_points}-{white_points}"),
                play_off,
            )
        }
    };
    let (white_points, black_points) = match tie.result {
        Some(GameResult::Played { white, black } | GameResult::Adjudicated { white, black }) => {
            (white, black)
        }
        Some(GameResult::Forfeit {
            white: false,
            black: false,
        }) => return Winner::Nobody,
        Some(GameResult::Forfeit { white, .. }) => {
            return if white {
                of(Points::ONE, Points::ZERO, false)
            } else {
                of(Points::ZERO, Points::ONE, false)
            };
        }
        Some(GameResult::Pending) | None => return Winner::Open,
    };
    if white_points != black_points {
        return of(white_points, black_points, false);
    }
    let mut sums = (Points::ZERO, Points::ZERO);
    for game in &event.play_offs {
        let Some((white_scored, black_scored)) = game.result.and_then(scores) else {
            continue;
        };
        if (game.white, game.black) == (white, black) {
            sums = (sums.0 + white_scored, sums.1 + black_scored);
        } else if (game.white, game.black) == (black, white) {
            sums = (sums.0 + black_scored, sums.1 + white_scored);
        }
    }
    if sums.0 == sums.1 {
        Winner::Open
    } else {
        of(sums.0, sums.1, true)
    }
}

/// Points of a result, `+` as a point.
fn scores(result: GameResult) -> Option<(Points, Points)> {
    let plus = |plus| if plus { Points::ONE } else { Points::ZERO };
    match result {
        GameResult::Played { white, black } | GameResult::Adjudicated { white, black } => {
            Some((white, black))
        }
        GameResult::Forfeit { white, black } => Some((plus(white), plus(black))),
        GameResult::Pending => None,
    }
}

/// Makes the pairs of the round from its places.
fn draw(
    event: &Event,
    places: &[Place],
    options: &Options,
    draft: &mut Draft,
) -> Result<(), PairError> {
    let round = draft.round;
    let cards = Cards::after(event, round - 1);
    let mut start = None;
    let mut board = 0;
    for pair in places.chunks(2) {
        let (one, other) = match *pair {
            [Some(one), Some(other)] => (one.min(other), one.max(other)),
            [Some(player), None] | [None, Some(player)] => {
                let kind = ByeKind::Pairing;
                draft.byes.push(Bye { player, kind });
                if options.explain {
                    draft.explanation.push(
                        Finding::new(codes::BRACKET_BYE)
                            .article(Article::new(Book::Ru2011, "3.2*"))
                            .field("player", player.0),
                    );
                }
                continue;
            }
            _ => continue,
        };
        board += 1;
        let higher_white = if round == 1 {
            let first = match start {
                Some(colour) => colour,
                None => colours::first(event, one, options, &mut draft.explanation)?,
            };
            start = Some(first);
            // The higher on odd boards as on board 1, on even boards the other colour.
            (first == Colour::White) == (board % 2 == 1)
        } else {
            colours::higher_has_white(cards.get(one), cards.get(other))
        };
        let (white, black) = if higher_white {
            (one, other)
        } else {
            (other, one)
        };
        let mut drawn = Drawn::new(board, white, black);
        let gone = [white, black].map(|unit| presence::left_after(event, unit, round));
        if let [white_left, black_left] = gone
            && (white_left.is_some() || black_left.is_some())
        {
            let result = GameResult::Forfeit {
                white: white_left.is_none(),
                black: black_left.is_none(),
            };
            drawn.result = Some(result);
            let (player, opponent) = if white_left.is_some() {
                (white, black)
            } else {
                (black, white)
            };
            draft.explanation.push(
                Finding::new(codes::LEAVER_GAME)
                    .field("player", player.0)
                    .field("opponent", opponent.0)
                    .field("after", white_left.or(black_left).unwrap_or(0))
                    .field("result", result.to_string()),
            );
        }
        draft.pairings.push(drawn);
    }
    draft.byes.sort_by_key(|bye| bye.player);
    Ok(())
}
