//! Cells of crosstables in the styles people publish.

use std::str::FromStr;

use crate::board::Colour;
use crate::event::{ByeKind, Scoring};
use crate::exact::Points;
use crate::tiebreak::{How, Line, Outcome};

/// A style of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellStyle {
    /// `68b2`: opponent, colour, score 0, 1, 2 (Draughts Arbiter, FMJD's results).
    Da,
    /// `161w1`, `22w½`, `198w+`, `-1`: opponent, colour, result (chess-results, Swiss-Manager).
    #[default]
    ChessResults,
    /// `12б1`, `7ч½`, `+`, `−`.
    Russian,
    /// `2/7w`: score, opponent, colour (Toernooibase).
    Toernooibase,
}

impl CellStyle {
    /// The style that suits a scale: 0, 1, 2 where a win is more than one point.
    pub fn suiting(scoring: &Scoring) -> CellStyle {
        if scoring.win == Points::ONE {
            CellStyle::ChessResults
        } else {
            CellStyle::Da
        }
    }

    /// The id used on the command line and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            CellStyle::Da => "da",
            CellStyle::ChessResults => "chess-results",
            CellStyle::Russian => "russian",
            CellStyle::Toernooibase => "toernooibase",
        }
    }
}

/// Why a text names no style of cells.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a style of cells; known: da, chess-results, russian, toernooibase")]
pub struct ParseCellStyleError {
    /// The text as it was given.
    pub text: String,
}

impl FromStr for CellStyle {
    type Err = ParseCellStyleError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        [
            CellStyle::Da,
            CellStyle::ChessResults,
            CellStyle::Russian,
            CellStyle::Toernooibase,
        ]
        .into_iter()
        .find(|style| style.id() == text)
        .ok_or_else(|| ParseCellStyleError {
            text: text.to_owned(),
        })
    }
}

/// The result alone, as a matrix shows it: one sign per game.
pub fn result(style: CellStyle, scoring: &Scoring, line: &Line) -> String {
    let minus = if style == CellStyle::Russian {
        "−"
    } else {
        "-"
    };
    match line.how {
        How::Plus => "+".to_owned(),
        How::Minus | How::BothMinus => minus.to_owned(),
        How::Pending => "*".to_owned(),
        How::Bye(_) => String::new(),
        How::Played => match style {
            // Two points a win, whatever the event's scale; off the scale the points themselves.
            CellStyle::Da | CellStyle::Toernooibase => doubled(scoring, line.points),
            CellStyle::ChessResults if on_scale(scoring, line) => {
                match Outcome::of(scoring, line.points, line.opponent_points) {
                    Outcome::Win => "1",
                    Outcome::Draw => "½",
                    Outcome::Loss => "0",
                }
                .to_owned()
            }
            CellStyle::ChessResults => points(line.points),
            CellStyle::Russian => points(line.points),
        },
    }
}

/// Whether the two made what the event's scale gives for one game. The sums of a team match may look
/// like it for one side: ½ against 1½, 2-2 where a win is two points.
fn on_scale(scoring: &Scoring, line: &Line) -> bool {
    let pairs = [
        (scoring.win, scoring.loss),
        (scoring.draw, scoring.draw),
        (scoring.draw, scoring.loss),
        (scoring.loss, scoring.loss),
    ];
    let made = (line.points, line.opponent_points);
    pairs
        .iter()
        .any(|&(own, other)| made == (own, other) || made == (other, own))
}

fn doubled(scoring: &Scoring, value: Points) -> String {
    if scoring.win == Points::ONE {
        (value + value).to_string()
    } else {
        points(value)
    }
}

/// Points with `½`.
pub fn points(value: Points) -> String {
    let text = value.to_string();
    match text.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => text,
    }
}

/// A round in a progress table; `opponent` is the number to show.
pub fn progress(style: CellStyle, scoring: &Scoring, line: &Line, opponent: Option<u32>) -> String {
    let Some(opponent) = opponent else {
        return bye(style, line);
    };
    let result = result(style, scoring, line);
    let colour = match (style, line.colour) {
        (_, None) => "",
        (CellStyle::Russian, Some(Colour::White)) => "б",
        (CellStyle::Russian, Some(Colour::Black)) => "ч",
        (_, Some(Colour::White)) => "w",
        (_, Some(Colour::Black)) => "b",
    };
    match style {
        CellStyle::Toernooibase => format!("{result}/{opponent}{colour}"),
        _ => format!("{opponent}{colour}{result}"),
    }
}

fn bye(style: CellStyle, line: &Line) -> String {
    let How::Bye(kind) = line.how else {
        return String::new();
    };
    match (style, kind) {
        (CellStyle::ChessResults, ByeKind::Zero) => "0",
        (CellStyle::ChessResults, ByeKind::Half) => "-½",
        (CellStyle::ChessResults, _) => "-1",
        (CellStyle::Russian, ByeKind::Zero) => "−",
        (CellStyle::Toernooibase, ByeKind::Zero) => "",
        (CellStyle::Da, ByeKind::Zero) => "-",
        (_, ByeKind::Half) => "=",
        (_, _) => "+",
    }
    .to_owned()
}
