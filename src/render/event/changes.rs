//! Changes in words.

use crate::event::{ByeKind, Change, GameResult, PenaltyKind, Who};
use crate::render::{Language, safe};

/// One change on a line.
pub fn change(change: &Change, language: Language) -> String {
    let text = match language {
        Language::English => english(change),
        Language::Russian => russian(change),
    };
    safe::terminal(&text)
}

fn who(who: &Who) -> String {
    format!("{} {}", who.number, who.name)
}

fn rounds(rounds: &[u32]) -> String {
    let texts: Vec<String> = rounds.iter().map(u32::to_string).collect();
    texts.join(", ")
}

fn board(board: u32, game: Option<u32>) -> String {
    game.map_or_else(|| board.to_string(), |game| format!("{board}.{game}"))
}

/// A board's players in a row; a dash for nobody.
fn boards(boards: &[Option<Who>]) -> String {
    let names: Vec<String> = (1..)
        .zip(boards)
        .map(|(board, player)| format!("{board} {}", player.as_ref().map_or("–", |p| &p.name)))
        .collect();
    names.join(", ")
}

fn or_none(value: Option<&String>, none: &str) -> String {
    value.map_or_else(|| none.to_owned(), Clone::clone)
}

fn reason(reason: Option<&String>) -> String {
    reason.map_or_else(String::new, |text| format!(": {text}"))
}

fn english(change: &Change) -> String {
    match change {
        Change::Made { name } => format!("event made: {name}"),
        Change::Imported {
            source,
            players,
            rounds,
        } => format!("read from {source}: players: {players}, rounds: {rounds}"),
        Change::Set { key, from, to } => {
            let was = from
                .as_ref()
                .map_or_else(String::new, |was| format!(" (was {was})"));
            format!("{key} = {}{was}", or_none(to.as_ref(), "not set"))
        }
        Change::Added {
            who: player,
            from_round,
        } => {
            let late = from_round.map_or_else(String::new, |r| format!(", from round {r} on"));
            format!("player added: {}{late}", who(player))
        }
        Change::TeamAdded { who: team } => format!("team added: {}", who(team)),
        Change::Edited {
            who: player,
            field,
            from,
            to,
        } => format!(
            "{}: {field} = {} (was {})",
            who(player),
            or_none(to.as_ref(), "none"),
            or_none(from.as_ref(), "none")
        ),
        Change::Removed { who: player } => format!("player removed: {}", who(player)),
        Change::Numbered { count } => format!("starting numbers given out: 1 to {count}"),
        Change::Paired { round, pairs } => format!("round {round} paired, boards: {pairs}"),
        Change::Repaired { round, kept, pairs } => {
            format!("round {round} paired again, published pairs kept: {kept} of {pairs}")
        }
        Change::Unpaired { round } => format!("round {round} taken back"),
        Change::Result {
            round,
            board: number,
            game,
            white,
            black,
            from,
            to,
        } => {
            let was = from.map_or_else(String::new, |was| format!(" (was {was})"));
            format!(
                "round {round}, board {}: {} – {}: {}{was}",
                board(*number, *game),
                who(white),
                who(black),
                to.map_or_else(|| "no result".to_owned(), result_en)
            )
        }
        Change::PlayOff {
            white,
            black,
            result,
        } => format!("play-off: {} – {}: {result}", who(white), who(black)),
        Change::Adjourned {
            round,
            board,
            resumes,
        } => {
            let when = resumes
                .as_ref()
                .map_or_else(String::new, |at| format!(", goes on {at}"));
            format!("round {round}, board {board}: adjourned{when}")
        }
        Change::Withdrawn {
            who: player,
            after_round,
            excluded,
        } => {
            let verb = if *excluded { "is excluded" } else { "has left" };
            let when = match after_round {
                0 => "before the first round".to_owned(),
                round => format!("after round {round}"),
            };
            format!("{} {verb} {when}", who(player))
        }
        Change::Returned {
            who: player,
            missed,
        } => {
            let missed = match missed.len() {
                0 => String::new(),
                _ => format!("; rounds missed: {}", rounds(missed)),
            };
            format!("{} is back{missed}", who(player))
        }
        Change::Absent {
            who: player,
            rounds: list,
            gives,
        } => {
            let gives = match gives {
                ByeKind::Zero => "no points",
                ByeKind::Half => "half-point bye",
                ByeKind::Full | ByeKind::Pairing => "full-point bye",
            };
            format!(
                "{} will be absent, rounds: {} ({gives})",
                who(player),
                rounds(list)
            )
        }
        Change::Present {
            who: player,
            rounds: list,
        } => format!(
            "{} will play after all, rounds: {}",
            who(player),
            rounds(list)
        ),
        Change::LineUp {
            round,
            team,
            boards: players,
        } => format!(
            "round {round}, line-up of {}: {}",
            who(team),
            boards(players)
        ),
        Change::Penalty {
            who: player,
            measure,
            count,
            round,
            reason: why,
        } => {
            let measure = match measure {
                PenaltyKind::Remark => "remark",
                PenaltyKind::Warning => "warning",
                PenaltyKind::Reprimand => "reprimand",
                PenaltyKind::Loss => "loss of the game",
                PenaltyKind::Exclusion => "exclusion",
            };
            let round = round.map_or_else(String::new, |round| format!("round {round}, "));
            format!(
                "{round}{}: {measure} (penalty no. {count}){}",
                who(player),
                reason(why.as_ref())
            )
        }
        Change::Openings { source, count } => {
            format!("openings read from {source}: {count}")
        }
        Change::Opening {
            round,
            board,
            opening,
            moves,
        } => {
            let board = board.map_or_else(String::new, |board| format!(", board {board}"));
            format!("round {round}{board}: opening {opening}: {moves}")
        }
        Change::Other { words } => words.clone(),
    }
}

