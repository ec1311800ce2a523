//! `shashki event`: one thin file per subcommand.

mod absent;
mod add;
mod edit;
mod export;
mod import;
mod lineup;
mod log;
mod new;
mod openings;
mod penalty;
mod remove;
mod result;
mod return_;
mod set;
mod show;
mod undo;
mod withdraw;

use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::event::change::find::{self, Names};
use crate::event::change::{Change, Refused, Who, settings};
use crate::event::{Event, Number, check};
use crate::finding::codes::event as codes;
use crate::finding::{Finding, Severity, nearest};
use crate::render::{self, Refusal, Told};
use crate::report;
use crate::tiebreak::Criterion;

pub(super) use result::shielded;

use super::event_input::told;
use super::event_store::{record, update};
use super::output::Target;
use super::{Common, Exit, Failure};

/// Keep the file of an event.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
One file per event; every command reads it, says what it changed, and keeps the version before
as EVENT~. Players are named by number, id, or any part of a name that only one has.

Examples:
  shashki event new cup.json --name 'City Cup' --system round-robin
  shashki event import cup.json players.csv
  shashki pair-round cup.json --write
  shashki event result cup.json 1 1 1-0 2 = 3 0-1
  shashki event show cup.json

Exit codes: 0 done, 1 done and something is wrong, 2 refused or unreadable (nothing is written).")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    New(new::Args),
    Add(add::Args),
    Edit(edit::Args),
    Remove(remove::Args),
    Set(set::Args),
    Result(result::Args),
    Withdraw(withdraw::Args),
    Return(return_::Args),
    Absent(absent::Args),
    Lineup(lineup::Args),
    Penalty(penalty::Args),
    Openings(openings::Args),
    Import(import::Args),
    Export(export::Args),
    Show(show::Args),
    Log(log::Args),
    Undo(undo::Args),
}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: Args, common: &Common) -> Result<Exit, Failure> {
    match args.command {
        Command::New(args) => new::run(&args, common),
        Command::Add(args) => add::run(&args, common),
        Command::Edit(args) => edit::run(&args, common),
        Command::Remove(args) => remove::run(&args, common),
        Command::Set(args) => set::run(&args, common),
        Command::Result(args) => result::run(&args, common),
        Command::Withdraw(args) => withdraw::run(&args, common),
        Command::Return(args) => return_::run(&args, common),
        Command::Absent(args) => absent::run(&args, common),
        Command::Lineup(args) => lineup::run(&args, common),
        Command::Penalty(args) => penalty::run(&args, common),
        Command::Openings(args) => openings::run(&args, common),
        Command::Import(args) => import::run(&args, common),
        Command::Export(args) => export::run(&args, common),
        Command::Show(args) => show::run(&args, common),
        Command::Log(args) => log::run(&args, common),
        Command::Undo(args) => undo::run(&args, common),
    }
}

/// How a command that changes the event answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum AnswerFormat {
    /// A line per change.
    #[default]
    Text,
    /// JSON.
    Json,
}

/// What every command that changes the event takes.
#[derive(Clone, Debug, clap::Args)]
struct Said {
    /// Who makes the change, for the log
    #[arg(long, value_name = "NAME", env = "SHASHKI_BY", hide_env_values = true)]
    by: Option<String>,
    /// How to answer
    #[arg(long, value_enum, default_value = "text")]
    format: AnswerFormat,
}

/// What a change did, and what is worth saying about it.
#[derive(Default)]
struct Done {
    changes: Vec<Change>,
    findings: Vec<Finding>,
    /// The file that the findings are about, if it is not the event's own.
    source: Option<PathBuf>,
}

impl Done {
    fn extend(&mut self, more: Done) {
        self.changes.extend(more.changes);
        self.findings.extend(more.findings);
    }
}

impl From<Vec<Change>> for Done {
    fn from(changes: Vec<Change>) -> Done {
        Done {
            changes,
            ..Done::default()
        }
    }
}

/// Changes the event file, notes the changes in its log and says them.
fn change(
    path: &Path,
    said: &Said,
    common: &Common,
    change: impl FnOnce(&mut Event) -> Result<Done, Failure>,
) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[path])?;
    let done = update(path, common, |event| {
        let done = change(event)?;
        record(event, said.by.as_deref(), &done.changes);
        Ok(done)
    })?;
    say(path, said, common, target, &done)
}

/// Says what was changed.
fn say(
    path: &Path,
    said: &Said,
    common: &Common,
    target: Target<'_>,
    done: &Done,
) -> Result<Exit, Failure> {
    let language = common.language();
    let report = report::Changed::new(
        path,
        &done.changes,
        |change| render::event::change(change, language),
        &done.findings,
        |finding| render::found(finding, language),
    );
    match said.format {
        AnswerFormat::Json => {
            let text = render::document("event", &report)?;
            target.write(text.as_bytes())?;
        }
        AnswerFormat::Text => {
            let worth =
                |finding: &&Finding| !common.quiet || finding.severity > Severity::Information;
            for finding in done.findings.iter().filter(worth) {
                common.message(&match &done.source {
                    Some(source) => told(source, finding).told(language),
                    None => render::found_line(finding, language),
                });
            }
            let text = render::event::changed(&report, common.language());
            if !common.quiet {
                target.write(text.as_bytes())?;
            }
        }
    }
    Ok(Exit::Clean)
}

