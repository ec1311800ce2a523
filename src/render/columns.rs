//! Columns of text for a terminal.

use unicode_width::UnicodeWidthStr;

/// Rows laid out in columns as wide as their widest cell, a line each, without spaces at the end;
/// `right` says which columns are aligned to the right. The cells have no line breaks.
pub fn columns(rows: &[Vec<String>], right: &[bool]) -> String {
    let mut out = String::new();
    let widths = widths(rows, right.len());
    for row in rows {
        line(&mut out, row, &widths, right, ("", "  "));
    }
    out
}

/// The width of every column.
pub(super) fn widths(rows: &[Vec<String>], count: usize) -> Vec<usize> {
    let mut widths = vec![0; count];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.width());
        }
    }
    widths
}

/// Adds a row, with `around` before and behind every cell.
pub(super) fn line(
    out: &mut String,
    row: &[String],
    widths: &[usize],
    right: &[bool],
    around: (&str, &str),
) {
    let start = out.len();
    for ((cell, width), right) in row.iter().zip(widths).zip(right) {
        let rest = std::iter::repeat_n(' ', width.saturating_sub(cell.width()));
        out.push_str(around.0);
        if *right {
            out.extend(rest);
            out.push_str(cell);
        } else {
            out.push_str(cell);
            out.extend(rest);
        }
        out.push_str(around.1);
    }
    let end = start + out[start..].trim_end().len();
    out.truncate(end);
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn wide_signs_take_two_columns_and_no_line_ends_in_spaces() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [
            row(["No", "Name", "Points"]),
            row(["1", "王一", "12"]),
            row(["10", "Ёлкин", ""]),
        ];
        let expected = "No  Name   Points\n 1  王一       12\n10  Ёлкин\n";
        assert_eq!(columns(&rows, &[true, false, true]), expected);
    }
}
