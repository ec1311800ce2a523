//! TRF with ranks: the event as its writer has it, with the places of these standings.

use crate::report::standings::{Place, Standings};

/// The text of a TRF file with the ranks of its players (columns 86–89) replaced by the places of
/// `report`; a shared place is its first.
pub fn with_ranks(text: &str, report: &Standings) -> String {
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
        let characters: Vec<char> = line.chars().collect();
        let number: String = characters.iter().skip(4).take(4).collect();
        match number
            .trim()
            .parse()
            .ok()
            .filter(|_| line.starts_with("001"))
        {
            Some(number) => {
                let place = rank(number).unwrap_or_default();
                let mut row: Vec<char> = characters;
                if row.len() < 89 {
                    row.resize(89, ' ');
                }
                for (column, c) in (85..89).zip(format!("{place:>4}").chars()) {
                    row[column] = c;
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
