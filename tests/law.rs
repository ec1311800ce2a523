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
#[path = "law/turned.rs"]
mod turned;

#[test]
fn random_endings_agree_with_the_independent_count() {
    let tally = random::compare(2_000, 2011);
    assert!(!tally.is_empty());
}

#[test]
#[ignore = "long: 200,000 random endings"]
fn many_random_endings_agree() {
    for (book, row, count) in random::compare(200_000, 83) {
        eprintln!("{book} {row}: {count}");
    }
}

/// Prints what the law costs per game; compare with the time of the whole check.
#[test]
#[ignore = "long: measures"]
fn cost_of_the_law() {
    use shashki::game::{Course, Options};
    use shashki::moves::{legal_moves, play};
    let law = help::law(shashki::finding::Book::Ru2011, help::RU);
    let mut random = help::Random(7);
    let games: Vec<_> = (0..2_000)
        .map(|_| {
            let start = shashki::position::Position::start(help::RU);
            let mut position = start;
            let mut line = Vec::new();
            while line.len() < 80 {
                let list = legal_moves(&position);
                if list.is_empty() {
                    break;
                }
                let mv = list[random.below(list.len() as u64) as usize];
                position = play(&position, &mv);
                line.push((mv, position));
            }
            (start, line)
        })
        .collect();
    let plies: usize = games.iter().map(|(_, line)| line.len()).sum();
    let begin = std::time::Instant::now();
    let mut drawn = 0;
    for _ in 0..50 {
        for (start, line) in &games {
            let mut course = Course::new(start, &law, Options::default());
            for (mv, after) in line {
                course.push(mv, after);
            }
            drawn += u32::from(course.finish().outcome.kind() == "draw");
        }
    }
    let nanoseconds = begin.elapsed().as_nanos() / (50 * plies as u128);
    eprintln!("{nanoseconds} ns per half-move, {drawn} draws");
}