fn result_en(result: GameResult) -> String {
    result.to_string()
}

/// A result in Russian: the words of those that are not scores alone.
fn result_ru(result: GameResult) -> String {
    match result {
        GameResult::Adjudicated { white, black } => format!("присуждено {white}-{black}"),
        GameResult::Pending => "отложена".to_owned(),
        other => other.to_string(),
    }
}

fn russian(change: &Change) -> String {
    match change {
        Change::Made { name } => format!("соревнование создано: {name}"),
        Change::Imported {
            source,
            players,
            rounds,
        } => format!("прочитано из {source}: участников: {players}, туров: {rounds}"),
        Change::Set { key, from, to } => {
            let was = from
                .as_ref()
                .map_or_else(String::new, |was| format!(" (было {was})"));
            format!("{key} = {}{was}", or_none(to.as_ref(), "не задано"))
        }
        Change::Added {
            who: player,
            from_round,
        } => {
            let late = from_round.map_or_else(String::new, |r| format!(", с тура {r}"));
            format!("участник добавлен: {}{late}", who(player))
        }
        Change::TeamAdded { who: team } => format!("команда добавлена: {}", who(team)),
        Change::Edited {
            who: player,
            field,
            from,
            to,
        } => {
            let was = from
                .as_ref()
                .map_or_else(String::new, |was| format!(" (было {was})"));
            format!(
                "{}: {field} = {}{was}",
                who(player),
                or_none(to.as_ref(), "не указано")
            )
        }
        Change::Removed { who: player } => format!("участник удалён: {}", who(player)),
        Change::Numbered { count } => format!("порядковые номера присвоены: с 1 по {count}"),
        Change::Paired { round, pairs } => {
            format!("жеребьёвка тура {round} проведена, досок: {pairs}")
        }
        Change::Repaired { round, kept, pairs } => format!(
            "повторная жеребьёвка тура {round}, объявленных пар сохранено: {kept} из {pairs}"
        ),
        Change::Unpaired { round } => format!("жеребьёвка тура {round} отменена"),
        Change::Result {
            round,
            board: number,
            game,
            white,
            black,
            from,
            to,
        } => {
            let was = from.map_or_else(String::new, |was| format!(" (было {})", result_ru(was)));
            format!(
                "тур {round}, доска {}: {} – {}: {}{was}",
                board(*number, *game),
                who(white),
                who(black),
                to.map_or_else(|| "без результата".to_owned(), result_ru)
            )
        }
        Change::PlayOff {
            white,
            black,
            result,
        } => format!(
            "дополнительная партия: {} – {}: {result}",
            who(white),
            who(black)
        ),
        Change::Adjourned {
            round,
            board,
            resumes,
        } => {
            let when = resumes
                .as_ref()
                .map_or_else(String::new, |at| format!(", доигрывание {at}"));
            format!("тур {round}, доска {board}: отложена{when}")
        }
        Change::Withdrawn {
            who: player,
            after_round,
            excluded,
        } => {
            let verb = if *excluded {
                "исключён"
            } else {
                "выбыл"
            };
            let when = match after_round {
                0 => "до первого тура".to_owned(),
                round => format!("после тура {round}"),
            };
            format!("{} {verb} {when}", who(player))
        }
        Change::Returned {
            who: player,
            missed,
        } => {
            let missed = match missed.len() {
                0 => String::new(),
                _ => format!("; пропущены туры: {}", rounds(missed)),
            };
            format!("{} вернулся{missed}", who(player))
        }
        Change::Absent {
            who: player,
            rounds: list,
            gives,
        } => {
            let gives = match gives {
                ByeKind::Zero => "без очков",
                ByeKind::Half => "пол-очка без игры",
                ByeKind::Full | ByeKind::Pairing => "очко без игры",
            };
            format!(
                "{} будет отсутствовать, туры: {} ({gives})",
                who(player),
                rounds(list)
            )
        }
        Change::Present {
            who: player,
            rounds: list,
        } => format!("{} всё же играет, туры: {}", who(player), rounds(list)),
        Change::LineUp {
            round,
            team,
            boards: players,
        } => format!(
            "тур {round}, состав команды {}: {}",
            who(team),
            boards(players)
        ),
        Change::Penalty {
            who: player,
            measure,
            count,
            round,
            reason: why,
        } => {
            let measure = match measure {
                PenaltyKind::Remark => "замечание",
                PenaltyKind::Warning => "предупреждение",
                PenaltyKind::Reprimand => "выговор",
                PenaltyKind::Loss => "поражение в партии",
                PenaltyKind::Exclusion => "исключение",
            };
            let round = round.map_or_else(String::new, |round| format!("тур {round}, "));
            format!(
                "{round}{}: {measure} (взыскание № {count}){}",
                who(player),
                reason(why.as_ref())
            )
        }
        Change::Openings { source, count } => format!("дебюты прочитаны из {source}: {count}"),
        Change::Opening {
            round,
            board,
            opening,
            moves,
        } => {
            let board = board.map_or_else(String::new, |board| format!(", доска {board}"));
            format!("тур {round}{board}: дебют {opening}: {moves}")
        }
        Change::Other { words } => words.clone(),
    }
}
