//! 000, part I: winning, drawing, irregularities (1.7–1.10).

use super::{ArticleWords, alone, done};

pub(super) const WORDS: &[ArticleWords] = &[
    alone(
        "1.7*",
        "Each side's aim is to win the game.",
        "Цель каждой стороны в партии — выигрыш.",
    ),
    done(
        "1.8.1",
        "Who first leaves the opponent without pieces or without a move, or to whom the opponent resigns, has won. Losses for the clock and for conduct are possible besides. (The text refers to articles 3.8 and 3.5 for these; in its own numbering they are 3.7 and 3.4.)",
        "Выигрывает тот, кто первым оставил соперника без шашек или без ходов или кому соперник сдался. Возможны и поражения по времени и за недисциплинированность. (Текст ссылается на 3.8 и 3.5; в его собственной нумерации это 3.7 и 3.4.)",
        "The last position decides: a recorded result that contradicts it is an error (G001). A decisive result in a position that is not over is normal.",
        "Решает последняя позиция: противоречащий ей результат считается ошибкой (G001). Результативный исход в неоконченной позиции обычен.",
    ),
    done(
        "1.9.1",
        "The list of cases in which a game is drawn.",
        "Перечень случаев, когда партия считается ничьей.",
        "Counts those that moves can show, all side by side; the first to run out ends the game.",
        "Считает те, что видны из ходов, все одновременно; партию заканчивает тот, что истёк первым.",
    ),
    alone(
        "1.9.1.1",
        "One player offers a draw and the other accepts.",
        "Один предлагает ничью, другой принимает.",
    ),
    done(
        "1.9.1.2",
        "Both flags are down, and which fell first cannot be told.",
        "Упали оба флажка, и установить, какой раньше, нельзя.",
        "`clock-check` gives this verdict where the clocks of a record show it.",
        "`clock-check` выносит такое решение, если это видно по часам записи.",
    ),
    done(
        "1.9.1.3",
        "Three kings that hold the main road against one king: drawn if the stronger side's 15th move, counted from the moment the relation arose, does not take the king.",
        "Три дамки, владеющие большой дорогой, против одной: ничья, если 15-м ходом с момента установления соотношения сил дамка не взята.",
        "Row three-kings: 15 moves of the stronger side, the move that made the relation not counted. Cited where there are exactly three kings and the lone one is off the main road. See also the reading own-count.",
        "Строка three-kings: 15 ходов сильнейшей стороны, ход, создавший соотношение, не считается. Эта статья называется, когда дамок ровно три, а одинокая не на большой дороге. См. также толкование own-count.",
    ),
    done(
        "1.9.1.4",
        "Three kings or more, with any further pieces, against one king: drawn if the stronger side's 15th move does not take it.",
        "Три дамки и более, с любыми шашками, против одной: ничья, если 15-м ходом сильнейшей стороны дамка не взята.",
        "Row three-kings; a further promotion or a piece given up does not begin the count afresh (reading own-count=row; own-count=material says otherwise).",
        "Строка three-kings; новое превращение или отданная шашка счёт не обновляют (толкование own-count=row; иначе own-count=material).",
    ),
    done(
        "1.9.1.5",
        "Both have kings and nothing was taken or crowned: drawn after 5 moves with 2–3 pieces on the board, 30 with 4–5, 60 with 6–7.",
        "У обоих дамки, взятий и превращений не было: ничья после 5 ходов при 2–3 фигурах, 30 при 4–5, 60 при 6–7.",
        "Rows pieces-2-3, pieces-4-5, pieces-6-7: pieces of both sides together, moves by each side, any capture or promotion begins afresh. The text allows other readings: pieces, moves.",
        "Строки pieces-2-3, pieces-4-5, pieces-6-7: фигуры обеих сторон вместе, ходы каждой стороны, любое взятие или превращение начинает счёт заново. Текст допускает и другие толкования: pieces, moves.",
    ),
    alone(
        "1.9.1.6",
        "In a plainly drawn ending, drawn if the side that plays on for a win has reached nothing with its 5th move. What is plainly drawn is a judgement of the position.",
        "В явно ничейном окончании ничья, если играющий на выигрыш 5-м ходом ничего не добился. Явная ничейность — это оценка позиции.",
    ),
    done(
        "1.9.1.7",
        "Three pieces, men or kings, against a lone king on the main road: drawn if the stronger side's 5th move does not take it.",
        "Три шашки, простые или дамки, против одинокой дамки на большой дороге: ничья, если 5-м ходом дамка не взята.",
        "Row main-road, counted while the lone king stands on a1–h8; leaving it ends the count (reading main-road=run; main-road=total adds all its stays).",
        "Строка main-road: счёт идёт, пока дамка на a1–h8; уход с дороги его прекращает (толкование main-road=run; при main-road=total пребывания складываются).",
    ),
    done(
        "1.9.1.8",
        "For 15 moves only kings moved and nothing was taken.",
        "В течение 15 ходов ходили только дамки и не было взятий.",
        "Row kings-only: 15 moves of each side. It does not end a game while a 30- or 60-move row of 1.9.1.5 holds, which otherwise could never be reached (reading kings-only).",
        "Строка kings-only: 15 ходов каждой стороны. Пока действует строка 1.9.1.5 на 30 или 60 ходов, она партию не заканчивает, иначе те были бы недостижимы (толкование kings-only).",
    ),
    done(
        "1.9.1.9",
        "The same position with the same side to move stands three times or more.",
        "Одна и та же позиция при той же очереди хода возникает три раза или более.",
        "Row repetition: a right to claim, not an end by itself; see 1.9.2.",
        "Строка repetition: право требовать ничью, само по себе партию не заканчивает; см. 1.9.2.",
    ),
    done(
        "1.9.2",
        "How repetition is claimed: by the opponent before he replies, or by the player about to repeat, who writes the move and claims without playing it. Who plays loses the right until the position comes again. The check is on the claimant's time: his flag may fall and the game still is drawn if the claim is true; if it is false he has then lost. A false claim with a written move: the move stands.",
        "Как требуют ничью из-за повторения: соперник до своего ответа либо играющий, который записывает ход и заявляет, не делая его. Сделав ход, право теряют до нового повторения. Проверка идёт за счёт заявителя: если упал флажок, а заявление верно, всё равно ничья; если неверно, поражение. При неверном заявлении записанный ход считается сделанным.",
        "Reports from which half-move to which a claim stood and who could make it; `--claim PLY:threefold` and `--claim PLYw:threefold` rule on one.",
        "Сообщает, с какого по какой полуход право существовало и у кого; `--claim N:threefold` и `--claim Nw:threefold` выносят решение.",
    ),
    alone(
        "1.9.3",
        "A draw is offered only after one's own move, in a few words and without conditions; a reply by moving is a refusal.",
        "Ничью предлагают только после своего хода, кратко и без условий; ответный ход означает отказ.",
    ),
    alone(
        "1.9.4",
        "Who was refused may offer again only after the other has offered.",
        "После отказа снова предложить ничью можно лишь после предложения соперника.",
    ),
    alone(
        "1.10.1",
        "If the board turns out to lie wrongly during the game, the game is void and played again.",
        "Если во время партии выясняется, что доска стоит неправильно, партия аннулируется и играется заново.",
    ),
    done(
        "1.10.2",
        "A wrong set-up or wrong colours are put right only until both have moved; after that the game goes on and its result counts.",
        "Неверную расстановку или цвет исправляют, только пока оба не сделали хотя бы по ходу; потом партия продолжается и засчитывается.",
        "A record that begins from another position is read from that position.",
        "Запись, начатая с другой позиции, читается с этой позиции.",
    ),
    done(
        "1.10.3",
        "Fourteen irregularities, from an impossible move and two moves in a row to a wrong removal: only the opponent decides whether one is corrected, and only until he replies.",
        "Четырнадцать нарушений, от невозможного хода и двух ходов подряд до неверного снятия шашек: исправлять ли, решает только партнёр и только до ответного хода.",
        "A record of moves can show an impossible move, two moves in a row, the opponent's piece moved, a capture missed, a wrong number captured, a capture stopped short; wrong removals only against a stated position. A touched piece, a move taken back and the order of removal never show: they are the arbiter's. `--as-played` reads on past an irregular move and says who may still have it corrected.",
        "По записи видны невозможный ход, два хода подряд, ход шашкой соперника, пропущенное взятие, неверное число побитых, недоведённое взятие; неверное снятие — только при указанной позиции. Тронутая шашка, взятый назад ход и порядок снятия не видны никогда: это дело судьи. `--as-played` читает запись дальше неправильного хода и говорит, кто ещё вправе требовать исправления.",
    ),
    done(
        "1.10.4",
        "After the game no claims are heard; its result stands.",
        "После окончания партии претензии не принимаются, результат остаётся.",
        "Irregular moves in a finished game are reported as standing (G015).",
        "Неправильные ходы в законченной партии отмечаются как оставшиеся в силе (G015).",
    ),
];
