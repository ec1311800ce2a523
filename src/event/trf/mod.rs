//! FIDE's tournament report files: TRF16 and TRF26.
//!
//! Lenient: byte order marks, line ends of every kind (CR, LF, CRLF), tabs, trailing spaces cut
//! off, short rows, a missing rank or title, colours missing where no game was played, bye codes
//! of older programs (`+`, `-`, `=` without an opponent). Strict: the columns of players' rows,
//! both entries of a game, known results, and `XXS`/`XXA`, which mean different things in different
//! tools. A round in which everybody who is mentioned has a requested bye, and nobody an opponent,
//! is the round to be paired: its byes become announced absences.
//!
//! ```
//! use shashki::event::trf;
//! let text = "012 Cup\n\
//! 001    1      Anna                              2400                             1.0    1     2 w 1\n\
//! 001    2      Boris                             2300                             0.0    2     1 b 0\n";
//! let read = trf::read(text).unwrap();
//! assert_eq!(read.event.rounds[0].pairings[0].result.unwrap().to_string(), "1-0");
//! assert!(read.findings.is_empty());
//! ```

mod build;
mod columns;
mod doubts;
pub(super) mod given;
mod head;
mod kind;
mod line;
mod lost;
mod places;
mod row;
mod scale;
mod team_lines;
mod team_slips;
mod teams;
mod texts;
mod write;
mod write_head;
mod write_teams;

use crate::finding::codes::event as codes;
use crate::finding::{Finding, Place, Severity};

use super::{Event, ReadError, check};

pub(super) use lost::{apart, boards_move};
pub use write::{Places, Written, write, write_placed};

/// Which of the two formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// TRF16, with the `XX` extensions.
    Trf16,
    /// TRF26.
    Trf26,
}

/// A file as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The event.
    pub event: Event,
    /// The format, by the records it has.
    pub dialect: Dialect,
    /// What was found that did not keep it from being read.
    pub findings: Vec<Finding>,
}

/// Whether a text looks like TRF: some line is a player's row, or the first is the name of a
/// tournament.
pub fn is_trf(text: &str) -> bool {
    let named = |line: &line::Line| line.din() == "012" && matches!(line.field(4, 4).trim(), "");
    line::lines(text).next().is_some_and(|line| named(&line))
        || line::lines(text)
            .any(|line| line.din() == "001" && line.field(5, 8).trim().parse::<u32>().is_ok())
}

/// Reads TRF16 or TRF26.
///
/// # Errors
/// [`ReadError::Faults`] with line and column of everything that keeps the event from being put
/// together (an opponent who does not point back, results that contradict each other, …).
pub fn read(text: &str) -> Result<Read, ReadError> {
    let mut findings = Vec::new();
    let mut head = head::Head::default();
    let mut rows = Vec::new();
    let mut records = Vec::new();
    for line in line::lines(text) {
        if line.din() == "001" {
            rows.push(row::read(&line, &mut findings));
        } else {
            head.read(&line, &mut findings);
            records.push(line);
        }
    }
    if rows.is_empty() {
        findings.push(Finding::new(codes::NO_PLAYER_ROWS).at(line::place(1, 1)));
    }
    let mut event = build::event(&head, &rows, &mut findings);
    if !wrong(&findings) {
        teams::form(&mut event, &head, &mut findings);
        doubts::find(&event, &records, head.dates.len(), &mut findings);
        // Ids follow from the numbers: what is twice is told once.
        let mut faults = check::faults(&event);
        faults.retain(|fault| fault.code != codes::ID_TWICE);
        let unclear = [
            codes::ABSENCE_UNCLEAR,
            codes::TEAM_UNCLEAR,
            codes::TEAM_NAME_TWICE,
            codes::DATE_OUT_OF_ORDER,
        ];
        let odd = check::oddities(&event).into_iter();
        faults.extend(odd.filter(|odd| unclear.contains(&odd.code)));
        findings.extend(places::located(faults, &event, text));
    }
    if wrong(&findings) {
        findings.sort_by_key(|finding| (finding.place.line, finding.place.column));
        return Err(ReadError::Faults(findings));
    }
    Ok(Read {
        event,
        dialect: head.dialect(),
        findings,
    })
}

/// What lines of a TRF file that an event has kept would change, were they understood: points that
/// record 299 gives beside the results, and what record 162 gives to who did not play.
pub fn not_applied(event: &Event) -> impl Iterator<Item = Finding> + '_ {
    let kept = event.trf_lines.iter().enumerate();
    kept.filter_map(|(index, text)| {
        let line = line::lines(text).next()?;
        let (din, text) = match line.din().as_str() {
            "299" => ("299", line.rest()),
            "162" => ("162", scale::not_applied(&line, &event.regulation.scoring)?),
            _ => return None,
        };
        let place = Place {
            path: Some(format!("trf_lines[{index}]")),
            ..Place::default()
        };
        let finding = Finding::new(codes::POINTS_NOT_APPLIED).at(place);
        Some(finding.field("din", din).field("text", text))
    })
}

fn wrong(findings: &[Finding]) -> bool {
    findings
        .iter()
        .any(|finding| finding.severity == Severity::Error)
}
