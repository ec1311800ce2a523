//! The five readings, limits of a regulation, set-up positions, repetition and claims.

use shashki::board::Colour;
use shashki::finding::Book;
use shashki::game::{AskedClaim, Consequence, Recorded, Way, findings, rule};
use shashki::moves::{Move, play};
use shashki::position::Position;
use shashki::rules::{LawError, RowName, Rulebook, parse_limit};

use super::help::{IN, RU, any, drawn, fen, kings, law, line, verdict, walk};
use super::oracle::Game;

fn reading(book: Book, name: &str, value: &str) -> Rulebook {
    let mut law = law(book, RU);
    law.readings.set(name, value).unwrap();
    law
}

#[test]
fn pieces_in_all_or_per_side() {
    // Four pieces in all are two on each side.
    let start = fen(RU, "W:WKa1,Kc1:BKa7,Kb8");
    let moves = walk(&start, 70, &kings);
    assert_eq!(
        drawn(&start, &moves, &law(Book::Ru2011, RU)),
        Some((RowName::Pieces4To5, 60))
    );
    let side = reading(Book::Ru2011, "pieces", "side");
    assert_eq!(
        drawn(&start, &moves, &side),
        Some((RowName::Pieces2To3, 10))
    );
    // Eight pieces in all are four on each side.
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = walk(&start, 70, &kings);
    assert_eq!(
        drawn(&start, &moves, &side),
        Some((RowName::Pieces4To5, 60))
    );
}

#[test]
fn moves_each_or_in_all() {
    let start = fen(RU, "W:WKa1,Kc1:BKa7,Kb8");
    let moves = walk(&start, 70, &kings);
    let all = reading(Book::Ru2011, "moves", "all");
    assert_eq!(drawn(&start, &moves, &all), Some((RowName::Pieces4To5, 30)));
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = walk(&start, 40, &kings);
    assert_eq!(drawn(&start, &moves, &all), Some((RowName::KingsOnly, 15)));
    // "Own" rows count the stronger side's moves in both readings.
    let start = fen(RU, "W:WKb8,Kd8,Kh2:BKh8");
    let on_road = |_: &Position, _: &Move, after: &Position| {
        let road = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];
        let mut kings = after.kings(Colour::Black).iter();
        kings.all(|square| road.contains(&square.name(RU).as_str()))
    };
    let moves = walk(&start, 12, &on_road);
    assert_eq!(drawn(&start, &moves, &all), Some((RowName::MainRoad, 9)));
}

/// White: three kings. Black's king goes on the road and off it in turns.
fn on_and_off() -> (Position, Vec<Move>) {
    let start = fen(RU, "W:WKb8,Kd8,Kh2:BKh8");
    let road = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];
    // Black's moves: two on the road, one off, two on, one off.
    let pattern = [true, true, false, true, true, false, true, true];
    let mut moves = Vec::new();
    let mut position = start;
    fn extend(position: &Position, pattern: &[bool], road: &[&str], moves: &mut Vec<Move>) -> bool {
        let Some((&on, rest)) = pattern.split_first() else {
            return true;
        };
        let calm = |p: &Position| {
            let list = shashki::moves::legal_moves(p);
            !list.is_empty() && !list[0].is_capture()
        };
        for white in &shashki::moves::legal_moves(position) {
            let middle = play(position, white);
            if !calm(&middle) {
                continue;
            }
            for black in &shashki::moves::legal_moves(&middle) {
                let after = play(&middle, black);
                let there = road.contains(&black.to.name(RU).as_str());
                if there == on && calm(&after) {
                    moves.extend([*white, *black]);
                    if extend(&after, rest, road, moves) {
                        return true;
                    }
                    moves.truncate(moves.len() - 2);
                }
            }
        }
        false
    }
    assert!(extend(&position, &pattern, &road, &mut moves));
    for mv in &moves {
        position = play(&position, mv);
    }
    moves.extend(walk(&position, 1, &any));
    (start, moves)
}

