//! Pairing again after a round is published (3.17.8): as few players as possible are touched.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Colour;
use crate::event::{ByeKind, Event, Number, System};
use crate::finding::Finding;
use crate::finding::codes::swiss as codes;
use crate::pairing::{Draft, Options, PairError, Unsuitable, games};

use super::explain::article;
use super::field::{Entrant, Field};
use super::round;

/// A published round.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    /// Everybody's colour and opponent.
    pairs: BTreeMap<Number, (Colour, Number)>,
    /// Pairs that have a result already and stand whatever happens, White first.
    pub(super) stand: Vec<(Number, Number)>,
    bye: Option<Number>,
}

impl Published {
    fn new(event: &Event, round: u32) -> Option<Published> {
        let round = event.round(round)?;
        let mut published = Published {
            bye: round
                .byes
                .iter()
                .find(|bye| bye.kind == ByeKind::Pairing)
                .map(|bye| bye.player),
            ..Published::default()
        };
        for pairing in &round.pairings {
            let (white, black) = (pairing.white, pairing.black);
            published.pairs.insert(white, (Colour::White, black));
            published.pairs.insert(black, (Colour::Black, white));
            let begun = pairing.games.iter().any(|game| game.result.is_some());
            if pairing.result.is_some() || begun {
                published.stand.push((white, black));
            }
        }
        Some(published)
    }

    /// With whom everybody of a field was published, where the pair can be kept with its colours.
    pub(super) fn partners(&self, field: &Field) -> Vec<Option<usize>> {
        let places: BTreeMap<Number, usize> = field
            .entrants()
            .iter()
            .enumerate()
            .map(|(place, entrant)| (entrant.number, place))
            .collect();
        field
            .entrants()
            .iter()
            .map(|entrant| {
                let (colour, opponent) = self.pairs.get(&entrant.number)?;
                let partner = *places.get(opponent)?;
                let allowed = |entrant: &Entrant, colour: Colour| {
                    entrant.must_have().is_none_or(|due| due == colour)
                };
                (allowed(entrant, *colour) && allowed(field.entrant(partner), !*colour))
                    .then_some(partner)
            })
            .collect()
    }

    /// The published colour of the first of two, if they were published against each other and
    /// may keep their colours.
    pub(super) fn colour_of(&self, one: &Entrant, other: &Entrant) -> Option<Colour> {
        let (colour, opponent) = self.pairs.get(&one.number)?;
        let stands = self
            .stand
            .iter()
            .any(|&(a, b)| a == one.number || b == one.number);
        let allowed =
            |entrant: &Entrant, colour: Colour| entrant.must_have().is_none_or(|due| due == colour);
        (*opponent == other.number && (stands || allowed(one, *colour) && allowed(other, !*colour)))
            .then_some(*colour)
    }
}

/// Puts results and games that are entered already back where the pair is kept.
fn stand(event: &Event, draft: &mut Draft) {
    let Some(round) = event.round(draft.round) else {
        return;
    };
    for drawn in &mut draft.pairings {
        let stored = round
            .pairings
            .iter()
            .find(|pairing| pairing.white == drawn.white && pairing.black == drawn.black);
        if let Some(pairing) = stored {
            drawn.result = pairing.result;
            drawn.games.clone_from(&pairing.games);
        }
    }
}

/// A round paired again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repaired {
    /// The round as it is now; its explanation says what was kept and whom it touches.
    pub draft: Draft,
    /// How many of the published pairs are kept with their colours.
    pub kept: usize,
    /// How many pairs were published.
    pub published: usize,
    /// Whose opponent, colour or bye has changed, those who came or went included.
    pub touched: Vec<Number>,
}

/// Pairs a published round again: as many of its pairs as possible are kept with their colours;
/// among those pairings, the first in the order of preference. Pairs that have a result stand.
///
/// # Errors
/// [`PairError::NoSuchRound`] if the round is not published; else as [`super::pair`].
pub fn repair(event: &Event, round: u32, options: &Options) -> Result<Repaired, PairError> {
    if event.regulation.system == System::SwissDutch {
        return Err(Unsuitable::NotInDutch { what: "--repair" }.into());
    }
    let published = Published::new(event, round).ok_or(PairError::NoSuchRound {
        round,
        rounds: u32::try_from(event.rounds.len()).unwrap_or(u32::MAX),
    })?;
    let paired = round::pair(event, round, options, Some(&published))?;
    let mut touched = BTreeSet::new();
    let mut kept = 0;
    for seat in &paired.seats {
        let (white, black) = seat.white_black();
        if published.pairs.get(&white) == Some(&(Colour::White, black)) {
            kept += 1;
        } else {
            touched.extend([white, black]);
        }
    }
    if paired.bye != published.bye {
        touched.extend(paired.bye);
    }
    let there: BTreeSet<Number> = paired
        .setup
        .entrants
        .iter()
        .map(|entrant| entrant.number)
        .collect();
    let before = published.pairs.keys().chain(&published.bye);
    touched.extend(before.filter(|unit| !there.contains(unit)));
    let mut draft = paired.draft(event, round, options);
    draft.seed.clone_from(&event.seed);
    games::lay_out(event, &mut draft)?;
    games::draw_openings(event, &mut draft)?;
    stand(event, &mut draft);
    let pairs = published.pairs.len() / 2;
    draft.explanation.push(
        Finding::new(codes::PAIRS_KEPT)
            .article(article("3.17.8"))
            .field("kept", kept)
            .field("published", pairs),
    );
    if !touched.is_empty() {
        let players: Vec<String> = touched.iter().map(ToString::to_string).collect();
        draft.explanation.push(
            Finding::new(codes::TOUCHED)
                .article(article("3.17.8"))
                .field("count", players.len())
                .field("players", players),
        );
    }
    Ok(Repaired {
        draft,
        kept,
        published: pairs,
        touched: touched.into_iter().collect(),
    })
}
