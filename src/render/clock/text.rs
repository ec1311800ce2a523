//! A game's clocks on a terminal: a table, a bar of the time of every move, the verdict.

use crate::board::Colour;
use crate::finding::Severity;
use crate::render::{Language, safe};
use crate::report::Found;
use crate::report::clock::{ClocksAt, GameClocks, SideClocks, WhatIf};

use super::say::{self, pick};

/// How many moves stand in one line of bars.
const PER_LINE: usize = 50;

/// A found problem repeated more often than this is counted, not listed.
const LISTED: usize = 3;

/// One game as text, ending in an empty line.
pub fn game(game: &GameClocks, language: Language, colours: bool) -> String {
    let mut out = String::new();
    let bold = |text: &str| {
        if colours {
            format!("\u{1b}[1m{text}\u{1b}[0m")
        } else {
            text.to_owned()
        }
    };
    out.push_str(&bold(&safe::terminal(&say::heading(game, language))));
    out.push('\n');
    table(&mut out, game, language);
    bars(&mut out, game, language);
    if let Some(at) = &game.at {
        clocks_at(&mut out, at, game, language);
    }
    if let Some(what_if) = &game.what_if {
        correction(&mut out, what_if, language);
    }
    for entry in &game.penalties {
        let word = |name| crate::render::words::said(name, language).unwrap_or(name);
        let due = format!(
            "{} {}",
            pick(language, "due:", "полагается"),
            word(entry.due)
        );
        let measure = match entry.taken {
            Some(taken) if taken == entry.due => word(taken).to_owned(),
            Some(taken) => format!("{} ({due})", word(taken)),
            None => due,
        };
        let line = format!(
            "  {} {}: {} {}\n",
            say::side(entry.side, language),
            say::move_name(game, entry.ply, language),
            pick(language, "breach", "нарушение"),
            entry.count
        );
        out.push_str(line.trim_end());
        out.push_str(&format!(" – {measure}\n"));
    }
    let label = pick(language, "verdict", "итог");
    out.push_str(&format!("  {label}: {}\n", say::verdict(game, language)));
    findings(&mut out, game, language, colours);
    out.push('\n');
    out
}

