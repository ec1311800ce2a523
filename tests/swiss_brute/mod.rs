//! The procedure of the Swiss systems by brute force, word for word: every set of players is tried
//! for "can be completely paired", every set of floaters for "is a solution". No matching, nothing
//! shared with the product. Players are numbers in classification order; sets are bit masks.

#![allow(dead_code)]

/// Who is there, in classification order, and who may meet whom.
pub struct World {
    pub points: Vec<i32>,
    pub number: Vec<u32>,
    pub may_meet: Vec<Vec<bool>>,
    pub may_have_bye: Vec<bool>,
    /// For a repair: with whom everybody was published; as many of those pairs as possible are
    /// kept. Empty otherwise.
    pub published: Vec<Option<usize>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    Nearest,
    HalvesFresh,
    HalvesKept,
    Last,
}

#[derive(PartialEq, Eq, Debug, Default, Clone)]
pub struct Answer {
    pub bye: Option<usize>,
    /// Chooser and chosen, in the order in which the pairs are formed.
    pub pairs: Vec<(usize, usize)>,
    /// Group by group, who went down, in the order in which they dropped.
    pub down: Vec<Vec<usize>>,
}

struct Brute<'w> {
    world: &'w World,
    known: Vec<Option<Option<u32>>>,
}

fn bit(player: usize) -> usize {
    1 << player
}

fn set(players: &[usize]) -> usize {
    players.iter().map(|&player| bit(player)).sum()
}

fn subsets(of: usize) -> Vec<usize> {
    let mut all = vec![of];
    let mut subset = of;
    while subset != 0 {
        subset = (subset - 1) & of;
        all.push(subset);
    }
    all
}

impl Brute<'_> {
    /// 1 for a published pair, else 0.
    fn kept(&self, a: usize, b: usize) -> u32 {
        u32::from(self.world.published.get(a) == Some(&Some(b)))
    }

    /// If these players can be completely paired among themselves: with how many published pairs
    /// at most.
    fn complete(&mut self, players: usize) -> Option<u32> {
        if players == 0 {
            return Some(0);
        }
        if let Some(known) = self.known[players] {
            return known;
        }
        let first = players.trailing_zeros() as usize;
        let mut best = None;
        for other in first + 1..self.world.points.len() {
            if players & bit(other) != 0 && self.world.may_meet[first][other] {
                let rest = self.complete(players & !bit(first) & !bit(other));
                best = best.max(rest.map(|rest| rest + self.kept(first, other)));
            }
        }
        self.known[players] = Some(best);
        best
    }

    /// Whether there is a solution of `size`, with `target` published pairs, in which all of
    /// `dropped` go down: `here` are those of the group (with those who came down) who are neither
    /// paired nor dropped yet.
    fn solution(
        &mut self,
        here: usize,
        dropped: usize,
        below: usize,
        size: u32,
        target: Option<u32>,
    ) -> bool {
        subsets(here).into_iter().any(|more| {
            more.count_ones() + dropped.count_ones() == size && {
                let inside = self.complete(here & !more);
                let outside = self.complete(dropped | more | below);
                inside.zip(outside).map(|(a, b)| a + b) == target && target.is_some()
            }
        })
    }
}

/// The pairing, or `None` if there is no complete one.
pub fn pair(world: &World, order: Order, bye_by_number: bool) -> Option<Answer> {
    let count = world.points.len();
    let mut brute = Brute {
        world,
        known: vec![None; 1 << count],
    };
    let mut answer = Answer::default();
    let mut everybody: Vec<usize> = (0..count).collect();
    if count % 2 == 1 {
        let mut candidates: Vec<usize> = everybody.clone();
        candidates.reverse();
        if bye_by_number {
            candidates.sort_by_key(|&p| (world.points[p], std::cmp::Reverse(world.number[p])));
        }
        candidates.retain(|&p| world.may_have_bye[p]);
        let best = candidates
            .iter()
            .filter_map(|&p| brute.complete(set(&everybody) & !bit(p)))
            .max()?;
        let bye = candidates
            .into_iter()
            .find(|&p| brute.complete(set(&everybody) & !bit(p)) == Some(best))?;
        everybody.retain(|&p| p != bye);
        answer.bye = Some(bye);
    }
    brute.complete(set(&everybody))?;
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for &player in &everybody {
        match groups.last_mut() {
            Some(group) if world.points[group[0]] == world.points[player] => group.push(player),
            _ => groups.push(vec![player]),
        }
    }
    let mut came_down: Vec<usize> = Vec::new();
    for index in 0..groups.len() {
        let lower: Vec<usize> = groups[index + 1..].concat();
        let next: Vec<usize> = groups.get(index + 1).cloned().unwrap_or_default();
        let dropped = pair_group(
            world,
            &mut brute,
            order,
            &came_down,
            &groups[index],
            &next,
            set(&lower),
            &mut answer.pairs,
        );
        answer.down.push(dropped.clone());
        came_down = dropped;
    }
    Some(answer)
}

