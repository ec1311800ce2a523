//! Coming late and not coming at all: 3.6.3, 3.11.3, 3.12; 004 6.5–6.7.
//!
//! Lateness goes by the arrival, flags by the clock. Coming exactly as late as allowed is not
//! lost.

use super::cross::found;
use super::record::What;
use super::track::Track;
use super::verdict::{Verdict, VerdictKind};
use super::{Record, Settings, Time};
use crate::board::Colour;
use crate::finding::codes::clock as codes;
use crate::finding::{Article, Finding};

/// When a player came, measured from the announced start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coming {
    /// In time, or nothing is said of it.
    #[default]
    InTime,
    /// So much later.
    Late(Time),
    /// Not at all.
    Never,
}

impl Coming {
    fn delay(self) -> Option<Time> {
        match self {
            Coming::InTime => Some(Time::ZERO),
            Coming::Late(time) => Some(time),
            Coming::Never => None,
        }
    }

    /// Whether he came later than `limit`, or not at all.
    pub fn beyond(self, limit: Time) -> bool {
        self.delay().is_none_or(|delay| delay > limit)
    }
}

/// What the absence costs on White's and on Black's clock when both have come; `None` for one
/// who never came.
///
/// Both absent: what has passed when the first comes is halved between them, then the other's
/// clock runs (3.6.3). Under the draft White bears all until he comes (6.6), and Black's
/// clock runs only after White has moved: nothing is charged to Black by the start alone.
pub fn charges(comings: [Coming; 2], draft: bool) -> [Option<Time>; 2] {
    let delays = comings.map(Coming::delay);
    if draft {
        return [delays[0], Some(Time::ZERO)];
    }
    let first = match delays {
        [Some(white), Some(black)] => white.min(black),
        [Some(only), None] | [None, Some(only)] => only,
        [None, None] => return [None, None],
    };
    let both_absent = first.half();
    delays.map(|delay| delay.map(|delay| both_absent + (delay - first)))
}

/// What happened at one start of the clocks: the game's or its resumption.
#[derive(Clone, Copy, Debug, Default)]
struct Opening {
    comings: [Coming; 2],
    resumption: bool,
    ply: u32,
    excused: [bool; 2],
    /// When it was announced; nothing if the log does not tell.
    announced: Option<Time>,
    /// The place of its row among the events; before all of them if it has none.
    row: Option<usize>,
    /// Who has come to it, as far as was told.
    came: [bool; 2],
    /// Who came at a time of day that cannot be held against an announced start.
    unmeasured: [Option<Time>; 2],
}

/// The longest delay that a reading without an announced start is taken for: no game lasts longer
/// (3.8.5). What is above is a time of day.
const LONGEST_DELAY: Time = Time::from_minutes(6 * 60);

/// The openings that the events tell of, in order.
fn openings(record: &Record) -> Vec<Opening> {
    let mut all: Vec<Opening> = Vec::new();
    for (row, event) in record.events.iter().enumerate() {
        if let What::Start(time) | What::Resume(time) = event.what {
            all.push(Opening {
                resumption: matches!(event.what, What::Resume(_)),
                ply: event.moment.ply,
                announced: (time > Time::ZERO).then_some(time),
                row: Some(row),
                ..Opening::default()
            });
        }
    }
    for (row, event) in record.events.iter().enumerate() {
        if !matches!(
            event.what,
            What::Arrival(_) | What::Absent | What::ValidReason
        ) {
            continue;
        }
        for side in Colour::BOTH
            .into_iter()
            .filter(|side| event.concerns(*side))
        {
            let index = opening_of(record, &all, row, side).unwrap_or_else(|| {
                // A game whose start is not in the log.
                all.insert(0, Opening::default());
                0
            });
            let Some(opening) = all.get_mut(index) else {
                continue;
            };
            match event.what {
                What::Arrival(time) => {
                    opening.came[side.index()] = true;
                    let before = opening.row.is_some_and(|opened| row < opened);
                    came(opening, side, time, before);
                }
                What::Absent => opening.comings[side.index()] = Coming::Never,
                _ => opening.excused[side.index()] = true,
            }
        }
    }
    all
}

