//! Scheveningen (3.2*): every member of one team meets every member of the other.

use crate::event::{Event, Number, System};
use crate::finding::{Article, Book, Finding, codes::pairing as codes};

use super::{Draft, ForcedFault, Options, PairError, Unsuitable, fixed};

/// A game of a Scheveningen table, by the numbers inside the two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableGame {
    /// Member of the first team, from 1.
    pub first: u32,
    /// Member of the second team, from 1.
    pub second: u32,
    /// Whether the member of the first team has white.
    pub first_is_white: bool,
}

/// The published tables for 2, 6 and 10 boards, whose size leaves no room for a rule: row by
/// row the opponents of A1, A2, …; a negative number: A has black.
const TWO: [&[i8]; 2] = [&[1, 2], &[-2, -1]];
const SIX: [&[i8]; 6] = [
    &[1, -2, -3, 4, -5, 6],
    &[-2, 3, 5, -6, 4, -1],
    &[3, -5, -1, 2, 6, -4],
    &[-4, -6, 2, 1, -3, 5],
    &[5, 4, 6, -3, -1, -2],
    &[-6, 1, -4, -5, 2, 3],
];
const TEN: [&[i8]; 10] = [
    &[1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    &[-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    &[3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    &[-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    &[5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    &[-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    &[7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    &[-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    &[9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    &[-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

/// The table for two teams of `size`: its rounds, each with the games in the order of the first
/// team. In round r A1 meets Br and changes colour each round; everybody has as many whites as
/// blacks where `size` is even, and one more of one of them where it is odd.
pub fn table(size: u32) -> Vec<Vec<TableGame>> {
    let published: &[&[i8]] = match size {
        2 => &TWO,
        6 => &SIX,
        10 => &TEN,
        _ => &[],
    };
    if !published.is_empty() {
        return published
            .iter()
            .map(|row| {
                (1..)
                    .zip(*row)
                    .map(|(first, second)| TableGame {
                        first,
                        second: u32::from(second.unsigned_abs()),
                        first_is_white: *second > 0,
                    })
                    .collect()
            })
            .collect();
    }
    (0..size)
        .map(|round| {
            (0..size)
                .map(|first| {
                    let (second, first_is_white) = game(size, round, first);
                    TableGame {
                        first: first + 1,
                        second: second + 1,
                        first_is_white,
                    }
                })
                .collect()
        })
        .collect()
}

/// Opponent and colour of `first` in `round`, all counted from 0, for sizes that follow a rule.
fn game(size: u32, round: u32, first: u32) -> (u32, bool) {
    let odd_round = round.is_multiple_of(2);
    let half = size / 2;
    if size % 2 == 1 {
        // A block of half the team moves up the boards; it has white in even rounds and black in
        // odd ones.
        let start = half + 1 - round.div_ceil(2);
        let in_block = (start..start + half).contains(&first);
        ((first + round) % size, in_block != odd_round)
    } else if size.is_multiple_of(4) {
        // First within the halves, then across; the upper half has white in odd rounds.
        let upper = first < half;
        let place = (first % half + round) % half;
        let across = round >= half;
        let second = if upper == across { half + place } else { place };
        (second, upper == odd_round)
    } else {
        // No table of this shape gives both teams equal colours in every round. Everybody
        // alternates and has equal colours in the end; a team has one white more or less than
        // half in a round.
        ((first + round) % size, (first <= half) == odd_round)
    }
}

/// The members of the two teams, in the order of their lists: of the event's two teams, or,
/// where teams themselves are paired or no teams are named, the first and the second half.
fn sides(event: &Event) -> Result<[Vec<Number>; 2], PairError> {
    let field = fixed::field(event);
    if !event.is_team_event() && !event.teams.is_empty() {
        let [first, second] = event.teams.as_slice() else {
            return Err(Unsuitable::Count {
                system: "a Scheveningen event",
                needs: "two teams",
                count: event.teams.len(),
            }
            .into());
        };
        let side = |team: &crate::event::Team| -> Vec<Number> {
            let listed = team.members.iter().copied();
            let named = event
                .players
                .iter()
                .filter(|player| player.team == Some(team.number))
                .map(|player| player.number)
                .filter(|number| !team.members.contains(number));
            listed
                .chain(named)
                .filter(|number| field.contains(number))
                .collect()
        };
        let sides = [side(first), side(second)];
        let in_both = sides[0].iter().any(|number| sides[1].contains(number));
        let members = sides[0].len() + sides[1].len();
        if in_both || members != field.len() {
            return Err(Unsuitable::Sides {
                players: field.len(),
                members,
            }
            .into());
        }
        return Ok(sides);
    }
    if field.len() % 2 == 1 {
        return Err(Unsuitable::Count {
            system: "a Scheveningen event without teams",
            needs: "an even number",
            count: field.len(),
        }
        .into());
    }
    let (first, second) = field.split_at(field.len() / 2);
    Ok([first.to_vec(), second.to_vec()])
}

/// How many rounds the event has: as many as the larger team has members, in every cycle.
///
/// # Errors
/// If there are no two teams.
pub fn rounds(event: &Event) -> Result<u32, PairError> {
    let size = sides(event)?.iter().map(Vec::len).max().unwrap_or(0);
    let cycles = event.regulation.cycles.unwrap_or(1).max(1);
    Ok(u32::try_from(size)
        .unwrap_or(u32::MAX)
        .saturating_mul(cycles))
}

/// Pairs `round`. A smaller team is filled up with dummies, whose opponents are free.
///
/// # Errors
/// If there are no two teams, no such round, or pairs are forced.
pub fn pair(event: &Event, round: u32, options: &Options) -> Result<Draft, PairError> {
    super::forced::refuse(event, round, options, ForcedFault::FixedTable)?;
    let [first, second] = sides(event)?;
    if first.is_empty() || second.is_empty() {
        return Err(PairError::TooFew {
            count: first.len() + second.len(),
        });
    }
    let size = u32::try_from(first.len().max(second.len())).unwrap_or(u32::MAX);
    let rounds = rounds(event)?;
    if round == 0 || round > rounds {
        return Err(PairError::NoSuchRound { round, rounds });
    }
    let (cycle, place) = ((round - 1) / size + 1, (round - 1) % size);
    let reversed = cycle % 2 == 0;
    let member = |side: &[Number], number: u32| side.get(number as usize - 1).copied();
    let (mut pairs, mut free) = (Vec::new(), Vec::new());
    for game in &table(size)[place as usize] {
        match (member(&first, game.first), member(&second, game.second)) {
            (Some(a), Some(b)) if game.first_is_white != reversed => pairs.push((a, b)),
            (Some(a), Some(b)) => pairs.push((b, a)),
            (Some(alone), None) | (None, Some(alone)) => free.push(alone),
            (None, None) => {}
        }
    }
    let mut draft = Draft::new(round, System::Scheveningen);
    draft.explanation.push(
        Finding::new(codes::TABLE_ROUND)
            .article(Article::new(Book::Ru2011, "3.2*"))
            .field("table_round", place + 1)
            .field("size", size)
            .field("table", "scheveningen")
            .field("cycle", cycle),
    );
    let opponents = u32::try_from(first.len().min(second.len())).unwrap_or(u32::MAX);
    let cycles = rounds / size;
    fixed::fill(
        event,
        &mut draft,
        &pairs,
        &free,
        opponents * cycles,
        options.explain,
    );
    Ok(draft)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_3_2_tables_are_complete_and_fair() {
        for size in 1..=40_u32 {
            let table = table(size);
            let n = size as usize;
            assert_eq!(table.len(), n);
            let mut met = vec![vec![false; n]; n];
            let (mut first_whites, mut second_whites) = (vec![0_u32; n], vec![0_u32; n]);
            for (round, games) in (1..).zip(&table) {
                let mut seen = vec![false; n];
                let mut whites = 0;
                for (place, game) in (1..).zip(games) {
                    assert_eq!(game.first, place);
                    let (a, b) = (game.first as usize - 1, game.second as usize - 1);
                    assert!(!std::mem::replace(&mut seen[b], true));
                    assert!(!std::mem::replace(&mut met[a][b], true));
                    whites += u32::from(game.first_is_white);
                    first_whites[a] += u32::from(game.first_is_white);
                    second_whites[b] += u32::from(!game.first_is_white);
                }
                assert_eq!(games[0].second, round, "A1 meets B{round} of {size}");
                assert_eq!(games[0].first_is_white, round % 2 == 1);
                let off = whites.abs_diff(size - whites);
                let allowed = if size % 2 == 1 {
                    1
                } else if size == 2 || size % 4 == 2 && size > 10 {
                    2
                } else {
                    0
                };
                assert!(off <= allowed, "{size}, round {round}: {whites} whites");
            }
            for whites in first_whites.iter().chain(&second_whites) {
                assert!(
                    whites.abs_diff(size - whites) <= size % 2,
                    "{size}: {whites}"
                );
            }
        }
    }
}
