//! The articles on moves and captures (1.4, 1.5, 1.6, 2.4, 2.5), one test each, and the examples of
//! the text. Its diagrams are lost; the positions are rebuilt from the moves it gives for them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::board::{Colour, Variant};
use shashki::moves::{History, Judged, Move, has_legal_move, judge, legal_moves, paths, play};
use shashki::notation::{Numbering, fen, moves};
use shashki::position::{Kind, Position};

const RUS: Variant = Variant::Russian;
const INT: Variant = Variant::International;

fn position(variant: Variant, text: &str) -> Position {
    fen::parse(text, Some(variant)).expect(text)
}

/// The legal moves, each by its canonical text.
fn legal(position: &Position) -> Vec<String> {
    let mut list: Vec<String> = legal_moves(position)
        .iter()
        .map(|mv| moves::write(position, mv))
        .collect();
    list.sort();
    list
}

fn only(variant: Variant, fen: &str, expected: &[&str]) -> Position {
    let position = position(variant, fen);
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(legal(&position), expected, "{fen}");
    position
}

fn find(position: &Position, text: &str) -> Move {
    let written = moves::parse(text).expect(text);
    let attempt = written.attempt(position.variant(), Numbering::TopLeft);
    match judge(position, &attempt, History::default()) {
        Ok(Judged::Move(mv)) => mv,
        other => panic!("{text}: {other:?}"),
    }
}

fn after(position: &Position, text: &str) -> Position {
    play(position, &find(position, text))
}

fn taken(position: &Position, mv: &Move) -> Vec<String> {
    let mut names: Vec<String> = mv
        .captured
        .iter()
        .map(|square| square.name(position.variant()))
        .collect();
    names.sort();
    names
}

#[test]
fn article_1_4_1_white_begins_and_sides_alternate() {
    let start = Position::start(RUS);
    assert_eq!(start.to_move(), Colour::White);
    assert_eq!(after(&start, "c3-d4").to_move(), Colour::Black);
}

#[test]
fn article_1_4_2_men_and_kings() {
    let position = position(RUS, "W:Wa1,Kb2:Bc7");
    let kind = |name: &str| {
        Colour::BOTH
            .into_iter()
            .flat_map(|colour| position.pieces(colour).iter().collect::<Vec<_>>())
            .find(|square| square.name(RUS) == name)
            .and_then(|square| position.piece_at(square))
            .map(|piece| piece.kind)
    };
    assert_eq!(kind("a1"), Some(Kind::Man));
    assert_eq!(kind("b2"), Some(Kind::King));
    assert_eq!(kind("c3"), None);
}

#[test]
fn article_1_4_3_a_man_moves_forward_to_the_next_square() {
    only(RUS, "W:Wd4:Bh8", &["d4-c5", "d4-e5"]);
    only(RUS, "B:Wa1:Bd4", &["d4-c3", "d4-e3"]);
    only(INT, "W:W28:B1", &["28-22", "28-23"]);
}

#[test]
fn article_1_4_4_a_man_becomes_a_king_on_the_last_row() {
    let position = only(RUS, "W:Wc7:Bh2", &["c7-b8", "c7-d8"]);
    let crowned = after(&position, "c7-b8");
    assert_eq!(crowned.men(Colour::White).len(), 0);
    assert_eq!(crowned.kings(Colour::White).len(), 1);
}

#[test]
fn article_1_4_5_a_king_moves_any_distance_over_free_squares() {
    only(
        RUS,
        "W:WKd4,f6:Ba7,b6,h8",
        &[
            "d4-a1", "d4-b2", "d4-c3", "d4-c5", "d4-e3", "d4-e5", "d4-f2", "d4-g1", "f6-e7",
            "f6-g7",
        ],
    );
}

#[test]
fn article_1_5_1_a_man_captures_a_neighbour() {
    let position = only(RUS, "W:Wc3:Bd4", &["c3:e5"]);
    assert_eq!(after(&position, "c3:e5").pieces(Colour::Black).len(), 0);
    only(RUS, "W:Wc3:Bd4,e5", &["c3-b4"]);
}

#[test]
fn article_1_5_2_a_king_captures_from_afar_and_lands_anywhere_behind() {
    only(RUS, "W:WKa1:Bd4", &["a1:e5", "a1:f6", "a1:g7", "a1:h8"]);
    only(RUS, "W:WKa1:Bd4,e5", &["a1-b2", "a1-c3"]);
}