/// To which opening the row `row` about `side` belongs, if to any: to the last one before it, or
/// to the next where he has moved or come since the last one, or where there is none before.
fn opening_of(record: &Record, all: &[Opening], row: usize, side: Colour) -> Option<usize> {
    let moved = |ply: u32| record.own_moves(side, ply.saturating_sub(1));
    let here = record
        .events
        .get(row)
        .map_or(0, |event| event.moment.made());
    let own = record.own_moves(side, here);
    let next = all
        .iter()
        .position(|opening| opening.row.is_some_and(|opened| opened > row));
    let last = match next {
        Some(next) => next.checked_sub(1),
        None => all.len().checked_sub(1),
    };
    match (last, next) {
        (Some(last), Some(next)) => {
            let opening = all.get(last)?;
            let is_done = own > moved(opening.ply) || opening.came[side.index()];
            Some(if is_done { next } else { last })
        }
        (None, Some(next)) => {
            let opening = all.get(next)?;
            (own > 0 || own == moved(opening.ply)).then_some(next)
        }
        (last, None) => last,
    }
}

/// Enters that `side` came at `time`; `before` if the row stands before that of the start.
fn came(opening: &mut Opening, side: Colour, time: Time, before: bool) {
    let delay = match opening.announced {
        Some(announced) => {
            // Past midnight the day begins anew; who is noted first may have come before it.
            let delay = time - announced;
            if delay < -(Time::HOUR * 12) {
                delay + Time::HOUR * 24
            } else if before && delay > Time::HOUR * 12 {
                delay - Time::HOUR * 24
            } else {
                delay
            }
        }
        None if time <= LONGEST_DELAY => time,
        None => {
            opening.unmeasured[side.index()] = Some(time);
            return;
        }
    };
    if delay > Time::ZERO {
        opening.comings[side.index()] = Coming::Late(delay);
    }
}

/// What lateness decides, with what it costs on the clocks.
pub(super) fn judge(
    record: &Record,
    settings: &Settings,
    tracks: &[Track; 2],
    findings: &mut Vec<Finding>,
) -> Option<Verdict> {
    let mut verdict = None;
    for opening in openings(record) {
        for side in Colour::BOTH {
            if let Some(time) = opening.unmeasured[side.index()] {
                let ply = (opening.ply > 0).then_some(opening.ply);
                findings.push(
                    found(codes::ARRIVAL_WITHOUT_START, ply, Some(side))
                        .article(settings.lateness_article("3.12.1", "3.13.1"))
                        .field("time", time.to_string()),
                );
            }
        }
        let found = if opening.resumption {
            resumption(&opening, settings, tracks, findings)
        } else {
            start(&opening, settings, tracks, findings)
        };
        verdict = verdict.or(found);
    }
    verdict
}

fn start(
    opening: &Opening,
    settings: &Settings,
    tracks: &[Track; 2],
    findings: &mut Vec<Finding>,
) -> Option<Verdict> {
    let limit = |side: Colour| match settings.lateness_limit {
        Some(limit) => Some(limit),
        None if settings.is_draft() => Some(Time::HOUR),
        None => settings.controls[side.index()]
            .as_ref()
            .map(|control| control.first_length()),
    };
    let charged = charges(opening.comings, settings.is_draft());
    let [white, black] = Colour::BOTH.map(|side| {
        let coming = opening.comings[side.index()];
        match limit(side) {
            Some(limit) => coming.beyond(limit),
            // Without a control only he who never came is known to be too late.
            None => coming == Coming::Never,
        }
    });
    for side in Colour::BOTH {
        if let Coming::Late(delay) = opening.comings[side.index()] {
            late(side, delay, charged, settings, tracks, findings);
        }
    }
    let one = settings.lateness_article("3.12.1", "3.13.1");
    let both = settings.lateness_article("3.12.3", "3.13.3");
    match (white, black) {
        (true, true) if opening.excused != [false, false] => {
            Some(Verdict::new(VerdictKind::Arbiter, both, None, None))
        }
        (true, true) => Some(Verdict::new(VerdictKind::LossOfBoth, both, None, None)),
        (true, false) => Some(no_show(Colour::White, one, 0)),
        (false, true) => Some(no_show(Colour::Black, one, 0)),
        (false, false) => None,
    }
}

