//! Words of the movetext told apart. What a word is depends on what stands round it: `1-1` is a
//! result, `1-5` a move, `1.` a number, `1- 7` one move with a space in it.

use crate::notation::square::file_letter;

use super::ast::{CommentForm, Element, Kind};
use super::scan;
use super::score::Score;

/// A word of the movetext, read from a place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// What it is; [`Kind::Junk`] for what is none of the others.
    pub(super) kind: Kind,
    /// One past its last byte.
    pub(super) end: usize,
}

const fn word(kind: Kind, end: usize) -> Word {
    Word { kind, end }
}

/// Reads the word that begins with the digit at `at`.
pub(super) fn digit(text: &str, at: usize, depth: usize) -> Word {
    let bytes = text.as_bytes();
    let mut i = at;
    let mut value: u32 = 0;
    while let Some(byte) = bytes.get(i).filter(|byte| byte.is_ascii_digit()) {
        value = value
            .saturating_mul(10)
            .saturating_add(u32::from(byte - b'0'));
        i += 1;
    }
    match bytes.get(i) {
        Some(b'.') => return number(bytes, at, i, value),
        Some(b'-' | b'x') => {
            // By far the most frequent: two numbers and nothing else.
            let from = i + 1;
            let mut j = from;
            let mut to: u32 = 0;
            while let Some(byte) = bytes.get(j).filter(|byte| byte.is_ascii_digit()) {
                to = to.saturating_mul(10).saturating_add(u32::from(byte - b'0'));
                j += 1;
            }
            let ends = bytes.get(j).is_none_or(|byte| scan::is_delimiter(*byte));
            if j > from && ends && value > 0 && to > 0 && value != to {
                return word(Kind::Move, j);
            }
        }
        Some(b')') if depth == 0 => {
            return word(
                Kind::Number {
                    value,
                    black: false,
                },
                i + 1,
            );
        }
        _ => {}
    }
    if bytes[i..].starts_with("…".as_bytes()) {
        return word(Kind::Number { value, black: true }, i + "…".len());
    }
    slow(text, at, Some((value, i)))
}

/// Reads the word that begins with a letter, a sign or another character at `at`.
pub(super) fn other(text: &str, at: usize) -> Word {
    // The most frequent: two squares in small letters and nothing else.
    if let Some([a, b, b'-' | b':' | b'x', c, d]) = text.as_bytes().get(at..at + 5)
        && matches!((a, c), (b'a'..=b'h', b'a'..=b'h'))
        && matches!((b, d), (b'1'..=b'8', b'1'..=b'8'))
        && text
            .as_bytes()
            .get(at + 5)
            .is_none_or(|byte| scan::is_delimiter(*byte))
    {
        return word(Kind::Move, at + 5);
    }
    slow(text, at, None)
}

fn number(bytes: &[u8], at: usize, mut i: usize, value: u32) -> Word {
    if bytes[at..].starts_with(b"0.5-0.5") {
        return word(Kind::Result(Score::Draw), at + 7);
    }
    let dots = i;
    while bytes.get(i) == Some(&b'.') {
        i += 1;
    }
    // `1. ... 18-22` too says that Black is to move.
    let next = scan::skip_spaces(bytes, i);
    let black = i - dots > 1 || bytes[next.min(bytes.len())..].starts_with(b"..");
    word(Kind::Number { value, black }, i)
}

/// The longest text that is tried as a result with spaces in it.
const LONGEST_RESULT: usize = 16;

/// A result with spaces in it (`1+ - 1-`, `1 - 0`, `+ -`, `1/2 - 1/2`) that begins at `at` and ends a
/// line, a file or stands before a comment or a tag.
fn spaced_result(text: &str, at: usize) -> Option<Word> {
    let bytes = text.as_bytes();
    let mut end = at;
    while end < bytes.len() && !matches!(bytes[end], b'\n' | b'\r' | b'{' | b'[' | b';' | b'(') {
        end += 1;
        if end - at > 2 * LONGEST_RESULT {
            return None;
        }
    }
    let written = text.get(at..end)?.trim_end();
    if written.len() > LONGEST_RESULT {
        return None;
    }
    match Score::parse(written)? {
        Score::Points { .. } => None,
        Score::Unknown => None,
        score => Some(word(Kind::Result(score), at + written.len())),
    }
}

