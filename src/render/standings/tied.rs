//! The criteria that depend on who is tied, for one player.

use std::borrow::Cow;

use super::labels::{Label, label, name};
use crate::render::Language;
use crate::render::grid::{Grid, GridCell};
use crate::report::explained::Explained;
use crate::report::standings::Shown;
use crate::report::tied::{TiedBy, TiedGame};
use crate::tiebreak::Criterion;

/// A table for each such criterion that came up when the player was tied. A play-off in which none of
/// the tied played is left out.
pub(super) fn grids(player: &Explained, language: Language) -> Vec<Grid<'_>> {
    let told = player
        .ties
        .iter()
        .filter(|tied| tied.reason != "none-played");
    told.filter_map(|tied| {
        let criterion = tied.criterion.parse().ok()?;
        Some(grid(player, tied, criterion, language))
    })
    .collect()
}

fn grid<'a>(
    player: &Explained,
    tied: &'a TiedBy,
    criterion: Criterion,
    language: Language,
) -> Grid<'a> {
    let first = match criterion {
        Criterion::BestByPlace => Label::Place,
        Criterion::PlayOff => Label::Game,
        _ => Label::Round,
    };
    let mut rows: Vec<[Cow<'a, str>; 4]> = tied
        .games
        .iter()
        .map(|game| row(game.round, game, language))
        .collect();
    for place in &tied.places {
        let games = place.games.iter().map(|game| {
            let round = format!(
                "{} {}",
                label(Label::Round, language).to_lowercase(),
                game.round
            );
            let mut cells = row(&place.place, game, language);
            cells[1] = format!("{}, {round}", cells[1]).into();
            cells
        });
        rows.extend(games);
        if place.counts && place.games.len() != 1 {
            rows.push([
                place.place.to_string().into(),
                label(Label::Sum, language).into(),
                "".into(),
                place.points.as_str().into(),
            ]);
        }
    }
    if let Some(Shown::One(value)) = &tied.value {
        rows.push([
            "".into(),
            label(Label::Sum, language).into(),
            "".into(),
            value.as_str().into(),
        ]);
    }
    rows.push([
        "".into(),
        reason(tied, language).into(),
        label(Label::Place, language).into(),
        if tied.shared == tied.left {
            tied.left.to_string()
        } else {
            format!("{} → {}", tied.shared, tied.left)
        }
        .into(),
    ]);
    let article = tied.article.as_ref().map(|article| format!(" [{article}]"));
    Grid {
        title: Some(format!(
            "{} {}: {}{}, {} {}",
            player.player,
            player.name,
            name(criterion, language),
            article.unwrap_or_default(),
            label(Label::TiedWith, language),
            names(tied)
        )),
        head: [first, Label::Opponent, Label::Result, Label::Counts]
            .map(|l| label(l, language).into())
            .to_vec(),
        left: vec![1, 2],
        key: 0,
        rows: rows
            .into_iter()
            .map(|row| row.map(plain).to_vec())
            .collect(),
    }
}

fn plain(text: Cow<'_, str>) -> GridCell<'_> {
    GridCell {
        text,
        struck: false,
    }
}

fn row(first: impl ToString, game: &TiedGame, language: Language) -> [Cow<'_, str>; 4] {
    [
        first.to_string().into(),
        format!("{} {}", game.opponent, game.name).into(),
        game.cell.as_str().into(),
        if game.counts {
            game.points.as_str()
        } else {
            label(Label::Nothing, language)
        }
        .into(),
    ]
}

/// Whom he was tied with, the first few of many.
fn names(tied: &TiedBy) -> String {
    let mut text = tied.names.join(", ");
    if tied.tied_with.len() > tied.names.len() {
        text.push_str(&format!(
            " … (+{})",
            tied.tied_with.len() - tied.names.len()
        ));
    }
    text
}

/// Why the criterion applied or did not.
fn reason(tied: &TiedBy, language: Language) -> String {
    let (en, ru) = match tied.reason.as_str() {
        "all-met" => ("all of them have met", "все встречались между собой"),
        "not-all-met" => ("skipped, not met:", "не применяется, не встречались:"),
        "ahead-anyhow" => (
            "somebody is ahead whatever happens; not met:",
            "кто-то впереди при любом исходе; не встречались:",
        ),
        "all-played" => ("all of them played", "играли все"),
        "some-played" => (
            "only some played: they share out their places, ahead of others equal to them",
            "играли не все: сыгравшие делят свои места, выше прочих равных им",
        ),
        "in-turn" => ("compared place by place", "сравнивается место за местом"),
        _ => (
            "skipped: no place that all of them have met",
            "не применяется: нет места, с которым встречались все",
        ),
    };
    let mut text = match language {
        Language::English => en,
        Language::Russian => ru,
    }
    .to_owned();
    let pairs: Vec<String> = tied
        .not_met
        .iter()
        .map(|[one, other]| format!("{one}–{other}"))
        .collect();
    if !pairs.is_empty() {
        text.push_str(&format!(" {}", pairs.join(", ")));
    }
    if tied.not_met_count > pairs.len() {
        text.push_str(&format!(" … (+{})", tied.not_met_count - pairs.len()));
    }
    text
}
