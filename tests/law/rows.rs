//! One test per row of the draw table, on positions made for it.

use shashki::board::Colour;
use shashki::finding::Book;
use shashki::game::{Options, Outcome, Recorded, Unit, course};
use shashki::moves::{Move, legal_moves, play};
use shashki::position::Position;
use shashki::rules::RowName;

use super::help::{IN, RU, any, article, drawn, fen, kings, law, line, verdict, walk};

const ROAD: [&str; 8] = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];

fn king_on_road(position: &Position, side: Colour) -> bool {
    position
        .kings(side)
        .iter()
        .any(|square| ROAD.contains(&square.name(RU).as_str()))
}

/// Black's lone king keeps off the main road.
fn off_road(_: &Position, _: &Move, after: &Position) -> bool {
    !king_on_road(after, Colour::Black)
}

/// Black's lone king stays on the main road.
fn on_road(_: &Position, _: &Move, after: &Position) -> bool {
    king_on_road(after, Colour::Black)
}

#[test]
fn three_kings_15_own() {
    // 1.9.1.3: three kings against one that does not hold the main road.
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1,Ke1:BKa7");
    let moves = walk(&start, 40, &off_road);
    assert_eq!(
        drawn(&start, &moves, &book),
        Some((RowName::ThreeKings, 29))
    );
    assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.3");
    // With Black to move first, White's 15th move is the 30th half-move.
    let start = fen(RU, "B:WKa1,Kc1,Ke1:BKa7");
    let moves = walk(&start, 40, &off_road);
    assert_eq!(
        drawn(&start, &moves, &book),
        Some((RowName::ThreeKings, 30))
    );
    assert_eq!(drawn(&start, &moves[..29], &book), None);
}

#[test]
fn three_kings_and_more_pieces_15_own() {
    // 1.9.1.4; it begins when the man is promoted, and the promotion is not counted.
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1,h6,a3:BKa7");
    let moves = walk(&start, 60, &|before, mv, after| {
        off_road(before, mv, after) && (kings(before, mv, after) || mv.from.name(RU) != "a3")
    });
    let promoted = moves
        .iter()
        .position(|mv| ["f8", "h8"].contains(&mv.to.name(RU).as_str()) && { mv.from.row(RU) == 1 })
        .map(|ply| ply as u32 + 1);
    let found = verdict(&start, &moves, &book);
    let Outcome::Draw {
        row,
        since,
        ply,
        article,
        ..
    } = found.outcome
    else {
        panic!("no draw");
    };
    assert_eq!((row, article.number), (RowName::ThreeKings, "1.9.1.4"));
    assert!(promoted.is_some_and(|promoted| since <= promoted));
    // White promotes on an odd half-move, so his 15th move after it comes 30 later.
    assert_eq!(ply - since, 30);
}

#[test]
fn main_road_5_own() {
    // 1.9.1.7: any three pieces, even three men.
    let book = law(Book::Ru2011, RU);
    for white in ["Kb8,Kd8,Kh2", "Kb8,Kh2,h4", "Kb8,h2,h4", "a3,g1,h2"] {
        let start = fen(RU, &format!("W:W{white}:BKh8"));
        let moves = walk(&start, 9, &on_road);
        assert_eq!(
            drawn(&start, &moves, &book),
            Some((RowName::MainRoad, 9)),
            "{white}"
        );
        assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.7");
        assert_eq!(drawn(&start, &moves[..8], &book), None);
    }
}

#[test]
fn leaving_the_main_road_ends_the_count() {
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKb8,Kd8,Kh2:BKh8");
    // On the road for three moves, off it once, and back.
    let mut stay = 0;
    let mut moves = walk(&start, 7, &on_road);
    let mut position = moves.iter().fold(start, |p, mv| play(&p, mv));
    for keep in [&off_road as &dyn Fn(&_, &_, &_) -> bool, &on_road] {
        let part = walk(&position, 1, &|a, b, c| {
            a.to_move() == Colour::White || keep(a, b, c)
        });
        moves.extend(&part);
        position = play(&position, &part[0]);
        let part = walk(&position, 1, &any);
        moves.extend(&part);
        position = play(&position, &part[0]);
        stay += 1;
    }
    assert_eq!(stay, 2);
    moves.truncate(10);
    assert_eq!(drawn(&start, &moves, &book), None);
}

