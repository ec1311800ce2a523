//! A test per article on clocks that a record can decide: 000 3.6.3, 3.7–3.9, 3.12, 3.18*, 3.19 and
//! 004 article 6. Articles that a record cannot decide are the arbiter's; `explain` says so.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::board::Colour::{self, Black, White};
use shashki::clock::log::read_log;
use shashki::clock::{
    BoardEnd, Checked, Ending, NextPeriod, Record, Settings, Time, VerdictKind, check,
    judge_correction,
};
use shashki::finding::{Article, Book, Severity};

/// A log's columns, then its rows; `;` begins a new row.
fn record(rows: &str) -> Record {
    let text = format!(
        "ply,side,event,reading,detail\n{}\n",
        rows.split(';')
            .map(str::trim)
            .collect::<Vec<_>>()
            .join("\n")
    );
    let mut games = read_log(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    games.remove(0).record
}

fn settings(control: &str, book: Book) -> Settings {
    Settings {
        book,
        ..Settings::with_control(control.parse().unwrap())
    }
}

fn judged(control: &str, book: Book, rows: &str) -> Checked {
    check(&record(rows), &settings(control, book))
}

/// The verdict as `kind side ply article`.
fn verdict(checked: &Checked) -> String {
    let verdict = checked.verdict;
    let mut text = verdict.kind.name().to_owned();
    if let Some(side) = verdict.side {
        text.push_str(&format!(" {side}"));
    }
    if let Some(ply) = verdict.ply {
        text.push_str(&format!(" {ply}"));
    }
    if let Some(article) = verdict.article {
        text.push_str(&format!(" {article}"));
    }
    text
}

fn names(checked: &Checked) -> Vec<&'static str> {
    checked
        .findings
        .iter()
        .map(|finding| finding.code.name)
        .filter(|name| *name != "reading_missing")
        .collect()
}

fn ru(control: &str, rows: &str) -> Checked {
    judged(control, Book::Ru2011, rows)
}

fn draft(control: &str, rows: &str) -> Checked {
    judged(control, Book::Draft2002, rows)
}

// 3.6.3 and 3.12: coming late.

#[test]
fn a_3_6_3_time_of_both_absent_is_halved() {
    // Both absent for 10 minutes, Black for 15 more: 5 minutes and 20.
    let checked = ru(
        "45m",
        ",,start,18:00,; ,w,arrival,18:10,; ,b,arrival,18:25,; 1,w,move,0:39:00,; 2,b,move,0:24:00,",
    );
    assert_eq!(verdict(&checked), "none");
    let charges: Vec<String> = checked
        .findings
        .iter()
        .filter(|finding| finding.code.name == "late_arrival")
        .map(|finding| finding.text("charge"))
        .collect();
    assert_eq!(charges, ["0:05:00", "0:20:00"]);
    // Black's clock that shows less than his absence was not started.
    let checked = ru(
        "45m",
        ",,start,18:00,; ,b,arrival,18:25,; 1,w,move,0:44:00,; 2,b,move,0:43:00,",
    );
    assert!(names(&checked).contains(&"lateness_not_charged"));
}

#[test]
fn a_3_12_1_later_than_the_first_control_loses() {
    let late = |reading: &str| ru("70m/35+15m", &format!(",b,arrival,{reading},"));
    assert_eq!(verdict(&late("1:10:01")), "no_show black ru2011 3.12.1");
    // Exactly as late as the control is not lost: the flag decides.
    assert_eq!(verdict(&late("1:10:00")), "none");
    assert_eq!(
        verdict(&ru("45m", ",w,absent,,; ,,result,,0-2")),
        "no_show white ru2011 3.12.1"
    );
    assert_eq!(
        verdict(&judged("45m", Book::Codex, ",w,arrival,0:45:01,")),
        "no_show white codex 3.13.1"
    );
}

#[test]
fn a_3_12_2_at_a_resumption_the_next_control_counts() {
    let rows = |late: &str| {
        format!("1,w,move,0:30:00,; 2,b,move,0:20:00,; ,,resume,10:00,; ,w,arrival,{late},")
    };
    assert_eq!(
        verdict(&ru("45m", &rows("10:30:01"))),
        "no_show white 3 ru2011 3.12.2"
    );
    assert_eq!(verdict(&ru("45m", &rows("10:30:00"))), "none");
    assert_eq!(
        verdict(&ru(
            "45m",
            "1,w,move,0:30:00,; ,,resume,10:00,; ,both,absent,,"
        )),
        "arbiter 2 ru2011 3.12.2"
    );
}

#[test]
fn a_3_12_3_both_late_lose_unless_excused() {
    let rows = ",w,arrival,0:46,; ,b,absent,,";
    assert_eq!(verdict(&ru("45m", rows)), "loss_of_both ru2011 3.12.3");
    assert_eq!(
        verdict(&ru("45m", &format!("{rows}; ,w,excused,,"))),
        "arbiter ru2011 3.12.3"
    );
    assert_eq!(
        verdict(&judged("45m", Book::Codex, rows)),
        "loss_of_both codex 3.13.3"
    );
}

