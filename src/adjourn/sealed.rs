//! Judging a sealed move at the opening (3.11.5).
//!
//! A move that cannot be understood loses; an evident slip is corrected. The article names two
//! slips as examples: a wrong origin and a rotated board. Whatever could be read in more than one
//! way goes to the arbiter, so that no correction chooses for the player.

use crate::board::{Colour, Square};
use crate::moves::{
    self, Attempt, History, Judged, MAX_POINTS, Move, Point, has_legal_move, legal_moves, play,
};
use crate::notation::square::{Numbering, by_number};
use crate::position::{Kind, Position};

use super::near::near;
use super::slip::{Slip, WrittenSquare, read};

/// Why the sealing player loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SealLoss {
    /// No move was written.
    Missing,
    /// What is written cannot be read as a move.
    Illegible,
    /// It fits several legal moves: these.
    Ambiguous(Vec<Move>),
    /// It fits none, and none is near.
    Illegal,
}

/// Why the arbiter has to read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// More than one slip is possible.
    SeveralSlips,
    /// No slip of the article, but legal moves come near.
    NearMisses,
    /// A quiet move was written where a capture is obligatory.
    CaptureForced,
    /// Short notation that fits one legal move (3.10.3 asks for full notation).
    ShortNotation,
    /// Squares written as numbers on the board of letters.
    Numbers,
}

/// Which slip was corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// The origin was wrong: one of his pieces alone can move to the square written.
    WrongOrigin,
    /// The board was seen from the other side.
    RotatedBoard,
}

/// What a sealed text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A legal move, clearly written.
    Legal(Move),
    /// An evident slip, corrected.
    Corrected {
        /// The move that was meant.
        mv: Move,
        /// The slip.
        slip: Correction,
    },
    /// For the arbiter, with the moves that come into question.
    Arbiter {
        /// Why.
        doubt: Doubt,
        /// The moves, sorted.
        candidates: Vec<Move>,
    },
    /// Lost by who sealed it.
    Lost(SealLoss),
    /// A resignation.
    Resignation,
    /// A claim of repetition, for the arbiter before the opening.
    Claim,
}

/// A sealed text and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// What it is.
    pub outcome: Outcome,
    /// Whether the move takes the opponent's last piece or blocks all of them.
    pub ends_game: bool,
}

/// Judges the text `written` for the side to move in `position`.
pub fn judge(position: &Position, written: &str) -> Sealed {
    let outcome = outcome(position, written);
    let ends_game = match &outcome {
        Outcome::Legal(mv) | Outcome::Corrected { mv, .. } => !has_legal_move(&play(position, mv)),
        _ => false,
    };
    Sealed { outcome, ends_game }
}

fn outcome(position: &Position, written: &str) -> Outcome {
    let variant = position.variant();
    let legal: Vec<Move> = legal_moves(position).iter().copied().collect();
    match read(variant, written) {
        Slip::Missing => Outcome::Lost(SealLoss::Missing),
        Slip::Illegible => Outcome::Lost(SealLoss::Illegible),
        Slip::Resignation => Outcome::Resignation,
        Slip::Claim => Outcome::Claim,
        Slip::Full(squares) => full(position, &legal, &squares),
        Slip::Short { file, to } => {
            let fits = |mv: &&Move| mv.from.column(variant) == file && Some(mv.to) == to.square;
            match legal.iter().filter(fits).copied().collect::<Vec<_>>() {
                found if found.len() == 1 => Outcome::Arbiter {
                    doubt: Doubt::ShortNotation,
                    candidates: found,
                },
                found if found.is_empty() => Outcome::Lost(SealLoss::Illegal),
                found => Outcome::Lost(SealLoss::Ambiguous(found)),
            }
        }
        Slip::Numbered(numbers) => numbered(position, &numbers),
    }
}

