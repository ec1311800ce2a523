//! Clock logs: what a player, an arbiter or a clock noted, row by row, as CSV or JSON lines.
//!
//! A row has the columns `game`, `ply`, `side`, `event`, `reading` and `detail`; only `event`
//! must be there. In JSON lines every line is an object with these keys. [`EVENTS`] lists the
//! events.

use super::log_row::{Row, apply};
use super::{Control, ControlError, Record};

/// The events of a log: name, what `side`, `reading` and `detail` hold.
pub const EVENTS: [(&str, &str); 24] = [
    ("game", "a game begins; detail: its title"),
    ("control", "side or both; detail: the time control"),
    ("first", "side: who makes half-move 1 (White if not said)"),
    ("move", "a move is made; reading: the mover's time left"),
    ("clk", "as move"),
    ("emt", "a move is made; reading: the time it took"),
    (
        "egt",
        "a move is made; reading: the time the mover has taken so far",
    ),
    (
        "mct",
        "a move is made; reading: the mover's mechanical clock",
    ),
    (
        "flag",
        "side or both; detail: who saw it: arbiter (if not said), opponent, or nobody",
    ),
    (
        "stop",
        "side stopped the clocks; detail: won, offer, mistake, arbiter",
    ),
    ("start", "reading: the time of day announced for the start"),
    (
        "resume",
        "reading: the time of day announced for the resumption",
    ),
    (
        "arrival",
        "side; reading: the time of day, or how late if no start is given (at most 6:00:00)",
    ),
    ("absent", "side or both: did not come"),
    ("excused", "side or both: the arbiter accepts the reason"),
    (
        "correct",
        "side; reading: the time left that the arbiter set",
    ),
    (
        "wrong-move",
        "side; reading: what mending took; detail: whose clock ran",
    ),
    (
        "penalty",
        "side or both; detail: remark, warning, reprimand, loss, exclusion",
    ),
    (
        "unrecorded",
        "side or both; detail: how many moves are missing",
    ),
    (
        "restored",
        "side or both; reading: what restoring the record took",
    ),
    ("record-lost", "the record cannot be restored"),
    (
        "end",
        "the end on the board; side: the winner, or both for a draw",
    ),
    ("result", "detail: 2-0, 1-1, 0-2, 0-0"),
    ("termination", "detail: as the tag of that name"),
];

/// A game of a log.
#[derive(Clone, Debug, Default)]
pub struct LoggedGame {
    /// The line at which it begins, from 1.
    pub line: usize,
    /// Its title, if one was given.
    pub title: Option<String>,
    /// White's and Black's control, if one was given.
    pub controls: [Option<Control>; 2],
    /// What is known of its clocks.
    pub record: Record,
}

/// Why a log cannot be read, with the line.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct LogError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: LogFault,
}

