//! The verdict: flags, stopped clocks, penalties and lost records in the order they happened,
//! then compared with the result and with `Termination`.

use super::cross::found;
use super::flags::{Claim, Evidence, Flag, Source, evidence, time_forfeit_fits};
use super::record::{Stop, What};
use super::track::Track;
use super::verdict::{Verdict, VerdictKind};
use super::{Ending, Moment, Record, Settings};
use crate::board::Colour;
use crate::finding::Finding;
use crate::finding::codes::clock as codes;

/// What happened to the two flags and what follows, apart from lateness.
pub(super) struct Decision {
    /// The verdict.
    pub verdict: Verdict,
    /// The move numbers during which the flags of White and Black fell.
    pub fell: [Vec<u32>; 2],
}

/// Decides from flags, stops and whatever else already decides (`others`, each with its moment).
pub(super) fn decide(
    record: &Record,
    settings: &Settings,
    tracks: &[Track; 2],
    mut others: Vec<(Moment, Verdict)>,
    findings: &mut Vec<Finding>,
) -> Decision {
    let mut sides = evidence(record, settings, tracks);
    stops(record, settings, &mut sides, &mut others, findings);
    let end = record.board_end.map(|end| Moment::after(end.ply));
    others.retain(|(moment, _)| end.is_none_or(|end| *moment < end));
    if let Some(found) = flags(record, settings, &sides) {
        others.push(found);
    }
    let first = others.into_iter().min_by_key(|(moment, _)| *moment);
    let verdict = first
        .map(|(_, verdict)| verdict)
        .or_else(|| not_claimed(settings, &sides, end))
        .unwrap_or_default();
    report_flags(record, settings, &sides, &verdict, findings);
    termination(record, settings, tracks, &sides, findings);
    let fell = sides.map(|side| {
        let counted = side.flags.iter().filter(|flag| !after_end(flag, end));
        counted.map(|flag| flag.number).collect()
    });
    Decision { verdict, fell }
}

/// Whether the flag fell, or was seen to have fallen, after the end on the board. In a bare
/// record the benefit is the mover's.
fn after_end(flag: &Flag, end: Option<Moment>) -> bool {
    end.is_some_and(|end| flag.moment >= end)
}

/// The verdict that the flags give, and when.
fn flags(record: &Record, settings: &Settings, sides: &[Evidence; 2]) -> Option<(Moment, Verdict)> {
    let end = record.board_end.map(|end| Moment::after(end.ply));
    let standing = [sides[0].standing(), sides[1].standing()];
    if let Some(board) = &record.board_end {
        // Only flags that were down before the end of the game count; one that fell with or
        // after the move that ended it does not.
        let before = standing.map(|flag| flag.filter(|flag| !after_end(flag, end)));
        if before == [None, None] {
            let late = standing
                .into_iter()
                .flatten()
                .find(|flag| board.winner.is_none_or(|winner| winner == flag.side))?;
            let verdict = match board.winner {
                Some(_) => Verdict::new(
                    VerdictKind::WinStands,
                    settings.article("3.7.12", "6.10"),
                    Some(late.side),
                    Some(board.ply),
                ),
                None => Verdict::board_draw(board),
            };
            return Some((Moment::after(board.ply), verdict));
        }
        return two_flags(record, settings, before);
    }
    two_flags(record, settings, standing)
}

fn two_flags(
    record: &Record,
    settings: &Settings,
    standing: [Option<&Flag>; 2],
) -> Option<(Moment, Verdict)> {
    match standing {
        [None, None] => None,
        [Some(only), None] | [None, Some(only)] => only
            .claim
            .map(|claim| (claim.moment, loss_on_time(settings, only))),
        [Some(white), Some(black)] => both_down(record, settings, white, black),
    }
}