fn slow(text: &str, at: usize, number: Option<(u32, usize)>) -> Word {
    let bytes = text.as_bytes();
    if bytes[at] == b'*' && !bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric) {
        return word(Kind::Result(Score::Unknown), at + 1);
    }
    let end = scan::word_end(bytes, at);
    let written = &text[at..end];
    let lone = scan::dash(bytes, at);
    let half = written.starts_with('½');
    if bytes[at] == b'+'
        || lone > 0
        || half
        || number.is_some_and(|(_, i)| is_result_sign(bytes, i))
    {
        if let Some(result) = spaced_result(text, at) {
            let signs = matches!(
                result.kind,
                Kind::Result(Score::Unplayed {
                    white: false,
                    black: false
                })
            );
            if !(lone > 0 && signs) {
                return result;
            }
        }
        if lone > 0 {
            return word(Kind::Dash, end_of_dashes(bytes, at));
        }
    }
    if let Some(result) = result(written) {
        return word(Kind::Result(result), end);
    }
    // A trailing star is the end of the record: `32-28*`, `2*`.
    if written.len() > 1 && written.ends_with('*') {
        let number = number.filter(|&(_, digits)| digits + 1 == end);
        let inner = word_as(text, at, end - 1, number);
        if matches!(inner.kind, Kind::Move | Kind::Number { .. }) {
            return inner;
        }
    }
    word_as(text, at, end, number)
}

fn is_result_sign(bytes: &[u8], at: usize) -> bool {
    matches!(
        bytes.get(at),
        Some(b'+' | b'-' | b'/' | b' ' | b':' | 0xe2 | 0xc2)
    )
}

fn end_of_dashes(bytes: &[u8], at: usize) -> usize {
    let mut end = at;
    while scan::dash(bytes, end) > 0 {
        end += scan::dash(bytes, end);
    }
    end
}

/// A result in one word, perhaps the last of a sentence; points of other systems are left to the parser, who knows the tags.
fn result(written: &str) -> Option<Score> {
    match Score::parse(written)? {
        Score::Points { white, black } if white == 0 || black == 0 => {
            Some(Score::Points { white, black })
        }
        Score::Points { .. } => None,
        // A lone `?` or `-` is no result by itself.
        Score::Unknown if written != "*" => None,
        score => Some(score),
    }
}

/// The word from `at` to `end`, perhaps joined with what follows a space: `1- 7`, `32 - 28`,
/// `c3 :d4`.
fn word_as(text: &str, at: usize, end: usize, number: Option<(u32, usize)>) -> Word {
    let bytes = text.as_bytes();
    let mut written = text[at..end].trim_end_matches(['.', ',']);
    if written.is_empty() {
        let all_dots = text[at..end].bytes().all(|byte| byte == b'.');
        return word(if all_dots { Kind::Ellipsis } else { Kind::Junk }, end);
    }
    if written == "…" {
        return word(Kind::Ellipsis, end);
    }
    let bare = scan::is_square(written.as_bytes());
    let open = ends_with_separator(written) && written.len() == text[at..end].len();
    if open || bare {
        let mut next = scan::skip_spaces(bytes, end);
        let mut joins = open;
        if bare {
            let length = scan::separator(bytes, next);
            joins = length > 0;
            next = scan::skip_spaces(bytes, next + length);
        }
        let stop = scan::word_end(bytes, next);
        if joins && next < stop && scan::is_square(&bytes[next..stop]) {
            let whole = word(Kind::Move, stop);
            return match result(&text[at..stop]) {
                Some(score) => word(Kind::Result(score), stop),
                None => whole,
            };
        }
    }
    if let Some((value, digits)) = number {
        if digits == end {
            return word(
                Kind::Number {
                    value,
                    black: false,
                },
                end,
            );
        }
        if open && digits + 1 == end && bytes[digits] == b':' {
            return word(
                Kind::Number {
                    value,
                    black: false,
                },
                end,
            );
        }
    }
    if scan::may_be_move(written) || scan::names_places(written) {
        return word(Kind::Move, at + written.len());
    }
    // `1a3-b4`: a number without its dot, then a move.
    if let Some((value, digits)) = number {
        written = &text[digits..end];
        let letter = written.chars().next().and_then(file_letter);
        if letter.is_some() && scan::may_be_move(written) {
            return word(
                Kind::Number {
                    value,
                    black: false,
                },
                digits,
            );
        }
    }
    word(Kind::Junk, end)
}

