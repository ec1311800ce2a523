//! `event show`, `log`, `undo` and the lines of changes.

use std::fmt::Write as _;

use crate::event::{ByeKind, GameResult, PenaltyKind};
use crate::render::{Language, safe};
use crate::report::{Board, Changed, Log, LogLine, Shown, ShownRound, Undone, Unit};

use super::sheet::{Grid, Sheet};

/// Two texts, one per language.
fn say(language: Language, english: &str, russian: &str) -> String {
    match language {
        Language::English => english,
        Language::Russian => russian,
    }
    .to_owned()
}

/// What was changed, a line each.
pub fn changed(report: &Changed, language: Language) -> String {
    if report.changes.is_empty() {
        return say(language, "nothing changed\n", "ничего не изменилось\n");
    }
    report
        .changes
        .iter()
        .map(|told| format!("{}\n", told.text))
        .collect()
}

/// The log, a line an entry.
pub fn log(report: &Log) -> String {
    report.log.iter().map(log_line).collect()
}

fn log_line(line: &LogLine) -> String {
    let by = line
        .by
        .as_deref()
        .map_or_else(String::new, |by| format!(" {}:", safe::terminal(by)));
    format!(
        "{}{by} {}\n",
        safe::terminal(&line.at),
        safe::terminal(&line.text)
    )
}

/// What an undo did.
pub fn undone(report: &Undone, language: Language) -> String {
    let mut out = String::new();
    for (lines, head) in [
        (&report.undone, say(language, "taken back: ", "отменено: ")),
        (
            &report.redone,
            say(language, "holds again: ", "снова в силе: "),
        ),
    ] {
        for line in lines {
            let _ = write!(out, "{head}{}", log_line(line));
        }
    }
    if out.is_empty() {
        out = say(
            language,
            "the version before is back\n",
            "возвращена предыдущая версия\n",
        );
    }
    out
}

/// The event as a sheet.
pub fn shown(report: &Shown, language: Language) -> Sheet {
    let say = |english, russian| say(language, english, russian);
    let mut lines = Vec::new();
    let planned = match report.rounds_planned {
        0 => String::new(),
        planned => format!("{}{planned}", say(" of ", " из ")),
    };
    lines.push(format!(
        "{}: {}; {}: {}{planned}; {}: {}",
        say("system", "система"),
        system(report.system, language),
        say("rounds paired", "проведено жеребьёвок"),
        report.rounds_paired,
        say("on the list", "в списке"),
        report.units.len(),
    ));
    let told = ["name", "system", "rounds", "seed"];
    let settings: Vec<String> = report
        .settings
        .iter()
        .filter(|(key, _)| !told.contains(&key.as_str()))
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    lines.push(settings.join("; "));
    if let Some(seed) = &report.seed {
        let (id, head) = (&report.id, say("lots: seed", "ключ жребия"));
        lines.push(format!("{head} {seed}, id {id}"));
    }
    let mut tables = vec![list(&report.units, language, report.numbers_fixed)];
    if !report.members.is_empty() {
        let mut grid = list(&report.members, language, true);
        grid.title = say("Players", "Участники");
        tables[0].title = say("Teams", "Команды");
        tables.push(grid);
    }
    tables.extend(report.rounds.iter().map(|shown| round(shown, language)));
    let notes = notes(report, language);
    if !notes.is_empty() {
        tables.push(Grid {
            lines: notes,
            ..Grid::default()
        });
    }
    Sheet {
        title: report.name.clone(),
        lines,
        tables,
    }
}

