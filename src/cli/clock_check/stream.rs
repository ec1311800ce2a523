//! Files through the threads: games are checked side by side, answers leave in the order of the
//! games; never more than a few blocks of a record file stand in memory. A clock log is read whole,
//! since a game may go on anywhere in it.

use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::clock::log;
use crate::event::text::decode;
use crate::finding::Finding;
use crate::finding::codes::notation as codes;
use crate::notation::encoding::Source as EncodingSource;
use crate::notation::pdn::{self, Block, Kind, line_ends};
use crate::render::{Refusal, words};
use crate::report::clock_build::Origin;

use super::games::{Answers, Checker, Form, Job, Source};
use crate::cli::batches::{self, Batches};
use crate::cli::output::Stream;
use crate::cli::{Common, Failure};

/// How much of a file is looked at to tell a log from records.
const BEGIN: u64 = 64 << 10;
/// How many games of a log are checked before their answers leave.
const LOGGED: usize = 1_024;

/// Checks the files one after another; whether something is wrong in them.
///
/// # Errors
/// Whatever keeps the command from answering.
pub(super) fn run(
    files: &[PathBuf],
    checker: &Checker<'_>,
    out: &mut Stream<'_>,
    common: &Common,
) -> Result<bool, Failure> {
    let pool = batches::threads(common)?;
    let bar = batches::progress(files, common);
    let mut run = Run {
        checker,
        pool: &pool,
        bar: &bar,
        out,
        wrong: false,
        begun: false,
    };
    for file in files {
        run.file(file)?;
    }
    bar.finish_and_clear();
    Ok(run.wrong)
}

struct Run<'r, 'o> {
    checker: &'r Checker<'r>,
    pool: &'r ThreadPool,
    bar: &'r ProgressBar,
    out: &'r mut Stream<'o>,
    wrong: bool,
    /// Whether the answer about a game has been written.
    begun: bool,
}

impl Run<'_, '_> {
    fn file(&mut self, path: &Path) -> Result<(), Failure> {
        let mut reader = batches::reader(path)?;
        let mut bytes = Vec::new();
        let read_error = |source| Failure::Read {
            path: path.to_owned(),
            source,
        };
        reader
            .by_ref()
            .take(BEGIN)
            .read_to_end(&mut bytes)
            .map_err(read_error)?;
        let mut numbers = Numbers::of(path, self.checker.micro_match);
        if log::is_log(&decode(&bytes).text) {
            reader.read_to_end(&mut bytes).map_err(read_error)?;
            self.log(&bytes, &mut numbers)?;
        } else {
            let whole = Box::new(Cursor::new(bytes).chain(reader));
            self.records(path, whole, &mut numbers)?;
        }
        if numbers.games == 0 {
            return Err(Failure::Malformed(
                Refusal::new("no-clocks-at-all").with("file", numbers.file),
            ));
        }
        Ok(())
    }

    fn log(&mut self, bytes: &[u8], numbers: &mut Numbers) -> Result<(), Failure> {
        pdn::refuse_binary(bytes).map_err(|error| Failure::in_file(&numbers.file, &error))?;
        let decoded = decode(bytes);
        if let Some(guessed) = decoded.guessed() {
            self.note(&numbers.file, &guessed);
        }
        let games = log::read_log(&decoded.text)
            .map_err(|error| Failure::in_file(&numbers.file, &error))?;
        let mut jobs: Vec<Job<'_>> = games
            .into_iter()
            .map(|game| {
                let (origin, break_before) = numbers.next(game.line, [None, None]);
                Job {
                    origin,
                    source: Source::Log(game),
                    break_before,
                }
            })
            .collect();
        while !jobs.is_empty() {
            let rest = jobs.split_off(jobs.len().min(LOGGED));
            self.answers(halves(jobs))?;
            jobs = rest;
        }
        Ok(())
    }