fn loss_on_time(settings: &Settings, flag: &Flag) -> Verdict {
    Verdict::new(
        VerdictKind::LossOnTime,
        settings.article("3.7.9", "6.10"),
        Some(flag.side),
        Some(flag.ply),
    )
}

/// Both flags are down.
fn both_down(
    record: &Record,
    settings: &Settings,
    white: &Flag,
    black: &Flag,
) -> Option<(Moment, Verdict)> {
    // One fall established while the other flag stood ends the game there.
    for (flag, other) in [(white, black), (black, white)] {
        if let Some(claim) = flag.claim
            && !claim.joint
            && other.stood_at(claim)
        {
            return Some((claim.moment, loss_on_time(settings, flag)));
        }
    }
    let moment = white.moment.max(black.moment);
    let ply = Some(white.ply.max(black.ply));
    if settings.is_blitz() {
        let article = settings.article("3.19.7", "6.12");
        return Some((moment, Verdict::new(VerdictKind::Draw, article, None, ply)));
    }
    let joint = |flag: &Flag| {
        flag.source != Source::Readings && flag.claim.is_some_and(|claim| claim.joint)
    };
    let first = if joint(white) && joint(black) {
        None
    } else if white.before(black, record) {
        Some((white, black))
    } else if black.before(white, record) {
        Some((black, white))
    } else {
        None
    };
    let Some((first, second)) = first else {
        let kind = if settings.is_draft() {
            VerdictKind::PlayOn
        } else {
            VerdictKind::Draw
        };
        let article = settings.article("1.9.1.2", "6.12");
        return Some((moment, Verdict::new(kind, article, None, ply)));
    };
    let claimed = [first, second]
        .into_iter()
        .find(|flag| flag.claim.is_some());
    claimed.and_then(|flag| {
        let claim = flag.claim?;
        Some((claim.moment, loss_on_time(settings, flag)))
    })
}

/// A flag that fell and was not claimed in time; the first of them.
fn not_claimed(settings: &Settings, sides: &[Evidence; 2], end: Option<Moment>) -> Option<Verdict> {
    sides
        .iter()
        .flat_map(|side| &side.flags)
        .filter(|flag| flag.claim.is_none() && !after_end(flag, end))
        .min_by_key(|flag| flag.moment)
        .map(|flag| {
            Verdict::new(
                VerdictKind::FlagNotClaimed,
                settings.article("3.7.9", "6.9"),
                Some(flag.side),
                Some(flag.ply),
            )
        })
}

fn report_flags(
    record: &Record,
    settings: &Settings,
    sides: &[Evidence; 2],
    verdict: &Verdict,
    findings: &mut Vec<Finding>,
) {
    let end = record.board_end.map(|end| Moment::after(end.ply));
    let both = matches!(verdict.kind, VerdictKind::Draw | VerdictKind::PlayOn);
    for side in sides {
        for flag in &side.flags {
            let counted = both && !flag.passed;
            if flag.claim.is_none() && !counted && !after_end(flag, end) {
                findings.push(
                    found(
                        codes::FLAG_FELL_NOT_CLAIMED,
                        Some(flag.ply),
                        Some(flag.side),
                    )
                    .article(settings.article("3.7.9", "6.9")),
                );
            }
        }
        for ply in &side.late_claims {
            let whose = side.flags.first().map(|flag| flag.side);
            findings.push(
                found(codes::CLAIM_TOO_LATE, Some(*ply), whose)
                    .article(settings.article("3.7.10", "6.9")),
            );
        }
    }
}

