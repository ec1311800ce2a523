//! What `adjourn` says on the terminal.

use std::fmt::Write as _;

use crate::adjourn::Reading;
use crate::finding::Finding;
use crate::render::{Language, found_line, safe};
use crate::report::{CheckReport, OpenReport, SealReport, StatusReport};

use super::{say, side, time};

fn findings(out: &mut String, findings: &[Finding], language: Language) {
    for finding in findings {
        let _ = writeln!(out, "{}", found_line(finding, language));
    }
}

/// `adjourn seal` and `adjourn reseal`: that it is done and by which article, or why not. Never
/// the move.
pub fn sealed(
    report: &SealReport,
    found: &[Finding],
    files: &[&str],
    language: Language,
) -> String {
    let mut out = String::new();
    findings(&mut out, found, language);
    let Some(envelope) = &report.envelope else {
        let _ = writeln!(
            out,
            "{} ({})",
            say(language, "nothing was sealed", "ничего не запечатано"),
            report.article
        );
        return out;
    };
    let _ = writeln!(
        out,
        "{}: {} {} {} ({})",
        say(language, "adjourned", "партия отложена"),
        safe::terminal(&envelope.game.white),
        say(language, "v", "—"),
        safe::terminal(&envelope.game.black),
        report.article
    );
    if let Some(noted) = &envelope.sealed.open_move {
        let _ = writeln!(
            out,
            "{} {} {}: {}",
            say(language, "move", "ход"),
            envelope.sealed.move_number,
            say(language, "made on the board", "сделан на доске"),
            safe::terminal(noted)
        );
        for file in files {
            let _ = writeln!(out, "{file}");
        }
        return out;
    }
    let _ = writeln!(
        out,
        "{} {}, {}",
        say(language, "sealed move", "записанный ход"),
        envelope.sealed.move_number,
        match envelope.sealed.clock_stopped {
            true => say(
                language,
                "clock stopped: final",
                "часы остановлены: окончательно"
            ),
            false => say(
                language,
                "may be changed until the clock is stopped",
                "может быть изменён, пока часы не остановлены"
            ),
        }
    );
    for file in files {
        let _ = writeln!(out, "{file}");
    }
    if let Some(commitment) = &envelope.commitment {
        let _ = writeln!(
            out,
            "{} {commitment}",
            say(language, "fingerprint", "отпечаток")
        );
    }
    out
}

/// `adjourn check`.
pub fn check(report: &CheckReport, found: &[Finding], language: Language) -> String {
    let mut out = String::new();
    findings(&mut out, found, language);
    let fits = |out: &mut String, what: &str, fits: Option<bool>| {
        let verdict = match fits {
            Some(true) => say(language, "fits", "подходит"),
            Some(false) => say(language, "does not fit", "не подходит"),
            None => say(language, "not looked at", "не проверялось"),
        };
        let _ = writeln!(out, "{what}: {verdict}");
    };
    fits(
        &mut out,
        say(language, "secret file", "секретный файл"),
        report.secret_fits,
    );
    fits(
        &mut out,
        say(language, "game record", "запись партии"),
        report.record_fits,
    );
    if let Some(commitment) = &report.commitment {
        let _ = writeln!(
            out,
            "{}: {commitment}",
            say(language, "fingerprint", "отпечаток")
        );
    }
    if let Some(line) = &report.sha256sum {
        let _ = writeln!(
            out,
            "{}:\n  {line}",
            say(
                language,
                "to work it out again at the opening",
                "проверить при вскрытии"
            )
        );
    }
    out
}

