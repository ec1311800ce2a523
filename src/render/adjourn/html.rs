//! The envelope's face and the resumption sheet as one printable page each.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::adjourn::Envelope;
use crate::board::{Colour, Square};
use crate::notation::fen;
use crate::position::{Kind, Position};
use crate::render::Language;

use super::face::{Rows, rows};
use super::say;

const STYLE: &str = "body{font:11pt/1.4 sans-serif;margin:2em auto;max-width:46em}\
h1{font-size:16pt;border-bottom:2px solid}table{border-collapse:collapse;width:100%}\
th{text-align:left;font-weight:normal;color:#555;padding:.15em 1em .15em 0;white-space:nowrap;vertical-align:top}\
td{padding:.15em 0;overflow-wrap:anywhere}svg{width:18em;display:block;margin:1em auto}\
.sign{display:flex;gap:2em;margin-top:3em}.sign div{flex:1;border-top:1px solid;padding-top:.3em}\
@media print{body{margin:0}}";

/// The board as a drawing, White below.
fn drawing(position: &Position) -> Markup {
    let variant = position.variant();
    let width = i32::from(variant.width());
    let size = width * 10;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("-6 -1 {} {}", size + 7, size + 8)) role="img" {
            rect x="0" y="0" width=(size) height=(size) fill="#f4ead2" stroke="#333" stroke-width="0.6" {}
            @for index in 0..variant.squares() {
                @if let Some(square) = Square::new(variant, index) {
                    (field(position, square))
                }
            }
        }
    }
}

fn field(position: &Position, square: Square) -> Markup {
    let variant = position.variant();
    let (x, y) = (
        i32::from(square.column(variant)) * 10,
        i32::from(square.row(variant)) * 10,
    );
    html! {
        rect x=(x) y=(y) width="10" height="10" fill="#b9905f" {}
        text x=(x) y=(y) dx="0.5" dy="2.4" font-size="2.2" fill="#3a2a14" { (square.name(variant)) }
        @if let Some(piece) = position.piece_at(square) {
            @let fill = if piece.colour == Colour::White { "#fff" } else { "#222" };
            @let line = if piece.colour == Colour::White { "#222" } else { "#fff" };
            circle cx=(x + 5) cy=(y + 5) r="4" fill=(fill) stroke="#222" stroke-width="0.5" {}
            @if piece.kind == Kind::King {
                circle cx=(x + 5) cy=(y + 5) r="2" fill="none" stroke=(line) stroke-width="0.9" {}
            }
        }
    }
}

fn page(
    title: &str,
    note: Option<&str>,
    envelope: &Envelope,
    rows: &Rows,
    language: Language,
) -> String {
    let lang = say(language, "en", "ru");
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                @if let Some(note) = note { p { (note) } }
                @if let Ok(position) = fen::parse(&envelope.position.fen, Some(envelope.variant)) {
                    (drawing(&position))
                }
                table {
                    @for (label, text) in rows {
                        tr { th { (label) } td { (text) } }
                    }
                }
                div.sign {
                    div { (say(language, "White", "Белые")) }
                    div { (say(language, "Black", "Чёрные")) }
                    div { (say(language, "Arbiter", "Судья")) }
                }
            }
        }
    }
    .into_string()
}

/// The envelope's face as a page.
pub fn face_html(envelope: &Envelope, language: Language) -> String {
    let title = say(
        language,
        "Adjourned game – sealed move",
        "Отложенная партия – записанный ход",
    );
    page(title, None, envelope, &rows(envelope, language), language)
}

/// The resumption sheet as a page.
pub fn resumption_html(envelope: &Envelope, language: Language) -> String {
    let mut rows = rows(envelope, language);
    rows.push((
        say(language, "sealed move as opened", "вскрытый ход"),
        String::new(),
    ));
    rows.push((
        say(language, "clock started at", "часы пущены в"),
        String::new(),
    ));
    let note = say(
        language,
        "Set up this position and these clocks (3.11.1); open the envelope when the player who has to reply is there (3.11.2).",
        "Поставьте эту позицию и эти показания часов (3.11.1); конверт вскрывается при отвечающем (3.11.2).",
    );
    page(
        say(language, "Resumption", "Доигрывание"),
        Some(note),
        envelope,
        &rows,
        language,
    )
}
