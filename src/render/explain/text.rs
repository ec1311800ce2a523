//! The explanation as text for a person.

use std::fmt::Write as _;

use crate::finding::Severity;
use crate::render::Language;
use crate::render::words::in_general;
use crate::report::explain::{
    ArticleEntry, CodeEntry, Entry, Explanation, LimitEntry, ReadingEntry, RowEntry, Texts,
};

/// Characters of a line.
const WIDTH: usize = 88;

/// The entries told in whole.
pub fn text(explanation: &Explanation, language: Language) -> String {
    let many = explanation.entries.len() > 1
        && explanation
            .entries
            .iter()
            .all(|entry| matches!(entry, Entry::Article(_)));
    if many {
        return list_text(explanation, language);
    }
    let mut out = String::new();
    for (place, entry) in explanation.entries.iter().enumerate() {
        if place > 0 {
            out.push('\n');
        }
        match entry {
            Entry::Code(code) => code_text(&mut out, code, language),
            Entry::Article(article) => article_text(&mut out, article, language),
            Entry::Row(row) => row_text(&mut out, row, language),
            Entry::Reading(reading) => reading_text(&mut out, reading, language),
        }
    }
    out
}

/// The entries as a list, one or two lines each.
pub fn list_text(explanation: &Explanation, language: Language) -> String {
    let say = Say(language);
    let mut out = String::new();
    let mut room = None;
    let mut inferred = false;
    for entry in &explanation.entries {
        match entry {
            Entry::Code(code) => {
                let letter = code.code.chars().next();
                if room != letter {
                    if room.is_some() {
                        out.push('\n');
                    }
                    room = letter;
                    let _ = writeln!(out, "{}", say.room(letter));
                }
                let name = format!(
                    "{} {} ({})",
                    code.code,
                    code.name,
                    say.severity(code.severity)
                );
                let _ = writeln!(out, "  {name}");
            }
            Entry::Article(article) => {
                inferred |= article.inferred;
                let asks = say.text(&article.asks);
                wrap(
                    &mut out,
                    &format!("{:<12} ", article.number),
                    13,
                    first_sentence(asks),
                );
            }
            Entry::Row(row) => {
                let _ = writeln!(out, "{}", row.row);
            }
            Entry::Reading(reading) => {
                let _ = writeln!(out, "{}", reading.reading);
            }
        }
    }
    if inferred {
        let _ = writeln!(
            out,
            "{}",
            say.either(
                "* inferred: the text has lost this number",
                "* номер восстановлен: в тексте он утрачен"
            )
        );
    }
    out
}

fn code_text(out: &mut String, code: &CodeEntry, language: Language) {
    let say = Say(language);
    let _ = writeln!(
        out,
        "{} {} ({})",
        code.code,
        code.name,
        say.severity(code.severity)
    );
    wrap(out, "  ", 2, &in_general(say.text(&code.message)));
    out.push('\n');
    wrap(out, "", 0, say.text(&code.meaning));
    out.push('\n');
    let label = say.either("Example: ", "Пример: ");
    wrap(out, label, 2, code.example);
}

fn article_text(out: &mut String, article: &ArticleEntry, language: Language) {
    let say = Say(language);
    let _ = writeln!(out, "{}", article.article);
    if article.inferred {
        let note = say.either(
            "The number is inferred: the text has lost it.",
            "Номер восстановлен: в тексте он утрачен.",
        );
        wrap(out, "", 0, note);
    }
    if let Some(other) = &article.repeats {
        let note = match language {
            Language::English => format!("The Code has {other} under this number."),
            Language::Russian => format!("В Кодексе под этим номером стоит статья {other}."),
        };
        wrap(out, "", 0, &note);
    }
    if let Some(other) = &article.repeated_by {
        let note = match language {
            Language::English => format!("The Code has this article as {other}."),
            Language::Russian => format!("В Кодексе это статья {other}."),
        };
        wrap(out, "", 0, &note);
    }
    out.push('\n');
    wrap(out, "", 0, say.text(&article.asks));
    out.push('\n');
    let label = say.either("What shashki does: ", "Что делает shashki: ");
    wrap(out, label, 2, say.text(&article.tool));
    if !article.rows.is_empty() {
        out.push('\n');
        limits_text(out, &article.rows, language);
    }
    if !article.also_in.is_empty() {
        out.push('\n');
        let label = say.either(
            "Another article of this number: ",
            "Другая статья с этим номером: ",
        );
        wrap(out, label, 2, &article.also_in.join(", "));
    }
}

