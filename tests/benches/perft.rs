//! How fast the tree of legal moves is counted: `cargo bench --bench perft`.

use shashki::board::Variant;
use shashki::moves::{legal_moves, perft};
use shashki::position::Position;

fn main() {
    divan::main();
}

/// Leaves a second from the start, one thread.
#[divan::bench(args = [(Variant::Russian, 9, 4_570_586_u64), (Variant::International, 8, 6_483_971)], sample_count = 10)]
fn from_the_start(bencher: divan::Bencher<'_, '_>, (variant, depth, leaves): (Variant, u32, u64)) {
    let start = Position::start(variant);
    bencher
        .counter(divan::counter::ItemsCount::new(leaves))
        .bench(|| perft(&start, depth));
}

/// Listing the moves of the first position.
#[divan::bench(args = [Variant::Russian, Variant::International])]
fn list(bencher: divan::Bencher<'_, '_>, variant: Variant) {
    let start = Position::start(variant);
    bencher.bench(|| legal_moves(divan::black_box(&start)).len());
}
