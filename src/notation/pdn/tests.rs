//! What the reader makes of every way of writing.

use super::*;

fn shapes(text: &str) -> Vec<String> {
    parse(text)
        .map(|game| {
            let mut out = String::new();
            for tag in &game.tags {
                out += &format!("[{}={}]", tag.name, tag.value());
            }
            for element in &game.elements {
                let text = game.text_of(element);
                out += &match element.kind {
                    Kind::Number { value, black } => {
                        format!("{value}{}", if black { "b" } else { "w" })
                    }
                    Kind::Ellipsis => "…".to_owned(),
                    Kind::Move => format!("<{}>", text.split_whitespace().collect::<String>()),
                    Kind::Dash => "—".to_owned(),
                    Kind::Comment(_) => format!("{{{}}}", game.comment_text(element).trim()),
                    Kind::Nag(n) => format!("${n}"),
                    Kind::Strength => text.to_owned(),
                    Kind::Open { .. } => "(".to_owned(),
                    Kind::Close => ")".to_owned(),
                    Kind::Setup => format!("/{text}/"),
                    Kind::Result(score) => format!("={}", score.pdn(false)),
                    Kind::Junk => format!("JUNK:{text}"),
                };
                out.push(' ');
            }
            for fault in &game.faults {
                out += &format!("!{:?}", fault.kind);
            }
            out.trim_end().to_owned()
        })
        .collect()
}

fn one(text: &str) -> String {
    let all = shapes(text);
    assert_eq!(all.len(), 1, "{all:?}");
    all[0].clone()
}

#[test]
fn numbers_moves_and_results_by_context() {
    assert_eq!(
        one("1. 32-28 19-23 2. 28x19"),
        "1w <32-28> <19-23> 2w <28x19>"
    );
    assert_eq!(
        one("1.32-28 19-23 2.28x19*"),
        "1w <32-28> <19-23> 2w <28x19> =*"
    );
    assert_eq!(
        one("1 32-28 19-23 2 28x19 1-1"),
        "1w <32-28> <19-23> 2w <28x19> =1/2-1/2"
    );
    assert_eq!(
        one("1) 32-28 19-23 2) 28x19"),
        "1w <32-28> <19-23> 2w <28x19>"
    );
    assert_eq!(one("1... 19-23 2. 28x19"), "1b <19-23> 2w <28x19>");
    assert_eq!(one("1. ... 19-23"), "1b … <19-23>");
    assert_eq!(one("1… 19-23"), "1b <19-23>");
    assert_eq!(
        one("11. 46-41  1- 7 12. 32 - 28 16x 7"),
        "11w <46-41> <1-7> 12w <32-28> <16x7>"
    );
    assert_eq!(one("7. 1-7 2-8 1-0"), "7w <1-7> <2-8> =1-0");
    assert_eq!(one("01. 32-28 06-11 1 - 0"), "1w <32-28> <06-11> =1-0");
    assert_eq!(
        one("1. a3b4 b6:c5 A7-B6 а3-б4 ed4 b:d6 c3×e5 d2–e3"),
        "1w <a3b4> <b6:c5> <A7-B6> <а3-б4> <ed4> <b:d6> <c3×e5> <d2–e3>"
    );
    assert_eq!(one("1.a3b4"), "1w <a3b4>");
    assert_eq!(
        one("1. 26*17 12x21x30 8-1-0"),
        "1w <26*17> <12x21x30> <8-1-0>"
    );
    assert_eq!(
        one("1. 32-28! 19-23?? (!?) 2.28x19 $12"),
        "1w <32-28> ! <19-23> ?? (!?) 2w <28x19> $12"
    );
    for (text, result) in [
        ("1. 32-28 ½–½", "1/2-1/2"),
        ("1. 32-28 1/2 - 1/2", "1/2-1/2"),
        ("1. 32-28 + -", "+ -"),
        ("1. 32-28 1+ - 1-", "+ -"),
        ("1. 32-28 -:+", "- +"),
        ("1. 32-28 12-0", "12-0"),
        ("1. 32-28 0-0", "0-0"),
        ("1. 32-28 0.5-0.5", "1/2-1/2"),
        ("1. 32-28 2:0", "1-0"),
        ("1. 32-28 1/2", "1/2-1/2"),
        ("1. 32-28 *", "*"),
    ] {
        assert_eq!(one(text), format!("1w <32-28> ={result}"), "{text}");
    }
}

#[test]
fn dashes_and_points_need_the_tags() {
    assert_eq!(one("1. 32-28 - 2. 28x19"), "1w <32-28> — 2w <28x19>");
    assert_eq!(one("1. - - 2. - -"), "1w — — 2w — —");
    assert_eq!(one("[Result \"-\"] 1. 32-28 -"), "[Result=-]1w <32-28> =*");
    assert_eq!(
        one("[Result \"4-6\"] 1. 32-28 4-6"),
        "[Result=4-6]1w <32-28> =4-6"
    );
    assert_eq!(one("1. 32-28 4-6"), "1w <32-28> <4-6>");
}

