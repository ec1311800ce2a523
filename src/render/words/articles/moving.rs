//! 000, part I: the board, the men, moving, notation.

use super::{ArticleWords, alone, done};

pub(super) const WORDS: &[ArticleWords] = &[
    done(
        "1.1*",
        "The board has 64 light and dark squares; play goes on the dark ones, and a dark corner lies at each player's left. Size and finish are prescribed for official events.",
        "Доска состоит из 64 светлых и тёмных полей, игра идёт по тёмным; слева внизу у каждого игрока тёмное угловое поле. Для официальных соревнований заданы размер и вид доски.",
        "Every board it prints has its dark corner at the lower left. Measures of the board are the arbiter's.",
        "Печатает доску с тёмным полем в левом нижнем углу. Размеры доски проверяет судья.",
    ),
    done(
        "1.2*",
        "Rows of squares running aslant are diagonals; the longest, of eight squares from the lower left to the upper right, is the main road. The other long diagonals have names of their own.",
        "Идущие наискосок ряды полей называются диагоналями; самая длинная, из восьми полей слева снизу направо вверх, зовётся большой дорогой. У других диагоналей тоже есть имена.",
        "Knows the main road (a1–h8): the row of three pieces against a lone king there is counted by it.",
        "Знает большую дорогу (a1–h8): по ней считается окончание «три против одной».",
    ),
    done(
        "1.3*",
        "Each side begins with twelve men on the dark squares of its first three rows. Shape, size and colour of the men are prescribed.",
        "У каждой стороны вначале двенадцать простых на тёмных полях трёх первых рядов. Форма, размер и цвет шашек предписаны.",
        "A record without a set-up begins in this position. The wood is the arbiter's.",
        "Запись без указанной позиции начинается с этой расстановки. Сами шашки проверяет судья.",
    ),
    done(
        "1.4.1",
        "A move carries a piece from one square to another. White moves first, the players move in turn, one move each, to the end. Who has white comes from the table of rounds or from a lot.",
        "Ход переносит шашку с одного поля на другое. Начинают белые, соперники ходят по очереди по одному ходу до конца партии. Цвет определяется таблицей очередности или жребием.",
        "Checks whose turn it is at every half-move; pairings give each player a colour.",
        "На каждом полуходе проверяет очередь хода; при составлении пар назначает цвет.",
    ),
    done(
        "1.4.2",
        "Pieces are men or kings.",
        "Шашки бывают простые и дамки.",
        "Keeps the two apart in positions, set-ups and diagrams.",
        "Различает их в позициях, расстановках и на диаграммах.",
    ),
    done(
        "1.4.3",
        "A man moves forward along a diagonal to the next square.",
        "Простая ходит вперёд по диагонали на соседнее поле.",
        "Refuses a man's quiet move backwards or further than one square, and offers the nearest legal moves.",
        "Не принимает тихий ход простой назад или дальше соседнего поля и предлагает ближайшие возможные ходы.",
    ),
    done(
        "1.4.4",
        "A man that reaches the last row becomes a king and has a king's rights.",
        "Простая, достигшая последнего ряда, становится дамкой и получает её права.",
        "Crowns by itself; a man written on his last row in a set-up is refused.",
        "Превращает сам; простую на последнем ряду в указанной позиции не принимает.",
    ),
    done(
        "1.4.5",
        "A king moves any distance along a free diagonal, forwards and backwards, over no piece of its own.",
        "Дамка ходит на любое число свободных полей по диагонали вперёд и назад, через свои шашки не перескакивает.",
        "Checks that the way is free; the answer names the square that blocks it.",
        "Проверяет, свободен ли путь, и называет поле, которое его закрывает.",
    ),
    alone(
        "1.4.6",
        "A move is made when the hand has let the piece go.",
        "Ход сделан, когда игрок отпустил шашку.",
    ),
    alone(
        "1.4.7",
        "Who touches a piece of his own that can move must move it; of several, the one touched first that can. Touching one that cannot move binds to nothing.",
        "Тронутой шашкой нужно пойти, если она может; если тронуто несколько — первой из тех, что могут пойти. Прикосновение к шашке, у которой нет хода, ни к чему не обязывает.",
    ),
    alone(
        "1.4.8",
        "While the hand still holds the piece, it may be put on any other square it can go to, but that piece must move.",
        "Пока шашка не отпущена, её можно поставить на любое другое возможное поле, но пойти нужно именно ею.",
    ),
    alone(
        "1.4.9",
        "Pieces may be put straight only on one's own turn and after saying so.",
        "Поправлять шашки можно только при своей очереди хода и предупредив об этом соперника.",
    ),
    done(
        "1.6.1",
        "Notation names the squares: files a–h from White's left, rows 1–8 from White's side.",
        "Нотация именует поля: вертикали a–h слева от белых, горизонтали 1–8 от белых.",
        "Reads Latin and Cyrillic letters and numbers of squares, writes the usual name.",
        "Читает латинские и русские буквы и номера полей, пишет принятое обозначение.",
    ),
    done(
        "1.6.2",
        "A move is written with a dash, a capture with a colon between the squares; where several captures are possible the turning squares are named too. A shortened notation without row numbers is allowed. (The text lists c2 and a2 in the first position where c1 and d2 are meant.)",
        "Ход записывают через тире, взятие через двоеточие; если возможны разные пути взятия, называют и поля поворота. Допускается сокращённая запись. (В перечне начальной позиции в тексте стоят c2 и a2 вместо c1 и d2.)",
        "Reads full and short notation; a capture that its ends do not decide is settled by the moves that follow, or reported with the possible paths.",
        "Читает полную и сокращённую запись; взятие, не определённое концами пути, выясняет по следующим ходам или сообщает возможные пути.",
    ),
];
