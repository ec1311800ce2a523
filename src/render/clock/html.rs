//! Clocks as one printable page: tables, verdicts and a chart of the time used per move.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::board::Colour;
use crate::render::Language;
use crate::report::clock::{GameClocks, MoveClock, SideClocks};

use super::say::{self, pick};

const STYLE: &str = "body{font:15px/1.4 sans-serif;max-width:60em;margin:1em auto;padding:0 1em}\
table{border-collapse:collapse}th,td{border:1px solid #999;padding:.2em .6em;text-align:right}\
th:first-child,td:first-child{text-align:left}section{break-inside:avoid;margin-bottom:2em}\
.error{color:#a00}.warning{color:#850}.information{color:#357}svg{width:100%;height:auto}\
@media print{body{margin:0}}";

/// The page before the games.
pub fn head(language: Language) -> String {
    let title = pick(language, "Clocks", "Часы");
    let code = match language {
        Language::English => "en",
        Language::Russian => "ru",
    };
    let markup = html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width";
            title { (title) }
            style { (PreEscaped(STYLE)) }
        }
    };
    format!(
        "{}<html lang=\"{code}\">{}<body><h1>{title}</h1>\n",
        DOCTYPE.into_string(),
        markup.into_string()
    )
}

/// The page after the games.
pub const TAIL: &str = "</body></html>\n";

/// One game of the page.
pub fn game(game: &GameClocks, language: Language) -> String {
    let page = html! {
        section {
            h2 { (visible(&say::heading(game, language))) }
            (table(game, language))
            (chart(game, language))
            p { strong { (pick(language, "Verdict", "Итог")) ": " } (say::verdict(game, language)) }
            @if !game.findings.is_empty() {
                ul {
                    @for found in &game.findings {
                        li class=(found.severity) {
                            @if let Some(ply) = found.ply.filter(|ply| *ply > 0) {
                                (say::move_name(game, ply, language)) ": "
                            }
                            (visible(&found.message))
                            @if let Some(article) = &found.article { " (" (article) ")" }
                            " [" (found.code) "]"
                        }
                    }
                }
            }
        }
    };
    page.into_string() + "\n"
}

/// Control characters would break the page's text; markup is escaped by the template.
fn visible(text: &str) -> String {
    crate::render::safe::terminal(text)
}

fn table(game: &GameClocks, language: Language) -> Markup {
    let periods = |side: &SideClocks| {
        side.periods
            .iter()
            .map(|period| {
                let moves = period.moves.map_or_else(
                    || period.made.to_string(),
                    |moves| format!("{}/{moves}", period.made),
                );
                format!("{moves}: {}", say::time(period.used_ms))
            })
            .collect::<Vec<_>>()
            .join("; ")
    };
    html! {
        table {
            tr {
                th {}
                th { (pick(language, "used", "расход")) }
                th { (pick(language, "left", "осталось")) }
                th { (pick(language, "longest thought", "дольше всего")) }
                th { (pick(language, "periods (moves: time)", "периоды (ходов: время)")) }
            }
            @for (colour, side) in [(Colour::White, &game.white), (Colour::Black, &game.black)] {
                tr {
                    td { (say::side(colour, language)) }
                    td { (say::time(side.used_ms)) }
                    td { (say::time(side.remaining_ms)) }
                    td {
                        @if let Some(longest) = side.longest {
                            (say::time(Some(longest.used_ms))) " ("
                            (say::move_name(game, longest.ply, language)) ")"
                        }
                    }
                    td { (periods(side)) }
                }
            }
        }
    }
}

/// Height of one half of the chart, in its own units.
const HALF: i64 = 90;

/// Bars upwards for White and downwards for Black, a column a move.
fn chart(game: &GameClocks, language: Language) -> Markup {
    let most = game.moves.iter().filter_map(|played| played.used_ms).max();
    let Some(most) = most.filter(|most| *most > 0) else {
        return html! {};
    };
    let count = game
        .moves
        .iter()
        .map(|played| say::move_at(game, played.ply).1)
        .max()
        .unwrap_or(1)
        .saturating_sub(game.first_move)
        + 1;
    let step = 10i64;
    let width = i64::from(count) * step + 60;
    let label = pick(
        language,
        "Time used per move: White upwards, Black downwards",
        "Время на ход: белые вверх, чёрные вниз",
    );
    html! {
        svg viewBox=(format!("0 0 {width} {}", HALF * 2 + 30)) role="img" aria-label=(label) {
            title { (label) }
            line x1="50" x2=(width) y1=(HALF + 10) y2=(HALF + 10) stroke="#555" {}
            text x="46" y="18" font-size="10" text-anchor="end" { (say::time(Some(most))) }
            text x="46" y=(HALF + 14) font-size="10" text-anchor="end" { "0" }
            text x="46" y=(HALF * 2 + 14) font-size="10" text-anchor="end" { (say::time(Some(most))) }
            @for played in &game.moves {
                (bar(game, played, most, step, language))
            }
            @for number in (0..count).step_by(10).skip(1) {
                text x=(50 + i64::from(number) * step - step / 2) y=(HALF * 2 + 26)
                    font-size="9" text-anchor="middle" { (game.first_move + number - 1) }
            }
        }
    }
}

fn bar(game: &GameClocks, played: &MoveClock, most: i64, step: i64, language: Language) -> Markup {
    let Some(used) = played.used_ms else {
        return html! {};
    };
    let (mover, number) = say::move_at(game, played.ply);
    let height = (used.clamp(0, most).saturating_mul(HALF) / most.max(1)).max(1);
    let x = 50 + i64::from(number.saturating_sub(game.first_move)) * step + 1;
    let (y, fill) = match mover {
        Colour::White => (HALF + 10 - height, "#d9b36b"),
        Colour::Black => (HALF + 10, "#4a3b2a"),
    };
    html! {
        rect x=(x) y=(y) width=(step - 2) height=(height) fill=(fill) {
            title { (say::move_name(game, played.ply, language)) ": " (say::time(Some(used))) }
        }
    }
}
