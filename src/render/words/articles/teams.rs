//! 000, part III: team events (3.16).

use super::{ArticleWords, alone, done};

pub(super) const WORDS: &[ArticleWords] = &[
    done(
        "3.16.1",
        "Team events are played by teams of several players.",
        "Участники командных соревнований — команды из нескольких игроков.",
        "`boards` in the event file makes it a team event.",
        "Поле `boards` файла делает соревнование командным.",
    ),
    done(
        "3.16.2",
        "The regulation says how many boards, whether players are fixed to them, how reserves play; line-ups are handed in 15 minutes before the round, else those of round 1 hold.",
        "Положение определяет состав, закрепление за досками и запасных; заявку подают за 15 минут до тура, иначе действует состав первого тура.",
        "Line-ups are entered per round; where none is, that of round 1 is used and reported.",
        "Составы вводятся по турам; если состава нет, берётся состав первого тура, о чём сообщается.",
    ),
    done(
        "3.16.3",
        "Colours are fixed by board 1; the team's odd boards have the same colour, the even boards the other.",
        "Цвет задаётся первой доской; на нечётных досках команда играет тем же цветом, на чётных — другим.",
        "`pair-round` gives the colours so.",
        "`pair-round` так и назначает цвет.",
    ),
    done(
        "3.16.4",
        "A team with fewer than half its players is not admitted and loses; a player on a board to which he had no right: the game does not count and that board is lost. (The sentence on the least number present is garbled in the text.)",
        "Команда, где меньше половины состава, не допускается и проигрывает; за партию на чужой доске команде засчитывается поражение на этой доске. (Оговорка о наименьшем числе в тексте неясна.)",
        "Reported, and the boards filled with `+`/`-`.",
        "Сообщается, доски заполняются «+» и «−».",
    ),
    done(
        "3.16.5",
        "A team that leaves, or misses the last round: the jury decides between loss and annulling all its matches.",
        "Если команда выбыла или не явилась на последний тур, коллегия решает: поражение или аннулирование всех матчей.",
        "`tiebreak` shows both tables side by side; the jury chooses.",
        "`tiebreak` показывает обе таблицы рядом; выбирает коллегия.",
    ),
    done(
        "3.16.6",
        "A round is won by the team with more points of all its games, and the sum over all rounds gives the place; equal: their own match, matches won, a coefficient. A team second in the final with all its matches won may demand a match for first place. A note allows 2-1-0 per match.",
        "Тур выигрывает команда с большей суммой очков всех партий, сумма по турам даёт место; при равенстве — личная встреча, выигранные матчи, коэффициент. Вторая команда финала, выигравшая все матчи, может потребовать матч за первое место. Примечание допускает 2-1-0 за матч.",
        "`tiebreak` applies it and reports the right to the extra match.",
        "`tiebreak` применяет это и сообщает о праве на дополнительный матч.",
    ),
    alone(
        "3.16.7",
        "A captain speaks for the team; only he may protest, in writing.",
        "От имени команды говорит капитан; протесты подаёт только он, письменно.",
    ),
];
