//! Tables that would be matrices, had they as many columns as rows.

use super::cell::{Cell, cell};
use super::heading::Column;
use super::matrix::{DIAGONAL, is_matrix};
use super::table::{Line, Table};
use crate::finding::Finding;
use crate::finding::codes::event as codes;

/// That rows or columns of a matrix are missing, at the first that has nothing across from it.
///
/// A table of rounds names opponents. One that names none, where several have a bare result in one
/// column or the diagonal is marked as where somebody would meet himself, is a matrix.
pub(super) fn uneven(table: &Table) -> Option<Finding> {
    let columns = table.rounds();
    let text = |line: &Line, at: usize| line.field(at).unwrap_or_default().to_lowercase();
    let mut cells = table
        .rows
        .iter()
        .flat_map(|line| columns.iter().map(|(_, at)| text(line, *at)));
    let game = |text: String| matches!(cell(&text), Some(Cell::Game { .. }));
    if columns.len() < 2 || table.rows.len() < 2 || is_matrix(table) || cells.any(game) {
        return None;
    }
    let bare = |text: &str| matches!(text, "1" | "½" | "=" | "0.5" | "0,5");
    let several = columns.iter().any(|(_, at)| {
        let results = table.rows.iter().filter(|line| bare(&text(line, *at)));
        results.count() > 1
    });
    let marked = |(line, (_, at)): &(&Line, &(u32, usize))| {
        let text = text(line, *at);
        !matches!(text.as_str(), "" | "." | "—") && DIAGONAL.contains(&text.as_str())
    };
    let diagonal = table.rows.iter().zip(&columns).filter(marked).count() > 1;
    let against = table.has(|column| matches!(column, Column::Against(_)));
    if !several && !diagonal && !against {
        return None;
    }
    let (rows, across) = (table.rows.len(), columns.len());
    let finding = match (table.rows.get(across), columns.get(rows)) {
        (Some(line), _) => table.finding(codes::MATRIX_UNEVEN, line, 0),
        (_, Some((_, at))) => table.finding(codes::MATRIX_UNEVEN, &table.head, *at),
        // As many, but somebody has a result against himself.
        _ => {
            let spots = || table.rows.iter().zip(&columns);
            let own = spots().find(|spot| !DIAGONAL.contains(&text(spot.0, spot.1.1).as_str()));
            let (line, (_, at)) = own.or_else(|| spots().next())?;
            table.finding(codes::MATRIX_UNEVEN, line, *at)
        }
    };
    Some(finding.field("rows", rows).field("columns", across))
}
