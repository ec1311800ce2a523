//! Where questions come from: files, standard input, never a silent wait at a terminal.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use super::Failure;

/// The bytes of `path`, where `-` is standard input.
///
/// # Errors
/// [`Failure::Read`] if the file cannot be read.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
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
/// [`Failure::Usage`] with `help` where nothing is named and stdin is a terminal.
pub fn files(named: &[PathBuf], help: &str) -> Result<Vec<PathBuf>, Failure> {
    if !named.is_empty() {
        return Ok(named.to_vec());
    }
    if std::io::stdin().is_terminal() {
        return Err(Failure::Usage(format!(
            "no file named and standard input is a terminal\n{help}"
        )));
    }
    Ok(vec![PathBuf::from("-")])
}
