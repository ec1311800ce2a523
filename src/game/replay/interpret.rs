//! Which game a record is of, and from which corner its numbers count.

use crate::board::{Square, Variant};
use crate::finding::Finding;
use crate::finding::codes::notation as codes;
use crate::game::{Course, Options, findings};
use crate::notation::pdn::{Element, Game, Kind, Score};
use crate::notation::{Numbering, moves};

use super::run::{self, Reading};
use super::{Question, Replay, Status, set_up};

/// What a record says about its game.
enum Told {
    /// This one, by its tags.
    Tag(Variant),
    /// Another game.
    Other(String),
    /// Nothing.
    Nothing,
}

/// Checks the record under the reading that its tags and squares ask for, and where that fails under
/// the others that are possible.
pub(super) fn replay(game: &Game<'_>, question: &Question) -> Replay {
    let result = recorded_result(game);
    let plain = |status, findings: Vec<Finding>| Replay {
        status,
        result,
        findings,
        ..Replay::default()
    };
    if game.tags.is_empty() && !has_substance(game) {
        return plain(Status::Text, Vec::new());
    }
    let told = told(game);
    if let Told::Other(name) = &told {
        let finding = Finding::new(codes::OTHER_GAME).field("game", name.as_str());
        return plain(Status::Skipped, vec![finding]);
    }
    let tagged = match told {
        Told::Tag(variant) => Some(variant),
        _ => None,
    };
    let first = game
        .main_line()
        .find(|(_, element)| element.kind == Kind::Move);
    let Some((_, first)) = first.or_else(|| lone_dash(game)) else {
        return without_moves(game, question, tagged, result);
    };
    let numeric = game
        .text_of(first)
        .bytes()
        .next()
        .is_some_and(|byte| byte.is_ascii_digit());
    let readings = readings(game, question, tagged, numeric);
    let mut best: Option<Replay> = None;
    for reading in readings {
        let mut replay = run::run(game, question, reading);
        replay.result = result;
        // Numbers that both games have decide nothing: only a reading under which the whole record
        // is legal counts as found, else the one that was most likely from the beginning.
        let rank = |replay: &Replay| (!replay.has_errors(), replay.complete, replay.plies);
        let better = best.as_ref().is_none_or(|best| rank(&replay) > rank(best));
        if better {
            let complete = replay.complete && !replay.has_errors();
            best = Some(replay);
            if complete {
                break;
            }
        }
    }
    let mut replay = best.unwrap_or_default();
    if tagged.is_none() && question.variant.is_none() && numeric && replay.plies == 0 {
        let known = game.set_up_tag().is_some() || highest(game) > 32;
        if !known {
            return plain(Status::Skipped, vec![Finding::new(codes::VARIANT_UNKNOWN)]);
        }
    }
    if let (Some(tag), Some(variant)) = (tagged, replay.variant)
        && tag != variant
    {
        let finding = Finding::new(codes::VARIANT_CONTRADICTS_TAG)
            .field(
                "tag",
                game.tag_value("GameType").unwrap_or_default().into_owned(),
            )
            .field("variant", variant.to_string());
        replay.findings.push(finding);
    }
    if let (Some(asked), Some(variant)) = (question.variant, replay.variant)
        && asked != variant
    {
        let finding = Finding::new(codes::VARIANT_NOT_ASKED)
            .field("asked", asked.to_string())
            .field("variant", variant.to_string());
        replay.findings.push(finding);
    }
    if numeric && replay.variant == Some(Variant::Russian) {
        let corner = match replay.numbering {
            Some(Numbering::BottomLeft) => "a1",
            _ => "b8",
        };
        replay
            .findings
            .push(Finding::new(codes::NUMBERING).field("corner", corner));
    } else {
        replay.numbering = None;
    }
    replay
}

