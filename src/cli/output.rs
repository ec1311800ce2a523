//! Where answers go: standard output, or a file that is written whole or not at all.

use std::io::{BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc;

use crate::render::Refusal;

use super::{Common, Failure};

/// Where the answer of a command goes. Made before the work, so that a target that cannot be
/// written is known at once.
#[derive(Debug)]
pub enum Target<'a> {
    /// Standard output.
    Stdout,
    /// A file, replaced in one step when the answer is complete.
    File(Replacement<'a>, tempfile::NamedTempFile),
    /// What is not a plain file (a pipe, a terminal, `/dev/stderr`): it is written straight,
    /// since replacing it would take it away from everybody else.
    Device(&'a Path, std::fs::File),
}

/// So many pieces wait to be written.
const PIECES: usize = 64;

/// A file that will be replaced.
#[derive(Debug)]
pub struct Replacement<'a> {
    /// As it was named, for messages.
    named: &'a Path,
    /// Where it is, links followed: a link stays a link.
    real: PathBuf,
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
                let fail = |source| Failure::Write {
                    path: path.clone(),
                    source,
                };
                if let Some(file) = device(path).map_err(fail)? {
                    return Ok(Target::Device(path, file));
                }
                let real = std::fs::canonicalize(path).unwrap_or_else(|_| path.clone());
                let folder = real.parent().filter(|p| !p.as_os_str().is_empty());
                let file = temporary(folder.unwrap_or(Path::new("."))).map_err(fail)?;
                Ok(Target::File(Replacement { named: path, real }, file))
            }
        }
    }

    /// The same, for a command that reads the files `read`, which stay as they are: `--output` may
    /// name none of them, nor the previous version of an event (`NAME~`).
    ///
    /// # Errors
    /// As [`Target::open`]; [`Failure::Usage`] if `--output` names one of them.
    pub fn sparing(common: &'a Common, read: &[&Path]) -> Result<Target<'a>, Failure> {
        spare(common, read)?;
        Target::open(common)
    }

    /// The target as a stream, for answers that are too long for memory.
    pub fn stream(self) -> Stream<'a> {
        const BUFFER: usize = 1 << 16;
        let to = match self {
            Target::Stdout => To::Stdout(BufWriter::with_capacity(BUFFER, std::io::stdout())),
            Target::File(target, file) => To::File(target, BufWriter::with_capacity(BUFFER, file)),
            Target::Device(path, file) => To::Device(path, BufWriter::with_capacity(BUFFER, file)),
        };
        Stream { to: Some(to) }
    }

    /// Writes a long answer piece by piece while `make`, which hands them over, goes on. As a
    /// [`Stream`], it does not end where `make` fails.
    ///
    /// # Errors
    /// Those of `make`; as [`Target::write`].
    pub fn write_beside<T>(
        self,
        make: impl FnOnce(&mut dyn FnMut(Vec<u8>)) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let (to, pieces) = mpsc::sync_channel::<Vec<u8>>(PIECES);
        let mut stream = self.stream();
        let (made, written) = std::thread::scope(|scope| {
            let writer = scope.spawn(move || {
                for piece in pieces {
                    stream.write(&piece)?;
                }
                Ok::<_, Failure>(stream)
            });
            // What a writer that failed no longer takes is lost with the answer.
            let made = make(&mut |piece| drop(to.send(piece)));
            drop(to);
            (made, writer.join())
        });
        let stream = match written {
            Ok(written) => written?,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        let made = made?;
        stream.finish()?;
        Ok(made)
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
            Target::File(target, mut file) => {
                file.write_all(bytes)
                    .map_err(|source| target.failure(source))?;
                target.replace(file)
            }
            Target::Device(path, mut file) => {
                file.write_all(bytes).map_err(|source| Failure::Write {
                    path: path.to_owned(),
                    source,
                })
            }
        }
    }
}

impl Replacement<'_> {
    /// Puts the finished file in the place of the old one.
    fn replace(&self, file: tempfile::NamedTempFile) -> Result<(), Failure> {
        file.as_file()
            .sync_all()
            .map_err(|source| self.failure(source))?;
        file.persist(&self.real)
            .map_err(|error| self.failure(error.error))?;
        Ok(())
    }

    fn failure(&self, source: std::io::Error) -> Failure {
        Failure::Write {
            path: self.named.to_owned(),
            source,
        }
    }
}

/// An answer that is written piece by piece. A file appears only when it is finished, and what has
/// not yet left for standard output when the command fails never does.
#[derive(Debug)]
pub struct Stream<'a> {
    /// `None` once it is finished.
    to: Option<To<'a>>,
}