#[test]
fn main_road_moves_in_a_row_or_in_total() {
    let (start, moves) = on_and_off();
    // Stays of three, two and two moves of White: no run of five.
    assert_eq!(drawn(&start, &moves, &law(Book::Ru2011, RU)), None);
    // In total: 3 before leaving, 1 more after coming back, the 5th on half-move 11.
    let total = reading(Book::Ru2011, "main-road", "total");
    let game = Game::new(&start, &moves);
    let expected = (1..=moves.len()).find(|&t| game.main_road(t, 5, 0, true, false));
    assert_eq!(
        drawn(&start, &moves, &total),
        Some((RowName::MainRoad, expected.unwrap() as u32))
    );
}

#[test]
fn kings_only_outside_or_always() {
    let start = fen(RU, "W:WKa1,Kc1:BKa7,Kb8");
    let moves = walk(&start, 70, &kings);
    let always = reading(Book::Ru2011, "kings-only", "always");
    assert_eq!(
        drawn(&start, &moves, &always),
        Some((RowName::KingsOnly, 30))
    );
    let start = fen(IN, "W:WK46,K47,K48,K49,K50:BK1,K6");
    let moves = walk(&start, 60, &kings);
    let mut always = law(Book::Ru2011, IN);
    assert_eq!(drawn(&start, &moves, &always), None);
    always.readings.set("kings-only", "always").unwrap();
    assert_eq!(
        drawn(&start, &moves, &always),
        Some((RowName::KingsOnly, 50))
    );
}

#[test]
fn own_count_by_row_or_by_material() {
    // Three kings and a man against a king; the man is promoted inside the row.
    let start = fen(RU, "W:WKb8,Kd8,Kh2,g5:BKa5");
    let off_road = |_: &Position, _: &Move, after: &Position| {
        let road = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];
        let mut kings = after.kings(Colour::Black).iter();
        kings.all(|square| !road.contains(&square.name(RU).as_str()))
    };
    let moves = walk(&start, 50, &|a, b, c| {
        off_road(a, b, c)
            && (a.to_move() == Colour::Black || a.men(Colour::White).is_empty() || !kings(a, b, c))
    });
    let game = Game::new(&start, &moves);
    let promotion = game.promotion.iter().position(|p| *p).unwrap();
    assert!(promotion < 20);
    assert_eq!(
        drawn(&start, &moves, &law(Book::Ru2011, RU)),
        Some((RowName::ThreeKings, 29))
    );
    let material = reading(Book::Ru2011, "own-count", "material");
    assert_eq!(
        drawn(&start, &moves, &material),
        Some((RowName::ThreeKings, promotion as u32 + 30))
    );
}

#[test]
fn a_regulation_sets_its_own_limits() {
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = walk(&start, 50, &kings);
    let mut book = law(Book::Ru2011, RU);
    let (row, limit) = parse_limit("kings-only=20").unwrap();
    book.set_limit(row, limit).unwrap();
    assert_eq!(drawn(&start, &moves, &book), Some((RowName::KingsOnly, 40)));
    let error = book.set_limit(RowName::FiveVTwo, 20).unwrap_err();
    assert!(matches!(error, LawError::RowNotInBook { .. }));
    // Five times instead of three.
    book.set_limit(RowName::Repetition, 5).unwrap();
    let shuttle = "a1-b2 b8-c7 b2-a1 c7-b8 ".repeat(4);
    let moves = line(&start, &shuttle);
    let claims = verdict(&start, &moves, &book).claims;
    assert_eq!((claims[0].from_ply, claims[0].to_ply), (16, 16));
}

const SHUTTLE: &str = "a1-b2 b8-c7 b2-a1 c7-b8 ";