/// The readings to try, the likeliest first. The game asked for comes before the one of the tag.
fn readings(
    game: &Game<'_>,
    question: &Question,
    tagged: Option<Variant>,
    numeric: bool,
) -> Vec<Reading> {
    let asked = question.variant;
    let mut list = readings_of(game, asked.or(tagged), numeric);
    if asked.is_some() {
        let others = match (asked, numeric, tagged) {
            // Only who asks has a game on 100 squares read in letters that 64 squares have too.
            (Some(Variant::International), false, _) => vec![INTERNATIONAL],
            (_, true, Some(tagged)) => readings_of(game, Some(tagged), numeric),
            _ => Vec::new(),
        };
        for reading in others {
            if !list.contains(&reading) {
                list.push(reading);
            }
        }
        list.sort_by_key(|reading| Some(reading.variant) != asked);
    }
    list
}

const INTERNATIONAL: Reading = Reading {
    variant: Variant::International,
    numbering: Numbering::TopLeft,
};

fn readings_of(game: &Game<'_>, stated: Option<Variant>, numeric: bool) -> Vec<Reading> {
    let russian = |numbering| Reading {
        variant: Variant::Russian,
        numbering,
    };
    let top = russian(Numbering::TopLeft);
    let bottom = russian(Numbering::BottomLeft);
    if !numeric {
        // Letters up to h and ranks up to 8 are a small board, whatever a tag says. Others may be
        // a slip of the pen: the board that the record can be followed on for longer decides.
        return match (has_large_letters(game), stated) {
            (false, _) => vec![top, bottom],
            (true, Some(Variant::Russian)) => vec![top, bottom, INTERNATIONAL],
            (true, _) => vec![INTERNATIONAL, top, bottom],
        };
    }
    // Few pieces on low squares can be legal on either board; where a tag says which, it is believed.
    let set_up = game.set_up_tag().is_some();
    match stated {
        Some(Variant::International) if set_up => vec![INTERNATIONAL],
        Some(Variant::International) => vec![INTERNATIONAL, top],
        Some(Variant::Russian) if highest(game) > 32 => vec![top, bottom, INTERNATIONAL],
        Some(Variant::Russian) => vec![top, bottom],
        None if highest(game) > 32 => vec![INTERNATIONAL],
        None => vec![INTERNATIONAL, top],
    }
}

/// A single dash in a record that sets up its position: the forced capture of 3.9.1. Other records of
/// dashes alone were not played.
fn lone_dash<'g>(game: &'g Game<'_>) -> Option<(usize, &'g Element)> {
    game.set_up_tag()?;
    let mut dashes = game
        .main_line()
        .filter(|(_, element)| element.kind == Kind::Dash);
    let first = dashes.next();
    match dashes.next() {
        None => first,
        Some(_) => None,
    }
}

/// Whether a move names a file after `h` or a rank after 8.
fn has_large_letters(game: &Game<'_>) -> bool {
    written(game).any(|text| {
        let bytes = text.as_bytes();
        bytes
            .iter()
            .any(|byte| matches!(byte, b'i' | b'j' | b'I' | b'J' | b'9'))
            || bytes.windows(2).any(|pair| pair == b"10")
    })
}

fn written<'g, 'a>(game: &'g Game<'a>) -> impl Iterator<Item = &'a str> + use<'g, 'a> {
    game.main_line()
        .filter(|(_, element)| element.kind == Kind::Move)
        .map(|(_, element)| game.text_of(element))
}

/// The highest number among the squares of the moves and of the set-up, as far as needed.
fn highest(game: &Game<'_>) -> u32 {
    let in_text = |text: &str| {
        text.split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse::<u32>().ok())
            .max()
            .unwrap_or(0)
    };
    let fen = game.set_up_tag().map_or(0, |tag| in_text(&tag.value()));
    let mut highest = fen;
    for text in written(game) {
        if highest > 32 {
            break;
        }
        highest = highest.max(in_text(text));
    }
    highest
}

