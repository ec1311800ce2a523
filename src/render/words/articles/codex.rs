//! The Code's article that 000 changed; all others repeat one of 000 under another number.

use super::{ArticleWords, done};

pub(super) const WORDS: &[ArticleWords] = &[done(
    "3.15.2",
    "A game not played is marked minus and plus; they count as loss and win for points and coefficients, but pluses do not count towards norms. In FMJD events a win counts 2, a draw 1, a loss 0.",
    "Несостоявшаяся партия отмечается минусом и плюсом; для очков и коэффициентов это проигрыш и выигрыш, но для норм плюсы не считаются. В соревнованиях ФМЖД за победу 2 очка, за ничью 1, за поражение 0.",
    "Stores `+` and `-` as results of their own; `scoring` of the event file sets 2-1-0.",
    "Хранит «+» и «−» отдельно; 2-1-0 задаётся в `scoring` файла соревнования.",
)];
