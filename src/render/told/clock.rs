//! Errors of times, controls and clock logs.

use crate::clock::log::{LogError, LogFault};
use crate::clock::{ControlError, ControlFault, ParseTimeError};
use crate::render::Refusal;

use super::Told;

impl Told for ParseTimeError {
    fn refusal(&self) -> Refusal {
        Refusal::new("not-a-time").with("text", &self.text)
    }
}

impl Told for ControlFault {
    fn refusal(&self) -> Refusal {
        match self {
            ControlFault::Empty => Refusal::new("control-empty"),
            ControlFault::OpenPeriodBeforeLast(period) => {
                Refusal::new("control-open-period").with("period", period)
            }
            ControlFault::NoMoves(period) => {
                Refusal::new("control-no-moves").with("period", period)
            }
            ControlFault::NoTime(period) => Refusal::new("control-no-time").with("period", period),
            ControlFault::Negative(period) => {
                Refusal::new("control-negative").with("period", period)
            }
            ControlFault::TooLong(period) => {
                Refusal::new("control-too-long").with("period", period)
            }
        }
    }
}

impl Told for ControlError {
    fn refusal(&self) -> Refusal {
        match self {
            ControlError::Sandclock { text } => {
                Refusal::new("control-sandclock").with("text", text)
            }
            ControlError::Syntax { text, column } => Refusal::new("control-syntax")
                .with("text", text)
                .with("column", column),
            ControlError::Fault { text, fault } => Refusal::new("control-fault")
                .with("text", text)
                .because("fault", fault),
        }
    }
}

impl Told for LogError {
    fn refusal(&self) -> Refusal {
        Refusal::new("log-line")
            .with("line", self.line)
            .because("fault", &self.fault)
    }
}

impl Told for LogFault {
    fn refusal(&self) -> Refusal {
        match self {
            LogFault::Csv(error) => Refusal::new("log-not-csv").because("why", error),
            LogFault::Json(error) => Refusal::new("log-not-json").because("why", error),
            LogFault::NoEventColumn => Refusal::new("log-no-event-column"),
            LogFault::Column(column) => Refusal::new("log-column").with("column", column),
            LogFault::Event(event) => Refusal::new("log-event").with("event", event),
            LogFault::Side(side) => Refusal::new("log-side").with("side", side),
            LogFault::NeedsSide(event) => Refusal::new("log-needs-side").with("event", event),
            LogFault::Ply(ply) => Refusal::new("log-ply").with("ply", ply),
            LogFault::Reading(reading) => Refusal::new("log-reading").with("reading", reading),
            LogFault::TimeOfDay(time) => Refusal::new("log-time-of-day").with("time", time),
            LogFault::NeedsReading(event) => Refusal::new("log-needs-reading").with("event", event),
            LogFault::Detail {
                event,
                detail,
                known,
            } => Refusal::new("log-detail")
                .with("event", event)
                .with("detail", detail)
                .phrase("known", known, known_details(event, known)),
            LogFault::Control(error) => error.refusal(),
            LogFault::Order { ply, last } => Refusal::new("log-order")
                .with("ply", ply)
                .with("last", last),
            LogFault::WrongSide(ply) => Refusal::new("log-wrong-side").with("ply", ply),
        }
    }
}

/// What the details of an event may be, in Russian.
fn known_details(event: &str, known: &'static str) -> &'static str {
    match event {
        "flag" => "arbiter, opponent или nobody",
        "wrong-move" => "w или b: чьи часы шли",
        "penalty" => "remark, warning, reprimand, loss или exclusion",
        "unrecorded" => "число незаписанных ходов",
        "stop" => "won, offer, mistake или arbiter",
        "result" => "2-0, 1-1, 0-2, 0-0 или *",
        _ => known,
    }
}
