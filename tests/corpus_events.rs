//! Real and hand-made events of the corpus: read, points recomputed equal, written and read again
//! equal. The folder comes from `SHASHKI_CORPUS`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use shashki::event::trf::{self, Dialect};
use shashki::event::{Cards, Event, Number, file, tournament};
use shashki::exact::Points;

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
        let (event, _) =
            tournament::read(&text).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
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

/// Points of the rows (columns 81–84) by number.
fn totals(text: &str) -> Vec<(Number, String)> {
    text.split(['\r', '\n'])
        .filter(|line| line.starts_with("001"))
        .map(|line| {
            let number = line[4..8].trim().parse().unwrap();
            (Number(number), line[80..84].trim().to_owned())
        })
        .collect()
}

#[test]
#[ignore = "needs the corpus"]
fn trf_files_are_read_and_written_again_equal() {
    let (mut files_read, mut compared) = (0, 0);
    let mut folders = files(&corpus("trf/dutch2026"), "");
    folders.retain(|path| path.is_dir());
    assert_eq!(folders.len(), 130);
    for folder in folders {
        for path in files(&folder, ".trf") {
            let text = fs::read_to_string(&path).unwrap();
            let read = trf::read(&text).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
            assert!(
                read.findings.is_empty(),
                "{}: {:?}",
                path.display(),
                read.findings
            );
            let cards = Cards::after(&read.event, u32::MAX);
            for (number, said) in totals(&text) {
                let said: Points = said.parse().unwrap();
                let points = cards.get(number).unwrap().points;
                let coming = read.event.absences.iter().filter(|a| a.player == number);
                let more = coming.map(|a| read.event.bye_points(a.kind)).sum();
                assert!(
                    said == points || said == points + more,
                    "{} {number}",
                    path.display()
                );
                compared += 1;
            }
            again(&read.event);
            for dialect in [Dialect::Trf16, Dialect::Trf26] {
                let written = trf::write(&read.event, dialect);
                assert!(written.lost.is_empty(), "{:?}", written.lost);
                let reread = trf::read(&written.text).unwrap();
                assert_eq!(reread.event, read.event, "{}", path.display());
            }
            files_read += 1;
        }
    }
    println!("{files_read} files, {compared} totals equal");
}