#[test]
fn article_1_5_3_capture_is_obligatory_forwards_and_backwards() {
    only(RUS, "W:Wc3,g3:Bb2,h6", &["c3:a1"]);
    // One's own pieces are not captured.
    only(RUS, "W:Wa1,b2:Bh8", &["b2-a3", "b2-c3"]);
}

#[test]
fn article_1_5_5_a_man_goes_on_capturing() {
    only(RUS, "W:Wc1:Bd2,f4,f6", &["c1:e7"]);
    only(RUS, "W:Wa1:Bb2,d4", &["a1:e5"]);
}

#[test]
fn article_1_5_6_a_king_goes_on_capturing_where_it_can() {
    // Behind c3 only d4 lets it go on; it must stop there.
    only(RUS, "W:WKa1:Bc3,b6", &["a1:a7"]);
    // After the last piece it may stop on any free square.
    only(RUS, "W:WKa1:Bb2,d6", &["a1:b8", "a1:c7"]);
}

#[test]
fn article_1_5_8_own_pieces_are_not_jumped() {
    only(RUS, "W:WKa1,c3:Be5,g7", &["a1-b2", "c3-b4", "c3-d4"]);
}

#[test]
fn article_1_5_9_a_square_may_be_passed_twice_a_piece_not() {
    // The man passes c3 and comes back to it; b4 and d2, jumped once, bar the way.
    let black = after(&position(RUS, DIAGRAM_8), "c3-d4");
    let mv = legal_moves(&black)[0];
    let twice = |way: &Vec<_>| way.iter().filter(|square| **square == mv.to).count() == 2;
    assert!(paths(&black, &mv).iter().any(twice));
    assert_eq!(mv.captured.len(), 5);
}

#[test]
fn article_1_5_12_captured_pieces_stay_until_the_move_is_over() {
    // On e5 the king could take d4 if c3, which it has taken, were off the board.
    only(RUS, "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7", &["a5:e5"]);
    only(RUS, "B:Wd4,e3:BKe5,d6,e7", &["e5:a1", "e5:b2", "e5:c3"]);
}

#[test]
fn article_1_8_1_a_side_without_moves() {
    assert!(!has_legal_move(&position(RUS, "W:W:Ba7")));
    assert!(!has_legal_move(&position(RUS, "W:Wa3:Bb4,c5")));
    assert!(has_legal_move(&position(RUS, "W:Wa3:Bb4")));
}

#[test]
fn article_1_5_14_the_choice_among_captures_is_free() {
    only(RUS, "W:Wc3,g3:Bd4,f6,h4", &["c3:g7"]);
    only(RUS, "W:Wc1,g1:Bb2,d2,f4,h2", &["c1:a3", "c1:g5"]);
}

#[test]
fn article_1_5_15_a_man_crowned_in_passing_goes_on_as_a_king() {
    let position = only(RUS, "W:Wf6:Be7,b6", &["f6:a5"]);
    let crowned = after(&position, "f6:a5");
    assert_eq!(crowned.kings(Colour::White).len(), 1);
    assert_eq!(crowned.men(Colour::White).len(), 0);
    assert_eq!(crowned.pieces(Colour::Black).len(), 0);
}

#[test]
fn article_1_5_16_a_man_crowned_without_capturing_captures_only_later() {
    let position = only(RUS, "W:We7:Bc7,h2", &["e7-d8", "e7-f8"]);
    let crowned = after(&position, "e7-d8");
    assert_eq!(crowned.pieces(Colour::Black).len(), 2);
    assert_eq!(legal(&crowned.passed()), ["d8:a5", "d8:b6"]);
}

#[test]
fn diagram_6_of_1_5_17() {
    let position = only(RUS, "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7", &["a5:e5"]);
    let mv = find(&position, "a5:e1:g3:e5");
    assert_eq!(taken(&position, &mv), ["c3", "f2", "f4"]);
    let white = play(&position, &mv);
    assert!(
        legal(&white).contains(&"d4:d8".to_owned()),
        "{:?}",
        legal(&white)
    );
}

#[test]
fn diagram_7_of_1_5_17() {
    let position = only(RUS, "W:WKe1:Bc3,b6,c5,d6,e5,e7", &["e1:d4"]);
    let mv = find(&position, "e1:a5:d8:f6:d4");
    assert_eq!(taken(&position, &mv), ["b6", "c3", "e5", "e7"]);
}

/// Before White's last move, c3-d4.
const DIAGRAM_8: &str = "W:Wa1,a3,b2,b4,c3,d2,e3,f2,f4:Ba5,c5,c7,d6,e7,g7";