#[test]
fn d_6_5_6_6_6_7_the_draft_on_lateness() {
    // One hour, whatever the control.
    let late = |reading: &str| draft("2h", &format!(",b,arrival,{reading},"));
    assert_eq!(verdict(&late("1:00:01")), "no_show black draft2002 6.7");
    assert_eq!(verdict(&late("1:00:00")), "none");
    // Unless the regulation says otherwise.
    let mut other = settings("2h", Book::Draft2002);
    other.lateness_limit = Some(Time::from_minutes(30));
    let checked = check(&record(",b,arrival,0:30:01,"), &other);
    assert_eq!(verdict(&checked), "no_show black draft2002 6.7");
    // White bears the time of both absent.
    let checked = draft("2h", ",w,arrival,0:10,; ,b,arrival,0:25,");
    let charges: Vec<String> = checked
        .findings
        .iter()
        .map(|finding| finding.text("charge"))
        .collect();
    assert_eq!(charges, ["0:10:00", "0:00:00"]);
}

// 3.7: the clock.

#[test]
fn a_3_7_1_the_moves_must_be_made_in_the_time() {
    let checked = ru(
        "1m/2, 1m",
        "1,w,move,0:00:40,; 2,b,move,0:00:40,; 3,w,move,0:01:10,; 4,b,move,-0:00:02,; ,,result,,2-0",
    );
    let met = |side: Colour| checked.tracks[side.index()].periods[0].met;
    assert_eq!((met(White), met(Black)), (Some(true), Some(false)));
    assert_eq!(verdict(&checked), "loss_on_time black 4 ru2011 3.7.9");
}

#[test]
fn a_3_7_2_only_one_clock_runs() {
    let pdn = |clock: &str| {
        let text = format!("[TimeControl \"600\"] 1. c3-d4 {{[%clock {clock}]}} *");
        let game = shashki::notation::pdn::parse(&text).next().unwrap();
        let clocks = shashki::clock::from_pdn(&game, false);
        names(&check(&clocks.record, &settings("10m", Book::Ru2011)))
    };
    assert_eq!(pdn("W0:10:00 B0:10:00"), ["both_running"]);
    assert_eq!(pdn("W0:10:00 b0:10:00"), ["wrong_clock_running"]);
    assert!(pdn("w0:10:00 b0:10:00").is_empty(), "both may stand");
    assert!(pdn("w0:10:00 B0:10:00").is_empty());
}

#[test]
fn a_3_7_5_the_face_of_a_dial() {
    let mut dial = settings("1h", Book::Ru2011);
    dial.dial_start = Some(Time::from_minutes(60));
    let text = "1. c3-d4 {[%mct 1:10]} d6-c5 {[%mct 1:05]} 2. b2-c3 {[%mct 1:25]} *";
    let game = shashki::notation::pdn::parse(text).next().unwrap();
    let clocks = shashki::clock::from_pdn(&game, true);
    let checked = check(&clocks.record, &dial);
    assert_eq!(checked.tracks[0].used, Some(Time::from_minutes(25)));
    assert_eq!(checked.tracks[0].remaining, Some(Time::from_minutes(35)));
    assert_eq!(
        checked.tracks[0].moves[1].used,
        Some(Time::from_minutes(15))
    );
}

#[test]
fn a_3_7_8_corrections() {
    let rows = |to: &str| format!("1,w,move,0:20:00,; ,w,correct,{to},");
    assert_eq!(
        names(&ru("45m", &rows("0:14:30"))),
        ["correction_not_allowed"]
    );
    assert!(names(&ru("45m", &rows("0:15:00"))).is_empty());
    assert!(names(&ru("45m", &rows("1:20:00"))).is_empty());
    // The clock goes on from what was set: no time is gained, none is lost.
    let checked = ru(
        "45m",
        "1,w,move,0:20:00,; ,w,correct,0:30:00,; 2,b,move,0:40:00,; 3,w,move,0:29:00,",
    );
    assert!(names(&checked).is_empty());
    assert_eq!(checked.tracks[0].moves[1].used, Some(Time::MINUTE));
    assert_eq!(checked.tracks[0].used, Some(Time::from_minutes(26)));
}

