//! Files through the threads: blocks of records are read in order, checked side by side and written in
//! order; never more than a few blocks stand in memory.

use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::cli::batches::{self, Batches};
use crate::cli::{Common, Exit, Failure};
use crate::finding::Span;
use crate::finding::codes::notation as codes;
use crate::finding::{Finding, Severity};
use crate::game::replay::{MicroMatches, Openings, Question, Replay, Status, replay};
use crate::notation::encoding::{Encoding, Source};
use crate::notation::pdn::{Block, Fault, FaultKind, Game, parse};
use crate::render::Refusal;
use crate::render::validate::{Begin, Checked, locate, place_in};
use crate::report::validate::{EncodingFrom, Summary};

use super::sink::{Rendered, Sink, Style};

/// Checks the files one after another.
pub(super) fn run(
    files: &[PathBuf],
    asked: Option<Encoding>,
    question: &Question,
    mut sink: Sink<'_>,
    common: &Common,
) -> Result<Exit, Failure> {
    let pool = batches::threads(common)?;
    let mut summary = Summary::default();
    let mut wrong = false;
    let bar = batches::progress(files, common);
    for path in files {
        let mut run = FileRun {
            name: name_of(path),
            question,
            style: sink.style(),
            pool: &pool,
            bar: &bar,
            games: 0,
            micro_matches: MicroMatches::default(),
            findings: Vec::new(),
        };
        wrong |= run.file(path, asked, &mut sink, &mut summary)?;
    }
    bar.finish_and_clear();
    sink.finish(&summary)?;
    Ok(Exit::wrong_if(wrong))
}

fn name_of(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// One file on its way.
struct FileRun<'r> {
    name: String,
    question: &'r Question,
    style: Style,
    pool: &'r rayon::ThreadPool,
    bar: &'r ProgressBar,
    games: usize,
    micro_matches: MicroMatches,
    findings: Vec<Finding>,
}

/// A record that something has to be said of.
struct Kept<'a> {
    game: Game<'a>,
    replay: Replay,
    begin: Begin,
    /// Its number in the block, from 0.
    index: usize,
}

/// What became of a block.
#[derive(Default)]
struct Done<'a> {
    kept: Vec<Kept<'a>>,
    games: usize,
    summary: Summary,
    /// Words that belong to no record.
    loose: Vec<Finding>,
}

