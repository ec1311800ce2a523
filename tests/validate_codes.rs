//! Every code about records is found where it should be, and only there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::board::Variant;
use shashki::finding::{Book, Severity};
use shashki::game::replay::{Law, Opening, Question, Replay, Status, replay};
use shashki::notation::pdn::parse;
use shashki::rules::Rulebook;

fn question() -> Question {
    let law = |variant| Law {
        rulebook: Rulebook::of(Book::Ru2011, variant).unwrap(),
        instead_of: None,
    };
    Question {
        variant: None,
        russian: law(Variant::Russian),
        international: law(Variant::International),
        as_played: false,
        strict: false,
        history: false,
        claims: Vec::new(),
        opening: None,
    }
}

fn check(text: &str) -> Replay {
    replay(&parse(text).next().expect("a record"), &question())
}

fn codes(text: &str) -> Vec<&'static str> {
    check(text)
        .findings
        .iter()
        .map(|finding| finding.code.id)
        .collect()
}

#[test]
fn every_code_of_the_writing() {
    for (text, code) in [
        ("1. c3-d4 {well played 1... d6-c5", "N001"),
        ("1. c3-d4 {a {b} c} d6-c5", "N002"),
        ("1. c3-d4 } d6-c5", "N003"),
        ("1. c3-d4 (1. c3-b4 d6-c5", "N004"),
        ("1. c3-d4 ) d6-c5", "N005"),
        ("[Event \"Cup\n1. c3-d4", "N006"),
        ("[Empty] 1. 32-28", "N007"),
        ("1. c3-d4 hello d6-c5", "N008"),
        ("[Event \"Cup\"]\\r\n1. c3-d4", "N009"),
        ("1. c3-d4 \u{0} d6-c5", "N010"),
        ("1. c3-d4 1-0 2-0", "N012"),
        ("(1. c3-d4) 1. c3-b4", "N013"),
        ("1. c3-d4 d6-", "N014"),
        ("[FEN \"W:W51:B1\"] 1. 51-46", "N015"),
        ("[Result \"1-0\"] 1. c3-d4 0-1", "N016"),
        ("[White \"A\"] [White \"B\"] 1. c3-d4", "N017"),
        ("[GameType \"20\"] 1. c3-d4", "N018"),
        ("1. 11-15 23-19", "N019"),
        ("[GameType \"26\"] 1. c3-d4", "N020"),
        ("[GameType \"25\"] 1. 22-18 9-13", "N021"),
        ("1. c3-d4 1-0 2. b6-c5", "N022"),
        ("[Event \"Cup\"] 1-0", "N023"),
        ("1. - - 2. - -", "N024"),
        ("[Result \"won\"] 1. c3-d4", "N025"),
        ("[Result \"8-4\"] 1. c3-d4", "N026"),
        ("1. c3-d4 /FEN \"B:W21-32:B1-12\"/ d6-c5", "N027"),
        ("1. c3-d4 d6-c5 3. b2-c3", "N028"),
        ("[PlyCount \"80\"] 1. c3-d4", "N029"),
    ] {
        let found = codes(text);
        assert!(found.contains(&code), "{code} not in {found:?}: {text}");
    }
    assert_eq!(
        codes("[GameType \"25\"] 1. c3-d4 d6-c5 *"),
        Vec::<&str>::new()
    );
}

#[test]
fn records_that_are_too_long() {
    let text = "[Event \"x\"] ".to_owned() + &"1. c3-d4 d6-c5 ".repeat(400_000);
    assert!(codes(&text).contains(&"N011"));
}

#[test]
fn the_drawn_opening() {
    let mut question = question();
    question.opening = Some(Opening::parse("1. c3-d4 d6-c5").unwrap());
    let codes = |text: &str| -> Vec<&str> {
        let game = parse(text).next().unwrap();
        let replay = replay(&game, &question);
        replay
            .findings
            .iter()
            .map(|finding| finding.code.id)
            .collect()
    };
    assert_eq!(codes("1. c3-d4 d6-c5 2. b2-c3 *"), Vec::<&str>::new());
    assert_eq!(codes("1. c3-d4 f6-e5 *"), ["N033"]);
    assert_eq!(codes("1. c3-b4 *"), ["N033"]);
    assert!(Opening::parse("no opening").is_err());
    // A flying opening is no legal line; it is compared square by square.
    question.opening = Some(Opening::parse("1. A1-A5 A7-H4").unwrap());
    let game = parse("[GameType \"25\"] 1. a1-a5 a7-h4 *").next().unwrap();
    let found = replay(&game, &question);
    assert!(
        found
            .findings
            .iter()
            .all(|finding| finding.code.id != "N033")
    );
}

