//! The addends of one player.

use super::labels::{Label, heading, label, name};
use super::tables::separation;
use super::tied;
use crate::render::Language;
use crate::render::grid::{Grid, GridCell};
use crate::report::explained::{Explained, Part};
use crate::report::standings::Shown;
use crate::tiebreak::Criterion;

/// The tables that explain a player's values: the addends, then those criteria that depend on who is
/// tied. `order` is that of the criteria; `of` names the table where there are two (3.16.5).
pub(super) fn grids<'a>(
    player: &'a Explained,
    order: &[String],
    of: Option<Label>,
    language: Language,
) -> Vec<Grid<'a>> {
    let mut first = grid(player, order, language);
    if let (Some(of), Some(title)) = (of, &mut first.title) {
        *title = format!("{}: {title}", label(of, language));
    }
    let mut grids = vec![first];
    grids.extend(tied::grids(player, language));
    grids
}

/// The addends of a player as a table, his values under them.
fn grid<'a>(player: &'a Explained, order: &[String], language: Language) -> Grid<'a> {
    let mut rows: Vec<Vec<GridCell<'a>>> = player
        .addends
        .iter()
        .map(|addend| {
            let from = match (addend.source, addend.opponent) {
                ("opponent", Some(number)) => format!("{number} {}", addend.name).into(),
                ("least", _) => {
                    format!("{} ({})", label(Label::Least, language), addend.name).into()
                }
                ("dummy", _) => label(Label::Dummy, language).into(),
                (_, Some(number)) => format!(
                    "{} ({number} {})",
                    label(Label::Nothing, language),
                    addend.name
                )
                .into(),
                _ => label(Label::Nothing, language).into(),
            };
            let outcome = match addend.outcome {
                Some("win") => label(Label::Win, language),
                Some("draw") => label(Label::Draw, language),
                Some("loss") => label(Label::Loss, language),
                _ => "",
            };
            vec![
                addend.round.to_string().into(),
                from,
                addend.cell.as_str().into(),
                outcome.into(),
                addend.value.as_deref().unwrap_or_default().into(),
            ]
        })
        .collect();
    let sums = [
        (Label::Win, &player.sums.win),
        (Label::Draw, &player.sums.draw),
        (Label::Loss, &player.sums.loss),
    ];
    for (outcome, sum) in sums {
        rows.push(vec![
            "".into(),
            label(Label::Sum, language).into(),
            "".into(),
            label(outcome, language).into(),
            sum.as_str().into(),
        ]);
    }
    for id in order {
        let (Ok(criterion), Some(value)) =
            (id.parse::<Criterion>(), player.values.get(id.as_str()))
        else {
            continue;
        };
        let value = match value {
            Shown::One(value) => value.as_str().into(),
            Shown::Many(values) => values.join("; ").into(),
        };
        rows.push(vec![
            "".into(),
            name(criterion, language).into(),
            heading(criterion, language).into(),
            made_of(player, id, language).into(),
            value,
        ]);
    }
    let separated = match (player.separated_by, &player.above) {
        (Some(id), Some(above)) => {
            let by = separation(Some(id), player.separated_at, language);
            format!(" ← {above}: {by}")
        }
        _ => String::new(),
    };
    Grid {
        title: Some(format!(
            "{} {} {}, {} {}{separated}",
            player.place,
            player.player,
            player.name,
            label(Label::Points, language).to_lowercase(),
            player.points
        )),
        head: [
            Label::Round,
            Label::Opponent,
            Label::Result,
            Label::Played,
            Label::Counts,
        ]
        .map(|l| label(l, language).into())
        .to_vec(),
        left: vec![1, 2, 3],
        key: 0,
        rows,
    }
}

/// The formula of a value, its addends where the list above does not show them, and what is cut.
fn made_of(player: &Explained, id: &str, language: Language) -> String {
    let parts = player.parts.get(id).map(Vec::as_slice).unwrap_or_default();
    let said = |part: &Part| match part.opponent {
        Some(opponent) => format!("{} ({opponent})", part.value),
        None if part.cut => {
            let round = label(Label::Round, language).to_lowercase();
            format!("{} ({round} {})", part.value, part.round)
        }
        None => part.value.clone(),
    };
    let (cut, added): (Vec<&Part>, Vec<&Part>) = parts.iter().partition(|part| part.cut);
    let joined = |parts: &[&Part], between: &str| {
        let said: Vec<String> = parts.iter().map(|part| said(part)).collect();
        said.join(between)
    };
    let formula = player.formulas.get(id).copied().map(str::to_owned);
    let added = (!added.is_empty()).then(|| joined(&added, " + "));
    let cut = (!cut.is_empty())
        .then(|| format!("{}: {}", label(Label::Cut, language), joined(&cut, ", ")));
    let all: Vec<String> = [formula, added, cut].into_iter().flatten().collect();
    all.join("; ")
}