/// A system's name in words.
fn system(system: crate::event::System, language: Language) -> String {
    use crate::event::System;
    let (english, russian) = match system {
        System::RoundRobin => ("round robin", "круговая"),
        System::SwissRandom => ("Swiss by blind lot", "швейцарская, слепой жребий"),
        System::SwissRating => ("Swiss by rating", "швейцарская по рейтингу"),
        System::SwissSolkoff => ("Swiss by Solkoff", "швейцарская по Солкофу"),
        System::SwissBuchholz => ("Swiss by Buchholz", "швейцарская по Бухгольцу"),
        System::SwissDutch => ("Swiss, FIDE Dutch", "швейцарская, голландская ФИДЕ"),
        System::Scheveningen => ("Scheveningen", "схевенингенская"),
        System::KnockOut => ("knock-out", "олимпийская"),
        System::Match => ("match", "матч"),
    };
    say(language, english, russian)
}

/// The list of players or teams.
pub fn list(units: &[Unit], language: Language, final_numbers: bool) -> Grid {
    let say = |english, russian| say(language, english, russian);
    let any = |has: fn(&Unit) -> bool| units.iter().any(has);
    let mut head = vec![(say("No", "№"), true), (say("Name", "Имя"), false)];
    let titles = any(|u| u.title.is_some());
    let ratings = any(|u| u.rating.is_some());
    let federations = any(|u| u.federation.is_some());
    let clubs = any(|u| u.club.is_some());
    let remarks = any(|u| u.left_after.is_some() || u.from_round.is_some());
    let columns = [
        (titles, say("Title", "Звание"), false),
        (ratings, say("Rating", "Рейтинг"), true),
        (federations, say("Fed", "Фед."), false),
        (clubs, say("Club, team", "Клуб, команда"), false),
        (true, say("Games", "Партий"), true),
        (true, say("Points", "Очки"), true),
        (remarks, String::new(), false),
    ];
    let shown: Vec<bool> = columns.iter().map(|(shown, ..)| *shown).collect();
    head.extend(
        columns
            .into_iter()
            .filter(|(shown, ..)| *shown)
            .map(|(_, text, right)| (text, right)),
    );
    let rows = units
        .iter()
        .map(|unit| {
            let remark = match (unit.left_after, unit.from_round) {
                (Some(round), _) => format!("{} {round}", say("left after", "выбыл после тура")),
                (None, Some(round)) => format!("{} {round}", say("from round", "с тура")),
                (None, None) => String::new(),
            };
            let cells = [
                unit.title.clone().unwrap_or_default(),
                unit.rating
                    .map_or_else(String::new, |rating| rating.to_string()),
                unit.federation.clone().unwrap_or_default(),
                unit.club.clone().unwrap_or_default(),
                unit.games.to_string(),
                unit.points.to_string(),
                remark,
            ];
            let mut row = vec![unit.number.to_string(), unit.name.clone()];
            row.extend(
                cells
                    .into_iter()
                    .zip(&shown)
                    .filter(|(_, on)| **on)
                    .map(|(c, _)| c),
            );
            row
        })
        .collect();
    let lines = if final_numbers || units.is_empty() {
        Vec::new()
    } else {
        vec![say(
            "(numbers become final when the first round is paired)",
            "(номера станут окончательными при жеребьёвке первого тура)",
        )]
    };
    Grid {
        title: String::new(),
        head,
        rows,
        lines,
    }
}

/// A round as a table.
pub fn round(shown: &ShownRound, language: Language) -> Grid {
    let say = |english, russian| say(language, english, russian);
    let openings = shown.boards.iter().any(|board| board.opening.is_some());
    let mut head = vec![
        (say("Board", "Доска"), true),
        (say("White", "Белые"), false),
        (say("Black", "Чёрные"), false),
        (say("Result", "Результат"), false),
    ];
    if openings {
        head.push((say("Opening", "Дебют"), false));
    }
    let rows = shown
        .boards
        .iter()
        .map(|board| {
            let mut row = row(board, language);
            if openings {
                row.push(board.opening.clone().unwrap_or_default());
            }
            row
        })
        .collect();
    let mut lines: Vec<String> = shown
        .byes
        .iter()
        .map(|(number, name, kind)| {
            let what = if shown.free.contains(number) {
                say("free", "свободен")
            } else {
                bye(*kind, language)
            };
            format!("{number} {name}: {what}")
        })
        .collect();
    if let Some(opening) = &shown.opening {
        lines.insert(0, format!("{}: {opening}", say("opening", "дебют")));
    }
    Grid {
        title: format!("{} {}", say("Round", "Тур"), shown.number),
        head,
        rows,
        lines,
    }
}

