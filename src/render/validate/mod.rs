//! The answer of `validate-game` in every format. A record is rendered alone, so that records can be
//! rendered side by side and a file of any size never stands in memory.

mod github;
mod junit;
mod normal;
mod page;
mod sarif;
mod sentence;
mod text;

use crate::board::Colour;
use crate::finding::{Finding, Place, Severity, Span};
use crate::game::replay::{Question, Replay, Status};
use crate::game::{Claim, Consequence, Ruling, Tick, Unit, Way};
use crate::notation::pdn::{Block, Game, Score, column, line_ends};
use crate::notation::{Numbering, fen};
use crate::report::validate::{
    ClaimReport, CountReport, GameReport, OutcomeReport, RightReport, RulingReport, TickReport,
};

use super::{Language, found};

pub use github::command as github_command;
pub use junit::{case as junit_case, suite as junit_suite};
pub use normal::normalized;
pub use page::{
    html as html_record, html_file, html_head, html_tail, markdown as markdown_record,
    markdown_file, markdown_head, markdown_tail,
};
pub use sarif::{epilogue as sarif_epilogue, prologue as sarif_prologue, result as sarif_result};
pub use sentence::summary;
pub use text::{Look, record as text_record, whole_file as text_of_file};

/// A checked record with all that is needed to tell of it.
#[derive(Clone, Copy, Debug)]
pub struct Checked<'a> {
    /// The file's name.
    pub file: &'a str,
    /// The record's number in the file, from 1.
    pub index: usize,
    /// The line on which it begins.
    pub line: usize,
    /// The block it stands in.
    pub block: &'a Block,
    /// The record.
    pub game: &'a Game<'a>,
    /// What became of it.
    pub replay: &'a Replay,
}

/// Gives every finding of a record its line and column. Findings about the whole record stand at its
/// begin.
pub fn locate(game: &Game<'_>, begin: Begin, replay: &mut Replay) {
    for finding in &mut replay.findings {
        let start = finding.place.span.map_or(0, |span| span.start);
        let before = game.text.get(..start).unwrap_or_default();
        finding.place.line = Some(begin.line + line_ends(before.as_bytes()));
        let on_line = column(game.text, start);
        finding.place.column = Some(if before.contains(['\n', '\r']) {
            on_line
        } else {
            begin.column + on_line - 1
        });
    }
}

/// Where a record begins: what [`locate`] counts from. Lines and columns are counted on from the
/// record before, so that a file of one line takes no longer than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Begin {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Begin {
    /// Where the text after `passed` begins, if `passed` begins here.
    #[must_use]
    pub fn after(self, passed: &str) -> Begin {
        let here = column(passed, passed.len());
        Begin {
            line: self.line + line_ends(passed.as_bytes()),
            column: if passed.contains(['\n', '\r']) {
                here
            } else {
                self.column + here - 1
            },
        }
    }
}

/// The place of a byte of a block.
pub fn place_in(block: &Block, at: usize) -> Place {
    let begin = Begin {
        line: block.line,
        column: block.column,
    }
    .after(block.text.get(..at).unwrap_or_default());
    Place {
        line: Some(begin.line),
        column: Some(begin.column),
        span: Some(Span::new(at, at)),
        ..Place::default()
    }
}

/// Whether a finding is shown.
pub fn shown(finding: &Finding, quiet: bool) -> bool {
    !quiet || finding.severity >= Severity::Warning
}

const fn way(way: Way) -> &'static str {
    match way {
        Way::BeforeReply => "before-reply",
        Way::WrittenMove => "written-move",
    }
}

const fn consequence(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Draw => "draw",
        Consequence::MoveStands => "move-stands",
        Consequence::PlayGoesOn => "play-goes-on",
        Consequence::LossOnTime => "loss-on-time",
    }
}

