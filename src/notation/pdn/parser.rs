//! Records one after another out of a text, whatever is wrong with the one before.

use crate::finding::Span;

use super::ast::{CommentForm, Element, Fault, FaultKind, Game, Kind};
use super::lexer;
use super::scan;
use super::score::Score;
use super::tag;

/// The longest record that is read, in bytes: about half a million half-moves. A longer one is a
/// [`FaultKind::TooLong`] and is passed over.
pub const LONGEST_RECORD: usize = 4 << 20;

/// Reads `text` as game records.
///
/// The reader never fails: what it cannot read becomes a [`Fault`] of the record it stands in,
/// and the next record is read as usual. A record ends with its result; with a tag that follows
/// moves; with a tag given again after an empty line; with move number 1 after a result; with the
/// text.
///
/// ```
/// use shashki::notation::pdn::{Score, parse};
/// let mut games = parse("[White \"A\"] 1. 32-28 {fine} 19-23 2. 28x19 * 1. 33-28 1-0");
/// let first = games.next().unwrap();
/// assert_eq!(first.tag_value("white").as_deref(), Some("A"));
/// let moves = first.annotated_moves();
/// assert_eq!(moves.len(), 3);
/// assert_eq!(moves[0].comments[0].0, "fine");
/// assert_eq!(games.next().unwrap().result().unwrap().0, Score::WhiteWins);
/// assert!(games.next().is_none());
/// ```
pub fn parse(text: &str) -> Games<'_> {
    Games {
        text,
        at: 0,
        limit: None,
    }
}

/// The records of a text; see [`parse`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    text: &'a str,
    at: usize,
    /// The next certain begin of a record, as far as it has been looked for.
    limit: Option<usize>,
}

impl<'a> Iterator for Games<'a> {
    type Item = Game<'a>;

    fn next(&mut self) -> Option<Game<'a>> {
        let mut game = Game::default();
        self.read(&mut game).then_some(game)
    }
}

/// How the words seen so far bear on where the record ends.
#[derive(Default)]
struct Seen {
    /// Moves, dashes, numbers or a result.
    movetext: bool,
    numbers: bool,
    result: Option<usize>,
    /// Elements that open a variation and are not closed.
    open: Vec<u32>,
    nested_failed: bool,
}

impl<'a> Games<'a> {
    /// Where the next record will be looked for, in bytes of the text.
    pub fn position(&self) -> usize {
        self.at
    }

    /// Reads the next record into `game`, using its memory again; `false` at the end.
    pub fn read(&mut self, game: &mut Game<'a>) -> bool {
        game.tags.clear();
        game.elements.clear();
        game.faults.clear();
        let bytes = self.text.as_bytes();
        let mut start = scan::skip_spaces(bytes, self.at);
        while self.text[start..].starts_with('\u{feff}') {
            start = scan::skip_spaces(bytes, start + '\u{feff}'.len_utf8());
        }
        game.offset = start;
        if start >= bytes.len() {
            self.at = bytes.len();
            game.text = "";
            return false;
        }
        let end = self.record(start, game);
        self.at = end;
        game.text = self.text[start..end].trim_end_matches(|c: char| c.is_ascii_whitespace());
        // A tag that never ends, or a comment to the end of its line, takes the blanks behind it
        // along.
        let length = game.text.len();
        if let Some(last) = game.elements.last_mut() {
            last.end = last.end.min(u32::try_from(length).unwrap_or(u32::MAX));
        }
        let tags = game.tags.iter_mut().map(|tag| &mut tag.span);
        for span in tags.chain(game.faults.iter_mut().map(|fault| &mut fault.span)) {
            span.end = span.end.min(length);
            span.start = span.start.min(length);
        }
        finish(game);
        true
    }

    /// The next certain begin of a record after `at`.
    fn limit(&mut self, at: usize) -> usize {
        match self.limit {
            Some(limit) if limit > at => limit,
            _ => {
                let limit = scan::next_record(self.text.as_bytes(), at);
                self.limit = Some(limit);
                limit
            }
        }
    }