#[test]
fn tags_of_every_kind() {
    assert_eq!(
        one("[White \"A \\\"B\\\"\"] 32-28"),
        "[White=A \"B\"]<32-28>"
    );
    assert_eq!(one("[White \"A \"B\" C\"]\n*"), "[White=A \"B\" C]=*");
    assert_eq!(
        one("\t\t[Event \"x\"]\\r\n[Site \"C:\\\"]\\r\n1. 32-28"),
        "[Event=x][Site=C:\\]1w <32-28> !LiteralEscape"
    );
    assert_eq!(
        one("[[Event \"x\"] [Site \"y\"] 1.32-28"),
        "[Event=x][Site=y]1w <32-28>"
    );
    assert_eq!(
        one("[Empty] 1. 32-28"),
        "[Empty=]1w <32-28> !TagWithoutValue"
    );
    assert_eq!(
        one("[Event \"x\n[Site \"y\"]\n32-28"),
        "[Event=x][Site=y]<32-28> !UnclosedTag"
    );
    assert_eq!(
        one("[Event Some Open]\n32-28"),
        "[Event=Some Open]<32-28> !UnclosedTag"
    );
    assert_eq!(one("\u{feff}[Event \"x\"]\n*"), "[Event=x]=*");
}

#[test]
fn records_end_where_they_should() {
    assert_eq!(
        shapes("[Event \"a\"]\n*\n[Event \"b\"]\n1. 32-28\n[Event \"c\"]\n1-0").len(),
        3
    );
    assert_eq!(shapes("1. 32-28 * 1. 33-28 * 1. 31-26").len(), 3);
    assert_eq!(shapes("32-28 1-0\n\n33-28 0-1").len(), 2);
    assert_eq!(
        shapes("[A \"1\"]\n[B \"2\"]\n\n[A \"3\"]\n1. 32-28").len(),
        2
    );
    assert_eq!(shapes("[Event \"1\"]\n\n[Site \"2\"]\n\n1. 32-28").len(), 1);
    assert_eq!(shapes("1. 32-28 1-0 {end} [Event \"x\"] 1. 32-28").len(), 2);
    // Moves after the result stay in their record.
    assert_eq!(one("1. 32-28 1-0 2. 31-26"), "1w <32-28> =1-0 2w <31-26>");
    assert_eq!(
        one("1. 32-28 1-0 2-0"),
        "1w <32-28> =1-0 =1-0 !SecondResult"
    );
    assert_eq!(shapes("").len(), 0);
    assert_eq!(shapes(" \n\t\r\n").len(), 0);
}

#[test]
fn comments_and_variations() {
    assert_eq!(
        one("1. 32-28 {a {b} c} 19-23"),
        "1w <32-28> {a {b} c} <19-23> !NestedComment"
    );
    assert_eq!(
        one("1. 32-28 {a :{ b} 19-23"),
        "1w <32-28> {a :{ b} <19-23> !NestedComment"
    );
    assert_eq!(
        shapes("1. 32-28 {a\n\n[Event \"x\"]\n1. 33-28 {b} *"),
        [
            "1w <32-28> {a} !UnclosedComment",
            "[Event=x]1w <33-28> {b} =*"
        ]
    );
    assert_eq!(
        one("1. 32-28 ; note\n19-23\n% escape\n*"),
        "1w <32-28> {note} <19-23> {escape} =*"
    );
    assert_eq!(
        one("32-28 (31-26 (33-28) 17-22) 19-23"),
        "<32-28> ( <31-26> ( <33-28> ) <17-22> ) <19-23>"
    );
    assert_eq!(
        one("32-28 (31-26 17-22"),
        "<32-28> ( <31-26> <17-22> !UnclosedVariation"
    );
    assert_eq!(
        one("32-28 ) 19-23 }"),
        "<32-28> <19-23> !StrayParenthesis!StrayBrace"
    );
    assert_eq!(
        one("32-28 /FEN \"B:W1:B2\"/ 19-23"),
        "<32-28> //FEN \"B:W1:B2\"// <19-23>"
    );
    let game = parse("32-28 {x} (31-26 {y}) {z} 19-23 {w}").next().unwrap();
    let moves = game.annotated_moves();
    assert_eq!(moves.len(), 2);
    assert_eq!(
        moves[0].comments.iter().map(|c| c.0).collect::<Vec<_>>(),
        ["x", "z"]
    );
    assert_eq!(moves[1].comments[0].0, "w");
}

#[test]
fn junk_is_one_fault_and_costs_no_stack() {
    assert_eq!(
        one("hello dear world 32-28"),
        "JUNK:hello dear world <32-28> !Junk"
    );
    let deep = "(".repeat(100_000) + "32-28" + &")".repeat(100_000);
    let game = parse(&deep).next().unwrap();
    assert_eq!(game.elements.len(), 200_001);
    assert_eq!(game.annotated_moves().len(), 0);
    drop(game.clone());
    let long = "{}".repeat(LONGEST_RECORD);
    let game = parse(&long).next().unwrap();
    assert_eq!(game.faults[0].kind, FaultKind::TooLong);
}

#[test]
fn hostile_texts_take_linear_time() {
    for unit in [
        "[",
        "{",
        "(",
        "\"",
        "/",
        "/FEN",
        "[a \"",
        "[5",
        "{\n[",
        "{{}",
        "- ",
        "1+",
        "-",
        "$",
        "\\r",
        "1-",
        "[a \"\"]\n\n",
        "[a\n",
        "½",
        "1 ",
        "*",
        "d",
        "+ -",
        "\u{0}",
        "%\n",
        "}{",
        ") ( ",
        "1. ",
    ] {
        let text = unit.repeat(200_000 / unit.len());
        let games = parse(&text).count();

        assert!(games > 0, "{unit}");
    }
}