#[test]
fn diagram_8_of_1_5_17() {
    let before = position(RUS, DIAGRAM_8);
    let black = after(&before, "c3-d4");
    let first = find(&black, "a5:c3:e1:g3:e5:c3");
    let second = find(&black, "a5:c3:e5:g3:e1:c3");
    assert_eq!(first, second);
    assert_eq!(legal(&black), ["a5:c3"]);
    assert_eq!(paths(&black, &first).len(), 2);
    assert_eq!(taken(&black, &first), ["b4", "d2", "d4", "f2", "f4"]);
    let white = play(&black, &first);
    assert_eq!(white.kings(Colour::Black).len(), 1);
    let answer = find(&white, "b2:d4:b6:d8:f6:h8");
    assert_eq!(taken(&white, &answer), ["c3", "c5", "c7", "e7", "g7"]);
}

#[test]
fn diagram_5_of_1_6_2() {
    let position = only(
        RUS,
        "W:WKd2:Bf4,g7,d6,b6,f6",
        &["d2:h6:f8:c5:a7", "d2:g5:e7:c5:a7", "d2:a5"],
    );
    let first = find(&position, "d2:h6:f8:c5:a7");
    let second = find(&position, "d2:g5:e7:c5:a7");
    let third = find(&position, "d2:g5:d8:a5");
    assert_ne!(first, second);
    assert_eq!(third, find(&position, "d2:a5"));
    // Their ends alone do not tell the first from the second.
    let bare = moves::parse("d2:a7")
        .unwrap()
        .attempt(RUS, Numbering::TopLeft);
    let judged = judge(&position, &bare, History::default());
    let mut both = vec![first, second];
    both.sort();
    assert_eq!(judged, Ok(Judged::Ambiguous(both)));
}

#[test]
fn game_of_1_6_2_in_short_notation() {
    let record = "ed4 dc5 fe3 fg5 cb4 gh4 b:d6 h:f2 e:g3 c:h4";
    let full = [
        "e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4", "g5-h4", "b4:d6", "h4:f2", "e1:g3", "c7:h4",
    ];
    let mut position = Position::start(RUS);
    for (short, full) in record.split(' ').zip(full) {
        let mv = find(&position, short);
        assert_eq!(moves::write(&position, &mv), full);
        position = play(&position, &mv);
    }
    // The last capture was crowned on e1 in passing.
    assert_eq!(position.kings(Colour::Black).len(), 1);
}

#[test]
fn diagram_12_of_2_4() {
    let position = only(
        INT,
        "W:WK47:B29,19,12,11,30,40",
        &["47x24x8x17x6", "47x24x35x44x6"],
    );
    let first = find(&position, "47:24:8:17:6");
    let second = find(&position, "47:24:35:44:6");
    assert_eq!(taken(&position, &first), ["11", "12", "19", "29"]);
    assert_eq!(taken(&position, &second), ["11", "29", "30", "40"]);
}

#[test]
fn diagram_13_of_2_5_1() {
    // The king on 10 could take one, landing on 46; the man must take three, and stays a man.
    let position = only(INT, "B:W33,41,42:B36,K10", &["36x29"]);
    let mv = find(&position, "36:29");
    assert_eq!(taken(&position, &mv), ["33", "41", "42"]);
    let white = play(&position, &mv);
    assert_eq!(white.men(Colour::Black).len(), 1);
}

#[test]
fn diagram_14_of_2_5_1() {
    // Man or king, but three pieces: a king and two men.
    only(
        INT,
        "W:W44,K48:B19,29,K39",
        &["44x13", "48x14", "48x10", "48x5"],
    );
}

#[test]
fn diagram_15_of_2_5_2_1() {
    let position = only(INT, "W:W35:B7,8,19,30", &["35x11"]);
    let black = after(&position, "35:11");
    assert_eq!(black.men(Colour::White).len(), 1);
    assert_eq!(black.kings(Colour::White).len(), 0);
}

#[test]
fn diagram_16_of_2_5_2_2() {
    let position = only(INT, "W:W35:B8,11,19,30,36", &["35x2"]);
    let black = after(&position, "35x2");
    assert_eq!(black.kings(Colour::White).len(), 1);
    assert_eq!(black.men(Colour::Black).len(), 2);
    // With the next move, if it can still be done.
    let white = after(&black, "36-41");
    assert_eq!(legal(&white), ["2x16"]);
}
