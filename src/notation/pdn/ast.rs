//! What a record consists of, as written: nothing here is judged.

use std::borrow::Cow;

use crate::board::Colour;
use crate::finding::Span;
use crate::position::Position;

use super::score::Score;

/// A tag pair as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The name, as spelled.
    pub name: &'a str,
    /// The value between the quotes, escapes untouched; `None` for a tag without a value.
    pub raw: Option<&'a str>,
    /// The whole tag, in the record's text.
    pub span: Span,
}

impl<'a> Tag<'a> {
    /// The value with `\"` and `\\` undone; empty for a tag without a value.
    pub fn value(&self) -> Cow<'a, str> {
        let raw = self.raw.unwrap_or_default();
        if !raw.contains('\\') {
            return Cow::Borrowed(raw);
        }
        let mut out = String::with_capacity(raw.len());
        let mut rest = raw.chars();
        while let Some(c) = rest.next() {
            match c {
                '\\' => match rest.next() {
                    Some(next @ ('"' | '\\' | '\'')) => out.push(next),
                    Some(next) => out.extend(['\\', next]),
                    None => out.push('\\'),
                },
                _ => out.push(c),
            }
        }
        Cow::Owned(out)
    }

    /// Whether the tag has this name, whatever the case of its letters.
    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

/// How a comment is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentForm {
    /// `{ … }`, possibly with braces inside.
    Braces,
    /// `; …` up to the end of the line.
    Semicolon,
    /// A line that begins with `%`.
    Percent,
}

/// What an element of the movetext is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A move number: `12`, `12.`, `12...`; `black` if three dots follow.
    Number {
        /// The number.
        value: u32,
        /// Whether the dots say that Black is to move.
        black: bool,
    },
    /// Dots alone, in place of a move.
    Ellipsis,
    /// A move, as written.
    Move,
    /// A dash alone: the forced capture of 3.9.1, or a placeholder.
    Dash,
    /// A comment.
    Comment(CommentForm),
    /// `$n`.
    Nag(u16),
    /// `!`, `?` and combinations, also in brackets.
    Strength,
    /// The begin of a variation; the index of the element that ends it.
    Open {
        /// Index of its [`Kind::Close`], or the number of elements if none follows.
        close: u32,
    },
    /// The end of a variation.
    Close,
    /// `/FEN "…"/`: a position set up in the middle of the record.
    Setup,
    /// The result that ends the record.
    Result(Score),
    /// Something that is none of these; a [`Fault`] says so.
    Junk,
}

/// One element of the movetext; its place is in bytes of the record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// What it is.
    pub kind: Kind,
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Element {
    pub(super) fn new(kind: Kind, start: usize, end: usize) -> Element {
        // A record is never longer than `parser::LONGEST_RECORD`.
        Element {
            kind,
            start: u32::try_from(start).unwrap_or(u32::MAX),
            end: u32::try_from(end).unwrap_or(u32::MAX),
        }
    }

    /// Its place in the record's text.
    pub fn span(&self) -> Span {
        Span::new(self.start as usize, self.end as usize)
    }
}

/// What is wrong with the writing of a record, apart from its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// A brace comment that never ends; it was ended with the record.
    UnclosedComment,
    /// Braces within a brace comment.
    NestedComment,
    /// `}` without `{`.
    StrayBrace,
    /// A variation that never ends.
    UnclosedVariation,
    /// `)` without `(`.
    StrayParenthesis,
    /// A tag without its closing quote or bracket.
    UnclosedTag,
    /// A tag without a value.
    TagWithoutValue,
    /// Text that is no part of any record.
    Junk,
    /// `\r` or `\n` written out as two characters.
    LiteralEscape,
    /// A NUL byte or another control character.
    ControlCharacter,
    /// The record is longer than [`super::LONGEST_RECORD`].
    TooLong,
    /// A second result after the first.
    SecondResult,
    /// A variation before any move.
    VariationWithoutMove,
}

/// A fault and its place in the record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which fault.
    pub kind: FaultKind,
    /// Where, in the record's text.
    pub span: Span,
}

/// One record of a game, as written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Game<'a> {
    /// The text of this record alone; every span below counts its bytes.
    pub text: &'a str,
    /// Where the record's text begins in the text it was read from.
    pub offset: usize,
    /// The tags, in order.
    pub tags: Vec<Tag<'a>>,
    /// The movetext with its variations, flat: a variation is what stands between an
    /// [`Kind::Open`] and its [`Kind::Close`], so that no depth of nesting costs any stack.
    pub elements: Vec<Element>,
    /// What is wrong with the writing.
    pub faults: Vec<Fault>,
}

/// A half-move of the main line with what is written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotated<'a> {
    /// Half-move, from 1.
    pub ply: u32,
    /// Index of the element.
    pub index: usize,
    /// The move as written.
    pub text: &'a str,
    /// Its place in the record's text.
    pub span: Span,
    /// The comments after it and before the next move of the main line, without their braces.
    pub comments: Vec<(&'a str, Span)>,
}

