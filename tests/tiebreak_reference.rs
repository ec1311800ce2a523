//! An independent computation of standings, straight from the articles, compared with the library
//! on random events of all kinds. It shares no code with the library: it has its own fractions,
//! its own reading of the rounds, its own ranking.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod standings;

use std::cmp::Ordering;
use std::collections::BTreeMap;

use shashki::event::{ByeKind, Edition, Event, GameResult, System};
use shashki::tiebreak::{Criterion, Measure, Order, Question, Table, measures};
use standings::{ALL_KINDS, random_event};

/// A fraction of two whole numbers.
#[derive(Clone, Copy, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    const ZERO: Fraction = Fraction(0, 1);
    fn plus(self, other: Fraction) -> Fraction {
        Fraction(self.0 * other.1 + other.0 * self.1, self.1 * other.1).lowest()
    }
    fn times(self, n: i128, d: i128) -> Fraction {
        Fraction(self.0 * n, self.1 * d).lowest()
    }
    fn lowest(self) -> Fraction {
        let (mut a, mut b) = (self.0.abs(), self.1.abs());
        while b > 0 {
            (a, b) = (b, a % b);
        }
        let a = a.max(1);
        Fraction(self.0 / a, self.1 / a)
    }
    fn compare(self, other: Fraction) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
    fn sum(list: impl IntoIterator<Item = Fraction>) -> Fraction {
        list.into_iter().fold(Fraction::ZERO, Fraction::plus)
    }
}

/// One player's view of a round.
#[derive(Clone, Debug)]
struct Card {
    round: u32,
    opponent: Option<u32>,
    /// p played, + plus, - minus, = both minus, b bye (pairing or full), h half, z zero,
    /// a adjourned, o open (no result at all).
    kind: char,
    /// Half-points made by him and by the other.
    made: (i128, i128),
    struck: bool,
}

type Cards = BTreeMap<u32, Vec<Card>>;

fn read(event: &Event) -> Cards {
    let win = i128::from(event.regulation.scoring.win.halves());
    let draw = i128::from(event.regulation.scoring.draw.halves());
    let mut cards: Cards = event.players.iter().map(|p| (p.number.0, vec![])).collect();
    for round in &event.rounds {
        for pairing in &round.pairings {
            let (kinds, made) = match pairing.result {
                None => (('o', 'o'), (0, 0)),
                Some(GameResult::Pending) => (('a', 'a'), (0, 0)),
                Some(
                    GameResult::Played { white, black } | GameResult::Adjudicated { white, black },
                ) => (
                    ('p', 'p'),
                    (i128::from(white.halves()), i128::from(black.halves())),
                ),
                Some(GameResult::Forfeit { white, black }) => match (white, black) {
                    (true, _) => (('+', '-'), (win, 0)),
                    (false, true) => (('-', '+'), (0, win)),
                    (false, false) => (('=', '='), (0, 0)),
                },
            };
            let mut put = |me: u32, other: u32, kind: char, made: (i128, i128)| {
                cards.get_mut(&me).unwrap().push(Card {
                    round: round.number,
                    opponent: Some(other),
                    kind,
                    made,
                    struck: false,
                });
            };
            let (white, black) = (pairing.white.0, pairing.black.0);
            put(white, black, kinds.0, made);
            put(black, white, kinds.1, (made.1, made.0));
        }
        for bye in &round.byes {
            let (kind, made) = match bye.kind {
                ByeKind::Pairing | ByeKind::Full => ('b', win),
                ByeKind::Half => ('h', draw),
                ByeKind::Zero => ('z', 0),
            };
            cards.get_mut(&bye.player.0).unwrap().push(Card {
                round: round.number,
                opponent: None,
                kind,
                made: (made, 0),
                struck: false,
            });
        }
    }
    cards
}

