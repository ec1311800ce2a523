//! A finding told in words: as a report's entry and as a line of text.

use crate::finding::{Finding, Severity, Value};
use crate::report::Found;

use super::{Language, words};

/// The report's entry for a finding; its field `legal`, a list, becomes the nearest legal moves.
pub fn found(finding: &Finding, language: Language) -> Found {
    Found {
        code: finding.code.id,
        name: finding.code.name,
        article: finding.article.map(|article| article.to_string()),
        severity: finding.severity,
        message: words::message(finding, language),
        line: finding.place.line,
        column: finding.place.column,
        ply: finding.place.ply,
        fen: finding.place.fen.clone(),
        path: finding.place.path.clone(),
        legal: match finding.get("legal") {
            Some(Value::List(moves)) => moves.clone(),
            _ => Vec::new(),
        },
    }
}

/// How grave a finding is, in a word.
pub const fn severity(severity: Severity, language: Language) -> &'static str {
    match (language, severity) {
        (Language::English, Severity::Error) => "error",
        (Language::English, Severity::Warning) => "warning",
        (Language::English, Severity::Information) => "information",
        (Language::Russian, Severity::Error) => "ошибка",
        (Language::Russian, Severity::Warning) => "предупреждение",
        (Language::Russian, Severity::Information) => "сведение",
    }
}

/// The finding on one line: `error[M003] a capture was obligatory: … (ru2011 1.5.3)`.
pub fn found_line(finding: &Finding, language: Language) -> String {
    let article = match finding.article {
        Some(article) => format!(" ({article})"),
        None => String::new(),
    };
    let severity = severity(finding.severity, language);
    format!(
        "{severity}[{}] {}{article}",
        finding.code,
        words::message(finding, language)
    )
}