fn full(position: &Position, legal: &[Move], written: &[WrittenSquare]) -> Outcome {
    let squares: Option<Vec<Square>> = written.iter().map(|square| square.square).collect();
    if let Some(squares) = &squares {
        match matching(position, squares).as_slice() {
            [mv] => return Outcome::Legal(*mv),
            [] => {}
            several => return Outcome::Lost(SealLoss::Ambiguous(several.to_vec())),
        }
        if let Some(outcome) = several_moves(position, squares) {
            return outcome;
        }
        if quiet_but_for_a_capture(position, legal, squares) {
            let near = near(position, legal, written);
            return Outcome::Arbiter {
                doubt: Doubt::CaptureForced,
                candidates: if near.is_empty() {
                    legal.to_vec()
                } else {
                    near
                },
            };
        }
    }
    let turned = match &squares {
        Some(squares) => rotated(position, squares),
        None => Vec::new(),
    };
    let wrong_origin = wrong_origin(position, legal, written);
    let mut pooled = [turned.clone(), wrong_origin].concat();
    pooled.sort_unstable();
    pooled.dedup();
    match pooled.as_slice() {
        [mv] => {
            let slip = if turned.is_empty() {
                Correction::WrongOrigin
            } else {
                Correction::RotatedBoard
            };
            return Outcome::Corrected { mv: *mv, slip };
        }
        [] => {}
        _ => {
            return Outcome::Arbiter {
                doubt: Doubt::SeveralSlips,
                candidates: pooled,
            };
        }
    }
    let near = near(position, legal, written);
    if near.is_empty() {
        Outcome::Lost(SealLoss::Illegal)
    } else {
        Outcome::Arbiter {
            doubt: Doubt::NearMisses,
            candidates: near,
        }
    }
}

/// Two legal moves or more, one after the other, where squares cannot be the path of one: which of
/// them was meant cannot be said (3.11.5). The same one twice is that one.
fn several_moves(position: &Position, squares: &[Square]) -> Option<Outcome> {
    let (pairs, rest) = squares.as_chunks::<2>();
    if pairs.len() < 2 || !rest.is_empty() {
        return None;
    }
    let mut written = Vec::new();
    for pair in pairs {
        let fitting = matching(position, pair);
        if fitting.is_empty() {
            return None;
        }
        written.extend(fitting);
    }
    written.sort_unstable();
    written.dedup();
    match written.as_slice() {
        [mv] if pairs.len() == 2 => Some(Outcome::Legal(*mv)),
        [_] => None,
        _ => Some(Outcome::Lost(SealLoss::Ambiguous(written))),
    }
}

/// A move made on the board (3.10.4): legal wherever what was noted of it names one legal move,
/// in whatever notation; otherwise as [`judge`] reads it.
pub fn judge_open(position: &Position, noted: &str) -> Sealed {
    let read = judge(position, noted);
    let mv = match &read.outcome {
        Outcome::Arbiter {
            doubt: Doubt::ShortNotation | Doubt::Numbers,
            candidates,
        } => match candidates.as_slice() {
            [mv] => *mv,
            _ => return read,
        },
        _ => return read,
    };
    Sealed {
        outcome: Outcome::Legal(mv),
        ends_game: !has_legal_move(&play(position, &mv)),
    }
}

/// The legal moves that these squares can mean.
fn matching(position: &Position, squares: &[Square]) -> Vec<Move> {
    if !(2..=MAX_POINTS).contains(&squares.len()) {
        return Vec::new();
    }
    let attempt = Attempt {
        points: squares.iter().copied().map(Point::Square).collect(),
        ..Attempt::default()
    };
    match moves::judge(position, &attempt, History::default()) {
        Ok(Judged::Move(mv)) => vec![mv],
        Ok(Judged::Ambiguous(several)) => several,
        Err(_) => Vec::new(),
    }
}

/// Slip (i): nothing of his stands on the square written as the origin; the moves to the square
/// written as the destination.
fn wrong_origin(position: &Position, legal: &[Move], written: &[WrittenSquare]) -> Vec<Move> {
    let (Some(from), Some(to)) = (
        written.first().and_then(|square| square.square),
        written.last().and_then(|square| square.square),
    ) else {
        return Vec::new();
    };
    if position.pieces(position.to_move()).contains(from) {
        return Vec::new();
    }
    legal.iter().filter(|mv| mv.to == to).copied().collect()
}

