//! `shashki clock-check`.

mod board;
mod games;
mod stream;

use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueEnum;

use crate::board::Colour;
use crate::clock::{Control, NextPeriod, Settings, Time, meant_as_minutes};
use crate::render::clock::{html, table};
use crate::render::{Refusal, Told, envelope};
use crate::report::clock::ClockReport;
use crate::report::clock_build::MoveAsked;

use self::board::question;
use self::games::{Checker, Form};
use super::output::Target;
use super::{Common, Exit, Failure, event_input, input};

/// Check the clocks of recorded games against a time control.
#[derive(Debug, clap::Args)]
#[command(after_help = HELP)]
pub struct Args {
    /// Game records with clocks, or clock logs (CSV, JSON lines); `-` is standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Time control: 45m, 70m/35+15m, 5m+3s, 20m d5s, 35/4200:900, ru64-45 … [default: the record's]
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true)]
    control: Option<String>,
    /// Number of the record's first move, where the record is a continuation
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    first_move: Option<u32>,
    /// Whether the increment is given before the first move
    #[arg(long, value_name = "WHETHER", value_enum, default_value = "yes")]
    increment_before_first_move: Whether,
    /// When the next period's time is added
    #[arg(long, value_name = "WHEN", value_enum, default_value = "at-move")]
    next_period: NextPeriodName,
    /// Read %mct as the face of a dial that began here (3.7.5: 1:00)
    #[arg(long, value_name = "H:MM")]
    dial_start: Option<Dial>,
    /// Speed of the games [default: blitz for one period of 3 to 5 minutes]
    #[arg(long, value_name = "SPEED", value_enum)]
    speed: Option<Speed>,
    /// The games are micro-matches, of N games if given: the break stands on White's clock from the
    /// second game on (3.18*)
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "0")]
    micro_match: Option<u32>,
    /// How late a player may come [default: the first control; an hour under draft2002]
    #[arg(long, value_name = "H:MM:SS")]
    lateness: Option<Time>,
    /// Show the clocks as they stood after this move: 35w, 35b, 35
    #[arg(long, value_name = "MOVE")]
    at: Option<At>,
    /// Whether a correction is allowed (3.7.8): the side and the time left after it, "w 0:14:30"
    #[arg(long, value_name = "SIDE TIME")]
    what_if: Option<Correction>,
    /// The event: its rulebook, time control and micro-matches hold
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// Form of the answer
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: Format,
}

const HELP: &str = "\
Controls: 45m · 70m/35+15m (35 moves, then 15 minutes) · 1h30m/50, 30m · 5m+3s (increment) ·
  20m d5s (delay) · PDN: 35/4200:900, 4800+60 · names: ru64-45, ru64-60, ru64-70-35-15,
  ru100-90-50-30, fmjd-80-60s, blitz-3 to blitz-5, rapid-10 to rapid-30

Logs have the columns game, ply, side, event, reading, detail; events: game, control, first,
  move, emt, egt, mct, flag, stop, start, resume, arrival, absent, excused, correct, wrong-move,
  penalty, unrecorded, restored, record-lost, end, result, termination

Examples:
  shashki clock-check games.pdn
  shashki clock-check games.pdn --control ru64-70-35-15 --at 35
  shashki clock-check round3.csv --control 45m --what-if \"w 0:14:30\"
  shashki clock-check games.pdn --format html --lang ru --output clocks.html

Exit codes: 0 clean (a loss on time that the result confirms is clean), 1 a finding of severity
error stands (a result or Termination that contradicts the clock), 2 could not answer.";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Whether {
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum NextPeriodName {
    AtMove,
    AtZero,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Speed {
    Blitz,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Jsonl,
    Csv,
    Html,
}

/// A dial's face.
#[derive(Clone, Copy, Debug)]
struct Dial(Time);

impl FromStr for Dial {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Time::dial(text)
            .map(Dial)
            .ok_or_else(|| Refusal::new("not-a-dial").with("text", text))
    }
}

/// `35w`, `35b`, `35`.
#[derive(Clone, Debug)]
pub(super) struct At {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub asked: MoveAsked,
}

impl FromStr for At {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lower = text.trim().to_lowercase();
        let digits = lower.trim_end_matches(|c: char| !c.is_ascii_digit());
        let side = match lower[digits.len()..].trim() {
            "" => None,
            rest => Some(colour(rest).ok_or_else(|| bad_move(text))?),
        };
        match digits.parse::<u32>() {
            Ok(number @ 1..=1_000_000) => Ok(At {
                text: text.to_owned(),
                asked: MoveAsked { number, side },
            }),
            _ => Err(bad_move(text)),
        }
    }
}