/// One who came late: what it costs, and whether his clock shows it.
fn late(
    side: Colour,
    delay: Time,
    charged: [Option<Time>; 2],
    settings: &Settings,
    tracks: &[Track; 2],
    findings: &mut Vec<Finding>,
) {
    let charge = charged[side.index()].unwrap_or(Time::ZERO);
    let article = settings.article("3.6.3", if side == Colour::White { "6.6" } else { "6.5" });
    findings.push(
        found(codes::LATE_ARRIVAL, None, Some(side))
            .article(article)
            .field("delay", delay.to_string())
            .field("charge", charge.to_string()),
    );
    let first = tracks[side.index()].moves.first();
    if let Some(used) = first.and_then(|first| first.used)
        && used + Time::SECOND < charge
    {
        findings.push(
            found(
                codes::LATENESS_NOT_CHARGED,
                first.map(|first| first.ply),
                Some(side),
            )
            .article(article)
            .field("charge", charge.to_string())
            .field("used", used.to_string()),
        );
    }
}

/// At a resumption the absentee's clock runs; he loses when more than his next control has run
/// out on it (3.12.2, 3.11.3). Both absent is the arbiter's.
fn resumption(
    opening: &Opening,
    settings: &Settings,
    tracks: &[Track; 2],
    findings: &mut Vec<Finding>,
) -> Option<Verdict> {
    let article = settings.lateness_article("3.12.2", "3.13.2");
    if opening.comings == [Coming::Never, Coming::Never] {
        return Some(Verdict::new(
            VerdictKind::Arbiter,
            article,
            None,
            Some(opening.ply),
        ));
    }
    for side in Colour::BOTH {
        let coming = opening.comings[side.index()];
        if let Coming::Late(delay) = coming {
            findings.push(
                found(codes::LATE_ARRIVAL, Some(opening.ply), Some(side))
                    .article(article)
                    .field("delay", delay.to_string())
                    .field("charge", delay.to_string()),
            );
        }
        let left = tracks[side.index()].at(opening.ply.saturating_sub(1));
        let lost = match (coming, left) {
            (Coming::Never, _) => true,
            (Coming::Late(delay), Some((left, _))) => delay > left,
            _ => false,
        };
        if lost {
            return Some(no_show(side, article, opening.ply));
        }
    }
    None
}

fn no_show(side: Colour, article: Article, ply: u32) -> Verdict {
    Verdict::new(
        VerdictKind::NoShow,
        article,
        Some(side),
        (ply > 0).then_some(ply),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(minutes: i64) -> Time {
        Time::from_minutes(minutes)
    }

    /// 3.6.3: White comes after 10 minutes, Black after 25.
    #[test]
    fn what_passed_with_both_absent_is_halved() {
        let comings = [Coming::Late(minutes(10)), Coming::Late(minutes(25))];
        assert_eq!(
            charges(comings, false),
            [Some(minutes(5)), Some(minutes(20))]
        );
    }

    #[test]
    fn one_absent_bears_his_own_time() {
        let comings = [Coming::InTime, Coming::Late(minutes(25))];
        assert_eq!(
            charges(comings, false),
            [Some(Time::ZERO), Some(minutes(25))]
        );
    }

    /// 004 6.6: White bears all.
    #[test]
    fn under_the_draft_white_bears_all() {
        let comings = [Coming::Late(minutes(10)), Coming::Late(minutes(25))];
        assert_eq!(
            charges(comings, true),
            [Some(minutes(10)), Some(Time::ZERO)]
        );
    }
}
