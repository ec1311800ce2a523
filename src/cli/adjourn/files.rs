//! Envelope, secret and slip as files. The move passes only through the slip (or standard input)
//! and the secret file: never the command line, never a message.

use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use crate::adjourn::{Envelope, Secret};
use crate::cli::{Common, Failure, input, output};
use crate::render::{Language, Refusal, Told};

/// Bytes of every secret file: its size says nothing of the move.
const SECRET_BYTES: usize = 2048;

/// Characters of a slip at the most.
const LONGEST_SLIP: usize = 200;

/// Reads an envelope.
pub(super) fn envelope(path: &Path, common: &Common) -> Result<Envelope, Failure> {
    let bytes = input::read(path, common)?;
    serde_json::from_slice(&bytes).map_err(|error| {
        Failure::Malformed(
            Refusal::new("not-an-envelope")
                .with("path", path.display())
                .with("line", error.line())
                .with("column", error.column())
                .because("why", &error),
        )
    })
}

/// Reads a secret file; refuses one that others can read.
pub(super) fn secret(path: &Path) -> Result<Secret, Failure> {
    let fail = |source| Failure::Read {
        path: path.to_owned(),
        source,
    };
    let mut file = std::fs::File::open(path).map_err(fail)?;
    private(path, &file.metadata().map_err(fail)?)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(fail)?;
    // serde's message would quote what it found: the place alone is told.
    let secret: Secret = serde_json::from_slice(&bytes).map_err(|error| {
        Failure::Malformed(
            Refusal::new("not-a-secret")
                .with("path", path.display())
                .with("line", error.line())
                .with("column", error.column()),
        )
    })?;
    if secret.is_well_formed() {
        Ok(secret)
    } else {
        Err(Failure::Malformed(
            Refusal::new("secret-nonce").with("path", path.display()),
        ))
    }
}

#[cfg(unix)]
fn private(path: &Path, metadata: &std::fs::Metadata) -> Result<(), Failure> {
    use std::os::unix::fs::PermissionsExt;
    if metadata.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    Err(Failure::Malformed(
        Refusal::new("secret-readable").with("path", path.display()),
    ))
}

#[cfg(not(unix))]
fn private(_path: &Path, _metadata: &std::fs::Metadata) -> Result<(), Failure> {
    Ok(())
}

/// Writes a secret file, readable by its owner alone from the first moment, of a size that is
/// always the same.
pub(super) fn write_secret(path: &Path, secret: &Secret) -> Result<(), Failure> {
    let mut bytes = serde_json::to_vec(secret)?;
    bytes.resize(bytes.len().max(SECRET_BYTES - 1), b' ');
    bytes.push(b'\n');
    // A temporary file is its owner's alone from the first moment, and stays so.
    write(path, &bytes, |folder| {
        tempfile::NamedTempFile::new_in(folder)
    })
}

/// Writes an envelope.
pub(super) fn write_envelope(path: &Path, envelope: &Envelope) -> Result<(), Failure> {
    let mut bytes = serde_json::to_vec_pretty(envelope)?;
    bytes.push(b'\n');
    write(path, &bytes, output::temporary)
}

/// Makes a temporary file in a folder.
type Temporary = fn(&Path) -> std::io::Result<tempfile::NamedTempFile>;

/// Writes a file whole or not at all.
fn write(path: &Path, bytes: &[u8], temporary: Temporary) -> Result<(), Failure> {
    let fail = |source| Failure::Write {
        path: path.to_owned(),
        source,
    };
    if let Some(mut device) = output::device(path).map_err(fail)? {
        return device.write_all(bytes).map_err(fail);
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let mut file = temporary(folder.unwrap_or(Path::new("."))).map_err(fail)?;
    file.write_all(bytes).map_err(fail)?;
    file.as_file().sync_all().map_err(fail)?;
    file.persist(path).map_err(|error| fail(error.error))?;
    Ok(())
}

/// The one line of a slip, from a file or standard input. At a terminal it is asked for twice and
/// not shown.
pub(super) fn slip(path: &Path, common: &Common) -> Result<String, Failure> {
    if path.as_os_str() == "-" && std::io::stdin().is_terminal() {
        return typed(common.language());
    }
    let bytes = input::read(path, common)?;
    let text = String::from_utf8(bytes).map_err(|_| {
        Failure::Malformed(Refusal::new("slip-not-utf8").with("path", path.display()))
    })?;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > LONGEST_SLIP {
        return Err(Failure::Malformed(
            Refusal::new("slip-too-long")
                .with("path", path.display())
                .with("most", LONGEST_SLIP),
        ));
    }
    Ok(text)
}

/// The slip as typed at the terminal: nothing shows on the screen, so it is typed twice.
fn typed(language: Language) -> Result<String, Failure> {
    let once = rpassword::prompt_password(Refusal::new("slip-prompt").told(language))?;
    let again = rpassword::prompt_password(Refusal::new("slip-prompt-again").told(language))?;
    if once.trim() == again.trim() {
        Ok(once.split_whitespace().collect::<Vec<_>>().join(" "))
    } else {
        Err(Failure::Usage(Refusal::new("slip-differs")))
    }
}

/// The secret file that belongs to an envelope when none is named: `game.json` → `game.secret`.
pub(super) fn secret_beside(envelope: &Path, named: Option<&PathBuf>) -> PathBuf {
    named
        .cloned()
        .unwrap_or_else(|| envelope.with_extension("secret"))
}

/// 256 random bits.
pub(super) fn random() -> Result<[u8; 32], Failure> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits)
        .map_err(|error| Failure::Usage(Refusal::new("no-random-bits").with("why", error)))?;
    Ok(bits)
}
