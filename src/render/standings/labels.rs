//! Headings and names of criteria in both languages.

use crate::render::Language;
use crate::tiebreak::Criterion;

/// A label of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Label {
    Place,
    Number,
    Name,
    Team,
    Federation,
    Rating,
    Points,
    NormPoints,
    SeparatedBy,
    Standings,
    Crosstable,
    AfterRound,
    Overall,
    Category,
    Edition,
    StruckOut,
    InBrackets,
    AnnulledBy,
    KeptForRating,
    AnnulledTable,
    LossTable,
    Teams,
    Members,
    Notes,
    Round,
    Opponent,
    Result,
    Counts,
    Least,
    Dummy,
    Sum,
    Win,
    Draw,
    Loss,
    Norms,
    Games,
    Average,
    Percent,
    Norm,
    Nothing,
    Played,
    More,
    Game,
    TiedWith,
    Cut,
    ColumnsAre,
    NoRow,
}

/// The name of a category; of one that the file alone names, as it stands there.
pub(crate) fn category(id: &str, language: Language) -> &str {
    match (language, id) {
        (Language::Russian, "women") => "женщины",
        (Language::Russian, "men") => "мужчины",
        (Language::Russian, "youth") => "юноши и девушки",
        (Language::Russian, "veterans") => "ветераны",
        _ => id,
    }
}

