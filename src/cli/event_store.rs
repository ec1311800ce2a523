//! The event file on disk: changed under a lock, replaced in one step, the previous version kept.
//!
//! A change takes the lock, reads, changes, writes a temporary file in the same folder, syncs it,
//! keeps the old version as `NAME~`, renames the new one into place and syncs the folder. A kill
//! at any moment leaves a whole file, the old or the new one.
//!
//! The lock is on the event file itself, so that nothing lies beside it. Whoever waits for it
//! waits for a file that may be replaced meanwhile: then he begins again with the new one. Where
//! a system cannot tell one file from another, a file `.NAME.lock` is locked instead.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::event::{Change, Event, LogEntry, Refused, check, file};
use crate::render::Refusal;

use super::event::refused;
use super::event_input::{Source, from_bytes, load};
use super::{Common, Failure, input};

/// Reads the event at `path`, lets `change` change it, and writes it back if it did; two
/// processes at once wait for each other.
///
/// # Errors
/// What reading, `change` or writing fail with; the file is untouched then.
pub fn update<T>(
    path: &Path,
    common: &Common,
    change: impl FnOnce(&mut Event) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let place = Place::of(path)?;
    if !place.file.exists() {
        return Err(missing(path));
    }
    let _lock = place.lock()?;
    let loaded = load(path, common)?;
    if loaded.source != Source::Event {
        return Err(Failure::Usage(
            Refusal::new("event-not-ours").with("path", path.display()),
        ));
    }
    let mut event = loaded.event;
    let before = without_log(&mut event);
    let entries = event.log.len();
    let answer = change(&mut event)?;
    // The log only grows.
    let same = event.log.len() == entries && {
        let log = std::mem::take(&mut event.log);
        let same = event == before;
        event.log = log;
        same
    };
    if !same {
        sound(&event)?;
        place.replace(&event)?;
    }
    Ok(answer)
}

/// That the event can be read again: what was read held together, so whatever does not now was
/// entered just now.
fn sound(event: &Event) -> Result<(), Failure> {
    match check::faults(event).into_iter().next() {
        Some(fault) => Err(refused("")(Refused(fault))),
        None => Ok(()),
    }
}

/// A copy of the event but for its log, which may be longer than all the rest.
fn without_log(event: &mut Event) -> Event {
    let log = std::mem::take(&mut event.log);
    let copy = event.clone();
    event.log = log;
    copy
}

/// Writes a new event file.
///
/// # Errors
/// [`Failure::Usage`] if there is a file of that name already; what writing fails with.
pub fn create(path: &Path, event: &Event) -> Result<(), Failure> {
    let place = Place::of(path)?;
    let exists = || {
        let empty = fs::metadata(&place.file).is_ok_and(|data| data.is_file() && data.len() == 0);
        Failure::Usage(if empty {
            Refusal::new("event-exists-empty").with("path", path.display())
        } else {
            Refusal::new("event-exists").with("path", path.display())
        })
    };
    if place.file.exists() {
        return Err(exists());
    }
    sound(event)?;
    let new = place.temporary(file::write(event)?.as_bytes());
    let new = new.map_err(|source| place.failure(source))?;
    // Of two who make the same file at once, one succeeds.
    match new.persist_noclobber(&place.file) {
        Ok(_) => place.sync_folder(),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => return Err(exists()),
        Err(error) => return Err(place.failure(error.error)),
    }
    Ok(())
}

fn missing(path: &Path) -> Failure {
    Failure::Usage(Refusal::new("event-missing").with("path", path.display()))
}

