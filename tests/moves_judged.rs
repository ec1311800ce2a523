//! Written moves judged: what each kind of irregular move is called, and by which article.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::board::{Colour, Variant};
use shashki::finding::Finding;
use shashki::moves::{History, Judged, judge, legal_moves, play};
use shashki::notation::{Numbering, fen, moves, verdict};
use shashki::position::Position;
use shashki::render::{Language, words};

fn position(variant: Variant, text: &str) -> Position {
    fen::parse(text, Some(variant)).expect(text)
}

fn judged(position: &Position, text: &str, history: History) -> Result<Vec<String>, Finding> {
    let written = moves::parse(text).expect(text);
    let attempt = written.attempt(position.variant(), Numbering::TopLeft);
    match judge(position, &attempt, history) {
        Ok(Judged::Move(mv)) => Ok(vec![moves::write(position, &mv)]),
        Ok(Judged::Ambiguous(list)) => {
            Ok(list.iter().map(|mv| moves::write(position, mv)).collect())
        }
        Err(fault) => Err(verdict::illegal(position, text, &written, &fault)),
    }
}

/// `name article: legal moves` of the finding for `text`.
fn fault(variant: Variant, fen: &str, text: &str) -> String {
    told(&position(variant, fen), text, History::default())
}

fn told(position: &Position, text: &str, history: History) -> String {
    let finding = judged(position, text, history).expect_err(text);
    for language in [Language::English, Language::Russian] {
        let message = words::message(&finding, language);
        assert!(!message.contains(['{', '}']), "{message}");
        assert!(!message.ends_with(": "), "{message}");
    }
    let article = finding.article.unwrap();
    format!("{} {article}: {}", finding.code.name, finding.text("legal"))
}

const RUS: Variant = Variant::Russian;
const INT: Variant = Variant::International;
const START_RUS: &str =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6";
const START_INT: &str = "W:W31-50:B1-20";

#[test]
fn not_a_square() {
    assert_eq!(
        fault(INT, START_INT, "32-55"),
        "not_a_square ru2011 2.4*: 32-27, 32-28, 31-26"
    );
    assert!(fault(RUS, START_RUS, "c3-d9").starts_with("not_a_square ru2011 1.6.1"));
    assert!(fault(RUS, START_RUS, "c3-c4").starts_with("not_a_square"));
    let finding = judged(&position(RUS, START_RUS), "c3-d9", History::default()).unwrap_err();
    assert_eq!(finding.text("square"), "d9");
}

#[test]
fn empty_square_and_opponents_piece() {
    assert!(fault(INT, START_INT, "28-23").starts_with("empty_square ru2011 1.4.1"));
    assert!(fault(INT, START_INT, "20-25").starts_with("opponents_piece ru2011 1.10.3"));
    // The record gives the move to the side that has just moved.
    let start = Position::start(INT);
    let repeats = History {
        previous: None,
        repeats_side: true,
    };
    assert!(told(&start, "20-25", repeats).starts_with("two_moves_in_a_row ru2011 1.10.3"));
    // Legal for the side that made the half-move before, or not.
    let after = History {
        previous: Some(Colour::Black),
        repeats_side: false,
    };
    assert!(told(&start, "20-25", after).starts_with("two_moves_in_a_row"));
    assert!(told(&start, "20-26", after).starts_with("opponents_piece"));
}

#[test]
fn capture_obligatory_1_5_3() {
    assert_eq!(
        fault(RUS, "W:Wc3,a1:Bd4,b6", "a1-b2"),
        "capture_obligatory ru2011 1.5.3: c3:e5"
    );
    // Said before anything that is wrong with the quiet move itself.
    assert_eq!(
        fault(RUS, "W:Wc3,a1:Bd4,b6", "c3-d2"),
        "capture_obligatory ru2011 1.5.3: c3:e5"
    );
}

#[test]
fn longer_capture_2_5_1() {
    let fen = "W:W32,31:B28,19,27";
    assert_eq!(
        fault(INT, fen, "31x22"),
        "longer_capture_obligatory ru2011 2.5.1: 31x33, 32x14"
    );
    let finding = judged(&position(INT, fen), "32x23", History::default()).unwrap_err();
    assert_eq!(finding.code.name, "longer_capture_obligatory");
    assert_eq!(finding.text("taken"), "1");
    assert_eq!(finding.text("needed"), "2");
}

#[test]
fn capture_stopped_short_1_5_5_and_1_5_6() {
    assert_eq!(
        fault(RUS, "W:Wc1:Bd2,d4", "c1:e3"),
        "capture_stopped_short ru2011 1.5.5: c1:c5"
    );
    assert_eq!(
        fault(RUS, "W:WKa1:Bc3,f6", "a1:d4"),
        "capture_stopped_short ru2011 1.5.6: a1:g7, a1:h8"
    );
}

#[test]
fn landing_passed_over_1_5_6() {
    assert_eq!(
        fault(RUS, "W:WKa1:Bb2,d6", "a1:f6"),
        "capture_square_passed_over ru2011 1.5.6: a1:b8, a1:c7"
    );
}