impl<'a> Game<'a> {
    /// The text at `span`.
    pub fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.start..span.end).unwrap_or_default()
    }

    /// The text of an element.
    pub fn text_of(&self, element: &Element) -> &'a str {
        self.slice(element.span())
    }

    /// The first tag of this name, whatever the case of its letters.
    pub fn tag(&self, name: &str) -> Option<&Tag<'a>> {
        self.tags.iter().find(|tag| tag.is(name))
    }

    /// The value of the first tag of this name, trimmed; `None` if absent.
    pub fn tag_value(&self, name: &str) -> Option<Cow<'a, str>> {
        self.tag(name).map(|tag| match tag.value() {
            Cow::Borrowed(text) => Cow::Borrowed(text.trim()),
            Cow::Owned(text) => Cow::Owned(text.trim().to_owned()),
        })
    }

    /// The tag that sets up the first position: `FEN`, else a `SetUp` that has a position in place of
    /// its `1`.
    pub fn set_up_tag(&self) -> Option<&Tag<'a>> {
        self.tag("FEN").or_else(|| {
            self.tag("SetUp")
                .filter(|tag| tag.raw.is_some_and(|raw| raw.contains(':')))
        })
    }

    /// The elements of the main line with their indices: variations are left out.
    pub fn main_line(&self) -> impl Iterator<Item = (usize, &Element)> {
        let mut index = 0;
        std::iter::from_fn(move || {
            loop {
                let element = self.elements.get(index)?;
                let here = index;
                if let Kind::Open { close } = element.kind {
                    index = close as usize + 1;
                    continue;
                }
                index += 1;
                return Some((here, element));
            }
        })
    }

    /// The text of a comment without its braces, semicolon or per cent sign.
    pub fn comment_text(&self, element: &Element) -> &'a str {
        let text = self.text_of(element);
        match element.kind {
            Kind::Comment(CommentForm::Braces) => {
                let text = text.strip_prefix('{').unwrap_or(text);
                text.strip_suffix('}').unwrap_or(text)
            }
            Kind::Comment(_) => text.get(1..).unwrap_or_default(),
            _ => "",
        }
    }

    /// The comments before the first move of the main line.
    pub fn opening_comments(&self) -> Vec<(&'a str, Span)> {
        self.main_line()
            .take_while(|(_, element)| !matches!(element.kind, Kind::Move | Kind::Dash))
            .filter(|(_, element)| matches!(element.kind, Kind::Comment(_)))
            .map(|(_, element)| (self.comment_text(element), element.span()))
            .collect()
    }

    /// The half-moves of the main line (lone dashes too), each with its comments.
    pub fn annotated_moves(&self) -> Vec<Annotated<'a>> {
        let mut moves: Vec<Annotated<'a>> = Vec::new();
        for (index, element) in self.main_line() {
            match element.kind {
                Kind::Move | Kind::Dash => moves.push(Annotated {
                    ply: u32::try_from(moves.len() + 1).unwrap_or(u32::MAX),
                    index,
                    text: self.text_of(element),
                    span: element.span(),
                    comments: Vec::new(),
                }),
                Kind::Comment(_) => {
                    if let Some(last) = moves.last_mut() {
                        let comment = (self.comment_text(element), element.span());
                        last.comments.push(comment);
                    }
                }
                _ => {}
            }
        }
        moves
    }

    /// The result that ends the main line, if one is written.
    pub fn result(&self) -> Option<(Score, Span)> {
        // Where nothing is wrong with the writing it is the last word, and the only result.
        if self.faults.is_empty()
            && let Some(last) = self.elements.last()
            && let Kind::Result(score) = last.kind
        {
            return Some((score, last.span()));
        }
        self.main_line()
            .filter_map(|(_, element)| match element.kind {
                Kind::Result(score) => Some((score, element.span())),
                _ => None,
            })
            .next()
    }

    /// The number of the first move of the main line, if it has one.
    pub fn first_number(&self) -> Option<u32> {
        self.number_from(0)
    }

    /// The number of the next move of the main line from this element on, if it has one.
    pub fn number_from(&self, index: usize) -> Option<u32> {
        self.main_line()
            .skip_while(|(at, _)| *at < index)
            .find_map(|(_, element)| match element.kind {
                Kind::Number { value, .. } => Some(Some(value)),
                Kind::Move | Kind::Dash => Some(None),
                _ => None,
            })
            .flatten()
    }

    /// The number that the first move has, from this position: the first position of the game is
    /// move 1, one that is set up keeps the number that its first move has.
    pub fn first_number_from(&self, start: &Position) -> u32 {
        match self.first_number() {
            Some(number) if *start != Position::start(start.variant()) => number.max(1),
            _ => 1,
        }
    }

    /// The side that the first number of the main line says is to move, where it says so.
    pub fn first_to_move(&self) -> Option<Colour> {
        self.main_line()
            .find_map(|(_, element)| match element.kind {
                Kind::Number { black: true, .. } => Some(Some(Colour::Black)),
                Kind::Move | Kind::Dash => Some(None),
                _ => None,
            })
            .flatten()
    }
}
