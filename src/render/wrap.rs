//! Lines of text that fit the terminal.

use unicode_width::UnicodeWidthStr;

/// The text in lines not wider than `width` columns (one line where there is no limit), broken at
/// spaces, the second and later ones after `indent`; a word wider than that stays whole.
pub(super) fn wrapped(text: &str, indent: &str, width: Option<u16>) -> String {
    let Some(width) = width.map(usize::from) else {
        return format!("{text}\n");
    };
    let mut out = String::with_capacity(text.len() + 1);
    let mut used = 0;
    for (position, word) in text.split(' ').enumerate() {
        if position > 0 {
            if used + 1 + word.width() > width {
                out.push('\n');
                out.push_str(indent);
                used = indent.width();
            } else {
                out.push(' ');
                used += 1;
            }
        }
        out.push_str(word);
        used += word.width();
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_break_at_spaces() {
        let text = "- places 2-3 are shared";
        assert_eq!(
            wrapped(text, "  ", Some(12)),
            "- places 2-3\n  are shared\n"
        );
        assert_eq!(wrapped(text, "  ", None), "- places 2-3 are shared\n");
        assert_eq!(
            wrapped("Шестнадцатый тур", "", Some(5)),
            "Шестнадцатый\nтур\n"
        );
    }
}
