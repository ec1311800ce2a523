//! Files of any size through the threads: blocks of records are read in order while the ones before
//! are worked on; never more than a few blocks stand in memory.

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::notation::encoding::{Encoding, Guess};
use crate::notation::pdn::{Block, BlockError, Blocks};
use crate::render::Refusal;

use super::{Common, Failure};

/// Blocks per thread that are read before they are worked on.
const BLOCKS_PER_THREAD: usize = 24;

/// The threads that `--jobs` asks for.
///
/// # Errors
/// [`Failure::Usage`] if they cannot be started.
pub(super) fn threads(common: &Common) -> Result<ThreadPool, Failure> {
    ThreadPoolBuilder::new()
        .num_threads(common.jobs.map_or(0, usize::from))
        .build()
        .map_err(|error| Failure::Usage(Refusal::new("no-threads").with("why", error)))
}

/// A bar over the bytes of all files, on a terminal and for work that lasts.
pub(super) fn progress(files: &[PathBuf], common: &Common) -> ProgressBar {
    let total: u64 = files
        .iter()
        .filter_map(|path| std::fs::metadata(path).ok())
        .map(|data| data.len())
        .sum();
    let wanted = !common.quiet && io::stderr().is_terminal() && total > (20 << 20);
    if !wanted {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr_with_hz(8));
    if let Ok(style) =
        ProgressStyle::with_template("{bar:40} {bytes}/{total_bytes} {bytes_per_sec} {eta}")
    {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

/// Where the bytes of a file come from; `-` is standard input.
///
/// # Errors
/// [`Failure::Read`] if the file cannot be opened.
pub(super) fn reader(path: &Path) -> Result<Box<dyn Read + Send>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin()));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(file)),
        Err(source) => Err(Failure::Read {
            path: path.to_owned(),
            source,
        }),
    }
}

/// A file on its way through the threads.
pub(super) struct Batches<'p> {
    path: &'p Path,
    pool: &'p ThreadPool,
    bar: &'p ProgressBar,
    blocks: Blocks<Box<dyn Read + Send>>,
}

impl<'p> Batches<'p> {
    /// The batches of what `reader` reads of `path`, in the encoding asked for or the one found.
    pub(super) fn new(
        path: &'p Path,
        reader: Box<dyn Read + Send>,
        asked: Option<Encoding>,
        pool: &'p ThreadPool,
        bar: &'p ProgressBar,
    ) -> Batches<'p> {
        Batches {
            path,
            pool,
            bar,
            blocks: Blocks::new(reader, asked),
        }
    }

    /// The encoding, once all is read.
    pub(super) fn encoding(&self) -> Guess {
        self.blocks.encoding()
    }

    /// The next blocks of the file; none at its end.
    ///
    /// # Errors
    /// [`Failure::Read`] and [`Failure::Malformed`] (not a text).
    pub(super) fn next(&mut self) -> Result<Vec<Block>, Failure> {
        let wanted = self.pool.current_num_threads() * BLOCKS_PER_THREAD;
        let mut batch = Vec::with_capacity(wanted);
        let before = self.blocks.bytes_read();
        while batch.len() < wanted {
            match self.blocks.next_block() {
                Ok(Some(block)) => batch.push(block),
                Ok(None) => break,
                Err(BlockError::Read(source)) => {
                    return Err(Failure::Read {
                        path: self.path.to_owned(),
                        source,
                    });
                }
                Err(error) => return Err(Failure::in_file(self.path.display(), &error)),
            }
        }
        let read = self.blocks.bytes_read() - before;
        self.bar.inc(u64::try_from(read).unwrap_or_default());
        Ok(batch)
    }

    /// What `work` makes, on the threads, while the next blocks are read.
    ///
    /// # Errors
    /// As [`Batches::next`].
    pub(super) fn next_while<R: Send>(
        &mut self,
        work: impl FnOnce() -> R + Send,
    ) -> Result<(R, Vec<Block>), Failure> {
        let pool = self.pool;
        let (done, next) = pool.install(|| rayon::join(work, || self.next()));
        Ok((done, next?))
    }
}
