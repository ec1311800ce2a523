//! Refusals about standings.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "not-a-criterion",
        en: "`{text}` is not a criterion; known: {known}",
        ru: "показателя «{text}» нет; есть {known}",
    },
    Said {
        key: "not-a-team-total",
        en: "`{text}` is not a way to total teams; known: all, best:K, boards:K",
        ru: "«{text}» — не способ подсчёта командных очков; пишите all, best:K или boards:K",
    },
    Said {
        key: "not-a-cell-style",
        en: "`{text}` is not a style of cells; known: da, chess-results, russian, toernooibase",
        ru: "вида клеток «{text}» нет; есть da, chess-results, russian, toernooibase",
    },
    Said {
        key: "norm-heading",
        en: "line 1: no column `{name}`; the headings are norm,games,average,percent",
        ru: "строка 1: нет столбца `{name}`; заголовки: norm,games,average,percent",
    },
    Said {
        key: "norm-value",
        en: "line {line}: `{text}` is no {what}",
        ru: "строка {line}: «{text}» — не {what}",
    },
    Said {
        key: "norm-empty",
        en: "no norms in it; the headings are norm,games,average,percent",
        ru: "норм в файле нет; заголовки: norm,games,average,percent",
    },
    Said {
        key: "player-not-in-category",
        en: "--player {number}: is not in the category `{category}`",
        ru: "--player {number}: участник не входит в категорию «{category}»",
    },
    Said {
        key: "player-unknown",
        en: "--player {number}: nobody has this number in the event",
        ru: "--player {number}: такого номера в соревновании нет",
    },
    Said {
        key: "after-round-unknown",
        en: "--after-round {round}: the event has {rounds} rounds so far",
        ru: "--after-round {round}: туров в соревновании пока {rounds}",
    },
    Said {
        key: "team-points-unknown",
        en: "regulation.readings.team-points: `{text}` is not a reading; known: boards, matches",
        ru: "regulation.readings.team-points: значения «{text}» нет; есть boards и matches",
    },
    Said {
        key: "team-totals-unknown",
        en: "regulation.readings.team-totals: {why}",
        ru: "regulation.readings.team-totals: {why}",
    },
    Said {
        key: "category-none",
        en: "--category {category}: the event names no categories",
        ru: "--category {category}: категорий в соревновании нет",
    },
    Said {
        key: "category-unknown",
        en: "--category {category}: nobody is in it; known: {known}",
        ru: "--category {category}: в ней никого нет; есть {known}",
    },
    Said {
        key: "tie-break-unknown",
        en: "{path}: regulation.tie_breaks[{position}]: {why}",
        ru: "{path}: regulation.tie_breaks[{position}]: {why}",
    },
];
