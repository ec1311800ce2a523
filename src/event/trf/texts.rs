//! Texts of records: dates, systems, tie-breaks.

use chrono::Datelike;

use crate::finding::{Finding, Severity};

use super::head::misread;
use super::line::Line;
use super::row::FIRST;
use crate::event::{Event, System};

/// `YYYY/MM/DD`, `YYYY-MM-DD`, `YYYY.MM.DD` or `DD.MM.YYYY` as `YYYY-MM-DD`.
pub(super) fn date(text: &str) -> Option<String> {
    ["%Y/%m/%d", "%Y-%m-%d", "%Y.%m.%d", "%d.%m.%Y", "%d/%m/%Y"]
        .into_iter()
        .find_map(|format| chrono::NaiveDate::parse_from_str(text, format).ok())
        .filter(|date| (1800..=2200).contains(&date.year()))
        .map(|date| date.format("%Y-%m-%d").to_string())
}

/// 132: `YY/MM/DD` at the column of each round; empty where a round has none. Some programs are a
/// column off, and some write a line for each round, in order, with its date before those columns.
pub(super) fn dates(line: &Line, dates: &mut Vec<String>, findings: &mut Vec<Finding>) {
    let words = line.words(4);
    let alone = words.len() == 1;
    for (column, text) in words {
        let day = match text.len() {
            // Years of two digits: those of the format's age, and the decades before it.
            8 if text.starts_with(['7', '8', '9']) => date(&format!("19{text}")),
            8 => date(&format!("20{text}")),
            10 => date(&text),
            _ => None,
        };
        let round = (column + 2).saturating_sub(FIRST) / 10;
        let near = column.abs_diff(FIRST + 10 * round) <= 2;
        let round = match near {
            true => Some(round),
            false if alone && column < FIRST => Some(dates.len()),
            false => None,
        };
        if let (Some(day), Some(round)) = (day, round) {
            if dates.len() <= round {
                dates.resize(round + 1, String::new());
            }
            dates[round] = day;
        } else {
            let misread = misread(line, column, "date", &text);
            findings.push(misread.severity(Severity::Warning));
        }
    }
}

/// Record 132 of these dates, `YYYY-MM-DD` or empty for none, without the line's end.
pub(super) fn date_line(dates: &[String]) -> String {
    let mut line = format!("{:<1$}", "132", FIRST - 1);
    for date in dates {
        let date = date.get(2..).unwrap_or_default().replace('-', "/");
        line.push_str(&format!("{date:<10}"));
    }
    line.trim_end().to_owned()
}

/// The system that a free text about it means.
pub(super) fn system(text: &str) -> Option<System> {
    let text = text.to_lowercase().replace(['-', '_', ' '], "");
    let known = [
        ("roundrobin", System::RoundRobin),
        ("berger", System::RoundRobin),
        ("круговая", System::RoundRobin),
        ("scheveningen", System::Scheveningen),
        ("knockout", System::KnockOut),
        ("match", System::Match),
        ("swissrandom", System::SwissRandom),
        ("swissrating", System::SwissRating),
        ("swisssolkoff", System::SwissSolkoff),
        ("swissbuchholz", System::SwissBuchholz),
        ("dutch", System::SwissDutch),
    ];
    known
        .into_iter()
        .find(|(name, _)| text.contains(name))
        .map(|(_, system)| system)
}

/// 202: our ids for the acronyms; one that is not ours stays as it is, for `tiebreak` to read or to
/// name as unknown.
pub(super) fn tie_breaks(text: &str) -> Vec<String> {
    text.split(',')
        .map(str::trim)
        .filter(|acronym| !acronym.is_empty() && *acronym != "PTS")
        .map(|acronym| {
            TIE_BREAKS
                .iter()
                .find(|(theirs, _)| *theirs == acronym)
                .map_or(acronym, |(_, ours)| *ours)
                .to_owned()
        })
        .collect()
}

/// What record 202 says of these tie-breaks; `None` if there are none or one has no acronym.
pub(super) fn acronyms(ids: &[String]) -> Option<String> {
    let acronyms: Option<Vec<&str>> = ids.iter().map(|id| acronym(id)).collect();
    acronyms
        .filter(|list| !list.is_empty())
        .map(|list| list.join(","))
}

/// A kept record 202 that still says what the tie-breaks are: it is written as it was read.
pub(super) fn kept_tie_breaks(event: &Event) -> Option<&str> {
    let ids = &event.regulation.tie_breaks;
    let says = |line: &&String| {
        let rest = line.strip_prefix("202");
        rest.is_some_and(|rest| tie_breaks(rest) == *ids)
    };
    event.trf_lines.iter().find(says).map(String::as_str)
}

/// The acronym of an id in record 202, if it can stand there: ours for FIDE's, and one that came
/// from such a record (with a capital, as none of ours has).
pub(super) fn acronym(id: &str) -> Option<&str> {
    let foreign = !id.contains(',') && id.bytes().any(|byte| byte.is_ascii_uppercase());
    TIE_BREAKS
        .iter()
        .find(|(_, ours)| *ours == id)
        .map(|(theirs, _)| *theirs)
        .or_else(|| foreign.then_some(id))
}

/// FIDE's acronyms and our ids, where they mean the same.
const TIE_BREAKS: [(&str, &str); 6] = [
    ("BH", "buchholz"),
    ("BH/M1", "solkoff"),
    ("SB", "sonneborn-berger-fide"),
    ("DE", "direct-fide"),
    ("WIN", "wins"),
    ("WON", "wins-otb"),
];
