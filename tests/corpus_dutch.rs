//! FIDE's Dutch system against rounds with known answers: every round of every tournament of the
//! corpus, pairs, colours and bye.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use shashki::event::trf;
use shashki::pairing::{Options, pair};

/// White, Black; Black is 0 for the bye.
fn known(path: &Path) -> Vec<(u32, u32)> {
    let text = fs::read_to_string(path).expect("the pairs of a round");
    let mut pairs: Vec<(u32, u32)> = text
        .lines()
        .skip(1)
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let mut numbers = line
                .split_whitespace()
                .map(|n| n.parse().expect("a number"));
            (
                numbers.next().expect("White"),
                numbers.next().expect("Black"),
            )
        })
        .collect();
    pairs.sort_unstable();
    pairs
}

fn paired(path: &Path, round: u32) -> Result<Vec<(u32, u32)>, String> {
    let text = fs::read_to_string(path).expect("the state before a round");
    let read = trf::read(&text).map_err(|error| error.to_string())?;
    let mut event = read.event;
    event.numbers_fixed = true;
    let draft = pair(&event, round, &Options::default()).map_err(|error| error.to_string())?;
    let mut pairs: Vec<(u32, u32)> = draft
        .pairings
        .iter()
        .map(|drawn| (drawn.white.0, drawn.black.0))
        .chain(draft.pairing_bye().map(|player| (player.0, 0)))
        .collect();
    pairs.sort_unstable();
    Ok(pairs)
}

#[test]
#[ignore = "needs the corpus"]
fn every_round_of_the_corpus() {
    let corpus = PathBuf::from(std::env::var("SHASHKI_CORPUS").expect("SHASHKI_CORPUS"));
    let only = std::env::var("DUTCH_ONLY").unwrap_or_default();
    let mut folders: Vec<PathBuf> = fs::read_dir(corpus.join("trf/dutch2026"))
        .expect("the tournaments")
        .map(|entry| entry.expect("a folder").path())
        .filter(|path| path.to_string_lossy().contains(&only))
        .collect();
    folders.sort();
    let (mut rounds, mut wrong, mut slowest) = (0, Vec::new(), (0, String::new()));
    for folder in &folders {
        for round in 1_u32.. {
            let state = folder.join(format!("r{round:02}.trf"));
            let answer = folder.join(format!("r{round:02}.pairs"));
            if !state.exists() || !answer.exists() {
                break;
            }
            rounds += 1;
            let begun = Instant::now();
            let found = paired(&state, round);
            let took = begun.elapsed().as_millis();
            if took > slowest.0 {
                slowest = (took, state.display().to_string());
            }
            let expected = known(&answer);
            match found {
                Ok(found) if found == expected => {}
                Ok(found) => {
                    let extra: Vec<_> = found.iter().filter(|p| !expected.contains(p)).collect();
                    let missing: Vec<_> = expected.iter().filter(|p| !found.contains(p)).collect();
                    wrong.push(format!(
                        "{}: expected {missing:?}, found {extra:?}",
                        state.display()
                    ));
                }
                Err(error) => wrong.push(format!("{}: {error}", state.display())),
            }
        }
    }
    println!(
        "{rounds} rounds, {} wrong, slowest {slowest:?} ms",
        wrong.len()
    );
    assert!(rounds > 0);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
