//! SARIF 2.1.0: one run, a rule per code, a result per finding.

use serde_json::{Value, json};

use crate::finding::{Finding, Severity, codes};
use crate::render::{Language, words};

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Information => "note",
    }
}

/// The rules that a record can break.
fn rules(language: Language) -> Vec<Value> {
    codes::all()
        .filter(|code| matches!(code.id.as_bytes().first(), Some(b'M' | b'N' | b'G')))
        .filter_map(|code| {
            let words = words::words(code)?;
            let full = match language {
                Language::English => words.explain_en,
                Language::Russian => words.explain_ru,
            };
            Some(json!({
                "id": code.id,
                "name": code.name,
                "shortDescription": {"text": words.in_general(language)},
                "fullDescription": {"text": full},
                "defaultConfiguration": {"level": level(code.severity)},
            }))
        })
        .collect()
}

/// The log up to its first result.
pub fn prologue(language: Language) -> String {
    let driver = json!({
        "name": "shashki",
        "version": env!("CARGO_PKG_VERSION"),
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": rules(language),
    });
    let code = match language {
        Language::English => "en-US",
        Language::Russian => "ru-RU",
    };
    format!(
        "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":{driver}}},\"language\":\"{code}\",\"columnKind\":\"unicodeCodePoints\",\"results\":["
    )
}

/// The log after its last result.
pub fn epilogue() -> &'static str {
    "]}]}\n"
}

/// A finding as a result, without a comma.
pub fn result(file: &str, index: Option<usize>, finding: &Finding, language: Language) -> String {
    let article = match finding.article {
        Some(article) => format!(" ({article})"),
        None => String::new(),
    };
    let mut location = json!({
        "physicalLocation": {"artifactLocation": {"uri": uri(file)}},
    });
    if let Some(line) = finding.place.line {
        location["physicalLocation"]["region"] = json!({
            "startLine": line,
            "startColumn": finding.place.column.unwrap_or(1),
        });
    }
    let mut properties = json!({"name": finding.code.name});
    if let Some(index) = index {
        properties["game"] = json!(index);
    }
    if let Some(ply) = finding.place.ply {
        properties["ply"] = json!(ply);
    }
    if let Some(fen) = &finding.place.fen {
        properties["fen"] = json!(fen);
    }
    if let Some(article) = finding.article {
        properties["article"] = json!(article.to_string());
    }
    json!({
        "ruleId": finding.code.id,
        "level": level(finding.severity),
        "message": {"text": format!("{}{article}", words::message(finding, language))},
        "locations": [location],
        "properties": properties,
    })
    .to_string()
}

/// A file's name as a relative or absolute URI reference.
fn uri(file: &str) -> String {
    if file == "-" {
        return "stdin".to_owned();
    }
    let mut out = String::with_capacity(file.len());
    for byte in file.replace('\\', "/").bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'.' | b'-' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}
