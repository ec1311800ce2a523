//! Real and hand-made events of the corpus: read, points recomputed equal, written and read again
//! equal. The folder comes from `SHASHKI_CORPUS`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use shashki::event::{Cards, Event, Number, file, tournament};

fn corpus(folder: &str) -> PathBuf {
    let root = std::env::var_os("SHASHKI_CORPUS").expect("SHASHKI_CORPUS names the corpus");
    Path::new(&root).join(folder)
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a readable folder")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect();
    files.sort();
    files
}

fn again(event: &Event) {
    let written = file::write(event).unwrap();
    assert_eq!(file::read(&written).as_ref(), Ok(event));
}

#[test]
#[ignore = "needs the corpus"]
fn tournaments_have_the_points_they_say() {
    let mut compared = 0;
    for path in files(&corpus("tournaments"), ".json") {
        let text = fs::read_to_string(&path).unwrap();
        let event = tournament::read(&text).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        let table: serde_json::Value = serde_json::from_str(&text).unwrap();
        let cards = Cards::after(&event, u32::MAX);
        for row in table["players"].as_array().unwrap() {
            if row["points"].is_null() {
                continue;
            }
            let number = Number(u32::try_from(row["id"].as_u64().unwrap()).unwrap());
            let said = row["points"].to_string().parse().unwrap();
            let made = cards.get(number).unwrap().points;
            assert_eq!(made, said, "{}: {number}", path.display());
            compared += 1;
        }
        again(&event);
    }
    println!("{compared} totals equal");
}
