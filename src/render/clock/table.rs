//! Clocks as CSV: a row per half-move, and before them a row for the game with its verdict.

use std::fmt::Write;

use crate::render::safe;
use crate::report::clock::GameClocks;

use super::say;

/// The header row.
pub const HEADER: &str =
    "file,game,ply,move,side,used_ms,left_ms,used,left,verdict,article,findings\n";

/// The rows of one game.
pub fn rows(game: &GameClocks) -> String {
    let mut out = String::new();
    let codes = |wanted: Option<u32>| {
        game.findings
            .iter()
            .filter(|found| found.ply == wanted)
            .map(|found| found.name)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let file = cell(&game.file);
    let verdict = &game.verdict;
    let side = verdict.side.map_or(String::new(), |side| side.to_string());
    let ply = verdict.ply.map_or(String::new(), |ply| ply.to_string());
    let article = verdict.article.clone().unwrap_or_default();
    out.push_str(&format!(
        "{file},{},{ply},,{side},,,,,{},{article},{}\n",
        game.index,
        verdict.kind.name(),
        codes(None)
    ));
    for played in &game.moves {
        let (mover, move_number) = say::move_at(game, played.ply);
        let (used, left) = (played.used_ms, played.shown_ms);
        // Writing to a string does not fail.
        let _ = write!(
            out,
            "{file},{},{},{move_number},{mover},",
            game.index, played.ply
        );
        for value in [used, left] {
            if let Some(value) = value {
                let _ = write!(out, "{value}");
            }
            out.push(',');
        }
        for value in [used, left] {
            if value.is_some() {
                out.push_str(&say::time(value));
            }
            out.push(',');
        }
        out.push_str(",,");
        if !game.findings.is_empty() {
            out.push_str(&codes(Some(played.ply)));
        }
        out.push('\n');
    }
    out
}

/// A foreign text as a CSV cell.
fn cell(text: &str) -> String {
    let text = safe::csv(text);
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