#[test]
fn threefold_from_a_set_up_position() {
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = line(&start, &SHUTTLE.repeat(3));
    let book = law(Book::Ru2011, RU);
    // The set-up position stands for the third time after 8 half-moves.
    let claims = verdict(&start, &moves[..8], &book).claims;
    assert_eq!(claims.len(), 1);
    assert_eq!((claims[0].from_ply, claims[0].to_ply), (8, 8));
    assert_eq!(claims[0].article.to_string(), "ru2011 1.9.2");
    assert_eq!(claims[0].kind.id(), "threefold");
    let rights: Vec<_> = claims[0]
        .rights
        .iter()
        .map(|r| (r.ply, r.by, r.way))
        .collect();
    assert_eq!(
        rights,
        [
            (8, Colour::Black, Way::WrittenMove),
            (8, Colour::White, Way::BeforeReply)
        ]
    );
    assert!(verdict(&start, &moves[..7], &book).claims.is_empty());
    // Going on in the same way, every position comes for the third time: one stretch.
    let claims = verdict(&start, &moves, &book).claims;
    assert_eq!(claims.len(), 1);
    assert_eq!((claims[0].from_ply, claims[0].to_ply), (8, 12));
    // A man's move in between, and nothing of the past counts.
    let start = fen(RU, "W:WKa1,Kc1,h2,g3:BKa7,Kb8,Kd8,Kf8");
    let moves = line(
        &start,
        "a1-b2 f8-c5 b2-a1 c5-f8 g3-h4 f8-c5 a1-b2 c5-f8 b2-a1",
    );
    assert!(verdict(&start, &moves, &book).claims.is_empty());
}

#[test]
fn threefold_over_transpositions() {
    // The same position by other ways, with other half-moves in between.
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = line(
        &start,
        "a1-b2 b8-c7 b2-a1 c7-b8 a1-c3 b8-d6 c3-b2 d6-c7 b2-a1 c7-b8",
    );
    let book = law(Book::Ru2011, RU);
    let stretch = |moves: &[Move]| -> Vec<(u32, u32)> {
        let claims = verdict(&start, moves, &book).claims;
        claims.iter().map(|c| (c.from_ply, c.to_ply)).collect()
    };
    assert_eq!(stretch(&moves), [(10, 10)]);
    // The same squares with the other side to move are another position.
    let moves = line(
        &start,
        "a1-c3 b8-c7 c3-b2 c7-b8 b2-a1 b8-c7 a1-b2 c7-b8 b2-a1",
    );
    assert_eq!(stretch(&moves), []);
    let moves = line(
        &start,
        "a1-c3 b8-c7 c3-b2 c7-b8 b2-a1 b8-c7 a1-b2 c7-b8 b2-a1 b8-d6 a1-c3 d6-b8 c3-a1",
    );
    assert_eq!(stretch(&moves), [(13, 13)]);
}

#[test]
fn rulings_on_claims() {
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = line(&start, &SHUTTLE.repeat(2));
    let book = law(Book::Ru2011, RU);
    let ruling = |text: &str| {
        let claim: AskedClaim = text.parse().unwrap();
        rule(&start, &moves, &book, claim).unwrap()
    };
    let true_claim = ruling("8:threefold");
    assert!(true_claim.valid);
    assert_eq!(true_claim.claimant, Colour::White);
    assert_eq!(true_claim.stood_after, [0, 4, 8]);
    assert_eq!(true_claim.consequence, Consequence::Draw);
    assert_eq!(true_claim.if_flag_falls, Consequence::Draw);
    assert_eq!(true_claim.procedure.to_string(), "ru2011 1.9.2");
    let written = ruling("8w:threefold");
    assert_eq!((written.valid, written.claimant), (true, Colour::Black));
    let false_claim = ruling("7:threefold");
    assert_eq!(false_claim.claimant, Colour::Black);
    assert_eq!(false_claim.consequence, Consequence::PlayGoesOn);
    assert_eq!(false_claim.if_flag_falls, Consequence::LossOnTime);
    let false_written = ruling("7w:threefold");
    assert_eq!(false_written.consequence, Consequence::MoveStands);
    assert_eq!(ruling("8:threefold,flag").consequence, Consequence::Draw);
    assert_eq!(
        ruling("7:threefold,flag").consequence,
        Consequence::LossOnTime
    );
    assert_eq!(
        ruling("7w:threefold,flag").consequence,
        Consequence::LossOnTime
    );
    let names: Vec<_> = [
        "8:threefold",
        "7w:threefold",
        "7:threefold",
        "7:threefold,flag",
    ]
    .map(|text| ruling(text).finding().code.name)
    .to_vec();
    assert_eq!(
        names,
        [
            "claim_true",
            "claim_false_move_stands",
            "claim_false_play_goes_on",
            "claim_false_flag_fell"
        ]
    );
    for bad in [
        "",
        "8",
        "threefold",
        "0:threefold",
        "-1:threefold",
        "8x:threefold",
        "8:twofold",
        "+8:threefold",
    ] {
        assert!(bad.parse::<AskedClaim>().is_err(), "{bad}");
    }
    let claim = "9:threefold".parse().unwrap();
    assert!(rule(&start, &moves, &book, claim).is_err());
    let claim = "8:no-progress".parse().unwrap();
    assert!(
        rule(&start, &moves, &book, claim).is_err(),
        "ru2011 has no such claim"
    );
    let draft = law(Book::Draft2002, RU);
    let claim = "8:no-progress".parse().unwrap();
    assert!(!rule(&start, &moves, &draft, claim).unwrap().valid);
}