    /// Reads one record from `start`; its end.
    fn record(&mut self, start: usize, game: &mut Game<'a>) -> usize {
        let text = self.text;
        let bytes = text.as_bytes();
        let mut seen = Seen::default();
        let mut at = start;
        while let Some(byte) = bytes.get(at).copied() {
            if at - start > LONGEST_RECORD {
                game.elements.clear();
                fault(game, FaultKind::TooLong, start, at, start);
                return self.limit(at);
            }
            if scan::is_space(byte) {
                at += 1;
                continue;
            }
            let depth = seen.open.len();
            match byte {
                b'0'..=b'9' => {
                    let word = lexer::digit(text, at, depth);
                    if ends_here(game, &seen, word.kind, bytes, at) {
                        return at;
                    }
                    at = self.word(game, &mut seen, word, at, start);
                }
                b'[' => {
                    if scan::looks_like_tag(bytes, at) {
                        let line = scan::begins_line(bytes, at);
                        if seen.movetext && (depth == 0 || line) {
                            return at;
                        }
                        if depth == 0 {
                            // `[Empty]` alone on its line stands for a missing game.
                            if line && missing_game(game) {
                                return at;
                            }
                            let tag = tag::read(text, at);
                            if !game.tags.is_empty()
                                && scan::after_blank_line(bytes, at)
                                && (tag.name == "Event" || has_tag(game, tag.name))
                            {
                                return at;
                            }
                            at = tag::keep(game, &tag, at, start);
                            continue;
                        }
                    }
                    at = junk(game, at, closing(bytes, at, b']'), start);
                }
                b'{' => at = self.comment(game, &mut seen, at, start),
                b';' => at = push(game, lexer::line_comment(bytes, at), at, start),
                b'%' if scan::begins_line(bytes, at) => {
                    at = push(game, lexer::line_comment(bytes, at), at, start);
                }
                b'(' | b'!' | b'?' => match lexer::strength(bytes, at) {
                    Some(word) => at = push(game, word, at, start),
                    None => {
                        if !seen.movetext {
                            fault(game, FaultKind::VariationWithoutMove, at, at + 1, start);
                        }
                        seen.movetext = true;
                        let index = u32::try_from(game.elements.len()).unwrap_or(u32::MAX);
                        seen.open.push(index);
                        let kind = Kind::Open { close: u32::MAX };
                        at = push(game, word(kind, at + 1), at, start);
                    }
                },
                b')' => {
                    if let Some(open) = seen.open.pop() {
                        close(game, open);
                        at = push(game, word(Kind::Close, at + 1), at, start);
                    } else {
                        fault(game, FaultKind::StrayParenthesis, at, at + 1, start);
                        at += 1;
                    }
                }
                b'}' => {
                    fault(game, FaultKind::StrayBrace, at, at + 1, start);
                    at += 1;
                }
                b'$' => at = push_or_junk(game, lexer::nag(bytes, at), at, start),
                b'/' => match lexer::setup(bytes, at) {
                    Some(word) => at = self.word(game, &mut seen, word, at, start),
                    None => at = junk(game, at, at + 1, start),
                },
                b'\\' if matches!(bytes.get(at + 1), Some(b'r' | b'n' | b't')) => {
                    fault(game, FaultKind::LiteralEscape, at, at + 2, start);
                    at += 2;
                }
                b'"' => {
                    at = junk(game, at, closing(bytes, at, b'"'), start);
                }
                byte if byte.is_ascii_control() => {
                    fault(game, FaultKind::ControlCharacter, at, at + 1, start);
                    at += 1;
                }
                b']' => at = junk(game, at, at + 1, start),
                _ if scan::wide_blank(bytes, at) > 0 => at += scan::wide_blank(bytes, at),
                _ => {
                    let word = match lexer::in_words(text, at) {
                        Some(result) if seen.movetext => result,
                        _ => lexer::other(text, at),
                    };
                    if word.kind == Kind::Dash && !seen.movetext && heads(game) {
                        at = junk(game, at, word.end, start);
                        continue;
                    }
                    if ends_here(game, &seen, word.kind, bytes, at) {
                        return at;
                    }
                    at = self.word(game, &mut seen, word, at, start);
                }
            }
        }
        bytes.len()
    }

