//! Words for the closed vocabulary that findings carry in their fields: sides, rows, reasons.

use crate::render::Language;

/// Fields whose values are looked up here; all others are shown as they are.
const FIELDS: &[&str] = &[
    "slip",
    "doubt",
    "winner",
    "loser",
    "side",
    "by",
    "claimant",
    "mover",
    "opponent",
    "colour",
    "reason",
    "situation",
    "why",
    "to_move",
    "taken",
    "due",
    "instead",
    "encoding",
    "proof",
    "variant",
    "asked",
];

/// A value and how it is said in English and in Russian.
const TERMS: &[(&str, &str, &str)] = &[
    (
        "wrong-origin",
        "another origin; only this piece can go there",
        "другое начальное поле; туда может пойти только эта шашка",
    ),
    (
        "rotated-board",
        "the board seen from the other side",
        "доска увидена с другой стороны",
    ),
    (
        "several-slips",
        "more than one slip is possible",
        "возможна не одна ошибка",
    ),
    (
        "near-misses",
        "illegal, but legal moves come near",
        "невозможен, но есть близкие возможные ходы",
    ),
    (
        "capture-forced",
        "a quiet move where a capture is obligatory",
        "тихий ход при обязательном взятии",
    ),
    (
        "short-notation",
        "short notation where full notation is asked for",
        "сокращённая нотация вместо полной",
    ),
    (
        "numbers",
        "numbers instead of lettered squares",
        "номера вместо буквенных полей",
    ),
    (
        "opening-position",
        "the position of this opening",
        "позиция этого дебюта",
    ),
    ("not-in-team", "is not in the team", "не входит в команду"),
    (
        "another-named",
        "the line-up names another player for it",
        "в заявке на этой доске другой участник",
    ),
    (
        "nobody-named",
        "the line-up leaves it empty",
        "в заявке эта доска не занята",
    ),
    ("the encoding", "the encoding", "этой кодировке"),
    ("white", "white", "белые"),
    ("black", "black", "чёрные"),
    ("white.gen", "white", "белых"),
    ("black.gen", "black", "чёрных"),
    (
        "written-ahead",
        "; both clocks are written once a full move, the other one as it stands after the reply",
        "; часы обоих записаны раз в полный ход, вторые — как после ответа",
    ),
    (
        "read-twice",
        " (read twice for one move)",
        " (два показания при одном ходе)",
    ),
    ("remark", "a remark", "замечание"),
    ("warning", "a warning", "предупреждение"),
    ("reprimand", "a reprimand", "выговор"),
    ("loss", "the loss of the game", "поражение"),
    ("exclusion", "exclusion", "исключение из соревнований"),
    ("of-white", " for white", " для белых"),
    ("of-black", " for black", " для чёрных"),
    ("no-pieces", "has no piece left", "остались без шашек"),
    ("blocked", "has no move left", "заперты"),
    (
        "false-claim",
        "made a false claim, and the flag fell during the check",
        "заявили неверно, и при проверке упал флажок",
    ),
    (
        "flag-in-check",
        "the claim was false, and the claimant's flag fell during the check",
        "заявление неверно, и при проверке упал флажок заявителя",
    ),
    (
        "claim-true",
        "the claim is true, draw",
        "заявление верно, ничья",
    ),
    (
        "record-too-short",
        "the record cannot be followed to there",
        "проследить запись до этого места нельзя",
    ),
    (
        "game-was-over",
        "the game was over by then",
        "к тому времени партия уже закончилась",
    ),
    (
        "no-such-claim",
        "the rulebook knows no such claim",
        "свод правил такого заявления не знает",
    ),
    (
        "kings-only",
        "only kings moved and nothing was taken",
        "ходили только дамки, взятий не было",
    ),
    (
        "three-kings",
        "three kings or more against a lone king",
        "три дамки и более против одной дамки",
    ),
    (
        "main-road",
        "three pieces against a lone king on the main road",
        "три шашки против дамки на большой дороге",
    ),
    (
        "three-v-one",
        "three pieces against a lone king",
        "три шашки против одинокой дамки",
    ),
    (
        "five-v-two",
        "five kings, or four and a man, against two kings",
        "пять дамок или четыре дамки и простая против двух дамок",
    ),
    (
        "pieces-2-3",
        "two or three pieces, force unchanged",
        "2–3 фигуры, соотношение сил не менялось",
    ),
    (
        "pieces-4-5",
        "four or five pieces, force unchanged",
        "4–5 фигур, соотношение сил не менялось",
    ),
    (
        "pieces-6-7",
        "six or seven pieces, force unchanged",
        "6–7 фигур, соотношение сил не менялось",
    ),
    (
        "no-progress",
        "no promotion and no change of force",
        "без превращений и без изменения соотношения сил",
    ),
    (
        "repetition",
        "the same position again",
        "повторение позиции",
    ),
    (
        "unexpected-character",
        "a character has no place there",
        "посторонний знак",
    ),
    ("incomplete", "it is incomplete", "он не закончен"),
    (
        "too-many-squares",
        "it names more squares than any move has",
        "столько полей не бывает ни в одном ходе",
    ),
    ("fen-empty", "it is empty", "она пуста"),
    ("fen-incomplete", "it breaks off", "она обрывается"),
    (
        "no-such-square",
        "the board has no such square",
        "такого поля на доске нет",
    ),
    ("bad-range", "a range runs backwards", "диапазон идёт назад"),
    (
        "side-twice",
        "the pieces of one side are given twice",
        "шашки одной стороны указаны дважды",
    ),
    (
        "overlap",
        "two pieces stand on one square",
        "две шашки на одном поле",
    ),
    (
        "man-on-last-row",
        "a man stands on the row where he would be a king",
        "простая стоит на дамочном поле",
    ),
    ("replied", "replied", "уже ответили"),
    (
        "game-over",
        "can claim nothing after the end of the game",
        "после окончания партии претензий предъявить не могут",
    ),
    (
        "origin-empty",
        "nothing stands on the square",
        "на поле ничего нет",
    ),
    ("target-occupied", "the square is occupied", "поле занято"),
    (
        "position-stood-after",
        "the position stood after half-moves",
        "позиция стояла после полуходов",
    ),
    (
        "thirty-moves",
        "the moves of 5.2 e are complete",
        "ходы по 5.2 e сделаны",
    ),
    ("russian", "Russian draughts", "русские шашки"),
    ("russian.loc", "Russian draughts", "русских шашках"),
    (
        "international",
        "international draughts",
        "международные шашки",
    ),
    (
        "international.loc",
        "international draughts",
        "международных шашках",
    ),
    (
        "not-a-move",
        "it names no two squares",
        "не названы два поля",
    ),
];

/// The row of the draw table of this id, named in a list of counters.
pub fn row(id: &'static str, language: Language) -> &'static str {
    if language == Language::English {
        return id;
    }
    match id {
        "kings-only" => "только дамки",
        "three-kings" => "три дамки",
        "main-road" => "большая дорога",
        "three-v-one" => "три против одной",
        "five-v-two" => "пять против двух",
        "pieces-2-3" => "2–3 фигуры",
        "pieces-4-5" => "4–5 фигур",
        "pieces-6-7" => "6–7 фигур",
        "no-progress" => "без изменения сил",
        "repetition" => "повторение",
        id => id,
    }
}

/// How the value of `field` is said; `None` where it is not of the closed vocabulary.
pub(super) fn term(field: &str, value: &str, language: Language) -> Option<&'static str> {
    if !FIELDS.contains(&field) {
        return None;
    }
    said(value, language)
}

/// How a word of the closed vocabulary is said.
pub fn said(value: &str, language: Language) -> Option<&'static str> {
    TERMS
        .iter()
        .find(|(term, ..)| *term == value)
        .map(|(_, en, ru)| match language {
            Language::English => *en,
            Language::Russian => *ru,
        })
}
