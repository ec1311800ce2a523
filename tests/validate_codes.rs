//! Every code about records is found where it should be, and only there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::board::Variant;
use shashki::finding::{Book, Severity};
use shashki::game::replay::{Law, Opening, Openings, Question, Replay, Status, replay};
use shashki::notation::pdn::{Score, parse};
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
        openings: None,
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
        ("1. z9-c5", "M001"),
        ("1. c3-d4 z9-c5", "M001"),
        ("1. c3-z9", "M001"),
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
    question.openings = Some(Opening::parse("1. c3-d4 d6-c5").unwrap().into());
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
    question.openings = Some(Opening::parse("1. A1-A5 A7-H4").unwrap().into());
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

/// What is found with this question.
fn found(text: &str, question: &Question) -> Replay {
    replay(&parse(text).next().expect("a record"), question)
}

fn ids(replay: &Replay) -> Vec<&'static str> {
    replay.findings.iter().map(|one| one.code.id).collect()
}

#[test]
fn words_before_the_first_move_and_results_in_words() {
    // The game of 1.6.2 as it is printed.
    let printed = "Иванов — Петров: 1. ed4 dc5 2. fe3 fg5 3. cb4 gh4 4. b:d6 h:f2 5. e:g3 c:h4. Белые сдались.";
    let game = check(printed);
    assert_eq!(ids(&game), ["N008"]);
    assert!(!game.has_errors());
    assert_eq!((game.plies, game.complete), (10, true));
    assert_eq!(game.result, Some(Score::BlackWins));
    for (words, score) in [
        ("Чёрные сдались", Score::WhiteWins),
        ("черные сдались.", Score::WhiteWins),
        ("Ничья", Score::Draw),
        ("White resigns", Score::BlackWins),
        ("black resigned.", Score::WhiteWins),
        ("draw", Score::Draw),
    ] {
        let game = check(&format!(
            "[GameType \"25\"] 1. c3-d4 d6-c5 2. b2-c3 {words}"
        ));
        assert_eq!(ids(&game), Vec::<&str>::new(), "{words}");
        assert_eq!(game.result, Some(score), "{words}");
    }
    assert_eq!(codes("[GameType \"25\"] 1. c3-d4 drawing d6-c5"), ["N008"]);
    assert_eq!(
        check("[GameType \"25\"] 1. c3-d4 hello d6-c5").findings[0]
            .place
            .ply,
        Some(2)
    );
}

#[test]
fn a_position_without_moves_against_the_result() {
    for (fen, result, expected) in [
        ("W:W:Bb2", "0-1", &["N023"][..]),
        ("W:W:Bb2", "1-0", &["N023", "G001"]),
        ("W:W:Bb2", "*", &["N023", "G003"]),
        ("W:Wh4:Bg5,f6", "0-1", &["N023"]),
        ("W:Wh4:Bg5,f6", "1-0", &["N023", "G001"]),
        ("W:Wh4:Bg5", "1-0", &["N023"]),
        ("W:Wa3:Bb4,c5", "1/2-1/2", &["N023", "G001"]),
    ] {
        let game = check(&format!("[FEN \"{fen}\"] {result}"));
        let mut found = ids(&game);
        found.sort_by_key(|id| !id.starts_with('N'));
        assert_eq!(found, expected, "{fen} {result}");
    }
}

