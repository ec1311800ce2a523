//! Irregular moves read as played, and who may still have them corrected.

use shashki::board::{Colour, Square, Variant};
use shashki::game::{
    AsPlayedError, Correction, Course, Options, Played, Recorded, apply_as_played, read_as_played,
};
use shashki::position::Position;
use shashki::rules::{IRREGULARITIES, Shown};

use super::help::{IN, RU, fen, law};

fn square(variant: Variant, name: &str) -> Square {
    (0..variant.squares())
        .filter_map(|index| Square::new(variant, index))
        .find(|square| square.name(variant) == name)
        .unwrap()
}

fn played(
    position: &Position,
    path: &str,
    capture: bool,
    next: Colour,
) -> Result<String, AsPlayedError> {
    let path: Vec<Square> = path
        .split(' ')
        .map(|name| square(position.variant(), name))
        .collect();
    let played = Played {
        path: &path,
        capture,
    };
    apply_as_played(position, played, next).map(|after| shashki::notation::fen::write(&after))
}

fn same(variant: Variant, text: &str) -> String {
    shashki::notation::fen::write(&fen(variant, text))
}

#[test]
fn fourteen_kinds_and_what_a_record_shows() {
    let count = |shown| {
        IRREGULARITIES
            .iter()
            .filter(|kind| kind.shown == shown)
            .count()
    };
    assert_eq!(count(Shown::ByMoves), 6);
    assert_eq!(count(Shown::AgainstPosition), 4);
    assert_eq!(count(Shown::Never), 4);
    for (index, kind) in IRREGULARITIES.iter().enumerate() {
        assert_eq!(usize::from(kind.clause), index + 1);
    }
}

#[test]
fn irregular_moves_are_applied_as_the_record_shows() {
    let black = Colour::Black;
    // A man moved although it could capture.
    let start = fen(RU, "W:Wc3,e3:Bd4,h8");
    assert_eq!(
        played(&start, "e3 f4", false, black),
        Ok(same(RU, "B:Wc3,f4:Bd4,h8"))
    );
    // Two moves in a row: the same side is to move afterwards.
    assert_eq!(
        played(&start, "e3 f4", false, Colour::White),
        Ok(same(RU, "W:Wc3,f4:Bd4,h8"))
    );
    // The opponent's piece moved.
    assert_eq!(
        played(&start, "h8 g7", false, black),
        Ok(same(RU, "B:Wc3,e3:Bd4,g7"))
    );
    // A capture removes what stands between the squares named, and crowns on the last row.
    let start = fen(RU, "W:Wc5,a1:Bb6,d6,e5");
    assert_eq!(
        played(&start, "c5 e7", true, black),
        Ok(same(RU, "B:We7,a1:Bb6,e5"))
    );
    assert_eq!(
        played(&start, "c5 a7 b8", true, black),
        Ok(same(RU, "B:WKb8,a1:Bd6,e5"))
    );
    // The same squares without the sign of a capture take nothing.
    assert_eq!(
        played(&start, "c5 e7", false, black),
        Ok(same(RU, "B:We7,a1:Bb6,d6,e5"))
    );
    // On 100 squares a man that only passes the last row stays a man.
    let start = fen(IN, "W:W12,50:B8,9,40");
    assert_eq!(
        played(&start, "12 3 14", true, black),
        Ok(same(IN, "B:W14,50:B40"))
    );
    let error = played(&start, "13 9", false, black).unwrap_err();
    assert_eq!(error, AsPlayedError::OriginEmpty(square(IN, "13")));
    let error = played(&start, "12 8", false, black).unwrap_err();
    assert_eq!(error, AsPlayedError::TargetOccupied(square(IN, "8")));
    assert_eq!(
        played(&start, "12", false, black),
        Err(AsPlayedError::NotAMove)
    );
}

#[test]
fn who_may_still_demand_a_correction() {
    let of = |plies, result| Correction::of(Colour::White, 21, plies, result);
    assert_eq!(of(21, Recorded::Open), Correction::Open(Colour::Black));
    assert_eq!(
        of(22, Recorded::Open),
        Correction::LostByReply(Colour::Black)
    );
    assert_eq!(of(21, Recorded::Draw), Correction::LostByEnd(Colour::Black));
    let finding = of(21, Recorded::Open).finding(21);
    assert_eq!(finding.code.name, "correction_open");
    assert_eq!(finding.article.unwrap().number, "1.10.3");
    let finding = of(21, Recorded::Draw).finding(21);
    assert_eq!(finding.code.name, "correction_lost");
    assert_eq!(finding.article.unwrap().number, "1.10.4");
}

#[test]
fn reading_on_is_reported() {
    let start = fen(RU, "W:Wc3,e3:Bd4,h8");
    let finding = read_as_played(21, "e3-f4", RU, Ok(&start));
    assert_eq!(finding.code.name, "read_as_played");
    let error = AsPlayedError::OriginEmpty(square(RU, "a1"));
    let finding = read_as_played(21, "a1-b2", RU, Err(error));
    assert_eq!(finding.code.name, "cannot_read_as_played");
    assert_eq!(finding.text("square"), "a1");
}

#[test]
fn counts_begin_afresh_after_an_irregular_move() {
    let book = law(shashki::finding::Book::Ru2011, RU);
    let start = fen(RU, "W:WKa1,Kc1:BKa7");
    let mut course = Course::new(&start, &book, Options::default());
    for mv in super::help::walk(&start, 8, &super::help::kings) {
        let after = shashki::moves::play(course.position(), &mv);
        course.push(&mv, &after);
    }
    let here = *course.position();
    course.jump(&here);
    assert!(
        course
            .counts()
            .all(|count| count.made == 0 && count.since == 9)
    );
    for mv in super::help::walk(&here, 10, &super::help::kings) {
        let after = shashki::moves::play(course.position(), &mv);
        course.push(&mv, &after);
    }
    assert_eq!(course.finish().outcome.ply(), Some(19));
}
