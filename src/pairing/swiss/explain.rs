//! Why a round is as it is, as findings: the classification, who went down and why, which choices
//! were passed over and by which rule, which rule gave the colours.

use std::collections::BTreeMap;

use crate::event::{Event, Number, System};
use crate::finding::codes::swiss as codes;
use crate::finding::{Article, Book, Finding};

use super::colours::ColourRule;
use super::field::{Bar, Field};
use super::procedure::{GroupLog, Passed};
use super::round::{Paired, Part, Seat};
use super::setup::Setup;

/// Up to so many pairs that a rule keeps apart are listed, each with its rule.
pub(super) const LISTED: usize = 16;

/// An article of the default rulebook.
pub(super) const fn article(number: &'static str) -> Article {
    Article::new(Book::Ru2011, number)
}

/// That the order of the round is a lot.
pub(super) fn order_by_lot(round: u32) -> Finding {
    Finding::new(codes::ORDER_BY_LOT)
        .article(article("3.17.4"))
        .field("round", round)
}

/// What keeps two apart.
pub(super) fn apart(
    event: &Event,
    rules: &[usize],
    player: Number,
    opponent: Number,
    bar: Bar,
) -> Finding {
    let (code, number) = match bar {
        Bar::Met(_) => (codes::MET, "3.17.2"),
        Bar::Colour(_) => (codes::SAME_COLOUR_DUE, "3.17.2"),
        Bar::Forbidden(_) => (codes::PAIR_FORBIDDEN, "3.17.9"),
        Bar::PointWithoutPlay => (codes::BYE_REFUSED, "3.17.2"),
    };
    let rule = match bar {
        Bar::Met(_) => "H1",
        Bar::Colour(_) => "H2",
        Bar::PointWithoutPlay => "H3",
        Bar::Forbidden(_) => "H4",
    };
    let finding = Finding::new(code)
        .article(article(number))
        .field("player", player.0)
        .field("rule", rule);
    match bar {
        Bar::Met(round) => finding.field("opponent", opponent.0).field("round", round),
        Bar::Colour(colour) => finding
            .field("opponent", opponent.0)
            .field("colour", colour.to_string()),
        Bar::Forbidden(rule) => finding
            .field("opponent", opponent.0)
            .field("reason", reason(event, rules, rule)),
        Bar::PointWithoutPlay => finding,
    }
}

/// The reason that the regulation gives for a rule of H4: `rules` are the places in `forbidden`
/// of those that hold.
pub(super) fn reason(event: &Event, rules: &[usize], rule: usize) -> String {
    rules
        .get(rule)
        .and_then(|&rule| event.regulation.forbidden.get(rule))
        .and_then(|forbidden| forbidden.reason.clone())
        .unwrap_or_else(|| "regulation".to_owned())
}

/// The whole explanation of a round.
pub(super) fn explain(event: &Event, round: u32, paired: &Paired) -> Vec<Finding> {
    let mut told = Vec::new();
    let setup = &paired.setup;
    if setup.descending {
        told.push(
            Finding::new(codes::DESCENDING)
                .article(article("3.17.5.3"))
                .field("round", round),
        );
    }
    if round > 1 {
        told.push(
            Finding::new(codes::ORDER_OF_CHOICE)
                .article(article(choice_article(event, false)))
                .field("choice", paired.choice.id()),
        );
    }
    let seats: BTreeMap<Number, &Seat> = paired
        .seats
        .iter()
        .flat_map(|seat| [(seat.higher, seat), (seat.lower, seat)])
        .collect();
    for seat in paired.seats.iter().filter(|seat| seat.forced) {
        told.push(
            Finding::new(codes::PAIR_FORCED)
                .article(article("3.17.9"))
                .field("board", seat.board)
                .field("player", seat.higher.0)
                .field("opponent", seat.lower.0),
        );
        told.push(colours(event, setup, seat));
    }
    let first = told.len();
    for part in &paired.parts {
        bye(part, &mut told);
        for log in &part.outcome.groups {
            group(event, setup, part, log, &seats, &mut told);
        }
    }
    if paired.repaired {
        for finding in &mut told[first..] {
            if finding.code == codes::REST_NOT_PAIRABLE {
                finding.article = Some(article("3.17.8"));
                *finding = finding.clone().field("repair", "yes");
            }
        }
    }
    told
}

