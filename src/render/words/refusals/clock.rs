//! Refusals about times, controls and clock logs.

use super::Said;

/// One entry per refusal.
pub(super) const REFUSALS: &[Said] = &[
    Said {
        key: "not-a-time",
        en: "`{text}` is not a time; write h:mm:ss, as in 0:14:30",
        ru: "«{text}» — не время; пишите ч:мм:сс, например 0:14:30",
    },
    Said {
        key: "control-empty",
        en: "a control needs at least one period",
        ru: "в контроле времени нужен хотя бы один период",
    },
    Said {
        key: "control-open-period",
        en: "period {period} has no number of moves, but another follows; write it as `time/moves`",
        ru: "у периода {period} не указано число ходов, а за ним следует другой; пишите «время/ходы»",
    },
    Said {
        key: "control-no-moves",
        en: "period {period} has no moves",
        ru: "в периоде {period} нет ходов",
    },
    Said {
        key: "control-no-time",
        en: "period {period} gives no time",
        ru: "период {period} не даёт времени",
    },
    Said {
        key: "control-negative",
        en: "period {period} gives less than no time",
        ru: "время периода {period} отрицательное",
    },
    Said {
        key: "control-too-long",
        en: "period {period} is too long: at most 999 hours and 100000 moves",
        ru: "период {period} слишком длинный: не больше 999 часов и 100000 ходов",
    },
    Said {
        key: "control-sandclock",
        en: "`{text}` is a sandclock; no rulebook here has one",
        ru: "«{text}» — песочные часы; в здешних сводах правил их нет",
    },
    Said {
        key: "control-syntax",
        en: "`{text}` is not a time control (character {column}); write 45m, 70m/35+15m, 5m+3s, 20m d5s, 35/4200:900 or a name such as ru64-45",
        ru: "«{text}» — не контроль времени (знак {column}); пишите 45m, 70m/35+15m, 5m+3s, 20m d5s, 35/4200:900 или имя, например ru64-45",
    },
    Said {
        key: "control-fault",
        en: "`{text}` is not a time control: {fault}",
        ru: "«{text}» — не контроль времени: {fault}",
    },
    Said {
        key: "option-control",
        en: "--control: {why}",
        ru: "--control: {why}",
    },
    Said {
        key: "log-line",
        en: "line {line}: {fault}",
        ru: "строка {line}: {fault}",
    },
    Said {
        key: "log-not-csv",
        en: "not a CSV row: {why}",
        ru: "не строка CSV: {why}",
    },
    Said {
        key: "log-not-json",
        en: "not a row: {why}",
        ru: "не запись журнала: {why}",
    },
    Said {
        key: "log-no-event-column",
        en: "no column `event`; a log has the columns game,ply,side,event,reading,detail",
        ru: "нет столбца `event`; столбцы журнала: game,ply,side,event,reading,detail",
    },
    Said {
        key: "log-column",
        en: "`{column}` is not a column; a log has game,ply,side,event,reading,detail",
        ru: "столбца «{column}» в журнале не бывает; столбцы: game,ply,side,event,reading,detail",
    },
    Said {
        key: "log-event",
        en: "`{event}` is not an event; `shashki clock-check --help` lists them",
        ru: "события «{event}» нет; список: `shashki clock-check --help`",
    },
    Said {
        key: "log-side",
        en: "`{side}` is not a side; write w, b or both",
        ru: "«{side}» — не сторона; пишите w, b или both",
    },
    Said {
        key: "log-needs-side",
        en: "`{event}` needs one side, w or b",
        ru: "событию `{event}` нужна одна сторона: w или b",
    },
    Said {
        key: "log-ply",
        en: "`{ply}` is not a half-move; write a number from 1 to 1000000",
        ru: "«{ply}» — не номер полухода; пишите число от 1 до 1000000",
    },
    Said {
        key: "log-reading",
        en: "`{reading}` is not a reading; write h:mm:ss",
        ru: "«{reading}» — не показание часов; пишите ч:мм:сс",
    },
    Said {
        key: "log-time-of-day",
        en: "`{time}` is not a time of day; write h:mm, from 0:00 to 23:59",
        ru: "«{time}» — не время суток; пишите ч:мм, от 0:00 до 23:59",
    },
    Said {
        key: "log-needs-reading",
        en: "`{event}` needs a reading",
        ru: "событию `{event}` нужно показание часов",
    },
    Said {
        key: "log-detail",
        en: "`{detail}` is not a detail of `{event}`; {known}",
        ru: "«{detail}» не подходит к событию `{event}`; пишите {known}",
    },
    Said {
        key: "log-order",
        en: "half-move {ply} comes after half-move {last}",
        ru: "полуход {ply} стоит после полухода {last}",
    },
    Said {
        key: "log-wrong-side",
        en: "half-move {ply} is not this side's",
        ru: "полуход {ply} — не этой стороны",
    },
    Said {
        key: "no-clocks-at-all",
        en: "{file}: no game and no clock log found; give game records (PDN) or a log with the columns game,ply,side,event,reading,detail",
        ru: "{file}: нет ни партии, ни журнала часов; нужны записи партий (PDN) или журнал со столбцами game,ply,side,event,reading,detail",
    },
    Said {
        key: "micro-match-games",
        en: "a micro-match has two, three or four games (3.18*), not {games}",
        ru: "в микроматче две, три или четыре партии (3.18*), а не {games}",
    },
    Said {
        key: "not-a-dial",
        en: "`{text}` is not a dial's face; write h:mm, as in 1:00",
        ru: "«{text}» — не показание циферблата; пишите ч:мм, например 1:00",
    },
    Said {
        key: "not-a-move-asked",
        en: "`{text}` is not a move; write 35w, 35b or 35",
        ru: "«{text}» — не номер хода; пишите 35w, 35b или 35",
    },
    Said {
        key: "not-a-correction",
        en: "`{text}` is not a correction; write the side and the time left, w 0:14:30",
        ru: "«{text}» — не исправление часов; пишите сторону и оставшееся время: w 0:14:30",
    },
];
