//! Foreign strings (names, comments, tags) made safe for where they are shown.

use std::borrow::Cow;

/// A text for the terminal: control characters and bidirectional overrides become visible
/// escapes (`\u{1b}`), so that no name can move the cursor or hide what follows.
pub fn terminal(text: &str) -> String {
    shown(text).into_owned()
}

/// The same as [`terminal`], not copied where there is nothing to escape.
pub fn shown(text: &str) -> Cow<'_, str> {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    // Most are numbers and plain names.
    let plain = text.bytes().all(|byte| (0x20..0x7f).contains(&byte));
    if plain || !text.contains(hidden) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if hidden(c) {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// A text for Markdown: shown as it is, nothing in it is markup, a table's border or HTML.
pub fn markdown(text: &str) -> String {
    let text = terminal(text);
    let mut out = String::with_capacity(text.len());
    for (index, c) in text.trim_start().chars().enumerate() {
        let markup = matches!(
            c,
            '|' | '\\' | '`' | '*' | '_' | '<' | '>' | '[' | ']' | '&' | '~'
        );
        // A heading starts a line.
        if markup || (c == '#' && index == 0) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// A text for a CSV cell: one that a spreadsheet would take for a formula gets a leading `'`, and
/// what is hidden is shown as by [`terminal`]. Plain numbers (`-3.5`) stay as they are.
pub fn csv(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let number = !text.is_empty()
        && text
            .strip_prefix(['+', '-'])
            .unwrap_or(text)
            .chars()
            .all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | ' ' | '/' | '½'));
    if formula && !number {
        format!("'{}", terminal(text))
    } else {
        terminal(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_what_could_harm() {
        assert_eq!(terminal("Ann\u{1b}[2J"), "Ann\\u{1b}[2J");
        assert_eq!(terminal("Иванов"), "Иванов");
        assert_eq!(csv("=1+1"), "'=1+1");
        assert_eq!(csv("-3.5"), "-3.5");
        assert_eq!(csv("-x"), "'-x");
        assert_eq!(csv("Ann\u{202e}x\u{1b}"), "Ann\\u{202e}x\\u{1b}");
        assert_eq!(markdown("a|b <i>*c*"), "a\\|b \\<i\\>\\*c\\*");
        assert_eq!(markdown("# 1"), "\\# 1");
    }
}
