//! What a written move breaks: looked for in the order of the rulebook's explanation.

use crate::board::{Colour, Square, SquareSet, Variant};
use crate::position::{Kind, Position};

use super::attempt::{Attempt, History, Point, Sign};
use super::fault::FaultKind;
use super::judge::{in_order, matching};
use super::legal_moves;
use super::list::{Move, MoveList};
use super::partial::{Mode, partials};
use super::path::between;

/// The first thing that `attempt`, which is no legal move of `position`, breaks.
pub(super) fn diagnose(
    position: &Position,
    legal: &MoveList,
    attempt: &Attempt,
    history: History,
) -> FaultKind {
    if attempt.is_dash() {
        return FaultKind::DashNotForced(legal.len());
    }
    if let Some(index) = not_a_square(attempt) {
        return FaultKind::NotASquare(index);
    }
    let variant = position.variant();
    let mover = position.to_move();
    let first = attempt.points[0];
    let on_first = |colour: Colour| -> Vec<Square> {
        position
            .pieces(colour)
            .iter()
            .filter(|square| attempt.starts_on(*square, square.column(variant)))
            .collect()
    };
    let own = on_first(mover);
    if own.is_empty() {
        let Some(square) = on_first(!mover).first().copied() else {
            return match first {
                Point::File(file) => FaultKind::EmptyFile(file),
                Point::Square(square) => FaultKind::EmptySquare(square),
                Point::Nowhere => FaultKind::NotASquare(0),
            };
        };
        return opponents_piece(position, attempt, history, square);
    }
    own.into_iter()
        .map(|from| Case::new(position, legal, attempt, from).fault())
        .min_by_key(FaultKind::rank)
        .unwrap_or(FaultKind::NotASquare(0))
}

/// The move is legal but for the pieces that the record says were taken off.
pub(super) fn captured_differ(
    position: &Position,
    legal: &MoveList,
    attempt: &Attempt,
) -> Option<FaultKind> {
    let written = attempt.captured?;
    let without = Attempt {
        captured: None,
        ..attempt.clone()
    };
    let captured = match matching(position, legal, &without)? {
        super::Judged::Move(mv) => mv.captured,
        super::Judged::Ambiguous(moves) => moves.first()?.captured,
    };
    Some(FaultKind::CapturedDiffer { written, captured })
}

fn not_a_square(attempt: &Attempt) -> Option<usize> {
    let nowhere = |(index, point): (usize, &Point)| match point {
        Point::Nowhere => true,
        Point::File(_) => index > 0,
        Point::Square(_) => false,
    };
    let found = attempt.points.iter().enumerate().position(nowhere);
    // A single place is no move; the parser does not let it pass.
    found.or((attempt.points.len() < 2).then_some(0))
}

fn opponents_piece(
    position: &Position,
    attempt: &Attempt,
    history: History,
    square: Square,
) -> FaultKind {
    let other = !position.to_move();
    let passed = position.passed();
    let his_move = || matching(&passed, &legal_moves(&passed), attempt).is_some();
    if history.repeats_side || history.previous == Some(other) && his_move() {
        FaultKind::TwoMovesInARow(square, other)
    } else {
        FaultKind::OpponentsPiece(square)
    }
}

/// An attempt with the piece on one square of the side to move.
struct Case<'a> {
    position: &'a Position,
    legal: &'a MoveList,
    attempt: &'a Attempt,
    from: Square,
    king: bool,
    /// The squares named, the first made sure.
    squares: Vec<Square>,
}

impl<'a> Case<'a> {
    fn new(
        position: &'a Position,
        legal: &'a MoveList,
        attempt: &'a Attempt,
        from: Square,
    ) -> Self {
        let king = position
            .piece_at(from)
            .is_some_and(|piece| piece.kind == Kind::King);
        let mut squares = vec![from];
        squares.extend(attempt.between());
        squares.extend(attempt.target());
        Case {
            position,
            legal,
            attempt,
            from,
            king,
            squares,
        }
    }

    fn fault(&self) -> FaultKind {
        let obligatory = self.legal.first().is_some_and(Move::is_capture);
        if !obligatory {
            return captured_differ(self.position, self.legal, self.attempt)
                .or_else(|| self.along_the_squares())
                .unwrap_or_else(|| self.no_way());
        }
        if let Some(fault) = self.unfinished() {
            return fault;
        }
        if let Some(fault) = captured_differ(self.position, self.legal, self.attempt) {
            return fault;
        }
        // A dash between two squares is a quiet move, whatever stands between them: that a capture was
        // obligatory comes first in the order of explanation.
        if self.attempt.sign != Sign::Capture && self.squares.len() <= 2 {
            return FaultKind::CaptureObligatory(self.legal.to_vec());
        }
        match self.along_the_squares() {
            Some(fault @ (FaultKind::NothingToCapture { .. } | FaultKind::ManBackwards))
            | Some(fault @ FaultKind::ManTooFar)
                if self.jumps_nothing() =>
            {
                drop(fault);
                FaultKind::CaptureObligatory(self.legal.to_vec())
            }
            Some(fault) => fault,
            None => self.no_way(),
        }
    }

    /// Whether the text means a capture: by its sign, by squares in between, or because a piece of
    /// the opponent stands between two of its squares.
    fn claims_capture(&self) -> bool {
        self.attempt.sign == Sign::Capture || self.squares.len() > 2 || !self.jumps_nothing()
    }

