//! Commands for packagers and developers: `perft`, `completions`, `man`.

use clap_complete::Shell;

use super::{Common, Exit, Failure, grammar, output::Target};

/// Count the leaves of the tree of legal moves, with a sub-total per first move.
#[derive(Debug, clap::Args)]
pub struct PerftArgs {}

/// Print the completion script of a shell.
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// The shell.
    shell: Shell,
}

/// Print the manual page.
#[derive(Debug, clap::Args)]
pub struct ManArgs {}

pub(super) fn perft(_args: PerftArgs, _common: &Common) -> Result<Exit, Failure> {
    Err(Failure::Usage("not built yet".to_owned()))
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
