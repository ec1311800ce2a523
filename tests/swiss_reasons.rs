//! Laws of a round and of its reasons, looked at without the pairing's own eyes: nothing that
//! always holds is broken, as few as possible go down, and whoever was passed over "because of the
//! rest" could indeed not be taken: every complete pairing is tried.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod swiss_brute;

use std::collections::{BTreeMap, BTreeSet};

use shashki::board::Colour;
use shashki::event::{ByeKind, GameResult, Number, System};
use shashki::exact::Points;
use shashki::pairing::swiss::simulate::{Mix, trial};
use shashki::pairing::swiss::{
    ByeOrder, Choice, Entrant, Field, Halves, Passed, Request, pair_field,
};
use swiss_brute::Dice;

/// The fewest who go down in a complete pairing of `free` that makes these pairs and lets these
/// go down; who goes down is in `upper` and meets somebody who is not. `None`: there is none.
fn fewest(
    field: &Field,
    free: &[usize],
    upper: &BTreeSet<usize>,
    must: &BTreeMap<usize, usize>,
    down: &BTreeSet<usize>,
) -> Option<usize> {
    let Some((&a, rest)) = free.split_first() else {
        return Some(0);
    };
    let mut least: Option<usize> = None;
    for &b in rest {
        let crosses = upper.contains(&a) != upper.contains(&b);
        let wanted = |v: usize, w: usize| must.get(&v).is_none_or(|&with| with == w);
        let goes = |v: usize| !down.contains(&v) || crosses;
        if field.may_meet(a, b) && wanted(a, b) && wanted(b, a) && goes(a) && goes(b) {
            let left: Vec<usize> = rest.iter().copied().filter(|v| *v != b).collect();
            let found = fewest(field, &left, upper, must, down);
            let found = found.map(|found| found + usize::from(crosses));
            least = [least, found].into_iter().flatten().min();
        }
    }
    least
}

fn random(dice: &mut Dice) -> Field {
    let count = 4 + dice.below(6) as usize;
    let groups = 1 + dice.below(4);
    let mut points: Vec<i32> = (0..count).map(|_| dice.below(groups) as i32).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    let mut entrants: Vec<Entrant> = (0..count)
        .map(|place| Entrant {
            number: Number(place as u32 + 1),
            points: Points::whole(points[place]),
            may_have_bye: !dice.one_in(3),
            ..Entrant::default()
        })
        .collect();
    let density = dice.below(7);
    for a in 0..count {
        for b in a + 1..count {
            if dice.below(10) < density {
                let number = entrants[b].number;
                entrants[a].met.push((number, 1));
            }
        }
    }
    Field::new(entrants)
}

#[test]
fn every_reason_is_true() {
    let mut dice = Dice(77);
    let (mut by_rest, mut groups) = (0, 0);
    for _ in 0..1500 {
        let field = random(&mut dice);
        let choice = [
            Choice::Nearest,
            Choice::Halves(Halves::Fresh),
            Choice::Halves(Halves::Kept),
            Choice::Last,
        ][dice.below(4) as usize];
        let request = Request {
            choice,
            bye: ByeOrder::Classification,
            published: None,
        };
        let Ok(outcome) = pair_field(&field, &request) else {
            continue;
        };
        let (none, nobody) = (BTreeMap::new(), BTreeSet::new());
        let mut free: Vec<usize> = (0..field.len_with_bye()).collect();
        if let Some(bye) = &outcome.bye {
            let place = field.bye().unwrap();
            for (who, why) in &bye.passed {
                if *why == Passed::Rest {
                    let must = BTreeMap::from([(*who, place), (place, *who)]);
                    assert_eq!(fewest(&field, &free, &nobody, &must, &nobody), None);
                    by_rest += 1;
                }
            }
            free.retain(|v| *v != bye.who && *v != place);
        }
        for log in &outcome.groups {
            groups += 1;
            let upper: BTreeSet<usize> =
                log.came_down.iter().chain(&log.members).copied().collect();
            let down = log.went_down.len();
            assert_eq!(fewest(&field, &free, &upper, &none, &nobody), Some(down));
            let possible = |must: &BTreeMap<usize, usize>, go: &BTreeSet<usize>| {
                fewest(&field, &free, &upper, must, go) == Some(down)
            };
            // Those who came down, in their order, with what was decided before each.
            let (mut must, mut gone) = (BTreeMap::new(), BTreeSet::new());
            let mut check = |must: &BTreeMap<usize, usize>,
                             gone: &BTreeSet<usize>,
                             chooser: usize,
                             passed: &[(usize, Passed)]| {
                for &(other, why) in passed {
                    if why == Passed::Rest {
                        let mut with = must.clone();
                        with.extend([(chooser, other), (other, chooser)]);
                        assert!(!possible(&with, gone), "{chooser} {other} {log:?}");
                        by_rest += 1;
                    }
                }
            };
            for &who in &log.came_down {
                let pair = log
                    .pairs
                    .iter()
                    .find(|pair| pair.came_down && pair.chooser == who);
                if let Some(pair) = pair {
                    check(&must, &gone, who, &pair.passed);
                    must.extend([(who, pair.chosen), (pair.chosen, who)]);
                } else if let Some(again) = log.went_down.iter().find(|d| d.again && d.who == who) {
                    check(&must, &gone, who, &again.passed);
                    gone.insert(who);
                }
                assert!(possible(&must, &gone));
            }
            for dropped in log.went_down.iter().filter(|dropped| !dropped.again) {
                for &(other, why) in &dropped.passed {
                    if why == Passed::Rest {
                        let mut with = gone.clone();
                        with.insert(other);
                        assert!(!possible(&must, &with), "{other} {log:?}");
                    }
                }
                gone.insert(dropped.who);
                assert!(possible(&must, &gone));
            }
            for pair in log.pairs.iter().filter(|pair| !pair.came_down) {
                check(&must, &gone, pair.chooser, &pair.passed);
                must.extend([(pair.chooser, pair.chosen), (pair.chosen, pair.chooser)]);
                assert!(possible(&must, &gone));
            }
            free.retain(|v| !must.contains_key(v));
        }
        assert!(free.is_empty());
    }
    assert!(by_rest > 500 && groups > 1500, "{by_rest} {groups}");
}

