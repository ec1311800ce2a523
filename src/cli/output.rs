//! Where answers go: standard output, or a file that is written whole or not at all.

use std::io::Write;
use std::path::Path;

use super::{Common, Failure};

/// Where the answer of a command goes. Made before the work, so that a target that cannot be
/// written is known at once.
#[derive(Debug)]
pub enum Target<'a> {
    /// Standard output.
    Stdout,
    /// A file, replaced in one step when the answer is complete.
    File(&'a Path, tempfile::NamedTempFile),
}

impl<'a> Target<'a> {
    /// The target that `--output` names.
    ///
    /// # Errors
    /// [`Failure::Write`] if nothing can be created beside the file.
    pub fn open(common: &'a Common) -> Result<Target<'a>, Failure> {
        match &common.output {
            None => Ok(Target::Stdout),
            Some(path) if path.as_os_str() == "-" => Ok(Target::Stdout),
            Some(path) => {
                let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
                let file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))
                    .map_err(|source| Failure::Write {
                        path: path.clone(),
                        source,
                    })?;
                Ok(Target::File(path, file))
            }
        }
    }

    /// Writes the whole answer.
    ///
    /// # Errors
    /// [`Failure::Stream`] for standard output, [`Failure::Write`] for a file.
    pub fn write(self, bytes: &[u8]) -> Result<(), Failure> {
        match self {
            Target::Stdout => {
                let mut out = std::io::stdout().lock();
                out.write_all(bytes)?;
                out.flush()?;
                Ok(())
            }
            Target::File(path, mut file) => {
                let fail = |source| Failure::Write {
                    path: path.to_owned(),
                    source,
                };
                file.write_all(bytes).map_err(fail)?;
                file.as_file().sync_all().map_err(fail)?;
                file.persist(path).map_err(|error| fail(error.error))?;
                Ok(())
            }
        }
    }
}
