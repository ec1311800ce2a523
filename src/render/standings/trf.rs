//! TRF with ranks: the event as its writer has it, with the places of these standings.

use crate::event::{ByeKind, Cards, Event, Number, Played};
use crate::exact::Points;
use crate::report::standings::{Place, Standings};

/// The text of a TRF file with the ranks of its players (columns 86–89) replaced by the places of
/// `report`; a shared place is its first. In a team event the places are the teams': they stand in
/// record 310 (columns 69–71) after match and game points (55–60, 62–67), and the players keep the
/// ranks they have.
pub fn with_ranks(text: &str, report: &Standings, event: &Event) -> String {
    let rank = |number: u32| {
        let line = report.standings.iter().find(|line| line.player == number)?;
        match &line.place {
            Place::Own(place) => Some(place.to_string()),
            Place::Shared(places) => places.split('-').next().map(str::to_owned),
            Place::None => None,
        }
    };
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let team = event.is_team_event();
        let din = if team { "310" } else { "001" };
        let (from, width) = if team { (4, 3) } else { (4, 4) };
        let characters: Vec<char> = line.chars().collect();
        let number: String = characters.iter().skip(from).take(width).collect();
        let number = number.trim().parse().ok();
        match number.filter(|_| line.starts_with(din)) {
            Some(number) => {
                let place = rank(number).unwrap_or_default();
                let mut row: Vec<char> = characters;
                if team {
                    let (matches, games) = team_points(event, number);
                    put(&mut row, 54, &format!("{matches:>6}"));
                    put(&mut row, 61, &format!("{games:>6}"));
                    put(&mut row, 68, &format!("{place:>3}"));
                } else {
                    put(&mut row, 85, &format!("{place:>4}"));
                }
                let row: String = row.into_iter().collect();
                out.push_str(row.trim_end());
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

fn put(row: &mut Vec<char>, from: usize, text: &str) {
    let end = from + text.chars().count();
    if row.len() < end {
        row.resize(end, ' ');
    }
    for (column, c) in (from..end).zip(text.chars()) {
        row[column] = c;
    }
}

/// Match points (2 for a won match, 1 for a drawn one) and game points of a team.
fn team_points(event: &Event, team: u32) -> (u32, String) {
    let cards = Cards::after(event, u32::MAX);
    let Some(card) = cards.get(Number(team)) else {
        return (0, String::new());
    };
    let made = card.entries.iter().map(|entry| match entry.played {
        Played::Bye(ByeKind::Pairing | ByeKind::Full) => 2,
        Played::Bye(ByeKind::Half) => 1,
        Played::Bye(ByeKind::Zero) | Played::Pending => 0,
        _ if entry.points > entry.opponent_points => 2,
        Played::OverTheBoard if entry.points == entry.opponent_points => {
            u32::from(entry.points > Points::ZERO)
        }
        _ => 0,
    });
    let games = card.points.to_string();
    let games = if games.contains('.') {
        games
    } else {
        format!("{games}.0")
    };
    (made.sum(), games)
}