/// 3.13.2, 3.13.3, 3.13.4.
fn settle_round_robin(event: &Event, cards: &mut Cards) -> Vec<u32> {
    let win = i128::from(event.regulation.scoring.win.halves());
    let games = (event.players.len() - 1) * event.regulation.cycles.unwrap_or(1) as usize;
    let left = |player: u32| {
        event
            .withdrawals
            .iter()
            .find(|w| w.player.0 == player)
            .map(|w| w.after_round)
    };
    let annulled: Vec<u32> = cards
        .keys()
        .copied()
        .filter(|player| left(*player).is_some())
        .filter(|player| {
            let played = cards[player].iter().filter(|c| "pa".contains(c.kind));
            2 * played.count() < games
        })
        .collect();
    for (player, list) in cards.iter_mut() {
        for card in list.iter_mut() {
            let other = card.opponent.unwrap();
            let (mine, his) = (left(*player), left(other));
            if mine.is_none() && his.is_none() {
                continue;
            }
            if annulled.contains(player) || annulled.contains(&other) {
                card.struck = true;
                continue;
            }
            let first = mine.unwrap_or(u32::MAX).min(his.unwrap_or(u32::MAX));
            let undecided = card.kind == 'o' || ("+-=".contains(card.kind) && card.round > first);
            if undecided {
                (card.kind, card.made) = match (mine.is_some(), his.is_some()) {
                    (true, true) => ('=', (0, 0)),
                    (true, false) => ('-', (0, win)),
                    _ => ('+', (win, 0)),
                };
            }
        }
    }
    annulled
}

struct Answer {
    points: BTreeMap<u32, i128>,
    values: BTreeMap<&'static str, BTreeMap<u32, Vec<Fraction>>>,
    groups: Vec<Vec<u32>>,
}

/// Won, drawn or lost: on the scale each for himself, off it by comparison.
fn outcome(event: &Event, card: &Card) -> char {
    let scoring = &event.regulation.scoring;
    let scale = [
        i128::from(scoring.win.halves()),
        i128::from(scoring.draw.halves()),
        i128::from(scoring.loss.halves()),
    ];
    let (own, other) = card.made;
    if card.kind != 'p' {
        return if "+b".contains(card.kind) { 'W' } else { 'L' };
    }
    if scale.contains(&own) && scale.contains(&other) {
        return ['W', 'D', 'L'][scale.iter().position(|s| *s == own).unwrap()];
    }
    match own.cmp(&other) {
        Ordering::Greater => 'W',
        Ordering::Equal => 'D',
        Ordering::Less => 'L',
    }
}

fn half(points: i128) -> Fraction {
    Fraction(points, 2).lowest()
}

/// 3.15.11: what everybody counts for opponents, and the least points of anybody.
fn counted(event: &Event, cards: &Cards, points: &BTreeMap<u32, i128>) -> BTreeMap<u32, Fraction> {
    let after = |player: u32, round: u32| -> i128 {
        cards[&player]
            .iter()
            .filter(|c| c.round <= round)
            .map(|c| c.made.0)
            .sum()
    };
    let stopped: BTreeMap<u32, u32> = event
        .withdrawals
        .iter()
        .map(|w| {
            let last = cards[&w.player.0]
                .iter()
                .filter(|c| c.kind != 'z' && c.kind != 'o')
                .map(|c| c.round)
                .max();
            (w.player.0, last.unwrap_or(0))
        })
        .collect();
    let mut all: BTreeMap<u32, Fraction> = points.iter().map(|(p, s)| (*p, half(*s))).collect();
    if event.regulation.system == System::RoundRobin {
        return all;
    }
    for (player, k) in &stopped {
        let s = after(*player, *k);
        let others: Vec<u32> = points
            .keys()
            .copied()
            .filter(|other| other != player && stopped.get(other).is_none_or(|l| l > k))
            .collect();
        let at = |score: i128| -> Vec<u32> {
            let others = others.iter().copied();
            others.filter(|o| after(*o, *k) == score).collect()
        };
        let lower = others
            .iter()
            .map(|o| after(*o, *k))
            .filter(|p| *p < s)
            .max();
        let mut group = at(s);
        if group.is_empty() {
            group = lower.map(at).unwrap_or_default();
        }
        if group.is_empty() {
            all.insert(*player, half(s));
            continue;
        }
        let later: i128 = group.iter().map(|o| points[o] - after(*o, *k)).sum();
        let mean = Fraction(later, 2 * group.len() as i128).lowest();
        all.insert(*player, half(s).plus(mean));
    }
    all
}

