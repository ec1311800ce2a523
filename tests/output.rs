//! Where answers go: what `--output` names is written whole, and nothing else is taken away.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

fn explain(folder: &Path, output: &str) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_shashki"))
        .current_dir(folder)
        .args(["explain", "M001", "--output", output])
        .output()
        .unwrap()
}

#[test]
fn a_pipe_is_written_and_stays_a_pipe() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let reader = Command::new("cat")
        .arg(&pipe)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let answer = explain(folder.path(), "pipe");
    assert_eq!(answer.status.code(), Some(0), "{answer:?}");
    let read = reader.wait_with_output().unwrap();
    assert!(String::from_utf8(read.stdout).unwrap().contains("M001"));
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
}

#[test]
fn a_link_stays_a_link() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("real.txt"), "old").unwrap();
    symlink("real.txt", folder.path().join("link.txt")).unwrap();
    let answer = explain(folder.path(), "link.txt");
    assert_eq!(answer.status.code(), Some(0), "{answer:?}");
    let link = fs::symlink_metadata(folder.path().join("link.txt")).unwrap();
    assert!(link.file_type().is_symlink());
    let real = fs::read_to_string(folder.path().join("real.txt")).unwrap();
    assert!(real.contains("M001"), "{real}");
}

#[test]
fn a_folder_is_refused_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("out")).unwrap();
    let answer = explain(folder.path(), "out");
    assert_eq!(answer.status.code(), Some(2), "{answer:?}");
    assert!(String::from_utf8(answer.stderr).unwrap().contains("out"));
    assert!(answer.stdout.is_empty());
}