/// A true claim ends the game, whatever the record says; a false one may lose it (1.9.2).
#[test]
fn claims_against_the_recorded_result() {
    let fen = "[GameType \"25\"] [FEN \"W:WKa1,Kc1,a3:BKf8,h6,a5\"]";
    let to_and_fro = "1. c1-d2 f8-e7 2. d2-c1 e7-f8 3. c1-d2 f8-e7 4. d2-c1 e7-f8";
    let ruled = |moves: &str, claims: &[&str], strict: bool| {
        let mut question = question();
        question.strict = strict;
        question.claims = claims.iter().map(|claim| claim.parse().unwrap()).collect();
        found(&format!("{fen} {moves}"), &question)
    };
    let errors = |replay: &Replay| -> Vec<&str> {
        let errors = replay
            .findings
            .iter()
            .filter(|one| one.severity == Severity::Error);
        errors.map(|one| one.code.id).collect()
    };
    let claimed = ruled(&format!("{to_and_fro} 1/2-1/2"), &["8:threefold"], true);
    assert_eq!(ids(&claimed), ["G010", "G008"]);
    assert_eq!(
        (claimed.outcome.kind(), claimed.outcome.ply()),
        ("draw", Some(8))
    );
    assert_eq!(
        claimed.outcome.article().unwrap().to_string(),
        "ru2011 1.9.2"
    );
    let claimed = ruled(&format!("{to_and_fro} 1-0"), &["8:threefold"], false);
    assert_eq!(errors(&claimed), ["G020"]);
    let claimed = ruled(
        &format!("{to_and_fro} 5. c1-d2 *"),
        &["8w:threefold"],
        false,
    );
    assert_eq!(errors(&claimed), Vec::<&str>::new());
    assert!(ids(&claimed).contains(&"G021"));
    let claimed = ruled(&format!("{to_and_fro} 5. c1-d2 *"), &["8w:threefold"], true);
    assert_eq!(errors(&claimed), ["G021"]);
    // False, and the flag fell: White, who claimed after Black's move, has lost.
    let lost = ruled(&format!("{to_and_fro} 1-0"), &["4:threefold,flag"], false);
    assert_eq!(errors(&lost), ["G020"]);
    assert_eq!(lost.outcome.winner(), Some(shashki::board::Colour::Black));
    assert!(ids(&lost).contains(&"G013") && ids(&lost).contains(&"G021"));
    let lost = ruled(&format!("{to_and_fro} 0-1"), &["4:threefold,flag"], false);
    assert_eq!(errors(&lost), Vec::<&str>::new());
    // False: nothing is decided. After a true one nothing can be claimed.
    let two = ruled(
        &format!("{to_and_fro} 5. c1-d2 1/2-1/2"),
        &["4:threefold", "8:threefold", "9:threefold"],
        false,
    );
    assert!(ids(&two).contains(&"G012") && ids(&two).contains(&"G010"));
    let late = two
        .findings
        .iter()
        .find(|one| one.code.id == "G019")
        .unwrap();
    assert_eq!(late.text("why"), "game-was-over");
    let missing = ruled(to_and_fro, &["9:threefold", "8:no-progress"], false);
    let why: Vec<String> = missing.findings.iter().map(|one| one.text("why")).collect();
    assert!(why.contains(&"record-too-short".to_owned()), "{why:?}");
    assert!(why.contains(&"no-such-claim".to_owned()), "{why:?}");
}

/// Claims are ruled on behind irregular moves and set-ups too; what stood before counts for nothing.
#[test]
fn claims_behind_irregular_moves_and_set_ups() {
    let fen = "[GameType \"25\"] [FEN \"W:WKa1,Kc1,a3:BKf8,h6,a5\"]";
    let round = "c1-d2 f8-e7 2. d2-c1 e7-f8";
    let mut question = question();
    question.as_played = true;
    question.claims = vec![
        "9:threefold".parse().unwrap(),
        "13:threefold".parse().unwrap(),
    ];
    // The man moves backwards at half-move 1; from there the position stands after 1, 5, 9 …
    let text = format!("{fen} 1. a3-b2 f8-e7 2. {round} 3. {round} 4. {round} 5. {round} *");
    let text = text.replace("f8-e7 2. c1-d2 f8-e7", "f8-e7 2. c1-d2 e7-f8");
    let replay = found(&text, &question);
    assert!(replay.rulings.len() <= 2);
    let set_up =
        format!("{fen} 1. {round} /FEN \"W:WKa1,Kc1,a3:BKf8,h6,a5\"/ 3. {round} 5. {round} *");
    let replay = found(&set_up, &question);
    let first = &replay.rulings;
    assert!(first.is_empty() || !first[0].valid);
    question.claims = vec![
        "8:threefold".parse().unwrap(),
        "12:threefold".parse().unwrap(),
    ];
    let replay = found(&set_up, &question);
    assert_eq!(replay.rulings.len(), 2, "{:?}", replay.findings);
    // The set-up position stands for the first time after half-move 4.
    assert_eq!(replay.rulings[0].stood_after, [4, 8]);
    assert!(!replay.rulings[0].valid);
    assert_eq!(replay.rulings[1].stood_after, [4, 8, 12]);
    assert!(replay.rulings[1].valid);
}

