//! Penalties (3.19.6, 3.4*) and the duty to record (3.9).

use super::cross::found;
use super::record::{Measure, What};
use super::track::Track;
use super::verdict::{Verdict, VerdictKind};
use super::{Moment, Record, Settings, Time};
use crate::board::Colour;
use crate::finding::Finding;
use crate::finding::codes::clock as codes;

/// Blitz: the order of 3.19.6. What follows a third time is the arbiter's.
const BLITZ: [Measure; 3] = [Measure::Remark, Measure::Warning, Measure::Loss];

/// Elsewhere: the order in which 3.4* names them. The arbiter chooses by the gravity.
const ELSEWHERE: [Measure; 5] = [
    Measure::Remark,
    Measure::Warning,
    Measure::Reprimand,
    Measure::Loss,
    Measure::Exclusion,
];

/// Who has less than this to the control need not record (3.9.3).
pub const NEED_NOT_RECORD: Time = Time::from_minutes(5);

/// How many moves may be missing on a score sheet (3.9.2).
pub const MOVES_MISSING: u32 = 2;

/// An entry of the ledger of penalties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// Whose.
    pub side: Colour,
    /// The half-move.
    pub ply: u32,
    /// The how-manieth of this player, over all kinds.
    pub count: u32,
    /// The measure that is due by the order.
    pub due: Measure,
    /// The measure that was taken, if one was written down.
    pub taken: Option<Measure>,
}

/// The ledger of penalties, and what they decide.
pub(super) fn penalties(
    record: &Record,
    settings: &Settings,
    decided: &mut Vec<(Moment, Verdict)>,
    findings: &mut Vec<Finding>,
) -> Vec<Penalty> {
    let blitz = settings.is_blitz();
    let order: &[Measure] = if blitz { &BLITZ } else { &ELSEWHERE };
    let article = if blitz {
        settings.article("3.19.6", "6.8")
    } else {
        settings.article("3.4*", "6.8")
    };
    let mut counts = [0usize; 2];
    let mut ledger = Vec::new();
    for event in &record.events {
        let What::Penalty(taken) = event.what else {
            continue;
        };
        let moment = event.moment;
        let mut lost = [false; 2];
        for side in Colour::BOTH
            .into_iter()
            .filter(|side| event.concerns(*side))
        {
            let count = &mut counts[side.index()];
            let due = order
                .get(*count)
                .or(order.last())
                .copied()
                .unwrap_or(Measure::Loss);
            *count += 1;
            // Outside blitz a measure that was taken is the arbiter's choice.
            if let Some(taken) = taken
                && taken != due
                && blitz
                && *count <= order.len()
            {
                findings.push(
                    found(codes::PENALTY_OUT_OF_ORDER, Some(moment.ply), Some(side))
                        .article(article)
                        .field("count", *count)
                        .field("taken", taken.name())
                        .field("due", due.name()),
                );
            }
            lost[side.index()] = if blitz {
                *count >= order.len()
            } else {
                matches!(taken.unwrap_or(due), Measure::Loss | Measure::Exclusion)
            };
            ledger.push(Penalty {
                side,
                ply: moment.ply,
                count: u32::try_from(*count).unwrap_or(u32::MAX),
                due,
                taken,
            });
        }
        let verdict = |kind, side| Verdict::new(kind, article, side, Some(moment.ply));
        match lost {
            [true, true] => decided.push((moment, verdict(VerdictKind::LossOfBoth, None))),
            [true, false] => decided.push((
                moment,
                verdict(VerdictKind::PenaltyLoss, Some(Colour::White)),
            )),
            [false, true] => decided.push((
                moment,
                verdict(VerdictKind::PenaltyLoss, Some(Colour::Black)),
            )),
            [false, false] => {}
        }
    }
    ledger
}

/// The duty to record, and records that cannot be restored.
pub(super) fn recording(
    record: &Record,
    settings: &Settings,
    tracks: &[Track; 2],
    decided: &mut Vec<(Moment, Verdict)>,
    findings: &mut Vec<Finding>,
) {
    // The draft's text has no articles on recording.
    if settings.is_draft() {
        return;
    }
    for event in &record.events {
        let moment = event.moment;
        let before = moment.ply.saturating_sub(u32::from(!moment.after));
        let left = |side: Colour| tracks[side.index()].at(before).map(|(time, _)| time);
        let free = |side: Colour| left(side).is_some_and(|left| left < NEED_NOT_RECORD);
        match event.what {
            What::Unrecorded(missing) if missing > MOVES_MISSING => {
                for side in Colour::BOTH
                    .into_iter()
                    .filter(|side| event.concerns(*side))
                {
                    if !free(side) {
                        findings.push(
                            found(codes::RECORD_TO_RESTORE, Some(moment.ply), Some(side))
                                .article(settings.article("3.9.2", "6.14"))
                                .field("missing", missing),
                        );
                    }
                }
            }
            What::Restored(time) if event.side.is_none() => findings.push(
                found(codes::RESTORATION_SHARED, Some(moment.ply), None)
                    .article(settings.article("3.9.4", "6.14"))
                    .field("time", time.to_string())
                    .field("half", time.half().to_string()),
            ),
            What::RecordLost => {
                // 3.9.4 speaks of time trouble of both; who had time was to record.
                let trouble = Colour::BOTH
                    .into_iter()
                    .all(|side| left(side).is_none_or(|left| left < NEED_NOT_RECORD));
                let kind = if trouble {
                    VerdictKind::LossOfBoth
                } else {
                    VerdictKind::Arbiter
                };
                let article = settings.article("3.9.4", "6.14");
                decided.push((moment, Verdict::new(kind, article, None, Some(moment.ply))));
            }
            _ => {}
        }
    }
}
