//! The players of a later stage, taken from the file of the previous one.

use std::path::Path;

use crate::cli::event_input;
use crate::event::Event;
use crate::finding::{Article, Book, Finding, codes::pairing as codes};
use crate::pairing::stages;

use super::{Common, Failure};

/// Who came from the previous stage.
#[derive(Clone, Debug)]
pub struct Entered {
    /// Their ids in this one.
    pub ids: Vec<String>,
    /// What is said of it.
    pub finding: Finding,
}

/// Enters the players of an event that names a previous stage and has no round yet. The previous
/// stage's file is looked for beside the event's.
///
/// # Errors
/// If the previous stage cannot be read or is not finished.
pub fn enter(path: &Path, event: &mut Event, common: &Common) -> Result<Option<Entered>, Failure> {
    let Some(stage) = event.stage.clone().filter(|_| event.rounds.is_empty()) else {
        return Ok(None);
    };
    let folder = path.parent().unwrap_or(Path::new(""));
    let file = folder.join(&stage.previous);
    let previous = event_input::load(&file, common)?.event;
    let ids = stages::enter(event, &previous, &stage)
        .map_err(|error| Failure::in_file(file.display(), &error))?;
    let names: Vec<String> = if event.is_team_event() {
        event.teams.iter().map(|team| team.name.clone()).collect()
    } else {
        let players = event.players.iter();
        let players = players.filter(|player| ids.contains(&player.id));
        players.map(|player| player.name.clone()).collect()
    };
    let finding = Finding::new(codes::STAGE_ENTERED)
        .article(Article::new(Book::Ru2011, "3.2*"))
        .field("count", names.len())
        .field("previous", stage.previous)
        .field("players", names);
    Ok(Some(Entered { ids, finding }))
}
