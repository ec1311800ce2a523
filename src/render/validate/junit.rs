//! JUnit XML: a suite per file, a case per record.

use crate::finding::Severity;
use crate::game::replay::Status;
use crate::render::{Language, words};

use super::Checked;

/// The begin of a file's suite; its end is `</testsuite>`.
pub fn suite(file: &str, tests: usize, failures: usize, skipped: usize) -> String {
    format!(
        "  <testsuite name=\"{}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\" time=\"0\">\n",
        escape(file)
    )
}

/// A record as a case: it fails if it has an error; warnings and the like are its output.
pub fn case(checked: &Checked<'_>, language: Language) -> String {
    let name = |tag: &str| {
        checked
            .game
            .tag_value(tag)
            .filter(|name| !name.is_empty())
            .map_or_else(|| "?".to_owned(), |name| name.into_owned())
    };
    let title = format!("{}. {} – {}", checked.index, name("White"), name("Black"));
    let mut out = format!(
        "    <testcase name=\"{}\" classname=\"{}\" file=\"{}\" line=\"{}\" time=\"0\"",
        escape(&title),
        escape(checked.file),
        escape(checked.file),
        checked.line
    );
    let mut inner = String::new();
    let line = |finding: &crate::finding::Finding| {
        let article = match finding.article {
            Some(article) => format!(" ({article})"),
            None => String::new(),
        };
        format!(
            "{}:{}:{}: {} {}{article}",
            checked.file,
            finding.place.line.unwrap_or(checked.line),
            finding.place.column.unwrap_or(1),
            finding.code.id,
            words::message(finding, language)
        )
    };
    let errors = checked
        .replay
        .findings
        .iter()
        .filter(|finding| finding.severity == Severity::Error);
    // A case has one failure; all that is wrong stands in it.
    let lines: Vec<String> = errors.clone().map(line).collect();
    if let Some(first) = errors.clone().next() {
        inner.push_str(&format!(
            "      <failure type=\"{}\" message=\"{}\">{}</failure>\n",
            escape(first.code.name),
            escape(&words::message(first, language)),
            escape(&lines.join("\n"))
        ));
    } else if checked.replay.status == Status::Skipped {
        let why = checked
            .replay
            .findings
            .first()
            .map_or_else(String::new, |finding| words::message(finding, language));
        inner.push_str(&format!("      <skipped message=\"{}\"/>\n", escape(&why)));
    }
    let others: Vec<String> = checked
        .replay
        .findings
        .iter()
        .filter(|finding| finding.severity != Severity::Error)
        .map(line)
        .collect();
    if !others.is_empty() {
        inner.push_str(&format!(
            "      <system-out>{}</system-out>\n",
            escape(&others.join("\n"))
        ));
    }
    if inner.is_empty() {
        out.push_str("/>\n");
    } else {
        out.push_str(">\n");
        out.push_str(&inner);
        out.push_str("    </testcase>\n");
    }
    out
}

/// Text in XML 1.0: what it cannot hold becomes U+FFFD.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