/// What is wrong in a log.
#[derive(Debug, thiserror::Error)]
pub enum LogFault {
    /// Not CSV.
    #[error("not a CSV row: {0}")]
    Csv(#[source] csv::Error),
    /// Not a JSON object with the right keys.
    #[error("not a row: {0}")]
    Json(#[source] serde_json::Error),
    /// No column `event`.
    #[error("no column `event`; a log has the columns game,ply,side,event,reading,detail")]
    NoEventColumn,
    /// A column that logs do not have.
    #[error("`{0}` is not a column; a log has game,ply,side,event,reading,detail")]
    Column(String),
    /// An event that logs do not know.
    #[error("`{0}` is not an event; `shashki clock-check --help` lists them")]
    Event(String),
    /// A side that is none.
    #[error("`{0}` is not a side; write w, b or both")]
    Side(String),
    /// The event needs a side.
    #[error("`{0}` needs one side, w or b")]
    NeedsSide(&'static str),
    /// A half-move that is no number from 1 on.
    #[error("`{0}` is not a half-move; write a number from 1 to 1000000")]
    Ply(String),
    /// A reading that is none.
    #[error("`{0}` is not a reading; write h:mm:ss")]
    Reading(String),
    /// A time of day that is none.
    #[error("`{0}` is not a time of day; write h:mm, from 0:00 to 23:59")]
    TimeOfDay(String),
    /// The event needs a reading.
    #[error("`{0}` needs a reading")]
    NeedsReading(&'static str),
    /// A detail that the event does not know.
    #[error("`{detail}` is not a detail of `{event}`; {known}")]
    Detail {
        /// The event.
        event: &'static str,
        /// The detail as given.
        detail: String,
        /// What it may be.
        known: &'static str,
    },
    /// A control that is none.
    #[error(transparent)]
    Control(#[from] ControlError),
    /// A move that comes before one already noted.
    #[error("half-move {ply} comes after half-move {last}")]
    Order {
        /// The half-move.
        ply: u32,
        /// The last one before.
        last: u32,
    },
    /// A move of the side that is not to move.
    #[error("half-move {0} is not this side's")]
    WrongSide(u32),
}

/// Reads a log: JSON lines if the first character is `{`, else CSV with a header row.
///
/// # Errors
/// The first [`LogError`], with its line.
pub fn read_log(text: &str) -> Result<Vec<LoggedGame>, LogError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut games = Games::default();
    if text.trim_start().starts_with('{') {
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() {
                continue;
            }
            let line_number = index + 1;
            let row: Row = serde_json::from_str(line).map_err(|error| LogError {
                line: line_number,
                fault: LogFault::Json(error),
            })?;
            games.push(line_number, &row)?;
        }
    } else {
        read_csv(text, &mut games)?;
    }
    Ok(games.all)
}

/// Whether a text looks like a clock log rather than game records.
pub fn is_log(text: &str) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_start();
    let first = text.lines().next().unwrap_or_default();
    if let Some(inside) = first.strip_prefix('{') {
        return inside.trim_start().starts_with('"') && inside.contains("\"event\"");
    }
    let delimiter = delimiter(first);
    let is_event = |column: &str| {
        column
            .trim()
            .trim_matches('"')
            .eq_ignore_ascii_case("event")
    };
    !first.starts_with('[')
        && first.contains(char::from(delimiter))
        && first.split(char::from(delimiter)).any(is_event)
}

fn delimiter(header: &str) -> u8 {
    [b',', b';', b'\t']
        .into_iter()
        .max_by_key(|delimiter| header.bytes().filter(|b| b == delimiter).count())
        .unwrap_or(b',')
}

#[derive(Default)]
struct Games {
    all: Vec<LoggedGame>,
    name: Option<String>,
}

impl Games {
    fn push(&mut self, line: usize, row: &Row) -> Result<(), LogError> {
        let renamed = row.game.is_some() && row.game != self.name;
        if self.all.is_empty() || row.event.trim() == "game" || renamed {
            self.all.push(LoggedGame {
                line,
                title: row.game.clone(),
                ..LoggedGame::default()
            });
            self.name.clone_from(&row.game);
        }
        match self.all.last_mut() {
            Some(game) => apply(game, row).map_err(|fault| LogError { line, fault }),
            None => Ok(()),
        }
    }
}

fn read_csv(text: &str, games: &mut Games) -> Result<(), LogError> {
    let header_line = text.lines().next().unwrap_or_default();
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter(header_line))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let at = |line: usize, fault: LogFault| LogError { line, fault };
    let headers = reader
        .headers()
        .map_err(|error| at(1, LogFault::Csv(error)))?
        .clone();
    let names: Vec<String> = headers.iter().map(str::to_ascii_lowercase).collect();
    if !names.iter().any(|name| name == "event") {
        return Err(at(1, LogFault::NoEventColumn));
    }
    if let Some(unknown) = names
        .iter()
        .find(|name| !Row::COLUMNS.contains(&name.as_str()))
    {
        return Err(at(1, LogFault::Column(unknown.clone())));
    }
    for record in reader.records() {
        let record = record.map_err(|error| {
            let line = error.position().map_or(1, |place| place.line());
            at(
                usize::try_from(line).unwrap_or(usize::MAX),
                LogFault::Csv(error),
            )
        })?;
        let line = record.position().map_or(1, |place| place.line());
        let line = usize::try_from(line).unwrap_or(usize::MAX);
        let mut row = Row::default();
        for (name, cell) in names.iter().zip(record.iter()) {
            row.set(name, cell);
        }
        games.push(line, &row)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::record::{Stop, What, Witness};
    use super::super::{Ending, Moment, Time};
    use super::*;
    use crate::board::Colour;

    #[test]
    fn csv_and_json_lines_say_the_same() {
        let csv = "ply,side,event,reading,detail\n,,control,,45m\n1,w,move,0:44:00,\n2,b,move,0:43:30,\n,w,flag,,opponent\n,,result,,0-2\n";
        let json = r#"{"event":"control","detail":"45m"}
{"ply":1,"side":"w","event":"move","reading":"0:44:00"}
{"ply":2,"side":"b","event":"move","reading":"0:43:30"}
{"side":"w","event":"flag","detail":"opponent"}
{"event":"result","detail":"0-2"}
"#;
        assert!(is_log(csv) && is_log(json));
        let one = read_log(csv).unwrap();
        let other = read_log(json).unwrap();
        assert_eq!(one.len(), 1);
        assert_eq!(one[0].record, other[0].record);
        let record = &one[0].record;
        assert_eq!(record.plies, 2);
        assert_eq!(record.result, Some(Ending::Win(Colour::Black)));
        assert_eq!(record.events[0].moment, Moment::before(3));
        assert_eq!(record.events[0].what, What::Flag(Witness::Opponent));
        assert_eq!(one[0].controls[1].as_ref().unwrap().to_string(), "45m");
    }

    /// White's flag noted while Black thinks fell while White pressed the clock.
    #[test]
    fn an_event_finds_its_moment() {
        let log = "side,event,reading,detail\nw,move,0:00:10\nw,flag\nb,stop,,won offer\n";
        let record = read_log(log).unwrap().remove(0).record;
        assert_eq!(record.events[0].moment, Moment::after(1));
        assert_eq!(record.events[1].moment, Moment::before(2));
        let stop = Stop {
            won_position: true,
            offered_draw: true,
            ..Stop::default()
        };
        assert_eq!(record.events[1].what, What::Stop(stop));
    }

    #[test]
    fn several_games() {
        let log = "game,event,reading\nA,move,0:10:00\nA,move,0:10:00\nB,move,0:09:00\n";
        let games = read_log(log).unwrap();
        assert_eq!(games.len(), 2);
        assert_eq!(games[1].line, 4);
        assert_eq!(games[1].record.readings.len(), 1);
    }

    #[test]
    fn faults_name_their_line() {
        for (log, line) in [
            ("event\nfly\n", 2),
            ("ply,event,reading\n1,move,x\n", 2),
            ("ply,event\n5,move\n3,move\n", 3),
            ("side,ply,event\nw,1,move\nw,2,move\n", 3),
            ("side,event\n,stop\n", 2),
            ("event,reading\ngame,\nstart,24:00\n", 3),
            ("side,event,reading\nw,arrival,25:10\n", 2),
            ("side,event,reading\nw,arrival,-0:10\n", 2),
            ("side,event\nw,arrival\n", 2),
            ("event,detail\ncontrol,45x\n", 2),
            ("a,b\n1,2\n", 1),
            ("event,extra\nmove,1\n", 1),
            ("{\"event\":\"move\"}\n{\"event\":5}\n", 2),
            ("{\"event\":\"move\"}\nnonsense\n", 2),
        ] {
            assert_eq!(read_log(log).unwrap_err().line, line, "{log}");
        }
        assert_eq!(Time::from_seconds(3), "0:00:03".parse::<Time>().unwrap(),);
    }
}
