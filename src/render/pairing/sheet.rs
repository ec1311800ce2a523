//! What a pairing sheet says, before it is laid out.

use crate::event::ByeKind;
use crate::finding::Severity;
use crate::pairing::UnpairedReason;
use crate::render::Language;
use crate::report::pairing::{OpeningReport, PairReport, PairRound, Told};

use super::Look;
use super::labels::{self, Label, label};

/// A sheet of one round: headings, rows and lines, in the reader's language, not yet made safe
/// for where they are shown.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// Name of the event.
    pub event: String,
    /// Round and system.
    pub title: String,
    /// The table's headings.
    pub headings: Vec<&'static str>,
    /// Which columns hold figures.
    pub figures: Vec<bool>,
    /// The table's rows.
    pub rows: Vec<Vec<String>>,
    /// Byes, who is free, openings.
    pub notes: Vec<String>,
    /// Why the round is as it is.
    pub why: Vec<String>,
    /// Why there is no pairing.
    pub impossible: Vec<String>,
    /// Seed, and whether the round is written.
    pub foot: Vec<String>,
    /// Heading of `why`.
    pub why_heading: &'static str,
}

impl Sheet {
    /// The sheet of a round.
    pub fn new(report: &PairRound, look: Look) -> Sheet {
        let language = look.language;
        let word = |which| label(which, language);
        let mut sheet = Sheet {
            event: report.event.name.clone(),
            title: title(report, look),
            why_heading: word(Label::Why),
            ..Sheet::default()
        };
        let scored = report
            .pairings
            .iter()
            .any(|pair| pair.white_points.halves() != 0 || pair.black_points.halves() != 0);
        let openings = report.pairings.iter().any(|pair| pair.opening.is_some());
        let mut heading = |which, figure| {
            sheet.headings.push(word(which));
            sheet.figures.push(figure);
        };
        heading(Label::Board, true);
        heading(Label::White, false);
        if scored {
            heading(Label::Points, true);
        }
        heading(Label::Result, false);
        if scored {
            heading(Label::Points, true);
        }
        heading(Label::Black, false);
        if openings {
            heading(Label::Opening, false);
        }
        for pair in &report.pairings {
            sheet.rows.push(pair_row(pair, scored, openings, look));
            for game in &pair.games {
                let seat = |number: Option<crate::event::Number>, name: &str| match number {
                    Some(number) => format!("  {number} {name}"),
                    None => format!("  {}", word(Label::Nobody)),
                };
                let mut row = vec![
                    format!("{}.{}", pair.board, game.game),
                    seat(game.white, &game.white_name),
                ];
                if scored {
                    row.push(String::new());
                }
                row.push(labels::result(game.result));
                if scored {
                    row.push(String::new());
                }
                row.push(seat(game.black, &game.black_name));
                if openings {
                    row.push(String::new());
                }
                sheet.rows.push(row);
            }
        }
        notes(&mut sheet, report, look);
        if let Some(impossible) = &report.impossible {
            sheet.impossible.push(word(Label::Impossible).to_owned());
            sheet.impossible.extend(
                impossible
                    .reasons
                    .iter()
                    .map(|reason| told(reason, language)),
            );
            if !impossible.could_allow.is_empty() {
                sheet.impossible.push(word(Label::CouldAllow).to_owned());
                let allow = impossible
                    .could_allow
                    .iter()
                    .map(|reason| told(reason, language));
                sheet.impossible.extend(allow);
            }
        }
        for reason in &report.explanation {
            let grave = reason.severity != Severity::Information;
            if grave {
                let line = format!("{}: {}", word(Label::Warning), told(reason, language));
                sheet.why.push(line);
            } else if look.explain || !look.quiet {
                sheet.why.push(told(reason, language));
            }
        }
        if !look.quiet {
            if let Some(seed) = &report.seed {
                sheet.foot.push(format!("{}: {seed}", word(Label::Seed)));
            }
            if report.impossible.is_none() && !report.pairings.is_empty() {
                if let Some(before) = report.system_before {
                    let names = [before, report.system].map(|s| labels::system(s, look.language));
                    let [old, new] = names;
                    let head = word(Label::SystemStored);
                    sheet.foot.push(format!("{head}: {new} (← {old})"));
                }
                let written = if report.untouched {
                    Label::Untouched
                } else if report.written {
                    Label::Written
                } else {
                    Label::NotWritten
                };
                sheet.foot.push(word(written).to_owned());
            }
        }
        sheet
    }
}

