//! Messages of the system and of libraries, which come as English sentences: those that are met in
//! practice are recognised by the English of the catalogue and told by its Russian; all others are
//! left as they are.

use crate::render::Refusal;
use crate::render::words::refusals::{Said, foreign, parts};

use super::Told;

/// The message as a refusal; in English it reads exactly as it came.
pub(super) fn of(message: &str) -> Refusal {
    recognised(foreign::REFUSALS, message)
        .unwrap_or_else(|| Refusal::new("foreign-other").with("text", message))
}

/// The first of the sentences that `message` is, with its fields.
fn recognised(list: &'static [Said], message: &str) -> Option<Refusal> {
    list.iter().find_map(|said| {
        let fields = fields(said.en, message)?;
        let mut refusal = Refusal::new(said.key);
        for (name, value) in fields {
            refusal = match (name, recognised(parts::PARTS, value)) {
                ("found" | "expected" | "why", Some(part)) => refusal.because(name, &part),
                ("why", None) => refusal.because(name, &of(value)),
                _ => refusal.with(name, value),
            };
        }
        Some(refusal)
    })
}

/// What stands for the fields of `template` in `message`, if that is what the message says.
fn fields<'m>(template: &'static str, message: &'m str) -> Option<Vec<(&'static str, &'m str)>> {
    let (before, mut template) = template.split_once('{').unwrap_or((template, ""));
    let mut rest = message.strip_prefix(before)?;
    let mut fields = Vec::new();
    while let Some((name, after)) = template.split_once('}') {
        let (literal, next) = after.split_once('{').unwrap_or((after, ""));
        let value = if next.is_empty() {
            rest.strip_suffix(literal)?
        } else {
            rest.split_once(literal)?.0
        };
        rest = &rest[value.len() + literal.len()..];
        fields.push((name, value));
        template = next;
    }
    rest.is_empty().then_some(fields)
}

impl Told for std::io::Error {
    fn refusal(&self) -> Refusal {
        of(&self.to_string())
    }
}

impl Told for serde_json::Error {
    fn refusal(&self) -> Refusal {
        of(&self.to_string())
    }
}

impl Told for csv::Error {
    fn refusal(&self) -> Refusal {
        of(&self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Language;

    #[test]
    fn english_stays_and_russian_is_told() {
        for (message, russian) in [
            (
                "No such file or directory (os error 2)",
                "нет такого файла или папки (ошибка системы 2)",
            ),
            (
                "unknown field `nmae`, expected one of `number`, `id` at line 4 column 46",
                "поля «nmae» нет; есть `number`, `id` (строка 4, столбец 46)",
            ),
            (
                "invalid type: string \"x\", expected u32",
                "здесь текст «x», а нужно целое число",
            ),
            (
                "invalid type: map, expected a string",
                "здесь объект, а нужен текст",
            ),
            ("something new", "something new"),
            (
                "0 is not in 1..=65535",
                "нужно целое число от 1 до 65535, а не 0",
            ),
        ] {
            let refusal = of(message);
            assert_eq!(refusal.told(Language::English), message);
            assert_eq!(refusal.told(Language::Russian), russian);
        }
    }

    #[test]
    fn real_messages_are_recognised() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        struct Shape {
            number: u32,
            list: Option<Vec<String>>,
            pair: Option<(u32, u32)>,
        }
        for text in [
            "",
            "{",
            "[1",
            "{\"number\": 1",
            "{\"number\": }",
            "{\"number\": 1 2}",
            "{\"number\": \"x\"}",
            "{\"number\": -1}",
            "{\"number\": 1.5}",
            "{\"number\": true}",
            "{\"number\": null}",
            "{\"number\": 1, \"number\": 2}",
            "{\"number\": 1, \"list\": 3}",
            "{\"number\": 1, \"list\": {}}",
            "{\"number\": 1, \"list\": [3]}",
            "{\"number\": 1, \"pair\": [3]}",
            "{\"number\": 1, \"pair\": 3}",
            "{\"numbre\": 1}",
            "{}",
            "3",
            "\"x\"",
            "{\"number\": 1,}",
            "{number: 1}",
            "{\"number\": 1} x",
            "{\"number\": 01}",
            "{\"number\": 1, \"list\": [\"\\x\"]}",
            "{\"number\": 1, \"list\": [\"a\tb\"]}",
            "{\"number\": 1, \"list\": [\"a",
        ] {
            let error = serde_json::from_str::<Shape>(text).unwrap_err();
            assert_eq!(error.told(Language::English), error.to_string());
            let russian = error.told(Language::Russian);
            for word in [
                "expected", "invalid", "EOF", "line", "at ", "field", "trailing",
            ] {
                assert!(!russian.contains(word), "{text}: {russian}");
            }
        }
    }
}
