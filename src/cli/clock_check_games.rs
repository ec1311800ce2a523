//! The games of a file, checked side by side and laid out in order.

use std::path::Path;

use rayon::prelude::*;

use crate::clock::log::{self, LoggedGame};
use crate::clock::{
    Checked, Control, PdnClocks, Settings, TaggedControl, check, from_pdn, judge_correction,
};
use crate::finding::codes::clock as codes;
use crate::finding::{Finding, Severity};
use crate::game::replay::Question;
use crate::notation::pdn::{self, Kind};
use crate::render::clock::{html, table, text};
use crate::render::{Refusal, found, words};
use crate::report::clock::GameClocks;
use crate::report::clock_build::{Origin, clocks_at, game_clocks, what_if};

use super::clock_check::{At, Correction};
use super::clock_check_board::board_end;
use super::{Common, Failure};

/// How many games are checked before their answers are laid down in order.
const BATCH: usize = 1_024;

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

/// What a file held.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counted {
    /// How many games.
    pub games: usize,
    /// Whether a finding of severity error stands.
    pub wrong: bool,
}

/// A game waiting to be checked.
struct Job<'t> {
    origin: Origin,
    source: Source<'t>,
    break_before: bool,
}

enum Source<'t> {
    Pdn(pdn::Game<'t>),
    Log(LoggedGame),
}

/// Which games of a file follow a break: those of a micro-match but its first. A new
/// micro-match begins with other players, or when the number of its games is full.
#[derive(Default)]
struct MicroMatches {
    players: Option<[Option<String>; 2]>,
    played: u32,
}

impl MicroMatches {
    fn follows_break(&mut self, games: Option<u32>, origin: &Origin) -> bool {
        let mut players = [origin.white.clone(), origin.black.clone()];
        players.sort();
        let full = games.is_some_and(|games| self.played >= games);
        if full || self.players.as_ref() != Some(&players) {
            self.players = Some(players);
            self.played = 0;
        }
        self.played += 1;
        self.played > 1
    }
}

/// The answer about one game and whether something is wrong in it.
struct Answer {
    text: String,
    wrong: bool,
}

impl Checker<'_> {
    /// Checks every game of a file and appends the answers; `begun` says that answers stand
    /// before.
    pub fn file(
        &self,
        path: &Path,
        bytes: &[u8],
        begun: bool,
        out: &mut String,
    ) -> Result<Counted, Failure> {
        let name = path.display().to_string();
        let decoded = crate::event::text::decode(bytes);
        let text = decoded.text.as_str();
        if let Some(guessed) = decoded.guessed() {
            let message = words::message(&guessed, self.common.language());
            self.common.note(&format!("{name}: {message}"));
        }
        let mut counted = Counted::default();
        let mut matches = MicroMatches::default();
        let mut origin = |index: usize, line, white, black| {
            let origin = Origin {
                file: name.clone(),
                index,
                line,
                title: None,
                white,
                black,
            };
            let follows = self
                .micro_match
                .is_some_and(|games| matches.follows_break(games, &origin));
            (origin, follows)
        };
        if log::is_log(text) {
            let games = log::read_log(text).map_err(|error| Failure::in_file(&name, &error))?;
            let jobs: Vec<Job<'_>> = games
                .into_iter()
                .enumerate()
                .map(|(index, game)| {
                    let (origin, break_before) = origin(index + 1, game.line, None, None);
                    Job {
                        origin,
                        source: Source::Log(game),
                        break_before,
                    }
                })
                .collect();
            self.batch(jobs, begun, &mut counted, out)?;
        } else {
            let mut line = 1;
            let mut counted_to = 0;
            let mut jobs = Vec::new();
            for game in pdn::parse(text) {
                if !has_moves_or_tags(&game) {
                    continue;
                }
                line += newlines(&text[counted_to..game.offset]);
                counted_to = game.offset;
                let player = |tag: &str| {
                    game.tag_value(tag)
                        .map(|value| value.into_owned())
                        .filter(|value| !value.is_empty())
                };
                let index = counted.games + jobs.len() + 1;
                let (origin, break_before) = origin(index, line, player("White"), player("Black"));
                jobs.push(Job {
                    origin,
                    source: Source::Pdn(game),
                    break_before,
                });
                if jobs.len() == BATCH {
                    let full = std::mem::take(&mut jobs);
                    self.batch(full, begun, &mut counted, out)?;
                }
            }
            self.batch(jobs, begun, &mut counted, out)?;
        }
        if counted.games == 0 {
            return Err(Failure::Malformed(
                Refusal::new("no-clocks-at-all").with("file", name),
            ));
        }
        Ok(counted)
    }

    fn batch(
        &self,
        jobs: Vec<Job<'_>>,
        begun: bool,
        counted: &mut Counted,
        out: &mut String,
    ) -> Result<(), Failure> {
        let answers: Vec<Result<Answer, Failure>> =
            jobs.into_par_iter().map(|job| self.answer(job)).collect();
        for answer in answers {
            let answer = answer?;
            if self.form == Form::Json && (begun || counted.games > 0) {
                out.push(',');
            }
            out.push_str(&answer.text);
            counted.games += 1;
            counted.wrong |= answer.wrong;
        }
        Ok(())
    }

    fn answer(&self, job: Job<'_>) -> Result<Answer, Failure> {
        let mut extra = Vec::new();
        let mut settings = self.settings.clone();
        settings.micro_match_break = job.break_before;
        let mut origin = job.origin;
        let (mut record, controls) = match &job.source {
            Source::Pdn(game) => {
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
            && let Source::Pdn(game) = &job.source
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
        if let Source::Pdn(game) = &job.source {
            places(game, origin.line, &mut checked.findings);
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
        self.lay_out(&report, &checked)
    }

    fn lay_out(&self, report: &GameClocks, checked: &Checked) -> Result<Answer, Failure> {
        let worst = checked
            .findings
            .iter()
            .map(|finding| finding.severity)
            .max();
        let language = self.common.language();
        let silent = self.common.quiet && worst.is_none_or(|worst| worst < Severity::Warning);
        let text = match self.form {
            Form::Json => serde_json::to_string(report)?,
            Form::Jsonl => serde_json::to_string(report)? + "\n",
            _ if silent => String::new(),
            Form::Text => text::game(report, language, self.common.colours()),
            Form::Csv => table::rows(report),
            Form::Html => html::game(report, language),
        };
        Ok(Answer {
            text,
            wrong: worst == Some(Severity::Error),
        })
    }

    /// `--control` or the event's control, else the record's own.
    fn choose_controls(
        &self,
        settings: &mut Settings,
        tagged: [Option<TaggedControl>; 2],
        findings: &mut Vec<Finding>,
    ) {
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

/// Whether a record has anything of a game.
fn has_moves_or_tags(game: &pdn::Game<'_>) -> bool {
    !game.tags.is_empty()
        || game
            .elements
            .iter()
            .any(|element| matches!(element.kind, Kind::Move | Kind::Dash | Kind::Result(_)))
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

/// Puts line and column to findings that name a half-move, the game's line to the others.
fn places(game: &pdn::Game<'_>, first_line: usize, findings: &mut [Finding]) {
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
        let Some(before) = start.and_then(|start| game.text.get(..*start)) else {
            finding.place.line = Some(first_line);
            continue;
        };
        finding.place.line = Some(first_line + newlines(before));
        let line = before.rsplit('\n').next().unwrap_or_default();
        finding.place.column = Some(line.chars().count() + 1);
    }
}
