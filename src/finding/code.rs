//! Codes of findings and their severities.

use std::fmt;

/// How grave a finding is. Only [`Severity::Error`] makes a command exit with 1.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Information,
    /// Something to look at; the answer stands.
    Warning,
    /// Something is wrong.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Severity::Information => "information",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// The kind of a finding: a short stable id (`M003`), a stable name (`capture_obligatory`) and
/// the severity it usually has.
///
/// The first letter of the id is its room: `M` moves, `N` notation and PDN, `G` games and the
/// draw law, `C` clocks, `A` adjournment, `E` events, `P` pairing, `T` tie-breaks and standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// Stable id, a letter and three digits.
    pub id: &'static str,
    /// Stable name in snake case, for scripts.
    pub name: &'static str,
    /// The severity a finding of this code has unless it is changed.
    pub severity: Severity,
}

impl Code {
    /// A code; every one is a constant in [`super::codes`].
    pub const fn new(id: &'static str, name: &'static str, severity: Severity) -> Self {
        Code { id, name, severity }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id)
    }
}
