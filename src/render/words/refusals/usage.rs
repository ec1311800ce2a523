//! Refusals of the command line itself. The English is that of the parser of arguments, which
//! says it on its own.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "error",
        en: "error: {why}",
        ru: "ошибка: {why}",
    },
    Said {
        key: "usage-try-help",
        en: "For more information, try '--help'.",
        ru: "Подробнее: --help.",
    },
    Said {
        key: "usage-usage",
        en: "Usage: {usage}",
        ru: "Вызов: {usage}",
    },
    Said {
        key: "usage-unknown-argument",
        en: "unexpected argument '{argument}' found",
        ru: "неизвестный аргумент «{argument}»",
    },
    Said {
        key: "usage-unknown-subcommand",
        en: "unrecognized subcommand '{command}'",
        ru: "неизвестная команда «{command}»",
    },
    Said {
        key: "usage-missing-subcommand",
        en: "'{command}' requires a subcommand but one was not provided",
        ru: "«{command}» — группа команд: укажите, какую выполнить",
    },
    Said {
        key: "usage-value-missing",
        en: "a value is required for '{argument}' but none was supplied",
        ru: "для «{argument}» не указано значение",
    },
    Said {
        key: "usage-invalid-value",
        en: "invalid value '{value}' for '{argument}'",
        ru: "недопустимое значение «{value}» для «{argument}»",
    },
    Said {
        key: "usage-invalid-value-because",
        en: "invalid value '{value}' for '{argument}': {why}",
        ru: "недопустимое значение «{value}» для «{argument}»: {why}",
    },
    Said {
        key: "usage-missing-arguments",
        en: "the following required arguments were not provided:",
        ru: "не указаны обязательные аргументы:",
    },
    Said {
        key: "usage-twice",
        en: "the argument '{argument}' cannot be used multiple times",
        ru: "аргумент «{argument}» можно указать только один раз",
    },
    Said {
        key: "usage-conflict",
        en: "the argument '{argument}' cannot be used with {others}",
        ru: "аргумент «{argument}» нельзя указывать вместе с {others}",
    },
    Said {
        key: "usage-no-equals",
        en: "equal sign is needed when assigning values to '{argument}'",
        ru: "значение для «{argument}» пишется через знак равенства",
    },
    Said {
        key: "usage-not-utf8",
        en: "invalid UTF-8 was detected in one or more arguments",
        ru: "аргумент — не текст в UTF-8",
    },
    Said {
        key: "usage-too-many-values",
        en: "unexpected value '{value}' for '{argument}' found; no more were expected",
        ru: "лишнее значение «{value}» для «{argument}»",
    },
    Said {
        key: "usage-too-few-values",
        en: "{least} values required by '{argument}'; only {found} were provided",
        ru: "для «{argument}» нужно значений не меньше {least}, а указано {found}",
    },
    Said {
        key: "usage-wrong-number-of-values",
        en: "{expected} values required for '{argument}' but {found} were provided",
        ru: "для «{argument}» нужно значений {expected}, а указано {found}",
    },
    Said {
        key: "usage-possible-values",
        en: "[possible values: {values}]",
        ru: "[возможные значения: {values}]",
    },
    Said {
        key: "usage-subcommands",
        en: "[subcommands: {values}]",
        ru: "[команды: {values}]",
    },
    Said {
        key: "usage-similar-argument",
        en: "tip: a similar argument exists: '{nearest}'",
        ru: "похожий аргумент: «{nearest}»",
    },
    Said {
        key: "usage-similar-subcommand",
        en: "tip: a similar subcommand exists: '{nearest}'",
        ru: "похожая команда: «{nearest}»",
    },
    Said {
        key: "usage-similar-value",
        en: "tip: a similar value exists: '{nearest}'",
        ru: "похожее значение: «{nearest}»",
    },
];
