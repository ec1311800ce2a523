//! Irregular moves (1.10.3): told, and with `--as-played` carried out as the record shows them.

use crate::board::{Colour, Square};
use crate::finding::Finding;
use crate::game::{AsPlayedError, Correction, Played, apply_as_played, read_as_played};
use crate::moves::{Attempt, Fault, FaultKind, History, Point, Sign, legal_moves};
use crate::notation::moves::Written;
use crate::notation::pdn::{Element, Kind};
use crate::notation::{moves, verdict};
use crate::position::Position;

use super::at;
use super::run::{Walk, recorded};
use super::tell::{Told, tell};

impl Walk<'_, '_> {
    /// A move that is not legal: told, and with `--as-played` carried out.
    pub(super) fn broken(
        &mut self,
        index: usize,
        element: &Element,
        written: &Written,
        attempt: &Attempt,
        fault: &Fault,
    ) -> bool {
        let text = self.game.text_of(element);
        let ply = self.ply();
        let finding = verdict::illegal(&self.position, text, written, fault);
        self.found_here(finding, element);
        if !is_irregularity(&fault.kind) {
            return false;
        }
        let squares: Vec<Square> = attempt
            .points
            .iter()
            .filter_map(|point| match point {
                Point::Square(square) => Some(*square),
                _ => None,
            })
            .collect();
        // Two moves in a row are his who made the one before; a move with the opponent's piece is
        // made by the side to move.
        let mover = match fault.kind {
            FaultKind::TwoMovesInARow(_, side) => side,
            _ => self.position.to_move(),
        };
        let later = self.moves_after(index);
        let correction = Correction::of(mover, ply, ply + later, recorded(self.game));
        self.found_here(correction.finding(ply), element);
        if !self.question.as_played {
            return false;
        }
        let played = Played {
            path: &squares,
            capture: attempt.sign == Sign::Capture,
        };
        let outcome = self.as_played(index, played, !mover);
        let finding = read_as_played(
            ply,
            text,
            self.reading.variant,
            outcome.as_ref().map_err(|e| *e),
        );
        self.found_here(finding, element);
        let Ok(after) = outcome else { return false };
        let at = u32::try_from(index).unwrap_or(u32::MAX);
        self.as_played.push((ply, at));
        self.replay.as_played.push((at, after));
        self.last = None;
        self.course.jump(&after);
        // The numbers of the record no longer tell the side, where it moves on out of turn.
        let in_turn = after.to_move() != self.position.to_move();
        self.passed_to(after);
        self.previous = Some(mover);
        if !in_turn {
            self.number = None;
        }
        true
    }

    /// The position after an irregular move as the record shows it. The side to move is that of the
    /// record's next move: of the piece that it begins with, of the side that it is legal for, or the
    /// one that its number names; `usual` where nothing of this tells it.
    fn as_played(
        &self,
        index: usize,
        played: Played<'_>,
        usual: Colour,
    ) -> Result<Position, AsPlayedError> {
        let after = apply_as_played(&self.position, played, usual)?;
        let mut numbered = None;
        for (_, element) in self.game.main_line().filter(|(at, _)| *at > index) {
            match element.kind {
                Kind::Number { black, .. } => {
                    numbered = Some(if black { Colour::Black } else { Colour::White });
                }
                Kind::Move | Kind::Dash => {
                    let text = self.game.text_of(element);
                    let side = self.side_of(text, &after).or(numbered).unwrap_or(usual);
                    return Ok(if side == usual { after } else { after.passed() });
                }
                Kind::Setup => break,
                _ => {}
            }
        }
        Ok(after)
    }

    /// The side that a written move belongs to in a position.
    fn side_of(&self, text: &str, position: &Position) -> Option<Colour> {
        let attempt = moves::parse(text)
            .ok()?
            .attempt(self.reading.variant, self.reading.numbering);
        if let Some(Point::Square(square)) = attempt.points.first()
            && let Some(piece) = position.piece_at(*square)
        {
            return Some(piece.colour);
        }
        [*position, position.passed()]
            .iter()
            .find(|position| {
                let legal = legal_moves(position);
                let told = tell(text, position, &legal, self.reading, History::default());
                matches!(told, Told::Move(_) | Told::Several(..))
            })
            .map(Position::to_move)
    }

    pub(super) fn moves_after(&self, index: usize) -> u32 {
        let count = self
            .game
            .main_line()
            .filter(|(at, element)| *at > index && matches!(element.kind, Kind::Move | Kind::Dash))
            .count();
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// What the position set up after the last half-move shows to have been taken off wrongly.
    pub(super) fn removed(&mut self, index: usize, stated: &Position, element: &Element) {
        let Some((made, before)) = self.last else {
            return;
        };
        let Some((_, mv)) = self.replay.moves.last().copied() else {
            return;
        };
        let ply = self.course.plies();
        let text = self
            .game
            .elements
            .get(made)
            .map_or("", |element| self.game.text_of(element));
        let mut findings: Vec<Finding> = verdict::removal(&before, text, &mv, stated.setup());
        if findings.is_empty() {
            return;
        }
        let later = self.moves_after(index);
        let correction = Correction::of(before.to_move(), ply, ply + later, recorded(self.game));
        findings.push(correction.finding(ply));
        for mut finding in findings {
            finding.place.ply = Some(ply);
            self.found(at(finding, element.span()));
        }
    }
}

/// Whether a fault is an irregular move on the board, which stands once it is answered, and not only
/// a slip of the pen.
const fn is_irregularity(kind: &FaultKind) -> bool {
    !matches!(
        kind,
        FaultKind::NotASquare(_)
            | FaultKind::EmptySquare(_)
            | FaultKind::EmptyFile(_)
            | FaultKind::DashNotForced(_)
    )
}
