//! The draw law: every row, every reading, claims and irregularities.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "law/help.rs"]
mod help;
#[path = "law/irregular.rs"]
mod irregular;
#[path = "law/oracle.rs"]
mod oracle;
#[path = "law/random.rs"]
mod random;
#[path = "law/readings.rs"]
mod readings;
#[path = "law/rows.rs"]
mod rows;

#[test]
fn random_endings_agree_with_the_independent_count() {
    let tally = random::compare(2_000, 2011);
    assert!(!tally.is_empty());
}

#[test]
#[ignore = "long: 200,000 random endings"]
fn many_random_endings_agree() {
    for (book, row, count) in random::compare(200_000, 83) {
        println!("{book} {row}: {count}");
    }
}
