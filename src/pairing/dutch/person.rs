//! What everybody has behind him when a round is paired by the Dutch system (C.04.2, C.04.3 1).

use std::collections::BTreeMap;

use crate::board::Colour;
use crate::event::{ByeKind, Card, Cards, Event, Number, Played};
use crate::exact::Points;
use crate::pairing::presence;

use super::acceleration::Acceleration;

/// How a round moved a player between score groups (1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Float {
    /// Not at all.
    #[default]
    None,
    /// He met somebody with fewer points, or got more than a loss without playing.
    Down,
    /// He met somebody with more points.
    Up,
}

/// How much a player wants a colour (1.7), the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// He has not played.
    #[default]
    None,
    /// Both colours equally often: the other one than the last.
    Mild,
    /// One colour once more than the other.
    Strong,
    /// One colour twice more than the other, or the same colour twice running.
    Absolute,
}

/// One player of the round.
#[derive(Clone, Debug, Default)]
pub(super) struct Person {
    pub(super) number: Number,
    /// Points, and what an acceleration adds to them in this round.
    pub(super) points: Points,
    /// Colours of the games played, the oldest first.
    pub(super) colours: Vec<Colour>,
    /// Whom he has played, and in which round.
    pub(super) met: BTreeMap<Number, u32>,
    /// The floats of the last round and of the one before it.
    pub(super) floats: [Float; 2],
    /// Whether he may have the pairing-allocated bye (C2).
    pub(super) may_have_bye: bool,
    /// Rounds without a game (C9).
    pub(super) unplayed: u32,
    /// More than half of the most that could be made, before the last round (1.8).
    pub(super) topscorer: bool,
    /// His number among those who have ever been paired, from 1 (5.2.5).
    pub(super) parity_number: usize,
    /// Rules of the regulation that keep pairs apart and name him.
    pub(super) forbidden: Vec<usize>,
}

impl Person {
    /// Games with white less games with black.
    pub(super) fn difference(&self) -> i32 {
        self.colours.iter().map(|colour| sign(*colour)).sum()
    }

    /// The colour of the last two games, where it is the same.
    pub(super) fn repeated(&self) -> Option<Colour> {
        match self.colours.as_slice() {
            [.., one, two] if one == two => Some(*two),
            _ => None,
        }
    }

    /// Whether this colour would be neither a third one running nor a difference beyond two.
    pub(super) fn may_have(&self, colour: Colour) -> bool {
        self.repeated() != Some(colour) && (self.difference() + sign(colour)).abs() <= 2
    }

    /// The colour he should have, and how much he wants it.
    pub(super) fn preference(&self) -> (Option<Colour>, Strength) {
        let difference = self.difference();
        let lacking = if difference > 0 {
            Colour::Black
        } else {
            Colour::White
        };
        let last = self.colours.last().copied();
        match (difference.abs(), self.repeated(), last) {
            (2.., _, _) => (Some(lacking), Strength::Absolute),
            (_, Some(twice), _) => (Some(!twice), Strength::Absolute),
            (1, None, _) => (Some(lacking), Strength::Strong),
            (_, None, Some(last)) => (Some(!last), Strength::Mild),
            (_, None, None) => (None, Strength::None),
        }
    }
}

/// `1` for white, `-1` for black.
pub(super) fn sign(colour: Colour) -> i32 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// Those who are there in `round`, by points and number, the highest first.
pub(super) fn present(event: &Event, round: u32) -> Vec<Person> {
    let before = round.saturating_sub(1);
    let cards = Cards::after(event, before);
    let extra = Acceleration::of(event);
    let running: BTreeMap<Number, Vec<Points>> = cards
        .iter()
        .map(|card| (card.unit, running(card, before, &extra)))
        .collect();
    let half_of_most = i64::from(event.regulation.scoring.win.halves()) * i64::from(before);
    let last_round = event.regulation.rounds == round;
    let mut persons = Vec::new();
    let mut numbered = 0;
    for card in cards.iter() {
        let there = presence::missing(event, card.unit, round).is_none();
        // Whoever has never been in a pairing has no number yet.
        if there || card.entries.iter().any(|entry| was_paired(entry.played)) {
            numbered += 1;
        }
        if !there {
            continue;
        }
        let points = card.points + extra.points(card.unit, round);
        let mut person = Person {
            number: card.unit,
            points,
            may_have_bye: true,
            unplayed: before,
            topscorer: last_round && i64::from(points.halves()) * 2 > half_of_most,
            parity_number: numbered,
            ..Person::default()
        };
        history(event, card, &running, before, &mut person);
        for (rule, forbidden) in event.regulation.forbidden.iter().enumerate() {
            if forbidden.players.contains(&card.unit)
                && forbidden.from_round.is_none_or(|from| from <= round)
                && forbidden.to_round.is_none_or(|to| to >= round)
            {
                person.forbidden.push(rule);
            }
        }
        persons.push(person);
    }
    persons.sort_by(|a, b| b.points.cmp(&a.points).then(a.number.cmp(&b.number)));
    persons
}

/// Points before each round, from round 1 on, with what an acceleration adds.
fn running(card: &Card, rounds: u32, extra: &Acceleration) -> Vec<Points> {
    let mut sum = Points::ZERO;
    let mut entries = card.entries.iter().peekable();
    (1..=rounds)
        .map(|round| {
            let before = sum;
            while let Some(entry) = entries.next_if(|entry| entry.round <= round) {
                sum += entry.points;
            }
            before + extra.points(card.unit, round)
        })
        .collect()
}

fn was_paired(played: Played) -> bool {
    !matches!(
        played,
        Played::Bye(ByeKind::Full | ByeKind::Half | ByeKind::Zero)
    )
}

fn history(
    event: &Event,
    card: &Card,
    running: &BTreeMap<Number, Vec<Points>>,
    before: u32,
    person: &mut Person,
) {
    let scoring = &event.regulation.scoring;
    let points_before = |unit: Number, round: u32| {
        let place = usize::try_from(round).ok()?.checked_sub(1)?;
        running.get(&unit)?.get(place).copied()
    };
    for entry in &card.entries {
        let float = match entry.played {
            Played::OverTheBoard | Played::Pending => {
                person.colours.extend(entry.colour);
                person
                    .met
                    .extend(entry.opponent.map(|unit| (unit, entry.round)));
                person.unplayed = person.unplayed.saturating_sub(1);
                let own = points_before(card.unit, entry.round);
                let other = entry
                    .opponent
                    .and_then(|unit| points_before(unit, entry.round));
                match own.cmp(&other) {
                    std::cmp::Ordering::Greater => Float::Down,
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::None,
                }
            }
            Played::Forfeit(_) | Played::Bye(_) => {
                if entry.played == Played::Bye(ByeKind::Pairing) || entry.points >= scoring.win {
                    person.may_have_bye = false;
                }
                if entry.points > scoring.loss {
                    Float::Down
                } else {
                    Float::None
                }
            }
        };
        match before.checked_sub(entry.round) {
            Some(0) => person.floats[0] = float,
            Some(1) => person.floats[1] = float,
            _ => {}
        }
    }
}