fn claim_report(claim: &Claim) -> ClaimReport {
    ClaimReport {
        kind: claim.kind.id(),
        article: claim.article.to_string(),
        from_ply: claim.from_ply,
        to_ply: claim.to_ply,
        by: Colour::BOTH
            .into_iter()
            .filter(|colour| claim.could_be_made_by(*colour))
            .map(|colour| colour.to_string())
            .collect(),
        rights: claim
            .rights
            .iter()
            .map(|right| RightReport {
                ply: right.ply,
                by: right.by.to_string(),
                way: way(right.way),
            })
            .collect(),
    }
}

fn ruling_report(ruling: &Ruling) -> RulingReport {
    RulingReport {
        kind: ruling.kind.id(),
        ply: ruling.ply,
        claimant: ruling.claimant.to_string(),
        way: way(ruling.way),
        valid: ruling.valid,
        stood_after: ruling.stood_after.clone(),
        consequence: consequence(ruling.consequence),
        if_flag_falls: consequence(ruling.if_flag_falls),
        article: ruling.article.to_string(),
        procedure: ruling.procedure.to_string(),
    }
}

fn tick_report(tick: &Tick) -> TickReport {
    TickReport {
        ply: tick.ply,
        times: tick.times,
        counts: tick
            .counts
            .iter()
            .map(|count| CountReport {
                row: count.row.id(),
                article: count.article.to_string(),
                made: count.made,
                of: count.of,
                unit: match count.unit {
                    Unit::OwnMoves => "own-moves",
                    Unit::Plies => "plies",
                },
                since: count.since,
            })
            .collect(),
    }
}

/// The word for how far a record could be treated.
const fn status(status: Status) -> &'static str {
    match status {
        Status::Checked => "checked",
        Status::Empty => "empty",
        Status::Unplayed => "unplayed",
        Status::Skipped | Status::Text => "skipped",
    }
}

/// The result as the record gives it: at its end, else in its tag.
fn result_text(game: &Game<'_>) -> Option<String> {
    match game.result() {
        // Words become a result; what is one already stays as it is written.
        Some((score, span)) if score != Score::Unknown => {
            let written = game.slice(span);
            Some(match Score::parse(written) {
                Some(_) => written.to_owned(),
                None => score.to_string(),
            })
        }
        ended => game
            .tag_value("Result")
            .filter(|text| !text.is_empty())
            .map(std::borrow::Cow::into_owned)
            .or_else(|| ended.map(|(_, span)| game.slice(span).to_owned())),
    }
}

/// The report's entry for a record.
pub fn game_report(checked: &Checked<'_>, question: &Question, language: Language) -> GameReport {
    let (game, replay) = (checked.game, checked.replay);
    let name = |tag: &str| {
        game.tag_value(tag)
            .filter(|text| !text.is_empty())
            .map(std::borrow::Cow::into_owned)
    };
    GameReport {
        file: checked.file.to_owned(),
        index: checked.index,
        line: checked.line,
        white: name("White"),
        black: name("Black"),
        status: status(replay.status),
        variant: replay.variant,
        rulebook: replay
            .variant
            .map(|variant| question.law(variant).rulebook.book.id()),
        numbering: replay.numbering.map(|numbering| match numbering {
            Numbering::TopLeft => "b8",
            Numbering::BottomLeft => "a1",
        }),
        plies: replay.plies,
        result: result_text(game),
        final_fen: replay.end.as_ref().map(fen::write),
        outcome: OutcomeReport {
            kind: replay.outcome.kind(),
            winner: replay.outcome.winner().map(|winner| winner.to_string()),
            article: replay.outcome.article().map(|article| article.to_string()),
            ply: replay.outcome.ply(),
        },
        claims: replay.claims.iter().map(claim_report).collect(),
        rulings: replay.rulings.iter().map(ruling_report).collect(),
        counters: replay.history.iter().map(tick_report).collect(),
        findings: replay
            .findings
            .iter()
            .map(|finding| found(finding, language))
            .collect(),
    }
}
