//! Tag pairs.

use crate::finding::Span;

use super::ast::{FaultKind, Game, Tag};
use super::parser::fault;
use super::scan;

/// The longest value that is looked for, in bytes.
const LONGEST_VALUE: usize = 2 << 10;

/// A tag as read at a place of the text.
pub(super) struct Read<'a> {
    pub(super) name: &'a str,
    raw: Option<&'a str>,
    fault: Option<FaultKind>,
    end: usize,
}

/// Reads the tag that begins at `at`.
pub(super) fn read(text: &str, at: usize) -> Read<'_> {
    let bytes = text.as_bytes();
    let from = scan::tag_name(bytes, at);
    let mut i = from;
    while bytes
        .get(i)
        .is_some_and(|byte| !scan::is_space(*byte) && !matches!(byte, b'"' | b']' | b'['))
    {
        i += 1;
    }
    let name = &text[from..i];
    while matches!(bytes.get(i), Some(b' ' | b'\t')) {
        i += 1;
    }
    let mut line = scan::line_end(&bytes[..bytes.len().min(i + LONGEST_VALUE)], i);
    while !text.is_char_boundary(line) {
        line -= 1;
    }
    match bytes.get(i) {
        Some(b'"') => value(text, name, i, line),
        Some(b']') => Read {
            name,
            raw: None,
            fault: Some(FaultKind::TagWithoutValue),
            end: i + 1,
        },
        _ => {
            let close = bytes[i..line].iter().position(|byte| *byte == b']');
            let stop = close.map_or(line, |length| i + length);
            Read {
                name,
                raw: Some(text[i..stop].trim_end()),
                fault: Some(FaultKind::UnclosedTag),
                end: close.map_or(line, |length| i + length + 1),
            }
        }
    }
}

/// The value that begins with the quote at `quote`: up to the first quote with a bracket after it
/// that no backslash stands before; else up to the first one at all.
fn value<'a>(text: &'a str, name: &'a str, quote: usize, line: usize) -> Read<'a> {
    let bytes = text.as_bytes();
    let from = quote + 1;
    let mut escaped = None;
    let mut backslash = false;
    for i in from..line {
        match bytes[i] {
            b'"' => {
                let mut close = i + 1;
                while matches!(bytes.get(close), Some(b' ' | b'\t')) {
                    close += 1;
                }
                if bytes.get(close) == Some(&b']') {
                    let read = Read {
                        name,
                        raw: Some(&text[from..i]),
                        fault: None,
                        end: close + 1,
                    };
                    if !backslash {
                        return read;
                    }
                    escaped.get_or_insert(read);
                }
                backslash = false;
            }
            b'\\' => backslash = !backslash,
            _ => backslash = false,
        }
    }
    escaped.unwrap_or_else(|| {
        let inner = &text[from..line];
        let quote = inner.find('"');
        let bracket = inner.find(']');
        let (stop, end) = match (quote, bracket) {
            (Some(quote), _) => (from + quote, from + quote + 1),
            (None, Some(bracket)) => (from + bracket, from + bracket + 1),
            (None, None) => (line, line),
        };
        Read {
            name,
            raw: Some(text[from..stop].trim_end()),
            fault: Some(FaultKind::UnclosedTag),
            end,
        }
    })
}

/// Keeps the tag in the record; its end.
pub(super) fn keep<'a>(game: &mut Game<'a>, tag: &Read<'a>, at: usize, start: usize) -> usize {
    if let Some(kind) = tag.fault {
        fault(game, kind, at, tag.end, start);
    }
    game.tags.push(Tag {
        name: tag.name,
        raw: tag.raw,
        span: Span::new(at - start, tag.end - start),
    });
    tag.end
}