fn answer(event: &Event, coefficients: &[&'static str]) -> Answer {
    let mut cards = read(event);
    let annulled = if event.regulation.system == System::RoundRobin {
        settle_round_robin(event, &mut cards)
    } else {
        vec![]
    };
    let points: BTreeMap<u32, i128> = cards
        .iter()
        .map(|(p, list)| {
            (
                *p,
                list.iter().filter(|c| !c.struck).map(|c| c.made.0).sum(),
            )
        })
        .collect();
    let c = counted(event, &cards, &points);
    let least = cards
        .iter()
        .filter(|(_, list)| {
            list.iter()
                .any(|card| card.opponent.is_some() || card.kind == 'b')
        })
        .map(|(p, _)| points[p])
        .min();
    // The list of every player: outcome and counted points.
    let lists: BTreeMap<u32, Vec<(char, Fraction)>> = cards
        .iter()
        .map(|(p, list)| {
            let entries = list.iter().filter(|card| !card.struck);
            let entries = entries.filter(|card| !"hzao".contains(card.kind));
            let entry = |card: &Card| {
                let value = match card.opponent {
                    Some(other) => c[&other],
                    None => half(least.unwrap()),
                };
                (outcome(event, card), value)
            };
            (*p, entries.map(entry).collect())
        })
        .collect();
    let sum = |p: u32, which: &str| {
        let list = lists[&p].iter().filter(|(o, _)| which.contains(*o));
        Fraction::sum(list.map(|(_, v)| *v))
    };
    let sorted = |p: u32| {
        let mut list: Vec<Fraction> = lists[&p].iter().map(|(_, v)| *v).collect();
        list.sort_by(|a, b| a.compare(*b));
        list
    };
    let solkoff = |p: u32| {
        let list = sorted(p);
        if list.len() < 3 {
            Fraction::ZERO
        } else {
            Fraction::sum(list[1..list.len() - 1].to_vec())
        }
    };
    let mut values: BTreeMap<&'static str, BTreeMap<u32, Vec<Fraction>>> = BTreeMap::new();
    for &p in points.keys().filter(|p| !annulled.contains(p)) {
        let mut put = |id: &'static str, value: Vec<Fraction>| {
            values.entry(id).or_default().insert(p, value);
        };
        let (w, d, l) = (sum(p, "W"), sum(p, "D"), sum(p, "L"));
        put("shmulyan", vec![w.plus(l.times(-1, 1))]);
        put("sonneborn-berger", vec![w.times(2, 1).plus(d)]);
        put("buchholz", vec![sum(p, "WDL")]);
        put("solkoff", vec![solkoff(p)]);
        let vector = (1..event.rounds.len()).map(|cut| {
            let list = sorted(p);
            Fraction::sum(list.into_iter().skip(cut))
        });
        put("truncated-solkoff", vector.collect());
        put("riga", vec![w.times(2, 1).plus(d.times(3, 2)).plus(l)]);
        let wins = |otb: bool| {
            let list = cards[&p].iter().filter(|card| !card.struck);
            let list = list.filter(|card| !"hzao".contains(card.kind));
            let won = list.filter(|card| outcome(event, card) == 'W');
            Fraction(
                won.filter(|card| !otb || card.kind == 'p').count() as i128,
                1,
            )
        };
        put("wins", vec![wins(false)]);
        put("wins-otb", vec![wins(true)]);
        put("beaten", vec![w]);
        let opponents = cards[&p].iter().filter(|card| !card.struck);
        let opponents = opponents.filter(|card| !"hzao".contains(card.kind));
        let plus = opponents.filter_map(|card| card.opponent).map(solkoff);
        put("solkoff-plus", vec![Fraction::sum(plus)]);
    }
    // Places.
    let mut groups: Vec<Vec<u32>> = vec![
        points
            .keys()
            .copied()
            .filter(|p| !annulled.contains(p))
            .collect(),
    ];
    split(&mut groups, |p| vec![half(points[&p])]);
    for id in coefficients.iter().chain(&["wins"]) {
        split(&mut groups, |p| values[id][&p].clone());
    }
    direct(&cards, &mut groups);
    split(&mut groups, |p| values["beaten"][&p].clone());
    by_place(event, &cards, &mut groups);
    Answer {
        points,
        values,
        groups,
    }
}

fn split(groups: &mut Vec<Vec<u32>>, key: impl Fn(u32) -> Vec<Fraction>) {
    let compare = |a: &[Fraction], b: &[Fraction]| {
        let pairs = a.iter().zip(b).map(|(a, b)| a.compare(*b));
        pairs
            .into_iter()
            .find(|o| o.is_ne())
            .unwrap_or(Ordering::Equal)
    };
    *groups = groups
        .iter()
        .flat_map(|group| {
            let mut group = group.clone();
            group.sort_by(|a, b| compare(&key(*b), &key(*a)).then(a.cmp(b)));
            let mut parts: Vec<Vec<u32>> = vec![];
            for p in group {
                match parts.last_mut() {
                    Some(part) if compare(&key(part[0]), &key(p)).is_eq() => part.push(p),
                    _ => parts.push(vec![p]),
                }
            }
            parts
        })
        .collect();
}

