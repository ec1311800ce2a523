//! A sheet of lines and tables, laid out as text, Markdown, HTML or CSV.

use maud::{DOCTYPE, PreEscaped, html};

use crate::render::columns::columns;
use crate::render::{Language, safe};

/// A sheet.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// Its heading.
    pub title: String,
    /// Lines below the heading.
    pub lines: Vec<String>,
    /// Its tables, each with a heading of its own.
    pub tables: Vec<Grid>,
}

/// A table.
#[derive(Clone, Debug, Default)]
pub struct Grid {
    /// Its heading; empty for none.
    pub title: String,
    /// The columns' headings, and whether a column is aligned right.
    pub head: Vec<(String, bool)>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
    /// Lines below the table.
    pub lines: Vec<String>,
}

impl Sheet {
    /// As text for a terminal.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for line in std::iter::once(&self.title).chain(&self.lines) {
            out.push_str(&safe::terminal(line));
            out.push('\n');
        }
        for grid in &self.tables {
            out.push('\n');
            if !grid.title.is_empty() {
                out.push_str(&safe::terminal(&grid.title));
                out.push('\n');
            }
            if !grid.rows.is_empty() {
                out.push_str(&grid.text());
            }
            for line in &grid.lines {
                out.push_str(&safe::terminal(line));
                out.push('\n');
            }
        }
        out
    }

    /// As Markdown.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", safe::markdown(&self.title));
        for line in &self.lines {
            out.push_str(&format!("\n{}\n", safe::markdown(line)));
        }
        for grid in &self.tables {
            if !grid.title.is_empty() {
                out.push_str(&format!("\n## {}\n", safe::markdown(&grid.title)));
            }
            if !grid.rows.is_empty() {
                let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
                out.push('\n');
                out.push_str(&row(grid
                    .head
                    .iter()
                    .map(|(text, _)| safe::markdown(text))
                    .collect()));
                let rules = grid
                    .head
                    .iter()
                    .map(|(_, right)| if *right { "--:" } else { "---" });
                out.push_str(&row(rules.map(str::to_owned).collect()));
                for cells in &grid.rows {
                    out.push_str(&row(cells
                        .iter()
                        .map(|text| safe::markdown(text))
                        .collect()));
                }
            }
            for line in &grid.lines {
                out.push_str(&format!("\n{}\n", safe::markdown(line)));
            }
        }
        out
    }

    /// As one page that can be printed as it is.
    pub fn html(&self, language: Language) -> String {
        let lang = match language {
            Language::English => "en",
            Language::Russian => "ru",
        };
        let style = "body{font:11pt/1.4 sans-serif;margin:2em}table{border-collapse:collapse;\
                     margin:.5em 0 1em}th,td{border:1px solid #999;padding:.15em .6em;text-align:left}\
                     .r{text-align:right}h2{font-size:1.1em;margin:1em 0 .3em;break-after:avoid}\
                     tr{break-inside:avoid}@media print{body{margin:0}}";
        let page = html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    title { (safe::terminal(&self.title)) }
                    style { (PreEscaped(style)) }
                }
                body {
                    h1 { (safe::terminal(&self.title)) }
                    @for line in &self.lines { p { (safe::terminal(line)) } }
                    @for grid in &self.tables {
                        @if !grid.title.is_empty() { h2 { (safe::terminal(&grid.title)) } }
                        @if !grid.rows.is_empty() {
                            table {
                                thead { tr { @for (text, right) in &grid.head {
                                    th class=[right.then_some("r")] { (safe::terminal(text)) }
                                } } }
                                tbody { @for cells in &grid.rows { tr {
                                    @for (cell, (_, right)) in cells.iter().zip(&grid.head) {
                                        td class=[right.then_some("r")] { (safe::terminal(cell)) }
                                    }
                                } } }
                            }
                        }
                        @for line in &grid.lines { p { (safe::terminal(line)) } }
                    }
                }
            }
        };
        let mut text = page.into_string();
        text.push('\n');
        text
    }
}

impl Grid {
    /// The table as text.
    pub fn text(&self) -> String {
        let safe = |text: &String| safe::terminal(text);
        let head = self.head.iter().map(|(text, _)| safe(text)).collect();
        let rows = self.rows.iter().map(|row| row.iter().map(safe).collect());
        let right: Vec<bool> = self.head.iter().map(|(_, right)| *right).collect();
        columns(
            &std::iter::once(head).chain(rows).collect::<Vec<_>>(),
            &right,
        )
    }

    /// The table as CSV, safe against formulas.
    pub fn csv(&self) -> String {
        let name = |text: &String| {
            // Beside a list stands what is remarkable, without a heading on paper.
            let name = if text.is_empty() { "Remark" } else { text };
            name.to_owned()
        };
        let head = self.head.iter().map(|(text, _)| name(text)).collect();
        let rows: Vec<Vec<String>> = std::iter::once(head)
            .chain(self.rows.iter().cloned())
            .collect();
        cells(&rows)
    }
}

/// Rows as CSV, safe against formulas.
pub fn cells(rows: &[Vec<String>]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        // Writing into memory cannot fail, and every row has the columns of the first.
        let _ = writer.write_record(row.iter().map(|text| safe::csv(text)));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}
