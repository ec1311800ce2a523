//! Leavers of a round robin: annulment, or minuses for them and pluses for their opponents
//! (3.13.2–3.13.4).

use std::collections::{BTreeMap, BTreeSet};

use crate::event::Event;
use crate::exact::Points;

use super::{Field, How, Line, Outcome, count};

/// Settles the games of those who left.
///
/// "Если игрок сыграл меньше половины своих партий или микроматчей и покинул турнир" (3.13.2):
/// annulled; with half or more (3.13.3) his results stand and his unplayed games are `-`, his
/// opponents' `+`. Everybody's half is judged by the results as recorded, before anybody's games
/// are struck out.
pub(super) fn settle(field: &mut Field<'_>) {
    let leavers: BTreeSet<usize> = (0..field.rows().len())
        .filter(|&index| field.rows()[index].left_after.is_some())
        .filter(|&index| !is_ghost(field, index))
        .collect();
    for index in 0..field.rows().len() {
        field.rows[index].annulled = is_ghost(field, index);
    }
    if leavers.is_empty() {
        return;
    }
    add_missing_pairs(field, &leavers);
    for &index in &leavers {
        let played = field.rows[index]
            .lines
            .iter()
            .filter(|line| is_played(line))
            .count();
        field.rows[index].annulled = 2 * played < scheduled(field, index);
    }
    let annulled: BTreeSet<usize> = leavers
        .iter()
        .copied()
        .filter(|&index| field.rows[index].annulled)
        .collect();
    close_begun(field, &leavers, &annulled);
    let event = field.event();
    let left: Vec<Option<u32>> = field.rows().iter().map(|row| row.left_after).collect();
    let begun: Vec<Vec<bool>> = field
        .rows()
        .iter()
        .map(|row| row.lines.iter().map(is_played).collect())
        .collect();
    for (index, begun) in begun.into_iter().enumerate() {
        for (position, begun) in begun.into_iter().enumerate() {
            let line = &mut field.rows[index].lines[position];
            let Some(opponent) = line.opponent else {
                continue;
            };
            if annulled.contains(&index) || annulled.contains(&opponent) {
                strike(line, begun);
            } else if !begun && is_open(line, earliest(left[index], left[opponent])) {
                match (leavers.contains(&index), leavers.contains(&opponent)) {
                    (false, false) => {}
                    (true, true) => give(event, line, How::BothMinus, (false, false)),
                    (true, false) => give(event, line, How::Minus, (false, true)),
                    (false, true) => give(event, line, How::Plus, (true, false)),
                }
            }
        }
    }
}

/// Whether nothing has decided this game but that somebody has left: no result, or signs given
/// for a round after he had gone.
fn is_open(line: &Line, left: Option<u32>) -> bool {
    match line.how {
        How::Pending => true,
        How::Plus | How::Minus | How::BothMinus => left.is_some_and(|left| line.round > left),
        How::Played | How::Bye(_) => false,
    }
}

fn earliest(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    [one, other].into_iter().flatten().min()
}

/// Who was never in the event: left before it began and is in no round of it.
fn is_ghost(field: &Field<'_>, index: usize) -> bool {
    let row = &field.rows()[index];
    row.left_after == Some(0) && row.lines.iter().all(|line| line.opponent.is_none())
}

fn players(field: &Field<'_>) -> usize {
    (0..field.rows().len())
        .filter(|&index| !is_ghost(field, index))
        .count()
}

/// A line against an annulled player: a played result stays in the table, struck out; everything
/// else becomes `-` on both sides, a `+` given before he left included.
fn strike(line: &mut Line, begun: bool) {
    line.annulled = true;
    line.outcome = None;
    if !begun && line.how != How::BothMinus {
        line.how = How::BothMinus;
        line.points = Points::ZERO;
        line.opponent_points = Points::ZERO;
        line.game_points = Points::ZERO;
        line.given = true;
    }
}

/// Signs for both sides, a plus or not; of a micro-match for all its games.
fn give(event: &Event, line: &mut Line, how: How, (own, other): (bool, bool)) {
    line.how = how;
    line.points = count::sign(event, own);
    line.opponent_points = count::sign(event, other);
    line.game_points = count::all_games(event, line.points);
    line.outcome = Some(if how == How::Plus {
        Outcome::Win
    } else {
        Outcome::Loss
    });
    line.given = true;
}

/// "В число сыгранных партий входят и недоигранные" (3.13.4): played, adjudicated and adjourned
/// games, and micro-matches of which a game was begun.
pub(crate) fn is_played(line: &Line) -> bool {
    line.how == How::Played || (line.how == How::Pending && line.begun)
}

/// The games a player was to play: all others, once per cycle.
pub(crate) fn scheduled(field: &Field<'_>, index: usize) -> usize {
    let recorded = field.rows[index]
        .lines
        .iter()
        .filter(|line| line.opponent.is_some())
        .count();
    let others = players(field).saturating_sub(1);
    recorded.max(others * cycles(field))
}