    /// Keeps a word of the movetext.
    fn word(
        &mut self,
        game: &mut Game<'a>,
        seen: &mut Seen,
        word: lexer::Word,
        at: usize,
        start: usize,
    ) -> usize {
        match word.kind {
            Kind::Junk => return junk(game, at, word.end.max(at + 1), start),
            Kind::Number { .. } => {
                seen.numbers = true;
                seen.movetext = true;
            }
            Kind::Result(_) if seen.open.is_empty() => {
                if seen.result.is_some() {
                    fault(game, FaultKind::SecondResult, at, word.end, start);
                } else {
                    seen.result = Some(game.elements.len());
                }
                seen.movetext = true;
            }
            _ => seen.movetext = true,
        }
        push(game, word, at, start)
    }

    /// Reads the brace comment at `at`.
    fn comment(&mut self, game: &mut Game<'a>, seen: &mut Seen, at: usize, start: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut first = None;
        let mut nested = false;
        let mut line = false;
        for (i, byte) in bytes.iter().enumerate().skip(at + 1) {
            match byte {
                b'}' => {
                    first = Some(i);
                    break;
                }
                b'{' => nested = true,
                b'[' if line && scan::record_begins(bytes, i) => {
                    break;
                }
                b'\n' | b'\r' => line = true,
                _ => {}
            }
        }
        let kind = Kind::Comment(CommentForm::Braces);
        let Some(first) = first else {
            let limit = self.limit(at).min(bytes.len());
            let end = at + self.text[at..limit].trim_end().len();
            fault(game, FaultKind::UnclosedComment, at, at + 1, start);
            return push(game, word(kind, end.max(at + 1)), at, start);
        };
        if nested {
            fault(game, FaultKind::NestedComment, at, first + 1, start);
            if !seen.nested_failed {
                let limit = self.limit(at).min(start + LONGEST_RECORD).min(bytes.len());
                match balanced(bytes, at, limit) {
                    Some(end) => return push(game, word(kind, end), at, start),
                    None => seen.nested_failed = true,
                }
            }
        }
        push(game, word(kind, first + 1), at, start)
    }
}

