//! Words of the codes in `finding::codes::moves`.

use super::Words;

/// One entry per code.
pub(super) const WORDS: &[Words] = &[
    Words {
        id: "M001",
        en: "`{written}`: {square} is no square of this board",
        ru: "`{written}`: на доске нет поля {square}",
        explain_en: "A move names a place that the board does not have: a number that is too high, a file or \
            rank outside the board, or a light square. It may be a slip of the pen or a game of the \
            other kind of draughts; check the game's type first.",
        explain_ru: "Ход называет поле, которого на доске нет: номер слишком велик, вертикаль или горизонталь \
            вне доски или поле светлое. Это описка или партия другого вида шашек; сначала проверьте \
            вид игры.",
        example: "32-55",
    },
    Words {
        id: "M002",
        en: "`{written}`: nothing stands on {square}{legal|; nearest legal moves: }",
        ru: "`{written}`: на {square} нет шашки{legal|; ближайшие ходы по правилам: }",
        explain_en: "The move begins on a square (or, in short notation, on a file) where the mover has no \
            piece. Often an earlier move was recorded wrongly: look at the moves before this one \
            too.",
        explain_ru: "Ход начинается с поля (в сокращённой записи — с вертикали), где у делающего ход нет \
            шашки. Часто неверно записан один из предыдущих ходов: проверьте и их.",
        example: "1. 28-23",
    },
    Words {
        id: "M003",
        en: "`{written}`: a capture is obligatory: {legal}",
        ru: "`{written}`: взятие обязательно: {legal}",
        explain_en: "Capturing is obligatory (1.5.3). The move captures nothing although at least one capture \
            was possible; the captures are listed. Only the opponent may ask for the correction, and \
            only before his reply (1.10.3).",
        explain_ru: "Взятие обязательно (1.5.3). Ход ничего не берёт, хотя взятие было возможно; возможные \
            взятия перечислены. Исправления вправе требовать только соперник и только до своего \
            ответного хода (1.10.3).",
        example: "1. c3-d4 f6-g5 2. d4-e5 g5-h4",
    },
    Words {
        id: "M004",
        en: "`{written}`: the piece on {square} is the opponent's",
        ru: "`{written}`: шашка на {square} — соперника",
        explain_en: "The move begins with a piece of the side that is not to move (1.10.3), and it is not a \
            second move of the side that has just moved.",
        explain_ru: "Ход начинается с шашки стороны, за которой нет очереди хода (1.10.3), и это не второй \
            ход подряд той стороны, которая только что ходила.",
        example: "1. 20-25",
    },
    Words {
        id: "M005",
        en: "`{written}`: two moves in a row by {side}",
        ru: "`{written}`: два хода подряд: {side}",
        explain_en: "The side that made the half-move before moves again (1.10.3): the record repeats the \
            side, or the move is legal for it. A half-move may be missing in the record.",
        explain_ru: "Сторона, сделавшая предыдущий ход, ходит снова (1.10.3): запись повторяет сторону или \
            ход для неё возможен. Возможно, в записи пропущен ход.",
        example: "1. 32-28 33-29",
    },
    Words {
        id: "M006",
        en: "`{written}` takes {taken}, but {needed} must be taken: {legal}",
        ru: "`{written}` берёт {taken}, но нужно взять {needed}: {legal}",
        explain_en: "In international draughts the capture that takes the most pieces is obligatory, whatever \
            their kind (2.5.1). The number needed and the captures that take as many are given.",
        explain_ru: "В стоклеточных шашках обязательно взятие наибольшего количества шашек, вне зависимости \
            от их качества (2.5.1). Указано нужное число и взятия, которые его дают.",
        example: "[FEN \"W:W32:B28,19\"] 1. 32x23",
    },
    Words {
        id: "M007",
        en: "`{written}`: the capture must go on from {square}: {legal}",
        ru: "`{written}`: взятие нужно продолжить с поля {square}: {legal}",
        explain_en: "The capturing piece stopped on a square from which another piece could be captured; it \
            must go on in the same move (1.5.5 for a man, 1.5.6 for a king). The whole captures that \
            begin this way are listed.",
        explain_ru: "Берущая шашка остановилась на поле, с которого можно брать дальше; она обязана \
            продолжить тем же ходом (1.5.5 — простая, 1.5.6 — дамка). Перечислены полные взятия с \
            таким началом.",
        example: "[FEN \"W:Wc1:Bd2,d4\"] 1. c1:e3",
    },
    Words {
        id: "M008",
        en: "`{written}`: on another square behind the captured piece the king could go on: {legal}",
        ru: "`{written}`: на другом поле за взятой шашкой дамка может бить дальше: {legal}",
        explain_en: "Behind the captured piece the king could choose among several squares, and from one of \
            them the capture goes on. It must stop there and go on (1.5.6).",
        explain_ru: "За взятой шашкой у дамки несколько свободных полей, и с одного из них взятие \
            продолжается. Она обязана стать на него и бить дальше (1.5.6).",
        example: "[FEN \"W:WKa1:Bc3,f4\"] 1. a1:h8",
    },
    Words {
        id: "M009",
        en: "`{written}` jumps a piece a second time{legal|; nearest legal moves: }",
        ru: "`{written}`: шашка берётся второй раз{legal|; ближайшие ходы по правилам: }",
        explain_en: "In one capture no piece of the opponent may be jumped more than once (1.5.9); captured \
            pieces stay on the board until the move is over (1.5.12), which is the Turkish strike.",
        explain_ru: "В одном взятии нельзя переносить шашку через одну и ту же шашку соперника более одного \
            раза (1.5.9); взятые шашки снимаются лишь по окончании хода (1.5.12) — это «турецкий \
            удар».",
        example: "[FEN \"B:WKd4,c3,f2,f4:BKa5\"] 1... a5:e1:g3:e5:c3:a1",
    },
    Words {
        id: "M010",
        en: "`{written}` jumps an own piece on {square}{legal|; nearest legal moves: }",
        ru: "`{written}`: переход через свою шашку на {square}{legal|; ближайшие ходы по правилам: }",
        explain_en: "A piece may not pass over a piece of its own side, neither in a capture (1.5.8) nor in a \
            king's quiet move (1.4.5); own pieces are never captured (1.5.3).",
        explain_ru: "Нельзя переносить шашку через свою: ни при взятии (1.5.8), ни тихим ходом дамки (1.4.5); \
            брать свои шашки запрещено (1.5.3).",
        example: "1. b2-d4",
    },
    Words {
        id: "M011",
        en: "`{written}`: the way is blocked on {square}{legal|; nearest legal moves: }",
        ru: "`{written}`: путь закрыт шашкой на {square}{legal|; ближайшие ходы по правилам: }",
        explain_en: "A piece stands on the target, or on the way where it cannot be jumped (two pieces in a \
            row, or no free square behind it).",
        explain_ru: "На поле назначения стоит шашка, или она стоит на пути и взять её нельзя (две шашки \
            подряд либо за ней нет свободного поля).",
        example: "1. b2-c3",
    },
    Words {
        id: "M012",
        en: "`{written}`: a man does not move backwards{legal|; nearest legal moves: }",
        ru: "`{written}`: простая не ходит назад{legal|; ближайшие ходы по правилам: }",
        explain_en: "A man moves only forwards when he does not capture (1.4.3). He captures backwards too \
            (1.5.3).",
        explain_ru: "Простая ходит только вперёд (1.4.3); бьёт она и назад (1.5.3).",
        example: "1. c3-d4 f6-g5 2. d4-c3",
    },
    Words {
        id: "M013",
        en: "`{written}`: a man moves to the next square only{legal|; nearest legal moves: }",
        ru: "`{written}`: простая ходит только на соседнее поле{legal|; ближайшие ходы по правилам: }",
        explain_en: "A man that does not capture moves to a neighbouring square (1.4.3). Perhaps a king was \
            meant, or a half-move is missing.",
        explain_ru: "Простая без взятия ходит на соседнее поле (1.4.3). Возможно, имелась в виду дамка или в \
            записи пропущен ход.",
        example: "1. c3-e5",
    },
    Words {
        id: "M014",
        en: "`{written}`: {from} and {to} lie on no common diagonal{legal|; nearest legal moves: }",
        ru: "`{written}`: поля {from} и {to} не лежат на одной диагонали{legal|; ближайшие ходы по правилам: }",
        explain_en: "Pieces move along diagonals (1.4.3, 1.4.5), and no capture leads from the one square to \
            the other.",
        explain_ru: "Шашки ходят по диагоналям (1.4.3, 1.4.5), и взятия с одного из этих полей на другое нет.",
        example: "1. 32-29",
    },
    Words {
        id: "M015",
        en: "`{written}`: nothing can be captured between {from} and {to}{legal|; nearest legal moves: }",
        ru: "`{written}`: между {from} и {to} нечего взять{legal|; ближайшие ходы по правилам: }",
        explain_en: "The record shows a capture, but no piece of the opponent that can be captured stands \
            between these squares.",
        explain_ru: "Записано взятие, но между этими полями нет шашки соперника, которую можно взять.",
        example: "1. 31x22",
    },
    Words {
        id: "M016",
        en: "`{written}`: the record says that {stated} were taken; the move takes {captured}",
        ru: "`{written}`: по записи сняты {stated}, а ход берёт {captured}",
        explain_en: "The record lists the captured pieces, and they are not those that the move between these \
            squares captures.",
        explain_ru: "В записи указаны взятые шашки, и это не те, которые берёт ход между этими полями.",
        example: "37x28, with 31 and 32 named as taken",
    },
    Words {
        id: "M017",
        en: "`{written}` can mean several moves: {legal}",
        ru: "`{written}` может означать несколько ходов: {legal}",
        explain_en: "Several legal moves have these ends and take different pieces (or, in short notation, \
            different pieces can make the move). Write the squares on which the capture turns \
            (1.6.2). Where the same pieces are taken on different ways it is one move and nothing is \
            said.",
        explain_ru: "Несколько ходов по правилам имеют эти концы и берут разные шашки (в сокращённой записи — \
            ход могут сделать разные шашки). Запишите поля, на которых взятие меняет направление \
            (1.6.2). Если на разных путях берутся те же шашки, это один ход, и замечания нет.",
        example: "36x16",
    },
    Words {
        id: "M018",
        en: "`{written}` can mean several moves; the rest of the game is legal only after {chosen}",
        ru: "`{written}` может означать несколько ходов; продолжение партии возможно только после \
            {chosen}",
        explain_en: "The ends of the capture do not decide which pieces are taken, but only one choice lets \
            the moves that follow be legal. It was taken, and nothing is wrong.",
        explain_ru: "Концы взятия не определяют, какие шашки берутся, но только один выбор делает возможными \
            следующие ходы. Он и принят; ошибки нет.",
        example: "36x16, settled by the next moves",
    },
    Words {
        id: "M019",
        en: "a dash stands for a forced capture, but here {count} moves are possible",
        ru: "прочерк заменяет обязательное взятие, но здесь возможных ходов: {count}",
        explain_en: "A dash may stand in the record for a forced capture (3.9.1). It is read so only if \
            exactly one legal move exists and it is a capture; here that is not so.",
        explain_ru: "Прочерк в записи может стоять вместо обязательного боя (3.9.1). Он так и читается, если \
            возможен ровно один ход и это взятие; здесь это не так.",
        example: "1. 32-28 -",
    },
    Words {
        id: "M020",
        en: "`{written}` has the sign of a capture but takes nothing",
        ru: "`{written}`: стоит знак взятия, но ход ничего не берёт",
        explain_en: "The move is legal, but the sign between its squares is that of a capture (1.6.2, 2.4). \
            Perhaps the position differs from the one that was on the board.",
        explain_ru: "Ход возможен, но между полями стоит знак взятия (1.6.2, 2.4). Возможно, позиция \
            отличается от бывшей на доске.",
        example: "1. 32x28",
    },
    Words {
        id: "M021",
        en: "`{written}` takes nothing, but {squares} were removed",
        ru: "`{written}` ничего не берёт, но сняты {squares}",
        explain_en: "Pieces were taken off the board though the move captures nothing (1.10.3). Found only \
            where the position after the move is stated.",
        explain_ru: "С доски сняты шашки, хотя ход ничего не берёт (1.10.3). Находится, только если дана \
            позиция после хода.",
        example: "a position after 1. 32-28 without the man on 20",
    },
    Words {
        id: "M022",
        en: "`{written}` takes {captured}, but only {removed} were removed",
        ru: "`{written}` берёт {captured}, а сняты только {removed}",
        explain_en: "After a capture fewer pieces were taken off than had been captured (1.10.3). Found only \
            where the position after the move is stated.",
        explain_ru: "После взятия снято меньше шашек, чем побито (1.10.3). Находится, только если дана \
            позиция после хода.",
        example: "a position after 32x14 with one of the two captured men still there",
    },
    Words {
        id: "M023",
        en: "`{written}` does not take {squares}, which were removed",
        ru: "`{written}` не берёт {squares}, но они сняты",
        explain_en: "After a capture pieces were taken off that had not been captured (1.10.3). Found only \
            where the position after the move is stated.",
        explain_ru: "После взятия сняты шашки, которые не были побиты (1.10.3). Находится, только если дана \
            позиция после хода.",
        example: "a position after 32x23 without the man on 20",
    },
    Words {
        id: "M024",
        en: "after `{written}` own pieces were removed: {squares}",
        ru: "после `{written}` сняты собственные шашки: {squares}",
        explain_en: "The side that moved took pieces of its own off the board (1.10.3). Found only where the \
            position after the move is stated.",
        explain_ru: "Сделавший ход снял собственные шашки (1.10.3). Находится, только если дана позиция после \
            хода.",
        example: "a position after 32x23 without the man on 37",
    },
];