/// `Termination` "time forfeit" against the result and the clocks.
fn termination(
    record: &Record,
    settings: &Settings,
    tracks: &[Track; 2],
    sides: &[Evidence; 2],
    findings: &mut Vec<Finding>,
) {
    if !record.time_forfeit {
        return;
    }
    let down = |side: Colour| sides[side.index()].standing().is_some();
    let article = settings.article("3.7.9", "6.10");
    match record.result {
        Some(Ending::Draw) if !(down(Colour::White) && down(Colour::Black)) => {
            findings.push(found(codes::TERMINATION_CONTRADICTS_RESULT, None, None).article(article))
        }
        Some(Ending::Win(winner)) => {
            let loser = !winner;
            let track = &tracks[loser.index()];
            let claimed = sides[loser.index()].is_claimed();
            let wrong_flag = sides[winner.index()].is_down() && !sides[loser.index()].is_down();
            if wrong_flag || !(claimed || time_forfeit_fits(record, settings, track)) {
                findings.push(
                    found(
                        codes::TERMINATION_CONTRADICTS_CLOCK,
                        Some(record.plies).filter(|plies| *plies > 0),
                        Some(loser),
                    )
                    .article(article)
                    .field(
                        "shown",
                        track
                            .moves
                            .last()
                            .and_then(|played| played.shown)
                            .map_or_else(|| "?".to_owned(), |shown| shown.to_string()),
                    ),
                );
            }
        }
        _ => {}
    }
}

/// Clocks stopped by a player: 3.7.11, 3.7.13, 3.19.8; 004 6.13.
fn stops(
    record: &Record,
    settings: &Settings,
    sides: &mut [Evidence; 2],
    others: &mut Vec<(Moment, Verdict)>,
    findings: &mut Vec<Finding>,
) {
    for (order, event) in record.events.iter().enumerate() {
        let (What::Stop(stop), Some(side)) = (event.what, event.side) else {
            continue;
        };
        let moment = event.moment;
        let ply = Some(moment.ply);
        if stop.misunderstanding {
            findings.push(
                found(codes::STOPPED_BY_MISTAKE, ply, Some(side))
                    .article(settings.article("3.7.11", "6.13")),
            );
            continue;
        }
        // The flag first: a loss on time, whatever was meant by the stop.
        let fallen = sides[side.index()]
            .flags
            .iter_mut()
            .find(|flag| flag.moment <= moment && !flag.passed);
        if let Some(flag) = fallen {
            let claim = Claim {
                moment,
                joint: false,
                order,
            };
            flag.claim.get_or_insert(claim);
            continue;
        }
        others.push((moment, stopped(record, settings, side, moment, stop)));
    }
}

fn stopped(
    record: &Record,
    settings: &Settings,
    side: Colour,
    moment: Moment,
    stop: Stop,
) -> Verdict {
    let ply = Some(moment.ply);
    if settings.is_draft() || stop.called_arbiter {
        let article = settings.article("3.7.11", "6.13");
        return Verdict::new(VerdictKind::Arbiter, article, Some(side), ply);
    }
    let made = settings.moves_before(side, record.first)
        + record.own_moves(side, moment.made().min(record.plies));
    let last_period = settings.controls[side.index()]
        .as_ref()
        .is_none_or(|control| control.in_last_period(made));
    if stop.won_position && last_period {
        if !settings.is_blitz() {
            let article = settings.article("3.7.13", "6.13");
            return Verdict::new(VerdictKind::Draw, article, None, ply);
        }
        if stop.offered_draw {
            let article = settings.article("3.19.8", "6.13");
            return Verdict::new(VerdictKind::Draw, article, None, ply);
        }
    }
    let article = settings.article("3.7.11", "6.13");
    Verdict::new(VerdictKind::Resignation, article, Some(side), ply)
}

/// The verdict against the recorded result.
pub(super) fn against_result(record: &Record, verdict: &Verdict, findings: &mut Vec<Finding>) {
    if let (Some(result), Some(expected)) = (record.result, verdict.ending())
        && result != expected
    {
        let mut finding = found(codes::RESULT_CONTRADICTS_CLOCK, verdict.ply, verdict.side)
            .field("verdict", verdict.kind.name())
            .field("result", result.text())
            .field("expected", expected.text());
        finding.article = verdict.article;
        findings.push(finding);
    }
}
