//! Standings by category: women, youth, veterans.

use crate::event::{Event, Number, Player};

use super::{Field, Ranking, Separator, Standing};

/// Whether a player is in a category; women also by their sex.
pub fn is_in(player: &Player, category: &str) -> bool {
    player.categories.iter().any(|own| own == category)
        || (category == "women" && player.sex.as_deref() == Some("w"))
        || (category == "men" && player.sex.as_deref() == Some("m"))
}

/// The categories that somebody is in, in alphabetical order.
pub fn categories(event: &Event) -> Vec<String> {
    let mut all: Vec<String> = event
        .players
        .iter()
        .flat_map(|player| player.categories.iter().cloned())
        .collect();
    if event.players.iter().any(|player| is_in(player, "women")) {
        all.push("women".to_owned());
    }
    all.sort();
    all.dedup();
    all
}

/// The standings of those in `category`, in the order of the whole event, with places of their
/// own.
pub fn of_category(field: &Field<'_>, ranking: &Ranking, category: &str) -> Vec<Standing> {
    let event = field.event();
    let belongs = |unit: Number| {
        event
            .player(unit)
            .is_some_and(|player| is_in(player, category))
    };
    let rank = |separator: &Separator| {
        let position = ranking
            .criteria
            .iter()
            .position(|c| *c == separator.criterion);
        (position, separator.position)
    };
    // What separates two who were not neighbours is the earliest criterion between them.
    let mut between: Option<Separator> = None;
    let mut kept: Vec<(Standing, Option<(u32, u32)>)> = Vec::new();
    for line in &ranking.standings {
        between = [between, line.separated_by]
            .into_iter()
            .flatten()
            .min_by_key(rank);
        if !belongs(field.rows()[line.index].unit) {
            continue;
        }
        let mut standing = line.clone();
        standing.separated_by = between.take().filter(|_| !kept.is_empty());
        kept.push((standing, line.places));
    }
    let overall: Vec<Option<(u32, u32)>> = kept.iter().map(|(_, places)| *places).collect();
    kept.into_iter()
        .map(|(mut standing, places)| {
            standing.places = places.map(|_| {
                let first = overall.iter().position(|other| *other == places);
                let last = overall.iter().rposition(|other| *other == places);
                let number = |at: Option<usize>| {
                    u32::try_from(at.unwrap_or_default() + 1).unwrap_or(u32::MAX)
                };
                (number(first), number(last))
            });
            standing
        })
        .collect()
}
