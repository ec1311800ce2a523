//! May it be adjourned, and what it costs: the control's part of `adjourn seal`.

use crate::adjourn::{Clocks, Permission, Reading, Refusal, cite};
use crate::board::Colour;
use crate::clock::{Control, Time};
use crate::finding::{Book, Finding, codes::adjourn as codes};

use super::allowance;
use super::record::Record;

/// The last move with a number in a control of several periods.
pub(super) fn last_control_move(control: &Control) -> Option<u32> {
    let periods = control.periods();
    let (_, before) = periods.split_last()?;
    if before.is_empty() {
        return None;
    }
    before.iter().map(|period| period.moves).sum()
}

/// What `side` has left until his flag falls.
pub(super) fn left(game: &Record, control: &Control, clocks: &Clocks, side: Colour) -> Option<i64> {
    let reading = clocks.of(side);
    match clocks.reading {
        Reading::Shown => Some(reading),
        Reading::Used => {
            let given = allowance(control).given(game.moves_made()[side.index()]);
            Some(given.millis() - reading)
        }
    }
}

pub(super) fn charge(clocks: Clocks, asker: Colour, charged: i64) -> Clocks {
    let change = match clocks.reading {
        Reading::Used => charged,
        Reading::Shown => -charged,
    };
    match asker {
        Colour::White => Clocks {
            white_ms: clocks.white_ms + change,
            ..clocks
        },
        Colour::Black => Clocks {
            black_ms: clocks.black_ms + change,
            ..clocks
        },
    }
}

/// The article of a permission, by its number in `ru2011`.
pub(super) fn article(permission: Permission) -> &'static str {
    match permission {
        Permission::Regular | Permission::Refused(Refusal::SessionUnknown) => "3.10.3",
        Permission::ByLeave
        | Permission::Refused(Refusal::ControlMovesMissing { .. } | Refusal::NoControlMove) => {
            "3.10.2"
        }
        Permission::OnRequest { .. }
        | Permission::LosesOnTime { .. }
        | Permission::Refused(Refusal::NobodyAsked { .. } | Refusal::FlagWouldFall { .. }) => {
            "3.10.5"
        }
    }
}

pub(super) fn finding_of(decided: Permission, book: Book) -> Option<Finding> {
    let time = |ms: i64| Time::from_millis(ms).to_string();
    let finding = match decided {
        Permission::Regular | Permission::ByLeave | Permission::OnRequest { .. } => return None,
        Permission::LosesOnTime { asker, charged } => Finding::new(codes::INSISTED_AND_LOST)
            .field("side", asker.to_string())
            .field("charged", time(charged)),
        Permission::Refused(refusal) => match refusal {
            Refusal::ControlMovesMissing {
                side,
                made,
                control,
            } => Finding::new(codes::CONTROL_MOVES_MISSING)
                .field("side", side.to_string())
                .field("made", made)
                .field("control", control),
            Refusal::NoControlMove => Finding::new(codes::NO_CONTROL_MOVE),
            Refusal::SessionUnknown => Finding::new(codes::SESSION_UNKNOWN),
            Refusal::NobodyAsked { left } => {
                Finding::new(codes::NOBODY_ASKED).field("left", time(left))
            }
            Refusal::FlagWouldFall {
                asker,
                charged,
                left,
            } => Finding::new(codes::FLAG_WOULD_FALL)
                .field("side", asker.to_string())
                .field("charged", time(charged))
                .field("left", time(left)),
        },
    };
    Some(finding.article(cite(book, article(decided))))
}

/// Clocks that have used more than the control gives for the moves made (3.7.9).
pub(super) fn overdrawn(
    game: &Record,
    control: &Control,
    clocks: &Clocks,
    book: Book,
) -> Vec<Finding> {
    let time = |ms: i64| Time::from_millis(ms).to_string();
    Colour::BOTH
        .into_iter()
        .filter(|_| clocks.reading == Reading::Used)
        .filter_map(|side| {
            let given = allowance(control)
                .given(game.moves_made()[side.index()])
                .millis();
            (clocks.of(side) > given).then(|| {
                Finding::new(codes::CLOCK_OVERDRAWN)
                    .article(cite(book, "3.7.9"))
                    .field("side", side.to_string())
                    .field("used", time(clocks.of(side)))
                    .field("given", time(given))
            })
        })
        .collect()
}
