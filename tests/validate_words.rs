//! What `validate-game` says word for word where the words carry the answer: squares named twice,
//! results as they are spelled, games by their names, numbers and counters kept in clean records.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// Exit code and standard output of `validate-game ARGUMENTS -` with this input.
fn answer(arguments: &str, input: &str) -> (i32, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .arg("validate-game")
        .args(arguments.split_whitespace())
        .arg("-")
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
    )
}

/// The findings of the first record.
fn findings(arguments: &str, input: &str) -> Vec<Value> {
    let (_, text) = answer(&format!("--format json {arguments}"), input);
    let whole: Value = serde_json::from_str(&text).unwrap();
    whole["report"]["games"][0]["findings"]
        .as_array()
        .unwrap()
        .clone()
}

/// The message of the finding with this code.
fn message(arguments: &str, input: &str, code: &str) -> String {
    let found = findings(arguments, input);
    let one = found.iter().find(|one| one["code"] == code);
    let one = one.unwrap_or_else(|| panic!("no {code} in {found:?}: {input}"));
    one["message"].as_str().unwrap().to_owned()
}

#[test]
fn a_square_named_twice_is_no_position() {
    let (code, text) = answer("", "[FEN \"W:Wc3,e3,c3:Bh8\"]\n1. c3-d4 *\n");
    assert_eq!(code, 1);
    assert_eq!(
        text,
        "\
-:1: game 1
error[N015]: the position `W:Wc3,e3,c3:Bh8` cannot be read: two pieces stand on one square: c3
 --> -:1:16
  |
1 | [FEN \"W:Wc3,e3,c3:Bh8\"]
  |                ^^

1 game: 1 with errors
"
    );
    for (fen, column) in [
        ("W:Wc3,e3:Bh8,c3", 20),
        ("W:Wc3,Kc3:Bh8", 13),
        ("W:W32,31-50:B1", 13),
        ("W:W31-40,40-50:B1", 16),
    ] {
        let moves = if fen.contains('c') { "c3-d4" } else { "32-28" };
        let found = findings("", &format!("[FEN \"{fen}\"]\n1. {moves} *\n"));
        assert_eq!(
            (found[0]["code"].as_str(), found[0]["column"].as_u64()),
            (Some("N015"), Some(column)),
            "{fen}"
        );
    }
    let (code, text) = answer("--lang ru", "1. c3-d4 /FEN \"B:Wd4,Kd4:Bh8\"/ h8-g7 *\n");
    assert_eq!(code, 1);
    assert!(
        text.contains(
            "ошибка[N015]: позиция `\"B:Wd4,Kd4:Bh8\"` не читается: две шашки на одном поле: Kd4"
        ),
        "{text}"
    );
}

#[test]
fn clean_records_keep_the_first_number_and_the_counters() {
    let small = "[Event \"Cup\"]\n[GameType \"25\"]\n[FEN \"B:WKa1,Kc1:BKf8,h6:H3:F27.\"]\n\
        27... f8-e7 28. a1-b2 {[%clk 0:10:00]} e7-f8 *\n";
    let (code, text) = answer("--normalize", small);
    assert_eq!(code, 0);
    assert!(
        text.ends_with(
            "\
[SetUp \"1\"]
[FEN \"B:WKa1,Kc1:BKf8,h6:H3:F27\"]

27... f8-e7 28. a1-b2 {[%clk 0:10:00]} 28... e7-f8 *

"
        ),
        "{text}"
    );
    assert_eq!(answer("--normalize", &text), (0, text));
    for (fen, moves, counters, clean) in [
        ("B:W31:B20:H0:F1", "1... 20-24", "H0:F1", "1... 20-24 *"),
        ("W:W31:B20:+0+2", "14. 31-27", "+0+2", "14. 31-27 *"),
        (
            "B:W31:BK20:H12:F40.",
            "40. ... 20-24",
            "H12:F40",
            "40... 20-24 *",
        ),
    ] {
        let text = format!("[GameType \"20\"]\n[FEN \"{fen}\"]\n{moves} *\n");
        let (_, text) = answer("--normalize", &text);
        assert!(text.contains(&format!(":{counters}\"]")), "{text}");
        assert!(text.contains(&format!("\n\n{clean}\n")), "{text}");
        assert_eq!(answer("--normalize", &text).1, text);
    }
    // A game set back goes on with the number that the record gives.
    let set_back = "[GameType \"25\"]\n[FEN \"W:Wa1,c3,e3:Bd8,h8,f6\"]\n\
        30. c3-d4 d8-e7 /FEN \"W:Wa1,c3,e3:Bd8,h8,f6\"/ 30. c3-b4 d8-c7 31. a1-b2 h8-g7 *\n";
    let codes: Vec<Value> = findings("", set_back)
        .iter()
        .map(|one| one["code"].clone())
        .collect();
    assert_eq!(codes, ["N027"]);
    let (_, text) = answer("--normalize", set_back);
    assert!(text.contains("/ 30. c3-b4 d8-c7 31. a1-b2"), "{text}");
    assert_eq!(answer("--normalize", &text).1, text);
    // The first position of the game begins at 1, and has no counters to keep.
    let start = "[GameType \"20\"]\n[FEN \"W:W31-50:B1-20:H0:F1\"]\n5. 32-28 *\n";
    let (_, text) = answer("--normalize", start);
    assert!(
        !text.contains("FEN") && text.contains("\n\n1. 32-28 *"),
        "{text}"
    );
}

/// Kings of both sides go to and fro beside men that block each other: 62 half-moves.
fn no_progress(result: &str) -> String {
    let mut text = "[GameType \"25\"]\n[FEN \"W:WKa1,Kc1,a3:BKf8,h6,a5\"]\n".to_owned();
    let moves = [["c1-d2", "d2-c1"], ["f8-e7", "e7-f8"]];
    for number in 0..31 {
        let [white, black] = moves.map(|side| side[number % 2]);
        text.push_str(&format!("{}. {white} {black}\n", number + 1));
    }
    text + result + "\n"
}

#[test]
fn a_claim_of_thirty_moves_is_proved_by_the_moves() {
    let draft = "--rules draft2002 --claim 60:no-progress";
    assert_eq!(
        message(draft, &no_progress("*"), "G010"),
        "the claim of white at half-move 60 is true: draw (the moves of 5.2 e are complete)"
    );
    assert_eq!(
        message(&format!("{draft} --lang ru"), &no_progress("*"), "G010"),
        "заявление на полуходе 60 верно (заявили белые): ничья; ходы по 5.2 e сделаны"
    );
    let threefold = "--rules draft2002 --claim 9:threefold";
    assert_eq!(
        message(threefold, &no_progress("*"), "G010"),
        "the claim of black at half-move 9 is true: draw (the position stood after half-moves 1, 5, 9)"
    );
    assert_eq!(
        message(&format!("{threefold} --lang ru"), &no_progress("*"), "G010"),
        "заявление на полуходе 9 верно (заявили чёрные): ничья; позиция стояла после полуходов 1, 5, 9"
    );
}

/// 50 moves of five kings against two, none of them taken: both sides to and fro.
fn five_against_two(result: &str) -> String {
    let mut text = "[GameType \"20\"]\n[FEN \"W:WK46,K47,K48,K49,K50:BK1,K6\"]\n".to_owned();
    let moves = [["46-41", "41-46"], ["1-7", "7-1"]];
    for number in 0..52 {
        let [white, black] = moves.map(|side| side[number % 2]);
        text.push_str(&format!("{}. {white} {black}\n", number + 1));
    }
    text + result + "\n"
}

#[test]
fn messages_quote_the_result_as_it_is_spelled() {
    let won =
        |result: &str| format!("[GameType \"25\"]\n[FEN \"W:WKa1:Bb2\"]\n1. a1:c3 {result}\n");
    let wins = ["0-1", "0-2", "0:1", "0-12", "4-8"];
    let draws = ["1/2-1/2", "½-½", "½–½", "0,5-0,5", "0.5-0.5", "1-1", "6-6"];
    for result in wins.iter().chain(&draws) {
        let said = message("", &won(result), "G001");
        assert_eq!(
            said,
            format!("the record says {result}, but white has won: black has no piece left")
        );
        // The tag speaks where the moves end without a result.
        let tagged = format!("[Result \"{result}\"]\n{}", won("*"));
        assert_eq!(message("", &tagged, "G001"), said);
    }
    // Words are no quotation.
    assert!(message("", &won("Белые сдались"), "G001").starts_with("the record says 0-1,"));

    // Two kings for five moves each (1.9.1.5), on the way the third time the same position.
    let kings = "1. a1-b2 h2-g1 2. b2-a1 g1-h2 3. a1-b2 h2-g1 4. b2-a1 g1-h2 5. a1-b2 h2-g1";
    let drawn =
        |result: &str| format!("[GameType \"25\"]\n[FEN \"W:WKa1:BKh2\"]\n{kings} {result}\n");
    for result in ["1-0", "2-0", "0-2", "12-0", "8-4"] {
        let said = message("", &drawn(result), "G006");
        assert!(
            said.starts_with(&format!("the record says {result}, but the game was drawn")),
            "{said}"
        );
        let said = message("--lang ru", &drawn(result), "G006");
        assert!(
            said.starts_with(&format!("в записи {result}, но")),
            "{said}"
        );
        let said = message("--claim 8:threefold", &drawn(result), "G020");
        assert!(
            said.starts_with(&format!("the record says {result}, but the claim")),
            "{said}"
        );
        if result == "8-4" {
            // Among numbers it is a move.
            continue;
        }
        let said = message("", &five_against_two(result), "G007");
        assert!(
            said.contains(&format!("the record says {result}: whether")),
            "{said}"
        );
    }
}

#[test]
fn games_are_called_by_their_names() {
    let said = |arguments: &str, text: &str, code: &str, en: &str, ru: &str| {
        assert_eq!(message(arguments, text, code), en);
        assert_eq!(message(&format!("{arguments} --lang ru"), text, code), ru);
    };
    said(
        "--variant russian",
        "[GameType \"20\"] 1. 22-18 9-13 *",
        "N018",
        "the tag says 20, but the squares are those of Russian draughts",
        "в теге 20, но поля такие, как в русских шашках",
    );
    said(
        "",
        "[GameType \"25\"] 1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *",
        "N018",
        "the tag says 25, but the squares are those of international draughts",
        "в теге 25, но поля такие, как в международных шашках",
    );
    said(
        "--variant russian",
        "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *",
        "N037",
        "--variant asks for Russian draughts, but this can only be a game of international draughts",
        "в --variant указаны русские шашки, но это может быть только партия в международные шашки",
    );
    said(
        "--variant international",
        "1. c3-d4 d6-c5 *",
        "N037",
        "--variant asks for international draughts, but this can only be a game of Russian draughts",
        "в --variant указаны международные шашки, но это может быть только партия в русские шашки",
    );
}

/// Blanks that web pages and typesetters put between words, characters without width, byte order
/// marks where files were joined, soft hyphens and doubled dashes in place of one.
#[test]
fn blanks_and_dashes_of_all_kinds() {
    let plain = answer("--normalize", "1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-0");
    for text in [
        "1.\u{a0}c3-d4\u{a0}d6-c5 2.\u{a0}b2-c3\u{a0}f6-g5\u{a0}1-0",
        "1.\u{2009}c3-d4\u{202f}d6-c5\u{2028}2.\u{3000}b2-c3\u{85}f6-g5 1-0",
        "1. c3-d4\u{200b} d6-c5\u{200e} \u{2060}2. b2-c3\u{200d} f6-g5\u{feff} 1-0",
        "1. c3\u{ad}d4 d6\u{ad}c5 2. b2-\u{ad}c3 f6--g5 1\u{ad}0",
        "1. c3\u{2011}d4 d6\u{2010}c5 2. b2––c3 f6−g5 1\u{a0}–\u{a0}0.",
    ] {
        assert_eq!(
            answer("", text),
            (0, "1 game: 1 sound\n".to_owned()),
            "{text:?}"
        );
        assert_eq!(answer("--normalize", text), plain, "{text:?}");
    }
    // Two files, each with its mark, one behind the other.
    let two =
        "\u{feff}[GameType \"25\"]\n1. c3-d4 d6-c5 *\n\u{feff}[GameType \"25\"]\n1. c3-b4 *\n";
    assert_eq!(answer("", two), (0, "2 games: 2 sound\n".to_owned()));
}

#[test]
fn results_as_the_end_of_a_sentence() {
    for (written, clean) in [
        ("1-0.", "1-0"),
        ("½ - ½", "1/2-1/2"),
        ("½ – ½.", "1/2-1/2"),
        ("0:2.", "0-2"),
        ("1 : 1.", "1-1"),
    ] {
        for tag in ["", "[Result \"?\"] "] {
            let text = format!("{tag}1. c3-d4 d6-c5 {written}\n");
            assert_eq!(
                answer("", &text),
                (0, "1 game: 1 sound\n".to_owned()),
                "{text}"
            );
            let (_, text) = answer("--normalize", &text);
            assert!(text.ends_with(&format!("d6-c5 {clean}\n\n")), "{text}");
        }
        let tagged = format!("[Result \"{written}\"] 1. c3-d4 d6-c5\n");
        assert_eq!(answer("", &tagged).0, 0, "{tagged}");
        assert!(
            answer("--normalize", &tagged)
                .1
                .contains(&format!("[Result \"{clean}\"]"))
        );
    }
}

/// A record whose numbers are read and whose moves are not was not checked: that is no clean answer.
#[test]
fn numbers_without_a_move_that_can_be_read() {
    for text in ["1. c3->d4 d6->c5 2. b2->c3 *", "1. pawn d6 2. hello 1-0"] {
        let (code, said) = answer("", text);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains("error[N008]"), "{said}");
    }
    // Words that head the record, with or without a number, hide nothing.
    for text in [
        "Cup final, board 3: 1. c3-d4 d6-c5 *",
        "Партия Иванова 1. ed4 dc5 *",
    ] {
        let (code, said) = answer("", text);
        assert_eq!(code, 0, "{said}");
        assert!(said.contains("warning[N008]"), "{said}");
    }
}

#[test]
fn positions_that_break_off() {
    assert_eq!(
        message("", "[FEN \"W:W21-32:B1-\"] 1. 22-18 *", "N015"),
        "the position `W:W21-32:B1-` cannot be read: it breaks off"
    );
    assert_eq!(
        message("--lang ru", "[FEN \"W:Wc\"] 1. c3-d4 *", "N015"),
        "позиция `W:Wc` не читается: она обрывается"
    );
    assert_eq!(
        message("", "[FEN \".\"] 1. c3-d4 *", "N015"),
        "the position `.` cannot be read: it is empty"
    );
}

/// 1.8.1: the end of the game comes first; what is recorded after it is no irregular move.
#[test]
fn moves_after_the_end() {
    for (moves, written) in [
        ("40. c3:e5 a1-b2", "a1-b2"),
        ("40. c3:e5 41. e5-d6 c7:e5", "e5-d6"),
    ] {
        let input = format!("[GameType \"25\"]\n[FEN \"W:Wc3,a1:Bd4\"]\n{moves} *\n");
        let found = findings("", &input);
        let codes: Vec<&str> = found
            .iter()
            .filter_map(|one| one["code"].as_str())
            .collect();
        assert_eq!(codes, ["G002", "G003"], "{input}");
        assert!(
            answer("--normalize", &input)
                .1
                .contains(&format!("from here: {written}"))
        );
    }
    let input = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n40. c3:e5 a1-b2 *\n";
    assert_eq!(
        message("", input, "G002"),
        "half-moves recorded after the game was over: 1; black has no piece left after half-move 1"
    );
}

/// An irregular move is no move: the clean record has it in a comment, and the position after it.
#[test]
fn clean_records_keep_irregular_moves() {
    let input = "[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 {x} g7-h4 {lost?} 3. g3-f4 $1 h6-g5 4. f4:h6 *\n";
    let (_, once) = answer("--normalize --as-played", input);
    assert!(
        once.contains("{x} {as played: 2... g7-h4}\n/FEN \"W:W"),
        "{once}"
    );
    assert!(
        once.ends_with("{lost?} 3. g3-f4 $1 h6-g5 4. f4:h6 *\n\n"),
        "{once}"
    );
    let (code, twice) = answer("--normalize", &once);
    assert_eq!((code, twice), (0, once));
}

/// A capture that was obligatory comes first in the order of explanation, whatever a dash passes over.
#[test]
fn an_obligatory_capture_is_told_first() {
    for (fen, written) in [
        ("W:Wc3,d4,f2:Bg3,b8", "c3-h6"),
        ("W:WKg1,d2,f4,g5,f6:Bc3,b4,Kh6,a7,e7", "d2-b4"),
        ("B:Wa1,Kg3,g5,a7,c7:BKc1,f2,h4,d6,d8", "d8-a5"),
    ] {
        let input = format!("[GameType \"25\"]\n[FEN \"{fen}\"]\n1. {written} *\n");
        assert_eq!(findings("", &input)[0]["code"], "M003", "{written}");
    }
    let input =
        "[GameType \"20\"]\n[FEN \"B:W31,24,20,11,13,7:B45,35,30,18,15,9\"]\n1... 35x13 *\n";
    assert_eq!(findings("", input)[0]["code"], "M010");
}

/// The 5 of `fmjd` lasts while two pieces, a king among them, stand against a king.
#[test]
fn five_moves_while_there_is_a_king() {
    let moves = "1... 29-33 2. 48-43 33-29 3. 43-48 29-1 4. 48-34 1x45 5. 37-32 45-1 6. 32-27 1-23 7. 27-22 23-1";
    let input = format!("[GameType \"20\"]\n[FEN \"B:WK48,37:BK29\"]\n{moves} *\n");
    let found = findings("--rules fmjd", &input);
    assert!(found.iter().all(|one| one["code"] != "G004"), "{found:?}");
}

#[test]
fn words_of_claims() {
    let input = "[GameType \"25\"]\n[FEN \"W:WKa1,g1:BKf8\"]\n1. a1-b2 f8-e7 2. b2-a1 e7-f8 3. a1-b2 f8-e7 *\n";
    assert_eq!(
        message("--claim 3:threefold,flag", input, "G003"),
        "the game is won by white, and the record has no result: black made a false claim, and the flag fell during the check"
    );
    assert_eq!(
        message("--claim 3:no-progress", input, "G019"),
        "the claim cannot be ruled on: the rulebook knows no such claim"
    );
    let said = message("--claim 3:threefold", input, "G012");
    assert!(
        said.ends_with("play goes on; the check is on the time of black"),
        "{said}"
    );
}

#[test]
fn a_position_without_pieces_is_none() {
    for fen in ["?", "W", "W:"] {
        let input = format!("[GameType \"25\"]\n[FEN \"{fen}\"]\n1. c3-d4 *\n");
        assert_eq!(findings("", &input)[0]["code"], "N015", "{fen}");
    }
}
