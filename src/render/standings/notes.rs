//! Remarks under the standings, the many of one kind told in short.

use std::collections::BTreeMap;

use crate::finding::Severity;
use crate::render::Language;
use crate::report::Found;
use crate::report::standings::Standings;

use super::labels::{Label, label};

/// So many remarks of one kind are told; of the others only how many they are.
const ALIKE: usize = 12;

pub(super) fn notes(report: &Standings, language: Language, quiet: bool) -> Vec<String> {
    let mut notes = of(&report.findings, language, quiet);
    if let Some(other) = &report.annulled_matches {
        let table = label(Label::AnnulledTable, language);
        let others = of(&other.findings, language, quiet);
        notes.extend(others.into_iter().map(|note| format!("{table}: {note}")));
    }
    notes
}

fn of(findings: &[Found], language: Language, quiet: bool) -> Vec<String> {
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    let mut notes = Vec::new();
    for found in findings {
        if quiet && found.severity == Severity::Information {
            continue;
        }
        let count = told.entry(found.code).or_default();
        *count += 1;
        if *count <= ALIKE {
            notes.push(note(found));
        }
    }
    for (code, count) in told {
        if count > ALIKE {
            let more = label(Label::More, language);
            notes.push(format!("{more} {} [{code}]", count - ALIKE));
        }
    }
    notes
}

fn note(found: &Found) -> String {
    let article = found.article.as_ref().map(|a| format!(", {a}"));
    format!(
        "{} [{}{}]",
        found.message,
        found.code,
        article.unwrap_or_default()
    )
}