/// One past the brace that closes the one at `at`, braces within counted.
fn balanced(bytes: &[u8], at: usize, limit: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (i, byte) in bytes[..limit].iter().enumerate().skip(at) {
        match byte {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(i + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether a word after the result belongs to the next record.
fn ends_here(game: &Game<'_>, seen: &Seen, kind: Kind, bytes: &[u8], at: usize) -> bool {
    if seen.result.is_none() || !seen.open.is_empty() {
        return false;
    }
    match kind {
        Kind::Number { value, .. } => value <= 1,
        Kind::Result(_) => {
            let last = game.elements.last().map_or(0, |element| element.span().end);
            bytes[game.offset + last..at]
                .iter()
                .any(|byte| matches!(byte, b'\n' | b'\r'))
        }
        Kind::Move | Kind::Dash => !seen.numbers || scan::after_blank_line(bytes, at),
        _ => false,
    }
}

const fn word(kind: Kind, end: usize) -> lexer::Word {
    lexer::Word { kind, end }
}

fn push(game: &mut Game<'_>, word: lexer::Word, at: usize, start: usize) -> usize {
    game.elements.push(lexer::element(word, at, start));
    word.end
}

fn push_or_junk(game: &mut Game<'_>, word: lexer::Word, at: usize, start: usize) -> usize {
    if word.kind == Kind::Junk {
        return junk(game, at, word.end.max(at + 1), start);
    }
    push(game, word, at, start)
}

/// Notes junk; junk that follows junk is one fault.
fn junk(game: &mut Game<'_>, at: usize, end: usize, start: usize) -> usize {
    let (from, to) = (at - start, end - start);
    if let Some(last) = game.elements.last_mut()
        && last.kind == Kind::Junk
        && to - (last.start as usize) < 4096
    {
        last.end = u32::try_from(to).unwrap_or(u32::MAX);
        if let Some(fault) = game
            .faults
            .iter_mut()
            .rev()
            .find(|fault| fault.kind == FaultKind::Junk)
        {
            fault.span.end = to;
        }
        return end;
    }
    game.elements.push(Element::new(Kind::Junk, from, to));
    fault(game, FaultKind::Junk, at, end, start);
    end
}

/// Notes a fault; of kinds that come in swarms only the first is kept.
pub(super) fn fault(game: &mut Game<'_>, kind: FaultKind, at: usize, end: usize, start: usize) {
    let swarm = matches!(kind, FaultKind::LiteralEscape | FaultKind::ControlCharacter);
    if swarm && game.faults.iter().any(|fault| fault.kind == kind) {
        return;
    }
    if game.faults.len() < 100 {
        game.faults.push(Fault {
            kind,
            span: Span::new(at - start, end - start),
        });
    }
}

fn close(game: &mut Game<'_>, open: u32) {
    let end = u32::try_from(game.elements.len()).unwrap_or(u32::MAX);
    if let Some(element) = game.elements.get_mut(open as usize) {
        element.kind = Kind::Open { close: end };
    }
}

/// One past the next `close` in the line, or only past `at` if there is none near.
fn closing(bytes: &[u8], at: usize, close: u8) -> usize {
    bytes[at + 1..]
        .iter()
        .take(256)
        .take_while(|byte| !matches!(byte, b'\n' | b'\r'))
        .position(|byte| *byte == close)
        .map_or(at + 1, |length| at + length + 2)
}

/// What can be said only when the whole record is known.
fn finish(game: &mut Game<'_>) {
    let end = u32::try_from(game.elements.len()).unwrap_or(u32::MAX);
    let mut unclosed = None;
    for element in &mut game.elements {
        if let Kind::Open { close } = &mut element.kind
            && *close == u32::MAX
        {
            *close = end;
            unclosed.get_or_insert(element.span());
        }
    }
    if let Some(span) = unclosed {
        game.faults.push(Fault {
            kind: FaultKind::UnclosedVariation,
            span,
        });
    }
    settle_end(game);
}

/// Whether words that head a record (`Иванов — Петров: 1. ed4`) stand before.
fn heads(game: &Game<'_>) -> bool {
    matches!(game.elements.last(), Some(last) if last.kind == Kind::Junk)
}

/// Whether all that has been read is a tag without a value.
fn missing_game(game: &Game<'_>) -> bool {
    game.elements.is_empty() && matches!(game.tags[..], [tag] if tag.raw.is_none())
}

/// Whether a tag of this name has been read, among the first ones.
fn has_tag(game: &Game<'_>, name: &str) -> bool {
    game.tags.iter().take(256).any(|tag| tag.is(name))
}

/// The last word of the main line where the tags or the moves before are needed to know it: `4-6` as
/// points, a dash as an unknown result.
fn settle_end(game: &mut Game<'_>) {
    // Behind points a star may stand that knows no better.
    let star = match game.elements.last().map(|element| element.kind) {
        Some(Kind::Result(Score::Unknown)) => true,
        None | Some(Kind::Result(_)) => return,
        Some(_) => false,
    };
    let mut last = None;
    let mut before = None;
    for (index, element) in game.main_line() {
        let is_star = star && element.kind == Kind::Result(Score::Unknown);
        if matches!(element.kind, Kind::Move | Kind::Dash | Kind::Result(_)) && !is_star {
            before = last.replace((index, *element));
        }
    }
    let Some((index, element)) = last else {
        return;
    };
    let tag = game
        .tag_value("Result")
        .and_then(|value| Score::parse(&value));
    let settled = match (element.kind, tag) {
        (Kind::Move, tag) => {
            let text = game.text_of(&element);
            Score::parse(text).filter(|score| match score {
                // No move ends where it began, and a record in letters has no move in numbers.
                Score::Points { white, black } => {
                    tag == Some(*score)
                        || !star && white == black
                        || !star
                            && before.is_some_and(|(_, move_before)| {
                                let text = game.text_of(&move_before);
                                text.starts_with(char::is_alphabetic)
                            })
                }
                _ => false,
            })
        }
        (Kind::Dash, Some(Score::Unknown)) if !star => {
            let placeholder = before.is_some_and(|(_, element)| element.kind == Kind::Dash);
            (!placeholder).then_some(Score::Unknown)
        }
        _ => None,
    };
    if let Some(score) = settled {
        game.elements[index].kind = Kind::Result(score);
    }
}
