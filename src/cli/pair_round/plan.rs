//! What the command line changes in an event, and the rounds it asks for.

use std::path::Path;

use crate::event::change::settings;
use crate::event::check::oddities;
use crate::event::{Change, Event, Forced, System, Who, start_numbers};
use crate::finding::{Finding, codes::pairing as codes};
use crate::pairing::round_robin::suits;
use crate::pairing::{self, Draft, Impossible, Options, PairError, TableError, TableText};

use crate::cli::event::refused;
use crate::cli::{event_store, input};
use crate::render::Refusal;

use super::{Args, Common, Failure, failure, stage};

/// What was paired: the event with the rounds, their drafts, or why there is none.
#[derive(Clone, Debug)]
pub struct Made {
    /// The event as it is after the rounds.
    pub event: Event,
    /// The drafts in order.
    pub drafts: Vec<Draft>,
    /// What was odd in the event before, as far as the rounds before these are concerned.
    pub before: Vec<Finding>,
    /// Why there is no legal pairing of the next one.
    pub impossible: Option<Impossible>,
    /// Whether anything is to be stored.
    pub changed: bool,
    /// The event's system before, where the command line names another.
    pub system_before: Option<System>,
}

/// Puts what the command line says about the event into its regulation.
///
/// # Errors
/// [`Failure::Usage`] if it contradicts rounds that are paired already.
pub fn apply(args: &Args, event: &mut Event, common: &Common) -> Result<(), Failure> {
    let before = event.regulation.clone();
    set(args, event, common)?;
    if !args.write {
        return Ok(());
    }
    let now = &event.regulation;
    let keys = [
        ("first-colour", before.first_colour != now.first_colour),
        ("cycles", before.cycles != now.cycles),
        ("readings.table", before.table != now.table),
    ];
    let changed = |name: &&str| before.readings.get(*name) != now.readings.get(*name);
    let readings = ["table", "order", "swap-last-rounds"].into_iter();
    let keys = keys.into_iter().filter(|(_, changed)| *changed);
    let keys = keys.map(|(key, _)| key.to_owned());
    for key in keys.chain(
        readings
            .filter(changed)
            .map(|name| format!("readings.{name}")),
    ) {
        settings::closed(event, &key, &before).map_err(refused(""))?;
    }
    Ok(())
}

fn set(args: &Args, event: &mut Event, common: &Common) -> Result<(), Failure> {
    let begun = !event.rounds.is_empty();
    let regulation = &mut event.regulation;
    let system = args.system.unwrap_or(regulation.system);
    let tables = [System::RoundRobin];
    let cyclic = [System::RoundRobin, System::Scheveningen];
    let options = [
        ("--cycles", args.cycles.is_some(), cyclic.as_slice()),
        ("--table", args.table.is_some(), &tables),
        ("--order", args.order.is_some(), &tables),
        ("--swap-last-rounds", args.swap_last_rounds, &tables),
    ];
    for (option, given, systems) in options {
        if given && !systems.contains(&system) {
            let known: Vec<&str> = systems.iter().map(|system| system.id()).collect();
            return Err(Failure::Usage(
                Refusal::new("option-of-systems")
                    .with("option", option)
                    .with("known", known.join(", "))
                    .with("system", system),
            ));
        }
    }
    if let Some(system) = args.system {
        if args.write && begun && system != regulation.system {
            return Err(Failure::Usage(
                Refusal::new("system-stands")
                    .with("old", regulation.system)
                    .with("new", system),
            ));
        }
        regulation.system = system;
    }
    if let Some(colour) = args.first_colour {
        regulation.first_colour = colour;
    }
    if let Some(cycles) = args.cycles {
        regulation.cycles = Some(cycles);
    }
    if let Some(order) = &args.order {
        let known = ["table", "lot", "lot-by-round"];
        if !known.contains(&order.as_str()) {
            return Err(Failure::Usage(
                Refusal::new("not-an-order")
                    .with("text", order)
                    .with("known", known.join(", ")),
            ));
        }
        regulation
            .readings
            .insert("order".to_owned(), order.clone());
    }
    if args.swap_last_rounds {
        regulation
            .readings
            .insert("swap-last-rounds".to_owned(), "yes".to_owned());
    }
    if let Some(table) = &args.table {
        let kind = if matches!(table.as_str(), "berger" | "halves") {
            table
        } else {
            let bytes = input::read(table.as_ref(), common)?;
            let text = String::from_utf8_lossy(&bytes);
            let read: TableText = text
                .parse()
                .map_err(|error: TableError| Failure::in_file(table, &error))?;
            if event.regulation.system == System::RoundRobin {
                suits(event, &read).map_err(|error| Failure::in_file(table, &error))?;
            }
            event.regulation.table = read.rounds;
            "file"
        };
        let readings = &mut event.regulation.readings;
        readings.insert("table".to_owned(), kind.to_owned());
    }
    if let Some(seed) = &args.seed {
        if seed.is_empty() || seed.contains(char::is_control) {
            return Err(Failure::Usage(Refusal::new("seed-is-a-line")));
        }
        if args.write && begun && event.seed.as_ref().is_some_and(|stored| stored != seed) {
            return Err(Failure::Usage(Refusal::new("seed-stands")));
        }
        event.seed = Some(seed.clone());
    }
    Ok(())
}

