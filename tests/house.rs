//! The house's own rules: imports only go down, every code has its words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms, foundation first. A room imports only from rooms before it.
const ROOMS: [&str; 16] = [
    "exact", "finding", "board", "position", "rules", "moves", "notation", "game", "clock",
    "adjourn", "event", "tiebreak", "pairing", "report", "render", "cli",
];

fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            files.extend(files_below(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn imports_only_go_down() {
    let mut wrong = Vec::new();
    for (height, room) in ROOMS.iter().enumerate() {
        for file in files_below(&root().join("src").join(room), ".rs") {
            let text = fs::read_to_string(&file).expect("readable source");
            for (number, line) in text.lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                for (other_height, other) in ROOMS.iter().enumerate() {
                    let imports = [
                        format!("crate::{other}::"),
                        format!("crate::{other};"),
                        format!("crate::{{{other}"),
                    ]
                    .iter()
                    .any(|needle| code.contains(needle.as_str()));
                    if imports && other_height > height {
                        wrong.push(format!(
                            "{}:{}: {room} imports {other}",
                            file.display(),
                            number + 1
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_room_is_in_the_list() {
    let found: BTreeSet<String> = fs::read_dir(root().join("src"))
        .expect("a readable folder")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| {
            path.file_name()
                .map(|name| name.to_string_lossy().into_owned())
        })
        .collect();
    assert_eq!(found, ROOMS.iter().map(|room| (*room).to_owned()).collect());
}

#[test]
fn codes_and_words_match() {
    let codes: Vec<_> = shashki::finding::codes::all().collect();
    let ids: BTreeSet<_> = codes.iter().map(|code| code.id).collect();
    let names: BTreeSet<_> = codes.iter().map(|code| code.name).collect();
    assert_eq!(ids.len(), codes.len(), "an id is used twice");
    assert_eq!(names.len(), codes.len(), "a name is used twice");
    let words: BTreeSet<_> = shashki::render::words::all()
        .map(|words| words.id)
        .collect();
    assert_eq!(ids, words, "codes and words differ");
    for words in shashki::render::words::all() {
        for text in [
            words.en,
            words.ru,
            words.explain_en,
            words.explain_ru,
            words.example,
        ] {
            assert!(!text.is_empty(), "{}: an empty text", words.id);
        }
        for message in [words.en, words.ru] {
            assert!(
                !message.ends_with('.'),
                "{}: a message ends in a stop",
                words.id
            );
        }
    }
}
