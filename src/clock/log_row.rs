//! One row of a clock log, and what it adds to a game.

use std::borrow::Cow;

use super::log::{LogFault, LoggedGame};
use super::record::{BoardEnd, Measure, Stop, What, Witness};
use super::time::{self, Written};
use super::{Control, Ending, Event, Moment, Reading, Record};
use crate::board::Colour;

/// A row as written.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    /// The game it belongs to.
    #[serde(default)]
    pub game: Option<String>,
    /// The half-move.
    #[serde(default, deserialize_with = "text_or_number")]
    pub ply: Option<String>,
    /// The side.
    #[serde(default)]
    pub side: Option<String>,
    /// The event.
    pub event: String,
    /// The reading.
    #[serde(default)]
    pub reading: Option<String>,
    /// Whatever else the event says.
    #[serde(default, deserialize_with = "text_or_number")]
    pub detail: Option<String>,
}

fn text_or_number<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    #[derive(serde::Deserialize)]
    #[serde(untagged)]
    enum Either {
        Number(u64),
        Text(String),
        None,
    }
    Ok(match serde::Deserialize::deserialize(from)? {
        Either::Number(number) => Some(number.to_string()),
        Either::Text(text) => Some(text),
        Either::None => None,
    })
}

impl Row {
    pub const COLUMNS: [&'static str; 6] = ["game", "ply", "side", "event", "reading", "detail"];

    /// Sets the column `name`; an empty cell says nothing.
    pub fn set(&mut self, name: &str, cell: &str) {
        let value = (!cell.is_empty()).then(|| cell.to_owned());
        match name {
            "game" => self.game = value,
            "ply" => self.ply = value,
            "side" => self.side = value,
            "reading" => self.reading = value,
            "detail" => self.detail = value,
            _ => self.event = cell.to_owned(),
        }
    }

    fn detail(&self) -> &str {
        self.detail.as_deref().unwrap_or_default().trim()
    }

    fn ply(&self) -> Result<Option<u32>, LogFault> {
        let Some(text) = given(self.ply.as_ref()) else {
            return Ok(None);
        };
        match text.parse::<u32>() {
            Ok(ply @ 1..=1_000_000) => Ok(Some(ply)),
            _ => Err(LogFault::Ply(text.to_owned())),
        }
    }

    /// The side; `None` for both or none.
    fn side(&self) -> Result<Option<Colour>, LogFault> {
        let Some(text) = given(self.side.as_ref()) else {
            return Ok(None);
        };
        match text.to_lowercase().as_str() {
            "both" | "обе" | "оба" => Ok(None),
            other => colour(other)
                .map(Some)
                .ok_or_else(|| LogFault::Side(text.to_owned())),
        }
    }

    fn one_side(&self, event: &'static str) -> Result<Colour, LogFault> {
        self.side()?.ok_or(LogFault::NeedsSide(event))
    }

    fn reading(&self) -> Result<Option<Written>, LogFault> {
        match given(self.reading.as_ref()) {
            None => Ok(None),
            Some(text) => time::read(text)
                .map(Some)
                .ok_or_else(|| LogFault::Reading(text.to_owned())),
        }
    }

    fn needed_reading(&self, event: &'static str) -> Result<super::Time, LogFault> {
        self.reading()?
            .map(|written| written.time)
            .ok_or(LogFault::NeedsReading(event))
    }

    /// A time of day: hours and minutes, seconds if need be; zero where nothing is written.
    fn time_of_day(&self) -> Result<super::Time, LogFault> {
        match given(self.reading.as_ref()) {
            None => Ok(super::Time::ZERO),
            Some(text) => time::read_dial(text)
                .map(|written| written.time)
                .filter(|time| (super::Time::ZERO..super::Time::HOUR * 24).contains(time))
                .ok_or_else(|| LogFault::TimeOfDay(text.to_owned())),
        }
    }

    /// The time of day that an event cannot do without.
    fn needed_time_of_day(&self, event: &'static str) -> Result<super::Time, LogFault> {
        match given(self.reading.as_ref()) {
            None => Err(LogFault::NeedsReading(event)),
            Some(_) => self.time_of_day(),
        }
    }

    fn bad_detail(&self, event: &'static str, known: &'static str) -> LogFault {
        LogFault::Detail {
            event,
            detail: self.detail().to_owned(),
            known,
        }
    }
}

fn given(cell: Option<&String>) -> Option<&str> {
    cell.map(|text| text.trim()).filter(|text| !text.is_empty())
}

fn colour(text: &str) -> Option<Colour> {
    match text {
        "w" | "white" | "б" | "белые" => Some(Colour::White),
        "b" | "black" | "ч" | "чёрные" | "черные" => Some(Colour::Black),
        _ => None,
    }
}

/// Adds what a row says to its game.
pub(super) fn apply(game: &mut LoggedGame, row: &Row) -> Result<(), LogFault> {
    let name: Cow<'_, str> = row
        .event
        .trim()
        .to_ascii_lowercase()
        .replace('_', "-")
        .into();
    let record = &mut game.record;
    match name.as_ref() {
        "game" => {
            if !row.detail().is_empty() {
                game.title = Some(row.detail().to_owned());
            }
        }
        "control" => {
            let control = Control::read(row.detail())?;
            match row.side()? {
                Some(side) => game.controls[side.index()] = control,
                None => game.controls = [control.clone(), control],
            }
        }
        "first" => record.first = row.one_side("first")?,
        "move" | "clk" => moved(record, row, super::What::Remaining)?,
        "emt" => moved(record, row, super::What::Thought)?,
        "egt" => moved(record, row, super::What::Taken)?,
        "mct" => moved(record, row, super::What::Face)?,
        "end" => {
            record.board_end = Some(BoardEnd {
                ply: row.ply()?.unwrap_or(record.plies),
                winner: row.side()?,
                article: None,
            });
        }
        "result" => record.result = ending(row)?,
        "termination" => record.time_forfeit = Record::is_time_forfeit(row.detail()),
        other => {
            let what = happening(other, row)?;
            let side = row.side()?;
            let needs_one = match what {
                What::Stop(_) => Some("stop"),
                What::Arrival(_) => Some("arrival"),
                What::Correction(_) => Some("correct"),
                What::WrongMove { .. } => Some("wrong-move"),
                _ => None,
            };
            if let (Some(event), None) = (needs_one, side) {
                return Err(LogFault::NeedsSide(event));
            }
            let moment = moment(record, row.ply()?, side, what);
            record.events.push(Event { moment, side, what });
        }
    }
    Ok(())
}

/// What happened, for the events that are neither moves nor about the whole game.
fn happening(name: &str, row: &Row) -> Result<What, LogFault> {
    Ok(match name {
        "flag" => What::Flag(match row.detail() {
            "" | "arbiter" => Witness::Arbiter,
            "opponent" => Witness::Opponent,
            "nobody" | "seen" => Witness::Nobody,
            _ => return Err(row.bad_detail("flag", "arbiter, opponent or nobody")),
        }),
        "stop" => What::Stop(stop(row)?),
        "start" => What::Start(row.time_of_day()?),
        "resume" => What::Resume(row.time_of_day()?),
        "arrival" => What::Arrival(row.needed_time_of_day("arrival")?),
        "absent" => What::Absent,
        "excused" => What::ValidReason,
        "correct" => What::Correction(row.needed_reading("correct")?),
        "wrong-move" => What::WrongMove {
            time: row.reading()?.map(|written| written.time),
            charged: match row.detail() {
                "" => None,
                text => Some(
                    colour(&text.to_lowercase())
                        .ok_or_else(|| row.bad_detail("wrong-move", "w or b: whose clock ran"))?,
                ),
            },
        },
        "penalty" => What::Penalty(match row.detail() {
            "" => None,
            text => Some(Measure::named(&text.to_lowercase()).ok_or_else(|| {
                row.bad_detail("penalty", "remark, warning, reprimand, loss or exclusion")
            })?),
        }),
        "unrecorded" => What::Unrecorded(
            row.detail()
                .parse()
                .map_err(|_| row.bad_detail("unrecorded", "the number of moves missing"))?,
        ),
        "restored" => What::Restored(row.needed_reading("restored")?),
        "record-lost" => What::RecordLost,
        _ => return Err(LogFault::Event(row.event.clone())),
    })
}

fn stop(row: &Row) -> Result<Stop, LogFault> {
    let mut stop = Stop::default();
    for word in row
        .detail()
        .split([' ', '+', '/'])
        .filter(|word| !word.is_empty())
    {
        match word {
            "won" => stop.won_position = true,
            "offer" => stop.offered_draw = true,
            "mistake" => stop.misunderstanding = true,
            "arbiter" => stop.called_arbiter = true,
            _ => return Err(row.bad_detail("stop", "won, offer, mistake or arbiter")),
        }
    }
    Ok(stop)
}

fn ending(row: &Row) -> Result<Option<Ending>, LogFault> {
    Ok(Some(match row.detail() {
        "1-0" | "2-0" => Ending::Win(Colour::White),
        "0-1" | "0-2" => Ending::Win(Colour::Black),
        "1/2-1/2" | "1-1" => Ending::Draw,
        "0-0" => Ending::LossOfBoth,
        "" | "*" => return Ok(None),
        _ => return Err(row.bad_detail("result", "2-0, 1-1, 0-2, 0-0 or *")),
    }))
}

/// A move, with the reading taken after it if there is one.
fn moved(
    record: &mut Record,
    row: &Row,
    what: fn(super::Time) -> super::What,
) -> Result<(), LogFault> {
    let ply = row.ply()?.unwrap_or(record.plies + 1);
    if ply <= record.plies {
        return Err(LogFault::Order {
            ply,
            last: record.plies,
        });
    }
    if let Some(side) = row.side()?
        && record.mover(ply) != side
    {
        // The first row with a side may show that Black begins.
        if record.plies > 0 {
            return Err(LogFault::WrongSide(ply));
        }
        record.first = !record.first;
    }
    record.plies = ply;
    if let Some(written) = row.reading()? {
        record.readings.push(Reading {
            ply,
            what: what(written.time),
            unit: written.unit,
        });
    }
    Ok(())
}

/// When something happened: at the half-move written, else while the next one was thought
/// about; a player's own flag while his opponent thinks fell as he pressed his clock.
fn moment(record: &Record, ply: Option<u32>, side: Option<Colour>, what: What) -> Moment {
    match ply {
        Some(ply) => Moment {
            ply,
            after: ply <= record.plies,
        },
        None => {
            let next = record.plies + 1;
            let pressed = matches!(what, What::Flag(_))
                && record.plies > 0
                && side.is_some_and(|side| record.mover(next) != side);
            if pressed {
                Moment::after(record.plies)
            } else {
                Moment::before(next)
            }
        }
    }
}
