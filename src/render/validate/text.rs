//! Findings for people: drawn under the record's own line, with the board at the place of an error.

use std::borrow::Cow;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::board::Colour;
use crate::finding::{Finding, Severity};
use crate::game::Tick;
use crate::notation::fen;
use crate::render::{Language, board, found_line, safe, words};

use super::{Checked, shown};

/// How the text looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The language.
    pub language: Language,
    /// Whether with colours.
    pub colours: bool,
    /// Whether only what is wrong is shown.
    pub quiet: bool,
}

/// A line of a record that is longer than this is shown in part.
const LONGEST_LINE: usize = 160;
/// How much of a long line is shown before and after the place.
const ROUND: usize = 60;

/// What is to be told of a record; empty where nothing is.
pub fn record(checked: &Checked<'_>, look: Look) -> String {
    let mut out = String::new();
    let mut board_of = None;
    for finding in &checked.replay.findings {
        if !shown(finding, look.quiet) {
            continue;
        }
        if out.is_empty() {
            out.push_str(&heading(checked, look.language));
            out.push('\n');
        }
        if finding.severity == Severity::Information {
            out.push_str(&format!(
                "  {}:{}: {}\n",
                finding.place.line.unwrap_or_default(),
                finding.place.column.unwrap_or_default(),
                found_line(finding, look.language)
            ));
        } else {
            out.push_str(&drawn(checked, finding, look));
            if finding.severity == Severity::Error && board_of != finding.place.fen.as_deref() {
                board_of = finding.place.fen.as_deref();
                out.push_str(&board_at(checked, finding));
            }
        }
    }
    if !checked.replay.history.is_empty() {
        if out.is_empty() {
            out.push_str(&heading(checked, look.language));
            out.push('\n');
        }
        out.push_str(&counters(&checked.replay.history, look.language));
    }
    if !out.is_empty() {
        out.push('\n');
    }
    out
}

/// A finding about a whole file, on one line.
pub fn whole_file(file: &str, finding: &Finding, language: Language) -> String {
    let line = match finding.place.line {
        Some(line) => format!(":{line}:{}", finding.place.column.unwrap_or(1)),
        None => String::new(),
    };
    format!(
        "{}{line}: {}\n",
        safe::terminal(file),
        found_line(finding, language)
    )
}

/// `games.pdn:12: game 3, Ivanov – Petrov`.
pub(super) fn heading(checked: &Checked<'_>, language: Language) -> String {
    let name = |tag: &str| {
        checked
            .game
            .tag_value(tag)
            .filter(|name| !name.is_empty() && name != "?")
            .map(|name| safe::terminal(&name))
    };
    let players = match (name("White"), name("Black")) {
        (None, None) => String::new(),
        (white, black) => format!(
            ", {} – {}",
            white.as_deref().unwrap_or("?"),
            black.as_deref().unwrap_or("?")
        ),
    };
    let game = match language {
        Language::English => "game",
        Language::Russian => "партия",
    };
    format!(
        "{}:{}: {game} {}{players}",
        safe::terminal(checked.file),
        checked.line,
        checked.index
    )
}

fn level(severity: Severity, language: Language) -> Level<'static> {
    let (level, russian) = match severity {
        Severity::Error => (Level::ERROR, "ошибка"),
        Severity::Warning => (Level::WARNING, "предупреждение"),
        Severity::Information => (Level::INFO, "сведение"),
    };
    match language {
        Language::English => level,
        Language::Russian => level.with_name(russian),
    }
}

