//! Records as clean PDN 3.0: full tags, canonical moves, comments and variations kept.

use crate::board::{Colour, Variant};
use crate::moves::{History, Judged, Move, judge, play};
use crate::notation::{Numbering, fen, moves};
use crate::position::Position;

use super::ast::{Element, Game, Kind};
use super::score::Score;

/// A record that has been followed on a board.
#[derive(Clone, Copy, Debug)]
pub struct Followed<'a> {
    /// The record.
    pub game: &'a Game<'a>,
    /// Which game it is.
    pub variant: Variant,
    /// From which corner its numbers count.
    pub numbering: Numbering,
    /// Its first position.
    pub start: Position,
    /// Its legal moves, each with the index of its element.
    pub moves: &'a [(u32, Move)],
    /// Its irregular moves that were read as played (1.10.3), each with the position after it, by the
    /// index of its element.
    pub as_played: &'a [(u32, Position)],
    /// Whether these are all its moves; if not, the rest becomes a comment.
    pub complete: bool,
    /// Its result.
    pub result: Option<Score>,
}

/// The longest line that is written, in characters, where words allow it.
const WIDTH: usize = 80;

/// The tags that every record has, in the order in which they are written.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The record as PDN 3.0, ending in an empty line. Writing what was written gives the same text.
pub fn write(followed: &Followed<'_>) -> String {
    let mut out = String::new();
    let two_points = in_two_points(followed.game);
    let score = followed.result.unwrap_or(Score::Unknown);
    tags(&mut out, followed, &score.pdn(two_points));
    out.push('\n');
    let mut text = Lines {
        out,
        column: 0,
        fresh: true,
    };
    movetext(&mut text, followed);
    // Signs are no result at the end of moves: they stand in the tag.
    text.word(&match score {
        Score::Unplayed { .. } => "*".to_owned(),
        score => score.pdn(two_points),
    });
    text.out.push_str("\n\n");
    text.out
}

/// Whether the record counts two points for a win.
fn in_two_points(game: &Game<'_>) -> bool {
    let two = |text: &str| {
        let digits = text.chars().filter(char::is_ascii_digit);
        !text.contains('/') && (text.contains('2') || digits.eq("11".chars()))
    };
    let tag = game.tag_value("Result").unwrap_or_default();
    match game.result() {
        Some((score, span)) if score != Score::Unknown => two(game.slice(span)),
        _ => two(&tag),
    }
}

fn tags(out: &mut String, followed: &Followed<'_>, result: &str) {
    let game = followed.game;
    for (name, missing) in ROSTER {
        let value = game.tag_value(name).unwrap_or_default();
        tag(out, name, if value.is_empty() { missing } else { &value });
    }
    tag(out, "Result", result);
    let number = followed.variant.game_type().to_string();
    let given = game.tag_value("GameType").unwrap_or_default();
    let same = given
        .strip_prefix(&number)
        .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
    tag(out, "GameType", if same { &given } else { &number });
    let first = followed.start;
    if first != Position::start(followed.variant) {
        tag(out, "SetUp", "1");
        let counters = game
            .tag_value("FEN")
            .and_then(|text| fen::counters(&text).map(str::to_owned));
        let text = fen::write(&first) + &counters.unwrap_or_default();
        tag(out, "FEN", &text);
    }
    for (index, other) in game.tags.iter().enumerate() {
        let known = ROSTER.iter().any(|(name, _)| other.is(name))
            || ["Result", "GameType", "SetUp", "FEN", "PlyCount"]
                .iter()
                .any(|name| other.is(name));
        let repeated = game
            .tags
            .iter()
            .take(index)
            .any(|first| first.is(other.name));
        if !known && !repeated && !other.name.is_empty() {
            tag(out, &tag_name(other.name), &other.value());
        }
    }
}

/// A name with the characters that a tag's name may have; it begins with a letter.
fn tag_name(name: &str) -> String {
    let mut out: String = name
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || c == '_' {
                c
            } else {
                '_'
            }
        })
        .collect();
    if out.starts_with('_') {
        out.insert_str(0, "Tag");
    }
    out
}

fn tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    let mut space = false;
    for c in value.trim().chars() {
        if c.is_whitespace() || c.is_control() {
            space = true;
            continue;
        }
        if std::mem::take(&mut space) {
            out.push(' ');
        }
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push_str("\"]\n");
}

/// Words in lines.
struct Lines {
    out: String,
    column: usize,
    /// Whether nothing stands in the line yet.
    fresh: bool,
}