fn bye(part: &Part, told: &mut Vec<Finding>) {
    let Some(bye) = &part.outcome.bye else {
        return;
    };
    for (who, why) in &bye.passed {
        let code = match why {
            Passed::Bar(_) => codes::BYE_REFUSED,
            _ => codes::BYE_LEAVES_NO_PAIRING,
        };
        told.push(
            Finding::new(code)
                .article(article("3.17.2"))
                .field("player", number(&part.field, *who)),
        );
    }
    told.push(
        Finding::new(codes::BYE_GIVEN)
            .article(article("3.17.2"))
            .field("player", number(&part.field, bye.who)),
    );
}

fn number(field: &Field, place: usize) -> u32 {
    field.entrant(place).number.0
}

fn group(
    event: &Event,
    setup: &Setup,
    part: &Part,
    log: &GroupLog,
    seats: &BTreeMap<Number, &Seat>,
    told: &mut Vec<Finding>,
) {
    let field = &part.field;
    let numbers = |places: &[usize]| -> Vec<String> {
        places
            .iter()
            .map(|&place| number(field, place).to_string())
            .collect()
    };
    let Some(&first) = log.members.first() else {
        return;
    };
    let mut finding = Finding::new(codes::SCORE_GROUP)
        .article(article(classification_article(event)))
        .field("points", field.entrant(first).points.to_string())
        .field("players", numbers(&log.members))
        .field("came_down", numbers(&log.came_down));
    if !setup.coefficients.is_empty() {
        let values: Vec<String> = log
            .members
            .iter()
            .map(|&place| {
                setup
                    .coefficients
                    .get(&field.entrant(place).number)
                    .map_or_else(String::new, ToString::to_string)
            })
            .collect();
        finding = finding.field("values", values);
    }
    if let Some(group) = &part.group {
        finding = finding.field("group", group.as_str());
    }
    told.push(finding);
    let by_order = if event.regulation.system == System::SwissBuchholz {
        "3.17.7.4"
    } else {
        "3.17.5.4"
    };
    let parity = (log.members.len() + log.came_down.len()) % 2;
    if log.went_down.len() > parity {
        told.push(
            Finding::new(codes::MORE_GO_DOWN)
                .article(article(by_order))
                .field("points", field.entrant(first).points.to_string())
                .field("count", log.went_down.len())
                .field("step", "a"),
        );
        told.extend(kept_apart(event, setup, field, log));
    }
    for down in &log.went_down {
        for (who, why) in &down.passed {
            told.push(if down.again {
                passed(event, setup, field, (down.who, *who), *why, "b")
            } else {
                let code = match why {
                    Passed::NoOpponentBelow => codes::NO_OPPONENT_BELOW,
                    _ => codes::STAYS,
                };
                Finding::new(code)
                    .article(article(by_order))
                    .field("player", number(field, *who))
            });
        }
        let why = match (log.went_down.len() > parity, event.regulation.system) {
            (false, System::SwissBuchholz) => "odd-first",
            (false, _) => "odd-last",
            (true, System::SwissBuchholz) => "more-first",
            (true, _) => "more-last",
        };
        let code = if down.again {
            codes::GOES_DOWN_AGAIN
        } else {
            codes::GOES_DOWN
        };
        told.push(
            Finding::new(code)
                .article(article(by_order))
                .field("player", number(field, down.who))
                .field("points", field.entrant(down.who).points.to_string())
                .field("step", if down.again { "b" } else { "c" })
                .field("why", why),
        );
    }
    for formed in &log.pairs {
        let step = if formed.came_down { "b" } else { "d" };
        for (who, why) in &formed.passed {
            let pair = (formed.chooser, *who);
            told.push(passed(event, setup, field, pair, *why, step));
        }
        let Some(seat) = seats.get(&field.entrant(formed.chooser).number) else {
            continue;
        };
        told.push(
            Finding::new(codes::PAIR_CHOSEN)
                .article(article(choice_article(event, formed.came_down)))
                .field("board", seat.board)
                .field("player", number(field, formed.chooser))
                .field("opponent", number(field, formed.chosen))
                .field("choice", formed.passed.len() + 1)
                .field("step", step),
        );
        told.push(colours(event, setup, seat));
    }
}

