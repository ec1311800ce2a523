//! The envelope's face and the resumption sheet as text.

use crate::adjourn::{Envelope, Reading};
use crate::board::Colour;
use crate::notation::fen;
use crate::render::{Language, board, safe, words};

use super::{say, side, time};

/// Rows of a label and a text, the labels padded to one width.
pub(super) type Rows = Vec<(&'static str, String)>;

/// What stands on the envelope's face (3.10.3), row by row, the board apart.
pub(super) fn rows(envelope: &Envelope, language: Language) -> Rows {
    let t = |english, russian| say(language, english, russian);
    let mut rows: Rows = Vec::new();
    let game = &envelope.game;
    if let Some(event) = &game.event {
        rows.push((t("event", "соревнование"), event.clone()));
    }
    if let (Some(round), Some(board)) = (game.round, game.board) {
        rows.push((t("round, board", "тур, доска"), format!("{round}, {board}")));
    }
    rows.push((t("white", "белые"), game.white.clone()));
    rows.push((t("black", "чёрные"), game.black.clone()));
    let list = |squares: &[String]| {
        if squares.is_empty() {
            "–".to_owned()
        } else {
            squares.join(" ")
        }
    };
    let position = &envelope.position;
    for (label, squares) in [
        (t("white men", "простые белых"), &position.white_men),
        (t("white kings", "дамки белых"), &position.white_kings),
        (t("black men", "простые чёрных"), &position.black_men),
        (t("black kings", "дамки чёрных"), &position.black_kings),
    ] {
        rows.push((label, format!("{} ({})", list(squares), squares.len())));
    }
    rows.push((
        t("sealed by", "ход записал"),
        format!(
            "{} ({}), {} {}",
            envelope.sealed.name,
            side(language, envelope.sealed.by),
            t("move", "ход"),
            envelope.sealed.move_number
        ),
    ));
    if let Some(open) = &envelope.sealed.open_move {
        rows.push((t("open move", "открытый ход"), open.clone()));
    }
    let reading = match envelope.clocks.reading {
        Reading::Used => t("time used", "использовано"),
        Reading::Shown => t("time left", "осталось"),
    };
    rows.push((
        t("clocks", "часы"),
        format!(
            "{} {}, {} {} ({reading})",
            side(language, Colour::White),
            time(envelope.clocks.white_ms),
            side(language, Colour::Black),
            time(envelope.clocks.black_ms)
        ),
    ));
    if let Some(control) = &envelope.control {
        rows.push((t("control", "контроль"), control.clone()));
    }
    if let Some(offer) = envelope.draw_offer {
        rows.push((
            t("draw offered by", "ничью предложили"),
            side(language, offer).to_owned(),
        ));
    }
    let mut grounds = envelope.grounds.article.clone();
    if let Some(reason) = &envelope.grounds.reason {
        grounds.push_str(": ");
        grounds.push_str(reason);
    }
    if let (Some(asker), Some(charged)) = (envelope.grounds.asked_by, envelope.grounds.charged_ms) {
        grounds.push_str(&format!(
            "; {} {} {}",
            side(language, asker),
            t("took", "взяли на себя"),
            time(charged)
        ));
    }
    rows.push((t("adjourned by", "основание"), grounds));
    let resumption = [&envelope.resumption.at, &envelope.resumption.place]
        .into_iter()
        .flatten()
        .cloned()
        .collect::<Vec<_>>();
    if !resumption.is_empty() {
        rows.push((t("goes on", "доигрывание"), resumption.join(", ")));
    }
    for counter in &envelope.counters {
        let unit = if counter.own_moves {
            t("moves of the stronger side", "ходов сильнейшей стороны")
        } else {
            t("half-moves", "полуходов")
        };
        rows.push((
            t("draw counter", "счёт ходов"),
            format!(
                "{}: {} {} {} {unit}",
                words::said(&counter.name, language).unwrap_or(&counter.name),
                counter.made,
                t("of", "из"),
                counter.limit,
            ),
        ));
    }
    for occurred in envelope.repetition.iter().filter(|o| o.times > 1) {
        rows.push((
            t("repeated", "повторения"),
            format!("{} × {}", occurred.times, occurred.fen),
        ));
    }
    if let Some(commitment) = &envelope.commitment {
        rows.push((t("fingerprint", "отпечаток"), commitment.clone()));
    }
    rows
}

fn lay_out(rows: &Rows) -> String {
    let width = rows
        .iter()
        .map(|(label, _)| label.chars().count())
        .max()
        .unwrap_or(0);
    rows.iter()
        .map(|(label, text)| format!("{label:<width$}  {}\n", safe::terminal(text)))
        .collect()
}

/// The position on the envelope, drawn.
fn drawn(envelope: &Envelope) -> String {
    match fen::parse(&envelope.position.fen, Some(envelope.variant)) {
        Ok(position) => board::lines(&position).join("\n") + "\n",
        Err(_) => String::new(),
    }
}

/// The envelope's face: names, position, who sealed which move, clocks, resumption, fingerprint.
pub fn face(envelope: &Envelope, language: Language) -> String {
    let mut out = String::new();
    out.push_str(say(
        language,
        "ADJOURNED GAME – SEALED MOVE\n\n",
        "ОТЛОЖЕННАЯ ПАРТИЯ – ЗАПИСАННЫЙ ХОД\n\n",
    ));
    out.push_str(&drawn(envelope));
    out.push('\n');
    out.push_str(&lay_out(&rows(envelope, language)));
    out.push_str(&signatures(language));
    out
}

fn signatures(language: Language) -> String {
    let line = "____________________";
    format!(
        "\n{} {line}  {} {line}  {} {line}\n",
        say(language, "White", "Белые"),
        say(language, "Black", "Чёрные"),
        say(language, "Arbiter", "Судья")
    )
}

/// The resumption sheet: what to set on the board and the clocks before play goes on (3.11.1).
pub fn resumption_sheet(envelope: &Envelope, language: Language) -> String {
    let mut out = String::new();
    out.push_str(say(
        language,
        "RESUMPTION\n\nset up this position and these clocks (3.11.1); open the envelope when the player who has to reply is there (3.11.2)\n\n",
        "ДОИГРЫВАНИЕ\n\nпоставьте эту позицию и эти показания часов (3.11.1); конверт вскрывается при отвечающем (3.11.2)\n\n",
    ));
    out.push_str(&drawn(envelope));
    out.push('\n');
    out.push_str(&lay_out(&rows(envelope, language)));
    out.push_str(&format!(
        "\n{} ____________________   {} ____________________\n",
        say(language, "sealed move as opened", "вскрытый ход"),
        say(language, "clock started at", "часы пущены в")
    ));
    out.push_str(&signatures(language));
    out
}