/// Slip (ii): the legal moves that the written one is when the board is turned.
fn rotated(position: &Position, squares: &[Square]) -> Vec<Move> {
    let variant = position.variant();
    let turned: Vec<Square> = squares
        .iter()
        .map(|square| square.turned(variant))
        .collect();
    matching(position, &turned)
}

/// Whether the squares are a quiet move of his that only an obligatory capture forbids.
fn quiet_but_for_a_capture(position: &Position, legal: &[Move], squares: &[Square]) -> bool {
    let &[from, to] = squares else { return false };
    if !legal.first().is_some_and(Move::is_capture) {
        return false;
    }
    let variant = position.variant();
    let Some(piece) = position.piece_at(from) else {
        return false;
    };
    if piece.colour != position.to_move() || position.piece_at(to).is_some() {
        return false;
    }
    let place = |square: Square| {
        (
            i16::from(square.row(variant)),
            i16::from(square.column(variant)),
        )
    };
    let ((row, column), (to_row, to_column)) = (place(from), place(to));
    let (down, right) = (to_row - row, to_column - column);
    if down.abs() != right.abs() || down == 0 {
        return false;
    }
    let forward = match position.to_move() {
        Colour::White => -1,
        Colour::Black => 1,
    };
    match piece.kind {
        Kind::Man => down == forward,
        Kind::King => (1..down.abs()).all(|step| {
            Square::at(
                variant,
                (row + step * down.signum()) as i8,
                (column + step * right.signum()) as i8,
            )
            .is_some_and(|square| position.piece_at(square).is_none())
        }),
    }
}