/// What keeps those of a group apart from whom more go down than its parity asks for, where that
/// is a short list.
fn kept_apart(event: &Event, setup: &Setup, field: &Field, log: &GroupLog) -> Vec<Finding> {
    let all: Vec<usize> = log.came_down.iter().chain(&log.members).copied().collect();
    let mut told = Vec::new();
    for (index, &a) in all.iter().enumerate() {
        for &b in &all[index + 1..] {
            if let Some(bar) = field.bar(a, b) {
                let (one, other) = (field.entrant(a).number, field.entrant(b).number);
                told.push(apart(event, &setup.rules, one, other, bar));
            }
        }
    }
    if told.len() > LISTED {
        told.clear();
    }
    told
}

fn passed(
    event: &Event,
    setup: &Setup,
    field: &Field,
    (chooser, candidate): (usize, usize),
    why: Passed,
    step: &'static str,
) -> Finding {
    let (player, opponent) = (
        field.entrant(chooser).number,
        field.entrant(candidate).number,
    );
    match why {
        Passed::Bar(bar) => apart(event, &setup.rules, player, opponent, bar),
        Passed::Rest | Passed::NoOpponentBelow => Finding::new(codes::REST_NOT_PAIRABLE)
            .article(article(choice_article(event, step == "b")))
            .field("player", player.0)
            .field("opponent", opponent.0)
            .field("rule", "rest")
            .field("step", step),
    }
}

fn classification_article(event: &Event) -> &'static str {
    match event.regulation.system {
        System::SwissRandom => "3.17.4",
        System::SwissSolkoff => "3.17.6.2",
        System::SwissBuchholz => "3.17.7.6",
        _ => "3.17.5.3",
    }
}

/// Where the colours of the first round are set.
fn first_round_article(event: &Event) -> &'static str {
    match event.regulation.system {
        System::SwissRandom => "3.17.4",
        System::SwissBuchholz => "3.17.7.2",
        _ => "3.17.5.2",
    }
}

fn choice_article(event: &Event, came_down: bool) -> &'static str {
    match (event.regulation.system, came_down) {
        (System::SwissRandom, _) => "3.17.4",
        (System::SwissBuchholz, true) => "3.17.7.4",
        (System::SwissBuchholz, false) => "3.17.7.5",
        (_, true) => "3.17.5.4",
        (_, false) => "3.17.5.5",
    }
}

fn colours(event: &Event, setup: &Setup, seat: &Seat) -> Finding {
    let (white, black) = seat.white_black();
    let find = |number: Number| setup.entrants.iter().find(|e| e.number == number);
    let whites = |number: Number| find(number).map_or(0, super::Entrant::whites);
    let (code, number) = match seat.rule {
        ColourRule::Due => (codes::COLOUR_DUE, "3.17.2"),
        ColourRule::FewerWhites => (codes::COLOUR_FEWER_WHITES, "3.17.2"),
        ColourRule::LastDiffered(_) => (codes::COLOUR_LAST_DIFFERED, "3.17.2"),
        ColourRule::LongerHistory => (codes::COLOUR_LONGER_HISTORY, "3.17.2"),
        ColourRule::Higher => (codes::COLOUR_HIGHER, "3.17.2"),
        ColourRule::Board => (codes::COLOUR_BY_BOARD, first_round_article(event)),
        ColourRule::Published => (codes::COLOUR_PUBLISHED, "3.17.8"),
    };
    let finding = Finding::new(code)
        .article(article(number))
        .field("board", seat.board)
        .field("white", white.0)
        .field("black", black.0);
    match seat.rule {
        ColourRule::FewerWhites => finding
            .field("whites_of_white", whites(white))
            .field("whites_of_black", whites(black)),
        ColourRule::LastDiffered(ago) => finding.field("ago", ago),
        ColourRule::Due => {
            let due = [white, black]
                .into_iter()
                .find(|&unit| find(unit).is_some_and(|entrant| entrant.must_have().is_some()));
            finding.field("player", due.unwrap_or(white).0)
        }
        _ => finding,
    }
}
