//! Writing the head of a TRF file: what stands above the players' rows.

use super::Dialect;
use super::kind;
use super::line::lines;
use super::scale;
use super::texts::{date_line, dates, kept_tie_breaks, system};
use super::write::record;
use crate::event::{Event, System};

/// Everything above the players' rows.
pub(super) fn write(event: &Event, dialect: Dialect, text: &mut String) {
    let regulation = &event.regulation;
    let date = |date: &str| date.replace('-', "/");
    record(text, "012", &event.name);
    for (din, value) in [
        ("022", event.place.clone()),
        ("032", event.federation.clone()),
        ("042", event.start.as_deref().map(date)),
        ("052", event.end.as_deref().map(date)),
        ("062", Some(event.players.len().to_string())),
        (
            "072",
            Some(
                event
                    .players
                    .iter()
                    .filter(|p| p.rating.is_some())
                    .count()
                    .to_string(),
            ),
        ),
        (
            "082",
            (!event.teams.is_empty()).then(|| event.teams.len().to_string()),
        ),
        ("102", event.arbiter.clone()),
    ] {
        if let Some(value) = value {
            record(text, din, &value);
        }
    }
    for deputy in &event.deputies {
        record(text, "112", deputy);
    }
    // A type that names no system here is one of the Dutch system, as the reader takes it.
    let kept = event.trf_lines.iter().filter(|line| tells_system(line));
    let mut said = kept
        .clone()
        .filter_map(|line| line.get(3..).and_then(system));
    let holds = said.next_back().unwrap_or(System::SwissDutch) == regulation.system
        && kind::kept_type_holds(event, dialect);
    if holds && kept.count() > 0 {
        let kept = event.trf_lines.iter();
        for line in kept.filter(|line| tells_system(line)) {
            text.push_str(line);
            text.push('\n');
        }
    } else {
        let paired = match (event.teams.is_empty(), event.is_team_event()) {
            (true, _) => "",
            (false, true) => "Team: ",
            (false, false) => "Individual: ",
        };
        let boards = kind::untold_boards(event).filter(|_| dialect == Dialect::Trf16);
        let boards = boards.map(|boards| format!(", {boards} boards"));
        let name = system_name(event);
        let said = format!("{paired}{name}{}", boards.unwrap_or_default());
        record(text, "092", &said);
    }
    if let Some(control) = &regulation.time_control {
        let din = if dialect == Dialect::Trf26 {
            "222"
        } else {
            "122"
        };
        record(text, din, control);
    }
    for line in &event.trf_lines {
        let tie_breaks = line.starts_with("202");
        let holds = dialect == Dialect::Trf26 && kept_tie_breaks(event) == Some(line.as_str());
        // Dates are written below, with those of the rounds that have been paired since.
        let holds = match line.get(..3) {
            Some("132") => false,
            Some("162") => scale::kept(event) == Some(line.as_str()),
            _ => !tie_breaks || holds,
        };
        if !tells_system(line) && holds {
            text.push_str(line);
            text.push('\n');
        }
    }
    round_dates(event, text);
}

/// Whether a kept line is the type of the event, which has a place of its own.
fn tells_system(line: &str) -> bool {
    line.starts_with("092") || line.starts_with("192")
}

fn system_name(event: &Event) -> &'static str {
    match event.regulation.system {
        System::RoundRobin => "Round robin",
        System::SwissRandom => "Swiss random",
        System::SwissRating => "Swiss rating",
        System::SwissSolkoff => "Swiss Solkoff",
        System::SwissBuchholz => "Swiss Buchholz",
        System::SwissDutch => "Swiss Dutch",
        System::Scheveningen => "Scheveningen",
        System::KnockOut => "Knock-out",
        System::Match => "Match",
    }
}

/// 132: the dates of the rounds, and those that a kept record has for the rounds to come.
fn round_dates(event: &Event, text: &mut String) {
    let kept = event
        .trf_lines
        .iter()
        .filter(|line| line.starts_with("132"));
    let mut all = Vec::new();
    for line in kept.flat_map(|text| lines(text)) {
        dates(&line, &mut all, &mut Vec::new());
    }
    all.resize(all.len().max(event.rounds.len()), String::new());
    for (date, round) in all.iter_mut().zip(&event.rounds) {
        if let Some(own) = &round.date {
            date.clone_from(own);
        }
    }
    if all.iter().any(|date| !date.is_empty()) {
        text.push_str(&date_line(&all));
        text.push('\n');
    }
}