fn row(board: &Board, language: Language) -> Vec<String> {
    let number = board.game.map_or_else(
        || board.board.to_string(),
        |game| format!("{}.{game}", board.board),
    );
    let side = |number: crate::event::Number, name: &str| {
        if number.0 == 0 {
            name.to_owned()
        } else {
            format!("{number} {name}")
        }
    };
    vec![
        number,
        side(board.white, &board.white_name),
        side(board.black, &board.black_name),
        board
            .result
            .map_or_else(String::new, |result| outcome(result, language)),
    ]
}

/// A result in words where it is not scores alone.
pub fn outcome(result: GameResult, language: Language) -> String {
    match (result, language) {
        (GameResult::Adjudicated { white, black }, Language::Russian) => {
            format!("{white}-{black} (присуждено)")
        }
        (GameResult::Adjudicated { white, black }, Language::English) => {
            format!("{white}-{black} (adjudicated)")
        }
        (GameResult::Pending, Language::Russian) => "отложена".to_owned(),
        (GameResult::Pending, Language::English) => "adjourned".to_owned(),
        (other, _) => other.to_string(),
    }
}

fn bye(kind: ByeKind, language: Language) -> String {
    match kind {
        ByeKind::Pairing => say(language, "free (plus)", "свободен (плюс)"),
        ByeKind::Full => say(language, "full-point bye", "очко без игры"),
        ByeKind::Half => say(language, "half-point bye", "пол-очка без игры"),
        ByeKind::Zero => say(language, "absent", "отсутствует"),
    }
}

fn notes(report: &Shown, language: Language) -> Vec<String> {
    let say = |english, russian| say(language, english, russian);
    let notes = &report.notes;
    let mut lines = Vec::new();
    for (number, name, rounds, kind) in &notes.absences {
        let rounds: Vec<String> = rounds.iter().map(u32::to_string).collect();
        lines.push(format!(
            "{number} {name}: {}, {}: {}",
            bye(*kind, language),
            say("rounds", "туры"),
            rounds.join(", ")
        ));
    }
    for (round, board, when, place) in &notes.adjourned {
        let when = when.as_deref().unwrap_or("?");
        let place = place
            .as_ref()
            .map_or_else(String::new, |place| format!(", {place}"));
        lines.push(format!(
            "{} {round}, {} {board}: {} {when}{place}",
            say("round", "тур"),
            say("board", "доска"),
            say("goes on", "доигрывание"),
        ));
    }
    for (white, white_name, black, black_name, result) in &notes.play_offs {
        let result = result.map_or_else(String::new, |result| outcome(result, language));
        let head = say("play-off", "дополнительная партия");
        lines.push(format!(
            "{head}: {white} {white_name} – {black} {black_name} {result}"
        ));
    }
    for (number, name, kind, round, reason) in &notes.penalties {
        let measure = match kind {
            PenaltyKind::Remark => say("remark", "замечание"),
            PenaltyKind::Warning => say("warning", "предупреждение"),
            PenaltyKind::Reprimand => say("reprimand", "выговор"),
            PenaltyKind::Loss => say("loss of the game", "поражение в партии"),
            PenaltyKind::Exclusion => say("exclusion", "исключение"),
        };
        let round = round.map_or_else(String::new, |r| format!(", {} {r}", say("round", "тур")));
        let reason = reason
            .as_ref()
            .map_or_else(String::new, |text| format!(": {text}"));
        lines.push(format!("{number} {name}: {measure}{round}{reason}"));
    }
    lines
}
