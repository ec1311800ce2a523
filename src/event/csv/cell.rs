//! A cell of a progress table.

use crate::board::Colour;
use crate::exact::Points;

/// What a cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A game.
    Game {
        /// The opponent's number.
        opponent: u32,
        /// The colour, where one is named.
        colour: Option<Colour>,
        /// What it counts.
        score: Score,
    },
    /// No opponent.
    Unplayed(Unplayed),
    /// He met somebody, it does not say whom (`o`).
    Met,
}

/// What a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points.
    Points(Points),
    /// A win, a draw or a loss over the board: 1, 0, -1.
    Sign(i8),
    /// Not played: whether he has the plus.
    Forfeit(bool),
    /// Not over.
    None,
}

/// Why there is no opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// A plus without an opponent.
    Bye,
    /// Half a point.
    Half,
    /// Nothing.
    Absent,
}

/// Reads a cell in the spellings of the programs in use: `68b2`, `20w1`, `67w-` (opponent, colour,
/// score); `2/7w` (score, opponent, colour); `+B10`, `=W5`, `-W3`, `+F9`, `=BYE` (result, colour or
/// `F` for a forfeit, opponent); Russian `12б1`, `7ч½`, `+`, `−`; `-1`, `-½`, `0` and empty cells
/// for rounds without a game; `o` for a game without a result and, alone, for one against nobody knows
/// whom; `.` for none. Colours: w б (white), b s z ч з (black). `None` for anything else.
pub fn cell(text: &str) -> Option<Cell> {
    let text: String = text
        .chars()
        // Brackets are those of results that do not count.
        .filter(|c| !c.is_whitespace() && !"\u{a0}()[]".contains(*c))
        .map(|c| match c {
            '−' | '–' | '—' => '-',
            ',' => '.',
            c => c,
        })
        .collect();
    let lower = text.to_lowercase();
    match lower.as_str() {
        "" | "." => return Some(Cell::Empty),
        "0" | "-" | "--" | "-0" | "x" | "н" => return Some(Cell::Unplayed(Unplayed::Absent)),
        "-1" | "+" | "bye" | "+bye" | "1" | "-2" | "св" => {
            return Some(Cell::Unplayed(Unplayed::Bye));
        }
        "-½" | "-0.5" | "=" | "½" | "=bye" | "-.5" => {
            return Some(Cell::Unplayed(Unplayed::Half));
        }
        "o" | "о" => return Some(Cell::Met),
        "-bye" => return Some(Cell::Unplayed(Unplayed::Absent)),
        _ => {}
    }
    score_first(&lower)
        .or_else(|| result_first(&lower))
        .or_else(|| opponent_first(&lower))
}

fn colour(c: char) -> Option<Colour> {
    match c {
        'w' | 'б' => Some(Colour::White),
        'b' | 's' | 'z' | 'ч' | 'з' => Some(Colour::Black),
        _ => None,
    }
}

/// `2/7w`; `½/7w`, `1/2/7w` is not meant.
fn score_first(text: &str) -> Option<Cell> {
    let (score, rest) = text.split_once('/')?;
    let end = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    let opponent = rest[..end].parse().ok().filter(|opponent| *opponent > 0)?;
    let mut rest = rest[end..].chars();
    let colour = match rest.next() {
        None => None,
        Some(c) => Some(colour(c)?),
    };
    if rest.next().is_some() {
        return None;
    }
    Some(Cell::Game {
        opponent,
        colour,
        score: score_of(score)?,
    })
}

/// `+b10`, `=w5`, `+f9`.
fn result_first(text: &str) -> Option<Cell> {
    let mut chars = text.chars();
    let result = chars.next()?;
    let letter = chars.next()?;
    let opponent = chars
        .as_str()
        .parse()
        .ok()
        .filter(|opponent| *opponent > 0)?;
    let score = match (result, letter) {
        ('+', 'f') => Score::Forfeit(true),
        ('-', 'f') => Score::Forfeit(false),
        ('+', _) => Score::Sign(1),
        ('=', _) => Score::Sign(0),
        ('-', _) => Score::Sign(-1),
        _ => return None,
    };
    let colour = match letter {
        'f' => None,
        letter => Some(colour(letter)?),
    };
    Some(Cell::Game {
        opponent,
        colour,
        score,
    })
}

/// `68b2`, `198w+`, `22w½`, `12б`.
fn opponent_first(text: &str) -> Option<Cell> {
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    let opponent = text[..end].parse().ok().filter(|opponent| *opponent > 0)?;
    let mut rest = text[end..].chars();
    let letter = rest.next()?;
    Some(Cell::Game {
        opponent,
        colour: Some(colour(letter)?),
        score: score_of(rest.as_str())?,
    })
}

fn score_of(text: &str) -> Option<Score> {
    Some(match text {
        "" | "*" | "?" | "o" | "о" => Score::None,
        "+" => Score::Forfeit(true),
        "-" => Score::Forfeit(false),
        "=" => Score::Sign(0),
        other => Score::Points(
            other
                .parse()
                .ok()
                .filter(|points| *points >= Points::ZERO)?,
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(opponent: u32, colour: Option<Colour>, score: Score) -> Option<Cell> {
        Some(Cell::Game {
            opponent,
            colour,
            score,
        })
    }

    #[test]
    fn every_spelling_of_the_programs_in_use() {
        let (white, black) = (Some(Colour::White), Some(Colour::Black));
        let points = |halves| Score::Points(Points::from_halves(halves));
        for (text, expected) in [
            ("68b2", game(68, black, points(4))),
            ("20w1", game(20, white, points(2))),
            ("67w-", game(67, white, Score::Forfeit(false))),
            ("2/7w", game(7, white, points(4))),
            ("0/3b", game(3, black, points(0))),
            ("161w1", game(161, white, points(2))),
            (" 22w½", game(22, white, points(1))),
            ("198w+", game(198, white, Score::Forfeit(true))),
            ("14s1", game(14, black, points(2))),
            ("4w0,5", game(4, white, points(1))),
            ("1z1", game(1, black, points(2))),
            ("+B10", game(10, black, Score::Sign(1))),
            ("=W5", game(5, white, Score::Sign(0))),
            ("-W3", game(3, white, Score::Sign(-1))),
            ("+F9", game(9, None, Score::Forfeit(true))),
            ("12б1", game(12, white, points(2))),
            ("7ч½", game(7, black, points(1))),
            ("7 ч =", game(7, black, Score::Sign(0))),
            ("12w", game(12, white, Score::None)),
            ("9w12", game(9, white, points(24))),
            ("7bo", game(7, black, Score::None)),
            ("o/7b", game(7, black, Score::None)),
            ("o", Some(Cell::Met)),
            (".", Some(Cell::Empty)),
            ("", Some(Cell::Empty)),
            ("0", Some(Cell::Unplayed(Unplayed::Absent))),
            ("--", Some(Cell::Unplayed(Unplayed::Absent))),
            ("−", Some(Cell::Unplayed(Unplayed::Absent))),
            ("-1", Some(Cell::Unplayed(Unplayed::Bye))),
            ("+", Some(Cell::Unplayed(Unplayed::Bye))),
            ("-½", Some(Cell::Unplayed(Unplayed::Half))),
            ("=BYE", Some(Cell::Unplayed(Unplayed::Half))),
            ("hello", None),
            ("12q1", None),
            ("0w1", None),
            ("7w1x", None),
            ("99999999999w1", None),
        ] {
            assert_eq!(cell(text), expected, "{text}");
        }
    }
}