/// Whether the record has a move, a dash, a result or a set-up, not only words.
fn has_substance(game: &Game<'_>) -> bool {
    game.elements.iter().any(|element| {
        matches!(
            element.kind,
            Kind::Move | Kind::Dash | Kind::Result(_) | Kind::Setup
        )
    })
}

fn without_moves(
    game: &Game<'_>,
    question: &Question,
    tagged: Option<Variant>,
    result: Option<Score>,
) -> Replay {
    let variant = question.variant.or(tagged);
    let dashes = game
        .main_line()
        .any(|(_, element)| element.kind == Kind::Dash);
    let (status, code) = if dashes {
        (Status::Unplayed, codes::UNPLAYED)
    } else {
        (Status::Empty, codes::NO_MOVES)
    };
    let mut replay = Replay {
        status,
        variant,
        result,
        complete: true,
        findings: vec![Finding::new(code)],
        ..Replay::default()
    };
    set_up::start_only(game, &mut replay);
    // The position that a record sets up may decide the game, and contradict the result.
    if let (Status::Empty, Some(start), Some(variant)) = (status, replay.start, replay.variant)
        && game.set_up_tag().is_some()
    {
        let law = &question.law(variant).rulebook;
        let verdict = Course::new(&start, law, Options::default()).finish();
        let mut found = findings(&verdict, run::recorded(game), 0, question.strict);
        run::as_written(game, &mut found);
        replay.findings.extend(found);
        replay.outcome = verdict.outcome;
    }
    replay
}

/// What the tags say about the game.
fn told(game: &Game<'_>) -> Told {
    if let Some(value) = game.tag_value("GameType") {
        let digits: String = value.chars().take_while(char::is_ascii_digit).collect();
        return match digits.parse::<u32>() {
            Ok(20) => Told::Tag(Variant::International),
            Ok(25) => variant_tag(game, Some(Variant::Russian)),
            Ok(number) => Told::Other(format!("GameType {number}")),
            Err(_) => variant_tag(game, None),
        };
    }
    variant_tag(game, None)
}

/// What a `Variant` tag says, `tagged` being what the GameType says.
fn variant_tag(game: &Game<'_>, tagged: Option<Variant>) -> Told {
    let by_type = tagged.map_or(Told::Nothing, Told::Tag);
    let Some(value) = game.tag_value("Variant") else {
        return by_type;
    };
    match value.to_lowercase().as_str() {
        "" | "?" | "standard" | "from position" | "fromposition" => by_type,
        "russian" | "russian draughts" | "русские" | "русские шашки" => {
            Told::Tag(Variant::Russian)
        }
        "international" | "international draughts" | "10x10" | "международные" => {
            Told::Tag(Variant::International)
        }
        _ => Told::Other(value.into_owned()),
    }
}

/// The result a record gives: at its end, else in its tag.
fn recorded_result(game: &Game<'_>) -> Option<Score> {
    let tag = || {
        game.tag_value("Result")
            .and_then(|value| Score::parse(&value))
    };
    match game.elements.last().map(|element: &Element| element.kind) {
        Some(Kind::Result(score)) if score != Score::Unknown && game.faults.is_empty() => {
            Some(score)
        }
        _ => match game.result() {
            Some((score, _)) if score != Score::Unknown => Some(score),
            Some((unknown, _)) => tag().or(Some(unknown)),
            None => tag(),
        },
    }
}

/// The squares that a written move names on the board of a reading; empty if one of them is none.
pub fn squares_named(text: &str, variant: Variant, numbering: Numbering) -> Vec<Square> {
    let Ok(written) = moves::parse(text) else {
        return Vec::new();
    };
    let attempt = written.attempt(variant, numbering);
    let squares: Vec<Square> = attempt
        .points
        .iter()
        .filter_map(|point| match point {
            crate::moves::Point::Square(square) => Some(*square),
            _ => None,
        })
        .collect();
    if squares.len() == attempt.points.len() {
        squares
    } else {
        Vec::new()
    }
}
