//! Refusals about pairing.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "pair-impossible",
        en: "no legal pairing of round {round}",
        ru: "допустимой жеребьёвки тура {round} нет",
    },
    Said {
        key: "pair-out-of-order",
        en: "round {round} cannot be paired yet: the next one is round {next}",
        ru: "тур {round} составить пока нельзя: следующий — тур {next}",
    },
    Said {
        key: "pair-no-such-round",
        en: "round {round} is asked for, but the event has {rounds} rounds",
        ru: "запрошен тур {round}, а туров в соревновании {rounds}",
    },
    Said {
        key: "pair-result-missing",
        en: "round {round}, board {board} has no result; enter it, or set `pending_counts_as` to draw or loss",
        ru: "тур {round}, доска {board}: нет результата; внесите его или укажите `pending_counts_as`: draw (ничья) или loss (поражение)",
    },
    Said {
        key: "pair-results-missing",
        en: "round {round}, board {board}: no result, and {more} more game(s) without one; enter them, or set `pending` in the regulation to draw or loss",
        ru: "тур {round}, доска {board}: нет результата, и ещё партий без результата: {more}; внесите их или укажите в регламенте `pending`: draw (ничья) или loss (поражение)",
    },
    Said {
        key: "pair-too-few",
        en: "{count} to pair: at least two are needed",
        ru: "участников для жеребьёвки: {count}, а нужно не меньше двух",
    },
    Said {
        key: "pair-no-seed",
        en: "a lot has to be drawn and the event has no seed; give one with --seed",
        ru: "нужен жребий, а ключа жребия у соревнования нет; задайте его: --seed",
    },
    Said {
        key: "pair-forced",
        en: "{white}-{black} cannot be paired: {why}",
        ru: "пара {white}-{black} невозможна: {why}",
    },
    Said {
        key: "pair-tie-missing",
        en: "round {round}: the tie {white}-{black} is not among its pairs",
        ru: "тур {round}: встречи {white}-{black} среди пар нет",
    },
    Said {
        key: "pair-tie-missing-named",
        en: "round {round}: the tie {white}-{black} is not among its pairs",
        ru: "тур {round}: встречи {white} — {black} среди пар нет",
    },
    Said {
        key: "pair-tie-drawn",
        en: "round {round}: the tie {white}-{black} is drawn; enter the play-off that decides it",
        ru: "тур {round}: встреча {white}-{black} закончилась вничью; внесите дополнительную игру, которая её решила",
    },
    Said {
        key: "pair-tie-drawn-named",
        en: "round {round}: the tie of {white} and {black} is drawn; enter the result of the play-off that decides it",
        ru: "тур {round}: встреча {white} — {black} закончилась вничью; внесите результат дополнительной игры, которая её решила",
    },
    Said {
        key: "pair-table",
        en: "the event's table: {why}",
        ru: "таблица соревнования: {why}",
    },
    Said {
        key: "forced-unknown",
        en: "{who} is not in the event",
        ru: "номера {who} в соревновании нет",
    },
    Said {
        key: "forced-himself",
        en: "nobody plays himself",
        ru: "никто не играет сам с собой",
    },
    Said {
        key: "forced-twice",
        en: "{who} is in two forced pairs",
        ru: "{who} в двух принудительных парах",
    },
    Said {
        key: "forced-not-there",
        en: "{who} is not to be paired in this round",
        ru: "{who} в этом туре не играет",
    },
    Said {
        key: "forced-bracket",
        en: "in a knock-out the bracket says who meets",
        ru: "в олимпийской системе соперников определяет сетка",
    },
    Said {
        key: "forced-fixed-table",
        en: "this system follows a table and knows no forced pairs",
        ru: "эта система идёт по таблице, принудительных пар в ней нет",
    },
    Said {
        key: "table-word",
        en: "line {line}: `{word}` is not a pair; write white-black, for example 1-10",
        ru: "строка {line}: «{word}» — не пара; пишите белые-чёрные, например 1-10",
    },
    Said {
        key: "table-at-line",
        en: "line {line}: {why}",
        ru: "строка {line}: {why}",
    },
    Said {
        key: "table-rounds",
        en: "a table for {size} has {expected} rounds, this one has {found}",
        ru: "в таблице на {size} участников должно быть туров: {expected}, а здесь {found}",
    },
    Said {
        key: "table-number",
        en: "round {round}: there is no number {number}",
        ru: "тур {round}: номера {number} нет",
    },
    Said {
        key: "table-twice",
        en: "round {round}: {number} is there twice",
        ru: "тур {round}: номер {number} стоит дважды",
    },
    Said {
        key: "table-missing",
        en: "round {round}: {number} is missing",
        ru: "тур {round}: не хватает номера {number}",
    },
    Said {
        key: "table-meet-twice",
        en: "{white} and {black} meet in rounds {first} and {second}",
        ru: "номера {white} и {black} встречаются дважды: в турах {first} и {second}",
    },
    Said {
        key: "unsuitable-count",
        en: "{system} needs {needs}; here there are {count}",
        ru: "{system}: {needs}, а здесь их {count}",
    },
    Said {
        key: "unsuitable-no-rounds",
        en: "a match needs its number of games: set `rounds` in the regulation",
        ru: "для матча нужно число партий: укажите в регламенте `rounds`",
    },
    Said {
        key: "unsuitable-swap-with-lot",
        en: "`swap-last-rounds` exchanges rounds of the table's own order; the order is by lot",
        ru: "`swap-last-rounds` меняет местами туры в порядке таблицы, а здесь порядок по жребию",
    },
    Said {
        key: "unsuitable-sides",
        en: "the two teams together have {members} members and the event {players} players: everybody plays for one of them",
        ru: "в двух командах вместе {members}, а участников {players}: каждый играет за одну из команд",
    },
    Said {
        key: "unsuitable-micro-match",
        en: "a micro-match has 2 to 4 games (3.18*), not {games}",
        ru: "в микроматче от 2 до 4 партий (3.18*), а не {games}",
    },
    Said {
        key: "unsuitable-micro-match-of-teams",
        en: "micro-matches between teams are not known: set either `boards` or `micro_match`",
        ru: "микроматчей между командами нет: укажите либо `boards`, либо `micro_match`",
    },
    Said {
        key: "unsuitable-reading",
        en: "the reading `{name}={value}` is not known; known: {known}",
        ru: "значения `{name}={value}` нет; есть {known}",
    },
    Said {
        key: "stage-unfinished",
        en: "the previous stage has no result of round {round}, board {board}",
        ru: "в предыдущем этапе нет результата: тур {round}, доска {board}",
    },
    Said {
        key: "stage-not-begun",
        en: "the previous stage has no rounds",
        ru: "в предыдущем этапе нет ни одного тура",
    },
    Said {
        key: "stage-shared",
        en: "nothing separates {players} who share places {first}-{last}, and only {top} go on; enter their play-off or name a criterion",
        ru: "места {first}–{last} поделили {players}, а дальше выходят только {top}; внесите дополнительное соревнование между ними или назовите показатель",
    },
    Said {
        key: "stage-no-groups",
        en: "the best of each group go on, and the previous stage has no `pairing_groups`",
        ru: "дальше выходят лучшие из каждой группы, а в предыдущем этапе нет `pairing_groups`",
    },
    Said {
        key: "stage-criterion",
        en: "the previous stage's criterion `{text}` is not known",
        ru: "показателя «{text}», названного в предыдущем этапе, нет",
    },
    Said {
        key: "stage-swiss-carries",
        en: "a Swiss cannot count the games of the previous stage; set stage-carry-over=no",
        ru: "в швейцарской системе партии прошлого этапа не засчитываются; задайте stage-carry-over=no",
    },
    Said {
        key: "stage-teams-entered",
        en: "teams are on the list already; a later stage takes all of its teams from the previous one",
        ru: "команды уже в списке; следующий этап берёт все свои команды из предыдущего",
    },
    Said {
        key: "stage-kind",
        en: "one stage is for teams, the other for players",
        ru: "один этап командный, другой личный",
    },
    Said {
        key: "not-a-pair",
        en: "`{text}` is not a pair of numbers, for example 3-7",
        ru: "«{text}» — не пара номеров; пишите, например, 3-7",
    },
    Said {
        key: "no-event-named",
        en: "no event named; try `shashki pair-round cup.json` or --help",
        ru: "соревнование не указано; попробуйте `shashki pair-round cup.json` или --help",
    },
    Said {
        key: "write-needs-file",
        en: "--write needs an event file, not standard input",
        ru: "для --write нужен файл соревнования, а не стандартный ввод",
    },
    Said {
        key: "write-needs-event-file",
        en: "{path}: only an event file can be written to; make one with `shashki event import`",
        ru: "{path}: записать можно только в файл соревнования; создайте его командой `shashki event import`",
    },
    Said {
        key: "round-paired-already",
        en: "round {round} is paired already; look at it without --write, or make it again with --repair",
        ru: "тур {round} уже составлен; посмотреть его можно без --write, составить заново — с --repair",
    },
    Said {
        key: "all-rounds-paired",
        en: "all {rounds} rounds are paired; --round N shows one of them",
        ru: "все туры составлены (всего их {rounds}); --round N покажет любой из них",
    },
    Said {
        key: "all-needs-fixed",
        en: "--all pairs rounds that do not depend on results; those of {system} do",
        ru: "--all составляет туры, которые не зависят от результатов, а в {system} они зависят",
    },
    Said {
        key: "system-stands",
        en: "the event has rounds paired as {old}; --system {new} can be tried without --write only",
        ru: "в соревновании есть туры по системе {old}; попробовать --system {new} можно только без --write",
    },
    Said {
        key: "option-of-systems",
        en: "{option} has no meaning in the system {system}; it is for {known}",
        ru: "{option} в системе {system} ничего не значит; это для {known}",
    },
    Said {
        key: "not-an-order",
        en: "`{text}` is not an order of rounds; known: {known}",
        ru: "порядка туров «{text}» нет; есть {known}",
    },
    Said {
        key: "seed-is-a-line",
        en: "a seed is one line of text and not empty",
        ru: "ключ жребия — одна непустая строка текста",
    },
    Said {
        key: "seed-stands",
        en: "the event has another seed and rounds drawn with it; a seed stays to the end",
        ru: "у соревнования другой ключ жребия, и по нему уже составлены туры; ключ не меняется до конца",
    },
    Said {
        key: "check-formats",
        en: "--check answers as text, json or csv",
        ru: "--check отвечает в форматах text, json и csv",
    },
    Said {
        key: "simulate-formats",
        en: "--simulate answers as text or json",
        ru: "--simulate отвечает в форматах text и json",
    },
    Said {
        key: "simulate-needs-system",
        en: "--simulate needs --system swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz or swiss-dutch",
        ru: "для --simulate нужна --system swiss-random, swiss-rating, swiss-solkoff, swiss-buchholz или swiss-dutch",
    },
    Said {
        key: "what-if-swiss",
        en: "--what-if is for Swiss systems; this event is paired as {system}",
        ru: "--what-if — для швейцарских систем, а это соревнование идёт по системе {system}",
    },
    Said {
        key: "repair-swiss",
        en: "--repair is for Swiss systems; this event is paired as {system}",
        ru: "--repair — для швейцарских систем, а это соревнование идёт по системе {system}",
    },
    Said {
        key: "repair-no-round",
        en: "no round is paired yet; without --repair the first one is paired",
        ru: "ни один тур ещё не составлен; без --repair будет составлен первый",
    },
    Said {
        key: "repair-last-round",
        en: "only the last paired round can be made again, and that is round {round}",
        ru: "заново можно составить только последний составленный тур, то есть тур {round}",
    },
];
