//! 004, the draft of 2002: clocks (article 6).

use super::{ArticleWords, alone, done};

pub(super) const WORDS: &[ArticleWords] = &[
    alone(
        "6.1",
        "What a clock is, and what the fall of a flag is.",
        "Что такое часы и падение флажка.",
    ),
    done(
        "6.2",
        "Controls.",
        "Контроль времени.",
        "See 6.2 a and 6.2 b.",
        "См. 6.2 a и 6.2 b.",
    ),
    done(
        "6.2 a",
        "A least number of moves, or all, in a set time, and possibly additional time per move; all fixed beforehand.",
        "Определённое число ходов или все ходы за заданное время, возможно с добавлением на каждый ход; всё определяется заранее.",
        "`clock-check --control` reads increments and delays.",
        "`clock-check --control` читает добавления и задержки.",
    ),
    done(
        "6.2 b",
        "Time saved goes on to the next period, except with a delay, where main time begins to run only after the free seconds.",
        "Сэкономленное время переходит в следующий период, кроме режима задержки, где основное время идёт лишь после свободных секунд.",
        "`clock-check` reckons so.",
        "`clock-check` так и считает.",
    ),
    done(
        "6.3",
        "After a flag falls the number of moves is checked at once.",
        "После падения флажка сразу проверяют число ходов.",
        "`clock-check` counts them.",
        "`clock-check` считает их.",
    ),
    alone(
        "6.4",
        "The arbiter decides where the clock stands.",
        "Где стоят часы, решает арбитр.",
    ),
    done(
        "6.5",
        "At the set time White's clock is started.",
        "В назначенное время пускают часы белых.",
        "`clock-check` reckons lateness from then.",
        "`clock-check` отсчитывает опоздание от этого времени.",
    ),
    done(
        "6.6",
        "If neither is there, White loses all the time till he comes, unless decided otherwise.",
        "Если нет обоих, белые теряют всё время до своего прихода, если не решено иначе.",
        "`clock-check --rules draft2002` puts it on White's clock.",
        "`clock-check --rules draft2002` относит его на часы белых.",
    ),
    done(
        "6.7",
        "Who comes more than an hour late loses, unless decided otherwise.",
        "Опоздавший больше чем на час проигрывает, если не решено иначе.",
        "`clock-check --rules draft2002` applies the hour.",
        "`clock-check --rules draft2002` применяет этот час.",
    ),
    alone(
        "6.8",
        "How the clock is handled.",
        "Как обращаются с часами.",
    ),
    alone(
        "6.8 a",
        "After a move one's clock is stopped; only then is the move complete, unless it ends the game.",
        "После хода часы останавливают; лишь тогда ход завершён, если он не заканчивает игру.",
    ),
    alone(
        "6.8 b",
        "One hand moves and presses; no finger stays on the button.",
        "Ход делают и часы нажимают одной рукой; палец на кнопке не держат.",
    ),
    alone(
        "6.8 c",
        "The clock is handled gently.",
        "С часами обращаются бережно.",
    ),
    alone(
        "6.8 d",
        "A player who cannot handle the clock may have an assistant.",
        "Игроку, не способному обращаться с часами, дают помощника.",
    ),
    done(
        "6.9",
        "A flag has fallen when the arbiter sees it or a player rightly says so.",
        "Флажок упал, когда это установил арбитр или верно заявил партнёр.",
        "A fall that nobody established is reported, not punished.",
        "О незафиксированном падении лишь сообщается.",
    ),
    done(
        "6.10",
        "Too few moves in the time loses, except where 5.1 or 5.2 a, b, c holds.",
        "Не сделавший ходов в срок проигрывает, кроме случаев 5.1 и 5.2 a, b, c.",
        "`clock-check --rules draft2002` gives loss_on_time by this article.",
        "`clock-check --rules draft2002` присуждает loss_on_time по этой статье.",
    ),
    alone(
        "6.11",
        "A clock without evident fault is believed; a faulty one is replaced.",
        "Показания исправных часов бесспорны; неисправные заменяют.",
    ),
    done(
        "6.12",
        "Both flags down and the order unknown: play goes on.",
        "Упали оба флажка и порядок неизвестен: партию продолжают.",
        "`clock-check --rules draft2002` gives play_on.",
        "`clock-check --rules draft2002` выносит play_on.",
    ),
    alone("6.13", "Stopping the clocks.", "Остановка часов."),
    alone(
        "6.13 a",
        "The arbiter stops the clocks to interrupt a game.",
        "Чтобы прервать игру, часы останавливает арбитр.",
    ),
    done(
        "6.13 b",
        "A player may stop them only to call the arbiter.",
        "Игрок может остановить их только для обращения к арбитру.",
        "`clock-check` does not take that for resignation.",
        "`clock-check` не считает это сдачей.",
    ),
    alone(
        "6.13 c",
        "The arbiter says when play goes on.",
        "Когда продолжить, решает арбитр.",
    ),
    alone(
        "6.13 d",
        "Stopping them without reason is punished.",
        "Остановка без причины наказывается.",
    ),
    alone(
        "6.14",
        "After an irregularity the arbiter sets the clocks by his judgement.",
        "После нарушения показания часов определяет арбитр.",
    ),
    alone(
        "6.15",
        "Screens and boards may show the game; a player may not claim by them.",
        "Экраны и демонстрационные доски допустимы; заявления по ним не принимаются.",
    ),
];
