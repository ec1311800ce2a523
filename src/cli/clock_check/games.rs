//! One game: its clocks checked, its answer laid out.

use crate::clock::log::LoggedGame;
use crate::clock::{
    Checked, Control, PdnClocks, Settings, TaggedControl, check, from_pdn, judge_correction,
};
use crate::finding::codes::clock as codes;
use crate::finding::codes::notation::RECORD_TOO_LONG;
use crate::finding::{Finding, Severity};
use crate::game::replay::Question;
use crate::notation::pdn::{self, Block, FaultKind, Kind, LONGEST_RECORD, column, line_ends};
use crate::render::clock::{html, table, text};
use crate::render::found;
use crate::report::clock::GameClocks;
use crate::report::clock_build::{Origin, clocks_at, game_clocks, what_if};

use super::board::board_end;
use super::{At, Correction};
use crate::cli::{Common, Failure};

/// The form of a game's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Json,
    Jsonl,
    Csv,
    Html,
}

/// How games are checked and laid out.
pub(super) struct Checker<'a> {
    /// The conditions, but for the control.
    pub settings: Settings,
    /// The law that games in which a flag fell are followed by.
    pub question: Question,
    /// The control that wins over the records' own; `Some(None)` says that there is none.
    pub control: Option<Option<Control>>,
    /// That control as it was written and what it probably means, where that is minutes.
    pub in_seconds: Option<(String, Control)>,
    /// Whether the games are micro-matches, and of how many games if that is known.
    pub micro_match: Option<Option<u32>>,
    /// The move after which the clocks are asked for.
    pub at: Option<&'a At>,
    /// The correction asked about.
    pub what_if: Option<Correction>,
    /// The form of the answer.
    pub form: Form,
    /// The options of every command.
    pub common: &'a Common,
}

/// A game waiting to be checked.
pub(super) struct Job<'t> {
    /// Where it comes from and who played it.
    pub origin: Origin,
    /// What is recorded.
    pub source: Source<'t>,
    /// Whether it is a later game of a micro-match.
    pub break_before: bool,
}

/// What is recorded of a game.
pub(super) enum Source<'t> {
    /// A record and the block that it stands in.
    Pdn(pdn::Game<'t>, &'t Block),
    /// A game of a clock log.
    Log(LoggedGame),
}

/// The answers about some games, one after another, and whether something is wrong in them.
#[derive(Default)]
pub(super) struct Answers {
    /// The answers; in JSON each begins with a comma.
    pub text: String,
    /// Whether a finding of severity error stands.
    pub wrong: bool,
}

