//! The players of a later stage, taken from the file of the previous one.

use std::path::Path;

use crate::cli::event_input;
use crate::event::Event;
use crate::finding::{Article, Book, Finding, codes::pairing as codes};
use crate::pairing::stages;

use super::{Common, Failure};

/// Enters the players of an event that names a previous stage and has nobody yet. The previous
/// stage's file is looked for beside the event's.
///
/// # Errors
/// If the previous stage cannot be read or is not finished.
pub fn enter(path: &Path, event: &mut Event, common: &Common) -> Result<Option<Finding>, Failure> {
    let empty = event.players.is_empty() && event.rounds.is_empty();
    let Some(stage) = event.stage.clone().filter(|_| empty) else {
        return Ok(None);
    };
    let folder = path.parent().unwrap_or(Path::new(""));
    let file = folder.join(&stage.previous);
    let previous = event_input::load(&file, common)?.event;
    stages::enter(event, &previous, &stage)
        .map_err(|error| Failure::in_file(file.display(), &error))?;
    let names: Vec<String> = event
        .units()
        .into_iter()
        .map(|unit| event.unit_name(unit).to_owned())
        .collect();
    Ok(Some(
        Finding::new(codes::STAGE_ENTERED)
            .article(Article::new(Book::Ru2011, "3.2*"))
            .field("count", names.len())
            .field("previous", stage.previous)
            .field("players", names),
    ))
}