impl Lines {
    /// Writes a word, on a new line if this one is full and the word may begin one.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        // `[` at the begin of a line could be taken for a tag.
        let may_begin = !word.starts_with(['[', '%']);
        if !self.fresh {
            if self.column + 1 + length > WIDTH && may_begin {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(word);
        self.column += length;
        self.fresh = false;
    }

    /// Writes directly after the last word.
    fn glue(&mut self, text: &str) {
        self.out.push_str(text);
        self.column += text.chars().count();
    }

    fn comment(&mut self, text: &str) {
        let clean: String = text
            .chars()
            .map(|c| match c {
                '{' => '(',
                '}' => ')',
                c if c.is_control() => ' ',
                c => c,
            })
            .collect();
        let mut words = unbroken(&clean).into_iter();
        let Some(first) = words.next() else {
            return;
        };
        let mut last = format!("{{{first}");
        for word in words {
            self.word(&last);
            last = word;
        }
        last.push('}');
        self.word(&last);
    }
}

/// The words of a comment; a command in brackets (`[%clk 0:10:00]`) is one word.
fn unbroken(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut command = false;
    for word in text.split_whitespace() {
        match words.last_mut() {
            Some(last) if command => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
        if word.contains("[%") {
            command = true;
        }
        if word.contains(']') {
            command = false;
        }
    }
    words
}

/// Where the walk through a line of moves stands.
#[derive(Clone, Copy)]
struct Here {
    position: Position,
    /// Before the last move: where a variation begins.
    before: Position,
    number: u32,
    before_number: u32,
    /// Whether the next move needs its number although Black makes it.
    numbered: bool,
    /// Whether the moves of this variation can no longer be followed.
    lost: bool,
}

impl Here {
    fn step(&mut self, mv: &Move) {
        self.before = self.position;
        self.before_number = self.number;
        if self.position.to_move() == Colour::Black {
            self.number += 1;
        }
        self.position = play(&self.position, mv);
    }
}

fn movetext(out: &mut Lines, followed: &Followed<'_>) {
    let game = followed.game;
    let first = game.first_number_from(&followed.start);
    let mut here = Here {
        position: followed.start,
        before: followed.start,
        number: first,
        before_number: first,
        numbered: true,
        lost: false,
    };
    let mut around: Vec<Here> = Vec::new();
    let mut known = followed.moves.iter().peekable();
    for (index, element) in game.elements.iter().enumerate() {
        let depth = around.len();
        let text = game.text_of(element);
        match element.kind {
            Kind::Move | Kind::Dash if depth == 0 => {
                let due = known.next_if(|(at, _)| *at as usize == index);
                let irregular = followed
                    .as_played
                    .iter()
                    .find(|(at, _)| *at as usize == index);
                match (due, irregular) {
                    (Some((_, mv)), _) => half_move(out, &mut here, mv),
                    (None, Some((_, after))) => as_played(out, &mut here, text, after),
                    (None, None) if followed.complete => {}
                    (None, None) => {
                        rest(out, game, element);
                        return;
                    }
                }
            }
            Kind::Move | Kind::Dash => variation_move(out, &mut here, text, followed),
            Kind::Comment(_) => {
                out.comment(game.comment_text(element));
                here.numbered = true;
            }
            Kind::Nag(n) => out.word(&format!("${n}")),
            Kind::Strength => out.glue(text.trim_matches(['(', ')'])),
            Kind::Open { .. } => {
                out.word("(");
                around.push(here);
                here.position = here.before;
                here.number = here.before_number;
                here.numbered = true;
            }
            Kind::Close => {
                out.word(")");
                if let Some(outer) = around.pop() {
                    here = outer;
                    here.numbered = true;
                }
            }
            Kind::Setup => {
                set_up(out, &mut here, text, followed);
                // A game set back goes on with an earlier number.
                if depth == 0
                    && let Some(number) = game.number_from(index + 1)
                {
                    here.number = number.max(1);
                }
            }
            Kind::Junk => {
                out.comment(text);
                here.numbered = true;
            }
            Kind::Number { .. } | Kind::Ellipsis | Kind::Result(_) => {}
        }
    }
    for _ in around {
        out.word(")");
    }
}

fn half_move(out: &mut Lines, here: &mut Here, mv: &Move) {
    number(out, here);
    out.word(&moves::write(&here.position, mv));
    here.step(mv);
}

/// An irregular move: no move of the game, so a comment, and the position that it led to.
fn as_played(out: &mut Lines, here: &mut Here, text: &str, after: &Position) {
    let number = here.number;
    let dots = match here.position.to_move() {
        Colour::White => ".",
        Colour::Black => "...",
    };
    out.comment(&format!("as played: {number}{dots} {text}"));
    out.word(&format!("/FEN \"{}\"/", fen::write(after)));
    if here.position.to_move() == Colour::Black && after.to_move() == Colour::White {
        here.number += 1;
    }
    here.position = *after;
    here.before = *after;
    here.before_number = here.number;
    here.numbered = true;
}

fn number(out: &mut Lines, here: &mut Here) {
    match here.position.to_move() {
        Colour::White => out.word(&format!("{}.", here.number)),
        Colour::Black if here.numbered => out.word(&format!("{}...", here.number)),
        Colour::Black => {}
    }
    here.numbered = false;
}

/// A move of a variation: canonical where it is legal, else as it was written.
fn variation_move(out: &mut Lines, here: &mut Here, text: &str, followed: &Followed<'_>) {
    if !here.lost
        && let Ok(written) = moves::parse(text)
    {
        let attempt = written.attempt(followed.variant, followed.numbering);
        if let Ok(Judged::Move(mv)) = judge(&here.position, &attempt, History::default()) {
            half_move(out, here, &mv);
            return;
        }
    }
    here.lost = true;
    out.word(&text.split_whitespace().collect::<String>());
}

fn set_up(out: &mut Lines, here: &mut Here, text: &str, followed: &Followed<'_>) {
    let value = text.trim_matches('/').trim().get(3..).unwrap_or_default();
    let reading = fen::Reading {
        variant: Some(followed.variant),
        numbering: followed.numbering,
    };
    match fen::parse_as(value, reading) {
        Ok(position) => {
            out.word(&format!("/FEN \"{}\"/", fen::write(&position)));
            here.position = position;
            here.before = position;
            here.numbered = true;
        }
        Err(_) => out.comment(text),
    }
}

/// The rest of a record that cannot be followed, as a comment.
fn rest(out: &mut Lines, game: &Game<'_>, from: &Element) {
    let end = game
        .result()
        .map_or(game.text.len(), |(_, span)| span.start);
    let text = game.text.get(from.span().start..end).unwrap_or_default();
    out.comment(&format!("not legal from here: {text}"));
}
