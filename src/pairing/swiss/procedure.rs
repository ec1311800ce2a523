//! The procedure that all classifications share: score group by score group from the top, in an
//! order of first choice, as few as possible going down, never a step that leaves no completion
//! (3.17.4, 3.17.5.4–5, 3.17.7.4–5).

use super::choice::{Choice, List};
use super::field::{Bar, Field};
use super::judge::{Judge, Published};
use super::matching::NONE;

/// Why somebody was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// A rule keeps the two apart.
    Bar(Bar),
    /// The rest could not be paired, or not without more players going down.
    Rest,
    /// He has no legal opponent in the next group.
    NoOpponentBelow,
}

/// A pair, in the order in which pairs are formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formed {
    /// Whose choice it was.
    pub chooser: usize,
    /// Whom he took.
    pub chosen: usize,
    /// Whom he would rather have taken, and why not.
    pub passed: Vec<(usize, Passed)>,
    /// Whether he had come down from a higher group.
    pub came_down: bool,
}

/// Somebody who goes down, in the order in which they drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WentDown {
    /// Who.
    pub who: usize,
    /// Whether he had come down already and found nobody here.
    pub again: bool,
    /// Who was asked before him, or (going down again) whom he found no way to play, and why.
    pub passed: Vec<(usize, Passed)>,
}

/// What happened in one score group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupLog {
    /// Those who came down, in the order in which they dropped.
    pub came_down: Vec<usize>,
    /// The group's own members, the highest first.
    pub members: Vec<usize>,
    /// The pairs.
    pub pairs: Vec<Formed>,
    /// Who goes down.
    pub went_down: Vec<WentDown>,
}

/// Pairs these score groups (places in classification order, the highest group first), all of
/// whom can be completely paired. Where a round is published, as many of its pairs as possible
/// are kept.
pub(super) fn pair_groups(
    field: &Field,
    choice: Choice,
    groups: &[Vec<usize>],
    published: Option<&Published>,
) -> Vec<GroupLog> {
    let mut logs = Vec::new();
    let mut came_down = Vec::new();
    for (index, members) in groups.iter().enumerate() {
        let lower = &groups[index + 1..];
        let log = pair_group(field, choice, came_down, members, lower, published);
        came_down = log.went_down.iter().map(|down| down.who).collect();
        logs.push(log);
    }
    logs
}

fn pair_group(
    field: &Field,
    choice: Choice,
    came_down: Vec<usize>,
    members: &[usize],
    lower: &[Vec<usize>],
    published: Option<&Published>,
) -> GroupLog {
    let upper: Vec<usize> = came_down.iter().chain(members).copied().collect();
    let mut judge = Judge::new(field, &upper, &lower.concat(), published);
    let mut log = GroupLog {
        came_down,
        members: members.to_vec(),
        ..GroupLog::default()
    };
    // Those of the group who are still to be paired, and all who are still here.
    let mut open: Vec<usize> = members.to_vec();
    pair_those_who_came_down(field, choice, &mut judge, &mut open, &mut log);
    let next = lower.first().map_or(&[][..], Vec::as_slice);
    let below_has_opponent = |v: usize| next.iter().any(|&u| field.may_meet(v, u));
    let mut passed = Vec::new();
    for must_have_opponent in [true, false] {
        let mut left = judge.to_go_down();
        if left == 0 {
            break;
        }
        let order: Vec<usize> = if choice.from_the_bottom() {
            open.clone()
        } else {
            open.iter().rev().copied().collect()
        };
        for v in order {
            if left == 0 {
                break;
            }
            if must_have_opponent && !below_has_opponent(v) {
                passed.push((v, Passed::NoOpponentBelow));
            } else if judge.go_down(v) {
                left -= 1;
                open.retain(|u| *u != v);
                log.went_down.push(WentDown {
                    who: v,
                    again: false,
                    passed: std::mem::take(&mut passed),
                });
            } else {
                passed.push((v, Passed::Rest));
            }
        }
    }
    let mut judge = judge.settled(&open);
    let mut list = List::new(choice, open);
    while let Some(chooser) = list.first() {
        let mut passed = Vec::new();
        let mut found = None;
        for index in list.order() {
            let candidate = list.at(index);
            if let Some(bar) = field.bar(chooser, candidate) {
                passed.push((candidate, Passed::Bar(bar)));
            } else if judge.pair(chooser, candidate) {
                found = Some(index);
                break;
            } else {
                passed.push((candidate, Passed::Rest));
            }
        }
        // A completion exists, so somebody is found.
        let Some(index) = found else {
            break;
        };
        log.pairs.push(Formed {
            chooser,
            chosen: list.at(index),
            passed,
            came_down: false,
        });
        list.leave(index);
    }
    log
}

/// Those who came down choose first, in the order in which they dropped; who finds nobody goes
/// down again.
fn pair_those_who_came_down(
    field: &Field,
    choice: Choice,
    judge: &mut Judge<'_>,
    open: &mut Vec<usize>,
    log: &mut GroupLog,
) {
    let mut waiting: Vec<usize> = log.came_down.clone();
    while !waiting.is_empty() {
        let chooser = waiting.remove(0);
        let mut candidates: Vec<usize> = if choice.from_the_bottom() {
            open.iter().rev().copied().collect()
        } else {
            open.clone()
        };
        candidates.extend(&waiting);
        let mut passed = Vec::new();
        let mut chosen = NONE;
        for candidate in candidates {
            if let Some(bar) = field.bar(chooser, candidate) {
                passed.push((candidate, Passed::Bar(bar)));
            } else if judge.pair(chooser, candidate) {
                chosen = candidate;
                break;
            } else {
                passed.push((candidate, Passed::Rest));
            }
        }
        if chosen == NONE {
            judge.go_down(chooser);
            log.went_down.push(WentDown {
                who: chooser,
                again: true,
                passed,
            });
        } else {
            open.retain(|v| *v != chosen);
            waiting.retain(|v| *v != chosen);
            log.pairs.push(Formed {
                chooser,
                chosen,
                passed,
                came_down: true,
            });
        }
    }
}