/// Pairs what is asked for and puts it into `event`, where it is the next round. Where nothing
/// can be paired, `event` stays as it is.
///
/// # Errors
/// Whatever keeps it from being answered.
pub fn pair(args: &Args, path: &Path, event: &mut Event, common: &Common) -> Result<Made, Failure> {
    // The log may be longer than all the rest, and pairing asks nothing of it.
    let mut log = std::mem::take(&mut event.log);
    let made = attempt(args, path, &mut event.clone(), common);
    if let Ok(made) = &made
        && made.changed
    {
        event.clone_from(&made.event);
    }
    log.append(&mut event.log);
    event.log = log;
    made
}

fn attempt(args: &Args, path: &Path, event: &mut Event, common: &Common) -> Result<Made, Failure> {
    let seed = event.seed.clone();
    let system = event.regulation.system;
    apply(args, event, common)?;
    let entered = stage::enter(path, event, common)?;
    let numbered = number(event)?;
    let next = place(event);
    let first = args.round.unwrap_or(next);
    let mut known = event.clone();
    known.rounds.retain(|round| round.number < first);
    let odd = oddities(&known);
    if args.write && first < next {
        return Err(Failure::Usage(
            Refusal::new("round-paired-already").with("round", first),
        ));
    }
    if args.write && first > next {
        let round = first;
        return Err(failure(event, &PairError::OutOfOrder { round, next }));
    }
    // Of nobody there are no rounds: then pairing says what is missing.
    let total = with_seed(event, |event| pairing::rounds(event))
        .map_err(|error| failure(event, &error))?
        .filter(|total| *total > 0);
    if args.round.is_none() && total.is_some_and(|total| next > total) {
        return Err(Failure::Usage(
            Refusal::new("all-rounds-paired").with("rounds", total.unwrap_or(0)),
        ));
    }
    let last = if args.all {
        if !pairing::is_fixed(event) {
            return Err(Failure::Usage(
                Refusal::new("all-needs-fixed").with("system", event.regulation.system),
            ));
        }
        total.unwrap_or(first)
    } else {
        first
    };
    let options = Options {
        forced: args.force.clone(),
        first_colour: args.first_colour,
        explain: args.explain,
    };
    let mut made = Made {
        event: event.clone(),
        drafts: Vec::new(),
        before: odd,
        impossible: None,
        changed: false,
        system_before: Some(system).filter(|system| *system != event.regulation.system),
    };
    for round in first..=last {
        match with_seed(event, |event| pairing::pair(event, round, &options)) {
            Ok(mut draft) => {
                if round == 1
                    && let Some(how) = numbered
                {
                    let finding = Finding::new(codes::NUMBERS_DRAWN).field("how", how);
                    draft.explanation.insert(0, finding);
                }
                if round == 1
                    && let Some(entered) = &entered
                {
                    draft.explanation.insert(0, entered.finding.clone());
                }
                draft.seed.clone_from(&event.seed);
                if round == place(event) && !draft.pairings.is_empty() {
                    event.rounds.push(draft.to_round());
                    made.changed = true;
                }
                made.drafts.push(draft);
            }
            Err(PairError::Impossible(impossible)) => {
                made.impossible = Some(*impossible);
                break;
            }
            Err(error) => return Err(failure(event, &error)),
        }
    }
    if made.changed {
        let forced = args.force.iter().map(|&players| Forced {
            round: first,
            players,
        });
        event.regulation.forced.extend(forced);
        let ids = entered.map(|entered| entered.ids).unwrap_or_default();
        let mut changes = changes(event, seed, &ids, numbered.is_some());
        if let Some(before) = made.system_before {
            let set = Change::Set {
                key: "system".to_owned(),
                from: Some(before.to_string()),
                to: Some(event.regulation.system.to_string()),
            };
            changes.insert(0, set);
        }
        let rounds = event.regulation.rounds;
        if let Some(total) = total.filter(|total| *total != rounds) {
            event.regulation.rounds = total;
            // What somebody had set does not change without a word.
            changes.extend((rounds > 0).then(|| Change::Set {
                key: "rounds".to_owned(),
                from: Some(rounds.to_string()),
                to: Some(total.to_string()),
            }));
        }
        changes.extend(made.drafts.iter().map(|draft| Change::Paired {
            round: draft.round,
            pairs: u32::try_from(draft.pairings.len()).unwrap_or(u32::MAX),
        }));
        event_store::record(event, args.by.as_deref(), &changes);
    }
    made.event = event.clone();
    Ok(made)
}

