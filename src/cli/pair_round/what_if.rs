//! `pair-round --what-if`.

use crate::event::{Event, Number};

use super::{Args, Common, Exit, Failure, Target};

/// Says what would follow if the two were paired.
///
/// # Errors
/// Whatever keeps the command from answering.
pub fn run(
    _args: &Args,
    event: &Event,
    _pair: (Number, Number),
    _common: &Common,
    _target: Target<'_>,
) -> Result<Exit, Failure> {
    Err(Failure::Usage(format!(
        "--what-if is for Swiss systems; this event is paired as {}",
        event.regulation.system
    )))
}
