//! Readings held against each other and against the control.

use super::own::resolution;
use super::reading::{Shown, What};
use super::track::{Flaw, Track};
use super::{MICRO_MATCH_BREAK, Record, Settings, Time};
use crate::board::Colour;
use crate::finding::codes::clock as codes;
use crate::finding::{Code, Finding, Place, Severity};

/// A finding at half-move `ply` about `side`.
pub(super) fn found(code: Code, ply: Option<u32>, side: Option<Colour>) -> Finding {
    let finding = Finding::new(code).at(Place {
        ply,
        ..Place::default()
    });
    match side {
        Some(side) => finding.field("side", side.to_string()),
        None => finding,
    }
}

/// What the readings of a game say against each other.
pub(super) fn readings(record: &Record, tracks: &[Track; 2], findings: &mut Vec<Finding>) {
    for bad in &record.bad_readings {
        let ply = (bad.ply > 0).then_some(bad.ply);
        findings.push(found(codes::BAD_READING, ply, None).field("text", bad.text.clone()));
    }
    for track in tracks {
        for flaw in &track.flaws {
            findings.push(match flaw {
                Flaw::Gained {
                    ply,
                    at_most,
                    shown,
                } => found(codes::CLOCK_GAINED_TIME, Some(*ply), Some(track.side))
                    .field("shown", shown.to_string())
                    .field("at_most", at_most.to_string()),
                Flaw::Contradiction { ply, one, other } => {
                    found(codes::READINGS_CONTRADICT, Some(*ply), Some(track.side))
                        .field("shown", one.to_string())
                        .field("expected", other.to_string())
                }
                Flaw::Twice { ply, one, other } => {
                    found(codes::READINGS_CONTRADICT, Some(*ply), Some(track.side))
                        .field("shown", one.to_string())
                        .field("expected", other.to_string())
                        .field("why", "read-twice")
                }
            });
        }
        if let Some(first) = track.missing.first() {
            findings.push(
                found(codes::READING_MISSING, Some(*first), Some(track.side))
                    .field("count", track.missing.len())
                    .field("moves", track.moves.len()),
            );
        }
    }
    both_clocks(record, tracks, findings);
}

/// Readings of the other clock that show it as after the reply, by side: half-move, what is
/// shown, what was last read.
type Ahead = [Vec<(u32, Time, Time)>; 2];

/// `[%clock]` shows both clocks: which one runs, and the other side's time.
fn both_clocks(record: &Record, tracks: &[Track; 2], findings: &mut Vec<Finding>) {
    let fine = resolution(record);
    // A program that writes both times of a full move at its first half shows the other clock
    // as it will stand after the reply. Said once for each side.
    let mut ahead: Ahead = [Vec::new(), Vec::new()];
    for reading in &record.readings {
        let What::Both(shown) = reading.what else {
            continue;
        };
        let ply = reading.ply;
        if ply == 0 || ply > record.plies {
            continue;
        }
        let mover = record.mover(ply);
        let runs = |side: Colour| shown[side.index()].is_some_and(|shown| shown.running);
        if runs(mover) && runs(!mover) {
            findings.push(found(codes::BOTH_RUNNING, Some(ply), None));
        } else if runs(mover) {
            findings.push(found(codes::WRONG_CLOCK_RUNNING, Some(ply), Some(mover)));
        }
        if let Some(other) = shown[(!mover).index()] {
            compare_other(
                &tracks[(!mover).index()],
                ply,
                other,
                fine,
                &mut ahead,
                findings,
            );
        }
    }
    for side in Colour::BOTH {
        if let [(first, shown, own), ..] = ahead[side.index()].as_slice() {
            findings.push(
                found(codes::READINGS_CONTRADICT, Some(*first), Some(side))
                    .severity(Severity::Information)
                    .field("shown", shown.to_string())
                    .field("expected", own.to_string())
                    .field("why", "written-ahead"),
            );
        }
    }
}

fn compare_other(
    track: &Track,
    ply: u32,
    other: Shown,
    fine: Time,
    ahead: &mut Ahead,
    findings: &mut Vec<Finding>,
) {
    let Some((own, _)) = track.last_read(ply) else {
        return;
    };
    // A missing time is written as zero.
    if (other.time - own).abs() <= fine || (other.time == Time::ZERO && own != Time::ZERO) {
        return;
    }
    let next = track
        .moves
        .get(track.moves.partition_point(|played| played.ply <= ply));
    let is_next = next
        .and_then(|played| played.shown)
        .is_some_and(|shown| (shown - other.time).abs() <= fine);
    if is_next {
        ahead[track.side.index()].push((ply, other.time, own));
        return;
    }
    findings.push(
        found(codes::READINGS_CONTRADICT, Some(ply), Some(track.side))
            .field("shown", other.time.to_string())
            .field("expected", own.to_string()),
    );
}

/// What there is to say of the controls themselves.
pub(super) fn controls(settings: &Settings, findings: &mut Vec<Finding>) {
    let [white, black] = &settings.controls;
    match (white, black) {
        (None, None) => findings.push(found(codes::NO_CONTROL, None, None)),
        (None, Some(_)) => findings
            .push(found(codes::NO_CONTROL, None, Some(Colour::White)).field("why", "of-white")),
        (Some(_), None) => findings
            .push(found(codes::NO_CONTROL, None, Some(Colour::Black)).field("why", "of-black")),
        (Some(white), Some(black)) if white != black => findings.push(
            found(codes::CONTROLS_UNEQUAL, None, None)
                .article(settings.article("3.8.6", "6.2"))
                .field("white", white.to_string())
                .field("black", black.to_string()),
        ),
        _ => {}
    }
    // The draft sets no limit.
    if settings.is_draft() {
        return;
    }
    let too_long = [white, black]
        .into_iter()
        .flatten()
        .find(|control| control.is_too_long());
    if let Some(control) = too_long {
        findings.push(
            found(codes::CONTROL_TOO_LONG, None, None)
                .article(settings.article("3.8.5", "6.2"))
                .field("control", control.to_string())
                .field("total", control.total().to_string()),
        );
    }
}

/// In a micro-match White may move from the second game on only after the break (3.18*).
pub(super) fn micro_match(settings: &Settings, tracks: &[Track; 2], findings: &mut Vec<Finding>) {
    let first = tracks[Colour::White.index()]
        .moves
        .first()
        .filter(|first| first.number == 1);
    if settings.micro_match_break
        && let Some(first) = first
        && let Some(used) = first.used
        && used < MICRO_MATCH_BREAK
    {
        findings.push(
            found(
                codes::MICRO_MATCH_BREAK,
                Some(first.ply),
                Some(Colour::White),
            )
            .article(settings.article("3.18*", "6.2"))
            .field("used", used.to_string()),
        );
    }
}

/// The tags `WhiteTime` and `BlackTime` against the time used: more than a minute apart.
pub(super) fn time_tags(record: &Record, tracks: &[Track; 2], findings: &mut Vec<Finding>) {
    for track in tracks {
        if let Some(tag) = record.time_tags[track.side.index()]
            && let Some(used) = track.used
            && (tag - used).abs() > Time::MINUTE
        {
            findings.push(
                found(codes::TIME_TAG_DIFFERS, None, Some(track.side))
                    .field("tag", tag.to_string())
                    .field("used", used.to_string()),
            );
        }
    }
}
