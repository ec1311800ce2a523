//! Why no legal pairing exists, in a form that can be checked, and what could be allowed.

use crate::event::{Event, Number};
use crate::finding::Finding;
use crate::finding::codes::swiss as codes;
use crate::pairing::Impossible;

use super::explain::{LISTED, apart, article};
use super::field::{Bar, Entrant, Field};
use super::matching::Matching;
use super::witness::{Witness, witness};

/// No complete pairing of a field.
pub(super) fn no_pairing(
    event: &Event,
    round: u32,
    rules: &[usize],
    field: &Field,
    witness: &Witness,
    give_up: &[(Number, Number)],
) -> Impossible {
    let number = |place: usize| field.entrants().get(place).map_or(0, |e| e.number.0);
    let numbers = |places: &[usize]| -> Vec<String> {
        places
            .iter()
            .filter(|&&place| Some(place) != field.bye())
            .map(|&place| number(place).to_string())
            .collect()
    };
    let has_bye = |places: &[usize]| places.iter().any(|&place| Some(place) == field.bye());
    // Without any opponent outside, one odd part is proof enough: the smallest.
    let mut parts = witness.parts.clone();
    if witness.opponents.is_empty() {
        parts.sort_by_key(Vec::len);
        parts.truncate(1);
    }
    let singles = parts.iter().all(|part| part.len() == 1);
    let inside: Vec<usize> = parts.concat();
    let (bye_inside, bye_outside) = (has_bye(&inside), has_bye(&witness.opponents));
    let mut reasons = Vec::new();
    let reason = |code| Finding::new(code).article(article("3.17.2"));
    let players = inside.len() - usize::from(bye_inside);
    match (&inside[..], witness.opponents.is_empty()) {
        (_, true) if players == 0 => reasons.push(reason(codes::NOBODY_FOR_BYE)),
        (&[only], true) => reasons.push(reason(codes::NO_OPPONENT).field("player", number(only))),
        (_, true) => reasons.push(
            reason(codes::ODD_ISLAND)
                .field("players", numbers(&inside))
                .field("count", players),
        ),
        (_, false) => {
            let code = if singles {
                codes::TOO_FEW_OPPONENTS
            } else {
                codes::TOO_FEW_OUTSIDE
            };
            reasons.push(
                reason(code)
                    .field("players", numbers(&inside))
                    .field("opponents", numbers(&witness.opponents))
                    .field("count", players)
                    .field("parts", parts.len())
                    .field(
                        "opponent_count",
                        witness.opponents.len() - usize::from(bye_outside),
                    ),
            );
            if !singles {
                for part in &parts {
                    reasons.push(
                        Finding::new(codes::ODD_PART)
                            .field("players", numbers(part))
                            .field("count", part.len() - usize::from(has_bye(part))),
                    );
                }
            }
        }
    }
    if bye_inside && players > 0 {
        reasons.push(reason(codes::BYE_NEEDS_PLAYER));
    }
    if bye_outside {
        reasons.push(reason(codes::BYE_POSSIBLE));
    }
    // What keeps each of them from everybody else, where that is a short list.
    let mut apart = Vec::new();
    for part in &parts {
        for &a in part {
            for b in 0..field.len_with_bye() {
                let outside = !part.contains(&b) && !witness.opponents.contains(&b);
                let twice = inside.contains(&b) && b < a;
                if outside
                    && !twice
                    && let Some(bar) = field.bar(a, b)
                {
                    apart.push(told_apart(event, rules, field, (a, b), bar));
                }
            }
        }
    }
    if apart.len() <= LISTED {
        reasons.extend(apart);
    }
    let mut could_allow = Vec::new();
    for &(one, other) in give_up {
        could_allow.push(
            Finding::new(codes::GIVE_UP_FORCED)
                .article(article("3.17.9"))
                .field("player", one.0)
                .field("opponent", other.0),
        );
    }
    if witness.all_needed && witness.could_allow.len() > 1 {
        could_allow.push(Finding::new(codes::ALL_NEEDED));
    }
    for &(a, b) in &witness.could_allow {
        let Some(bar) = field.bar(a, b) else {
            continue;
        };
        let (code, number_of_article) = match bar {
            Bar::Met(_) => (codes::ALLOW_REPEAT, "3.17.2"),
            Bar::Colour(_) => (codes::ALLOW_COLOUR, "3.17.2"),
            Bar::Forbidden(_) => (codes::ALLOW_FORBIDDEN, "3.17.9"),
            Bar::PointWithoutPlay => (codes::ALLOW_BYE, "3.17.2"),
        };
        let player = if Some(a) == field.bye() { b } else { a };
        let mut finding = Finding::new(code)
            .article(article(number_of_article))
            .field("player", number(player));
        if bar != Bar::PointWithoutPlay {
            finding = finding.field("opponent", number(b));
        }
        match bar {
            Bar::Met(round) => finding = finding.field("round", round),
            Bar::Colour(colour) => finding = finding.field("colour", colour.to_string()),
            Bar::Forbidden(rule) => {
                finding = finding.field("reason", super::explain::reason(event, rules, rule));
            }
            Bar::PointWithoutPlay => {}
        }
        could_allow.push(finding);
    }
    Impossible {
        round,
        reasons,
        could_allow,
    }
}

/// Why these entrants cannot all be paired, if they cannot: for a system that has the rules of a
/// [`Field`] under other names. `rules` are the places in `forbidden` of those that hold.
pub(in crate::pairing) fn absolute(
    event: &Event,
    round: u32,
    rules: &[usize],
    entrants: Vec<Entrant>,
) -> Option<Impossible> {
    let field = Field::new(entrants);
    let mut matching = Matching::new(&field, 0..field.len_with_bye());
    (matching.grow() > 0).then(|| {
        let witness = witness(&field, &mut matching);
        no_pairing(event, round, rules, &field, &witness, &[])
    })
}

fn told_apart(
    event: &Event,
    rules: &[usize],
    field: &Field,
    (a, b): (usize, usize),
    bar: Bar,
) -> Finding {
    let number = |place: usize| {
        field
            .entrants()
            .get(place)
            .map_or(Number(0), |entrant| entrant.number)
    };
    let player = if Some(a) == field.bye() { b } else { a };
    apart(event, rules, number(player), number(b), bar)
}
