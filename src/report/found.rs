//! A finding as it stands in every command's report.

use schemars::JsonSchema;
use serde::Serialize;

use crate::finding::Severity;

/// A finding with its message, as scripts read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Found {
    /// Stable id (`M003`).
    pub code: &'static str,
    /// Stable name (`capture_obligatory`).
    pub name: &'static str,
    /// The article it rests on (`ru2011 1.5.3`).
    pub article: Option<String>,
    /// How grave it is.
    pub severity: Severity,
    /// The message, in the language of the run.
    pub message: String,
    /// Line in the file, from 1.
    pub line: Option<usize>,
    /// Column in that line in characters, from 1.
    pub column: Option<usize>,
    /// Half-move in the game, from 1.
    pub ply: Option<u32>,
    /// The position at that moment, as FEN.
    pub fen: Option<String>,
    /// Path in a JSON file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<String>,
    /// The legal moves that come nearest, where a move was judged.
    pub legal: Vec<String>,
}