/// Exchanges the event file and its previous version; gives the event before and after. That it was
/// before may be what made somebody go back: why it cannot be read is given then.
///
/// # Errors
/// [`Failure::Usage`] if there is no previous version; what reading it or writing fails with.
pub fn undo(path: &Path, common: &Common) -> Result<(Result<Event, Failure>, Event), Failure> {
    let place = Place::of(path)?;
    if !place.file.exists() {
        return Err(missing(path));
    }
    let _lock = place.lock()?;
    let backup = place.backup();
    if !backup.exists() {
        return Err(Failure::Usage(
            Refusal::new("event-no-previous")
                .with("path", path.display())
                .with("backup", backup.display()),
        ));
    }
    let bytes = input::read(&backup, common)?;
    let (now, before) = rayon::join(
        || load(path, common),
        || from_bytes(&backup, &bytes, common),
    );
    let before = before?.event;
    // Replacing keeps what is replaced as the previous version, so a second undo undoes this one.
    place
        .write(&bytes)
        .map_err(|source| place.failure(source))?;
    Ok((now.map(|loaded| loaded.event), before))
}

/// Notes changes in the event's log, with the time (`SOURCE_DATE_EPOCH`, if it is set, so that
/// scripts can be repeated exactly) and who made them.
pub fn record(event: &mut Event, by: Option<&str>, changes: &[Change]) {
    let at = now();
    // An empty variable names nobody.
    let by = by.map(str::trim).filter(|by| !by.is_empty());
    for change in changes {
        event.log.push(LogEntry {
            at: at.clone(),
            by: by.map(str::to_owned),
            what: String::new(),
            change: Some(change.clone()),
        });
    }
}

/// The present time in UTC, `YYYY-MM-DDThh:mm:ssZ`.
fn now() -> String {
    // Years of four digits; a value in milliseconds would lie beyond them.
    let fixed = std::env::var("SOURCE_DATE_EPOCH")
        .ok()
        .and_then(|text| text.trim().parse::<i64>().ok())
        .filter(|seconds| (0..=253_402_300_799).contains(seconds));
    let seconds = fixed.unwrap_or_else(|| {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .ok()
            .and_then(|since| i64::try_from(since.as_secs()).ok())
            .unwrap_or(0)
    });
    chrono::DateTime::from_timestamp(seconds, 0)
        .unwrap_or_default()
        .format("%Y-%m-%dT%H:%M:%SZ")
        .to_string()
}

/// A new seed: 128 random bits as hex.
///
/// # Errors
/// [`Failure::Stream`] if the system has no random bits to give.
pub fn random_seed() -> Result<String, Failure> {
    let mut bytes = [0u8; 16];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Stream(io::Error::other(error)))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// What stands between the event's name and the random part of a temporary file's.
const TEMPORARY: &str = ".tmp-";

/// Length of that random part.
const RANDOM: usize = 6;

/// Where the files of one event are.
struct Place {
    folder: PathBuf,
    name: OsString,
    file: PathBuf,
}

