//! The rows of current FMJD and IDF practice. No text of theirs is among our sources, so they
//! are cited by the names of the rows.

use super::{ArticleWords, done};

const AS_REPETITION: &str = "A right to claim, by the procedure of ru2011 1.9.2.";
const AS_REPETITION_RU: &str = "Право требовать ничью в порядке ru2011 1.9.2.";

pub(super) const FMJD: &[ArticleWords] = &[
    done(
        "repetition",
        "The same position with the same side to move for the third time.",
        "Одна и та же позиция при той же очереди хода в третий раз.",
        AS_REPETITION,
        AS_REPETITION_RU,
    ),
    done(
        "kings-only",
        "25 moves by each side in which only kings moved and nothing was taken.",
        "25 ходов каждой стороны только дамками и без взятий.",
        "Runs beside all other rows.",
        "Считается одновременно со всеми строками.",
    ),
    done(
        "three-v-one",
        "Three pieces, at least one of them a king, against a lone king: 16 moves by each side.",
        "Три шашки, среди которых дамка, против одинокой дамки: по 16 ходов.",
        "The move that makes the relation is not counted; once begun it runs on whatever is taken or crowned, and the row of 5 begins beside it.",
        "Ход, создавший соотношение, не считается; начавшись, счёт идёт при любых взятиях и превращениях, а рядом начинается счёт до 5.",
    ),
    done(
        "pieces-2-3",
        "One or two pieces, at least one of them a king, against a lone king: 5 moves by each side.",
        "Одна или две шашки, среди которых дамка, против одинокой дамки: по 5 ходов.",
        "The move that makes the relation is not counted; later captures and moves of men do not begin it afresh.",
        "Ход, создавший соотношение, не считается; дальнейшие взятия и ходы простых счёт не обновляют.",
    ),
];

pub(super) const IDF: &[ArticleWords] = &[
    done(
        "repetition",
        "The same position with the same side to move for the third time.",
        "Одна и та же позиция при той же очереди хода в третий раз.",
        AS_REPETITION,
        AS_REPETITION_RU,
    ),
    done(
        "kings-only",
        "15 moves by each side in which only kings moved and nothing was taken.",
        "15 ходов каждой стороны только дамками и без взятий.",
        "Does not end a game while the rows of 30 or 60 moves hold (reading kings-only).",
        "Пока действуют строки на 30 или 60 ходов, партию не заканчивает (толкование kings-only).",
    ),
    done(
        "three-kings",
        "Three kings or more, with any further pieces, against a lone king: 15 moves of the stronger side.",
        "Три дамки и более, с любыми шашками, против одинокой дамки: 15 ходов сильнейшей стороны.",
        "As ru2011 1.9.1.4.",
        "Как ru2011 1.9.1.4.",
    ),
    done(
        "main-road",
        "Three pieces, at least one of them a king, against a lone king on the main road: 5 moves of the stronger side.",
        "Три шашки, среди которых дамка, против дамки на большой дороге: 5 ходов сильнейшей стороны.",
        "As ru2011 1.9.1.7, but three men do not count.",
        "Как ru2011 1.9.1.7, но три простые не считаются.",
    ),
    done(
        "pieces-2-3",
        "Both have kings, two or three pieces on the board: 5 moves by each side.",
        "У обоих дамки, на доске две-три фигуры: по 5 ходов.",
        "Never begun afresh while it holds.",
        "Пока условие выполняется, счёт не обновляется.",
    ),
    done(
        "pieces-4-5",
        "Both have kings, four or five pieces, nothing taken or crowned: 30 moves by each side.",
        "У обоих дамки, четыре-пять фигур, без взятий и превращений: по 30 ходов.",
        "Any capture or promotion begins it afresh.",
        "Любое взятие или превращение начинает счёт заново.",
    ),
    done(
        "pieces-6-7",
        "Both have kings, six or seven pieces, nothing taken or crowned: 60 moves by each side.",
        "У обоих дамки, шесть-семь фигур, без взятий и превращений: по 60 ходов.",
        "Any capture or promotion begins it afresh.",
        "Любое взятие или превращение начинает счёт заново.",
    ),
];
