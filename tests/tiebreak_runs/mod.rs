//! Runs of `shashki tiebreak`, shared by its whole-command tests.

use std::path::PathBuf;
use std::process::{Command, Output};

/// The folder of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A run of `shashki tiebreak` beside the example standings, in English.
pub fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .arg("tiebreak")
        .args(arguments)
        .current_dir(root().join("examples/standings"))
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("NO_COLOR", "1")
        .output()
        .unwrap()
}

/// Its standard output; it must end with 0.
pub fn stdout(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}
