//! Words for times, moves and verdicts.

use crate::board::Colour;
use crate::clock::{Time, VerdictKind};
use crate::render::Language;
use crate::report::clock::{ClockVerdict, GameClocks};

/// One of two texts by language.
pub(super) const fn pick(language: Language, en: &'static str, ru: &'static str) -> &'static str {
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// Milliseconds as h:mm:ss, `?` where not known.
pub(super) fn time(millis: Option<i64>) -> String {
    millis.map_or_else(|| "?".to_owned(), |ms| Time::from_millis(ms).to_string())
}

/// `White`, `Black`.
pub(super) const fn side(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::White => pick(language, "White", "Белые"),
        Colour::Black => pick(language, "Black", "Чёрные"),
    }
}

/// The side and the number of the move at half-move `ply`.
pub(super) fn move_at(game: &GameClocks, ply: u32) -> (Colour, u32) {
    let (index, first) = (ply.max(1) - 1, game.first_to_move);
    let shift = u32::from(first == Colour::Black);
    let mover = if index % 2 == 0 { first } else { !first };
    (mover, game.first_move + (index + shift) / 2)
}

/// A half-move as people name it: `31w`, `31б`.
pub(super) fn move_name(game: &GameClocks, ply: u32, language: Language) -> String {
    let (mover, number) = move_at(game, ply);
    let letter = match mover {
        Colour::White => pick(language, "w", "б"),
        Colour::Black => pick(language, "b", "ч"),
    };
    format!("{number}{letter}")
}

/// The heading of a game: file, number, players, result, control.
pub(super) fn heading(game: &GameClocks, language: Language) -> String {
    let unknown = pick(language, "unknown", "неизвестен");
    let control = match (&game.control, &game.control_black) {
        (Some(white), Some(black)) => format!("{white} / {black}"),
        (Some(both), None) => both.clone(),
        (None, _) => unknown.to_owned(),
    };
    let number = pick(language, "game", "партия");
    let mut text = format!("{}, {number} {}", game.file, game.index);
    if let Some(title) = &game.title {
        text.push_str(&format!(": {title}"));
    }
    if let (Some(white), Some(black)) = (&game.white_player, &game.black_player) {
        text.push_str(&format!(": {white} – {black}"));
    }
    if let Some(result) = game.result {
        text.push_str(&format!(", {result}"));
    }
    let word = pick(language, "control", "контроль");
    text.push_str(&format!("; {word} {control}"));
    text
}

/// The verdict in a sentence without its stop.
pub(super) fn verdict(game: &GameClocks, language: Language) -> String {
    let ClockVerdict {
        kind,
        article,
        side: whose,
        ply,
    } = &game.verdict;
    let who = whose.map_or("", |whose| match language {
        Language::English => side(whose, language),
        Language::Russian if *kind == VerdictKind::FlagNotClaimed => match whose {
            Colour::White => "белых",
            Colour::Black => "чёрных",
        },
        Language::Russian => match whose {
            Colour::White => "белые",
            Colour::Black => "чёрные",
        },
    });
    let said = match (kind, language) {
        (VerdictKind::None, Language::English) => "the clocks decide nothing".to_owned(),
        (VerdictKind::None, Language::Russian) => "часы ничего не решают".to_owned(),
        (VerdictKind::LossOnTime, Language::English) => format!("{who} lost on time"),
        (VerdictKind::LossOnTime, Language::Russian) => format!("{who} просрочили время"),
        (VerdictKind::LossOfBoth, Language::English) => "both lost".to_owned(),
        (VerdictKind::LossOfBoth, Language::Russian) => "поражение обоим".to_owned(),
        (VerdictKind::Draw, Language::English) => "a draw".to_owned(),
        (VerdictKind::Draw, Language::Russian) => "ничья".to_owned(),
        (VerdictKind::WinStands, Language::English) => {
            format!("{who} won on the board before the flag counts")
        }
        (VerdictKind::WinStands, Language::Russian) => {
            format!("{who} выиграли на доске, просрочка не фиксируется")
        }
        (VerdictKind::FlagNotClaimed, Language::English) => {
            format!("the flag of {who} fell and was not claimed in time")
        }
        (VerdictKind::FlagNotClaimed, Language::Russian) => {
            format!("флажок {who} упал, вовремя это не зафиксировано")
        }
        (VerdictKind::PlayOn, Language::English) => "both flags are down, play goes on".to_owned(),
        (VerdictKind::PlayOn, Language::Russian) => {
            "упали оба флажка, игра продолжается".to_owned()
        }
        (VerdictKind::Resignation, Language::English) => {
            format!("{who} resigned by stopping the clocks")
        }
        (VerdictKind::Resignation, Language::Russian) => {
            format!("{who} сдались, остановив часы")
        }
        (VerdictKind::PenaltyLoss, Language::English) => format!("{who} lost by penalties"),
        (VerdictKind::PenaltyLoss, Language::Russian) => {
            format!("{who} проиграли по наказаниям")
        }
        (VerdictKind::NoShow, Language::English) => format!("{who} lost by coming too late"),
        (VerdictKind::NoShow, Language::Russian) => {
            format!("{who} проиграли: опоздание или неявка")
        }
        (VerdictKind::Arbiter, Language::English) => "for the arbiter to decide".to_owned(),
        (VerdictKind::Arbiter, Language::Russian) => "решает судья".to_owned(),
    };
    let mut text = said;
    if let Some(ply) = ply.filter(|ply| *ply > 0) {
        let at = pick(language, "at move", "ход");
        text.push_str(&format!(", {at} {}", move_name(game, ply, language)));
    }
    if let Some(article) = article {
        text.push_str(&format!(" ({article})"));
    }
    text
}