/// 1.10.3, read on: the side to move is the side of the record's next move.
#[test]
fn who_moves_after_an_irregular_move() {
    let mut question = question();
    question.as_played = true;
    for (text, expected, plies) in [
        ("1. c3-d4 a3-b4 2. d6-c5 b4xd6 3. e7xc5 *", &["M005"][..], 5),
        ("1. c3-d4 a3-b4 2. dc5 b:d6 3. e:c5 *", &["M005"], 5),
        // White goes on: it is the side of the next move.
        ("1. c3-d4 a3-b4 2. b2-c3 d6-c5 *", &["M005"], 4),
        // Both get their turns back.
        (
            "1. c3-d4 1... d6-c5 2. b2-c3 2. a3-b4 c5xa3 *",
            &["M005"],
            5,
        ),
        // Black begins.
        ("1... d6-c5 2. c3-d4 b6-a5 3. d4xb6 *", &["M004"], 4),
        ("1. d6-c5 c3-d4 2. b6-a5 d4xb6 *", &["M004"], 4),
        // A capture missed, and the next move as usual.
        ("1. c3-b4 b6-a5 2. b4-c5 a5-b4 3. d2-c3 *", &["M003"], 5),
        (
            "1. c3-d4 d6-c5 2. b2-c3 c5-d6 3. d4-c5 d6xb4 *",
            &["M012"],
            6,
        ),
    ] {
        let replay = found(text, &question);
        let moves: Vec<&str> = ids(&replay)
            .into_iter()
            .filter(|id| id.starts_with('M'))
            .collect();
        assert_eq!(moves, expected, "{text}: {:?}", replay.findings);
        assert_eq!(replay.plies, plies, "{text}");
        assert!(!ids(&replay).contains(&"N028"), "{text}");
    }
    // Who made the irregular move cannot demand its correction; his opponent could.
    let opponent = |text: &str| {
        let replay = found(text, &question);
        let lost = replay
            .findings
            .iter()
            .find(|one| one.code.id == "G015")
            .unwrap()
            .clone();
        lost.text("opponent")
    };
    assert_eq!(opponent("1. c3-d4 a3-b4 2. d6-c5 *"), "black");
    assert_eq!(opponent("1. d6-c5 c3-d4 *"), "black");
}

/// Findings after an irregular move stand at their own moves.
#[test]
fn places_behind_an_irregular_move() {
    let mut question = question();
    question.as_played = true;
    // The count of 1.9.1.5 begins behind the irregular move and runs out ten half-moves later.
    let moves = "1. b2-d2 h8-g7 2. a1-b2 g7-h8 3. b2-a1 h8-g7 4. a1-b2 g7-h8 5. b2-a1 h8-g7 6. a1-b2 g7-h8 7. b2-a1 *";
    let text = format!("[GameType \"25\"] [FEN \"W:WKa1,Kb2:BKh8\"] {moves}");
    let replay = found(&text, &question);
    let drawn = replay.findings.iter().find(|one| one.code.id == "G004");
    if let Some(drawn) = drawn {
        let ply = drawn.place.ply.unwrap();
        let game = parse(&text).next().unwrap();
        let at = game.annotated_moves()[ply as usize - 1].span;
        assert_eq!(drawn.place.span, Some(at));
    }
}

/// Pieces removed wrongly are seen where the position after the move is stated (1.10.3).
#[test]
fn removals_against_a_stated_position() {
    let start = "[GameType \"20\"] [FEN \"W:W28,32,K46:B22,23,19,K5\"]";
    let after = |stated: &str| {
        let replay = check(&format!("{start} 1. 28x17 /FEN \"{stated}\"/ 1... 5-41 *"));
        let found: Vec<(&str, Option<u32>)> = replay
            .findings
            .iter()
            .filter(|one| one.code.id.starts_with("M02"))
            .map(|one| (one.code.id, one.place.ply))
            .collect();
        (found, replay)
    };
    let (_, replay) = after("B:W17,32,K46:B23,19,K5");
    assert_ne!(replay.plies, 0, "{:?}", replay.findings);
    for (stated, expected) in [
        ("B:W17,32,K46:B23,19,K5", &[][..]),
        ("B:W17,32,K46:B22,23,19,K5", &[("M022", Some(1))]),
        ("B:W17,32,K46:B23,K5", &[("M023", Some(1))]),
        ("B:W17,K46:B23,19,K5", &[("M024", Some(1))]),
        (
            "B:W17,K46:B22,19,K5",
            &[("M024", Some(1)), ("M023", Some(1)), ("M022", Some(1))],
        ),
        // Another position altogether: the arbiter's.
        ("B:W28,32,K46:B22,23,19,K5", &[]),
        ("B:W17,33,K46:B23,19,K5", &[]),
    ] {
        assert_eq!(after(stated).0, expected, "{stated}");
    }
    let quiet = check(
        "[GameType \"20\"] [FEN \"W:W28,32:B12,5\"] 1. 28-23 /FEN \"B:W23,32:B12\"/ 1... 12-18 *",
    );
    assert_eq!(ids(&quiet), ["N027", "M021", "G015"]);
    assert!(quiet.complete);
}

/// `ends x ends x pieces taken`, as draughts engines write: the pieces must be those taken.
#[test]
fn captures_with_the_pieces_taken() {
    let game = "[GameType \"20\"] 1. 32-28 19-23 2.";
    assert_eq!(
        codes(&format!("{game} 28x19x23 14x23x19 *")),
        Vec::<&str>::new()
    );
    let fen = "[GameType \"20\"] [FEN \"W:W36,48:B31,21,19\"] 1.";
    let differ = check(&format!("{fen} 36x16x31x21 *"));
    assert_eq!(differ.findings.len(), 0, "{:?}", differ.findings);
    let differ = check(&format!("{fen} 36x16x31x19 *"));
    assert_eq!(differ.findings[0].code.id, "M016");
    assert_eq!(
        differ.findings[0].article.unwrap().to_string(),
        "ru2011 1.10.3"
    );
}

