//! `pair-round --simulate`.

use super::{Args, Common, Exit, Failure, Target};

/// Generates and pairs random tournaments.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(_args: &Args, _common: &Common, _target: Target<'_>) -> Result<Exit, Failure> {
    Err(Failure::Usage(
        "--simulate is for Swiss systems; name one with --system".to_owned(),
    ))
}