    /// Whether no piece of the opponent stands between any two squares named in turn.
    fn jumps_nothing(&self) -> bool {
        let foe = self.position.pieces(!self.position.to_move());
        self.squares.windows(2).all(|pair| {
            between(self.position.variant(), pair[0], pair[1])
                .is_some_and(|between| !between.iter().any(|square| foe.contains(*square)))
        })
    }

    /// The text is a capture that stops too early, or takes too few pieces.
    fn unfinished(&self) -> Option<FaultKind> {
        let target = *self.squares.last()?;
        let majority = self.position.variant() == Variant::International;
        let mut best: Option<(u32, FaultKind)> = None;
        partials(self.position, self.from, Mode::Lawful, |partial| {
            if partial.squares.last() != Some(&target)
                || !in_order(&partial.squares[1..], self.attempt.between())
            {
                return;
            }
            let taken = partial.captured.len();
            if best.as_ref().is_some_and(|(most, _)| *most >= taken) {
                return;
            }
            let with_these = || -> Vec<Move> {
                self.legal
                    .iter()
                    .filter(|mv| {
                        mv.from == self.from
                            && mv.captured.intersection(partial.captured) == partial.captured
                    })
                    .copied()
                    .collect()
            };
            let kind = if majority {
                let needed = self.legal.first().map_or(0, |mv| mv.captured.len());
                if taken >= needed {
                    return;
                }
                FaultKind::LongerCapture {
                    taken,
                    needed,
                    captures: self.legal.to_vec(),
                }
            } else if partial.goes_on {
                FaultKind::StoppedShort {
                    at: target,
                    taken,
                    king: partial.king,
                    captures: with_these(),
                }
            } else if partial.passed_over {
                FaultKind::PassedOver {
                    at: target,
                    captures: with_these(),
                }
            } else {
                return;
            };
            best = Some((taken, kind));
        });
        best.map(|(_, kind)| kind)
    }

    /// What goes wrong between the squares named, the gravest by the order of explanation.
    fn along_the_squares(&self) -> Option<FaultKind> {
        let mut faults = Vec::new();
        let mut taken = SquareSet::EMPTY;
        for pair in self.squares.windows(2) {
            faults.extend(self.leg(pair[0], pair[1], &mut taken));
        }
        faults.into_iter().min_by_key(FaultKind::rank)
    }

    /// What goes wrong on the way from one named square to the next.
    fn leg(&self, a: Square, b: Square, taken: &mut SquareSet) -> Vec<FaultKind> {
        let variant = self.position.variant();
        let mover = self.position.to_move();
        let king = self.king;
        let capture = self.claims_capture();
        let Some(between) = between(variant, a, b) else {
            let kind = FaultKind::NotADiagonal {
                from: a,
                to: b,
                king,
            };
            return vec![self.jumped_twice_between_ends().unwrap_or(kind)];
        };
        let mut faults = Vec::new();
        let own = self.position.pieces(mover).without(self.from);
        let foe = self.position.pieces(!mover);
        let mut jumped = 0;
        let mut row = 0;
        for square in between.iter().copied().chain([b]) {
            if own.contains(square) && square != b {
                faults.push(FaultKind::OwnPieceJumped {
                    over: square,
                    quiet_king: king && !capture,
                });
            } else if foe.contains(square) && square != b {
                if taken.contains(square) {
                    faults.push(FaultKind::JumpedTwice(Some(square)));
                }
                *taken = taken.with(square);
                jumped += 1;
                row += 1;
                if row > 1 {
                    faults.push(FaultKind::Blocked { at: square, king });
                }
                continue;
            } else if own.contains(square) || foe.contains(square) {
                faults.push(FaultKind::Blocked { at: square, king });
            }
            row = 0;
        }
        if jumped == 0 && faults.is_empty() {
            let far = between.len() + 1;
            let backwards = match mover {
                Colour::White => b.row(variant) > a.row(variant),
                Colour::Black => b.row(variant) < a.row(variant),
            };
            // A man between two squares is taken for a quiet move, whatever the sign; with squares in
            // between it can only be a capture.
            let quiet_man = self.squares.len() == 2 && !king;
            if capture && self.attempt.sign == Sign::Capture && !quiet_man {
                faults.push(FaultKind::NothingToCapture {
                    from: a,
                    to: b,
                    king,
                });
            } else if !king && backwards {
                faults.push(FaultKind::ManBackwards);
            } else if !king && far > 1 {
                faults.push(FaultKind::ManTooFar);
            }
        }
        faults
    }

    /// Only the ends are named, and they can be joined only by jumping a piece a second time.
    fn jumped_twice_between_ends(&self) -> Option<FaultKind> {
        let [_, target] = self.squares[..] else {
            return None;
        };
        let mut found = false;
        partials(self.position, self.from, Mode::Again, |partial| {
            found |= partial.squares.last() == Some(&target);
        });
        found.then_some(FaultKind::JumpedTwice(None))
    }

    /// Nothing better to say: the piece cannot go from the first square to the last.
    fn no_way(&self) -> FaultKind {
        let to = self.squares.last().copied().unwrap_or(self.from);
        if self.claims_capture() {
            FaultKind::NothingToCapture {
                from: self.from,
                to,
                king: self.king,
            }
        } else {
            FaultKind::NotADiagonal {
                from: self.from,
                to,
                king: self.king,
            }
        }
    }
}
