//! `shashki event import`.

use std::path::{Path, PathBuf};

use crate::event::change::roster::{Roll, team};
use crate::event::csv::{self, Content, Newcomer};
use crate::event::{Change, Event, text};
use crate::finding::Finding;
use crate::notation::encoding::Encoding;
use crate::render::Refusal;

use super::super::event_input::{self, malformed};
use super::super::event_store::{create, record};
use super::super::input;
use super::{Common, Done, Exit, Failure, Said, Target, change, file_name, refused, say, set};

/// Read an event, a crosstable or a list of players from another file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Told apart by content: TRF16, TRF26, tables of results as JSON, CSV of players or of crosstables
(delimiter and encoding are found). A list of players is added to the event, which is made where
there is none; everything else makes a new event file.

Examples:
  shashki event import cup.json players.csv
  shashki event import open.json export.trf
  shashki event import old.json crosstable-1978.csv --name 'Championship 1978'
  shashki event import old.json table.csv --encoding windows-1252
  shashki event import cup.json - < players.csv

Exit codes: 0 done, 2 refused or unreadable (nothing is written).")]
pub struct Args {
    /// The event file to make, or to add players to
    event: PathBuf,
    /// The file to read; - for standard input
    source: PathBuf,
    /// Name of the event
    #[arg(long)]
    name: Option<String>,
    /// Setting of the event (see `event set`); may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
    /// Encoding of the source: utf-8, windows-1251, koi8-r, cp866, utf-16le, latin-1 … [default: guessed]
    #[arg(long, value_name = "NAME")]
    encoding: Option<Encoding>,
    /// Take players of a name that is there already as other people
    #[arg(long)]
    again: bool,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    if args.event.exists() && args.source.as_os_str() != "-" && !args.source.exists() {
        return Err(Failure::Usage(
            Refusal::new("event-no-source").with("path", args.source.display()),
        ));
    }
    let mut bytes = input::read(&args.source, common)?;
    if let Some(encoding) = args.encoding {
        bytes = encoding.decode(&bytes).into_bytes();
    }
    let decoded = text::decode(&bytes);
    let tells_event = decoded.text.trim_start().starts_with(['{', '['])
        || crate::event::trf::is_trf(&decoded.text);
    if tells_event {
        let loaded = event_input::read(&args.source, &bytes)?;
        return make(args, common, loaded.event, loaded.findings);
    }
    let read = csv::read(&decoded.text).map_err(|error| malformed(&args.source, &error))?;
    let mut findings = Vec::from_iter(decoded.guessed());
    findings.extend(read.findings);
    match read.content {
        Content::Crosstable(event) => make(args, common, *event, findings),
        Content::Players(newcomers) if args.event.exists() => {
            if !args.settings.is_empty() || args.name.is_some() {
                return Err(Failure::Usage(Refusal::new("event-settings-stand")));
            }
            change(&args.event, &args.said, common, |event| {
                let mut findings = findings;
                Ok(Done {
                    changes: add(event, newcomers, args.again, (&args.source, &mut findings))?,
                    findings,
                    source: Some(args.source.clone()),
                })
            })
        }
        Content::Players(newcomers) => {
            let stem = args
                .event
                .file_stem()
                .map(|stem| stem.to_string_lossy().into_owned());
            let name = args.name.clone().or(stem).unwrap_or_default();
            let mut event = Event {
                id: text::slug(&name),
                name,
                seed: Some(super::super::event_store::random_seed()?),
                ..Event::default()
            };
            event.regulation.game = common.variant;
            event.regulation.rulebook = common.rules.unwrap_or_default();
            let mut changes = vec![Change::Made {
                name: event.name.clone(),
            }];
            let told = (args.source.as_path(), &mut findings);
            changes.extend(add(&mut event, newcomers, args.again, told)?);
            finish(args, common, event, (changes, findings))
        }
    }
}

/// A new event file from what another file tells.
fn make(
    args: &Args,
    common: &Common,
    mut event: Event,
    findings: Vec<Finding>,
) -> Result<Exit, Failure> {
    let stem = args
        .event
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned());
    let unnamed = event.name.is_empty() || event.name == "Crosstable";
    if let Some(name) = args.name.clone().or(stem.filter(|_| unnamed)) {
        event.id = text::slug(&name);
        event.name = name;
    }
    if let Some(game) = common.variant {
        event.regulation.game = Some(game);
    }
    if let Some(book) = common.rules {
        event.regulation.rulebook = book;
    }
    let changes = vec![Change::Imported {
        source: file_name(&args.source),
        players: event.players.len() as u32,
        rounds: event.rounds.len() as u32,
    }];
    finish(args, common, event, (changes, findings))
}

fn finish(
    args: &Args,
    common: &Common,
    mut event: Event,
    (changes, findings): (Vec<Change>, Vec<Finding>),
) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[&args.event, &args.source])?;
    let mut done = Done {
        changes,
        findings,
        source: Some(args.source.clone()),
    };
    for setting in &args.settings {
        done.extend(set(&mut event, setting)?);
    }
    record(&mut event, args.said.by.as_deref(), &done.changes);
    create(&args.event, &event)?;
    say(&args.event, &args.said, common, target, &done)
}

fn add(
    event: &mut Event,
    newcomers: Vec<Newcomer>,
    again: bool,
    (source, findings): (&Path, &mut Vec<Finding>),
) -> Result<Vec<Change>, Failure> {
    let mut anew: Option<Finding> = None;
    let mut changes = Vec::new();
    let mut roll = Roll::of(event);
    for newcomer in newcomers {
        let entry = format!("{}:{}", source.display(), newcomer.line);
        let mut player = newcomer.player.clone();
        if let Some(name) = &newcomer.team {
            let (number, made) = team(event, name).map_err(refused(&entry))?;
            player.team = Some(number);
            changes.extend(made);
        }
        changes.push(roll.add(event, player, again).map_err(refused(&entry))?);
        let number = event.players.last().map(|player| player.number);
        anew = anew.or_else(|| newcomer.numbered_anew(number?));
    }
    findings.extend(anew);
    Ok(changes)
}
