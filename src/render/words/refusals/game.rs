//! Refusals about squares, positions, moves, records and the draw law.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "not-points",
        en: "`{text}` is not a number of points (whole or half, for example 3, 3.5, 3,5 or 3½)",
        ru: "«{text}» — не число очков (целое или с половиной, например 3, 3.5, 3,5 или 3½)",
    },
    Said {
        key: "not-a-rulebook",
        en: "`{text}` is not a rulebook; known: ru2011, codex, draft2002, fmjd, idf",
        ru: "свода правил «{text}» нет; есть ru2011, codex, draft2002, fmjd, idf",
    },
    Said {
        key: "not-a-variant",
        en: "`{text}` is not a variant; known: russian (64, 25), international (100, 20)",
        ru: "игры «{text}» нет; есть russian (64, 25) — русские шашки, international (100, 20) — международные",
    },
    Said {
        key: "not-a-language",
        en: "`{text}` is not a language; known: en, ru",
        ru: "языка «{text}» нет; есть en и ru",
    },
    Said {
        key: "not-an-encoding",
        en: "`{text}` is not an encoding; known: utf-8, utf-16le, utf-16be, windows-1251, koi8-r, cp866, latin-1 and the names of the WHATWG standard",
        ru: "кодировки «{text}» нет; есть utf-8, utf-16le, utf-16be, windows-1251, koi8-r, cp866, latin-1 и другие имена стандарта WHATWG",
    },
    Said {
        key: "setup-overlap",
        en: "two pieces stand on square number {square}",
        ru: "на поле номер {square} стоят две шашки",
    },
    Said {
        key: "setup-man-on-last-row",
        en: "a man stands on square number {square}, where it would be a king",
        ru: "простая стоит на поле номер {square}, где она была бы дамкой",
    },
    Said {
        key: "setup-off-board",
        en: "a piece stands off the board",
        ru: "шашка стоит вне доски",
    },
    Said {
        key: "fen-empty",
        en: "the position is empty",
        ru: "позиция пуста",
    },
    Said {
        key: "fen-incomplete",
        en: "the position breaks off",
        ru: "позиция обрывается",
    },
    Said {
        key: "fen-unexpected",
        en: "`{sign}` is not expected here",
        ru: "знак «{sign}» здесь лишний",
    },
    Said {
        key: "fen-no-such-square",
        en: "there is no such square on the board",
        ru: "такого поля на доске нет",
    },
    Said {
        key: "fen-bad-range",
        en: "the range runs backwards",
        ru: "номера полей идут в обратном порядке",
    },
    Said {
        key: "fen-side-twice",
        en: "the pieces of one side are given twice",
        ru: "шашки одной стороны указаны дважды",
    },
    Said {
        key: "fen-at",
        en: "--fen: {why}, at `{text}`",
        ru: "--fen: {why}, место: «{text}»",
    },
    Said {
        key: "move-unexpected",
        en: "`{sign}` is not expected in a move",
        ru: "знака «{sign}» в записи хода быть не может",
    },
    Said {
        key: "move-incomplete",
        en: "the move is incomplete",
        ru: "ход записан не до конца",
    },
    Said {
        key: "move-too-long",
        en: "the move names more squares than any move has",
        ru: "в ходе больше полей, чем бывает",
    },
    Said {
        key: "as-played-origin-empty",
        en: "nothing stands on square number {square}",
        ru: "на поле номер {square} ничего не стоит",
    },
    Said {
        key: "as-played-target-occupied",
        en: "square number {square} is occupied",
        ru: "поле номер {square} занято",
    },
    Said {
        key: "as-played-no-move",
        en: "the move names no two squares",
        ru: "в ходе не названы два поля",
    },
    Said {
        key: "not-an-opening",
        en: "`{text}` is no opening: give its moves (1. c3-d4 d6-c5), a position (W:Wa1:Bh8) or a file",
        ru: "«{text}» — не дебют: укажите его ходы (1. c3-d4 d6-c5), позицию (W:Wa1:Bh8) или файл",
    },
    Said {
        key: "openings-of-no-event",
        en: "only an event has rounds; this is a list of openings",
        ru: "туры есть только у соревнования, а это список дебютов",
    },
    Said {
        key: "openings-not-drawn",
        en: "no opening has been drawn here; `event openings` draws them",
        ru: "дебюты здесь не вытянуты; их тянет `event openings`",
    },
    Said {
        key: "opening-of-board",
        en: "round {round}, board {board}: {why}",
        ru: "тур {round}, доска {board}: {why}",
    },
    Said {
        key: "not-a-claim",
        en: "`{text}` is not a claim; write PLY:threefold (by the opponent, after that half-move) or PLYw:threefold (by the mover, who wrote it), with `,flag` if his flag fell during the check",
        ru: "«{text}» — не заявление о ничьей; пишите ПОЛУХОД:threefold (заявляет соперник после этого полухода) или ПОЛУХОДw:threefold (заявляет тот, кто записал ход), а если во время проверки у заявителя упал флаг — с «,flag»",
    },
    Said {
        key: "claim-beyond-record",
        en: "a claim at half-move {ply} cannot be checked: the record has {plies} half-moves that can be read",
        ru: "заявление на полуходе {ply} проверить нельзя: прочитанных полуходов в записи {plies}",
    },
    Said {
        key: "claim-too-late",
        en: "a claim at half-move {ply} comes too late: the game was over after half-move {ended}",
        ru: "заявление на полуходе {ply} опоздало: партия закончилась после полухода {ended}",
    },
    Said {
        key: "claim-not-in-book",
        en: "{book} knows no claim `{kind}`",
        ru: "в своде {book} нет заявления о ничьей `{kind}`",
    },
    Said {
        key: "unreadable",
        en: "cannot be read: {why}",
        ru: "не читается: {why}",
    },
    Said {
        key: "binary",
        en: "byte {offset}: this is binary data, not a game file",
        ru: "байт {offset}: это двоичные данные, а не файл партий",
    },
    Said {
        key: "no-record",
        en: "{file}:{line}:{column}: no game record in this file; `{text}` is neither a tag nor a move",
        ru: "{file}:{line}:{column}: записи партии в этом файле нет; «{text}» — не тег и не ход",
    },
    Said {
        key: "no-record-empty",
        en: "{file}:1:1: no game record in this file: it has neither a tag nor a move",
        ru: "{file}:1:1: записи партии в этом файле нет: в нём ни тега, ни хода",
    },
    Said {
        key: "no-law",
        en: "the rulebook {book} has no law for {variant} draughts",
        ru: "в своде {book} нет правил для {variant}",
    },
    Said {
        key: "no-such-row",
        en: "`{text}` is not a row of the draw table; known: {known}",
        ru: "строки «{text}» в таблице ничьих нет; есть {known}",
    },
    Said {
        key: "row-not-in-book",
        en: "{book} has no row `{row}` for {variant} draughts; its rows: {known}",
        ru: "в своде {book} для {variant} нет строки `{row}`; его строки: {known}",
    },
    Said {
        key: "bad-limit",
        en: "`{text}` is not a limit; write NAME=N with N from 1 to 1000000, as kings-only=20",
        ru: "«{text}» — не предел; пишите СТРОКА=N, где N от 1 до 1000000, например kings-only=20",
    },
    Said {
        key: "no-such-reading",
        en: "`{text}` is not a reading; known: {known}",
        ru: "толкования «{text}» нет; есть {known}",
    },
];