#[test]
fn a_3_7_9_a_fall_before_during_or_after_the_control_move() {
    // Before: move 1 of 2.
    let control = "1m/2, 1m";
    let before = "1,w,move,-0:00:02,; 2,b,move,0:00:50,; ,,result,,0-2";
    assert_eq!(
        verdict(&ru(control, before)),
        "loss_on_time white 1 ru2011 3.7.9"
    );
    // During the control move: time is over by more than the resolution.
    let during = "1,w,move,0:00:10,; 2,b,move,0:00:50,; 3,w,move,0:00:57,; ,,result,,0-2";
    assert_eq!(
        verdict(&ru(control, during)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
    // Pressing the clock after it: Black is to move when the arbiter sees White's flag down.
    let pressing =
        "1,w,move,0:00:10,; 2,b,move,0:00:50,; 3,w,move,,; ,w,flag,,arbiter; ,,result,,0-2";
    assert_eq!(
        verdict(&ru(control, pressing)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
    // Nobody else may point it out, and play goes on.
    let seen = "1,w,move,0:00:10,; ,b,flag,,nobody; 2,b,move,,; ,,result,,1-1";
    assert_eq!(
        verdict(&ru("1m", seen)),
        "flag_not_claimed black 2 ru2011 3.7.9"
    );
    assert_eq!(
        verdict(&judged(
            "1m",
            Book::Codex,
            "1,w,move,-0:00:05,; ,,result,,0-2"
        )),
        "loss_on_time white 1 ru2011 3.7.9"
    );
}

#[test]
fn a_3_7_9_zero_in_whole_seconds_proves_nothing() {
    let checked = ru("1m", "1,w,move,0:00:00,; 2,b,move,0:00:50,; ,,result,,1-1");
    assert_eq!(verdict(&checked), "none");
    let checked = ru("1m", "1,w,move,-0:00:01,; 2,b,move,0:00:50,; ,,result,,1-1");
    assert_eq!(verdict(&checked), "flag_not_claimed white 1 ru2011 3.7.9");
    assert_eq!(names(&checked), ["flag_fell_not_claimed"]);
    assert!(
        checked
            .findings
            .iter()
            .all(|f| f.severity != Severity::Error)
    );
}

#[test]
fn a_3_7_9_a_claim_is_in_time_until_the_control_is_passed() {
    let rows = |claim: &str| {
        format!(
            "1,w,move,-0:00:03,; 2,b,move,0:00:50,; 3,w,move,0:00:55,; 4,b,move,0:01:40,; {claim}; 5,w,move,0:00:40,; ,,result,,1-1"
        )
    };
    let late = ru("1m/2, 1m", &rows("4,w,flag,,opponent"));
    assert_eq!(verdict(&late), "flag_not_claimed white 1 ru2011 3.7.9");
    assert_eq!(names(&late), ["flag_fell_not_claimed", "claim_too_late"]);
    let in_time = ru("1m/5, 1m", &rows("4,w,flag,,opponent"));
    assert_eq!(in_time.verdict.kind, VerdictKind::LossOnTime);
    // A loss by the result after the control has been passed claims nothing either.
    let passed = "1,w,move,-0:00:03,; 2,b,move,0:00:50,; 3,w,move,0:00:55,; 4,b,move,0:01:40,; ,,result,,0-2";
    assert_eq!(
        verdict(&ru("1m/2, 1m", passed)),
        "flag_not_claimed white 1 ru2011 3.7.9"
    );
}

#[test]
fn a_3_7_11_stopping_the_clocks_resigns() {
    let stop = |detail: &str| format!("1,w,move,0:30:00,; ,b,stop,,{detail}");
    assert_eq!(
        verdict(&ru("45m", &stop(""))),
        "resignation black 2 ru2011 3.7.11"
    );
    let mistake = ru("45m", &stop("mistake"));
    assert_eq!(verdict(&mistake), "none");
    assert_eq!(names(&mistake), ["stopped_by_mistake"]);
    assert_eq!(
        verdict(&ru("45m", &stop("arbiter"))),
        "arbiter black 2 ru2011 3.7.11"
    );
}

#[test]
fn a_3_7_12_a_win_on_the_board_comes_first() {
    let won = |rows: &str, book| {
        let mut record = record(rows);
        record.board_end = Some(BoardEnd {
            ply: 3,
            winner: Some(White),
            article: Some(Article::new(Book::Ru2011, "1.8.1")),
        });
        check(&record, &settings("1m", book))
    };
    let fell = "1,w,move,0:00:10,; 2,b,move,0:00:50,; 3,w,move,-0:00:02,; ,,result,,2-0";
    let checked = won(fell, Book::Ru2011);
    assert_eq!(verdict(&checked), "win_stands white 3 ru2011 3.7.12");
    assert!(names(&checked).is_empty());
    assert_eq!(
        verdict(&won(fell, Book::Draft2002)),
        "win_stands white 3 draft2002 6.10"
    );
    // Seen before the move was on the board, the flag came first.
    let before =
        "1,w,move,0:00:10,; 2,b,move,0:00:50,; ,w,flag,,arbiter; 3,w,move,,; ,,result,,0-2";
    assert_eq!(
        verdict(&won(before, Book::Ru2011)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
    // After it, the win stands, and a loss in the result contradicts that.
    let after = "1,w,move,0:00:10,; 2,b,move,0:00:50,; 3,w,move,,; ,w,flag,,arbiter; ,,result,,0-2";
    let checked = won(after, Book::Ru2011);
    assert_eq!(verdict(&checked), "win_stands white 3 ru2011 3.7.12");
    assert_eq!(names(&checked), ["result_contradicts_clock"]);
}

#[test]
fn a_draw_by_a_counter_comes_first_too() {
    let mut record =
        record("1,w,move,0:00:10,; 2,b,move,0:00:50,; 3,w,move,-0:00:02,; ,,result,,1-1");
    record.board_end = Some(BoardEnd {
        ply: 3,
        winner: None,
        article: Some(Article::new(Book::Ru2011, "1.9.1.8")),
    });
    let checked = check(&record, &settings("1m", Book::Ru2011));
    assert_eq!(verdict(&checked), "draw 3 ru2011 1.9.1.8");
}

#[test]
fn a_3_7_13_stopping_in_a_won_position_is_a_draw() {
    let rows = "1,w,move,0:30:00,; 2,b,move,0:20:00,; ,w,stop,,won; ,,result,,1-1";
    assert_eq!(verdict(&ru("45m", rows)), "draw 3 ru2011 3.7.13");
    // Only once the last period has begun.
    assert_eq!(
        verdict(&ru("45m/2, 15m", rows)),
        "resignation white 3 ru2011 3.7.11"
    );
    assert_eq!(verdict(&ru("45m/1, 15m", rows)), "draw 3 ru2011 3.7.13");
    // The flag first: a loss.
    let flag = "1,w,move,0:30:00,; 2,b,move,0:20:00,; 3,w,move,-0:00:04,; 4,b,move,,; ,w,stop,,won";
    assert_eq!(
        verdict(&ru("30m", flag)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
}

// 1.9.1.2 and 004 6.12: both flags.

#[test]
fn a_1_9_1_2_both_flags_order_unknown() {
    // Nothing read between the first moves and the falls.
    let rows = "1,w,move,0:00:50,; 2,b,move,0:00:50,; 3,w,move,,; 4,b,move,,; 5,w,move,-0:00:05,; 6,b,move,-0:00:03,; ,,result,,1-1";
    assert_eq!(verdict(&ru("6m", rows)), "draw 6 ru2011 1.9.1.2");
    assert_eq!(verdict(&draft("6m", rows)), "play_on 6 draft2002 6.12");
    let joint = "1,w,move,0:00:50,; 2,b,move,0:00:50,; ,both,flag,,arbiter; ,,result,,1-1";
    assert_eq!(verdict(&ru("6m", joint)), "draw 3 ru2011 1.9.1.2");
    assert_eq!(verdict(&draft("6m", joint)), "play_on 3 draft2002 6.12");
}

#[test]
fn both_flags_order_known() {
    let rows = |end: &str| {
        format!(
            "1,w,move,0:00:50,; 2,b,move,0:00:50,; 3,w,move,-0:00:05,; 4,b,move,-0:00:03,; {end}"
        )
    };
    // Known and not claimed in time: of the first.
    assert_eq!(
        verdict(&ru("6m", &rows(",,result,,1-1"))),
        "flag_not_claimed white 3 ru2011 3.7.9"
    );
    assert_eq!(
        verdict(&ru("6m", &rows(",,result,,0-2"))),
        "loss_on_time white 3 ru2011 3.7.9"
    );
    // One fall established while the other flag stood.
    let first = "1,w,move,0:00:50,; 2,b,move,0:00:50,; ,w,flag,,opponent; ,b,flag,,arbiter";
    assert_eq!(
        verdict(&ru("6m", first)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
}

// 3.8: controls.

#[test]
fn a_3_8_5_six_hours() {
    let found = |control: &str, book| {
        names(&judged(control, book, "1,w,move,,")).contains(&"control_too_long")
    };
    assert!(!found("3h", Book::Ru2011));
    assert!(found("3h+1s", Book::Ru2011));
    assert!(found("2h/40, 1h1m", Book::Codex));
    assert!(!found("5h", Book::Draft2002), "the draft sets no limit");
}

#[test]
fn a_3_8_6_the_same_control_for_both() {
    let settings = Settings {
        controls: [Some("5m".parse().unwrap()), Some("3m".parse().unwrap())],
        ..Settings::default()
    };
    let checked = check(&record("1,w,move,0:04:50,; 2,b,move,0:02:50,"), &settings);
    assert_eq!(names(&checked), ["controls_unequal"]);
    assert_eq!(checked.tracks[0].used, Some(Time::from_seconds(10)));
    assert_eq!(checked.tracks[1].used, Some(Time::from_seconds(10)));
}

// 3.9: recording.

#[test]
fn a_3_9_2_and_3_9_3_missing_moves() {
    let rows = |left: &str, missing: u32| {
        format!("1,w,move,{left},; 2,b,move,0:30:00,; ,w,unrecorded,,{missing}")
    };
    assert_eq!(
        names(&ru("45m", &rows("0:30:00", 3))),
        ["record_to_restore"]
    );
    assert!(names(&ru("45m", &rows("0:30:00", 2))).is_empty());
    // Under five minutes he need not record.
    assert!(names(&ru("45m", &rows("0:04:59", 9))).is_empty());
    assert_eq!(
        names(&ru("45m", &rows("0:05:00", 3))),
        ["record_to_restore"]
    );
}

#[test]
fn a_3_9_4_a_record_that_cannot_be_restored() {
    let rows = "1,w,move,0:02:00,; 2,b,move,0:01:00,; ,both,restored,0:06:00,; ,,record-lost,,; ,,result,,0-0";
    let checked = ru("45m", rows);
    assert_eq!(verdict(&checked), "loss_of_both 3 ru2011 3.9.4");
    let half = checked
        .findings
        .iter()
        .find(|finding| finding.code.name == "restoration_shared")
        .unwrap();
    assert_eq!(half.text("half"), "0:03:00");
    // One had time and was to record: not a time trouble of both.
    let rows = "1,w,move,0:22:00,; 2,b,move,0:01:00,; ,,record-lost,,";
    assert_eq!(verdict(&ru("45m", rows)), "arbiter 3 ru2011 3.9.4");
}

// 3.18*: micro-matches.

#[test]
fn a_3_18_the_break_stands_on_white_s_clock() {
    let mut second = settings("45m", Book::Ru2011);
    second.micro_match_break = true;
    let check = |left: &str| {
        check(
            &record(&format!("1,w,move,{left},; 2,b,move,0:44:00,")),
            &second,
        )
    };
    let early = check("0:45:01");
    assert_eq!(names(&early), ["micro_match_break"]);
    let exact = check("0:45:00");
    assert!(names(&exact).is_empty());
    assert_eq!(exact.tracks[0].used, Some(Time::from_minutes(5)));
    assert_eq!(exact.tracks[0].given, Some(Time::from_minutes(50)));
    assert_eq!(exact.tracks[1].given, Some(Time::from_minutes(45)));
}

// 3.19: blitz.

#[test]
fn a_3_19_3_mending_a_wrong_move_runs_on_the_offender_s_clock() {
    let rows = |clock: &str| format!("1,w,move,0:04:50,; ,w,wrong-move,0:00:20,{clock}");
    assert_eq!(names(&ru("5m", &rows("b"))), ["charged_to_wrong_side"]);
    assert!(names(&ru("5m", &rows("w"))).is_empty());
}

#[test]
fn a_3_19_6_remark_warning_loss() {
    let two = "1,w,move,0:04:50,; ,b,penalty,,remark; 2,b,move,0:04:50,; 3,w,move,0:04:40,; ,b,penalty,,warning";
    assert_eq!(verdict(&ru("5m", two)), "none");
    let three = format!("{two}; 4,b,move,0:04:30,; ,b,penalty,,; ,,result,,2-0");
    assert_eq!(
        verdict(&ru("5m", &three)),
        "penalty_loss black 5 ru2011 3.19.6"
    );
    assert_eq!(
        names(&ru("5m", "1,w,move,0:04:50,; ,b,penalty,,warning")),
        ["penalty_out_of_order"]
    );
    // Elsewhere the measure is the arbiter's choice (3.4*), and it may fall on both.
    let measures = "1,w,move,0:40:00,; ,b,penalty,,warning";
    assert!(names(&ru("45m", measures)).is_empty());
    assert_eq!(
        verdict(&ru(
            "45m",
            "1,w,move,0:40:00,; ,both,penalty,,loss; ,,result,,0-0"
        )),
        "loss_of_both 2 ru2011 3.4*"
    );
}

#[test]
fn a_3_19_7_both_flags_in_blitz_draw_even_in_known_order() {
    let rows = "1,w,move,0:00:50,; 2,b,move,0:00:50,; 3,w,move,-0:00:05,; 4,b,move,-0:00:03,; ,,result,,1-1";
    assert_eq!(verdict(&ru("5m", rows)), "draw 4 ru2011 3.19.7");
    // Unless one fall was established while the other flag stood.
    let first = "1,w,move,0:00:50,; 2,b,move,0:00:50,; 3,w,move,-0:00:05,; ,w,flag,,opponent; 4,b,move,-0:00:03,; ,,result,,0-2";
    assert_eq!(
        verdict(&ru("5m", first)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
    // The draft has no articles on blitz.
    assert_eq!(
        verdict(&draft("5m", rows)),
        "flag_not_claimed white 3 draft2002 6.9"
    );
}

#[test]
fn a_3_19_8_in_blitz_the_stronger_side_must_offer_the_draw() {
    let rows = |detail: &str| format!("1,w,move,0:00:50,; 2,b,move,0:00:50,; ,w,stop,,{detail}");
    assert_eq!(
        verdict(&ru("5m", &rows("won offer"))),
        "draw 3 ru2011 3.19.8"
    );
    assert_eq!(
        verdict(&ru("5m", &rows("won"))),
        "resignation white 3 ru2011 3.7.11"
    );
    // A won position does not help him whose flag fell.
    let fell = "1,w,move,0:00:50,; 2,b,move,0:00:50,; ,w,flag,,opponent; ,w,stop,,won offer; ,,result,,0-2";
    assert_eq!(
        verdict(&ru("5m", fell)),
        "loss_on_time white 3 ru2011 3.7.9"
    );
}

// 004, article 6.

#[test]
fn d_6_2_saved_time_goes_on_and_a_delay_is_lost() {
    let rows = "1,w,move,0:00:50,; 2,b,move,0:00:55,; 3,w,move,0:01:40,; 4,b,move,0:01:55,";
    let checked = draft("1m/2, 1m", rows);
    assert_eq!(checked.tracks[0].remaining, Some(Time::from_seconds(100)));
    assert_eq!(
        checked.tracks[0].periods[0].used,
        Some(Time::from_seconds(20))
    );
    // Delay of 5 seconds: thoughts of 3, 8 and 5 cost 0, 3 and 0.
    let rows =
        "1,w,emt,0:00:03,; 2,b,emt,0:00:01,; 3,w,emt,0:00:08,; 4,b,emt,0:00:01,; 5,w,emt,0:00:05,";
    let checked = draft("1m d5s", rows);
    let uses: Vec<i64> = checked.tracks[0]
        .moves
        .iter()
        .map(|played| played.used.unwrap().millis())
        .collect();
    assert_eq!(uses, [0, 3_000, 0]);
    assert_eq!(checked.tracks[0].used, Some(Time::from_seconds(3)));
    assert_eq!(checked.tracks[0].thought, Some(Time::from_seconds(16)));
    assert_eq!(checked.tracks[0].remaining, Some(Time::from_seconds(57)));
}

#[test]
fn d_6_3_6_9_6_10_a_fall_under_the_draft() {
    let rows = |end: &str| format!("1,w,move,-0:00:03,; 2,b,move,0:00:50,; {end}");
    assert_eq!(
        verdict(&draft("1m", &rows(",,result,,0-2"))),
        "loss_on_time white 1 draft2002 6.10"
    );
    assert_eq!(
        verdict(&draft("1m", &rows(",,result,,1-1"))),
        "flag_not_claimed white 1 draft2002 6.9"
    );
    assert_eq!(
        verdict(&draft("1m", &rows("3,w,flag,,opponent"))),
        "loss_on_time white 1 draft2002 6.10"
    );
}

#[test]
fn d_6_13_stopping_is_the_arbiter_s_to_judge() {
    for detail in ["", "won", "arbiter"] {
        let rows = format!("1,w,move,0:30:00,; ,b,stop,,{detail}");
        assert_eq!(
            verdict(&draft("45m", &rows)),
            "arbiter black 2 draft2002 6.13"
        );
    }
}

#[test]
fn d_6_14_corrections_are_free() {
    let correction = judge_correction(
        &settings("45m", Book::Draft2002),
        White,
        Some(Time::from_minutes(20)),
        Time::MINUTE,
    );
    assert_eq!(correction.allowed, Some(true));
    assert_eq!(correction.article.to_string(), "draft2002 6.14");
}

// Result and `Termination` against the clocks.

fn ended(rows: &str, result: Option<Ending>) -> Checked {
    let mut record = record(rows);
    record.result = result;
    record.time_forfeit = true;
    check(&record, &settings("10m", Book::Ru2011))
}

#[test]
fn time_forfeit_and_the_result() {
    let rows = "1,w,move,0:05:00,; 2,b,move,0:04:00,";
    // White is to move: an older reading of his contradicts nothing.
    let checked = ended(rows, Some(Ending::Win(Black)));
    assert_eq!(verdict(&checked), "loss_on_time white 3 ru2011 3.7.9");
    assert!(names(&checked).is_empty());
    // Black made the last move and had four minutes.
    let checked = ended(rows, Some(Ending::Win(White)));
    assert_eq!(names(&checked), ["termination_contradicts_clock"]);
    assert_eq!(verdict(&checked), "none");
    // A draw.
    let checked = ended(rows, Some(Ending::Draw));
    assert_eq!(names(&checked), ["termination_contradicts_result"]);
    // A draw with both flags down.
    let both = "1,w,move,,; 2,b,move,,; 3,w,move,-0:00:05,; 4,b,move,-0:00:05,";
    let checked = ended(both, Some(Ending::Draw));
    assert_eq!(verdict(&checked), "draw 4 ru2011 1.9.1.2");
    assert!(names(&checked).is_empty());
    // The loser's flag is not the one that is down.
    let white_down = "1,w,move,-0:00:05,; 2,b,move,0:04:00,";
    let checked = ended(white_down, Some(Ending::Win(White)));
    assert_eq!(
        names(&checked),
        ["result_contradicts_clock", "termination_contradicts_clock"]
    );
    assert_eq!(verdict(&checked), "loss_on_time white 1 ru2011 3.7.9");
}

#[test]
fn the_result_against_an_established_fall() {
    let checked = ru("45m", "1,w,move,0:30:00,; ,b,flag,,arbiter; ,,result,,0-2");
    assert_eq!(verdict(&checked), "loss_on_time black 2 ru2011 3.7.9");
    assert_eq!(names(&checked), ["result_contradicts_clock"]);
    let clean = ru("45m", "1,w,move,0:30:00,; ,b,flag,,arbiter; ,,result,,2-0");
    assert!(
        names(&clean).is_empty(),
        "a confirmed loss on time is clean"
    );
}

// Readings.

#[test]
fn an_increment_before_the_first_move_or_not() {
    let rows = "1,w,move,0:05:00,; 2,b,move,0:05:01,; 3,w,move,0:05:00,";
    let used = |first_increment: bool| {
        let settings = Settings {
            first_increment,
            ..settings("5m+3s", Book::Ru2011)
        };
        let checked = check(&record(rows), &settings);
        checked.tracks[0]
            .moves
            .iter()
            .map(|played| played.used.unwrap().millis())
            .collect::<Vec<_>>()
    };
    assert_eq!(used(true), [6_000, 3_000]);
    assert_eq!(used(false), [3_000, 3_000]);
}

#[test]
fn the_next_period_at_the_move_or_at_zero() {
    let at_zero = Settings {
        next_period: NextPeriod::AtZero,
        ..settings("1m/2, 1m", Book::Ru2011)
    };
    // The clock runs down to zero after the control move and then shows the next minute.
    let rows = "1,w,move,0:00:40,; 2,b,move,0:00:59,; 3,w,move,0:00:20,; 4,b,move,0:00:58,; 5,w,move,0:00:50,; 6,b,move,0:00:57,";
    let checked = check(&record(rows), &at_zero);
    assert!(names(&checked).is_empty(), "{:?}", checked.findings);
    let last = checked.tracks[0].moves[2];
    assert_eq!(last.used, Some(Time::from_seconds(30)));
    assert_eq!(checked.tracks[0].used, Some(Time::from_seconds(70)));
    assert_eq!(checked.tracks[0].given, Some(Time::from_seconds(120)));
    // Read as added at the move, the same record shows a fall.
    let at_move = check(&record(rows), &settings("1m/2, 1m", Book::Ru2011));
    assert!(names(&at_move).contains(&"flag_fell_not_claimed"));
}

#[test]
fn sparse_readings_give_stretches() {
    let rows = "1,w,move,0:44:00,; 2,b,move,,; 3,w,move,,; 4,b,move,,; 5,w,move,0:40:00,; 6,b,move,0:43:00,; 7,w,move,0:39:00,";
    let checked = ru("45m", rows);
    let used: Vec<Option<i64>> = checked.tracks[0]
        .moves
        .iter()
        .map(|played| played.used.map(Time::millis))
        .collect();
    assert_eq!(used, [Some(60_000), None, None, Some(60_000)]);
    assert_eq!(checked.tracks[0].used, Some(Time::from_minutes(6)));
    let missing: Vec<String> = checked
        .findings
        .iter()
        .filter(|finding| finding.code.name == "reading_missing")
        .map(|finding| format!("{} {}", finding.text("side"), finding.text("count")))
        .collect();
    assert_eq!(missing, ["black 2", "white 1"]);
}

#[test]
fn readings_rounded_to_ten_seconds() {
    // Rises of ten seconds are rounding when everything is rounded so.
    let mut rows = Vec::new();
    let left = ["0:40:00", "0:39:40", "0:39:50", "0:39:30", "0:39:30"];
    for (index, left) in left.iter().enumerate() {
        rows.push(format!("{},w,move,{left},", index * 2 + 1));
        rows.push(format!("{},b,move,{left},", index * 2 + 2));
    }
    assert!(names(&ru("45m", &rows.join("; "))).is_empty());
    rows[3] = "4,b,move,0:39:41,".to_owned();
    let fine = ru("45m", &rows.join("; "));
    assert_eq!(names(&fine), ["clock_gained_time", "clock_gained_time"]);
}

#[test]
fn a_clock_that_gains_time_is_reported() {
    let checked = ru(
        "45m",
        "1,w,move,0:40:00,; 2,b,move,0:44:00,; 3,w,move,0:41:00,",
    );
    assert_eq!(names(&checked), ["clock_gained_time"]);
    assert_eq!(checked.tracks[0].moves[1].used, None);
    let track = &checked.tracks[0];
    assert_eq!(
        track.used.unwrap() + track.remaining.unwrap(),
        track.given.unwrap()
    );
    // One second is the clock's resolution.
    assert!(names(&ru("45m", "1,w,move,0:40:00,; 3,w,move,0:40:01,")).is_empty());
}

#[test]
fn a_gap_in_move_times_is_not_guessed() {
    let checked = ru(
        "45m",
        "1,w,emt,0:01:00,; 2,b,emt,0:01:00,; 3,w,emt,,; 4,b,emt,0:02:00,; 5,w,emt,0:01:00,",
    );
    assert_eq!(checked.tracks[0].used, None);
    assert_eq!(checked.tracks[0].remaining, None);
    assert_eq!(checked.tracks[1].used, Some(Time::from_minutes(3)));
    assert_eq!(checked.tracks[0].moves[2].used, Some(Time::MINUTE));
}

#[test]
fn without_a_control_no_flag_is_judged() {
    let checked = check(
        &record("1,w,move,0:05:00,; 2,b,move,0:05:00,; 3,w,move,0:04:00,; ,,result,,1-1"),
        &Settings::default(),
    );
    assert_eq!(names(&checked), ["no_control"]);
    assert_eq!(verdict(&checked), "none");
    assert_eq!(checked.tracks[0].moves[1].used, Some(Time::MINUTE));
    assert_eq!(checked.tracks[0].remaining, Some(Time::from_minutes(4)));
}

#[test]
fn move_times_and_clock_must_fit() {
    let text = "1. c3-d4 {[%clk 0:09:50] [%emt 0:00:30]} *";
    let game = shashki::notation::pdn::parse(text).next().unwrap();
    let clocks = shashki::clock::from_pdn(&game, false);
    let checked = check(&clocks.record, &settings("10m", Book::Ru2011));
    assert_eq!(names(&checked), ["readings_contradict"]);
}

#[test]
fn a_continuation_counts_earlier_moves() {
    let mut continued = settings("1m/35, 1m", Book::Ru2011);
    continued.first_move = 35;
    let rows = "1,w,move,0:01:05,; 2,b,move,0:01:10,; 3,w,move,0:01:00,; ,,result,,1-1";
    let checked = check(&record(rows), &continued);
    let track = &checked.tracks[0];
    assert_eq!(track.moves[0].used, None, "the clock before is not known");
    assert_eq!(track.moves[1].used, Some(Time::from_seconds(5)));
    assert_eq!(track.used, Some(Time::from_seconds(60)));
    let period = &track.periods[0];
    assert_eq!(
        (period.made, period.used),
        (35, Some(Time::from_seconds(55)))
    );
}

/// 3.12.1: who is noted before the start was there in time; a time of day without an announced
/// start says nothing of lateness.
#[test]
fn a_3_12_1_arrivals_are_held_against_the_announced_start() {
    let moves = "1,w,move,0:44:00,; 2,b,move,0:44:00,";
    let early = ",w,arrival,17:55,; ,b,arrival,17:58,";
    let checked = ru(
        "45m",
        &format!("{early}; ,,start,18:00,; {moves}; ,,result,,2-0"),
    );
    assert_eq!(verdict(&checked), "none");
    assert!(names(&checked).is_empty());
    let checked = ru("45m", &format!("{early}; {moves}; ,,result,,2-0"));
    assert_eq!(verdict(&checked), "none");
    assert_eq!(
        names(&checked),
        ["arrival_without_start", "arrival_without_start"]
    );
    // Noted before the start and too late all the same.
    let checked = ru(
        "45m",
        &format!(",b,arrival,18:46,; ,,start,18:00,; {moves}"),
    );
    assert_eq!(verdict(&checked), "no_show black ru2011 3.12.1");
    let checked = ru("45m", &format!(",w,arrival,23:55,; ,,start,0:10,; {moves}"));
    assert_eq!(verdict(&checked), "none");
    // After both have moved an arrival is one for the resumption.
    let resumed = |rows: &str| {
        ru(
            "45m",
            &format!("{rows}{moves}; ,w,arrival,9:55,; ,,resume,10:00,"),
        )
    };
    assert_eq!(verdict(&resumed("")), "none");
    assert_eq!(
        verdict(&resumed(",,start,18:00,; ,w,arrival,18:05,; ")),
        "none"
    );
}

/// 3.19.7: a fall counts only if it was established while the other flag stood.
#[test]
fn a_3_19_7_no_fall_established_while_the_other_stood() {
    let blitz = |rows: &str| {
        let checked = ru(
            "5m",
            &format!(
                "1,w,move,0:04:00,; 2,b,move,0:04:00,; ,w,flag,,nobody; {rows}; ,,result,,1-1"
            ),
        );
        verdict(&checked)
    };
    let claims = ",b,flag,,arbiter; ,w,flag,,arbiter";
    assert!(blitz(&format!("3,w,move,,; {claims}")).starts_with("draw"));
    assert!(blitz(&format!("3,w,move,,; {claims}")).ends_with("ru2011 3.19.7"));
    assert!(blitz(claims).ends_with("ru2011 3.19.7"));
    // Established before the other one fell: lost, in whichever order the moments stand.
    let first = ru(
        "5m",
        "1,w,move,0:04:00,; 2,b,move,0:04:00,; 3,w,move,,; ,b,flag,,arbiter; ,w,flag,,arbiter",
    );
    assert!(verdict(&first).starts_with("loss_on_time black"));
}