/// The number of cycles: as the regulation says, else as many as its rounds hold.
pub(crate) fn cycles(field: &Field<'_>) -> usize {
    let regulation = &field.event().regulation;
    if let Some(cycles) = regulation.cycles {
        return cycles.max(1) as usize;
    }
    let rounds = regulation.rounds.max(field.rounds()) as usize;
    rounds.div_ceil(per_cycle(field).max(1)).max(1)
}

/// The rounds in which everybody meets everybody once.
fn per_cycle(field: &Field<'_>) -> usize {
    let players = players(field);
    if players.is_multiple_of(2) {
        players.saturating_sub(1)
    } else {
        players
    }
}

/// The rounds of the whole tournament: as the regulation says, else those that a table of these
/// players takes.
pub(crate) fn rounds_to_play(field: &Field<'_>) -> u32 {
    match field.event().regulation.rounds {
        0 => u32::try_from(per_cycle(field) * cycles(field)).unwrap_or(u32::MAX),
        rounds => rounds,
    }
}

/// "Несыгранные партии этого игрока в турнирной таблице отмечаются минусом (-), а его партнеров —
/// плюсом (+)" (3.13.3), those of a micro-match that he had begun as well.
fn close_begun(field: &mut Field<'_>, leavers: &BTreeSet<usize>, annulled: &BTreeSet<usize>) {
    let event = field.event();
    let field_rounds = field.rounds();
    for round in event.rounds.iter().filter(|r| r.number <= field_rounds) {
        for pairing in &round.pairings {
            let (Some(white), Some(black)) =
                (field.index(pairing.white), field.index(pairing.black))
            else {
                continue;
            };
            let left = (leavers.contains(&white), leavers.contains(&black));
            let out = annulled.contains(&white) || annulled.contains(&black);
            if left == (false, false) || out {
                continue;
            }
            let Some(count) = count::closed(event, pairing, left) else {
                continue;
            };
            for (index, opponent) in [(white, black), (black, white)] {
                let lines = field.rows[index].lines.iter_mut();
                let begun = |line: &&mut Line| {
                    line.round == round.number
                        && line.opponent == Some(opponent)
                        && line.how == How::Pending
                        && line.begun
                };
                for line in lines.filter(begun) {
                    let (how, own, other, games) = if index == white {
                        (count.how.0, count.points.0, count.points.1, count.games.0)
                    } else {
                        (count.how.1, count.points.1, count.points.0, count.games.1)
                    };
                    line.how = how;
                    line.points = own;
                    line.opponent_points = other;
                    line.game_points = games;
                    line.outcome = Some(Outcome::of(&event.regulation.scoring, own, other));
                    line.given = true;
                }
            }
        }
    }
}

/// A leaver's games that were never paired because he had gone: where both he and somebody he
/// still had to meet stand without an opponent in a round, that was their game.
fn add_missing_pairs(field: &mut Field<'_>, leavers: &BTreeSet<usize>) {
    let cycles = cycles(field);
    let ghosts: BTreeSet<usize> = (0..field.rows().len())
        .filter(|&index| is_ghost(field, index))
        .collect();
    let mut met: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for (index, row) in field.rows().iter().enumerate() {
        for opponent in row.lines.iter().filter_map(|line| line.opponent) {
            if index < opponent {
                *met.entry((index, opponent)).or_default() += 1;
            }
        }
    }
    for round in 1..=field.rounds() {
        for &leaver in leavers {
            let gone = field.rows[leaver]
                .left_after
                .is_some_and(|left| left < round);
            if !gone || !is_free(field, leaver, round) {
                continue;
            }
            let partner = (0..field.rows().len()).find(|&other| {
                let pair = (leaver.min(other), leaver.max(other));
                other != leaver
                    && !ghosts.contains(&other)
                    && is_free(field, other, round)
                    && met.get(&pair).copied().unwrap_or_default() < cycles
            });
            if let Some(other) = partner {
                *met.entry((leaver.min(other), leaver.max(other)))
                    .or_default() += 1;
                seat(field, leaver, other, round);
                seat(field, other, leaver, round);
            }
        }
    }
    // With an odd number somebody is free beside the one without an opponent, so the search above
    // can miss: once every round is there, what is still missing was to be played as well.
    if field.rounds() < rounds_to_play(field) {
        return;
    }
    for &leaver in leavers {
        for other in
            (0..field.rows().len()).filter(|&other| other != leaver && !ghosts.contains(&other))
        {
            let pair = (leaver.min(other), leaver.max(other));
            for _ in met.get(&pair).copied().unwrap_or_default()..cycles {
                *met.entry(pair).or_default() += 1;
                let round = field.rounds();
                field.rows[leaver].lines.push(Line::open(round, other));
                field.rows[other].lines.push(Line::open(round, leaver));
            }
        }
    }
}

fn is_free(field: &Field<'_>, index: usize, round: u32) -> bool {
    field.rows[index]
        .lines
        .iter()
        .all(|line| line.round != round || line.opponent.is_none())
}

fn seat(field: &mut Field<'_>, index: usize, opponent: usize, round: u32) {
    let lines = &mut field.rows[index].lines;
    lines.retain(|line| line.round != round);
    let position = lines.partition_point(|line| line.round < round);
    lines.insert(position, Line::open(round, opponent));
}