    fn records(
        &mut self,
        path: &Path,
        reader: Box<dyn Read + Send>,
        numbers: &mut Numbers,
    ) -> Result<(), Failure> {
        let mut batches = Batches::new(path, reader, None, self.pool, self.bar);
        let mut batch = batches.next()?;
        while !batch.is_empty() {
            let parse = || batch.par_iter().map(records_of).collect();
            let (parsed, next): (Vec<Vec<Parsed<'_>>>, _) = batches.next_while(parse)?;
            let jobs = parsed
                .into_iter()
                .zip(&batch)
                .map(|(games, block)| {
                    games
                        .into_iter()
                        .map(|parsed| numbers.job(parsed, block))
                        .collect()
                })
                .collect();
            self.answers(jobs)?;
            batch = next;
        }
        let guess = batches.encoding();
        if guess.source == EncodingSource::Guessed {
            let code = if guess.plausible {
                codes::ENCODING_GUESSED
            } else {
                codes::ENCODING_DOUBTFUL
            };
            let finding = Finding::new(code).field("encoding", guess.encoding.name());
            self.note(&numbers.file, &finding);
        }
        Ok(())
    }

    fn note(&self, file: &str, finding: &Finding) {
        let common = self.checker.common;
        let message = words::message(finding, common.language());
        common.note(&format!("{file}: {message}"));
    }

    /// Checks parts side by side and writes their answers in order.
    fn answers(&mut self, parts: Vec<Vec<Job<'_>>>) -> Result<(), Failure> {
        let checker = self.checker;
        let answers: Vec<Result<Answers, Failure>> = self.pool.install(|| {
            parts
                .into_par_iter()
                .map(|jobs| checker.answers(jobs))
                .collect()
        });
        for answers in answers {
            let answers = answers?;
            self.wrong |= answers.wrong;
            let mut text = answers.text.as_str();
            if checker.form == Form::Json && !self.begun {
                text = text.trim_start_matches(',');
            }
            self.begun |= !text.is_empty();
            self.out.write(text.as_bytes())?;
        }
        Ok(())
    }
}

/// Jobs in parts for the threads.
fn halves(mut jobs: Vec<Job<'_>>) -> Vec<Vec<Job<'_>>> {
    let mut parts = Vec::new();
    while !jobs.is_empty() {
        let rest = jobs.split_off(jobs.len().min(LOGGED / 16));
        parts.push(jobs);
        jobs = rest;
    }
    parts
}

/// A record and the line on which it begins.
struct Parsed<'t> {
    game: pdn::Game<'t>,
    line: usize,
}

/// The records of a block that have anything of a game.
fn records_of(block: &Block) -> Vec<Parsed<'_>> {
    let mut records = Vec::new();
    let (mut line, mut counted) = (block.line, 0);
    for game in pdn::parse(&block.text) {
        line += line_ends(&block.text.as_bytes()[counted..game.offset]);
        counted = game.offset;
        if has_moves_or_tags(&game) {
            records.push(Parsed { game, line });
        }
    }
    records
}

fn has_moves_or_tags(game: &pdn::Game<'_>) -> bool {
    !game.tags.is_empty()
        || game
            .elements
            .iter()
            .any(|element| matches!(element.kind, Kind::Move | Kind::Dash | Kind::Result(_)))
}

/// The games of a file as they are numbered, and which of them follow a break: those of a
/// micro-match but its first. A new micro-match begins with other players, or when the number of
/// its games is full.
struct Numbers {
    file: String,
    /// How many games there were so far.
    games: usize,
    micro_match: Option<Option<u32>>,
    players: Option<[Option<String>; 2]>,
    played: u32,
}

impl Numbers {
    fn of(path: &Path, micro_match: Option<Option<u32>>) -> Numbers {
        Numbers {
            file: path.display().to_string(),
            games: 0,
            micro_match,
            players: None,
            played: 0,
        }
    }

    fn job<'t>(&mut self, parsed: Parsed<'t>, block: &'t Block) -> Job<'t> {
        let player = |tag: &str| {
            let value = parsed.game.tag_value(tag)?.into_owned();
            (!value.is_empty()).then_some(value)
        };
        let players = [player("White"), player("Black")];
        let (origin, break_before) = self.next(parsed.line, players);
        Job {
            origin,
            source: Source::Pdn(parsed.game, block),
            break_before,
        }
    }

    /// Where the next game comes from, and whether a break stands before it.
    fn next(&mut self, line: usize, players: [Option<String>; 2]) -> (Origin, bool) {
        self.games += 1;
        let follows = self
            .micro_match
            .is_some_and(|games| self.follows_break(games, &players));
        let [white, black] = players;
        let origin = Origin {
            file: self.file.clone(),
            index: self.games,
            line,
            title: None,
            white,
            black,
        };
        (origin, follows)
    }

    fn follows_break(&mut self, games: Option<u32>, players: &[Option<String>; 2]) -> bool {
        let mut players = players.clone();
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
