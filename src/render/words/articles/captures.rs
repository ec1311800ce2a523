//! 000, part I: capturing (1.5).

use super::{ArticleWords, alone, done};

const CHECKED: &str = "Checked at every capture of a record.";
const CHECKED_RU: &str = "Проверяется при каждом взятии записи.";

pub(super) const WORDS: &[ArticleWords] = &[
    done(
        "1.5.1",
        "A man next to an opponent's piece with a free square behind it jumps there, and the piece comes off.",
        "Простая, стоящая рядом с шашкой соперника, за которой есть свободное поле, перепрыгивает на него, и шашка соперника снимается.",
        CHECKED,
        CHECKED_RU,
    ),
    done(
        "1.5.2",
        "A king jumps over an opponent's piece on its diagonal, near or far, to any of the free squares behind it.",
        "Дамка бьёт шашку соперника на своей диагонали, рядом или на расстоянии, и становится на любое свободное поле за ней.",
        CHECKED,
        CHECKED_RU,
    ),
    done(
        "1.5.3",
        "Capturing is obligatory, forwards and backwards; a capture is one move. One's own pieces are never captured.",
        "Бить обязательно, и вперёд, и назад; взятие считается одним ходом. Свои шашки не бьют.",
        "A quiet move where a capture was possible is an error (M003 capture_obligatory); the answer lists the captures.",
        "Тихий ход при возможном взятии считается ошибкой (M003 capture_obligatory); в ответе перечислены взятия.",
    ),
    alone(
        "1.5.4",
        "A capture is shown clearly on the board and is finished when the captured piece is off.",
        "Взятие ясно показывают на доске; оно закончено, когда побитая шашка снята.",
    ),
    done(
        "1.5.5",
        "A man who after a jump stands next to another piece with a free square behind it must jump on.",
        "Если после взятия простая снова стоит рядом с шашкой соперника, за которой есть свободное поле, она бьёт дальше.",
        "A capture written too short is an error; the longer ones are listed.",
        "Недоведённое взятие считается ошибкой; полные взятия перечисляются.",
    ),
    done(
        "1.5.6",
        "A king that can go on capturing must do so; of the free squares behind a captured piece it chooses one from which it can, if there is one.",
        "Дамка, которая может бить дальше, обязана бить; из свободных полей за побитой шашкой она выбирает то, с которого бой продолжается, если такое есть.",
        "A landing square from which the capture could have gone on, and did not, is an error of its own.",
        "Остановка на поле, с которого бой можно было продолжить, отмечается как ошибка.",
    ),
    alone(
        "1.5.7",
        "Captured pieces come off after the whole capture, in the order in which they were taken.",
        "Побитые шашки снимаются после всего взятия, в порядке боя.",
    ),
    done(
        "1.5.8",
        "In a capture no piece jumps over its own side's pieces.",
        "При взятии нельзя перескакивать через свои шашки.",
        CHECKED,
        CHECKED_RU,
    ),
    done(
        "1.5.9",
        "The same square may be crossed more than once in a capture, the same piece may not be jumped twice.",
        "Через одно поле при взятии можно пройти несколько раз, через одну шашку перескочить дважды нельзя.",
        CHECKED,
        CHECKED_RU,
    ),
    alone(
        "1.5.10",
        "The capturing piece is put down on every square of its way; not to do so is unsporting.",
        "Бьющую шашку ставят на каждое промежуточное поле; не делать этого неспортивно.",
    ),
    alone(
        "1.5.11",
        "A capture of several pieces is finished when the hand has let the capturing piece go.",
        "Последовательное взятие закончено, когда игрок отпустил шашку.",
    ),
    done(
        "1.5.12",
        "Captured pieces stay on the board until the capture is finished and stand in the way till then (the Turkish strike).",
        "До конца взятия побитые шашки остаются на доске и мешают движению (турецкий удар).",
        "Its captures are worked out in just this way; the diagrams of 1.5.17 are among its tests.",
        "Взятия рассчитываются именно так; диаграммы 1.5.17 входят в проверки программы.",
    ),
    alone(
        "1.5.13",
        "Removing is finished when the last captured piece is off.",
        "Снятие закончено, когда снята последняя побитая шашка.",
    ),
    done(
        "1.5.14",
        "Where several captures are possible the player chooses freely, whatever their number and kind (Russian draughts).",
        "Если возможны разные взятия, игрок выбирает любое, независимо от числа и достоинства шашек (русские шашки).",
        "Any complete capture is legal on 64 squares; on 100 squares see 2.5.1.",
        "На 64 полях возможно любое полное взятие; о 100 полях см. 2.5.1.",
    ),
    done(
        "1.5.15",
        "A man that reaches the last row in the middle of a capture goes on capturing as a king in the same move, if it can (Russian draughts).",
        "Простая, достигшая последнего ряда во время взятия, тем же ходом продолжает бой уже как дамка, если может (русские шашки).",
        CHECKED,
        CHECKED_RU,
    ),
    done(
        "1.5.16",
        "A man that reaches the last row by a quiet move captures as a king on the next move at the earliest.",
        "Простая, вставшая на последний ряд тихим ходом, бьёт как дамка не раньше следующего хода.",
        CHECKED,
        CHECKED_RU,
    ),
    done(
        "1.5.17",
        "Three examples explain the Turkish strike: what was jumped still stands, and stops the king.",
        "Три примера поясняют турецкий удар: побитая шашка ещё стоит на доске и останавливает дамку.",
        "The three diagrams, restored from the moves given, are tests of the tool.",
        "Три диаграммы, восстановленные по приведённым ходам, входят в проверки программы.",
    ),
];
