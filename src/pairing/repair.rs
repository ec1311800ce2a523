//! Pairing again after a round is published (3.17.8): as few players as possible are touched.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::Colour;
use crate::event::{ByeKind, Event, Number, System};
use crate::finding::codes::swiss as codes;
use crate::finding::{Article, Book, Finding};

use super::{Draft, Options, PairError, dutch, games, swiss};

/// A published round.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    /// Everybody's colour and opponent.
    pairs: BTreeMap<Number, (Colour, Number)>,
    /// Pairs that have a result already and stand whatever happens, White first.
    stand: Vec<(Number, Number)>,
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

    /// With whom everybody was published, by place, where both are there and the pair can be kept
    /// with its colours. `may_have`: whether somebody in a place may have a colour.
    pub(super) fn partners(
        &self,
        units: &[Number],
        may_have: impl Fn(usize, Colour) -> bool,
    ) -> Vec<Option<usize>> {
        let places: BTreeMap<Number, usize> = units.iter().copied().zip(0..).collect();
        (0..)
            .zip(units)
            .map(|(place, unit)| {
                let (colour, opponent) = self.pairs.get(unit)?;
                let partner = *places.get(opponent)?;
                (may_have(place, *colour) && may_have(partner, !*colour)).then_some(partner)
            })
            .collect()
    }

    /// The published colour of the first of two, if they were published against each other and
    /// may keep their colours or have begun to play. `may_have`: whether the first, or else the
    /// second, may have a colour.
    pub(super) fn colour_of(
        &self,
        one: Number,
        other: Number,
        may_have: impl Fn(bool, Colour) -> bool,
    ) -> Option<Colour> {
        let (colour, opponent) = self.pairs.get(&one)?;
        let stands = self.stand.iter().any(|&(a, b)| a == one || b == one);
        let keep =
            *opponent == other && (stands || may_have(true, *colour) && may_have(false, !*colour));
        keep.then_some(*colour)
    }

    /// The pairs that have a result and stand: both are there and in no forced pair.
    pub(super) fn standing(
        &self,
        forced: &[(Number, Number)],
        there: impl Fn(Number) -> bool,
    ) -> Vec<(Number, Number)> {
        let free =
            |unit: Number| there(unit) && !forced.iter().any(|&(a, b)| unit == a || unit == b);
        self.stand
            .iter()
            .copied()
            .filter(|&(a, b)| free(a) && free(b))
            .collect()
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

/// Pairs a published round of a Swiss again: as many of its pairs as possible are kept with their
/// colours; among those pairings, the first in the system's order of preference. Pairs that have a
/// result stand.
///
/// # Errors
/// [`PairError::NoSuchRound`] if the round is not published; else as [`super::pair`].
pub fn repair(event: &Event, round: u32, options: &Options) -> Result<Repaired, PairError> {
    let published = Published::new(event, round).ok_or(PairError::NoSuchRound {
        round,
        rounds: u32::try_from(event.rounds.len()).unwrap_or(u32::MAX),
    })?;
    let mut draft = if event.regulation.system == System::SwissDutch {
        dutch::repair(event, round, options, &published)?
    } else {
        swiss::repair(event, round, options, &published)?
    };
    let mut touched = BTreeSet::new();
    let mut kept = 0;
    for drawn in &draft.pairings {
        if published.pairs.get(&drawn.white) == Some(&(Colour::White, drawn.black)) {
            kept += 1;
        } else {
            touched.extend([drawn.white, drawn.black]);
        }
    }
    let bye = draft.pairing_bye();
    if bye != published.bye {
        touched.extend(bye);
    }
    let there: BTreeSet<Number> = draft
        .pairings
        .iter()
        .flat_map(|drawn| [drawn.white, drawn.black])
        .chain(bye)
        .collect();
    let before = published.pairs.keys().chain(&published.bye);
    touched.extend(before.filter(|unit| !there.contains(unit)));
    draft.seed.clone_from(&event.seed);
    games::lay_out(event, &mut draft)?;
    games::draw_openings(event, &mut draft)?;
    stand(event, &mut draft);
    let pairs = published.pairs.len() / 2;
    let article = Article::new(Book::Ru2011, "3.17.8");
    draft.explanation.push(
        Finding::new(codes::PAIRS_KEPT)
            .article(article)
            .field("kept", kept)
            .field("published", pairs),
    );
    if !touched.is_empty() {
        let players: Vec<String> = touched.iter().map(ToString::to_string).collect();
        draft.explanation.push(
            Finding::new(codes::TOUCHED)
                .article(article)
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
