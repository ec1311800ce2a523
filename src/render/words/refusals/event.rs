//! Refusals about the event file and the commands that keep it.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "not-a-system",
        en: "`{text}` is not a system; known: round-robin, swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz, swiss-dutch, scheveningen, knock-out, match",
        ru: "системы «{text}» нет; есть round-robin, swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz, swiss-dutch, scheveningen, knock-out, match",
    },
    Said {
        key: "not-a-first-colour",
        en: "`{text}` is not a colour for board 1; known: white, black, lot",
        ru: "«{text}» — не цвет для первой доски; пишите white, black или lot (по жребию)",
    },
    Said {
        key: "not-a-result",
        en: "`{text}` is not a result; known: 1-0, 0-1, 1/2-1/2, 2-0, 1-1, 12-0 and the like, `+ -`, `- +`, `- -`, `adjudicated 1-0`, `pending`",
        ru: "«{text}» — не результат; пишите 1-0, 0-1, 1/2-1/2, 2-0, 1-1, 12-0 и подобное, `+ -`, `- +`, `- -`, `adjudicated 1-0`, `pending`",
    },
    Said {
        key: "numbers-no-seed",
        en: "the event has no seed for the lot",
        ru: "у соревнования нет ключа жребия",
    },
    Said {
        key: "refused",
        en: "{finding} [{code}]",
        ru: "{finding} [{code}]",
    },
    Said {
        key: "refused-entry",
        en: "{entry}: {why}",
        ru: "{entry}: {why}",
    },
    Said {
        key: "json-place",
        en: "line {line}, column {column}: {why}",
        ru: "строка {line}, столбец {column}: {why}",
    },
    Said {
        key: "json-path",
        en: "line {line}, column {column}, {path}: {why}",
        ru: "строка {line}, столбец {column}, {path}: {why}",
    },
    Said {
        key: "file-empty",
        en: "the file is empty",
        ru: "файл пуст",
    },
    Said {
        key: "no-event",
        en: "this is no event: neither JSON of an event (`\"format\": \"shashki-event\"`), nor TRF, nor a table of results",
        ru: "это не соревнование: ни JSON соревнования (`\"format\": \"shashki-event\"`), ни TRF, ни таблица результатов",
    },
    Said {
        key: "game-record",
        en: "this is a game record (PDN), not an event: `shashki validate-game` and `shashki clock-check` read those; an event is a file of `shashki event`, TRF, or a table of results",
        ru: "это запись партии (PDN), а не соревнование: её читают `shashki validate-game` и `shashki clock-check`; соревнование — файл `shashki event`, TRF или таблица результатов",
    },
    Said {
        key: "json-list",
        en: "line 1, column 1: this is a JSON list; an event is one object, with `\"format\": \"shashki-event\"`",
        ru: "строка 1, столбец 1: это список JSON, а соревнование — один объект с `\"format\": \"shashki-event\"`",
    },
    Said {
        key: "faults",
        en: "{count} fault(s) in what the file says",
        ru: "ошибок в содержании файла: {count}",
    },
    Said {
        key: "faults-told",
        en: "{lines}",
        ru: "{lines}",
    },
    Said {
        key: "fault-at",
        en: "{place}: {finding} [{code}]",
        ru: "{place}: {finding} [{code}]",
    },
    Said {
        key: "warning-at",
        en: "warning: {place}: {finding} [{code}]",
        ru: "предупреждение: {place}: {finding} [{code}]",
    },
    Said {
        key: "information-at",
        en: "information: {place}: {finding} [{code}]",
        ru: "сведение: {place}: {finding} [{code}]",
    },
    Said {
        key: "event-missing",
        en: "{path}: there is no such event file; make one with `shashki event new`",
        ru: "{path}: такого файла соревнования нет; создайте его командой `shashki event new`",
    },
    Said {
        key: "event-not-ours",
        en: "{path}: only an event file can be changed; make one with `shashki event import EVENT {path}`",
        ru: "{path}: изменять можно только файл соревнования; создайте его командой `shashki event import EVENT {path}`",
    },
    Said {
        key: "event-exists",
        en: "{path}: exists already; choose another name or remove it first",
        ru: "{path}: такой файл уже есть; выберите другое имя или сначала удалите его",
    },
    Said {
        key: "event-exists-empty",
        en: "{path}: exists already and is empty; choose another name or remove it first",
        ru: "{path}: такой файл уже есть, он пуст; выберите другое имя или сначала удалите его",
    },
    Said {
        key: "event-no-previous",
        en: "{path}: nothing to undo: no version before the present one is kept ({backup})",
        ru: "{path}: отменять нечего: прежней версии ({backup}) нет",
    },
    Said {
        key: "event-no-name",
        en: "an event has a name; without --name it is that of the file",
        ru: "у соревнования есть название; без --name им служит имя файла",
    },
    Said {
        key: "event-own-file",
        en: "{path}: an event is kept in a file of its own",
        ru: "{path}: соревнование хранится в отдельном файле",
    },
    Said {
        key: "event-no-source",
        en: "{path}: there is no such file; the event file comes first, then what is read",
        ru: "{path}: такого файла нет; сначала указывают файл соревнования, затем то, что читается",
    },
    Said {
        key: "event-settings-stand",
        en: "the event exists; change its settings with `event set`",
        ru: "соревнование уже есть; его настройки меняет `event set`",
    },
    Said {
        key: "event-one-id",
        en: "--id belongs to one player; add the others in a call of their own",
        ru: "--id относится к одному участнику; остальных добавьте отдельной командой",
    },
    Said {
        key: "event-nothing-to-change",
        en: "nothing to change: name a field, such as --rating 2143",
        ru: "менять нечего: укажите поле, например --rating 2143",
    },
    Said {
        key: "event-round-not-paired",
        en: "round {round} has not been paired; the last is {last}",
        ru: "тур {round} ещё не составлен; последний — {last}",
    },
    Said {
        key: "event-csv-one-round",
        en: "a CSV file holds one round",
        ru: "в файле CSV помещается один тур",
    },
    Said {
        key: "not-rounds",
        en: "`{text}` is no list of rounds; write 3, 3,5 or 2-4",
        ru: "«{text}» — не список туров; пишите 3, 3,5 или 2-4",
    },
    Said {
        key: "see-result-help",
        en: "{why}; see `shashki event result --help`",
        ru: "{why}; подробнее: `shashki event result --help`",
    },
    Said {
        key: "result-of-player",
        en: "with --player give one result, such as 1-0",
        ru: "с --player укажите один результат, например 1-0",
    },
    Said {
        key: "result-no-round",
        en: "`{text}` is no round; give ROUND BOARD RESULT",
        ru: "«{text}» — не номер тура; укажите ТУР ДОСКА РЕЗУЛЬТАТ",
    },
    Said {
        key: "result-nothing",
        en: "give ROUND BOARD RESULT",
        ru: "укажите ТУР ДОСКА РЕЗУЛЬТАТ",
    },
    Said {
        key: "result-pairs",
        en: "give a result for every board: ROUND BOARD RESULT [BOARD RESULT]…",
        ru: "укажите результат для каждой доски: ТУР ДОСКА РЕЗУЛЬТАТ [ДОСКА РЕЗУЛЬТАТ]…",
    },
    Said {
        key: "result-line",
        en: "standard input, line {line}: `{text}` is neither `BOARD RESULT` nor `NAME: RESULT`",
        ru: "стандартный ввод, строка {line}: «{text}» — ни `ДОСКА РЕЗУЛЬТАТ`, ни `ИМЯ: РЕЗУЛЬТАТ`",
    },
    Said {
        key: "result-no-board",
        en: "`{text}` is no board; write 3, or 3.2 for its second game",
        ru: "«{text}» — не номер доски; пишите 3, а для второй партии на ней — 3.2",
    },
    Said {
        key: "result-play-off",
        en: "with --play-off give WHITE BLACK RESULT",
        ru: "с --play-off укажите БЕЛЫЕ ЧЁРНЫЕ РЕЗУЛЬТАТ",
    },
];