fn ends_with_separator(written: &str) -> bool {
    written
        .chars()
        .next_back()
        .is_some_and(|c| matches!(c, '-' | 'x' | 'X' | ':' | '×' | '‐'..='―' | '−' | '\u{ad}'))
}

/// A result in words at `at`. Only the letters that one can begin with are looked at.
pub(super) fn in_words(text: &str, at: usize) -> Option<Word> {
    let bytes = text.as_bytes();
    let next = bytes.get(at + 1).copied();
    let likely = match bytes[at] {
        b'W' | b'w' => next == Some(b'h'),
        b'B' | b'b' => next == Some(b'l'),
        b'D' | b'd' => next == Some(b'r'),
        // Cyrillic Б б Ч Н н; ч is in the other half.
        0xd0 => matches!(next, Some(0x91 | 0xb1 | 0xa7 | 0x9d | 0xbd)),
        0xd1 => next == Some(0x87),
        _ => false,
    };
    if !likely {
        return None;
    }
    let (score, length) = Score::in_words(text.get(at..)?)?;
    Some(word(Kind::Result(score), at + length))
}

/// `$12` at `at`.
pub(super) fn nag(bytes: &[u8], at: usize) -> Word {
    let mut i = at + 1;
    let mut value: u32 = 0;
    while let Some(byte) = bytes.get(i).filter(|byte| byte.is_ascii_digit()) {
        value = value
            .saturating_mul(10)
            .saturating_add(u32::from(byte - b'0'));
        i += 1;
    }
    if i == at + 1 {
        return word(Kind::Junk, i);
    }
    word(Kind::Nag(u16::try_from(value).unwrap_or(u16::MAX)), i)
}

/// `!?` or `(!?)` at `at`; `None` if a bracket there opens a variation.
pub(super) fn strength(bytes: &[u8], at: usize) -> Option<Word> {
    let bracket = usize::from(bytes[at] == b'(');
    let mut i = at + bracket;
    while matches!(bytes.get(i), Some(b'!' | b'?')) {
        i += 1;
    }
    if i == at + bracket {
        return None;
    }
    if bracket == 1 && bytes.get(i) != Some(&b')') {
        return None;
    }
    Some(word(Kind::Strength, i + bracket))
}

/// `/FEN "…"/` at `at`, in one line.
pub(super) fn setup(bytes: &[u8], at: usize) -> Option<Word> {
    let mut i = at + 1;
    while i < at + 8 && bytes.get(i) == Some(&b' ') {
        i += 1;
    }
    if !bytes.get(i..i + 3)?.eq_ignore_ascii_case(b"FEN") {
        return None;
    }
    let rest = bytes.get(i + 3..)?;
    let close = rest
        .iter()
        .take(4096)
        .take_while(|byte| !matches!(byte, b'\n' | b'\r'))
        .position(|byte| *byte == b'/')?;
    Some(word(Kind::Setup, i + 3 + close + 1))
}

/// A comment up to the end of its line.
pub(super) fn line_comment(bytes: &[u8], at: usize) -> Word {
    let form = if bytes[at] == b'%' {
        CommentForm::Percent
    } else {
        CommentForm::Semicolon
    };
    word(Kind::Comment(form), scan::line_end(bytes, at))
}

/// The element of a word.
pub(super) fn element(word: Word, at: usize, base: usize) -> Element {
    Element::new(word.kind, at - base, word.end - base)
}
