//! `explain`: every code, article, row and reading; what is unknown; the articles cited anywhere.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod answer_schema;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use shashki::finding::{Book, codes};
use shashki::render::Language;
use shashki::render::words::{articles as words, readings};
use shashki::rules::{READINGS, RowName, articles};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn explain(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .arg("explain")
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .output()
        .unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = explain(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let mut all = arguments.to_vec();
    all.extend(["--format", "json"]);
    serde_json::from_str(&text(&all)).unwrap()
}

/// The committed list of article numbers, made from the texts: book → number → inferred.
fn listed() -> BTreeMap<String, BTreeMap<String, bool>> {
    let path = root().join("tests/data/law/articles.txt");
    let mut books: BTreeMap<String, BTreeMap<String, bool>> = BTreeMap::new();
    for line in fs::read_to_string(path).unwrap().lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let (book, number) = line.split_once(' ').unwrap();
        let (number, inferred) = match number.strip_suffix(" inferred") {
            Some(number) => (number, true),
            None => (number, false),
        };
        let numbers = books.entry(book.to_owned()).or_default();
        assert!(
            numbers.insert(number.to_owned(), inferred).is_none(),
            "{line} twice"
        );
    }
    books
}

#[test]
fn the_articles_are_those_of_the_list() {
    let listed = listed();
    for book in [Book::Ru2011, Book::Codex, Book::Draft2002] {
        let expected = &listed[book.id()];
        let found: BTreeMap<String, bool> = articles::articles(book)
            .into_iter()
            .map(|article| (article.number.to_owned(), article.is_inferred()))
            .collect();
        assert_eq!(&found, expected, "{book}");
    }
}

#[test]
fn every_article_has_its_words_and_no_words_stand_alone() {
    for book in Book::RULEBOOKS {
        let mut numbers = BTreeSet::new();
        for article in articles::articles(book) {
            numbers.insert(article.number);
            let words = words::of_article(article).unwrap_or_else(|| panic!("{article}: no words"));
            for language in [Language::English, Language::Russian] {
                for said in [words.asks(language), words.tool.said(language)] {
                    assert!(
                        said.ends_with('.') || said.ends_with(".)"),
                        "{article}: {said}"
                    );
                }
            }
            let cyrillic = |text: &str| text.chars().any(|c| ('а'..='я').contains(&c));
            assert!(!cyrillic(words.en) && cyrillic(words.ru), "{article}");
        }
        for words in words::of_book(book) {
            assert!(numbers.contains(words.number), "{book} {}", words.number);
        }
    }
}