fn title(report: &PairRound, look: Look) -> String {
    let language = look.language;
    let round = label(Label::Round, language);
    let of = match report.rounds_total {
        Some(total) => format!(" {} {total}", label(Label::Of, language)),
        None => String::new(),
    };
    let system = labels::system(report.system, language);
    format!("{round} {}{of}, {system}", report.round)
}

fn told(reason: &Told, language: Language) -> String {
    match &reason.article {
        Some(article) => {
            let article = match language {
                Language::English => article.clone(),
                Language::Russian => article.replace("Appendix", "приложение"),
            };
            format!("{} [{}, {article}]", reason.message, reason.code)
        }
        None => format!("{} [{}]", reason.message, reason.code),
    }
}

fn pair_row(pair: &PairReport, scored: bool, openings: bool, look: Look) -> Vec<String> {
    let seat = |number, name: &str| format!("{number} {name}");
    let mut row = vec![pair.board.to_string(), seat(pair.white, &pair.white_name)];
    if scored {
        row.push(pair.white_points.to_string());
    }
    row.push(labels::result(pair.result));
    if scored {
        row.push(pair.black_points.to_string());
    }
    let forced = if pair.forced {
        format!(" ({})", label(Label::Forced, look.language))
    } else {
        String::new()
    };
    row.push(seat(pair.black, &pair.black_name) + &forced);
    if openings {
        row.push(pair.opening.as_ref().map(opening).unwrap_or_default());
    }
    row
}

fn opening(opening: &OpeningReport) -> String {
    if opening.text.is_empty() || opening.text == opening.id {
        opening.id.clone()
    } else {
        format!("{}: {}", opening.id, opening.text)
    }
}

fn notes(sheet: &mut Sheet, report: &PairRound, look: Look) {
    let language = look.language;
    if report.pairings.is_empty() && report.impossible.is_none() {
        sheet.notes.push(label(Label::NoPair, language).to_owned());
    }
    let seat = |number, name: &str| format!("{number} {name}");
    for kind in [
        ByeKind::Pairing,
        ByeKind::Full,
        ByeKind::Half,
        ByeKind::Zero,
    ] {
        let who: Vec<String> = report
            .byes
            .iter()
            .filter(|bye| bye.kind == kind)
            .map(|bye| seat(bye.player, &bye.name))
            .collect();
        if !who.is_empty() {
            let line = format!("{}: {}", labels::bye(kind, language), who.join(", "));
            sheet.notes.push(line);
        }
    }
    for reason in [
        UnpairedReason::Free,
        UnpairedReason::Absent,
        UnpairedReason::NotYetEntered,
        UnpairedReason::Withdrawn,
        UnpairedReason::Eliminated,
        UnpairedReason::Decided,
        UnpairedReason::NotInTable,
    ] {
        let who: Vec<String> = report
            .unpaired
            .iter()
            .filter(|unpaired| unpaired.reason == reason)
            // Who is recorded as absent is named among the byes.
            .filter(|unpaired| report.byes.iter().all(|bye| bye.player != unpaired.player))
            .map(|unpaired| seat(unpaired.player, &unpaired.name))
            .collect();
        if !who.is_empty() {
            let line = format!("{}: {}", labels::unpaired(reason, language), who.join(", "));
            sheet.notes.push(line);
        }
    }
    if let Some(drawn) = &report.opening {
        let word = label(Label::OpeningOfRound, language);
        sheet.notes.push(format!("{word}: {}", opening(drawn)));
    }
}
