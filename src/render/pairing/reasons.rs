//! Reasons in words: why somebody was passed over, or goes down.

use crate::render::Language;

/// What would be worse by a criterion, with its number.
pub fn criterion(id: &str, language: Language) -> String {
    let (en, ru) = match id {
        "C4" => (
            "the others could not all be paired",
            "остальных нельзя было бы распределить",
        ),
        "C6" => ("fewer pairs in the bracket", "в группе было бы меньше пар"),
        "C7" => (
            "players with more points would go down",
            "опустились бы игроки с большим числом очков",
        ),
        "C8" => (
            "the next bracket would be paired less well",
            "следующая группа распределилась бы хуже",
        ),
        "C9" => (
            "the bye would go to somebody who has missed more games",
            "свободным остался бы пропустивший больше партий",
        ),
        "C10" => (
            "a colour difference beyond two at the top of the table",
            "разность цветов больше двух у лидера или его соперника",
        ),
        "C11" => (
            "the same colour three times running at the top of the table",
            "третий раз подряд тот же цвет у лидера или его соперника",
        ),
        "C12" => (
            "more players would not get their colour",
            "больше игроков не получили бы предпочтительный цвет",
        ),
        "C13" => (
            "more players would not get a colour they strongly prefer",
            "больше игроков не получили бы цвет с сильным предпочтением",
        ),
        "C14" => (
            "more of those who went down last round would go down again",
            "больше опускавшихся в прошлом туре опустились бы снова",
        ),
        "C15" => (
            "more of those who met a higher player last round would meet one again",
            "больше игравших в прошлом туре со старшими играли бы с ними снова",
        ),
        "C16" => (
            "more of those who went down two rounds ago would go down again",
            "больше опускавшихся два тура назад опустились бы снова",
        ),
        "C17" => (
            "more of those who met a higher player two rounds ago would meet one again",
            "больше игравших два тура назад со старшими играли бы с ними снова",
        ),
        "C18" => (
            "a wider gap in points for one who went down last round",
            "больший разрыв в очках у опускавшегося в прошлом туре",
        ),
        "C19" => (
            "a wider gap in points for one who met a higher player last round",
            "больший разрыв в очках у игравшего в прошлом туре со старшим",
        ),
        "C20" => (
            "a wider gap in points for one who went down two rounds ago",
            "больший разрыв в очках у опускавшегося два тура назад",
        ),
        "C21" => (
            "a wider gap in points for one who met a higher player two rounds ago",
            "больший разрыв в очках у игравшего два тура назад со старшим",
        ),
        "kept" => (
            "fewer published pairs would be kept",
            "сохранилось бы меньше объявленных пар",
        ),
        "order" => (
            "more players would have to change halves",
            "между половинами пришлось бы обменять больше игроков",
        ),
        _ => ("not examined", "не разобрано"),
    };
    let text = match language {
        Language::English => en,
        Language::Russian => ru,
    };
    if id.starts_with('C') {
        format!("{id}, {text}")
    } else {
        text.to_owned()
    }
}

/// What would become of the rest if a pair were made, by the step of the procedure; `repair`:
/// where a published round is made again.
pub fn rest(step: &str, repair: bool, language: Language) -> &'static str {
    match (if repair { "repair" } else { step }, language) {
        ("repair", Language::English) => {
            "then fewer published pairs could be kept, or the rest would be paired less well"
        }
        ("repair", Language::Russian) => {
            "тогда сохранилось бы меньше объявленных пар или остальные распределились бы хуже"
        }
        ("d", Language::English) => {
            "then the rest of the group could not be paired among themselves"
        }
        ("d", Language::Russian) => "остальных в группе тогда не распределить между собой",
        (_, Language::English) => {
            "then the others could not all be paired, or more would have to go down"
        }
        (_, Language::Russian) => "остальных тогда не распределить или опустить пришлось бы больше",
    }
}

/// Why somebody goes down.
pub fn why(why: &str, language: Language) -> &'static str {
    match (why, language) {
        ("odd-last", Language::English) => "the number is odd, and he is the last who can",
        ("odd-last", Language::Russian) => "число нечётное, он последний из тех, кто может",
        ("odd-first", Language::English) => "the number is odd, and he is the first who can",
        ("odd-first", Language::Russian) => "число нечётное, он первый из тех, кто может",
        ("more-last", Language::English) => "of those left he is the last who can",
        ("more-last", Language::Russian) => "из оставшихся он последний, кто может",
        ("more-first", Language::English) => "of those left he is the first who can",
        (_, Language::Russian) => "из оставшихся он первый, кто может",
        (_, Language::English) => "he finds nobody here",
    }
}

/// The order in which opponents are chosen.
pub fn choice(choice: &str, language: Language) -> &'static str {
    match (choice, language) {
        ("nearest", Language::English) => {
            "the nearest below; who came down, the group from its first"
        }
        ("nearest", Language::Russian) => "ближайший снизу; опустившийся – группа с первого",
        ("last", Language::English) => "the group from its last; who came down likewise",
        ("last", Language::Russian) => "группа с последнего; опустившийся так же",
        ("halves-kept", Language::English) => {
            "the lower half from its first, then the upper half from its last, the halves as first made; who came down, the group from its first"
        }
        ("halves-kept", Language::Russian) => {
            "нижняя половина с первого, затем верхняя с последнего, половины прежние; опустившийся – группа с первого"
        }
        (_, Language::English) => {
            "the lower half from its first, then the upper half from its last; who came down, the group from its first"
        }
        (_, Language::Russian) => {
            "нижняя половина с первого, затем верхняя с последнего; опустившийся – группа с первого"
        }
    }
}
