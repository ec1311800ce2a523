//! Sheets as Markdown.

use std::fmt::Write;

use crate::render::safe::markdown as cell;

use super::sheet::Sheet;

/// A sheet as Markdown.
pub fn sheet(sheet: &Sheet) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = if sheet.event.is_empty() {
        writeln!(out, "## {}\n", cell(&sheet.title))
    } else {
        writeln!(out, "## {}. {}\n", cell(&sheet.event), cell(&sheet.title))
    };
    if !sheet.rows.is_empty() {
        let rule: Vec<&str> = sheet
            .figures
            .iter()
            .map(|figure| if *figure { "---:" } else { "---" })
            .collect();
        let _ = writeln!(out, "| {} |", sheet.headings.join(" | "));
        let _ = writeln!(out, "| {} |", rule.join(" | "));
        for row in &sheet.rows {
            let cells: Vec<String> = row.iter().map(|text| cell(text)).collect();
            let _ = writeln!(out, "| {} |", cells.join(" | "));
        }
        out.push('\n');
    }
    for text in sheet.notes.iter().chain(&sheet.impossible) {
        let _ = writeln!(out, "{}  ", cell(text));
    }
    if !sheet.why.is_empty() {
        let _ = writeln!(out, "\n{}:\n", sheet.why_heading);
        for text in &sheet.why {
            let _ = writeln!(out, "- {}", cell(text));
        }
        out.push('\n');
    }
    for text in &sheet.foot {
        let _ = writeln!(out, "{}  ", cell(text));
    }
    out
}
