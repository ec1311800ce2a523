//! Where questions come from: files, standard input, never a silent wait at a terminal.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use crate::render::Refusal;

use super::output::spare;
use super::{Common, Failure};

/// The bytes of `path`, where `-` is standard input. What is read here stays as it is: `--output` may
/// not name it.
///
/// # Errors
/// [`Failure::Read`] if the file cannot be read, [`Failure::Usage`] if `--output` names it.
pub fn read(path: &Path, common: &Common) -> Result<Vec<u8>, Failure> {
    spare(common, &[path])?;
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        std::io::stdin()
            .lock()
            .read_to_end(&mut bytes)
            .map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    bytes.map_err(|source| Failure::Read {
        path: path.to_owned(),
        source,
    })
}

/// The files to read: those named, or `-` where nothing is named and stdin is not a terminal.
///
/// # Errors
/// [`Failure::Usage`] with `help`, in English and Russian, where nothing is named and stdin is a terminal.
pub fn files(named: &[PathBuf], help: [&'static str; 2]) -> Result<Vec<PathBuf>, Failure> {
    if !named.is_empty() {
        return Ok(named.to_vec());
    }
    if std::io::stdin().is_terminal() {
        let [english, russian] = help;
        return Err(Failure::Usage(
            Refusal::new("no-file-named").phrase("help", english, russian),
        ));
    }
    Ok(vec![PathBuf::from("-")])
}