fn bad_move(text: &str) -> Refusal {
    Refusal::new("not-a-move-asked").with("text", text)
}

/// A correction asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Correction {
    /// Whose clock.
    pub side: Colour,
    /// The time left after it.
    pub to: Time,
}

impl FromStr for Correction {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse = || {
            let (side, time) = text.trim().split_once(char::is_whitespace)?;
            let to = time
                .trim()
                .parse()
                .ok()
                .filter(|to: &Time| !to.is_negative())?;
            Some(Correction {
                side: colour(&side.to_lowercase())?,
                to,
            })
        };
        parse().ok_or_else(|| Refusal::new("not-a-correction").with("text", text))
    }
}

fn colour(text: &str) -> Option<Colour> {
    match text {
        "w" | "white" | "б" => Some(Colour::White),
        "b" | "black" | "ч" => Some(Colour::Black),
        _ => None,
    }
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    let files = input::files(
        &args.files,
        [
            "usage: shashki clock-check FILE…; `shashki clock-check --help` says more",
            "вызов: shashki clock-check ФАЙЛ…; подробнее: `shashki clock-check --help`",
        ],
    )?;
    let checker = checker(&args, common)?;
    let read: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    let mut out = Target::sparing(common, &read)?.stream();
    match args.format {
        Format::Csv => out.write(table::HEADER.as_bytes())?,
        Format::Html => out.write(html::head(common.language()).as_bytes())?,
        Format::Json => out.write(json_head()?.as_bytes())?,
        Format::Text | Format::Jsonl => {}
    }
    let wrong = stream::run(&files, &checker, &mut out, common)?;
    match args.format {
        Format::Html => out.write(html::TAIL.as_bytes())?,
        Format::Json => out.write(b"\n]}}\n")?,
        Format::Csv | Format::Text | Format::Jsonl => {}
    }
    out.finish()?;
    Ok(Exit::wrong_if(wrong))
}

/// The envelope up to the games: they are written one by one, since there may be many.
fn json_head() -> Result<String, Failure> {
    let empty = serde_json::to_string(&envelope("clock-check", &ClockReport::default())?)?;
    Ok(empty.trim_end_matches("]}}").to_owned())
}

fn checker<'a>(args: &'a Args, common: &'a Common) -> Result<Checker<'a>, Failure> {
    let event = match &args.event {
        Some(path) => Some(event_input::load(path, common)?.event),
        None => None,
    };
    let regulation = event.as_ref().map(|event| &event.regulation);
    let named = args
        .control
        .as_deref()
        .or(regulation.and_then(|regulation| regulation.time_control.as_deref()));
    let control = match named {
        Some(text) => Some(Control::read(text).map_err(|error| Failure::Usage(error.refusal()))?),
        None => None,
    };
    let book = common
        .rules
        .or(regulation.map(|regulation| regulation.rulebook))
        .unwrap_or_default();
    let micro_match = match args.micro_match {
        Some(0) => Some(None),
        Some(games @ 2..=4) => Some(Some(games)),
        Some(games) => {
            return Err(Failure::Usage(
                Refusal::new("micro-match-games").with("games", games),
            ));
        }
        None => regulation
            .and_then(|regulation| regulation.micro_match)
            .map(Some),
    };
    Ok(Checker {
        settings: Settings {
            book,
            first_move: args.first_move.unwrap_or(1),
            first_increment: args.increment_before_first_move == Whether::Yes,
            next_period: match args.next_period {
                NextPeriodName::AtMove => NextPeriod::AtMove,
                NextPeriodName::AtZero => NextPeriod::AtZero,
            },
            dial_start: args.dial_start.map(|dial| dial.0),
            blitz: args.speed == Some(Speed::Blitz),
            lateness_limit: args.lateness,
            ..Settings::default()
        },
        question: question(book, common)?,
        control,
        in_seconds: named.and_then(|text| Some((text.to_owned(), meant_as_minutes(text)?))),
        micro_match,
        at: args.at.as_ref(),
        what_if: args.what_if,
        form: match args.format {
            Format::Text => Form::Text,
            Format::Json => Form::Json,
            Format::Jsonl => Form::Jsonl,
            Format::Csv => Form::Csv,
            Format::Html => Form::Html,
        },
        common,
    })
}
