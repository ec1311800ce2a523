//! Perft against the tables of the corpus.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::PathBuf;

use rayon::prelude::*;
use shashki::board::Variant;
use shashki::moves::{perft, perft_of_ways};
use shashki::notation::fen;

struct Row {
    variant: Variant,
    name: String,
    fen: String,
    depth: u32,
    nodes: u64,
    paths: bool,
}

fn rows() -> Vec<Row> {
    let folder = PathBuf::from(std::env::var("SHASHKI_CORPUS").expect("SHASHKI_CORPUS is set"));
    let text = std::fs::read_to_string(folder.join("perft/perft.json")).expect("the table");
    let rows: Vec<serde_json::Value> = serde_json::from_str(&text).expect("valid JSON");
    rows.iter()
        .map(|row| {
            let text = |key: &str| row[key].as_str().expect("a text").to_owned();
            Row {
                variant: text("variant").parse().expect("a variant"),
                name: text("name"),
                fen: text("fen"),
                depth: row["depth"].as_u64().expect("a number") as u32,
                nodes: row["nodes"].as_u64().expect("a number"),
                paths: text("convention").starts_with("paths"),
            }
        })
        .collect()
}

/// Counts every row of up to `limit` nodes and says which counts differ.
fn compare(limit: u64) {
    let mut rows: Vec<Row> = rows()
        .into_iter()
        .filter(|row| row.nodes <= limit)
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.nodes));
    let wrong: Vec<String> = rows
        .par_iter()
        .filter_map(|row| {
            let position = fen::parse(&row.fen, Some(row.variant)).expect(&row.fen);
            let found = if row.paths {
                perft_of_ways(&position, row.depth)
            } else {
                perft(&position, row.depth)
            };
            (found != row.nodes).then(|| {
                format!(
                    "{} {} depth {}: {found}, not {}",
                    row.name, row.fen, row.depth, row.nodes
                )
            })
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows.len() > 600, "only {} rows", rows.len());
}

#[test]
#[ignore = "needs the corpus"]
fn rows_up_to_twenty_million_nodes() {
    compare(20_000_000);
}

/// Every row, some of ten thousand million nodes: minutes, so only when asked for.
#[test]
#[ignore = "long"]
fn every_row() {
    if std::env::var_os("SHASHKI_EVERY_ROW").is_some() {
        compare(u64::MAX);
    }
}
