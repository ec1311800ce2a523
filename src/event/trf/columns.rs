//! Records with their fields at fixed columns. A value that its columns cannot hold is left out, and
//! whoever writes it hears of that: nothing ever moves what stands behind it.

use crate::exact::Points;
use crate::finding::Finding;
use crate::finding::codes::event as codes;

use super::Dialect;
use crate::event::Event;

/// A record that is being written.
pub(super) struct Record {
    text: String,
    /// Columns written.
    width: usize,
}

impl Record {
    /// The beginning of a record: its number.
    pub(super) fn new(din: &str) -> Self {
        Record {
            text: din.to_owned(),
            width: din.chars().count(),
        }
    }

    /// A text from the left of columns `from` to `to`, cut there.
    pub(super) fn left(&mut self, (from, to): (usize, usize), text: &str) {
        self.reach(from);
        for c in text.chars().take(to + 1 - from) {
            self.text.push(if c.is_control() { ' ' } else { c });
            self.width += 1;
        }
    }

    /// A value at the right of columns `from` to `to`; whether they can hold it.
    #[must_use]
    pub(super) fn right(&mut self, (from, to): (usize, usize), text: &str) -> bool {
        let (room, width) = (to + 1 - from, text.chars().count());
        if width > room {
            return false;
        }
        self.left((to + 1 - width, to), text);
        true
    }

    /// Points at the right of columns `from` to `to`; whether they can hold them.
    #[must_use]
    pub(super) fn points(&mut self, columns: (usize, usize), points: Points) -> bool {
        let written = fitting(points, columns.1 + 1 - columns.0);
        written.is_some_and(|text| self.right(columns, &text))
    }

    /// A number at the right of columns `from` to `to`. [`no_room`] has seen to it that they can
    /// hold it.
    pub(super) fn number(&mut self, columns: (usize, usize), number: u32) {
        let fits = self.right(columns, &number.to_string());
        debug_assert!(fits, "{number} in columns {columns:?}");
    }

    /// Numbers of `width` columns, the first at `from`, a blank between them.
    pub(super) fn numbers(&mut self, from: usize, width: usize, numbers: &[u32]) {
        for (index, number) in numbers.iter().enumerate() {
            let column = from + (width + 1) * index;
            self.number((column, column + width - 1), *number);
        }
    }

    /// Ends the record, without blanks at its end.
    pub(super) fn end(self, text: &mut String) {
        text.push_str(self.text.trim_end());
        text.push('\n');
    }

    /// Blanks up to a column that comes next.
    fn reach(&mut self, column: usize) {
        debug_assert!(self.width < column, "column {column} is written");
        while self.width + 1 < column {
            self.text.push(' ');
            self.width += 1;
        }
    }
}

/// Points as a number of so many columns: with one decimal, or where only so it fits, without the
/// decimal of a whole number.
pub(super) fn fitting(points: Points, width: usize) -> Option<String> {
    let text = points.to_string();
    let decimal = if text.contains('.') {
        text.clone()
    } else {
        format!("{text}.0")
    };
    [decimal, text]
        .into_iter()
        .find(|text| text.chars().count() <= width)
}

/// Numbers of players and teams that have more digits than columns: such a file cannot be written.
pub(super) fn no_room(event: &Event, dialect: Dialect) -> Vec<Finding> {
    let players = event.players.iter().map(|player| player.number.0).max();
    let teams = event.teams.iter().map(|team| team.number.0).max();
    let too_high = |number: Option<u32>, most: u32| {
        let number = number.filter(|number| *number > most)?;
        let finding = Finding::new(codes::NUMBER_TOO_HIGH);
        Some(finding.field("number", number).field("most", most))
    };
    let teams = teams.filter(|_| dialect == Dialect::Trf26);
    let found = [too_high(players, 9999), too_high(teams, 999)];
    found.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_moves_what_stands_behind_it() {
        let mut record = Record::new("001");
        record.number((5, 8), 12);
        assert!(!record.right((10, 13), "12345"));
        assert!(record.right((15, 18), "1234"));
        record.left((20, 22), "ab\ncd");
        let mut text = String::new();
        record.end(&mut text);
        assert_eq!(text, "001   12      1234 ab\n");
    }

    #[test]
    fn points_of_a_hundred_and_more() {
        let fits = |halves, width| fitting(Points::from_halves(halves), width);
        assert_eq!(fits(23, 4).as_deref(), Some("11.5"));
        assert_eq!(fits(288, 4).as_deref(), Some("144"));
        assert_eq!(fits(2, 4).as_deref(), Some("1.0"));
        assert_eq!(fits(201, 4), None);
        assert_eq!(fits(20_000, 4), None);
    }
}
