//! Headings and short words of pairing sheets.

use crate::event::{ByeKind, GameResult, System};
use crate::pairing::UnpairedReason;
use crate::render::Language;

/// A heading or a short word.
#[derive(Clone, Copy, Debug)]
pub enum Label {
    Round,
    Of,
    Board,
    White,
    Black,
    Points,
    Result,
    Opening,
    OpeningOfRound,
    Why,
    Seed,
    NotWritten,
    Written,
    Untouched,
    SystemStored,
    NoPair,
    Impossible,
    CouldAllow,
    Warning,
    Forced,
    Nobody,
    Bye,
    CameDown,
}

/// The word in `language`.
pub fn label(label: Label, language: Language) -> &'static str {
    let (en, ru) = match label {
        Label::Round => ("Round", "Тур"),
        Label::Of => ("of", "из"),
        Label::Board => ("Board", "Доска"),
        Label::White => ("White", "Белые"),
        Label::Black => ("Black", "Чёрные"),
        Label::Points => ("Pts", "Очки"),
        Label::Result => ("Result", "Результат"),
        Label::Opening => ("Opening", "Дебют"),
        Label::OpeningOfRound => ("Opening of the round", "Дебют тура"),
        Label::Why => ("Why", "Почему"),
        Label::Seed => ("Seed of the lots", "Ключ жребия"),
        Label::NotWritten => (
            "Nothing is written; --write puts the round into the event file.",
            "Ничего не записано; --write вносит тур в файл соревнования.",
        ),
        Label::Written => (
            "Written to the event file.",
            "Записано в файл соревнования.",
        ),
        Label::Untouched => (
            "Nobody is touched; the event file stands as it is.",
            "Пары прежние; файл соревнования не изменён.",
        ),
        Label::SystemStored => (
            "The event's system has changed",
            "Система соревнования изменена",
        ),
        Label::NoPair => ("No pairs in this round.", "В этом туре пар нет."),
        Label::Impossible => (
            "No legal pairing exists:",
            "Допустимой жеребьёвки не существует:",
        ),
        Label::CouldAllow => ("What could be allowed:", "Что можно разрешить:"),
        Label::Warning => ("warning", "внимание"),
        Label::Forced => ("forced", "принудительно"),
        Label::Nobody => ("nobody", "никого"),
        Label::Bye => ("bye", "плюс без партнёра"),
        Label::CameDown => ("came down", "опустились сюда"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// A system by name.
pub fn system(system: System, language: Language) -> &'static str {
    let (en, ru) = match system {
        System::RoundRobin => ("round robin", "круговая система"),
        System::SwissRandom => ("Swiss by blind lot", "швейцарская система «слепого жребия»"),
        System::SwissRating => (
            "Swiss by individual coefficients",
            "швейцарская система с применением индивидуальных коэффициентов",
        ),
        System::SwissSolkoff => (
            "Swiss by truncated Solkoff",
            "швейцарская система с применением усечённого коэффициента Солкофа",
        ),
        System::SwissBuchholz => (
            "Swiss by running Buchholz",
            "швейцарская система с применением текущего коэффициента Бухгольца",
        ),
        System::SwissDutch => (
            "Swiss, Dutch system",
            "швейцарская система, голландский вариант",
        ),
        System::Scheveningen => ("Scheveningen", "схевенингенская система"),
        System::KnockOut => ("knock-out", "олимпийская система"),
        System::Match => ("match", "матч"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// A colour as in "plays white".
pub fn colour(text: &str, language: Language) -> String {
    match (language, text) {
        (Language::Russian, "white") => "белыми",
        (Language::Russian, "black") => "чёрными",
        _ => text,
    }
    .to_owned()
}

/// A table by name.
pub fn table(text: &str, language: Language) -> String {
    match (language, text) {
        (Language::English, "berger") => "Berger",
        (Language::English, "halves") => "halves first",
        (Language::English, "file") => "from a file",
        (Language::English, "scheveningen") => "Scheveningen",
        (Language::Russian, "berger") => "Бергера",
        (Language::Russian, "halves") => "сначала внутри половин",
        (Language::Russian, "file") => "из файла",
        (Language::Russian, "scheveningen") => "схевенингенская",
        _ => text,
    }
    .to_owned()
}

/// How numbers were given out, or a tie was won.
pub fn how(text: &str, language: Language) -> String {
    match (language, text) {
        (Language::English, "lot") => "by lot",
        (Language::English, "rating") => "by rating, equal ratings and the unrated by lot",
        (Language::English, "play-off") => " in the play-off",
        (Language::Russian, "lot") => "по жребию",
        (Language::Russian, "rating") => "по рейтингу, равные и без рейтинга по жребию",
        (Language::Russian, "play-off") => " в дополнительной игре",
        _ => text,
    }
    .to_owned()
}

/// Why somebody is not in the round.
pub fn unpaired(reason: UnpairedReason, language: Language) -> &'static str {
    let (en, ru) = match reason {
        UnpairedReason::Withdrawn => ("Left", "Выбыли"),
        UnpairedReason::Absent => ("Absent", "Отсутствуют"),
        UnpairedReason::NotYetEntered => ("Not entered yet", "Ещё не вступили"),
        UnpairedReason::Free => ("Free", "Свободны"),
        UnpairedReason::Eliminated => ("Out", "Выбыли из борьбы"),
        UnpairedReason::Decided => ("Match decided, not played", "Матч решён, не играют"),
        UnpairedReason::NotInTable => ("Not in the table", "Нет в таблице"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// A bye by name.
pub fn bye(kind: ByeKind, language: Language) -> &'static str {
    let (en, ru) = match kind {
        ByeKind::Pairing => ("Bye", "Плюс (нет соперника)"),
        ByeKind::Full => ("Full-point bye", "Очко без игры"),
        ByeKind::Half => ("Half-point bye", "Пол-очка без игры"),
        ByeKind::Zero => ("Absent", "Отсутствуют"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// A result that stands before play, or room to write it.
pub fn result(result: Option<GameResult>) -> String {
    result.map_or_else(String::new, |result| result.to_string())
}