fn meetings(cards: &Cards, p: u32, other: u32) -> impl Iterator<Item = &Card> {
    cards[&p]
        .iter()
        .filter(move |c| c.opponent == Some(other) && !c.struck && "p+-".contains(c.kind))
}

fn direct(cards: &Cards, groups: &mut Vec<Vec<u32>>) {
    let mut result = vec![];
    for group in groups.iter() {
        let others = |p: u32| group.iter().copied().filter(move |o| *o != p);
        let all_met = group
            .iter()
            .all(|p| others(*p).all(|o| meetings(cards, *p, o).next().is_some()));
        let mut parts = vec![group.clone()];
        if all_met {
            split(&mut parts, |p| {
                let made = others(p)
                    .flat_map(|o| meetings(cards, p, o))
                    .map(|c| c.made.0);
                vec![half(made.sum())]
            });
        }
        result.extend(parts);
    }
    *groups = result;
}

fn by_place(event: &Event, cards: &Cards, groups: &mut Vec<Vec<u32>>) {
    let places = groups.clone();
    let mut result = vec![];
    for group in places.iter() {
        let mut parts = vec![group.clone()];
        split(&mut parts, |p| {
            let mut vector = vec![];
            for place in places.iter().filter(|place| *place != group) {
                let met = |who: u32, o: u32| meetings(cards, who, o).next().is_some();
                let counts = event.regulation.system == System::RoundRobin
                    || group.iter().all(|who| place.iter().all(|o| met(*who, *o)));
                if counts {
                    let games = place.iter().flat_map(|o| meetings(cards, p, *o));
                    vector.push(half(games.map(|c| c.made.0).sum()));
                }
            }
            vector
        });
        result.extend(parts);
    }
    *groups = result;
}

const COEFFICIENTS: [&str; 6] = [
    "shmulyan",
    "sonneborn-berger",
    "buchholz",
    "solkoff",
    "truncated-solkoff",
    "riga",
];

fn compare(seed: u64) {
    let event = random_event(seed, ALL_KINDS);
    let named = COEFFICIENTS[seed as usize % 6];
    let reference = answer(&event, &[named]);
    let question = Question {
        after_round: Some(event.rounds.len() as u32),
        edition: Some(Edition::Seed),
        order: None,
    };
    let table = Table::new(&event, &[named.parse().unwrap()], &question);
    let rows = table.field.rows();
    for row in rows {
        let expected = reference.points[&row.unit.0];
        assert_eq!(
            i128::from(row.points.halves()),
            expected,
            "seed {seed}, {}",
            row.unit
        );
    }
    for (id, values) in &reference.values {
        let criterion: Criterion = id.parse().unwrap();
        let ours = measures(&table.field, &table.sheet, criterion).unwrap();
        for (player, expected) in values {
            let index = rows.iter().position(|row| row.unit.0 == *player).unwrap();
            let own: Vec<(i128, i128)> = match &ours[index] {
                Measure::One(value) => vec![(value.numerator(), value.denominator())],
                Measure::Many(list) => list
                    .iter()
                    .map(|v| (v.numerator(), v.denominator()))
                    .collect(),
            };
            let expected: Vec<(i128, i128)> = expected
                .iter()
                .map(|f| f.lowest())
                .map(|f| (f.0, f.1))
                .collect();
            assert_eq!(own, expected, "seed {seed}, {id} of {player}");
        }
    }
    let mut places: Vec<Vec<u32>> = vec![];
    let mut last = None;
    for line in table
        .ranking
        .standings
        .iter()
        .filter(|l| l.places.is_some())
    {
        if last != line.places {
            places.push(vec![]);
        }
        last = line.places;
        places.last_mut().unwrap().push(rows[line.index].unit.0);
    }
    for group in &mut places {
        group.sort_unstable();
    }
    let groups: Vec<Vec<u32>> = reference
        .groups
        .into_iter()
        .filter(|group| !group.is_empty())
        .collect();
    assert_eq!(places, groups, "seed {seed}, places by {named}");
    assert_eq!(table.ranking.criteria, {
        let order = Order::regular(&event, &[named.parse().unwrap()], Edition::Seed);
        order.criteria().to_vec()
    });
}

/// The articles and the library agree on 5,000 random events of all kinds.
#[test]
fn the_articles_and_the_library_agree() {
    for seed in 0..5_000 {
        compare(seed);
    }
}
