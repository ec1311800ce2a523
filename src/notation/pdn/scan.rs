//! Characters of PDN and small looks ahead. Nothing here builds anything.

use crate::notation::square::file_letter;

/// Whether this byte separates words.
pub(super) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// The length of a blank of more than one byte at `at`: the spaces of typesetters and web pages
/// (no-break, thin, ideographic), characters without width, a byte order mark where files were
/// joined; 0 if there is none.
pub(super) fn wide_blank(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at..) {
        Some([0xc2, 0xa0 | 0x85, ..]) => 2,
        Some([0xe1, 0x9a, 0x80, ..] | [0xe3, 0x80, 0x80, ..] | [0xef, 0xbb, 0xbf, ..]) => 3,
        Some([0xe2, 0x80, 0x80..=0x8f | 0xa8..=0xaf, ..] | [0xe2, 0x81, 0x9f | 0xa0, ..]) => 3,
        _ => 0,
    }
}

/// Whether this byte ends a word without belonging to it.
pub(super) const fn is_delimiter(byte: u8) -> bool {
    is_space(byte)
        || matches!(
            byte,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'"' | b'$' | b'!' | b'?' | 0
        )
}

/// The length of the separator of a move that begins at `at`: `-`, `x`, `:`, `*`, `×`, the
/// dashes, the soft hyphen, Cyrillic `х`; 0 if there is none.
pub(super) fn separator(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at) {
        Some(b'-' | b'x' | b'X' | b':' | b'*') => 1,
        // × U+00D7, х U+0445, Х U+0425
        Some(0xc3) if bytes.get(at + 1) == Some(&0x97) => 2,
        Some(0xc2) if bytes.get(at + 1) == Some(&0xad) => 2,
        Some(0xd1) if bytes.get(at + 1) == Some(&0x85) => 2,
        Some(0xd0) if bytes.get(at + 1) == Some(&0xa5) => 2,
        // ‐ U+2010 to ― U+2015, − U+2212
        Some(0xe2) => match (bytes.get(at + 1), bytes.get(at + 2)) {
            (Some(0x80), Some(0x90..=0x95)) | (Some(0x88), Some(0x92)) => 3,
            _ => 0,
        },
        _ => 0,
    }
}

/// The length of a dash at `at` (`-`, the typographic dashes, the minus sign), else 0.
pub(super) fn dash(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at) {
        Some(b'-') => 1,
        Some(0xe2 | 0xc2) => separator(bytes, at),
        _ => 0,
    }
}

/// The first byte at or after `at` that is no space.
pub(super) fn skip_spaces(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|byte| is_space(*byte)) {
        at += 1;
    }
    at
}

/// The end of the word that begins at `at`.
pub(super) fn word_end(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|byte| !is_delimiter(*byte)) && wide_blank(bytes, at) == 0 {
        at += 1;
    }
    at
}

/// The end of the line that `at` stands in, before its line end.
pub(super) fn line_end(bytes: &[u8], at: usize) -> usize {
    bytes[at.min(bytes.len())..]
        .iter()
        .position(|byte| matches!(byte, b'\n' | b'\r'))
        .map_or(bytes.len(), |length| at + length)
}

/// Whether only blanks stand between the begin of the line and `at`.
pub(super) fn begins_line(bytes: &[u8], at: usize) -> bool {
    let mut i = at;
    while i > 0 {
        match bytes[i - 1] {
            b'\n' | b'\r' => return true,
            b' ' | b'\t' => i -= 1,
            _ => return false,
        }
    }
    true
}

/// Whether an empty line stands directly before `at`, spaces apart.
pub(super) fn after_blank_line(bytes: &[u8], at: usize) -> bool {
    let mut i = at;
    let mut ends = 0;
    while i > 0 && is_space(bytes[i - 1]) {
        i -= 1;
        match bytes[i] {
            b'\n' => ends += 1,
            b'\r' if bytes.get(i + 1) != Some(&b'\n') => ends += 1,
            _ => {}
        }
        if ends == 2 {
            return true;
        }
    }
    false
}

/// Whether a tag begins at `at`: `[`, spaces, a letter. Doubled brackets count.
pub(super) fn looks_like_tag(bytes: &[u8], at: usize) -> bool {
    let mut i = at;
    if bytes.get(i) != Some(&b'[') {
        return false;
    }
    i = tag_name(bytes, i);
    bytes
        .get(i)
        .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80)
}

