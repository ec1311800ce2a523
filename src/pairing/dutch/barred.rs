//! What keeps two apart (C1, C3, the regulation), and why there is no pairing at all.

use crate::board::Colour;
use crate::event::{Event, Number};
use crate::finding::codes::{dutch as codes, swiss};
use crate::finding::{Finding, Severity};
use crate::pairing::Impossible;
use crate::pairing::swiss::{Bar, Entrant, absolute};

use super::explain::article;
use super::field::Field;
use super::person::{Person, Strength};

/// C1, C3 and the pairs that the regulation keeps apart, under the names that all Swiss systems
/// share; a rule of the regulation is its place in `forbidden`.
pub(super) fn bar(one: &Person, other: &Person) -> Option<Bar> {
    if let Some(round) = one.met.get(&other.number) {
        return Some(Bar::Met(*round));
    }
    let mut mine = one.forbidden.iter();
    if let Some(rule) = mine.find(|rule| other.forbidden.contains(rule)) {
        return Some(Bar::Forbidden(*rule));
    }
    let due = absolute_colour(one)?;
    (absolute_colour(other) == Some(due)).then_some(Bar::Colour(due))
}

/// The colour somebody must have against another who must have it (C3); a topscorer of the last
/// round need not.
fn absolute_colour(person: &Person) -> Option<Colour> {
    match person.preference() {
        (colour, Strength::Absolute) if !person.topscorer => colour,
        _ => None,
    }
}

/// What keeps two apart, as a finding.
pub(super) fn apart(event: &Event, one: &Person, other: &Person) -> Option<Finding> {
    let (code, number) = match bar(one, other)? {
        Bar::Met(_) => (swiss::MET, "C.04.3 2.1 C1"),
        Bar::Colour(_) => (swiss::SAME_COLOUR_DUE, "C.04.3 2.1 C3"),
        Bar::Forbidden(_) | Bar::PointWithoutPlay => (swiss::PAIR_FORBIDDEN, "C.04.2"),
    };
    let finding = Finding::new(code)
        .article(article(number))
        .field("player", one.number.0)
        .field("opponent", other.number.0);
    Some(match bar(one, other)? {
        Bar::Met(round) => finding.field("round", round),
        Bar::Colour(colour) => finding.field("colour", colour.to_string()),
        Bar::Forbidden(rule) => {
            let rule = event.regulation.forbidden.get(rule);
            let reason = rule.and_then(|rule| rule.reason.clone());
            finding.field("reason", reason.unwrap_or_else(|| "regulation".to_owned()))
        }
        Bar::PointWithoutPlay => finding,
    })
}

/// That no pairing meets the absolute criteria, and why.
pub(super) fn impossible(
    event: &Event,
    round: u32,
    field: &Field,
    forced: &[(Number, Number)],
) -> Impossible {
    let mut reason = Finding::new(codes::NO_PAIRING)
        .severity(Severity::Error)
        .article(article("C.04.3 2.1"))
        .field("players", field.persons.len());
    if field.bye().is_some() {
        let eligible = field.persons.iter().filter(|person| person.may_have_bye);
        let numbers: Vec<String> = eligible.map(|person| person.number.to_string()).collect();
        reason = reason.field("may_have_bye", numbers);
    }
    let rules: Vec<usize> = (0..event.regulation.forbidden.len()).collect();
    let entrants = field.persons.iter().map(entrant).collect();
    let mut impossible = absolute(event, round, &rules, entrants).unwrap_or(Impossible {
        round,
        reasons: Vec::new(),
        could_allow: Vec::new(),
    });
    let told = impossible.reasons.iter_mut();
    for finding in told.chain(&mut impossible.could_allow) {
        finding.article = finding.article.map(|_| article("C.04.3 2.1"));
        if finding.code == swiss::ALLOW_COLOUR {
            finding.code = codes::ALLOW_COLOUR;
        }
    }
    impossible.reasons.insert(0, reason);
    let give_up = forced.iter().map(|&(one, other)| {
        Finding::new(swiss::GIVE_UP_FORCED)
            .article(article("C.04.3 2.1"))
            .field("player", one.0)
            .field("opponent", other.0)
    });
    impossible.could_allow.splice(0..0, give_up);
    impossible
}

/// A player as the proof sees him: an absolute preference stands for three games with the other
/// colour.
fn entrant(person: &Person) -> Entrant {
    Entrant {
        number: person.number,
        points: person.points,
        colours: absolute_colour(person).map_or_else(Vec::new, |due| vec![!due; 3]),
        met: person
            .met
            .iter()
            .map(|(unit, round)| (*unit, *round))
            .collect(),
        may_have_bye: person.may_have_bye,
        forbidden: person.forbidden.clone(),
    }
}
