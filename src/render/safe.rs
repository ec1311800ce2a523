//! Foreign strings (names, comments, tags) made safe for where they are shown.

/// A text for the terminal: control characters and bidirectional overrides become visible
/// escapes (`\u{1b}`), so that no name can move the cursor or hide what follows.
pub fn terminal(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let hidden = c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
        if hidden {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    out
}

/// A text for a CSV cell: one that a spreadsheet would take for a formula gets a leading `'`.
/// Plain numbers (`-3.5`) stay as they are.
pub fn csv(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let number = !text.is_empty()
        && text
            .strip_prefix(['+', '-'])
            .unwrap_or(text)
            .chars()
            .all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | ' ' | '/' | '½'));
    if formula && !number {
        format!("'{text}")
    } else {
        text.to_owned()
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
    }
}
