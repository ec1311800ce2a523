//! The event file on disk: writers that meet, writers that are killed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use shashki::event::{Event, file};

fn shashki(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shashki"));
    command
        .current_dir(folder)
        .env("SOURCE_DATE_EPOCH", "1770000000")
        .env("LANG", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

fn done(folder: &Path, arguments: &[&str]) {
    let status = shashki(folder)
        .arg("event")
        .args(arguments)
        .status()
        .unwrap();
    assert!(status.success(), "{arguments:?}");
}

fn read(path: &Path) -> Event {
    file::read(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn eight_writers_at_once_lose_nothing() {
    const EACH: usize = 6;
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, &["new", "cup.json", "--seed", "s"]);
    thread::scope(|scope| {
        for writer in 0..8 {
            scope.spawn(move || {
                for number in 0..EACH {
                    done(
                        folder,
                        &["add", "cup.json", &format!("Player {writer} {number}")],
                    );
                }
            });
        }
    });
    let event = read(&folder.join("cup.json"));
    assert_eq!(event.players.len(), 8 * EACH);
    let before = read(&folder.join("cup.json~"));
    assert_eq!(before.players.len(), 8 * EACH - 1);
    let left: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "cup.json" && name != "cup.json~")
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

/// Long: processes that each write, until a thousand of them were killed at a random moment.
#[test]
#[ignore = "long"]
fn a_kill_at_any_moment_leaves_a_whole_file() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, &["new", "cup.json", "--seed", "s"]);
    let many: String = (0..3000).map(|n| format!("Early bird {n}\n")).collect();
    fs::write(folder.join("list.csv"), format!("Name\n{many}")).unwrap();
    done(folder, &["import", "cup.json", "list.csv"]);
    let path = folder.join("cup.json");
    // Kills are spread over the time that an undisturbed call takes here, and a little more.
    let begun = std::time::Instant::now();
    for number in 0..5 {
        done(folder, &["add", "cup.json", &format!("Measure {number}")]);
    }
    let span = u64::try_from(begun.elapsed().as_micros() / 5 * 5 / 4).unwrap();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let (mut confirmed, mut killed, mut saved_anyway) = (3005, 0, 0);
    for number in 0..20_000 {
        if killed == 1000 {
            break;
        }
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let name = format!("Player {number}");
        let mut child = shashki(folder)
            .args(["event", "add", "cup.json", &name])
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_micros(state % span));
        let ended = child.try_wait().unwrap();
        if ended.is_none() {
            killed += 1;
            child.kill().unwrap();
        }
        child.wait().unwrap();
        let players = read(&path).players.len();
        if ended.is_some() {
            assert_eq!(players, confirmed + 1, "a confirmed change is there");
        } else if players > confirmed {
            saved_anyway += 1;
        }
        assert!(players == confirmed || players == confirmed + 1);
        confirmed = players;
        read(&folder.join("cup.json~"));
    }
    println!("{killed} killed, {saved_anyway} of them after the change was in place");
    assert_eq!(killed, 1000);
    done(folder, &["add", "cup.json", "The last"]);
    let left = fs::read_dir(folder).unwrap().count();
    assert_eq!(left, 3, "the event, its version before and the list");
}

#[test]
fn undo_and_undo_of_undo() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, &["new", "cup.json", "--seed", "s"]);
    done(folder, &["add", "cup.json", "Anna"]);
    let path = folder.join("cup.json");
    let with = fs::read_to_string(&path).unwrap();
    done(folder, &["undo", "cup.json"]);
    assert_eq!(read(&path).players.len(), 0);
    done(folder, &["undo", "cup.json"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), with);
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(folder, &["new", "cup.json", "--seed", "s"]);
    let path = folder.join("cup.json");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink("cup.json", folder.join("link.json")).unwrap();
    done(folder, &["add", "link.json", "Anna"]);
    assert!(
        fs::symlink_metadata(folder.join("link.json"))
            .unwrap()
            .is_symlink()
    );
    assert_eq!(read(&path).players.len(), 1);
    assert_eq!(
        fs::metadata(&path).unwrap().permissions().mode() & 0o777,
        0o640
    );
}
