//! Tables as CSV: lists of players, and crosstables in the cell spellings of the programs in use.
//!
//! The delimiter (`;`, `,`, tab, `|`) is the one that parts most lines into the same number of
//! fields. The heading is the first line that has a column of names; lines before it are left out.

mod cell;
mod heading;
mod matrix;
mod players;
mod progress;
mod remarks;
mod scale;
mod table;
mod uneven;
mod write;

pub use cell::{Cell, Unplayed, cell};
pub use players::Newcomer;
pub use write::{Written, write};

use super::{Event, ReadError, check};
use crate::finding::{Finding, Severity};
use heading::Column;
use table::Table;

/// What a table holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A list of players.
    Players(Vec<Newcomer>),
    /// A crosstable: an event with its results.
    Crosstable(Box<Event>),
}

/// A table as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What it holds.
    pub content: Content,
    /// What was found that did not keep it from being read.
    pub findings: Vec<Finding>,
}

/// Reads a table; with rounds it is a crosstable, without a list of players.
///
/// # Errors
/// [`ReadError::Empty`]; [`ReadError::Faults`] with line and column of everything that keeps it
/// from being read.
pub fn read(text: &str) -> Result<Read, ReadError> {
    if text.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    let mut findings = Vec::new();
    let table = Table::read(text).and_then(|table| match uneven::uneven(&table) {
        Some(finding) => Err(finding),
        None => Ok(table),
    });
    let content = match table {
        Err(finding) => {
            findings.push(finding);
            None
        }
        Ok(table)
            if !table.has(|column| matches!(column, Column::Round(_)))
                && !matrix::is_matrix(&table) =>
        {
            let newcomers = players::read(&table, &mut findings);
            remarks::remarks(&table, false, &mut findings);
            Some(Content::Players(newcomers))
        }
        Ok(table) => {
            remarks::remarks(&table, true, &mut findings);
            let event = if matrix::is_matrix(&table) {
                matrix::read(&table, &mut findings)
            } else {
                progress::read(&table, &mut findings)
            };
            if !wrong(&findings) {
                findings.extend(check::faults(&event));
            }
            Some(Content::Crosstable(Box::new(event)))
        }
    };
    match content {
        Some(content) if !wrong(&findings) => Ok(Read { content, findings }),
        _ => {
            // What is merely worth knowing would hide what is wrong.
            findings.retain(|finding| finding.severity > Severity::Information);
            Err(ReadError::Faults(findings))
        }
    }
}

fn wrong(findings: &[Finding]) -> bool {
    findings
        .iter()
        .any(|finding| finding.severity == Severity::Error)
}
