//! Commands for packagers and developers: `perft`, `completions`, `man`.

use std::time::Instant;

use clap::ValueEnum;
use clap_complete::Shell;

use crate::board::Variant;
use crate::moves::divide;
use crate::notation::{fen, moves};
use crate::position::Position;
use crate::render::{self, Language, Refusal, envelope};
use crate::report::{Perft, PerftMove};

use super::{Common, Exit, Failure, grammar, output::Target};

/// Count the leaves of the tree of legal moves, with a sub-total per first move.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  shashki perft --variant russian --depth 8\n  \
    shashki perft --fen 'W:Wc1:Bd2,d4' --depth 1\n\n\
    Exit codes: 0 counted, 2 not a position, not a game."
)]
pub struct PerftArgs {
    /// Half-moves to count
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=40))]
    depth: u32,
    /// The position to begin with [default: the start of the game]
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Form of the answer
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: PerftFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum PerftFormat {
    Text,
    Json,
}

/// Print the completion script of a shell.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  shashki completions bash > shashki.bash\n\n\
    Exit codes: 0 printed, 2 it could not be written.")]
pub struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

/// Print the manual page.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  shashki man > shashki.1\n\n\
    Exit codes: 0 printed, 2 it could not be written.")]
pub struct ManArgs {}

pub(super) fn perft(args: PerftArgs, common: &Common) -> Result<Exit, Failure> {
    let position = match &args.fen {
        None => Position::start(common.variant.unwrap_or(Variant::International)),
        Some(text) => fen::parse(text, common.variant).map_err(|error| {
            let place = text.get(error.span.start..error.span.end);
            Failure::Malformed(
                Refusal::new("fen-at")
                    .with("text", place.unwrap_or_default())
                    .because("why", &error),
            )
        })?,
    };
    let target = Target::open(common)?;
    let workers = rayon::ThreadPoolBuilder::new()
        .num_threads(common.jobs.map_or(0, usize::from))
        .build()
        .map_err(|error| Failure::Usage(Refusal::new("option-jobs").with("why", error)))?;
    let begun = Instant::now();
    let counted = workers.install(|| divide(&position, args.depth));
    let micros = begun.elapsed().as_micros().max(1);
    let report = Perft {
        variant: position.variant(),
        fen: fen::write(&position),
        depth: args.depth,
        nodes: counted.iter().map(|(_, nodes)| nodes).sum(),
        moves: counted
            .iter()
            .map(|(mv, nodes)| PerftMove {
                r#move: moves::write(&position, mv),
                nodes: *nodes,
            })
            .collect(),
    };
    let speed = u128::from(report.nodes) * 1_000_000 / micros;
    common.note(&match common.language() {
        Language::English => format!("{speed} nodes/s"),
        Language::Russian => format!("{speed} позиций/с"),
    });
    let bytes = match args.format {
        PerftFormat::Text => render::perft(&report, common.language()),
        PerftFormat::Json => format!("{:#}\n", envelope("perft", &report)?),
    };
    target.write(bytes.as_bytes())?;
    Ok(Exit::Clean)
}

pub(super) fn completions(args: &CompletionsArgs, common: &Common) -> Result<Exit, Failure> {
    let target = Target::open(common)?;
    let mut bytes = Vec::new();
    clap_complete::generate(args.shell, &mut grammar(), "shashki", &mut bytes);
    target.write(&bytes)?;
    Ok(Exit::Clean)
}

pub(super) fn man(_args: &ManArgs, common: &Common) -> Result<Exit, Failure> {
    let target = Target::open(common)?;
    let mut bytes = Vec::new();
    clap_mangen::Man::new(grammar()).render(&mut bytes)?;
    target.write(&bytes)?;
    Ok(Exit::Clean)
}