impl FileRun<'_> {
    fn file(
        &mut self,
        path: &Path,
        asked: Option<Encoding>,
        sink: &mut Sink<'_>,
        summary: &mut Summary,
    ) -> Result<bool, Failure> {
        let reader = batches::reader(path)?;
        let mut batches = Batches::new(path, reader, asked, self.pool, self.bar);
        sink.begin_file();
        let errors_before = summary.with_errors;
        let mut batch = batches.next()?;
        while !batch.is_empty() {
            let run: &FileRun<'_> = self;
            let (done, next) = batches.next_while(|| run.check(&batch))?;
            let encoding = batches.encoding().encoding.name();
            self.write(&batch, done, &encoding, sink, summary)?;
            batch = next;
        }
        if self.games == 0 {
            return Err(self.no_game());
        }
        let guess = batches.encoding();
        let encoding = guess.encoding.name();
        if guess.source == Source::Guessed {
            let code = if guess.plausible {
                codes::ENCODING_GUESSED
            } else {
                codes::ENCODING_DOUBTFUL
            };
            let finding = Finding::new(code).field("encoding", encoding.as_str());
            self.findings.insert(0, finding);
        }
        sink.end_file(
            &self.name,
            (encoding, EncodingFrom(guess.source)),
            self.games,
            &self.findings,
        )?;
        let file_errors = self
            .findings
            .iter()
            .any(|finding| finding.severity == Severity::Error);
        Ok(file_errors || summary.with_errors > errors_before)
    }

    fn no_game(&self) -> Failure {
        let place = self.findings.iter().find_map(|finding| {
            let line = finding.place.line?;
            Some((
                line,
                finding.place.column.unwrap_or(1),
                finding.text("text"),
            ))
        });
        Failure::Malformed(match place {
            Some((line, column, text)) => Refusal::new("no-record")
                .with("file", &self.name)
                .with("line", line)
                .with("column", column)
                .with("text", text),
            None => Refusal::new("no-record-empty").with("file", &self.name),
        })
    }

    fn check<'a>(&self, batch: &'a [Block]) -> Vec<Done<'a>> {
        batch
            .par_iter()
            // Piece by piece: a thread that has read the next blocks takes its share of these.
            .with_max_len(1)
            .map(|block| check_block(block, self.question, self.style))
            .collect()
    }

    /// Compares the openings of micro-matches, whose games may stand in different blocks.
    fn begin_alike(&mut self, done: &mut [Done<'_>]) {
        let Some(openings @ Openings::List(_)) = &self.question.openings else {
            return;
        };
        for done in done {
            for kept in &mut done.kept {
                let before = class(&kept.replay);
                if self
                    .micro_matches
                    .check(&kept.game, openings, &mut kept.replay)
                {
                    locate(&kept.game, kept.begin, &mut kept.replay);
                    *before.count(&mut done.summary) -= 1;
                    *class(&kept.replay).count(&mut done.summary) += 1;
                }
            }
        }
    }

    fn write(
        &mut self,
        batch: &[Block],
        mut done: Vec<Done<'_>>,
        encoding: &str,
        sink: &mut Sink<'_>,
        summary: &mut Summary,
    ) -> Result<(), Failure> {
        self.begin_alike(&mut done);
        let mut first = self.games;
        let mut parts = Vec::with_capacity(done.len());
        for (block, mut done) in batch.iter().zip(done) {
            for place in &block.undecodable {
                let finding = Finding::new(codes::UNDECODABLE)
                    .field("encoding", encoding)
                    .at(place_in(block, *place));
                if self.findings.len() < 100 {
                    self.findings.push(finding);
                }
            }
            let room = 100_usize.saturating_sub(self.findings.len());
            self.findings.extend(done.loose.drain(..).take(room));
            add(summary, &done.summary);
            for kept in &done.kept {
                sink.count(kept.replay.status, kept.replay.has_errors());
            }
            let games = done.games;
            parts.push((block, done, first));
            first += games;
        }
        self.games = first;
        let (name, question, style) = (&self.name, self.question, self.style);
        let render = |(block, done, first): &(&Block, Done<'_>, usize)| {
            let mut out = Rendered::default();
            for kept in &done.kept {
                let checked = Checked {
                    file: name,
                    index: first + kept.index + 1,
                    line: kept.begin.line,
                    block,
                    game: &kept.game,
                    replay: &kept.replay,
                };
                style.render(&checked, question, &mut out);
            }
            out
        };
        let rendered: Vec<Rendered> = self
            .pool
            .install(|| parts.par_iter().with_max_len(1).map(render).collect());
        for part in &rendered {
            sink.records(part)?;
        }
        Ok(())
    }
}

/// How a record counts in the sums.
#[derive(Clone, Copy)]
enum Class {
    Ok,
    Warnings,
    Errors,
    Skipped,
}

fn class(replay: &Replay) -> Class {
    match replay.worst() {
        Some(Severity::Error) => Class::Errors,
        Some(Severity::Warning) => Class::Warnings,
        _ if replay.status == Status::Skipped => Class::Skipped,
        _ => Class::Ok,
    }
}

impl Class {
    fn count(self, summary: &mut Summary) -> &mut usize {
        match self {
            Class::Ok => &mut summary.ok,
            Class::Warnings => &mut summary.with_warnings,
            Class::Errors => &mut summary.with_errors,
            Class::Skipped => &mut summary.skipped,
        }
    }
}

fn add(summary: &mut Summary, other: &Summary) {
    summary.games += other.games;
    summary.ok += other.ok;
    summary.with_warnings += other.with_warnings;
    summary.with_errors += other.with_errors;
    summary.skipped += other.skipped;
}

/// Checks the records of a block.
fn check_block<'a>(block: &'a Block, question: &Question, style: Style) -> Done<'a> {
    let mut done = Done::default();
    let mut games = parse(&block.text);
    let mut game = Game::default();
    let mut begin = Begin {
        line: block.line,
        column: block.column,
    };
    let mut counted = 0;
    let drops_clean = style.passes_over_clean(question);
    while games.read(&mut game) {
        begin = begin.after(block.text.get(counted..game.offset).unwrap_or_default());
        counted = game.offset;
        if block.too_long
            && !game
                .faults
                .iter()
                .any(|fault| fault.kind == FaultKind::TooLong)
        {
            game.faults.push(Fault {
                kind: FaultKind::TooLong,
                span: Span::new(0, 0),
            });
        }
        let mut replay = replay(&game, question);
        locate(&game, begin, &mut replay);
        if replay.status == Status::Text {
            done.loose.append(&mut replay.findings);
            continue;
        }
        let index = done.games;
        done.games += 1;
        done.summary.games += 1;
        *class(&replay).count(&mut done.summary) += 1;
        if drops_clean && replay.findings.is_empty() {
            continue;
        }
        done.kept.push(Kept {
            game: std::mem::take(&mut game),
            replay,
            begin,
            index,
        });
    }
    done
}
