//! Slips in tournament report files: what keeps a file from being read has a line and a column, and
//! what is only odd is told with one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use shashki::event::trf::{self, Dialect};
use shashki::event::{ReadError, Scoring};
use shashki::exact::Points;
use shashki::finding::Finding;

const FOUR: &str = "\
012 Cup
042 2026/01/01
142 3
001    1 m    Ann                               2000 RUS             1990/01/02  1.5    1     4 w 1     2 b =
001    2 m    Bob                                    RUS             1990        1.5    2     3 b 1     1 w =
001    3 w    Cid                                    RUS             1990/00/00  1.0    3     2 w 0     4 b 1
001    4 m    Dan                                    RUS                         0.0    4     1 b 0     3 w 0
";

fn places(findings: &[Finding]) -> Vec<String> {
    let place = |f: &Finding| {
        assert_eq!(f.place.path, None, "{f:?}");
        let (line, column) = (f.place.line.unwrap(), f.place.column.unwrap());
        format!("{} {line}:{column}", f.code.id)
    };
    findings.iter().map(place).collect()
}

/// What is told of a file that is read.
fn told(text: &str) -> Vec<String> {
    match trf::read(text) {
        Ok(read) => places(&read.findings),
        Err(refused) => panic!("{refused:?}\n{text}"),
    }
}

/// What keeps a file from being read.
fn refused(text: &str) -> Vec<String> {
    match trf::read(text) {
        Err(ReadError::Faults(found)) => places(&found),
        other => panic!("{other:?}\n{text}"),
    }
}

/// The file with another text at a column of a line, both counted from 1.
fn with(line: usize, column: usize, text: &str) -> String {
    let lines = FOUR.lines().zip(1..);
    let lines = lines.map(|(own, number)| {
        if number != line {
            return own.to_owned();
        }
        let own = format!("{own:<130}");
        let (before, after) = (&own[..column - 1], &own[column - 1 + text.len()..]);
        format!("{before}{text}{after}").trim_end().to_owned()
    });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn refusals_have_a_line_and_a_column() {
    assert_eq!(told(FOUR), [""; 0]);
    assert_eq!(refused(&with(5, 10, "q")), ["E223 5:10"]);
    assert_eq!(refused(&with(6, 17, "\u{1}")), ["E006 6:15"]);
    let more = |line: &str| format!("{FOUR}{line}\n");
    assert_eq!(refused(&more("XXP 1 99")), ["E001 8:7"]);
    assert_eq!(refused(&more("XXP 1")), ["E101 8:5"]);
    assert_eq!(refused(&more("260            1   99")), ["E001 8:18"]);
    assert_eq!(refused(&more("260            1")), ["E020 8:13"]);
    assert_eq!(refused(&more("260   3   1    1    2")), ["E023 8:9"]);
    assert_eq!(
        refused(&more("XXP 1 2\n260            9    2")),
        ["E001 9:13"]
    );
    assert_eq!(
        refused(&more(&format!("{:<36}   1   77", "013 Red"))),
        ["E001 8:42"]
    );
    let teams = "310   1 Red                                                                 1    2\n\
        310   2 Blue                                                                3   88";
    assert_eq!(refused(&more(teams)), ["E001 9:79"]);
    let twice = teams.replace("310   2", "310   1").replace("88", " 4");
    assert_eq!(refused(&more(&twice)), ["E003 9:5"]);
    assert_eq!(refused(&more("052 2025/12/31")), ["E023 8:5"]);
    assert_eq!(refused(&FOUR.replace("142 3", "142 5000")), ["E008 3:5"]);
    assert_eq!(
        refused(&FOUR.replace("012 Cup", "012 C\u{7}up")),
        ["E006 1:5"]
    );
    let upside_down = refused(&more("162  W 1.0    D 2.0"));
    assert_eq!(upside_down.last().unwrap(), "E009 8:5");
    assert_eq!(refused(&with(4, 96, "7")), ["E101 4:96"]);
    assert_eq!(refused(&with(4, 98, "x")), ["E101 4:98"]);
}

#[test]
fn slips_are_told() {
    let more = |line: &str| told(&format!("{FOUR}{line}\n"));
    let team = format!("{:<36}   1    2    3", "013 Red");
    assert_eq!(more(&team), [""; 0]);
    assert_eq!(more(&team.replace("2    3", " 2   3")), ["E101 8:46"]);
    assert_eq!(told(&with(5, 89, "x")), ["E101 5:86"]);
    assert_eq!(told(&with(5, 53, "RUS ")), ["E119 5:53"]);
    assert_eq!(more("14"), ["E109 8:1"]);
    assert_eq!(more("052 206/05/01"), ["E107 8:1"]);
    assert_eq!(more("162  W 1.0 x  D 0.5"), ["E119 8:12"]);
    assert_eq!(more("12345678901234567890123"), [""; 0]);
    assert_eq!(more("240 Hx  3    1"), ["E119 8:6"]);
    assert_eq!(told(&with(4, 70, "1990/13/45")), ["E101 4:70"]);
    assert_eq!(told(&with(4, 70, "unknown   ")), ["E101 4:70"]);
    assert_eq!(told(&with(4, 70, "02.01.1990")), [""; 0]);
    assert_eq!(told(&with(4, 15, "   ")), ["E118 4:15"]);
    assert_eq!(more("240 H   3    1\n240 F   3    1"), ["E140 8:11"]);
    let (red, blue) = (format!("{:<36}", "013 Red"), format!("{:<36}", "013 Blue"));
    assert_eq!(
        more(&format!("{red}   1    2\n{blue}   3    1")),
        ["E141 4:5"]
    );
    assert_eq!(
        more(&format!("{red}   1    2\n{red}   3    4")),
        ["E142 9:5"]
    );
    assert_eq!(more("062 5"), ["E116 8:5"]);
    assert_eq!(more("062 4 (1)\n072 1\n082 0"), [""; 0]);
    assert_eq!(more("072 2"), ["E116 8:5"]);
    assert_eq!(more("082 2"), ["E116 8:5"]);
    assert_eq!(more("XXR 3"), [""; 0]);
    assert_eq!(more("XXR 7"), ["E117 8:1"]);
    assert_eq!(more("152 W\nXXC white1"), [""; 0]);
    assert_eq!(more("152 W\nXXC black1"), ["E117 9:1"]);
    assert_eq!(more("012 Other"), ["E117 8:1"]);
    assert_eq!(more("022 Omsk\n022 Omsk\n022 Tver"), ["E117 10:1"]);
    assert_eq!(more("102 One\n102 Two"), ["E117 9:1"]);
    assert_eq!(more("240 H   3    1"), [""; 0]);
    assert_eq!(more("240 H   9    4"), ["E135 8:7"]);
    assert_eq!(more("250  1.0        1   2    1    4"), [""; 0]);
    assert_eq!(
        more("250  x.0        2   1    1    4"),
        ["E101 8:5", "E101 8:19"]
    );
    let dates = format!("{:<91}26/01/01  26/01/02  26/01/03  26/01/04", "132");
    assert_eq!(more(&dates), ["E135 8:122"]);
}

/// What 162 says of absentees and of who does not come is not counted otherwise than the articles
/// say; the record is written as it was read while it still is the scale.
#[test]
fn points_of_162_that_are_not_counted_are_told_and_kept() {
    let scale = "162  W 1.0    D 0.5    L 0.0    P 0.5    A 0.5    X 0.0";
    let text = format!("{FOUR}{scale}\n");
    assert_eq!(told(&text), ["E115 8:5"]);
    let zero = text.replace("A 0.5", "A 0.0");
    assert_eq!(told(&zero), [""; 0]);
    let mut event = trf::read(&text).unwrap().event;
    assert_eq!(event.regulation.scoring.bye, Some(Points::HALF));
    assert_eq!(trf::not_applied(&event).count(), 1);
    let records = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| line.starts_with("162"));
        lines.map(str::to_owned).collect()
    };
    let written = trf::write(&event, Dialect::Trf26);
    assert_eq!(records(&written.text), [scale]);
    let back = trf::read(&written.text).unwrap().event;
    assert_eq!(back.regulation, event.regulation);
    assert!(written.lost.is_empty());
    event.regulation.scoring = Scoring {
        win: Points::whole(2),
        draw: Points::ONE,
        ..Scoring::default()
    };
    let written = trf::write(&event, Dialect::Trf26);
    assert_eq!(records(&written.text), ["162  W 2.0    D 1.0    L 0.0"]);
    let lost = written.lost.iter().filter(|lost| lost.code.id == "E120");
    assert_eq!(lost.count(), 1, "{:?}", written.lost);
}

