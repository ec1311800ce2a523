//! The Swiss procedure against a brute-force reference, on random fields: any score groups, any
//! forbidden pairs. The long run is ignored by default; `cargo test --release --test
//! swiss_procedure -- --ignored` runs it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod swiss_brute;

use shashki::board::Colour;
use shashki::event::Number;
use shashki::exact::Points;
use shashki::pairing::swiss::{
    ByeOrder, Choice, Entrant, Field, Halves, Outcome, Request, Witness, pair_field,
};
use swiss_brute::{Answer, Dice, Order, World, pair};

/// A random field, seen by the product and by the reference.
fn random(dice: &mut Dice) -> (Field, World) {
    let count = 4 + dice.below(11) as usize;
    let groups = 1 + dice.below(5);
    let mut points: Vec<i32> = (0..count).map(|_| dice.below(groups) as i32).collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    let mut numbers: Vec<u32> = (1..=count as u32).collect();
    for index in 0..count {
        numbers.swap(index, dice.below(count as u64) as usize);
    }
    let density = dice.below(10);
    let due = dice.below(4);
    let mut entrants: Vec<Entrant> = (0..count)
        .map(|place| {
            let colours = match dice.below(10) {
                0 if due > 0 => vec![Colour::White; 3],
                1 if due > 1 => vec![Colour::Black; 3],
                2 if due > 2 => vec![Colour::Black; 3],
                _ => Vec::new(),
            };
            Entrant {
                number: Number(numbers[place]),
                points: Points::whole(points[place]),
                colours,
                may_have_bye: !dice.one_in(3),
                ..Entrant::default()
            }
        })
        .collect();
    let mut may_meet = vec![vec![true; count]; count];
    let mut rule = 0;
    for a in 0..count {
        may_meet[a][a] = false;
        for b in a + 1..count {
            let barred = dice.below(10) < density;
            if barred && dice.one_in(2) {
                let number = entrants[b].number;
                entrants[a].met.push((number, 1));
            } else if barred {
                entrants[a].forbidden.push(rule);
                entrants[b].forbidden.push(rule);
                rule += 1;
            }
            let same_due =
                !entrants[a].colours.is_empty() && entrants[a].colours == entrants[b].colours;
            may_meet[a][b] = !barred && !same_due;
            may_meet[b][a] = may_meet[a][b];
        }
    }
    let world = World {
        points,
        number: numbers,
        may_meet,
        may_have_bye: entrants
            .iter()
            .map(|entrant| entrant.may_have_bye)
            .collect(),
        published: Vec::new(),
    };
    (Field::new(entrants), world)
}

/// Random pairs, some of which may be made.
fn publish(dice: &mut Dice, may_meet: &[Vec<bool>]) -> Vec<Option<usize>> {
    let mut published = vec![None; may_meet.len()];
    for a in 0..may_meet.len() {
        let b = dice.below(may_meet.len() as u64) as usize;
        if published[a].is_none() && published[b].is_none() && may_meet[a][b] {
            published[a] = Some(b);
            published[b] = Some(a);
        }
    }
    published
}

fn simplified(outcome: &Outcome) -> Answer {
    Answer {
        bye: outcome.bye.as_ref().map(|bye| bye.who),
        pairs: outcome
            .groups
            .iter()
            .flat_map(|group| &group.pairs)
            .map(|formed| (formed.chooser, formed.chosen))
            .collect(),
        down: outcome
            .groups
            .iter()
            .map(|group| group.went_down.iter().map(|down| down.who).collect())
            .collect(),
    }
}

/// That a proof proves: more odd parts than opponents, nobody of a part may meet anybody else
/// outside it.
fn check_witness(field: &Field, witness: &Witness) {
    assert!(witness.parts.len() > witness.opponents.len(), "{witness:?}");
    for part in &witness.parts {
        assert_eq!(part.len() % 2, 1, "{witness:?}");
        for &player in part {
            for other in 0..field.len_with_bye() {
                if !part.contains(&other) && !witness.opponents.contains(&other) {
                    assert!(!field.may_meet(player, other), "{witness:?}");
                }
            }
        }
    }
}

/// Whether there is a complete pairing once these pairs are allowed.
fn possible_with(world: &World, allowed: &[(usize, usize)]) -> bool {
    let count = world.points.len();
    let mut may_meet = world.may_meet.clone();
    let mut may_have_bye = world.may_have_bye.clone();
    for &(a, b) in allowed {
        if b == count {
            may_have_bye[a] = true;
        } else {
            may_meet[a][b] = true;
            may_meet[b][a] = true;
        }
    }
    let world = World {
        points: world.points.clone(),
        number: world.number.clone(),
        may_meet,
        may_have_bye,
        published: Vec::new(),
    };
    pair(&world, Order::Nearest, false).is_some()
}

fn compare(seed: u64, fields: u32) -> [u32; 4] {
    let mut dice = Dice(seed);
    let (mut paired, mut refused, mut deep, mut byes) = (0, 0, 0, 0);
    for index in 0..fields {
        let (field, mut world) = random(&mut dice);
        // Every third time a round is published and to be repaired.
        let repair = dice.one_in(3);
        if repair {
            world.published = publish(&mut dice, &world.may_meet);
        }
        let (choice, order) = [
            (Choice::Nearest, Order::Nearest),
            (Choice::Halves(Halves::Fresh), Order::HalvesFresh),
            (Choice::Halves(Halves::Kept), Order::HalvesKept),
            (Choice::Last, Order::Last),
        ][dice.below(4) as usize];
        let by_number = dice.one_in(3);
        let request = Request {
            choice,
            bye: if by_number {
                ByeOrder::Number
            } else {
                ByeOrder::Classification
            },
            published: repair.then_some(&world.published[..]),
        };
        let expected = pair(&world, order, by_number);
        match pair_field(&field, &request) {
            Ok(outcome) => {
                let found = simplified(&outcome);
                assert_eq!(Some(&found), expected.as_ref(), "field {index} of {seed}");
                paired += 1;
                byes += u32::from(found.bye.is_some());
                deep += u32::from(found.down.iter().any(|down| down.len() > 1));
            }
            Err(witness) => {
                assert_eq!(expected, None, "field {index} of {seed}");
                check_witness(&field, &witness);
                if witness.all_needed {
                    assert!(possible_with(&world, &witness.could_allow));
                } else {
                    for &pair in &witness.could_allow {
                        assert!(possible_with(&world, &[pair]), "{witness:?} {pair:?}");
                    }
                }
                refused += 1;
            }
        }
    }
    [paired, refused, deep, byes]
}

#[test]
fn agrees_with_brute_force() {
    let [paired, refused, deep, byes] = compare(1, 400);
    assert!(paired > 200 && refused > 50 && deep > 20 && byes > 50);
}

#[test]
#[ignore = "long"]
fn agrees_with_brute_force_at_length() {
    let [paired, refused, deep, byes] = compare(2, 100_000);
    println!("{paired} paired, {refused} refused, {deep} with more than one down, {byes} byes");
}
