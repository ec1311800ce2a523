//! Why a round could not be paired, in words.

use crate::event::{Event, Number};
use crate::pairing::{ForcedFault, PairError, TableError, Unsuitable};
use crate::render::Language;

/// The error in the reader's language, with names beside numbers.
pub fn error(event: &Event, error: &PairError, language: Language) -> String {
    let named = |number: Number| format!("{number} {}", event.unit_name(number));
    match (language, error) {
        (
            Language::English,
            PairError::TieDrawn {
                round,
                white,
                black,
            },
        ) => format!(
            "round {round}: the tie of {} and {} is drawn; enter the result of the play-off that decides it",
            named(*white),
            named(*black)
        ),
        (
            Language::English,
            PairError::ResultMissing {
                round,
                board,
                count,
            },
        ) if *count > 1 => format!(
            "round {round}, board {board}: no result, and {} more game(s) without one; enter them, or set `pending` in the regulation to draw or loss",
            count - 1
        ),
        (Language::English, error) => error.to_string(),
        (Language::Russian, error) => russian(error, &named),
    }
}

fn russian(error: &PairError, named: &dyn Fn(Number) -> String) -> String {
    match error {
        PairError::Impossible(impossible) => {
            format!("допустимой жеребьёвки {}-го тура нет", impossible.round)
        }
        PairError::OutOfOrder { round, next } => {
            format!("тур {round} составить пока нельзя: следующий тур {next}")
        }
        PairError::NoSuchRound { round, rounds } => {
            format!("запрошен тур {round}, а туров в соревновании {rounds}")
        }
        PairError::ResultMissing {
            round,
            board,
            count,
        } => format!(
            "тур {round}, доска {board}: нет результата (всего таких партий: {count}); внесите его или укажите в регламенте `pending` = draw или loss"
        ),
        PairError::TooFew { count } => {
            format!("участников для жеребьёвки: {count}, нужно не меньше двух")
        }
        PairError::NoSeed => {
            "нужен жребий, а ключа жребия у соревнования нет; задайте его: --seed".to_owned()
        }
        PairError::Forced { white, black, why } => {
            let why = match why {
                ForcedFault::Unknown(number) => format!("номера {number} нет"),
                ForcedFault::Himself => "никто не играет сам с собой".to_owned(),
                ForcedFault::Twice(number) => {
                    format!("{} в двух принудительных парах", named(*number))
                }
                ForcedFault::NotThere(number) => {
                    format!("{} в этом туре не играет", named(*number))
                }
                ForcedFault::Bracket => "в олимпийской системе соперников даёт сетка".to_owned(),
                ForcedFault::FixedTable => {
                    "эта система идёт по таблице и принудительных пар не знает".to_owned()
                }
                ForcedFault::Dutch => {
                    "голландская система ФИДЕ принудительных пар не знает".to_owned()
                }
            };
            format!("принудительная пара {white}-{black} невозможна: {why}")
        }
        PairError::TieMissing {
            round,
            white,
            black,
        } => format!(
            "тур {round}: встречи {} и {} среди пар нет",
            named(*white),
            named(*black)
        ),
        PairError::TieDrawn {
            round,
            white,
            black,
        } => format!(
            "тур {round}: встреча {} и {} закончилась вничью; внесите дополнительную игру, которая её решает",
            named(*white),
            named(*black)
        ),
        PairError::Table(error) => format!("таблица соревнования: {}", table(error)),
        PairError::Unsuitable(error) => unsuitable(error),
    }
}

fn table(error: &TableError) -> String {
    match error {
        TableError::Word { line, word } => {
            format!("строка {line}: `{word}` не пара; пишите белые-чёрные, например 1-10")
        }
        TableError::Rounds {
            size,
            expected,
            found,
        } => format!("в таблице на {size} участников туров {expected}, здесь {found}"),
        TableError::Number { round, number } => format!("тур {round}: номера {number} нет"),
        TableError::Twice { round, number } => format!("тур {round}: {number} стоит дважды"),
        TableError::Missing { round, number } => format!("тур {round}: нет номера {number}"),
        TableError::MeetTwice {
            white,
            black,
            first,
            second,
        } => format!("{white} и {black} встречаются в турах {first} и {second}"),
    }
}

fn unsuitable(error: &Unsuitable) -> String {
    match error {
        Unsuitable::NotInDutch { what } => {
            let what = match *what {
                "pairing groups" => "с жеребьёвкой по группам",
                "accelerated rounds" => "с ускоренными турами",
                "--repair" => "с --repair",
                other => other,
            };
            format!("`swiss-dutch` не сочетается {what}")
        }
        Unsuitable::NoRounds => {
            "матчу нужно число партий: укажите в регламенте `rounds`".to_owned()
        }
        Unsuitable::SwapWithLot => {
            "`swap-last-rounds` меняет туры в порядке таблицы, а здесь порядок по жребию".to_owned()
        }
        Unsuitable::Sides { players, members } => format!(
            "в двух командах вместе {members}, а участников {players}: каждый играет за одну из команд"
        ),
        Unsuitable::MicroMatch { games } => {
            format!("в микроматче от 2 до 4 партий (3.18*), а не {games}")
        }
        Unsuitable::MicroMatchOfTeams => {
            "микроматчи команд не поддерживаются: укажите либо `boards`, либо `micro_match`"
                .to_owned()
        }
        Unsuitable::Reading { name, value, known } => {
            format!("значение `{name}={value}` неизвестно; известны: {known}")
        }
        error => error.to_string(),
    }
}