/// The finding under its line, and the board where a move broke the rules.
fn drawn(checked: &Checked<'_>, finding: &Finding, look: Look) -> String {
    let article = match finding.article {
        Some(article) => format!(" ({article})"),
        None => String::new(),
    };
    let title = format!("{}{article}", words::message(finding, look.language));
    let line = finding.place.line.unwrap_or(checked.line);
    let column = finding.place.column.unwrap_or(1);
    let file = safe::terminal(checked.file);
    let head = level(finding.severity, look.language)
        .primary_title(title)
        .id(finding.code.id);
    let mut cut = false;
    let mut group: Group<'_> = match finding.place.span {
        None => head.element(Origin::path(file).line(line).char_column(column)),
        Some(span) => {
            let at = checked.game.offset + span.start;
            let excerpt = excerpt(&checked.block.text, at, span.end.saturating_sub(span.start));
            let snippet = Snippet::source(excerpt.text)
                .line_start(line)
                .annotation(AnnotationKind::Primary.span(excerpt.start..excerpt.end));
            cut = excerpt.cut;
            if cut {
                // The column of the part would not be that of the line.
                head.element(Origin::path(file).line(line).char_column(column))
                    .element(snippet)
            } else {
                head.element(snippet.path(file))
            }
        }
    };
    if let Some(half_move) = half_move(checked, finding, look.language) {
        let level = Level::NOTE.with_name(match look.language {
            Language::English => "half-move",
            Language::Russian => "полуход",
        });
        group = group.element(level.message(half_move));
    }
    let renderer = if look.colours {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let report: &[Group<'_>] = &[group];
    let mut out = renderer.render(report);
    if cut {
        // The mark of a second file, which it is not.
        out = out
            .lines()
            .filter(|line| !line.contains(" ::: "))
            .collect::<Vec<_>>()
            .join("\n");
    }
    out.push('\n');
    out
}

/// The board at the place of a finding.
fn board_at(checked: &Checked<'_>, finding: &Finding) -> String {
    let variant = checked.replay.variant;
    let position = finding
        .place
        .fen
        .as_deref()
        .and_then(|fen| fen::parse(fen, variant).ok());
    let Some(position) = position else {
        return String::new();
    };
    let mut out = String::from("\n");
    for line in board::lines(&position) {
        out.push_str("   ");
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// The half-move of a finding, its number in the record and whose move it was: `4 (move 2, Black)`.
pub(super) fn half_move(
    checked: &Checked<'_>,
    finding: &Finding,
    language: Language,
) -> Option<String> {
    let ply = finding.place.ply?;
    let replay = checked.replay;
    let start = replay.start?;
    let black_first = start.to_move() == Colour::Black;
    let first = checked.game.first_number_from(&start);
    let number = first.saturating_add((ply.saturating_sub(1) + u32::from(black_first)) / 2);
    let side = finding
        .place
        .fen
        .as_deref()
        .and_then(|fen| fen.chars().next());
    let colour = match side {
        Some('B') => Colour::Black,
        Some(_) => Colour::White,
        None if (ply % 2 == 0) != black_first => Colour::Black,
        None => Colour::White,
    };
    let side = match (language, colour) {
        (Language::English, Colour::White) => "White",
        (Language::English, Colour::Black) => "Black",
        (Language::Russian, Colour::White) => "белых",
        (Language::Russian, Colour::Black) => "чёрных",
    };
    Some(match language {
        Language::English => format!("{ply} (move {number}, {side})"),
        Language::Russian => format!("{ply} (ход {number} {side})"),
    })
}

/// The line round a place, or a part of it.
struct Excerpt<'a> {
    text: Cow<'a, str>,
    /// The place in it.
    start: usize,
    end: usize,
    /// Whether it is only a part.
    cut: bool,
}

/// The line round a place, cut where it is very long.
fn excerpt(text: &str, at: usize, length: usize) -> Excerpt<'_> {
    let at = boundary(text, at.min(text.len()));
    // No farther than a line may be long: a file can be one line.
    let back = boundary(text, at.saturating_sub(LONGEST_LINE));
    let ahead = boundary(text, (at + LONGEST_LINE).min(text.len()));
    let before = text[back..at].rfind(['\n', '\r']);
    let after = text[at..ahead].find(['\n', '\r']);
    let start = before.map_or(back, |end| back + end + 1);
    let end = after.map_or(ahead, |length| at + length);
    let whole = (before.is_some() || back == 0) && (after.is_some() || ahead == text.len());
    let stop = boundary(text, (at + length).min(end).max(at));
    if whole && end - start <= LONGEST_LINE {
        return Excerpt {
            text: Cow::Borrowed(&text[start..end]),
            start: at - start,
            end: stop - start,
            cut: false,
        };
    }
    let from = boundary(text, at.saturating_sub(ROUND).max(start));
    let to = boundary(text, (at + ROUND).min(end));
    let mut part = String::new();
    if from > start {
        part.push('…');
    }
    let shift = part.len();
    part.push_str(&text[from..to]);
    if to < end {
        part.push('…');
    }
    Excerpt {
        start: at - from + shift,
        end: stop.min(to) - from + shift,
        text: Cow::Owned(part),
        cut: true,
    }
}

fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The counters half-move by half-move.
pub(super) fn counters(history: &[Tick], language: Language) -> String {
    let mut out = String::new();
    let (half_move, times) = match language {
        Language::English => ("half-move", "the position has stood"),
        Language::Russian => ("полуход", "позиция стояла раз:"),
    };
    for tick in history {
        if tick.counts.is_empty() && tick.times < 2 {
            continue;
        }
        out.push_str(&format!("  {half_move} {}:", tick.ply));
        for count in &tick.counts {
            out.push_str(&format!(
                " {} {}/{} ({})",
                words::row(count.row.id(), language),
                count.made,
                count.of,
                count.article
            ));
        }
        if tick.times > 1 {
            out.push_str(&match language {
                Language::English => format!(" {times} {} times", tick.times),
                Language::Russian => format!(" {times} {}", tick.times),
            });
        }
        out.push('\n');
    }
    out
}