/// Where the name of the tag at `at` begins: after its bracket or two and some blanks, never more
/// than a few bytes on.
pub(super) fn tag_name(bytes: &[u8], at: usize) -> usize {
    let mut i = at;
    while i < at + 32 && matches!(bytes.get(i), Some(b'[' | b' ' | b'\t')) {
        i += 1;
    }
    i
}

/// Whether a tag with a value begins at `at`: `[Name "`.
pub(super) fn looks_like_whole_tag(bytes: &[u8], at: usize) -> bool {
    if !looks_like_tag(bytes, at) {
        return false;
    }
    let name = tag_name(bytes, at);
    let mut i = name;
    while bytes
        .get(i)
        .is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte >= 0x80)
    {
        i += 1;
    }
    if i == name || i - name > 64 {
        return false;
    }
    while matches!(bytes.get(i), Some(b' ' | b'\t')) {
        i += 1;
    }
    bytes.get(i) == Some(&b'"')
}

/// Whether a record certainly begins at `at`, the first `[` of a line: a whole tag begins there and
/// the line with text before it is no tag, or an empty line stands between and it is `[Event`.
pub(super) fn record_begins(bytes: &[u8], at: usize) -> bool {
    if !begins_line(bytes, at) || !looks_like_whole_tag(bytes, at) {
        return false;
    }
    let mut i = at;
    while i > 0 && is_space(bytes[i - 1]) {
        i -= 1;
    }
    let before = &bytes[..i];
    let tag_before =
        i == 0 || before.ends_with(b"]") || before.ends_with(b"]\\r") || before.ends_with(b"]\\n");
    if !tag_before {
        return true;
    }
    let name = bytes[at..]
        .iter()
        .position(|byte| byte.is_ascii_alphabetic())
        .map_or(at, |length| at + length);
    i > 0
        && after_blank_line(bytes, at)
        && bytes[name..]
            .get(..5)
            .is_some_and(|word| word.eq_ignore_ascii_case(b"Event"))
}

/// The first place after `at` where a record certainly begins (the place of its `[`), else the end.
pub(super) fn next_record(bytes: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while let Some(length) = bytes
        .get(i..)
        .and_then(|rest| rest.iter().position(|byte| *byte == b'['))
    {
        let found = i + length;
        if record_begins(bytes, found) {
            return found;
        }
        i = found + 1;
    }
    bytes.len()
}

/// Whether a word may be a move: only square letters, digits and separators, with a digit.
pub(super) fn may_be_move(word: &str) -> bool {
    let mut digit = false;
    word.chars().all(|c| {
        digit |= c.is_ascii_digit();
        c.is_ascii_digit()
            || file_letter(c).is_some()
            || matches!(
                c,
                '-' | 'x' | 'X' | ':' | '*' | '×' | '‐'..='―' | '−' | '\u{ad}'
            )
    }) && digit
}

/// Whether a word names places as a move does, of whatever board: a letter and a number, a separator,
/// a letter and a number, and so on (`z9-c5`).
pub(super) fn names_places(word: &str) -> bool {
    let bytes = word.as_bytes();
    let mut at = 0;
    let mut places = 0;
    loop {
        let Some(letter) = word.get(at..).and_then(|rest| rest.chars().next()) else {
            return false;
        };
        let digits = at + letter.len_utf8();
        let mut end = digits;
        while bytes.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        if !letter.is_alphabetic() || end == digits || end > digits + 2 {
            return false;
        }
        places += 1;
        if end == bytes.len() {
            return places > 1;
        }
        let sign = separator(bytes, end);
        if sign == 0 {
            return false;
        }
        at = end + sign;
    }
}

/// Whether the word is a square alone: `7`, `28`, `d4`.
pub(super) fn is_square(word: &[u8]) -> bool {
    match word {
        [a] => a.is_ascii_digit(),
        [a, b] => b.is_ascii_digit() && (a.is_ascii_digit() || a.is_ascii_alphabetic()),
        // A Cyrillic letter takes two bytes.
        [a, _, c] => *a >= 0xc0 && c.is_ascii_digit(),
        _ => false,
    }
}