fn row_text(out: &mut String, row: &RowEntry, language: Language) {
    let say = Say(language);
    let label = say.either("row", "строка");
    wrap(
        out,
        &format!("{label} {}: ", row.row),
        2,
        say.text(&row.situation),
    );
    out.push('\n');
    limits_text(out, &row.limits, language);
    out.push('\n');
    let note = match language {
        Language::English => format!(
            "A regulation's own number: --limit {}=N, or `limits` in the event file. \
             The count half-move by half-move: validate-game --counters.",
            row.row
        ),
        Language::Russian => format!(
            "Другое число по регламенту: --limit {}=N или `limits` в файле соревнования. \
             Счёт по полуходам: validate-game --counters.",
            row.row
        ),
    };
    wrap(out, "", 0, &note);
}

fn limits_text(out: &mut String, limits: &[LimitEntry], language: Language) {
    let say = Say(language);
    for limit in limits {
        let game = match (limit.variant.as_str(), language) {
            ("russian", Language::English) => "Russian draughts",
            ("russian", Language::Russian) => "русские шашки",
            (_, Language::English) => "international draughts",
            (_, Language::Russian) => "стоклеточные шашки",
        };
        let count = match (limit.counting, language) {
            ("own", Language::English) => "moves of the stronger side",
            ("own", Language::Russian) => "ходов сильнейшей стороны",
            ("each", Language::English) => "moves by each side",
            ("each", Language::Russian) => "ходов каждой стороны",
            (_, Language::English) => "times",
            (_, Language::Russian) => "раза",
        };
        let effect = match (limit.effect, language) {
            ("ends-game", Language::English) => "draw",
            ("ends-game", Language::Russian) => "ничья",
            ("ends-game-unless-won", Language::English) => {
                "draw, unless a won position was reached"
            }
            ("ends-game-unless-won", Language::Russian) => {
                "ничья, если не достигнута выигранная позиция"
            }
            (_, Language::English) => "a right to claim a draw",
            (_, Language::Russian) => "право требовать ничью",
        };
        let line = format!(
            "{game}: {} {count}, {effect} ({})",
            limit.limit, limit.article
        );
        wrap(out, &format!("  {:<13}", limit.row), 15, &line);
    }
    if limits.is_empty() {
        let none = say.either("no rulebook has it", "ни в одном своде её нет");
        wrap(out, "  ", 2, none);
    }
}

fn reading_text(out: &mut String, reading: &ReadingEntry, language: Language) {
    let say = Say(language);
    let label = say.either("reading", "толкование");
    let _ = writeln!(out, "{label} {} ({})", reading.reading, reading.articles);
    out.push('\n');
    wrap(out, "", 0, say.text(&reading.open));
    out.push('\n');
    for value in &reading.values {
        let default = if value.default {
            say.either(" (default)", " (по умолчанию)")
        } else {
            ""
        };
        let label = format!("  {}={}{default}: ", reading.reading, value.value);
        wrap(out, &label, 4, say.text(&value.means));
    }
}

/// The first sentence of a text.
fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

/// Writes `label` and `text` in lines of at most [`WIDTH`] characters, the later ones indented.
fn wrap(out: &mut String, label: &str, indent: usize, text: &str) {
    out.push_str(label);
    let mut used = label.chars().count();
    let mut first = true;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if !first && used + 1 + length > WIDTH {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            used = indent;
        } else if !first {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += length;
        first = false;
    }
    out.push('\n');
}

struct Say(Language);

impl Say {
    fn either(&self, en: &'static str, ru: &'static str) -> &'static str {
        match self.0 {
            Language::English => en,
            Language::Russian => ru,
        }
    }

    fn text(&self, texts: &Texts) -> &'static str {
        self.either(texts.en, texts.ru)
    }

    fn severity(&self, severity: Severity) -> &'static str {
        match severity {
            Severity::Error => self.either("error", "ошибка"),
            Severity::Warning => self.either("warning", "предупреждение"),
            Severity::Information => self.either("information", "сведение"),
        }
    }

    fn room(&self, letter: Option<char>) -> &'static str {
        match letter {
            Some('M') => self.either("Moves", "Ходы"),
            Some('N') => self.either("Notation and files of games", "Нотация и файлы партий"),
            Some('G') => self.either("Games, draws, irregularities", "Партии, ничьи, нарушения"),
            Some('C') => self.either("Clocks", "Часы"),
            Some('A') => self.either("Adjournment", "Откладывание"),
            Some('E') => self.either("Events", "Соревнования"),
            Some('P') => self.either("Pairing", "Жеребьёвка"),
            Some('T') => self.either("Standings", "Места и коэффициенты"),
            _ => "",
        }
    }
}
