//! One record followed under one reading of its squares.

use crate::board::{Colour, Variant};
use crate::finding::codes::game as law_codes;
use crate::finding::codes::notation as codes;
use crate::finding::{Finding, Severity, Span, Value};
use crate::game::{Course, Options, Recorded, Ruling, RulingError, findings};
use crate::moves::{History, Move, Sign, legal_moves, legal_moves_unsorted, play};
use crate::notation::fen;
use crate::notation::moves::{MoveTextErrorKind, Name, Written};
use crate::notation::pdn::{Element, Game, Kind, Score};
use crate::notation::{Numbering, moves, verdict};
use crate::position::Position;

use super::set_up::{bad_fen, first_position, parse_fen};
use super::tell::{Told, quick, quiet, tell};
use super::{Question, Replay, Status, at, lookahead};

/// A board and a direction of its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) variant: Variant,
    pub(super) numbering: Numbering,
}

/// Follows the record to its end or to the first move that stops it.
pub(super) fn run(game: &Game<'_>, question: &Question, reading: Reading) -> Replay {
    let mut replay = Replay {
        status: Status::Checked,
        variant: Some(reading.variant),
        numbering: Some(reading.numbering),
        ..Replay::default()
    };
    let start = match first_position(game, reading) {
        Ok(start) => start,
        Err(finding) => {
            replay.findings.push(*finding);
            return replay;
        }
    };
    replay.start = Some(start);
    // Beside its moves a record has numbers, mostly one for two of them.
    replay.moves.reserve(game.elements.len() * 2 / 3 + 1);
    let law = question.law(reading.variant);
    if let Some(asked) = law.instead_of {
        let finding = Finding::new(law_codes::RULEBOOK_FOR_OTHER_GAME)
            .field("book", asked.id())
            .field("used", law.rulebook.book.id());
        replay.findings.push(finding);
    }
    let options = Options {
        recorded: recorded(game),
        history: question.history,
    };
    let mut walk = Walk {
        game,
        reading,
        question,
        course: Course::new(&start, &law.rulebook, options).claims(&question.claims),
        replay: &mut replay,
        position: start,
        previous: None,
        repeats_side: false,
        number: None,
        number_reported: false,
        after_result: false,
        as_played: Vec::new(),
        last: None,
        beyond: 0,
    };
    let complete = walk.elements();
    let as_played = std::mem::take(&mut walk.as_played);
    let end = walk.position;
    let plies = walk.course.plies();
    let beyond = walk.beyond;
    let verdict = walk.course.finish();
    replay.complete = complete;
    replay.plies = plies;
    replay.end = Some(end);
    let mut found = rulings(&verdict.rulings, &mut replay);
    if complete || beyond > 0 {
        let plies = plies + beyond;
        found.extend(findings(&verdict, options.recorded, plies, question.strict));
    }
    as_written(game, &mut found);
    for finding in &mut found {
        finding.place.span = finding
            .place
            .ply
            .and_then(|ply| span_of_ply(game, &replay.moves, &as_played, ply));
    }
    replay.findings.append(&mut found);
    replay.outcome = verdict.outcome;
    replay.claims = verdict.claims;
    replay.history = verdict.history;
    replay
}

/// The place of a half-move. `moves` has the legal ones, `as_played` the others by half-move and
/// element.
fn span_of_ply(
    game: &Game<'_>,
    moves: &[(u32, Move)],
    as_played: &[(u32, u32)],
    ply: u32,
) -> Option<Span> {
    let irregular = as_played.iter().find(|(at, _)| *at == ply);
    let index = match irregular {
        Some((_, index)) => *index,
        None => {
            let before = as_played.iter().filter(|(at, _)| *at < ply).count();
            let legal = (ply as usize).checked_sub(before + 1)?;
            moves.get(legal)?.0
        }
    };
    game.elements.get(index as usize).map(Element::span)
}

/// The rulings asked for, and what is told of them. A claim that cannot be looked at is told too:
/// silence would pass for an answer.
fn rulings(answers: &[Result<Ruling, RulingError>], replay: &mut Replay) -> Vec<Finding> {
    let mut found = Vec::new();
    for answer in answers {
        match answer {
            Ok(ruling) => {
                found.push(ruling.finding());
                replay.rulings.push(ruling.clone());
            }
            Err(error) => found.push(error.finding()),
        }
    }
    found
}

