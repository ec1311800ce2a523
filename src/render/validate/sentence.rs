//! The last line, which sums up.

use crate::render::Language;
use crate::report::validate::Summary;

/// `153 games: 150 sound, 2 with warnings, 1 with errors, 4 not checked`.
pub fn summary(summary: &Summary, language: Language) -> String {
    let mut parts = Vec::new();
    let mut part = |count: usize, english: &str, russian: &str| {
        if count > 0 {
            parts.push(match language {
                Language::English => format!("{count} {english}"),
                Language::Russian => format!("{russian} {count}"),
            });
        }
    };
    part(summary.ok, "sound", "без замечаний");
    part(summary.with_warnings, "with warnings", "с предупреждениями");
    part(summary.with_errors, "with errors", "с ошибками");
    part(summary.skipped, "not checked", "не проверялось");
    let list = parts.join(", ");
    match language {
        Language::English if summary.games == 1 => format!("1 game: {list}"),
        Language::English => format!("{} games: {list}", summary.games),
        Language::Russian => format!("партий {}: {list}", summary.games),
    }
}
