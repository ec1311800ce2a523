//! Pairing sheets: the answers of `pair-round` as text, CSV, Markdown and HTML.

mod csv;
mod errors;
mod html;
mod labels;
mod markdown;
mod reasons;
mod sheet;
mod swiss;
mod text;

use crate::event::Event;
use crate::finding::{Finding, Value};
use crate::report::pairing::{CheckReport, PairRound};
use crate::report::swiss::{SimulateReport, WhatIfReport};

use super::{Language, safe, words};

pub use errors::error;
pub use labels::system;
use labels::{Label, label};
use sheet::Sheet;

/// How a sheet is shown.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Language of headings and sentences.
    pub language: Language,
    /// Width to fit into, in columns; `None`: as wide as it needs.
    pub width: Option<u16>,
    /// Only the pairs, what was asked for and what is wrong.
    pub quiet: bool,
    /// The reasons were asked for.
    pub explain: bool,
}

/// The message of a finding about a pairing, with names beside numbers.
pub fn tell(event: &Event, finding: &Finding, language: Language) -> String {
    let named = |number: i64| {
        let unit = u32::try_from(number).unwrap_or(0);
        let name = event.unit_name(crate::event::Number(unit));
        format!("{number} {}", safe::terminal(name))
    };
    let all_named = |list: &[String]| {
        list.iter()
            .map(|text| text.parse().map_or_else(|_| text.clone(), named))
            .collect::<Vec<_>>()
            .join(", ")
    };
    words::message_with(finding, language, |name| match (name, finding.get(name)) {
        (
            "player" | "opponent" | "other" | "white" | "black" | "team",
            Some(Value::Number(number)),
        ) => named(*number),
        ("players", Some(Value::List(list))) => match finding.get("values") {
            Some(Value::List(values)) => list
                .iter()
                .zip(values)
                .map(|(text, value)| format!("{} ({value})", all_named(std::slice::from_ref(text))))
                .collect::<Vec<_>>()
                .join(", "),
            _ => all_named(list),
        },
        ("opponents", Some(Value::List(list))) => all_named(list),
        ("came", _) => match finding.get("came_down") {
            Some(Value::List(list)) if !list.is_empty() => {
                format!(
                    "; {}: {}",
                    label(Label::CameDown, language),
                    all_named(list)
                )
            }
            _ => String::new(),
        },
        ("rest", _) => {
            let repair = finding.get("repair").is_some();
            reasons::rest(&finding.text("step"), repair, language).to_owned()
        }
        ("why", Some(Value::Text(why))) => reasons::why(why, language).to_owned(),
        ("choice", Some(Value::Text(choice))) => reasons::choice(choice, language).to_owned(),
        ("colour", _) => labels::colour(&finding.text(name), language),
        ("criterion", _) => reasons::criterion(&finding.text(name), language),
        ("table", _) => labels::table(&finding.text(name), language),
        ("seat", _) => match finding.get("board") {
            Some(Value::Number(board)) if *board > 0 => {
                format!("{} {board}", label(Label::Board, language).to_lowercase())
            }
            _ => label(Label::Bye, language).to_owned(),
        },
        ("expected" | "found", Some(Value::Text(text))) => {
            let seat: Vec<String> = text
                .split('-')
                .filter_map(|number| number.trim_end_matches(" bye").parse().ok())
                .map(named)
                .collect();
            if seat.is_empty() {
                label(Label::Nobody, language).to_owned()
            } else {
                seat.join(" – ")
            }
        }
        ("where", _) => match finding.get("board") {
            Some(Value::Number(board)) if *board > 0 => {
                format!(
                    " ({} {board})",
                    label(Label::Board, language).to_lowercase()
                )
            }
            _ => String::new(),
        },
        ("how", Some(Value::Text(text))) => labels::how(text, language),
        _ => safe::terminal(&finding.text(name)),
    })
}

/// The sheets of all rounds of the answer as text for a terminal or a file.
pub fn text(report: &PairRound, look: Look) -> String {
    let sheets: Vec<String> = rounds(report)
        .map(|round| text::sheet(&Sheet::new(round, look), look))
        .collect();
    sheets.join("\n")
}

/// The sheets as Markdown.
pub fn markdown(report: &PairRound, look: Look) -> String {
    let sheets: Vec<String> = rounds(report)
        .map(|round| markdown::sheet(&Sheet::new(round, look)))
        .collect();
    sheets.join("\n")
}

/// The sheets as one self-contained page.
pub fn html(report: &PairRound, look: Look) -> String {
    let sheets: Vec<Sheet> = rounds(report)
        .map(|round| Sheet::new(round, look))
        .collect();
    html::page(&sheets, look.language)
}

/// All rounds as one CSV table, headings in English.
///
/// # Errors
/// None that an answer can cause; the writer's, passed on.
pub fn csv(report: &PairRound) -> Result<Vec<u8>, ::csv::Error> {
    csv::table(rounds(report))
}

/// The answer of `--check` as text.
pub fn check_text(report: &CheckReport, look: Look) -> String {
    text::check(report, look)
}

/// The differences that `--check` found as one CSV table, headings in English.
///
/// # Errors
/// None that an answer can cause; the writer's, passed on.
pub fn check_csv(report: &CheckReport) -> Result<Vec<u8>, ::csv::Error> {
    csv::differences(report)
}

/// The answer of `--what-if` as text.
pub fn what_if(report: &WhatIfReport, look: Look) -> String {
    let sheet = text(&report.round, look);
    swiss::what_if(report, &sheet, look)
}

/// The answer of `--simulate` as text.
pub fn simulation(report: &SimulateReport, look: Look) -> String {
    swiss::simulation(report, look)
}

/// The rounds of an answer: all of `--all`, or the one.
fn rounds(report: &PairRound) -> impl Iterator<Item = &PairRound> {
    let one = report.rounds.is_empty().then_some(report);
    report.rounds.iter().chain(one)
}