/// The result that the law is told.
pub(super) fn recorded(game: &Game<'_>) -> Recorded {
    let score = match game.result() {
        Some((score, _)) if score != Score::Unknown => Some(score),
        _ => game
            .tag_value("Result")
            .and_then(|value| Score::parse(&value)),
    };
    match score.map(Score::verdict) {
        Some(Score::WhiteWins) => Recorded::Win(Colour::White),
        Some(Score::BlackWins) => Recorded::Win(Colour::Black),
        Some(Score::Draw) => Recorded::Draw,
        Some(Score::BothLose) => Recorded::BothLost,
        _ => Recorded::Open,
    }
}

/// Has findings quote the result as the record spells it (`2-0`), unless that is in words.
pub(super) fn as_written(game: &Game<'_>, found: &mut [Finding]) {
    let Some(written) = written_result(game) else {
        return;
    };
    let fields = found.iter_mut().flat_map(|finding| &mut finding.fields);
    for (_, value) in fields.filter(|(name, _)| *name == "result") {
        *value = Value::Text(written.clone());
    }
}

fn written_result(game: &Game<'_>) -> Option<String> {
    let written = match game.result() {
        Some((score, span)) if score != Score::Unknown => game.slice(span).to_owned(),
        _ => game.tag_value("Result")?.trim().to_owned(),
    };
    Score::parse(&written).map(|_| written)
}

/// A record on its way.
pub(super) struct Walk<'w, 'a> {
    pub(super) game: &'w Game<'a>,
    pub(super) reading: Reading,
    pub(super) question: &'w Question,
    pub(super) course: Course<'w>,
    pub(super) replay: &'w mut Replay,
    pub(super) position: Position,
    pub(super) previous: Option<Colour>,
    repeats_side: bool,
    /// The number that the next White move should have.
    pub(super) number: Option<u32>,
    number_reported: bool,
    after_result: bool,
    /// The irregular half-moves that were read as played, with their elements.
    pub(super) as_played: Vec<(u32, u32)>,
    /// The element of the legal move made last, and the position before it.
    pub(super) last: Option<(usize, Position)>,
    /// The half-moves that are recorded after the board had decided the game.
    beyond: u32,
}

impl Walk<'_, '_> {
    /// Follows the main line; whether it was followed to the end.
    fn elements(&mut self) -> bool {
        let mut index = 0;
        while let Some(element) = self.game.elements.get(index) {
            match element.kind {
                Kind::Open { close } => index = close as usize,
                Kind::Move | Kind::Dash => {
                    if self.after_result {
                        let finding = Finding::new(codes::MOVES_AFTER_RESULT);
                        self.found(at(finding, element.span()));
                        self.after_result = false;
                    }
                    if !self.half_move(index, element) {
                        return false;
                    }
                    self.repeats_side = false;
                }
                Kind::Number { value, black } => self.number(value, black, element),
                Kind::Result(_) => self.after_result = true,
                Kind::Setup if !self.set_up(index, element) => {
                    return false;
                }
                _ => {}
            }
            index += 1;
        }
        true
    }

    pub(super) fn found(&mut self, finding: Finding) {
        self.replay.findings.push(finding);
    }

    /// A move number: who is to move by it, and whether it is the one due.
    fn number(&mut self, value: u32, black: bool, element: &Element) {
        let side = if black { Colour::Black } else { Colour::White };
        let to_move = self.position.to_move();
        if self.previous.is_some() && side != to_move {
            self.repeats_side = true;
        }
        match self.number {
            None => self.number = Some(value),
            Some(due) if due != value && !self.number_reported && side == to_move => {
                self.number_reported = true;
                let finding = Finding::new(codes::NUMBER_UNEXPECTED)
                    .field("number", value)
                    .field("expected", due);
                self.found(at(finding, element.span()));
            }
            Some(_) => {}
        }
    }

    pub(super) fn ply(&self) -> u32 {
        self.course.plies() + 1
    }

    fn half_move(&mut self, index: usize, element: &Element) -> bool {
        let text = self.game.text_of(element);
        if let Some(mv) = quiet(text.as_bytes(), &self.position, self.reading) {
            self.make(index, &mv);
            return true;
        }
        let unsorted = legal_moves_unsorted(&self.position);
        if let Some(mv) = quick(text.as_bytes(), &unsorted, self.reading) {
            self.make(index, &mv);
            return true;
        }
        let legal = legal_moves(&self.position);
        if legal.is_empty() {
            // The game is over (1.8.1): what follows is no move of it.
            self.beyond = self.moves_after(index) + 1;
            return false;
        }
        let history = History {
            previous: self.previous,
            repeats_side: self.repeats_side,
        };
        match tell(text, &self.position, &legal, self.reading, history) {
            Told::Move(mv) => {
                if !mv.is_capture()
                    && moves::parse(text).is_ok_and(|written| written.sign == Sign::Capture)
                {
                    let finding = verdict::sign_without_capture(&self.position, text);
                    self.found_here(finding, element);
                }
                self.make(index, &mv);
                true
            }
            Told::Several(written, candidates) => {
                self.several(index, element, &written, &candidates)
            }
            Told::Unreadable(error) => {
                let finding = Finding::new(codes::MOVE_UNREADABLE)
                    .field("written", text)
                    .field("why", unreadable(error.kind));
                self.found_here(finding, element);
                false
            }
            Told::Broken(written, attempt, fault) => {
                self.broken(index, element, &written, &attempt, &fault)
            }
        }
    }

