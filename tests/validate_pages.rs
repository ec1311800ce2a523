//! `validate-game --format md|html`: a section per record of which something is told.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn command(arguments: &str, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shashki"))
        .arg("validate-game")
        .args(arguments.split_whitespace())
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The command may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn page(arguments: &str, input: &[u8]) -> String {
    let output = command(arguments, input);
    assert!(output.status.code().unwrap() < 2, "{arguments}");
    assert!(output.stderr.is_empty(), "the page has it all: {arguments}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn markdown_of_the_example() {
    assert_eq!(
        page("--format md games.pdn", b""),
        "\
# Game records checked

## games.pdn:13: game 2, Sidorov – Kuznetsov

- **error M003** 22:25, half-move 4 (move 2, Black): \\`a5-b4\\`: a capture is obligatory: d6:b4 (ru2011 1.5.3)

  ```text
  8    b   b   b   b
  7  b   b   b   b
  6    .   b   b   b
  5  b   w   .   .
  4    .   .   .   .
  3  w   .   w   w
  2    w   w   w   w
  1  w   w   w   w
     a b c d e f g h
  ```

- **information G015** 22:25, half-move 4 (move 2, Black): the irregular move at half-move 4 stands: white replied (ru2011 1.10.3)

3 games: 2 sound, 1 with errors
"
    );
    assert_eq!(
        page("--format md --lang ru --quiet games.pdn", b"")
            .lines()
            .nth(4),
        Some(
            "- **ошибка M003** 22:25, полуход 4 (ход 2 чёрных): \\`a5-b4\\`: взятие обязательно: d6:b4 (ru2011 1.5.3)"
        )
    );
    assert_eq!(command("--format md games.pdn", b"").status.code(), Some(1));
}

#[test]
fn html_is_one_page_without_scripts() {
    let text = page("--format html games.pdn", b"");
    assert!(
        text.starts_with("<!DOCTYPE html><html lang=\"en\"><head>"),
        "{text}"
    );
    assert!(
        text.ends_with("<p><strong>3 games: 2 sound, 1 with errors</strong></p>\n</body></html>\n")
    );
    assert_eq!(text.matches("<section>").count(), 1);
    assert!(text.contains("<li class=\"error\"><b>error M003</b> <span class=\"place\">22:25, half-move 4 (move 2, Black)</span>: "));
    assert!(text.contains("<pre>8    b   b   b   b"), "{text}");
    for outside in ["<script", "http", "src=", "@import"] {
        assert!(!text.contains(outside), "{outside}");
    }
    let russian = page("--format html --lang ru games.pdn", b"");
    assert!(
        russian.contains("<html lang=\"ru\">")
            && russian.contains("<h1>Проверка записей партий</h1>")
    );
}

/// Names, moves and files of others are shown, and are neither markup nor commands.
#[test]
fn foreign_text_is_no_markup() {
    let hostile = "[White \"<script>alert(1)</script>|`*\"]\n[Black \"\u{1b}[2J# x\"]\n[GameType \"25\"]\n\
        1. c3-d4 <b>x</b> d6-c5 2. d4xb6xx a7-b6 *\n";
    let html = page("--format html -", hostile.as_bytes());
    assert!(
        !html.contains("<script>") && !html.contains("<b>x") && !html.contains('\u{1b}'),
        "{html}"
    );
    assert!(html.contains("&lt;script&gt;"), "{html}");
    let markdown = page("--format md -", hostile.as_bytes());
    assert!(
        markdown.contains("\\<script\\>alert(1)\\</script\\>\\|\\`\\*"),
        "{markdown}"
    );
    assert!(!markdown.contains('\u{1b}'), "{markdown}");
}

#[test]
fn counters_clean_games_and_files() {
    let kings = "[GameType \"25\"] [FEN \"B:WKa1:BKh2\"] 7... h2-g1 8. a1-b2 g1-h2 *\n";
    let markdown = page("--format md --counters -", kings.as_bytes());
    assert!(
        markdown.contains("\n\n```text\n  half-move 0: "),
        "{markdown}"
    );
    let html = page("--format html --counters -", kings.as_bytes());
    assert!(html.contains("<pre>  half-move 0: "), "{html}");
    // Nothing to tell: a page all the same.
    let clean = "[GameType \"25\"] 1. c3-d4 d6-c5 *";
    assert_eq!(
        page("--format md -", clean.as_bytes()),
        "# Game records checked\n\n1 game: 1 sound\n"
    );
    assert!(!page("--format html -", clean.as_bytes()).contains("<section>"));
    // What is said of a file stands in a section of its own.
    let guessed = b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n[GameType \"25\"]\n1. c3-d4 d6-c5 *";
    assert!(
        page("--format md -", guessed).contains("\n## -\n\n- **information N03"),
        "{}",
        page("--format md -", guessed)
    );
    assert!(page("--format html -", guessed).contains("<h2>-</h2>"));
    // Input that cannot be read leaves no half page.
    for format in ["md", "html"] {
        let output = command(&format!("--format {format} -"), b"");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    }
}

/// The pages come in the order of the input, whatever the number of threads.
#[test]
fn many_games_in_order() {
    let one = "[Event \"x\"]\n[GameType \"25\"]\n1. c3-d4 d6-e5 2. d4xf6 a7-b6 *\n\n";
    let many = one.repeat(2000);
    for format in ["md", "html"] {
        let with = |jobs| {
            page(
                &format!("--format {format} --jobs {jobs} -"),
                many.as_bytes(),
            )
        };
        let (single, double) = (with(1), with(2));
        assert!(single == double);
        let heads = if format == "md" { "\n## -:" } else { "<h2>-:" };
        assert_eq!(single.matches(heads).count(), 2000);
    }
}

/// A half-move is told with the number and the side that it has in the record.
#[test]
fn moves_are_numbered_as_the_record_numbers_them() {
    let text = "[GameType \"25\"]\n[FEN \"B:Wa1,c3:Bd8,h8\"]\n27... d8-e7 28. c3-d4 e7-f6 29. d4-c3 f6-g5 *\n";
    let output = command("-", text.as_bytes());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("half-move: 4 (move 29, White)"), "{said}");
    let text = text
        .replace("29. d4-c3", "29. d4-c5")
        .replace("f6-g5", "f6-d4");
    let output = command("--lang ru -", text.as_bytes());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("полуход: 5 (ход 29 чёрных)"), "{said}");
}
