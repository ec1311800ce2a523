//! Refusals about adjourned games.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "not-an-envelope",
        en: "{path}:{line}:{column}: not an envelope: {why}\nmake one with `shashki adjourn seal`",
        ru: "{path}:{line}:{column}: это не конверт: {why}\nконверт составляет команда `shashki adjourn seal`",
    },
    Said {
        key: "not-a-secret",
        en: "{path}:{line}:{column}: not a secret file of `shashki adjourn seal`",
        ru: "{path}:{line}:{column}: это не секретный файл команды `shashki adjourn seal`",
    },
    Said {
        key: "secret-nonce",
        en: "{path}: the nonce is not 64 hex digits",
        ru: "{path}: случайная часть (nonce) — не 64 шестнадцатеричные цифры",
    },
    Said {
        key: "secret-readable",
        en: "{path}: others can read this secret file; it was closed to them when it was made. Close it again (chmod 600) once you know who opened it",
        ru: "{path}: этот секретный файл могут прочесть посторонние, а создан он закрытым от них. Выяснив, кто его открыл, закройте его снова (chmod 600)",
    },
    Said {
        key: "slip-not-utf8",
        en: "{path}: the slip is not UTF-8 text",
        ru: "{path}: записка — не текст в UTF-8",
    },
    Said {
        key: "slip-too-long",
        en: "{path}: the slip has more than {most} characters; one move is asked for",
        ru: "{path}: в записке больше {most} знаков, а нужен один ход",
    },
    Said {
        key: "slip-differs",
        en: "the two differ: nothing was sealed, write the move again",
        ru: "ходы набраны по-разному: ничего не запечатано, наберите ход снова",
    },
    Said {
        key: "slip-prompt",
        en: "sealed move (not shown): ",
        ru: "записанный ход (на экране не виден): ",
    },
    Said {
        key: "slip-prompt-again",
        en: "once more: ",
        ru: "ещё раз: ",
    },
    Said {
        key: "envelope-position",
        en: "{path}: position.fen: {why}",
        ru: "{path}: position.fen: {why}",
    },
    Said {
        key: "envelope-control",
        en: "the envelope's control `{text}`: {why}",
        ru: "контроль времени в конверте «{text}»: {why}",
    },
    Said {
        key: "secret-needed",
        en: "{path}: the secret file is needed to open the envelope: give --secret, or --lost if it is gone (3.11.6)",
        ru: "{path}: чтобы вскрыть конверт, нужен секретный файл: укажите --secret, а если он утрачен — --lost (3.11.6)",
    },
    Said {
        key: "secret-differs",
        en: "{path} and {secret} do not belong together: the fingerprint differs, so nothing is opened (3.10.6). See `shashki adjourn check`",
        ru: "{path} и {secret} не от одного конверта: отпечаток не совпадает, поэтому ничего не вскрыто (3.10.6). Проверьте: `shashki adjourn check`",
    },
    Said {
        key: "seal-needs-clocks",
        en: "both clocks belong on the envelope (3.10.3): give --white-clock and --black-clock",
        ru: "на конверте указывают время обоих участников (3.10.3): задайте --white-clock и --black-clock",
    },
    Said {
        key: "leave-needs-reason",
        en: "the chief arbiter's leave needs its reason (3.10.2): give --reason",
        ru: "к разрешению главного судьи нужна причина (3.10.2): укажите --reason",
    },
    Said {
        key: "which-game",
        en: "which game? give --record FILE, or --fen FEN with --move-number",
        ru: "какая партия? укажите --record ФАЙЛ или --fen FEN вместе с --move-number",
    },
    Said {
        key: "seal-needs-names",
        en: "the players' names belong on the envelope (3.10.3): give --white and --black",
        ru: "на конверте указывают фамилии участников (3.10.3): задайте --white и --black",
    },
    Said {
        key: "no-board",
        en: "round {round} has no board {board}; `shashki event show` lists the boards",
        ru: "в туре {round} нет доски {board}; список досок: `shashki event show`",
    },
    Said {
        key: "seal-needs-number",
        en: "which move was sealed? give --move-number N with --fen",
        ru: "который ход записан? укажите вместе с --fen номер хода: --move-number N",
    },
    Said {
        key: "option-fen",
        en: "--fen: {why}",
        ru: "--fen: {why}",
    },
    Said {
        key: "in-game",
        en: "{file}: game {index}: {why}",
        ru: "{file}: партия {index}: {why}",
    },
    Said {
        key: "game-not-there",
        en: "the file has {games} games; choose one with --game",
        ru: "партий в файле {games}; выберите одну: --game",
    },
    Said {
        key: "game-not-sound",
        en: "the record is not sound ({code}): {finding}\nsee `shashki validate-game`",
        ru: "в записи ошибка ({code}): {finding}\nподробнее: `shashki validate-game`",
    },
    Said {
        key: "game-not-followed",
        en: "no game of Russian or international draughts that can be followed",
        ru: "партии в русские или международные шашки, которую можно проследить, здесь нет",
    },
    Said {
        key: "replayed-beyond",
        en: "--replayed-from {ply}: the record has {plies} half-moves",
        ru: "--replayed-from {ply}: полуходов в записи — {plies}",
    },
];
