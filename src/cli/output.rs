//! Where answers go: standard output, or a file that is written whole or not at all.

use std::io::{BufWriter, StdoutLock, Write};
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
                let file = temporary(folder.unwrap_or(Path::new("."))).map_err(|source| {
                    Failure::Write {
                        path: path.clone(),
                        source,
                    }
                })?;
                Ok(Target::File(path, file))
            }
        }
    }

    /// The target as a stream, for answers that are too long for memory.
    pub fn stream(self) -> Stream<'a> {
        match self {
            Target::Stdout => {
                Stream::Stdout(BufWriter::with_capacity(1 << 16, std::io::stdout().lock()))
            }
            Target::File(path, file) => Stream::File(path, BufWriter::with_capacity(1 << 16, file)),
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

/// An answer that is written piece by piece. A file appears only when it is finished.
#[derive(Debug)]
pub enum Stream<'a> {
    /// Standard output.
    Stdout(BufWriter<StdoutLock<'static>>),
    /// A file that is not yet there.
    File(&'a Path, BufWriter<tempfile::NamedTempFile>),
}

impl Stream<'_> {
    /// Writes a piece.
    ///
    /// # Errors
    /// As [`Target::write`].
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        match self {
            Stream::Stdout(out) => Ok(out.write_all(bytes)?),
            Stream::File(path, out) => out.write_all(bytes).map_err(|source| Failure::Write {
                path: path.to_path_buf(),
                source,
            }),
        }
    }

    /// Ends the answer.
    ///
    /// # Errors
    /// As [`Target::write`].
    pub fn finish(self) -> Result<(), Failure> {
        match self {
            Stream::Stdout(mut out) => Ok(out.flush()?),
            Stream::File(path, out) => {
                let fail = |source| Failure::Write {
                    path: path.to_owned(),
                    source,
                };
                let file = out.into_inner().map_err(|error| fail(error.into_error()))?;
                file.as_file().sync_all().map_err(fail)?;
                file.persist(path).map_err(|error| fail(error.error))?;
                Ok(())
            }
        }
    }
}

/// A temporary file in `folder` that has, once it is renamed, the usual permissions of a new file
/// rather than a temporary one's.
///
/// # Errors
/// If nothing can be created there.
pub(super) fn temporary(folder: &Path) -> std::io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}
