//! 000, part II: international draughts.

use super::{ArticleWords, done};

pub(super) const WORDS: &[ArticleWords] = &[
    done(
        "2.1*",
        "The board has 100 squares and seventeen diagonals; the longest, of ten squares, is the main road. Otherwise 1.1 holds.",
        "Доска в 100 полей и семнадцать диагоналей; самая длинная, из десяти полей, — большая дорога. В остальном как 1.1.",
        "Boards of this game have ten rows; the main road is 5–46.",
        "Доска этой игры десятирядная; большая дорога 5–46.",
    ),
    done(
        "2.2*",
        "Each side begins with twenty men on the dark squares of its first four rows.",
        "У каждой стороны вначале двадцать простых на тёмных полях четырёх первых рядов.",
        "A record without a set-up begins in this position.",
        "Запись без указанной позиции начинается с этой расстановки.",
    ),
    done(
        "2.3*",
        "The dark squares are numbered 1 to 50 from Black's side.",
        "Тёмные поля пронумерованы от 1 до 50 со стороны чёрных.",
        "Reads and writes these numbers.",
        "Читает и пишет эти номера.",
    ),
    done(
        "2.4*",
        "Moves are written with a dash, captures with a colon; where captures differ, the turning squares are named. There is no short notation.",
        "Ход пишут через тире, взятие через двоеточие; если пути взятия различны, называют поля поворота. Сокращённой записи нет.",
        "Reads `-`, `x`, `:` and more; the captures of diagram 12 are among its tests.",
        "Читает `-`, `x`, `:` и другие знаки; взятия диаграммы 12 входят в проверки.",
    ),
    done(
        "2.5.1",
        "Of several captures one that takes the most pieces is obligatory, whatever the kinds of the pieces; between equal ones the choice is free.",
        "Из нескольких взятий обязательно то, где побито больше всего шашек, независимо от их достоинства; при равенстве выбор свободен.",
        "A shorter capture is an error; the answer says how many must be taken and lists the captures.",
        "Более короткое взятие считается ошибкой; в ответе сказано, сколько надо побить, и перечислены взятия.",
    ),
    done(
        "2.5.2",
        "What happens when a man passes the last row in a capture.",
        "Что происходит, когда простая при взятии проходит последний ряд.",
        "See 2.5.2.1 and 2.5.2.2.",
        "См. 2.5.2.1 и 2.5.2.2.",
    ),
    done(
        "2.5.2.1",
        "A man that reaches the last row in a capture and can capture on as a man does so and stays a man.",
        "Простая, дошедшая при взятии до последнего ряда и способная бить дальше как простая, бьёт и остаётся простой.",
        "Checked at every capture; diagram 15 is a test.",
        "Проверяется при каждом взятии; диаграмма 15 входит в проверки.",
    ),
    done(
        "2.5.2.2",
        "A man that ends a capture on the last row, or could go on only as a king, stops there and is crowned; as a king it captures from the next move on.",
        "Простая, закончившая взятие на последнем ряду или способная бить дальше лишь как дамка, останавливается и становится дамкой; бить как дамка она может со следующего хода.",
        "Checked at every capture; diagram 16 is a test.",
        "Проверяется при каждом взятии; диаграмма 16 входит в проверки.",
    ),
    done(
        "2.6*",
        "The draws of international draughts: three clauses of their own (cited as 2.6*(1), (2), (3)), and 1.9.1.1, 1.9.1.2, 1.9.1.6, 1.9.1.9, 1.9.2–1.9.4 as in Russian draughts.",
        "Ничьи в стоклеточных шашках: три собственных пункта (здесь 2.6*(1), (2), (3)) и 1.9.1.1, 1.9.1.2, 1.9.1.6, 1.9.1.9, 1.9.2–1.9.4, как в русских.",
        "Counts the three clauses and repetition.",
        "Считает три пункта и повторение позиции.",
    ),
    done(
        "2.6*(1)",
        "For 25 moves only kings moved and nothing was taken.",
        "В течение 25 ходов ходили только дамки и не было взятий.",
        "Row kings-only: 25 moves of each side (reading moves). While clause (2) is being counted it does not end the game (reading kings-only).",
        "Строка kings-only: 25 ходов каждой стороны (толкование moves). Пока считается пункт (2), она партию не заканчивает (толкование kings-only).",
    ),
    done(
        "2.6*(2)",
        "Five kings, or four kings and a man, against two kings: drawn if the stronger side has not reached a won position with its 50th move.",
        "Пять дамок или четыре дамки и простая против двух дамок: ничья, если 50-м ходом сильнейшая сторона не добилась выигранной позиции.",
        "Row five-v-two: reports that the 50 moves have run out. Whether a won position had been reached is the arbiter's, so a decisive result is only a warning.",
        "Строка five-v-two: сообщает, что 50 ходов истекли. Была ли достигнута выигранная позиция, решает судья, поэтому результативный исход — лишь предупреждение.",
    ),
    done(
        "2.6*(3)",
        "Three pieces, men or kings, against a lone king: drawn if the stronger side's 5th move does not take it.",
        "Три шашки, простые или дамки, против одинокой дамки: ничья, если 5-м ходом сильнейшей стороны дамка не взята.",
        "Row three-v-one: 5 moves of the stronger side, wherever the lone king stands.",
        "Строка three-v-one: 5 ходов сильнейшей стороны, где бы ни стояла дамка.",
    ),
];