/// What was changed besides the rounds.
fn changes(event: &Event, seed: Option<String>, entered: &[String], numbered: bool) -> Vec<Change> {
    let mut changes = Vec::new();
    if event.seed != seed {
        changes.push(Change::Set {
            key: "seed".to_owned(),
            from: seed,
            to: event.seed.clone(),
        });
    }
    let new = event.players.iter();
    let new = new.filter(|player| entered.contains(&player.id));
    changes.extend(new.map(|player| Change::Added {
        who: Who::player(event, player.number),
        from_round: None,
    }));
    if numbered {
        let count = u32::try_from(event.units().len()).unwrap_or(u32::MAX);
        changes.push(Change::Numbered { count });
    }
    changes
}

/// The next round that can be stored.
fn place(event: &Event) -> u32 {
    u32::try_from(event.rounds.len()).unwrap_or(u32::MAX) + 1
}

/// Gives out the numbers before the first round; says how, if they were.
pub fn number(event: &mut Event) -> Result<Option<&'static str>, Failure> {
    if event.numbers_fixed || !event.rounds.is_empty() {
        event.numbers_fixed = true;
        return Ok(None);
    }
    with_seed(event, |event| {
        start_numbers(event).map_err(|_| PairError::NoSeed)
    })
    .map_err(|error| failure(event, &error))?;
    let rated = event.regulation.numbers_by_rating() && !event.is_team_event();
    Ok(Some(if rated { "rating" } else { "lot" }))
}

/// Asks; where a lot needs a seed and the event has none, draws one of 128 random bits first.
pub fn with_seed<T>(
    event: &mut Event,
    ask: impl Fn(&mut Event) -> Result<T, PairError>,
) -> Result<T, PairError> {
    match ask(event) {
        Err(PairError::NoSeed) => {
            event.seed = event_store::random_seed().ok();
            ask(event)
        }
        answer => answer,
    }
}
