//! The parts of the answer, laid out one under the other.

use maud::{DOCTYPE, PreEscaped, html};
use rayon::prelude::*;

use super::explain;
use super::labels::{self, Label, label};
use super::legend::{Over, legend};
use super::notes::notes;
use super::tables::grids;
use crate::render::Language;
use crate::render::grid::Grid;
use crate::render::safe;
use crate::render::wrap::wrapped;
use crate::report::explained::Explainers;
use crate::report::standings::Standings;

/// How many players' explanations make a piece.
const PLAYERS: usize = 16;

/// How many such pieces are made at a time.
const PIECES: usize = 64;

/// The answer as text for a terminal `width` columns wide (no limit where absent). Its pieces go to
/// `out` in their order, while the next are made: with the explanations of many players it is long.
pub fn text(
    report: &Standings,
    explainers: Option<&Explainers<'_>>,
    language: Language,
    width: Option<u16>,
    colours: bool,
    quiet: bool,
    out: &mut dyn FnMut(String),
) {
    out(wrapped(&safe::shown(&title(report, language)), "", width));
    let one = |grid: &Grid<'_>| format!("\n{}", grid.text(width, colours));
    let mut first = true;
    tables(
        report,
        explainers,
        language,
        quiet,
        one,
        &mut |mut tables| {
            // An empty line stands between two tables.
            if std::mem::take(&mut first) {
                tables.remove(0);
            }
            out(tables);
        },
    );
    let over = if quiet {
        Over::Standings
    } else {
        Over::Bracketed
    };
    for line in legend(report, over, language) {
        out(wrapped(&safe::shown(&line), "", width));
    }
    let notes: Vec<String> = notes(report, language, quiet);
    if !notes.is_empty() {
        out(format!("\n{}:\n", label(Label::Notes, language)));
        for note in notes {
            out(wrapped(&format!("- {note}"), "  ", width));
        }
    }
}

/// The answer as Markdown, in pieces as [`text`].
pub fn markdown(
    report: &Standings,
    explainers: Option<&Explainers<'_>>,
    language: Language,
    out: &mut dyn FnMut(String),
) {
    out(format!("# {}\n", safe::markdown(&title(report, language))));
    let one = |grid: &Grid<'_>| format!("\n{}", grid.markdown());
    tables(report, explainers, language, false, one, out);
    for line in legend(report, Over::Crosstables, language) {
        out(format!("\n{}\n", safe::markdown(&line)));
    }
    let notes = notes(report, language, false);
    if !notes.is_empty() {
        out(format!("\n## {}\n\n", label(Label::Notes, language)));
        for note in notes {
            out(format!("- {}\n", safe::markdown(&note)));
        }
    }
}

const STYLE: &str = "body{font:14px/1.4 sans-serif;margin:2em;color:#000;background:#fff}\
h1{font-size:1.4em}h2{font-size:1.1em;margin-top:1.5em}\
table{border-collapse:collapse}th,td{border:1px solid #999;padding:2px 6px;text-align:left;\
white-space:nowrap}th{background:#eee}.n{text-align:right}tr{break-inside:avoid}\
thead{display:table-header-group}\
@page{size:landscape;margin:12mm}@media print{body{margin:0;font-size:10px}}";

/// The end of a page.
const END: &str = "</body></html>";

/// The answer as one self-contained page that prints, in pieces as [`text`].
pub fn html(
    report: &Standings,
    explainers: Option<&Explainers<'_>>,
    language: Language,
    out: &mut dyn FnMut(String),
) {
    let title = safe::terminal(&title(report, language));
    let lang = match language {
        Language::English => "en",
        Language::Russian => "ru",
    };
    let head = html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { h1 { (title) } }
        }
    };
    // The rest stands inside the page.
    let head = head.into_string();
    out(head.strip_suffix(END).unwrap_or(&head).to_owned());
    let one = |grid: &Grid<'_>| grid.html().into_string();
    tables(report, explainers, language, false, one, out);
    let notes = notes(report, language, false);
    let under = html! {
        @for line in legend(report, Over::Crosstables, language) { p { (safe::terminal(&line)) } }
        @if !notes.is_empty() {
            h2 { (label(Label::Notes, language)) }
            ul { @for note in &notes { li { (note) } } }
        }
    };
    out(format!("{}{END}\n", under.into_string()));
}

fn title(report: &Standings, language: Language) -> String {
    let mut text = format!(
        "{}: {} {} {}",
        report.name,
        label(Label::Standings, language).to_lowercase(),
        label(Label::AfterRound, language),
        report.after_round
    );
    if let Some(category) = &report.category {
        text.push_str(&format!(
            ", {} {}",
            label(Label::Category, language),
            labels::category(category, language)
        ));
    }
    if report.edition != "seed" {
        text.push_str(&format!(
            " ({} {})",
            label(Label::Edition, language),
            report.edition
        ));
    }
    text
}

/// All tables, laid out by `one`; they go to `out` in their order, several to a piece, none empty.
fn tables(
    report: &Standings,
    explainers: Option<&Explainers<'_>>,
    language: Language,
    quiet: bool,
    one: impl Fn(&Grid<'_>) -> String + Sync,
    out: &mut dyn FnMut(String),
) {
    let mut all = |pieces: Vec<String>| {
        let made = pieces.into_iter().filter(|piece| !piece.is_empty());
        made.for_each(&mut *out);
    };
    if report.explained_only.is_none() {
        let grids = grids(report, language, quiet);
        all(grids.par_iter().map(&one).collect());
    }
    let Some(explainers) = explainers else {
        return;
    };
    let annulled = explainers.annulled.as_ref();
    let first = (&explainers.main, annulled.map(|_| Label::LossTable));
    let second = annulled.map(|other| (other, Some(Label::AnnulledTable)));
    for (explainer, of) in std::iter::once(first).chain(second) {
        // A player's tables are laid out before the next ones are made: those of all take much room.
        let some = |part: usize| {
            let lines = part * PLAYERS..((part + 1) * PLAYERS).min(explainer.lines());
            let mut text = String::new();
            for player in lines.filter_map(|position| explainer.line(position)) {
                for grid in explain::grids(&player, &report.order, of, language) {
                    text.push_str(&one(&grid));
                }
            }
            text
        };
        let parts = explainer.lines().div_ceil(PLAYERS);
        for begin in (0..parts).step_by(PIECES) {
            let parts = begin..(begin + PIECES).min(parts);
            all(parts.into_par_iter().map(some).collect());
        }
    }
}
