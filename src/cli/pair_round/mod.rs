//! `shashki pair-round`.

use super::{Common, Exit, Failure};

/// Pair the next round of an event, check or explain pairings.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(_args: Args, _common: &Common) -> Result<Exit, Failure> {
    Err(Failure::Usage("not built yet".to_owned()))
}
