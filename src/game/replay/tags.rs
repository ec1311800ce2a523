//! What the writing of a record and its tags say, beside the moves.

use crate::finding::codes::notation as codes;
use crate::finding::{Code, Finding, Severity};
use crate::notation::pdn::{Fault, FaultKind, Game, Kind, LONGEST_RECORD, Score};

use super::{Question, Replay, Status, at};

const fn code(kind: FaultKind) -> Code {
    match kind {
        FaultKind::UnclosedComment => codes::UNCLOSED_COMMENT,
        FaultKind::NestedComment => codes::NESTED_COMMENT,
        FaultKind::StrayBrace => codes::STRAY_BRACE,
        FaultKind::UnclosedVariation => codes::UNCLOSED_VARIATION,
        FaultKind::StrayParenthesis => codes::STRAY_PARENTHESIS,
        FaultKind::UnclosedTag => codes::UNCLOSED_TAG,
        FaultKind::TagWithoutValue => codes::TAG_WITHOUT_VALUE,
        FaultKind::Junk => codes::NOT_PDN,
        FaultKind::LiteralEscape => codes::LITERAL_ESCAPE,
        FaultKind::ControlCharacter => codes::CONTROL_CHARACTER,
        FaultKind::TooLong => codes::RECORD_TOO_LONG,
        FaultKind::SecondResult => codes::SECOND_RESULT,
        FaultKind::VariationWithoutMove => codes::VARIATION_WITHOUT_MOVE,
    }
}

/// The longest piece of foreign text that a finding shows.
const SHOWN: usize = 40;

/// The faults of the writing as findings.
pub(super) fn faults(game: &Game<'_>, replay: &mut Replay) {
    if game.faults.is_empty() {
        return;
    }
    // Words may head a record; among its moves they hide one, and in a record that has numbers but
    // no move that can be read they hide them all.
    let first = |wanted: fn(&Kind) -> bool| {
        let mut elements = game.elements.iter();
        elements
            .find(|element| wanted(&element.kind))
            .map(|element| element.span().start)
    };
    let first_move = first(|kind| matches!(kind, Kind::Move))
        .or_else(|| first(|kind| matches!(kind, Kind::Number { .. })));
    for fault in &game.faults {
        replay.findings.push(fault_finding(game, fault, first_move));
    }
    if game
        .faults
        .iter()
        .any(|fault| fault.kind == FaultKind::TooLong)
    {
        replay
            .findings
            .retain(|finding| finding.code != codes::NO_MOVES);
        replay.status = Status::Skipped;
    }
}

fn fault_finding(game: &Game<'_>, fault: &Fault, first_move: Option<usize>) -> Finding {
    let finding = Finding::new(code(fault.kind));
    let finding = match fault.kind {
        FaultKind::TooLong => finding.field("limit", LONGEST_RECORD),
        FaultKind::Junk => {
            let text: String = game.slice(fault.span).chars().take(SHOWN).collect();
            let among_moves = first_move.is_some_and(|first| first < fault.span.start);
            // A bracket alone hides no move.
            let bracket = text.chars().all(|c| matches!(c, '[' | ']' | ' '));
            let severity = if among_moves && !bracket {
                Severity::Error
            } else {
                Severity::Warning
            };
            let mut finding = finding.field("text", text).severity(severity);
            if among_moves {
                let before = game
                    .main_line()
                    .filter(|(_, element)| matches!(element.kind, Kind::Move | Kind::Dash))
                    .take_while(|(_, element)| element.span().start < fault.span.start)
                    .count();
                finding.place.ply = u32::try_from(before + 1).ok();
            }
            finding
        }
        _ => finding,
    };
    at(finding, fault.span)
}

/// Tags against each other and against the record.
pub(super) fn compare(game: &Game<'_>, question: &Question, replay: &mut Replay) {
    repeated(game, replay);
    results(game, question.strict, replay);
    if replay.complete && !question.as_played {
        ply_count(game, replay);
    }
}

fn repeated(game: &Game<'_>, replay: &mut Replay) {
    for (index, tag) in game.tags.iter().enumerate().take(64) {
        let first = game
            .tags
            .iter()
            .take(index)
            .find(|other| other.name.len() == tag.name.len() && other.is(tag.name));
        if let Some(first) = first
            && first.raw != tag.raw
        {
            let finding = Finding::new(codes::TAG_REPEATED)
                .field("name", tag.name)
                .field("first", first.value().into_owned())
                .field("second", tag.value().into_owned());
            replay.findings.push(at(finding, tag.span));
        }
    }
}

fn results(game: &Game<'_>, strict: bool, replay: &mut Replay) {
    let Some(tag) = game.tag("Result") else {
        return;
    };
    let Some(raw) = tag.raw else { return };
    let Some(tagged) = Score::parse(raw) else {
        if !raw.trim().is_empty() {
            let finding = Finding::new(codes::RESULT_UNREADABLE).field("text", raw);
            replay.findings.push(at(finding, tag.span));
        }
        return;
    };
    if let Score::Points { white, black } = tagged {
        let finding = Finding::new(codes::RESULT_IN_POINTS)
            .field("result", raw.trim())
            .field("white", white)
            .field("black", black);
        replay.findings.push(at(finding, tag.span));
    }
    if tagged == Score::Unknown {
        return;
    }
    if let Some((written, span)) = game.result()
        && !written.agrees(tagged)
    {
        let finding = Finding::new(codes::RESULTS_DIFFER)
            .field("tag", raw.trim())
            .field("result", game.slice(span))
            .severity(if strict {
                Severity::Error
            } else {
                Severity::Warning
            });
        replay.findings.push(at(finding, span));
    }
}

fn ply_count(game: &Game<'_>, replay: &mut Replay) {
    let Some(tag) = game.tag("PlyCount") else {
        return;
    };
    if let Some(count) = tag.raw.and_then(|raw| raw.trim().parse::<u32>().ok())
        && count != replay.plies
        && replay.status == Status::Checked
    {
        let finding = Finding::new(codes::PLY_COUNT_DIFFERS)
            .field("tag", count)
            .field("plies", replay.plies);
        replay.findings.push(at(finding, tag.span));
    }
}
