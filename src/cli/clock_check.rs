//! `shashki clock-check`.

use super::{Common, Exit, Failure};

/// Check the clocks of recorded games against a time control.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// Runs the command.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(_args: Args, _common: &Common) -> Result<Exit, Failure> {
    Err(Failure::Usage("not built yet".to_owned()))
}
