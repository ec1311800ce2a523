//! The catalogue: every sentence a finding is told in, in each language.
//!
//! A message is a template; `{name}` is replaced by the finding's field of that name.

use crate::finding::{Code, Finding, Value};

use super::standings::criterion_name;
use super::{Language, safe};

mod adjourn;
pub mod articles;
mod clock;
mod dutch;
mod event;
mod event_entries;
mod event_files;
mod game;
mod moves;
mod notation;
mod pairing;
pub mod readings;
pub mod refusals;
mod swiss;
mod terms;
mod tiebreak;

pub use terms::{row, said};

/// What is said of one code.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The code's id.
    pub id: &'static str,
    /// The message in English: lower case, no final stop, `{field}` for fields.
    pub en: &'static str,
    /// The message in Russian.
    pub ru: &'static str,
    /// What the finding means and what to do about it, in English, in whole sentences.
    pub explain_en: &'static str,
    /// The same in Russian.
    pub explain_ru: &'static str,
    /// A short example of an input in which it is found.
    pub example: &'static str,
}

impl Words {
    /// The message with `…` in place of every field: what a code says in general.
    pub fn in_general(&self, language: Language) -> String {
        let template = match language {
            Language::English => self.en,
            Language::Russian => self.ru,
        };
        in_general(template)
    }
}

/// A template with `…` in place of every field.
pub fn in_general(template: &str) -> String {
    fill(template, |_| "…".to_owned())
}

/// The words of a code; `None` for a code without any (the house test forbids that).
pub fn words(code: Code) -> Option<&'static Words> {
    all().find(|words| words.id == code.id)
}

/// All words, room by room.
pub fn all() -> impl Iterator<Item = &'static Words> {
    [
        moves::WORDS,
        notation::WORDS,
        game::WORDS,
        clock::WORDS,
        adjourn::WORDS,
        event::WORDS,
        event_entries::WORDS,
        event_files::WORDS,
        pairing::WORDS,
        swiss::WORDS,
        dutch::WORDS,
        tiebreak::WORDS,
    ]
    .into_iter()
    .flatten()
}

/// The finding told in `language`, with foreign text made safe for a terminal and terms of the
/// closed vocabulary in the reader's words.
pub fn message(finding: &Finding, language: Language) -> String {
    message_with(finding, language, |name| shown(finding, name, language))
}

/// The finding told in `language`; `value` gives what stands for a field, for example a name
/// beside a number.
pub fn message_with(
    finding: &Finding,
    language: Language,
    value: impl Fn(&str) -> String,
) -> String {
    let Some(words) = words(finding.code) else {
        return finding.code.name.replace('_', " ");
    };
    let template = match language {
        Language::English => words.en,
        Language::Russian => words.ru,
    };
    fill(template, value)
}

/// A field as [`message`] shows it. `{side.gen}` asks for the field `side` in the genitive, for
/// the languages that have one.
pub fn shown(finding: &Finding, name: &str, language: Language) -> String {
    let (name, case) = match name.split_once('.') {
        Some((field, _)) => (field, &name[field.len()..]),
        None => (name, ""),
    };
    let criterion = |value: &str| {
        let criterion = value.parse().ok().filter(|_| name == "criterion");
        criterion.map(|criterion| criterion_name(criterion, language))
    };
    let said = |value: &str| {
        let term = terms::term(name, &format!("{value}{case}"), language);
        match term.or_else(|| criterion(value)) {
            Some(term) => term.to_owned(),
            None => safe::terminal(value),
        }
    };
    match finding.get(name) {
        Some(Value::Text(text)) => said(text),
        Some(Value::List(list)) => list
            .iter()
            .map(|item| said(item))
            .collect::<Vec<_>>()
            .join(", "),
        _ => finding.text(name),
    }
}

/// `template` with every `{name}` replaced by `value(name)`; `{name|before}` adds `before` to a
/// value and nothing where there is none, `{name.in}` puts the Russian "in" before an ordinal.
pub fn fill(template: &str, value: impl Fn(&str) -> String) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        let Some(length) = rest[open..].find('}') else {
            break;
        };
        out.push_str(&rest[..open]);
        let name = &rest[open + 1..open + length];
        match name.split_once('|') {
            Some((name, before)) => {
                let value = value(name);
                if !value.is_empty() {
                    out.push_str(before);
                    out.push_str(&value);
                }
            }
            None => match name.strip_suffix(".in") {
                Some(name) => {
                    let value = value(name);
                    // "Во втором", but "в первом", "в двадцать втором".
                    out.push_str(if value == "2" { "во " } else { "в " });
                    out.push_str(&value);
                }
                None => out.push_str(&value(name)),
            },
        }
        rest = &rest[open + length + 1..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn templates() {
        let of = |template: &str, value: &str| fill(template, |_| value.to_owned());
        assert_eq!(of("a {x} b", "1"), "a 1 b");
        assert_eq!(of("a{x| of } b", "1"), "a of 1 b");
        assert_eq!(of("a{x| of } b", ""), "a b");
        assert_eq!(of("играли {round.in}-м туре", "1"), "играли в 1-м туре");
        assert_eq!(of("играли {round.in}-м туре", "2"), "играли во 2-м туре");
        assert_eq!(of("играли {round.in}-м туре", "22"), "играли в 22-м туре");
    }
}