fn table(out: &mut String, game: &GameClocks, language: Language) {
    let heads = [
        "",
        pick(language, "used", "расход"),
        pick(language, "left", "осталось"),
        pick(language, "as of", "на ход"),
        pick(language, "longest", "дольше всего"),
    ];
    let mut rows: Vec<[String; 5]> = vec![heads.map(str::to_owned)];
    for (colour, side) in [(Colour::White, &game.white), (Colour::Black, &game.black)] {
        rows.push([
            say::side(colour, language).to_owned(),
            say::time(side.used_ms),
            say::time(side.remaining_ms),
            side.as_of_ply
                .map_or_else(|| "–".to_owned(), |ply| say::move_name(game, ply, language)),
            side.longest.map_or_else(
                || "–".to_owned(),
                |longest| {
                    format!(
                        "{} ({})",
                        say::time(Some(longest.used_ms)),
                        say::move_name(game, longest.ply, language)
                    )
                },
            ),
        ]);
        if side.periods.len() > 1 || side.periods.iter().any(|period| period.moves.is_some()) {
            rows.extend(periods(side, language));
        }
    }
    for row in &rows {
        let mut line = String::from("  ");
        for (column, cell) in row.iter().enumerate() {
            let width = rows
                .iter()
                .map(|row| row[column].chars().count())
                .max()
                .unwrap_or(0);
            if column == 0 || column == 4 {
                line.push_str(&format!("{cell:<width$}  "));
            } else {
                line.push_str(&format!("{cell:>width$}  "));
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
}

fn periods(side: &SideClocks, language: Language) -> Vec<[String; 5]> {
    side.periods
        .iter()
        .map(|period| {
            let name = match period.moves {
                Some(moves) => format!(
                    "  {} {} {moves}",
                    period.made,
                    pick(language, "moves of", "ходов из")
                ),
                None => format!(
                    "  {} {}",
                    period.made,
                    pick(language, "moves to the end", "ходов до конца")
                ),
            };
            let met = match period.met {
                Some(true) => pick(language, "met", "выполнен"),
                Some(false) => pick(language, "not met", "не выполнен"),
                None => "",
            };
            [
                name,
                say::time(period.used_ms),
                met.to_owned(),
                String::new(),
                String::new(),
            ]
        })
        .collect()
}

/// A column for every move, as high as the time it took.
fn bars(out: &mut String, game: &GameClocks, language: Language) {
    let most = game.moves.iter().filter_map(|played| played.used_ms).max();
    let Some(most) = most.filter(|most| *most > 0) else {
        return;
    };
    let title = pick(
        language,
        "time per move, full bar",
        "время на ход, полный столбец",
    );
    out.push_str(&format!("  {title} {}\n", say::time(Some(most))));
    let mut sides: [Vec<(u32, Option<i64>)>; 2] = [Vec::new(), Vec::new()];
    for played in &game.moves {
        let (mover, number) = say::move_at(game, played.ply);
        sides[mover.index()].push((number, played.used_ms));
    }
    let longest = sides.iter().map(Vec::len).max().unwrap_or(0);
    let width = [Colour::White, Colour::Black]
        .map(|colour| say::side(colour, language).chars().count())
        .into_iter()
        .max()
        .unwrap_or(0);
    let digits = (game.first_move as usize + longest).to_string().len();
    for start in (0..longest).step_by(PER_LINE) {
        for colour in Colour::BOTH {
            let Some(line) = sides[colour.index()].get(start..) else {
                continue;
            };
            let Some((number, _)) = line.first() else {
                continue;
            };
            let bar: String = line
                .iter()
                .take(PER_LINE)
                .map(|(_, used)| column(*used, most))
                .collect();
            let name = say::side(colour, language);
            out.push_str(&format!("  {name:<width$} {number:>digits$} {bar}\n"));
        }
    }
}

/// `·` for a move whose time is not known.
fn column(used: Option<i64>, most: i64) -> char {
    const COLUMNS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let Some(used) = used else { return '·' };
    let step = used.clamp(0, most).saturating_mul(8) / most.max(1);
    COLUMNS[usize::try_from(step).unwrap_or(0).min(7)]
}

fn clocks_at(out: &mut String, at: &ClocksAt, game: &GameClocks, language: Language) {
    let Some(ply) = at.ply else {
        let text = pick(
            language,
            "the game ends before move",
            "партия кончается раньше хода",
        );
        out.push_str(&format!("  {text} {}\n", safe::terminal(&at.asked)));
        return;
    };
    let after = pick(language, "after", "после хода");
    let clock = |time: Option<i64>, read: Option<u32>| {
        let note = match read {
            Some(0) => pick(language, " (as set)", " (как установлено)").to_owned(),
            Some(read) if read + 1 < ply => format!(
                " ({} {})",
                pick(language, "read at", "показание на ход"),
                say::move_name(game, read, language)
            ),
            _ => String::new(),
        };
        format!("{}{note}", say::time(time))
    };
    out.push_str(&format!(
        "  {after} {}: {} {}, {} {}\n",
        say::move_name(game, ply, language),
        say::side(Colour::White, language),
        clock(at.white_ms, at.white_as_of),
        say::side(Colour::Black, language),
        clock(at.black_ms, at.black_as_of),
    ));
}

fn correction(out: &mut String, what_if: &WhatIf, language: Language) {
    let answer = match what_if.allowed {
        Some(true) => pick(language, "allowed", "можно"),
        Some(false) => pick(language, "not allowed", "нельзя"),
        None => pick(
            language,
            "depends on the time left before, which is not known",
            "зависит от прежнего времени, а оно неизвестно",
        ),
    };
    let asked = pick(language, "setting the clock of", "перевести часы:");
    let least = match (what_if.allowed, what_if.least_ms) {
        (Some(false), Some(least)) => format!(
            "; {} {}",
            pick(language, "at least", "не меньше"),
            say::time(Some(least))
        ),
        _ => String::new(),
    };
    out.push_str(&format!(
        "  {asked} {}, {} → {}: {answer}{least} ({})\n",
        say::side(what_if.side, language),
        say::time(what_if.from_ms),
        say::time(Some(what_if.to_ms)),
        what_if.article
    ));
}

fn findings(out: &mut String, game: &GameClocks, language: Language, colours: bool) {
    let mut told: Vec<(&str, Severity, usize)> = Vec::new();
    for found in &game.findings {
        let key = (found.code, found.severity);
        let index = told
            .iter()
            .position(|(code, severity, _)| (*code, *severity) == key);
        let count = match index {
            Some(index) => {
                told[index].2 += 1;
                told[index].2
            }
            None => {
                told.push((found.code, found.severity, 1));
                1
            }
        };
        if count <= LISTED {
            finding(out, found, game, language, colours);
        }
    }
    for (code, _, count) in told.iter().filter(|(_, _, count)| *count > LISTED) {
        let more = count - LISTED;
        let text = match language {
            Language::English => format!("  … {code}: {more} more like these\n"),
            Language::Russian => format!("  … {code}: ещё {more} таких же\n"),
        };
        out.push_str(&text);
    }
}

fn finding(out: &mut String, found: &Found, game: &GameClocks, language: Language, colours: bool) {
    let (word, paint) = match found.severity {
        Severity::Error => (pick(language, "error", "ошибка"), "31"),
        Severity::Warning => (pick(language, "warning", "предупреждение"), "33"),
        Severity::Information => (pick(language, "information", "сведение"), "36"),
    };
    let label = format!("{word}[{}]", found.code);
    let label = if colours {
        format!("\u{1b}[{paint}m{label}\u{1b}[0m")
    } else {
        label
    };
    let place = match found.ply.filter(|ply| *ply > 0) {
        Some(ply) => format!(" {}:", say::move_name(game, ply, language)),
        None => String::new(),
    };
    let article = match &found.article {
        Some(article) => format!(" ({article})"),
        None => String::new(),
    };
    out.push_str(&format!("  {label}{place} {}{article}\n", found.message));
}