#[test]
fn two_or_three_pieces_5_each() {
    // 1.9.1.5, first line.
    let book = law(Book::Ru2011, RU);
    for start in ["W:WKa1:BKa7", "W:WKa1,Kc1:BKa7", "W:WKa1,h2:BKa7"] {
        let start = fen(RU, start);
        let moves = walk(&start, 12, &kings);
        assert_eq!(
            drawn(&start, &moves, &book),
            Some((RowName::Pieces2To3, 10))
        );
        assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.5");
    }
}

#[test]
fn a_promotion_restarts_two_or_three_pieces() {
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,g7:BKa5");
    let moves = walk(&start, 14, &|before, mv, after| {
        kings(before, mv, after) || before.men(Colour::White).len() == 1
    });
    let promotion = moves
        .iter()
        .position(|mv| mv.from.name(RU) == "g7")
        .unwrap() as u32
        + 1;
    assert!(promotion < 10);
    assert_eq!(
        drawn(&start, &moves, &book),
        (promotion <= 4).then_some((RowName::Pieces2To3, promotion + 10))
    );
}

#[test]
fn four_or_five_pieces_30_each() {
    // Kings alone move for 60 half-moves; 1.9.1.8 does not end the game at the 30th.
    let book = law(Book::Ru2011, RU);
    for start in ["W:WKa1,Kc1:BKa7,Kb8", "B:WKa1,Kc1,h2:BKa7,Kb8"] {
        let start = fen(RU, start);
        let moves = walk(&start, 70, &kings);
        assert_eq!(
            drawn(&start, &moves, &book),
            Some((RowName::Pieces4To5, 60))
        );
        assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.5");
    }
}

#[test]
fn six_or_seven_pieces_60_each() {
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1,h2:BKa7,Kb8,Kd8");
    let moves = walk(&start, 130, &kings);
    assert_eq!(
        drawn(&start, &moves, &book),
        Some((RowName::Pieces6To7, 120))
    );
    assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.5");
}

#[test]
fn kings_only_15_each() {
    // 1.9.1.8: eight pieces, where no piece row holds.
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,h8");
    let start = if start.men(Colour::Black).is_empty() {
        fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8")
    } else {
        start
    };
    let moves = walk(&start, 40, &kings);
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::KingsOnly, 30)));
    assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.8");
    assert_eq!(drawn(&start, &moves[..29], &book), None);
}

#[test]
fn a_man_that_moves_ends_kings_only() {
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let mut moves = walk(&start, 20, &kings);
    let position = moves.iter().fold(start, |p, mv| play(&p, mv));
    moves.extend(walk(&position, 1, &|a, b, c| !kings(a, b, c)));
    let position = play(&position, moves.last().unwrap());
    moves.extend(walk(&position, 31, &kings));
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::KingsOnly, 51)));
}

#[test]
fn international_kings_only_25_each() {
    let book = law(Book::Ru2011, IN);
    let start = fen(IN, "W:WK46,K47,48:BK1,K2");
    let moves = walk(&start, 60, &kings);
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::KingsOnly, 50)));
    assert_eq!(article(&start, &moves, &book), "ru2011 2.6*(1)");
}

#[test]
fn international_five_against_two_50_own() {
    for white in ["K46,K47,K48,K49,K50", "K46,K47,K48,K49,45"] {
        let book = law(Book::Ru2011, IN);
        let start = fen(IN, &format!("W:W{white}:BK1,K6"));
        let moves = walk(&start, 110, &kings);
        assert_eq!(
            drawn(&start, &moves, &book),
            Some((RowName::FiveVTwo, 99)),
            "{white}"
        );
        assert_eq!(article(&start, &moves, &book), "ru2011 2.6*(2)");
        // A decisive result: the arbiter's, not the tool's.
        let options = Options {
            recorded: Recorded::Win(Colour::White),
            history: false,
        };
        let found = course(&start, &moves, &book, options);
        assert!(found.outcome.is_open());
        assert_eq!(found.unless_won.map(|(_, ply)| ply), Some(99));
    }
}

#[test]
fn international_three_against_one_5_own() {
    let book = law(Book::Ru2011, IN);
    for white in ["K46,K47,K48", "K46,47,48", "46,47,48"] {
        let start = fen(IN, &format!("W:W{white}:BK15"));
        let moves = walk(&start, 10, &any);
        assert_eq!(
            drawn(&start, &moves, &book),
            Some((RowName::ThreeVOne, 9)),
            "{white}"
        );
        assert_eq!(article(&start, &moves, &book), "ru2011 2.6*(3)");
    }
}