#[test]
fn dates_of_rounds_to_come_are_kept() {
    let dates = format!("{:<91}26/01/01  26/01/02  26/01/03", "132");
    let mut event = trf::read(&format!("{FOUR}{dates}\n")).unwrap().event;
    let round = |event: &shashki::event::Event, round: usize| event.rounds[round].date.clone();
    assert_eq!(round(&event, 1).as_deref(), Some("2026-01-02"));
    event.rounds[1].date = Some("2026-01-05".to_owned());
    let written = trf::write(&event, Dialect::Trf16).text;
    let expected = format!("{:<91}26/01/01  26/01/05  26/01/03", "132");
    let lines: Vec<&str> = written
        .lines()
        .filter(|line| line.starts_with("132"))
        .collect();
    assert_eq!(lines, [expected]);
}

/// Two teams of two after a match that the first has won; 310 gives points and a strength.
const MATCH: &str = "\
012 Match
352 WB
001    1      Ann                                                                1.0    1     3 w 1
001    2      Bob                                                                0.5    2     4 b =
001    3      Cid                                                                0.0    4     1 b 0
001    4      Dan                                                                0.5    3     2 w =
310   1 Red                                    2587.5    2.0    1.5   1     1    2
310   2 Blue                                   901.25    0.0    0.5   2     3    4
";

#[test]
fn totals_and_strengths_of_teams_are_read() {
    let text = MATCH;
    let event = trf::read(text).unwrap().event;
    assert!(event.is_team_event());
    let strengths: Vec<_> = event.teams.iter().map(|t| t.strength.as_deref()).collect();
    assert_eq!(strengths, [Some("2587.5"), Some("901.25")]);
    let written = trf::write(&event, Dialect::Trf26).text;
    let rows: Vec<&str> = written.lines().filter(|l| l.starts_with("310")).collect();
    let expected: Vec<&str> = text.lines().filter(|l| l.starts_with("310")).collect();
    assert_eq!(rows, expected);
    assert_eq!(told(text), [""; 0]);
    assert_eq!(told(&text.replace("901.25", "  good")), ["E101 8:48"]);
    let wrong = text.replace("2.0    1.5", "1.0    1.0");
    assert_eq!(told(&wrong), ["E105 7:55", "E105 7:62"]);
    // Three points for a match won are not counted here; boards are.
    let three = wrong.replace("352 WB", "352 WB\n362 TW 3.0   TD 1.0   TL 0.0");
    assert_eq!(told(&three), ["E107 3:1", "E105 8:62"]);
}
