//! A finding told in words: as a report's entry and as a line of text.

use crate::finding::{Finding, Value};
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

/// The finding on one line: `error[M003] a capture was obligatory: … (ru2011 1.5.3)`.
pub fn found_line(finding: &Finding, language: Language) -> String {
    let article = match finding.article {
        Some(article) => format!(" ({article})"),
        None => String::new(),
    };
    let severity = match language {
        Language::English => finding.severity.to_string(),
        Language::Russian => match finding.severity {
            crate::finding::Severity::Error => "ошибка",
            crate::finding::Severity::Warning => "предупреждение",
            crate::finding::Severity::Information => "сведение",
        }
        .to_owned(),
    };
    format!(
        "{severity}[{}] {}{article}",
        finding.code,
        words::message(finding, language)
    )
}