/// The text of a label.
pub(crate) const fn label(label: Label, language: Language) -> &'static str {
    use Label as L;
    let (en, ru) = match label {
        L::Place => ("Pl", "М"),
        L::Number => ("No", "№"),
        L::Name => ("Name", "Участник"),
        L::Team => ("Team", "Команда"),
        L::Federation => ("Fed", "Фед"),
        L::Rating => ("Rating", "Рейтинг"),
        L::Points => ("Pts", "Очки"),
        L::NormPoints => ("Norm", "Норма"),
        L::SeparatedBy => ("Separated by", "Разделил показатель"),
        L::Standings => ("Standings", "Положение"),
        L::Crosstable => ("Crosstable", "Таблица"),
        L::AfterRound => ("after round", "после тура"),
        L::Overall => ("All", "Общее"),
        L::Category => ("category", "категория"),
        L::Edition => ("unplayed games by", "несыгранные партии по"),
        L::StruckOut => ("Struck out", "Зачёркнуто"),
        L::InBrackets => (" (in brackets)", " (в скобках)"),
        L::AnnulledBy => ("annulled by", "аннулировано по"),
        L::KeptForRating => ("kept for ratings", "оставлено для рейтинга"),
        L::LossTable => (
            "Table with losses (3.16.5)",
            "Таблица с поражениями (3.16.5)",
        ),
        L::AnnulledTable => (
            "Table with annulled matches (3.16.5)",
            "Таблица с аннулированными матчами (3.16.5)",
        ),
        L::Teams => ("Teams", "Команды"),
        L::Members => ("Counted", "Зачёт"),
        L::Notes => ("Notes", "Примечания"),
        L::Round => ("Rd", "Тур"),
        L::Opponent => ("Opponent", "Соперник"),
        L::Result => ("Result", "Результат"),
        L::Counts => ("Counts", "Считается"),
        L::Least => (
            "bye: the least points of anybody",
            "плюс: наименьшее количество очков",
        ),
        L::Dummy => (
            "unplayed: FIDE's virtual opponent",
            "не играл: виртуальный соперник ФИДЕ",
        ),
        L::Sum => ("Sum", "Сумма"),
        L::Win => ("win", "выигрыш"),
        L::Draw => ("draw", "ничья"),
        L::Loss => ("loss", "проигрыш"),
        L::Norms => ("Norms", "Нормы"),
        L::Games => ("Games", "Партий"),
        L::Average => ("Average", "Средний"),
        L::Percent => ("%", "%"),
        L::Norm => ("Norm reached", "Выполнена норма"),
        L::Nothing => ("adds nothing", "не считается"),
        L::More => ("and more of the same:", "и ещё таких же:"),
        L::Played => ("played", "играл"),
        L::Game => ("Game", "Партия"),
        L::Cut => ("cut", "отброшено"),
        L::ColumnsAre => (
            "Columns of the crosstable are places of the whole event",
            "Столбцы таблицы — места в общем зачёте",
        ),
        L::NoRow => ("without a row here", "без строки здесь"),
        L::TiedWith => ("tied with", "делёж с"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// The short heading of a criterion's column.
pub(crate) const fn heading(criterion: Criterion, language: Language) -> &'static str {
    use Criterion as C;
    let (en, ru) = match criterion {
        C::Points => ("Pts", "Очки"),
        C::Advanced => ("Adv", "Кругов"),
        C::PlayOff => ("P-off", "Доп"),
        C::Shmulyan => ("Shm", "Шм"),
        C::SonnebornBerger => ("SB", "З-Б"),
        C::SonnebornBergerFide => ("SB½", "З-Б½"),
        C::SonnebornBergerFideCut1 => ("SB½-1", "З-Б½-1"),
        C::Buchholz => ("Buch", "Бух"),
        C::BuchholzCut1 => ("Buch-1", "Бух-1"),
        C::Solkoff => ("Solk", "Солк"),
        C::TruncatedSolkoff => ("TSolk", "УсСолк"),
        C::TruncatedSolkoff1 => ("T1", "У1"),
        C::Riga => ("Riga", "Риж"),
        C::Wins => ("Wins", "Поб"),
        C::WinsOtb => ("WinsB", "ПобД"),
        C::Direct => ("Direct", "Встр"),
        C::DirectFide => ("DE", "ВстрФ"),
        C::Beaten => ("Beaten", "Побежд"),
        C::BestByPlace => ("ByPlace", "ПоМест"),
        C::SolkoffPlus => ("Solk+", "Солк+"),
        C::GamePoints => ("Games", "Партии"),
        C::Progressive => ("Prog", "Прог"),
        C::ProgressiveCut1 => ("Prog-1", "Прог-1"),
        C::Koya => ("Koya", "Койя"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}

/// The name of a criterion in a sentence.
pub(crate) const fn name(criterion: Criterion, language: Language) -> &'static str {
    use Criterion as C;
    let (en, ru) = match criterion {
        C::Points => ("points", "очки"),
        C::Advanced => ("rounds come through", "пройденные круги"),
        C::PlayOff => ("play-off", "дополнительное соревнование"),
        C::Shmulyan => ("Shmulyan", "Шмульян"),
        C::SonnebornBerger => ("Sonneborn-Berger", "Зонненборн-Бергер"),
        C::SonnebornBergerFide => ("Sonneborn-Berger (FIDE)", "Зонненборн-Бергер (ФИДЕ)"),
        C::SonnebornBergerFideCut1 => (
            "Sonneborn-Berger less one (FIDE)",
            "Зонненборн-Бергер без худшего (ФИДЕ)",
        ),
        C::Buchholz => ("Buchholz", "Бухгольц"),
        C::BuchholzCut1 => ("Buchholz less one", "Бухгольц без худшего"),
        C::Solkoff => ("Solkoff", "Солкоф"),
        C::TruncatedSolkoff => ("truncated Solkoff", "усечённый Солкоф"),
        C::TruncatedSolkoff1 => ("truncated Solkoff less one", "усечённый Солкоф (один)"),
        C::Riga => ("Riga", "рижский"),
        C::Wins => ("wins", "победы"),
        C::WinsOtb => ("wins over the board", "победы за доской"),
        C::Direct => ("games among the tied", "встречи между собой"),
        C::DirectFide => ("direct encounter (FIDE)", "встречи между собой (ФИДЕ)"),
        C::Beaten => ("points of those beaten", "очки побеждённых"),
        C::BestByPlace => ("results by places", "встречи с другими по местам"),
        C::SolkoffPlus => ("sum of opponents' Solkoff", "сумма Солкофа соперников"),
        C::GamePoints => ("points of single games", "очки в партиях"),
        C::Progressive => ("progressive", "прогрессивный"),
        C::ProgressiveCut1 => ("progressive less one", "прогрессивный без первого"),
        C::Koya => ("Koya", "Койя"),
    };
    match language {
        Language::English => en,
        Language::Russian => ru,
    }
}
