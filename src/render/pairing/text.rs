//! Sheets for a terminal or a text file.

use comfy_table::{
    CellAlignment, ContentArrangement, ContentLineStyle, LineStyle, Table, TableStyle,
};

use crate::render::{Language, safe};
use crate::report::pairing::CheckReport;

use super::Look;
use super::labels;
use super::sheet::Sheet;

/// Headings underlined, nothing between rows and columns: a sheet is read by its numbers.
const STYLE: TableStyle = TableStyle::new()
    .header_lines(ContentLineStyle::none())
    .header_separator(LineStyle::none().fill('-').junction('-'))
    .content_lines(ContentLineStyle::none());

/// A sheet as text.
pub fn sheet(sheet: &Sheet, look: Look) -> String {
    let mut out = String::new();
    let mut line = |text: &str| {
        out.push_str(&safe::terminal(text));
        out.push('\n');
    };
    if !look.quiet {
        if !sheet.event.is_empty() {
            line(&sheet.event);
        }
        line(&sheet.title);
        line("");
    }
    if !sheet.rows.is_empty() {
        out.push_str(&table(sheet, look));
    }
    for block in [&sheet.notes, &sheet.impossible] {
        for text in block {
            out.push_str(&safe::terminal(text));
            out.push('\n');
        }
    }
    for text in &sheet.why {
        out.push_str(&safe::terminal(text));
        out.push('\n');
    }
    for text in &sheet.foot {
        out.push_str(&safe::terminal(text));
        out.push('\n');
    }
    out
}

fn table(sheet: &Sheet, look: Look) -> String {
    let mut table = Table::new();
    table.load_style(STYLE);
    match look.width {
        Some(width) => {
            table.set_width(width);
            table.set_content_arrangement(ContentArrangement::Dynamic);
        }
        None => {
            table.set_content_arrangement(ContentArrangement::Disabled);
        }
    }
    table.set_header(sheet.headings.iter().copied());
    for row in &sheet.rows {
        table.add_row(row.iter().map(|cell| safe::terminal(cell)));
    }
    for (index, figure) in sheet.figures.iter().enumerate() {
        if *figure && let Some(column) = table.column_mut(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let mut out = String::new();
    for line in table.lines() {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// What `--check` found.
pub fn check(report: &CheckReport, look: Look) -> String {
    let mut out = String::new();
    for finding in &report.findings {
        out.push_str(&safe::terminal(&format!(
            "{} [{}]",
            finding.message, finding.code
        )));
        out.push('\n');
    }
    if look.quiet {
        return out;
    }
    let system = labels::system(report.system, look.language);
    let (rounds, count) = (report.checked, report.differences.len());
    let line = match (look.language, count) {
        (Language::English, 0) => {
            format!("{rounds} round(s) paired again ({system}): no difference.")
        }
        (Language::English, _) => {
            format!("{rounds} round(s) paired again ({system}): {count} difference(s).")
        }
        (Language::Russian, 0) => {
            format!("Составлено заново туров: {rounds} ({system}); отличий нет.")
        }
        (Language::Russian, _) => {
            format!("Составлено заново туров: {rounds} ({system}); отличий: {count}.")
        }
    };
    out.push_str(&line);
    out.push('\n');
    out
}
