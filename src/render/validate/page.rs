//! Findings as a page: Markdown and HTML, a section per record of which something is told.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::finding::{Finding, Severity};
use crate::notation::fen;
use crate::render::found::severity;
use crate::render::{Language, board, safe, words};

use super::text::{Look, counters, half_move, heading};
use super::{Checked, shown};

/// A finding of a section.
struct Item {
    severity: Severity,
    /// `warning N028`.
    head: String,
    /// Line and column, half-move.
    place: String,
    /// The message with its article.
    message: String,
    /// The board at the place of an error.
    board: Vec<String>,
}

/// What is to be told of a record; none where nothing is.
struct Section {
    heading: String,
    items: Vec<Item>,
    counters: String,
}

impl Section {
    fn of(checked: &Checked<'_>, look: Look) -> Option<Section> {
        let mut board_of = None;
        let mut items = Vec::new();
        for finding in &checked.replay.findings {
            if !shown(finding, look.quiet) {
                continue;
            }
            let mut item = Item::of(finding, look.language);
            if let Some(half_move) = half_move(checked, finding, look.language) {
                item.place.push_str(match look.language {
                    Language::English => ", half-move ",
                    Language::Russian => ", полуход ",
                });
                item.place.push_str(&half_move);
            }
            let here = finding.place.fen.as_deref();
            if finding.severity == Severity::Error && board_of != here {
                board_of = here;
                item.board = here
                    .and_then(|fen| fen::parse(fen, checked.replay.variant).ok())
                    .map(|position| board::lines(&position))
                    .unwrap_or_default();
            }
            items.push(item);
        }
        let counters = counters(&checked.replay.history, look.language);
        (!items.is_empty() || !counters.is_empty()).then(|| Section {
            heading: heading(checked, look.language),
            items,
            counters,
        })
    }
}

impl Item {
    fn of(finding: &Finding, language: Language) -> Item {
        let article = match finding.article {
            Some(article) => format!(" ({article})"),
            None => String::new(),
        };
        let place = match finding.place.line {
            Some(line) => format!("{line}:{}", finding.place.column.unwrap_or(1)),
            None => String::new(),
        };
        Item {
            severity: finding.severity,
            head: format!(
                "{} {}",
                severity(finding.severity, language),
                finding.code.id
            ),
            place,
            message: format!("{}{article}", words::message(finding, language)),
            board: Vec::new(),
        }
    }
}

const fn title(language: Language) -> &'static str {
    match language {
        Language::English => "Game records checked",
        Language::Russian => "Проверка записей партий",
    }
}

/// The Markdown page before the records.
pub fn markdown_head(language: Language) -> String {
    format!("# {}\n", title(language))
}

/// A record as a section of the Markdown page; empty where nothing is told of it.
pub fn markdown(checked: &Checked<'_>, look: Look) -> String {
    let Some(section) = Section::of(checked, look) else {
        return String::new();
    };
    let mut out = format!("\n## {}\n\n", safe::markdown(&section.heading));
    let mut after_board = false;
    for item in &section.items {
        if after_board {
            out.push('\n');
        }
        out.push_str(&markdown_item(item));
        after_board = !item.board.is_empty();
        if after_board {
            out.push_str("\n  ```text\n");
            for line in &item.board {
                out.push_str(&format!("  {line}\n"));
            }
            out.push_str("  ```\n");
        }
    }
    if !section.counters.is_empty() {
        let apart = if section.items.is_empty() { "" } else { "\n" };
        out.push_str(&format!("{apart}```text\n{}```\n", section.counters));
    }
    out
}

fn markdown_item(item: &Item) -> String {
    let place = match item.place.as_str() {
        "" => String::new(),
        place => format!(" {place}"),
    };
    format!(
        "- **{}**{place}: {}\n",
        item.head,
        safe::markdown(&item.message)
    )
}

/// A finding about a whole file in the Markdown page.
pub fn markdown_file(file: &str, finding: &Finding, language: Language) -> String {
    format!(
        "\n## {}\n\n{}",
        safe::markdown(file),
        markdown_item(&Item::of(finding, language))
    )
}

/// The Markdown page after the records.
pub fn markdown_tail(sentence: &str) -> String {
    format!("\n{}\n", safe::markdown(sentence))
}

const STYLE: &str = "body{font:15px/1.4 sans-serif;max-width:60em;margin:1em auto;padding:0 1em}\
section{break-inside:avoid;margin-bottom:1.5em}h2{font-size:1.1em;margin-bottom:.3em}\
pre{font:14px/1.2 monospace;margin:.4em 0}ul{margin:0;padding-left:1.2em}\
.error b{color:#a00}.warning b{color:#850}.information b{color:#357}.place{color:#555}\
@media print{body{margin:0}}";

/// The HTML page before the records.
pub fn html_head(language: Language) -> String {
    let code = match language {
        Language::English => "en",
        Language::Russian => "ru",
    };
    let markup = html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width";
            title { (title(language)) }
            style { (PreEscaped(STYLE)) }
        }
    };
    format!(
        "{}<html lang=\"{code}\">{}<body><h1>{}</h1>\n",
        DOCTYPE.into_string(),
        markup.into_string(),
        title(language)
    )
}

/// A record as a section of the HTML page; empty where nothing is told of it.
pub fn html(checked: &Checked<'_>, look: Look) -> String {
    let Some(section) = Section::of(checked, look) else {
        return String::new();
    };
    let page = html! {
        section {
            h2 { (section.heading) }
            @if !section.items.is_empty() {
                ul { @for item in &section.items { (html_item(item)) } }
            }
            @if !section.counters.is_empty() { pre { (section.counters) } }
        }
    };
    page.into_string() + "\n"
}

fn html_item(item: &Item) -> Markup {
    html! {
        li class=(item.severity) {
            b { (item.head) }
            @if !item.place.is_empty() { " " span class="place" { (item.place) } }
            ": " (item.message)
            @if !item.board.is_empty() { pre { (item.board.join("\n")) } }
        }
    }
}

/// A finding about a whole file in the HTML page.
pub fn html_file(file: &str, finding: &Finding, language: Language) -> String {
    let page = html! {
        section {
            h2 { (safe::terminal(file)) }
            ul { (html_item(&Item::of(finding, language))) }
        }
    };
    page.into_string() + "\n"
}

/// The HTML page after the records.
pub fn html_tail(sentence: &str) -> String {
    html! { p { strong { (sentence) } } }.into_string() + "\n</body></html>\n"
}