#[test]
fn own_piece_blocked_and_man() {
    assert!(fault(RUS, START_RUS, "b2-d4").starts_with("own_piece_jumped ru2011 1.5.8"));
    assert!(fault(RUS, START_RUS, "b2-c3").starts_with("way_blocked ru2011 1.4.3"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4-c3").starts_with("man_moved_backwards ru2011 1.4.3"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4-f6").starts_with("man_moved_too_far ru2011 1.4.3"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4-d6").starts_with("not_on_a_diagonal ru2011 1.4.3"));
    assert!(fault(RUS, "W:WKd4:Bh8", "d4-d6").starts_with("not_on_a_diagonal ru2011 1.4.5"));
    assert!(fault(RUS, "W:WKd4:Bg7,h8", "d4-h8").starts_with("way_blocked ru2011 1.4.5"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4:f6").starts_with("man_moved_too_far ru2011 1.4.3"));
}

#[test]
fn a_single_jump_beside_a_round_trip_with_the_same_ends() {
    // Found in a random game: c5:e7 takes d6 alone, or four more on a round trip first.
    let position = position(RUS, "B:Wb2,b4,d2,d4,d6,f2:Bc5,f6");
    let legal = legal_moves(&position);
    let ends: Vec<String> = legal
        .iter()
        .filter(|mv| mv.to.name(RUS) == "e7")
        .map(|mv| moves::write(&position, mv))
        .collect();
    assert_eq!(ends[0], "c5:d6:e7");
    assert_eq!(ends.len(), 2);
    for text in &ends {
        assert_eq!(
            judged(&position, text, History::default()),
            Ok(vec![text.clone()])
        );
    }
    let bare = judged(&position, "c5:e7", History::default()).unwrap();
    assert_eq!(bare, ends);
}

#[test]
fn squares_on_the_way_need_not_be_turning_points() {
    let position = position(INT, "W:WK15:B29,37");
    for text in [
        "15x33x31",
        "15x31",
        "15-42x31",
        "15:20:24:42:31",
        "15x29x33x42x37x31",
    ] {
        let found = judged(&position, text, History::default());
        assert!(found.is_ok(), "{text}: {found:?}");
    }
}

#[test]
fn removal_1_10_3() {
    let before = position(INT, "W:W32,37:B28,20");
    let mv = legal_moves(&before)[0];
    let names = |stated: &str| -> Vec<&'static str> {
        let stated = *position(INT, stated).setup();
        verdict::removal(&before, "32x23", &mv, &stated)
            .iter()
            .map(|finding| finding.code.name)
            .collect()
    };
    assert!(names("B:W23,37:B20").is_empty());
    assert_eq!(names("B:W23:B20"), ["removed_own_pieces"]);
    assert_eq!(names("B:W23,37:B"), ["removed_not_captured"]);
    assert_eq!(names("B:W23,37:B20,28"), ["removed_wrong_number"]);
    let start = Position::start(INT);
    let quiet = legal_moves(&start)[0];
    let mut stated = *play(&start, &quiet).setup();
    stated.clear(stated.men[1].iter().next().unwrap());
    let findings = verdict::removal(&start, "31-26", &quiet, &stated);
    assert_eq!(findings[0].code.name, "removed_without_reason");
}

#[test]
fn captured_list_that_differs() {
    let position = position(INT, "W:W32,37:B28,20");
    let written = moves::parse("32x23").unwrap();
    let mut attempt = written.attempt(INT, Numbering::TopLeft);
    attempt.captured = Some(position.pieces(Colour::Black));
    let fault = judge(&position, &attempt, History::default()).unwrap_err();
    let finding = verdict::illegal(&position, "32x23", &written, &fault);
    assert_eq!(finding.code.name, "captured_squares_differ");
    assert_eq!(finding.text("captured"), "28");
    assert_eq!(finding.text("stated"), "20, 28");
}

#[test]
fn a_lone_dash_3_9_1() {
    let forced = position(INT, "W:W32,37:B28,20");
    assert_eq!(
        judged(&forced, "-", History::default()),
        Ok(vec!["32x23".to_owned()])
    );
    assert!(fault(INT, START_INT, "—").starts_with("dash_not_forced ru2011 3.9.1"));
    assert!(fault(RUS, "W:WKa1:Bc3", "-").starts_with("dash_not_forced"));
}

#[test]
fn jumped_twice_1_5_9() {
    let fen = "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7";
    assert!(fault(RUS, fen, "a5:e1:g3:e5:e1").contains("ru2011"));
    // Round the four and over the first again.
    let again = fault(RUS, "W:Wc3:Bd4,d6,b6,b4,h8", "c3:e5:c7:a5:c3:e5");
    assert!(
        again.starts_with("piece_jumped_twice ru2011 1.5.9"),
        "{again}"
    );
}

#[test]
fn nothing_to_capture_and_ambiguity_and_signs() {
    // A capture is written, of the wrong piece.
    let fen = "W:WKd4:Bb6,g7";
    assert!(fault(RUS, fen, "d4:e3:f2").starts_with("capture_obligatory ru2011 1.5.3"));
    assert!(fault(RUS, "W:WKd4,a3:Bb4,h8", "d4:a7:d4").starts_with("capture_obligatory"));
    assert!(fault(RUS, "W:WKd4:Bh6", "d4:g7:f8").contains("nothing_to_capture ru2011 1.5.2"));
    let position = position(RUS, "W:WKd2:Bf4,g7,d6,b6,f6");
    let candidates = legal_moves(&position);
    let finding = verdict::ambiguous(&position, "d2:a7", &candidates);
    assert_eq!(finding.code.id, "M017");
    let finding = verdict::settled(&position, "d2:a7", &candidates, &candidates[0]);
    assert_eq!(finding.code.id, "M018");
    assert!(words::message(&finding, Language::Russian).contains("d2:"));
    let finding = verdict::sign_without_capture(&position, "d2:c1");
    assert_eq!(finding.code.id, "M020");
}
