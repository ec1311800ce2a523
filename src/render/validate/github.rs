//! Workflow commands: findings as annotations of a pull request.

use crate::finding::{Finding, Severity};
use crate::render::{Language, words};

/// `::error file=games.pdn,line=12,col=3,title=M003 …::message`.
pub fn command(file: &str, index: Option<usize>, finding: &Finding, language: Language) -> String {
    let level = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Information => "notice",
    };
    let mut properties = format!("file={}", property(file));
    if let Some(line) = finding.place.line {
        properties.push_str(&format!(",line={line}"));
    }
    if let Some(column) = finding.place.column {
        properties.push_str(&format!(",col={column}"));
    }
    let game = match (index, language) {
        (Some(index), Language::English) => format!(", game {index}"),
        (Some(index), Language::Russian) => format!(", партия {index}"),
        (None, _) => String::new(),
    };
    let title = format!("{} {}{game}", finding.code.id, finding.code.name);
    properties.push_str(&format!(",title={}", property(&title)));
    let article = match finding.article {
        Some(article) => format!(" ({article})"),
        None => String::new(),
    };
    let message = format!("{}{article}", words::message(finding, language));
    format!("::{level} {properties}::{}\n", data(&message))
}

/// Text after `::`.
fn data(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

/// The value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