/// Numbers on the board of letters: whatever legal moves they could mean, either way round.
fn numbered(position: &Position, numbers: &[u32]) -> Outcome {
    let mut candidates: Vec<Move> = [Numbering::TopLeft, Numbering::BottomLeft]
        .into_iter()
        .filter_map(|numbering| {
            numbers
                .iter()
                .map(|number| by_number(position.variant(), numbering, *number))
                .collect::<Option<Vec<Square>>>()
        })
        .flat_map(|squares| matching(position, &squares))
        .collect();
    candidates.sort_unstable();
    candidates.dedup();
    if candidates.is_empty() {
        Outcome::Lost(SealLoss::Illegible)
    } else {
        Outcome::Arbiter {
            doubt: Doubt::Numbers,
            candidates,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, moves as text};

    fn judged(fen_text: &str, written: &str) -> (Outcome, Position) {
        let position = fen::parse(fen_text, None).unwrap();
        (judge(&position, written).outcome, position)
    }

    fn move_text(outcome: &Outcome, position: &Position) -> String {
        match outcome {
            Outcome::Legal(mv) | Outcome::Corrected { mv, .. } => text::write(position, mv),
            other => panic!("{other:?}"),
        }
    }

    fn candidates(outcome: Outcome, position: &Position) -> (Doubt, Vec<String>) {
        match outcome {
            Outcome::Arbiter { doubt, candidates } => (
                doubt,
                candidates
                    .iter()
                    .map(|mv| text::write(position, mv))
                    .collect(),
            ),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn article_3_11_5_first_example_wrong_origin() {
        // e5-d6 is written; nothing stands on e5, and c5 alone can go to d6.
        let (outcome, position) = judged("W:Wc5,h2:Bh8,a7", "e5-d6");
        assert_eq!(move_text(&outcome, &position), "c5-d6");
        assert!(matches!(
            outcome,
            Outcome::Corrected {
                slip: Correction::WrongOrigin,
                ..
            }
        ));
    }

    #[test]
    fn article_3_11_5_second_example_rotated_board() {
        // h2-g3 is written for a7-b6: Black to move.
        let (outcome, position) = judged("B:Wg1,c1:Ba7", "h2-g3");
        assert_eq!(move_text(&outcome, &position), "a7-b6");
        assert!(matches!(
            outcome,
            Outcome::Corrected {
                slip: Correction::RotatedBoard,
                ..
            }
        ));
        // On the large board n is 51 - n: 32-28 is 19-23.
        let (outcome, position) = judged("B:W48,50:B19", "32-28");
        assert_eq!(move_text(&outcome, &position), "19-23");
    }

    #[test]
    fn two_pieces_for_the_square_written_go_to_the_arbiter() {
        let (outcome, position) = judged("W:Wc5,e5,h2:Bh8,a7", "g5-d6");
        let (doubt, moves) = candidates(outcome, &position);
        assert_eq!(doubt, Doubt::SeveralSlips);
        assert_eq!(moves, ["c5-d6", "e5-d6"]);
    }

    #[test]
    fn both_slips_possible_go_to_the_arbiter() {
        // f4-e5 turned is c5-d4 for Black; and d6 alone can go to e5 if f4 is not his.
        let (outcome, position) = judged("B:Wa1,h2:Bc5,d6", "f4-e5");
        let (doubt, moves) = candidates(outcome, &position);
        assert_eq!(doubt, Doubt::SeveralSlips);
        assert_eq!(moves.len(), 2, "{moves:?}");
    }

    #[test]
    fn near_misses_go_to_the_arbiter_and_nothing_near_loses() {
        let (outcome, position) = judged("W:Wc3,g1:Bh8,a7", "c3-d5");
        let (doubt, moves) = candidates(outcome, &position);
        assert_eq!(doubt, Doubt::NearMisses);
        assert!(moves.contains(&"c3-d4".to_owned()), "{moves:?}");
        // A square that does not exist is one character's difference.
        let (outcome, position) = judged("W:Wc3,g1:Bh8,a7", "k3-d4");
        assert_eq!(candidates(outcome, &position).1, ["c3-d4"]);
        // Interchanged.
        let (outcome, position) = judged("W:Wc3,g1:Bh8,a7", "d4-c3");
        assert!(
            candidates(outcome, &position)
                .1
                .contains(&"c3-d4".to_owned())
        );
        let (outcome, _) = judged("W:Wc3,g1:Bh8,a7", "a1-h8");
        assert_eq!(outcome, Outcome::Lost(SealLoss::Illegal));
    }

    #[test]
    fn a_quiet_move_where_a_capture_is_obligatory_is_never_corrected() {
        let (outcome, position) = judged("W:Wc3,g1:Bd4,a7", "g1-f2");
        let (doubt, moves) = candidates(outcome, &position);
        assert_eq!(doubt, Doubt::CaptureForced);
        assert_eq!(moves, ["c3:e5"]);
    }

    #[test]
    fn missing_illegible_and_ambiguous_lose() {
        assert_eq!(judged("W:Wc3:Bh8", " ").0, Outcome::Lost(SealLoss::Missing));
        assert_eq!(
            judged("W:Wc3:Bh8", "so it goes").0,
            Outcome::Lost(SealLoss::Illegible)
        );
        // Diagram 5: d2:a7 has two captures with other pieces taken.
        let diagram = "W:WKd2:Be3,g5,g7,d6,b6,f6,f4,e7,c7,b6";
        let position = fen::parse(diagram, None);
        if let Ok(position) = position {
            let outcome = judge(&position, "d2:a7").outcome;
            assert!(!matches!(outcome, Outcome::Corrected { .. }), "{outcome:?}");
        }
        let (outcome, _) = judged("W:WKa1:Bc3,e3,g3,c5,e5", "a1:a1");
        assert!(!matches!(outcome, Outcome::Corrected { .. }));
    }

    #[test]
    fn article_3_10_3_short_notation_is_for_the_arbiter() {
        let (outcome, position) = judged("W:We3,h2:Bh8,a7", "ed4");
        assert_eq!(
            candidates(outcome, &position),
            (Doubt::ShortNotation, vec!["e3-d4".to_owned()])
        );
        let (outcome, _) = judged("W:WKe1,e3,h2:Bh8,a7", "ed2");
        assert!(matches!(
            outcome,
            Outcome::Arbiter { .. } | Outcome::Lost(_)
        ));
    }

    #[test]
    fn a_move_that_blocks_or_takes_the_last_piece_ends_the_game() {
        let position = fen::parse("W:Wc3:Bd4", None).unwrap();
        assert!(judge(&position, "c3:e5").ends_game);
        let position = fen::parse("W:Wc3:Ba7", None).unwrap();
        assert!(!judge(&position, "c3-d4").ends_game);
    }
}
