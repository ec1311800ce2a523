//! `shashki event new`.

use std::path::PathBuf;

use crate::event::{Change, Event, text};
use crate::render::Refusal;

use super::super::event_store::{create, random_seed, record};
use super::{Common, Done, Exit, Failure, Said, Target, idle, say, set};

/// Make the file of a new event.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  shashki event new cup.json --name 'City Cup 2026' --system round-robin --variant russian
  shashki event new open.json --system swiss-rating --rounds 9 --scoring 2,1,0 \\
      --tie-breaks truncated-solkoff,wins --start 2026-05-01 --set readings.halves=kept

Exit codes: 0 done, 2 refused (the file exists, a value does not fit).")]
pub struct Args {
    /// The file to make
    event: PathBuf,
    /// Name of the event [default: the file's]
    #[arg(long)]
    name: Option<String>,
    /// Id that lots are drawn by [default: made from the name]
    #[arg(long)]
    id: Option<String>,
    /// Seed of the lots [default: 128 random bits]
    #[arg(long)]
    seed: Option<String>,
    /// System: round-robin, swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz,
    /// swiss-dutch, scheveningen, knock-out, match [default: round-robin]
    #[arg(long)]
    system: Option<String>,
    /// Number of rounds [default: what the system needs]
    #[arg(long)]
    rounds: Option<String>,
    /// Points for a win, a draw and a loss, such as 2,1,0 [default: 1,0.5,0]
    #[arg(long, value_name = "W,D,L")]
    scoring: Option<String>,
    /// Criteria after points, in order, such as truncated-solkoff,wins
    #[arg(long, value_name = "IDS")]
    tie_breaks: Option<String>,
    /// Boards of a team match: makes a team event
    #[arg(long)]
    boards: Option<String>,
    /// Games of a micro-match, 2 to 4
    #[arg(long)]
    micro_match: Option<String>,
    /// Cycles of a round robin
    #[arg(long)]
    cycles: Option<String>,
    /// Colour of board 1 in round 1: white, black, lot [default: lot]
    #[arg(long, value_name = "COLOUR")]
    first_colour: Option<String>,
    /// Time control, as clock-check reads it
    #[arg(long, value_name = "CONTROL")]
    time_control: Option<String>,
    /// Place
    #[arg(long)]
    place: Option<String>,
    /// First day, YYYY-MM-DD
    #[arg(long, value_name = "DATE")]
    start: Option<String>,
    /// Last day, YYYY-MM-DD
    #[arg(long, value_name = "DATE")]
    end: Option<String>,
    /// Chief arbiter
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
    /// Any other setting (see `event set`); may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
    #[command(flatten)]
    said: Said,
}

pub(super) fn run(args: &Args, common: &Common) -> Result<Exit, Failure> {
    let target = Target::sparing(common, &[&args.event])?;
    let stem = args
        .event
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned());
    if args
        .name
        .as_ref()
        .is_some_and(|name| name.trim().is_empty())
    {
        return Err(Failure::Usage(Refusal::new("event-no-name")));
    }
    let name = args.name.clone().or(stem).unwrap_or_default();
    let mut event = Event {
        id: args.id.clone().unwrap_or_else(|| text::slug(&name)),
        name: name.clone(),
        seed: Some(match &args.seed {
            Some(seed) => seed.clone(),
            None => random_seed()?,
        }),
        ..Event::default()
    };
    event.regulation.game = common.variant;
    event.regulation.rulebook = common.rules.unwrap_or_default();
    let flags = [
        ("system", &args.system),
        ("rounds", &args.rounds),
        ("scoring", &args.scoring),
        ("tie-breaks", &args.tie_breaks),
        ("boards", &args.boards),
        ("micro-match", &args.micro_match),
        ("cycles", &args.cycles),
        ("first-colour", &args.first_colour),
        ("time-control", &args.time_control),
        ("place", &args.place),
        ("start", &args.start),
        ("end", &args.end),
        ("arbiter", &args.arbiter),
    ];
    let given = flags
        .into_iter()
        .filter_map(|(key, value)| Some(format!("{key}={}", value.as_ref()?)));
    let mut changes = vec![Change::Made { name }];
    for setting in given.chain(args.settings.iter().cloned()) {
        let made = set(&mut event, &setting)?.changes;
        // A new event had nothing before; its defaults are nobody's decision.
        changes.extend(made.into_iter().map(|change| match change {
            Change::Set { key, to, .. } => Change::Set {
                key,
                from: None,
                to,
            },
            other => other,
        }));
    }
    if let Some(seed) = &event.seed {
        changes.push(Change::Set {
            key: "seed".to_owned(),
            from: None,
            to: Some(seed.clone()),
        });
    }
    let faults = crate::event::check::faults(&event);
    if !faults.is_empty() {
        return Err(super::super::event_input::malformed(
            &args.event,
            &crate::event::ReadError::Faults(faults),
        ));
    }
    let findings = idle(&event, &changes);
    record(&mut event, args.said.by.as_deref(), &changes);
    create(&args.event, &event)?;
    say(
        &args.event,
        &args.said,
        common,
        target,
        &Done {
            changes,
            findings,
            ..Done::default()
        },
    )
}
