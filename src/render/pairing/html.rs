//! Sheets as one printable page that needs nothing else.

use maud::{DOCTYPE, PreEscaped, html};

use crate::render::{Language, safe};

use super::sheet::Sheet;

const STYLE: &str = "body{font-family:sans-serif;margin:2em}table{border-collapse:collapse;margin:1em 0}\
th,td{border-bottom:1px solid #999;padding:.3em .8em;text-align:left}.figure{text-align:right}\
.why,.foot{font-size:.85em;color:#444}section{page-break-after:always}section:last-child{page-break-after:auto}";

/// The page of several sheets.
pub fn page(sheets: &[Sheet], language: Language) -> String {
    let lang = match language {
        Language::English => "en",
        Language::Russian => "ru",
    };
    let title = sheets
        .first()
        .map(|sheet| format!("{}. {}", sheet.event, sheet.title))
        .unwrap_or_default();
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (safe::terminal(&title)) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                @for sheet in sheets {
                    section { (section(sheet)) }
                }
            }
        }
    }
    .into_string()
        + "\n"
}

fn section(sheet: &Sheet) -> maud::Markup {
    html! {
        h1 { (safe::terminal(&sheet.event)) }
        h2 { (safe::terminal(&sheet.title)) }
        @if !sheet.rows.is_empty() {
            table {
                thead {
                    tr {
                        @for (heading, figure) in sheet.headings.iter().zip(&sheet.figures) {
                            th.figure[*figure] { (heading) }
                        }
                    }
                }
                tbody {
                    @for row in &sheet.rows {
                        tr {
                            @for (cell, figure) in row.iter().zip(&sheet.figures) {
                                td.figure[*figure] { (safe::terminal(cell.trim_start())) }
                            }
                        }
                    }
                }
            }
        }
        @for text in sheet.notes.iter().chain(&sheet.impossible) {
            p { (safe::terminal(text)) }
        }
        @if !sheet.why.is_empty() {
            ul.why {
                @for text in &sheet.why {
                    li { (safe::terminal(text)) }
                }
            }
        }
        @for text in &sheet.foot {
            p.foot { (safe::terminal(text)) }
        }
    }
}
