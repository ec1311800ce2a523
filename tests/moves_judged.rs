//! Written moves judged: what each kind of irregular move is called, and by which article.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::board::{Colour, Variant};
use shashki::finding::Finding;
use shashki::moves::{History, Judged, judge};
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
    assert!(fault(RUS, START_RUS, "b2-d4").starts_with("own_piece_jumped ru2011 1.4.5"));
    assert!(fault(RUS, START_RUS, "b2-c3").starts_with("way_blocked ru2011 1.4.3"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4-c3").starts_with("man_moved_backwards ru2011 1.4.3"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4-f6").starts_with("man_moved_too_far ru2011 1.4.3"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4-d6").starts_with("not_on_a_diagonal ru2011 1.4.3"));
    assert!(fault(RUS, "W:WKd4:Bh8", "d4-d6").starts_with("not_on_a_diagonal ru2011 1.4.5"));
    assert!(fault(RUS, "W:WKd4:Bg7,h8", "d4-h8").starts_with("way_blocked ru2011 1.4.5"));
    assert!(fault(RUS, "W:Wd4:Bh8", "d4:f6").starts_with("man_moved_too_far ru2011 1.4.3"));
}