#[test]
fn results_against_board_and_counters() {
    let names = |start: &Position, moves: &[Move], result, plies, strict| -> Vec<(&str, String)> {
        let found = shashki::game::course(
            start,
            moves,
            &law(Book::Ru2011, start.variant()),
            shashki::game::Options {
                recorded: result,
                history: false,
            },
        );
        findings(&found, result, plies, strict)
            .iter()
            .map(|finding| (finding.code.name, finding.severity.to_string()))
            .collect()
    };
    let pair = |name, severity: &str| (name, severity.to_owned());
    // Won on the board.
    let start = fen(RU, "W:WKa1:BKe5");
    let moves = line(&start, "a1:f6");
    let white = Recorded::Win(Colour::White);
    assert_eq!(names(&start, &moves, white, 1, false), []);
    assert_eq!(
        names(&start, &moves, Recorded::Draw, 1, false),
        [pair("result_contradicts_board", "error")]
    );
    assert_eq!(
        names(&start, &moves, Recorded::Win(Colour::Black), 3, false),
        [
            pair("moves_after_win", "error"),
            pair("result_contradicts_board", "error")
        ]
    );
    assert_eq!(
        names(&start, &moves, Recorded::Open, 1, false),
        [pair("result_missing", "information")]
    );
    // Not over: any result is normal.
    let moves = Vec::new();
    for result in [white, Recorded::Draw, Recorded::BothLost, Recorded::Open] {
        assert_eq!(names(&start, &moves, result, 0, false), []);
    }
    // Drawn by a counter.
    let start = fen(RU, "W:WKa1:BKa7");
    let moves = walk(&start, 12, &kings);
    let plain = names(&start, &moves, Recorded::Draw, 12, false);
    assert!(plain.contains(&pair("draw_by_counter", "information")));
    assert!(plain.contains(&pair("moves_after_draw", "warning")));
    let strict = names(&start, &moves, white, 12, true);
    assert!(strict.contains(&pair("moves_after_draw", "error")));
    assert!(strict.contains(&pair("result_contradicts_counter", "error")));
    assert!(
        !names(&start, &moves[..10], Recorded::Draw, 10, true)
            .iter()
            .any(|(_, severity)| severity != "information")
    );
    // 50 own with a decisive result: a warning, also with --strict.
    let start = fen(IN, "W:WK46,K47,K48,K49,K50:BK1,K6");
    let moves = walk(&start, 101, &kings);
    let strict = names(&start, &moves, white, 101, true);
    assert!(strict.contains(&pair("count_ran_out_but_won", "warning")));
    assert!(strict.iter().all(|(_, severity)| severity != "error"));
    // Claims that stood.
    let start = fen(RU, "W:WKa1,Kc1,h2,g1:BKa7,Kb8,Kd8,Kf8");
    let moves = line(&start, &SHUTTLE.repeat(2));
    assert_eq!(
        names(&start, &moves, Recorded::Draw, 8, false),
        [pair("threefold_claim_stood", "information")]
    );
    let start = fen(RU, "W:WKa1,Kc1:BKa7");
    let moves = walk(&start, 61, &kings);
    let found = verdict(&start, &moves, &law(Book::Draft2002, RU));
    assert!(
        findings(&found, Recorded::Draw, 61, false)
            .iter()
            .any(|finding| finding.code.name == "no_progress_claim_stood")
    );
}
