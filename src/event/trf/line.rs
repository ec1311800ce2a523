//! Lines and their columns.

use crate::finding::codes::event as codes;
use crate::finding::{Code, Finding, Place};

/// A line that is not empty.
pub(super) struct Line {
    /// Its number in the file, from 1.
    pub(super) number: usize,
    chars: Vec<char>,
}

/// The lines of a text that hold anything, whatever ends them.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    Ends { rest: Some(text) }
        .enumerate()
        .map(|(index, text)| Line {
            number: index + 1,
            chars: text
                .trim_end_matches(|c: char| c.is_whitespace() || c == '\u{1a}' || c == '\0')
                .chars()
                .map(|c| if c == '\t' || c == '\u{a0}' { ' ' } else { c })
                .collect(),
        })
        .filter(|line| !line.chars.is_empty())
}

/// Splits at LF, CR or CRLF.
struct Ends<'a> {
    rest: Option<&'a str>,
}

impl<'a> Iterator for Ends<'a> {
    type Item = &'a str;
    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest?;
        match rest.find(['\r', '\n']) {
            None => {
                self.rest = None;
                Some(rest)
            }
            Some(end) => {
                let after = &rest[end..];
                let length = if after.starts_with("\r\n") { 2 } else { 1 };
                self.rest = Some(&after[length..]);
                Some(&rest[..end])
            }
        }
    }
}

impl Line {
    /// The data identification number: the first three characters.
    pub(super) fn din(&self) -> String {
        self.field(1, 3)
    }

    /// How many columns the line has.
    pub(super) fn width(&self) -> usize {
        self.chars.len()
    }

    /// Columns `from` to `to`, counted from 1, both included; shorter where the line ends.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        let end = to.min(self.chars.len());
        self.chars
            .get(from - 1..end)
            .map(|chars| chars.iter().collect())
            .unwrap_or_default()
    }

    /// The same without surrounding spaces; `None` if nothing is left.
    pub(super) fn text(&self, from: usize, to: usize) -> Option<String> {
        let text = self.field(from, to).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    /// What follows the number, from column 5 (or 4 where no space follows it).
    pub(super) fn rest(&self) -> String {
        self.field(4, usize::MAX).trim().to_owned()
    }

    /// The whole line.
    pub(super) fn whole(&self) -> String {
        self.chars.iter().collect()
    }

    /// Fields of `width` columns that start at `first` and then every `step` columns, with the
    /// column of each; blank ones are left out.
    pub(super) fn repeated(&self, first: usize, width: usize, step: usize) -> Vec<(usize, String)> {
        (first..=self.chars.len())
            .step_by(step)
            .filter_map(|column| Some((column, self.text(column, column + width - 1)?)))
            .collect()
    }

    /// A character in one of the blank columns between the fields of a record: it is lost, and often a
    /// sign that the record has slipped.
    pub(super) fn between(&self, blank: &[usize]) -> Option<Finding> {
        let mut blank = blank.iter();
        let (column, text) =
            blank.find_map(|column| Some((*column, self.text(*column, *column)?)))?;
        let finding = self.finding(codes::BETWEEN_FIELDS, column);
        Some(finding.field("text", text).field("column", column))
    }

    /// The words from a column on, each with its column.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        for (index, c) in self.chars.iter().enumerate().skip(from - 1) {
            let begins = index == 0 || self.chars[index - 1] == ' ' || index + 1 == from;
            match words.last_mut() {
                _ if *c == ' ' => {}
                Some((_, word)) if !begins => word.push(*c),
                _ => words.push((index + 1, c.to_string())),
            }
        }
        words
    }

    /// A finding at a column of this line.
    pub(super) fn finding(&self, code: Code, column: usize) -> Finding {
        Finding::new(code).at(place(self.number, column))
    }
}

pub(super) fn place(line: usize, column: usize) -> Place {
    Place {
        line: Some(line),
        column: Some(column),
        ..Place::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_of_every_kind() {
        let numbers = |text: &str| -> Vec<(usize, String)> {
            lines(text)
                .map(|line| (line.number, line.whole()))
                .collect()
        };
        let expected = vec![
            (1, "a".to_owned()),
            (2, "b".to_owned()),
            (4, "c d".to_owned()),
        ];
        assert_eq!(numbers("\u{feff}a\rb\r\rc\td  \r"), expected);
        assert_eq!(numbers("a\nb\n\nc\td"), expected);
        assert_eq!(numbers("a\r\nb\r\n\r\nc d\u{1a}"), expected);
    }
}