fn source_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            source_files(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The text literals of a line of source, as far as they are plain.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// Whether a literal looks like the number of an article.
fn is_number(text: &str) -> bool {
    let (number, letter) = text.split_once(' ').unwrap_or((text, ""));
    let (number, clause) = number.split_once('(').unwrap_or((number, ")"));
    let number = number.strip_suffix('*').unwrap_or(number);
    let parts: Vec<&str> = number.split('.').collect();
    parts.len() > 1
        && parts.iter().all(|part| {
            !part.is_empty() && part.len() <= 2 && part.bytes().all(|b| b.is_ascii_digit())
        })
        && parts[0].len() == 1
        && (1..=6).contains(&(parts[0].as_bytes()[0] - b'0'))
        && parts[1] != "0"
        && (letter.is_empty() || matches!(letter, "a" | "b" | "c" | "d" | "e"))
        && (clause == ")" || matches!(clause, "1)" | "2)" | "3)"))
}

#[test]
fn every_article_cited_in_the_source_exists() {
    let listed = listed();
    let books = [Book::Ru2011, Book::Codex, Book::Draft2002];
    let mut files = Vec::new();
    source_files(&root().join("src"), &mut files);
    let mut cited = 0;
    let mut wrong = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        let source = source.split("#[cfg(test)]").next().unwrap();
        for (place, line) in source.lines().enumerate() {
            let code = line.trim_start();
            if code.starts_with("//") {
                continue;
            }
            for literal in literals(code).filter(|literal| is_number(literal)) {
                // The book named on the same line, if one is; else any may be meant.
                let named: Vec<Book> = books
                    .into_iter()
                    .filter(|book| code.contains(&format!("Book::{book:?}")))
                    .collect();
                let among = if named.is_empty() {
                    books.to_vec()
                } else {
                    named
                };
                cited += 1;
                if !among
                    .iter()
                    .any(|book| listed[book.id()].contains_key(literal))
                {
                    wrong.push(format!("{}:{}: {literal}", file.display(), place + 1));
                }
            }
        }
    }
    assert!(cited > 300, "only {cited} citations found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_code_is_explained_by_id_and_by_name() {
    for code in codes::all() {
        let answer = shashki::render::explain::look_up(code.id, None).unwrap();
        assert_eq!(answer.entries.len(), 1, "{code}");
        let by_name = shashki::render::explain::look_up(code.name, None).unwrap();
        assert_eq!(answer.entries, by_name.entries, "{code}");
    }
}

#[test]
fn every_article_is_found_by_the_name_that_findings_cite() {
    for book in Book::RULEBOOKS {
        for article in articles::articles(book) {
            let answer = shashki::render::explain::look_up(&article.to_string(), None).unwrap();
            let shashki::report::explain::Entry::Article(entry) = &answer.entries[0] else {
                panic!("{article}");
            };
            assert_eq!(entry.article, article.to_string());
            for language in [Language::English, Language::Russian] {
                let text = shashki::render::explain::text(&answer, language);
                assert!(text.starts_with(&article.to_string()), "{text}");
                let note = match language {
                    Language::English => "inferred",
                    Language::Russian => "восстановлен",
                };
                let noted = text.lines().nth(1).unwrap().contains(note);
                assert_eq!(noted, article.is_inferred(), "{article}");
            }
        }
    }
}

#[test]
fn articles_on_the_command_line() {
    assert!(text(&["1.5.3"]).starts_with("ru2011 1.5.3\n"));
    assert!(text(&["ru2011", "3.15.8"]).contains("Truncated Solkoff"));
    assert!(text(&["--lang", "ru", "1.5.3"]).contains("Бить обязательно"));
    assert!(text(&["--rules", "codex", "3.12.5"]).contains("ru2011 3.11.5"));
    assert!(text(&["--rules", "codex", "1.5.3"]).starts_with("ru2011 1.5.3\n"));
    assert!(text(&["draft2002 5.2 е"]).starts_with("draft2002 5.2 e\n"));
    assert!(text(&["6.12"]).starts_with("draft2002 6.12\n"));
    assert!(text(&["2.6*(2)"]).contains("inferred"));
    assert!(text(&["1.4.7"]).contains("arbiter and the organiser alone"));
    assert_eq!(
        text(&["3.15"])
            .lines()
            .filter(|l| l.starts_with("3.15."))
            .count(),
        12
    );
}

#[test]
fn codes_on_the_command_line() {
    let by_id = text(&["M003"]);
    assert!(by_id.starts_with("M003 capture_obligatory (error)\n"));
    assert_eq!(by_id, text(&["capture_obligatory"]));
    assert_eq!(by_id, text(&["m003"]));
    assert!(text(&["M003", "--lang", "ru"]).contains("ошибка"));
}

#[test]
fn rows_and_readings() {
    for row in RowName::ALL {
        let answer = text(&[row.id()]);
        assert!(answer.starts_with(&format!("row {row}: ")), "{answer}");
    }
    assert!(text(&["three-v-one"]).contains("16 moves by each side, draw (fmjd three-v-one)"));
    for reading in READINGS {
        let answer = text(&[reading.name]);
        assert!(answer.contains(&format!("reading {} (", reading.name)));
        let flat = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            flat.contains("It allows both, and published programs disagree"),
            "{flat}"
        );
        let words = readings::reading(reading.name).unwrap();
        assert_eq!(words.values.map(|(value, ..)| value), reading.values);
        assert!(words.ru.contains("допускает и то, и другое"));
    }
    assert!(text(&["own-count=material", "--lang", "ru"]).contains("материал"));
}