    pub(super) fn found_here(&mut self, mut finding: Finding, element: &Element) {
        let span = element.span();
        // A place within the move is told in bytes of its text.
        finding.place.span = Some(match finding.place.span {
            Some(inner) => Span::new(span.start + inner.start, span.start + inner.end),
            None => span,
        });
        finding.place.ply = Some(self.ply());
        if finding.place.fen.is_none() {
            finding.place.fen = Some(fen::write(&self.position));
        }
        self.found(finding);
    }

    fn make(&mut self, index: usize, mv: &Move) {
        let after = play(&self.position, mv);
        self.last = Some((index, self.position));
        self.course.push(mv, &after);
        self.replay
            .moves
            .push((u32::try_from(index).unwrap_or(u32::MAX), *mv));
        self.passed_to(after);
    }

    pub(super) fn passed_to(&mut self, after: Position) {
        let mover = self.position.to_move();
        self.previous = Some(mover);
        if mover == Colour::Black
            && let Some(number) = &mut self.number
        {
            *number = number.saturating_add(1);
        }
        self.position = after;
    }

    /// A text that several legal moves fit: the rest of the record decides, or nothing does.
    fn several(
        &mut self,
        index: usize,
        element: &Element,
        written: &Written,
        candidates: &[Move],
    ) -> bool {
        let text = self.game.text_of(element);
        let rest = lookahead::Rest {
            game: self.game,
            reading: self.reading,
            after: index + 1,
        };
        let position = self.position;
        match lookahead::settle(&rest, &position, candidates) {
            Some(chosen) => {
                let finding = verdict::settled(&position, text, candidates, &chosen);
                self.found_here(finding, element);
                self.make(index, &chosen);
                true
            }
            None => {
                let finding = verdict::ambiguous(&position, text, candidates);
                let Some(usual) = self.usual(written, candidates) else {
                    self.found_here(finding, element);
                    return false;
                };
                self.found_here(finding.severity(Severity::Warning), element);
                self.make(index, &usual);
                true
            }
        }
    }

    /// What the short notation usually means where it names only a file and several pieces could
    /// go there without capturing: the man, who is nearest to the target (1.6.2 does not say).
    fn usual(&self, written: &Written, candidates: &[Move]) -> Option<Move> {
        let short = matches!(
            written.places.first().map(|place| place.name),
            Some(Name::File(_))
        );
        if !short || candidates.iter().any(Move::is_capture) {
            return None;
        }
        let variant = self.reading.variant;
        let men = self.position.men(self.position.to_move());
        candidates
            .iter()
            .min_by_key(|mv| {
                let distance = mv.from.row(variant).abs_diff(mv.to.row(variant));
                (!men.contains(mv.from), distance)
            })
            .copied()
    }

    /// `/FEN "…"/` among the moves.
    fn set_up(&mut self, index: usize, element: &Element) -> bool {
        let text = self.game.text_of(element);
        let value = text
            .trim_matches('/')
            .trim()
            .get(3..)
            .unwrap_or_default()
            .trim();
        match parse_fen(value, self.reading) {
            Ok(position) => {
                let finding = Finding::new(codes::POSITION_SET_UP);
                self.found(at(finding, element.span()));
                self.removed(index, &position, element);
                self.last = None;
                self.course.set_up(&position);
                self.position = position;
                self.previous = None;
                // A game set back goes on with an earlier number.
                self.number = None;
                let number = self.game.number_from(index + 1);
                let made = self.replay.moves.len();
                self.replay.set_ups.push((made, position, number));
                true
            }
            Err(error) => {
                let finding = bad_fen(self.game, value, element.span(), &error);
                self.found(finding);
                false
            }
        }
    }
}

const fn unreadable(kind: MoveTextErrorKind) -> &'static str {
    match kind {
        MoveTextErrorKind::Unexpected(_) => "unexpected-character",
        MoveTextErrorKind::Incomplete => "incomplete",
        MoveTextErrorKind::TooLong => "too-many-squares",
    }
}
