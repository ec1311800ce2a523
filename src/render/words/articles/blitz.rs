//! 000, part III: blitz (3.19).

use super::{ArticleWords, alone, done};

pub(super) const WORDS: &[ArticleWords] = &[
    done(
        "3.19.1",
        "All moves are made in the time on the clock.",
        "Все ходы делаются за время, установленное на часах.",
        "`clock-check` takes a control of 3–5 minutes for the whole game, or `--speed blitz`, as blitz.",
        "`clock-check` считает блицем контроль 3–5 минут на всю партию или `--speed blitz`.",
    ),
    alone(
        "3.19.2",
        "The clock stands at White's left; one hand moves and presses, and no finger rests on the button.",
        "Часы слева от белых; ход делают и часы переключают одной рукой, палец на кнопке не держат.",
    ),
    done(
        "3.19.3",
        "An impossible move with the clock pressed is put right on the offender's time; one that nobody noticed stands.",
        "Невозможный ход с переключением часов исправляют за счёт времени провинившегося; не замеченный никем остаётся.",
        "`clock-check` charges the correction to the offender; `validate-game` reports the move and who may still object.",
        "`clock-check` относит исправление на провинившегося; `validate-game` сообщает о ходе и о том, кто ещё вправе возразить.",
    ),
    alone(
        "3.19.4",
        "If the opponent's clock does not run one may press it to and fro, then call the arbiter.",
        "Если часы партнёра не идут, можно нажать его кнопку и обратно, затем звать арбитра.",
    ),
    alone(
        "3.19.5",
        "Who touches one piece and moves another may be sent back by his opponent's pressing the clock.",
        "Если тронута одна шашка, а пошла другая, партнёр может переключить часы назад и потребовать хода тронутой.",
    ),
    done(
        "3.19.6",
        "First breach of any kind: remark; second: warning; third: loss of the game; then other sanctions.",
        "Первое нарушение любого рода — замечание, второе — предупреждение, третье — поражение; далее иные санкции.",
        "The ledger of penalties counts in this order.",
        "Учёт наказаний идёт в этом порядке.",
    ),
    done(
        "3.19.7",
        "Draw: both flags down; or the arbiter saw a threefold repetition; or in a drawn position five moves before the arbiter's eyes brought no won position.",
        "Ничья: упали оба флажка; или судья зафиксировал троекратное повторение; или в ничейной позиции за пять ходов при судье выигранной позиции не добились.",
        "Flags by `clock-check`; repetitions are listed by `validate-game` for the arbiter; the five moves are his own.",
        "Флажки — `clock-check`; повторения перечисляет `validate-game`; пять ходов считает сам судья.",
    ),
    done(
        "3.19.8",
        "Time lost is the game lost, even in a won position; but a stronger side that offers a draw and stops the clocks in time has drawn.",
        "Просрочивший время проигрывает даже в выигранной позиции; но если сильнейшая сторона предложила ничью, остановив часы, — ничья.",
        "`clock-check` follows the log's events.",
        "`clock-check` учитывает события журнала.",
    ),
    alone(
        "3.19.9",
        "In official events every game has an arbiter.",
        "В официальных соревнованиях у каждой партии должен быть судья.",
    ),
];