/// H1 to H4 and everybody once, from what the rounds themselves say.
#[test]
fn what_always_holds_is_never_broken() {
    let mut rounds = 0;
    for (system, index) in [
        System::SwissRandom,
        System::SwissRating,
        System::SwissSolkoff,
        System::SwissBuchholz,
    ]
    .into_iter()
    .flat_map(|system| (1..=15).map(move |index| (system, index)))
    {
        let mix = Mix {
            players: (5, 40),
            rounds: (5, 9),
            forfeits: 80,
            absences: 60,
            leavers: 20,
            late: 80,
            forbidden: 80,
            ..Mix::usual(system)
        };
        let made = trial(&mix, "always", index).unwrap();
        assert_eq!(made.broken, 0);
        let event = made.event;
        let mut met = BTreeSet::new();
        let mut without_play = BTreeSet::new();
        let mut colours: BTreeMap<Number, Vec<Colour>> = BTreeMap::new();
        for round in &event.rounds {
            rounds += 1;
            let mut named = BTreeSet::new();
            for pairing in &round.pairings {
                let (white, black) = (pairing.white, pairing.black);
                assert!(named.insert(white) && named.insert(black));
                assert!(!met.contains(&(white.min(black), white.max(black))), "H1");
                for (unit, gets) in [(white, Colour::White), (black, Colour::Black)] {
                    let had = colours.get(&unit).map_or(&[][..], Vec::as_slice);
                    assert!(!had.ends_with(&[gets; 3]), "H2");
                }
                let apart = event.regulation.forbidden.iter();
                let mut apart = apart.map(|rule| &rule.players);
                assert!(
                    !apart.any(|p| p.contains(&white) && p.contains(&black)),
                    "H4"
                );
            }
            for bye in &round.byes {
                assert!(named.insert(bye.player));
                if bye.kind == ByeKind::Pairing {
                    assert!(without_play.insert(bye.player), "H3");
                }
            }
            for unit in event.units() {
                let gone = event.withdrawals.iter();
                let gone = gone
                    .clone()
                    .any(|g| g.player == unit && g.after_round < round.number);
                let entered = event.player(unit).unwrap().from_round;
                let there = !gone && entered.is_none_or(|from| from <= round.number);
                // Who is not there can at most be recorded as absent.
                let absent = round.byes.iter();
                let absent = absent
                    .clone()
                    .any(|bye| bye.player == unit && bye.kind == ByeKind::Zero);
                assert!(there == named.contains(&unit) || absent, "{unit}");
            }
            for pairing in &round.pairings {
                let (white, black) = (pairing.white, pairing.black);
                if let Some(GameResult::Forfeit { white: a, black: b }) = pairing.result {
                    without_play.extend(a.then_some(white));
                    without_play.extend(b.then_some(black));
                } else {
                    met.insert((white.min(black), white.max(black)));
                    colours.entry(white).or_default().push(Colour::White);
                    colours.entry(black).or_default().push(Colour::Black);
                }
            }
        }
    }
    assert!(rounds > 250, "{rounds}");
}
