//! `pair-round --repair` (3.17.8).

use std::path::Path;

use crate::event::Event;

use super::{Args, Common, Exit, Failure, Target};

/// Makes a published round again, touching as few players as possible.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(
    _args: &Args,
    _path: &Path,
    event: Event,
    _common: &Common,
    _target: Target<'_>,
) -> Result<Exit, Failure> {
    Err(Failure::Usage(format!(
        "--repair is for Swiss systems; this event is paired as {}",
        event.regulation.system
    )))
}
