//! Why no legal pairing exists, in a form that can be checked, and what could be allowed.

use crate::event::{Event, Number};
use crate::finding::Finding;
use crate::finding::codes::swiss as codes;
use crate::pairing::Impossible;

use super::explain::{apart, article};
use super::field::{Bar, Entrant, Field};
use super::setup::Setup;
use super::witness::Witness;

/// Up to so many players, every pair that a rule keeps apart is listed with its rule.
const LISTED: usize = 8;

/// A forced pair that a rule keeps apart.
pub(super) fn forced_barred(
    event: &Event,
    round: u32,
    setup: &Setup,
    (one, other): (Number, Number),
    bar: Bar,
) -> Impossible {
    Impossible {
        round,
        reasons: vec![
            Finding::new(codes::FORCED_BARRED)
                .article(article("3.17.2"))
                .field("player", one.0)
                .field("opponent", other.0),
            apart(event, setup, one, other, bar),
        ],
        could_allow: Vec::new(),
    }
}

/// More than one pairing group of an odd number.
pub(super) fn odd_groups(round: u32, odd: &[&(Option<String>, Vec<Entrant>)]) -> Impossible {
    let groups: Vec<String> = odd
        .iter()
        .map(|(name, entrants)| {
            format!(
                "{} ({})",
                name.as_deref().unwrap_or_default(),
                entrants.len()
            )
        })
        .collect();
    Impossible {
        round,
        reasons: vec![
            Finding::new(codes::ODD_GROUPS)
                .article(article("3.17.9"))
                .field("groups", groups),
        ],
        could_allow: Vec::new(),
    }
}

/// No complete pairing of a field.
pub(super) fn no_pairing(
    event: &Event,
    round: u32,
    setup: &Setup,
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
    let singles = witness.parts.iter().all(|part| part.len() == 1);
    let inside: Vec<usize> = witness.parts.concat();
    let mut reasons = Vec::new();
    let nobody = inside.len() == 1 && has_bye(&inside) && witness.opponents.is_empty();
    if nobody {
        reasons.push(Finding::new(codes::NOBODY_FOR_BYE).article(article("3.17.2")));
    } else {
        let code = if singles {
            codes::TOO_FEW_OPPONENTS
        } else {
            codes::TOO_FEW_OUTSIDE
        };
        let bye_counts = has_bye(&inside);
        let mut finding = Finding::new(code)
            .article(article("3.17.2"))
            .field("players", numbers(&inside))
            .field("opponents", numbers(&witness.opponents))
            .field("count", inside.len() - usize::from(bye_counts))
            .field("parts", witness.parts.len())
            .field(
                "opponent_count",
                witness.opponents.len() - usize::from(has_bye(&witness.opponents)),
            );
        // Where the bye itself is one of those who need a partner, or one of the few partners.
        finding = finding
            .field("bye_needs_player", if bye_counts { "yes" } else { "no" })
            .field(
                "bye_possible",
                if has_bye(&witness.opponents) {
                    "yes"
                } else {
                    "no"
                },
            );
        reasons.push(finding);
        if !singles {
            for part in &witness.parts {
                reasons.push(
                    Finding::new(codes::ODD_PART)
                        .field("players", numbers(part))
                        .field("count", part.len()),
                );
            }
        }
    }
    if inside.len() <= LISTED {
        for (index, &a) in inside.iter().enumerate() {
            for &b in &inside[index + 1..] {
                if let Some(bar) = field.bar(a, b) {
                    reasons.push(told_apart(event, setup, field, (a, b), bar));
                }
            }
        }
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
                finding = finding.field("reason", super::explain::reason(event, setup, rule));
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

fn told_apart(
    event: &Event,
    setup: &Setup,
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
    apart(event, setup, number(player), number(b), bar)
}