#[allow(clippy::too_many_arguments)]
fn pair_group(
    world: &World,
    brute: &mut Brute<'_>,
    order: Order,
    came_down: &[usize],
    members: &[usize],
    next: &[usize],
    below: usize,
    pairs: &mut Vec<(usize, usize)>,
) -> Vec<usize> {
    let buchholz = order == Order::Last;
    let mut here = set(came_down) | set(members);
    let mut target = brute.complete(here | below);
    // a.
    let size = (0..=here.count_ones())
        .find(|&size| brute.solution(here, 0, below, size, target))
        .expect("a solution exists");
    // b.
    let mut dropped: Vec<usize> = Vec::new();
    for (index, &floater) in came_down.iter().enumerate() {
        if here & bit(floater) == 0 {
            continue;
        }
        let mut candidates: Vec<usize> = members.to_vec();
        if buchholz {
            candidates.reverse();
        }
        candidates.extend(&came_down[index + 1..]);
        let found = candidates.into_iter().find(|&candidate| {
            let kept = brute.kept(floater, candidate);
            here & bit(candidate) != 0
                && world.may_meet[floater][candidate]
                && brute.solution(
                    here & !bit(floater) & !bit(candidate),
                    set(&dropped),
                    below,
                    size,
                    target.and_then(|target| target.checked_sub(kept)),
                )
        });
        here &= !bit(floater);
        match found {
            Some(candidate) => {
                target = target.map(|target| target - brute.kept(floater, candidate));
                here &= !bit(candidate);
                pairs.push((floater, candidate));
            }
            None => dropped.push(floater),
        }
    }
    // c.
    let mut from_the_last: Vec<usize> = members.to_vec();
    if !buchholz {
        from_the_last.reverse();
    }
    for with_opponent in [true, false] {
        for &member in &from_the_last {
            if dropped.len() as u32 == size {
                break;
            }
            let has_opponent = next.iter().any(|&p| world.may_meet[member][p]);
            if here & bit(member) != 0
                && (has_opponent || !with_opponent)
                && brute.solution(
                    here & !bit(member),
                    set(&dropped) | bit(member),
                    below,
                    size,
                    target,
                )
            {
                dropped.push(member);
                here &= !bit(member);
            }
        }
    }
    assert_eq!(dropped.len() as u32, size);
    // d.
    let mut target = brute.complete(here);
    let list: Vec<usize> = members
        .iter()
        .copied()
        .filter(|&p| here & bit(p) != 0)
        .collect();
    let (mut upper, mut lower) = (
        list[..list.len() / 2].to_vec(),
        list[list.len() / 2..].to_vec(),
    );
    while !upper.is_empty() || !lower.is_empty() {
        if order != Order::HalvesKept || upper.is_empty() {
            let rest: Vec<usize> = upper.iter().chain(&lower).copied().collect();
            upper = rest[..rest.len() / 2].to_vec();
            lower = rest[rest.len() / 2..].to_vec();
        }
        let first = upper[0];
        let choices: Vec<usize> = match order {
            Order::Nearest => upper[1..].iter().chain(&lower).copied().collect(),
            Order::Last => upper[1..].iter().chain(&lower).rev().copied().collect(),
            Order::HalvesFresh | Order::HalvesKept => lower
                .iter()
                .chain(upper[1..].iter().rev())
                .copied()
                .collect(),
        };
        let chosen = choices
            .into_iter()
            .find(|&p| {
                let rest = brute.complete(here & !bit(first) & !bit(p));
                let kept = brute.kept(first, p);
                world.may_meet[first][p] && rest.is_some() && rest.map(|rest| rest + kept) == target
            })
            .expect("the rest can be paired");
        target = target.map(|target| target - brute.kept(first, chosen));
        here &= !bit(first) & !bit(chosen);
        pairs.push((first, chosen));
        upper.retain(|&p| p != first && p != chosen);
        lower.retain(|&p| p != chosen);
    }
    dropped
}

/// A small generator of the tests' own (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }

    pub fn one_in(&mut self, chances: u64) -> bool {
        self.below(chances) == 0
    }
}