#[test]
fn what_is_unknown_is_refused_with_the_nearest() {
    for (asked, near) in [
        ("1.5.33", "1.5.3"),
        ("capture_oblgatory", "capture_obligatory"),
        ("M0033", "M003"),
        ("ru2011 1.5.40", "ru2011 1.5.4, ru2011 1.5.10"),
        ("three-kngs", "three-kings"),
    ] {
        let output = explain(&[asked]);
        assert_eq!(output.status.code(), Some(2), "{asked}");
        assert!(output.stdout.is_empty());
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains("nearest: "), "{message}");
        assert!(message.contains(near), "{message}");
    }
    let output = explain(&["Ω\u{1b}[2J", "--lang", "ru"]);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(
        message.contains("не найдено") && !message.contains('\u{1b}'),
        "{message}"
    );
    let long = "x".repeat(100_000);
    assert_eq!(explain(&[&long]).status.code(), Some(2));
    assert_eq!(explain(&["pieces=none"]).status.code(), Some(2));
}

#[test]
fn lists() {
    let list = text(&[]);
    for code in codes::all() {
        assert!(
            list.contains(&format!("  {} {} (", code.id, code.name)),
            "{code}"
        );
    }
    let list = text(&["--rules", "draft2002"]);
    for article in articles::articles(Book::Draft2002) {
        assert!(
            list.contains(&format!("{:<12} ", article.number)),
            "{article}"
        );
    }
    assert!(text(&["--rules", "ru2011"]).contains("* inferred"));
    assert!(text(&["--rules", "ru2011", "--lang", "ru"]).contains("* номер восстановлен"));
}

#[test]
fn json_answers() {
    let answer = json(&["1.9.1.8"]);
    assert_eq!(answer["schema"], 1);
    assert_eq!(answer["command"], "explain");
    let entry = &answer["report"]["entries"][0];
    assert_eq!(entry["kind"], "article");
    assert_eq!(entry["article"], "ru2011 1.9.1.8");
    assert_eq!(entry["inferred"], false);
    assert_eq!(entry["rows"][0]["row"], "kings-only");
    assert_eq!(entry["rows"][0]["limit"], 15);
    let entry = &json(&["3.18"])["report"]["entries"][0];
    assert_eq!(
        (&entry["number"], &entry["inferred"]),
        (&"3.18*".into(), &true.into())
    );
    let entry = &json(&["G008"])["report"]["entries"][0];
    assert_eq!(entry["kind"], "code");
    assert_eq!(entry["name"], "threefold_claim_stood");
    let entries = json(&["kings-only"])["report"]["entries"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(entries, 2);
    let all = json(&[])["report"]["entries"].as_array().unwrap().len();
    assert_eq!(all, codes::all().count());
}

#[test]
fn the_schema_of_the_answer_is_shipped() {
    let schema = answer_schema::of::<shashki::report::explain::Explanation>("explain", None);
    answer_schema::shipped("explain.json", &schema);
    for asked in [
        &["M003"][..],
        &["threefold_claim_stood", "--lang", "ru"],
        &["2.6*(2)"],
        &["3.18*"],
        &["kings-only"],
        &["no-progress"],
        &["main-road"],
        &["codex", "3.12.5"],
        &["draft2002 5.2 е"],
        &["--rules", "fmjd", "repetition"],
        &[],
    ] {
        let answer = json(asked);
        let faults = answer_schema::faults(&schema, &answer);
        assert!(faults.is_empty(), "{asked:?}: {faults:?}");
    }
}

/// What a code says in general shows no field by its name.
#[test]
fn no_placeholder_is_left() {
    for code in codes::all() {
        let explanation = shashki::render::explain::look_up(code.id, None).unwrap();
        for language in [Language::English, Language::Russian] {
            let text = shashki::render::explain::text(&explanation, language);
            let said = text.split("Example:").next().unwrap();
            let said = said.split("Пример:").next().unwrap();
            let named = said.split('{').skip(1).any(|rest| {
                rest.split('}').next().is_some_and(|name| {
                    !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
                })
            });
            assert!(!named, "{}: {said}", code.id);
        }
    }
    let sarif = shashki::render::validate::sarif_prologue(Language::English);
    assert!(!sarif.contains("{written}") && sarif.contains("capture is obligatory"));
}
