//! `pair-round --simulate`.

use rayon::prelude::*;

use crate::pairing::swiss::simulate::{Mix, Trial, trial};
use crate::render::{Refusal, Told, pairing as sheets};
use crate::report::swiss::{ImpossibleRound, SimulateReport};

use crate::cli::event_store;

use super::{Args, Common, Exit, Failure, Format, Target, answer, look};

/// Generates and pairs random tournaments.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(args: &Args, common: &Common, target: Target<'_>) -> Result<Exit, Failure> {
    let system = args
        .system
        .filter(|system| system.is_swiss())
        .ok_or_else(|| Failure::Usage(Refusal::new("simulate-needs-system")))?;
    if matches!(args.format, Format::Md | Format::Html | Format::Csv) {
        return Err(Failure::Usage(Refusal::new("simulate-formats")));
    }
    if let Some(folder) = &args.events_to {
        std::fs::create_dir_all(folder).map_err(|source| Failure::Write {
            path: folder.clone(),
            source,
        })?;
    }
    let seed = match &args.seed {
        Some(seed) => seed.clone(),
        None => event_store::random_seed()?,
    };
    let mut mix = Mix::usual(system);
    if let Some(players) = args.players {
        mix.players = (players, players);
    }
    if let Some(rounds) = args.rounds {
        mix.rounds = (rounds, rounds);
    }
    let count = u64::from(args.simulate.unwrap_or(0));
    let run_all = || -> Result<Vec<Trial>, Failure> {
        (1..=count)
            .into_par_iter()
            .map(|number| {
                trial(&mix, &seed, number).map_err(|error| Failure::Usage(error.refusal()))
            })
            .collect()
    };
    let trials = match common.jobs {
        Some(jobs) => rayon::ThreadPoolBuilder::new()
            .num_threads(usize::from(jobs))
            .build()
            .map_err(|error| Failure::Usage(Refusal::new("no-threads").with("why", error)))?
            .install(run_all)?,
        None => run_all()?,
    };
    if let Some(folder) = &args.events_to {
        for trial in &trials {
            let path = folder.join(format!("{}.json", trial.event.id));
            event_store::create(&path, &trial.event)?;
        }
    }
    let mut report = SimulateReport {
        system,
        seed,
        events: trials.len(),
        rounds: 0,
        pairs: 0,
        byes: 0,
        broken: 0,
        impossible: Vec::new(),
        balance: [0; 4],
        longest_row: 0,
    };
    for trial in &trials {
        report.rounds += trial.event.rounds.len();
        report.pairs += trial.pairs;
        report.byes += trial.byes;
        report.broken += trial.broken;
        report.longest_row = report.longest_row.max(trial.longest_row);
        for (sum, more) in report.balance.iter_mut().zip(trial.balance) {
            *sum += more;
        }
        if let Some(round) = trial.impossible {
            report.impossible.push(ImpossibleRound {
                event: trial.event.id.clone(),
                players: trial.event.players.len(),
                round,
            });
        }
    }
    let bytes = if args.format == Format::Json {
        answer::as_json(&report)?
    } else {
        sheets::simulation(&report, look(args, common)).into_bytes()
    };
    target.write(&bytes)?;
    Ok(Exit::wrong_if(report.broken > 0))
}