impl Place {
    fn of(path: &Path) -> Result<Place, Failure> {
        // A link is followed: what it points to is replaced, not the link.
        let file = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let Some(name) = file.file_name().filter(|_| path.as_os_str() != "-") else {
            return Err(Failure::Usage(
                Refusal::new("event-own-file").with("path", path.display()),
            ));
        };
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
            _ => PathBuf::from("."),
        };
        Ok(Place {
            folder,
            name: name.to_owned(),
            file,
        })
    }

    fn failure(&self, source: io::Error) -> Failure {
        Failure::Write {
            path: self.file.clone(),
            source,
        }
    }

    /// `NAME~`.
    fn backup(&self) -> PathBuf {
        let mut name = self.name.clone();
        name.push("~");
        self.folder.join(name)
    }

    /// `.NAME` followed by `ending`.
    fn hidden(&self, ending: &str) -> OsString {
        let mut name = OsString::from(".");
        name.push(&self.name);
        name.push(ending);
        name
    }

    /// Waits for the lock; it is free again when the file is dropped, or the process killed.
    #[cfg(unix)]
    fn lock(&self) -> Result<File, Failure> {
        use std::os::unix::fs::MetadataExt;
        let same = |file: &File| -> io::Result<bool> {
            let (held, named) = (file.metadata()?, fs::metadata(&self.file)?);
            Ok((held.dev(), held.ino()) == (named.dev(), named.ino()))
        };
        loop {
            let file = File::open(&self.file);
            let locked = file.and_then(|file| file.lock().map(|()| file));
            let checked = locked.and_then(|file| Ok((same(&file)?, file)));
            match checked {
                Ok((true, file)) => return Ok(file),
                // Replaced while we waited: the new file has a lock of its own.
                Ok((false, _)) => {}
                Err(source) => {
                    let path = self.file.clone();
                    return Err(Failure::Read { path, source });
                }
            }
        }
    }

    /// Waits for the lock; it is free again when the file is dropped, or the process killed.
    #[cfg(not(unix))]
    fn lock(&self) -> Result<File, Failure> {
        let path = self.folder.join(self.hidden(".lock"));
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .and_then(|file| file.lock().map(|()| file));
        file.map_err(|source| Failure::Write { path, source })
    }

    fn replace(&self, event: &Event) -> Result<(), Failure> {
        let text = file::write(event)?;
        self.write(text.as_bytes())
            .map_err(|source| self.failure(source))
    }

    /// A synced file beside the event's that holds these bytes.
    fn temporary(&self, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
        let prefix = self.hidden(TEMPORARY);
        let mut builder = tempfile::Builder::new();
        builder.prefix(&prefix).rand_bytes(RANDOM);
        let mut new = self.with_mode(&mut builder).tempfile_in(&self.folder)?;
        new.write_all(bytes)?;
        new.as_file().sync_all()?;
        Ok(new)
    }

    /// Replaces the file; only called under the lock.
    fn write(&self, bytes: &[u8]) -> io::Result<()> {
        self.sweep();
        let new = self.temporary(bytes)?;
        if let Ok(old) = fs::metadata(&self.file) {
            new.as_file().set_permissions(old.permissions())?;
            self.keep()?;
        }
        new.persist(&self.file).map_err(|error| error.error)?;
        self.sync_folder();
        Ok(())
    }

    /// The new name is safe once the folder is; some systems cannot sync one.
    fn sync_folder(&self) {
        if let Ok(folder) = File::open(&self.folder) {
            let _ = folder.sync_all();
        }
    }

    /// A new file gets the usual permissions, not the private ones of a temporary file.
    #[cfg(unix)]
    fn with_mode<'a, 'b>(
        &self,
        builder: &'a mut tempfile::Builder<'b, 'b>,
    ) -> &'a mut tempfile::Builder<'b, 'b> {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666))
    }

    #[cfg(not(unix))]
    fn with_mode<'a, 'b>(
        &self,
        builder: &'a mut tempfile::Builder<'b, 'b>,
    ) -> &'a mut tempfile::Builder<'b, 'b> {
        builder
    }

    /// Keeps the present version as `NAME~`, in one step and without touching the file itself.
    fn keep(&self) -> io::Result<()> {
        let link = self.folder.join(self.hidden(".keep"));
        let _ = fs::remove_file(&link);
        if fs::hard_link(&self.file, &link).is_err() {
            // A file system without links: a copy does.
            fs::copy(&self.file, &link)?;
            File::open(&link)?.sync_all()?;
        }
        fs::rename(&link, self.backup())?;
        // Where both names were the same file already, renaming leaves the first.
        let _ = fs::remove_file(&link);
        Ok(())
    }

    /// Removes what a killed writer left; only called under the lock.
    fn sweep(&self) {
        let prefix = self.hidden(TEMPORARY);
        let Ok(entries) = fs::read_dir(&self.folder) else {
            return;
        };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let bytes = name.as_encoded_bytes();
            // Exactly our own: another event's name may begin with this one's.
            let random = bytes.strip_prefix(prefix.as_encoded_bytes());
            if random.is_some_and(|r| r.len() == RANDOM && r.iter().all(u8::is_ascii_alphanumeric))
            {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}