/// `adjourn open`: the decision, the moves, the clocks.
pub fn opened(report: &OpenReport, found: &[Finding], language: Language) -> String {
    let mut out = String::new();
    findings(&mut out, found, language);
    let _ = writeln!(
        out,
        "{}: {} ({})",
        say(language, "decision", "решение"),
        decision(report, language),
        report.decision.article
    );
    if let Some(mv) = &report.mv {
        let _ = writeln!(
            out,
            "{}: {}",
            if report.open_move {
                say(
                    language,
                    "move made on the board",
                    "ход, сделанный на доске",
                )
            } else {
                say(language, "sealed move", "записанный ход")
            },
            safe::terminal(mv)
        );
    }
    if let (true, Some(fen)) = (
        matches!(report.decision.kind, "restored" | "replayed"),
        &report.fen,
    ) {
        let _ = writeln!(out, "{}: {fen}", say(language, "position", "позиция"));
    }
    if let Some(reply) = &report.reply {
        let _ = writeln!(
            out,
            "{}: {reply}",
            say(language, "sealed reply", "записанный ответ")
        );
    }
    let reading = match report.clocks.reading {
        Reading::Used => say(language, "used", "использовано"),
        Reading::Shown => say(language, "left", "осталось"),
    };
    let clock = |ms: Option<i64>| match ms {
        Some(ms) => time(ms),
        None => say(language, "by the arbiter", "устанавливает судья").to_owned(),
    };
    let _ = writeln!(
        out,
        "{}: {} {}, {} {} ({reading})",
        say(language, "clocks", "часы"),
        side(language, crate::board::Colour::White),
        clock(report.clocks.white_ms),
        side(language, crate::board::Colour::Black),
        clock(report.clocks.black_ms),
    );
    if let (Some(runs), Some(since)) = (report.clocks.runs, report.clocks.since) {
        let since = match since {
            // The open move stands on the board when the game goes on.
            "move" if report.open_move => say(
                language,
                "from the announced time",
                "с назначенного времени",
            ),
            "move" => say(
                language,
                "once the sealed move is made on the board",
                "после того, как записанный ход сделан на доске",
            ),
            "start" => say(
                language,
                "from the announced time",
                "с назначенного времени",
            ),
            _ => say(language, "since the reply was given", "с момента ответа"),
        };
        let _ = writeln!(
            out,
            "{}: {} {since}",
            say(language, "clock running", "идут часы"),
            side(language, runs)
        );
    }
    out
}

/// The decision as a clause.
fn decision(report: &OpenReport, language: Language) -> String {
    let text = match report.decision.kind {
        "continue" => say(language, "the game goes on", "партия продолжается"),
        "closed" => say(
            language,
            "the envelope stays closed until the player who has to reply is there",
            "конверт не вскрывается, пока не придёт отвечающий",
        ),
        "win" => say(language, "the move ends the game", "ход заканчивает партию"),
        "loss" => say(
            language,
            "lost by the sealed move",
            "поражение из-за записанного хода",
        ),
        "arbiter" => say(language, "the arbiter decides", "решает судья"),
        "no_show" => say(
            language,
            "lost by absence: the control has run out",
            "поражение за неявку: контроль истёк",
        ),
        "draw" => say(language, "draw by agreement", "ничья по соглашению"),
        "resignation" => say(language, "resigned", "партия сдана"),
        "loss_on_time" => say(language, "lost on time", "поражение по времени"),
        "restored" => say(
            language,
            "the game goes on from the restored position",
            "партия доигрывается с восстановленной позиции",
        ),
        "replayed" => say(
            language,
            "the game is replayed from the irregular move",
            "партия переигрывается с неправильного хода",
        ),
        "annulled" => say(
            language,
            "annulled and to be replayed",
            "аннулируется и переигрывается заново",
        ),
        _ => say(
            language,
            "the secret file is needed to open the envelope",
            "для вскрытия нужен секретный файл",
        ),
    };
    match report.decision.winner {
        Some(winner) => format!(
            "{text}; {} {}",
            side(language, winner),
            say(language, "wins", "выигрывают")
        ),
        None => text.to_owned(),
    }
}

/// `adjourn status`: one line per game.
pub fn status(report: &StatusReport, language: Language) -> String {
    let mut out = String::new();
    for game in &report.games {
        let _ = writeln!(
            out,
            "{} {}, {} {}: {} — {}; {}{}",
            say(language, "round", "тур"),
            game.round,
            say(language, "board", "доска"),
            game.board,
            safe::terminal(&game.white),
            safe::terminal(&game.black),
            match &game.resume_at {
                Some(at) => format!(
                    "{} {}",
                    say(language, "goes on", "доигрывание"),
                    safe::terminal(at)
                ),
                None => say(
                    language,
                    "no date announced",
                    "время доигрывания не назначено"
                )
                .to_owned(),
            },
            match &game.place {
                Some(place) => format!(", {}", safe::terminal(place)),
                None => String::new(),
            }
        );
    }
    if report.games.is_empty() {
        let _ = writeln!(
            out,
            "{}",
            say(language, "no adjourned games", "отложенных партий нет")
        );
    }
    out
}
