//! The whole answer about one game's clocks.

use super::conduct::{Penalty, penalties, recording};
use super::own::resolution;
use super::track::Track;
use super::walk::follow;
use super::{Record, Settings, Verdict, arrival, correction, cross, decide};
use crate::board::Colour;
use crate::finding::Finding;

/// What the clocks of one game did and what follows from it.
#[derive(Clone, Debug)]
pub struct Checked {
    /// White's clock and Black's.
    pub tracks: [Track; 2],
    /// What the clocks decide.
    pub verdict: Verdict,
    /// The ledger of penalties.
    pub penalties: Vec<Penalty>,
    /// What was found.
    pub findings: Vec<Finding>,
}

/// Checks the clocks of one game.
///
/// ```
/// use shashki::board::Colour;
/// use shashki::clock::{Ending, Reading, Record, Settings, Time, VerdictKind, What, check};
/// // White's second move is played with 3 seconds over his minute; the game goes on and is drawn.
/// let reading = |ply, seconds| Reading {
///     ply,
///     what: What::Remaining(Time::from_seconds(seconds)),
///     unit: Time::SECOND,
/// };
/// let record = Record {
///     plies: 4,
///     readings: vec![reading(1, 30), reading(2, 50), reading(3, -3), reading(4, 40)],
///     result: Some(Ending::Draw),
///     ..Record::default()
/// };
/// let settings = Settings::with_control("1m".parse().unwrap());
/// let checked = check(&record, &settings);
/// assert_eq!(checked.verdict.kind, VerdictKind::FlagNotClaimed);
/// assert_eq!(checked.verdict.side, Some(Colour::White));
/// assert_eq!(checked.verdict.ply, Some(3));
/// ```
pub fn check(record: &Record, settings: &Settings) -> Checked {
    let mut findings = Vec::new();
    let fine = resolution(record);
    let mut tracks = Colour::BOTH.map(|side| follow(record, settings, side, fine));
    cross::controls(settings, &mut findings);
    cross::readings(record, &tracks, &mut findings);
    cross::time_tags(record, &tracks, &mut findings);
    cross::micro_match(settings, &tracks, &mut findings);
    correction::judge(record, settings, &tracks, &mut findings);
    let late = arrival::judge(record, settings, &tracks, &mut findings);
    let mut decided = Vec::new();
    let penalties = penalties(record, settings, &mut decided, &mut findings);
    recording(record, settings, &tracks, &mut decided, &mut findings);
    let decision = decide::decide(record, settings, &tracks, decided, &mut findings);
    let verdict = late.unwrap_or(decision.verdict);
    decide::against_result(record, &verdict, &mut findings);
    for (track, fell) in tracks.iter_mut().zip(&decision.fell) {
        for number in fell {
            track.mark_fall(*number);
        }
    }
    // By place, those about the whole game first; what was found first stays first.
    findings.sort_by_key(|finding| finding.place.ply.unwrap_or(0));
    Checked {
        tracks,
        verdict,
        penalties,
        findings,
    }
}
