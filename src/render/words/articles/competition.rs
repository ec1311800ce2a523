//! 000, part III: kinds of events, rights and duties, beginning of a round (3.1–3.6).

use super::{ArticleWords, alone, done};

pub(super) const WORDS: &[ArticleWords] = &[
    done(
        "3.1*",
        "Events are championships, tournaments, matches and the like; they are individual, for teams, or both at once.",
        "Соревнования бывают чемпионатами, первенствами, турнирами, матчами; по характеру — личными, командными и лично-командными.",
        "Event files hold individual and team events; `tiebreak` also gives team totals of personal-team events.",
        "Файл соревнования хранит личные и командные турниры; `tiebreak` подводит и командный зачёт лично-командных.",
    ),
    done(
        "3.2*",
        "The systems: round robin, knock-out, Swiss, Scheveningen, and mixtures of them.",
        "Системы: круговая, олимпийская, швейцарская, схевенингенская и смешанная.",
        "`pair-round --system` knows them all.",
        "`pair-round --system` знает все эти системы.",
    ),
    alone(
        "3.3.1",
        "Players may know the rules, play in quiet, turn to the arbiter, protest, and walk about in the playing area.",
        "Участник вправе знать правила соревнования, играть в тишине, обращаться к судье, протестовать, ходить по игровой площадке.",
    ),
    alone(
        "3.3.2",
        "Players must know and keep the regulation, obey the arbiter, play every game in earnest, take no advice, and play to the end of the event.",
        "Участник обязан знать и соблюдать регламент, слушаться судью, играть каждую партию в полную силу, не пользоваться советами и играть до конца соревнования.",
    ),
    alone(
        "3.3.3",
        "During play it is forbidden to talk to anyone but the arbiter, to use another board or notes, to leave the board on one's own turn without leave, to disturb the opponent or others, to ask for or give advice.",
        "Во время игры запрещается говорить с кем-либо, кроме судьи, пользоваться другой доской и записями, отходить без разрешения при своём ходе, мешать сопернику и другим, просить и слушать советы.",
    ),
    done(
        "3.4*",
        "The arbiter punishes breaches by a remark, a warning, a reprimand, loss of the game (for both if need be), or exclusion, as grave as the breach.",
        "За нарушения судья наказывает замечанием, предупреждением, выговором, поражением (возможно, обоих) или исключением — по тяжести проступка.",
        "Keeps the ledger of penalties; a game lost by both is a result of its own (played, 0-0).",
        "Ведёт учёт наказаний; поражение обоих — отдельный результат (сыграно, 0:0).",
    ),
    alone(
        "3.5*",
        "What the playing hall must be like: room, air, light, quiet, steady tables, spectators kept apart.",
        "Каким должно быть помещение: простор, воздух, свет, тишина, устойчивые столы, отделённые зрители.",
    ),
    alone(
        "3.6.1",
        "Players gather five minutes before the round, for announcements.",
        "Сбор за пять минут до начала тура для объявлений.",
    ),
    done(
        "3.6.2",
        "Seats follow the table of rounds (round robin) or the order in which the pairs were made (Swiss).",
        "Рассадка идёт по таблице очередности (круговая система) или в порядке составления пар (швейцарская).",
        "Boards are numbered in that order.",
        "Столы нумеруются в этом порядке.",
    ),
    done(
        "3.6.3",
        "The clocks start on time: the absent player's, or White's if both are absent; when the first of two absentees comes, the time gone is halved between them.",
        "Часы пускают вовремя: отсутствующего, а если нет обоих — белых; когда придёт один из двух, прошедшее время делят пополам.",
        "`clock-check` works out what each clock should show after a late arrival.",
        "`clock-check` вычисляет показания часов после опоздания.",
    ),
    done(
        "3.6.4",
        "First moves or positions drawn by lot are drawn with both players present before play; an absentee bears the delay on his clock.",
        "Жеребьёвку первых ходов или позиций проводят при обоих игроках до игры; если кого-то нет, её откладывают за счёт его времени.",
        "Draws openings by a lot that anyone can repeat; `validate-game --opening` checks that a game begins with what was drawn.",
        "Проводит жеребьёвку начал, которую каждый может повторить; `validate-game --opening` проверяет, что партия начата с выпавшего.",
    ),
];