#[test]
fn draft2002_30_each_is_a_right() {
    let book = law(Book::Draft2002, RU);
    let start = fen(RU, "W:WKa1,Kc1:BKa7");
    let moves = walk(&start, 70, &kings);
    let found = verdict(&start, &moves, &book);
    assert!(found.outcome.is_open());
    let claim = found
        .claims
        .iter()
        .find(|claim| claim.kind.id() == "no-progress")
        .unwrap();
    assert_eq!((claim.from_ply, claim.to_ply), (60, 70));
    assert_eq!(claim.article.to_string(), "draft2002 5.2 e");
}

#[test]
fn fmjd_5_each() {
    let book = law(Book::Fmjd, IN);
    for (white, black) in [("K46,K47", "K1"), ("K46,47", "K1"), ("K46", "K15")] {
        let start = fen(IN, &format!("W:W{white}:B{black}"));
        let moves = walk(&start, 12, &any);
        assert_eq!(
            drawn(&start, &moves, &book),
            Some((RowName::Pieces2To3, 10)),
            "{white}"
        );
        assert_eq!(article(&start, &moves, &book), "fmjd pieces-2-3");
    }
}

#[test]
fn fmjd_16_each() {
    let book = law(Book::Fmjd, IN);
    let start = fen(IN, "W:WK46,K47,48:BK15");
    let moves = walk(&start, 40, &kings);
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::ThreeVOne, 32)));
    assert_eq!(article(&start, &moves, &book), "fmjd three-v-one");
    // Three men and no king: the row does not begin.
    let start = fen(IN, "W:W46,47,48:BK15");
    let moves = walk(&start, 6, &any);
    let found = course(
        &start,
        &moves,
        &book,
        Options {
            history: true,
            ..Options::default()
        },
    );
    assert!(found.history.iter().all(|tick| {
        tick.counts
            .iter()
            .all(|count| count.row == RowName::KingsOnly)
    }));
}

#[test]
fn fmjd_16_runs_on_when_one_of_the_three_is_taken() {
    let book = law(Book::Fmjd, IN);
    let start = fen(IN, "W:WK46,K50,48:BK15");
    let quiet = walk(&start, 29, &kings);
    // White gives a piece on the 30th half-move or later: look for a line that does.
    let mut found = None;
    for length in [9, 11, 13, 15, 17, 19, 21, 23, 25] {
        let position = quiet[..length - 1].iter().fold(start, |p, mv| play(&p, mv));
        for mv in &legal_moves(&position) {
            let after = play(&position, mv);
            let replies = legal_moves(&after);
            if replies.first().is_some_and(Move::is_capture) && replies[0].captured.len() == 1 {
                found = Some((length, *mv, replies[0]));
            }
        }
    }
    let (length, mv, reply) = found.unwrap();
    let mut moves = quiet[..length - 1].to_vec();
    moves.extend([mv, reply]);
    let taken = moves.len() as u32;
    let position = moves.iter().fold(start, |p, mv| play(&p, mv));
    moves.extend(walk(&position, 20, &any));
    // The 5 begins with the capture, the 16 with the first position; the first to run out ends it.
    let five = taken + 10;
    let expected = if five < 32 {
        (RowName::Pieces2To3, five)
    } else {
        (RowName::ThreeVOne, 32)
    };
    assert_eq!(drawn(&start, &moves, &book), Some(expected));
}

#[test]
fn fmjd_25_each_runs_beside_all() {
    let book = law(Book::Fmjd, IN);
    let start = fen(IN, "W:WK46,K47,K48,K49,K50:BK1,K6");
    let moves = walk(&start, 60, &kings);
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::KingsOnly, 50)));
    assert_eq!(article(&start, &moves, &book), "fmjd kings-only");
}

#[test]
fn idf_main_road_needs_a_king_among_the_three() {
    let book = law(Book::Idf, RU);
    let start = fen(RU, "W:Wa3,g1,h2:BKh8");
    let moves = walk(&start, 9, &on_road);
    assert_eq!(drawn(&start, &moves, &book), None);
    let start = fen(RU, "W:WKh2,g1,a3:BKh8");
    let moves = walk(&start, 9, &on_road);
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::MainRoad, 9)));
    assert_eq!(article(&start, &moves, &book), "idf main-road");
}

#[test]
fn idf_5_each_is_never_restarted_inside() {
    let start = fen(RU, "W:WKa1,g7:BKa5");
    let moves = walk(&start, 14, &|before, mv, after| {
        kings(before, mv, after) || before.men(Colour::White).len() == 1
    });
    assert_eq!(
        drawn(&start, &moves, &law(Book::Idf, RU)),
        Some((RowName::Pieces2To3, 10))
    );
}

