//! Writing the event back.

use std::io::Write;
use std::path::Path;

use crate::cli::event_input;
use crate::event::{Event, file};

use super::{Common, Failure};

/// Reads the event again, changes it and writes it whole.
///
/// # Errors
/// What `change` says, or what keeps the file from being read or written; nothing is changed
/// then.
pub fn update<T>(
    path: &Path,
    common: &Common,
    change: impl FnOnce(&mut Event) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut event = event_input::load(path, common)?.event;
    let answer = change(&mut event)?;
    let fail = |source| Failure::Write {
        path: path.to_owned(),
        source,
    };
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let mut file =
        tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new("."))).map_err(fail)?;
    file.write_all(file::write(&event)?.as_bytes())
        .map_err(fail)?;
    file.persist(path).map_err(|error| fail(error.error))?;
    Ok(answer)
}
