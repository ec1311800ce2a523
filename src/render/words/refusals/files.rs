//! Refusals about files, streams and the machine.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "read",
        en: "{path}: cannot be read: {why}",
        ru: "{path}: не читается: {why}",
    },
    Said {
        key: "write",
        en: "{path}: cannot be written: {why}",
        ru: "{path}: не записывается: {why}",
    },
    Said {
        key: "output-is-read",
        en: "--output {path} would replace {read}, which this command reads; name another file",
        ru: "--output {path} заменил бы {read}, который читает эта команда; укажите другой файл",
    },
    Said {
        key: "stream",
        en: "{why}",
        ru: "ввод или вывод прервался: {why}",
    },
    Said {
        key: "in-file",
        en: "{file}: {why}",
        ru: "{file}: {why}",
    },
    Said {
        key: "not-utf8",
        en: "{path}: not UTF-8 text",
        ru: "{path}: не текст в UTF-8",
    },
    Said {
        key: "no-file-named",
        en: "no file named and standard input is a terminal\n{help}",
        ru: "файл не указан, а стандартный ввод — терминал\n{help}",
    },
    Said {
        key: "no-threads",
        en: "no threads can be started: {why}",
        ru: "не удалось запустить потоки: {why}",
    },
    Said {
        key: "no-random-bits",
        en: "the system gives no random bits: {why}",
        ru: "система не даёт случайных чисел: {why}",
    },
    Said {
        key: "option-jobs",
        en: "--jobs: {why}",
        ru: "--jobs: {why}",
    },
    Said {
        key: "foreign-other",
        en: "{text}",
        ru: "{text}",
    },
    Said {
        key: "explain-unknown",
        en: "nothing is called `{asked}`; `shashki explain` lists all findings, with --rules BOOK the articles of a rulebook",
        ru: "«{asked}» не найдено; `shashki explain` перечисляет все замечания, а с --rules СВОД — статьи свода",
    },
    Said {
        key: "explain-nearest",
        en: "nothing is called `{asked}`; nearest: {near}",
        ru: "«{asked}» не найдено; ближайшие: {near}",
    },
];
