//! Columns of text for a terminal.

use unicode_width::UnicodeWidthStr;

/// Rows laid out in columns as wide as their widest cell, a line each, without spaces at the end;
/// `right` says which columns are aligned to the right. The cells have no line breaks.
pub fn columns(rows: &[Vec<String>], right: &[bool]) -> String {
    let mut out = String::new();
    let mut widths = vec![0; right.len()];
    for row in rows {
        for (wide, cell) in widths.iter_mut().zip(row) {
            *wide = width(cell).max(*wide);
        }
    }
    for row in rows {
        let start = out.len();
        for ((cell, wide), right) in row.iter().zip(&widths).zip(right) {
            padded(&mut out, cell, wide.saturating_sub(width(cell)), *right);
            out.push_str("  ");
        }
        end_line(&mut out, start);
    }
    out
}

/// How many columns of a terminal a text without control characters takes.
pub(super) fn width(text: &str) -> usize {
    // Most are numbers and plain names.
    if text.is_ascii() {
        text.len()
    } else {
        text.width()
    }
}

/// Spaces are added so many at a time.
const SPACES: &str = "                                ";

/// Adds a text with `free` spaces before it, or behind it where it is not aligned to the right.
pub(super) fn padded(out: &mut String, text: &str, free: usize, right: bool) {
    if !right {
        out.push_str(text);
    }
    let mut free = free;
    while free > 0 {
        let some = free.min(SPACES.len());
        out.push_str(&SPACES[..some]);
        free -= some;
    }
    if right {
        out.push_str(text);
    }
}

/// Ends the line that begins at byte `start`, without spaces at its end.
pub(super) fn end_line(out: &mut String, start: usize) {
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