#[test]
fn which_game_it_is() {
    for (text, variant) in [
        ("1. c3-d4 d6-c5", Variant::Russian),
        ("1. а3-б4 д6-ц5", Variant::Russian),
        ("1. cd4 dc5 2. bc3", Variant::Russian),
        ("1. 32-28 19-23", Variant::International),
        ("1. 33-28 18-23 2. 39-33", Variant::International),
        ("1. 22-18 9-13", Variant::Russian),
        (
            "[GameType \"25,W,8,8,A0,0\"] 1. 10-14 21-17",
            Variant::Russian,
        ),
        ("[GameType \"20\"] 1. c3-d4", Variant::Russian),
        ("[GameType \"25\"] 1. 33-28 18-23", Variant::International),
        ("[Variant \"Russian\"] 1. 22-18", Variant::Russian),
    ] {
        let replay = check(text);
        assert_eq!(replay.variant, Some(variant), "{text}");
        assert!(replay.complete, "{text}: {:?}", replay.findings);
    }
    for text in [
        "[GameType \"21\"] 1. 11-15",
        "[Variant \"American/English\"] 1. c3-d4",
        "[Variant \"Brazilian\"] 1. c3-d4",
        "1. 11-15 23-19 2. 8-11 22-17",
    ] {
        assert_eq!(check(text).status, Status::Skipped, "{text}");
    }
}

#[test]
fn dashes_in_place_of_moves() {
    // A lone dash is the forced capture (3.9.1).
    let forced = check("1. c3-d4 d6-c5 2. b2-c3 - ");
    assert!(
        forced
            .findings
            .iter()
            .any(|finding| finding.code.id == "M019")
    );
    let forced = check("1. c3-b4 b6-a5 2. b4-c5 - 3. a3:c5");
    assert!(
        forced
            .findings
            .iter()
            .all(|finding| finding.severity < Severity::Error),
        "{:?}",
        forced.findings
    );
    assert_eq!(forced.plies, 5);
    // A dash as the sign of a capture is no finding.
    assert_eq!(
        codes("1. c3-b4 b6-a5 2. b4-c5 d6-b4 3. a3-c5 *"),
        Vec::<&str>::new()
    );
    assert_eq!(check("1. - - 2. - -").status, Status::Unplayed);
}

#[test]
fn ambiguous_captures() {
    // Two captures of four pieces with the same ends.
    let fen = "[GameType \"20\"] [FEN \"W:W32,K36,37,38,42,45,47:B3,6,8,11,12,14,19,27,34\"]";
    let found = |moves: &str| -> Vec<&'static str> {
        codes(&format!("{fen} 1. {moves} *"))
            .into_iter()
            .filter(|code| code.starts_with('M'))
            .collect()
    };
    assert_eq!(found("36x16"), ["M017"], "the last move of a record too");
    // The man on 12 is gone after one of the two.
    assert_eq!(found("36x16 12-17"), ["M018"]);
    assert_eq!(found("36x16 19-24"), ["M017"]);
    // The squares between decide.
    assert_eq!(found("36x13x2x16"), Vec::<&str>::new());
    assert_eq!(found("36x18x7x16"), Vec::<&str>::new());
}

#[test]
fn irregular_moves_are_read_on_when_asked() {
    let text = "1. c3-b4 b6-a5 2. b4-c5 a5-b4 3. d2-c3 *";
    let plain = check(text);
    assert_eq!(plain.plies, 3);
    assert_eq!(plain.findings[0].code.id, "M003");
    let mut question = question();
    question.as_played = true;
    let game = parse(text).next().unwrap();
    let played = replay(&game, &question);
    assert_eq!(played.plies, 5, "{:?}", played.findings);
    assert!(played.complete);
}