#[test]
fn the_game_asked_for_and_the_tag() {
    let mut question = question();
    for (asked, text, variant, expected) in [
        (
            Variant::Russian,
            "[GameType \"20\"] 1. 22-18 9-13",
            Variant::Russian,
            &["N018", "N021"][..],
        ),
        (
            Variant::International,
            "[GameType \"25\"] 1. 32-28 19-23",
            Variant::International,
            &["N018"],
        ),
        (
            Variant::Russian,
            "[GameType \"20\"] 1. 32-28 19-23",
            Variant::International,
            &["N037"],
        ),
        (
            Variant::International,
            "1. c3-d4 d6-c5",
            Variant::Russian,
            &["N037"],
        ),
        (
            Variant::Russian,
            "1. 22-18 9-13",
            Variant::Russian,
            &["N021"],
        ),
    ] {
        question.variant = Some(asked);
        let replay = found(text, &question);
        assert_eq!(replay.variant, Some(variant), "{text}");
        assert_eq!(ids(&replay), expected, "{text}");
    }
    question.variant = Some(Variant::Russian);
    assert_eq!(
        found("[GameType \"26\"] 1. c3-d4", &question).status,
        Status::Skipped
    );
}

#[test]
fn a_capture_of_nothing() {
    for (text, code) in [
        ("1. c3:e5", "M013"),
        ("1. c3-e5", "M013"),
        ("1. c3xe5xc7xa5", "M011"),
        ("[FEN \"W:Wc3:Ba7\"] 1. c3xe5xc7xa5", "M015"),
        ("[FEN \"W:Wc3:Ba7\"] 1. c3-b2", "M012"),
        ("[FEN \"W:Wc3:Ba7\"] 1. c3:b2", "M012"),
        ("[GameType \"20\"] 1. 32-28 19-23 2. 28x19x24", "M015"),
    ] {
        assert!(codes(text).contains(&code), "{text}: {:?}", codes(text));
    }
}

#[test]
fn openings_from_a_list() {
    let list = [
        "1. c3-d4 d6-c5",
        "1. c3-d4 d6-c5 2. b2-c3",
        "W:Wa1:Bh8",
        "W:Wc1:Bf8 1. c1-d2",
    ]
    .map(|text| Opening::parse(text).unwrap());
    let mut question = question();
    question.openings = Some(Openings::List(list.to_vec()));
    for (text, expected) in [
        ("1. c3-d4 d6-c5 2. b2-c3 *", Some(1)),
        ("1. c3-d4 d6-c5 2. d4-e5 *", Some(0)),
        ("[FEN \"W:Wa1:Bh8\"] 1. a1-b2 *", Some(2)),
        ("[FEN \"W:Wc1:Bf8\"] 1. c1-d2 *", Some(3)),
        ("[FEN \"B:Wd2:Bf8\"] 1... f8-e7 *", Some(3)),
        ("1. c3-b4 *", None),
    ] {
        let replay = found(text, &question);
        assert_eq!(replay.opening, expected, "{text}");
        assert_eq!(ids(&replay).contains(&"N035"), expected.is_none(), "{text}");
    }
}

#[test]
fn set_ups_in_tags_and_dashes_alone() {
    let plies = |text: &str| {
        let replay = check(text);
        (replay.status, replay.plies, replay.has_errors())
    };
    let fen = "[GameType \"25\"] [FEN \"W:Wc3,a1:Bd4,h8\"]";
    assert_eq!(plies(&format!("{fen} 1. - *")), (Status::Checked, 1, false));
    let two = "[GameType \"25\"] [FEN \"W:Wc3,e3:Bd4,h8\"] 1. - *";
    assert_eq!(codes(two), ["M019"]);
    assert_eq!(plies("1. - - 2. - -").0, Status::Unplayed);
    assert_eq!(
        plies("[Setup \"W:Wa1:Bh8\"] 1. a1-b2"),
        (Status::Checked, 1, false)
    );
    assert_eq!(
        plies("[SetUp \"1\"] [FEN \"W:Wa1:Bh8\"] 1. a1-b2"),
        (Status::Checked, 1, false)
    );
    // A legal move of the small board is none of the large one that the tag names.
    assert_eq!(
        codes("[GameType \"20\"] [FEN \"W:W32:B28,19\"] 1. 32-27"),
        ["M003", "G014"]
    );
}
