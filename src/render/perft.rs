//! `perft` as text.

use std::fmt::Write;

use crate::report::Perft;

use super::Language;

/// A line per move, `move: leaves`, and a last one with the sum.
pub fn perft(report: &Perft, language: Language) -> String {
    let sum = match language {
        Language::English => "total",
        Language::Russian => "всего",
    };
    let mut out = String::new();
    for line in &report.moves {
        // Writing to a string does not fail.
        let _ = writeln!(out, "{}: {}", line.r#move, line.nodes);
    }
    let _ = writeln!(out, "{sum}: {}", report.nodes);
    out
}