/// A refused change as a failure; `entry` says which entry it was.
pub(in crate::cli) fn refused(entry: &str) -> impl Fn(Refused) -> Failure {
    let entry = entry.to_owned();
    move |refused| {
        Failure::Usage(if entry.is_empty() {
            refused.refusal()
        } else {
            Refusal::new("refused-entry")
                .with("entry", &entry)
                .because("why", &refused)
        })
    }
}

/// Sets `KEY=VALUE`; criteria must be such as `tiebreak` knows.
fn set(event: &mut Event, setting: &str) -> Result<Done, Failure> {
    let refused = refused("");
    let before = event.regulation.tie_breaks.clone();
    let change = settings::set(event, setting).map_err(&refused)?;
    let mut new = event.regulation.tie_breaks.iter();
    let unknown = |id: &&String| !before.contains(id) && id.parse::<Criterion>().is_err();
    if let Some(id) = new.find(unknown) {
        let known = Criterion::ALL.map(|criterion| criterion.id().to_owned());
        return Err(refused(
            Refused::new(codes::CRITERION_MISSPELT)
                .field("id", id.as_str())
                .field("nearest", nearest(id, known.to_vec(), 3))
                .field("known", known.join(", ")),
        ));
    }
    let key = match &change {
        Some(Change::Set { key, .. }) => key.as_str(),
        _ => "",
    };
    Ok(Done {
        findings: Vec::from_iter(settings::stand(event, key)),
        changes: Vec::from_iter(change),
        ..Done::default()
    })
}

/// Remarks that settings just made have no meaning in the event's system; of a new system, all.
fn idle(event: &Event, changes: &[Change]) -> Vec<Finding> {
    let made = |wanted: &str| {
        changes
            .iter()
            .any(|change| matches!(change, Change::Set { key, .. } if key == wanted))
    };
    let mut found = check::oddities(event);
    found.retain(|finding| {
        let now = made("system") || made(&finding.text("key"));
        finding.code == codes::SETTING_IDLE && now
    });
    found
}

/// `3`, `3,5`, `2-4,7`: rounds.
fn rounds(text: &str) -> Result<Vec<u32>, Refusal> {
    let fault = || Refusal::new("not-rounds").with("text", text);
    let number = |text: &str| match text.trim().parse::<u32>() {
        Ok(round) if (1..=999).contains(&round) => Ok(round),
        _ => Err(fault()),
    };
    let mut rounds = Vec::new();
    for part in text.split(',') {
        match part.split_once('-') {
            Some((from, to)) => {
                let (from, to) = (number(from)?, number(to)?);
                if from > to {
                    return Err(fault());
                }
                rounds.extend(from..=to);
            }
            None => rounds.push(number(part)?),
        }
    }
    Ok(rounds)
}

/// Rounds as an argument's value.
#[derive(Clone, Debug)]
struct Rounds(Vec<u32>);

impl std::str::FromStr for Rounds {
    type Err = Refusal;
    fn from_str(text: &str) -> Result<Self, Refusal> {
        rounds(text).map(Rounds)
    }
}

/// The players (or teams) whom these texts mean.
fn units(event: &Event, texts: &[String]) -> Result<Vec<Number>, Failure> {
    let names = Names::of_units(event);
    texts
        .iter()
        .map(|text| {
            let found = names.find(text);
            let nobody = |refused: &Refused| refused.0.code == codes::NOBODY_CALLED;
            // A player of a team event is somebody, but not who is meant here.
            if event.is_team_event()
                && found.as_ref().is_err_and(nobody)
                && let Ok(player) = find::player(event, text)
            {
                let who = Who::player(event, player);
                let teams = Refused::new(codes::TEAMS_ONLY)
                    .field("player", player.to_string())
                    .field("name", who.name);
                return Err(refused("")(teams));
            }
            found.map_err(refused(""))
        })
        .collect()
}

/// A remark that rounds after a corrected one stand as they are.
fn later_rounds(event: &Event, rounds: impl IntoIterator<Item = u32>) -> Option<Finding> {
    let last = event.rounds.len() as u32;
    let first = rounds.into_iter().filter(|round| *round < last).min()?;
    Some(
        Finding::new(codes::LATER_ROUNDS_STAND)
            .field("round", first)
            .field("last", last),
    )
}

/// The name of a file as it is stored in logs: without its folder.
fn file_name(path: &std::path::Path) -> String {
    path.file_name().map_or_else(
        || path.display().to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}