impl Checker<'_> {
    /// Checks games and lays their answers down in order.
    ///
    /// # Errors
    /// None in practice: [`Failure::Stream`] if an answer cannot be serialised.
    pub(super) fn answers(&self, jobs: Vec<Job<'_>>) -> Result<Answers, Failure> {
        let mut answers = Answers::default();
        for job in jobs {
            self.answer(job, &mut answers)?;
        }
        Ok(answers)
    }

    fn answer(&self, job: Job<'_>, answers: &mut Answers) -> Result<(), Failure> {
        let mut extra = Vec::new();
        let mut settings = self.settings.clone();
        settings.micro_match_break = job.break_before;
        let mut origin = job.origin;
        let (mut record, controls) = match &job.source {
            Source::Pdn(game, _) => {
                let PdnClocks { record, controls } = from_pdn(game, settings.dial_start.is_some());
                (record, controls)
            }
            Source::Log(game) => {
                origin.title.clone_from(&game.title);
                let controls = game.controls.clone().map(|control| {
                    control.map(|control| TaggedControl {
                        text: control.to_string(),
                        control: Ok(Some(control)),
                    })
                });
                (game.record.clone(), controls)
            }
        };
        self.choose_controls(&mut settings, controls, &mut extra);
        let mut checked = check(&record, &settings);
        // The end on the board matters only where the clock decides something.
        if checked.verdict.kind != crate::clock::VerdictKind::None
            && let Source::Pdn(game, _) = &job.source
            && let Some(end) = board_end(game, &self.question)
        {
            record.board_end = Some(end);
            checked = check(&record, &settings);
        }
        extra.append(&mut checked.findings);
        checked.findings = extra;
        let at_ply = self.at.map(|at| at.asked.ply(&record, &settings));
        let correction = self.what_if.map(|asked| {
            let track = &checked.tracks[asked.side.index()];
            let from = match at_ply {
                Some(ply) => ply.and_then(|ply| track.at(ply)).map(|(time, _)| time),
                None => track.at(record.plies).map(|(time, _)| time),
            };
            judge_correction(&settings, asked.side, from, asked.to)
        });
        if let Some(correction) = &correction {
            checked.findings.extend(correction.finding(None));
        }
        if let Source::Pdn(game, block) = &job.source {
            if is_too_long(game, block) {
                let finding = Finding::new(RECORD_TOO_LONG).field("limit", LONGEST_RECORD);
                checked.findings.push(finding);
            }
            places(game, block, origin.line, &mut checked.findings);
        }
        let language = self.common.language();
        let told = checked
            .findings
            .iter()
            .map(|finding| found(finding, language))
            .collect();
        let mut report = game_clocks(origin, &record, &settings, &checked, told);
        if let (Some(at), Some(ply)) = (self.at, at_ply) {
            report.at = Some(clocks_at(at.text.clone(), ply, &checked));
        }
        report.what_if = correction.as_ref().map(what_if);
        self.lay_out(&report, &checked, answers)
    }

    fn lay_out(
        &self,
        report: &GameClocks,
        checked: &Checked,
        answers: &mut Answers,
    ) -> Result<(), Failure> {
        let worst = checked
            .findings
            .iter()
            .map(|finding| finding.severity)
            .max();
        answers.wrong |= worst == Some(Severity::Error);
        let language = self.common.language();
        let silent = self.common.quiet && worst.is_none_or(|worst| worst < Severity::Warning);
        let out = &mut answers.text;
        match self.form {
            Form::Json => {
                out.push_str(",\n");
                out.push_str(&serde_json::to_string(report)?);
            }
            Form::Jsonl => {
                out.push_str(&serde_json::to_string(report)?);
                out.push('\n');
            }
            _ if silent => {}
            Form::Text => out.push_str(&text::game(report, language, self.common.colours())),
            Form::Csv => out.push_str(&table::rows(report)),
            Form::Html => out.push_str(&html::game(report, language)),
        }
        Ok(())
    }

    /// `--control` or the event's control, else the record's own.
    fn choose_controls(
        &self,
        settings: &mut Settings,
        tagged: [Option<TaggedControl>; 2],
        findings: &mut Vec<Finding>,
    ) {
        if let (Some((text, minutes)), Some(Some(used))) = (&self.in_seconds, &self.control) {
            findings.push(
                Finding::new(codes::CONTROL_IN_SECONDS)
                    .field("text", text.as_str())
                    .field("used", used.to_string())
                    .field("minutes", minutes.to_string()),
            );
        }
        let same = tagged[0] == tagged[1];
        for (side, tag) in tagged.into_iter().enumerate() {
            let said = side == 0 || !same;
            let chosen = match (&self.control, tag) {
                (Some(control), Some(tag)) => {
                    if said
                        && matches!(&tag.control, Ok(Some(own)) if Some(own) != control.as_ref())
                    {
                        findings.push(
                            Finding::new(codes::CONTROL_DIFFERS)
                                .field("recorded", tag.text)
                                .field(
                                    "used",
                                    control
                                        .as_ref()
                                        .map_or_else(|| "-".to_owned(), ToString::to_string),
                                ),
                        );
                    }
                    control.clone()
                }
                (Some(control), None) => control.clone(),
                (None, Some(tag)) => match tag.control {
                    Ok(control) => control,
                    Err(_) => {
                        if said {
                            findings.push(Finding::new(codes::BAD_CONTROL).field("text", tag.text));
                        }
                        None
                    }
                },
                (None, None) => None,
            };
            settings.controls[side] = chosen;
        }
    }
}

/// Whether a record is too long to be read.
fn is_too_long(game: &pdn::Game<'_>, block: &Block) -> bool {
    let fault = |fault: &pdn::Fault| fault.kind == FaultKind::TooLong;
    block.too_long || game.faults.iter().any(fault)
}

/// Puts line and column to findings that name a half-move, the game's line to the others.
fn places(game: &pdn::Game<'_>, block: &Block, first_line: usize, findings: &mut [Finding]) {
    if findings.is_empty() {
        return;
    }
    let starts: Vec<usize> = game
        .main_line()
        .filter(|(_, element)| matches!(element.kind, Kind::Move | Kind::Dash))
        .map(|(_, element)| element.span().start)
        .collect();
    for finding in findings {
        let ply = finding.place.ply.map(|ply| ply as usize);
        let start = ply
            .and_then(|ply| ply.checked_sub(1))
            .and_then(|index| starts.get(index.min(starts.len().saturating_sub(1))));
        let before = start.and_then(|&start| Some((start, game.text.get(..start)?)));
        let Some((start, before)) = before else {
            finding.place.line = Some(first_line);
            continue;
        };
        finding.place.line = Some(first_line + line_ends(before.as_bytes()));
        finding.place.column = Some(column(&block.text, game.offset + start));
    }
}