#[test]
fn idf_30_and_60_each() {
    for (start, row, ply) in [
        ("W:WKa1,Kc1:BKa7,Kb8", RowName::Pieces4To5, 60),
        ("W:WKa1,Kc1,h2:BKa7,Kb8,Kd8", RowName::Pieces6To7, 120),
        ("W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8", RowName::KingsOnly, 30),
    ] {
        let start = fen(RU, start);
        let moves = walk(&start, 130, &kings);
        assert_eq!(drawn(&start, &moves, &law(Book::Idf, RU)), Some((row, ply)));
    }
}

#[test]
fn codex_plays_by_ru2011() {
    let start = fen(RU, "W:WKa1,Kc1,Ke1:BKa7");
    let moves = walk(&start, 40, &off_road);
    let book = law(Book::Codex, RU);
    assert_eq!(article(&start, &moves, &book), "ru2011 1.9.1.3");
}

#[test]
fn stepping_on_the_main_road_late_does_not_lengthen_the_15() {
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1,Ke1:BKa7");
    // Off the road for 13 moves of White, then on it.
    let mut moves = walk(&start, 26, &off_road);
    let position = moves.iter().fold(start, |p, mv| play(&p, mv));
    let more = walk(&position, 12, &|a, b, c| {
        a.to_move() == Colour::White || on_road(a, b, c)
    });
    moves.extend(more);
    assert_eq!(
        drawn(&start, &moves, &book),
        Some((RowName::ThreeKings, 29))
    );
}

#[test]
fn a_win_on_the_last_move_comes_first() {
    // Black's king stands where White's fifth move takes it: the counter runs out on the same move.
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1:BKa7");
    let quiet = walk(&start, 9, &kings);
    let mut found = false;
    for last in (0..8).rev() {
        let position = quiet[..last].iter().fold(start, |p, mv| play(&p, mv));
        for mv in &legal_moves(&position) {
            let after = play(&position, mv);
            let replies = legal_moves(&after);
            if let Some(reply) = replies.first().filter(|reply| reply.is_capture()) {
                let end = play(&after, reply);
                if legal_moves(&end).is_empty() {
                    let mut moves = quiet[..last].to_vec();
                    moves.extend([*mv, *reply]);
                    let mut book = book.clone();
                    // Make the row run out on just this half-move.
                    book.readings.set("moves", "all").unwrap();
                    book.set_limit(RowName::KingsOnly, 1_000).unwrap();
                    book.set_limit(RowName::Pieces2To3, moves.len() as u32 - 1)
                        .unwrap();
                    let outcome = verdict(&start, &moves, &book).outcome;
                    let over_before = matches!(outcome, Outcome::Draw { .. });
                    assert!(over_before, "the row ran out one half-move earlier");
                    book.set_limit(RowName::Pieces2To3, moves.len() as u32)
                        .unwrap();
                    assert_eq!(verdict(&start, &moves, &book).outcome.kind(), "win");
                    found = true;
                }
            }
        }
        if found {
            break;
        }
    }
    assert!(found, "no line ends in a capture of the last piece");
    // In the 15 own of three kings: the 15th move takes the king.
    let book = {
        let mut book = law(Book::Idf, RU);
        book.set_limit(RowName::ThreeKings, 1).unwrap();
        book
    };
    let start = fen(RU, "W:WKa1,Kc1,Kd8:BKe5");
    let moves = line(&start, "a1:f6");
    let outcome = verdict(&start, &moves, &book).outcome;
    assert_eq!(
        (outcome.kind(), outcome.winner()),
        ("win", Some(Colour::White))
    );
    assert_eq!(outcome.article().unwrap().to_string(), "ru2011 1.8.1");
}

#[test]
fn history_shows_every_count() {
    let book = law(Book::Ru2011, RU);
    let start = fen(RU, "W:WKb8,Kd8,Kh2:BKh8");
    let moves = walk(&start, 9, &on_road);
    let found = course(
        &start,
        &moves,
        &book,
        Options {
            history: true,
            ..Options::default()
        },
    );
    assert_eq!(found.history.len(), 10);
    let last = found.history.last().unwrap();
    let count = |row| last.counts.iter().find(|count| count.row == row).unwrap();
    let road = count(RowName::MainRoad);
    assert_eq!(
        (road.made, road.of, road.unit, road.since),
        (5, 5, Unit::OwnMoves, 0)
    );
    assert_eq!(road.stronger, Some(Colour::White));
    let few = count(RowName::Pieces4To5);
    assert_eq!((few.made, few.of, few.unit), (9, 60, Unit::Plies));
}