#[derive(Debug)]
enum To<'a> {
    Stdout(BufWriter<Stdout>),
    /// A file that is not yet there.
    File(Replacement<'a>, BufWriter<tempfile::NamedTempFile>),
    /// What is not a plain file.
    Device(&'a Path, BufWriter<std::fs::File>),
}

impl Stream<'_> {
    /// Writes a piece.
    ///
    /// # Errors
    /// As [`Target::write`].
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        match &mut self.to {
            Some(To::Stdout(out)) => Ok(out.write_all(bytes)?),
            Some(To::File(target, out)) => out
                .write_all(bytes)
                .map_err(|source| target.failure(source)),
            Some(To::Device(path, out)) => out.write_all(bytes).map_err(|source| Failure::Write {
                path: path.to_path_buf(),
                source,
            }),
            None => Ok(()),
        }
    }

    /// Ends the answer.
    ///
    /// # Errors
    /// As [`Target::write`].
    pub fn finish(mut self) -> Result<(), Failure> {
        match self.to.take() {
            Some(To::Stdout(mut out)) => Ok(out.flush()?),
            Some(To::File(target, out)) => {
                let file = out
                    .into_inner()
                    .map_err(|error| target.failure(error.into_error()))?;
                target.replace(file)
            }
            Some(To::Device(path, mut out)) => out.flush().map_err(|source| Failure::Write {
                path: path.to_owned(),
                source,
            }),
            None => Ok(()),
        }
    }
}

impl Drop for Stream<'_> {
    fn drop(&mut self) {
        if let Some(To::Stdout(out)) = self.to.take() {
            // Taken apart, since dropped whole it would write what it holds.
            let _ = out.into_parts();
        }
    }
}

/// Refuses an `--output` that would replace one of the files `read`, or the previous version of an
/// event that is one of them.
///
/// # Errors
/// [`Failure::Usage`] if it would.
pub(super) fn spare(common: &Common, read: &[&Path]) -> Result<(), Failure> {
    // Where there is no file yet, its folder tells.
    let real = |path: &Path| {
        let beside = || {
            let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
            let folder = std::fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?;
            Some(folder.join(path.file_name()?))
        };
        std::fs::canonicalize(path).ok().or_else(beside)
    };
    let Some(output) = &common.output else {
        return Ok(());
    };
    let Some(target) = real(output) else {
        return Ok(());
    };
    let replaced = |path: &Path| {
        if path.as_os_str() == "-" {
            return is_stdin(&target);
        }
        let Some(mut path) = real(path) else {
            return false;
        };
        let same = path == target;
        path.as_mut_os_string().push("~");
        same || path == target
    };
    match read.iter().find(|path| replaced(path)) {
        Some(path) => Err(Failure::Usage(if path.as_os_str() == "-" {
            Refusal::new("output-is-read")
                .with("path", output.display())
                .phrase("read", "standard input", "стандартный ввод")
        } else {
            Refusal::new("output-is-read")
                .with("path", output.display())
                .with("read", path.display())
        })),
        None => Ok(()),
    }
}

/// Whether standard input comes from this file.
#[cfg(unix)]
fn is_stdin(path: &Path) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;
    let input = std::io::stdin().as_fd().try_clone_to_owned();
    let input = input.and_then(|input| std::fs::File::from(input).metadata());
    let named = std::fs::metadata(path);
    input.is_ok_and(|input| {
        named.is_ok_and(|named| {
            named.is_file() && (input.dev(), input.ino()) == (named.dev(), named.ino())
        })
    })
}

/// Whether standard input comes from this file: not to be known here.
#[cfg(not(unix))]
fn is_stdin(_: &Path) -> bool {
    false
}

/// A writer that hands over what it gets, a piece at a time.
pub struct Pieces<'a> {
    out: &'a mut dyn FnMut(Vec<u8>),
    piece: Vec<u8>,
}

impl<'a> Pieces<'a> {
    /// How many bytes a piece has.
    const SIZE: usize = 1 << 18;

    /// The writer to `out`.
    pub fn new(out: &'a mut dyn FnMut(Vec<u8>)) -> Pieces<'a> {
        Pieces {
            out,
            piece: Vec::with_capacity(Self::SIZE),
        }
    }
}

impl Write for Pieces<'_> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if self.piece.len() + bytes.len() > Self::SIZE {
            self.flush()?;
        }
        self.piece.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        let next = Vec::with_capacity(Self::SIZE);
        (self.out)(std::mem::replace(&mut self.piece, next));
        Ok(())
    }
}

/// What stands at `path`, opened, if it is neither a plain file nor a folder.
///
/// # Errors
/// If it cannot be opened.
pub(super) fn device(path: &Path) -> std::io::Result<Option<std::fs::File>> {
    match std::fs::metadata(path) {
        Ok(known) if !known.is_file() && !known.is_dir() => {
            std::fs::OpenOptions::new().write(true).open(path).map(Some)
        }
        _ => Ok(None),
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
